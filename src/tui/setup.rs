//! A match being set up: who plays, by which rules.

use crate::ai::Level;
use crate::game::{self, BySide, Preset, Record, Rules, RulesError, Side};
use crate::save::{Controller, Player, Saved};

use super::app::Marked;

/// A line of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Begins the match.
    Start,
    /// Who plays the side.
    Who(Side),
    /// The name of the side's player.
    Name(Side),
    /// The named set of rules.
    Preset,
    /// Who begins where there is no race.
    First,
    /// A field of the rules, by its place in [`Rules::KEYS`].
    Rule(usize),
}

/// A match being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The marked line.
    pub marked: Marked,
    /// Who plays.
    pub who: BySide<Controller>,
    /// Their names.
    pub names: BySide<String>,
    /// The rules.
    pub rules: Rules,
    /// Who begins where there is no race.
    pub first: Side,
    /// Where the match's randomness comes from.
    pub seed: u64,
}

impl Setup {
    /// The first setup: a person called `name` against the computer.
    #[must_use]
    pub fn new(name: &str, rules: Rules, seed: u64) -> Self {
        Self {
            marked: Marked::default(),
            who: BySide::new(Controller::Human, Controller::Computer(Level::Easy)),
            names: BySide::new(name.to_owned(), String::new()),
            rules,
            first: Side::South,
            seed,
        }
    }

    /// The lines, the first one first.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Start];
        for side in Side::BOTH {
            lines.push(Line::Who(side));
            if self.who[side] == Controller::Human {
                lines.push(Line::Name(side));
            }
        }
        lines.push(Line::Preset);
        lines.push(Line::Rule(rule("rounds")));
        if self.rules.race == game::Opening::Turns {
            lines.push(Line::First);
        }
        lines.extend((0..Rules::KEYS.len()).filter(|&at| at != rule("rounds")).map(Line::Rule));
        lines
    }

    /// The marked line.
    #[must_use]
    pub fn line(&self) -> Line {
        self.lines().get(self.marked.0).copied().unwrap_or(Line::Start)
    }

    /// Whether the marked line takes characters.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        matches!(self.line(), Line::Name(_))
    }

    /// Changes the marked line to its next value, or the one before.
    pub fn change(&mut self, by: isize) {
        match self.line() {
            Line::Start | Line::Name(_) => {}
            Line::Who(side) => {
                let mut all = vec![Controller::Human];
                all.extend(Level::ALL.iter().copied().map(Controller::Computer));
                self.who[side] = cycled(&all, self.who[side], by);
            }
            Line::Preset => {
                let now = self.rules.preset();
                let next = match now {
                    Some(preset) => cycled(Preset::ALL, preset, by),
                    None => Preset::MakKhum,
                };
                self.rules = next.rules();
            }
            Line::First => self.first = self.first.other(),
            Line::Rule(at) => self.change_rule(Rules::KEYS[at], by),
        }
        let last = self.lines().len() - 1;
        self.marked.0 = self.marked.0.min(last);
    }

    fn change_rule(&mut self, key: &str, by: isize) {
        let Some(now) = self.rules.get(key) else { return };
        if let Ok(number) = now.parse::<i64>() {
            let by = i64::try_from(by).unwrap_or(0);
            let mut rules = self.rules;
            // What is out of bounds is refused by the rules, and the field stays as it is.
            if rules.set(key, &(number + by).to_string()).is_ok() && rules.validate().is_ok() {
                self.rules = rules;
            }
            return;
        }
        let words = words_of(key);
        let at = words.iter().position(|word| *word == now).unwrap_or(0);
        let mut marked = Marked(at);
        marked.shift(by, words.len());
        let _ = self.rules.set(key, words[marked.0]);
    }

    /// Adds a character to the name on the marked line.
    pub fn type_in(&mut self, character: char) {
        if let Line::Name(side) = self.line()
            && self.names[side].chars().count() < Player::MAX_NAME
        {
            self.names[side].push(character);
        }
    }

    /// Erases the last character of the name on the marked line.
    pub fn erase(&mut self) {
        if let Line::Name(side) = self.line() {
            self.names[side].pop();
        }
    }

    /// The match as it is set up.
    ///
    /// # Errors
    /// The field of the rules that cannot be played.
    pub fn saved(&self) -> Result<Saved, RulesError> {
        self.rules.validate()?;
        let setup = game::Setup { first: self.first, ..game::Setup::new(self.rules) };
        let players = BySide::from_fn(|side| {
            let name = if self.who[side] == Controller::Human { self.names[side].as_str() } else { "" };
            Player::new(name, self.who[side])
        });
        Ok(Saved { players, seed: self.seed, record: Record::new(setup) })
    }
}

/// The place of a field in [`Rules::KEYS`].
fn rule(key: &str) -> usize {
    Rules::KEYS.iter().position(|known| *known == key).unwrap_or(0)
}

/// The value after `now` in `all`, or `by` further.
fn cycled<T: Copy + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let mut at = Marked(all.iter().position(|one| *one == now).unwrap_or(0));
    at.shift(by, all.len());
    all.get(at.0).copied().unwrap_or(now)
}

/// The words that a field of the rules knows.
fn words_of(key: &str) -> Vec<&'static str> {
    use crate::game::{
        Capture, CaptureAfter, MatchEnd, Opening, RaceClock, StoreEnd, StoreLies, WidowSowing, Widows,
    };
    macro_rules! words {
        ($kind:ident) => {
            $kind::ALL.iter().map(|kind| kind.word()).collect()
        };
    }
    match key {
        "store_end" => words!(StoreEnd),
        "capture" => words!(Capture),
        "capture_after" => words!(CaptureAfter),
        "race" => words!(Opening),
        "race_clock" => words!(RaceClock),
        "widows" => words!(Widows),
        "widow_sowing" => words!(WidowSowing),
        "match_end" => words!(MatchEnd),
        "store_lies" => words!(StoreLies),
        _ => vec!["true", "false"],
    }
}
