//! The skins that are built in.

use super::colour::Rgb;

/// The colours of a skin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Palette {
    /// The screen.
    pub ground: Rgb,
    /// Text on it.
    pub text: Rgb,
    /// Text that matters less.
    pub dim: Rgb,
    /// Headings.
    pub title: Rgb,
    /// Keys and frames.
    pub key: Rgb,
    /// Under the marked line.
    pub marked: Rgb,
    /// Text of the marked line.
    pub marked_text: Rgb,
    /// The inside of the hull.
    pub hull: Rgb,
    /// Text on it.
    pub hull_text: Rgb,
    /// The edge of the hull.
    pub edge: Rgb,
    /// Frames of pits.
    pub pit: Rgb,
    /// The frame under the cursor.
    pub cursor: Rgb,
    /// Where a sowing would end, and where a hand is.
    pub target: Rgb,
    /// Seeds.
    pub seed: Rgb,
    /// Closed pits.
    pub widow: Rgb,
    /// South.
    pub south: Rgb,
    /// North.
    pub north: Rgb,
    /// Something good.
    pub good: Rgb,
    /// Something that needs attention.
    pub warning: Rgb,
}

impl Default for Palette {
    /// The colours of [`Skin::Dark`].
    fn default() -> Self {
        DARK
    }
}

impl Palette {
    /// Sets the colour of this name to `#rrggbb`. Whether there is such a name and such a colour.
    pub fn set(&mut self, name: &str, colour: &str) -> bool {
        let place = match name {
            "ground" => &mut self.ground,
            "text" => &mut self.text,
            "dim" => &mut self.dim,
            "title" => &mut self.title,
            "key" => &mut self.key,
            "marked" => &mut self.marked,
            "marked_text" => &mut self.marked_text,
            "hull" => &mut self.hull,
            "hull_text" => &mut self.hull_text,
            "edge" => &mut self.edge,
            "pit" => &mut self.pit,
            "cursor" => &mut self.cursor,
            "target" => &mut self.target,
            "seed" => &mut self.seed,
            "widow" => &mut self.widow,
            "south" => &mut self.south,
            "north" => &mut self.north,
            "good" => &mut self.good,
            "warning" => &mut self.warning,
            _ => return false,
        };
        let Some(colour) = Rgb::parse(colour) else { return false };
        *place = colour;
        true
    }
}

/// A skin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Skin {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// The colours of the wooden board.
    Wood,
    /// White on black, and little else.
    Contrast,
    /// Colours that are told apart with any colour vision.
    Safe,
    /// The terminal's own two colours.
    Mono,
    /// The user's own colours.
    Own(Palette),
}

impl Skin {
    /// Every skin that is built in.
    pub const ALL: &'static [Self] =
        &[Self::Dark, Self::Light, Self::Wood, Self::Contrast, Self::Safe, Self::Mono];

    /// The word for it in settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Wood => "wood",
            Self::Contrast => "contrast",
            Self::Safe => "safe",
            Self::Mono => "mono",
            Self::Own(_) => "own",
        }
    }

    /// Its colours; `None` are the terminal's own.
    #[must_use]
    pub const fn palette(self) -> Option<Palette> {
        match self {
            Self::Dark => Some(DARK),
            Self::Light => Some(LIGHT),
            Self::Wood => Some(WOOD),
            Self::Contrast => Some(CONTRAST),
            Self::Safe => Some(SAFE),
            Self::Mono => None,
            Self::Own(palette) => Some(palette),
        }
    }
}

const fn rgb(value: u32) -> Rgb {
    Rgb((value >> 16) as u8, (value >> 8) as u8, value as u8)
}

const DARK: Palette = Palette {
    ground: rgb(0x0014_171c),
    text: rgb(0x00d8_dce3),
    dim: rgb(0x0093_9cab),
    title: rgb(0x00f2_c979),
    key: rgb(0x007f_c8f8),
    marked: rgb(0x00f2_c979),
    marked_text: rgb(0x001b_1508),
    hull: rgb(0x0024_201c),
    hull_text: rgb(0x00f0_e6d8),
    edge: rgb(0x00a9_7c50),
    pit: rgb(0x008a_755f),
    cursor: rgb(0x00ff_d75f),
    target: rgb(0x007f_d8f8),
    seed: rgb(0x00e0_b080),
    widow: rgb(0x00a5_9a8e),
    south: rgb(0x0086_d7a4),
    north: rgb(0x00f0_9a8a),
    good: rgb(0x0086_d7a4),
    warning: rgb(0x00ff_b454),
};

const LIGHT: Palette = Palette {
    ground: rgb(0x00fb_f9f4),
    text: rgb(0x0024_2830),
    dim: rgb(0x005b_6370),
    title: rgb(0x007a_4a00),
    key: rgb(0x0000_569b),
    marked: rgb(0x0000_569b),
    marked_text: rgb(0x00ff_ffff),
    hull: rgb(0x00f1_e6d3),
    hull_text: rgb(0x0033_2412),
    edge: rgb(0x0094_622f),
    pit: rgb(0x0094_704a),
    cursor: rgb(0x00a0_1c1c),
    target: rgb(0x0000_5a8c),
    seed: rgb(0x0078_4417),
    widow: rgb(0x006b_5f52),
    south: rgb(0x0000_6633),
    north: rgb(0x009c_2a1a),
    good: rgb(0x0000_6633),
    warning: rgb(0x0094_4600),
};

const WOOD: Palette = Palette {
    ground: rgb(0x0026_170d),
    text: rgb(0x00f3_e3c8),
    dim: rgb(0x00c2_a787),
    title: rgb(0x00ff_d791),
    key: rgb(0x00ff_c36b),
    marked: rgb(0x00e8_b35c),
    marked_text: rgb(0x0026_170d),
    hull: rgb(0x0054_3219),
    hull_text: rgb(0x00ff_f0d6),
    edge: rgb(0x00c7_8a4e),
    pit: rgb(0x00c0_9468),
    cursor: rgb(0x00ff_e27a),
    target: rgb(0x00a8_e6ff),
    seed: rgb(0x00ee_d9b6),
    widow: rgb(0x00d0_b79a),
    south: rgb(0x00b5_e8a0),
    north: rgb(0x00ff_c2b0),
    good: rgb(0x00b5_e8a0),
    warning: rgb(0x00ff_c36b),
};

const CONTRAST: Palette = Palette {
    ground: rgb(0x0000_0000),
    text: rgb(0x00ff_ffff),
    dim: rgb(0x00d0_d0d0),
    title: rgb(0x00ff_ffff),
    key: rgb(0x00ff_ff00),
    marked: rgb(0x00ff_ff00),
    marked_text: rgb(0x0000_0000),
    hull: rgb(0x0000_0000),
    hull_text: rgb(0x00ff_ffff),
    edge: rgb(0x00ff_ffff),
    pit: rgb(0x00d0_d0d0),
    cursor: rgb(0x00ff_ff00),
    target: rgb(0x0000_ffff),
    seed: rgb(0x00ff_ffff),
    widow: rgb(0x00c0_c0c0),
    south: rgb(0x00ff_ffff),
    north: rgb(0x00ff_ffff),
    good: rgb(0x0000_ff00),
    warning: rgb(0x00ff_ff00),
};

/// After Okabe and Ito, "Color Universal Design", <https://jfly.uni-koeln.de/color/>.
const SAFE: Palette = Palette {
    ground: rgb(0x0012_1212),
    text: rgb(0x00e6_e6e6),
    dim: rgb(0x00a8_a8a8),
    title: rgb(0x00f0_e442),
    key: rgb(0x0056_b4e9),
    marked: rgb(0x00f0_e442),
    marked_text: rgb(0x0000_0000),
    hull: rgb(0x001e_1e22),
    hull_text: rgb(0x00f5_f5f5),
    edge: rgb(0x00b0_b0b0),
    pit: rgb(0x0090_9090),
    cursor: rgb(0x00f0_e442),
    target: rgb(0x0056_b4e9),
    seed: rgb(0x00e6_e6e6),
    widow: rgb(0x00a8_a8a8),
    south: rgb(0x0056_b4e9),
    north: rgb(0x00e6_9f00),
    good: rgb(0x0056_b4e9),
    warning: rgb(0x00e6_9f00),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::BUILT_IN;

    #[test]
    fn every_skin_has_its_name_in_every_language() {
        for skin in Skin::ALL.iter().chain(&[Skin::Own(DARK)]) {
            for (code, source) in BUILT_IN {
                let key = format!("tui-skin-{}", skin.word());
                assert!(source.contains(&format!("\n{key} =")), "{key} in {code}");
            }
        }
    }
}
