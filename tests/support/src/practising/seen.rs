//! Piles as a simulated pupil sees them, with what follows from each misconception.

use serde_json::Value;

use crate::checker::list;

/// A move: index of the pile from 0, and number of stones.
pub(super) type Move = (usize, u64);

/// A position of piles, as a pupil sees it.
pub(super) struct Seen {
    pub(super) piles: Vec<u64>,
    pub(super) limit: Option<u64>,
    pub(super) misere: bool,
}

/// Whether the player to move wins at Nim without a limit, by the columns.
fn wins(piles: &[u64], misere: bool) -> bool {
    let sum = piles.iter().fold(0, |sum, size| sum ^ size);
    match misere && piles.iter().all(|size| *size < 2) {
        true => sum == 0,
        false => sum != 0,
    }
}

impl Seen {
    pub(super) fn new(exercise: &Value) -> Self {
        Seen {
            piles: list(&exercise["position"]["piles"]),
            limit: exercise["rules"]["limit"].as_u64(),
            misere: exercise["rules"]["play"] == "misere",
        }
    }

    fn after(&self, (pile, take): Move) -> Vec<u64> {
        let mut piles = self.piles.clone();
        piles[pile] -= take;
        piles
    }

    pub(super) fn all_moves(&self) -> Vec<Move> {
        let most = |size: u64| self.limit.map_or(size, |limit| limit.min(size));
        let piles = self.piles.iter().enumerate();
        piles.flat_map(|(pile, size)| (1..=most(*size)).map(move |take| (pile, take))).collect()
    }

    fn residues(&self, modulus: u64) -> Vec<u64> {
        self.piles.iter().map(|size| size % modulus).collect()
    }

    /// Sizes that count: remainders with a limit.
    fn counted(&self) -> Vec<u64> {
        self.limit.map_or_else(|| self.piles.clone(), |limit| self.residues(limit + 1))
    }

    /// Number of ones in each column, from the left.
    fn sums(&self) -> Vec<u64> {
        let counted = self.counted();
        let width = 64 - counted.iter().max().map_or(0, |most| most.leading_zeros());
        let width = if counted.iter().all(|size| *size == 0) { 1 } else { width };
        let ones = |place: u32| counted.iter().filter(|size| *size >> place & 1 == 1).count();
        (0..width).rev().map(|place| ones(place) as u64).collect()
    }

    pub(super) fn digits(&self, idea: &str) -> Option<String> {
        let sums = self.sums();
        let digits: Vec<u64> = match idea {
            "carry" => {
                let total: u64 = self.counted().iter().sum();
                format!("{total:b}").chars().map(|one| u64::from(one == '1')).collect()
            }
            "zero-is-odd" => {
                sums.iter().map(|ones| u64::from(*ones == 0 || ones % 2 == 1)).collect()
            }
            "odd-even-signs" => sums.iter().map(|ones| ones % 2).collect(),
            "digits-reversed" => sums.into_iter().rev().collect(),
            _ => return None,
        };
        Some(digits.iter().map(u64::to_string).collect::<Vec<_>>().join(" "))
    }

    pub(super) fn nim_sum(&self, idea: &str) -> Option<u64> {
        match idea {
            "carry" => Some(self.counted().iter().sum()),
            "zero-is-odd" => Some(
                self.sums()
                    .iter()
                    .fold(0, |sum, ones| 2 * sum + u64::from(*ones == 0 || ones % 2 == 1)),
            ),
            _ => None,
        }
    }

    /// Whether the pupil says that the player to move can win; `None` if the misconception is about something else.
    pub(super) fn claim(&self, idea: &str) -> Option<bool> {
        let plain = self.limit.is_none() && !self.misere;
        let mut sorted = self.piles.clone();
        sorted.sort_unstable();
        match idea {
            "carry" if !self.misere => Some(self.counted().iter().sum::<u64>() > 0),
            "zero-is-odd" => {
                let small = self.misere && self.counted().iter().all(|size| *size < 2);
                (!small).then(|| self.nim_sum(idea) != Some(0))
            }
            "even-total" if plain && self.piles.iter().sum::<u64>().is_multiple_of(2) => {
                Some(false)
            }
            "sum-rule" if !self.misere && sorted.len() == 3 => {
                Some(sorted[0] + sorted[1] != sorted[2])
            }
            "only-pairs" if plain => {
                Some(!sorted.chunks(2).all(|two| two.len() == 2 && two[0] == two[1]))
            }
            "misere-reverse" if self.misere && self.limit.is_none() => {
                Some(!wins(&self.piles, false))
            }
            "ignore-misere" if self.misere => Some(wins(&self.counted(), false)),
            "ignore-limit" if self.limit.is_some() => Some(wins(&self.piles, self.misere)),
            "mod-k" => self.limit.map(|limit| wins(&self.residues(limit), self.misere)),
            "only-down" => self.limit.map(|limit| {
                let counted = self.residues(limit + 1);
                (0..counted.len()).any(|pile| {
                    (0..counted[pile]).any(|left| {
                        let mut after = counted.clone();
                        after[pile] = left;
                        !wins(&after, self.misere)
                    })
                })
            }),
            _ => None,
        }
    }

    /// The moves that the pupil holds to be good; empty if the misconception is about something else.
    pub(super) fn moves(&self, idea: &str) -> Vec<Move> {
        let large = self.piles.iter().filter(|size| **size > 1).count();
        let ends = self.misere && self.limit.is_none() && large <= 1;
        // A pupil with another misconception knows the end of misère play.
        if ends && !["late-switch", "ignore-misere"].contains(&idea) {
            return Vec::new();
        }
        let sum = self.piles.iter().fold(0, |sum, size| sum ^ size);
        let largest = self.piles.iter().copied().max().unwrap_or(0);
        let column = if sum == 0 { 0 } else { 1 << sum.ilog2() };
        let free = self.limit.is_none();
        let good = |made: &Move| -> bool {
            let (pile, take) = *made;
            let size = self.piles[pile];
            let after = self.after(*made);
            let mut rest: Vec<u64> = after.iter().copied().filter(|size| *size > 0).collect();
            rest.sort_unstable();
            match idea {
                "largest-pile" => size == largest,
                "leftmost-only" => free && column > 0 && size & column > 0 && take == column,
                "wrong-pile" => free && column > 0 && size & column == 0,
                "take-nim-sum" => free && take == sum,
                "nim-sum-from-largest" => free && take == sum && size == largest,
                "equalise" => {
                    let twin = after[pile] > 0
                        && (0..after.len()).any(|at| at != pile && after[at] == after[pile]);
                    let left_two = after[pile] == 0 && rest.len() == 2 && rest[0] == rest[1];
                    free && (twin || left_two)
                }
                "sum-move" => {
                    !self.misere
                        && rest.len() == 3
                        && after.len() == 3
                        && rest[0] + rest[1] == rest[2]
                }
                "late-switch" => self.misere && free && large == 1 && !wins(&after, false),
                "ignore-misere" if self.misere => match self.limit {
                    None => !wins(&after, false),
                    Some(limit) => {
                        let left: Vec<u64> = after.iter().map(|size| size % (limit + 1)).collect();
                        !wins(&left, false)
                    }
                },
                _ => false,
            }
        };
        if let Some(limit) = self.limit.filter(|_| idea == "ignore-limit") {
            let whole = Seen { limit: None, piles: self.piles.clone(), ..*self };
            let winning = |made: &Move| !wins(&whole.after(*made), self.misere);
            let mut moves: Vec<Move> = whole.all_moves().into_iter().filter(winning).collect();
            moves.iter_mut().for_each(|made| made.1 = made.1.min(limit));
            return moves;
        }
        if let Some(limit) = self.limit.filter(|_| idea == "mod-k") {
            let winning = |made: &Move| {
                let left: Vec<u64> = self.after(*made).iter().map(|size| size % limit).collect();
                made.1 < limit && !wins(&left, self.misere)
            };
            return self.all_moves().into_iter().filter(winning).collect();
        }
        self.all_moves().into_iter().filter(good).collect()
    }
}
