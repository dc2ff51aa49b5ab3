//! Other keyboard layouts: the key of a US keyboard in the position of a typed character.
//!
//! With the Thai Kedmanee layout (TIS 820-2538, <https://en.wikipedia.org/wiki/Thai_Kedmanee_keyboard_layout>)
//! or the Russian layout active, digits and letters type other characters. Keys then work by
//! position, so that nobody has to switch layouts to play.

/// The keys of a US keyboard, row by row.
const US: &str = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";
/// The same keys with Shift.
const US_SHIFTED: &str = "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?";

/// Layouts: the characters in the positions of [`US`] and of [`US_SHIFTED`].
const LAYOUTS: &[(&str, &str)] = &[
    // Thai, Kedmanee.
    ("_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ", "%+๑๒๓๔ู฿๕๖๗๘๙๐\"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ"),
    // Russian.
    ("ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.", "Ё!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"),
];

/// The US characters that `character` may stand for, the likeliest first: a Thai digit is that
/// digit; anything else is the key in the same position.
pub(super) fn meant_by(character: char) -> Vec<char> {
    const ZERO: u32 = '๐' as u32;
    let code = u32::from(character);
    if let Some(digit) = code.checked_sub(ZERO).and_then(|digit| char::from_digit(digit, 10)) {
        return vec![digit];
    }
    let mut meant = Vec::new();
    for (plain, shifted) in LAYOUTS {
        for (theirs, ours) in [(plain, US), (shifted, US_SHIFTED)] {
            let at = theirs.chars().position(|typed| typed == character);
            if let Some(key) = at.and_then(|at| ours.chars().nth(at)) {
                let key = key.to_ascii_lowercase();
                if key != character && !meant.contains(&key) {
                    meant.push(key);
                }
            }
        }
    }
    meant
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_has_every_place() {
        for (plain, shifted) in LAYOUTS {
            assert_eq!(plain.chars().count(), US.chars().count(), "{plain}");
            assert_eq!(shifted.chars().count(), US_SHIFTED.chars().count(), "{shifted}");
        }
    }

    #[test]
    fn thai_and_russian_keys_go_by_place() {
        let thai: String = "ๅ/-ภถุึ".chars().map(|typed| meant_by(typed)[0]).collect();
        assert_eq!(thai, "1234567");
        let thai: String = "๑๒๓๔๕๖๗".chars().map(|typed| meant_by(typed)[0]).collect();
        assert_eq!(thai, "1234567");
        assert_eq!(meant_by('ก'), ['d']);
        assert_eq!(meant_by('й'), ['q']);
        assert_eq!(meant_by('ฦ'), ['?']);
        assert!(meant_by('7').is_empty());
    }
}
