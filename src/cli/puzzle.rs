//! `mak-khum puzzle`: the puzzle of a day, and whether an answer is right.

use std::io::{self, Write};

use serde::Serialize;

use crate::game::{BySide, Rules, Side};
use crate::learn::{Answer, Asks, Day, Profile, ProfileStore, Puzzle, Verdict};
use crate::save;
use crate::say;
use crate::tui::{Subject, Wanted};
use crate::words::{self, Actor, Sentence, Vocabulary};

use super::context::Context;
use super::dialogue::Dialogue;
use super::failure::Failure;
use super::launch::{self, Launch};
use super::{json, lesson};

/// What `puzzle` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// An answer; without it the puzzle is shown and one is asked for.
    #[arg(value_name = "PIT", num_args = 0..)]
    pub pits: Vec<u8>,
    /// The day; today if it is not said.
    #[arg(long, value_name = "DAY", conflicts_with = "number")]
    pub date: Option<Day>,
    /// The puzzle's number.
    #[arg(long, value_name = "N")]
    pub number: Option<usize>,
    /// Whether the answer is shown.
    #[arg(long, conflicts_with = "pits")]
    pub solution: bool,
    /// Whose record it is; that of the player whom the settings name if it is not said.
    #[arg(long, value_name = "NAME")]
    pub profile: Option<String>,
}

/// Shows a puzzle, or judges an answer.
///
/// # Errors
/// If there is no such puzzle.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let day = match args.number {
        Some(_) => None,
        None => Some(args.date.unwrap_or_else(Day::today)),
    };
    let found = day.map_or_else(|| Puzzle::numbered(args.number.unwrap_or(0)), Puzzle::of);
    let Some(puzzle) = found else {
        let (number, count) = (args.number.unwrap_or(0), Puzzle::all().len());
        return Err(Failure::Usage(say!(context.text, "cli-puzzle-no-such", number = number, count = count)));
    };
    let asker = Asker { puzzle, day, args, context, dialogue: Dialogue::new(&context.text) };
    if context.flags.json {
        return asker.print(out);
    }
    if !args.pits.is_empty() {
        asker.judge(&args.pits, out)?;
        return Ok(());
    }
    if !args.solution && launch::has_screen(context) {
        let wanted = Wanted { subject: Subject::Puzzle(puzzle), again: false };
        let name = args.profile.as_ref().unwrap_or(&context.settings.name).clone();
        return launch::launch(Launch::Study(wanted, name), context, out);
    }
    asker.show(out)?;
    if args.solution {
        return asker.solution(out);
    }
    asker.ask(out)
}

/// What is typed in place of pits.
#[derive(Clone, Copy)]
enum Typed {
    Leave,
    Hint,
    Answer,
}

struct Asker<'a> {
    puzzle: Puzzle,
    day: Option<Day>,
    args: &'a Args,
    context: &'a Context,
    dialogue: Dialogue<'a>,
}

/// A puzzle, as JSON has it.
#[derive(Serialize)]
struct Line<'a> {
    number: usize,
    date: Option<String>,
    kind: &'static str,
    task: String,
    position: &'static str,
    sowings: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tried: Option<&'a [u8]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<bool>,
}

impl Asker<'_> {
    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let pits = &self.args.pits;
        let tried = (!pits.is_empty()).then_some(&pits[..]);
        let right = tried.map(|pits| self.try_pits(pits).0 == Verdict::Right);
        if let Some(right) = right {
            self.answered(right);
        }
        if self.args.solution {
            self.note(Profile::note_given_up);
        }
        let answer = self.puzzle.step().answer.split_whitespace().filter_map(|pit| pit.parse::<u8>().ok());
        let line = Line {
            number: self.puzzle.number,
            date: self.day.map(|day| day.to_string()),
            kind: self.puzzle.kind.word(),
            task: self.puzzle.course().says().say(&self.context.text),
            position: self.puzzle.step().position,
            sowings: self.puzzle.grade(),
            answer: self.args.solution.then(|| answer.collect()),
            tried,
            right,
        };
        Ok(json::line(out, &line)?)
    }

    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = &self.context.text;
        let date = self.day.map_or_else(|| "none".to_owned(), |day| day.to_string());
        self.say(out, &say!(text, "lessons-puzzle", number = self.puzzle.number))?;
        let sowings = self.puzzle.grade();
        self.say(out, &say!(text, "lessons-puzzle-grade", date = date, sowings = sowings))?;
        writeln!(out)?;
        self.say(out, &self.puzzle.course().says().say(text))?;
        let names = BySide::new(Actor::You.title(text), Actor::Side(Side::North).title(text));
        let board = self.puzzle.course().position().board;
        for line in words::table(&board, Rules::default().store_lies, &names, text) {
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// Asks until the answer is right, the player leaves or the input ends.
    fn ask(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = &self.context.text;
        self.say(out, &text.get("lessons-puzzle-ask"))?;
        let mut input = io::stdin().lock();
        let keys = [
            (Typed::Leave, "plain-word-quit"),
            (Typed::Hint, "plain-word-hint"),
            (Typed::Answer, "lessons-word-answer"),
        ];
        let words = Vocabulary::new(text, &keys);
        while let Some(line) = self.dialogue.read_line(&mut input, out)? {
            match words.find(&line) {
                Some(Typed::Leave) => break,
                Some(Typed::Hint) => self.hint(out)?,
                Some(Typed::Answer) => return self.solution(out),
                None if line.is_empty() => {}
                None => {
                    let border = |character: char| character.is_whitespace() || character == ',';
                    let line: String = line.chars().map(lesson::arabic).collect();
                    let pits = line.split(border).filter(|word| !word.is_empty()).map(str::parse::<u8>);
                    match pits.collect::<Result<Vec<_>, _>>() {
                        Ok(pits) if self.judge(&pits, out)? == Verdict::Right => break,
                        Ok(_) => {}
                        Err(_) => self.say(out, &text.get("lessons-puzzle-ask"))?,
                    }
                }
            }
        }
        Ok(())
    }

    /// Shows where the answer begins.
    fn hint(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.note(Profile::note_hint);
        let hint = self.puzzle.course().hint().map(|hint| hint.say(&self.context.text));
        self.say(out, &hint.unwrap_or_default())
    }

    fn solution(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.note(Profile::note_given_up);
        self.say(out, &self.puzzle.course().solution().say(&self.context.text))
    }

    /// Says what an answer does, and whether it is right.
    fn judge(&self, pits: &[u8], out: &mut dyn Write) -> Result<Verdict, Failure> {
        let (verdict, told) = self.try_pits(pits);
        for sentence in told {
            self.say(out, &sentence)?;
        }
        match verdict {
            Verdict::Right | Verdict::Wrong => self.answered(verdict == Verdict::Right),
            Verdict::More => self.say(out, &self.context.text.get("lessons-puzzle-more"))?,
            Verdict::Refused | Verdict::Moved | Verdict::Finished => {}
        }
        Ok(verdict)
    }

    /// Plays the pits until the puzzle is decided.
    fn try_pits(&self, pits: &[u8]) -> (Verdict, Vec<String>) {
        let mut course = self.puzzle.course();
        let mut told = Vec::new();
        let mut verdict = Verdict::More;
        for &pit in pits.iter().take_while(|_| pits.len() < 1000) {
            if course.asks() != Asks::Pit {
                break;
            }
            let reaction = course.answer(Answer::Pit(pit));
            told.extend(reaction.messages.iter().map(|message| message.say(&self.context.text)));
            verdict = reaction.verdict;
            if verdict == Verdict::Refused {
                break;
            }
        }
        (verdict, told)
    }

    /// Counts an answer in the player's record.
    fn answered(&self, right: bool) {
        self.note(|profile, number| profile.note_puzzle(number, right));
    }

    /// Notes something about the puzzle in the player's record. Failing to write it is only a
    /// warning.
    fn note(&self, note: impl FnOnce(&mut Profile, usize)) {
        let name = self.args.profile.as_deref().unwrap_or(&self.context.settings.name);
        let Ok(folder) = save::folder() else { return };
        let records = ProfileStore::beside(&folder);
        let noted = records.find(name).and_then(|mut profile| {
            let before = profile.clone();
            note(&mut profile, self.puzzle.number);
            if profile == before { Ok(()) } else { records.store(&profile) }
        });
        if let Err(error) = noted {
            self.context.warn(&error.sentence(&self.context.text));
        }
    }

    fn say(&self, out: &mut dyn Write, sentence: &str) -> Result<(), Failure> {
        self.dialogue.say(out, sentence)
    }
}
