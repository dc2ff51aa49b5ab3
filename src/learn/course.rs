//! A lesson while it is taken: a value that takes answers and says what became of them.

use super::goal::{Reached, Turn};
use super::lesson::{Lesson, Step, Task, numbers};
use super::said::{Arg, Said};
use crate::game::{BySide, Event, PitSet, Place, Position, Race, RaceEnd, Racer, Rules, Side, Sowing};

/// What the learner answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Go on.
    On,
    /// Lift this pit of South's.
    Pit(u8),
    /// This place.
    Place(Place),
    /// This number.
    Number(u8),
}

/// What the course waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// For [`Answer::On`].
    On,
    /// For a pit of South's to lift.
    Pit,
    /// For a place to point at.
    Place,
    /// For a number.
    Number,
}

/// What an answer was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// What was asked for. [`Answer::On`] goes to the next step.
    Right,
    /// Something else. [`Answer::On`] lays the step again.
    Wrong,
    /// A part of a turn that is not over yet.
    More,
    /// No answer to what was asked; nothing was changed.
    Refused,
    /// The step was left for the next one, or was laid again.
    Moved,
    /// The lesson is over.
    Finished,
}

/// What became of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// What the answer was.
    pub verdict: Verdict,
    /// What is to be said about it.
    pub said: Vec<Said>,
    /// What happened on the board, to be played back on the board as it was before.
    pub events: Vec<Event>,
}

impl Reaction {
    fn new(verdict: Verdict, said: Vec<Said>) -> Self {
        Self { verdict, said, events: Vec::new() }
    }
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for what it asks.
    Asking,
    /// That was done.
    Right,
    /// Something else was.
    Wrong,
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Scene {
    Turn(Turn),
    Race(Race),
}

/// A lesson while it is taken, by the rules of the preset `mak-khum`.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: &'static Lesson,
    step: usize,
    stage: Stage,
    scene: Scene,
    rules: Rules,
    /// How often North has chosen in the race of the step.
    north: usize,
}

impl Course {
    /// The lesson from this step on, counted from 0; from the start if it has no such step.
    #[must_use]
    pub fn new(lesson: &'static Lesson, step: usize) -> Self {
        Self::under(lesson, step, Rules::default())
    }

    /// The same under other rules, which shows what a rule is good for.
    #[must_use]
    pub fn under(lesson: &'static Lesson, step: usize, rules: Rules) -> Self {
        let step = if step < lesson.steps.len() { step } else { 0 };
        let scene = Scene::Turn(Turn::new(Position::start(&rules, Side::South)));
        let mut course = Self { lesson, step, stage: Stage::Asking, scene, rules, north: 0 };
        course.lay();
        course
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The step, counted from 0.
    #[must_use]
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// How far the step is.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The board as it lies.
    #[must_use]
    pub fn position(&self) -> Position {
        match &self.scene {
            Scene::Turn(turn) => turn.now,
            Scene::Race(race) => Position { board: *race.board(), turn: Side::South },
        }
    }

    /// Seeds in the hands of a race.
    #[must_use]
    pub fn in_hand(&self) -> BySide<u8> {
        match &self.scene {
            Scene::Turn(_) => BySide::default(),
            Scene::Race(race) => race.in_hand(),
        }
    }

    /// The pits that may be lifted now; none unless the step asks for one.
    #[must_use]
    pub fn legal(&self) -> PitSet {
        match &self.scene {
            _ if self.asks() != Asks::Pit => PitSet::EMPTY,
            Scene::Turn(turn) => turn.now.legal(),
            Scene::Race(race) => race.legal(Side::South),
        }
    }

    /// What the course waits for.
    #[must_use]
    pub fn asks(&self) -> Asks {
        match (self.stage, self.step().task) {
            (Stage::Right | Stage::Wrong, _) | (_, Task::Read) => Asks::On,
            (Stage::Asking, Task::Point(_)) => Asks::Place,
            (Stage::Asking, Task::Count(_)) => Asks::Number,
            (Stage::Asking, Task::Sow(_) | Task::Race(..)) => Asks::Pit,
        }
    }

    /// What the step says.
    #[must_use]
    pub fn says(&self) -> Said {
        Said::new(self.step().says, self.step().args(&self.rules))
    }

    /// Takes an answer.
    pub fn answer(&mut self, answer: Answer) -> Reaction {
        match (self.asks(), answer) {
            (Asks::On, Answer::On) => self.go_on(),
            (Asks::Pit, Answer::Pit(pit)) => self.lift(pit),
            (Asks::Place, Answer::Place(place)) => {
                let right = self.is_the_place(place);
                self.judge(right, Said::new("lessons-did-point", vec![("last", Arg::Place(place))]))
            }
            (Asks::Number, Answer::Number(number)) => {
                let right = self.is_the_number(number);
                self.judge(right, Said::new("lessons-did-count", vec![("count", Arg::Number(number.into()))]))
            }
            (asks, _) => Reaction::new(Verdict::Refused, vec![Said::plain(refusal(asks))]),
        }
    }

    fn is_the_place(&self, place: Place) -> bool {
        let position = self.position();
        matches!(self.step().task, Task::Point(wanted) if wanted.find(&position, &self.rules) == Some(place))
    }

    fn is_the_number(&self, number: u8) -> bool {
        let position = self.position();
        matches!(self.step().task, Task::Count(wanted) if wanted.find(&position, &self.rules) == Some(number))
    }

    fn judge(&mut self, right: bool, did: Said) -> Reaction {
        let mut reaction = Reaction::new(Verdict::Right, vec![did]);
        self.close(right, &mut reaction);
        reaction
    }

    /// Ends what the step asked, and says so.
    fn close(&mut self, right: bool, reaction: &mut Reaction) {
        let (stage, verdict, end) = if right {
            // Keys: lessons-*-done, lessons-*-not
            (Stage::Right, Verdict::Right, "-done")
        } else {
            (Stage::Wrong, Verdict::Wrong, "-not")
        };
        self.stage = stage;
        reaction.verdict = verdict;
        reaction.said.push(Said::new(self.step().reaction(end), self.step().args(&self.rules)));
    }

    fn go_on(&mut self) -> Reaction {
        if self.stage == Stage::Wrong {
            self.lay();
            return Reaction::new(Verdict::Moved, Vec::new());
        }
        if self.step + 1 == self.lesson.steps.len() {
            return Reaction::new(Verdict::Finished, vec![Said::plain("lessons-finished")]);
        }
        self.step += 1;
        self.lay();
        Reaction::new(Verdict::Moved, Vec::new())
    }

    /// Lays the step again.
    pub fn again(&mut self) {
        self.lay();
    }

    /// Lays the board of the step.
    fn lay(&mut self) {
        let position = self.step().position(&self.rules);
        self.stage = Stage::Asking;
        self.north = 0;
        self.scene = match self.step().task {
            Task::Race(..) => Scene::Race(Race::new(position.board)),
            _ => Scene::Turn(Turn::new(position)),
        };
    }

    fn lift(&mut self, pit: u8) -> Reaction {
        if !self.legal().contains(pit) {
            let args = vec![("pit", Arg::Number(pit.into()))];
            return Reaction::new(Verdict::Refused, vec![Said::new("lessons-refuse-empty", args)]);
        }
        match (&self.scene, self.step().task) {
            (Scene::Race(_), Task::Race(script, goal)) => {
                let mut reaction = self.race_on(pit, script);
                if let Scene::Race(race) = &self.scene
                    && let Some(end) = race.result()
                {
                    let met = goal.met(race);
                    reaction.said.push(race_told(race, end));
                    self.close(met, &mut reaction);
                }
                reaction
            }
            _ => self.sow(pit),
        }
    }

    fn sow(&mut self, pit: u8) -> Reaction {
        let mut reaction = Reaction::new(Verdict::More, Vec::new());
        let task = self.step().task;
        let (Scene::Turn(turn), Task::Sow(goal)) = (&mut self.scene, task) else {
            return reaction;
        };
        // The pit is legal.
        let Ok((sowing, sown)) = Sowing::play(&turn.now, &self.rules, pit, &mut reaction.events) else {
            return reaction;
        };
        turn.add(sowing.clone(), sown.position);
        reaction.said.push(Said::Sowing(sowing, sown.position.board, self.rules));
        if sown.round_over {
            reaction.said.push(Said::plain("game-round-over"));
        }
        match goal.reached(turn, &self.rules) {
            Reached::Open => {}
            Reached::Yes => self.close(true, &mut reaction),
            Reached::No => self.close(false, &mut reaction),
        }
        reaction
    }

    /// South lifts a pit of a race; it runs until South has to choose again or it is over.
    fn race_on(&mut self, pit: u8, script: &str) -> Reaction {
        let mut reaction = Reaction::new(Verdict::More, Vec::new());
        let Scene::Race(race) = &mut self.scene else { return reaction };
        let events = &mut reaction.events;
        // The pit is one of the legal ones.
        let _ = race.choose(Side::South, pit, events);
        loop {
            if race.is_choosing(Side::North) {
                let legal = race.legal(Side::North);
                let planned = numbers(script).nth(self.north).filter(|&pit| legal.contains(pit));
                let lowest = legal.iter().next().unwrap_or(1);
                let _ = race.choose(Side::North, planned.unwrap_or(lowest), events);
                self.north += 1;
            }
            if race.is_choosing(Side::South) || !race.can_tick(&self.rules) {
                break;
            }
            race.tick_once(&self.rules, events);
        }
        if race.result().is_none() {
            let args = vec![
                ("tick", Arg::Number(race.tick().into())),
                ("hand", Arg::Number(race.in_hand().north.into())),
            ];
            reaction.said.push(Said::new("lessons-did-race-store", args));
        }
        reaction
    }
}

/// What happened in a race that is over.
fn race_told(race: &Race, end: RaceEnd) -> Said {
    let out = |side| match race.racer(side) {
        Racer::Out(tick) => Arg::Number(tick.into()),
        Racer::Choosing | Racer::Sowing(_) => Arg::Number(race.tick().into()),
    };
    let key = match end {
        RaceEnd::Turns(Side::South) => "lessons-did-race-first",
        RaceEnd::Turns(Side::North) => "lessons-did-race-second",
        RaceEnd::Again => "lessons-did-race-again",
        RaceEnd::RoundOver => "lessons-did-race-round-over",
    };
    let stores = race.board().stores();
    let args = vec![
        ("southtick", out(Side::South)),
        ("northtick", out(Side::North)),
        ("southstore", Arg::Number(stores.south.into())),
        ("northstore", Arg::Number(stores.north.into())),
    ];
    Said::new(key, args)
}

const fn refusal(asks: Asks) -> &'static str {
    match asks {
        Asks::On => "lessons-refuse-on",
        Asks::Pit => "lessons-refuse-pit",
        Asks::Place => "lessons-refuse-place",
        Asks::Number => "lessons-refuse-number",
    }
}
