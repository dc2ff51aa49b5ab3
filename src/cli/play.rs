//! `mak-khum play`: straight into a match.

use std::io::Write;

use rand::TryRng;
use rand::rngs::SysRng;

use crate::ai::Level;
use crate::game::{BySide, Record, Rules, Setup, Side};
use crate::save::{Controller, Player, Saved};
use crate::words::Sentence;

use super::context::Context;
use super::failure::Failure;
use super::flags::number;
use super::makruk;
use super::table::{self, Table};
use super::values::First;

/// What `play` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Who plays South.
    #[arg(long, alias = "white", value_name = "WHO")]
    pub south: Option<Controller>,
    /// Who plays North.
    #[arg(long, alias = "black", value_name = "WHO")]
    pub north: Option<Controller>,
    /// How many rounds the match has.
    #[arg(long, value_name = "N", value_parser = number::<0, { Rules::MAX_ROUNDS as u64 }>)]
    pub rounds: Option<u64>,
    /// Who begins where there is no race.
    #[arg(long, value_name = "SIDE")]
    pub first: Option<First>,
    /// The position that the first round begins from, without a race.
    #[arg(long, value_name = "POSITION")]
    pub from: Option<String>,
}

/// The players of a match in which nothing was said about them.
const USUAL: BySide<Controller> = BySide::new(Controller::Human, Controller::Computer(Level::Easy));

/// Plays a new match.
///
/// # Errors
/// If there cannot be such a match, or no terminal to play it in.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::play(args, context, out);
    }
    let table = Table::New(saved(args, context)?);
    table::sit_down(table, context, out)
}

fn saved(args: &Args, context: &Context) -> Result<Saved, Failure> {
    let mut rules = context.rules();
    if let Some(rounds) = args.rounds {
        rules.rounds = rounds as u16;
        rules.validate().map_err(|error| Failure::Usage(error.sentence(&context.text)))?;
    }
    let seed = context.flags.seed.map_or_else(random_seed, Ok)?;
    let first = args.first.map_or(Side::South, |first| first.side(seed));
    let from = args.from.as_deref().map(|from| context.position(from)).transpose()?;
    let who = BySide::new(args.south.unwrap_or(USUAL.south), args.north.unwrap_or(USUAL.north));
    Ok(Saved {
        players: who.map(|controller| Player::new("", controller)),
        seed,
        record: Record::new(Setup { rules, first, from }),
    })
}

/// A seed that nobody knows before.
///
/// # Errors
/// If the system has no randomness to give.
pub fn random_seed() -> Result<u64, Failure> {
    SysRng.try_next_u64().map_err(|error| Failure::Work(error.to_string()))
}
