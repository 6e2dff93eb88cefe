//! Nim computed as on paper, as an independent reference: numbers are binary text, and the 1s of a column are
//! counted digit by digit. No code of the engine and no bit operations on numbers are used.

use serde_json::{Value, json};

/// Rules of Nim: limit and play convention.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub limit: Option<u64>,
    pub misere: bool,
}

/// Condition that a winning move reaches: even columns, or an odd number of 1s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    Balance,
    Parity,
}

impl Aim {
    pub fn name(self) -> &'static str {
        match self {
            Aim::Balance => "balance",
            Aim::Parity => "parity",
        }
    }
}

/// Binary digits of the numbers, one row each.
pub fn rows(numbers: &[u64]) -> Vec<String> {
    let most = numbers.iter().max().copied().unwrap_or(0);
    let width = if most == 0 { 0 } else { format!("{most:b}").len() };
    let row = |number: &u64| {
        if width == 0 { String::new() } else { format!("{number:0width$b}") }
    };
    numbers.iter().map(row).collect()
}

/// Number of 1s in each column, from the left.
pub fn column_counts(numbers: &[u64]) -> Vec<u64> {
    let mut counts = vec![0; rows(numbers).first().map_or(0, String::len)];
    for row in rows(numbers) {
        for (count, digit) in counts.iter_mut().zip(row.chars()) {
            *count += u64::from(digit == '1');
        }
    }
    counts
}

/// Weights of the columns that are true; the first column is the leftmost.
fn weights(columns: &[bool]) -> Vec<u64> {
    let weight = |(index, _): (usize, &bool)| 2_u64.pow((columns.len() - 1 - index) as u32);
    columns.iter().enumerate().filter(|(_, chosen)| **chosen).map(weight).collect()
}

/// Weights of the odd columns, from the left.
pub fn odd_columns(numbers: &[u64]) -> Vec<u64> {
    let odd: Vec<bool> = column_counts(numbers).iter().map(|count| count % 2 == 1).collect();
    weights(&odd)
}

/// Powers of two that sum to a number, largest first.
pub fn powers(number: u64) -> Vec<u64> {
    let ones: Vec<bool> = rows(&[number])[0].chars().map(|digit| digit == '1').collect();
    weights(&ones)
}

/// Weights of the digits in which two numbers differ.
pub fn differing(left: u64, right: u64) -> Vec<u64> {
    let rows = rows(&[left, right]);
    let differ: Vec<bool> = rows[0].chars().zip(rows[1].chars()).map(|(l, r)| l != r).collect();
    weights(&differ)
}

/// The `columns` object that the JSON must contain for these numbers.
pub fn columns_json(numbers: &[u64]) -> Value {
    let sums = column_counts(numbers);
    let odd: Vec<bool> = sums.iter().map(|sum| sum % 2 == 1).collect();
    json!({"width": sums.len(), "rows": rows(numbers), "sums": sums, "odd": odd})
}

pub fn ones(residues: &[u64]) -> u64 {
    residues.iter().filter(|residue| **residue == 1).count() as u64
}

pub fn big(residues: &[u64]) -> u64 {
    residues.iter().filter(|residue| **residue > 1).count() as u64
}

/// Piles after taking `take` stones from pile `pile` (1-based).
pub fn after(piles: &[u64], pile: u64, take: u64) -> Vec<u64> {
    let mut piles = piles.to_vec();
    piles[pile as usize - 1] -= take;
    piles
}

impl Rules {
    /// Modulus of the remainders, limit + 1, which may exceed 64 bits; `None` without a limit.
    pub fn modulus(self) -> Option<u128> {
        self.limit.map(|limit| u128::from(limit) + 1)
    }

    pub fn residue(self, size: u64) -> u64 {
        self.modulus().map_or(size, |modulus| (u128::from(size) % modulus) as u64)
    }

    pub fn residues(self, piles: &[u64]) -> Vec<u64> {
        piles.iter().map(|&size| self.residue(size)).collect()
    }

    pub fn aim(self, residues: &[u64]) -> Aim {
        if self.misere && big(residues) == 0 { Aim::Parity } else { Aim::Balance }
    }

    /// Whether the player to move loses at these piles.
    pub fn lost(self, piles: &[u64]) -> bool {
        let residues = self.residues(piles);
        match self.aim(&residues) {
            Aim::Balance => odd_columns(&residues).is_empty(),
            Aim::Parity => ones(&residues) % 2 == 1,
        }
    }

    /// Largest number of stones that may be taken from a pile of `size`.
    pub fn most(self, size: u64) -> u64 {
        self.limit.map_or(size, |limit| size.min(limit))
    }

    /// Whether taking `take` stones from pile `pile` (1-based) is a legal move that wins.
    pub fn wins(self, piles: &[u64], pile: u64, take: u64) -> bool {
        let legal = 1 <= take && take <= self.most(piles[pile as usize - 1]);
        legal && self.lost(&after(piles, pile, take))
    }

    /// Value that pile `pile` (1-based) needs beside the others for a P-position, and the condition that it
    /// then fulfils.
    pub fn target(self, piles: &[u64], pile: u64) -> (u64, Aim) {
        let mut others = self.residues(piles);
        others.remove(pile as usize - 1);
        match self.aim(&others) {
            Aim::Balance => (odd_columns(&others).iter().sum(), Aim::Balance),
            Aim::Parity => (1 - ones(&others) % 2, Aim::Parity),
        }
    }
}
