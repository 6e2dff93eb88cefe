//! The choice of exercises by what their answers tell about the pupil's misconceptions: the next one of a practice,
//! or several for a sheet.

use super::{PupilModel, log2};
use crate::Exercise;
use crate::rng::SeededRng;

/// Number of exercises among which the next one is chosen.
pub const CANDIDATES: usize = 40;

/// Number of simulated pupils by whose answers several exercises are chosen.
const SAMPLES: usize = 256;

/// Information, in bits, below which two choices count as equal; the first is then taken.
const EQUAL: f64 = 1e-9;

/// Returns the index of the exercise with the greatest expected information, the first of equal ones; `None` if
/// there are no exercises.
pub fn most_informative<'e>(
    pupil: &PupilModel,
    exercises: impl Iterator<Item = &'e Exercise>,
) -> Option<usize> {
    let mut best = None;
    for (at, exercise) in exercises.enumerate() {
        let information = pupil.expected_information(exercise);
        if best.is_none_or(|(_, most)| information > most) {
            best = Some((at, information));
        }
    }
    best.map(|(at, _)| at)
}

/// Returns the indices of `count` exercises whose answers together give the greatest expected information, or of
/// all if there are fewer. It is found greedily; then each exercise is replaced by a better one, if there is one.
/// The expectation is over pupils drawn from the model with `seed`. Only basic arithmetic is used, so that the
/// result is equal on every machine.
pub fn most_telling(
    pupil: &PupilModel,
    exercises: &[Exercise],
    count: usize,
    seed: u64,
) -> Vec<usize> {
    let all: Vec<AnswerTable> = exercises.iter().map(|it| AnswerTable::new(pupil, it)).collect();
    let best = |others: &[usize]| {
        let pupils = answered(pupil, others.iter().map(|at| &all[*at]), seed);
        let mut best = None;
        for (at, table) in all.iter().enumerate().filter(|(at, _)| !others.contains(at)) {
            let information = pupils.iter().map(|weights| table.information(weights)).sum::<f64>();
            if best.is_none_or(|(_, most)| information > most + EQUAL * pupils.len() as f64) {
                best = Some((at, information));
            }
        }
        best.map(|(at, _)| at)
    };
    let mut chosen: Vec<usize> = Vec::new();
    while let Some(next) = best(&chosen).filter(|_| chosen.len() < count) {
        chosen.push(next);
    }
    for place in 0..chosen.len() {
        let others = [&chosen[..place], &chosen[place + 1..]].concat();
        if let Some(better) = best(&others) {
            chosen[place] = better;
        }
    }
    chosen
}

/// Returns, for simulated pupils who answered these exercises, the probabilities of the explanations after their
/// answers. Each explanation has as many pupils as its probability demands.
fn answered<'t>(
    pupil: &PupilModel,
    exercises: impl Iterator<Item = &'t AnswerTable> + Clone,
    seed: u64,
) -> Vec<Vec<f64>> {
    if exercises.clone().next().is_none() {
        return vec![pupil.weights.clone()];
    }
    let mut rng = SeededRng::new(seed, "answers");
    let mut random = || (rng.bits() >> 11) as f64 / (1_u64 << 53) as f64;
    let answered = |sample: usize| {
        let place = (sample as f64 + 0.5) / SAMPLES as f64;
        let truth = index_at(pupil.weights.iter().copied(), place);
        let mut weights = pupil.weights.clone();
        for table in exercises.clone() {
            let answer = index_at(table.answers.iter().map(|each| each[truth]), random());
            for (weight, likelihood) in weights.iter_mut().zip(&table.answers[answer]) {
                *weight *= likelihood;
            }
        }
        let total: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / total).collect()
    };
    (0..SAMPLES).map(answered).collect()
}

/// Returns the index at which the sum of the probabilities exceeds `place`; the last one if rounding prevents it.
fn index_at(probabilities: impl ExactSizeIterator<Item = f64>, place: f64) -> usize {
    let last = probabilities.len().saturating_sub(1);
    let mut sum = 0.0;
    let exceeds = |probability: f64| {
        sum += probability;
        sum > place
    };
    probabilities.into_iter().position(exceeds).unwrap_or(last)
}

/// Probabilities of the answers to an exercise. Answers that tell the same are one.
struct AnswerTable {
    /// For each answer its probability under each explanation.
    answers: Vec<Vec<f64>>,
    /// Entropy, in bits, of the answer of a pupil with each explanation.
    noise: Vec<f64>,
}

impl AnswerTable {
    fn new(pupil: &PupilModel, exercise: &Exercise) -> Self {
        let mut answers: Vec<Vec<f64>> = Vec::new();
        for likelihoods in pupil.likelihoods(exercise) {
            let tells_same = |known: &&mut Vec<f64>| {
                let [own, other] = [&likelihoods, &**known].map(|it| it.iter().sum::<f64>());
                let both = known.iter().zip(&likelihoods);
                both.into_iter().all(|(one, two)| (one * own - two * other).abs() < EQUAL)
            };
            match answers.iter_mut().find(tells_same) {
                Some(known) => {
                    known.iter_mut().zip(&likelihoods).for_each(|(one, two)| *one += two)
                }
                None => answers.push(likelihoods),
            }
        }
        let entropy = |at: usize| -> f64 { answers.iter().map(|each| surprise(each[at])).sum() };
        let noise = (0..pupil.weights.len()).map(entropy).collect();
        AnswerTable { answers, noise }
    }

    /// Returns the expected information, in bits, about explanations with these probabilities: the entropy of the
    /// answer, without the part that remains when the explanation is known.
    fn information(&self, weights: &[f64]) -> f64 {
        let product =
            |row: &[f64]| -> f64 { row.iter().zip(weights).map(|(one, two)| one * two).sum() };
        let entropy: f64 = self.answers.iter().map(|each| surprise(product(each))).sum();
        entropy - product(&self.noise)
    }
}

/// Returns the part of an outcome with this probability in the entropy.
fn surprise(probability: f64) -> f64 {
    if probability > 0.0 { -probability * log2(probability) } else { 0.0 }
}
