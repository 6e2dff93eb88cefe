//! The steps of the argument about piles with a set of moves, in the order in which a teacher would take
//! them. In: the setting, its row and values. Out: [`Step`]s, with tables of at most so many rows.

use super::closed_form::Tally;
use super::steps::{Cell, Found, Reply, Step, Valued};
use super::{Setting, Subtraction};
use crate::columns::{Columns, Powers};
use crate::game::Playable;
use crate::position::{Move, Play};
use crate::values::{Period, Row};

/// Up to how many sizes beyond what the piles need the row is written out, for its period to be seen.
const SHOWN: u64 = 40;

#[derive(Clone, Copy, Debug)]
pub(super) struct Course<'a> {
    pub(super) setting: &'a Setting,
    pub(super) row: &'a Row,
    pub(super) values: &'a [u64],
    pub(super) rows: usize,
}

impl Course<'_> {
    fn value(self, size: u64) -> u64 {
        self.row.value(size).unwrap_or(0)
    }

    fn tally(self) -> Tally {
        Tally::of(self.values)
    }

    /// Whether an odd number of ones is what the opponent must get, and not even columns.
    fn is_turned(self) -> bool {
        self.is_misere() && self.tally().big < 2
    }

    fn is_misere(self) -> bool {
        self.setting.rules.play == Play::Misere
    }

    /// The piles after a move.
    pub(super) fn after(self, chosen: Move) -> Setting {
        let mut after = self.setting.clone();
        Subtraction::apply(&mut after, &chosen);
        after
    }

    /// The values after a move.
    fn values_after(self, chosen: Move) -> Vec<u64> {
        let mut values = self.values.to_vec();
        let index = usize::try_from(chosen.pile - 1).unwrap_or(usize::MAX);
        if let Some(value) = values.get_mut(index) {
            *value = self.value(chosen.leaves);
        }
        values
    }

    /// The first winning answer to a move.
    pub(super) fn answer(self, chosen: Move) -> Option<Move> {
        let after = self.after(chosen);
        self.setting.rules.winning_moves(self.row, after.piles()).into_iter().next()
    }

    pub(super) fn steps(self, winning: &[Move], judged: Option<(Move, bool)>) -> Vec<Step> {
        let shown = match judged {
            Some((chosen, true)) => Some(chosen),
            _ => winning.first().copied(),
        };
        let over = Subtraction::move_count(self.setting) == 0;
        let mut steps = vec![Step::Start { shown, over }];
        steps.extend(judged.map(|(chosen, _)| self.judge(chosen)));
        if over {
            return steps;
        }
        steps.push(self.row_step());
        steps.extend(self.row.period().map(|period| self.period(period)));
        steps.push(self.values_step());
        steps.extend(self.is_misere().then(|| self.fork()));
        if !self.is_turned() {
            let sum = self.tally().sum;
            steps.extend([Step::Add {}, Step::Odd { odd: Powers(sum), nim_sum: sum }]);
        }
        match shown {
            Some(shown) => {
                let moves = Subtraction::move_count(self.setting) as u64;
                let count = winning.len() as u64;
                steps.extend([
                    self.find(),
                    self.check(shown),
                    Step::Moves { count, others: moves - count },
                ]);
            }
            None => {
                steps.push(self.spoil());
                let advised = Subtraction::patient(self.setting);
                steps.extend(advised.map(|advised| Step::Advice { advised }));
            }
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn judge(self, chosen: Move) -> Step {
        let values = self.values_after(chosen);
        let columns = Columns::add(&values, 2);
        Step::Judge {
            odd: columns.odd_weights(),
            columns,
            big: Tally::of(&values).big,
            values,
            last: Subtraction::move_count(&self.after(chosen)) == 0,
        }
    }

    /// The row as far as the piles need it, and as far as its period is seen, where that is not far.
    fn row_step(self) -> Step {
        let largest = self.setting.piles().iter().map(|&size| self.row.place(size)).max();
        let window = self.setting.rules.take.last().copied().unwrap_or(0);
        let seen =
            self.row.period().map(|Period { preperiod, period }| preperiod + period + window);
        let seen = seen.map(|seen| seen - 1).filter(|seen| *seen <= SHOWN);
        let last = seen.unwrap_or(0).max(largest.unwrap_or(0)).min(self.rows.max(1) as u64 * 2);
        let cell = |size: u64| {
            let leaves: Vec<u64> =
                self.setting.rules.takes(size).iter().map(|take| size - take).collect();
            let reached = leaves.iter().map(|&left| self.value(left)).collect();
            Cell { size, leaves, reached, value: self.value(size) }
        };
        Step::Row { rows: (0..=last).map(cell).collect() }
    }

    fn period(self, Period { preperiod, period }: Period) -> Step {
        let window = self.setting.rules.take.last().copied().unwrap_or(0);
        let range = preperiod as usize..(preperiod + period) as usize;
        let values = self.row.values().get(range).unwrap_or_default().to_vec();
        Step::Period { preperiod, period, window, values }
    }

    fn values_step(self) -> Step {
        let length = self.row.period().map_or(1, |period| period.period);
        let piles = self.setting.piles().iter().zip(self.values).zip(1..);
        let valued = piles.map(|((&size, &value), pile)| {
            let place = self.row.place(size);
            Valued { pile, size, place, periods: (size - place) / length, value }
        });
        Step::Values { piles: valued.collect() }
    }

    fn fork(self) -> Step {
        let ones = self.values.iter().filter(|value| **value == 1).count() as u64;
        Step::Fork { big: self.tally().big, ones, odd: ones % 2 == 1 }
    }

    fn find(self) -> Step {
        let (tally, rules) = (self.tally(), &self.setting.rules);
        let piles = self.setting.piles().iter().zip(self.values).zip(1..);
        let found = piles.map(|((&size, &value), pile)| {
            let wanted = tally.wanted(value, rules.play);
            let fits = |take: &&u64| Some(self.value(size - **take)) == wanted;
            let takes: Vec<u64> = rules.takes(size).iter().filter(fits).copied().collect();
            let leaves = takes.iter().map(|take| size - take).collect();
            Found { pile, size, value, wanted, takes, leaves }
        });
        Step::Find { turned: self.is_turned(), piles: found.collect() }
    }

    fn check(self, shown: Move) -> Step {
        let values = self.values_after(shown);
        Step::Check {
            shown,
            columns: Columns::add(&values, 2),
            big: Tally::of(&values).big,
            ones: values.iter().filter(|value| **value == 1).count() as u64,
            values,
            last: Subtraction::move_count(&self.after(shown)) == 0,
        }
    }

    fn spoil(self) -> Step {
        let count = Subtraction::move_count(self.setting);
        let moves = (0..count).map_while(|index| Subtraction::nth(self.setting, index));
        let rows: Vec<Reply> = moves.take(self.rows).map(|made| self.reply(made)).collect();
        Step::Spoil { left_out: count as u64 - rows.len() as u64, rows }
    }

    fn reply(self, made: Move) -> Reply {
        let odd = Columns::add(&self.values_after(made), 2).odd_weights();
        Reply { value: self.value(made.leaves), odd, repair: self.answer(made), made }
    }
}
