//! Breaking lines where the language lets them.
//!
//! Lines break at spaces and, in scripts without spaces such as Thai, between words. The neural
//! network of [ICU4X](https://docs.rs/icu_segmenter) finds these, so that language files need no
//! marks. A ZERO WIDTH SPACE set by hand allows a break too, and is never shown.

use icu_segmenter::LineSegmenter;
use icu_segmenter::options::LineBreakOptions;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// A word border set by hand.
const BORDER: char = '\u{200b}';

/// Thai words and phrases that stay whole. In some the network sees borders that are none; others
/// are terms of the game, which are read at a glance.
pub const WHOLE: &[&str] = &[
    "กติกา",
    "กินแทน",
    "ก็ได้",
    "ขวามือ",
    "ขั้นที่",
    "ข้อความ",
    "ข้อที่",
    "ครั้งที่",
    "ความเร็ว",
    "คอขาด",
    "คอมพิวเตอร์",
    "คำถาม",
    "คู่มือ",
    "จังหวะที่",
    "จำนวนเต็ม",
    "ซ้ายมือ",
    "ตนเอง",
    "ตัวอย่าง",
    "ตัวเลข",
    "ตัวแปร",
    "ตาที่",
    "ตามเข็มนาฬิกา",
    "ตาย",
    "ตาราง",
    "ถูก",
    "ถ้อยคำ",
    "ทวนเข็มนาฬิกา",
    "ทำงาน",
    "ทีละ",
    "ทีหลัง",
    "ที่มา",
    "ที่ไหน",
    "นครศรีธรรมราช",
    "น้อยกว่า",
    "บทที่",
    "ปลอดภัย",
    "ฝั่งใด",
    "ฝ่ายละ",
    "ฝ่ายเหนือ",
    "ฝ่ายใด",
    "ฝ่ายใต้",
    "พอดี",
    "มาก",
    "มากกว่า",
    "รอบ",
    "รอบก่อน",
    "รอบที่",
    "รอบแรก",
    "รอบใหม่",
    "ระหว่าง",
    "รายการ",
    "ลูก",
    "ลูกหมาก",
    "สงขลานครินทร์",
    "หมาก",
    "หมากตาย",
    "หัวเมือง",
    "หลุมคะแนน",
    "อักขระ",
    "อีกฝ่าย",
    "เครื่องหมาย",
    "เดินหมาก",
    "เดียวกัน",
    "เทอร์มินัล",
    "เท่านั้น",
    "เท่าไร",
    "เมืองตรงข้าม",
    "เมืองละ",
    "เมืองหม้าย",
    "เมืองใด",
    "เมืองไหน",
    "เม็ดสุดท้าย",
    "เอกสารต้นทาง",
    "เอาต์พุต",
    "แข่งเมือง",
    "แต่ละฝ่าย",
    "แวดล้อม",
    "โปรแกรม",
    "ไฟล์",
    "ไม่ใช่",
    "ไม่ได้",
];

/// Classifiers: a number before one stays with it, as in `7 ลูก`.
const CLASSIFIERS: &[&str] = &[
    "ลูก",
    "เม็ด",
    "เมือง",
    "หลุม",
    "รอบ",
    "ครั้ง",
    "ตา",
    "เกม",
    "บท",
    "ข้อ",
    "ขั้น",
    "ช่อง",
    "วินาที",
    "รูปหมาก",
    "ไบต์",
];

/// Nouns that a number names: a number after one stays with it, as in `เมือง 7`.
const NUMBERED: &[&str] = &["เมือง", "จังหวะ", "ระดับ", "รอบ", "ที่"];

/// `text` in lines of at most `width` cells. Line ends in `text` stay. A word wider than a line breaks
/// between any two characters.
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

/// `text` with a ZERO WIDTH SPACE wherever a line may break without a space, for programs that
/// break lines themselves.
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

/// The pieces between which a line may break, each with its trailing spaces.
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
    with_numbers(pieces)
}

/// `pieces` with numbers joined to the words that they belong to.
fn with_numbers(pieces: Vec<String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match joined.last_mut() {
            Some(last) if stay_together(last, &piece) => last.push_str(&piece),
            _ => joined.push(piece),
        }
    }
    joined
}

fn stay_together(before: &str, after: &str) -> bool {
    let Some(word) = before.strip_suffix(' ') else { return false };
    let number = word.rsplit(' ').next().unwrap_or_default();
    let is_number =
        number.chars().any(is_digit) && number.chars().all(|c| is_digit(c) || "+−-.,".contains(c));
    let counted = is_number && CLASSIFIERS.iter().any(|word| after.starts_with(word));
    let named = NUMBERED.iter().any(|noun| word.ends_with(noun)) && after.starts_with(is_digit);
    counted || named
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit() || ('๐'..='๙').contains(&character)
}

/// Whether a character belongs to a script without spaces: Thai, Lao, Myanmar, Khmer.
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
        let words = "เมืองหม้าย|คือ|หลุม|ที่|ไม่|มี|ลูกหมาก |จะ|ถูก|ริบ|เป็น|ของ|อีกฝ่าย";
        assert_eq!(pieces(sentence).join("|"), words);
        let lines = wrap(sentence, 20);
        assert!(lines.iter().all(|line| line.width() <= 20), "{lines:?}");
        assert_eq!(lines, ["เมืองหม้ายคือหลุมที่ไม่มี", "ลูกหมาก จะถูกริบเป็นของ", "อีกฝ่าย"]);
        assert_eq!(wrap("กข\u{200b}คง", 3), ["กข", "คง"]);
    }

    #[test]
    fn numbers_stay_with_what_they_count_or_name() {
        let pieces = pieces("ใส่เมืองละ 7 ลูก จากเมือง ๗ ไปเมือง 6 5 1 (+12) ลูก").join("|");
        for together in ["7 ลูก", "เมือง ๗", "เมือง 6 "] {
            assert!(pieces.contains(together), "{together}: {pieces}");
        }
        assert!(pieces.contains("6 |5 |1 |(+12) |"), "{pieces}");
        assert_eq!(wrap("ได้ 7 ลูก", 6), ["ได้", "7 ลูก"]);
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
