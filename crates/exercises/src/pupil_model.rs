//! Model of a pupil: a probability for each explanation of the answers, by Bayes' rule. An explanation is one
//! misconception, no misconception, or that the pupil guesses. A pupil gives one of the answers that the
//! explanation predicts, or slips. Misconceptions that predict the same answers to all exercises form one
//! [`Group`].

mod held;
mod noise;
mod selection;

use super::Exercise;
use super::answer_field::Expected;
use super::prediction::{FieldValue, FieldValues};
use carryless_games::games::AnyMisconception;

pub use held::{Held, rounded};
use noise::Noise;
pub use selection::{CANDIDATES, most_informative, most_telling};

/// Probability from which a misconception is named to the pupil.
pub const NAMED: f64 = 0.9;

/// Probability of no misconception from which none is suspected. It is higher than [`NAMED`], because a misconception
/// that no question was about yet has only a small probability.
pub const UNSUSPECTED: f64 = 0.98;

/// Probability that an answer is not one that the explanation predicts.
const SLIP: f64 = 0.13;

/// Weight of a misconception that no answer was about yet, relative to that of no misconception.
const PRIOR_HELD: f64 = 0.08;

/// Weight of guessing, relative to that of no misconception before the first question.
const PRIOR_GUESSING: f64 = 0.1;

/// Smallest probability of an explanation, so that none is ever excluded for good.
const LEAST: f64 = 1e-6;

/// Misconceptions that no answer separates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Misconceptions of the group, in the order of the game.
    pub ideas: Vec<AnyMisconception>,
}

impl Group {
    /// Returns the tags of the misconceptions, separated by `/`.
    pub fn name(&self) -> String {
        let tags: Vec<&str> = self.ideas.iter().map(|idea| idea.tag()).collect();
        tags.join("/")
    }

    /// Returns the answers of a pupil with one of the misconceptions; the right ones if they are about another game.
    pub fn answers(&self, exercise: &Exercise) -> Vec<FieldValues> {
        let first = self.ideas.first();
        first.map_or_else(Vec::new, |idea| misconceived_answers(exercise, *idea))
    }
}

/// Explanations of a pupil's answers, with their probabilities.
#[derive(Clone, Debug)]
pub struct PupilModel {
    /// Groups of misconceptions.
    groups: Vec<Group>,
    /// Probability that the pupil has no misconception, that the pupil guesses, and of each group.
    weights: Vec<f64>,
}

/// Index in `weights` of the explanation that the pupil has no misconception.
const NONE: usize = 0;
/// Index in `weights` of the explanation that the pupil guesses.
const GUESSING: usize = 1;
/// Index in `weights` of the first group.
const FIRST: usize = 2;

impl Default for PupilModel {
    fn default() -> Self {
        let none = 1.0 / (1.0 + PRIOR_GUESSING);
        PupilModel { groups: Vec::new(), weights: vec![none, 1.0 - none] }
    }
}

impl PupilModel {
    /// Adds the groups that the model does not contain yet.
    pub fn open(&mut self, groups: &[Group]) {
        let each = self.weights[NONE] * PRIOR_HELD;
        for group in groups {
            if !self.groups.contains(group) {
                self.groups.push(group.clone());
                self.weights.push(each);
            }
        }
        self.normalize();
    }

    /// Returns the probability that the pupil has no misconception.
    pub fn without_misconception(&self) -> f64 {
        self.weights[NONE]
    }

    /// Returns the groups with their probabilities, the most probable first.
    pub fn groups(&self) -> Vec<(&Group, f64)> {
        let mut all: Vec<_> =
            self.groups.iter().zip(self.weights[FIRST..].iter().copied()).collect();
        all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        all
    }

    /// Returns the group that is probable enough to be named; `None` if there is none.
    pub fn named(&self) -> Option<&Group> {
        self.groups().first().filter(|(_, probability)| *probability >= NAMED).map(|(it, _)| *it)
    }

    /// Sets the probability of the group with this name, relative to the others; call `restore` after the last.
    pub fn restore(&mut self, none: f64, guessing: f64, held: impl Fn(&str) -> Option<f64>) {
        self.weights[NONE] = none;
        self.weights[GUESSING] = guessing;
        for (group, weight) in self.groups.iter().zip(&mut self.weights[FIRST..]) {
            if let Some(probability) = held(&group.name()) {
                *weight = probability;
            }
        }
        self.normalize();
    }

    /// Returns the probability that the pupil guesses.
    pub fn guessing(&self) -> f64 {
        self.weights[GUESSING]
    }

    /// Changes the probabilities after an answer with these values of the telling fields.
    pub fn update(&mut self, exercise: &Exercise, values: &[Option<FieldValue>]) {
        let predictions = Predictions::new(exercise, &self.groups);
        for (at, weight) in self.weights.iter_mut().enumerate() {
            *weight *= predictions.likelihood(at, values);
        }
        self.normalize();
    }

    /// Returns the expected information, in bits, that the answer to this exercise gives about the explanations.
    pub fn expected_information(&self, exercise: &Exercise) -> f64 {
        let mut information = 0.0;
        for likelihoods in self.likelihoods(exercise) {
            let total: f64 = self.weights.iter().zip(&likelihoods).map(|(w, l)| w * l).sum();
            for (weight, likelihood) in self.weights.iter().zip(&likelihoods) {
                if *likelihood > 0.0 && total > 0.0 {
                    information += weight * likelihood * (likelihood / total).log2();
                }
            }
        }
        information
    }

    /// Returns, for each answer to the exercise that an explanation predicts, its probability under each
    /// explanation: no misconception, guessing, then the groups. All other answers are the last one together.
    pub fn likelihoods(&self, exercise: &Exercise) -> Vec<Vec<f64>> {
        let predictions = Predictions::new(exercise, &self.groups);
        let mut left = vec![1.0; self.weights.len()];
        let mut all = Vec::new();
        for answer in &predictions.answers {
            let likelihoods: Vec<f64> =
                (0..self.weights.len()).map(|at| predictions.likelihood(at, answer)).collect();
            for (left, likelihood) in left.iter_mut().zip(&likelihoods) {
                *left = f64::max(*left - likelihood, 0.0);
            }
            all.push(likelihoods);
        }
        all.push(left);
        all
    }

    /// Returns the entropy of the explanations in bits.
    pub fn entropy(&self) -> f64 {
        self.weights.iter().map(|weight| -weight * weight.log2()).sum()
    }

    fn normalize(&mut self) {
        let total: f64 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight = (*weight / total).max(LEAST));
        let total: f64 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight /= total);
    }
}

/// The answers to one exercise that the explanations predict.
struct Predictions {
    /// All predicted answers, each once.
    answers: Vec<Vec<Option<FieldValue>>>,
    /// For each explanation the indices in `answers` of its answers; empty for guessing.
    predicted: Vec<Vec<usize>>,
    noise: Noise,
}

impl Predictions {
    fn new(exercise: &Exercise, groups: &[Group]) -> Self {
        let mut answers: Vec<Vec<Option<FieldValue>>> = Vec::new();
        let mut index = |answer: FieldValues| {
            let answer: Vec<_> = answer.into_iter().map(Some).collect();
            let known = answers.iter().position(|known| *known == answer);
            known.unwrap_or_else(|| {
                answers.push(answer);
                answers.len() - 1
            })
        };
        let mut indices = |all: Vec<FieldValues>| all.into_iter().map(&mut index).collect();
        let mut predicted: Vec<Vec<usize>> = vec![indices(exercise.right_answers()), Vec::new()];
        predicted.extend(groups.iter().map(|group| indices(group.answers(exercise))));
        Predictions { answers, predicted, noise: Noise::new(exercise) }
    }

    /// Returns the probability of an answer, if the explanation with index `at` is true.
    fn likelihood(&self, at: usize, answer: &[Option<FieldValue>]) -> f64 {
        let joint = self.noise.joint(answer);
        let predicted = &self.predicted[at];
        if predicted.is_empty() {
            return joint;
        }
        let share = 1.0 / predicted.len() as f64;
        let hits = predicted.iter().filter(|index| self.answers[**index] == answer).count();
        let near = predicted.iter().map(|at| self.noise.near(answer, &self.answers[*at]));
        let single = self.noise.single_share();
        let slip = (1.0 - single) * joint + single * share * near.sum::<f64>();
        (1.0 - SLIP) * share * hits as f64 + SLIP * slip
    }
}

/// Returns the answers of a pupil with the misconception; the right ones if it is about another game.
fn misconceived_answers(exercise: &Exercise, idea: AnyMisconception) -> Vec<FieldValues> {
    match exercise.misconceptions().contains(&idea) {
        true => exercise.misconceived_answers(idea),
        false => exercise.right_answers(),
    }
}

/// Returns, for each skill, the groups of misconceptions that its exercises can tell from none; `skills` has some
/// exercises of each. Two misconceptions are in one group if they predict the same answers to all exercises.
pub fn groups(skills: &[Vec<Exercise>]) -> Vec<Vec<Group>> {
    let mut ideas: Vec<AnyMisconception> = Vec::new();
    for idea in skills.iter().flatten().flat_map(Exercise::misconceptions) {
        if !ideas.contains(&idea) {
            ideas.push(idea);
        }
    }
    let said = |idea: AnyMisconception| -> Vec<Vec<FieldValues>> {
        let all = skills.iter().flatten();
        all.map(|exercise| misconceived_answers(exercise, idea)).collect()
    };
    let mut groups: Vec<(Group, Vec<Vec<FieldValues>>)> = Vec::new();
    for idea in ideas {
        let said = said(idea);
        match groups.iter_mut().find(|(_, known)| *known == said) {
            Some((group, _)) => group.ideas.push(idea),
            None => groups.push((Group { ideas: vec![idea] }, said)),
        }
    }
    let right: Vec<_> = skills.iter().flatten().map(Exercise::right_answers).collect();
    let mut from = 0;
    let of_skill = |exercises: &Vec<Exercise>| {
        let own = from..from + exercises.len();
        from = own.end;
        let tells = |(_, said): &&(Group, Vec<_>)| said[own.clone()] != right[own.clone()];
        groups.iter().filter(tells).map(|(group, _)| group.clone()).collect()
    };
    skills.iter().map(of_skill).collect()
}

/// Whether the misconceptions of the group lead to an answer with these values.
pub fn leads_to(group: &Group, exercise: &Exercise, values: &[Option<FieldValue>]) -> bool {
    let Some(values) = values.iter().cloned().collect::<Option<FieldValues>>() else {
        return false;
    };
    let mut ideas = group.ideas.iter();
    ideas.any(|idea| misconceived_answers(exercise, *idea).contains(&values))
}

/// Returns the binary logarithm of a positive number, by basic arithmetic alone: those of the systems differ in the
/// last bit, but a code must make the same sheet on every machine.
fn log2(number: f64) -> f64 {
    const MANTISSA: u64 = (1 << 52) - 1;
    let bits = number.to_bits();
    let exponent = (bits >> 52) as f64 - 1023.0;
    let mantissa = f64::from_bits(bits & MANTISSA | 1023 << 52);
    // ln m = 2 (s + s³/3 + s⁵/5 + …) with s = (m − 1) / (m + 1), which is less than 1/3.
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let series = (0..12).rev().fold(0.0, |sum, at| sum * s * s + 1.0 / f64::from(2 * at + 1));
    exponent + 2.0 * s * series / std::f64::consts::LN_2
}

/// Whether an exercise has only two possible answers.
pub fn is_of_two(exercise: &Exercise) -> bool {
    let asks = &exercise.answer.asks;
    matches!(&asks[..], [ask] if matches!(ask.expected, Expected::Outcome(_) | Expected::Verdict(_)))
}
