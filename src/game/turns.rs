//! A record turn by turn.

use super::choice::Choice;
use super::game_match::Match;
use super::position::Position;
use super::record::Record;
use super::side::Side;

/// One turn of a match: the sowings of one side, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The round, counted from 1.
    pub round: u16,
    /// Who played it.
    pub side: Side,
    /// The index of its first sowing among the choices of the record.
    pub first: usize,
    /// The pits that were sown, in order; at least one.
    pub pits: Vec<u8>,
    /// The position before it.
    pub start: Position,
    /// The position after it, not settled yet.
    pub end: Position,
}

impl Turn {
    /// Whether the turn is over: it is the other side's, or the round is over.
    pub fn is_over(&self) -> bool {
        self.end.turn != self.side || self.end.is_over()
    }

    /// The seeds that the turn won, including the own row if it ended the round.
    pub fn haul(&self) -> u8 {
        self.end.haul_since(&self.start)
    }
}

impl Record {
    /// Every turn in order. Races and widows are no turns.
    pub fn turns(&self) -> Vec<Turn> {
        let mut state = Match::new(*self.state().setup());
        let mut turns: Vec<Turn> = Vec::new();
        for (index, &choice) in self.choices().iter().enumerate() {
            let Choice::Sow { side, pit } = choice else {
                // Every choice was accepted in this order before.
                let _ = state.choose(choice, &mut ());
                continue;
            };
            // A running clock finishes the race before the first turn.
            while state.time_passes() {
                state.pass_time(&mut ());
            }
            let start = state.position();
            let Ok(played) = state.choose(choice, &mut ()) else { break };
            match turns.last_mut() {
                Some(turn) if turn.side == side && turn.round == played.round && !turn.is_over() => {
                    turn.pits.push(pit);
                    turn.end = played.position;
                }
                _ => turns.push(Turn {
                    round: played.round,
                    side,
                    first: index,
                    pits: vec![pit],
                    start,
                    end: played.position,
                }),
            }
        }
        turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Opening, Rules, Setup};

    #[test]
    fn the_sowings_of_a_side_make_a_turn() {
        let rules = Rules { race: Opening::Turns, ..Rules::default() };
        let mut record = Record::new(Setup::new(rules));
        for choice in ["s7", "s6", "s1", "s3", "n4"] {
            record.choose(choice.parse().unwrap(), &mut ()).unwrap();
        }
        let turns = record.turns();
        let told: Vec<_> = turns.iter().map(|turn| (turn.side, turn.first, turn.pits.clone())).collect();
        assert_eq!(told, [(Side::South, 0, vec![7, 6, 1, 3]), (Side::North, 4, vec![4])]);
        assert_eq!(turns[0].haul(), 12);
        assert!(turns.iter().all(Turn::is_over));
        assert_eq!(turns[0].end, turns[1].start);
    }
}
