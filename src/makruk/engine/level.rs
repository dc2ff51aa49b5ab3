//! What the seven levels may spend on a move, and where they are weak.

use crate::ai::Level;

/// What a level may spend and where it is weak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Positions it may search for one move.
    pub nodes: u64,
    /// Half-moves it looks ahead at most.
    pub depth: u32,
    /// Of a hundred moves, how many it makes without thinking.
    pub careless: u32,
    /// Memory for its table, in mebibytes.
    pub hash_mib: usize,
}

/// The strength of a level.
pub const fn strength(level: Level) -> Strength {
    const fn row(nodes: u64, depth: u32, careless: u32, hash_mib: usize) -> Strength {
        Strength { nodes, depth, careless, hash_mib }
    }
    match level {
        Level::Novice => row(2_000, 1, 50, 1),
        Level::Easy => row(2_000, 1, 22, 1),
        Level::Casual => row(2_000, 2, 9, 1),
        Level::Steady => row(2_000, 4, 3, 1),
        Level::Strong => row(8_000, 64, 0, 2),
        Level::Expert => row(50_000, 64, 0, 8),
        Level::Master => row(500_000, 64, 0, 32),
    }
}
