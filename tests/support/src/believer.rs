//! Independent implementation of the misconceptions, each as the manual words it, by search and by plain
//! counting.

use carryless_games::games::nim::misconceptions::{MOVE_IDEAS, Misconception};
use carryless_games::position::{Claim, Outcome};

use crate::oracle::{Piles, Solver, after, sorted};

/// Moves and claims of each misconception, as the manual words them.
pub struct Believer<'s> {
    pub solver: &'s mut Solver,
    pub rules: Piles,
    pub piles: &'s [u64],
}

impl Believer<'_> {
    /// Whether `chosen` is a winning move under other rules.
    fn wins_under(&mut self, limit: Option<u64>, misere: bool, chosen: (u64, u64)) -> bool {
        self.solver.winning(Piles { limit, misere }, self.piles).contains(&chosen)
    }

    pub fn plays(&mut self, idea: Misconception, chosen: (u64, u64)) -> bool {
        let Piles { limit, misere } = self.rules;
        let (pile, take) = chosen;
        let piles = self.piles;
        let leaves = piles[pile as usize - 1] - take;
        let in_largest = piles.iter().all(|&size| size <= leaves + take);
        let mut others = piles.iter().zip(1..).filter(|&(_, other)| other != pile);
        match idea {
            Misconception::LargestPile => in_largest,
            Misconception::LeftmostOnly => {
                let weight = leftmost_odd(self.rules, piles);
                weight.is_some_and(|weight| {
                    (leaves + take) / weight % 2 == 1 && leaves + weight == leaves + take
                })
            }
            Misconception::WrongPile => {
                let weight = leftmost_odd(self.rules, piles);
                weight.is_some_and(|weight| ((leaves + take) / weight).is_multiple_of(2))
            }
            Misconception::TakeNimSum => limit.is_none() && take == odd_weights(piles, false),
            Misconception::NimSumFromLargest => {
                limit.is_none() && in_largest && take == odd_weights(piles, false)
            }
            Misconception::Equalise => {
                let mut left = after(piles, pile, take);
                left.retain(|size| *size > 0);
                let equal = matches!(left[..], [one, other] if one == other);
                limit.is_none() && (equal || leaves > 0 && others.any(|(&size, _)| size == leaves))
            }
            Misconception::SumMove => !misere && is_sum(&after(piles, pile, take)),
            Misconception::LateSwitch => {
                let large = piles.iter().filter(|size| **size > 1).count();
                misere && limit.is_none() && large == 1 && self.wins_under(None, false, chosen)
            }
            Misconception::IgnoreMisere => misere && self.wins_under(limit, false, chosen),
            Misconception::IgnoreLimit => limit.is_some_and(|limit| {
                let sizes = self.solver.winning(Piles { limit: None, misere }, piles);
                sizes.iter().any(|&(there, many)| (there, many.min(limit)) == chosen)
            }),
            // Remainders by K are right if at most K − 1 stones may be taken.
            Misconception::ModK => limit
                .is_some_and(|limit| limit > 1 && self.wins_under(Some(limit - 1), misere, chosen)),
            _ => false,
        }
    }

    pub fn says(&mut self, idea: Misconception) -> Option<Claim> {
        let Piles { limit, misere } = self.rules;
        let plain = limit.is_none() && !misere;
        let piles = self.piles;
        let lost_if = |lost| Some(if lost { Claim::Lose } else { Claim::Win });
        match idea {
            Misconception::OnlyDown => limit.and_then(|limit| lost_if(!self.can_lower(limit + 1))),
            Misconception::ZeroIsOdd => {
                let residues = residues(limit, piles);
                let counted = misere && residues.iter().all(|&residue| residue < 2);
                if counted { None } else { lost_if(odd_weights(&residues, true) == 0) }
            }
            Misconception::EvenTotal => {
                (plain && piles.iter().sum::<u64>() % 2 == 0).then_some(Claim::Lose)
            }
            Misconception::SumRule if !misere && piles.len() == 3 => lost_if(is_sum(piles)),
            Misconception::OnlyPairs if plain => lost_if(in_pairs(piles)),
            Misconception::MisereReverse if misere && limit.is_none() => {
                let normal = Piles { limit: None, misere: false };
                lost_if(self.solver.outcome(normal, piles) == Outcome::N)
            }
            _ => None,
        }
    }

    /// Whether some winning move lowers a remainder.
    fn can_lower(&mut self, modulus: u64) -> bool {
        let winning = self.solver.winning(self.rules, self.piles);
        winning.iter().any(|&(pile, take)| {
            let size = self.piles[pile as usize - 1];
            (size - take) % modulus < size % modulus
        })
    }
}

/// Weight of the leftmost odd column if columns decide: not with a limit, nor at the end of misère play.
fn leftmost_odd(rules: Piles, piles: &[u64]) -> Option<u64> {
    let large = piles.iter().filter(|size| **size > 1).count();
    let decide = rules.limit.is_none() && (!rules.misere || large > 1);
    let odd = |weight: &u64| piles.iter().filter(|size| **size / weight % 2 == 1).count() % 2 == 1;
    [8, 4, 2, 1].into_iter().find(odd).filter(|_| decide)
}

fn residues(limit: Option<u64>, piles: &[u64]) -> Vec<u64> {
    piles.iter().map(|size| limit.map_or(*size, |limit| size % (limit + 1))).collect()
}

fn is_sum(piles: &[u64]) -> bool {
    matches!(sorted(piles)[..], [x, y, z] if x + y == z)
}

fn in_pairs(piles: &[u64]) -> bool {
    (1..=9).all(|size| piles.iter().filter(|pile| **pile == size).count() % 2 == 0)
}

/// Sum of the weights of the odd columns, and of the empty ones if they count as odd; counted digit by digit.
pub fn odd_weights(numbers: &[u64], empty_too: bool) -> u64 {
    let width = (0..).find(|&place| numbers.iter().all(|number| *number < 1 << place)).unwrap();
    let weights = (0..width).map(|place| 1 << place);
    let count = |weight: &u64| numbers.iter().filter(|number| **number / weight % 2 == 1).count();
    weights.filter(|weight| count(weight) % 2 == 1 || empty_too && count(weight) == 0).sum()
}

/// For each statement of the misconception about a position, whether it is right.
pub fn said(solver: &mut Solver, rules: Piles, idea: Misconception, piles: &[u64]) -> Vec<bool> {
    let winning = solver.winning(rules, piles);
    let outcome = solver.outcome(rules, piles);
    let mut believer = Believer { solver, rules, piles };
    if idea == Misconception::OnlyDown {
        let modulus = rules.limit.unwrap() + 1;
        let size = |pile: u64| piles[pile as usize - 1];
        return winning
            .iter()
            .map(|&(pile, take)| (size(pile) - take) % modulus < size(pile) % modulus)
            .collect();
    }
    if MOVE_IDEAS.contains(&idea) {
        let mut moves = if outcome == Outcome::N { rules.moves(piles) } else { Vec::new() };
        moves.retain(|&chosen| believer.plays(idea, chosen));
        return moves.iter().map(|chosen| winning.contains(chosen)).collect();
    }
    let claim = believer.says(idea);
    claim.map(|claim| (claim == Claim::Win) == (outcome == Outcome::N)).into_iter().collect()
}
