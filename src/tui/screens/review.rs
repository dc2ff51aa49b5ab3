//! The review of a match: the graph of the expected margin, the turns, the marked one in words.

use std::path::PathBuf;

use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType};

use crate::game::{BySide, Rules, Side};
use crate::learn::review::{DEFAULT_NODES, Entry, Progress, Review, sentences};
use crate::save::Saved;
use crate::say;
use crate::share;
use crate::text::wrap;
use crate::tui::context::{Context, Notice};
use crate::tui::input::{Action, Scope};
use crate::tui::message::{Answer, Question, Ticket};
use crate::tui::options::Glyphs;
use crate::tui::room::{Next, Room};
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, KeyLabel, ListLayout, Marked, centred, key_line, within};

/// A match being reviewed, or its review.
#[derive(Clone, Debug)]
pub struct Reviewing {
    saved: Box<Saved>,
    names: BySide<String>,
    /// The open question, until the review is there.
    ticket: Option<Ticket>,
    progress: Progress,
    pub review: Option<Review>,
    entries: Vec<Entry>,
    marked: Marked,
    /// Where one came from.
    back: Next,
}

impl Reviewing {
    /// Asks for the review of a match; it is kept beside the match's file. `back` is where one came from.
    pub fn open(saved: Box<Saved>, path: Option<PathBuf>, back: Next, context: &mut Context) -> Self {
        let total = saved.record.turns().len();
        let question = Question::Review { saved: saved.clone(), path, nodes: DEFAULT_NODES };
        Self {
            names: share::names(&saved, &context.text),
            ticket: Some(context.ask(question)),
            progress: Progress { done: 0, total },
            saved,
            review: None,
            entries: Vec::new(),
            marked: Marked::default(),
            back,
        }
    }

    fn entry(&self) -> Option<Entry> {
        self.entries.get(self.marked.0).copied()
    }

    /// Takes the finished review; the first turning point is marked.
    fn show(&mut self, review: Review) {
        self.entries = review.entries();
        let first = review.turning_points().first().copied();
        let at = self.entries.iter().position(|&entry| Some(entry) == first);
        self.marked = Marked(at.unwrap_or(0));
        self.review = Some(review);
    }
}

impl Room for Reviewing {
    fn scope(&self) -> Scope {
        Scope::List
    }

    fn rules(&self) -> Option<Rules> {
        Some(*self.saved.record.state().rules())
    }

    fn list(&self, context: &Context) -> Option<ListLayout> {
        let rows = context.rows;
        // The graph and the words lie above.
        let frame = centred(context.columns, rows, 110, rows);
        let height = rows.saturating_sub(8) * 2 / 5;
        let lines = within(frame, 2, rows.saturating_sub(height + 1), 1);
        Some(ListLayout::new(frame, lines, self.entries.len(), self.marked))
    }

    fn marked(&mut self) -> Option<&mut Marked> {
        Some(&mut self.marked)
    }

    fn act(&mut self, action: Action, _: &mut Context) -> Next {
        match action {
            // Replays the match from what is marked on.
            Action::Confirm => match (self.entry(), &self.review) {
                (Some(entry), Some(review)) => {
                    Next::Watch { saved: self.saved.clone(), at: review.place(entry) }
                }
                _ => Next::Stay,
            },
            Action::Back => self.back.clone(),
            Action::Leave => Next::Menu,
            _ => Next::Stay,
        }
    }

    fn answered(&mut self, ticket: Ticket, answer: Answer, context: &mut Context) -> Next {
        if self.ticket != Some(ticket) {
            return Next::Stay;
        }
        match answer {
            Answer::Progress(progress) => self.progress = progress,
            Answer::Review(result) => {
                self.ticket = None;
                match result {
                    Ok(Some(review)) => self.show(*review),
                    Ok(None) => {}
                    Err(_) => context.notify(Notice::ThreadDied),
                }
            }
            Answer::Decision(_) | Answer::Analysis(_) => {}
        }
        Next::Stay
    }

    fn leave(&mut self, context: &mut Context) {
        context.forget(self.ticket.take());
    }

    fn draw(&self, context: &Context, canvas: &mut Canvas) {
        let Some(list) = self.list(context) else { return };
        let text = &context.text;
        let screen = canvas.area();
        let head = Rect { x: list.lines.x, y: screen.y, width: list.lines.width, height: 1 };
        canvas.left(head, &text.get("analysis-title"), canvas.style(Role::Title));
        let names = self.names.clone();
        let versus = say!(text, "tui-versus", south = names.south, north = names.north);
        canvas.right(head, &versus, canvas.style(Role::Text));
        let foot = Rect { y: screen.bottom().saturating_sub(1), ..head };
        let back = [("Esc", "tui-short-back")].map(|key| KeyLabel::new(text, key));
        let Some(review) = &self.review else {
            at_work(context, self, Rect { y: screen.height / 2, ..head }, canvas);
            return key_line(foot, back, canvas);
        };
        if self.entries.is_empty() {
            let line = Rect { y: head.y + 2, ..head };
            canvas.left(line, &text.get("analysis-nothing"), canvas.style(Role::Text));
            return key_line(foot, back, canvas);
        }
        let words = 6;
        let chart = Rect { y: head.y + 1, height: list.lines.y.saturating_sub(head.y + 1 + words), ..head };
        graph(context, review, turn_at(self), chart, canvas);
        in_words(context, self, review, Rect { y: chart.bottom(), height: words, ..head }, canvas);
        list.draw(canvas, |at| match self.entries.get(at) {
            Some(&entry) => entry_line(context, self, review, entry),
            None => (String::new(), String::new()),
        });
        let keys = [("↑↓", "tui-short-choose"), ("Enter", "analysis-short-watch"), ("Esc", "tui-short-back")];
        key_line(foot, keys.map(|key| KeyLabel::new(text, key)), canvas);
    }
}

/// How far the search is.
fn at_work(context: &Context, reviewing: &Reviewing, area: Rect, canvas: &mut Canvas) {
    let progress = reviewing.progress;
    let sentence = say!(context.text, "analysis-at-work", done = progress.done, total = progress.total);
    canvas.middle(area, &sentence, canvas.style(Role::Text));
    let wide = usize::from(area.width.min(50));
    let full = (wide * progress.done).checked_div(progress.total).unwrap_or(0);
    let bar = format!("{}{}", "█".repeat(full), "░".repeat(wide - full));
    canvas.middle(Rect { y: area.y + 1, ..area }, &bar, canvas.style(Role::Good));
}

/// The turn that is marked, or the one after the choice that is.
fn turn_at(reviewing: &Reviewing) -> Option<usize> {
    let marked = reviewing.entries.iter().skip(reviewing.marked.0);
    marked.copied().find_map(|entry| match entry {
        Entry::Turn(at) => Some(at),
        Entry::Race(_) | Entry::Widows(_) => None,
    })
}

/// What was played, the seeds that it gave away, and the expected margin after a turn.
fn entry_line(context: &Context, reviewing: &Reviewing, review: &Review, entry: Entry) -> (String, String) {
    let heading = sentences::heading(review, entry, &reviewing.names, &context.text);
    let (loss, margin) = match entry {
        Entry::Turn(at) => (review.turns[at].loss(), signed(context, review.turns[at].margin())),
        Entry::Race(at) => (review.races[at].loss.round() as i16, String::new()),
        Entry::Widows(at) => (review.widows[at].loss(), String::new()),
    };
    let loss = if loss == 0 { String::new() } else { format!("−{}", context.text.number(loss)) };
    (heading, format!("{loss:>4} {margin:>5}"))
}

fn signed(context: &Context, number: i16) -> String {
    context.text.digits().write(format!("{number:+}").replace('-', "−")).into_owned()
}

/// What is marked in words, then the whole match.
fn in_words(context: &Context, reviewing: &Reviewing, review: &Review, area: Rect, canvas: &mut Canvas) {
    let text = &context.text;
    let columns = usize::from(area.width);
    let mut lines = Vec::new();
    if let Some(entry) = reviewing.entry() {
        // Thai has no full stop: a sentence begins a line.
        let said = [
            sentences::heading(review, entry, &reviewing.names, text),
            sentences::verdict(review, entry, &reviewing.names, text),
        ];
        let role = Role::of(review.side(entry));
        let said = said.iter().flat_map(|sentence| wrap(sentence, columns));
        lines.extend(said.take(3).map(|line| (line, role)));
    }
    let accuracies = Side::BOTH.map(|side| sentences::accuracy(review, side, &reviewing.names, text));
    let whole = [sentences::turning_points(review, &reviewing.names, text), accuracies.join("  ")];
    lines.extend(whole.iter().flat_map(|sentence| wrap(sentence, columns)).map(|line| (line, Role::Dim)));
    for (row, (line, role)) in (0..area.height).zip(lines) {
        canvas.left(Rect { y: area.y + row, height: 1, ..area }, &line, canvas.style(role));
    }
}

/// A place in a list, as the graph counts.
fn number(place: usize) -> f64 {
    f64::from(u32::try_from(place).unwrap_or(u32::MAX))
}

/// The expected margin for South after each turn, a line a round; turning points and the marked
/// turn stand out.
fn graph(context: &Context, review: &Review, marked: Option<usize>, area: Rect, canvas: &mut Canvas) {
    if area.height < 5 || area.width < 20 {
        return;
    }
    let point = |&(index, margin): &(usize, i16)| (number(index + 1), f64::from(margin));
    let lines: Vec<Vec<(f64, f64)>> =
        review.lines().iter().map(|line| line.iter().map(point).collect()).collect();
    let of = |index: usize| (number(index + 1), f64::from(review.turns[index].margin()));
    let turn = |entry| match entry {
        Entry::Turn(at) => Some(of(at)),
        Entry::Race(_) | Entry::Widows(_) => None,
    };
    let turning: Vec<(f64, f64)> = review.turning_points().into_iter().filter_map(turn).collect();
    let here: Vec<(f64, f64)> = marked.map(of).into_iter().collect();
    let last = number(review.turns.len());
    let most = review.turns.iter().map(|turn| turn.margin().abs()).max().unwrap_or(0);
    let most = (most / 10 + 1) * 10;
    let level = [(1.0, 0.0), (last.max(2.0), 0.0)];
    let (line, dot) = match context.options.glyphs {
        Glyphs::Ascii => (Marker::Dot, Marker::Block),
        Glyphs::Unicode => (Marker::Braille, Marker::Dot),
    };
    let plot = |data, marker, role| {
        Dataset::default().marker(marker).graph_type(GraphType::Line).style(canvas.style(role)).data(data)
    };
    let mut sets = vec![plot(&level[..], line, Role::Dim)];
    sets.extend(lines.iter().map(|data| plot(&data[..], line, Role::South)));
    let scatter = |data, role| plot(data, dot, role).graph_type(GraphType::Scatter);
    sets.push(scatter(&turning[..], Role::Warning));
    sets.push(scatter(&here[..], Role::Good));
    let label = |text: String| Line::styled(text, canvas.style(Role::Dim));
    let sides = [signed(context, -most), context.text.number(0), signed(context, most)].map(label);
    let turns =
        [context.text.number(1), context.text.digits().write(review.turns.len().to_string()).into_owned()];
    let dim = canvas.style(Role::Dim);
    let chart = Chart::new(sets)
        .style(canvas.style(Role::Text))
        .x_axis(Axis::default().bounds([1.0, last.max(2.0)]).labels(turns.map(label)).style(dim))
        .y_axis(Axis::default().bounds([f64::from(-most), f64::from(most)]).labels(sides).style(dim))
        .legend_position(None);
    canvas.widget(chart, area);
}
