//! Version 2 of the save file: a match of another game than Mak Khum, which `game` names. Matches of Mak
//! Khum stay version 1.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::fault::{Fault, MakrukFault, NotJson, line_after};
use super::player::{Controller, Player};
use super::saved::{MAX_CHOICES, MakrukSaved};
use super::v1::FORMAT;
use crate::makruk::{Choice, Fen, Record, Rules, Setup};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<Line> {
    format: String,
    version: u64,
    game: String,
    rules: RuleFields,
    start: String,
    players: Players,
    seed: u64,
    choices: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFields {
    board_count: String,
    men_count: String,
    mixed: String,
    counter_mates: String,
    repetition: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Players {
    white: PlayerFields,
    black: PlayerFields,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFields {
    name: String,
    controller: String,
}

/// The part of a file that tells its game.
#[derive(Deserialize)]
struct Envelope {
    game: String,
}

/// The word for Makruk in files.
const MAKRUK: &str = "makruk";

pub(super) fn parse(text: &str) -> Result<MakrukSaved, Fault> {
    let Envelope { game } = serde_json::from_str(text)?;
    if game != MAKRUK {
        return Err(Fault::Game { game });
    }
    let file: File<&RawValue> = serde_json::from_str(text)?;
    let RuleFields { board_count, men_count, mixed, counter_mates, repetition } = &file.rules;
    let mut rules = Rules::default();
    for (key, value) in
        Rules::KEYS.into_iter().zip([board_count, men_count, mixed, counter_mates, repetition])
    {
        rules.set(key, value).map_err(MakrukFault::Rules)?;
    }
    let start: Fen = file.start.parse().map_err(MakrukFault::Start)?;
    let mut record = Record::new(Setup { rules, start });
    let (mut offset, mut line) = (0, 1);
    for raw in &file.choices {
        // The choices stand in the text one after another, so that the lines before each are counted once.
        let here = raw.get().as_ptr().addr().saturating_sub(text.as_ptr().addr());
        line += line_after(text.as_bytes().get(offset..here).unwrap_or_default()) - 1;
        offset = here;
        let word: String =
            serde_json::from_str(raw.get()).map_err(|error| Fault::Json(NotJson { line, ..error.into() }))?;
        let Ok(choice) = word.parse::<Choice>() else {
            return Err(MakrukFault::NotAChoice { line, text: word }.into());
        };
        if record.choices().len() == MAX_CHOICES {
            return Err(Fault::TooLong { line });
        }
        record.choose(choice).map_err(|why| MakrukFault::Refused { line, choice, why })?;
    }
    let player = |fields: &PlayerFields| {
        let word = || Fault::Player { word: fields.controller.clone() };
        let controller: Controller = fields.controller.parse().map_err(|_| word())?;
        Ok::<_, Fault>(Player::new(&fields.name, controller))
    };
    let players = [player(&file.players.white)?, player(&file.players.black)?];
    Ok(MakrukSaved { players, seed: file.seed, record })
}

pub(super) fn print(saved: &MakrukSaved) -> String {
    let setup = saved.record.state().setup();
    let field = |key| setup.rules.get(key).unwrap_or_default().to_owned();
    let player = |player: &Player| PlayerFields {
        name: player.name().to_owned(),
        controller: player.controller.word().to_owned(),
    };
    let [white, black] = &saved.players;
    let file = File {
        format: FORMAT.to_owned(),
        version: 2,
        game: MAKRUK.to_owned(),
        rules: RuleFields {
            board_count: field("board_count"),
            men_count: field("men_count"),
            mixed: field("mixed"),
            counter_mates: field("counter_mates"),
            repetition: field("repetition"),
        },
        start: setup.start.to_string(),
        players: Players { white: player(white), black: player(black) },
        seed: saved.seed,
        choices: saved.record.choices().iter().map(ToString::to_string).collect::<Vec<_>>(),
    };
    // Strings and numbers can always be written.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}
