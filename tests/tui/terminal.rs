//! The whole program in a pseudo-terminal. Every step waits for what it needs to see.

use portable_pty::CommandBuilder;

use crate::pty::{Terminal, home, mak_khum, set_up};

/// Presses Enter whenever somebody has to choose or to read, until `done` holds of the screen.
fn play_on(terminal: &mut Terminal, done: impl Fn(&str) -> bool) -> String {
    let waits =
        |screen: &str| screen.contains('▶') || screen.contains("Press Enter") || screen.contains("in secret");
    for _ in 0..1_500 {
        let screen = terminal.until("a choice", |screen| done(screen) || waits(screen));
        if done(&screen) {
            return screen;
        }
        terminal.type_in("\r");
        terminal.until("a change", |now| now != screen);
    }
    panic!("no end:\n{}", terminal.screen());
}

#[test]
fn a_whole_match_by_keys() {
    let home = home();
    let args = ["play", "--south", "human", "--north", "novice", "--seed", "5", "--speed", "instant"];
    let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
    let over = |screen: &str| screen.contains(" wins: ") || screen.contains("A draw: ");
    play_on(&mut terminal, over);
    terminal.until("the summary below the board", |screen| {
        screen.contains("towns held") && screen.contains("╭─────╯")
    });
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
    let file = std::fs::read_to_string(home.path().join("matches/match-0001.json")).unwrap();
    assert!(file.contains("\"format\": \"mak-khum\""), "{file}");
}

#[test]
fn a_guided_walk() {
    let home = home();
    let mut terminal = Terminal::start(mak_khum(&home, &["--seed", "3"]), 80, 24);
    terminal.until_says("New match");
    terminal.then("\r", "Start");
    terminal.then("\r", "chooses a pit in secret");
    // The race; each seed is seen, then the rest is skipped.
    terminal.then("7", "sows");
    terminal.type_in(" ");
    let is_choice = |screen: &str| screen.contains('▶') || screen.contains("in secret");
    terminal.until("a choice", is_choice);
    // A long relay, paused, stepped and skipped.
    terminal.type_in("5");
    terminal.until("a hand", |screen| screen.contains('▲') || screen.contains('▼'));
    let paused = terminal.then("p", "paused");
    terminal.type_in(">");
    terminal.until("the next seed", |screen| screen != paused && screen.contains("paused"));
    terminal.type_in(" ");
    let in_turns = |screen: &str| screen.contains("choose a pit") || screen.contains("choose again");
    for _ in 0..200 {
        let screen = terminal.until("a turn", |screen| is_choice(screen) || screen.contains("skip"));
        if in_turns(&screen) {
            break;
        }
        terminal.type_in(if is_choice(&screen) { "\r" } else { " " });
        terminal.until("a change", |now| now != screen);
    }
    // A hint with its reason, a sowing, and taking it back.
    terminal.type_in("i");
    terminal.until("a hint", |screen| {
        screen.contains("reaches your store")
            || screen.contains("to your store")
            || screen.contains("captures")
    });
    terminal.type_in("\r");
    terminal.until("a hand", |screen| screen.contains("skip"));
    terminal.then("u", "Taken back.");
    // Faster, up to the summary of the round.
    terminal.then("]]]", "Speed: instant");
    play_on(&mut terminal, |screen| screen.contains("is over. Press Enter"));
    terminal.until_says("towns held");
    // Settings take effect at once.
    terminal.then(",", "Settings");
    terminal.then("\u{1b}[C", "ตั้งค่า");
    terminal.then("\u{1b}[D", "Settings");
    terminal.type_in("\u{1b}");
    terminal.until("no settings", |screen| !screen.contains("Settings"));
    play_on(&mut terminal, |screen| screen.contains("round 2") && screen.contains('▶'));
    terminal.then("s", "Saved.");
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
    // Another day.
    let mut terminal = Terminal::start(mak_khum(&home, &[]), 80, 24);
    terminal.until_says("Resume match");
    let screen = terminal.then("\r", "round 2");
    assert!(!screen.contains("paused"));
    terminal.then("q", "New match");
    terminal.type_in("q");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
}

#[test]
fn a_lesson_and_a_puzzle_open_at_the_board_and_are_kept() {
    let home = home();
    let mut terminal = Terminal::start(mak_khum(&home, &["lesson", "1", "--profile", "Malee"]), 80, 24);
    terminal.until_says("Lesson 1");
    terminal.then("\r", "Step 2");
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
    let mut terminal = Terminal::start(mak_khum(&home, &["lesson", "1", "--profile", "Malee"]), 80, 24);
    terminal.until_says("Step 2");
    terminal.type_in("\u{3}");
    terminal.wait_for_end();
    let again = ["lesson", "1", "--profile", "Malee", "--again"];
    let mut terminal = Terminal::start(mak_khum(&home, &again), 80, 24);
    terminal.until_says("Step 1");
    // From a lesson one comes to the list of them.
    terminal.then("q", "The puzzle of the day");
    terminal.type_in("\u{3}");
    terminal.wait_for_end();
    let mut terminal = Terminal::start(mak_khum(&home, &["puzzle", "--number", "3"]), 80, 24);
    terminal.until_says("Puzzle 3");
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    // Line by line where that is asked for.
    let terminal = Terminal::start(mak_khum(&home, &["lesson", "1", "--plain"]), 80, 24);
    terminal.until_says("Lesson 1");
    assert!(!terminal.parser.lock().unwrap().screen().alternate_screen());
}

#[test]
fn signals_leave_the_terminal_whole_and_the_match_saved() {
    for (signal, code) in
        [("-TERM", 143), ("-INT", 130), ("-HUP", 129), ("-QUIT", 131), ("-USR1", 138), ("-ALRM", 142)]
    {
        let home = home();
        let args = ["play", "--south", "human", "--north", "human", "--rule", "race=none"];
        let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
        terminal.until_says("choose a pit");
        terminal.then("7", "skip");
        terminal.signal(signal);
        assert_eq!(terminal.wait_for_end().exit_code(), code, "{signal}");
        terminal.is_whole_again();
        let file = std::fs::read_to_string(home.path().join("matches/match-0001.json")).unwrap();
        assert!(file.contains("s7") || file.contains("\"7\"") || file.contains('7'), "{file}");
    }
}

#[test]
fn stopped_and_called_back() {
    let home = home();
    let mut command = CommandBuilder::new("sh");
    command.arg("-i");
    set_up(&mut command, &home);
    command.env("PS1", "READY> ");
    let mut terminal = Terminal::start(command, 80, 24);
    terminal.until_says("READY>");
    let program = env!("CARGO_BIN_EXE_mak-khum");
    terminal.then(&format!("set -m; '{program}' play --rule race=none\n"), "choose a pit");
    terminal.type_in("\u{1a}");
    terminal.until("the shell", |screen| screen.contains("READY>"));
    assert!(!terminal.parser.lock().unwrap().screen().alternate_screen());
    terminal.then("fg\n", "choose a pit");
    terminal.then("7", "skip");
    terminal.type_in("\u{3}");
    terminal.until("the shell", |screen| screen.trim_end().ends_with("READY>"));
    terminal.type_in("exit\n");
    terminal.wait_for_end();
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_is_computed_at_rest() {
    let home = home();
    let mut terminal = Terminal::start(mak_khum(&home, &["play", "--seed", "1"]), 80, 24);
    terminal.until_says("in secret");
    let pid = terminal.child.process_id().unwrap();
    let ticks = || {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
        let fields: Vec<u64> = stat
            .rsplit(')')
            .next()
            .unwrap()
            .split_whitespace()
            .filter_map(|field| field.parse().ok())
            .collect();
        // User and system time, in hundredths of a second: fields 14 and 15 of proc(5), here
        // counted after the state and without it.
        fields[10] + fields[11]
    };
    // The computer may still think about its secret choice.
    let mut before = ticks();
    for _ in 0..100 {
        std::thread::sleep(std::time::Duration::from_millis(100));
        let now = ticks();
        if now == before {
            break;
        }
        before = now;
    }
    std::thread::sleep(std::time::Duration::from_secs(2));
    let used = ticks() - before;
    assert!(used <= 1, "{used} hundredths of a second in two seconds at rest");
    terminal.type_in("\u{3}");
    terminal.wait_for_end();
}

#[test]
fn a_sequence_in_pieces_is_one_key_and_a_paste_plays_nothing() {
    let home = home();
    let args = ["play", "--south", "human", "--north", "human", "--rule", "race=none", "--speed", "instant"];
    let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
    let before = terminal.until_says("choose a pit");
    // A motion of the mouse and an arrow, as a slow line delivers them.
    for byte in "\u{1b}[<35;45;12M\u{1b}[C".chars() {
        terminal.type_in(&byte.to_string());
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    terminal.then("\u{1b}[200~3 5 u q\u{1b}[201~", "A paste plays nothing");
    let record = |screen: &str| screen.contains("  1. South");
    assert!(!record(&before) && !record(&terminal.screen()), "{}", terminal.screen());
    // What is pressed still plays.
    terminal.type_in("7");
    terminal.until("a sowing", record);
    terminal.type_in("\u{3}");
    terminal.wait_for_end();
    terminal.is_whole_again();
}

#[test]
fn hovering_that_changes_nothing_writes_nothing() {
    let home = home();
    let args = ["play", "--south", "human", "--north", "human", "--rule", "race=none", "--speed", "instant"];
    let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
    terminal.until_says("choose a pit");
    terminal.then(",", "Settings");
    let written = |terminal: &Terminal| terminal.raw.lock().unwrap().len();
    let before = written(&terminal);
    for at in 0..300 {
        terminal.type_in(&format!("\u{1b}[<35;{};24M", at % 60 + 1));
    }
    // All of them have been read when a key after them shows.
    terminal.type_in("\u{1b}[B");
    terminal.until("the mark on the next line", |screen| {
        screen.lines().any(|line| line.contains('▶') && line.contains("Digits"))
    });
    assert!(written(&terminal) - before < 2_000, "{} bytes", written(&terminal) - before);
    terminal.type_in("\u{3}");
    terminal.wait_for_end();
}

#[test]
fn a_terminal_that_claims_to_be_huge_is_drawn_on_and_left_whole() {
    let home = home();
    let mut terminal = Terminal::start(mak_khum(&home, &[]), 80, 24);
    terminal.until_says("New match");
    let size = portable_pty::PtySize { rows: 65535, cols: 65535, pixel_width: 0, pixel_height: 0 };
    terminal.master.as_ref().unwrap().resize(size).unwrap();
    terminal.type_in("\r");
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
}
