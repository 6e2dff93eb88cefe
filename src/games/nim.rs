//! Nim: piles of stones; a move takes one or more stones from one pile, at most K of them when
//! there is a limit. Normal play: whoever takes the last stone wins; misère play: loses.
//! C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3
//! (1901/02), 35–39. With a limit, remainders modulo K + 1 take the place of the sizes (李学武,
//! 按位异或及其在求解游戏策略问题中的应用, game 2).
//!
//! Here stand the question and its grammar; [`closed_form`] holds the theorem, [`argument`] and [`steps`] the
//! argument, [`judge`] what is said of a pupil's answer, [`ideas`] the wrong ideas.

pub mod argument;
mod board;
pub mod closed_form;
pub mod ideas;
pub mod judge;
pub mod steps;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::asked::Asked;
use crate::error::{Error, faults};
use crate::explanation::Game;
use crate::line::NumberFault;
use crate::line::Word;
use crate::options::{self, OptionSpec};
use crate::position::PileFault;
use crate::position::{Claim, Move, Play};

faults! {
    /// What can be wrong with a question about Nim.
    pub(crate) enum NimFault {
        /// A limit of 0: nobody could move.
        LimitZero = "limit-zero",
        /// A move that is not `PILE:TAKE`.
        NotAMove = "move-form",
        /// A pile number that does not exist.
        NoSuchPile { piles: usize } = "no-such-pile",
        /// Taking more than the limit allows.
        TakeOverLimit { limit: u64 } = "take-over-limit",
        /// A claim other than `win` or `lose`.
        NotAClaim = "claim-form",
        /// Sums that are no list of digits.
        NotSums = "sums-form",
    }
}

/// The rules of a game of Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// At most so many stones a move; `None` when there is no limit. At least 1.
    pub limit: Option<u64>,
    /// Who wins by taking the last stone.
    pub play: Play,
}

/// Everything that can be asked about a position of Nim.
///
/// ```
/// use carryless::games::nim::{self, Question};
/// let answer = nim::argument::explain(&Question::of(&[3, 4, 5]), 32);
/// assert_eq!(answer.winning_moves.items()[0].leaves, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// The rules.
    pub rules: Rules,
    /// The pile sizes.
    pub piles: Vec<u64>,
    /// A move to judge.
    pub judged_move: Option<Move>,
    /// A verdict to judge.
    pub claim: Option<Claim>,
    /// Digits under the line to judge, from the left.
    pub sums: Option<Vec<u64>>,
    /// A nim-sum to judge.
    pub nim_sum: Option<u64>,
}

impl Question {
    /// Who wins these piles under the usual rules, and how?
    pub fn of(piles: &[u64]) -> Self {
        Question { piles: piles.to_vec(), ..Question::default() }
    }
}

/// The game, for the registry.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

impl Game for Nim {
    const NAME: &'static str = "nim";
    const OPTIONS: &'static [OptionSpec] = &[
        options::LIMIT,
        options::MISERE,
        options::MOVE,
        options::CLAIM,
        options::SUMS,
        options::NIM_SUM,
    ];
    type Question = Question;
    type Explanation = argument::Explanation;

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles));
        }
        let piles = words.into_iter().map(Word::number).collect::<Result<Vec<_>, _>>()?;
        let rules = rules(&arguments)?;
        let judged_move = arguments.value("move").map(|word| move_to_judge(word, &piles, rules));
        Ok(Question {
            judged_move: judged_move.transpose()?,
            claim: arguments.value("claim").map(claim).transpose()?,
            sums: arguments.value("sums").map(sums).transpose()?,
            nim_sum: arguments.number("nim-sum")?,
            rules,
            piles,
        })
    }

    fn explain(question: &Question, rows: usize) -> argument::Explanation {
        argument::explain(question, rows)
    }
}

/// The rules that `--limit` and `--misere` set.
pub(super) fn rules(arguments: &Asked<'_>) -> Result<Rules, Error> {
    let limit = arguments.number("limit")?;
    if let (Some(0), Some(word)) = (limit, arguments.value("limit")) {
        return Err(word.error(NimFault::LimitZero));
    }
    let play = if arguments.flag("misere").is_some() { Play::Misere } else { Play::Normal };
    Ok(Rules { limit, play })
}

/// Reads `PILE:TAKE` and holds it to the rules.
fn move_to_judge(word: Word<'_>, piles: &[u64], rules: Rules) -> Result<Move, Error> {
    let split = word.split_once(':').or_else(|| word.split_once('：'));
    let (pile_word, take_word) = split.ok_or_else(|| word.error(NimFault::NotAMove))?;
    let number = |part: Word<'_>| {
        part.number().map_err(|error| match error.fault() {
            Some(NumberFault::NotANumber { .. }) => word.error(NimFault::NotAMove),
            _ => error,
        })
    };
    number(pile_word)?;
    number(take_word)?;
    legal_move(pile_word, take_word, piles, rules)
}

/// Reads a pile, counted from 1, and how many stones to take from it, and holds both to the rules.
///
/// # Errors
/// What [`Word::number`] refuses, `no-such-pile`, `take-zero`,
/// `take-too-many` or `take-over-limit`, at the word that is wrong.
pub fn legal_move(
    pile_word: Word<'_>,
    take_word: Word<'_>,
    piles: &[u64],
    rules: Rules,
) -> Result<Move, Error> {
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
        _ => Ok(Move { pile, take, leaves: size - take }),
    }
}

/// The size of pile `pile`, counted from 1, if there is such a pile.
fn size_of(pile: u64, piles: &[u64]) -> Option<u64> {
    let index = usize::try_from(pile.checked_sub(1)?).ok()?;
    piles.get(index).copied()
}

/// Reads `win` or `lose`.
pub(super) fn claim(word: Word<'_>) -> Result<Claim, Error> {
    match word.choice(["win", "lose"].into_iter()) {
        Some(0) => Ok(Claim::Win),
        Some(_) => Ok(Claim::Lose),
        _ => Err(word.error(NimFault::NotAClaim)),
    }
}

/// Reads the digits under the line, at most one for each of 64 columns.
fn sums(word: Word<'_>) -> Result<Vec<u64>, Error> {
    let sums: Vec<u64> = word
        .split(',')
        .map(|part| part.number().map_err(|_| word.error(NimFault::NotSums)))
        .collect::<Result<_, _>>()?;
    if sums.len() > 64 { Err(word.error(NimFault::NotSums)) } else { Ok(sums) }
}
