//! The proof for a race with a set of numbers. The counts are decided from the target backwards, each from
//! the counts that its legal moves reach. Only the final comparison uses the period and the Grundy sequence
//! of `explain`. [`race_table`](super::race_table) proves a race with a range of numbers.

use super::LISTED;
use super::certificate::{Entries, RaceEntry};
use super::race_table::report;
use super::steps::{Found, RaceNode, Step};
use crate::games::race::{EndRule, State};
use crate::position::{Outcome, PlayConvention, RaceMove};

/// The outcome at every distance to the target, with the rules of the race.
struct TableRow<'r> {
    /// Numbers that may be said, in rising order.
    numbers: &'r [u64],
    end: EndRule,
    target: u64,
    /// Outcomes by distance to the target; index 0 is the target itself.
    outcomes: Vec<Outcome>,
}

impl<'r> TableRow<'r> {
    /// Creates the row with the outcomes at all distances to the target, from 0 to the distance of `state`;
    /// `numbers` are the numbers that may be said, in rising order.
    fn decide(state: &'r State, numbers: &'r [u64]) -> Self {
        let (target, end) = (state.position.target, state.rules.end);
        let outcomes = Vec::with_capacity(state.left() as usize + 1);
        let mut row = TableRow { numbers, end, target, outcomes };
        for distance in 0..=state.left() {
            let outcome = match row.legal_numbers(distance) {
                [] => Outcome::p_if(end.play() == PlayConvention::Normal),
                _ => Outcome::p_if(row.winning_number(distance).is_none()),
            };
            row.outcomes.push(outcome);
        }
        row
    }

    /// Returns the smallest winning number at the distance `distance` to the target; `None` if no number
    /// wins. All smaller distances must have been decided.
    fn winning_number(&self, distance: u64) -> Option<u64> {
        let lost = |said: &u64| self.outcome(distance.saturating_sub(*said)) == Outcome::P;
        self.legal_numbers(distance).iter().copied().find(lost)
    }

    /// Returns the numbers that may be said at the distance `distance` to the target, in rising order.
    fn legal_numbers(&self, distance: u64) -> &'r [u64] {
        let count = match self.end.may_pass() {
            true if distance == 0 => 0,
            true => self.numbers.len(),
            false => self.numbers.partition_point(|number| *number <= distance),
        };
        &self.numbers[..count]
    }

    /// Returns the distances to the target after each legal move at `distance`, without repetition, the
    /// largest first.
    fn options(&self, distance: u64) -> Vec<u64> {
        let mut all: Vec<u64> = self
            .legal_numbers(distance)
            .iter()
            .map(|said| distance.saturating_sub(*said))
            .collect();
        all.dedup();
        all
    }

    fn outcome(&self, distance: u64) -> Outcome {
        self.outcomes[distance as usize]
    }

    /// Returns the move that says the number `say` at the distance `distance` to the target.
    fn say(&self, distance: u64, say: u64) -> RaceMove {
        RaceMove { say, reaches: self.target - distance + say }
    }

    /// Returns the move with the smallest winning number at the distance `distance` to the target; `None` if
    /// no number wins.
    fn witness(&self, distance: u64) -> Option<RaceMove> {
        self.winning_number(distance).map(|said| self.say(distance, said))
    }

    /// Returns the counts from the target backwards, at most [`LISTED`], each with the reason for its
    /// outcome.
    fn nodes(&self) -> Vec<RaceNode> {
        let node = |left: u64| {
            let reached = self.options(left).into_iter().map(|left| self.target - left);
            let is_lost = self.outcome(left) == Outcome::P && !self.legal_numbers(left).is_empty();
            RaceNode {
                at: self.target - left,
                left,
                outcome: self.outcome(left),
                to: self.witness(left),
                options: is_lost.then(|| reached.collect()),
                span: 0,
            }
        };
        (0..self.outcomes.len().min(LISTED) as u64).map(node).collect()
    }
}

/// Proves the outcome of a race with the set `numbers`; returns the result and the steps. The distance to the
/// target must be at most [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS).
pub(super) fn prove(state: &State, numbers: &[u64]) -> (Found, Vec<Step>) {
    let (row, law, left) = (TableRow::decide(state, numbers), state.outcome_rule(), state.left());
    let lost = |said: &&u64| row.outcome(left.saturating_sub(**said)) == Outcome::P;
    let winning: Vec<u64> = row.legal_numbers(left).iter().filter(lost).copied().collect();
    let differs = |distance: &u64| law.outcome_at(*distance) != row.outcome(*distance);
    let same_moves = law.winning_numbers(left).eq(winning.iter().copied());
    let amiss = (0..=left).find(differs).or((!same_moves).then_some(left));
    let count = winning.len() as u64;
    let winning = winning.into_iter().map(|say| row.say(left, say)).collect();
    report(row.target, &row.outcomes, row.nodes(), (winning, count), amiss)
}

/// Returns the outcome of the position and the entries of its certificate. A P-position needs an entry for
/// every count that one move reaches, an N-position only an entry for one P-position that a move reaches.
pub(super) fn certify(state: &State, numbers: &[u64]) -> (Outcome, Entries) {
    let (row, left) = (TableRow::decide(state, numbers), state.left());
    let mut needed = vec![false; row.outcomes.len()];
    needed[left as usize] = true;
    let mut entries = Vec::new();
    for distance in (0..=left).rev() {
        if !needed[distance as usize] {
            continue;
        }
        let say = row.witness(distance).map(|said| said.say);
        let reached = match say {
            Some(say) => vec![distance.saturating_sub(say)],
            None => row.options(distance),
        };
        reached.into_iter().for_each(|distance| needed[distance as usize] = true);
        entries.push(RaceEntry { at: row.target - distance, outcome: row.outcome(distance), say });
    }
    entries.reverse();
    (row.outcome(left), Entries::Race(entries))
}
