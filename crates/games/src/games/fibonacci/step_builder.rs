//! Builds the steps of the explanation of a pile with a quota, in teaching order.

use super::State;
use super::closed_form::{cuts, fibonacci_up_to, zeckendorf};
use super::steps::{Reply, Step, ZeckendorfRow};
use crate::position::{DecimalU128, TakeMove};

/// A state with the Zeckendorf representation `parts` of its pile, from which the steps are built; tables
/// have at most `rows` rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepBuilder<'a> {
    pub(super) state: &'a State,
    pub(super) parts: &'a [u64],
    pub(super) rows: usize,
}

impl StepBuilder<'_> {
    /// Returns the opponent's winning reply to the legal move `chosen` that takes the fewest stones; `None`
    /// if `chosen` wins.
    pub(super) fn winning_reply(self, chosen: TakeMove) -> Option<TakeMove> {
        self.state.after(chosen).winning_moves().into_iter().next()
    }

    /// Returns the steps of the explanation. `winning` lists the winning moves; `judged` is the pupil's move,
    /// if there is one, and whether it wins.
    pub(super) fn steps(self, winning: &[TakeMove], judged: Option<(TakeMove, bool)>) -> Vec<Step> {
        let shown = match judged {
            Some((chosen, true)) => Some(chosen),
            _ => winning.first().copied(),
        };
        let over = self.state.most() == 0;
        let mut steps = vec![Step::Start { shown, over }];
        steps.extend(judged.map(|(chosen, _)| self.judge(chosen)));
        let smallest = match self.parts.last() {
            Some(&smallest) if !over => smallest,
            _ => return steps,
        };
        steps.extend([self.parts_step(), self.compare(smallest)]);
        match shown {
            Some(shown) => {
                let count = winning.len() as u64;
                steps.extend([
                    Step::Cuts { rows: cuts(self.parts, self.state.most()) },
                    self.check(shown),
                    Step::Moves { count, others: self.state.most() - count },
                ]);
            }
            None => {
                steps.extend([
                    self.p_position_step(smallest),
                    Step::Advice { advised: TakeMove { take: 1 } },
                ]);
            }
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn judge(self, chosen: TakeMove) -> Step {
        let leaves = self.state.pile() - chosen.take;
        let parts = zeckendorf(leaves);
        Step::Judge {
            leaves,
            smallest: parts.last().copied(),
            parts,
            twice: DecimalU128(u128::from(chosen.take) * 2),
            last: leaves == 0,
            answered: self.winning_reply(chosen).is_some_and(|answer| answer.take == leaves),
        }
    }

    /// Returns the step that finds the Zeckendorf representation of the pile.
    fn parts_step(self) -> Step {
        let mut number = self.state.pile();
        let peeled = self.parts.iter().map(|&part| {
            let row = ZeckendorfRow { number, part, left: number - part };
            number = row.left;
            row
        });
        Step::Parts { rows: peeled.collect(), numbers: fibonacci_up_to(self.state.pile()) }
    }

    fn compare(self, smallest: u64) -> Step {
        let most = self.state.most();
        Step::Compare { smallest, most, all: most == self.state.pile(), fits: smallest <= most }
    }

    fn check(self, shown: TakeMove) -> Step {
        let leaves = self.state.pile() - shown.take;
        let parts = zeckendorf(leaves);
        Step::Check {
            shown,
            leaves,
            smallest: parts.last().copied(),
            parts,
            twice: shown.take.saturating_mul(2),
            last: leaves == 0,
        }
    }

    /// Returns the step about a P-position, with at most `rows` moves: every move takes less than `smallest`,
    /// the smallest part of the Zeckendorf representation, and splits this part.
    fn p_position_step(self, smallest: u64) -> Step {
        let most = self.state.most();
        let rows = (1..=most).map_while(|take| self.reply(TakeMove { take }));
        let rows: Vec<Reply> = rows.take(self.rows).collect();
        Step::Replies { smallest, left_out: most - rows.len() as u64, rows }
    }

    /// Returns the table row of the move `made` with the opponent's winning reply; `None` if there is no
    /// winning reply or `made` takes the last stone.
    fn reply(self, made: TakeMove) -> Option<Reply> {
        let leaves = self.state.pile() - made.take;
        let parts = zeckendorf(leaves);
        Some(Reply {
            take: made.take,
            leaves,
            smallest: *parts.last()?,
            parts,
            twice: made.take.saturating_mul(2),
            repair: self.winning_reply(made)?,
        })
    }
}
