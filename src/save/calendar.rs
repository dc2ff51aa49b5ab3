//! Calendar days in UTC, so that a day is the same for everybody.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// Days since 1970-01-01.
    since_epoch: i64,
}

/// The text is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day of the calendar, as YYYY-MM-DD")]
pub struct NotADay;

impl Day {
    /// The day that `time` falls on.
    pub fn of(time: SystemTime) -> Self {
        let seconds = match time.duration_since(UNIX_EPOCH) {
            Ok(since) => i64::try_from(since.as_secs()).unwrap_or(i64::MAX),
            Err(before) => -i64::try_from(before.duration().as_secs()).unwrap_or(i64::MAX),
        };
        Self { since_epoch: seconds.div_euclid(86_400) }
    }

    /// Today, by the system clock.
    pub fn today() -> Self {
        Self::of(SystemTime::now())
    }

    /// Days since Monday 1970-01-05; negative before it.
    pub const fn from_first_monday(self) -> i64 {
        self.since_epoch - 4
    }

    /// Year, month and day of the month, by Howard Hinnant's `civil_from_days`
    /// (<https://howardhinnant.github.io/date_algorithms.html>).
    const fn civil(self) -> (i64, i64, i64) {
        let shifted = self.since_epoch + 719_468;
        let era = shifted.div_euclid(146_097);
        let day_of_era = shifted.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        (year_of_era + era * 400 + if month <= 2 { 1 } else { 0 }, month, day)
    }

    /// Inverse of [`Day::civil`]; a date that does not exist gives another day.
    const fn from_civil(year: i64, month: i64, day: i64) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let month_from_march = if month > 2 { month - 3 } else { month + 9 };
        let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Self { since_epoch: era * 146_097 + day_of_era - 719_468 }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(NotADay) };
        let number = |part: &str, digits: usize| {
            let good = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<i64>().ok().filter(|_| good).ok_or(NotADay)
        };
        let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
        let found = Self::from_civil(year, month, day);
        // February 31 would be a day in March.
        let same = found.to_string() == text;
        if (1..=12).contains(&month) && same { Ok(found) } else { Err(NotADay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_164_800, "2024-02-29"),
            (4_107_542_400, "2100-03-01"),
        ] {
            let found = Day::of(UNIX_EPOCH + Duration::from_secs(seconds));
            assert_eq!(found.to_string(), day);
            assert_eq!(day.parse(), Ok(found));
        }
        for wrong in
            ["", "2024-2-29", "2023-02-29", "2024-13-01", "2024-00-10", "24-01-01", "x", "2024-01-32"]
        {
            assert_eq!(wrong.parse::<Day>(), Err(NotADay), "{wrong}");
        }
        assert_eq!("1970-01-05".parse::<Day>().unwrap().from_first_monday(), 0);
    }
}
