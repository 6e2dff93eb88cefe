//! Nim: piles of stones; a move takes one or more stones from one pile, at most K if there is a limit. The
//! player who takes the last stone wins in normal play and loses in misère play. C. L. Bouton, *Nim, a game
//! with a complete mathematical theory*, Annals of Mathematics 3 (1901/02), 35–39. With a limit K, the
//! remainder modulo K + 1 replaces the size of a pile (李学武, 按位异或及其在求解游戏策略问题中的应用, game 2).
//!
//! This file parses the question. [`closed_form`] holds the theorem, [`explanation`] and [`steps`] the
//! explanation, [`board_frames`] its frames, [`grading`] the graded answer, [`misconceptions`] the
//! misconceptions. Read [`closed_form`] next.

mod board_frames;
pub mod closed_form;
pub mod explanation;
pub mod grading;
pub mod misconception_moves;
pub mod misconceptions;
mod playable;
mod step_builder;
pub mod steps;
pub mod two_pile_board;

use serde::{Deserialize, Serialize};

use crate::board_frames::{BoardFrame, FrameKind};
use crate::columns::{ColumnAddition, Columns};
use crate::figure::Figure;
use crate::game::{
    self, Attempt, Game, Graded, Hint, MessageValue, WrongAnswer, convention_value, identity,
};
use crate::position::{Claim, PileFault};
use crate::position::{Outcome, PileMove, Piles, PlayConvention};
use carryless_args::command_line::{CommandLine, NumberFault, Token, narrow_text};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use grading::JudgedDigits;
use misconceptions::Misconception;
use steps::Step;

faults! {
    pub enum NimFault {
        LimitZero = "limit-zero",
        NotAMove = "move-form",
        NoSuchPile { piles: usize } = "no-such-pile",
        TakeOverLimit { limit: u64 } = "take-over-limit",
        NotSums = "sums-form",
        SumsApart { sums: String } = "sums-apart",
    }
}

/// The rules of a game of Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "NimRules"))]
pub struct Rules {
    /// Largest number K of stones that a move may take, at least 1; null without a limit.
    pub limit: Option<u64>,
    /// Play convention: the player who takes the last stone wins (normal) or loses (misère).
    pub play: PlayConvention,
}

/// A state of Nim: the rules and the piles.
pub type State = game::GameState<Rules, Piles>;

/// A question about a position of Nim.
pub type Question = game::Question<Nim>;

/// The explanation of a position of Nim.
pub type Explanation = game::Explanation<Nim>;

impl State {
    /// Creates the state with these pile sizes, first pile first; 0 is an empty pile.
    pub fn new(rules: Rules, piles: &[u64]) -> Self {
        State { rules, position: Piles::from_sizes(piles) }
    }

    /// Returns the size of each pile, in order.
    pub fn piles(&self) -> &[u64] {
        &self.position.piles
    }
}

impl Question {
    /// Creates the question about the outcome of piles of these sizes in normal play without a limit; it has
    /// no attempt.
    pub fn from_piles(piles: &[u64]) -> Self {
        let state = State::new(Rules::default(), piles);
        Question { state, attempt: Attempt::default() }
    }
}

/// A pupil's answer besides move and claim: the digits of the addition without carry, and the nim-sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// Digits that the pupil wrote under the addition without carry, from the left; each should be the number
    /// of ones in its column. `None` if the pupil wrote none.
    pub sums: Option<Vec<u64>>,
    /// Nim-sum that the pupil computed; `None` if the pupil gave none.
    pub nim_sum: Option<u64>,
}

/// Marker type of Nim in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nim;

impl Game for Nim {
    const NAME: &'static str = "nim";
    const EXAMPLE: &'static str = "explain 3 4 5";
    const OPTIONS: &'static [OptionSpec] = &[
        options::LIMIT,
        options::MISERE,
        options::MOVE,
        options::CLAIM,
        options::SUMS,
        options::NIM_SUM,
    ];
    type State = State;
    type Attempt = Attempt<PileMove, Sums>;
    type Facts = explanation::Facts;
    type Graded = Graded<PileMove, Misconception, JudgedDigits>;
    type Step = Step;

    fn numbers(state: &State) -> &[u64] {
        &state.position.piles
    }

    fn column_addition(state: &State) -> Option<ColumnAddition> {
        Some(ColumnAddition { modulus: 2, limit: state.rules.limit })
    }

    fn columns(facts: &explanation::Facts) -> Option<&Columns> {
        Some(&facts.columns)
    }

    fn diagnose(state: &State, said: &WrongAnswer) -> Vec<&'static str> {
        misconceptions::diagnose(state.rules, state.piles(), said)
    }

    fn message_values(State { rules, .. }: &State) -> Vec<(&'static str, MessageValue)> {
        vec![
            ("limit", MessageValue::Number(rules.limit.unwrap_or(0))),
            convention_value(rules.play),
        ]
    }

    fn write_identity(id: &mut String, State { rules, position }: &State) {
        if let Some(limit) = rules.limit {
            identity::write_part(id, format_args!("k{limit}"));
        }
        if rules.play == PlayConvention::Misere {
            identity::write_part(id, "misere");
        }
        identity::write_sorted(id, &position.piles);
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles { game: Self::NAME }));
        }
        if let Some(first) = arguments.value_of("sums") {
            reject_split_sums(first, &words, arguments.line())?;
        }
        let piles = words.into_iter().map(Token::number).collect::<Result<Vec<_>, _>>()?;
        let rules = parse_rules(&arguments)?;
        let chosen = arguments.value_of("move").map(|word| parse_move(word, &piles, rules));
        let width = width(&piles, rules);
        let said = Attempt {
            chosen: chosen.transpose()?,
            claim: Claim::from_args(&arguments)?,
            more: Sums {
                sums: arguments.value_of("sums").map(|word| parse_sums(word, width)).transpose()?,
                nim_sum: arguments.number("nim-sum")?,
            },
        };
        Ok(Question { state: State { rules, position: Piles { piles } }, attempt: said })
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        let Rules { limit, play } = state.rules;
        let line = ArgsBuilder::default().words(state.piles());
        let line = line.option(&options::LIMIT, limit);
        let line = said.to_args(line.switch(&options::MISERE, play == PlayConvention::Misere));
        let sums = said.more.sums.as_deref();
        let sums = sums.map(|sums| format_sums(sums, width(state.piles(), state.rules)));
        line.option(&options::SUMS, sums).option(&options::NIM_SUM, said.more.nim_sum)
    }

    fn explain(question: &Question, rows: usize) -> Explanation {
        explanation::explain(question, rows)
    }

    fn outcome(explanation: &Explanation) -> Option<Outcome> {
        Some(explanation.facts.outcome)
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        explanation::figure(explanation, step)
    }

    fn frames(explanation: &Explanation) -> Vec<BoardFrame> {
        board_frames::board_frames(explanation)
    }

    fn frame_kind(explanation: &Explanation, step: &Step) -> Option<FrameKind> {
        board_frames::frame_kind(explanation, step)
    }

    fn hint(explanation: &Explanation, step: &Step) -> Option<Hint> {
        // A single pile needs no columns.
        let is_single = explanation.state.piles().len() == 1;
        step.hint().filter(|hint| !is_single || !COLUMN_HINTS.contains(&hint.rung))
    }
}

/// Hints about the columns of several piles.
const COLUMN_HINTS: [&str; 4] = ["binary", "add", "odd", "flip"];

/// Parses the rules from `--limit` and `--misere`. Returns `limit-zero` for the limit 0.
pub fn parse_rules(arguments: &Args<'_>) -> Result<Rules, Error> {
    let limit = arguments.number("limit")?;
    if let (Some(0), Some(word)) = (limit, arguments.value_of("limit")) {
        return Err(word.error(NimFault::LimitZero));
    }
    let play = if arguments.flag("misere").is_some() {
        PlayConvention::Misere
    } else {
        PlayConvention::Normal
    };
    Ok(Rules { limit, play })
}

/// Parses a move `PILE:TAKE` (pile number, 1-based, and number of stones) and checks it against the rules;
/// `piles` holds the pile sizes. Returns `move-form` if `word` has another form, otherwise the errors of
/// `parse_legal_move`.
pub fn parse_move(word: Token<'_>, piles: &[u64], rules: Rules) -> Result<PileMove, Error> {
    let split = word.split_once(':').or_else(|| word.split_once('：'));
    let (pile_word, take_word) = split.ok_or_else(|| word.error(NimFault::NotAMove))?;
    let number = |part: Token<'_>| {
        part.number().map_err(|error| match error.fault() {
            Some(NumberFault::NotANumber { .. }) => word.error(NimFault::NotAMove),
            _ => error,
        })
    };
    number(pile_word)?;
    number(take_word)?;
    parse_legal_move(pile_word, take_word, piles, rules)
}

/// Parses a pile number (1-based) from `pile_word` and a number of stones from `take_word`, and checks both
/// against the rules and the pile sizes `piles`.
///
/// # Errors
///
/// Returns `no-such-pile`, `take-zero`, `take-too-many`, `take-over-limit` or an error of a number, at the
/// token at fault.
pub fn parse_legal_move(
    pile_word: Token<'_>,
    take_word: Token<'_>,
    piles: &[u64],
    rules: Rules,
) -> Result<PileMove, Error> {
    let (pile, take) = (pile_word.number()?, take_word.number()?);
    let unknown = || pile_word.error(NimFault::NoSuchPile { piles: piles.len() });
    let size = size_of(pile, piles).ok_or_else(unknown)?;
    if take == 0 {
        return Err(take_word.error(PileFault::TakeZero));
    }
    if take > size {
        return Err(take_word.error(PileFault::TakeTooMany { pile, size }));
    }
    match rules.limit {
        Some(limit) if take > limit => Err(take_word.error(NimFault::TakeOverLimit { limit })),
        _ => Ok(PileMove { pile, take, leaves: size - take }),
    }
}

fn size_of(pile: u64, piles: &[u64]) -> Option<u64> {
    let index = usize::try_from(pile.checked_sub(1)?).ok()?;
    piles.get(index).copied()
}

/// Returns the number of binary digits of the largest pile size, or with a limit K of the largest remainder
/// modulo K + 1. It is the number of columns of the addition without carry.
fn width(piles: &[u64], rules: Rules) -> usize {
    let modulus = rules.limit.and_then(|limit| limit.checked_add(1));
    let numbers = piles.iter().map(|pile| modulus.map_or(*pile, |modulus| pile % modulus));
    numbers.max().map_or(0, |largest| (u64::BITS - largest.leading_zeros()) as usize)
}

/// Parses the digits that a pupil wrote under the addition without carry, at most 64, separated by commas or
/// spaces. Digits without separators are accepted if there are as many as `width`, the number of columns:
/// with three columns, 212 means 2,1,2. Returns `sums-form` for any other text.
fn parse_sums(word: Token<'_>, width: usize) -> Result<Vec<u64>, Error> {
    let text = narrow_text(word.text());
    if width > 1 && text.len() == width && text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Ok(text.bytes().map(|digit| u64::from(digit - b'0')).collect());
    }
    let parts = if text.contains(',') { word.split(',').collect() } else { word.items() };
    let sums: Vec<u64> = parts
        .into_iter()
        .map(|part| part.number().map_err(|_| word.error(NimFault::NotSums)))
        .collect::<Result<_, _>>()?;
    if sums.len() > 64 { Err(word.error(NimFault::NotSums)) } else { Ok(sums) }
}

/// Returns `sums-apart` if a pupil separated the digits by spaces, as in `3 4 5 --sums 2 1 2`, where all but
/// the first digit would be parsed as piles. `first` is the value of `--sums`, `words` are the positional
/// tokens of `line`, the command line.
fn reject_split_sums(
    first: Token<'_>,
    words: &[Token<'_>],
    line: &CommandLine,
) -> Result<(), Error> {
    let is_number =
        |word: Token<'_>| narrow_text(word.text()).bytes().all(|digit| digit.is_ascii_digit());
    let is_behind = |word: &&Token<'_>| word.span().start > first.span().start;
    let mut digits = vec![first];
    for word in words.iter().copied().filter(|word| is_behind(&word)) {
        let end = digits[digits.len() - 1].span().end;
        if !line.text()[end..word.span().start].trim().is_empty() {
            break;
        }
        digits.push(word);
    }
    let has_piles = words.iter().any(|word| !is_behind(&word));
    if !has_piles || digits.len() == 1 || !digits.iter().all(|word| is_number(*word)) {
        return Ok(());
    }
    let sums = digits.iter().map(|word| narrow_text(word.text())).collect::<Vec<_>>().join(",");
    Err(first.extended_to(digits[digits.len() - 1]).error(NimFault::SumsApart { sums }))
}

/// Formats the digits as a value of `--sums` that parses back to them, such as `2,1,2`; `width` is the number
/// of columns. A single number of `width` digits gets a leading zero, because 212 would be parsed as 2,1,2.
fn format_sums(sums: &[u64], width: usize) -> String {
    let text = sums.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    let misread = sums.len() == 1 && width > 1 && text.len() == width;
    if misread { format!("0{text}") } else { text }
}
