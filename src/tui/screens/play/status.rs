//! The lines above and below the board: what is going on, and what the cursor would do.

use ratatui::layout::Rect;

use super::state::{Note, Play, Summary};
use crate::game::{Phase, Pit, Racer, Side};
use crate::save::Controller;
use crate::say;
use crate::text::{Text, wrap};
use crate::tui::board::{RaceNote, Waiting, last_turn};
use crate::tui::context::Context;
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, width};
use crate::tui::words;

/// From so many columns on the signs of the board are explained beside it.
const LEGEND: u16 = 100;

/// What a racer is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    /// Sows, with this many seeds in hand.
    Sows(u8),
    Chooses,
    /// Has chosen; the choice stays hidden.
    HasChosen,
    /// Waits until the other has chosen.
    Waits,
    /// Went out at this tick.
    IsOut(u32),
}

/// Says what a race is, before the first one.
pub(super) fn explain_race(context: &Context, area: Rect, canvas: &mut Canvas) {
    let sentence = context.text.get("tui-race-explained");
    for (row, line) in (0..area.height).zip(wrap(&sentence, usize::from(area.width.saturating_sub(2)))) {
        canvas.put(area.x + 1, area.y + row, &line, canvas.style(Role::Text));
    }
}

impl Play {
    fn name(&self, context: &Context, side: Side) -> String {
        words::player(&context.text, &self.shown.players, side)
    }

    /// What is going on.
    pub(super) fn status(&self, context: &Context) -> (Role, String) {
        let text = &context.text;
        let state = self.shown.record.state();
        let name = |side| self.name(context, side);
        match self.summary() {
            Some(Summary::Match) => return (Role::Good, self.outcome(context)),
            Some(Summary::Round) => {
                return (Role::Title, say!(text, "tui-round-over", round = state.rounds().len()));
            }
            None => {}
        }
        if self.shown.is_moving() {
            return self.what_moves(context);
        }
        if let Phase::Race(_) = state.phase() {
            return (Role::Title, self.race_at_rest(context));
        }
        if self.held {
            return (Role::Warning, text.get("tui-note-held"));
        }
        if let Phase::Widows { .. } = state.phase()
            && let Some(side) = self.asked()
        {
            let due = state.widows_due(side);
            return (Role::of(side), say!(text, "tui-name-widows", name = name(side), n = due));
        }
        let side = Side::BOTH.into_iter().find(|&side| state.waits_for(side)).unwrap_or(Side::South);
        let sowing = self.sowings_so_far(side) + 1;
        let sentence = match self.shown.players[side].controller {
            Controller::Computer(_) => {
                format!("{} {}", say!(text, "tui-thinks", name = name(side)), self.turning())
            }
            Controller::Human if sowing > 1 => {
                say!(text, "tui-your-turn-again", name = name(side), n = sowing)
            }
            Controller::Human => say!(text, "tui-your-turn", name = name(side)),
        };
        (Role::of(side), sentence)
    }

    /// What turns while the computer thinks for longer than a moment.
    fn turning(&self) -> &'static str {
        match self.pondered.as_millis() / 300 {
            0 => " ",
            turns => ["●○○", "○●○", "○○●", "○●○"][turns as usize % 4],
        }
    }

    /// Draws the whole advised turn, where the line has no room for it.
    pub(super) fn draw_turn(&self, context: &Context, area: Rect, canvas: &mut Canvas) {
        let Some(advice) = &self.advice else { return };
        let lines = wrap(&advice.sentence(&context.text), usize::from(area.width.saturating_sub(2)));
        for (row, line) in (0..area.height).zip(lines) {
            canvas.put(area.x + 1, area.y + row, &line, canvas.style(Role::Good));
        }
    }

    /// Whether the whole advised turn has no room in a line of `columns`.
    pub(super) fn has_a_long_plan(&self, context: &Context, columns: u16) -> bool {
        self.note.is_none()
            && !self.unread
            && !self.shown.is_moving()
            && self.advice.as_ref().is_some_and(|advice| width(&advice.sentence(&context.text)) > columns)
    }

    /// What the animation shows.
    fn what_moves(&self, context: &Context) -> (Role, String) {
        let text = &context.text;
        let Some(playback) = &self.shown.playback else { return (Role::Text, String::new()) };
        if playback.waiting() == Waiting::Pause {
            return (Role::Warning, text.get("tui-paused"));
        }
        if let Some(RaceNote::Over(end)) = playback.note() {
            return (Role::Title, words::race_over(text, end, &self.shown.players));
        }
        let scene = self.shown.scene(context.options.speed);
        if playback.is_racing() {
            let doing = |side| match scene.hands[side] {
                Some(hand) => Doing::Sows(hand.seeds),
                None => playback.out(side).map_or(Doing::Chooses, Doing::IsOut),
            };
            return (Role::Title, self.racers(context, doing));
        }
        match Side::BOTH.into_iter().find(|&side| scene.hands[side].is_some()) {
            Some(side) => {
                let (name, progress) = (self.name(context, side), playback.progress());
                let (sowing, of, gain) = (progress.sowing, progress.of, progress.gain);
                let sentence = if of > 1 {
                    say!(text, "tui-sows-of", name = name, sowing = sowing, of = of, gain = gain)
                } else {
                    say!(text, "tui-sows", name = name)
                };
                (Role::of(side), sentence)
            }
            None => (Role::Text, text.get("tui-filling")),
        }
    }

    /// Who does what in a race that waits for a choice.
    fn race_at_rest(&self, context: &Context) -> String {
        let text = &context.text;
        let Phase::Race(race) = self.shown.record.state().phase() else { return String::new() };
        if self.chooses_in_secret()
            && let Some(asked) = self.asked()
        {
            let (name, other) = (self.name(context, asked), self.name(context, asked.other()));
            return match (self.shown.humans(), self.secret[asked.other()]) {
                (2, Some(_)) => say!(text, "tui-race-secret-second", name = name, other = other),
                (2, None) => say!(text, "tui-race-secret-first", name = name, other = other),
                _ => say!(text, "tui-race-choose", name = name),
            };
        }
        self.racers(context, |side| match race.racer(side) {
            Racer::Choosing if self.secret[side].is_some() => Doing::HasChosen,
            Racer::Choosing => Doing::Chooses,
            Racer::Sowing(_) => Doing::Waits,
            Racer::Out(tick) => Doing::IsOut(tick),
        })
    }

    /// What both racers are doing, and who will move first.
    fn racers(&self, context: &Context, doing: impl Fn(Side) -> Doing) -> String {
        let text = &context.text;
        let parts = Side::BOTH.map(|side| {
            let name = words::short_player(text, &self.shown.players, side);
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

    /// Who won, and why.
    fn outcome(&self, context: &Context) -> String {
        let text = &context.text;
        let Some(outcome) = self.shown.record.state().outcome() else { return String::new() };
        let why = words::why(text, outcome.why);
        match outcome.winner {
            Some(side) => say!(text, "tui-wins", name = self.name(context, side), why = why),
            None => say!(text, "tui-draw", why = why),
        }
    }

    /// Draws the line under the board: a notice, advice, the sowing under the cursor, or the last.
    pub(super) fn draw_line(&self, context: &Context, area: Rect, canvas: &mut Canvas) {
        let text = &context.text;
        let last = || self.beginning(context).or_else(|| last_turn(text, &self.shown, area.width));
        let (role, sentence) = if let Some(note) = &self.note {
            (Role::Warning, self.note_sentence(text, note))
        } else if let Some(account) = last().filter(|_| self.unread) {
            (Role::Text, account)
        } else if self.wish.is_some() {
            (Role::Dim, text.get("tui-looking"))
        } else if self.has_a_long_plan(context, area.width) {
            (Role::Good, text.get("tui-best-below"))
        } else if let Some(advice) = &self.advice {
            (Role::Good, advice.sentence(text))
        } else if let Some(sowing) = self.foreseen().filter(|_| self.shows_preview(context)) {
            (Role::Text, words::sowing(text, &sowing))
        } else if let Some(way) = last() {
            (Role::Dim, way)
        } else {
            return;
        };
        canvas.middle(area, &sentence, canvas.style(role));
    }

    /// How the turns of the round begin, before the first one: how the race ended, or who begins with how
    /// many seeds.
    fn beginning(&self, context: &Context) -> Option<String> {
        let (text, state, log) = (&context.text, self.shown.record.state(), &self.shown.log);
        let round = state.round();
        if self.shown.is_moving() || self.shown.is_over() {
            return None;
        }
        if let Some((_, end)) = log.race_end.filter(|&(raced, _)| raced == round) {
            let turned = log.turns.iter().any(|turn| turn.round == round && !turn.racing);
            return (!turned).then(|| words::race_over(text, end, &self.shown.players));
        }
        let last = state.rounds().last()?;
        let Phase::Turns(position) = state.phase() else { return None };
        if log.turns.last().is_some_and(|turn| turn.round == round) {
            return None;
        }
        let side = position.turn;
        let widows = |side| {
            let own = |pit: &Pit| pit.side == side && position.board.is_widow(*pit);
            position.board.all_pits().filter(own).count()
        };
        let (own, other) = (last.stores[side], last.stores[side.other()]);
        let (own_widows, other_widows) = (widows(side), widows(side.other()));
        let name = self.name(context, side);
        Some(say!(
            text,
            "tui-round-begins",
            name = name,
            own = own,
            other = other,
            own_widows = own_widows,
            other_widows = other_widows
        ))
    }

    /// Draws the line between board and panel, with the evaluation bar on it.
    pub(super) fn draw_rule(&self, context: &Context, area: Rect, canvas: &mut Canvas) {
        canvas.line(area, Role::Dim);
        if !context.options.evaluation {
            if area.width >= LEGEND {
                let legend = format!(" {} ", context.text.get("tui-legend"));
                canvas.middle(area, &legend, canvas.style(Role::Dim));
            }
            return;
        }
        let text = &context.text;
        let Some(margin) = self.evaluation else {
            canvas.middle(area, &format!(" {} ", text.get("tui-bar-unknown")), canvas.style(Role::Dim));
            return;
        };
        let wide = area.width.saturating_sub(30).max(10);
        let x = area.x + (area.width.saturating_sub(wide)) / 2;
        let half = i32::from(wide) / 2;
        let share = (i32::from(margin) * half / 49).clamp(-half, half);
        let filled = u16::try_from(half + share).unwrap_or(0);
        let south = "█".repeat(usize::from(filled));
        let north = "░".repeat(usize::from(wide.saturating_sub(filled)));
        let name = |side| words::short_player(text, &self.shown.players, side);
        let left = format!(" {} ", name(Side::South));
        let edge = Rect { x: area.x, width: x.saturating_sub(area.x), ..area };
        canvas.right(edge, &left, canvas.style(Role::South));
        let end = canvas.put(x, area.y, &south, canvas.style(Role::South));
        let end = canvas.put(end, area.y, &north, canvas.style(Role::North));
        let sign = if margin >= 0 { "+" } else { "−" };
        let value = text.number(i64::from(margin.unsigned_abs()));
        let right = format!(" {} {sign}{value} ", name(Side::North));
        let room = Rect { x: end, width: area.right().saturating_sub(end), ..area };
        canvas.left(room, &right, canvas.style(Role::North));
    }

    fn note_sentence(&self, text: &Text, note: &Note) -> String {
        let owner = |pit: Pit| words::player(text, &self.shown.players, pit.side);
        match note {
            Note::Empty(pit) => say!(text, "tui-note-empty", pit = pit.number, owner = owner(*pit)),
            Note::Widow(pit) => say!(text, "tui-note-widow", pit = pit.number, owner = owner(*pit)),
            Note::NotYourTurn => text.get("tui-note-not-your-turn"),
            Note::Pasted => text.get("tui-note-pasted"),
            Note::NothingToUndo => text.get("tui-note-nothing-to-undo"),
            Note::NothingToRedo => text.get("tui-note-nothing-to-redo"),
            Note::NothingToShow => text.get("tui-note-nothing-to-show"),
            Note::TakenBack => text.get("tui-note-taken-back"),
            Note::MadeAgain => text.get("tui-note-made-again"),
            Note::Saved => text.get("tui-note-saved"),
            Note::Held => text.get("tui-note-held"),
            Note::MarkWidows(n) => say!(text, "tui-note-mark-widows", n = *n),
            Note::Speed(speed) => say!(text, "tui-note-speed", speed = words::speed(text, *speed)),
            Note::Marked(number) => say!(text, "tui-note-marked", pit = *number),
            Note::NoAdvice => text.get("tui-note-no-advice"),
            Note::Failure(why) => why.clone(),
        }
    }
}
