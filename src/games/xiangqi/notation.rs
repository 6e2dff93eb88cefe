//! Moves in Chinese notation. Red numbers the files 一…九 from Red's right and writes steps with the same
//! numerals; Black numbers them 1…9 from Black's right, so that the two numbers of one file add up to 10.
//! Tokens such as 炮三进一 and 卒1进1 parse to [`Motion`]s; `Display` writes them.

use serde::Serialize;

use crate::command_line::Token;
use crate::error::{Error, faults};
use crate::figure::XiangqiPiece;

faults! {
    pub(crate) enum PlyFault {
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
/// Character for Red's pawn, then Black's.
const PAWNS: &str = "兵卒";
/// Characters for forward (simplified, traditional), back, sideways.
const VERBS: &str = "进進退平";
/// Red's numerals.
const NUMERALS: &str = "一二三四五六七八九";
/// Separators between moves besides white space.
const BETWEEN: &str = ",;，；、。\"“”";
/// The full-width digit 0.
const WIDE_ZERO: char = '\u{ff10}';

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    /// Red, who begins.
    Red,
    /// Black, who moves second.
    Black,
}

impl Side {
    #[must_use]
    pub(crate) fn other(self) -> Self {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }

    /// Returns the name in JSON and in the arguments of messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Black => "black",
        }
    }
}

/// The direction of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// Towards the other side: 进.
    Forward,
    /// Back: 退.
    Back,
    /// To another file: 平.
    Sideways,
}

/// A move in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Motion {
    /// Side that moves: numerals are Red's, digits Black's.
    pub by: Side,
    pub man: XiangqiPiece,
    /// Red's number of the current file, 1–9.
    pub file: u64,
    pub verb: Verb,
    /// Number of steps, 1–9; after 平 Red's number of the target file.
    pub number: u64,
}

/// Splits a text into moves, separated by white space or Chinese and Latin punctuation, with or without
/// numbers such as `1.` before them.
pub(crate) fn words<'l>(text: Token<'l>) -> impl Iterator<Item = Token<'l>> {
    let letters = text.text();
    let between = |letter: char| letter.is_whitespace() || BETWEEN.contains(letter);
    letters.split(between).filter_map(move |part| {
        let from = part.as_ptr() as usize - letters.as_ptr() as usize;
        let numbered = part.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let bare = numbered.strip_prefix('.').unwrap_or(part);
        let end = from + part.len();
        (!bare.is_empty()).then(|| text.part(end - bare.len(), end))
    })
}

impl Motion {
    /// Parses a move. Returns `ply-form` if it has another form, `ply-mixed` if Red's and Black's notations
    /// are mixed.
    pub(crate) fn parse(word: Token<'_>) -> Result<Self, Error> {
        let form = || word.error(PlyFault::NotAMove);
        let letters: Vec<char> = word.text().chars().collect();
        let &[man, file, verb, number] = letters.as_slice() else {
            return Err(form());
        };
        let (man, owner) = read_man(man).ok_or_else(form)?;
        let verb = read_verb(verb).ok_or_else(form)?;
        let (by, file) = read_number(file).ok_or_else(form)?;
        let (same, number) = read_number(number).ok_or_else(form)?;
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
            Verb::Sideways => number(self.by, self.number),
            Verb::Forward | Verb::Back => plain(self.by, self.number),
        };
        let [man, verb] = [man(self.by, self.man), letter(VERBS, verb)];
        write!(f, "{man}{}{verb}{last}", number(self.by, self.file))
    }
}

/// Parses a man, and its side if the character determines it.
fn read_man(letter: char) -> Option<(XiangqiPiece, Option<Side>)> {
    if CANNONS.contains(letter) {
        return Some((XiangqiPiece::Cannon, None));
    }
    let owner = match PAWNS.chars().position(|pawn| pawn == letter)? {
        0 => Side::Red,
        _ => Side::Black,
    };
    Some((XiangqiPiece::Pawn, Some(owner)))
}

fn read_verb(letter: char) -> Option<Verb> {
    match VERBS.chars().position(|verb| verb == letter)? {
        0 | 1 => Some(Verb::Forward),
        2 => Some(Verb::Back),
        _ => Some(Verb::Sideways),
    }
}

/// Parses a number from 1 to 9, and the side that writes it so.
fn read_number(letter: char) -> Option<(Side, u64)> {
    if let Some(index) = NUMERALS.chars().position(|numeral| numeral == letter) {
        return Some((Side::Red, index as u64 + 1));
    }
    let wide = u64::from(letter).checked_sub(u64::from(WIDE_ZERO));
    let digit = wide.filter(|digit| *digit <= 9).or_else(|| letter.to_digit(10).map(u64::from))?;
    (digit > 0).then_some((Side::Black, digit))
}

/// Returns the character for forward.
pub(crate) fn forward() -> char {
    letter(VERBS, 0)
}

fn letter(letters: &str, index: usize) -> char {
    letters.chars().nth(index).unwrap_or_default()
}

pub(crate) fn man(by: Side, man: XiangqiPiece) -> char {
    match (man, by) {
        (XiangqiPiece::Cannon, _) => letter(CANNONS, 0),
        (XiangqiPiece::Pawn, Side::Red) => letter(PAWNS, 0),
        (XiangqiPiece::Pawn, Side::Black) => letter(PAWNS, 1),
    }
}

/// Formats Red's number `file` of a file in the notation of `by`.
pub(crate) fn number(by: Side, file: u64) -> String {
    match by {
        Side::Red => plain(by, file),
        Side::Black => plain(by, 10 - file.min(10)),
    }
}

/// Formats a number from 1 to 9 in the notation of `by`.
fn plain(by: Side, number: u64) -> String {
    match by {
        Side::Red => letter(NUMERALS, (number.max(1) - 1) as usize).to_string(),
        Side::Black => number.to_string(),
    }
}
