//! Exact endings: a khun with one or two men against a bare khun, by retrograde analysis
//! (<https://www.chessprogramming.org/Retrograde_Analysis>).
//!
//! A table holds how many moves a mate takes at best. Once the men are counted nothing changes the
//! limit, so that this number decides every count: the stronger side wins if it has as many replies left.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::super::bitboard::{Bitboard, khon_attacks, khun_attacks, ma_attacks, met_attacks, ruea_attacks};
use super::super::count::{Count, CountKind, Moment};
use super::super::men::Man;
use super::super::position::Position;
use super::super::square::{Side, Square};
use super::score::MATE;
use crate::ai::Stop;

/// The most men on the board that a table knows, both khun included.
const MOST_MEN: u32 = 4;
/// Positions with so many men load the tables of one man, which are built at once.
const NEAR: u32 = 6;
/// The longest mate that a table holds, in moves.
const LONGEST: usize = 250;

/// The boards between two looks at the stop flag: some milliseconds of work.
const PAUSE: usize = 8192;

/// The stronger side's men besides its khun, the least valuable first.
type Men = Vec<Man>;

/// The board of a table: the stronger side is White.
#[derive(Clone, Copy)]
struct Board {
    khun: Square,
    bare: Square,
    men: [Square; 2],
    count: usize,
}

/// The mates of one kind of ending.
struct Ending {
    men: Men,
    /// With the bare khun to move: 0 if it is not lost, or one more than the moves until mate.
    lost: Vec<u8>,
    /// With the stronger side to move: 0 if it does not win, or the moves until mate.
    won: Vec<u8>,
}

fn attacks(man: Man, from: Square, occupied: Bitboard) -> Bitboard {
    match man {
        Man::Met => met_attacks(from),
        Man::Khon => khon_attacks(Side::White, from),
        Man::Ma => ma_attacks(from),
        Man::Ruea => ruea_attacks(from, occupied),
        Man::Khun | Man::Bia => Bitboard::EMPTY,
    }
}

/// Where a man that stands on a square may have come from.
fn origins(man: Man, to: Square, occupied: Bitboard) -> Bitboard {
    if man == Man::Khon { khon_attacks(Side::Black, to) } else { attacks(man, to, occupied) }
}

/// The same square on the other wing.
fn wing(square: Square) -> Square {
    Square::at(7 - square.file(), square.rank())
}

impl Board {
    fn men(&self) -> &[Square] {
        &self.men[..self.count]
    }

    fn occupied(&self) -> Bitboard {
        let khun = Bitboard::of(self.khun) | Bitboard::of(self.bare);
        self.men().iter().fold(khun, |all, &man| all | Bitboard::of(man))
    }

    /// The place in a table. The wings are alike, so that the khun stands on files a to d.
    fn index(&self) -> usize {
        let flip = |square| if self.khun.file() > 3 { wing(square) } else { square };
        let khun = flip(self.khun);
        let begin = usize::from(khun.rank() * 4 + khun.file()) * 64 + flip(self.bare).index();
        self.men().iter().fold(begin, |index, &man| index * 64 + flip(man).index())
    }

    /// The board at a place of a table.
    fn at(index: usize, count: usize) -> Self {
        let mut rest = index;
        let mut men = [Square::new(0); 2];
        for place in (0..count).rev() {
            men[place] = Square::new((rest % 64) as u8);
            rest /= 64;
        }
        let khun = (rest / 64) as u8;
        Self { khun: Square::at(khun % 4, khun / 4), bare: Square::new((rest % 64) as u8), men, count }
    }

    /// Whether all men stand on squares of their own and the khun apart.
    fn is_possible(&self) -> bool {
        self.occupied().count() as usize == self.count + 2 && !khun_attacks(self.khun).has(self.bare)
    }

    /// Whether the stronger side attacks a square, with these squares occupied; a man on the square
    /// itself does not guard it.
    fn attacks(&self, kinds: &[Man], square: Square, occupied: Bitboard) -> bool {
        khun_attacks(self.khun).has(square)
            || kinds.iter().zip(self.men()).any(|(&man, &from)| attacks(man, from, occupied).has(square))
    }

    fn is_check(&self, kinds: &[Man]) -> bool {
        self.attacks(kinds, self.bare, self.occupied())
    }

    /// The board without the man at a place of the list.
    fn without(&self, place: usize) -> Self {
        Self { men: [self.men[1 - place], self.men[1 - place]], count: self.count - 1, ..*self }
    }
}

/// Tables while they are built: those with a man fewer, and the new one.
struct Builder<'a> {
    ending: Ending,
    /// The ending after the man at this place was taken.
    smaller: [Option<&'a Ending>; 2],
    /// Boards with the bare khun to move that are lost in so many moves.
    waiting: Vec<Vec<u32>>,
}

impl Builder<'_> {
    fn size(count: usize) -> usize {
        32 * 64 * 64_usize.pow(count as u32)
    }

    /// In how many moves the bare khun, to move, is mated; `None` if it is not.
    fn loss(&self, board: &Board) -> Option<u8> {
        let kinds = &self.ending.men;
        let occupied = board.occupied() ^ Bitboard::of(board.bare);
        let (mut worst, mut can_move) = (0, false);
        for to in khun_attacks(board.bare) & !khun_attacks(board.khun) & !Bitboard::of(board.khun) {
            let taken = board.men().iter().position(|&man| man == to);
            if board.attacks(kinds, to, occupied & !Bitboard::of(to)) {
                continue;
            }
            can_move = true;
            let moved = Board { bare: to, ..*board };
            let won = match taken {
                Some(place) => {
                    self.smaller[place].map_or(0, |ending| ending.won[moved.without(place).index()])
                }
                None => self.ending.won[moved.index()],
            };
            if won == 0 {
                return None;
            }
            worst = worst.max(won);
        }
        (can_move || board.is_check(kinds)).then_some(worst)
    }

    fn lose(&mut self, board: &Board, moves: u8) {
        let index = board.index();
        self.ending.lost[index] = moves + 1;
        if let Some(waiting) = self.waiting.get_mut(usize::from(moves)) {
            waiting.push(index as u32);
        }
    }

    /// Fills the tables from the mates backwards; `None` if it was stopped.
    fn run(mut self, stop: &Stop) -> Option<Ending> {
        let count = self.ending.men.len();
        for index in 0..Self::size(count) {
            if index % PAUSE == 0 && stop.is_stopped() {
                return None;
            }
            let board = Board::at(index, count);
            if board.is_possible()
                && let Some(moves) = self.loss(&board)
            {
                self.lose(&board, moves);
            }
        }
        for moves in 0..LONGEST {
            let mut won = Vec::new();
            for (done, index) in std::mem::take(&mut self.waiting[moves]).into_iter().enumerate() {
                if done % PAUSE == 0 && stop.is_stopped() {
                    return None;
                }
                self.win_before(&Board::at(index as usize, count), moves as u8 + 1, &mut won);
            }
            for (done, board) in won.iter().enumerate() {
                if done % PAUSE == 0 && stop.is_stopped() {
                    return None;
                }
                self.lose_before(board);
            }
        }
        Some(self.ending)
    }

    /// The boards with the stronger side to move that lead to a lost one are won.
    fn win_before(&mut self, board: &Board, moves: u8, won: &mut Vec<Board>) {
        let occupied = board.occupied();
        for from in khun_attacks(board.khun) & !occupied & !khun_attacks(board.bare) {
            self.win(Board { khun: from, ..*board }, moves, won);
        }
        for place in 0..board.count {
            let to = board.men[place];
            for from in origins(self.ending.men[place], to, occupied) & !occupied {
                let mut before = *board;
                before.men[place] = from;
                self.win(before, moves, won);
            }
        }
    }

    fn win(&mut self, board: Board, moves: u8, won: &mut Vec<Board>) {
        let index = board.index();
        // The bare khun has just moved, so that it is not in check.
        if self.ending.won[index] == 0 && !board.is_check(&self.ending.men) {
            self.ending.won[index] = moves;
            won.push(board);
        }
    }

    /// The boards with the bare khun to move that lead to a won one may be lost.
    fn lose_before(&mut self, board: &Board) {
        for from in khun_attacks(board.bare) & !board.occupied() & !khun_attacks(board.khun) {
            let before = Board { bare: from, ..*board };
            if self.ending.lost[before.index()] == 0
                && let Some(moves) = self.loss(&before)
            {
                self.lose(&before, moves);
            }
        }
    }
}

/// Every ending that was built, for the whole program.
static BUILT: LazyLock<Mutex<HashMap<Men, Arc<Ending>>>> = LazyLock::new(Mutex::default);

fn built(men: &Men) -> Option<Arc<Ending>> {
    BUILT.lock().unwrap_or_else(PoisonError::into_inner).get(men).cloned()
}

/// The ending with these men, built if it has not been; `None` if that was stopped.
fn ending(men: &Men, stop: &Stop) -> Option<Arc<Ending>> {
    if let Some(ending) = built(men) {
        return Some(ending);
    }
    let mut smaller = [None, None];
    if men.len() > 1 {
        for (place, ending_of) in smaller.iter_mut().enumerate() {
            *ending_of = Some(ending(&vec![men[1 - place]], stop)?);
        }
    }
    let size = Builder::size(men.len());
    let new = Ending { men: men.clone(), lost: vec![0; size], won: vec![0; size] };
    let smaller = smaller.each_ref().map(Option::as_deref);
    let ending =
        Arc::new(Builder { ending: new, smaller, waiting: vec![Vec::new(); LONGEST + 1] }.run(stop)?);
    BUILT.lock().unwrap_or_else(PoisonError::into_inner).insert(men.clone(), Arc::clone(&ending));
    Some(ending)
}

/// The endings that a search may ask, chosen by where it begins, so that equal searches are equal.
#[derive(Default)]
pub struct Endings {
    tables: Vec<Arc<Ending>>,
}

/// What a position with a bare khun and no bia is to the tables.
fn material(position: &Position) -> Option<(Men, Side)> {
    if position.men_on_board() > MOST_MEN || !position.men(Man::Bia).is_empty() {
        return None;
    }
    let strong = Side::BOTH.into_iter().find(|&side| position.is_bare(side.other()))?;
    let men = Man::ALL.into_iter().filter(|&man| man != Man::Khun);
    let men: Men = men.flat_map(|man| position.these(strong, man).map(move |_| man)).collect();
    (!men.is_empty()).then_some((men, strong))
}

impl Endings {
    /// The endings for a search that begins with this position. Two men take seconds to build the first
    /// time: if there is only this much `time` it goes on in the background.
    pub fn near(position: &Position, time: Option<Duration>, stop: &Stop) -> Self {
        let mut tables = Vec::new();
        if position.men_on_board() <= NEAR && position.men(Man::Bia).count() <= 1 {
            for man in [Man::Met, Man::Khon, Man::Ma, Man::Ruea] {
                tables.extend(ending(&vec![man], stop));
            }
        }
        if let Some((men, _)) = material(position).filter(|(men, _)| men.len() > 1) {
            tables.extend(match time {
                None => ending(&men, stop),
                Some(time) => ending_within(&men, time, stop),
            });
        }
        Self { tables }
    }

    /// In how many moves the stronger side mates at best, and whether it is its move; `Some((None, _))` if it
    /// does not.
    fn mate_in(&self, position: &Position) -> Option<(Option<u8>, bool)> {
        if self.tables.is_empty() || position.men_on_board() > MOST_MEN {
            return None;
        }
        let (men, strong) = material(position)?;
        let ending = self.tables.iter().find(|ending| ending.men == men)?;
        let seen = |square: Square| if strong == Side::White { square } else { square.mirrored() };
        let mut squares = Man::ALL.into_iter().filter(|&man| man != Man::Khun);
        let mut board = Board {
            khun: seen(position.khun(strong)),
            bare: seen(position.khun(strong.other())),
            men: [Square::new(0); 2],
            count: 0,
        };
        for square in squares.by_ref().flat_map(|man| position.these(strong, man)) {
            board.men[board.count] = seen(square);
            board.count += 1;
        }
        let index = board.index();
        if position.turn() == strong {
            let moves = ending.won[index];
            Some(((moves > 0).then_some(moves), true))
        } else {
            Some((ending.lost[index].checked_sub(1), false))
        }
    }

    /// The exact score of a moment for the side to move, `ply` half-moves from the root; `None` if no
    /// table has it.
    pub fn score(&self, moment: &Moment, ply: i32) -> Option<i32> {
        let (moves, strong_moves) = self.mate_in(&moment.position)?;
        let Some(moves) = moves.map(i32::from) else { return Some(0) };
        let replies = match moment.count {
            Some(Count { kind: CountKind::Men, spoken, limit, .. }) => {
                i32::from(limit) - i32::from(spoken) + i32::from(strong_moves)
            }
            _ => i32::MAX,
        };
        Some(match (moves <= replies, strong_moves) {
            (false, _) => 0,
            (true, true) => MATE - ply - (2 * moves - 1),
            (true, false) => ply + 2 * moves - MATE,
        })
    }
}

/// The ending if it is built within some time; otherwise it is built in the background.
fn ending_within(men: &Men, time: Duration, stop: &Stop) -> Option<Arc<Ending>> {
    if let Some(ending) = built(men) {
        return Some(ending);
    }
    let (began, wanted) = (Instant::now(), men.clone());
    let build = std::thread::Builder::new().name("endings".to_owned());
    // Without a thread the search does without the table.
    let worker = build.spawn(move || ending(&wanted, &Stop::new())).ok()?;
    while !worker.is_finished() && began.elapsed() < time / 2 && !stop.is_stopped() {
        std::thread::sleep(Duration::from_millis(2));
    }
    built(men)
}

#[cfg(test)]
mod tests;
