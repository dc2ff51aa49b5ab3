//! Moves as people write them: `Nf3`, `exd5`, `b6=M`, and in Thai `น-ฉ๓`, `บจxง๕`, `บ-ข๖=ม`.

use super::men::Man;
use super::moves::Move;
use super::position::Position;
use super::square::Square;

/// The Thai letters of the files.
pub const THAI_FILES: [char; 8] = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', 'ญ'];
const THAI_DIGITS: [char; 10] = ['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'];

/// How moves are written.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Notation {
    /// `g1e2`, as programs do.
    Uci,
    /// `Ne2`, with the letters of FEN.
    #[default]
    Western,
    /// `น-จ๒`, with Thai letters and digits.
    Thai,
}

/// What a text names instead of one legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is no move at all.
    NotAMove,
    /// It is a move between two squares that is not legal.
    Illegal(Move),
    /// No legal move fits it.
    NoneFits,
    /// Several legal moves fit it.
    Several(Vec<Move>),
}

impl Square {
    /// The square with a Thai letter and digit.
    pub fn thai(self) -> String {
        let rank = THAI_DIGITS[usize::from(self.rank()) + 1];
        format!("{}{rank}", THAI_FILES[usize::from(self.file())])
    }
}

impl Notation {
    /// The name of a square.
    pub fn square(self, square: Square) -> String {
        if self == Self::Thai { square.thai() } else { square.to_string() }
    }

    /// A legal move of a position; `+` stands for check and `#` for mate.
    pub fn write(self, position: &Position, mv: Move) -> String {
        let Some(man) = position.man_at(mv.from()).filter(|_| self != Self::Uci) else {
            return mv.to_string();
        };
        let is_thai = self == Self::Thai;
        let takes = position.is_capture(mv);
        let mut text = String::new();
        if is_thai {
            text.push(man.thai_letter());
        } else if man != Man::Bia {
            text.push(man.letter());
        }
        let from = self.square(mv.from());
        let (file, rank) = from.split_at(from.chars().next().map_or(0, char::len_utf8));
        if man == Man::Bia {
            // A bia that takes is named by its file.
            text += if takes { file } else { "" };
        } else {
            let like = |other: &&Move| {
                other.to() == mv.to() && **other != mv && position.man_at(other.from()) == Some(man)
            };
            let legal = position.legal_moves();
            let rivals: Vec<Square> = legal.iter().filter(like).map(|other| other.from()).collect();
            let shared_file = rivals.iter().any(|rival| rival.file() == mv.from().file());
            let shared_rank = rivals.iter().any(|rival| rival.rank() == mv.from().rank());
            text += match (rivals.is_empty(), shared_file, shared_rank) {
                (true, ..) => "",
                (_, false, _) => file,
                (_, true, false) => rank,
                (_, true, true) => &from,
            };
        }
        if takes {
            text.push('x');
        } else if is_thai {
            text.push('-');
        }
        text += &self.square(mv.to());
        if mv.promotes() {
            text.push('=');
            text.push(if is_thai { Man::Met.thai_letter() } else { Man::Met.letter() });
        }
        let after = position.after(mv);
        if after.is_check() {
            text.push(if after.has_legal_move() { '+' } else { '#' });
        }
        text
    }
}

/// What a text in human notation says of a move.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    man: Option<Man>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Option<Square>,
}

impl Position {
    /// The legal move that a text names, in any notation.
    ///
    /// # Errors
    /// Why there is not one such move.
    pub fn read_move(&self, text: &str) -> Result<Move, Unread> {
        let plain = |character: char| !character.is_whitespace() && !"-x×=+#~!?".contains(character);
        let text: String = text.chars().filter(|&character| plain(character)).map(western_digit).collect();
        let legal = self.legal_moves();
        let squares = between_squares(&text);
        if let Some(squares) = squares
            && let Some(&mv) = legal.iter().find(|mv| (mv.from(), mv.to()) == squares)
        {
            return Ok(mv);
        }
        let said = read_said(&text);
        let fits = |mv: &&Move| {
            said.is_some_and(|said| {
                said.to == Some(mv.to())
                    && said.man.unwrap_or(Man::Bia) == self.man_at(mv.from()).unwrap_or(Man::Khun)
                    && said.file.is_none_or(|file| file == mv.from().file())
                    && said.rank.is_none_or(|rank| rank == mv.from().rank())
            })
        };
        let fitting: Vec<Move> = legal.iter().filter(fits).copied().collect();
        match (fitting.as_slice(), squares, said) {
            (&[mv], ..) => Ok(mv),
            ([_, ..], ..) => Err(Unread::Several(fitting)),
            ([], Some((from, to)), _) => {
                let promotes =
                    self.man_at(from) == Some(Man::Bia) && to.rank() == self.turn().promotion_rank();
                Err(Unread::Illegal(Move::new(from, to, promotes)))
            }
            ([], None, Some(_)) => Err(Unread::NoneFits),
            ([], None, None) => Err(Unread::NotAMove),
        }
    }
}

fn western_digit(character: char) -> char {
    let digit = THAI_DIGITS.iter().position(|&digit| digit == character);
    digit.and_then(|digit| char::from_digit(digit as u32, 10)).unwrap_or(character)
}

fn file_of(character: char) -> Option<u8> {
    let western = ('a'..='h').position(|file| file == character.to_ascii_lowercase());
    western.or_else(|| THAI_FILES.iter().position(|&file| file == character)).map(|file| file as u8)
}

fn rank_of(character: char) -> Option<u8> {
    character.to_digit(10).filter(|rank| (1..=8).contains(rank)).map(|rank| rank as u8 - 1)
}

fn square_of(file: char, rank: char) -> Option<Square> {
    Some(Square::at(file_of(file)?, rank_of(rank)?))
}

/// The two squares of a text such as `g1e2`, `b5b6m` or `ช๑จ๒`.
fn between_squares(text: &str) -> Option<(Square, Square)> {
    let characters: Vec<char> = text.chars().collect();
    let squares = match characters.as_slice() {
        [squares @ .., 'm' | 'M' | 'ม'] if squares.len() == 4 => squares,
        squares => squares,
    };
    match *squares {
        [a, b, c, d] => Some((square_of(a, b)?, square_of(c, d)?)),
        _ => None,
    }
}

/// Reads a man's letter, what tells it from others like it, and where it goes.
fn read_said(text: &str) -> Option<Said> {
    let mut characters: Vec<char> = text.chars().collect();
    // Behind the square stands what a bia becomes.
    if characters.len() > 2 && matches!(characters.last(), Some('m' | 'M' | 'ม')) {
        characters.pop();
    }
    let rank = characters.pop()?;
    let to = square_of(characters.pop()?, rank)?;
    let mut said = Said { to: Some(to), ..Said::default() };
    let mut rest = characters.as_slice();
    if let [letter, after @ ..] = rest
        && let Some(man) = Man::from_letter(*letter).or_else(|| Man::from_thai_letter(*letter))
    {
        said.man = Some(man);
        rest = after;
    }
    if let [file, after @ ..] = rest
        && let Some(file) = file_of(*file)
    {
        said.file = Some(file);
        rest = after;
    }
    if let [rank, after @ ..] = rest
        && let Some(rank) = rank_of(*rank)
    {
        said.rank = Some(rank);
        rest = after;
    }
    rest.is_empty().then_some(said)
}
