//! Moves in Chinese notation. Red counts files 一…九 from Red's right and writes steps with the same numerals.
//! Black counts files 1…9 from Black's right, so the two numbers of a file add up to 10. Text such as 炮三进一 or
//! 卒1进1 is parsed to a [`Motion`], which is printed in the same form.

use serde::Serialize;

use crate::figure::XiangqiPiece;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};

faults! {
    pub enum PlyFault {
        NotAMove = "ply-form",
        Mixed = "ply-mixed",
        NotItsTurn { by: &'static str } = "ply-not-its-turn",
        NoSuchMan { by: &'static str, man: String, file: String } = "ply-no-such-man",
        TooFar { distance: u64, steps: u64 } = "ply-too-far",
        OffBoard = "ply-off-board",
        Pawn = "ply-pawn",
        SameFile = "ply-same-file",
    }
}

/// Characters for a cannon, the usual one first.
const CANNONS: &str = "炮砲包";
/// Characters for a pawn: Red's, then Black's.
const PAWNS: &str = "兵卒";
/// Characters for the directions: forward (simplified, then traditional), back, sideways.
const VERBS: &str = "进進退平";
/// Numerals from 1 to 9 with which Red writes numbers.
const NUMERALS: &str = "一二三四五六七八九";
/// Punctuation that separates moves, besides white space.
const BETWEEN: &str = ",;，；、。\"“”";
/// The full-width digit 0. The ten full-width digits follow each other from here; Black's numbers may be
/// written with them.
const WIDE_ZERO: char = '\u{ff10}';

/// A player of Chinese chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Red, who begins.
    Red,
    /// Black, who answers.
    Black,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }

    /// Returns the name of the side in JSON and in the arguments of messages.
    pub fn name(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Black => "black",
        }
    }
}

/// Direction of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// 进: towards the other side.
    Forward,
    /// 退: towards the own side.
    Back,
    /// 平: to another file.
    Sideways,
}

/// A move in Chinese notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// Side that moves. Red's moves are written with numerals, Black's with digits.
    pub by: Side,
    /// Kind of the piece that moves.
    pub man: XiangqiPiece,
    /// File on which the piece stands before the move, 1–9, as Red counts.
    pub file: u64,
    /// Direction of the move.
    pub verb: Verb,
    /// Number of steps forward or back, 1–9; for a move to another file (平) Red's number of the new file,
    /// 1–9.
    pub number: u64,
}

/// Splits the token `text` into moves at white space and Chinese or Latin punctuation; skips move numbers
/// such as `1.`.
pub fn split_moves<'l>(text: Token<'l>) -> impl Iterator<Item = Token<'l>> {
    let letters = text.text();
    let between = |letter: char| letter.is_whitespace() || BETWEEN.contains(letter);
    letters.split(between).filter_map(move |part| {
        let from = part.as_ptr() as usize - letters.as_ptr() as usize;
        let numbered = part.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let bare = numbered.strip_prefix('.').unwrap_or(part);
        let end = from + part.len();
        (!bare.is_empty()).then(|| text.slice(end - bare.len(), end))
    })
}

impl Motion {
    /// Parses one move of four characters, such as 炮三进一.
    ///
    /// # Errors
    ///
    /// `ply-form` if the token is no move, `ply-mixed` if it mixes Red's and Black's numbers or pieces.
    pub fn parse(word: Token<'_>) -> Result<Self, Error> {
        let form = || word.error(PlyFault::NotAMove);
        let letters: Vec<char> = word.text().chars().collect();
        let &[man, file, verb, number] = letters.as_slice() else {
            return Err(form());
        };
        let (man, owner) = parse_piece(man).ok_or_else(form)?;
        let verb = parse_verb(verb).ok_or_else(form)?;
        let (by, file) = parse_number(file).ok_or_else(form)?;
        let (same, number) = parse_number(number).ok_or_else(form)?;
        if same != by || owner.is_some_and(|owner| owner != by) {
            return Err(word.error(PlyFault::Mixed));
        }
        let from_red = |number| match by {
            Side::Red => number,
            Side::Black => 10 - number,
        };
        Ok(Motion {
            by,
            man,
            file: from_red(file),
            verb,
            number: match verb {
                Verb::Sideways => from_red(number),
                Verb::Forward | Verb::Back => number,
            },
        })
    }
}

impl std::fmt::Display for Motion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let verb = match self.verb {
            Verb::Forward => 0,
            Verb::Back => 2,
            Verb::Sideways => 3,
        };
        let last = match self.verb {
            Verb::Sideways => file_label(self.by, self.number),
            Verb::Forward | Verb::Back => step_label(self.by, self.number),
        };
        let [man, verb] = [piece_letter(self.by, self.man), letter(VERBS, verb)];
        write!(f, "{man}{}{verb}{last}", file_label(self.by, self.file))
    }
}

/// Returns the kind of piece that `letter` means, and the side if only one side uses this character; `None`
/// if it means no piece.
fn parse_piece(letter: char) -> Option<(XiangqiPiece, Option<Side>)> {
    if CANNONS.contains(letter) {
        return Some((XiangqiPiece::Cannon, None));
    }
    let owner = match PAWNS.chars().position(|pawn| pawn == letter)? {
        0 => Side::Red,
        _ => Side::Black,
    };
    Some((XiangqiPiece::Pawn, Some(owner)))
}

fn parse_verb(letter: char) -> Option<Verb> {
    match VERBS.chars().position(|verb| verb == letter)? {
        0 | 1 => Some(Verb::Forward),
        2 => Some(Verb::Back),
        _ => Some(Verb::Sideways),
    }
}

/// Returns the side that writes numbers like `letter` (Red `三`, Black `3`), and the number from 1 to 9;
/// `None` for any other character.
fn parse_number(letter: char) -> Option<(Side, u64)> {
    if let Some(index) = NUMERALS.chars().position(|numeral| numeral == letter) {
        return Some((Side::Red, index as u64 + 1));
    }
    let wide = u64::from(letter).checked_sub(u64::from(WIDE_ZERO));
    let digit = wide.filter(|digit| *digit <= 9).or_else(|| letter.to_digit(10).map(u64::from))?;
    (digit > 0).then_some((Side::Black, digit))
}

/// Returns the usual character for the direction forward, `进`.
pub fn forward_letter() -> char {
    letter(VERBS, 0)
}

/// Returns the character of `letters` at the 0-based `index`.
fn letter(letters: &str, index: usize) -> char {
    letters.chars().nth(index).unwrap_or_default()
}

/// Returns the usual character for a piece of the kind `man` of the side `by`, such as `兵` for Red's pawn.
pub fn piece_letter(by: Side, man: XiangqiPiece) -> char {
    match (man, by) {
        (XiangqiPiece::Cannon, _) => letter(CANNONS, 0),
        (XiangqiPiece::Pawn, Side::Red) => letter(PAWNS, 0),
        (XiangqiPiece::Pawn, Side::Black) => letter(PAWNS, 1),
    }
}

/// Returns the number of a file as the side `by` writes it; `file` is Red's number, 1–9. File 3 is `三` for
/// Red and `7` for Black.
pub fn file_label(by: Side, file: u64) -> String {
    match by {
        Side::Red => step_label(by, file),
        Side::Black => step_label(by, 10 - file.min(10)),
    }
}

/// Returns a number from 1 to 9 as the side `by` writes it: 3 is `三` for Red and `3` for Black.
fn step_label(by: Side, number: u64) -> String {
    match by {
        Side::Red => letter(NUMERALS, (number.max(1) - 1) as usize).to_string(),
        Side::Black => number.to_string(),
    }
}
