//! Independent reference for pile games: finds the outcome by trying every move, without theorems or xor.

use std::collections::HashMap;

/// Numbers of stones that may be taken, and whether taking the last stone loses.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub(super) takes: &'a [u64],
    pub(super) misere: bool,
}

/// Memoized outcomes of the positions of one game.
pub(super) struct Tree<'a> {
    rules: Rules<'a>,
    known: HashMap<Vec<u64>, bool>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(rules: Rules<'a>) -> Self {
        Tree { rules, known: HashMap::new() }
    }

    /// Whether the player to move wins.
    pub(super) fn wins(&mut self, piles: &[u64]) -> bool {
        let mut piles = piles.to_vec();
        piles.sort_unstable();
        if let Some(&win) = self.known.get(&piles) {
            return win;
        }
        let moves = self.moves(&piles);
        let stuck = moves.is_empty() && self.rules.misere;
        let win = stuck || moves.into_iter().any(|(_, _, left)| !self.wins(&left));
        self.known.insert(piles, win);
        win
    }

    /// Every move: pile (1-based), number taken, piles after the move.
    fn moves(&self, piles: &[u64]) -> Vec<(usize, u64, Vec<u64>)> {
        let mut moves = Vec::new();
        for (index, &size) in piles.iter().enumerate() {
            for &take in self.rules.takes.iter().filter(|&&take| take <= size) {
                let mut left = piles.to_vec();
                left[index] -= take;
                moves.push((index + 1, take, left));
            }
        }
        moves
    }

    /// Winning moves in the format of the lesson's programs.
    pub(super) fn winning(&mut self, piles: &[u64]) -> Vec<String> {
        let moves = self.moves(piles).into_iter();
        let winning = moves.filter(|(_, _, left)| !self.wins(left));
        winning.map(|(pile, take, _)| format!("{pile}:{take}")).collect()
    }
}
