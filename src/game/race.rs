//! The race: two hands on one board, tick by tick (rules, "The race").

use super::board::Board;
use super::event::{Event, Sink};
use super::outcome::RaceEnd;
use super::pit::{Pit, PitSet};
use super::position::{Illegal, check_pit};
use super::rules::Rules;
use super::side::{BySide, Side};
use super::sowing::{Hand, Landing, Taking, capture, taking};
use super::variant::{Opening, RaceClock, StoreEnd};

/// What one side of a race is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Racer {
    /// It has to choose a pit.
    Choosing,
    /// Its hand is sowing.
    Sowing(Hand),
    /// It is out, since this tick.
    Out(u32),
}

/// A race, at a tick.
///
/// ```
/// use mak_khum::game::{Board, Race, Rules, Side};
/// let rules = Rules::default();
/// let mut race = Race::new(Board::start(&rules));
/// race.choose(Side::South, 7, &mut ())?;
/// race.choose(Side::North, 3, &mut ())?;
/// while race.can_tick(&rules) {
///     race.tick_once(&rules, &mut ());
/// }
/// assert!(race.is_choosing(Side::South), "its last seed reached the store");
/// assert_eq!(race.tick(), 7);
/// # Ok::<(), mak_khum::game::RaceIllegal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Race {
    board: Board,
    racers: BySide<Racer>,
    tick: u32,
    /// The tick at which the race began.
    began: u32,
}

/// Why a choice in a race is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum RaceIllegal {
    /// The side is sowing or out: it has nothing to choose.
    #[error("{0} is not choosing in the race")]
    NotChoosing(Side),
    /// The pit cannot be lifted.
    #[error(transparent)]
    Pit(#[from] Illegal),
}

impl Race {
    /// A race from this board, both sides choosing, at tick 0.
    pub const fn new(board: Board) -> Self {
        Self::at_tick(board, 0)
    }

    /// A race whose clock begins at `tick`.
    pub const fn at_tick(board: Board, tick: u32) -> Self {
        Self { board, racers: BySide::new(Racer::Choosing, Racer::Choosing), tick, began: tick }
    }

    /// The board, without the seeds in hands.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The tick that the clock shows.
    pub const fn tick(&self) -> u32 {
        self.tick
    }

    /// Whether no seed has fallen yet: the first choice of each side is a secret to the other.
    pub const fn is_opening(&self) -> bool {
        self.tick == self.began
    }

    /// What `side` is doing.
    pub fn racer(&self, side: Side) -> Racer {
        self.racers[side]
    }

    /// Whether `side` has to choose a pit.
    pub fn is_choosing(&self, side: Side) -> bool {
        self.racers[side] == Racer::Choosing
    }

    /// Seeds in each side's hand.
    pub fn in_hand(&self) -> BySide<u8> {
        self.racers.map(|racer| match racer {
            Racer::Sowing(hand) => hand.seeds(),
            Racer::Choosing | Racer::Out(_) => 0,
        })
    }

    /// The pits that `side` may lift now; none unless it is choosing.
    pub fn legal(&self, side: Side) -> PitSet {
        if self.is_choosing(side) { self.board.occupied(side) } else { PitSet::EMPTY }
    }

    /// `side` lifts pit `number`, at the tick that the clock shows.
    ///
    /// # Errors
    /// Why it may not; nothing was changed then.
    pub fn choose(&mut self, side: Side, number: u8, sink: &mut impl Sink) -> Result<(), RaceIllegal> {
        if !self.is_choosing(side) {
            return Err(RaceIllegal::NotChoosing(side));
        }
        let pit = check_pit(&self.board, side, number).map_err(RaceIllegal::Pit)?;
        self.racers[side] = Racer::Sowing(Hand::lift(&mut self.board, side, pit, sink));
        Ok(())
    }

    /// Whether the clock can advance: a hand is sowing and, where the clock waits, nobody is choosing.
    pub fn can_tick(&self, rules: &Rules) -> bool {
        let mut racers = Side::BOTH.into_iter().map(|side| self.racers[side]);
        let waits = rules.race_clock == RaceClock::Waits;
        racers.clone().any(|racer| matches!(racer, Racer::Sowing(_)))
            && !(waits && racers.any(|racer| racer == Racer::Choosing))
    }

    /// Advances the clock by one tick, if [it can](Race::can_tick).
    pub fn tick_once(&mut self, rules: &Rules, sink: &mut impl Sink) {
        if !self.can_tick(rules) {
            return;
        }
        let before = self.racers;
        self.tick += 1;
        sink.event(Event::Tick(self.tick));
        self.drop_seeds(rules, sink);
        let deaths = self.land(rules, sink);
        self.capture_together(rules, deaths, sink);
        self.nothing_to_choose_is_out();
        self.tell(before, sink);
    }

    /// How the race ended, once both sides are out.
    pub fn result(&self, rules: &Rules) -> Option<RaceEnd> {
        let (Racer::Out(south), Racer::Out(north)) = (self.racers.south, self.racers.north) else {
            return None;
        };
        Some(if self.board.a_row_is_empty() {
            RaceEnd::RoundOver
        } else if south == north || rules.race == Opening::Round {
            RaceEnd::Again
        } else if south < north {
            RaceEnd::Turns(Side::South)
        } else {
            RaceEnd::Turns(Side::North)
        })
    }

    /// Both hands drop before any landing is resolved.
    fn drop_seeds(&mut self, rules: &Rules, sink: &mut impl Sink) {
        for side in Side::BOTH {
            if let Racer::Sowing(hand) = &mut self.racers[side] {
                hand.drop_one(&mut self.board, rules, sink);
            }
        }
    }

    /// Resolves the landings of this tick but for the captures. Returns the hand of each side that
    /// died, and the pit in which it did.
    fn land(&mut self, rules: &Rules, sink: &mut impl Sink) -> BySide<Option<(Hand, Pit)>> {
        let landings = self.racers.map(|racer| match racer {
            Racer::Sowing(hand) if hand.seeds() == 0 => Some((hand, hand.landing(&self.board, rules))),
            _ => None,
        });
        let both_in_one_pit = match (landings.south, landings.north) {
            (Some((_, Landing::Relay(south))), Some((_, Landing::Relay(north)))) => south == north,
            _ => false,
        };
        let mut deaths = BySide::default();
        for side in Side::BOTH {
            let Some((hand, landing)) = landings[side] else { continue };
            self.racers[side] = match landing {
                Landing::Store if rules.store_end == StoreEnd::Again => Racer::Choosing,
                Landing::Relay(pit) if !both_in_one_pit || pit.side == side => {
                    Racer::Sowing(hand.relay(&mut self.board, pit, sink))
                }
                _ => Racer::Out(self.tick),
            };
            if let Landing::Empty(pit) = landing {
                deaths[side] = Some((hand, pit));
            }
        }
        deaths
    }

    /// Works out the captures of this tick from the board after the lifts, then makes them. If both
    /// sides die in opposite pits, each takes the other's seed, whatever `capture` says.
    fn capture_together(&mut self, rules: &Rules, deaths: BySide<Option<(Hand, Pit)>>, sink: &mut impl Sink) {
        let takings = BySide::from_fn(|side| {
            deaths[side].map_or(Taking::default(), |(hand, pit)| taking(&self.board, rules, hand, pit))
        });
        for side in Side::BOTH {
            capture(&mut self.board, side, takings[side].opposite, sink);
        }
        for side in Side::BOTH {
            capture(&mut self.board, side, takings[side].own, sink);
        }
    }

    /// Puts a side out that has to choose from an empty row: it reached its store with its last
    /// seed, or the other hand captured the rest.
    fn nothing_to_choose_is_out(&mut self) {
        for side in Side::BOTH {
            if self.is_choosing(side) && self.board.row_sum(side) == 0 {
                self.racers[side] = Racer::Out(self.tick);
            }
        }
    }

    /// Emits who chooses again and who went out at this tick.
    fn tell(&self, before: BySide<Racer>, sink: &mut impl Sink) {
        for side in Side::BOTH.into_iter().filter(|&side| self.racers[side] != before[side]) {
            match self.racers[side] {
                Racer::Choosing => sink.event(Event::ChoosesAgain(side)),
                Racer::Out(_) => sink.event(Event::Out(side)),
                Racer::Sowing(_) => {}
            }
        }
    }
}
