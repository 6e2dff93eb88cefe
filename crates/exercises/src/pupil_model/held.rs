//! Misconceptions with their probabilities, as JSON for other programs.

use serde::Serialize;

use super::PupilModel;

/// Smallest probability of a misconception that is listed.
const LISTED: f64 = 0.0005;

/// A misconception with its probability.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Held {
    /// Tag of the misconception, or of several that are not distinguished, separated by `/`.
    pub name: String,
    /// Probability, rounded to three decimals.
    pub probability: f64,
}

impl PupilModel {
    /// Returns the misconceptions that are not improbable, the most probable first.
    pub fn held(&self) -> Vec<Held> {
        let groups = self.groups().into_iter();
        let listed = groups.filter(|(_, probability)| *probability >= LISTED);
        listed
            .map(|(group, probability)| Held {
                name: group.name(),
                probability: rounded(probability),
            })
            .collect()
    }
}

/// Rounds a probability to three decimals.
pub fn rounded(probability: f64) -> f64 {
    (probability * 1000.0).round() / 1000.0
}
