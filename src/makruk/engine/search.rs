//! Alpha-beta: principal-variation search with a transposition table, null moves, late-move reductions
//! and a quiescence search (<https://www.chessprogramming.org/Principal_Variation_Search>).

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::super::bitboard::Bitboard;
use super::super::count::{End, Moment};
use super::super::men::Man;
use super::super::moves::Move;
use super::super::rules::{Repetition, Rules};
use super::endings::Endings;
use super::eval::evaluate;
use super::exchange::worth;
use super::order::{Memory, pick};
use super::score::{MATE, MATE_BOUND, MATED_BOUND, MAX_PLY};
use super::table::{Bound, Entry, Table};
use crate::ai::{Limits, Stop};

/// The moves that a search looks at between two looks at the clock.
const CLOCK_EVERY: u64 = 512;

/// The search was stopped or has reached a limit.
#[derive(Debug)]
pub struct Stopped;

/// What the threads of a search share.
pub struct Shared<'a> {
    /// The rules.
    pub rules: Rules,
    /// What is known about positions.
    pub table: &'a Table,
    /// Exact endings.
    pub endings: &'a Endings,
    /// What may be spent.
    pub limits: Limits,
    /// Ends the search.
    pub stop: &'a Stop,
    /// When it began.
    pub began: Instant,
    /// Positions searched by all threads, but for their last few.
    pub nodes: AtomicU64,
}

/// One thread's search.
pub struct Search<'a> {
    shared: &'a Shared<'a>,
    memory: Memory,
    /// The keys of the positions on the way from the root, and of those before it.
    path: Vec<u64>,
    /// How many keys of the path come from before the root.
    before: usize,
    /// Positions searched that the shared number lacks.
    own_nodes: u64,
    is_main: bool,
    /// The best line found from each ply on.
    lines: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    /// A search after positions with these keys.
    pub fn new(shared: &'a Shared<'a>, before: &[u64], is_main: bool) -> Self {
        Self {
            shared,
            memory: Memory::new(),
            path: before.to_vec(),
            before: before.len(),
            own_nodes: 0,
            is_main,
            lines: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// The best line of the last search.
    pub fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    /// What may be spent.
    pub const fn limits(&self) -> Limits {
        self.shared.limits
    }

    /// How long the search has gone on.
    pub fn elapsed(&self) -> Duration {
        self.shared.began.elapsed()
    }

    /// Adds the nodes that are not counted yet to the shared number.
    pub fn count_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.own_nodes, Ordering::Relaxed);
        self.own_nodes = 0;
    }

    fn visit(&mut self) -> Result<(), Stopped> {
        self.own_nodes += 1;
        let limit = self.shared.limits.nodes;
        let alone = self.shared.limits.threads <= 1;
        if let (Some(limit), true) = (limit, alone)
            && self.shared.nodes.load(Ordering::Relaxed) + self.own_nodes > limit
        {
            return Err(Stopped);
        }
        if self.own_nodes >= CLOCK_EVERY {
            self.count_nodes();
            let spent = |limit: u64| self.shared.nodes.load(Ordering::Relaxed) >= limit;
            let late = |time| self.is_main && self.shared.began.elapsed() >= time;
            if self.shared.stop.is_stopped()
                || limit.is_some_and(spent)
                || self.shared.limits.time.is_some_and(late)
            {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    /// Searches the root within a window; only these moves, if there are any.
    pub fn root(
        &mut self,
        moment: &Moment,
        depth: i32,
        window: (i32, i32),
        only: &[Move],
    ) -> Result<i32, Stopped> {
        self.path.truncate(self.before);
        self.node(moment, depth, window, 0, only, true)
    }

    /// Whether the position occurred before, on the way or in the game.
    fn is_repeated(&self, key: u64) -> bool {
        self.shared.rules.repetition == Repetition::Draw && self.path.contains(&key)
    }

    #[expect(clippy::too_many_lines, reason = "the parts of a node share its state")]
    fn node(
        &mut self,
        moment: &Moment,
        mut depth: i32,
        (mut alpha, mut beta): (i32, i32),
        ply: usize,
        only: &[Move],
        may_pass: bool,
    ) -> Result<i32, Stopped> {
        self.visit()?;
        self.lines[ply].clear();
        let position = &moment.position;
        let moves = position.legal_moves();
        let is_check = position.is_check();
        if moves.is_empty() {
            return Ok(match moment.end_without_moves(self.shared.rules) {
                End::Mate => ply as i32 - MATE,
                _ => 0,
            });
        }
        let key = position.key();
        if ply > 0 {
            if moment.end_with_moves().is_some() || self.is_repeated(key) {
                return Ok(0);
            }
            if let Some(score) = self.shared.endings.score(moment, ply as i32) {
                return Ok(score);
            }
            // No line from here is better than mate at once, or worse than being mated at once.
            alpha = alpha.max(ply as i32 - MATE);
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return Ok(alpha);
            }
        }
        if is_check {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiet(moment, (alpha, beta), ply);
        }

        let is_pv = beta - alpha > 1;
        let table_key = key ^ count_key(moment);
        let known = self.shared.table.get(table_key).filter(|_| only.is_empty());
        if let Some(entry) = known
            && !is_pv
            && ply > 0
            && entry.depth >= depth
        {
            let score = from_table(entry.score, ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if cuts {
                return Ok(score);
            }
        }
        let first = known.and_then(|entry| entry.best);
        let estimate = if is_check { -MATE } else { evaluate(moment) };
        let is_shallow = !is_pv && !is_check && only.is_empty();
        if is_shallow && depth <= 5 && estimate - 90 * depth >= beta && beta < MATE_BOUND {
            return Ok(estimate);
        }
        let heavy = position.of(position.turn()) & !position.men(Man::Bia) & !position.men(Man::Khun);
        let can_pass = is_shallow && may_pass && heavy.count() >= 2;
        if can_pass
            && depth >= 3
            && estimate >= beta
            && beta < MATE_BOUND
            && let Some(score) = self.pass(moment, depth, beta, ply)?
        {
            return Ok(score);
        }
        // Without a move to begin with, a shallower search finds one.
        if first.is_none() && depth >= 6 {
            depth -= 1;
        }

        let mut ranked = self.memory.rank(position, &moves, first, ply);
        if !only.is_empty() {
            ranked.retain(|(_, mv)| only.contains(mv));
        }
        self.path.push(key);
        let (mut best, mut best_move, mut bound) = (-MATE, None, Bound::Upper);
        let mut tried: Vec<Move> = Vec::new();
        let mut index = 0;
        while let Some((rank, mv)) = pick(&mut ranked, index) {
            index += 1;
            let is_quiet = !position.is_capture(mv) && !mv.promotes();
            if is_shallow && best > MATED_BOUND && depth <= 6 {
                let late = index > 4 + (depth * depth) as usize;
                let futile = estimate + 120 * depth + 60 <= alpha;
                if is_quiet && (late || futile) && index > 1 || rank.loses() && depth <= 2 {
                    continue;
                }
            }
            let after = moment.after(mv, self.shared.rules);
            let mut score;
            if index == 1 {
                score = -self.node(&after, depth - 1, (-beta, -alpha), ply + 1, &[], true)?;
            } else {
                let mut less = 0;
                if depth >= 3 && index > 3 && is_quiet && !is_check {
                    less = reduction(depth, index) - i32::from(is_pv);
                    less -= self.memory.history(position, mv) / 6_000;
                    less = less.clamp(0, depth - 2);
                }
                score = -self.node(&after, depth - 1 - less, (-alpha - 1, -alpha), ply + 1, &[], true)?;
                if score > alpha && less > 0 {
                    score = -self.node(&after, depth - 1, (-alpha - 1, -alpha), ply + 1, &[], true)?;
                }
                if score > alpha && score < beta {
                    score = -self.node(&after, depth - 1, (-beta, -alpha), ply + 1, &[], true)?;
                }
            }
            if is_quiet {
                tried.push(mv);
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv);
                    bound = Bound::Exact;
                    let [line, rest] = &mut self.lines[ply..ply + 2] else { continue };
                    line.clear();
                    line.push(mv);
                    line.extend_from_slice(rest);
                }
            }
            if alpha >= beta {
                bound = Bound::Lower;
                if is_quiet {
                    self.memory.refuted(position, ply, mv, &tried, depth);
                }
                break;
            }
        }
        self.path.pop();
        if only.is_empty() {
            let entry = Entry { best: best_move, score: to_table(best, ply), bound, depth };
            self.shared.table.put(table_key, entry);
        }
        Ok(best)
    }

    /// Gives the move away: if even that is too good for the other side, the node is cut. Deep down that
    /// is verified without passing, for it may be bad to have to move
    /// (<https://www.chessprogramming.org/Null_Move_Pruning>).
    fn pass(&mut self, moment: &Moment, depth: i32, beta: i32, ply: usize) -> Result<Option<i32>, Stopped> {
        let mut after = *moment;
        after.position.pass();
        let left = depth - 3 - depth / 4;
        self.path.push(moment.position.key());
        let score = -self.node(&after, left, (-beta, -beta + 1), ply + 1, &[], false)?;
        self.path.pop();
        if score < beta {
            return Ok(None);
        }
        let score = if score >= MATE_BOUND { beta } else { score };
        if depth < 10 || self.node(moment, left, (beta - 1, beta), ply, &[], false)? >= beta {
            return Ok(Some(score));
        }
        Ok(None)
    }

    /// Searches captures and promotions only, and in check every move.
    fn quiet(&mut self, moment: &Moment, (mut alpha, beta): (i32, i32), ply: usize) -> Result<i32, Stopped> {
        self.visit()?;
        self.lines[ply].clear();
        let position = &moment.position;
        let is_check = position.is_check();
        let mut best = -MATE;
        if !is_check || ply >= MAX_PLY {
            best = evaluate(moment);
            if best >= beta || ply >= MAX_PLY {
                return Ok(best);
            }
            alpha = alpha.max(best);
        }
        let standing = best;
        let moves = if is_check {
            position.legal_moves()
        } else {
            let turn = position.turn();
            position.moves_to(position.of(turn.other()) | Bitboard::rank(turn.promotion_rank()))
        };
        if is_check && moves.is_empty() {
            return Ok(match moment.end_without_moves(self.shared.rules) {
                End::Mate => ply as i32 - MATE,
                _ => 0,
            });
        }
        let mut ranked = self.memory.rank(position, &moves, None, ply);
        let mut index = 0;
        while let Some((rank, mv)) = pick(&mut ranked, index) {
            index += 1;
            if !is_check {
                if !position.is_capture(mv) && !mv.promotes() || rank.loses() {
                    continue;
                }
                // Not even the man that is taken helps.
                if standing + position.man_at(mv.to()).map_or(80, worth) + 150 <= alpha {
                    continue;
                }
            }
            let after = moment.after(mv, self.shared.rules);
            let score = if after.end_with_moves().is_some() && after.position.has_legal_move() {
                0
            } else if let Some(score) = self.shared.endings.score(&after, ply as i32 + 1) {
                -score
            } else {
                -self.quiet(&after, (-beta, -alpha), ply + 1)?
            };
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}

/// How much less deep a late quiet move is searched.
fn reduction(depth: i32, index: usize) -> i32 {
    let log = |number: u32| f64::from(number).ln();
    (0.6 + log(depth.cast_unsigned()) * log(index as u32) / 2.2) as i32
}

/// Positions with different counts are different.
fn count_key(moment: &Moment) -> u64 {
    moment.count.map_or(0, |count| {
        let what = u64::from(count.spoken) << 8 | u64::from(count.limit) << 1 | count.side as u64;
        (what + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}

/// A score as the table keeps it: mates are counted from the position itself.
fn to_table(score: i32, ply: usize) -> i32 {
    match score {
        MATE_BOUND.. => score + ply as i32,
        ..=MATED_BOUND => score - ply as i32,
        _ => score,
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    match score {
        MATE_BOUND.. => score - ply as i32,
        ..=MATED_BOUND => score + ply as i32,
        _ => score,
    }
}
