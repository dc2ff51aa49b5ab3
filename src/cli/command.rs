//! The commands and the flags that each heeds.

use clap::{Parser, Subcommand};

use super::flags::Flags;
use super::{
    analyse, arena, completions, lesson, perft, play, profile, puzzle, race, replay, resume, review, rules,
    share, solve, sow,
};

/// What is typed on the command line.
#[derive(Parser, Debug)]
#[command(name = "mak-khum", version, disable_help_subcommand = true)]
pub struct Cli {
    /// The flags that every command takes.
    #[command(flatten)]
    pub flags: Flags,
    /// What to do; without it the game opens in the terminal.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The sub-commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Plays a match.
    Play(play::Args),
    /// Goes on with a saved match.
    Resume(resume::Args),
    /// Steps through a saved match.
    Replay(replay::Args),
    /// Takes a lesson.
    Lesson(lesson::Args),
    /// Says what each turn of a match was worth.
    Review(review::Args),
    /// Asks the puzzle of a day.
    Puzzle(puzzle::Args),
    /// Shares a match.
    Share(share::Args),
    /// Shows the record of a player.
    Profile(profile::Args),
    /// Plays sowings from a position.
    Sow(sow::Args),
    /// Plays a race from the choices of both sides.
    Race(race::Args),
    /// Counts sequences of sowings.
    Perft(perft::Args),
    /// Says what a position is worth.
    Analyse(analyse::Args),
    /// Solves a round.
    Solve(solve::Args),
    /// Plays levels of the computer and reference players against each other.
    Arena(arena::Args),
    /// Speaks the engine protocol.
    Engine,
    /// Explains the rules.
    Rules(rules::Args),
    /// Prints what a shell needs to complete command lines.
    Completions(completions::Args),
    /// Prints the man page.
    Man,
}

impl Command {
    /// The common flags, by the names of their fields, that each command heeds; its help shows no
    /// others. The flags that all of them heed are [`Flags::EVERYWHERE`].
    const HEEDED: &'static [(&'static str, &'static [&'static str])] = &[
        (
            "play",
            &["game", "preset", "rule", "seed", "plain", "color", "theme", "ascii", "speed", "no_mouse"],
        ),
        ("resume", &["plain", "color", "theme", "ascii", "speed", "no_mouse"]),
        ("replay", &["json", "plain", "color", "theme", "ascii", "speed", "no_mouse"]),
        ("lesson", &[]),
        ("review", &["json"]),
        ("share", &[]),
        ("puzzle", &["json"]),
        ("profile", &["json"]),
        ("sow", &["preset", "rule", "json", "words"]),
        ("race", &["preset", "rule", "json", "words"]),
        ("perft", &["game", "preset", "rule", "json"]),
        ("analyse", &["game", "preset", "rule", "json"]),
        ("solve", &["preset", "rule", "json"]),
        ("arena", &["game", "preset", "rule", "seed", "json"]),
        ("engine", &["game", "rule"]),
        ("rules", &["game", "preset", "rule", "json"]),
    ];

    /// Which of the common flags the command of this name heeds.
    pub fn heeds(command: &str, flag: &str) -> bool {
        Flags::EVERYWHERE.contains(&flag)
            || Self::HEEDED.iter().any(|(name, flags)| *name == command && flags.contains(&flag))
    }
}
