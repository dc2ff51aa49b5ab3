//! `mak-khum lesson`: the lessons, line by line.

use std::io::{self, BufRead, Write};

use crate::game::{BySide, Pit, Place, Rules, Side};
use crate::learn::{Answer, Asks, Course, LESSONS, Profile, ProfileStore, Verdict};
use crate::save;
use crate::say;
use crate::tui::{Subject, Wanted};
use crate::words::{self, Actor, Sentence, Vocabulary};

use super::context::Context;
use super::dialogue::Dialogue;
use super::failure::Failure;
use super::launch::{self, Launch};

/// What `lesson` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Which lesson, counted from 1; without it they are listed.
    #[arg(value_name = "N")]
    pub number: Option<usize>,
    /// Whether it begins anew.
    #[arg(long)]
    pub again: bool,
    /// Whose progress it is; that of the player whom the settings name if it is not said.
    #[arg(long, value_name = "NAME")]
    pub profile: Option<String>,
}

/// Lists the lessons, or takes one.
///
/// # Errors
/// If there is no such lesson.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let name = args.profile.as_deref().unwrap_or(&context.settings.name);
    if let Some(index) = args.number.and_then(|number| number.checked_sub(1)).filter(|&at| at < LESSONS.len())
        && launch::has_screen(context)
    {
        let wanted = Wanted { subject: Subject::Lesson(index), again: args.again };
        return launch::launch(Launch::Study(wanted, name.to_owned()), context, out);
    }
    let mut book = Book::open(name, context);
    let Some(number) = args.number else {
        return book.list(out);
    };
    let Some(lesson) = number.checked_sub(1).and_then(|index| LESSONS.get(index)) else {
        let count = LESSONS.len();
        return Err(Failure::Usage(say!(context.text, "cli-lesson-no-such", number = number, count = count)));
    };
    let done = book.profile.lessons.get(lesson.id).copied().unwrap_or(0);
    let first = if args.again || done >= lesson.steps.len() { 0 } else { done };
    let title = context.text.get(lesson.title);
    book.say(out, &say!(context.text, "lessons-heading", number = number, title = title))?;
    if first > 0 {
        let steps = lesson.steps.len();
        book.say(out, &say!(context.text, "lessons-resumed", step = first + 1, steps = steps))?;
    }
    book.take(Course::new(lesson, first), number, &mut io::stdin().lock(), out)
}

/// A word that is typed instead of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typed {
    Leave,
    Hint,
}

/// The lessons of one learner.
struct Book<'a> {
    context: &'a Context,
    store: Option<ProfileStore>,
    profile: Profile,
    dialogue: Dialogue<'a>,
    words: Vocabulary<Typed>,
}

impl<'a> Book<'a> {
    /// Without a folder for it the progress is not kept; the lessons can be taken all the same.
    fn open(name: &str, context: &'a Context) -> Self {
        let store = save::folder().map(|folder| ProfileStore::beside(&folder)).ok();
        let found = store.as_ref().map(|store| store.find(name));
        let profile = match found {
            Some(Ok(profile)) => profile,
            Some(Err(error)) => {
                context.warn(&error.sentence(&context.text));
                Profile::new(name)
            }
            None => Profile::new(name),
        };
        let keys = [(Typed::Leave, "plain-word-quit"), (Typed::Hint, "plain-word-hint")];
        let words = Vocabulary::new(&context.text, &keys);
        Self { context, store, profile, dialogue: Dialogue::new(&context.text), words }
    }

    fn list(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = &self.context.text;
        self.say(out, &text.get("lessons-title"))?;
        let mut next = None;
        for (number, lesson) in (1..).zip(LESSONS) {
            let steps = lesson.steps.len();
            let done = self.profile.lessons.get(lesson.id).copied().unwrap_or(0).min(steps);
            if done < steps {
                next = next.or(Some(number));
            }
            let title = text.get(lesson.title);
            let line = say!(text, "lessons-list", number = number, title = title, done = done, steps = steps);
            self.say(out, &line)?;
        }
        self.say(out, &say!(text, "lessons-list-how", number = next.unwrap_or(1)))
    }

    /// Takes a lesson until it is over, the learner leaves or the input ends.
    fn take(
        &mut self,
        mut course: Course,
        number: usize,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.lay(&course, out)?;
        while let Some(line) = self.dialogue.read_line(input, out)? {
            let word = self.words.find(&line);
            if word == Some(Typed::Leave) {
                break;
            }
            if word == Some(Typed::Hint) {
                let hint = course.hint().map(|hint| hint.say(&self.context.text));
                self.say(out, &hint.unwrap_or_else(|| self.context.text.get("lessons-no-hint")))?;
            } else if let Some(answer) = read(&line, course.asks()) {
                if self.answer(&mut course, answer, out)? == Verdict::Finished {
                    return Ok(());
                }
            } else {
                self.say(out, &say!(self.context.text, "lessons-typed", typed = line))?;
                self.ask(&course, out)?;
            }
        }
        self.say(out, &say!(self.context.text, "lessons-left", number = number))
    }

    /// Gives an answer, says what became of it and shows what comes next.
    fn answer(
        &mut self,
        course: &mut Course,
        answer: Answer,
        out: &mut dyn Write,
    ) -> Result<Verdict, Failure> {
        let mut verdict = self.react(course, answer, out)?;
        if matches!(verdict, Verdict::Right | Verdict::Wrong) {
            // What was right or wrong has been said: the next step follows at once.
            verdict = self.react(course, Answer::On, out)?;
        }
        match verdict {
            Verdict::Finished => self.note(course, course.lesson().steps.len()),
            Verdict::More => self.show(course, out)?,
            Verdict::Refused => self.ask(course, out)?,
            Verdict::Moved | Verdict::Right | Verdict::Wrong => {
                self.note(course, course.step_number());
                self.lay(course, out)?;
            }
        }
        Ok(verdict)
    }

    fn react(&self, course: &mut Course, answer: Answer, out: &mut dyn Write) -> Result<Verdict, Failure> {
        let reaction = course.answer(answer);
        for message in &reaction.messages {
            self.say(out, &message.say(&self.context.text))?;
        }
        Ok(reaction.verdict)
    }

    /// Keeps how far the learner is.
    fn note(&mut self, course: &Course, steps: usize) {
        let before = self.profile.clone();
        self.profile.note_lesson(course.lesson().id, steps);
        if let Some(store) = self.store.as_ref().filter(|_| self.profile != before)
            && let Err(error) = store.store(&self.profile)
        {
            self.context.warn(&error.sentence(&self.context.text));
            self.store = None;
        }
    }

    /// Says what the step says, and shows its board.
    fn lay(&self, course: &Course, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out)?;
        self.say(out, &course.says().say(&self.context.text))?;
        self.show(course, out)
    }

    fn show(&self, course: &Course, out: &mut dyn Write) -> Result<(), Failure> {
        let text = &self.context.text;
        let names = BySide::new(Actor::You.title(text), Actor::Side(Side::North).title(text));
        let lies = Rules::default().store_lies;
        for line in words::table(&course.position().board, lies, &names, text) {
            writeln!(out, "  {line}")?;
        }
        self.ask(course, out)
    }

    fn ask(&self, course: &Course, out: &mut dyn Write) -> Result<(), Failure> {
        let text = &self.context.text;
        let question = match course.asks() {
            Asks::On => text.get("lessons-ask-on"),
            Asks::Number => text.get("lessons-ask-number"),
            Asks::Place => say!(text, "lessons-ask-place", pits = course.position().board.pits()),
            Asks::Pit => {
                let legal: Vec<String> = course.legal().iter().map(|pit| text.number(pit)).collect();
                say!(text, "lessons-ask-pit", legal = legal.join(" "))
            }
        };
        self.say(out, &question)
    }

    fn say(&self, out: &mut dyn Write, sentence: &str) -> Result<(), Failure> {
        self.dialogue.say(out, sentence)
    }
}

/// Reads a line as an answer to what is asked. Places are written as in notation, or with a Thai
/// letter for the side; digits may be Thai.
fn read(line: &str, asks: Asks) -> Option<Answer> {
    let plain: String = line.chars().map(arabic).collect();
    match asks {
        Asks::On => plain.is_empty().then_some(Answer::On),
        Asks::Pit => plain.parse().ok().map(Answer::Pit),
        Asks::Number => plain.parse().ok().map(Answer::Number),
        Asks::Place => place(&plain).map(Answer::Place),
    }
}

pub(super) fn arabic(character: char) -> char {
    match character {
        '๐'..='๙' => char::from_digit(character as u32 - '๐' as u32, 10).unwrap_or(character),
        other => other,
    }
}

/// A place: `s3`, `n5`, `S`, `N`; a number alone is a pit of South's.
fn place(typed: &str) -> Option<Place> {
    let mut characters = typed.chars();
    let first = characters.next()?;
    let side = match first {
        's' | 'S' | 'ต' => Side::South,
        'n' | 'N' | 'น' => Side::North,
        _ => return typed.parse().ok().map(|number| Place::Pit(Pit::new(Side::South, number))),
    };
    match characters.as_str() {
        "" => Some(Place::Store(side)),
        number => number.parse().ok().map(|number| Place::Pit(Pit::new(side, number))),
    }
}
