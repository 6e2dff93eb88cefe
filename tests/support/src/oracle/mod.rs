//! Independent reference for closed forms: Nim and the race as legal moves only, without remainders, columns
//! or theorems, played out by the search.

mod search;

use std::collections::HashMap;

use carryless_games::games::race::EndRule;
use carryless_games::position::Outcome;
use carryless_games::search::Tree;

pub use search::Search;

/// Rules of Nim: take from one pile, at most `limit` stones if there is a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piles {
    pub limit: Option<u64>,
    pub misere: bool,
}

/// Canonical position: the order of the piles does not matter.
pub fn sorted(piles: &[u64]) -> Vec<u64> {
    let mut piles = piles.to_vec();
    piles.sort_unstable();
    piles
}

/// Piles after taking `take` stones from pile `pile` (1-based).
pub fn after(piles: &[u64], pile: u64, take: u64) -> Vec<u64> {
    let mut piles = piles.to_vec();
    piles[pile as usize - 1] -= take;
    piles
}

impl Piles {
    /// Every legal move: pile (1-based) and number of stones taken.
    pub fn moves(self, piles: &[u64]) -> Vec<(u64, u64)> {
        let most = self.limit.unwrap_or(u64::MAX);
        let takes = |(&size, pile): (&u64, u64)| (1..=size.min(most)).map(move |take| (pile, take));
        piles.iter().zip(1..).flat_map(takes).collect()
    }
}

impl Tree for Piles {
    type Position = Vec<u64>;

    fn terminal_outcome(&self, _: &Vec<u64>) -> Outcome {
        if self.misere { Outcome::N } else { Outcome::P }
    }

    fn options(&self, piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        let moves = self.moves(piles).into_iter();
        let mut options: Vec<_> =
            moves.map(|(pile, take)| sorted(&after(piles, pile, take))).collect();
        options.sort_unstable();
        options.dedup();
        options.into_iter()
    }
}

/// Cached searches of Nim, one for each set of rules.
#[derive(Default)]
pub struct Solver(HashMap<Piles, Search<Piles>>);

impl Solver {
    pub fn outcome(&mut self, rules: Piles, piles: &[u64]) -> Outcome {
        let search = self.0.entry(rules).or_insert_with(|| Search::new(rules));
        search.outcome(&sorted(piles))
    }

    /// All winning moves, in the order of the piles: the pile (1-based), and the number of stones taken.
    pub fn winning(&mut self, rules: Piles, piles: &[u64]) -> Vec<(u64, u64)> {
        let mut moves = rules.moves(piles);
        moves.retain(|&(pile, take)| self.outcome(rules, &after(piles, pile, take)) == Outcome::P);
        moves
    }
}

/// Rules of a race. A position is the distance to the target, 0 at the target or past it.
#[derive(Clone, Copy, Debug)]
pub struct Distance {
    pub say: [u64; 2],
    pub end: EndRule,
}

impl Distance {
    /// Numbers that may be said at the distance `left` from the target.
    pub fn numbers(self, left: u64) -> Vec<u64> {
        let legal = |&say: &u64| match self.end {
            EndRule::StuckLoses | EndRule::StuckWins => say <= left,
            EndRule::FinishWins | EndRule::FinishLoses => left > 0,
        };
        (self.say[0]..=self.say[1]).filter(legal).collect()
    }
}

impl Tree for Distance {
    type Position = u64;

    fn terminal_outcome(&self, _: &u64) -> Outcome {
        match self.end {
            // Nothing to say loses; or the opponent has just finished and won.
            EndRule::StuckLoses | EndRule::FinishWins => Outcome::P,
            EndRule::StuckWins | EndRule::FinishLoses => Outcome::N,
        }
    }

    fn options(&self, left: &u64) -> impl Iterator<Item = u64> {
        self.numbers(*left).into_iter().map(|say| left.saturating_sub(say))
    }
}

/// All winning numbers at the distance `left` from the target.
pub fn winning_numbers(search: &mut Search<Distance>, race: Distance, left: u64) -> Vec<u64> {
    let mut numbers = race.numbers(left);
    numbers.retain(|say| search.outcome(&left.saturating_sub(*say)) == Outcome::P);
    numbers
}
