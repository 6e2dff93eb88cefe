//! The kinds of steps in the explanation of a race. A step holds numbers, no sentences.

use serde::Serialize;

use crate::figure::Path;
use crate::position::{Outcome, RaceMove};
use crate::serialize;

/// A step of the explanation of a race.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "RaceStep"))]
pub enum Step {
    /// The count and the distance to the target.
    Start {
        /// Distance to the target.
        left: u64,
        /// Winning number that the explanation shows; null in a P-position.
        shown: Option<RaceMove>,
        /// Whether the game is over because no number is legal.
        over: bool,
    },
    /// The position after the pupil's number.
    Judge {
        /// Distance after the number; 0 if it reaches or passes the target.
        left: u64,
        /// Remainder of the distance `left` modulo the key factor; for a set, `left` reduced by whole
        /// periods.
        remainder: u64,
    },
    /// The key factor, which is the period a + b of the outcome classes.
    Period {
        /// Least number that may be said.
        least: u64,
        /// Largest number that may be said.
        most: u64,
        /// Key factor: `least` + `most`.
        period: u64,
    },
    /// The imbalance factor, which is the remainder of the distance modulo the key factor: `left` is `times`
    /// key factors plus `imbalance`.
    Imbalance {
        /// Distance to the target.
        left: u64,
        /// Number of whole key factors in the distance `left`.
        times: u64,
        /// Imbalance factor: the remainder of the distance modulo the key factor.
        imbalance: u64,
        /// Whether the player to move loses because of this imbalance factor.
        losing: bool,
    },
    /// The key numbers (counts from which the player to move loses), from the target backwards.
    Chain {
        /// Key numbers (counts from which the player to move loses) next to the target, falling.
        near_target: Vec<u64>,
        /// Number of key numbers between `near_target` and `near_start` that are left out.
        left_out: u64,
        /// Key numbers next to the current count, falling; empty if `near_target` contains all key numbers.
        near_start: Vec<u64>,
        /// Path of a match along the key numbers, for a figure; left out unless frames are requested.
        #[serde(skip_serializing_if = "Option::is_none", serialize_with = "serialize::json_only")]
        path: Option<Path>,
    },
    /// A race by a set: the outcome classes, from the target backwards.
    Row {
        /// Rows of the table, one for each distance, from 0 upwards.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Mark>,
    },
    /// A race by a set: the period of the outcome classes, with its proof.
    Repeat {
        /// Distance to the target at which the first period of the outcome classes begins.
        preperiod: u64,
        /// Length of the period of the outcome classes by distance.
        period: u64,
        /// Largest number that may be said. The outcome class at a distance depends only on those at this
        /// many smaller distances.
        window: u64,
        /// Outcome classes at the distances of the first period, in rising order of distance.
        #[serde(serialize_with = "serialize::long")]
        marks: Vec<Outcome>,
    },
    /// A race by a set: the distance reduced to the first period.
    Place {
        /// Distance to the target.
        left: u64,
        /// Distance in or before the first period that has the same outcome class as `left`.
        place: u64,
        /// Number of whole periods between `place` and `left`.
        times: u64,
        /// Length of the period of the outcome classes; 0 if it is unknown.
        period: u64,
        /// Whether the player to move loses at this distance.
        losing: bool,
    },
    /// A race by a set, in an N-position: the numbers that do not win, each with its reply.
    Others {
        /// Some of the numbers that do not win, each with the opponent's winning reply.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Count of the numbers that do not win and that the rows omit.
        left_out: u64,
    },
    /// States the number of winning numbers; the numbers themselves are `winning_moves` of the explanation.
    Moves {
        /// Number of winning numbers.
        count: u64,
        /// Winning number that the explanation shows.
        shown: RaceMove,
        /// Number of winning numbers that `winning_moves` omits.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        unlisted: u64,
    },
    /// The check of the shown number: after it, the distance `left` is `times` · period + `remainder`.
    Check {
        /// Winning number that the explanation shows.
        shown: RaceMove,
        /// Distance after the number; 0 if it reaches or passes the target.
        left: u64,
        /// Number of whole periods by which `remainder` is less than `left`.
        times: u64,
        /// Remainder of the distance `left`: one of the losing remainders; for a set, `left` reduced by whole
        /// periods.
        remainder: u64,
        /// Whether the opponent has no legal number after the shown number.
        stuck: bool,
    },
    /// The reply rule in a race by a range a … b: if the opponent says x, say a + b − x.
    ReplyRule {
        /// Key factor a + b, where a is the least and b the largest number that may be said.
        period: u64,
        /// Pairs of the opponent's number and the reply to it, from the least number on.
        #[serde(serialize_with = "serialize::long")]
        pairs: Vec<[u64; 2]>,
        /// Number of pairs that `pairs` omits.
        left_out: u64,
    },
    /// A P-position: each legal number with the opponent's winning reply.
    Replies {
        /// Some of the legal numbers, each with the opponent's winning reply.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Count of the numbers that the rows omit.
        left_out: u64,
    },
    /// The number advised in a P-position.
    Advice {
        /// Advised number: the least one, which prolongs the game.
        advised: RaceMove,
    },
    /// The statement of the theorem on which the explanation rests.
    Theorem {},
}

/// A row of the table of outcome classes: a distance to the target with its outcome class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceMark"))]
pub struct Mark {
    /// Distance to the target.
    pub left: u64,
    /// Distances to the target after each legal number, the least number first; 0 if the number reaches or
    /// passes the target.
    pub leaves: Vec<u64>,
    /// Outcome class of the player to move at the distance `left`.
    pub outcome: Outcome,
    /// First distance in `leaves` at which the player to move loses; null if there is none.
    pub to: Option<u64>,
}

/// A number that does not win, with the opponent's winning reply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "RaceReply"))]
pub struct Reply {
    /// Number that the player says, and the count that it reaches.
    #[serde(flatten)]
    pub said: RaceMove,
    /// Winning reply of the opponent; null if the number ends the game.
    pub repair: Option<RaceMove>,
}
