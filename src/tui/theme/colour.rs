//! Colours, and what becomes of them on terminals that have fewer.

use ratatui::style::Color;

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Every colour.
    #[default]
    True,
    /// The 256 of xterm.
    Palette256,
    /// The sixteen of the user's own scheme.
    Palette16,
    /// None.
    None,
}

/// A colour: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The sixteen colours as xterm has them.
const SIXTEEN: [(Rgb, Color); 16] = [
    (Rgb(0, 0, 0), Color::Black),
    (Rgb(205, 0, 0), Color::Red),
    (Rgb(0, 205, 0), Color::Green),
    (Rgb(205, 205, 0), Color::Yellow),
    (Rgb(0, 0, 238), Color::Blue),
    (Rgb(205, 0, 205), Color::Magenta),
    (Rgb(0, 205, 205), Color::Cyan),
    (Rgb(229, 229, 229), Color::Gray),
    (Rgb(127, 127, 127), Color::DarkGray),
    (Rgb(255, 0, 0), Color::LightRed),
    (Rgb(0, 255, 0), Color::LightGreen),
    (Rgb(255, 255, 0), Color::LightYellow),
    (Rgb(92, 92, 255), Color::LightBlue),
    (Rgb(255, 0, 255), Color::LightMagenta),
    (Rgb(0, 255, 255), Color::LightCyan),
    (Rgb(255, 255, 255), Color::White),
];

/// The contrast that text needs, <https://www.w3.org/TR/WCAG21/#contrast-minimum>.
const LEGIBLE: f64 = 4.5;

/// The steps of each colour in xterm's cube of 216.
const CUBE: [u8; 6] = [0, 95, 135, 175, 215, 255];

impl Rgb {
    /// The nearest colour that a terminal of this depth has.
    #[must_use]
    pub fn on(self, depth: Depth) -> Color {
        match depth {
            Depth::True => Color::Rgb(self.0, self.1, self.2),
            Depth::Palette256 => Color::Indexed(self.indexed()),
            Depth::Palette16 => self.nearest_of_sixteen(),
            Depth::None => Color::Reset,
        }
    }

    /// The nearest colour that a terminal of this depth has and that can be read on `ground`. Of
    /// sixteen colours the nearest one may be the ground's own.
    #[must_use]
    pub fn read_on(self, ground: Self, depth: Depth) -> Color {
        if depth != Depth::Palette16 {
            return self.on(depth);
        }
        let under = ground.on(depth);
        let Some((under, _)) = SIXTEEN.iter().find(|(_, name)| *name == under) else { return self.on(depth) };
        let mut legible: Vec<_> =
            SIXTEEN.iter().filter(|(colour, _)| contrast(*colour, *under) >= LEGIBLE).collect();
        legible.sort_by_key(|(colour, _)| self.distance(*colour));
        legible.first().map_or_else(|| self.on(depth), |(_, name)| *name)
    }

    /// Reads `#rrggbb`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        Some(Self(part(0)?, part(2)?, part(4)?))
    }

    fn distance(self, other: Self) -> u32 {
        let square = |one: u8, two: u8| u32::from(one.abs_diff(two)).pow(2);
        square(self.0, other.0) * 3 + square(self.1, other.1) * 4 + square(self.2, other.2) * 2
    }

    fn nearest_of_sixteen(self) -> Color {
        let nearest = SIXTEEN.iter().min_by_key(|(colour, _)| self.distance(*colour));
        nearest.map_or(Color::Reset, |(_, name)| *name)
    }

    /// The nearest of xterm's cube and its greys.
    fn indexed(self) -> u8 {
        let step = |value: u8| {
            let nearest = CUBE.iter().enumerate().min_by_key(|(_, step)| step.abs_diff(value));
            nearest.map_or(0, |(at, _)| at)
        };
        let (r, g, b) = (step(self.0), step(self.1), step(self.2));
        let cube = Self(CUBE[r], CUBE[g], CUBE[b]);
        let mean = (u16::from(self.0) + u16::from(self.1) + u16::from(self.2)) / 3;
        let grey_at = (mean.saturating_sub(3) / 10).min(23) as u8;
        let grey = Self(8 + 10 * grey_at, 8 + 10 * grey_at, 8 + 10 * grey_at);
        if self.distance(grey) < self.distance(cube) {
            232 + grey_at
        } else {
            (16 + 36 * r + 6 * g + b) as u8
        }
    }

    /// Relative luminance, <https://www.w3.org/TR/WCAG21/#dfn-relative-luminance>.
    fn luminance(self) -> f64 {
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }
}

/// The contrast ratio of two colours, 1 to 21, <https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>.
#[must_use]
pub fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (one.luminance(), other.luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What xterm shows for a colour that a terminal of some depth has.
#[cfg(test)]
#[must_use]
pub fn shown(colour: Color) -> Option<Rgb> {
    match colour {
        Color::Rgb(red, green, blue) => Some(Rgb(red, green, blue)),
        Color::Indexed(index @ 232..) => {
            let grey = 8 + 10 * (index - 232);
            Some(Rgb(grey, grey, grey))
        }
        Color::Indexed(index @ 16..) => {
            let at = |part: u8| CUBE[usize::from(part % 6)];
            let index = index - 16;
            Some(Rgb(at(index / 36), at(index / 6), at(index)))
        }
        other => SIXTEEN.iter().find(|(_, name)| *name == other).map(|(colour, _)| *colour),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_down_to_what_there_is() {
        assert_eq!(Rgb(255, 0, 0).on(Depth::Palette256), Color::Indexed(196));
        assert_eq!(Rgb(128, 128, 128).on(Depth::Palette256), Color::Indexed(244));
        assert_eq!(Rgb(250, 250, 250).on(Depth::Palette16), Color::White);
        assert_eq!(Rgb::parse("#12abFF"), Some(Rgb(0x12, 0xab, 0xff)));
        assert_eq!(Rgb::parse("#12abF"), None);
        assert_eq!(Rgb::parse("#é2abF"), None);
        assert!((contrast(Rgb(0, 0, 0), Rgb(255, 255, 255)) - 21.0).abs() < 0.01);
    }
}
