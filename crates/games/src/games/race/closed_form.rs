//! The outcome class of a race by a range of numbers a … b. It depends only on the distance n to the target
//! and has the period a + b. The remainders of n at which the player to move loses, by end rule:
//!
//! | end rule | P-position if n mod (a + b) is |
//! |---|---|
//! | `stuck-loses` | 0 … a − 1 |
//! | `stuck-wins` | a … 2a − 1 |
//! | `finish-wins` | 0, or above b |
//! | `finish-loses` | 1 … a |
//!
//! Checked against the game tree in `tests/testsuite/nim_oracle.rs` for a ≤ 5, b ≤ 10 and n < 120.

use super::EndRule;
use super::rules::Range;
use crate::position::Outcome;

impl Range {
    /// Returns the key factor a + b, the period of the outcome classes.
    pub fn period(self) -> u64 {
        self.bounds[0] + self.bounds[1]
    }

    /// Returns the remainders of the distance to the target, modulo a + b, at which the player to move loses,
    /// in rising order. There are a of them.
    pub fn losing_remainders(self) -> Vec<u64> {
        let [a, b] = self.bounds;
        match self.end {
            EndRule::StuckLoses => (0..a).collect(),
            EndRule::StuckWins => (a..2 * a).collect(),
            EndRule::FinishWins => std::iter::once(0).chain(b + 1..a + b).collect(),
            EndRule::FinishLoses => (1..=a).collect(),
        }
    }

    /// Returns the outcome class of the player to move at the distance `distance` to the target.
    pub fn outcome_at(self, distance: u64) -> Outcome {
        let [a, b] = self.bounds;
        let remainder = distance % self.period();
        Outcome::p_if(match self.end {
            EndRule::StuckLoses => remainder < a,
            EndRule::StuckWins => (a..2 * a).contains(&remainder),
            EndRule::FinishWins => remainder == 0 || remainder > b,
            EndRule::FinishLoses => (1..=a).contains(&remainder),
        })
    }

    /// Whether saying the legal number `say` at the distance `distance` to the target wins.
    pub fn wins_by(self, distance: u64, say: u64) -> bool {
        match distance.checked_sub(say) {
            None | Some(0) if self.end.may_pass() => self.end == EndRule::FinishWins,
            None => false,
            Some(rest) => self.outcome_at(rest) == Outcome::P,
        }
    }

    /// Iterates over the winning numbers at the distance `distance` to the target, rising.
    pub fn winning_numbers(self, distance: u64) -> impl Iterator<Item = u64> {
        let [least, most] = self.bounds;
        let period = self.period();
        let mut within: Vec<u64> = self
            .losing_remainders()
            .into_iter()
            .map(|remainder| (distance + period - remainder) % period)
            .filter(|&say| (least..=most).contains(&say) && say <= distance)
            .filter(|&say| say < distance || !self.end.may_pass())
            .collect();
        within.sort_unstable();
        let finishing = match self.end {
            EndRule::FinishWins if distance > 0 => distance.max(least)..most + 1,
            _ => 0..0,
        };
        within.into_iter().chain(finishing)
    }

    /// Returns the number of winning numbers at the distance `distance` to the target.
    pub fn winning_number_count(self, distance: u64) -> u64 {
        let [least, most] = self.bounds;
        let finishing = match self.end {
            EndRule::FinishWins if distance > 0 => (most + 1).saturating_sub(distance.max(least)),
            _ => 0,
        };
        let within = self
            .winning_numbers(distance)
            .take_while(|&say| !(self.end == EndRule::FinishWins && say >= distance));
        within.count() as u64 + finishing
    }

    /// Whether the player to move has a legal number at the distance `distance` to the target.
    pub fn can_move(self, distance: u64) -> bool {
        if self.end.may_pass() { distance > 0 } else { distance >= self.bounds[0] }
    }

    /// Returns the number of key numbers (counts from which the player to move loses) at the distances 0 …
    /// `distance` from the target.
    pub fn key_count(self, distance: u64) -> u64 {
        let remainders = self.losing_remainders();
        let (times, last) = (distance / self.period(), distance % self.period());
        let in_last = remainders.iter().filter(|&&remainder| remainder <= last).count() as u64;
        times * remainders.len() as u64 + in_last
    }

    /// Returns the distance from the target to the key number (a count from which the player to move loses)
    /// with the 0-based index `index`, counted backwards from the target. `remainders` are the losing
    /// remainders.
    pub fn key_distance(self, remainders: &[u64], index: u64) -> u64 {
        let count = remainders.len() as u64;
        index / count * self.period() + remainders[(index % count) as usize]
    }
}
