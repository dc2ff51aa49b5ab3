//! The only impure part: the terminal, signals, threads, files, the clock.
//!
//! The loop waits for one event, drains the queue and draws once. Nothing ticks while nothing
//! moves. [`Display`] and the queue of inputs are parameters, so that a test can run the whole
//! program without a terminal.

mod computer;
mod files;
mod input;
mod sequences;
mod terminal;

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant, SystemTime};

use super::Start;
use super::app::App;
use super::input::Action;
use super::message::{Effect, Msg};
use super::options::Options;
use super::update::{begin, update};
use computer::Computer;
use files::Files;

pub use files::Keep;
pub use input::Input;
pub use terminal::{Display, InTerminal};

/// The shortest time between two pictures.
const FRAME: Duration = Duration::from_millis(16);
/// The longest time that counts as passed at once: more was a pause, not an animation.
const LONGEST_MOMENT: Duration = Duration::from_millis(250);

/// Plays in the terminal until the user leaves. Returns the signal that ended it, if one did.
///
/// # Errors
/// If standard input or output is no terminal, or the terminal fails.
pub fn run(start: Start, mut options: Options, keep: Keep) -> io::Result<Option<i32>> {
    let seed = options.seed.unwrap_or_else(seed_of_the_moment);
    options.seed = Some(seed);
    let (sender, inputs) = mpsc::channel();
    let mut screen = InTerminal::enter(options.mouse)?;
    input::listen(&sender)?;
    let files = Files::open(&options, keep, sender.clone())?;
    let end = play(start, options, &mut screen, &inputs, files, &sender);
    drop(screen);
    end
}

fn seed_of_the_moment() -> u64 {
    let moment = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    moment.as_nanos() as u64 ^ u64::from(std::process::id()).rotate_left(32)
}

/// The loop. Returns the signal that ended it, if one did.
///
/// # Errors
/// If the screen cannot be drawn on.
pub fn play(
    start: Start,
    options: Options,
    screen: &mut impl Display,
    inputs: &Receiver<Input>,
    files: Files,
    sender: &Sender<Input>,
) -> io::Result<Option<i32>> {
    let (mut app, effects) = begin(start, options);
    (app.context.columns, app.context.rows) = screen.size()?;
    let mut world = World { files, computer: Computer::new(sender.clone()), ended_by: None };
    let result = world.carry_out(effects, screen).and_then(|()| world.go_round(&mut app, screen, inputs));
    if result.is_err() {
        // The screen is gone; the match is kept all the same.
        let effects = update(&mut app, Msg::Act(Action::Quit));
        let _ = world.carry_out(effects, screen);
    }
    world.files.close();
    result.map(|()| world.ended_by)
}

/// The event that an input is; `None` if it concerns the screen alone.
fn event(input: Input) -> Option<Msg> {
    match input {
        Input::Key(key) => Some(Msg::Key(key)),
        Input::Pointer(pointer) => Some(Msg::Pointer(pointer)),
        Input::Pasted(text) => Some(Msg::Pasted(text)),
        Input::Resized(columns, rows) => {
            let (columns, rows) = terminal::bounded((columns, rows));
            Some(Msg::Resized { columns, rows })
        }
        Input::Msg(msg) => Some(*msg),
        Input::Stop => Some(Msg::Act(Action::Suspend)),
        Input::End(_) | Input::Lost => Some(Msg::Act(Action::Quit)),
        Input::GoOn => None,
    }
}

/// What the effects reach.
struct World {
    files: Files,
    computer: Computer,
    ended_by: Option<i32>,
}

impl World {
    /// Draws, waits for something to happen, takes it in, and so on until the program is left.
    fn go_round(
        &mut self,
        app: &mut App,
        screen: &mut impl Display,
        inputs: &Receiver<Input>,
    ) -> io::Result<()> {
        let mut before = Instant::now();
        while !app.leaving {
            screen.draw(app)?;
            let change = app.next_change();
            let first = match change {
                Some(change) => match inputs.recv_timeout(change.max(FRAME)) {
                    Ok(input) => Some(input),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => Some(Input::Lost),
                },
                None => Some(inputs.recv().unwrap_or(Input::Lost)),
            };
            let now = Instant::now();
            if let Some(change) = change {
                let passed = (now - before).min(change.max(LONGEST_MOMENT));
                let effects = update(app, Msg::Elapsed(passed));
                self.carry_out(effects, screen)?;
            }
            before = now;
            for input in first.into_iter().chain(inputs.try_iter()) {
                self.take(input, app, screen)?;
                if app.leaving {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Takes in an input and carries out what follows.
    fn take(&mut self, input: Input, app: &mut App, screen: &mut impl Display) -> io::Result<()> {
        if let Input::End(signal) = input {
            self.ended_by = Some(signal);
        }
        let msg = if input == Input::GoOn {
            screen.enter()?;
            let (columns, rows) = screen.size()?;
            Some(Msg::Resized { columns, rows })
        } else {
            event(input)
        };
        match msg {
            Some(msg) => {
                let effects = update(app, msg);
                self.carry_out(effects, screen)
            }
            None => Ok(()),
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>, screen: &mut impl Display) -> io::Result<()> {
        for effect in effects {
            match effect {
                Effect::Ask(ticket, question) => self.computer.ask(ticket, question),
                Effect::Forget(ticket) => self.computer.forget(ticket),
                Effect::Mouse(on) => screen.mouse(on)?,
                Effect::Redraw => screen.clear()?,
                Effect::Suspend => screen.suspend()?,
                Effect::Quit => self.computer.forget_all(),
                file => self.files.carry_out(file),
            }
        }
        Ok(())
    }
}
