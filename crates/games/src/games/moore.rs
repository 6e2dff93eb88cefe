//! Moore's game: Nim in which a move takes stones from up to k piles at once, any number from each and at
//! least one stone in all. The player who takes the last stone wins; with k = 1 it is Nim. E. H. Moore, *A
//! generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94.
//!
//! This file parses the question. [`closed_form`] holds the theorem and one winning move, [`count`] all
//! winning moves, [`explanation`], [`step_builder`] and [`steps`] the explanation. Read [`closed_form`] next.

pub mod closed_form;
pub mod count;
pub mod explanation;
mod playable;
pub mod step_builder;
pub mod steps;

use serde::{Deserialize, Serialize};

use crate::board_frames::{BoardFrame, FrameKind};
use crate::columns::{ColumnAddition, Columns};
use crate::figure::Figure;
use crate::game::{
    self, Attempt, Game, Graded, Hint, MessageValue, NoExtras, idea, identity, tagged,
};
use crate::position::PileFault;
use crate::position::{
    Claim, MultiPileMove, Outcome, Piles, PlayConvention, parse_multi_pile_move,
};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use steps::Step;

faults! {
    pub enum MooreFault {
        NoAtMost = "no-at-most",
        AtMostZero = "at-most-zero",
        TakesTooWide { touched: usize, limit: u64 } = "takes-too-wide",
    }
}

/// Largest number k of piles that `--at-most` accepts: 2^64 − 2, so that k + 1 fits in 64 bits.
pub const LARGEST_AT_MOST: u64 = u64::MAX - 1;

/// The rules of Moore's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "MooreRules"))]
pub struct Rules {
    /// Largest number k of piles from which one move may take: 1 to 2^64 − 2.
    pub at_most: u64,
    /// Play convention; always `normal`.
    pub play: PlayConvention,
}

impl Rules {
    /// Creates the rules by which a move takes from at most `at_most` piles.
    pub fn new(at_most: u64) -> Self {
        Rules { at_most, play: PlayConvention::Normal }
    }

    /// Returns k + 1, where k is the largest number of piles from which a move may take. In a P-position it
    /// divides the number of ones in each binary column.
    pub fn modulus(self) -> u64 {
        self.at_most + 1
    }
}

/// A state of Moore's game: the rules with k, the largest number of piles from which a move may take, and the
/// piles.
pub type State = game::GameState<Rules, Piles>;

/// A question about Moore's game.
pub type Question = game::Question<Moore>;

/// The explanation of a position of Moore's game.
pub type Explanation = game::Explanation<Moore>;

impl State {
    /// Returns the number of stones of each pile, in order.
    pub fn piles(&self) -> &[u64] {
        &self.position.piles
    }
}

tagged! {
    /// A misconception about Moore's game.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "MooreIdea"))]
    pub enum Misconception {
        /// Decides by even and odd columns, as in Nim, instead of columns whose number of ones is divisible
        /// by k + 1, where k is the largest number of piles from which a move may take.
        EvenColumns = "even-columns",
    }
}
idea!(Misconception);

impl Misconception {
    /// Whether the misconception takes the position with the pile sizes `leaves` for a P-position, so that a
    /// pupil with it makes a move that leaves these piles.
    pub fn produces(self, leaves: &[u64]) -> bool {
        self.verdict(leaves) == Claim::Lose
    }

    /// Returns the claim about the position with these pile sizes that follows from the misconception: the
    /// player to move wins or loses.
    pub fn verdict(self, piles: &[u64]) -> Claim {
        match self {
            Misconception::EvenColumns if Columns::from_numbers(piles, 2).odd_weights().0 == 0 => {
                Claim::Lose
            }
            Misconception::EvenColumns => Claim::Win,
        }
    }
}

/// Marker type of Moore's game in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moore;

impl Game for Moore {
    const NAME: &'static str = "moore";
    const EXAMPLE: &'static str = "explain moore 3 4 5 --at-most 2";
    const OPTIONS: &'static [OptionSpec] = &[options::AT_MOST, options::MOVE, options::CLAIM];
    type State = State;
    type Attempt = Attempt<MultiPileMove>;
    type Facts = explanation::Facts;
    type Graded = Graded<MultiPileMove, Misconception>;
    type Step = Step;

    fn numbers(state: &State) -> &[u64] {
        &state.position.piles
    }

    fn column_addition(state: &State) -> Option<ColumnAddition> {
        Some(ColumnAddition { modulus: state.rules.modulus(), limit: None })
    }

    fn columns(facts: &explanation::Facts) -> Option<&Columns> {
        Some(&facts.columns)
    }

    fn message_values(state: &State) -> Vec<(&'static str, MessageValue)> {
        vec![("at_most", MessageValue::Number(state.rules.at_most))]
    }

    fn write_identity(id: &mut String, state: &State) {
        identity::write_part(id, format_args!("k{}", state.rules.at_most));
        identity::write_sorted(id, state.piles());
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles { game: Self::NAME }));
        }
        let rules = parse_rules(&arguments)?;
        let most = count::most_piles(rules.at_most);
        if let Some(extra) = words.get(most) {
            return Err(extra.error(PileFault::TooManyPiles { most: most as u64 }));
        }
        let piles = words.into_iter().map(Token::number);
        let piles = piles.collect::<Result<Vec<_>, _>>()?;
        let chosen = arguments.value_of("move").map(|word| parse_move(word, &piles, rules));
        let claim = Claim::from_args(&arguments)?;
        let said = Attempt { chosen: chosen.transpose()?, claim, more: NoExtras {} };
        Ok(Question { state: State { rules, position: Piles { piles } }, attempt: said })
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        let line = ArgsBuilder::default().words(state.piles());
        said.to_args(line.option(&options::AT_MOST, Some(state.rules.at_most)))
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
        explanation::board_frames(explanation)
    }

    fn frame_kind(explanation: &Explanation, step: &Step) -> Option<FrameKind> {
        explanation::frame_kind(explanation, step)
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        step.hint()
    }
}

/// Parses the rules from the required option `--at-most`, which gives the largest number of piles from which
/// a move may take. Returns an error if it is missing, not a number, 0, or above [`LARGEST_AT_MOST`].
pub fn parse_rules(arguments: &Args<'_>) -> Result<Rules, Error> {
    let missing = || arguments.line().error_at_end(MooreFault::NoAtMost);
    let word = arguments.value_of("at-most").ok_or_else(missing)?;
    match word.number_up_to(LARGEST_AT_MOST)? {
        0 => Err(word.error(MooreFault::AtMostZero)),
        at_most => Ok(Rules::new(at_most)),
    }
}

/// Parses a move, such as `1,0,3`: the number of stones that it takes from each of `piles` (pile sizes).
/// Returns an error if it is not legal, `takes-too-wide` if it takes from more than `rules.at_most` piles.
pub fn parse_move(word: Token<'_>, piles: &[u64], rules: Rules) -> Result<MultiPileMove, Error> {
    let chosen = parse_multi_pile_move(word, piles)?;
    if chosen.changed_piles() as u64 > rules.at_most {
        let (touched, limit) = (chosen.changed_piles(), rules.at_most);
        return Err(word.error(MooreFault::TakesTooWide { touched, limit }));
    }
    Ok(chosen)
}
