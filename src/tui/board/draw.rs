//! The board: pits, stores, seeds, hands and marks.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::heap::{Grain, heap};
use super::hull::hull;
use super::layout::{BoardLayout, BoardSize};
use super::marks::Marks;
use super::playback::Scene;
use crate::game::{Board, BySide, Pit, Place, Rules, Side};
use crate::tui::context::Context;
use crate::tui::options::Glyphs;
use crate::tui::theme::Role;
use crate::tui::widgets::{Canvas, width};
use crate::tui::words;

const THIN: [&str; 6] = ["╭", "─", "╮", "│", "╰", "╯"];
const HEAVY: [&str; 6] = ["┏", "━", "┓", "┃", "┗", "┛"];
const DOUBLE: [&str; 6] = ["╔", "═", "╗", "║", "╚", "╝"];

/// Draws the picture of a moment with its marks; `names` stand beside the stores.
pub fn board(
    context: &Context,
    names: BySide<String>,
    scene: &Scene,
    marks: &Marks,
    layout: &BoardLayout,
    canvas: &mut Canvas,
) {
    hull(layout, canvas);
    Drawer { context, names, layout, scene, marks }.everything(canvas);
}

/// Draws the board at the start of a match, for the menu.
pub fn picture(context: &Context, layout: &BoardLayout, canvas: &mut Canvas) {
    let scene = Scene::of(&Board::start(&Rules::default()));
    board(context, BySide::default(), &scene, &Marks::default(), layout, canvas);
}

struct Drawer<'a> {
    context: &'a Context,
    names: BySide<String>,
    layout: &'a BoardLayout,
    scene: &'a Scene,
    marks: &'a Marks,
}

impl Drawer<'_> {
    fn everything(&self, canvas: &mut Canvas) {
        for side in Side::BOTH {
            for number in 1..=self.scene.pits() {
                self.pit(Pit::new(side, number), canvas);
            }
            self.store(side, canvas);
        }
        self.hands(canvas);
    }

    fn grain(&self) -> Grain {
        match (self.context.options.glyphs, self.layout.size) {
            (Glyphs::Ascii, _) => Grain::Ascii,
            (Glyphs::Unicode, BoardSize::Large) => Grain::Coarse,
            (Glyphs::Unicode, _) => Grain::Fine,
        }
    }

    /// Draws the frame of a place; its mark shows in the colour and in the lines.
    fn frame(&self, place: Place, area: Rect, canvas: &mut Canvas) {
        let (role, lines) = if self.marks.cursor.map(Place::Pit) == Some(place) {
            (Role::Cursor, HEAVY)
        } else if self.marks.target == Some(place) {
            (Role::Target, DOUBLE)
        } else if self.marks.is_touched(place) {
            (Role::Touched, HEAVY)
        } else {
            (Role::Pit, THIN)
        };
        canvas.outline(area, canvas.on_hull(role), lines);
    }

    fn pit(&self, pit: Pit, canvas: &mut Canvas) {
        let area = self.layout.pit(pit);
        self.frame(Place::Pit(pit), area, canvas);
        if self.scene.is_widow(pit) || self.marks.closing.contains(pit) {
            closed(area, canvas);
        } else if area.height == 3 {
            self.narrow(area, self.scene.seeds(pit), self.marks.is_taken(pit), canvas);
        } else {
            self.contents(area, self.scene.seeds(pit), self.marks.is_taken(pit), canvas);
        }
        self.label(pit, canvas);
    }

    /// A heap above its number.
    fn contents(&self, area: Rect, seeds: u8, taken: bool, canvas: &mut Canvas) {
        let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 3 };
        let seed = canvas.on_hull(if taken { Role::Taken } else { Role::Seed });
        for (row, line) in (0..).zip(heap(seeds, inner.width, inner.height, self.grain())) {
            canvas.put(inner.x, inner.y + row, &line, seed);
        }
        let number = Rect { y: inner.bottom(), height: 1, ..inner };
        canvas.middle(number, &self.context.text.number(seeds), count_style(seeds, taken, canvas));
    }

    /// A heap beside its number, where there is one line for both.
    fn narrow(&self, area: Rect, seeds: u8, taken: bool, canvas: &mut Canvas) {
        let seed = canvas.on_hull(if taken { Role::Taken } else { Role::Seed });
        let line = heap(seeds, 2, 1, self.grain()).concat();
        let number = self.context.text.number(seeds);
        let wide = width(&number);
        if wide + 4 <= area.width {
            canvas.put(area.x + 1, area.y + 1, &line, seed);
        }
        let at = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: 1 };
        canvas.right(at, &number, count_style(seeds, taken, canvas));
    }

    /// The pit's number, centred whatever is marked beside it.
    fn label(&self, pit: Pit, canvas: &mut Canvas) {
        let area = self.layout.label(pit);
        let number =
            self.marks.race_key(pit, self.layout).unwrap_or_else(|| self.context.text.number(pit.number));
        let x = area.x + area.width / 2;
        canvas.put(x, area.y, &number, canvas.on_hull(Role::Label));
        if let Some(seeds) = self.marks.taking(pit) {
            let taken = format!("−{}", self.context.text.number(seeds));
            canvas.put(area.x, area.y, &" ".repeat(usize::from(area.width)), canvas.on_hull(Role::Hull));
            canvas.middle(area, &taken, canvas.on_hull(Role::Taken));
            return;
        }
        let mark = canvas.on_hull(Role::Mark);
        if self.marks.home.contains(pit) {
            canvas.put(x + width(&number), area.y, "⌂", mark);
        }
        if self.marks.last_lifted == Some(pit) {
            canvas.put(x - 1, area.y, "◆", mark);
        } else if self.marks.on_path(pit) {
            canvas.put(x - 1, area.y, "·", mark);
        }
        if let Some(step) = self.marks.advice_step(pit) {
            let step = format!("{}▸", self.context.text.number(step));
            canvas.put(area.x, area.y, &step, canvas.on_hull(Role::Good));
        }
    }

    fn store(&self, side: Side, canvas: &mut Canvas) {
        let area = self.layout.store(side);
        self.frame(Place::Store(side), area, canvas);
        let coming: u8 =
            self.scene.flights.iter().filter(|flight| flight.to == side).map(|flight| flight.seeds).sum();
        self.contents(area, self.scene.store(side), coming > 0, canvas);
        if coming > 0 {
            let gain = format!("+{}", self.context.text.number(coming));
            canvas.middle(self.layout.below_store(side), &gain, canvas.on_hull(Role::Taken));
        }
        canvas.middle(self.layout.name(side), &self.names[side], canvas.on_hull(Role::of(side)));
    }

    /// The hands, on the outer side of the row that they are over.
    fn hands(&self, canvas: &mut Canvas) {
        let two = Side::BOTH.into_iter().all(|side| self.scene.hands[side].is_some());
        let mut drawn: Vec<(Place, u16)> = Vec::new();
        for side in Side::BOTH {
            let Some(hand) = self.scene.hands[side] else { continue };
            if hand.seeds == 0 && !hand.falling {
                continue;
            }
            let points_down = matches!(hand.at, Place::Pit(pit) if pit.side == Side::North);
            let arrow = if points_down { "▼" } else { "▲" };
            let letter = if two { words::letter(&self.context.text, side) } else { String::new() };
            let text = format!("{letter}{arrow}{}", self.context.text.number(hand.seeds));
            let line = match hand.at {
                Place::Pit(pit) => self.layout.label(pit),
                Place::Store(side) => self.layout.below_store(side),
            };
            let style = canvas.on_hull(Role::of(side)).add_modifier(Modifier::BOLD);
            let shared = drawn.iter().find(|(at, _)| *at == hand.at).map(|(_, end)| *end);
            let end = if let Some(end) = shared {
                canvas.put(end, line.y, &text, style)
            } else {
                canvas.put(line.x, line.y, &" ".repeat(usize::from(line.width)), canvas.on_hull(Role::Hull));
                let start = line.x + (line.width.saturating_sub(width(&text))) / 2;
                let start = if two { line.x } else { start };
                canvas.put(start, line.y, &text, style)
            };
            drawn.push((hand.at, end));
            if hand.falling {
                let area = match hand.at {
                    Place::Pit(pit) => self.layout.pit(pit),
                    Place::Store(side) => self.layout.store(side),
                };
                let y = if points_down { area.y } else { area.bottom() - 1 };
                canvas.put(area.x + area.width / 2, y, "●", canvas.on_hull(Role::Touched));
            }
        }
    }
}

fn count_style(seeds: u8, taken: bool, canvas: &Canvas) -> Style {
    canvas.on_hull(match (taken, seeds) {
        (true, _) => Role::Taken,
        (false, 0) => Role::Label,
        (false, _) => Role::Count,
    })
}

fn closed(area: Rect, canvas: &mut Canvas) {
    let style = canvas.on_hull(Role::Widow);
    for y in area.y + 1..area.bottom() - 1 {
        canvas.put(area.x + 1, y, &"░".repeat(usize::from(area.width) - 2), style);
    }
    let middle = Rect { y: area.y + area.height / 2, height: 1, ..area };
    canvas.middle(middle, " x ", style);
}
