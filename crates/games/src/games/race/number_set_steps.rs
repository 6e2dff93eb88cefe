//! The steps of the explanation of a race by a set of numbers, in teaching order: outcome classes from the
//! target backwards, their period, the distance reduced by whole periods, and the move.

use super::number_set::Set;
use super::step_builder::{JudgedSay, StepBuilder};
use super::steps::{Mark, Reply, Step};
use crate::grundy_sequence::Period;
use crate::position::{Outcome, RaceMove};

/// Largest distance to which the table of outcome classes is extended beyond the current distance, so that it
/// shows how they repeat.
const SHOWN: u64 = 40;

impl StepBuilder<'_> {
    /// Appends to `steps` the steps of a race by the set `set`. `shown` is the winning number to show (`None`
    /// in a P-position) and `judged` the pupil's number (`None` without one). `count` is the number of winning
    /// numbers, `unlisted` the number of those that the explanation does not list.
    pub(super) fn push_set(
        self,
        steps: &mut Vec<Step>,
        set: &Set,
        shown: Option<RaceMove>,
        (count, unlisted): (u64, u64),
        judged: Option<&JudgedSay>,
    ) {
        steps.push(self.row_step(set));
        steps.extend(set.row.period().map(|period| repeat_step(set, period)));
        steps.push(place_step(set, self.distance()));
        steps.push(self.chain());
        if let Some(judged) = judged {
            let left = self.after(judged.chosen.say).distance();
            steps.push(Step::Judge { left, remainder: set.row.equivalent_size(left) });
        }
        let Some(shown) = shown else {
            let (rows, left_out) = self.failing_replies(set);
            steps.push(Step::Replies { rows, left_out });
            steps.extend(
                set.legal(self.distance())
                    .first()
                    .map(|&least| Step::Advice { advised: self.say(least) }),
            );
            return;
        };
        let left = self.after(shown.say).distance();
        let remainder = set.row.equivalent_size(left);
        let period = set.row.period().map_or(1, |period| period.period);
        let stuck = set.legal(left).is_empty();
        let times = (left - remainder) / period;
        steps.push(Step::Moves { count, shown, unlisted });
        steps.push(Step::Check { shown, left, times, remainder, stuck });
        let (rows, left_out) = self.failing_replies(set);
        if !rows.is_empty() {
            steps.push(Step::Others { rows, left_out });
        }
    }

    /// Returns the legal numbers that do not win, each with the opponent's reply, in rising order and at most
    /// as many as `self.rows`; then the number of those that are omitted.
    fn failing_replies(self, set: &Set) -> (Vec<Reply>, u64) {
        let left = self.distance();
        let failing = || set.legal(left).iter().filter(|&&say| !set.wins_by(left, say));
        let rows: Vec<Reply> = failing().take(self.rows).map(|&say| self.reply(say)).collect();
        let left_out = failing().count() - rows.len();
        (rows, left_out as u64)
    }

    /// Returns the step with the table of outcome classes by distance to the target. It reaches the current
    /// distance, reduced to the first period. It also shows the first period and the m − 1 distances after it,
    /// where m is the largest number of the set, if they end by the distance `SHOWN`. It ends at the distance
    /// 2 · `self.rows` at the latest.
    fn row_step(self, set: &Set) -> Step {
        let window = set.numbers.last().copied().unwrap_or(0);
        let seen = |Period { preperiod, period }| preperiod + period + window - 1;
        let seen = set.row.period().map(seen).filter(|seen| *seen <= SHOWN);
        let last = set.row.equivalent_size(self.distance()).max(seen.unwrap_or(0));
        let last = last.min(self.rows.max(1) as u64 * 2);
        let mark = |left: u64| {
            let leaves: Vec<u64> =
                set.legal(left).iter().map(|&number| left.saturating_sub(number)).collect();
            let to = leaves.iter().copied().find(|&left| set.outcome_at(left) == Outcome::P);
            Mark { left, leaves, outcome: set.outcome_at(left), to }
        };
        Step::Row { rows: (0..=last).map(mark).collect() }
    }
}

/// Returns the step about the period of the outcome classes.
fn repeat_step(set: &Set, Period { preperiod, period }: Period) -> Step {
    let window = set.numbers.last().copied().unwrap_or(0);
    let marks = (preperiod..preperiod + period).map(|left| set.outcome_at(left)).collect();
    Step::Repeat { preperiod, period, window, marks }
}

/// Returns the step that reduces the distance `left` to the target by whole periods.
fn place_step(set: &Set, left: u64) -> Step {
    let place = set.row.equivalent_size(left);
    let period = set.row.period().map_or(0, |period| period.period);
    let times = (left - place).checked_div(period).unwrap_or(0);
    Step::Place { left, place, times, period, losing: set.outcome_at(left) == Outcome::P }
}
