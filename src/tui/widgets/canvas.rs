//! Drawing that cannot leave the screen: every string drawn passes through here.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::text::for_screen;
use crate::tui::input::Key;
use crate::tui::theme::{Role, Theme};

/// A screen to draw on.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    theme: Theme,
    ascii: bool,
    /// The keys named on the screen, for the mouse.
    pub hints: Vec<Hint>,
}

/// A key named in an area of the screen.
pub struct Hint {
    pub area: Rect,
    pub key: Key,
}

/// The width of a text in cells.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// The part of a text that fits in `columns`, with an ellipsis if it was cut.
pub fn fitted(text: &str, columns: u16) -> Cow<'_, str> {
    if width(text) <= columns {
        return Cow::Borrowed(text);
    }
    let mut short = String::new();
    let mut used = 0;
    for grapheme in text.graphemes(true) {
        let wide = width(grapheme);
        if used + wide + 1 > columns {
            break;
        }
        short.push_str(grapheme);
        used += wide;
    }
    if columns > 0 {
        short.push('…');
    }
    Cow::Owned(short)
}

impl<'a> Canvas<'a> {
    pub fn new(buffer: &'a mut Buffer, theme: Theme, ascii: bool) -> Self {
        Self { buffer, theme, ascii, hints: Vec::new() }
    }

    /// Notes that the key with this label is named in an area; a label for several keys is ignored.
    pub fn hint(&mut self, area: Rect, label: &str) {
        if let Some(key) = Key::labelled(label) {
            self.hints.push(Hint { area, key });
        }
    }

    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    pub fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }

    pub fn on_hull(&self, role: Role) -> Style {
        self.theme.on_hull(role)
    }

    /// Blanks an area.
    pub fn fill(&mut self, area: Rect, role: Role) {
        let area = area.intersection(self.buffer.area);
        let style = self.style(role);
        for y in area.y..area.bottom() {
            for x in area.x..area.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                    cell.set_style(style);
                }
            }
        }
    }

    /// Draws text, clipped at the edge of the screen. Returns the column after it.
    pub fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y < area.y || y >= area.bottom() || x < area.x || x >= area.right() {
            return x.saturating_add(width(text));
        }
        let text = for_screen(text);
        let text = if self.ascii { Cow::Owned(ascii(&text)) } else { text };
        let room = usize::from(area.right() - x);
        self.buffer.set_stringn(x, y, &text, room, style).0
    }

    /// Draws text at the left of a one-line area, cut to fit.
    pub fn left(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        self.put(area.x, area.y, &fitted(text, area.width), style)
    }

    /// Draws text in the middle of a one-line area, cut to fit.
    pub fn middle(&mut self, area: Rect, text: &str, style: Style) {
        let text = fitted(text, area.width);
        let x = area.x + (area.width.saturating_sub(width(&text))) / 2;
        self.put(x, area.y, &text, style);
    }

    /// Draws text at the right of a one-line area, cut to fit.
    pub fn right(&mut self, area: Rect, text: &str, style: Style) {
        let text = fitted(text, area.width);
        self.put(area.x + area.width.saturating_sub(width(&text)), area.y, &text, style);
    }

    /// Draws a horizontal line across an area.
    pub fn line(&mut self, area: Rect, role: Role) {
        self.put(area.x, area.y, &"─".repeat(usize::from(area.width)), self.style(role));
    }

    /// Draws a ratatui widget.
    pub fn widget(&mut self, widget: impl Widget, area: Rect) {
        let area = area.intersection(self.buffer.area);
        widget.render(area, self.buffer);
        for y in (area.y..area.bottom()).filter(|_| self.ascii) {
            for x in area.x..area.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    let symbol = ascii(cell.symbol());
                    cell.set_symbol(&symbol);
                }
            }
        }
    }

    /// Draws a frame and blanks what is inside.
    pub fn frame(&mut self, area: Rect, title: &str) {
        self.fill(area, Role::Text);
        let style = self.style(Role::Frame);
        self.outline(area, style, ["╭", "─", "╮", "│", "╰", "╯"]);
        if area.width > 4 && !title.is_empty() {
            let inner = Rect { x: area.x + 2, width: area.width - 4, height: 1, ..area };
            let title = format!(" {} ", fitted(title, inner.width.saturating_sub(2)));
            self.put(inner.x, inner.y, &title, self.style(Role::Title));
        }
    }

    /// Draws lines around an area: top left, across, top right, down, bottom left, bottom right.
    pub fn outline(&mut self, area: Rect, style: Style, lines: [&str; 6]) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let [top_left, across, top_right, down, bottom_left, bottom_right] = lines;
        let bar = across.repeat(usize::from(area.width) - 2);
        self.put(area.x, area.y, &format!("{top_left}{bar}{top_right}"), style);
        for y in area.y + 1..area.bottom() - 1 {
            self.put(area.x, y, down, style);
            self.put(area.right() - 1, y, down, style);
        }
        self.put(area.x, area.bottom() - 1, &format!("{bottom_left}{bar}{bottom_right}"), style);
    }
}

/// The text in ASCII where it is a picture; letters of any script stay.
fn ascii(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '│' | '║' => '|',
            '─' | '−' | '–' | '—' => '-',
            // What is marked shows without colour or weight, too.
            '━' | '┃' | '┏' | '┓' | '┗' | '┛' | '░' | '▒' | '▓' => '#',
            '═' | '╔' | '╗' | '╚' | '╝' | '█' => '=',
            '╭' | '╮' | '╰' | '╯' | '┼' | '┿' => '+',
            '●' | '■' | '•' => 'o',
            '⌂' | '◆' => '*',
            '▶' | '→' | '▸' => '>',
            '◀' | '←' => '<',
            '▲' | '↑' => '^',
            '▼' | '▾' | '↓' => 'v',
            '…' => '~',
            '×' => 'x',
            '\u{2800}' => ' ',
            '\u{2801}'..='\u{28ff}' if (character as u32 & 0xff).count_ones() > 2 => ':',
            '\u{2801}'..='\u{28ff}' | '○' | '□' | '·' => '.',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_shortened_by_cells_not_by_bytes() {
        assert_eq!(fitted("หมากขุม", 6), "หมากขุม");
        assert_eq!(fitted("หมากขุม", 4), "หมา…");
        assert_eq!(fitted("น้ำ", 1), "…");
        assert_eq!(fitted("abc", 0), "");
    }
}
