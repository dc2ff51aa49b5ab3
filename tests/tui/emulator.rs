//! What a terminal shows is what was drawn, cell by cell: Thai with marks above and below its
//! letters moves no border and leaves nothing behind.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use mak_khum::tui::view;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

use crate::sizes::{overlays, programs};

/// The bytes that are sent to a terminal.
#[derive(Clone, Default)]
struct Sent(Rc<RefCell<Vec<u8>>>);

impl Write for Sent {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_terminal_shows_what_was_drawn() {
    let mut programs = programs();
    for (columns, rows) in [(60, 18), (80, 24), (120, 36)] {
        let sent = Sent::default();
        let viewport = Viewport::Fixed(Rect::new(0, 0, columns, rows));
        let backend = CrosstermBackend::new(sent.clone());
        let mut terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
        let mut emulator = vt100::Parser::new(rows.try_into().unwrap(), columns.try_into().unwrap(), 0);
        // One terminal after the other picture, so that only what differs is sent.
        for program in &mut programs {
            for overlay in overlays() {
                program.app.overlay = overlay;
                (program.app.context.columns, program.app.context.rows) = (columns, rows);
                let app = &program.app;
                let drawn = terminal.draw(|frame| view(app, frame.buffer_mut())).unwrap().buffer.clone();
                emulator.process(&std::mem::take(&mut *sent.0.borrow_mut()));
                for row in 0..rows {
                    for column in 0..columns {
                        let shown = emulator.screen().cell(row, column).unwrap().contents().trim().to_owned();
                        let symbol = drawn[(column, row)].symbol().trim();
                        assert_eq!(shown, symbol, "at {column}, {row} of {columns}x{rows}");
                    }
                }
            }
        }
    }
}
