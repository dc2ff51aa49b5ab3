//! The table itself: actions, where they can be done, and their keys.

use std::fmt;

use super::Context;
use super::action::Action;
use super::key::{Code, Key};

/// One action, its keys and where they work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What the keys do.
    pub action: Action,
    /// Where.
    pub contexts: &'static [Context],
    /// The keys, the one that help shows first.
    pub keys: Vec<Key>,
}

/// Two actions would share a key in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The key.
    pub key: Key,
    /// The action that has it.
    pub has: Action,
    /// The action that was to get it.
    pub wants: Action,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "key {} of {} already belongs to {}", self.key, self.wants, self.has)
    }
}

impl std::error::Error for Conflict {}

/// Which key does what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyTable {
    rows: Vec<Row>,
    /// What differs from the table that is built in.
    changes: Vec<(Action, Vec<Key>)>,
}

const EVERYWHERE: &[Context] = &[
    Context::List,
    Context::Page,
    Context::Match,
    Context::Race,
    Context::Summary,
    Context::Replay,
    Context::Lesson,
];
const BOARD: &[Context] =
    &[Context::Match, Context::Race, Context::Summary, Context::Replay, Context::Lesson];
const MOVING: &[Context] = &[Context::Match, Context::Race, Context::Replay];
const PLAY: &[Context] = &[Context::Match, Context::Summary, Context::Replay];
const READING: &[Context] = &[Context::List, Context::Page, Context::Lesson];
const PAGING: &[Context] = &[Context::List, Context::Page, Context::Lesson, Context::Replay];
const ALL_BUT_RACE: &[Context] =
    &[Context::List, Context::Page, Context::Match, Context::Summary, Context::Replay, Context::Lesson];

impl Default for KeyTable {
    fn default() -> Self {
        use Code::{Backspace, Delete, Down, End, Enter, Esc, Home, Left, PageDown, PageUp, Right, Up};
        let mut rows = Vec::new();
        let mut row = |action, contexts, codes: &[Code]| {
            let keys = codes.iter().map(|&code| Key::plain(code)).collect();
            rows.push(Row { action, contexts, keys });
        };
        let c = Code::Char;
        for number in 1..=crate::game::MAX_PITS {
            let digit = char::from_digit(u32::from(number % 10), 10).unwrap_or_default();
            row(Action::Pit(number), &[Context::Match, Context::Lesson], &[c(digit)]);
        }
        for (number, (south, north)) in (1..).zip("zxcvbnm,./".chars().zip("qwertyuiop".chars())) {
            row(Action::South(number), &[Context::Race], &[c(south)]);
            row(Action::North(number), &[Context::Race], &[c(north)]);
        }
        row(Action::Left, PLAY, &[Left, c('h')]);
        row(Action::Right, PLAY, &[Right, c('l')]);
        row(Action::Left, READING, &[Left, c('h')]);
        row(Action::Right, READING, &[Right, c('l')]);
        row(Action::Up, READING, &[Up, c('k')]);
        row(Action::Down, READING, &[Down, c('j')]);
        row(Action::PageUp, PAGING, &[PageUp]);
        row(Action::PageDown, PAGING, &[PageDown]);
        row(Action::First, &[Context::List, Context::Page, Context::Replay], &[Home]);
        row(Action::Last, &[Context::List, Context::Page, Context::Replay], &[End]);
        row(Action::Confirm, ALL_BUT_RACE, &[Enter]);
        row(Action::Back, READING, &[Esc, Backspace]);
        row(Action::Skip, BOARD, &[c(' ')]);
        row(Action::Pause, MOVING, &[c('p')]);
        row(Action::Step, MOVING, &[c('.')]);
        row(Action::Again, &[Context::Match, Context::Summary, Context::Replay, Context::Lesson], &[c('a')]);
        row(Action::Slower, BOARD, &[c('[')]);
        row(Action::Faster, BOARD, &[c(']')]);
        row(Action::Undo, PLAY, &[c('u'), Backspace]);
        row(Action::Redo, PLAY, &[c('r')]);
        row(Action::Hint, &[Context::Match, Context::Lesson], &[c('i')]);
        row(Action::BestTurn, &[Context::Match], &[c('b')]);
        row(Action::Evaluation, PLAY, &[c('e')]);
        row(Action::Preview, &[Context::Match], &[c('v')]);
        row(Action::Path, PLAY, &[c('o')]);
        row(Action::Save, &[Context::Match, Context::Summary], &[c('s')]);
        row(Action::Resign, &[Context::Match], &[c('g')]);
        row(Action::Rematch, &[Context::Summary], &[c('t')]);
        row(Action::StepBack, &[Context::Replay], &[c('b')]);
        row(Action::Capture, &[Context::Replay], &[c('c')]);
        row(Action::PlayOn, &[Context::Replay], &[c('n')]);
        row(Action::Review, &[Context::List, Context::Summary, Context::Replay], &[c('v')]);
        row(Action::Watch, &[Context::Match, Context::Summary], &[c('w')]);
        // In a race against the clock the rows of letters lift pits.
        row(Action::Menu, &[Context::Race], &[Esc, Down, Up]);
        row(Action::Menu, PLAY, &[c('m'), Esc, Down, Up, c('j'), c('k')]);
        row(Action::Delete, &[Context::List], &[Delete, c('x')]);
        row(Action::Settings, ALL_BUT_RACE, &[c(',')]);
        row(Action::Rules, ALL_BUT_RACE, &[c('y')]);
        row(Action::Help, EVERYWHERE, &[c('?')]);
        row(Action::Leave, ALL_BUT_RACE, &[c('q')]);
        let ctrl = |action, character| Row {
            action,
            contexts: EVERYWHERE,
            keys: vec![Key { code: Code::Char(character), ctrl: true }],
        };
        rows.push(ctrl(Action::Redraw, 'l'));
        rows.push(ctrl(Action::Suspend, 'z'));
        rows.push(ctrl(Action::Quit, 'c'));
        Self { rows, changes: Vec::new() }
    }
}

impl KeyTable {
    /// What `key` does in `context`.
    #[must_use]
    pub fn action(&self, context: Context, key: Key) -> Option<Action> {
        let row = self.rows.iter().find(|row| row.contexts.contains(&context) && row.keys.contains(&key));
        row.map(|row| row.action)
    }

    /// The key of `action` in `context` that help shows.
    #[must_use]
    pub fn key(&self, context: Context, action: Action) -> Option<Key> {
        let row = self.rows.iter().find(|row| row.contexts.contains(&context) && row.action == action);
        row.and_then(|row| row.keys.first().copied())
    }

    /// Everything that can be done in `context`, with its keys.
    pub fn rows(&self, context: Context) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.contexts.contains(&context))
    }

    /// The table with other keys for some actions, wherever they can be done.
    ///
    /// # Errors
    /// The first key that two actions would share in one place, with their names.
    pub fn with(&self, changes: &[(Action, Vec<Key>)]) -> Result<Self, Conflict> {
        let mut table = self.clone();
        for (action, keys) in changes {
            for row in table.rows.iter_mut().filter(|row| row.action == *action) {
                row.keys.clone_from(keys);
            }
        }
        for (action, keys) in changes {
            table.check(*action)?;
            table.changes.retain(|(changed, _)| changed != action);
            table.changes.push((*action, keys.clone()));
        }
        Ok(table)
    }

    /// The table with the built-in keys of `action`.
    ///
    /// # Errors
    /// The first of these keys that another action has by now.
    pub fn without(&self, action: Action) -> Result<Self, Conflict> {
        let rest: Vec<_> = self.changes.iter().filter(|(changed, _)| *changed != action).cloned().collect();
        let table = Self::default().with(&rest)?;
        table.check(action)?;
        Ok(table)
    }

    /// What differs from the table that is built in.
    #[must_use]
    pub fn changes(&self) -> &[(Action, Vec<Key>)] {
        &self.changes
    }

    /// Every action whose keys can be changed, with its keys; the numbered ones last.
    #[must_use]
    pub fn changeable(&self) -> Vec<(Action, Vec<Key>)> {
        let mut found: Vec<(Action, Vec<Key>)> = Vec::new();
        for row in &self.rows {
            match found.iter_mut().find(|(action, _)| *action == row.action) {
                Some((_, keys)) => {
                    for key in &row.keys {
                        if !keys.contains(key) {
                            keys.push(*key);
                        }
                    }
                }
                None => found.push((row.action, row.keys.clone())),
            }
        }
        found.sort_by_key(|(action, _)| is_numbered(*action));
        found
    }

    fn check(&self, wants: Action) -> Result<(), Conflict> {
        for row in self.rows.iter().filter(|row| row.action == wants) {
            for other in self.rows.iter().filter(|other| other.action != wants) {
                let together = row.contexts.iter().any(|context| other.contexts.contains(context));
                let shared = row.keys.iter().find(|key| other.keys.contains(key));
                if let (true, Some(&key)) = (together, shared) {
                    return Err(Conflict { key, has: other.action, wants });
                }
            }
        }
        Ok(())
    }
}

const fn is_numbered(action: Action) -> bool {
    matches!(action, Action::Pit(_) | Action::South(_) | Action::North(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_in_one_place() {
        let table = KeyTable::default();
        for context in EVERYWHERE {
            let mut seen = std::collections::HashMap::new();
            for row in table.rows(*context) {
                for key in &row.keys {
                    if let Some(other) = seen.insert(*key, row.action) {
                        assert_eq!(other, row.action, "{key} in {context:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_action_has_a_key_without_a_modifier_or_is_in_the_menu() {
        for row in KeyTable::default().rows {
            let plain = row.keys.iter().any(|key| !key.ctrl);
            let in_menu = matches!(row.action, Action::Redraw | Action::Suspend | Action::Quit);
            assert!(plain || in_menu || row.contexts == [Context::Race], "{}", row.action);
        }
    }

    #[test]
    fn conflicts_are_refused_by_name() {
        let table = KeyTable::default();
        let changed = table.with(&[(Action::Hint, vec![Key::char('f')])]).unwrap();
        assert_eq!(changed.action(Context::Match, Key::char('f')), Some(Action::Hint));
        assert_eq!(changed.action(Context::Match, Key::char('i')), None);
        let error = table.with(&[(Action::Hint, vec![Key::char('u')])]).unwrap_err();
        assert_eq!(error.to_string(), "key u of hint already belongs to undo");
        let swapped = [(Action::Hint, vec![Key::char('u')]), (Action::Undo, vec![Key::char('i')])];
        assert!(table.with(&swapped).is_ok());
    }
}
