//! The proof for a race by a set of numbers: the counts are decided from the target backwards, each from its
//! options. The period and the sequence of `explain` are used only for the comparison at the end.
//! [`super::race_table`] is the proof for a range.

use super::LISTED;
use super::certificate::{Entries, RaceEntry};
use super::race_table::told;
use super::steps::{Found, RaceNode, Step};
use crate::games::race::{EndRule, State};
use crate::position::{Outcome, PlayConvention, RaceMove};

/// The outcome class at every distance to the target.
struct TableRow<'r> {
    numbers: &'r [u64],
    end: EndRule,
    target: u64,
    /// Outcome classes by distance; the first is that of the target.
    outcomes: Vec<Outcome>,
}

impl<'r> TableRow<'r> {
    /// Decides all distances from 0 on.
    fn decide(setting: &'r State, numbers: &'r [u64]) -> Self {
        let (target, end) = (setting.position.target, setting.rules.end);
        let outcomes = Vec::with_capacity(setting.left() as usize + 1);
        let mut row = TableRow { numbers, end, target, outcomes };
        for distance in 0..=setting.left() {
            let outcome = match row.legal(distance) {
                [] => Outcome::lost_if(end.play() == PlayConvention::Normal),
                _ => Outcome::lost_if(row.wins(distance).is_none()),
            };
            row.outcomes.push(outcome);
        }
        row
    }

    /// Returns the least number that wins at a distance; smaller distances must be decided.
    fn wins(&self, distance: u64) -> Option<u64> {
        let lost = |said: &u64| self.outcome(distance.saturating_sub(*said)) == Outcome::P;
        self.legal(distance).iter().copied().find(lost)
    }

    /// Returns the numbers that may be said at a distance.
    fn legal(&self, distance: u64) -> &'r [u64] {
        let count = match self.end.may_pass() {
            true if distance == 0 => 0,
            true => self.numbers.len(),
            false => self.numbers.partition_point(|number| *number <= distance),
        };
        &self.numbers[..count]
    }

    /// Returns the distances after the legal numbers, each once, the largest first.
    fn options(&self, distance: u64) -> Vec<u64> {
        let mut all: Vec<u64> =
            self.legal(distance).iter().map(|said| distance.saturating_sub(*said)).collect();
        all.dedup();
        all
    }

    fn outcome(&self, distance: u64) -> Outcome {
        self.outcomes[distance as usize]
    }

    fn say(&self, distance: u64, say: u64) -> RaceMove {
        RaceMove { say, reaches: self.target - distance + say }
    }

    /// Returns the move with the least number that wins at a distance.
    fn witness(&self, distance: u64) -> Option<RaceMove> {
        self.wins(distance).map(|said| self.say(distance, said))
    }

    fn nodes(&self) -> Vec<RaceNode> {
        let node = |left: u64| {
            let reached = self.options(left).into_iter().map(|left| self.target - left);
            let is_lost = self.outcome(left) == Outcome::P && !self.legal(left).is_empty();
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

/// Proves the outcome of a race by these numbers, at most
/// [`MOST_POSITIONS`](crate::search::ranking::MOST_POSITIONS) long.
pub(super) fn prove(setting: &State, numbers: &[u64]) -> (Found, Vec<Step>) {
    let (row, law, left) = (TableRow::decide(setting, numbers), setting.law(), setting.left());
    let lost = |said: &&u64| row.outcome(left.saturating_sub(**said)) == Outcome::P;
    let winning: Vec<u64> = row.legal(left).iter().filter(lost).copied().collect();
    let differs = |distance: &u64| law.outcome_at(*distance) != row.outcome(*distance);
    let same_moves = law.winning_numbers(left).eq(winning.iter().copied());
    let amiss = (0..=left).find(differs).or((!same_moves).then_some(left));
    let count = winning.len() as u64;
    let winning = winning.into_iter().map(|say| row.say(left, say)).collect();
    told(row.target, &row.outcomes, row.nodes(), (winning, count), amiss)
}

/// Returns the needed entries of the certificate: all options of a P-position, one P-position after an
/// N-position.
pub(super) fn certify(setting: &State, numbers: &[u64]) -> (Outcome, Entries) {
    let (row, left) = (TableRow::decide(setting, numbers), setting.left());
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
