//! What is marked on the board: the cursor, the last move, pits that reach the store.

use super::layout::BoardLayout;
use super::playback::Scene;
use super::shown::Shown;
use crate::game::{BySide, MAX_PITS, PhaseKind, Pit, PitSet, Place, Side};

/// A set of pits of both sides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pits(pub BySide<PitSet>);

impl Pits {
    pub fn contains(self, pit: Pit) -> bool {
        self.0[pit.side].contains(pit.number)
    }
}

/// What is marked on the board.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// The pit under the cursor.
    pub cursor: Option<Pit>,
    /// Where its sowing would end.
    pub target: Option<Place>,
    /// Pits that hold exactly their own number.
    pub home: Pits,
    /// Pits being named as widows.
    pub closing: Pits,
    /// The pit that was chosen last.
    pub last_lifted: Option<Pit>,
    /// The pits of the advised turn, in order.
    pub advice: Vec<Pit>,
    /// The keys that lift the pits of each side, by column from the left.
    pub race_keys: Option<BySide<[String; MAX_PITS as usize]>>,
    touched: Vec<Place>,
    taken: Vec<(Pit, u8)>,
    path: Vec<Place>,
}

impl Marks {
    /// The marks of a scene: what hands are over, and what is being captured.
    pub fn of_scene(scene: &Scene) -> Self {
        Self {
            touched: Side::BOTH
                .into_iter()
                .filter_map(|side| scene.hands[side])
                .map(|hand| hand.at)
                .collect(),
            taken: scene.flights.iter().map(|flight| (flight.from, flight.seeds)).collect(),
            ..Self::default()
        }
    }

    /// The marks of a match, whoever looks at it: those of the scene, the last move, and with
    /// `home_marks` the pits that reach the store.
    pub fn of_match(shown: &Shown, scene: &Scene, home_marks: bool) -> Self {
        let mut marks = Self::of_scene(scene);
        if home_marks && shown.record.state().phase_kind() != PhaseKind::Over {
            marks.home = Pits(BySide::from_fn(|side| {
                let exact = |&number: &u8| scene.seeds(Pit::new(side, number)) == number;
                (1..=scene.pits()).filter(exact).collect()
            }));
        }
        marks.last_lifted = shown.log.last.as_ref().map(|sowing| sowing.pit);
        marks.path = shown.path().to_vec();
        marks
    }

    /// Whether a hand is over `place`.
    pub fn is_touched(&self, place: Place) -> bool {
        self.touched.contains(&place)
    }

    /// Whether the seeds of `pit` are being captured.
    pub fn is_taken(&self, pit: Pit) -> bool {
        self.taking(pit).is_some()
    }

    /// How many seeds are being captured from `pit`.
    pub fn taking(&self, pit: Pit) -> Option<u8> {
        self.taken.iter().find(|(from, _)| *from == pit).map(|(_, seeds)| *seeds)
    }

    /// Whether the last sowing touched `pit` and its path is shown.
    pub fn on_path(&self, pit: Pit) -> bool {
        self.path.contains(&Place::Pit(pit))
    }

    /// The first sowing of the advised turn that lifts `pit`, counted from 1.
    pub fn advice_step(&self, pit: Pit) -> Option<u8> {
        self.advice.iter().position(|advised| *advised == pit).map(|at| at as u8 + 1)
    }

    /// The key that lifts `pit` in a race on a running clock.
    pub fn race_key(&self, pit: Pit, layout: &BoardLayout) -> Option<String> {
        self.race_keys.as_ref()?[pit.side].get(usize::from(layout.column(pit)) - 1).cloned()
    }
}
