//! Moore's game: Nim in which a move takes stones from up to k piles at once, any number from each
//! and at least one in all. Whoever takes the last stone wins; with k = 1 it is Nim. E. H. Moore,
//! *A generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94.
//!
//! Here stand the rules, the question and its grammar; [`closed_form`] holds the theorem and one
//! winning move, [`count`] all of them, [`argument`], [`table`] and [`steps`] the argument.

pub mod argument;
pub mod closed_form;
pub mod count;

pub mod steps;
pub mod table;

use schemars::JsonSchema;
use serde::Serialize;

use crate::asked::{Asked, takes};
use crate::error::{Error, faults};
use crate::explanation::Game;
use crate::games::nim;
use crate::line::Word;
use crate::options::{self, OptionSpec};
use crate::position::PileFault;
use crate::position::{Claim, Play, Takes};

faults! {
    /// What can be wrong with a question about Moore's game.
    pub(crate) enum MooreFault {
        /// It is not told from how many piles a move may take.
        NoAtMost = "no-at-most",
        /// A move from at most 0 piles: nobody could move.
        AtMostZero = "at-most-zero",
        /// A move in more piles than the rules allow.
        TakesTooWide { touched: usize, limit: u64 } = "takes-too-wide",
    }
}

/// The largest number of piles that a move may touch, so that one more still fits in 64 bits.
pub const LARGEST_AT_MOST: u64 = u64::MAX - 1;

/// The rules of Moore's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "MooreRules")]
pub struct Rules {
    /// From at most so many piles a move takes: 1 to [`LARGEST_AT_MOST`].
    pub at_most: u64,
    /// Always `normal`.
    pub play: Play,
}

impl Rules {
    /// The rules with at most so many piles a move.
    pub fn of(at_most: u64) -> Self {
        Rules { at_most, play: Play::Normal }
    }

    /// k + 1, by which the columns are divided.
    pub fn modulus(self) -> u64 {
        self.at_most + 1
    }
}

/// Everything that can be asked about a position of Moore's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The rules.
    pub rules: Rules,
    /// The pile sizes, at most [`count::most_piles`] of them.
    pub piles: Vec<u64>,
    /// A move to judge.
    pub judged_move: Option<Takes>,
    /// A verdict to judge.
    pub claim: Option<Claim>,
}

/// The game, for the registry.
#[derive(Clone, Copy, Debug)]
pub struct Moore;

impl Game for Moore {
    const NAME: &'static str = "moore";
    const OPTIONS: &'static [OptionSpec] = &[options::AT_MOST, options::MOVE, options::CLAIM];
    type Question = Question;
    type Explanation = argument::Explanation;

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles));
        }
        let rules = rules(&arguments)?;
        let most = count::most_piles(rules.at_most);
        if let Some(extra) = words.get(most) {
            return Err(extra.error(PileFault::TooManyPiles { most: most as u64 }));
        }
        let piles = words.into_iter().map(Word::number);
        let piles = piles.collect::<Result<Vec<_>, _>>()?;
        let judged_move = arguments.value("move");
        let judged_move = judged_move.map(|word| legal(word, &piles, rules));
        Ok(Question {
            judged_move: judged_move.transpose()?,
            claim: arguments.value("claim").map(nim::claim).transpose()?,
            rules,
            piles,
        })
    }

    fn explain(question: &Question, rows: usize) -> argument::Explanation {
        argument::explain(question, rows)
    }
}

/// The rules that were asked for; from how many piles a move may take is never guessed.
fn rules(arguments: &Asked<'_>) -> Result<Rules, Error> {
    let missing = || arguments.line().error_at_end(MooreFault::NoAtMost);
    let word = arguments.value("at-most").ok_or_else(missing)?;
    match word.number_up_to(LARGEST_AT_MOST)? {
        0 => Err(word.error(MooreFault::AtMostZero)),
        at_most => Ok(Rules::of(at_most)),
    }
}

/// Reads a move and holds it to the rules.
fn legal(word: Word<'_>, piles: &[u64], rules: Rules) -> Result<Takes, Error> {
    let chosen = takes(word, piles)?;
    if chosen.touched() as u64 > rules.at_most {
        let (touched, limit) = (chosen.touched(), rules.at_most);
        return Err(word.error(MooreFault::TakesTooWide { touched, limit }));
    }
    Ok(chosen)
}
