//! Builds the steps of the explanation of a position of Wythoff's game, in teaching order.

use super::closed_form::{GoldenRatioSteps, Pair, Way, outcome, winning_moves};
use super::steps::{Pairs, Reply, Step};
use crate::position::{DecimalU128, MultiPileMove, Outcome, Piles};

/// Smallest number of cold pairs in the table of the explanation.
const FEWEST_PAIRS: u64 = 6;

/// A position from which the steps are built; tables have at most `rows` rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepBuilder {
    pub(super) piles: [u64; 2],
    pub(super) rows: usize,
}

impl StepBuilder {
    /// Returns the sizes of the two piles after the move `chosen`.
    pub(super) fn after(self, chosen: &MultiPileMove) -> [u64; 2] {
        let [first, second] = self.piles;
        match chosen.takes[..] {
            [one, two] => [first - one, second - two],
            _ => self.piles,
        }
    }

    /// Returns the first winning reply to the move `chosen`; `None` if `chosen` wins.
    pub(super) fn winning_reply(self, chosen: &MultiPileMove) -> Option<MultiPileMove> {
        winning_moves(self.after(chosen)).into_iter().next()
    }

    /// Returns the steps of the explanation. `winning` lists the winning moves; `judged` is the pupil's move
    /// and whether it wins (`None` without a move).
    pub(super) fn steps(
        self,
        winning: &[MultiPileMove],
        judged: Option<(&MultiPileMove, bool)>,
    ) -> Vec<Step> {
        let shown = match judged {
            Some((chosen, true)) => Some(chosen.clone()),
            _ => winning.first().cloned(),
        };
        let over = self.piles == [0, 0];
        let mut steps = vec![Step::Start { shown: shown.clone(), over }];
        steps.extend(judged.map(|(chosen, _)| self.judge(chosen)));
        if over {
            return steps;
        }
        steps.extend([self.pairs(), self.golden()]);
        match shown {
            Some(shown) => {
                steps.extend([self.ways(), self.check(&shown)]);
                let count = winning.len() as u64;
                steps.push(Step::Moves { count, shown });
            }
            None => steps.extend([self.p_position_step()].into_iter().chain(self.advice())),
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn judge(self, chosen: &MultiPileMove) -> Step {
        let piles = self.after(chosen);
        let difference = piles[0].abs_diff(piles[1]);
        let last = piles == [0, 0];
        Step::Judge {
            piles,
            difference,
            pair: Pair::at(difference),
            cold: outcome(piles) == Outcome::P,
            last,
            answered: difference == 0 || piles.contains(&0),
        }
    }

    /// Returns the step with the cold pairs up to the sizes of the piles, but at least the first six.
    fn pairs(self) -> Step {
        let [first, second] = self.piles;
        let fitting = Pair::last_up_to(0, first.min(second)).index;
        let fitting = fitting.min(Pair::last_up_to(1, first.max(second)).index);
        let total = (fitting + 1).max(FEWEST_PAIRS);
        let rows = self.rows as u64;
        let pairs = |from: u64, to: u64| (from..to).filter_map(Pair::at).collect();
        if total <= rows {
            let first = pairs(0, total);
            return Step::Pairs(Pairs::new(first, 0, Vec::new()));
        }
        let (head, tail) = (rows - rows / 3, rows / 3);
        Step::Pairs(Pairs::new(pairs(0, head), total - rows, pairs(total - tail, total)))
    }

    /// Returns the step that computes the cold pair whose two numbers have the difference of the piles.
    fn golden(self) -> Step {
        let difference = self.piles[0].abs_diff(self.piles[1]);
        Step::Golden {
            difference,
            working: GoldenRatioSteps::compute(difference),
            pair: Pair::at(difference),
            cold: outcome(self.piles) == Outcome::P,
        }
    }

    fn ways(self) -> Step {
        Step::Ways { difference: self.piles[0].abs_diff(self.piles[1]), ways: Way::all(self.piles) }
    }

    fn check(self, shown: &MultiPileMove) -> Step {
        let piles = self.after(shown);
        Step::Check {
            shown: shown.clone(),
            piles,
            index: piles[0].abs_diff(piles[1]),
            last: piles == [0, 0],
        }
    }

    /// Returns the step of a P-position with at most `rows` moves and their replies. Moves of one stone in
    /// each of the three ways come first, then moves of two stones, and so on.
    fn p_position_step(self) -> Step {
        let [first, second] = self.piles;
        let moves = u128::from(first) + u128::from(second) + u128::from(first.min(second));
        let of_size = |take| [vec![take, 0], vec![0, take], vec![take, take]];
        let chosen = (1..=first.max(second)).flat_map(of_size);
        let legal = chosen.filter(|takes| takes[0] <= first && takes[1] <= second);
        let rows: Vec<Reply> = legal.take(self.rows).map(|takes| self.reply(takes)).collect();
        Step::Replies {
            index: first.abs_diff(second),
            moves: DecimalU128(moves),
            left_out: DecimalU128(moves - rows.len() as u128),
            rows,
        }
    }

    /// Returns the table row of a move that takes `takes` from each pile, with the opponent's winning reply.
    fn reply(self, takes: Vec<u64>) -> Reply {
        let chosen = MultiPileMove { takes };
        let leaves = self.after(&chosen);
        let repair = self.winning_reply(&chosen);
        let after = StepBuilder { piles: leaves, ..self };
        Reply {
            leaves,
            repaired: repair.as_ref().map(|repair| after.after(repair)),
            repair,
            takes: chosen.takes,
        }
    }

    /// Returns the step that advises taking one stone from the larger pile; `None` if there are no stones.
    fn advice(self) -> Option<Step> {
        let taken = Piles::from_sizes(&self.piles).one_from_largest()?;
        Some(Step::Advice { advised: MultiPileMove::from_pile_move(2, taken) })
    }
}
