//! The argument for a race as data: key factor, imbalance factor, the chain of key numbers
//! backwards from the target, the first move and the reply rule. In: a [`Question`]. Out: an
//! [`Explanation`]; only the chain and the tables of moves are bounded, each with its count.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::steps::Step;
use super::track::Track;
use super::{Question, Rules};
use crate::explanation::{
    Explained, Figure, Hint, JudgedClaim, SCHEMA, Stone, StoneRole, TABLE_ROWS_FULL,
};
use crate::listing::{self, Entry};
use crate::position::Outcome;

/// A race, explained.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RaceExplanation")]
pub struct Explanation {
    /// The version of this JSON.
    pub schema: u32,
    /// `race`.
    pub game: &'static str,
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub position: Position,
    /// Who wins: `N` the player to move, `P` the other one.
    pub outcome: Outcome,
    /// The key factor a + b.
    pub period: u64,
    /// The imbalance factor: the distance to the target modulo the period.
    pub imbalance: u64,
    /// The remainders of the distance at which the mover loses.
    pub losing_remainders: Vec<u64>,
    /// The winning numbers to say, at most 100,000 of them.
    #[serde(serialize_with = "listing::long")]
    pub winning_moves: Vec<Say>,
    /// How many winning numbers there are.
    pub winning_move_count: u64,
    /// The pupil's number, judged.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub judged_move: Option<JudgedSay>,
    /// The pupil's verdict, judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<JudgedClaim<Idea>>,
    /// The argument.
    pub steps: Vec<Step>,
}

/// Where a race stands.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "RacePosition")]
pub struct Position {
    /// The target.
    pub target: u64,
    /// The count so far.
    pub from: u64,
}

/// A number said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Say {
    /// The number.
    pub say: u64,
    /// The count after it.
    pub reaches: u64,
}

/// A wrong idea about races.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "RaceIdea")]
pub enum Idea {
    /// Say multiples of a + b, whatever the target.
    MultiplesAnyway,
}

impl Idea {
    /// The tag of the idea, as in JSON.
    pub fn tag(self) -> &'static str {
        match self {
            Idea::MultiplesAnyway => "multiples-anyway",
        }
    }

    /// Whether somebody who holds this idea would reach the count `reaches`.
    pub fn produces(self, rules: Rules, reaches: u64) -> bool {
        match self {
            Idea::MultiplesAnyway => reaches.is_multiple_of(rules.period()),
        }
    }
}

/// A pupil's number, judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct JudgedSay {
    /// The number.
    pub say: u64,
    /// The count after it.
    pub reaches: u64,
    /// Whether it wins.
    pub winning: bool,
    /// The wrong ideas that produce a losing number like this.
    pub ideas: Vec<Idea>,
    /// A winning answer to a losing number; null when there is none to say.
    pub reply: Option<Say>,
}

/// Explains a race, and judges whatever the pupil said of it. Tables are bounded to `rows` rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let &Question { rules, target, from, .. } = question;
    let track = Track { rules, target, from, rows };
    let left = target - from;
    let outcome = rules.outcome_at(left);
    let winning = rules.winning_numbers(left).take(TABLE_ROWS_FULL);
    let winning: Vec<Say> = winning.map(|say| track.say(say)).collect();
    let judged_move = question.said.map(|say| track.judge(say));
    let count = rules.winning_number_count(left);
    Explanation {
        schema: SCHEMA,
        game: "race",
        rules,
        position: Position { target, from },
        outcome,
        period: rules.period(),
        imbalance: left % rules.period(),
        losing_remainders: rules.losing_remainders(),
        steps: track.steps(&winning, count, judged_move.as_ref()),
        winning_moves: winning,
        winning_move_count: count,
        judged_move,
        claim: question.claim.map(|said| JudgedClaim {
            said,
            right: said.holds(outcome),
            ideas: Vec::new(),
        }),
    }
}

impl Explanation {
    /// The stones from the start to the target: the key numbers, and the one that is reached.
    fn stones(&self, near_target: &[u64], left_out: u64, near_start: &[u64]) -> Vec<Entry<Stone>> {
        let Position { target, from } = self.position;
        let reached = self.steps.iter().find_map(|step| match step {
            Step::Moves { shown, .. } => Some(shown.reaches),
            _ => None,
        });
        let stone = |&number: &u64| {
            let role = if Some(number) == reached { StoneRole::Reached } else { StoneRole::Key };
            Stone { number, role }
        };
        let start = Stone { number: from, role: StoneRole::Start };
        let low = near_start.iter().rev().map(stone).filter(|stone| stone.number != from);
        let high = near_target.iter().rev().map(stone).filter(|stone| stone.number != from);
        let end = (near_target.first() != Some(&target))
            .then_some(Stone { number: target, role: StoneRole::Target });
        let gap = (left_out > 0).then_some(Entry::Gap { left_out });
        let head = std::iter::once(start).chain(low).map(Entry::Item);
        head.chain(gap).chain(high.chain(end).map(Entry::Item)).collect()
    }
}

impl Explained for Explanation {
    fn outcome(&self) -> Option<Outcome> {
        Some(self.outcome)
    }

    fn judgement(&self) -> Option<bool> {
        let moved = self.judged_move.as_ref().map(|judged| judged.winning);
        let claimed = self.claim.as_ref().map(|judged| judged.right);
        moved.into_iter().chain(claimed).reduce(|all, one| all && one)
    }

    fn steps(&self) -> usize {
        self.steps.len()
    }

    fn figure(&self, step: usize) -> Option<Figure<'_>> {
        match self.steps.get(step)? {
            Step::Chain { near_target, left_out, near_start } => {
                let stones = self.stones(near_target, *left_out, near_start);
                Some(Figure::Stones { stones })
            }
            Step::Start { .. }
            | Step::Judge { .. }
            | Step::Period { .. }
            | Step::Imbalance { .. }
            | Step::Moves { .. }
            | Step::Check { .. }
            | Step::ReplyRule { .. }
            | Step::Replies { .. }
            | Step::Advice { .. }
            | Step::Theorem {} => None,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let rung = |step: &Step| match step {
            Step::Chain { .. } => Some(Hint::new("chain", 0)),
            Step::Period { period, .. } => Some(Hint::new("period", *period)),
            Step::Imbalance { .. } => Some(Hint::new("imbalance", self.period)),
            _ => None,
        };
        self.steps.iter().filter_map(rung).chain([Hint::new("answer", 0)]).collect()
    }
}
