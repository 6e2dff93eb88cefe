//! A pupil's [`Attempt`] (a move, a claim, and data specific to a game) and its [`Graded`] form, which names
//! the misconceptions that lead to the same wrong answer.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::position::{AnyMove, Claim, Outcome};
use crate::schema::JsonSchema;
use carryless_args::ArgsBuilder;
use carryless_args::options;

/// A misconception about a game, identified by its `tag`. Implemented by an enum for each game.
pub trait Misconception:
    Copy + Debug + Eq + Serialize + DeserializeOwned + JsonSchema + 'static
{
    /// All misconceptions, in the order of the lessons.
    const ALL: &'static [Self];

    /// Returns the name of the misconception in JSON.
    #[allow(dead_code, reason = "the tests ask for it")]
    fn tag(self) -> &'static str;

    /// Whether the misconception is about the last stone. A player who follows such a misconception loses a
    /// misère match in one move.
    fn is_about_the_last_stone(self) -> bool {
        false
    }
}

/// Defines the enum `pub enum Name { Variant = "tag", … }`, in which each variant has a string for JSON and
/// text. Also defines its constant `ALL`, all variants in order, and its method `tag`, which returns the
/// string.
#[macro_export]
macro_rules! tagged {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $tag:literal,)+ }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $tag)] $variant,)+
        }

        impl $name {
            /// All variants, in the order of their definition.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the string of the variant, its name in JSON and in text.
            pub fn tag(self) -> &'static str {
                match self {
                    $(Self::$variant => $tag,)+
                }
            }
        }
    };
}
pub use tagged;

/// Implements [`Misconception`] for the enum `$name`, which [`tagged!`] has declared. The optional pattern
/// `$last` matches the variants about the last stone; without it no variant is.
macro_rules! idea {
    ($name:ty $(, $last:pat)?) => {
        impl crate::game::Misconception for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn tag(self) -> &'static str {
                self.tag()
            }

            $(fn is_about_the_last_stone(self) -> bool {
                matches!(self, $last)
            })?
        }
    };
}
pub(crate) use idea;

/// A pupil's answer about a position of a game, to be graded; `More` holds data specific to one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt<M, More = NoExtras> {
    /// Move to grade, if any.
    pub chosen: Option<M>,
    /// Claim about the winner to grade, if any.
    pub claim: Option<Claim>,
    /// Answer in a form that only this game has.
    pub more: More,
}

impl<M, More: Default> Default for Attempt<M, More> {
    fn default() -> Self {
        Attempt { chosen: None, claim: None, more: More::default() }
    }
}

impl<M: Clone + Into<AnyMove>, More> Attempt<M, More> {
    /// Appends the options `--move` and `--claim` of this attempt to `line`, the arguments of the position.
    pub fn to_args(&self, line: ArgsBuilder) -> ArgsBuilder {
        let chosen: Option<AnyMove> = self.chosen.clone().map(M::into);
        line.option(&options::MOVE, chosen).option(&options::CLAIM, self.claim.map(Claim::word))
    }
}

/// A pupil's wrong answer about a position, in the forms that a misconception can explain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongAnswer {
    /// A move.
    Move(AnyMove),
    /// A move that is only a number: the number said in a race, or the stones taken from the only pile.
    Number(u64),
    /// The outcome class.
    Outcome(Outcome),
    /// The nim-sum of the pile sizes or numbers.
    NimSum(u64),
    /// Column sums of the binary digits, leftmost column first.
    ColumnSums(Vec<u64>),
    /// Remainder of each pile, in order.
    Remainders(Vec<u64>),
    /// Grundy value of each component, in order.
    Values(Vec<u64>),
}

/// A pupil's answer about a position, graded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Graded<M, I, More = NoExtras> {
    /// The graded move; absent if no move was tried.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub chosen: Option<GradedMove<M, I>>,
    /// The graded claim; absent if no claim was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<GradedClaim<I>>,
    /// Graded answers in a form that only this game has.
    #[serde(flatten)]
    pub more: More,
}

impl<M, I: Copy + PartialEq, More> Graded<M, I, More> {
    /// Removes all misconceptions of the graded move except `held`, with which the computer player chose the
    /// move; `None` removes all.
    pub fn keep_misconception(&mut self, held: Option<I>) {
        if let Some(chosen) = &mut self.chosen {
            chosen.ideas.retain(|&idea| held == Some(idea));
        }
    }
}

/// An empty object, for a game without data of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NoExtras {}

/// A graded answer: right, wrong or absent.
pub trait Grade {
    /// Whether the answer is right; `None` if no answer was given.
    fn is_right(&self) -> Option<bool>;

    /// Returns the task that the pupil can try again in a position of the class `outcome`, which is `None` if
    /// the question is not about one position. Returns `None` when nothing was wrong or when the offer itself
    /// would reveal the answer.
    fn retry(&self, _outcome: Option<Outcome>) -> Option<Retry> {
        None
    }
}

/// A task that a pupil can try again after a wrong answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Find a winning move instead of a losing one.
    Move,
    /// Find a winning move after claiming that there is none.
    Claim,
    /// Count the columns or compute the nim-sum again.
    Digits,
}

impl Retry {
    /// Returns the name of the task in message ids.
    pub fn tag(self) -> &'static str {
        match self {
            Retry::Move => "move",
            Retry::Claim => "claim",
            Retry::Digits => "digits",
        }
    }
}

impl Grade for NoExtras {
    fn is_right(&self) -> Option<bool> {
        None
    }
}

impl<M, I, More: Grade> Grade for Graded<M, I, More> {
    fn is_right(&self) -> Option<bool> {
        let chosen = self.chosen.as_ref().map(|judged| judged.winning);
        let claim = self.claim.as_ref().map(|judged| judged.right);
        [chosen, claim, self.more.is_right()].into_iter().flatten().reduce(|all, one| all && one)
    }

    /// Returns `None` for a move or claim in a P-position, because there is no winning move to find.
    fn retry(&self, outcome: Option<Outcome>) -> Option<Retry> {
        if self.more.is_right() == Some(false) {
            return Some(Retry::Digits);
        }
        let loses = self.chosen.as_ref().is_some_and(|judged| !judged.winning);
        let claims = self.claim.as_ref().is_some_and(|judged| !judged.right);
        let missed = loses.then_some(Retry::Move).or(claims.then_some(Retry::Claim));
        missed.filter(|_| outcome == Some(Outcome::N))
    }
}

/// A pupil's move, graded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "JudgedMoveWith{I}"))]
pub struct GradedMove<M, I> {
    /// The pupil's move.
    #[serde(flatten)]
    pub chosen: M,
    /// Whether the move wins: it leaves a P-position.
    pub winning: bool,
    /// Misconceptions that lead to this losing move.
    pub ideas: Vec<I>,
    /// A winning answer of the opponent to a losing move; null when there is none.
    pub reply: Option<M>,
}

/// A pupil's claim, graded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "JudgedClaimWith{I}"))]
pub struct GradedClaim<I> {
    /// The pupil's claim: the player to move can win, or loses.
    pub said: Claim,
    /// Whether the claim is true.
    pub right: bool,
    /// Misconceptions that lead to this wrong claim.
    pub ideas: Vec<I>,
}

impl<I: Misconception> GradedClaim<I> {
    /// Grades the claim `said` about a position of outcome class `outcome`. `says` returns the claim that a
    /// misconception implies, or `None` if it implies none.
    pub fn grade(said: Claim, outcome: Outcome, says: impl Fn(I) -> Option<Claim>) -> Self {
        let right = said.is_true_of(outcome);
        let same = |idea: &I| !right && says(*idea) == Some(said);
        GradedClaim { said, right, ideas: I::ALL.iter().copied().filter(same).collect() }
    }
}
