//! The key table: actions, the scopes they apply in, and their keys.

use std::fmt;

use super::action::Action;
use super::key::{Code, Key};
use super::layouts;

/// Where a key binding applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// A list: the menu, the set-up, saved matches, settings, the actions of a match.
    List,
    /// A page to read, or a notice.
    Page,
    /// A match: somebody chooses, or seeds fall.
    Match,
    /// A race on a running clock, two players at one keyboard.
    Race,
    /// The summary of a round or of the match.
    Summary,
    Replay,
    /// A lesson or a puzzle.
    Lesson,
}

impl Scope {
    /// Whether a board fills the screen there.
    pub const fn has_board(self) -> bool {
        !matches!(self, Self::List | Self::Page)
    }
}

/// A binding: one action, its scopes and its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub action: Action,
    pub scopes: &'static [Scope],
    /// The keys; help shows the first.
    pub keys: Vec<Key>,
}

/// Two actions would share a key in one scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    pub key: Key,
    /// The action bound to it.
    pub has: Action,
    /// The action that was to be bound to it.
    pub wants: Action,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "key {} of {} already belongs to {}", self.key, self.wants, self.has)
    }
}

impl std::error::Error for Conflict {}

/// Which key does what where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyMap {
    rows: Vec<Row>,
    /// The differences from the built-in bindings.
    changes: Vec<(Action, Vec<Key>)>,
}

const EVERYWHERE: &[Scope] =
    &[Scope::List, Scope::Page, Scope::Match, Scope::Race, Scope::Summary, Scope::Replay, Scope::Lesson];
const BOARD: &[Scope] = &[Scope::Match, Scope::Race, Scope::Summary, Scope::Replay, Scope::Lesson];
const MOVING: &[Scope] = &[Scope::Match, Scope::Replay];
const PLAY: &[Scope] = &[Scope::Match, Scope::Summary, Scope::Replay];
const READING: &[Scope] = &[Scope::List, Scope::Page, Scope::Lesson];
const PAGING: &[Scope] = &[Scope::List, Scope::Page, Scope::Lesson, Scope::Replay];
const ALL_BUT_RACE: &[Scope] =
    &[Scope::List, Scope::Page, Scope::Match, Scope::Summary, Scope::Replay, Scope::Lesson];

impl Default for KeyMap {
    fn default() -> Self {
        use Code::{Backspace, Delete, Down, End, Enter, Esc, Home, Left, PageDown, PageUp, Right, Up};
        let mut rows = Vec::new();
        let mut row = |action, scopes, codes: &[Code]| {
            let keys = codes.iter().map(|&code| Key::plain(code)).collect();
            rows.push(Row { action, scopes, keys });
        };
        let c = Code::Char;
        for number in 1..=crate::game::MAX_PITS {
            let digit = char::from_digit(u32::from(number % 10), 10).unwrap_or_default();
            row(Action::Pit(number), &[Scope::Match, Scope::Lesson], &[c(digit)]);
        }
        for (number, (south, north)) in (1..).zip("zxcvbnm,./".chars().zip("qwertyuiop".chars())) {
            row(Action::South(number), &[Scope::Race], &[c(south)]);
            row(Action::North(number), &[Scope::Race], &[c(north)]);
        }
        row(Action::Left, PLAY, &[Left, c('h')]);
        row(Action::Right, PLAY, &[Right, c('l')]);
        row(Action::Left, READING, &[Left, c('h')]);
        row(Action::Right, READING, &[Right, c('l')]);
        row(Action::Up, READING, &[Up, c('k')]);
        row(Action::Down, READING, &[Down, c('j')]);
        row(Action::PageUp, PAGING, &[PageUp]);
        row(Action::PageDown, PAGING, &[PageDown]);
        row(Action::First, &[Scope::List, Scope::Page, Scope::Replay], &[Home]);
        row(Action::Last, &[Scope::List, Scope::Page, Scope::Replay], &[End]);
        row(Action::Confirm, ALL_BUT_RACE, &[Enter]);
        row(Action::Back, READING, &[Esc, Backspace]);
        row(Action::Skip, BOARD, &[c(' ')]);
        row(Action::Pause, MOVING, &[c('p')]);
        // In a race on a running clock the letters lift pits.
        row(Action::Pause, &[Scope::Race], &[Code::Tab]);
        row(Action::Step, &[Scope::Match], &[c('.')]);
        row(Action::Seed, MOVING, &[c('>')]);
        row(Action::Again, &[Scope::Match, Scope::Summary, Scope::Replay, Scope::Lesson], &[c('a')]);
        row(Action::Slower, BOARD, &[c('[')]);
        row(Action::Faster, BOARD, &[c(']')]);
        row(Action::Undo, PLAY, &[c('u'), Backspace]);
        row(Action::Redo, PLAY, &[c('r')]);
        row(Action::Hint, &[Scope::Match, Scope::Lesson], &[c('i')]);
        row(Action::BestTurn, &[Scope::Match], &[c('b')]);
        row(Action::Evaluation, PLAY, &[c('e')]);
        row(Action::Preview, &[Scope::Match], &[c('v')]);
        row(Action::Path, PLAY, &[c('o')]);
        row(Action::Lesson, &[Scope::Match], &[c('d')]);
        row(Action::Log, PLAY, &[c('f')]);
        row(Action::Log, &[Scope::Match, Scope::Summary], &[PageUp]);
        row(Action::Save, &[Scope::Match, Scope::Summary], &[c('s')]);
        row(Action::Resign, &[Scope::Match], &[c('g')]);
        row(Action::Rematch, &[Scope::Summary], &[c('t')]);
        row(Action::StepBack, &[Scope::Replay], &[c('<')]);
        row(Action::Capture, &[Scope::Replay], &[c('c')]);
        row(Action::PlayOn, &[Scope::Replay], &[c('n')]);
        row(Action::Review, &[Scope::List, Scope::Summary, Scope::Replay], &[c('v')]);
        row(Action::Watch, &[Scope::Match, Scope::Summary], &[c('w')]);
        row(Action::Menu, &[Scope::Race], &[Esc, Down, Up]);
        row(Action::Menu, PLAY, &[c('m'), Esc, Down, Up, c('j'), c('k')]);
        row(Action::Delete, &[Scope::List], &[Delete, c('x')]);
        row(Action::Settings, ALL_BUT_RACE, &[c(',')]);
        row(Action::Rules, ALL_BUT_RACE, &[c('y')]);
        row(Action::Help, EVERYWHERE, &[c('?')]);
        row(Action::Leave, ALL_BUT_RACE, &[c('q')]);
        let ctrl = |action, character| Row {
            action,
            scopes: EVERYWHERE,
            keys: vec![Key { code: Code::Char(character), ctrl: true }],
        };
        rows.push(ctrl(Action::Redraw, 'l'));
        rows.push(ctrl(Action::Suspend, 'z'));
        rows.push(ctrl(Action::Quit, 'c'));
        Self { rows, changes: Vec::new() }
    }
}

impl KeyMap {
    /// What `key` does in `scope`.
    ///
    /// A key without a meaning counts as the key of a US keyboard in the same position, so that
    /// a Thai or Cyrillic layout plays too.
    pub fn meaning(&self, scope: Scope, key: Key) -> Option<Action> {
        let bound = self.action(scope, key);
        let Code::Char(character) = key.code else { return bound };
        let mut meant = std::iter::once(character.to_ascii_lowercase()).chain(layouts::meant_by(character));
        bound.or_else(|| {
            meant
                .find_map(|character| self.action(scope, Key { code: Code::Char(character), ctrl: key.ctrl }))
        })
    }

    /// What is bound to `key` itself in `scope`.
    pub fn action(&self, scope: Scope, key: Key) -> Option<Action> {
        let row = self.rows.iter().find(|row| row.scopes.contains(&scope) && row.keys.contains(&key));
        row.map(|row| row.action)
    }

    /// The key that help shows for `action` in `scope`.
    pub fn key(&self, scope: Scope, action: Action) -> Option<Key> {
        let row = self.rows.iter().find(|row| row.scopes.contains(&scope) && row.action == action);
        row.and_then(|row| row.keys.first().copied())
    }

    /// The bindings of `scope`.
    pub fn rows(&self, scope: Scope) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.scopes.contains(&scope))
    }

    /// The table with other keys for some actions, in all their scopes.
    ///
    /// # Errors
    /// The first key that two actions would share in one scope.
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
    /// The first of these keys that now belongs to another action.
    pub fn without(&self, action: Action) -> Result<Self, Conflict> {
        let rest: Vec<_> = self.changes.iter().filter(|(changed, _)| *changed != action).cloned().collect();
        let table = Self::default().with(&rest)?;
        table.check(action)?;
        Ok(table)
    }

    /// The differences from the built-in bindings.
    pub fn changes(&self) -> &[(Action, Vec<Key>)] {
        &self.changes
    }

    /// Every action with its keys, the numbered ones last.
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
                let together = row.scopes.iter().any(|scope| other.scopes.contains(scope));
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
    fn thai_and_russian_layouts_play() {
        let map = KeyMap::default();
        for key in ['q', 'ๆ', 'й'] {
            assert_eq!(map.meaning(Scope::List, Key::char(key)), Some(Action::Leave), "{key}");
        }
        assert_eq!(map.meaning(Scope::Match, Key::char('7')), Some(Action::Pit(7)));
    }

    #[test]
    fn no_key_does_two_things_in_one_place() {
        let table = KeyMap::default();
        for scope in EVERYWHERE {
            let mut seen = std::collections::HashMap::new();
            for row in table.rows(*scope) {
                for key in &row.keys {
                    if let Some(other) = seen.insert(*key, row.action) {
                        assert_eq!(other, row.action, "{key} in {scope:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_action_has_a_key_without_a_modifier_or_is_in_the_menu() {
        for row in KeyMap::default().rows {
            let plain = row.keys.iter().any(|key| !key.ctrl);
            let in_menu = matches!(row.action, Action::Redraw | Action::Suspend | Action::Quit);
            assert!(plain || in_menu || row.scopes == [Scope::Race], "{}", row.action);
        }
    }

    #[test]
    fn conflicts_are_refused_by_name() {
        let table = KeyMap::default();
        let changed = table.with(&[(Action::Hint, vec![Key::char('z')])]).unwrap();
        assert_eq!(changed.action(Scope::Match, Key::char('z')), Some(Action::Hint));
        assert_eq!(changed.action(Scope::Match, Key::char('i')), None);
        let error = table.with(&[(Action::Hint, vec![Key::char('u')])]).unwrap_err();
        assert_eq!(error.to_string(), "key u of hint already belongs to undo");
        let swapped = [(Action::Hint, vec![Key::char('u')]), (Action::Undo, vec![Key::char('i')])];
        assert!(table.with(&swapped).is_ok());
    }
}
