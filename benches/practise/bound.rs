//! Smallest number of questions that the entropy of the explanations allows: a bound from below for the first table.
//!
//! If M explanations are equally likely and the right one is to be named with probability 1 − ε, the answers must give
//! log₂ M − h(ε) − ε log₂ (M − 1) bits (Fano's inequality: T. M. Cover and J. A. Thomas, Elements of Information Theory,
//! 2nd edition, Theorem 2.10.1). One answer gives at most the capacity of its question, whatever was answered before.

use carryless_exercises::pupil_model::PupilModel;
use carryless_practise::Pool;
use carryless_practise::skill::Skill;

use super::candidates;

/// Number of draws of candidates among which the question with the largest capacity is sought.
const DRAWS: u64 = 50;

/// Number of steps of the computation of a capacity.
const STEPS: usize = 100;

/// Share of pupils who may be named wrongly.
const ERRORS: f64 = 0.05;

/// Prints the row of one field, and the groups of misconceptions.
pub(crate) fn report(name: &str, skills: &[Skill], start: &PupilModel) {
    let mut pool = Pool::new(skills.to_vec(), 1);
    let exercises = (1..=DRAWS).flat_map(|number| candidates(&mut pool, number));
    let largest = exercises
        .map(|exercise| {
            let mut answers = start.likelihoods(&exercise);
            // No simulated pupil guesses.
            for answer in &mut answers {
                answer.remove(1);
            }
            capacity(&answers)
        })
        .fold(0.0, f64::max);
    let explanations = (start.groups().len() + 1) as f64;
    let entropy = -ERRORS * ERRORS.log2() - (1.0 - ERRORS) * (1.0 - ERRORS).log2();
    let needed = explanations.log2() - entropy - ERRORS * (explanations - 1.0).log2();
    println!("| {name} | {explanations} | {largest:.2} | {:.1} |", needed / largest);
    let names: Vec<String> = start.groups().iter().map(|(group, _)| group.name()).collect();
    println!("<!-- {name}: {} -->", names.join(", "));
}

/// Returns the capacity in bits of a channel, from above; `answers` has the probability of each output under each
/// input. Source: R. E. Blahut, Computation of channel capacity and rate-distortion functions, IEEE Transactions on
/// Information Theory 18 (1972).
fn capacity(answers: &[Vec<f64>]) -> f64 {
    let inputs = answers.first().map_or(0, Vec::len);
    let mut weights = vec![1.0 / inputs as f64; inputs];
    let mut most = f64::INFINITY;
    for _ in 0..STEPS {
        let totals: Vec<f64> = answers
            .iter()
            .map(|each| each.iter().zip(&weights).map(|(p, w)| p * w).sum())
            .collect();
        let divergences: Vec<f64> = (0..inputs)
            .map(|at| {
                let terms = answers.iter().zip(&totals);
                terms
                    .map(|(each, total)| match each[at] {
                        0.0 => 0.0,
                        probability => probability * (probability / total).log2(),
                    })
                    .sum()
            })
            .collect();
        // The largest divergence is never less than the capacity.
        most = divergences.iter().copied().fold(0.0, f64::max).min(most);
        for (weight, divergence) in weights.iter_mut().zip(&divergences) {
            *weight *= divergence.exp2();
        }
        let sum: f64 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= sum);
    }
    most
}
