//! The review of a match: the graph of the expected margin, the turns, the marked one in words.

use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType};

use super::super::app::App;
use super::super::layout;
use super::super::menu;
use super::super::options::Glyphs;
use super::super::reviewing::Reviewing;
use super::super::theme::Role;
use super::canvas::Canvas;
use super::lists;
use super::panel::role_of;
use crate::game::Side;
use crate::learn::review::{Entry, Review, sentences};
use crate::say;
use crate::text::wrap;

/// Draws the review, or how far it is.
pub(super) fn reviewing(app: &App, reviewing: &Reviewing, canvas: &mut Canvas) {
    let Some(list) = layout::list(app) else { return };
    let text = &app.text;
    let screen = canvas.area();
    let head = Rect { x: list.lines.x, y: screen.y, width: list.lines.width, height: 1 };
    canvas.left(head, &text.get("analysis-title"), canvas.style(Role::Title));
    let versus = say!(
        text,
        "tui-versus",
        south = reviewing.names.south.clone(),
        north = reviewing.names.north.clone()
    );
    canvas.right(head, &versus, canvas.style(Role::Text));
    let foot = Rect { y: screen.bottom().saturating_sub(1), ..head };
    let Some(review) = &reviewing.review else {
        at_work(app, reviewing, Rect { y: screen.height / 2, ..head }, canvas);
        lists::foot(app, foot, &[("Esc", "tui-short-back")], canvas);
        return;
    };
    if reviewing.entries.is_empty() {
        canvas.left(Rect { y: head.y + 2, ..head }, &text.get("analysis-nothing"), canvas.style(Role::Text));
        lists::foot(app, foot, &[("Esc", "tui-short-back")], canvas);
        return;
    }
    let words = 5;
    let chart = Rect { y: head.y + 1, height: list.lines.y.saturating_sub(head.y + 1 + words), ..head };
    graph(app, review, turn_at(reviewing), chart, canvas);
    let below = Rect { y: chart.bottom(), height: words, ..head };
    in_words(app, reviewing, review, below, canvas);
    lists::lines(&list, menu::marked(app), canvas, |at| match reviewing.entries.get(at) {
        Some(&entry) => entry_line(app, reviewing, review, entry),
        None => (String::new(), String::new()),
    });
    let keys = [("↑↓", "tui-short-choose"), ("Enter", "analysis-short-watch"), ("Esc", "tui-short-back")];
    lists::foot(app, foot, &keys, canvas);
}

/// How far the search is.
fn at_work(app: &App, reviewing: &Reviewing, area: Rect, canvas: &mut Canvas) {
    let progress = reviewing.progress;
    let sentence = say!(app.text, "analysis-at-work", done = progress.done, total = progress.total);
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
fn entry_line(app: &App, reviewing: &Reviewing, review: &Review, entry: Entry) -> (String, String) {
    let heading = sentences::heading(review, entry, &reviewing.names, &app.text);
    let (loss, margin) = match entry {
        Entry::Turn(at) => (review.turns[at].loss(), signed(app, review.turns[at].margin())),
        Entry::Race(at) => (review.races[at].loss.round() as i16, String::new()),
        Entry::Widows(at) => (review.widows[at].loss(), String::new()),
    };
    let loss = if loss == 0 { String::new() } else { format!("−{}", app.text.number(loss)) };
    (heading, format!("{loss:>4} {margin:>5}"))
}

fn signed(app: &App, number: i16) -> String {
    app.text.digits().write(format!("{number:+}")).into_owned()
}

/// What is marked in words, then the whole match.
fn in_words(app: &App, reviewing: &Reviewing, review: &Review, area: Rect, canvas: &mut Canvas) {
    let text = &app.text;
    let columns = usize::from(area.width);
    let mut lines = Vec::new();
    if let Some(entry) = reviewing.entry() {
        let said = format!(
            "{}. {}",
            sentences::heading(review, entry, &reviewing.names, text),
            sentences::verdict(review, entry, &reviewing.names, text),
        );
        let role = role_of(review.side(entry));
        lines.extend(wrap(&said, columns).into_iter().take(3).map(|line| (line, role)));
    }
    let accuracies = Side::BOTH.map(|side| sentences::accuracy(review, side, &reviewing.names, text));
    let whole = format!("{} {}", sentences::turning_points(review, text), accuracies.join("  "));
    lines.extend(wrap(&whole, columns).into_iter().map(|line| (line, Role::Dim)));
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
fn graph(app: &App, review: &Review, marked: Option<usize>, area: Rect, canvas: &mut Canvas) {
    if area.height < 5 || area.width < 20 {
        return;
    }
    let point = |&(index, margin): &(usize, i16)| (number(index + 1), f64::from(margin));
    let lines: Vec<Vec<(f64, f64)>> =
        review.lines().iter().map(|line| line.iter().map(point).collect()).collect();
    let of = |index: usize| (number(index + 1), f64::from(review.turns[index].margin()));
    let turning: Vec<(f64, f64)> = review.turning_points().into_iter().map(of).collect();
    let here: Vec<(f64, f64)> = marked.map(of).into_iter().collect();
    let last = number(review.turns.len());
    let most = review.turns.iter().map(|turn| turn.margin().abs()).max().unwrap_or(0);
    let most = (most / 10 + 1) * 10;
    let level = [(1.0, 0.0), (last.max(2.0), 0.0)];
    let (line, dot) = match app.options.glyphs {
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
    let sides = [signed(app, -most), app.text.number(0), signed(app, most)].map(label);
    let turns = [app.text.number(1), app.text.digits().write(review.turns.len().to_string()).into_owned()];
    let dim = canvas.style(Role::Dim);
    let chart = Chart::new(sets)
        .style(canvas.style(Role::Text))
        .x_axis(Axis::default().bounds([1.0, last.max(2.0)]).labels(turns.map(label)).style(dim))
        .y_axis(Axis::default().bounds([f64::from(-most), f64::from(most)]).labels(sides).style(dim))
        .legend_position(None);
    canvas.widget(chart, area);
}
