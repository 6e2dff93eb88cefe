//! What a pupil can say of a position, and what is said of it: a move, a verdict, and whatever only
//! one game knows; with the wrong ideas that say just the same here.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::args::ArgsBuilder;
use crate::options;
use crate::position::{AnyMove, Claim, Outcome};
use crate::schema::JsonSchema;

/// A wrong idea about a game, by its tag.
pub(crate) trait Misconception:
    Copy + Debug + Eq + Serialize + DeserializeOwned + JsonSchema + 'static
{
    /// All of them, in the order of the lessons.
    const ALL: &'static [Self];

    /// The tag, as in JSON.
    #[allow(dead_code, reason = "the tests ask for it")]
    fn tag(self) -> &'static str;

    /// Whether it is about the last stone. Such an idea decides a misère match at one move, and
    /// always against whoever acts on it.
    fn is_about_the_last_stone(self) -> bool {
        false
    }
}

/// What a pupil can say of a position of any game; `More` is what only this game knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Attempt<M, More = NoExtras> {
    /// A move to judge.
    pub chosen: Option<M>,
    /// A verdict to judge.
    pub claim: Option<Claim>,
    /// What else there is.
    pub more: More,
}

impl<M, More: Default> Default for Attempt<M, More> {
    fn default() -> Self {
        Attempt { chosen: None, claim: None, more: More::default() }
    }
}

impl<M: Clone + Into<AnyMove>, More> Attempt<M, More> {
    /// The line with what was said of its position.
    pub(crate) fn written(&self, line: ArgsBuilder) -> ArgsBuilder {
        let chosen: Option<AnyMove> = self.chosen.clone().map(M::into);
        line.option(&options::MOVE, chosen).option(&options::CLAIM, self.claim.map(Claim::word))
    }
}

/// What a pupil said of a position, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Graded<M, I, More = NoExtras> {
    /// The pupil's move, judged.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub chosen: Option<GradedMove<M, I>>,
    /// The pupil's verdict, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<GradedClaim<I>>,
    /// What else was said.
    #[serde(flatten)]
    pub more: More,
}

impl<M, I: Copy + PartialEq, More> Graded<M, I, More> {
    /// Forgets the ideas that the move was not made by.
    pub(crate) fn keep_idea(&mut self, held: Option<I>) {
        if let Some(chosen) = &mut self.chosen {
            chosen.ideas.retain(|&idea| held == Some(idea));
        }
    }
}

/// Nothing: no answer beyond move and verdict, no rules beyond the game's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NoExtras {}

/// Whether what was said is right.
pub(crate) trait Grade {
    /// `None` when nothing was said.
    fn right(&self) -> Option<bool>;

    /// What whoever said it can try again in a position of this outcome; `None` when nothing was wrong,
    /// or when saying so tells the right answer.
    fn retry(&self, _outcome: Option<Outcome>) -> Option<Retry> {
        None
    }
}

/// What a pupil who was wrong can try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Retry {
    /// To find a winning move in place of a losing one.
    Move,
    /// To find a winning move where the pupil saw none.
    Claim,
    /// To count the columns, or to add up the nim-sum.
    Digits,
}

impl Retry {
    /// Its name in messages.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Retry::Move => "move",
            Retry::Claim => "claim",
            Retry::Digits => "digits",
        }
    }
}

impl Grade for NoExtras {
    fn right(&self) -> Option<bool> {
        None
    }
}

impl<M, I, More: Grade> Grade for Graded<M, I, More> {
    fn right(&self) -> Option<bool> {
        let chosen = self.chosen.as_ref().map(|judged| judged.winning);
        let claim = self.claim.as_ref().map(|judged| judged.right);
        [chosen, claim, self.more.right()].into_iter().flatten().reduce(|all, one| all && one)
    }

    /// In a lost position there is no winning move to find.
    fn retry(&self, outcome: Option<Outcome>) -> Option<Retry> {
        if self.more.right() == Some(false) {
            return Some(Retry::Digits);
        }
        let loses = self.chosen.as_ref().is_some_and(|judged| !judged.winning);
        let claims = self.claim.as_ref().is_some_and(|judged| !judged.right);
        let missed = loses.then_some(Retry::Move).or(claims.then_some(Retry::Claim));
        missed.filter(|_| outcome == Some(Outcome::N))
    }
}

/// A pupil's move, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "JudgedMoveWith{I}"))]
pub(crate) struct GradedMove<M, I> {
    /// The move.
    #[serde(flatten)]
    pub chosen: M,
    /// Whether it wins.
    pub winning: bool,
    /// The wrong ideas that produce a losing move like this.
    pub ideas: Vec<I>,
    /// A winning answer to a losing move; null when there is none to make.
    pub reply: Option<M>,
}

/// A pupil's verdict, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "JudgedClaimWith{I}"))]
pub(crate) struct GradedClaim<I> {
    /// What was said.
    pub said: Claim,
    /// Whether it is true.
    pub right: bool,
    /// The wrong ideas that say the same of this position.
    pub ideas: Vec<I>,
}

impl<I: Misconception> GradedClaim<I> {
    /// Judges a verdict; `says` tells what an idea says of the position, where it says anything.
    pub(crate) fn of(said: Claim, outcome: Outcome, says: impl Fn(I) -> Option<Claim>) -> Self {
        let right = said.holds(outcome);
        let same = |idea: &I| !right && says(*idea) == Some(said);
        GradedClaim { said, right, ideas: I::ALL.iter().copied().filter(same).collect() }
    }
}
