//! The kinds of steps in an argument about a race. A step holds what it finds, in numbers.

use serde::Serialize;

use crate::figure::Path;
use crate::position::{Outcome, RaceMove};
use crate::serialize;

/// A step of the argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "RaceStep"))]
pub(crate) enum Step {
    /// Where the count stands, and how far it is.
    Start {
        /// The distance to the target.
        left: u64,
        /// The number that the steps will find, if there is one.
        shown: Option<RaceMove>,
        /// Whether there is no number to say: the game is over.
        over: bool,
    },
    /// What the pupil's number leaves.
    Judge {
        /// The distance after it; 0 when it reaches or passes the target.
        left: u64,
        /// That distance modulo the key factor.
        remainder: u64,
    },
    /// The key factor.
    Period {
        /// The least number.
        least: u64,
        /// The largest number.
        most: u64,
        /// Their sum.
        period: u64,
    },
    /// The imbalance factor: left = times · period + imbalance.
    Imbalance {
        /// The distance.
        left: u64,
        /// How many whole periods it holds.
        times: u64,
        /// What is left over.
        imbalance: u64,
        /// Whether that remainder is lost for the mover.
        losing: bool,
    },
    /// The key numbers, backwards from the target.
    Chain {
        /// Those next to the target, downwards.
        near_target: Vec<u64>,
        /// How many stand between.
        left_out: u64,
        /// Those next to the present count, downwards.
        near_start: Vec<u64>,
        /// The path with these numbers on it, and both players' hops; left out unless frames are asked for.
        #[serde(skip_serializing_if = "Option::is_none", serialize_with = "serialize::json_only")]
        path: Option<Path>,
    },
    /// A race by a set: who wins, from the target backwards.
    Row {
        /// The distances, from 0 upwards.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Mark>,
    },
    /// A race by a set: where that begins to repeat, and why it goes on.
    Repeat {
        /// The first distance of the first period.
        preperiod: u64,
        /// Its length.
        period: u64,
        /// The largest number: who wins depends on so many distances before.
        window: u64,
        /// Who wins at the distances of the first period.
        #[serde(serialize_with = "serialize::long")]
        marks: Vec<Outcome>,
    },
    /// A race by a set: where the distance stands in the row.
    Place {
        /// The distance.
        left: u64,
        /// The distance up to the end of the first period at which it is the same.
        place: u64,
        /// How many whole periods lie between them.
        times: u64,
        /// The length of a period; 0 where none is known.
        period: u64,
        /// Whether the mover loses.
        losing: bool,
    },
    /// A race by a set, in a position that can be won: the numbers that do not win, each with its answer.
    Others {
        /// Some of the numbers.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// How many are not among the rows.
        left_out: u64,
    },
    /// The winning numbers, which are the explanation's `winning_moves`.
    Moves {
        /// How many there are.
        count: u64,
        /// The one that is shown.
        shown: RaceMove,
        /// How many of them are not listed.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        unlisted: u64,
    },
    /// What the shown number leaves: left = times · period + remainder.
    Check {
        /// The number.
        shown: RaceMove,
        /// The distance after it; 0 when it reaches or passes the target.
        left: u64,
        /// How many whole periods it holds.
        times: u64,
        /// What is left over: one of the losing remainders.
        remainder: u64,
        /// Whether the opponent has no number to say.
        stuck: bool,
    },
    /// They say x, you say a + b − x.
    ReplyRule {
        /// a + b.
        period: u64,
        /// Numbers and their answers, from the least number on.
        #[serde(serialize_with = "serialize::long")]
        pairs: Vec<[u64; 2]>,
        /// How many numbers are not among the pairs.
        left_out: u64,
    },
    /// The position is lost: each number and its answer.
    Replies {
        /// Some of the numbers, each with its answer.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// How many numbers are not among the rows.
        left_out: u64,
    },
    /// What to do in a lost position.
    Advice {
        /// The least number: it makes the game last.
        advised: RaceMove,
    },
    /// The theorem behind it.
    Theorem {},
}

/// A distance to the target, and who wins there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceMark"))]
pub(crate) struct Mark {
    /// The distance.
    pub left: u64,
    /// The distances that the numbers leave, the least number first; 0 stands for the target and beyond.
    pub leaves: Vec<u64>,
    /// Who wins.
    pub outcome: Outcome,
    /// The first lost one of those distances; null where there is none.
    pub to: Option<u64>,
}

/// A number that does not win, and its answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceReply"))]
pub(crate) struct Reply {
    /// The number.
    #[serde(flatten)]
    pub said: RaceMove,
    /// A winning answer; null when the game is over.
    pub repair: Option<RaceMove>,
}
