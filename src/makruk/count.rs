//! The two counts, and how a game ends on the board.

use super::men::Man;
use super::moves::Move;
use super::position::Position;
use super::rules::{BoardCount, CounterMates, MenCount, Mixed, Rules};
use super::square::Side;

/// The limit of the count of the board, and the largest of the count of the men.
pub const LONGEST_COUNT: u8 = 64;

/// Which count runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CountKind {
    /// The count of the board (นับศักดิ์กระดาน).
    Board,
    /// The count of the men (นับศักดิ์หมาก).
    Men,
}

/// A count that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// Which of the two.
    pub kind: CountKind,
    /// Who counts its moves.
    pub side: Side,
    /// The number spoken last. Before the first one it is the number before that; if the first
    /// would be above the limit, it is that first one.
    pub spoken: u8,
    /// The number after which the stronger side has one reply to mate.
    pub limit: u8,
}

impl Count {
    /// A count of the board before its first number.
    pub const fn of_board(side: Side) -> Self {
        Self { kind: CountKind::Board, side, spoken: 0, limit: LONGEST_COUNT }
    }

    /// The count of the men by a bare khun in a position, before its first number.
    pub fn of_men(side: Side, position: &Position, rules: Rules) -> Self {
        let men = position.men_on_board() as u8;
        let limit = men_limit(position, side.other(), rules.mixed);
        let spoken = if men < limit { men } else { men + 1 };
        Self { kind: CountKind::Men, side, spoken, limit }
    }

    /// Whether the count is over, with this side to move: the limit was spoken and answered, or
    /// the first number is above it.
    pub const fn is_over(&self, turn: Side) -> bool {
        self.spoken > self.limit || (self.spoken == self.limit && turn as u8 == self.side as u8)
    }
}

/// The limit that the men of `stronger` set to the count of the men.
pub fn men_limit(position: &Position, stronger: Side, mixed: Mixed) -> u8 {
    let count = |man| position.these(stronger, man).count();
    let ruea = match count(Man::Ruea) {
        0 => LONGEST_COUNT,
        1 => 16,
        _ => 8,
    };
    let khon = match count(Man::Khon) {
        0 => LONGEST_COUNT,
        1 => 44,
        _ => 22,
    };
    let ma = if count(Man::Ma) < 2 { LONGEST_COUNT } else { 32 };
    match mixed {
        Mixed::Smallest => ruea.min(khon).min(ma),
        Mixed::Listed if count(Man::Ruea) > 0 => ruea,
        Mixed::Listed if count(Man::Khon) > 0 => khon,
        Mixed::Listed => ma,
    }
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The side to move is mated.
    Mate,
    /// The side to move is mated by a side whose count of the board runs, where that only draws.
    MateByCounter,
    /// The side to move has no legal move and is not in check (อับ).
    Stalemate,
    /// Both khun are bare.
    BareKhun,
    /// A count is over.
    Count(CountKind),
}

/// A position with the count that runs in it: all that the rest of a game depends on, but for
/// repetitions and what the players agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The men and the side to move.
    pub position: Position,
    /// The count, if one runs.
    pub count: Option<Count>,
}

impl Moment {
    /// The moment at which a position is set up: a count that begins by itself has begun.
    pub fn new(position: Position, rules: Rules) -> Self {
        let mut moment = Self { position, count: None };
        moment.settle_count(rules);
        moment
    }

    /// Makes a legal move: the counting side speaks, and counts begin and end.
    #[inline]
    pub fn make(&mut self, mv: Move, rules: Rules) {
        let mover = self.position.turn();
        let changes = self.position.is_capture(mv) || mv.promotes();
        self.position.make(mv);
        if let Some(count) = &mut self.count
            && count.side == mover
        {
            count.spoken = count.spoken.saturating_add(1);
        }
        let board_is_counted = self.count.is_some_and(|count| count.kind == CountKind::Board);
        if changes || board_is_counted || rules.board_count == BoardCount::Automatic {
            self.settle_count(rules);
        }
    }

    /// The moment after a legal move.
    pub fn after(&self, mv: Move, rules: Rules) -> Self {
        let mut after = *self;
        after.make(mv, rules);
        after
    }

    /// Ends and begins counts as the men on the board demand.
    fn settle_count(&mut self, rules: Rules) {
        let position = &self.position;
        if self.count.is_some_and(|count| count.kind == CountKind::Men) {
            return;
        }
        if !position.men(Man::Bia).is_empty() {
            self.count = None;
            return;
        }
        let bare = Side::BOTH.map(|side| position.is_bare(side));
        self.count = match (bare, self.count) {
            ([false, false], Some(count)) if !self.has_lapsed(count) => Some(count),
            ([false, false], _) if rules.board_count == BoardCount::Automatic => {
                // The first number belongs to the move that comes next.
                position.weaker().filter(|&side| side == position.turn()).map(Count::of_board)
            }
            ([white, black], _) if white != black && rules.men_count == MenCount::Automatic => {
                let side = if white { Side::White } else { Side::Black };
                Some(Count::of_men(side, position, rules))
            }
            _ => None,
        };
    }

    /// Whether a count of the board ends, for its side is no longer the weaker one. That is asked
    /// when that side has the move, so that a trade which the other side completes is no reason.
    fn has_lapsed(&self, count: Count) -> bool {
        self.position.turn() == count.side && self.position.weaker() != Some(count.side)
    }

    /// How the game has ended, if it has.
    pub fn end(&self, rules: Rules) -> Option<End> {
        let position = &self.position;
        if !position.has_legal_move() {
            return Some(self.end_without_moves(rules));
        }
        self.end_with_moves()
    }

    /// How the game has ended, where the side to move has no legal move.
    pub(crate) fn end_without_moves(&self, rules: Rules) -> End {
        let winner = self.position.turn().other();
        let counts = self.count.is_some_and(|count| count.kind == CountKind::Board && count.side == winner);
        match (self.position.is_check(), rules.counter_mates) {
            (false, _) => End::Stalemate,
            (true, CounterMates::Draws) if counts => End::MateByCounter,
            (true, _) => End::Mate,
        }
    }

    /// How the game has ended, where the side to move has a legal move.
    #[inline]
    pub(crate) fn end_with_moves(&self) -> Option<End> {
        let turn = self.position.turn();
        match self.count {
            Some(count) if count.is_over(turn) => Some(End::Count(count.kind)),
            _ if self.position.men_on_board() == 2 => Some(End::BareKhun),
            _ => None,
        }
    }

    /// Whether a side may start a count of the board now, under these rules.
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_count(&self, side: Side, rules: Rules) -> Result<(), NoCount> {
        let position = &self.position;
        match (rules.board_count, self.count) {
            (BoardCount::None, _) => Err(NoCount::NotPlayed),
            (BoardCount::Automatic, _) => Err(NoCount::ByItself),
            (_, Some(count)) if count.kind == CountKind::Men => Err(NoCount::MenAreCounted),
            (_, Some(count)) if count.side == side => Err(NoCount::Runs),
            _ if !position.men(Man::Bia).is_empty() => Err(NoCount::BiaOnBoard),
            _ if position.is_bare(side) => Err(NoCount::Bare),
            _ if position.weaker() != Some(side) => Err(NoCount::NotWeaker),
            _ => Ok(()),
        }
    }
}

/// Why a count of the board cannot be started or stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCount {
    /// The rules have no count of the board.
    #[error("the rules have no count of the board")]
    NotPlayed,
    /// The count begins and ends by itself.
    #[error("the count of the board runs by itself under these rules")]
    ByItself,
    /// The count of the men runs.
    #[error("the men are counted already")]
    MenAreCounted,
    /// The side's count runs already.
    #[error("the count runs already")]
    Runs,
    /// There are unpromoted bia.
    #[error("an unpromoted bia is on the board")]
    BiaOnBoard,
    /// The side has only its khun.
    #[error("a bare khun does not count the board")]
    Bare,
    /// The side has no less material than the other.
    #[error("only the weaker side counts")]
    NotWeaker,
    /// There is no count of that side to be stopped.
    #[error("no count of the board by this side runs")]
    NoneRuns,
}
