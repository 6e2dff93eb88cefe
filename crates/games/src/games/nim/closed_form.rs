//! The outcome class of a position of Nim and its winning moves, in one pass over the piles. The *residue* of
//! a pile of n stones is n mod (K + 1) with a limit K, and n without one. Normal play: a position is a
//! P-position exactly when the xor of the residues is 0. Misère play: the same holds if some residue is 2 or
//! more; otherwise it is a P-position exactly when the number of ones is odd. Bouton (1901) proves this
//! without a limit; `tests/testsuite/nim_oracle.rs` compares the forms with a limit with the game tree.
//!
//! If all piles but one are fixed, at most one residue of that pile makes a P-position: its *target*. So
//! every pile has at most one winning move, with or without a limit, in normal and in misère play.

use serde::Serialize;

use super::Rules;
use crate::columns::Columns;
use crate::elide::is_shown;
use crate::position::{Outcome, PileMove, PlayConvention};

impl Rules {
    /// Returns the modulus K + 1 of the residues; `None` without a limit.
    pub fn modulus(self) -> Option<u64> {
        self.limit.and_then(|limit| limit.checked_add(1))
    }

    /// Returns the residue of a pile of `size` stones: the remainder modulo K + 1 with a limit K, else the
    /// size.
    pub fn residue(self, size: u64) -> u64 {
        residue(size, self.modulus())
    }

    /// Returns the binary columns of the residues of `piles`, added without carry.
    pub fn columns(self, piles: &[u64]) -> Columns {
        let residues: Vec<u64> = piles.iter().map(|&size| self.residue(size)).collect();
        Columns::from_numbers(&residues, 2)
    }

    /// Returns the outcome class of the position with these pile sizes.
    pub fn outcome(self, piles: &[u64]) -> Outcome {
        NimTally::new(piles, self.modulus()).outcome(self.play)
    }

    /// Iterates over the piles, in order, and gives for each its winning move or the reason why it has none.
    /// `tally` is the tally of all `piles`.
    pub fn verdicts(self, piles: &[u64], tally: NimTally) -> impl Iterator<Item = PileVerdict> {
        verdicts(piles, tally, self.modulus(), self.play)
    }

    /// Iterates over all winning moves from `piles`, in pile order: at most one for each pile.
    pub fn winning_moves(self, piles: &[u64]) -> impl Iterator<Item = PileMove> {
        winning_moves(piles, self.modulus(), self.play)
    }
}

impl Rules {
    /// Returns the winning move to show first; `None` if `winning`, the list of winning moves, is empty. It
    /// lowers a residue if possible, because that is easier to see than raising one. Among the moves that
    /// lower one, it is the first in a pile that figures of `count` piles do not leave out, if there is one.
    pub(super) fn recommended(self, winning: &[PileMove], count: usize) -> Option<PileMove> {
        let lowers = |chosen: &&PileMove| {
            self.residue(chosen.leaves) < self.residue(chosen.leaves + chosen.take)
        };
        let in_sight = |chosen: &&PileMove| {
            usize::try_from(chosen.pile - 1).is_ok_and(|index| is_shown(count, index))
        };
        let lowering = || winning.iter().filter(lowers);
        let shown = lowering().find(in_sight).or_else(|| lowering().next());
        shown.or(winning.first()).copied()
    }
}

/// Returns `size` modulo `modulus`, or the size itself without a modulus.
pub fn residue(size: u64, modulus: Option<u64>) -> u64 {
    modulus.map_or(size, |modulus| size % modulus)
}

/// Iterates over the winning moves that the theorem of Nim gives for `piles`. `modulus` is K + 1 with a limit
/// K and `None` without one; misconceptions pass a wrong modulus.
pub fn winning_moves(
    piles: &[u64],
    modulus: Option<u64>,
    play: PlayConvention,
) -> impl Iterator<Item = PileMove> {
    let verdicts = verdicts(piles, NimTally::new(piles, modulus), modulus, play);
    verdicts.zip(piles).zip(1..).filter_map(|((verdict, size), pile)| {
        verdict.take().map(|take| PileMove { pile, take, leaves: size - take })
    })
}

/// Iterates over the piles, in order, and gives for each its winning move or the reason why it has none.
/// `tally` is the tally of all `piles`.
fn verdicts(
    piles: &[u64],
    tally: NimTally,
    modulus: Option<u64>,
    play: PlayConvention,
) -> impl Iterator<Item = PileVerdict> {
    piles.iter().map(move |&size| PileVerdict::new(size, tally, modulus, play))
}

/// Xor and counts of the residues of some piles. They suffice to decide a position. The residue of a pile is
/// its size modulo K + 1 with a limit K, and its size without one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NimTally {
    /// Xor of the residues of all piles.
    pub nim_sum: u64,
    /// Number of piles with residue 1.
    pub ones: u64,
    /// Number of piles with a residue of 2 or more.
    pub residues_above_one: u64,
}

impl NimTally {
    /// Creates the tally of these pile sizes; `modulus` is K + 1 with a limit K, `None` without one.
    pub fn new(piles: &[u64], modulus: Option<u64>) -> Self {
        piles.iter().fold(NimTally::default(), |tally, &size| tally.with(residue(size, modulus)))
    }

    /// Returns the tally after one pile with the residue `residue` is added.
    #[must_use]
    pub fn with(self, residue: u64) -> Self {
        NimTally {
            nim_sum: self.nim_sum ^ residue,
            ones: self.ones + u64::from(residue == 1),
            residues_above_one: self.residues_above_one + u64::from(residue >= 2),
        }
    }

    /// Returns the tally after `count` piles with the residue `residue` are added.
    #[must_use]
    pub fn with_many(self, residue: u64, count: usize) -> Self {
        let one = NimTally::default().with(residue);
        let count = count as u64;
        NimTally {
            nim_sum: self.nim_sum ^ (one.nim_sum * (count % 2)),
            ones: self.ones + one.ones * count,
            residues_above_one: self.residues_above_one + one.residues_above_one * count,
        }
    }

    /// Returns the tally after one pile with the residue `residue`, which must be in the tally, is removed.
    #[must_use]
    pub fn without_residue(self, residue: u64) -> Self {
        NimTally {
            nim_sum: self.nim_sum ^ residue,
            ones: self.ones - u64::from(residue == 1),
            residues_above_one: self.residues_above_one - u64::from(residue >= 2),
        }
    }

    /// Returns the condition under which a position with this tally is a P-position.
    pub fn aim(self, play: PlayConvention) -> Aim {
        if play == PlayConvention::Misere && self.residues_above_one == 0 {
            Aim::Parity
        } else {
            Aim::Balance
        }
    }

    /// Returns the outcome class of a position with this tally.
    pub fn outcome(self, play: PlayConvention) -> Outcome {
        Outcome::p_if(match self.aim(play) {
            Aim::Balance => self.nim_sum == 0,
            Aim::Parity => self.ones % 2 == 1,
        })
    }

    /// Returns the residue that one more pile must have so that it makes a P-position together with the piles
    /// of this tally.
    pub fn target(self, play: PlayConvention) -> u64 {
        match self.aim(play) {
            Aim::Balance => self.nim_sum,
            Aim::Parity => u64::from(self.ones.is_multiple_of(2)),
        }
    }
}

/// The condition of a P-position. A winning move leaves a position that fulfils it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// Every binary column of the residues has an even number of ones, so the nim-sum is 0.
    Balance,
    /// No residue is above 1, and the number of residues that are 1 is odd (misère play only).
    Parity,
}

/// The winning move in one pile, or the reason why the pile has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileVerdict {
    /// Residue of the pile before a move: its size modulo K + 1; without a limit, its size.
    pub residue: u64,
    /// Residue that this pile must have to make a P-position with the other piles.
    pub target: u64,
    /// Condition of a P-position that holds once this pile has the residue `target`.
    pub aim: Aim,
    /// The winning move in this pile, or the reason why there is none.
    pub way: Way,
}

/// The winning move in one pile, or the reason why the pile has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A winning move that lowers the residue to the target; the field is the number of stones that it takes.
    Lower(u64),
    /// A winning move that takes stones past a multiple of K + 1 and so raises the residue to the target; the
    /// field is the number of stones that it takes.
    Raise(u64),
    /// The pile has no winning move; the field is the reason.
    No(Obstacle),
}

/// The reason why a pile has no winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// The residue already equals the target, because the position is a P-position.
    Same,
    /// The residue is below the target, and without a limit no move raises it.
    Grow,
    /// The target is larger than K, so no residue equals it.
    BeyondLimit,
    /// The residue would have to rise past a multiple of K + 1, but the pile has too few stones.
    TooFew,
}

impl PileVerdict {
    /// Returns the verdict on a pile of `size` stones; `all` is the tally of all piles, this one included.
    /// `modulus` is K + 1 with a limit K, and `None` without one.
    pub fn new(size: u64, all: NimTally, modulus: Option<u64>, play: PlayConvention) -> Self {
        Self::with_others(size, all.without_residue(residue(size, modulus)), modulus, play)
    }

    /// Returns the verdict on a pile of `size` stones; `others` is the tally of the other piles. `modulus` is
    /// K + 1 with a limit K, and `None` without one.
    pub fn with_others(
        size: u64,
        others: NimTally,
        modulus: Option<u64>,
        play: PlayConvention,
    ) -> Self {
        let residue = residue(size, modulus);
        // The other piles and the target together determine the condition.
        let aim = others.aim(play);
        let target = others.target(play);
        let way = match modulus {
            _ if target < residue => Way::Lower(residue - target),
            _ if target == residue => Way::No(Obstacle::Same),
            None => Way::No(Obstacle::Grow),
            Some(modulus) if target >= modulus => Way::No(Obstacle::BeyondLimit),
            Some(modulus) => match residue + (modulus - target) {
                take if take <= size => Way::Raise(take),
                _ => Way::No(Obstacle::TooFew),
            },
        };
        PileVerdict { residue, target, aim, way }
    }

    /// Returns the number of stones that the winning move takes; `None` if there is no winning move.
    pub fn take(self) -> Option<u64> {
        match self.way {
            Way::Lower(take) | Way::Raise(take) => Some(take),
            Way::No(_) => None,
        }
    }

    /// Whether the pile has a winning move that raises its residue.
    pub fn is_raise(self) -> bool {
        matches!(self.way, Way::Raise(_))
    }
}
