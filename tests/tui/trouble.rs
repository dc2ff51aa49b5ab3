//! What can happen to a terminal while the game is in it: it is closed, a thread dies, it changes
//! its size, it can show nothing, the disk is full, the settings are wrong.

use std::time::Duration;

use mak_khum::tui::InTerminal;
use portable_pty::{CommandBuilder, PtySize};

use crate::pty::{Terminal, home, mak_khum, set_up};

#[test]
fn a_closed_terminal_ends_the_program_within_a_second() {
    // While it waits for a key, while seeds fall, and while the computer thinks.
    for (args, before) in [
        (&["--north", "human", "--rule", "race=none"][..], "choose a pit"),
        (&["--south", "novice", "--north", "novice", "--rule", "race=none", "--speed", "slow"], "skip"),
        (&["--north", "master"], "in secret"),
    ] {
        let home = home();
        let args = [&["play", "--seed", "1"], args].concat();
        let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
        terminal.until_says(before);
        let closed = terminal.hang_up();
        while terminal.child.try_wait().unwrap().is_none() {
            assert!(closed.elapsed() < Duration::from_secs(1), "goes on without a terminal: {args:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
        let kept = mak_khum::save::read(&home.path().join("matches/match-0001.json"));
        assert!(kept.is_ok(), "{args:?}: {kept:?}");
    }
}

/// The thread that panics in a child of this test.
const PANICS: &str = "MAK_KHUM_TEST_PANICS";

/// What a child does: it takes over the terminal, and a thread of this name panics.
fn panic_in(thread: &str) {
    let _screen = InTerminal::enter(mak_khum::tui::Mouse::All).unwrap();
    assert!(thread != "main", "on purpose");
    let dying = std::thread::Builder::new().name(thread.to_owned()).spawn(|| panic!("on purpose"));
    // Only a thread that thinks dies without taking the program with it.
    assert!(dying.unwrap().join().is_err());
    println!("THE GAME GOES ON\r");
    std::thread::sleep(Duration::from_millis(300));
}

#[test]
fn a_panic_in_any_thread_leaves_the_terminal_whole() {
    if let Ok(thread) = std::env::var(PANICS) {
        return panic_in(&thread);
    }
    for (thread, code) in [("main", 101), ("files", 101), ("signals", 101), ("computer", 0)] {
        let home = home();
        let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
        command.args(["trouble::a_panic_in_any_thread_leaves_the_terminal_whole", "--exact", "--nocapture"]);
        set_up(&mut command, &home);
        command.env(PANICS, thread);
        let mut terminal = Terminal::start(command, 80, 24);
        if thread == "computer" {
            terminal.until_says("THE GAME GOES ON");
            assert!(terminal.parser.lock().unwrap().screen().alternate_screen());
        }
        assert_eq!(terminal.wait_for_end().exit_code(), code, "{thread}");
        terminal.is_whole_again();
        if thread != "computer" {
            terminal.until_says("on purpose");
        }
        let raw = String::from_utf8_lossy(&terminal.raw.lock().unwrap()).into_owned();
        assert!(raw.contains("\u{1b}[?1049h"), "it was in the game's screen before");
    }
}

#[test]
fn resized_through_every_size_in_a_race_while_seeds_fall_and_under_a_list() {
    let home = home();
    let args = ["play", "--south", "human", "--north", "human", "--speed", "slow"];
    let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
    terminal.until_says("South chooses");
    terminal.then("5", "North chooses");
    terminal.then("3", "skip");
    // The race is on the board; later the list of what can be done lies over it.
    for (keys, there, rows) in
        [("", "Round", 1..40_u16), ("m", "Actions", 2..41), ("\u{1b},", "Digits", 3..42)]
    {
        for key in keys.chars() {
            // Escape and what follows at once would be one key with Alt.
            terminal.type_in(&key.to_string());
            std::thread::sleep(Duration::from_millis(50));
        }
        for rows in rows {
            let columns = rows * 4 % 131 + 1;
            terminal.resize(columns, rows);
            std::thread::sleep(Duration::from_millis(3));
        }
        terminal.resize(80, 24);
        terminal.until("the board again", |screen| screen.to_lowercase().contains(&there.to_lowercase()));
    }
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
}

#[test]
fn no_key_is_lost_that_is_typed_while_the_window_changes_its_size() {
    let home = home();
    let mut terminal = Terminal::start(mak_khum(&home, &[]), 80, 24);
    terminal.until_says("▶ New match");
    let marked = |screen: &str| screen.lines().position(|line| line.contains('▶'));
    let before = marked(&terminal.screen());
    for round in 0..120 {
        terminal.resize(80 + round % 2, 24);
        terminal.type_in(if round % 4 < 2 { "\u{1b}[B" } else { "\u{1b}[A" });
        if round % 4 == 1 {
            terminal.until("two lower", |screen| marked(screen) == before.map(|line| line + 2));
        } else if round % 4 == 3 {
            terminal.until("the first again", |screen| marked(screen) == before);
        }
    }
}

#[test]
fn a_terminal_that_can_show_nothing_is_told_in_a_line() {
    for (term, plays) in [(Some("dumb"), false), (Some("no-such-terminal"), true), (None, true)] {
        let home = home();
        let mut command = mak_khum(&home, &["play", "--rule", "race=none"]);
        match term {
            Some(term) => command.env("TERM", term),
            None => command.env_remove("TERM"),
        }
        let mut terminal = Terminal::start(command, 80, 24);
        if plays {
            terminal.until_says("choose a pit");
            terminal.type_in("\u{3}");
            assert_eq!(terminal.wait_for_end().exit_code(), 0, "{term:?}");
        } else {
            terminal.until_says("--plain");
            assert_eq!(terminal.wait_for_end().exit_code(), 2, "{term:?}");
            assert!(
                !terminal.raw.lock().unwrap().contains(&0x1b),
                "no escape sequence: {}",
                terminal.screen()
            );
        }
        terminal.is_whole_again();
    }
}

#[test]
fn a_full_disk_is_told_on_the_screen_and_the_match_goes_on() {
    let home = home();
    let mut command = CommandBuilder::new("sh");
    let play = "play --south human --north human --rule race=none --speed instant";
    let program = env!("CARGO_BIN_EXE_mak-khum");
    // Every byte written to a file fails, as on a full disk.
    command.args(["-c", &format!("trap '' XFSZ; ulimit -f 0; exec '{program}' {play}")]);
    set_up(&mut command, &home);
    let mut terminal = Terminal::start(command, 80, 24);
    terminal.until_says("choose a pit");
    terminal.then("7", "too large");
    terminal.then("6", "sowing 3 of the turn");
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
}

#[test]
fn mistakes_in_the_settings_are_a_notice_and_the_game_can_be_played() {
    let home = home();
    let file = home.path().join("settings.toml");
    // As an editor of another system writes it.
    let source = "\u{feff}speed = \"swift\"\r\ntheme = \"light\"\r\n[keys]\r\nhint = \"u\"\r\n";
    std::fs::write(&file, source).unwrap();
    let mut terminal = Terminal::start(mak_khum(&home, &["play", "--rule", "race=none"]), 80, 24);
    terminal.until_says("line 1, column 9");
    terminal.until("the key of the hint", |screen| screen.contains("u already belongs to"));
    terminal.type_in("\r");
    terminal.until("the board", |screen| screen.contains("choose a pit") && !screen.contains("belongs"));
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), source, "nobody changed a setting");
}

impl Terminal {
    /// Gives the terminal another size.
    fn resize(&self, columns: u16, rows: u16) {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().unwrap().resize(size).unwrap();
        let (rows, columns) = (rows.try_into().unwrap(), columns.try_into().unwrap());
        self.parser.lock().unwrap().screen_mut().set_size(rows, columns);
    }
}
