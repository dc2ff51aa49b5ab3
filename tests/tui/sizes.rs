//! No size of the screen breaks anything, whatever is open.

use std::time::Duration;

use mak_khum::game::{Preset, Rules};
use mak_khum::learn::LESSONS;
use mak_khum::learn::review::Progress;
use mak_khum::tui::{Action, Marked, Msg, Notice, Popup, Speed, Start};

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

pub fn programs() -> Vec<Program> {
    let rules = Rules::default();
    let who = || players("Malee:human", "Somchai:human");
    let mut made = Vec::new();
    for language in ["en", "th"] {
        let mut menu = Program::start(Start::Menu, options(language, Speed::Normal));
        menu.shelf = vec![shelved("match-0001", saved(rules, who(), &whole_match(rules, 9)))];
        made.push(menu);
        let mut setup = Program::start(Start::Menu, options(language, Speed::Normal));
        setup.press("enter");
        made.push(setup);
        let mut race = Program::at_table(saved(rules, who(), &[]), options(language, Speed::Normal));
        race.keys("5 3 e");
        race.wait(Duration::from_millis(700));
        made.push(race);
        let over = saved(rules, who(), &whole_match(rules, 9));
        made.push(Program::at_table(over.clone(), options(language, Speed::Normal)));
        let mut replay = Program::start(Start::Replay(Box::new(over)), options(language, Speed::Normal));
        replay.act(Action::Last);
        made.push(replay);
        made.extend(learning(language));
        let lum = saved(Preset::MakLum.rules(), who(), &[]);
        made.push(Program::at_table(lum, options(language, Speed::Normal)));
    }
    let mut saves = Program::start(Start::Menu, options("en", Speed::Normal));
    saves.shelf = vec![shelved("match-0001", saved(rules, who(), &[]))];
    saves.keys("down down down enter");
    made.push(saves);
    made
}

/// The list of what can be learned, a lesson that asks for each kind of answer and one in a race,
/// the puzzle of the day, a review and one at work.
fn learning(language: &str) -> Vec<Program> {
    let options = || options(language, Speed::Normal);
    let mut race = lesson(5, options());
    race.keys("enter 7");
    race.wait(Duration::from_millis(400));
    let mut at_work = review(options(), true);
    let (ticket, _) = at_work.open[0].clone();
    at_work.send(Msg::Reviewing(ticket, Progress { done: 7, total: 30 }));
    let lessons = [1, 2, 4, LESSONS.len(), LESSONS.len() + 1].map(|number| lesson(number, options()));
    let mut made = vec![crate::learn::learning(options()), race, at_work, review(options(), false)];
    made.extend(lessons);
    made
}

pub fn popups() -> Vec<Option<Popup>> {
    let long = "a very long sentence without an end ".repeat(20);
    let mut popups = vec![
        None,
        Some(Popup::Help(3)),
        Some(Popup::Rules(u16::MAX)),
        Some(Popup::Record(1)),
        Some(Popup::KeyFor(Action::Hint, Marked(7))),
        Some(Popup::Notice(Notice::CannotOpen(long))),
    ];
    popups.extend(
        [Popup::Actions, Popup::Settings, Popup::Keys, Popup::Resign, Popup::Delete]
            .map(|list| Some(list(Marked::default()))),
    );
    popups
}

#[test]
fn no_size_panics_with_any_popup_open() {
    for (index, mut program) in programs().into_iter().enumerate() {
        // What lies over a screen hardly asks what the screen is: every ninth one has them all.
        let popups = if index % 9 == 0 { popups() } else { vec![None] };
        for popup in popups {
            program.app.popup.clone_from(&popup);
            for (columns, rows) in sizes(if popup.is_none() { 2 } else { 1 }) {
                program.app.columns = columns;
                program.app.rows = rows;
                let _ = picture(&program.app, columns, rows);
            }
        }
    }
}

#[test]
fn a_click_anywhere_at_any_size_does_no_harm() {
    use mak_khum::tui::{Input, Pointer, PointerKind, meaning};
    for mut program in programs() {
        for (columns, rows) in [(1, 1), (7, 3), (60, 18), (80, 24), (121, 37), (300, 100)] {
            program.send(Msg::Resized { columns, rows });
            for column in (0..columns + 3).step_by(5) {
                for row in (0..rows + 3).step_by(2) {
                    for kind in [PointerKind::Moved, PointerKind::WheelDown] {
                        let input = Input::Pointer(Pointer { column, row, kind });
                        if let Some(msg) = meaning(&program.app, &input) {
                            program.send(msg);
                        }
                    }
                }
            }
            let corner = Pointer { column: columns - 1, row: rows - 1, kind: PointerKind::Pressed };
            if let Some(msg) = meaning(&program.app, &Input::Pointer(corner)) {
                program.send(msg);
            }
            let _ = program.picture(columns, rows);
        }
    }
}

#[test]
fn resizing_during_a_relay_and_a_race() {
    let who = players("Malee:human", "Somchai:human");
    let mut program = Program::at_table(saved(Rules::default(), who, &[]), options("th", Speed::Slow));
    program.keys("5 3");
    for (columns, rows) in sizes(3).step_by(7) {
        program.wait(Duration::from_millis(40));
        let _ = program.picture(columns, rows);
    }
}
