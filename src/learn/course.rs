//! A lesson in progress: takes answers and reacts with messages.

use super::goal::{Reached, Turn};
use super::lesson::{Lesson, Step, Task, numbers};
use super::message::{Arg, Message};
use crate::game::{BySide, Event, PitSet, Place, Position, Race, RaceEnd, Racer, Rules, Side, Sowing};

/// An answer of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Continue.
    On,
    /// Sow this pit of South's.
    Pit(u8),
    /// This place.
    Place(Place),
    /// This number.
    Number(u8),
}

/// The kind of answer that the course waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// [`Answer::On`].
    On,
    /// [`Answer::Pit`].
    Pit,
    /// [`Answer::Place`].
    Place,
    /// [`Answer::Number`].
    Number,
}

/// How an answer was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It solves the step; [`Answer::On`] goes to the next one.
    Right,
    /// It fails the step; [`Answer::On`] lays it again.
    Wrong,
    /// It is part of a turn that goes on.
    More,
    /// It does not fit what was asked; nothing changed.
    Refused,
    /// The next step was laid, or this one again.
    Moved,
    /// The lesson is over.
    Finished,
}

/// The reaction to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// How the answer was taken.
    pub verdict: Verdict,
    /// What to say about it.
    pub messages: Vec<Message>,
    /// The events on the board, to be played back on the board as it was before.
    pub events: Vec<Event>,
}

impl Reaction {
    fn new(verdict: Verdict, messages: Vec<Message>) -> Self {
        Self { verdict, messages, events: Vec::new() }
    }
}

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for an answer.
    Asking,
    /// It was solved.
    Right,
    /// It was failed.
    Wrong,
}

/// What the step is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Scene {
    Turn(Turn),
    Race(Race),
}

/// A lesson in progress, under the rules of the preset `mak-khum`.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: &'static Lesson,
    step: usize,
    stage: Stage,
    scene: Scene,
    rules: Rules,
    /// Choices that North has made in the race of the step.
    north: usize,
}

impl Course {
    /// The lesson from step `step`, counted from 0; from the start if there is no such step.
    pub fn new(lesson: &'static Lesson, step: usize) -> Self {
        Self::under(lesson, step, Rules::default())
    }

    /// The lesson under other rules.
    pub fn under(lesson: &'static Lesson, step: usize, rules: Rules) -> Self {
        let step = if step < lesson.steps.len() { step } else { 0 };
        let scene = Scene::Turn(Turn::new(Position::start(&rules, Side::South)));
        let mut course = Self { lesson, step, stage: Stage::Asking, scene, rules, north: 0 };
        course.lay();
        course
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The number of the current step, from 0.
    pub const fn step_number(&self) -> usize {
        self.step
    }

    /// The current step.
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// The state of the current step.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The board as it is now.
    pub fn position(&self) -> Position {
        match &self.scene {
            Scene::Turn(turn) => turn.now,
            Scene::Race(race) => Position { board: *race.board(), turn: Side::South },
        }
    }

    /// Seeds in hand in a race.
    pub fn in_hand(&self) -> BySide<u8> {
        match &self.scene {
            Scene::Turn(_) => BySide::default(),
            Scene::Race(race) => race.in_hand(),
        }
    }

    /// The pits that may be sown now; none unless the step asks for one.
    pub fn legal(&self) -> PitSet {
        match &self.scene {
            _ if self.asks() != Asks::Pit => PitSet::EMPTY,
            Scene::Turn(turn) => turn.now.legal(),
            Scene::Race(race) => race.legal(Side::South),
        }
    }

    /// The kind of answer that the course waits for.
    pub fn asks(&self) -> Asks {
        match (self.stage, self.step().task) {
            (Stage::Right | Stage::Wrong, _) | (_, Task::Read) => Asks::On,
            (Stage::Asking, Task::Point(_)) => Asks::Place,
            (Stage::Asking, Task::Count(_)) => Asks::Number,
            (Stage::Asking, Task::Sow(_) | Task::Race(..)) => Asks::Pit,
        }
    }

    /// The task of the step.
    pub fn says(&self) -> Message {
        Message::new(self.step().says, self.step().args(&self.rules))
    }

    /// The first pit of the answer; `None` if the step asks for no pit.
    pub fn hint(&self) -> Option<Message> {
        let first = numbers(self.step().answer).next()?;
        Some(Message::new("lessons-hint", vec![("pit", Arg::Number(first.into()))]))
    }

    /// The whole answer to the step, if it asks for pits.
    pub fn solution(&self) -> Message {
        Message::new("lessons-puzzle-answer", vec![("answer", Arg::Pits(self.step().answer))])
    }

    /// Takes an answer.
    pub fn answer(&mut self, answer: Answer) -> Reaction {
        match (self.asks(), answer) {
            (Asks::On, Answer::On) => self.go_on(),
            (Asks::Pit, Answer::Pit(pit)) => self.lift(pit),
            (Asks::Place, Answer::Place(place)) => {
                let right = self.is_the_place(place);
                self.judge(right, Message::new("lessons-did-point", vec![("last", Arg::Place(place))]))
            }
            (Asks::Number, Answer::Number(number)) => {
                let right = self.is_the_number(number);
                self.judge(
                    right,
                    Message::new("lessons-did-count", vec![("count", Arg::Number(number.into()))]),
                )
            }
            (asks, _) => Reaction::new(Verdict::Refused, vec![Message::plain(refusal(asks))]),
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

    fn judge(&mut self, right: bool, did: Message) -> Reaction {
        let mut reaction = Reaction::new(Verdict::Right, vec![did]);
        self.close(right, &mut reaction);
        reaction
    }

    /// Closes the step as solved or failed.
    fn close(&mut self, right: bool, reaction: &mut Reaction) {
        let (stage, verdict, end) = if right {
            // Keys: lessons-*-done, lessons-*-not
            (Stage::Right, Verdict::Right, "-done")
        } else {
            (Stage::Wrong, Verdict::Wrong, "-not")
        };
        self.stage = stage;
        reaction.verdict = verdict;
        reaction.messages.push(Message::new(self.step().reaction(end), self.step().args(&self.rules)));
    }

    fn go_on(&mut self) -> Reaction {
        if self.stage == Stage::Wrong {
            self.lay();
            return Reaction::new(Verdict::Moved, Vec::new());
        }
        if self.step + 1 == self.lesson.steps.len() {
            return Reaction::new(Verdict::Finished, vec![Message::plain("lessons-finished")]);
        }
        self.step += 1;
        self.lay();
        Reaction::new(Verdict::Moved, Vec::new())
    }

    /// Starts the step over.
    pub fn again(&mut self) {
        self.lay();
    }

    /// Sets up the board of the step.
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
            return Reaction::new(Verdict::Refused, vec![Message::new("lessons-refuse-empty", args)]);
        }
        match (&self.scene, self.step().task) {
            (Scene::Race(_), Task::Race(script, goal)) => {
                let mut reaction = self.race_on(pit, script);
                if let Scene::Race(race) = &self.scene
                    && let Some(end) = race.result(&self.rules)
                {
                    let met = goal.met(race, &self.rules);
                    reaction.messages.push(race_message(race, end));
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
        reaction.messages.push(Message::Sowing(sowing, sown.position.board, self.rules));
        if sown.round_over {
            reaction.messages.push(Message::plain("game-round-over"));
        }
        match goal.reached(turn, &self.rules) {
            Reached::Open => {}
            Reached::Yes => self.close(true, &mut reaction),
            Reached::No => self.close(false, &mut reaction),
        }
        reaction
    }

    /// South chooses a pit in a race, which then runs until South chooses again or it is over.
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
        if race.result(&self.rules).is_none() {
            let args = vec![
                ("tick", Arg::Number(race.tick().into())),
                ("hand", Arg::Number(race.in_hand().north.into())),
            ];
            reaction.messages.push(Message::new("lessons-did-race-store", args));
        }
        reaction
    }
}

/// How a race ended.
fn race_message(race: &Race, end: RaceEnd) -> Message {
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
    Message::new(key, args)
}

const fn refusal(asks: Asks) -> &'static str {
    match asks {
        Asks::On => "lessons-refuse-on",
        Asks::Pit => "lessons-refuse-pit",
        Asks::Place => "lessons-refuse-place",
        Asks::Number => "lessons-refuse-number",
    }
}
