//! Independent reference: finds the outcome of any game by trying every move, without theorems or xor.

use std::collections::HashMap;

/// A game by its moves, with the outcomes found so far. A player who cannot move loses.
pub(super) struct Search<F> {
    moves: F,
    known: HashMap<Vec<u64>, bool>,
}

impl<F: Fn(&[u64]) -> Vec<Vec<u64>>> Search<F> {
    pub(super) fn new(moves: F) -> Self {
        Search { moves, known: HashMap::new() }
    }

    /// Whether the player to move wins.
    pub(super) fn wins(&mut self, position: &[u64]) -> bool {
        if let Some(&win) = self.known.get(position) {
            return win;
        }
        let win = (self.moves)(position).into_iter().any(|after| !self.wins(&after));
        self.known.insert(position.to_vec(), win);
        win
    }
}

/// The position with one number replaced.
pub(super) fn with(position: &[u64], index: usize, number: u64) -> Vec<u64> {
    let mut after = position.to_vec();
    after[index] = number;
    after
}

/// Wythoff's game on two piles.
pub(super) fn wythoff(piles: &[u64]) -> Vec<Vec<u64>> {
    let one = (0..2).flat_map(|i| (0..piles[i]).map(move |left| with(piles, i, left)));
    let both = (1..=piles[0].min(piles[1])).map(|take| vec![piles[0] - take, piles[1] - take]);
    one.chain(both).collect()
}

/// One pile and the most that may be taken; the next player takes at most `k` times what was taken.
pub(super) fn dynamic(k: u64) -> impl Fn(&[u64]) -> Vec<Vec<u64>> {
    move |position| {
        let [pile, most] = [position[0], position[1]];
        (1..=most.min(pile)).map(|take| vec![pile - take, k * take]).collect()
    }
}

/// Piles in a row, none smaller than the one to its left, before and after a move.
pub(super) fn rising(piles: &[u64]) -> Vec<Vec<u64>> {
    let least = |i: usize| if i == 0 { 0 } else { piles[i - 1] };
    let indexes = 0..piles.len();
    indexes.flat_map(|i| (least(i)..piles[i]).map(move |left| with(piles, i, left))).collect()
}

/// Coins on a strip, in order; a move slides one to the left, past no other.
pub(super) fn coins(squares: &[u64]) -> Vec<Vec<u64>> {
    let least = |i: usize| if i == 0 { 1 } else { squares[i - 1] + 1 };
    let indexes = 0..squares.len();
    indexes.flat_map(|i| (least(i)..squares[i]).map(move |to| with(squares, i, to))).collect()
}

/// Climbers in order of their places, some on the top, 0. After `king`, climber of that index, reaches the top
/// there is no move.
pub(super) fn climbers(king: usize) -> impl Fn(&[u64]) -> Vec<Vec<u64>> {
    move |places| {
        if places[king] == 0 {
            return Vec::new();
        }
        let least = |i: usize| match i.checked_sub(1).map(|above| places[above]) {
            None | Some(0) => 0,
            Some(above) => above + 1,
        };
        let indexes = 0..places.len();
        indexes.flat_map(|i| (least(i)..places[i]).map(move |to| with(places, i, to))).collect()
    }
}

/// Rows of 20 squares, the pieces of each as a set of bits; a piece jumps to the next free square on its right.
pub(super) fn jumpers(rows: &[u64]) -> Vec<Vec<u64>> {
    let jump = |row: u64, from: u32| {
        let to = (from + 1..20).find(|to| row >> to & 1 == 0)?;
        (row >> from & 1 == 1).then(|| row - (1 << from) + (1 << to))
    };
    let one = |i: usize| (0..20).filter_map(move |from| Some(with(rows, i, jump(rows[i], from)?)));
    (0..rows.len()).flat_map(one).collect()
}

/// Subtraction of a multiple of the smaller number.
pub(super) fn euclid(pair: &[u64]) -> Vec<Vec<u64>> {
    let [small, large] = [pair[0].min(pair[1]), pair[0].max(pair[1])];
    let times = large.checked_div(small).unwrap_or(0);
    (1..=times).map(|times| vec![small, large - times * small]).collect()
}

/// Rows of pins; a move takes one or two neighbours.
pub(super) fn kayles(rows: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (i, &pins) in rows.iter().enumerate() {
        for take in 1..=pins.min(2) {
            for left in 0..=pins - take {
                let mut after = with(rows, i, left);
                after.push(pins - take - left);
                after.retain(|&pins| pins > 0);
                after.sort_unstable();
                all.push(after);
            }
        }
    }
    all
}

/// Edges of graphs as pairs of nodes; the position is the set of the edges that stand, as bits. What is no
/// longer joined to a ground node falls.
pub(super) fn edges(all: Vec<[usize; 2]>, ground: Vec<usize>) -> impl Fn(&[u64]) -> Vec<Vec<u64>> {
    move |position| {
        let standing = (0..all.len()).filter(|edge| position[0] >> edge & 1 == 1);
        let cut = |edge: usize| {
            let left = position[0] - (1 << edge);
            let mut joined = ground.clone();
            let mut hanging = 0;
            loop {
                let next = (0..all.len()).find(|&edge| {
                    let hangs = all[edge].iter().any(|node| joined.contains(node));
                    left >> edge & 1 == 1 && hanging >> edge & 1 == 0 && hangs
                });
                let Some(next) = next else { return vec![hanging] };
                hanging |= 1 << next;
                joined.extend(all[next]);
            }
        };
        standing.map(cut).collect()
    }
}
