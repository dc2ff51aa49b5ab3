//! Hints, the best turn and the evaluation bar.

use std::time::Duration;

use super::state::{Advice, Note, Play, Wish};
use crate::ai::{Analysis, Decision, Level};
use crate::game::{Choice, Phase, Pit, Side, SowEnd, Sowing};
use crate::say;
use crate::text::Text;
use crate::tui::context::{Context, Notice};
use crate::tui::message::{Question, Ticket};

/// Time cap of a search for a hint.
const HINT_TIME: Duration = Duration::from_millis(900);
/// Time cap of a search for the evaluation bar.
const BAR_TIME: Duration = Duration::from_millis(250);

impl Advice {
    /// The pits to mark, in order.
    pub fn pits(&self) -> impl Iterator<Item = Pit> {
        let sowings = match self.wish {
            Wish::Hint => 1,
            Wish::BestTurn => self.turn.len(),
        };
        let race = self.race.iter().map(|&(pit, _)| pit);
        self.turn.iter().take(sowings).map(|sowing| sowing.pit).chain(race)
    }
}

impl Advice {
    /// What is advised, with its reason.
    pub fn sentence(&self, text: &Text) -> String {
        if let Some((pit, proved)) = self.race {
            let key = if proved { "tui-hint-race-proved" } else { "tui-hint-race-estimated" };
            return say!(text, key, pit = pit.number);
        }
        if self.wish == Wish::BestTurn {
            let pits: Vec<String> = self.turn.iter().map(|sowing| text.number(sowing.pit.number)).collect();
            let gain: u32 = self.turn.iter().map(|sowing| u32::from(sowing.gain)).sum();
            return say!(text, "tui-best", turn = pits.join(" "), gain = gain);
        }
        let [first, rest @ ..] = &self.turn[..] else { return text.get("tui-no-advice") };
        let first = say!(text, "tui-hint", pit = first.pit.number, reason = reason(text, first));
        let Some(last) = rest.last() else { return first };
        let then = say!(text, "tui-hint-then", pit = last.pit.number, reason = reason(text, last));
        let then = match rest.len() {
            1 => say!(text, "tui-hint-next", then = then),
            later => say!(text, "tui-hint-later", n = later, then = then),
        };
        format!("{first}{then}")
    }
}

/// What a sowing is good for.
fn reason(text: &Text, sowing: &Sowing) -> String {
    match sowing.end {
        SowEnd::Store => text.get("tui-reason-store"),
        SowEnd::Capture => say!(text, "tui-reason-capture", n = sowing.captured()),
        SowEnd::Dead | SowEnd::Widow => say!(text, "tui-reason-gain", n = sowing.gain),
    }
}

impl Play {
    /// Asks for a hint or for the best turn.
    pub(super) fn advise(&mut self, wish: Wish, context: &mut Context) {
        if let Some(advice) = &mut self.advice {
            advice.wish = wish;
            return;
        }
        if self.shown.is_moving() || self.asked().is_none() {
            self.note = Some(Note::NotYourTurn);
            return;
        }
        if !self.plan.is_empty() {
            // The turn that was advised is being followed.
            self.advice = Some(Advice { wish, turn: self.plan.clone(), race: None });
            self.note = None;
            return;
        }
        let Some(question) = self.analyse(HINT_TIME).or_else(|| self.ask_about_race()) else {
            self.note = Some(Note::NoAdvice);
            return;
        };
        context.forget(self.wish.take().map(|(ticket, _)| ticket));
        self.wish = Some((context.ask(question), wish));
        self.note = None;
    }

    /// Asks who is ahead, if the evaluation bar is shown.
    pub(super) fn weigh(&mut self, context: &mut Context) {
        if !context.options.evaluation || self.weighing.is_some() {
            return;
        }
        match self.analyse(BAR_TIME) {
            Some(question) => self.weighing = Some(context.ask(question)),
            None => self.evaluation = None,
        }
    }

    /// The question which pit to lift in a race: the highest level proves it where its time allows.
    fn ask_about_race(&self) -> Option<Question> {
        let side = self.asked().filter(|_| self.is_racing())?;
        let game = Box::new(self.shown.record.state().clone());
        let level = *Level::ALL.last()?;
        Some(Question::Decide { game, side, level, seed: self.shown.seed })
    }

    /// The computer has chosen a pit in the race for whoever asked.
    pub(super) fn race_advised(&mut self, answer: Result<Option<Decision>, String>, context: &mut Context) {
        let Some((_, wish)) = self.wish.take() else { return };
        let Ok(decision) = answer else { return context.notify(Notice::ThreadDied) };
        let Some((choice, decision)) = decision.and_then(|it| Some((*it.choices.first()?, it))) else {
            return;
        };
        let Some(number) = choice.pit() else { return };
        let pit = Pit::new(choice.side(), number);
        self.advice = Some(Advice { wish, turn: Vec::new(), race: Some((pit, decision.report.exact)) });
        self.cursor[pit.side] = number;
    }

    /// Keeps what is left of the advised turn as far as `choices` follow it.
    pub(super) fn follow_plan(&mut self, choices: &[Choice]) {
        if let Some(advice) = self.advice.take() {
            self.plan = advice.turn;
        }
        for choice in choices {
            let follows = self.plan.first().is_some_and(|sowing| {
                *choice == Choice::Sow { side: sowing.pit.side, pit: sowing.pit.number }
            });
            if follows {
                self.plan.remove(0);
            } else {
                self.plan.clear();
            }
        }
    }

    /// The question what the position is worth; `None` outside turns.
    fn analyse(&self, time: Duration) -> Option<Question> {
        let Phase::Turns(position) = *self.shown.record.state().phase() else { return None };
        Some(Question::Analyse { position, rules: *self.shown.rules(), time })
    }

    /// The computer analysed the position. A stale answer is dropped.
    pub(super) fn analysed(
        &mut self,
        ticket: Ticket,
        answer: Result<Analysis, String>,
        context: &mut Context,
    ) {
        let for_wish = self.wish.take_if(|(asked, _)| *asked == ticket).map(|(_, wish)| wish);
        let for_bar = self.weighing.take_if(|asked| *asked == ticket).is_some();
        if for_wish.is_none() && !for_bar {
            return;
        }
        let Ok(analysis) = answer else { return context.notify(Notice::ThreadDied) };
        let Phase::Turns(position) = *self.shown.record.state().phase() else { return };
        let Some(best) = analysis.best else { return };
        if for_bar {
            let sign = if position.turn == Side::South { 1 } else { -1 };
            self.evaluation = Some(best.value.score() * sign);
        }
        if let Some(wish) = for_wish {
            let mut now = position;
            let told = best.turn.iter().map_while(|&pit| {
                let (sowing, sown) = Sowing::play(&now, self.shown.rules(), pit, &mut ()).ok()?;
                now = sown.position;
                Some(sowing)
            });
            self.advice = Some(Advice { wish, turn: told.collect(), race: None });
            self.cursor[position.turn] = best.pit;
        }
    }
}
