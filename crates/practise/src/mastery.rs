//! Probability that a skill is mastered, by Bayesian knowledge tracing: A. T. Corbett and J. R. Anderson,
//! "Knowledge tracing: modeling the acquisition of procedural knowledge", User Modeling and User-Adapted
//! Interaction 4 (1995), 253–278, <https://doi.org/10.1007/BF01099821>. A skill counts as mastered at 0.95, as
//! there. The parameters are those with which the open tutor OATutor begins for every skill
//! (Z. A. Pardos et al., CHI 2023, <https://doi.org/10.1145/3544548.3581574>); slip and guess are within the
//! bounds of Corbett and Anderson (at most 0.1 and 0.3).

/// Probability from which a skill counts as mastered.
pub const MASTERED: f64 = 0.95;

/// Probability P(L₀) that a skill is mastered before the first question.
const PRIOR: f64 = 0.1;
/// Probability P(T) that a question teaches the skill.
const TRANSIT: f64 = 0.1;
/// Probability P(S) that a pupil who masters the skill answers wrong.
const SLIP: f64 = 0.1;
/// Probability P(G) that a pupil who does not master the skill answers right.
const GUESS: f64 = 0.1;
/// P(G) of a question with only two possible answers.
const GUESS_OF_TWO: f64 = 0.5;

/// Probability that a pupil masters a skill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mastery(f64);

impl Default for Mastery {
    fn default() -> Self {
        Mastery(PRIOR)
    }
}

impl Mastery {
    /// Creates a mastery from its probability, which is limited to 0 to 1.
    pub fn from_probability(probability: f64) -> Self {
        Mastery(if probability.is_nan() { PRIOR } else { probability.clamp(0.0, 1.0) })
    }

    /// Returns the probability.
    pub fn probability(self) -> f64 {
        self.0
    }

    /// Whether the skill counts as mastered.
    pub fn is_mastered(self) -> bool {
        self.0 >= MASTERED
    }

    /// Returns the mastery after an answer. `of_two` tells whether the question has only two possible answers.
    #[must_use]
    pub fn after(self, right: bool, of_two: bool) -> Self {
        let guess = if of_two { GUESS_OF_TWO } else { GUESS };
        let (known, unknown) = match right {
            true => (self.0 * (1.0 - SLIP), (1.0 - self.0) * guess),
            false => (self.0 * SLIP, (1.0 - self.0) * (1.0 - guess)),
        };
        let given = known / (known + unknown);
        Mastery(given + (1.0 - given) * TRANSIT)
    }
}
