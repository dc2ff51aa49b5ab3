//! The men and their letters.

/// A kind of man. A bia that has been promoted is a met in every way but its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Man {
    /// One step forward; captures diagonally forward.
    Bia,
    /// One step diagonally.
    Met,
    /// One step diagonally or straight forward.
    Khon,
    /// The knight's leap.
    Ma,
    /// Any distance along rank and file.
    Ruea,
    /// One step any way; not to be lost.
    Khun,
}

impl Man {
    /// Every kind, the least valuable first.
    pub const ALL: [Self; 6] = [Self::Bia, Self::Met, Self::Khon, Self::Ma, Self::Ruea, Self::Khun];

    /// The word for this kind.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Its letter in FEN and Western notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Bia => 'P',
            Self::Met => 'M',
            Self::Khon => 'S',
            Self::Ma => 'N',
            Self::Ruea => 'R',
            Self::Khun => 'K',
        }
    }

    /// Its letter in Thai notation.
    pub const fn thai_letter(self) -> char {
        match self {
            Self::Bia => 'บ',
            Self::Met => 'ม',
            Self::Khon => 'ค',
            Self::Ma => 'น',
            Self::Ruea => 'ร',
            Self::Khun => 'ข',
        }
    }

    /// The kind with this Western letter, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|man| man.letter() == letter.to_ascii_uppercase())
    }

    /// The kind with this Thai letter.
    pub fn from_thai_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|man| man.thai_letter() == letter)
    }

    /// Its worth in half bia, by which the weaker side is found (makruk, "Who may count").
    pub const fn worth(self) -> u32 {
        match self {
            Self::Bia => 2,
            Self::Met => 3,
            Self::Khon => 5,
            Self::Ma => 6,
            Self::Ruea => 10,
            Self::Khun => 0,
        }
    }
}
