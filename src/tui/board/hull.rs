//! The boat: its hull, with round ends.

use ratatui::layout::Rect;

use super::layout::BoardLayout;
use crate::game::Side;
use crate::tui::theme::Role;
use crate::tui::widgets::Canvas;

/// Draws the hull, empty.
pub fn hull(layout: &BoardLayout, canvas: &mut Canvas) {
    let area = layout.area;
    let ends = layout.store(Side::South).width;
    let steps = steps(area, ends);
    let edge = canvas.style(Role::Edge);
    let hull = canvas.on_hull(Role::Hull);
    for row in 0..area.height {
        let from_edge = row.min(area.height - 1 - row);
        let inset = steps[usize::from(from_edge.min(3))];
        let inner = Rect {
            x: area.x + inset,
            y: area.y + row,
            width: area.width.saturating_sub(2 * inset),
            height: 1,
        };
        canvas.put(inner.x, inner.y, &" ".repeat(usize::from(inner.width)), hull);
        // The corner that belongs to this row leads to the inset of the row nearer to the edge.
        let outer = if from_edge == 0 { None } else { Some(steps[usize::from((from_edge - 1).min(3))]) };
        let top = row < area.height / 2;
        draw_row(canvas, inner, inset, outer, top, edge);
    }
}

/// The insets of the rows, the outermost first.
fn steps(area: Rect, ends: u16) -> [u16; 4] {
    let first = ends.min(area.width / 4);
    [first, (first / 3).max(1), 0, 0]
}

fn draw_row(
    canvas: &mut Canvas,
    inner: Rect,
    inset: u16,
    outer: Option<u16>,
    top: bool,
    style: ratatui::style::Style,
) {
    let (left, right) = (inner.x, inner.right().saturating_sub(1));
    let (open_left, open_right) = if top { ("╭", "╮") } else { ("╰", "╯") };
    let (close_left, close_right) = if top { ("╯", "╰") } else { ("╮", "╭") };
    match outer {
        None => {
            let bar = "─".repeat(usize::from(inner.width.saturating_sub(2)));
            canvas.put(left, inner.y, &format!("{open_left}{bar}{open_right}"), style);
        }
        Some(outer) if outer > inset => {
            let bar = "─".repeat(usize::from(outer - inset - 1));
            canvas.put(left, inner.y, &format!("{open_left}{bar}{close_left}"), style);
            let start = right.saturating_sub(outer - inset);
            canvas.put(start, inner.y, &format!("{close_right}{bar}{open_right}"), style);
        }
        Some(_) => {
            canvas.put(left, inner.y, "│", style);
            canvas.put(right, inner.y, "│", style);
        }
    }
}
