//! What is marked on the board: the cursor, the last move, pits that reach the store.

use super::super::app::{App, Screen};
use super::super::layout::BoardLayout;
use super::super::playback::Scene;
use super::super::table::{Table, Wish};
use super::super::update::shows_preview;
use crate::game::{BySide, MAX_PITS, Phase, PhaseKind, Pit, PitSet, Place, Side};

/// A set of pits of both sides.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pits(BySide<PitSet>);

impl Pits {
    pub fn contains_pit(self, pit: Pit) -> bool {
        self.0[pit.side].contains(pit.number)
    }
}

/// What is marked on the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// The pit under the cursor.
    pub cursor: Option<Pit>,
    /// Where its sowing would end.
    pub target: Option<Place>,
    /// Pits that hold exactly their own number.
    pub home: Pits,
    /// Pits being marked as widows.
    pub closing: Pits,
    /// The pit that was chosen last.
    pub last_lifted: Option<Pit>,
    touched: Vec<Place>,
    taken: Vec<(Pit, u8)>,
    path: Vec<Place>,
    advice: Vec<Pit>,
    race_keys: Option<BySide<[String; MAX_PITS as usize]>>,
}

impl Marks {
    pub fn of(app: &App, table: &Table, scene: &Scene) -> Self {
        let showing = table.playback.is_some();
        let playing = matches!(app.screen, Screen::Match);
        let cursor = table.pit_under_cursor().filter(|_| playing);
        let mut marks = Self { cursor, ..Self::default() };
        let state = table.record.state();
        let secret = table.chooses_in_secret() && table.humans() == 2;
        if playing && shows_preview(app.options.preview, table) && !secret {
            marks.target = table.foreseen().and_then(|story| story.last_place());
        }
        if app.options.home_marks && state.phase_kind() != PhaseKind::Over {
            marks.home = Pits(BySide::from_fn(|side| {
                let exact = |&number: &u8| scene.seeds(Pit::new(side, number)) == number;
                (1..=scene.pits()).filter(exact).collect()
            }));
        }
        if let (Some(side), Phase::Widows { .. }) = (table.asked(), state.phase()) {
            let mut sets = BySide::default();
            sets[side] = table.widows;
            marks.closing = Pits(sets);
        }
        marks.last_lifted = table.log.last.as_ref().and_then(|story| story.laps.first()).map(|(pit, _)| *pit);
        marks.path = table.path().to_vec();
        for side in Side::BOTH {
            marks.touched.extend(scene.hands[side].map(|hand| hand.at));
        }
        marks.taken = scene.flights.iter().map(|flight| (flight.from, flight.seeds)).collect();
        if let (Some(advice), false) = (&table.advice, showing) {
            let sowings = match advice.wish {
                Wish::Hint => 1,
                Wish::BestTurn => advice.turn.len(),
            };
            let pits = advice.turn.iter().take(sowings).filter_map(|story| story.laps.first());
            marks.advice = pits.map(|(pit, _)| *pit).collect();
        }
        if table.is_two_handed_race() {
            marks.race_keys = Some(race_keys(app));
        }
        marks
    }

    /// The marks of a lesson: the place that is pointed at, and what the hands are over.
    pub fn pointing(scene: &Scene, at: Option<Place>) -> Self {
        let mut marks = Self::default();
        match at {
            Some(Place::Pit(pit)) => marks.cursor = Some(pit),
            Some(store) => marks.target = Some(store),
            None => {}
        }
        for side in Side::BOTH {
            marks.touched.extend(scene.hands[side].map(|hand| hand.at));
        }
        marks.taken = scene.flights.iter().map(|flight| (flight.from, flight.seeds)).collect();
        marks
    }

    /// Whether a hand is over `place`.
    pub fn is_touched(&self, place: Place) -> bool {
        self.touched.contains(&place)
    }

    /// Whether the seeds of `pit` are being taken.
    pub fn is_taken(&self, pit: Pit) -> bool {
        self.taking(pit).is_some()
    }

    /// How many seeds are being taken from `pit`.
    pub fn taking(&self, pit: Pit) -> Option<u8> {
        self.taken.iter().find(|(from, _)| *from == pit).map(|(_, seeds)| *seeds)
    }

    /// Whether the last sowing touched `pit` and its way is shown.
    pub fn last_touched(&self, pit: Pit) -> bool {
        self.path.contains(&Place::Pit(pit))
    }

    /// The first sowing of the advised turn that lifts `pit`, counted from 1.
    pub fn advice_step(&self, pit: Pit) -> Option<u8> {
        self.advice.iter().position(|advised| *advised == pit).map(|at| at as u8 + 1)
    }

    /// The key that lifts `pit` in a race against the clock.
    pub fn race_key(&self, pit: Pit, layout: &BoardLayout) -> Option<String> {
        self.race_keys.as_ref()?[pit.side].get(usize::from(layout.column(pit)) - 1).cloned()
    }
}

fn race_keys(app: &App) -> BySide<[String; MAX_PITS as usize]> {
    use super::super::keys::{Action, Context};
    let key = |action| {
        app.options.keys.key(Context::Race, action).map(super::super::keys::Key::label).unwrap_or_default()
    };
    BySide::from_fn(|side| {
        std::array::from_fn(|at| {
            let column = at as u8 + 1;
            key(if side == Side::South { Action::South(column) } else { Action::North(column) })
        })
    })
}
