//! Breaking lines where the language lets them.

use unicode_width::UnicodeWidthStr;

/// `text` in lines of at most `width` cells. Line feeds in it are kept.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width)).collect()
}

fn wrap_line(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in text.split_inclusive(' ') {
        if let Some(line) = lines.last_mut() {
            if line.is_empty() || line.width() + piece.trim_end().width() <= width {
                line.push_str(piece);
                continue;
            }
            line.truncate(line.trim_end().len());
        }
        lines.push(piece.to_owned());
    }
    if let Some(line) = lines.last_mut() {
        line.truncate(line.trim_end().len());
    }
    lines
}
