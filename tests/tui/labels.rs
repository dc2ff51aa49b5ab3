//! Labels on the screen: room for their words in both languages, and Thai digits.

use mak_khum::text::Digits;
use mak_khum::tui::{Action, Options, Overlay, Speed};

use crate::harness::{SIZES, options};
use crate::sizes::{self, overlays};

/// Every screen in a language, and everything that can lie over one, at three sizes of a terminal.
fn screens(language: &str, digits: Digits, mut check: impl FnMut(&str, &str)) {
    let options = Options { digits, ..options(language, Speed::Normal) };
    for (index, mut program) in sizes::screens(&options).into_iter().enumerate() {
        // What lies over a screen hardly asks what the screen is.
        let overlays = if index == 0 { overlays() } else { vec![None] };
        for (over, overlay) in overlays.into_iter().enumerate() {
            // Its sentence is another program's.
            if matches!(overlay, Some(Overlay::Message(_))) {
                continue;
            }
            let is_page = matches!(overlay, Some(Overlay::Page(_)));
            program.app.overlay = overlay;
            for (columns, rows) in SIZES {
                if is_page {
                    program.act(Action::First);
                }
                let mut before = String::new();
                loop {
                    let picture = program.picture(columns, rows);
                    check(&format!("screen {index} under {over} at {columns}x{rows}"), &picture);
                    // The next part of a page, if this is one.
                    if !is_page || picture == before {
                        break;
                    }
                    before = picture;
                    program.act(Action::PageDown);
                }
            }
        }
    }
}

#[test]
fn no_label_is_cut() {
    let mut cut = Vec::new();
    for language in ["th", "en"] {
        screens(language, Digits::Arabic, |place, picture| {
            // The settings lead on to the keys at the one that is no cut.
            let cut_in = |line: &&str| line.replace("◀ … ▶", "").contains('…');
            for line in picture.lines().filter(cut_in) {
                cut.push(format!("{place}: {line}"));
            }
        });
    }
    assert!(cut.is_empty(), "cut:\n{}", cut.join("\n"));
}

#[test]
fn thai_digits_are_the_only_ones() {
    let mut arabic = Vec::new();
    screens("th", Digits::Thai, |place, picture| {
        for line in picture.lines().filter(|line| line.contains(|c: char| c.is_ascii_digit())) {
            arabic.push(format!("{place}: {line}"));
        }
    });
    assert!(arabic.is_empty(), "Arabic digits:\n{}", arabic.join("\n"));
}
