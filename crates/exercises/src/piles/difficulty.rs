//! Measures the difficulty of a position of piles.

use super::GuessRisk;
use crate::difficulty::Difficulty;
use carryless_games::games::nim::Rules;
use carryless_games::games::nim::closed_form::{NimTally, PileVerdict};
use carryless_games::games::nim::explanation::Facts;
use carryless_games::games::nim::misconceptions::{MISCONCEPTIONS, Misconception, VERDICT_IDEAS};

/// Returns the difficulty of a position, with `form` 0. `luck` selects the kind of answer that is tested: the
/// measure `luck` is true if a misconception gives this answer right.
pub(crate) fn measure_difficulty(
    rules: Rules,
    piles: &[u64],
    facts: &Facts,
    luck: GuessRisk,
) -> Difficulty {
    let winning = &facts.winning_moves;
    let lucky = |idea: &Misconception| {
        let lead = idea.aim(rules, piles);
        lead.is_some_and(|lead| winning.iter().any(|taken| lead.contains(*taken)))
    };
    let said = |idea: &Misconception| idea.verdict(rules, piles);
    Difficulty {
        form: 0,
        piles: piles.len() as u8,
        bits: facts.columns.width() as u8,
        odd_columns: facts.nim_sum.count_ones() as u8,
        winning_moves: winning.len() as u8,
        raising: rules
            .verdicts(piles, NimTally::new(piles, rules.modulus()))
            .any(PileVerdict::is_raise),
        luck: match luck {
            GuessRisk::Moves => MISCONCEPTIONS.iter().any(lucky),
            GuessRisk::Verdicts => {
                VERDICT_IDEAS.iter().filter_map(said).any(|said| said.is_true_of(facts.outcome))
            }
            GuessRisk::Sums => Misconception::Carry.nim_sum(rules, piles) == Some(facts.nim_sum),
        },
        mirror: is_mirrored(piles),
    }
}

/// Whether at least one pile disappears, and one or two piles remain, when empty piles and pairs of equal piles
/// are removed.
fn is_mirrored(piles: &[u64]) -> bool {
    let mut left: Vec<u64> = Vec::new();
    for &size in piles.iter().filter(|size| **size > 0) {
        match left.iter().position(|other| *other == size) {
            Some(at) => drop(left.swap_remove(at)),
            None => left.push(size),
        }
    }
    left.len() < piles.len() && (1..=2).contains(&left.len())
}
