//! Builds the [`Step`]s of the explanation of a sum, in the order in which a teacher would present them.

use super::steps::{NeededValue, Reply, Step};
use super::winning_moves::{ComponentWins, winning_moves, winning_moves_in};
use super::{DisjunctiveSum, State, SumTally};
use crate::columns::{BitWeights, Columns};
use crate::game::TABLE_ROWS;
use crate::position::PlayConvention;

/// Maximum number of moves that may be examined to find the opponent's answers in a table; each row counts as
/// many as the position has moves. The first [`TABLE_ROWS`] rows get their answers regardless.
const MAX_EXAMINED_MOVES: usize = 50_000_000;

/// A position of a sum, with the data from which its steps are built.
#[derive(Debug)]
pub(super) struct StepBuilder<'a, G: DisjunctiveSum> {
    pub(super) state: &'a State<G>,
    /// Data precomputed for the position by `DisjunctiveSum::precompute`.
    pub(super) table: &'a G::Table,
    /// Grundy values of the components, in order.
    pub(super) values: &'a [u64],
    /// Maximum number of rows of a table.
    pub(super) rows: usize,
}

impl<G: DisjunctiveSum> StepBuilder<'_, G> {
    /// Returns the tally of the Grundy values of all components.
    fn tally(&self) -> SumTally {
        SumTally::from_values(self.values)
    }

    fn play(&self) -> PlayConvention {
        G::play_convention(self.state)
    }

    /// Whether a winning move must leave an odd number of components of value 1 and none of a larger value,
    /// instead of even columns. True in misère play with at most one value of 2 or more. The moves
    /// [`NeededValue::apart`] are an exception.
    fn needs_odd_ones(&self) -> bool {
        self.play() == PlayConvention::Misere && self.tally().big < 2
    }

    /// Returns the state after the move `chosen`, and the Grundy values of its components. `table` is valid for
    /// this state too, because components never grow.
    fn state_after(&self, chosen: &G::Move) -> (State<G>, Vec<u64>) {
        let mut after = self.state.clone();
        G::apply(&mut after, chosen);
        let values = G::grundy_values(&after, self.table);
        (after, values)
    }

    /// Returns the opponent's winning answer to the move `chosen`: the move that undoes `chosen` if that
    /// wins, otherwise the first winning one; `None` if the opponent cannot win.
    pub(super) fn answer(&self, chosen: &G::Move) -> Option<G::Move> {
        let (after, values) = self.state_after(chosen);
        let mut winning = winning_moves::<G>(&after, self.table, &values);
        match G::reversed_move(chosen) {
            None => winning.next(),
            Some(undone) => {
                let winning: Vec<G::Move> = winning.collect();
                let first = winning.first().cloned();
                Some(undone).filter(|undone| winning.contains(undone)).or(first)
            }
        }
    }

    /// Returns the steps of the explanation. `winning` lists all winning moves; `judged` is the pupil's move,
    /// if there is one, and whether it wins.
    pub(super) fn steps(
        &self,
        winning: &[G::Move],
        judged: Option<(&G::Move, bool)>,
    ) -> Vec<Step<G>> {
        let shown = match judged {
            Some((chosen, true)) => Some(chosen),
            _ => winning.first(),
        };
        let moves = G::move_count(self.state);
        let over = moves == 0;
        let mut steps = vec![Step::Start { shown: shown.cloned(), over }];
        steps.extend(judged.map(|(chosen, _)| self.judge_step(chosen)));
        if over {
            return steps;
        }
        let origin = G::value_steps(self.state, self.table, self.values, self.rows);
        steps.extend(origin.into_iter().map(Step::Origin));
        steps.extend((self.play() == PlayConvention::Misere).then(|| self.fork_step()));
        if !self.needs_odd_ones() {
            let sum = self.tally().sum;
            steps.extend([Step::Add {}, Step::Odd { odd: BitWeights(sum), nim_sum: sum }]);
        }
        match shown {
            Some(shown) => {
                let count = winning.len() as u64;
                steps.extend([
                    self.find_step(),
                    self.check_step(shown),
                    Step::Moves { count, others: moves as u64 - count },
                ]);
            }
            None => {
                steps.push(self.spoil_step(moves));
                let advised = G::longest_defence(self.state);
                steps.extend(advised.map(|advised| Step::Advice { advised }));
            }
        }
        steps.push(Step::Theorem {});
        steps
    }

    fn judge_step(&self, chosen: &G::Move) -> Step<G> {
        let (after, values) = self.state_after(chosen);
        let columns = Columns::from_numbers(&values, 2);
        Step::Judge {
            odd: columns.odd_weights(),
            columns,
            big: SumTally::from_values(&values).big,
            values,
            last: G::move_count(&after) == 0,
        }
    }

    fn fork_step(&self) -> Step<G> {
        let ones = count_ones(self.values);
        Step::Fork { big: self.tally().big, ones, odd: ones % 2 == 1 }
    }

    fn find_step(&self) -> Step<G> {
        let tally = self.tally();
        let parts = self.values.iter().enumerate().map(|(part, &value)| {
            let ComponentWins { wanted, moves, apart } =
                winning_moves_in::<G>(self.state, self.table, tally, part, value);
            NeededValue { part: part as u64 + 1, value, wanted, moves, apart }
        });
        Step::Find { turned: self.needs_odd_ones(), parts: parts.collect() }
    }

    fn check_step(&self, shown: &G::Move) -> Step<G> {
        let (after, values) = self.state_after(shown);
        Step::Check {
            shown: shown.clone(),
            columns: Columns::from_numbers(&values, 2),
            big: SumTally::from_values(&values).big,
            ones: count_ones(&values),
            values,
            last: G::move_count(&after) == 0,
        }
    }

    /// Returns the step with a table of moves of a P-position and the answer to each. `count` is the number
    /// of all legal moves; the table has at most `rows` of them, fewer if `count` is very large.
    fn spoil_step(&self, count: u128) -> Step<G> {
        let most = MAX_EXAMINED_MOVES / usize::try_from(count).unwrap_or(MAX_EXAMINED_MOVES).max(1);
        let moves = G::moves(self.state).take(self.rows.min(most.max(TABLE_ROWS)));
        let rows: Vec<Reply<G>> = moves.map(|made| self.reply_to(made)).collect();
        Step::Spoil { left_out: count as u64 - rows.len() as u64, rows }
    }

    /// Returns the row of the table for the move `made` in a P-position, with the opponent's winning answer.
    fn reply_to(&self, made: G::Move) -> Reply<G> {
        let (part, value) = G::value_change(self.state, self.table, &made);
        let old = self.values.get(part).copied().unwrap_or(0);
        let odd = BitWeights(self.tally().with_change(old, value).sum);
        Reply { value, odd, repair: self.answer(&made), made }
    }
}

fn count_ones(values: &[u64]) -> u64 {
    values.iter().filter(|value| **value == 1).count() as u64
}
