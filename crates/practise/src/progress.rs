//! The [`Progress`] of a session, kept to go on later: what the pupil masters, what the model believes, and which
//! exercises were asked. Answers and names are not part of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use carryless_args::error::{Error, faults};
use carryless_games::serialize;

faults! {
    pub enum ProgressFault {
        /// The file is not one that `--progress` has written.
        Unreadable = "practise-progress",
    }
}

/// The state of a session between two questions.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Progress {
    /// Seed of the session; `None` before the first one.
    pub seed: Option<u64>,
    /// Number of questions that were answered.
    pub answered: u64,
    /// Ids of the exercises that were asked.
    pub asked: Vec<String>,
    /// Probability that each skill is mastered.
    pub skills: BTreeMap<String, f64>,
    /// Probability of each group of misconceptions.
    pub misconceptions: BTreeMap<String, f64>,
    /// Probabilities that the pupil has no misconception, and that the pupil guesses.
    pub explanations: Option<[f64; 2]>,
    /// Groups that were probable enough to be named.
    pub thoughts: Vec<String>,
}

impl Progress {
    /// Parses the JSON of a progress.
    ///
    /// # Errors
    ///
    /// `practise-progress` if the text is not JSON of this shape.
    pub fn parse(json: &str) -> Result<Self, Error> {
        serde_json::from_str(json).map_err(|_| ProgressFault::Unreadable.into())
    }

    /// Returns the progress as JSON.
    ///
    /// # Errors
    ///
    /// An internal error if the JSON cannot be written.
    pub fn to_json(&self) -> Result<String, Error> {
        serialize::json(self).map(|json| json + "\n")
    }
}
