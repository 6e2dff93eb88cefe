//! Builds the steps of the explanation of a position of Moore's game, in teaching order.
//! [`super::closed_form`] computes the winning move.

use super::Rules;
use super::steps::{Reply, Step};
use crate::columns::{BitWeights, Columns, Parts};
use crate::figure::Flip;
use crate::position::{MultiPileMove, PileMove, Piles};

/// A position with the binary columns of its piles, from which the steps are built; tables have at most
/// `rows` rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepBuilder<'a> {
    pub(super) rules: Rules,
    pub(super) piles: &'a [u64],
    pub(super) columns: &'a Columns,
    pub(super) rows: usize,
}

impl StepBuilder<'_> {
    /// Returns the binary columns of the pile sizes `piles`, added without carry modulo `rules.modulus()`.
    fn columns_of(self, piles: &[u64]) -> Columns {
        Columns::from_numbers(piles, self.rules.modulus())
    }

    fn nonempty_pile_count(self) -> u64 {
        self.piles.iter().filter(|size| **size > 0).count() as u64
    }

    /// Returns the steps of the explanation. They show the pupil's move `judged` if it is given and wins,
    /// otherwise the winning move `built`, which is `None` in a P-position. `complete` tells whether the
    /// explanation lists every winning move.
    pub(super) fn steps(
        self,
        built: Option<&MultiPileMove>,
        judged: Option<&MultiPileMove>,
        complete: bool,
    ) -> Vec<Step> {
        let right = judged.filter(|chosen| self.rules.wins_by(self.piles, chosen));
        let shown = right.or(built).cloned();
        let over = self.nonempty_pile_count() == 0;
        let mut steps = vec![Step::Start { shown: shown.clone(), over }];
        steps.extend(judged.map(|chosen| self.judge(chosen)));
        if over {
            return steps;
        }
        if self.nonempty_pile_count() <= self.rules.at_most {
            let piles = self.nonempty_pile_count();
            steps.push(Step::Everything { piles });
        } else {
            steps.extend(self.outcome_steps());
        }
        match (shown, built) {
            (Some(shown), Some(built)) => {
                steps.extend(self.n_position_steps(shown, built, complete));
            }
            _ => steps.extend([self.p_position_step()].into_iter().chain(self.advice())),
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn judge(self, chosen: &MultiPileMove) -> Step {
        let piles = chosen.apply_to(self.piles);
        let columns = self.columns_of(&piles);
        let heaps = piles.iter().filter(|size| **size > 0).count() as u64;
        Step::Judge {
            uneven: columns.odd_weights(),
            last: piles.iter().all(|size| *size == 0),
            answered: heaps <= self.rules.at_most,
            piles,
            columns,
        }
    }

    /// Returns the three steps that compute the outcome: `Binary`, `Add` and `Divide`.
    fn outcome_steps(self) -> [Step; 3] {
        let parts =
            |(&number, pile): (&u64, u64)| Parts { pile, number, parts: BitWeights(number) };
        let uneven = self.columns.odd_weights();
        let divide =
            Step::Divide { modulus: self.rules.modulus(), uneven, leftmost: uneven.largest() };
        let piles = self.piles.iter().zip(1..).map(parts).collect();
        [Step::Binary { piles }, Step::Add {}, divide]
    }

    /// Returns the steps of an N-position: the construction of the winning move `built`, the check of the
    /// winning move `shown`, and the list of winning moves, which has all of them if `complete` is true. If a
    /// move may take from all nonempty piles, returns only the list.
    fn n_position_steps(
        self,
        shown: MultiPileMove,
        built: &MultiPileMove,
        complete: bool,
    ) -> Vec<Step> {
        let (_, deeds) = self.rules.build_winning_move(self.piles);
        let flips = PileMove::split_by_pile(self.piles, built).into_iter().map(flip);
        let build = Step::Build { columns: deeds, piles: flips.collect() };
        let piles = shown.apply_to(self.piles);
        let check = Step::Check {
            columns: self.columns_of(&piles),
            last: piles.iter().all(|size| *size == 0),
            shown: shown.clone(),
            piles,
        };
        let moves = Step::Moves { shown, complete };
        if self.nonempty_pile_count() <= self.rules.at_most {
            vec![moves]
        } else {
            vec![build, check, moves]
        }
    }

    /// Returns the step of a P-position with at most `rows` moves and the opponent's replies. First come
    /// moves of one stone from each nonempty pile, then of one stone from each of two neighbouring ones, and
    /// so on up to the largest number of piles from which a move may take; then moves of two stones, and so
    /// on.
    fn p_position_step(self) -> Step {
        let heaps: Vec<usize> = (0..self.piles.len()).filter(|&at| self.piles[at] > 0).collect();
        let widest = self.rules.at_most.min(heaps.len() as u64) as usize;
        let largest = self.piles.iter().max().copied().unwrap_or(0);
        let chosen = (1..=largest).flat_map(|take| {
            let heaps = &heaps;
            (1..=widest).flat_map(move |width| {
                heaps.windows(width).map(move |window| self.take_from_each(take, window))
            })
        });
        let mut chosen = chosen.flatten();
        let rows: Vec<MultiPileMove> = chosen.by_ref().take(self.rows).collect();
        // Moves that take different numbers from several piles never appear in the rows.
        let complete = widest == 1 && chosen.next().is_none();
        Step::Replies {
            modulus: self.rules.modulus(),
            rows: rows.into_iter().map(|chosen| self.reply(chosen)).collect(),
            complete,
        }
    }

    /// Returns the move that takes `take` stones from each of the piles `window` (0-based indices); `None` if
    /// one of these piles is too small.
    fn take_from_each(self, take: u64, window: &[usize]) -> Option<MultiPileMove> {
        let mut takes = vec![0; self.piles.len()];
        for &index in window {
            takes[index] = Some(take).filter(|take| *take <= self.piles[index])?;
        }
        Some(MultiPileMove { takes })
    }

    /// Returns the table row of a move from a P-position: the columns whose number of ones is no longer
    /// divisible by `rules.modulus()`, and the opponent's winning reply.
    fn reply(self, chosen: MultiPileMove) -> Reply {
        let leaves = chosen.apply_to(self.piles);
        Reply {
            broken: self.columns_of(&leaves).odd_weights(),
            repair: self.rules.winning_move(&leaves),
            takes: chosen.takes,
        }
    }

    /// Returns the step that advises taking one stone from the largest pile; `None` if there are no stones.
    fn advice(self) -> Option<Step> {
        let taken = Piles::from_sizes(self.piles).one_from_largest()?;
        Some(Step::Advice { advised: MultiPileMove::from_pile_move(self.piles.len(), taken) })
    }
}

/// Converts a move in one pile to a row of the figure of flipped digits.
fn flip(PileMove { pile, take, leaves }: PileMove) -> Flip {
    let size = leaves + take;
    Flip { pile, size, before: size, after: leaves, flips: BitWeights(size ^ leaves), take, leaves }
}
