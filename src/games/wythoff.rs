//! Wythoff's game: two piles; a move takes any number of stones from one pile, or the same number
//! from both. Whoever takes the last stone wins. W. A. Wythoff, *A modification of the game of
//! Nim*, Nieuw Archief voor Wiskunde 7 (1907), 199–202. A queen that walks to a corner of the
//! board plays the same game (R. Isaacs).
//!
//! Here stand the question and its grammar; [`closed_form`] holds the cold pairs, [`argument`],
//! [`table`] and [`steps`] the argument.

pub mod argument;
pub mod closed_form;
pub mod steps;
pub mod table;

use crate::asked::{Asked, takes};
use crate::error::{Error, faults};
use crate::explanation::Game;
use crate::games::nim;
use crate::line::Word;
use crate::options::{self, OptionSpec};
use crate::position::{Claim, Takes};

faults! {
    /// What can be wrong with a question about Wythoff's game.
    pub(crate) enum WythoffFault {
        /// Another number of piles.
        NotTwoPiles = "two-piles",
        /// Different numbers from the two piles where only equal ones are allowed.
        TakesUnequal = "takes-unequal",
    }
}

/// Everything that can be asked about a position of Wythoff's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The pile sizes.
    pub piles: [u64; 2],
    /// A move to judge.
    pub judged_move: Option<Takes>,
    /// A verdict to judge.
    pub claim: Option<Claim>,
}

/// The game, for the registry.
#[derive(Clone, Copy, Debug)]
pub struct Wythoff;

impl Game for Wythoff {
    const NAME: &'static str = "wythoff";
    const OPTIONS: &'static [OptionSpec] = &[options::MOVE, options::CLAIM];
    type Question = Question;
    type Explanation = argument::Explanation;

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        let piles = match words[..] {
            [first, second] => [first.number()?, second.number()?],
            [_, _, extra, ..] => return Err(extra.error(WythoffFault::NotTwoPiles)),
            _ => return Err(arguments.line().error_at_end(WythoffFault::NotTwoPiles)),
        };
        let judged_move = arguments.value("move").map(|word| legal(word, piles));
        let claim = arguments.value("claim").map(nim::claim);
        Ok(Question { piles, judged_move: judged_move.transpose()?, claim: claim.transpose()? })
    }

    fn explain(question: &Question, rows: usize) -> argument::Explanation {
        argument::explain(question, rows)
    }
}

/// Reads a move and holds it to the rules: from both piles only the same number.
fn legal(word: Word<'_>, piles: [u64; 2]) -> Result<Takes, Error> {
    let chosen = takes(word, &piles)?;
    match chosen.takes[..] {
        [first, second] if first != second && first.min(second) > 0 => {
            Err(word.error(WythoffFault::TakesUnequal))
        }
        _ => Ok(chosen),
    }
}
