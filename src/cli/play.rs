//! `mak-khum play`: straight into a match.

use std::io::Write;
use std::str::FromStr;

use rand::TryRng;
use rand::rngs::SysRng;

use crate::ai::Level;
use crate::game::{BySide, Handicap, Record, Rules, Setup, Side};
use crate::save::{Controller, Player, Saved};
use crate::text::Text;
use crate::words::Sentence;

use super::context::Context;
use super::failure::Failure;
use super::flags::{NotANumber, number};
use super::launch::{self, Launch};
use super::makruk;
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
    /// Seeds that a side begins without.
    #[arg(long, value_name = "SIDE=N", value_delimiter = ',')]
    pub fewer: Vec<Gift>,
    /// Widows of a side in the first round.
    #[arg(long, value_name = "SIDE=N", value_delimiter = ',')]
    pub widows: Vec<Gift>,
    /// Whether the first round has no race.
    #[arg(long)]
    pub no_race: bool,
    /// The position that the first round begins from, without a race.
    #[arg(long, value_name = "POSITION")]
    pub from: Option<String>,
}

/// A number for one side: `SIDE=N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift(Side, u8);

impl FromStr for Gift {
    type Err = NotANumber;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (side, count) = text.split_once('=').unwrap_or_default();
        let count = number::<0, { Rules::MAX_TOTAL as u64 }>(count)? as u8;
        let wrong = NotANumber { min: 0, max: Rules::MAX_TOTAL.into() };
        Ok(Self(side.parse().map_err(|_| wrong)?, count))
    }
}

impl Gift {
    /// The numbers of both sides; the last one said counts.
    fn by_side(gifts: &[Self]) -> BySide<u8> {
        let mut found = BySide::default();
        for &Self(side, count) in gifts {
            found[side] = count;
        }
        found
    }
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
    let what = Launch::New(saved(args, context)?);
    launch::launch(what, context, out)
}

fn saved(args: &Args, context: &Context) -> Result<Saved, Failure> {
    let mut rules = context.rules();
    if let Some(rounds) = args.rounds {
        rules.rounds = rounds as u16;
        rules.validate().map_err(|error| Failure::Usage(error.sentence(&context.text)))?;
    }
    let seed = context.flags.seed.map_or_else(|| random_seed(&context.text), Ok)?;
    let first = args.first.map_or(Side::South, |first| first.side(seed));
    let from = args.from.as_deref().map(|from| context.position(from)).transpose()?;
    let who = BySide::new(args.south.unwrap_or(USUAL.south), args.north.unwrap_or(USUAL.north));
    let handicap = Handicap {
        fewer: Gift::by_side(&args.fewer),
        widows: Gift::by_side(&args.widows),
        no_race: args.no_race,
    };
    let setup = Setup::try_new(rules, first, from, handicap)
        .map_err(|error| Failure::Usage(error.sentence(&context.text)))?;
    let players = who.map(|controller| Player::new("", controller));
    Ok(Saved { players, seed, record: Record::new(setup), clock: None })
}

/// A seed that nobody knows before.
///
/// # Errors
/// If the system has no randomness to give.
pub fn random_seed(text: &Text) -> Result<u64, Failure> {
    SysRng.try_next_u64().map_err(|_| Failure::Work(text.get("cli-no-randomness")))
}
