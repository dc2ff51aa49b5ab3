//! No size of the screen breaks anything, whatever is open.

use std::time::Duration;

use mak_khum::game::{Preset, Rules};
use mak_khum::learn::LESSONS;
use mak_khum::learn::review::Progress;
use mak_khum::tui::{
    Action, Answer, Ask, Confirm, Message, Msg, Notice, Options, Overlay, Page, Pointer, PointerKind, Scope,
    Settings, Speed, Start,
};

use crate::harness::{Program, options, picture, players, saved, shelved, whole_match};
use crate::learn::{lesson, review};

/// Sizes from 1x1 to 500x200, each about one part in `growth` larger than the one before; and
/// those at which layouts change.
fn sizes(growth: u16) -> impl Iterator<Item = (u16, u16)> {
    let grow = move |most: u16, telling: [u16; 4]| {
        let mut at = 1_u16;
        std::iter::from_fn(move || {
            let now = at;
            at += (at / growth).max(1);
            (now <= most).then_some(now)
        })
        .chain(telling)
    };
    grow(500, [60, 80, 120, 500])
        .flat_map(move |columns| grow(200, [18, 24, 36, 200]).map(move |rows| (columns, rows)))
}

/// Every screen in both languages.
pub fn programs() -> Vec<Program> {
    ["en", "th"].into_iter().flat_map(|language| screens(&options(language, Speed::Normal))).collect()
}

/// Every screen.
pub fn screens(options: &Options) -> Vec<Program> {
    let rules = Rules::default();
    let who = || players("Malee:human", "Chai:human");
    let menu = || {
        let mut menu = Program::start(Start::Menu, options.clone());
        menu.shelf = vec![shelved("match-0001", saved(rules, who(), &whole_match(rules, 9)))];
        menu
    };
    let mut setup = menu();
    setup.press("enter");
    let mut saves = menu();
    saves.keys("down down down enter");
    let mut race = Program::at_table(saved(rules, who(), &[]), options.clone());
    race.keys("5 3 e");
    race.wait(Duration::from_millis(700));
    let over = saved(rules, who(), &whole_match(rules, 9));
    let mut replay = Program::start(Start::Replay(Box::new(over.clone())), options.clone());
    replay.act(Action::Last);
    let over = Program::at_table(over, options.clone());
    let lum = Program::at_table(saved(Preset::MakLum.rules(), who(), &[]), options.clone());
    let mut made = vec![menu(), setup, saves, race, over, replay, lum];
    made.extend(learning(options));
    made
}

/// The list of what can be learned, a lesson that asks for each kind of answer and one in a race,
/// the puzzle of the day, a review and one at work.
fn learning(options: &Options) -> Vec<Program> {
    let options = || options.clone();
    let mut race = lesson(5, options());
    race.keys("enter 7");
    race.wait(Duration::from_millis(400));
    let mut at_work = review(options(), true);
    let (ticket, _) = at_work.open[0].clone();
    at_work.send(Msg::Answered(ticket, Answer::Progress(Progress { done: 7, total: 30 })));
    let lessons = [1, 2, 4, LESSONS.len(), LESSONS.len() + 1].map(|number| lesson(number, options()));
    let mut made = vec![crate::learn::learning(options()), race, at_work, review(options(), false)];
    made.extend(lessons);
    made
}

/// Everything that can lie over a program's screen.
pub fn overlays() -> Vec<Option<Overlay>> {
    let long = "a very long sentence without an end ".repeat(20);
    let mut rules = Page::rules(Rules::default());
    rules.scroll = u16::MAX;
    vec![
        None,
        Some(Overlay::Page(Page::help(Scope::Match))),
        Some(Overlay::Page(rules)),
        Some(Overlay::Page(Page::record())),
        Some(Overlay::Message(Message(Notice::CannotOpen(long)))),
        Some(Overlay::Settings(Settings::default())),
        Some(Overlay::Settings(Settings::keys(7))),
        Some(Overlay::Ask(Ask::new(Confirm::Resign))),
        Some(Overlay::Ask(Ask::new(Confirm::Delete))),
    ]
}

#[test]
fn no_size_panics_whatever_lies_over_the_screen() {
    for (index, mut program) in programs().into_iter().enumerate() {
        // What lies over a screen hardly asks what the screen is: every ninth one has them all.
        let overlays = if index % 9 == 0 { overlays() } else { vec![None] };
        for overlay in overlays {
            program.app.overlay.clone_from(&overlay);
            for (columns, rows) in sizes(if overlay.is_none() { 2 } else { 1 }) {
                program.app.context.columns = columns;
                program.app.context.rows = rows;
                let _ = picture(&program.app, columns, rows);
            }
        }
    }
}

#[test]
fn a_click_anywhere_at_any_size_does_no_harm() {
    for mut program in programs() {
        for (columns, rows) in [(1, 1), (7, 3), (60, 18), (80, 24), (121, 37), (300, 100)] {
            program.send(Msg::Resized { columns, rows });
            for column in (0..columns + 3).step_by(5) {
                for row in (0..rows + 3).step_by(2) {
                    for kind in [PointerKind::Moved, PointerKind::WheelDown] {
                        program.send(Msg::Pointer(Pointer { column, row, kind }));
                    }
                }
            }
            let corner = Pointer { column: columns - 1, row: rows - 1, kind: PointerKind::Pressed };
            program.send(Msg::Pointer(corner));
            let _ = program.picture(columns, rows);
        }
    }
}

#[test]
fn resizing_during_a_relay_and_a_race() {
    let who = players("Malee:human", "Chai:human");
    let mut program = Program::at_table(saved(Rules::default(), who, &[]), options("th", Speed::Slow));
    program.keys("5 3");
    for (columns, rows) in sizes(3).step_by(7) {
        program.wait(Duration::from_millis(40));
        let _ = program.picture(columns, rows);
    }
}
