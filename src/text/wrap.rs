//! Breaking lines where the language lets them.
//!
//! Lines break at spaces, and in scripts that are written without them, such as Thai, between
//! words. These are found by the neural network of [ICU4X](https://docs.rs/icu_segmenter), so
//! that the files of languages need no marks; a ZERO WIDTH SPACE that somebody sets by hand is
//! heeded too, and never shown.

use icu_segmenter::LineSegmenter;
use icu_segmenter::options::LineBreakOptions;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// A border of words that is set by hand.
const BORDER: char = '\u{200b}';

/// Thai words in which the network sees a border that is none, as a dictionary found over the
/// sentences of the program.
const WHOLE: &[&str] = &[
    "กติกา",
    "ข้อความ",
    "ความเร็ว",
    "คำถาม",
    "คู่มือ",
    "จำนวนเต็ม",
    "ตนเอง",
    "ตัวอย่าง",
    "ตัวเลข",
    "ตัวแปร",
    "ตาย",
    "ตาราง",
    "ถูก",
    "ถ้อยคำ",
    "ทำงาน",
    "ทีหลัง",
    "ที่มา",
    "นครศรีธรรมราช",
    "ปลอดภัย",
    "พอดี",
    "มาก",
    "รอบ",
    "ระหว่าง",
    "รายการ",
    "ลูก",
    "สงขลานครินทร์",
    "หมายเลข",
    "หมาก",
    "อักขระ",
    "เครื่องหมาย",
    "เดียวกัน",
    "เท่านั้น",
    "เอาต์พุต",
    "แฟ้ม",
    "แวดล้อม",
    "โปรแกรม",
];

/// `text` in lines of at most `width` cells; its own line ends are kept. A word that is wider
/// than a line is broken anywhere between two characters.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        if paragraph.width() <= width && !paragraph.contains(BORDER) {
            lines.push(paragraph.trim_end().to_owned());
            continue;
        }
        let mut line = String::new();
        for piece in pieces(paragraph) {
            if line.width() + piece.trim_end().width() > width && !line.is_empty() {
                lines.push(line.trim_end().to_owned());
                line.clear();
            }
            if piece.trim_end().width() <= width {
                line.push_str(&piece);
                continue;
            }
            for character in piece.graphemes(true) {
                if line.width() + character.width() > width && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push_str(character);
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// `text` with a ZERO WIDTH SPACE at every place where a line may be broken but for spaces, for
/// programs that break lines themselves.
#[must_use]
pub fn mark_borders(text: &str) -> String {
    let mut marked = String::with_capacity(text.len());
    for piece in pieces(text) {
        if marked.ends_with(|character: char| !character.is_whitespace()) {
            marked.push(BORDER);
        }
        marked.push_str(&piece);
    }
    marked
}

/// The pieces between which a line may be broken, each with the spaces behind it.
fn pieces(text: &str) -> Vec<String> {
    let segmenter = LineSegmenter::new_lstm(LineBreakOptions::default());
    let mut pieces = Vec::new();
    for piece in text.split_inclusive([' ', BORDER]) {
        let piece = piece.trim_end_matches(BORDER);
        if !piece.chars().any(needs_dictionary) {
            pieces.push(piece.to_owned());
            continue;
        }
        let mut borders: Vec<usize> = segmenter.segment_str(piece).collect();
        for word in WHOLE {
            for (at, _) in piece.match_indices(word) {
                borders.retain(|&border| border <= at || border >= at + word.len());
            }
        }
        pieces.extend(borders.windows(2).map(|pair| piece[pair[0]..pair[1]].to_owned()));
    }
    pieces
}

/// Whether a character is of a script without spaces between words: Thai, Lao, Myanmar, Khmer.
fn needs_dictionary(character: char) -> bool {
    matches!(character, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_of_thai_words() {
        for (word, width) in [("หมากขุม", 6), ("เมืองหม้าย", 8), ("หัวเมือง", 6), ("กินแทน", 5), ("น้ำ", 2)]
        {
            assert_eq!(word.width(), width, "{word}");
            assert_eq!(super::super::for_screen(word).width(), width, "{word}");
        }
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("one\n\ntwo", 8), ["one", "", "two"]);
        assert_eq!(wrap("", 8), [""]);
        assert_eq!(wrap("use mak-khum --plain", 12), ["use mak-khum", "--plain"]);
    }

    #[test]
    fn thai_breaks_between_words() {
        let sentence = "เมืองหม้ายคือหลุมที่ไม่มีลูกหมาก จะถูกริบเป็นของอีกฝ่าย";
        let words = "เมือง|หม้าย|คือ|หลุม|ที่|ไม่|มี|ลูกหมาก |จะ|ถูก|ริบ|เป็น|ของ|อีก|ฝ่าย";
        assert_eq!(pieces(sentence).join("|"), words);
        let lines = wrap(sentence, 20);
        assert!(lines.iter().all(|line| line.width() <= 20), "{lines:?}");
        assert_eq!(lines, ["เมืองหม้ายคือหลุมที่ไม่มี", "ลูกหมาก จะถูกริบเป็นของ", "อีกฝ่าย"]);
        assert_eq!(wrap("กข\u{200b}คง", 3), ["กข", "คง"]);
    }

    #[test]
    fn no_thai_sentence_breaks_a_whole_word() {
        let thai = super::super::BUILT_IN.iter().find(|(code, _)| *code == "th").unwrap().1;
        let mut seen = 0;
        for line in thai.lines().filter(|line| WHOLE.iter().any(|word| line.contains(word))) {
            let broken = pieces(line).join("|");
            for word in WHOLE {
                assert_eq!(broken.matches(word).count(), line.matches(word).count(), "{word}: {broken}");
                seen += line.matches(word).count();
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn borders_are_marked() {
        assert_eq!(mark_borders("one two"), "one two");
        let marked = mark_borders("จะถูกริบ (rip)");
        assert!(marked.starts_with("จะ\u{200b}ถูก") && marked.ends_with("ริบ (rip)"), "{marked:?}");
        assert_eq!(marked.replace('\u{200b}', ""), "จะถูกริบ (rip)");
    }

    #[test]
    fn what_fits_nowhere_is_broken_anywhere() {
        assert_eq!(wrap("abcdef", 4), ["abcd", "ef"]);
        assert_eq!(wrap("น้ำ", 1), ["น้ำ"]);
    }
}
