//! The game in the terminal without a terminal: messages in, pictures out, and a computer that
//! answers at once.

use std::path::PathBuf;
use std::time::Duration;

use mak_khum::ai::{Analysis, Decision, PitScore, Report, Value};
use mak_khum::game::{BySide, Choice, Match, PitSet, Position, Record, Rules, Setup, Side, SowEnd};
use mak_khum::learn::Profile;
use mak_khum::learn::review::{RaceReview, Review, TurnReview};
use mak_khum::save::{Player, Saved};
use mak_khum::tui::{
    Action, Answer, App, Effect, Key, Learner, Msg, Options, Question, SavedMatch, Screen, Speed, Start,
    Ticket, begin, update, view,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The sizes at which every screen is tested as a picture.
pub const SIZES: [(u16, u16); 3] = [(60, 18), (80, 24), (120, 36)];

/// Who plays, by the words of the command line.
pub fn players(south: &str, north: &str) -> BySide<Player> {
    let player = |who: &str| {
        let (name, who) = who.split_once(':').unwrap_or(("", who));
        Player::new(name, who.parse().unwrap())
    };
    BySide::new(player(south), player(north))
}

/// A match under `rules` after these choices.
pub fn saved(rules: Rules, who: BySide<Player>, choices: &[Choice]) -> Saved {
    let record = Record::replay(Setup::new(rules), choices, &mut ()).unwrap();
    Saved { players: who, seed: 1, record, clock: None }
}

/// The program, with a world that answers at once.
pub struct Program {
    pub app: App,
    /// What was asked and not answered yet.
    pub open: Vec<(Ticket, Question)>,
    /// Matches that were written.
    pub written: Vec<Saved>,
    /// Files of matches that were deleted.
    pub deleted: Vec<PathBuf>,
    /// Records of players that were written.
    pub learned: Vec<Profile>,
    /// What is found when saved matches are listed.
    pub shelf: Vec<SavedMatch>,
    /// Whether questions wait until [`Program::answer`] is called.
    pub slow: bool,
    pub quit: bool,
}

impl Program {
    pub fn start(start: Start, options: Options) -> Self {
        let (app, effects) = begin(start, options);
        let mut program = Self {
            app,
            open: Vec::new(),
            written: Vec::new(),
            deleted: Vec::new(),
            learned: Vec::new(),
            shelf: Vec::new(),
            slow: false,
            quit: false,
        };
        program.carry_out(effects);
        program
    }

    /// A match at the table.
    pub fn at_table(saved: Saved, options: Options) -> Self {
        Self::start(Start::Match { saved: Box::new(saved), file: None }, options)
    }

    pub fn send(&mut self, msg: Msg) {
        let effects = update(&mut self.app, msg);
        self.carry_out(effects);
    }

    pub fn act(&mut self, action: Action) {
        self.send(Msg::Act(action));
    }

    /// Presses a key by its word, such as `7`, `enter` or `ctrl-l`.
    pub fn press(&mut self, key: &str) {
        self.send(Msg::Key(key.parse::<Key>().unwrap()));
    }

    pub fn keys(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.press(key);
        }
    }

    /// Lets so much time pass, as the loop of the program does.
    pub fn wait(&mut self, time: Duration) {
        let mut left = time;
        while let Some(change) = self.app.next_change() {
            let moment = change.max(Duration::from_millis(16)).min(left);
            if moment.is_zero() {
                return;
            }
            left -= moment;
            self.send(Msg::Elapsed(moment));
        }
    }

    /// Lets time pass until nothing moves.
    pub fn settle(&mut self) {
        for _ in 0..100_000 {
            let Some(change) = self.app.next_change() else { return };
            // Somebody thinks, or a clock shows its seconds.
            if matches!(&self.app.screen, Screen::Play(play) if !play.shown.is_moving()) {
                return;
            }
            self.send(Msg::Elapsed(change.max(Duration::from_millis(16))));
        }
        panic!("something moves for ever");
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(ticket, question) => self.open.push((ticket, question)),
                Effect::Forget(ticket) => self.open.retain(|(open, _)| *open != ticket),
                Effect::Save(saved) => self.written.push(*saved),
                Effect::Delete(path) => self.deleted.push(path),
                Effect::Quit => self.quit = true,
                Effect::Learner(name) => {
                    let known = self.learned.last().cloned().unwrap_or_else(|| Profile::new(&name));
                    let day = "2026-11-30".parse().unwrap();
                    self.send(Msg::Learner(Ok(Box::new(Learner { profile: known, day }))));
                }
                Effect::Learned(profile) => self.learned.push(*profile),
                Effect::List => {
                    let listed = self.shelf.clone();
                    self.send(Msg::Listed(Ok(listed)));
                }
                Effect::Open(path) => {
                    let found = self.shelf.iter().find(|shelved| shelved.path == path).unwrap().clone();
                    self.send(Msg::Opened(found.saved.map(|saved| Box::new((path, *saved)))));
                }
                _ => {}
            }
        }
        if !self.slow {
            self.answer();
        }
    }

    /// Answers every open question.
    pub fn answer(&mut self) {
        while !self.open.is_empty() {
            let (ticket, question) = self.open.remove(0);
            self.send(answer(ticket, question));
        }
    }

    /// The picture at this size, a line a row, without blanks at the ends of lines.
    pub fn picture(&mut self, columns: u16, rows: u16) -> String {
        self.send(Msg::Resized { columns, rows });
        picture(&self.app, columns, rows)
    }
}

/// The picture of `app`, without blanks at the ends of lines.
pub fn picture(app: &App, columns: u16, rows: u16) -> String {
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: columns, height: rows });
    view(app, &mut buffer);
    let mut text = String::new();
    for y in 0..rows {
        let mut line = String::new();
        let mut x = 0;
        while x < columns {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += u16::try_from(unicode_width::UnicodeWidthStr::width(symbol)).unwrap().max(1);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// What the computer answers here. The pictures must not change whenever it learns to play
/// better, so that a simple player stands in for it.
fn answer(ticket: Ticket, question: Question) -> Msg {
    match question {
        Question::Decide { game, side, seed, .. } => {
            let choices = vec![some_choice(&game, side, seed)];
            Msg::Answered(ticket, Answer::Decision(Ok(Some(Decision { choices, report: Report::default() }))))
        }
        Question::Analyse { position, rules, .. } => {
            Msg::Answered(ticket, Answer::Analysis(Ok(some_analysis(&position, &rules))))
        }
        Question::Review { saved, .. } => {
            Msg::Answered(ticket, Answer::Review(Ok(Some(Box::new(some_review(&saved))))))
        }
    }
}

/// A choice that looks random and is the same for the same match and seed.
fn some_choice(game: &Match, side: Side, seed: u64) -> Choice {
    let due = game.widows_due(side);
    if due > 0 {
        let pits = game.rules().pits();
        return Choice::Widows { side, pits: PitSet::range(pits + 1 - due, pits) };
    }
    let board = game.position().board;
    let stores = u64::from(board.store(Side::South)) * 131 + u64::from(board.store(Side::North));
    // SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
    let mut mixed = (seed + stores + 1009 * side as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let legal: Vec<u8> = game.legal(side).iter().collect();
    game.lifting(side, legal[(mixed >> 33) as usize % legal.len()])
}

/// The turn of a player who looks one sowing ahead: into the store while that goes, then the
/// biggest gain.
fn some_analysis(position: &Position, rules: &Rules) -> Analysis {
    let mut turn = Vec::new();
    let mut now = *position;
    while now.turn == position.turn && !now.is_over() && turn.len() < 5 {
        let worth = |&pit: &u8| {
            let sown = now.play_unchecked(rules, pit, &mut ());
            (sown.end == SowEnd::Store, sown.position.board.store(now.turn))
        };
        let pit = now.legal().iter().max_by_key(worth).unwrap();
        turn.push(pit);
        now = now.play_unchecked(rules, pit, &mut ()).position;
    }
    let margin = now.margin(position.turn);
    let value = Value::bounded(-98, 98).with_estimate(margin);
    let best = PitScore { pit: turn[0], value, turn };
    let time = Duration::ZERO;
    Analysis { pits: vec![best.clone()], best: Some(best), haul: None, depth: 1, nodes: 1, time }
}

pub fn options(language: &str, speed: Speed) -> Options {
    Options { language: language.to_owned(), speed, seed: Some(1), ..Options::default() }
}

/// A saved match on the shelf.
pub fn shelved(name: &str, saved: Saved) -> SavedMatch {
    SavedMatch { path: PathBuf::from(format!("{name}.json")), modified: None, saved: Ok(Box::new(saved)) }
}

/// The choices of a whole match that looks random, under `rules`.
pub fn whole_match(rules: Rules, seed: u64) -> Vec<Choice> {
    let mut record = Record::new(Setup::new(rules));
    while record.state().outcome().is_none() {
        let side = Side::BOTH.into_iter().find(|&side| record.state().waits_for(side)).unwrap();
        let choice = some_choice(record.state(), side, seed);
        record.choose(choice, &mut ()).unwrap();
    }
    record.choices().to_vec()
}

/// The choices of a match up to where `until` holds.
pub fn choices_until(rules: Rules, seed: u64, until: impl Fn(&Match) -> bool) -> Vec<Choice> {
    let mut record = Record::new(Setup::new(rules));
    for choice in whole_match(rules, seed) {
        if until(record.state()) {
            break;
        }
        record.choose(choice, &mut ()).unwrap();
    }
    record.choices().to_vec()
}

/// The first choices of the match, of which one would better have been another.
fn some_races(saved: &Saved) -> Vec<RaceReview> {
    let choices = (0..).zip(saved.record.choices()).take(3);
    let judge = |(at, choice): (usize, &Choice)| match *choice {
        Choice::Race { side, pit, tick } => {
            let (best, loss) = if at == 1 { (8 - pit, 2.5) } else { (pit, 0.0) };
            Some(RaceReview { at, round: 1, tick, side, in_secret: tick == 0, pit, best, share: 31.4, loss })
        }
        _ => None,
    };
    choices.filter_map(judge).collect()
}

/// A review that looks at nothing ahead: what a turn is worth is the margin when it is over, and
/// every few turns something better is said to have been there.
fn some_review(saved: &Saved) -> Review {
    let judge = |(index, turn): (usize, mak_khum::game::Turn)| {
        let played = turn.end.margin(turn.side);
        let loss = [0, 0, 3, 0, 9, 0, 0, 1, 0, 14, 0][index % 11];
        let best = turn.pits.iter().rev().copied().collect();
        TurnReview { turn, played, best, best_score: played + loss, exact: false, had_choice: index % 5 != 3 }
    };
    let turns = saved.record.turns().into_iter().enumerate().map(judge).collect();
    Review { nodes: 0, turns, races: some_races(saved), widows: Vec::new() }
}
