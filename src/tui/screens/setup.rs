//! A match being set up: who plays, by which rules.

use std::time::Duration;

use ratatui::layout::Rect;

use crate::ai::Level;
use crate::game::{BySide, Handicap, Opening, Preset, Record, Rules, Setup, Side};
use crate::save::{Clock, Controller, Player, Saved, TimeControl};
use crate::say;
use crate::text::wrap;
use crate::tui::context::Context;
use crate::tui::input::{Action, Code, Key, Scope};
use crate::tui::room::{Next, Room, Takes, Target};
use crate::tui::theme::Role;
use crate::tui::widgets::{
    Canvas, KeyLabel, ListLayout, Marked, adjustable, centred, cycled, key_line, within,
};
use crate::tui::words;

/// A line of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Start,
    Preset,
    /// Who plays the side.
    Who(Side),
    /// The name of the side's player.
    Name(Side),
    Rounds,
    Begins,
    /// Minutes for the match.
    Time,
    /// Seconds added after each turn.
    Increment,
    /// Whether a side whose time is up loses.
    Loses,
    /// The heading of lines that are folded away.
    Fold(Part),
    /// A handicap: this side has fewer seeds.
    Fewer(Side),
    /// A handicap: this side has widows.
    Widows(Side),
    /// A field of the rules, by its index in [`Rules::KEYS`].
    Rule(usize),
}

/// Lines that are folded away, because few players need them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Handicap,
    Rules,
}

/// Who begins round one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    /// Nobody: both race.
    Race,
    Side(Side),
    /// South or North, by lot.
    Lot,
}

/// The minutes to choose from; 0 is no clock.
const MINUTES: &[u64] = &[0, 1, 3, 5, 10, 15, 30, 60];
/// The seconds to choose from that a turn adds to a clock.
const INCREMENTS: &[u64] = &[0, 2, 5, 10, 30];

/// A match being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingUp {
    marked: Marked,
    who: BySide<Controller>,
    names: BySide<String>,
    rules: Rules,
    begins: Begins,
    handicap: Handicap,
    minutes: u64,
    increment: u64,
    loses: bool,
    unfolded: Option<Part>,
    seed: u64,
}

impl SettingUp {
    /// A person with the name in the settings against the opponent of the last match.
    pub fn new(context: &Context) -> Self {
        let mut setting_up = Self {
            marked: Marked::default(),
            who: BySide::new(Controller::Human, context.options.opponent),
            names: BySide::new(context.options.name.clone(), String::new()),
            rules: context.options.rules,
            begins: Begins::Race,
            handicap: Handicap::default(),
            minutes: 0,
            increment: 0,
            loses: false,
            unfolded: None,
            seed: context.new_seed(),
        };
        setting_up.begins = setting_up.beginnings()[0];
        setting_up
    }

    /// The ways to begin under these rules.
    fn beginnings(&self) -> Vec<Begins> {
        let race = (self.rules.race != Opening::Turns).then_some(Begins::Race);
        race.into_iter().chain([Begins::Side(Side::South), Begins::Side(Side::North), Begins::Lot]).collect()
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Start, Line::Preset];
        for side in Side::BOTH {
            lines.push(Line::Who(side));
            if self.who[side] == Controller::Human {
                lines.push(Line::Name(side));
            }
        }
        lines.extend([Line::Rounds, Line::Begins, Line::Time]);
        if self.minutes > 0 {
            lines.extend([Line::Increment, Line::Loses]);
        }
        for part in [Part::Handicap, Part::Rules] {
            lines.push(Line::Fold(part));
            match part {
                _ if self.unfolded != Some(part) => {}
                Part::Handicap => {
                    lines.extend(Side::BOTH.map(Line::Fewer));
                    lines.extend(Side::BOTH.map(Line::Widows));
                }
                Part::Rules => {
                    let fields = (0..Rules::KEYS.len()).filter(|&at| Rules::KEYS[at] != "rounds");
                    lines.extend(fields.map(Line::Rule));
                }
            }
        }
        lines
    }

    /// The marked line.
    fn line(&self) -> Line {
        self.lines().get(self.marked.0).copied().unwrap_or(Line::Start)
    }

    /// Changes the marked line to its next value, or the one before. What the rules refuse stays as it
    /// was.
    fn change(&mut self, by: isize) {
        let before = self.clone();
        let line = self.line();
        match line {
            Line::Start | Line::Name(_) => {}
            Line::Who(side) => {
                let mut all = vec![Controller::Human];
                all.extend(Level::ALL.iter().copied().map(Controller::Computer));
                self.who[side] = cycled(&all, &self.who[side], by);
            }
            Line::Preset => {
                let now = self.rules.preset();
                let next = match now {
                    Some(preset) => cycled(Preset::ALL, &preset, by),
                    None => Preset::MakKhum,
                };
                self.rules = next.rules();
                self.handicap = Handicap::default();
                self.begins = self.beginnings()[0];
            }
            Line::Begins => self.begins = cycled(&self.beginnings(), &self.begins, by),
            Line::Time => self.minutes = cycled(MINUTES, &self.minutes, by),
            Line::Increment => self.increment = cycled(INCREMENTS, &self.increment, by),
            Line::Loses => self.loses = !self.loses,
            Line::Fold(part) => self.unfolded = (self.unfolded != Some(part)).then_some(part),
            Line::Fewer(side) => step(&mut self.handicap.fewer[side], by),
            Line::Widows(side) => step(&mut self.handicap.widows[side], by),
            Line::Rounds => self.change_rule("rounds", by),
            Line::Rule(at) => self.change_rule(Rules::KEYS[at], by),
        }
        if !self.beginnings().contains(&self.begins) {
            self.begins = self.beginnings()[0];
        }
        if self.setup().is_none() {
            *self = before;
        }
        self.marked.0 = self.lines().iter().position(|&other| other == line).unwrap_or(0);
    }

    fn change_rule(&mut self, key: &str, by: isize) {
        let Some(now) = self.rules.get(key) else { return };
        let value = match now.parse::<i64>() {
            Ok(number) => (number + by as i64).to_string(),
            Err(_) => cycled(&words_of(key), &now.as_str(), by).to_owned(),
        };
        // What is out of bounds is refused by the rules, and the field stays as it is.
        let _ = self.rules.set(key, &value);
    }

    /// What makes the match; `None` if it cannot be played.
    fn setup(&self) -> Option<Setup> {
        self.rules.validate().ok()?;
        let first = match self.begins {
            Begins::Side(side) => side,
            Begins::Lot if self.seed.count_ones() % 2 == 1 => Side::North,
            Begins::Lot | Begins::Race => Side::South,
        };
        let no_race = self.begins != Begins::Race && self.rules.race != Opening::Turns;
        let handicap = Handicap { no_race, ..self.handicap };
        Setup::new(self.rules).with_first(first).with_handicap(handicap).ok()
    }

    /// The match as it is set up; `None` if it cannot be played.
    fn saved(&self) -> Option<Saved> {
        let players = BySide::from_fn(|side| {
            let name = if self.who[side] == Controller::Human { self.names[side].as_str() } else { "" };
            Player::new(name, self.who[side])
        });
        let control = TimeControl {
            time: Duration::from_secs(self.minutes * 60),
            increment: Duration::from_secs(self.increment),
            loses: self.loses,
        };
        let clock = (self.minutes > 0).then(|| Clock::new(control));
        Some(Saved { players, seed: self.seed, record: Record::new(self.setup()?), clock })
    }

    /// Whom a person plays against, for the next match: the computer's level, or a person.
    fn opponent(&self) -> Option<Controller> {
        let [south, north] = Side::BOTH.map(|side| self.who[side]);
        match (south, north) {
            (Controller::Human, other) | (other, Controller::Human) => Some(other),
            _ => None,
        }
    }
}

/// Adds to a number that stays at least 0.
fn step(number: &mut u8, by: isize) {
    *number = number.saturating_add_signed(by as i8);
}

impl Room for SettingUp {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn takes(&self) -> Takes {
        if matches!(self.line(), Line::Name(_)) { Takes::Text } else { Takes::Actions }
    }

    fn rules(&self) -> Option<Rules> {
        Some(self.rules)
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let frame = centred(context.columns, context.rows, 76, context.rows);
        Some(ListLayout::new(frame, within(frame, 2, 2, 5), self.lines().len(), self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, context: &mut Context) -> Next {
        match action {
            Action::Left => self.change(-1),
            Action::Right => self.change(1),
            Action::Confirm => match self.line() {
                Line::Name(_) => self.marked.shift(1, self.lines().len()),
                Line::Start => {
                    if let Some(saved) = self.saved() {
                        let opponent = self.opponent().unwrap_or(context.options.opponent);
                        if opponent != context.options.opponent {
                            context.options.opponent = opponent;
                            context.keep_options();
                        }
                        return Next::Play { saved: Box::new(saved), file: None };
                    }
                }
                _ => self.change(1),
            },
            Action::Back | Action::Leave => return Next::Menu,
            _ => {}
        }
        Next::Stay
    }

    fn pointed(&mut self, _: Target, pressed: bool, context: &mut Context) -> Next {
        match self.line() {
            _ if !pressed => Next::Stay,
            Line::Start => self.act(Action::Confirm, context),
            _ => self.act(Action::Right, context),
        }
    }

    fn typed(&mut self, key: Key, _: &mut Context) {
        let Line::Name(side) = self.line() else { return };
        let name = &mut self.names[side];
        match key.code {
            Code::Char(character) if name.chars().count() < Player::MAX_NAME => name.push(character),
            Code::Backspace => {
                name.pop();
            }
            _ => {}
        }
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        let text = &context.text;
        let head = Rect { y: list.frame.y, height: 1.min(list.frame.height), ..list.lines };
        canvas.left(head, &text.get("tui-menu-new"), canvas.style(Role::Title));
        let all = self.lines();
        list.draw(canvas, |at| match all.get(at) {
            Some(line) => self.line_text(context, *line),
            None => (String::new(), String::new()),
        });
        let below = list.lines.bottom() + 1;
        if below + 3 > list.frame.bottom() {
            return;
        }
        let about = wrap(&self.about(context), usize::from(list.lines.width));
        for (row, line) in (0..2).zip(about) {
            canvas.put(list.lines.x, below + row, &line, canvas.style(Role::Dim));
        }
        let keys = [
            ("↑↓", "tui-short-choose"),
            ("←→", "tui-short-change"),
            ("Enter", "tui-short-confirm"),
            ("Esc", "tui-short-back"),
        ];
        key_line(list.foot(1), keys.map(|key| KeyLabel::new(text, key)), canvas);
    }
}

impl SettingUp {
    /// A line of the set-up and its value.
    fn line_text(&self, context: &Context, line: Line) -> (String, String) {
        let text = &context.text;
        match line {
            Line::Start => (text.get("tui-setup-start"), String::new()),
            Line::Who(side) => {
                (text.get(words::side_key(side)), adjustable(&words::controller(text, self.who[side])))
            }
            Line::Name(side) => {
                let cursor = if line == self.line() { "▏" } else { "" };
                (format!("  {}", text.get("tui-setup-name")), format!("{}{cursor}", self.names[side]))
            }
            Line::Preset => {
                let name = self.rules.preset().map_or_else(
                    || text.get("tui-preset-own"),
                    // Keys: tui-preset-*
                    |preset| text.get(&format!("tui-preset-{}", preset.word())),
                );
                (text.get("tui-setup-preset"), adjustable(&name))
            }
            Line::Begins => {
                let value = match self.begins {
                    Begins::Race => text.get("tui-begins-race"),
                    Begins::Side(side) => text.get(words::side_key(side)),
                    Begins::Lot => text.get("tui-begins-lot"),
                };
                (text.get("tui-setup-begins"), adjustable(&value))
            }
            Line::Time => {
                let value = match self.minutes {
                    0 => text.get("tui-clock-off"),
                    n => say!(text, "tui-clock-minutes", n = n),
                };
                (text.get("tui-setup-clock"), adjustable(&value))
            }
            Line::Increment => {
                let value = say!(text, "tui-clock-seconds", n = self.increment);
                (format!("  {}", text.get("tui-setup-increment")), adjustable(&value))
            }
            Line::Loses => {
                let value = text.get(if self.loses { "tui-clock-loses" } else { "tui-clock-shows" });
                (format!("  {}", text.get("tui-setup-time-up")), adjustable(&value))
            }
            Line::Fold(part) => {
                let arrow = if self.unfolded == Some(part) { "▾" } else { "▸" };
                (text.get(part.key()), arrow.to_owned())
            }
            Line::Fewer(side) => {
                let name = text.get(words::side_key(side));
                let label = say!(text, "tui-setup-fewer", side = name);
                (format!("  {label}"), adjustable(&text.number(self.handicap.fewer[side])))
            }
            Line::Widows(side) => {
                let name = text.get(words::side_key(side));
                let label = say!(text, "tui-setup-widows", side = name);
                (format!("  {label}"), adjustable(&text.number(self.handicap.widows[side])))
            }
            Line::Rounds => {
                (text.get("tui-rule-rounds"), adjustable(&rule_value(context, &self.rules, "rounds")))
            }
            Line::Rule(at) => {
                let key = Rules::KEYS[at];
                // Keys: tui-rule-*
                (
                    format!("  {}", text.get(&format!("tui-rule-{key}"))),
                    adjustable(&rule_value(context, &self.rules, key)),
                )
            }
        }
    }

    /// What the marked line means.
    fn about(&self, context: &Context) -> String {
        let text = &context.text;
        match self.line() {
            Line::Start => text.get("tui-about-start"),
            Line::Who(_) => text.get("tui-about-who"),
            Line::Name(_) => text.get("tui-about-name"),
            Line::Preset => match self.rules.preset() {
                // Keys: tui-about-preset-*
                Some(preset) => text.get(&format!("tui-about-preset-{}", preset.word())),
                None => text.get("tui-about-preset-own"),
            },
            Line::Begins => text.get("tui-about-begins"),
            Line::Time | Line::Increment => text.get("tui-about-clock"),
            Line::Loses => text.get("tui-about-time-up"),
            Line::Fold(Part::Rules) => text.get("tui-about-rules"),
            Line::Fold(Part::Handicap) | Line::Fewer(_) => text.get("tui-about-fewer"),
            Line::Widows(_) => text.get("tui-about-widows"),
            Line::Rounds => text.get("tui-about-rule-rounds"),
            // Keys: tui-about-rule-*
            Line::Rule(at) => text.get(&format!("tui-about-rule-{}", Rules::KEYS[at])),
        }
    }
}

/// The value of a field of the rules in words.
fn rule_value(context: &Context, rules: &Rules, key: &str) -> String {
    let value = rules.get(key).unwrap_or_default();
    match value.parse::<i64>() {
        Ok(0) if key == "rounds" => context.text.get("tui-rule-rounds-endless"),
        Ok(number) => context.text.number(number),
        Err(_) => context.text.get(&format!("tui-rule-{key}-{value}")),
    }
}

impl Part {
    const fn key(self) -> &'static str {
        match self {
            Self::Handicap => "tui-setup-handicap",
            Self::Rules => "tui-setup-rules",
        }
    }
}

/// The values of a field of the rules, as words.
fn words_of(key: &str) -> Vec<&'static str> {
    use crate::game::{Capture, CaptureAfter, MatchEnd, RaceClock, StoreEnd, StoreLies, WidowSowing, Widows};
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::BUILT_IN;

    #[test]
    fn every_field_and_value_of_the_rules_has_its_sentence() {
        let number = |key| Rules::default().get(key).is_some_and(|value| value.parse::<i64>().is_ok());
        for key in Rules::KEYS {
            let values = if number(key) { Vec::new() } else { words_of(key) };
            let mut sentences = vec![format!("tui-rule-{key}"), format!("tui-about-rule-{key}")];
            sentences.extend(values.iter().map(|value| format!("tui-rule-{key}-{value}")));
            for (code, source) in BUILT_IN {
                for sentence in &sentences {
                    assert!(source.contains(&format!("\n{sentence} =")), "{sentence} in {code}");
                }
            }
        }
    }
}
