//! The shortest linear recurrence of a sequence that an automaton counts (Berlekamp 1968, Massey 1969). It is
//! found modulo a prime and then proved. A sequence counted by S states obeys *some* recurrence of order S;
//! so do the differences between its terms and those of the found recurrence. If S differences in a row are
//! 0, all are.

use num_bigint::{BigInt, BigUint};
use serde::Serialize;

/// The prime 2^61 − 1, modulo which a recurrence is searched.
const PRIME: u64 = (1 << 61) - 1;

/// Largest absolute value that a coefficient of a recurrence may have; the search fails if a coefficient is
/// larger.
const LARGEST: u64 = 1 << 31;

/// A linear recurrence a(i) = k₁·a(i − 1) + k₂·a(i − 2) + … of a sequence a(0), a(1), …, for every i from
/// `from` on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recurrence {
    /// Number of coefficients.
    pub order: u64,
    /// Coefficients k₁, k₂, …; the last is not 0.
    pub coefficients: Vec<i64>,
    /// Smallest i for which the recurrence holds.
    pub from: u64,
    /// Whether the sequence consists of Fibonacci numbers.
    pub fibonacci: bool,
}

/// Returns the number of terms needed to find and prove the [`Recurrence`] of a sequence that an automaton
/// with `states` states counts.
pub fn terms_needed(states: usize) -> usize {
    2 * states + 2
}

impl Recurrence {
    /// Returns the shortest recurrence of the sequence that begins with `terms`; `None` if none can be
    /// proved. The sequence is counted by an automaton with `states` states; a proof needs 2 · `states` + 2
    /// terms.
    pub fn find(terms: &[BigUint], states: usize) -> Option<Self> {
        let residues: Vec<u64> = terms.iter().map(residue).collect();
        let mut coefficients: Option<Vec<i64>> =
            shortest(&residues).into_iter().map(to_small_integer).collect();
        let coefficients = coefficients.as_mut()?;
        let from = coefficients.len();
        if !holds(terms, coefficients, states) {
            return None;
        }
        while coefficients.last() == Some(&0) {
            coefficients.pop();
        }
        let small: Vec<u64> = residues.iter().take(2).copied().collect();
        Some(Recurrence {
            order: coefficients.len() as u64,
            fibonacci: **coefficients == [1, 1] && matches!(small[..], [1, 1 | 2]) && from == 2,
            coefficients: coefficients.clone(),
            from: from as u64,
        })
    }
}

/// Whether the recurrence with these `coefficients` k₁, k₂, … gives every one of `terms` after the first
/// `coefficients.len()`. If at least `states` terms are given so, the recurrence is proved; with fewer,
/// returns `false`.
fn holds(terms: &[BigUint], coefficients: &[i64], states: usize) -> bool {
    let order = coefficients.len();
    let enough = terms.len() >= order + states;
    enough
        && (order..terms.len()).all(|at| {
            let earlier = terms[at - order..at].iter().rev();
            let sum: BigInt =
                earlier.zip(coefficients).map(|(term, &k)| BigInt::from(term.clone()) * k).sum();
            sum == BigInt::from(terms[at].clone())
        })
}

/// Returns the remainder of a number modulo [`PRIME`].
fn residue(number: &BigUint) -> u64 {
    let digits = (number % PRIME).to_u64_digits();
    digits.first().copied().unwrap_or(0)
}

/// Returns the integer that has this remainder modulo [`PRIME`] and an absolute value of at most [`LARGEST`];
/// `None` if there is none.
fn to_small_integer(residue: u64) -> Option<i64> {
    match residue {
        small if small <= LARGEST => Some(small as i64),
        large if PRIME - large <= LARGEST => Some(-((PRIME - large) as i64)),
        _ => None,
    }
}

/// Returns the product of two numbers modulo [`PRIME`].
fn multiply(left: u64, right: u64) -> u64 {
    (u128::from(left) * u128::from(right) % u128::from(PRIME)) as u64
}

/// Returns 1 / `number` modulo [`PRIME`], by Fermat: number^(p − 2).
fn inverse(number: u64) -> u64 {
    let (mut power, mut result, mut exponent) = (number, 1, PRIME - 2);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = multiply(result, power);
        }
        power = multiply(power, power);
        exponent >>= 1;
    }
    result
}

/// Returns the coefficients k₁, k₂, …, modulo [`PRIME`], of the shortest recurrence that gives these terms
/// (Berlekamp and Massey).
fn shortest(terms: &[u64]) -> Vec<u64> {
    let (mut current, mut previous): (Vec<u64>, Vec<u64>) = (Vec::new(), Vec::new());
    let (mut failed_at, mut failure) = (None, 1);
    for at in 0..terms.len() {
        let guess = current.iter().zip(terms[..at].iter().rev());
        let guess = guess.fold(0, |sum, (&k, &term)| (sum + multiply(k, term)) % PRIME);
        let difference = (terms[at] + PRIME - guess) % PRIME;
        if difference == 0 {
            continue;
        }
        let Some(last) = failed_at else {
            current = vec![0; at + 1];
            (failed_at, failure) = (Some(at), difference);
            continue;
        };
        // Shift the earlier recurrence so that its failure falls here, and cancel this one.
        let scale = multiply(difference, inverse(failure));
        let mut repair = vec![0; at - last - 1];
        repair.push(scale);
        repair.extend(previous.iter().map(|&k| multiply(PRIME - k % PRIME, scale) % PRIME));
        repair.resize(repair.len().max(current.len()), 0);
        let earlier = current.clone();
        for (sum, k) in repair.iter_mut().zip(&earlier) {
            *sum = (*sum + k) % PRIME;
        }
        if at - last + previous.len() >= earlier.len() {
            (previous, failed_at, failure) = (earlier, Some(at), difference);
        }
        current = repair;
    }
    current
}
