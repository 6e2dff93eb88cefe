//! Octal games: the digits of a code say what a move may leave of a pile. Digit i after the point is about
//! moves that take i stones. It is the sum of 1 if such a move may leave nothing, 2 if it may leave one pile,
//! and 4 if it may leave two piles. A 4 before the point allows a move to split a pile without taking stones.
//! R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical
//! Society 52 (1956), 514–526: 0.77 is Kayles, 0.137 is Dawson's chess. The game is a [`TakingAndBreaking`]
//! game.

use serde::{Deserialize, Serialize};

use crate::game::{MessageValue, MoveForm, Profile};
use crate::sums::TakingAndBreaking;
use carryless_args::command_line::{Token, narrow};
use carryless_args::error::{Error, faults};
use carryless_args::{Args, ArgsBuilder};

faults! {
    pub enum OctalFault {
        NoCode = "octal-no-code",
        NotACode = "octal-code",
        Endless = "octal-endless",
        NoMoves = "octal-no-moves",
        TooLong { most: u64 } = "octal-too-long",
    }
}

/// Largest number of digits after the point of an octal code, without trailing zeros. It is also the largest
/// number of stones that a move may take, so it limits the number of moves from a pile.
const MOST: usize = 9;

/// The rules of an octal game: its code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "OctalRules"))]
pub struct Rules {
    /// Octal code, such as 0.77. Its digits say what a move that takes 0, 1, 2, … stones may leave of a pile.
    pub octal: String,
}

impl Rules {
    /// Whether a move may split a pile without taking stones.
    fn splits(&self) -> bool {
        parse_digits(&self.octal).is_ok_and(|digits| digits[0] > 0)
    }

    /// Returns the digits after the point that allow moves, in the order in which they first occur but 1 last, each with the
    /// numbers of stones that its moves take.
    fn takes_by_digit(&self) -> Vec<(u8, Vec<u64>)> {
        let digits = parse_digits(&self.octal).unwrap_or_default();
        let mut groups: Vec<(u8, Vec<u64>)> = Vec::new();
        for (digit, take) in digits.into_iter().zip(0..).skip(1).filter(|(digit, _)| *digit > 0) {
            match groups.iter_mut().find(|(own, _)| *own == digit) {
                Some((_, takes)) => takes.push(take),
                None => groups.push((digit, vec![take])),
            }
        }
        // What leaves no pile is the rarest, and is named last.
        groups.sort_by_key(|(digit, _)| *digit == 1);
        groups
    }
}

/// Marker type of the octal games in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Octal;

/// Parses an octal code into its digits, the digit before the point first, without trailing zeros: `0.770`
/// gives 0, 7, 7. Returns `octal-code` if `code` is not a digit from 0 to 7, a point and such digits,
/// `octal-endless` if the digit before the point is neither 0 nor 4, `octal-no-moves` if all digits are 0,
/// and `octal-too-long` for more than `MOST` digits after the point.
fn parse_digits(code: &str) -> Result<Vec<u8>, OctalFault> {
    let (first, rest) = code.split_once('.').ok_or(OctalFault::NotACode)?;
    let digit = |letter: char| letter.to_digit(8).map(|digit| digit as u8);
    let read = |text: &str| text.chars().map(digit).collect::<Option<Vec<u8>>>();
    let mut digits = read(first).zip(read(rest)).map(|(first, rest)| [first, rest].concat());
    let digits = digits.as_mut().filter(|_| first.len() == 1 && !rest.is_empty());
    let digits = digits.ok_or(OctalFault::NotACode)?;
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    match digits[..] {
        [1..=3 | 5..=7, ..] => Err(OctalFault::Endless),
        [0] => Err(OctalFault::NoMoves),
        _ if digits.len() > MOST + 1 => Err(OctalFault::TooLong { most: MOST as u64 }),
        _ => Ok(std::mem::take(digits)),
    }
}

/// Parses the rules from the token `word`, an octal code such as `0.77`. An error has the span of `word`.
fn parse_rules(word: Token<'_>) -> Result<Rules, Error> {
    let octal: String = word.text().chars().map(narrow).collect();
    let read = parse_digits(&octal);
    read.map(|_| Rules { octal }).map_err(|fault| word.error(fault))
}

impl TakingAndBreaking for Octal {
    const NAME: &'static str = "octal";
    const EXAMPLE: &'static str = "explain octal 0.137 8 5";
    const PROFILE: Profile =
        Profile { match_start: "octal 0.137 7 3", move_form: MoveForm::Break, pressed: "octal" };
    type Rules = Rules;

    fn parse_rules(arguments: &mut Args<'_>) -> Result<Rules, Error> {
        let missing = arguments.line().error_at_end(OctalFault::NoCode);
        arguments.next_word().map_or(Err(missing), parse_rules)
    }

    fn to_args(rules: &Rules) -> ArgsBuilder {
        ArgsBuilder::default().words([&rules.octal])
    }

    /// Returns the code, the moves that take stones, and `splits`: whether a move may split a pile without taking
    /// stones (0 or 1), or 2 if that is the only move.
    fn message_values(rules: &Rules) -> Vec<(&'static str, MessageValue)> {
        let takes = rules.takes_by_digit();
        let splits = if takes.is_empty() { 2 } else { u64::from(rules.splits()) };
        vec![
            ("octal", MessageValue::Text(rules.octal.clone())),
            ("splits", MessageValue::Number(splits)),
            ("takes", MessageValue::Grouped(takes)),
        ]
    }

    fn is_valid(rules: &Rules) -> bool {
        parse_digits(&rules.octal).is_ok()
    }

    fn max_take(rules: &Rules) -> Option<u64> {
        parse_digits(&rules.octal).ok().map(|digits| digits.len() as u64 - 1)
    }

    fn splits(rules: &Rules, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        let digits = parse_digits(&rules.octal).unwrap_or_default();
        (0..=size).zip(digits).flat_map(move |(take, digit)| {
            let left = size - take;
            let whole = if left == 0 { digit & 1 } else { digit & 2 };
            let most = if digit & 4 == 0 { 0 } else { left / 2 };
            let least = u64::from(whole == 0);
            (least..=most).map(move |less| (Some(take), [left - less, less]))
        })
    }

    fn pressed(rules: &Rules) -> &'static str {
        if rules.splits() { "octal-split" } else { Self::PROFILE.pressed }
    }
}
