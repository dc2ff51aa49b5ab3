//! How a command ends when it does not succeed.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::say;
use crate::text::Text;
use crate::words::Sentence;

/// Why a command was not carried out.
#[derive(Debug)]
pub enum Failure {
    /// The help or the version was asked for; this is it.
    Asked(String),
    /// The command line or the input is wrong: exit code 2.
    Usage(String),
    /// The work failed: exit code 1.
    Work(String),
    /// The system ended the program by this signal: exit code 128 and its number.
    Ended(i32),
    /// What was to be written could not be: exit code 1, but for a closed pipe.
    Output(io::Error),
}

impl Failure {
    /// The same failure, with what the system reports told in the language of `text`.
    pub fn in_words(self, text: &Text) -> Self {
        match self {
            Self::Output(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Self::Work(say!(text, "cli-error-output", error = error.sentence(text)))
            }
            other => other,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Makes a file that was not there before.
///
/// # Errors
/// If it is there already, or cannot be made.
pub fn new_file(path: &Path, text: &Text) -> Result<File, Failure> {
    File::create_new(path).map_err(|error| {
        let exists = error.kind() == io::ErrorKind::AlreadyExists;
        let file = path.display().to_string();
        let message = say!(text, "saves-fault", file = file, what = error.sentence(text));
        if exists { Failure::Usage(message) } else { Failure::Work(message) }
    })
}

/// Reports how a command ended and gives the exit code. A reader that closed the pipe has seen
/// enough; that ends the program quietly.
pub fn exit_code(outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Asked(page)) => match io::stdout().write_all(page.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => exit_code(Err(error.into())),
        },
        Err(Failure::Ended(signal)) => ExitCode::from(128_u8.saturating_add(signal.unsigned_abs() as u8)),
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => complain(&error.to_string(), 1),
        Err(Failure::Work(message)) => complain(&message, 1),
        Err(Failure::Usage(message)) => complain(&message, 2),
    }
}

/// Writes a message on stderr; if even that is impossible, the exit code has to do.
fn complain(message: &str, code: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "mak-khum: {message}");
    ExitCode::from(code)
}
