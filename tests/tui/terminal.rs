//! The whole program in a pseudo-terminal. Every step waits for what it needs to see.

use std::io::{Read, Write};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

/// How long to wait for something to appear on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program in a pseudo-terminal.
struct Terminal {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    parser: Arc<Mutex<vt100::Parser>>,
    raw: Arc<Mutex<Vec<u8>>>,
    modes_before: String,
    closing: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

/// The folder in which a program keeps its matches and settings.
fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn mak_khum(home: &TempDir, args: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_mak-khum"));
    command.args(args);
    set_up(&mut command, home);
    command
}

fn set_up(command: &mut CommandBuilder, home: &TempDir) {
    command.env_clear();
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.env("HOME", home.path());
    command.env("MAK_KHUM_MATCHES", home.path().join("matches"));
    command.env("MAK_KHUM_SETTINGS", home.path().join("settings.toml"));
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
}

impl Terminal {
    fn start(command: CommandBuilder, columns: u16, rows: u16) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let modes_before = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let (tall, wide) = (rows.try_into().unwrap(), columns.try_into().unwrap());
        let parser = Arc::new(Mutex::new(vt100::Parser::new(tall, wide, 0)));
        let raw = Arc::new(Mutex::new(Vec::new()));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let closing = Arc::new(AtomicBool::new(false));
        let reader = std::thread::spawn({
            let (parser, raw, closing) = (Arc::clone(&parser), Arc::clone(&raw), Arc::clone(&closing));
            move || {
                let mut bytes = [0; 4096];
                while !closing.load(Ordering::SeqCst)
                    && let Ok(read @ 1..) = reader.read(&mut bytes)
                {
                    parser.lock().unwrap().process(&bytes[..read]);
                    raw.lock().unwrap().extend_from_slice(&bytes[..read]);
                }
            }
        });
        let writer = pair.master.take_writer().unwrap();
        Self {
            master: Some(pair.master),
            writer,
            child,
            parser,
            raw,
            modes_before,
            closing,
            reader: Some(reader),
        }
    }

    fn screen(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    fn type_in(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Waits until `there` holds of the screen.
    fn until(&self, what: &str, there: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let screen = self.screen();
            if there(&screen) {
                return screen;
            }
            assert!(began.elapsed() < PATIENCE, "never saw {what}:\n{screen}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn until_says(&self, text: &str) -> String {
        self.until(text, |screen| screen.contains(text))
    }

    /// Types `keys` and waits until the screen says `text`.
    fn then(&mut self, keys: &str, text: &str) -> String {
        self.type_in(keys);
        self.until_says(text)
    }

    fn wait_for_end(&mut self) -> ExitStatus {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(began.elapsed() < PATIENCE, "does not end:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Holds that the terminal is as it was before the program began.
    fn is_whole_again(&self) {
        let restored = |screen: &vt100::Screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        };
        let began = Instant::now();
        while !restored(self.parser.lock().unwrap().screen()) {
            assert!(began.elapsed() < PATIENCE, "the terminal was left as it was in the game");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(modes(&**self.master.as_ref().unwrap()), self.modes_before);
    }

    /// Closes the terminal: nobody holds its other end any more.
    fn hang_up(&mut self) {
        self.closing.store(true, Ordering::SeqCst);
        // What this draws wakes the thread that reads.
        self.type_in("l");
        self.reader.take().unwrap().join().unwrap();
        self.master = None;
        self.writer = Box::new(std::io::sink());
    }

    fn signal(&self, name: &str) {
        let pid = self.child.process_id().unwrap().to_string();
        assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Raw or not, with echo or without: what `stty -a` shows.
fn modes(master: &dyn MasterPty) -> String {
    format!(
        "{:?}",
        master.get_termios().map(|modes| (modes.local_flags, modes.input_flags, modes.output_flags))
    )
}

/// Presses Enter whenever somebody has to choose or to read, until `done` holds of the screen.
fn play_on(terminal: &mut Terminal, done: impl Fn(&str) -> bool) -> String {
    let waits = |screen: &str| {
        screen.contains('▶') || screen.contains("Enter goes on") || screen.contains("in secret")
    };
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
    let screen = play_on(&mut terminal, over);
    assert!(screen.contains("towns held"), "the summary is shown below the board:\n{screen}");
    assert!(screen.contains("╭─────╯"), "the board is still there:\n{screen}");
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
    terminal.then("\r", "Begin");
    terminal.then("\r", "first pit, in secret");
    // The race; each seed is seen, then the rest is skipped.
    terminal.then("7", "sows");
    terminal.type_in(" ");
    terminal.until("a choice", |screen| screen.contains('▶'));
    // A long relay, paused, stepped and skipped.
    terminal.type_in("5");
    terminal.until("a hand", |screen| screen.contains('▲') || screen.contains('▼'));
    let paused = terminal.then("p", "paused");
    terminal.type_in(".");
    terminal.until("the next step", |screen| screen != paused && screen.contains("paused"));
    terminal.type_in(" ");
    let in_turns = |screen: &str| screen.contains("choose a pit") || screen.contains("choose again");
    for _ in 0..200 {
        let screen = terminal.until("a turn", |screen| screen.contains('▶') || screen.contains("skip"));
        if in_turns(&screen) {
            break;
        }
        terminal.type_in(if screen.contains('▶') { "\r" } else { " " });
        terminal.until("a change", |now| now != screen);
    }
    // A hint with its reason, a sowing, and taking it back.
    terminal.type_in("i");
    terminal.until("a hint", |screen| {
        screen.contains("reaches your store") || screen.contains("home") || screen.contains("takes")
    });
    terminal.type_in("\r");
    terminal.until("a hand", |screen| screen.contains("skip"));
    terminal.then("u", "Taken back.");
    // Faster, up to the summary of the round.
    terminal.then("]]]", "Speed: at once");
    play_on(&mut terminal, |screen| screen.contains("is over. Enter goes on"));
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
    terminal.until_says("Go on with the match");
    let screen = terminal.then("\r", "round 2");
    assert!(!screen.contains("paused"));
    terminal.then("q", "New match");
    terminal.type_in("q");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
}

#[test]
fn signals_leave_the_terminal_whole_and_the_match_saved() {
    for (signal, code) in [("-TERM", 143), ("-INT", 130), ("-HUP", 129)] {
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
fn a_closed_terminal_ends_the_program() {
    let home = home();
    let mut terminal = Terminal::start(mak_khum(&home, &["play", "--seed", "1"]), 80, 24);
    terminal.until_says("in secret");
    terminal.hang_up();
    let began = Instant::now();
    while terminal.child.try_wait().unwrap().is_none() {
        assert!(began.elapsed() < Duration::from_secs(5), "goes on without a terminal");
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(home.path().join("matches/match-0001.json").exists());
}

#[test]
fn a_panic_leaves_the_terminal_whole() {
    const CHILD: &str = "MAK_KHUM_TEST_PANICS";
    if std::env::var_os(CHILD).is_some() {
        let _screen = mak_khum::tui::InTerminal::enter(true).unwrap();
        panic!("on purpose");
    }
    let home = home();
    let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
    command.args(["terminal::a_panic_leaves_the_terminal_whole", "--exact", "--nocapture"]);
    set_up(&mut command, &home);
    command.env(CHILD, "1");
    let mut terminal = Terminal::start(command, 80, 24);
    assert_eq!(terminal.wait_for_end().exit_code(), 101);
    terminal.is_whole_again();
    terminal.until_says("on purpose");
    let raw = String::from_utf8_lossy(&terminal.raw.lock().unwrap()).into_owned();
    assert!(raw.contains("\u{1b}[?1049h"), "it was in the game's screen before");
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
        std::thread::sleep(Duration::from_millis(100));
        let now = ticks();
        if now == before {
            break;
        }
        before = now;
    }
    std::thread::sleep(Duration::from_secs(2));
    let used = ticks() - before;
    assert!(used <= 1, "{used} hundredths of a second in two seconds at rest");
    terminal.type_in("\u{3}");
    terminal.wait_for_end();
}
