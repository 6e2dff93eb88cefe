//! Fibonacci Nim: one pile. The first move takes at least one stone and not all; every later move takes at
//! most twice the number taken last. The player who takes the last stone wins. M. J. Whinihan, *Fibonacci
//! Nim*, The Fibonacci Quarterly 1 (4) (1963), 9–13. A position is a pile and its *quota*, the largest number
//! of stones that the next move may take.
//!
//! This file parses the question. [`closed_form`] holds the theorem, [`explanation`], [`step_builder`] and
//! [`steps`] the explanation, [`misconceptions`] the misconceptions. Read [`closed_form`] next.

pub mod closed_form;
pub mod explanation;
pub mod misconceptions;
mod playable;
mod step_builder;
pub mod steps;

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{
    self, Attempt, Game, Graded, Hint, Marks, MessageValue, NoExtras, WrongAnswer, identity,
};
use crate::position::{Claim, Outcome, PileFault, TakeMove};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use misconceptions::Misconception;
use steps::Step;

faults! {
    pub enum FibonacciFault {
        Misere = "fibonacci-misere",
        QuotaZero = "quota-zero",
        OverQuota { most: u64 } = "over-quota",
        NotSoMany { size: u64 } = "not-so-many",
    }
}

/// The rules of Fibonacci Nim for the next move: the quota.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciRules"))]
pub struct Rules {
    /// Largest number of stones that the next move may take: twice the number taken last. Null on the first
    /// move of a game, which may take all stones but one.
    pub quota: Option<u64>,
}

/// The pile of Fibonacci Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "FibonacciPosition"))]
pub struct Position {
    /// Number of stones in the pile.
    pub pile: u64,
}

/// A state of Fibonacci Nim: the quota and the pile.
pub type State = game::GameState<Rules, Position>;

/// A question about a position of Fibonacci Nim: a pile with a quota.
pub type Question = game::Question<Fibonacci>;

/// The explanation of a position of Fibonacci Nim: a pile with a quota.
pub type Explanation = game::Explanation<Fibonacci>;

impl State {
    /// Creates the state of a pile; a `quota` of `None` is that of the first move of a game.
    pub fn new(pile: u64, quota: Option<u64>) -> Self {
        State { rules: Rules { quota }, position: Position { pile } }
    }

    /// Returns the number of stones in the pile.
    pub fn pile(&self) -> u64 {
        self.position.pile
    }

    /// Returns the largest number of stones that the next move can take: the quota, or all stones but one on
    /// the first move of a game; never more than the pile.
    pub fn most(&self) -> u64 {
        let pile = self.pile();
        self.rules.quota.unwrap_or(pile.saturating_sub(1)).min(pile)
    }

    /// Returns the state after the legal move `taken`. The new quota is twice the number taken, but at most
    /// 2^64 − 1, which is still more than the stones that stay.
    pub fn after(&self, taken: TakeMove) -> Self {
        State::new(self.pile() - taken.take, Some(taken.take.saturating_mul(2)))
    }
}

/// Marker type of Fibonacci Nim in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fibonacci;

impl Game for Fibonacci {
    const NAME: &'static str = "fibonacci";
    const EXAMPLE: &'static str = "explain fibonacci 17";
    const OPTIONS: &'static [OptionSpec] = &[options::QUOTA, options::MOVE, options::CLAIM];
    type State = State;
    type Attempt = Attempt<TakeMove>;
    type Facts = explanation::Facts;
    type Graded = Graded<TakeMove, Misconception>;
    type Step = Step;

    fn numbers(state: &State) -> &[u64] {
        std::slice::from_ref(&state.position.pile)
    }

    fn diagnose(state: &State, said: &WrongAnswer) -> Vec<&'static str> {
        let fits = |idea: &Misconception| match *said {
            WrongAnswer::Outcome(said) => idea.verdict(state) == Some(Claim::from(said)),
            WrongAnswer::Number(take) => {
                (1..=state.most()).contains(&take) && idea.produces(state, TakeMove { take })
            }
            _ => false,
        };
        Misconception::ALL.iter().copied().filter(fits).map(Misconception::tag).collect()
    }

    fn message_values(state: &State) -> Vec<(&'static str, MessageValue)> {
        vec![
            ("pile", MessageValue::Number(state.pile())),
            ("quota", MessageValue::Number(state.rules.quota.unwrap_or(0))),
            ("most", MessageValue::Number(state.most())),
        ]
    }

    fn write_identity(id: &mut String, state: &State) {
        let quota = state.rules.quota.unwrap_or(0);
        identity::write_part(id, format_args!("{}-quota-{quota}", state.pile()));
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let word = arguments.next_word();
        arguments.reject(options::MISERE.name, FibonacciFault::Misere)?;
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let missing = || arguments.line().error_at_end(PileFault::NoPiles { game: Self::NAME });
        let pile = word.ok_or_else(missing)?.number()?;
        let quota = arguments.number(options::QUOTA.name)?;
        if quota == Some(0) {
            return Err(arguments.error(options::QUOTA.name, FibonacciFault::QuotaZero));
        }
        let state = State::new(pile, quota);
        let chosen = arguments.value_of("move").map(|word| parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, more: NoExtras {} };
        Ok(Question { state, attempt: said })
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        said.to_args(
            ArgsBuilder::from_word(state.pile()).option(&options::QUOTA, state.rules.quota),
        )
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
        matches!(step, Step::Start { .. } | Step::Compare { .. })
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        step.hint()
    }
}

/// Parses a move, written as the number of stones that it takes, and checks that it is legal.
///
/// # Errors
///
/// Returns `take-zero`, `not-so-many`, `over-quota`, or an error if `word` is not a number.
pub fn parse_move(word: Token<'_>, state: &State) -> Result<TakeMove, Error> {
    let (size, most) = (state.pile(), state.most());
    let fault = match word.number()? {
        0 => Error::from(PileFault::TakeZero),
        take if take <= most => return Ok(TakeMove { take }),
        take if take > size => FibonacciFault::NotSoMany { size }.into(),
        _ => FibonacciFault::OverQuota { most }.into(),
    };
    Err(word.error(fault))
}
