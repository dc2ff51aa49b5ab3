//! Semantic styles: what things look like. No colour stands anywhere else.

mod colour;
mod skins;

use ratatui::style::{Modifier, Style};

use crate::game::Side;

pub use colour::{Depth, Rgb};
#[cfg(test)]
use colour::{contrast, shown};
pub use skins::{Palette, Skin};

/// What a piece of the screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The empty screen and ordinary text.
    Text,
    /// Text that matters less.
    Dim,
    /// Headings.
    Title,
    /// A key in a line of keys.
    Key,
    /// The marked line of a list.
    Marked,
    /// The frame of what pops up.
    Frame,
    /// The inside of the hull.
    Hull,
    /// The edge of the hull.
    Edge,
    /// The frame of a pit.
    Pit,
    /// The frame of the pit under the cursor.
    Cursor,
    /// Where the sowing of the pit under the cursor would end.
    Target,
    /// The frame of a place that a hand is over.
    Touched,
    /// Seeds.
    Seed,
    /// The number of seeds.
    Count,
    /// A pit's number.
    Label,
    /// A mark beside a pit's number.
    Mark,
    /// A closed pit.
    Widow,
    /// South.
    South,
    /// North.
    North,
    /// Seeds being taken.
    Taken,
    /// Something good, or the winner.
    Good,
    /// Something that needs attention.
    Warning,
}

impl Role {
    /// The role of what belongs to `side`.
    pub const fn of(side: Side) -> Self {
        match side {
            Side::South => Self::South,
            Side::North => Self::North,
        }
    }
}

#[cfg(test)]
impl Role {
    /// Every role.
    pub const ALL: &'static [Self] = &[
        Self::Text,
        Self::Dim,
        Self::Title,
        Self::Key,
        Self::Marked,
        Self::Frame,
        Self::Hull,
        Self::Edge,
        Self::Pit,
        Self::Cursor,
        Self::Target,
        Self::Touched,
        Self::Seed,
        Self::Count,
        Self::Label,
        Self::Mark,
        Self::Widow,
        Self::South,
        Self::North,
        Self::Taken,
        Self::Good,
        Self::Warning,
    ];
}

/// The styles of a skin on a terminal with so many colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    palette: Option<Palette>,
    depth: Depth,
}

impl Theme {
    /// The styles of `skin` where the terminal has `depth` colours.
    pub fn new(skin: Skin, depth: Depth) -> Self {
        let palette = if depth == Depth::None { None } else { skin.palette() };
        Self { palette, depth }
    }

    /// The style of `role`.
    pub fn style(&self, role: Role) -> Style {
        let style = self.palette.as_ref().map_or_else(Style::new, |palette| self.coloured(palette, role));
        style.add_modifier(modifiers(role, self.palette.is_none()))
    }

    /// The colours of `role`, for the tests of contrast: text and what lies under it.
    pub fn pair(palette: &Palette, role: Role) -> (Rgb, Rgb) {
        let p = palette;
        match role {
            Role::Text => (p.text, p.ground),
            Role::Dim => (p.dim, p.ground),
            Role::Title => (p.title, p.ground),
            Role::Key | Role::Frame => (p.key, p.ground),
            Role::Marked | Role::Taken => (p.marked_text, p.marked),
            Role::Hull | Role::Count | Role::Label => (p.hull_text, p.hull),
            Role::Edge => (p.edge, p.ground),
            Role::Pit => (p.pit, p.hull),
            Role::Cursor => (p.cursor, p.hull),
            Role::Target | Role::Touched | Role::Mark => (p.target, p.hull),
            Role::Seed => (p.seed, p.hull),
            Role::Widow => (p.widow, p.hull),
            Role::South => (p.south, p.ground),
            Role::North => (p.north, p.ground),
            Role::Good => (p.good, p.ground),
            Role::Warning => (p.warning, p.ground),
        }
    }

    /// The style of `role` on the hull instead of on the ground.
    pub fn on_hull(&self, role: Role) -> Style {
        let style = self.style(role);
        match &self.palette {
            Some(palette) => {
                let (text, _) = Self::pair(palette, role);
                style.fg(text.read_on(palette.hull, self.depth)).bg(palette.hull.on(self.depth))
            }
            None => style,
        }
    }

    fn coloured(&self, palette: &Palette, role: Role) -> Style {
        let (text, ground) = Self::pair(palette, role);
        Style::new().fg(text.read_on(ground, self.depth)).bg(ground.on(self.depth))
    }
}

/// What tells roles apart without colour; beside colours only what helps them.
const fn modifiers(role: Role, alone: bool) -> Modifier {
    match role {
        Role::Marked | Role::Taken if alone => Modifier::REVERSED,
        Role::Title
        | Role::Key
        | Role::Cursor
        | Role::Count
        | Role::Good
        | Role::Warning
        | Role::Marked
        | Role::Taken
        | Role::Touched
        | Role::Target
        | Role::Mark => Modifier::BOLD,
        Role::Dim | Role::Widow | Role::Pit if alone => Modifier::DIM,
        _ => Modifier::empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read_in_every_skin() {
        for skin in Skin::ALL {
            let Some(palette) = skin.palette() else { continue };
            for &role in Role::ALL {
                // Frames are lines, not text: 3:1 is what WCAG asks of them.
                let least = if matches!(role, Role::Pit | Role::Edge) { 3.0 } else { 4.5 };
                let (text, ground) = Theme::pair(&palette, role);
                let found = contrast(text, ground);
                assert!(found >= least, "{skin:?} {role:?}: {found:.2}");
            }
            for role in [Role::South, Role::North, Role::Dim, Role::Good, Role::Warning] {
                let found = contrast(Theme::pair(&palette, role).0, palette.hull);
                assert!(found >= 4.5, "{skin:?} {role:?} on the hull: {found:.2}");
            }
        }
    }

    /// The contrast of a style as xterm shows it.
    fn shown_contrast(style: Style) -> f64 {
        let colour = |colour: Option<_>| colour.and_then(shown).expect("a colour of the terminal");
        contrast(colour(style.fg), colour(style.bg))
    }

    #[test]
    fn text_can_be_read_with_fewer_colours_too() {
        let mut bad = Vec::new();
        for depth in [Depth::Palette256, Depth::Palette16] {
            for &skin in Skin::ALL.iter().filter(|skin| skin.palette().is_some()) {
                let theme = Theme::new(skin, depth);
                for &role in Role::ALL {
                    let least = if matches!(role, Role::Pit | Role::Edge) { 3.0 } else { 4.5 };
                    let found = shown_contrast(theme.style(role));
                    if found < least {
                        bad.push(format!("{depth:?} {skin:?} {role:?}: {found:.2}"));
                    }
                }
                for role in [Role::South, Role::North, Role::Dim, Role::Good, Role::Warning] {
                    let found = shown_contrast(theme.on_hull(role));
                    if found < 4.5 {
                        bad.push(format!("{depth:?} {skin:?} {role:?} on the hull: {found:.2}"));
                    }
                }
            }
        }
        assert!(bad.is_empty(), "{bad:#?}");
    }

    #[test]
    fn without_colours_what_is_marked_still_stands_out() {
        let theme = Theme::new(Skin::Dark, Depth::None);
        assert!(theme.style(Role::Marked).add_modifier.contains(Modifier::REVERSED));
        assert_eq!(theme.style(Role::Text), Style::new());
        assert_eq!(theme.style(Role::Cursor).fg, None);
    }
}
