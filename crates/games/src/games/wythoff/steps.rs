//! The kinds of steps in the explanation of Wythoff's game. A step holds numbers, no sentences.

use super::closed_form::{GoldenRatioSteps, Pair, Way};
use crate::elide::{SHOWN, kept_ends};
use crate::game::Hint;
use crate::position::{DecimalU128, MultiPileMove};
use crate::serialize;

/// A step of the explanation of Wythoff's game.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffStep"))]
#[allow(clippy::large_enum_variant, reason = "a page has a handful of steps")]
pub enum Step {
    /// The piles, and the winning move that the steps derive.
    Start {
        /// Winning move that the explanation shows; null in a P-position.
        shown: Option<MultiPileMove>,
        /// Whether no stone is left, so that the game is over.
        over: bool,
    },
    /// The position after the pupil's move.
    Judge {
        /// Pile sizes after the move.
        piles: [u64; 2],
        /// Difference of the pile sizes after the move.
        difference: u64,
        /// Cold pair with this difference; null if a number of it exceeds 64 bits.
        pair: Option<Pair>,
        /// Whether the piles after the move are `pair`, so that the move wins.
        cold: bool,
        /// Whether the move takes the last stone.
        last: bool,
        /// Whether the opponent can take all remaining stones.
        #[serde(serialize_with = "serialize::page_only")]
        #[cfg_attr(feature = "schema", schemars(skip))]
        answered: bool,
    },
    /// The table of cold pairs. The smaller number of a pair is the least number in no earlier pair; the
    /// larger one is that number plus the index of the pair.
    Pairs(Pairs),
    /// The cold pair that has the difference of the piles, computed with the golden ratio.
    Golden {
        /// Difference of the pile sizes.
        difference: u64,
        /// Intermediate results in whole numbers; null if they exceed 128 bits.
        working: Option<GoldenRatioSteps>,
        /// Cold pair with this difference; null if a number of it exceeds 64 bits.
        pair: Option<Pair>,
        /// Whether the two piles are `pair`, so that the position is a P-position.
        cold: bool,
    },
    /// The three ways to move, each with the only cold pair that it can reach.
    Ways {
        /// Difference of the piles, which a move from both does not change.
        difference: u64,
        /// The ways: from the first pile, from the second, from both.
        ways: [Way; 3],
    },
    /// The check that the shown move leaves a cold pair.
    Check {
        /// Winning move that the explanation shows.
        shown: MultiPileMove,
        /// Pile sizes after the move: a cold pair.
        piles: [u64; 2],
        /// Index of the cold pair after the move, 0-based.
        index: u64,
        /// Whether the move takes the last stone.
        last: bool,
    },
    /// States the number of winning moves; the moves themselves are `winning_moves` of the explanation.
    Moves {
        /// Number of winning moves: 1 to 3.
        count: u64,
        /// Winning move that the explanation shows.
        shown: MultiPileMove,
    },
    /// A P-position, that is a cold pair: every move leaves an N-position.
    #[serde(rename = "spoil")]
    Replies {
        /// Index of the cold pair, 0-based. It equals the difference of the piles.
        index: u64,
        /// Number of legal moves.
        moves: DecimalU128,
        /// Some of the moves, each with the opponent's reply.
        #[serde(serialize_with = "serialize::long")]
        rows: Vec<Reply>,
        /// Number of moves that the rows omit.
        left_out: DecimalU128,
    },
    /// The move advised in a P-position.
    Advice {
        /// Advised move: one stone from the larger pile.
        advised: MultiPileMove,
    },
    /// The statement of the theorem on which the explanation rests.
    Theorem {},
}

/// A table of cold pairs. In a long table, pairs in the middle are left out; this place is called the gap.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ColdPairs"))]
pub struct Pairs {
    /// Pairs before the gap, by rising index; all pairs if there is no gap.
    pub first: Vec<Pair>,
    /// Number of pairs in the gap between `first` and `last`.
    pub left_out: u64,
    /// Pairs after the gap, up to the sizes of the piles, by rising index; empty if there is no gap.
    pub last: Vec<Pair>,
    /// Shorter form of this table, for a page that shows only part of a long list.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub short: ShortPairs,
}

/// A table of cold pairs, shortened like other long lists on a page: pairs, number of omitted pairs, pairs.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ShortPairs {
    first: Vec<Pair>,
    left_out: u64,
    last: Vec<Pair>,
}

impl Pairs {
    /// Creates a table of the pairs `first` and `last`, with `left_out` pairs between them.
    pub(super) fn new(first: Vec<Pair>, left_out: u64, last: Vec<Pair>) -> Self {
        let all: Vec<Pair> = first.iter().chain(&last).copied().collect();
        let (head, tail) = kept_ends(all.len(), SHOWN).unwrap_or((first.len(), last.len()));
        let short = ShortPairs {
            first: all[..head].to_vec(),
            left_out: left_out + (all.len() - head - tail) as u64,
            last: all[all.len() - tail..].to_vec(),
        };
        Pairs { first, left_out, last, short }
    }
}

/// A move in a P-position with the opponent's winning reply.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffReply"))]
pub struct Reply {
    /// Number of stones that the move takes from each pile.
    pub takes: Vec<u64>,
    /// Pile sizes after the move.
    pub leaves: [u64; 2],
    /// Winning reply of the opponent; null without one.
    pub repair: Option<MultiPileMove>,
    /// Pile sizes after the reply, which are a cold pair; null without a reply.
    pub repaired: Option<[u64; 2]>,
}

impl Step {
    /// Returns the hint that leads a pupil to this step; `None` if the step has none.
    pub(super) fn hint(&self) -> Option<Hint> {
        match self {
            Step::Pairs(_) => Some(Hint::new("pairs", 0)),
            Step::Golden { difference, .. } => Some(Hint::new("golden", *difference)),
            Step::Ways { .. } | Step::Replies { .. } => Some(Hint::new("ways", 0)),
            _ => None,
        }
    }
}
