//! The threads that listen: to the terminal and to the system's signals.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

use super::super::input::{Code, Key, Pointer, PointerKind};
use super::super::message::Msg;
use super::sequences::{PATIENCE, Sequences};

/// What reaches the program from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    Key(Key),
    Pointer(Pointer),
    /// Text was pasted.
    Pasted(String),
    /// The terminal has this many columns and rows now.
    Resized(u16, u16),
    /// From another thread.
    Msg(Box<Msg>),
    /// A signal that ends the program.
    End(i32),
    /// The system stops the program until the shell continues it.
    Stop,
    /// The program was continued.
    GoOn,
    /// The terminal is gone.
    Lost,
}

/// Starts listening to the terminal and to signals.
///
/// # Errors
/// If a thread cannot be started.
pub(super) fn listen(sender: &Sender<Input>) -> io::Result<()> {
    listen_to_signals(sender.clone())?;
    let sender = sender.clone();
    thread::Builder::new().name("terminal".to_owned()).spawn(move || {
        let mut sequences = Sequences::default();
        while let Ok(events) = next(&mut sequences) {
            for input in events.iter().filter_map(translate) {
                if sender.send(input).is_err() {
                    return;
                }
            }
        }
        let _ = sender.send(Input::Lost);
    })?;
    Ok(())
}

/// Waits for the terminal. Returns what has happened, which may be nothing.
fn next(sequences: &mut Sequences) -> io::Result<Vec<Event>> {
    if sequences.waits() && !event::poll(PATIENCE)? {
        return Ok(sequences.late().into_iter().collect());
    }
    Ok(sequences.take(event::read()?))
}

#[cfg(unix)]
fn listen_to_signals(sender: Sender<Input>) -> io::Result<()> {
    use signal_hook::consts::{
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGXFSZ,
    };
    let mut signals = signal_hook::iterator::Signals::new([
        SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXFSZ, SIGTSTP, SIGCONT,
    ])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            let input = match signal {
                SIGTSTP => Input::Stop,
                SIGCONT => Input::GoOn,
                // The file that has grown too large is told as an error of writing.
                SIGXFSZ => continue,
                other => Input::End(other),
            };
            if sender.send(input).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
fn listen_to_signals(_: Sender<Input>) -> io::Result<()> {
    Ok(())
}

/// What an event of the terminal is to the program; `None` if nothing.
fn translate(event: &Event) -> Option<Input> {
    match event {
        // Where the release of a key is told too, it is no second press.
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            let code = code(key.code)?;
            let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
            let alt = key.modifiers.contains(KeyModifiers::ALT);
            // Ctrl with Alt is AltGr, which types characters.
            (ctrl || !alt).then_some(Input::Key(Key { code, ctrl: ctrl && !alt }))
        }
        Event::Mouse(mouse) => {
            let kind = match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => PointerKind::Pressed,
                MouseEventKind::Down(MouseButton::Right) => PointerKind::Cancelled,
                MouseEventKind::Moved => PointerKind::Moved,
                MouseEventKind::ScrollUp => PointerKind::WheelUp,
                MouseEventKind::ScrollDown => PointerKind::WheelDown,
                _ => return None,
            };
            Some(Input::Pointer(Pointer { column: mouse.column, row: mouse.row, kind }))
        }
        Event::Paste(text) => Some(Input::Pasted(text.clone())),
        Event::Resize(columns, rows) => Some(Input::Resized(*columns, *rows)),
        _ => None,
    }
}

const fn code(code: KeyCode) -> Option<Code> {
    Some(match code {
        KeyCode::Char(character) => Code::Char(character),
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::KeyEvent;

    #[test]
    fn a_release_is_no_press() {
        let mut key = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
        assert_eq!(translate(&Event::Key(key)), Some(Input::Key(Key::plain(Code::Enter))));
        key.kind = KeyEventKind::Release;
        assert_eq!(translate(&Event::Key(key)), None);
    }

    #[test]
    fn alt_gr_types_and_alt_does_not() {
        let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let typed = |modifiers| translate(&Event::Key(KeyEvent::new(KeyCode::Char('q'), modifiers)));
        assert_eq!(typed(both), Some(Input::Key(Key::char('q'))));
        assert_eq!(typed(KeyModifiers::ALT), None);
        assert_eq!(typed(KeyModifiers::SHIFT), Some(Input::Key(Key::char('q'))));
    }
}
