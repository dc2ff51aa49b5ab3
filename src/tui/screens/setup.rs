//! A match being set up: who plays, by which rules.

use ratatui::layout::Rect;

use crate::ai::Level;
use crate::game::{BySide, Opening, Preset, Record, Rules, Setup, Side};
use crate::save::{Controller, Player, Saved};
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
    /// Who plays the side.
    Who(Side),
    /// The name of the side's player.
    Name(Side),
    Preset,
    /// Who moves first where there is no race.
    First,
    /// A field of the rules, by its index in [`Rules::KEYS`].
    Rule(usize),
}

/// A match being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingUp {
    marked: Marked,
    who: BySide<Controller>,
    names: BySide<String>,
    rules: Rules,
    /// Who moves first where there is no race.
    first: Side,
    seed: u64,
}

impl SettingUp {
    /// A person with the name in the settings against the computer.
    pub fn new(context: &Context) -> Self {
        Self {
            marked: Marked::default(),
            who: BySide::new(Controller::Human, Controller::Computer(Level::Easy)),
            names: BySide::new(context.options.name.clone(), String::new()),
            rules: context.options.rules,
            first: Side::South,
            seed: context.new_seed(),
        }
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Start];
        for side in Side::BOTH {
            lines.push(Line::Who(side));
            if self.who[side] == Controller::Human {
                lines.push(Line::Name(side));
            }
        }
        lines.push(Line::Preset);
        lines.push(Line::Rule(rule("rounds")));
        if self.rules.race == Opening::Turns {
            lines.push(Line::First);
        }
        lines.extend((0..Rules::KEYS.len()).filter(|&at| at != rule("rounds")).map(Line::Rule));
        lines
    }

    /// The marked line.
    fn line(&self) -> Line {
        self.lines().get(self.marked.0).copied().unwrap_or(Line::Start)
    }

    /// Changes the marked line to its next value, or the one before.
    fn change(&mut self, by: isize) {
        match self.line() {
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
        let _ = self.rules.set(key, cycled(&words, &now.as_str(), by));
    }

    /// The match as it is set up; `None` if these rules cannot be played.
    fn saved(&self) -> Option<Saved> {
        self.rules.validate().ok()?;
        let setup = Setup { first: self.first, ..Setup::new(self.rules) };
        let players = BySide::from_fn(|side| {
            let name = if self.who[side] == Controller::Human { self.names[side].as_str() } else { "" };
            Player::new(name, self.who[side])
        });
        Some(Saved { players, seed: self.seed, record: Record::new(setup), clock: None })
    }
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

    fn act(&mut self, action: Action, _: &mut Context) -> Next {
        match action {
            Action::Left => self.change(-1),
            Action::Right => self.change(1),
            Action::Confirm => match self.line() {
                Line::Name(_) => self.marked.shift(1, self.lines().len()),
                Line::Start => {
                    if let Some(saved) = self.saved() {
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
            Line::First => (text.get("tui-setup-first"), adjustable(&text.get(words::side_key(self.first)))),
            Line::Rule(at) => {
                let key = Rules::KEYS[at];
                // Keys: tui-rule-*
                (text.get(&format!("tui-rule-{key}")), adjustable(&rule_value(context, &self.rules, key)))
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
            Line::First => text.get("tui-about-first"),
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

/// The index of a field in [`Rules::KEYS`].
fn rule(key: &str) -> usize {
    Rules::KEYS.iter().position(|known| *known == key).unwrap_or(0)
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
