//! What goes on in a race, in words.

use super::super::app::App;
use super::super::table::Table;
use super::super::words;
use crate::game::{Phase, Racer, Side};
use crate::say;

/// Who does what in a race that waits.
pub(super) fn race_status(app: &App, table: &Table) -> String {
    let text = &app.text;
    let Phase::Race(race) = table.record.state().phase() else { return String::new() };
    let name = |side| words::player(text, &table.players, side);
    if table.chooses_in_secret()
        && let Some(asked) = table.asked()
    {
        let other = asked.other();
        return match (table.humans(), table.secret[other]) {
            (2, Some(_)) => say!(text, "tui-race-secret-second", name = name(asked), other = name(other)),
            (2, None) => say!(text, "tui-race-secret-first", name = name(asked), other = name(other)),
            _ => say!(text, "tui-race-choose", name = name(asked)),
        };
    }
    racers(app, table, |side| match race.racer(side) {
        Racer::Choosing if table.secret[side].is_some() => Doing::HasChosen,
        Racer::Choosing => Doing::Chooses,
        Racer::Sowing(_) => Doing::Waits,
        Racer::Out(tick) => Doing::IsOut(tick),
    })
}

/// What a racer is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Doing {
    /// Sows, with so many seeds in hand.
    Sows(u8),
    /// Has to choose.
    Chooses,
    /// Has chosen; what stays hidden.
    HasChosen,
    /// Waits until the other has chosen.
    Waits,
    /// Is out, since this tick.
    IsOut(u32),
}

/// What both racers are doing, and who will move first.
pub(super) fn racers(app: &App, table: &Table, doing: impl Fn(Side) -> Doing) -> String {
    let text = &app.text;
    let parts = Side::BOTH.map(|side| {
        let name = words::short_player(text, &table.players, side);
        match doing(side) {
            Doing::Sows(seeds) => say!(text, "tui-racer-sows", name = name, seeds = seeds),
            Doing::Chooses => say!(text, "tui-racer-chooses", name = name),
            Doing::HasChosen => say!(text, "tui-racer-chosen", name = name),
            Doing::Waits => say!(text, "tui-racer-waits", name = name),
            Doing::IsOut(tick) if matches!(doing(side.other()), Doing::IsOut(_)) => {
                say!(text, "tui-racer-out", name = name, tick = tick)
            }
            Doing::IsOut(tick) => say!(text, "tui-racer-out-first", name = name, tick = tick),
        }
    });
    parts.join(" · ")
}
