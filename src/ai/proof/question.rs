//! The questions of a proof, and how much is still to be done about one.

use crate::ai::compact::Compact;

/// With at most this many seeds in play alpha-beta answers sooner.
pub(super) const LEAF: i16 = 20;

/// How much there is still to do about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// To prove it.
    pub proof: u32,
    /// To disprove it.
    pub disproof: u32,
}

impl Numbers {
    /// More than can ever be done; two of them can still be added.
    pub const INFINITE: u32 = 1 << 30;
    pub const UNLIMITED: Self = Self { proof: Self::INFINITE, disproof: Self::INFINITE };
    pub const PROVED: Self = Self { proof: 0, disproof: Self::INFINITE };
    pub const REFUTED: Self = Self { proof: Self::INFINITE, disproof: 0 };

    pub const fn settled(yes: bool) -> Self {
        if yes { Self::PROVED } else { Self::REFUTED }
    }

    pub const fn is_open(self) -> bool {
        self.proof > 0 && self.disproof > 0
    }

    /// Those of the opposite question.
    pub const fn flipped(self) -> Self {
        Self { proof: self.disproof, disproof: self.proof }
    }

    /// Whether one of these reaches its limit.
    pub const fn reach(self, limits: Self) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof || !self.is_open()
    }
}

/// Whether the gain of the side to move reaches a number.
#[derive(Clone, Copy)]
pub(super) struct Question {
    pub board: Compact,
    pub key: u64,
    /// The seeds in play.
    pub left: i16,
    /// The number, odd or even as `left` is.
    pub target: i16,
}
