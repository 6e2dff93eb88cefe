//! Who wins, and by which move, in one pass over the piles. With a limit K the *residue* n mod
//! (K + 1) stands for the pile; without one, the size itself. Normal play: lost when the xor of
//! the residues is 0. Misère play: the same while some residue is 2 or more; otherwise lost when
//! the number of ones is odd (Bouton 1901 without a limit; the limited forms are checked against
//! the game tree in `tests/nim_oracle.rs`).
//!
//! Fix all piles but one: at most one residue of that pile makes a lost position, its *target*.
//! So every pile has at most one winning move, under all four rules.

use serde::Serialize;

use super::Rules;
use crate::columns::Columns;
use crate::elide::in_sight;
use crate::position::{Outcome, PileMove, PlayConvention};

impl Rules {
    /// K + 1, the modulus of the residues; `None` when the sizes stand for themselves.
    pub(crate) fn modulus(self) -> Option<u64> {
        self.limit.and_then(|limit| limit.checked_add(1))
    }

    /// What a pile of `size` stones counts for: 0 to K with a limit K, else the size.
    pub(crate) fn residue(self, size: u64) -> u64 {
        residue(size, self.modulus())
    }

    /// What the piles count for, in binary, added without carry.
    pub(crate) fn columns(self, piles: &[u64]) -> Columns {
        let residues: Vec<u64> = piles.iter().map(|&size| self.residue(size)).collect();
        Columns::add(&residues, 2)
    }

    /// Whether the player to move at `piles` wins.
    pub(crate) fn outcome(self, piles: &[u64]) -> Outcome {
        NimTally::of(piles, self.modulus()).outcome(self.play)
    }

    /// What can be done in each pile; `tally` is that of all of them.
    pub(crate) fn verdicts(
        self,
        piles: &[u64],
        tally: NimTally,
    ) -> impl Iterator<Item = PileVerdict> {
        verdicts(piles, tally, self.modulus(), self.play)
    }

    /// Every winning move, in pile order: at most one a pile.
    pub(crate) fn winning_moves(self, piles: &[u64]) -> impl Iterator<Item = PileMove> {
        winning_moves(piles, self.modulus(), self.play)
    }
}

impl Rules {
    /// The winning move to show first: one that lowers a residue, for it is easier to see, and of
    /// many piles one that the pictures show.
    pub(super) fn recommended(self, winning: &[PileMove], count: usize) -> Option<PileMove> {
        let lowers = |chosen: &&PileMove| {
            self.residue(chosen.leaves) < self.residue(chosen.leaves + chosen.take)
        };
        let in_sight = |chosen: &&PileMove| {
            usize::try_from(chosen.pile - 1).is_ok_and(|index| in_sight(count, index))
        };
        let lowering = || winning.iter().filter(lowers);
        let shown = lowering().find(in_sight).or_else(|| lowering().next());
        shown.or(winning.first()).copied()
    }
}

/// `size` modulo `modulus`, or the size itself.
pub(crate) fn residue(size: u64, modulus: Option<u64>) -> u64 {
    modulus.map_or(size, |modulus| size % modulus)
}

/// Every winning move of the theory with these residues; the wrong ideas ask it with a wrong
/// modulus.
pub(crate) fn winning_moves(
    piles: &[u64],
    modulus: Option<u64>,
    play: PlayConvention,
) -> impl Iterator<Item = PileMove> {
    let verdicts = verdicts(piles, NimTally::of(piles, modulus), modulus, play);
    verdicts.zip(piles).zip(1..).filter_map(|((verdict, size), pile)| {
        verdict.take().map(|take| PileMove { pile, take, leaves: size - take })
    })
}

/// What can be done in each pile; `tally` is that of all of them.
fn verdicts(
    piles: &[u64],
    tally: NimTally,
    modulus: Option<u64>,
    play: PlayConvention,
) -> impl Iterator<Item = PileVerdict> {
    piles.iter().map(move |&size| PileVerdict::of(size, tally, modulus, play))
}

/// All that the theorem needs to know of a list of residues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct NimTally {
    /// The xor of the residues.
    pub nim_sum: u64,
    /// How many residues are 1.
    pub ones: u64,
    /// How many residues are 2 or more.
    pub big: u64,
}

impl NimTally {
    pub(crate) fn of(piles: &[u64], modulus: Option<u64>) -> Self {
        piles.iter().fold(NimTally::default(), |tally, &size| tally.with(residue(size, modulus)))
    }

    #[must_use]
    pub(crate) fn with(self, residue: u64) -> Self {
        NimTally {
            nim_sum: self.nim_sum ^ residue,
            ones: self.ones + u64::from(residue == 1),
            big: self.big + u64::from(residue >= 2),
        }
    }

    /// With `count` piles more of the same residue.
    #[must_use]
    pub(crate) fn with_many(self, residue: u64, count: usize) -> Self {
        let one = NimTally::default().with(residue);
        let count = count as u64;
        NimTally {
            nim_sum: self.nim_sum ^ (one.nim_sum * (count % 2)),
            ones: self.ones + one.ones * count,
            big: self.big + one.big * count,
        }
    }

    #[must_use]
    pub(crate) fn without(self, residue: u64) -> Self {
        NimTally {
            nim_sum: self.nim_sum ^ residue,
            ones: self.ones - u64::from(residue == 1),
            big: self.big - u64::from(residue >= 2),
        }
    }

    /// What decides at this tally.
    pub(crate) fn aim(self, play: PlayConvention) -> Aim {
        if play == PlayConvention::Misere && self.big == 0 { Aim::Parity } else { Aim::Balance }
    }

    /// Whether the player to move wins.
    pub(crate) fn outcome(self, play: PlayConvention) -> Outcome {
        Outcome::lost_if(match self.aim(play) {
            Aim::Balance => self.nim_sum == 0,
            Aim::Parity => self.ones % 2 == 1,
        })
    }

    /// The one residue that, added to this tally, makes a lost position.
    pub(crate) fn target(self, play: PlayConvention) -> u64 {
        match self.aim(play) {
            Aim::Balance => self.nim_sum,
            Aim::Parity => u64::from(self.ones.is_multiple_of(2)),
        }
    }
}

/// What a winning move aims at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Aim {
    /// Every column even.
    Balance,
    /// An odd number of ones and nothing larger (misère play only).
    Parity,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PileVerdict {
    /// What the pile counts for now.
    pub residue: u64,
    /// What it would have to count for.
    pub target: u64,
    /// What decides among the other piles and this target.
    pub aim: Aim,
    /// Whether a move gets there.
    pub way: Way,
}

/// Whether and how one move brings a pile to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Down to the target, within the band.
    Lower(u64),
    /// Down past the edge of the band, so that the residue rises.
    Raise(u64),
    /// Nowhere.
    No(Obstacle),
}

/// Why a pile has no winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Obstacle {
    /// The pile would have to stay as it is: the position is lost.
    Same,
    /// The pile would have to grow.
    Grow,
    /// The others would need a remainder above K.
    BeyondLimit,
    /// The remainder could only rise across an edge, and the pile has too few stones for that.
    TooFew,
}

impl PileVerdict {
    /// What can be done in a pile of `size` stones; `all` is the tally of all piles.
    pub(crate) fn of(size: u64, all: NimTally, modulus: Option<u64>, play: PlayConvention) -> Self {
        Self::beside(size, all.without(residue(size, modulus)), modulus, play)
    }

    /// The same, where `others` is the tally of the other piles.
    pub(crate) fn beside(
        size: u64,
        others: NimTally,
        modulus: Option<u64>,
        play: PlayConvention,
    ) -> Self {
        let residue = residue(size, modulus);
        // Whether ones are counted is decided by the other piles and the target together.
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

    /// How many stones the winning move takes, if there is one.
    pub(crate) fn take(self) -> Option<u64> {
        match self.way {
            Way::Lower(take) | Way::Raise(take) => Some(take),
            Way::No(_) => None,
        }
    }

    /// Whether the winning move raises the residue.
    pub(crate) fn raises(self) -> bool {
        matches!(self.way, Way::Raise(_))
    }
}
