//! A conversation line by line: sentences out, typed lines in.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::say;
use crate::text::{Text, wrap};
use crate::words::Sentence;

use super::failure::Failure;
use super::help;

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;

/// Says sentences in lines that fit the terminal, and reads what is typed.
#[derive(Debug)]
pub struct Dialogue<'a> {
    text: &'a Text,
    width: usize,
}

impl<'a> Dialogue<'a> {
    /// A conversation in the language of `text`. In a pipe a sentence is a line.
    pub fn new(text: &'a Text) -> Self {
        Self { text, width: if io::stdout().is_terminal() { help::width() } else { usize::MAX } }
    }

    /// Says a sentence.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn say(&self, out: &mut dyn Write, sentence: &str) -> Result<(), Failure> {
        for line in wrap(sentence, self.width) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// The next line that is typed, without the spaces around it; `None` at the end of the input.
    ///
    /// # Errors
    /// If the input cannot be read or the prompt cannot be written.
    pub fn read_line(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Option<String>, Failure> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            write!(out, "> ")?;
        }
        out.flush()?;
        let mut line = Vec::new();
        match input.take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(String::from_utf8_lossy(&line).trim().to_owned())),
            Err(error) => {
                Err(Failure::Work(say!(self.text, "plain-no-input", error = error.sentence(self.text))))
            }
        }
    }
}
