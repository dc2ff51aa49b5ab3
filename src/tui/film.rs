//! A match played back as the frames of a film: the replay screen, run without a terminal.

use std::time::Duration;

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Start;
use super::app::App;
use super::input::Action;
use super::message::Msg;
use super::options::Options;
use super::update::{begin, update};
use super::view::view;
use crate::save::Saved;
use crate::share::Frame;

/// The shortest time between two frames.
const SHORTEST: Duration = Duration::from_millis(40);

/// How long the last picture stays.
const LAST: Duration = Duration::from_secs(3);

/// How many times in a row nothing may change before the film is over.
const PATIENCE: u32 = 3;

/// The frames of a film of `saved`, drawn by the replay screen with these options.
pub fn film(saved: Saved, options: Options, columns: u16, rows: u16) -> impl Iterator<Item = Frame> {
    let (mut app, _) = begin(Start::Replay(Box::new(saved)), options);
    update(&mut app, Msg::Resized { columns, rows });
    // A colour is not left out because the terminal at hand has none.
    crossterm::style::force_color_output(true);
    let area = Rect { x: 0, y: 0, width: columns, height: rows };
    Film { app, shown: Buffer::empty(area), at: Duration::ZERO, state: State::Begins }
}

/// How far a film is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Begins,
    /// Nothing has changed for so many moments.
    Runs(u32),
    Over,
}

struct Film {
    app: App,
    shown: Buffer,
    at: Duration,
    state: State,
}

impl Film {
    /// What changes the picture that is shown into the one of this moment.
    fn draw(&mut self) -> String {
        let mut next = Buffer::empty(self.shown.area);
        view(&self.app, &mut next);
        let mut output = Vec::new();
        let changes = self.shown.diff(&next);
        if !changes.is_empty() {
            // Writing to memory cannot fail.
            let _ = CrosstermBackend::new(&mut output).draw(changes.into_iter());
        }
        self.shown = next;
        String::from_utf8(output).unwrap_or_default()
    }

    fn frame(&self, output: String) -> Frame {
        Frame { at: self.at, output }
    }
}

impl Iterator for Film {
    type Item = Frame;

    fn next(&mut self) -> Option<Frame> {
        if self.state == State::Begins {
            let picture = self.draw();
            self.state = State::Runs(0);
            update(&mut self.app, Msg::Act(Action::Pause));
            return Some(self.frame(format!("\u{1b}[?25l\u{1b}[0m\u{1b}[2J{picture}")));
        }
        while let State::Runs(still) = self.state {
            let passes = self.app.next_change().unwrap_or(Duration::from_secs(1)).max(SHORTEST);
            self.at += passes;
            update(&mut self.app, Msg::Elapsed(passes));
            let changes = self.draw();
            self.state = match self.app.next_change() {
                Some(_) => State::Runs(0),
                None => State::Runs(still + 1),
            };
            if !changes.is_empty() {
                return Some(self.frame(changes));
            }
            if still >= PATIENCE {
                self.state = State::Over;
                self.at += LAST;
                return Some(self.frame("\u{1b}[0m\u{1b}[?25h".to_owned()));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BySide, Record, Rules, Setup};
    use crate::save::{Controller, Player};
    use crate::share::cast;
    use crate::text::Text;

    /// The race and the first turns of a match.
    fn a_match() -> Saved {
        let mut record = Record::new(Setup::new(Rules::default()));
        for choice in "s7@0 n1@0 s5@7 n6@16 s1@27 n6@52 s4".split(' ') {
            record.choose(choice.parse().unwrap(), &mut ()).unwrap();
        }
        let player = |name| Player::new(name, Controller::Human);
        Saved { players: BySide::new(player("Malee"), player("Somchai")), seed: 1, record, clock: None }
    }

    #[test]
    fn a_film_is_the_games_own_picture_in_its_own_colours() {
        let saved = a_match();
        let (columns, rows) = (80, 24);
        let frames: Vec<Frame> = film(saved.clone(), Options::default(), columns, rows).collect();
        assert!(frames.len() > 50, "{}", frames.len());
        assert!(frames.is_sorted_by_key(|frame| frame.at));
        let text = Text::english();
        let told = cast(&saved, &text, (columns, rows), frames);
        let mut lines = told.lines();
        let header: serde_json::Value = serde_json::from_str(lines.next().unwrap()).unwrap();
        assert_eq!((header["version"].as_u64(), header["width"].as_u64()), (Some(2), Some(80)));
        let mut terminal = vt100::Parser::new(
            std::num::NonZero::new(rows).unwrap(),
            std::num::NonZero::new(columns).unwrap(),
            0,
        );
        for line in lines {
            let (_, kind, output): (f64, String, String) = serde_json::from_str(line).unwrap();
            assert_eq!(kind, "o");
            terminal.process(output.as_bytes());
        }
        // The stores of the last moment stand on the screen, with a colour of the theme.
        let contents = terminal.screen().contents();
        let stores = saved.record.state().position().board.stores();
        for seeds in [stores.south, stores.north] {
            assert!(contents.contains(&seeds.to_string()), "{seeds}: {contents}");
        }
        assert!(told.contains("38;2;") && contents.contains("Malee"), "{contents}");
    }
}
