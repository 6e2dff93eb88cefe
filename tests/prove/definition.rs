//! Independent reference for `prove`: the definition of P-positions and N-positions, for piles, races and
//! moves in several piles.

use std::collections::{BTreeSet, HashMap};

use carryless_games::games::nim::Rules;
use carryless_games::games::race::EndRule;
use carryless_games::position::PlayConvention;

/// A game defined by its moves. A race is a single "pile": the distance to the target.
pub(crate) struct Definition {
    game: Game,
    known: HashMap<Vec<u64>, bool>,
}

enum Game {
    Piles(Rules),
    /// Race: numbers that may be said, in ascending order, and the end rule.
    Race(Vec<u64>, EndRule),
    /// Moves in several piles: whether these numbers, above 0 and from different piles, may be taken at once.
    Several(fn(&[u64]) -> bool),
    /// Any game: the positions after each move in canonical form, and whether the player who cannot move wins.
    Listed(Leaves, bool),
}

/// Function that lists the positions after each move.
pub(crate) type Leaves = fn(&[u64]) -> Vec<Vec<u64>>;

/// Nonempty piles, ascending.
pub(crate) fn sorted(piles: &[u64]) -> Vec<u64> {
    let mut piles: Vec<u64> = piles.iter().copied().filter(|&size| size > 0).collect();
    piles.sort_unstable();
    piles
}

impl Definition {
    pub(crate) fn of_piles(rules: Rules) -> Self {
        Definition { game: Game::Piles(rules), known: HashMap::new() }
    }

    pub(crate) fn of_race(say: Vec<u64>, end: EndRule) -> Self {
        Definition { game: Game::Race(say, end), known: HashMap::new() }
    }

    /// Creates Wythoff's game.
    pub(crate) fn of_wythoff() -> Self {
        Definition::of_several(|taken| taken.iter().all(|take| *take == taken[0]))
    }

    /// Creates a game with moves in different piles at once; `allowed` decides which numbers may be taken.
    pub(crate) fn of_several(allowed: fn(&[u64]) -> bool) -> Self {
        Definition { game: Game::Several(allowed), known: HashMap::new() }
    }

    /// Creates a game from the function that lists the positions after each move.
    pub(crate) fn of_leaves(leaves: Leaves, misere: bool) -> Self {
        Definition { game: Game::Listed(leaves, misere), known: HashMap::new() }
    }

    /// Numbers that may be said at the distance `left` from the target.
    pub(crate) fn numbers(&self, left: u64) -> Vec<u64> {
        let Game::Race(say, end) = &self.game else { panic!("not a race") };
        let passing = matches!(end, EndRule::FinishWins | EndRule::FinishLoses);
        let legal = |said: &u64| left > 0 && (passing || *said <= left);
        say.iter().copied().filter(legal).collect()
    }

    /// Positions after each move, distinct and sorted.
    pub(crate) fn options(&self, place: &[u64]) -> Vec<Vec<u64>> {
        let mut options = BTreeSet::new();
        match self.game {
            Game::Race(..) => {
                for said in self.numbers(place[0]) {
                    options.insert(vec![place[0].saturating_sub(said)]);
                }
            }
            Game::Listed(leaves, _) => options.extend(leaves(place)),
            Game::Several(_) => {
                for takes in self.takes(place) {
                    let left: Vec<u64> = place.iter().zip(&takes).map(|(a, b)| a - b).collect();
                    options.insert(sorted(&left));
                }
            }
            Game::Piles(rules) => {
                for index in 0..place.len() {
                    for take in 1..=place[index].min(rules.limit.unwrap_or(u64::MAX)) {
                        let mut left = place.to_vec();
                        left[index] -= take;
                        options.insert(sorted(&left));
                    }
                }
            }
        }
        options.into_iter().collect()
    }

    /// Numbers taken from each pile, for every legal move.
    pub(crate) fn takes(&self, piles: &[u64]) -> Vec<Vec<u64>> {
        let Game::Several(allowed) = self.game else { panic!("moves in one pile") };
        let mut all = vec![Vec::new()];
        for &size in piles {
            let longer =
                |begun: Vec<u64>| (0..=size).map(move |take| [&begun[..], &[take]].concat());
            all = all.into_iter().flat_map(longer).collect();
        }
        all.retain(|takes| {
            let taken: Vec<u64> = takes.iter().copied().filter(|take| *take > 0).collect();
            !taken.is_empty() && allowed(&taken)
        });
        all
    }

    /// Whether the position is a P-position: every option is an N-position; without options the end rule
    /// decides.
    pub(crate) fn is_lost(&mut self, place: &[u64]) -> bool {
        let place = match self.game {
            Game::Piles(_) | Game::Several(_) => sorted(place),
            Game::Race(..) | Game::Listed(..) => place.to_vec(),
        };
        if let Some(&known) = self.known.get(&place) {
            return known;
        }
        let options = self.options(&place);
        let lost = match (options.is_empty(), &self.game) {
            (true, Game::Piles(rules)) => rules.play == PlayConvention::Normal,
            (true, Game::Several(_)) => true,
            (true, Game::Listed(_, misere)) => !misere,
            (true, Game::Race(_, end)) => matches!(end, EndRule::StuckLoses | EndRule::FinishWins),
            (false, _) => options.iter().all(|option| !self.is_lost(option)),
        };
        self.known.insert(place, lost);
        lost
    }

    /// Winning moves from piles: the pile, 1-based, and its new size.
    pub(crate) fn winning(&mut self, piles: &[u64]) -> Vec<(u64, u64)> {
        let Game::Piles(rules) = self.game else { panic!("not piles") };
        let mut winning = Vec::new();
        for (index, &size) in piles.iter().enumerate() {
            for take in 1..=size.min(rules.limit.unwrap_or(u64::MAX)) {
                let mut left = piles.to_vec();
                left[index] = size - take;
                if self.is_lost(&left) {
                    winning.push((index as u64 + 1, size - take));
                }
            }
        }
        winning
    }

    /// The position and all positions that can be reached from it.
    pub(crate) fn below(&self, place: &[u64]) -> BTreeSet<Vec<u64>> {
        let mut found = BTreeSet::new();
        let mut open = vec![place.to_vec()];
        while let Some(place) = open.pop() {
            if found.insert(place.clone()) {
                open.extend(self.options(&place));
            }
        }
        found
    }
}
