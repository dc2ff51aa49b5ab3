//! Lines broken to a width in cells: at spaces, and in Thai at the borders of words, which the
//! sentences mark with ZERO WIDTH SPACE.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The border of a word in a script without spaces.
const BORDER: char = '\u{200b}';

/// `text` in lines of at most `columns` cells.
#[must_use]
pub fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = usize::from(columns).max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for piece in paragraph.split_inclusive([' ', BORDER]) {
            let piece = piece.trim_end_matches(BORDER);
            let word = piece.trim_end_matches(' ');
            if line.width() + word.width() > columns && !line.is_empty() {
                lines.push(line.trim_end().to_owned());
                line.clear();
            }
            if word.width() <= columns {
                line.push_str(piece);
                continue;
            }
            // A word that fits in no line is broken anywhere.
            for grapheme in piece.graphemes(true) {
                if line.width() + grapheme.width() > columns && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push_str(grapheme);
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("a\n\nb", 8), ["a", "", "b"]);
        assert_eq!(wrap("", 8), [""]);
    }

    #[test]
    fn thai_breaks_at_the_borders_of_words() {
        assert_eq!(wrap("เดิน\u{200b}หมาก\u{200b}ขุม", 5), ["เดิน", "หมาก", "ขุม"]);
        assert_eq!(wrap("เดิน\u{200b}หมาก\u{200b}ขุม", 8), ["เดินหมาก", "ขุม"]);
    }

    #[test]
    fn what_fits_nowhere_is_broken_anywhere() {
        assert_eq!(wrap("abcdef", 4), ["abcd", "ef"]);
        assert_eq!(wrap("น้ำ", 1), ["น้ำ"]);
    }
}
