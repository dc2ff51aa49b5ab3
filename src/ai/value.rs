//! Margins, and how they are known.

/// How a margin is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// With perfect play on both sides it is this.
    Proved,
    /// It lies between two proved numbers.
    Bounded,
    /// A search found it likely.
    Estimated,
}

impl Certainty {
    /// The word for it in JSON and in sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Bounded => "bounded",
            Self::Estimated => "estimated",
        }
    }
}

/// What is known of a margin in seeds: proved bounds, and an estimate between them if a search made one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value<T = i16> {
    low: T,
    high: T,
    estimate: Option<T>,
}

impl<T: Copy + PartialOrd> Value<T> {
    /// A margin that is proved.
    pub const fn proved(margin: T) -> Self {
        Self { low: margin, high: margin, estimate: None }
    }

    /// A margin from `low` to `high`, both proved.
    pub const fn bounded(low: T, high: T) -> Self {
        Self { low, high, estimate: None }
    }

    /// The same with the estimate of a search, which is dropped if the bounds refute it.
    pub fn with_estimate(self, estimate: T) -> Self {
        let possible = self.low < self.high && self.low <= estimate && estimate <= self.high;
        Self { estimate: possible.then_some(estimate), ..self }
    }

    /// The same, known to be at least `low`.
    pub fn at_least(self, low: T) -> Self {
        let raised = Self { low: if low > self.low { low } else { self.low }, ..self };
        self.estimate.map_or(raised, |estimate| raised.with_estimate(estimate))
    }

    /// The margin is proved to be at least this.
    pub const fn low(self) -> T {
        self.low
    }

    /// The margin is proved to be at most this.
    pub const fn high(self) -> T {
        self.high
    }

    /// How the margin is known.
    pub fn certainty(self) -> Certainty {
        if self.is_proved() {
            Certainty::Proved
        } else if self.estimate.is_some() {
            Certainty::Estimated
        } else {
            Certainty::Bounded
        }
    }

    /// Whether the margin is proved.
    pub fn is_proved(self) -> bool {
        self.low == self.high
    }

    /// The margin, proved or estimated; `None` if only bounds are known.
    pub fn margin(self) -> Option<T> {
        if self.is_proved() { Some(self.low) } else { self.estimate }
    }

    /// A single number to sort or draw by: the margin, or what it is at least.
    pub fn score(self) -> T {
        self.margin().unwrap_or(self.low)
    }
}

impl<T: Copy + std::ops::Neg<Output = T>> Value<T> {
    /// The same margin as the other side counts it.
    pub fn negated(self) -> Self {
        Self { low: -self.high, high: -self.low, estimate: self.estimate.map(|estimate| -estimate) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_never_contradicts_a_proof() {
        let value = Value::bounded(-10, 40).with_estimate(24);
        assert_eq!((value.margin(), value.certainty()), (Some(24), Certainty::Estimated));
        let raised = value.at_least(30);
        assert_eq!((raised.margin(), raised.certainty(), raised.score()), (None, Certainty::Bounded, 30));
        assert_eq!(value.at_least(40), Value::proved(40));
        assert_eq!(value.negated(), Value::bounded(-40, 10).with_estimate(-24));
    }
}
