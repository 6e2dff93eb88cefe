//! Wythoff's game: two piles; a move takes any number of stones from one pile, or the same number from both.
//! The player who takes the last stone wins. W. A. Wythoff, *A modification of the game of Nim*, Nieuw
//! Archief voor Wiskunde 7 (1907), 199–202. A queen that walks to the corner of a chessboard plays the same
//! game (R. Isaacs).
//!
//! This file parses the question. [`closed_form`] holds the cold pairs, [`explanation`], [`step_builder`] and
//! [`steps`] the explanation. Read [`closed_form`] next.

pub mod closed_form;
pub mod explanation;
mod playable;
pub mod step_builder;
pub mod steps;

use carryless_args::{Args, ArgsBuilder};
use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{self, Attempt, Game, Graded, Hint, Marks, NoExtras, WrongAnswer, idea, tagged};
use crate::position::{
    AnyMove, Claim, MultiPileMove, Outcome, Piles, PlayConvention, parse_multi_pile_move,
};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};

use steps::Step;

faults! {
    pub enum WythoffFault {
        NotTwoPiles = "two-piles",
        TakesUnequal = "takes-unequal",
    }
}

/// The rules of Wythoff's game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffRules"))]
pub struct Rules {
    /// Play convention; always `normal`.
    pub play: PlayConvention,
}

/// A state of Wythoff's game: the rules and two piles.
pub type State = game::GameState<Rules, Piles>;

/// A question about a position of Wythoff's game.
pub type Question = game::Question<Wythoff>;

/// The explanation of a position of Wythoff's game.
pub type Explanation = game::Explanation<Wythoff>;

impl State {
    /// Creates the state with these sizes of the first and the second pile.
    pub fn new(piles: [u64; 2]) -> Self {
        State { rules: Rules::default(), position: Piles::from_sizes(&piles) }
    }

    /// Returns the sizes of the first and the second pile.
    pub fn pair(&self) -> [u64; 2] {
        match self.position.piles[..] {
            [first, second] => [first, second],
            _ => [0, 0],
        }
    }
}

tagged! {
    /// A misconception about Wythoff's game.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "WythoffIdea"))]
    pub enum Misconception {
        /// Makes the piles equal, as if equal piles were P-positions as in Nim.
        Equalise = "equalise",
    }
}
idea!(Misconception);

impl Misconception {
    /// Whether a pupil with this misconception would make a move that leaves two piles of `first` and
    /// `second` stones.
    pub fn produces(self, [first, second]: [u64; 2]) -> bool {
        match self {
            Misconception::Equalise => first == second,
        }
    }

    /// Returns the claim (win or lose, for the player to move) that a pupil with this misconception makes
    /// about two piles of `first` and `second` stones.
    pub fn verdict(self, [first, second]: [u64; 2]) -> Claim {
        match self {
            Misconception::Equalise if first == second => Claim::Lose,
            Misconception::Equalise => Claim::Win,
        }
    }
}

/// Marker type of Wythoff's game in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wythoff;

impl Game for Wythoff {
    const NAME: &'static str = "wythoff";
    const EXAMPLE: &'static str = "explain wythoff 3 5";
    const OPTIONS: &'static [OptionSpec] = &[options::MOVE, options::CLAIM];
    type State = State;
    type Attempt = Attempt<MultiPileMove>;
    type Facts = explanation::Facts;
    type Graded = Graded<MultiPileMove, Misconception>;
    type Step = Step;

    fn numbers(state: &State) -> &[u64] {
        &state.position.piles
    }

    fn diagnose(state: &State, said: &WrongAnswer) -> Vec<&'static str> {
        let WrongAnswer::Move(AnyMove::Takes(said)) = said else { return Vec::new() };
        let left = state.pair().into_iter().zip(&said.takes);
        let left: Vec<_> = left.map(|(size, take)| size.checked_sub(*take)).collect();
        let [Some(first), Some(second)] = left[..] else { return Vec::new() };
        let fits = |idea: &Misconception| idea.produces([first, second]);
        Misconception::ALL.iter().copied().filter(fits).map(Misconception::tag).collect()
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let piles = match words[..] {
            [first, second] => [first.number()?, second.number()?],
            [_, _, extra, ..] => return Err(extra.error(WythoffFault::NotTwoPiles)),
            _ => return Err(arguments.line().error_at_end(WythoffFault::NotTwoPiles)),
        };
        let chosen = arguments.value_of("move").map(|word| parse_move(word, &piles)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, more: NoExtras {} };
        Ok(Question { state: State::new(piles), attempt: said })
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        said.to_args(ArgsBuilder::default().words(state.pair()))
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

    fn marks(explanation: &Explanation, step: &Step) -> Option<Marks> {
        explanation::marks(explanation, step)
    }

    fn is_lead_figure(step: &Step) -> bool {
        matches!(step, Step::Start { .. } | Step::Ways { .. } | Step::Replies { .. })
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        step.hint()
    }
}

/// Parses a move, such as `2,2` (stones taken from each pile), and checks it against the rules; `piles` holds
/// the pile sizes. A move from both piles takes the same number from each.
pub fn parse_move(word: Token<'_>, piles: &[u64]) -> Result<MultiPileMove, Error> {
    let chosen = parse_multi_pile_move(word, piles)?;
    match chosen.takes[..] {
        [first, second] if first != second && first.min(second) > 0 => {
            Err(word.error(WythoffFault::TakesUnequal))
        }
        _ => Ok(chosen),
    }
}
