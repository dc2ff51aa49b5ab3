//! A program in a pseudo-terminal, with a terminal emulator that reads what it sends.

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

/// About so many of the first bytes that a program sends are kept.
const KEPT: usize = 1 << 16;

/// A program in a pseudo-terminal.
pub struct Terminal {
    pub master: Option<Box<dyn MasterPty + Send>>,
    writer: Box<dyn Write + Send>,
    pub child: Box<dyn Child + Send + Sync>,
    pub parser: Arc<Mutex<vt100::Parser>>,
    /// The first bytes that it sent.
    pub raw: Arc<Mutex<Vec<u8>>>,
    modes_before: String,
    closing: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

/// The folder in which a program keeps its matches and settings.
pub fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub fn mak_khum(home: &TempDir, args: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_mak-khum"));
    command.args(args);
    set_up(&mut command, home);
    command
}

pub fn set_up(command: &mut CommandBuilder, home: &TempDir) {
    command.env_clear();
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.env("HOME", home.path());
    command.env("MAK_KHUM_MATCHES", home.path().join("matches"));
    command.env("MAK_KHUM_SETTINGS", home.path().join("settings.toml"));
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
}

impl Terminal {
    pub fn start(command: CommandBuilder, columns: u16, rows: u16) -> Self {
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
                    let mut raw = raw.lock().unwrap();
                    if raw.len() < KEPT {
                        raw.extend_from_slice(&bytes[..read]);
                    }
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

    pub fn screen(&self) -> String {
        self.parser.lock().unwrap().screen().contents()
    }

    pub fn type_in(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Waits until `there` holds of the screen.
    pub fn until(&self, what: &str, there: impl Fn(&str) -> bool) -> String {
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

    pub fn until_says(&self, text: &str) -> String {
        self.until(text, |screen| screen.contains(text))
    }

    /// Types `keys` and waits until the screen says `text`.
    pub fn then(&mut self, keys: &str, text: &str) -> String {
        self.type_in(keys);
        self.until_says(text)
    }

    pub fn wait_for_end(&mut self) -> ExitStatus {
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
    pub fn is_whole_again(&self) {
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

    /// Closes the terminal: nobody holds its other end any more. Since when.
    pub fn hang_up(&mut self) -> Instant {
        self.closing.store(true, Ordering::SeqCst);
        // What this draws wakes the thread that reads.
        self.type_in("l");
        self.reader.take().unwrap().join().unwrap();
        self.writer = Box::new(std::io::sink());
        let closed = Instant::now();
        self.master = None;
        closed
    }

    pub fn signal(&self, name: &str) {
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
