//! Escape sequences that a slow line has torn apart.
//!
//! A terminal sends an arrow as `ESC [ A`. If only `ESC` has arrived, it is read as the key Escape, and the
//! rest as characters. So Escape is held back for a moment: what follows in time and makes a sequence is
//! one key, as with `ttimeout` in vim. The sequences are xterm's,
//! <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>.

use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// How long the rest of a sequence is waited for.
pub const PATIENCE: Duration = Duration::from_millis(100);

/// The longest sequence; what is longer is none.
const LONGEST: usize = 32;

/// Puts torn sequences together again.
#[derive(Debug, Default)]
pub struct Sequences {
    begun: Begun,
}

/// What has arrived of a sequence.
#[derive(Debug, Default, PartialEq)]
enum Begun {
    #[default]
    Nothing,
    Escape,
    /// What came after Escape.
    Sequence(String),
    /// What was pasted, after the sequence that begins a paste.
    Paste(String),
}

impl Sequences {
    /// Whether more may come.
    pub fn waits(&self) -> bool {
        self.begun != Begun::Nothing
    }

    /// Takes in an event. Returns what has happened.
    pub fn take(&mut self, event: Event) -> Vec<Event> {
        let typed = character(&event);
        match (std::mem::take(&mut self.begun), typed) {
            (Begun::Nothing, _) if is_escape(&event) => {
                self.begun = Begun::Escape;
                Vec::new()
            }
            (Begun::Nothing, _) => vec![event],
            (Begun::Escape, Some(start @ ('[' | 'O'))) => {
                self.begun = Begun::Sequence(start.to_string());
                Vec::new()
            }
            (Begun::Escape, _) if is_escape(&event) => {
                self.begun = Begun::Escape;
                vec![event]
            }
            (Begun::Escape, _) => vec![key(KeyCode::Esc), event],
            (Begun::Sequence(mut sequence), Some(next)) => {
                sequence.push(next);
                if sequence == "[200~" {
                    self.begun = Begun::Paste(String::new());
                } else if ('@'..='~').contains(&next) {
                    return decoded(&sequence).into_iter().collect();
                } else if sequence.len() < LONGEST {
                    self.begun = Begun::Sequence(sequence);
                }
                Vec::new()
            }
            (Begun::Sequence(_), None) => self.take(event),
            (Begun::Paste(mut pasted), typed) => {
                pasted.extend(typed);
                self.begun = Begun::Paste(pasted);
                Vec::new()
            }
        }
    }

    /// Nothing more came in time. Returns what has happened.
    pub fn late(&mut self) -> Option<Event> {
        match std::mem::take(&mut self.begun) {
            Begun::Escape => Some(key(KeyCode::Esc)),
            Begun::Paste(pasted) => {
                Some(Event::Paste(pasted.strip_suffix("[201~").unwrap_or(&pasted).to_owned()))
            }
            Begun::Nothing | Begun::Sequence(_) => None,
        }
    }
}

const fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

fn is_escape(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.code == KeyCode::Esc && key.modifiers.is_empty()
        && key.kind == KeyEventKind::Press)
}

/// The character that was typed, without Ctrl or Alt.
fn character(event: &Event) -> Option<char> {
    let Event::Key(KeyEvent { code: KeyCode::Char(character), modifiers, .. }) = event else { return None };
    (*modifiers - KeyModifiers::SHIFT).is_empty().then_some(*character)
}

/// What a sequence after Escape means; `None` if nothing that is known.
fn decoded(sequence: &str) -> Option<Event> {
    let (body, end) = sequence.get(1..)?.split_at_checked(sequence.len().checked_sub(2)?)?;
    if let Some(mouse) = body.strip_prefix('<') {
        return pointed(mouse, end == "M");
    }
    Some(key(match (end, body.split(';').next()?) {
        ("A", _) => KeyCode::Up,
        ("B", _) => KeyCode::Down,
        ("C", _) => KeyCode::Right,
        ("D", _) => KeyCode::Left,
        ("H", _) | ("~", "1" | "7") => KeyCode::Home,
        ("F", _) | ("~", "4" | "8") => KeyCode::End,
        ("Z", _) => KeyCode::BackTab,
        ("~", "3") => KeyCode::Delete,
        ("~", "5") => KeyCode::PageUp,
        ("~", "6") => KeyCode::PageDown,
        _ => return None,
    }))
}

/// A report of the mouse as SGR writes it: buttons, column and row, counted from 1.
fn pointed(report: &str, pressed: bool) -> Option<Event> {
    let mut numbers = report.split(';').map(|number| number.parse::<u16>().ok());
    let (buttons, column, row) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let kind = match (buttons & 3, buttons & 32 != 0, buttons & 64 != 0) {
        (0, _, true) => MouseEventKind::ScrollUp,
        (1, _, true) => MouseEventKind::ScrollDown,
        (_, true, false) => MouseEventKind::Moved,
        (0, false, false) if pressed => MouseEventKind::Down(MouseButton::Left),
        (2, false, false) if pressed => MouseEventKind::Down(MouseButton::Right),
        _ => return None,
    };
    let (column, row) = (column.saturating_sub(1), row.saturating_sub(1));
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What becomes of bytes that arrive one by one in time; Escape comes as crossterm reads it alone.
    fn torn(bytes: &str) -> Vec<Event> {
        let mut sequences = Sequences::default();
        let mut events = Vec::new();
        for byte in bytes.chars() {
            let code = if byte == '\u{1b}' { KeyCode::Esc } else { KeyCode::Char(byte) };
            events.extend(sequences.take(key(code)));
        }
        events.extend(sequences.late());
        events
    }

    #[test]
    fn a_torn_sequence_is_one_key() {
        for (bytes, code) in [
            ("\u{1b}[A", KeyCode::Up),
            ("\u{1b}OB", KeyCode::Down),
            ("\u{1b}[1;2C", KeyCode::Right),
            ("\u{1b}[D", KeyCode::Left),
            ("\u{1b}[H", KeyCode::Home),
            ("\u{1b}[4~", KeyCode::End),
            ("\u{1b}[5~", KeyCode::PageUp),
            ("\u{1b}[6~", KeyCode::PageDown),
            ("\u{1b}[3~", KeyCode::Delete),
            ("\u{1b}[Z", KeyCode::BackTab),
        ] {
            assert_eq!(torn(bytes), [key(code)], "{bytes:?}");
        }
    }

    #[test]
    fn the_mouse_never_sows_by_its_digits() {
        let at = |kind| Event::Mouse(MouseEvent { kind, column: 44, row: 11, modifiers: KeyModifiers::NONE });
        assert_eq!(torn("\u{1b}[<35;45;12M"), [at(MouseEventKind::Moved)]);
        assert_eq!(torn("\u{1b}[<0;45;12M"), [at(MouseEventKind::Down(MouseButton::Left))]);
        assert_eq!(torn("\u{1b}[<0;45;12m"), []);
        assert_eq!(torn("\u{1b}[<64;45;12M"), [at(MouseEventKind::ScrollUp)]);
    }

    #[test]
    fn what_is_unknown_or_unfinished_is_dropped_and_escape_is_a_key() {
        assert_eq!(torn("\u{1b}"), [key(KeyCode::Esc)]);
        assert_eq!(torn("\u{1b}\u{1b}"), [key(KeyCode::Esc), key(KeyCode::Esc)]);
        assert_eq!(torn("\u{1b}[57"), []);
        assert_eq!(torn("\u{1b}[99~"), []);
        assert_eq!(torn("\u{1b}7"), [key(KeyCode::Esc), key(KeyCode::Char('7'))]);
        assert_eq!(torn("\u{1b}[A7"), [key(KeyCode::Up), key(KeyCode::Char('7'))]);
    }

    #[test]
    fn a_torn_paste_is_a_paste() {
        assert_eq!(torn("\u{1b}[200~sow 5, quit\u{1b}[201~"), [Event::Paste("sow 5, quit".to_owned())]);
    }
}
