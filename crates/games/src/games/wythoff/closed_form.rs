//! The cold pairs of Wythoff's game, which are its P-positions. Pair n is ⌊nφ⌋ and ⌊nφ⌋ + n with the golden
//! ratio φ = (1 + √5) / 2 (Wythoff 1907). No floating point is needed: ⌊nφ⌋ = ⌊(n + ⌊√(5n²)⌋) / 2⌋. Every
//! number is in exactly one pair (Beatty 1926), and every difference belongs to exactly one pair. So each of
//! the three ways to move leads to at most one cold position.

use serde::Serialize;

use crate::position::{DecimalU128, MultiPileMove, Outcome};
use crate::serialize;

/// A cold pair: two pile sizes at which the player to move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ColdPair"))]
pub struct Pair {
    /// Index n of the pair, 0-based. It equals the difference of the two sizes.
    pub index: u64,
    /// The smaller and the larger size of the pair.
    pub piles: [u64; 2],
}

/// Intermediate results of the smaller number ⌊nφ⌋ of cold pair n, computed in whole numbers (φ is the golden
/// ratio).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GoldenWorking"))]
pub struct GoldenRatioSteps {
    /// The number 5n², where n is the index of the pair.
    pub five_squares: DecimalU128,
    /// Square root of 5n², rounded down.
    pub root: DecimalU128,
    /// Sum of n and `root`. Half of it, rounded down, is the smaller number of the pair.
    pub doubled: DecimalU128,
}

impl GoldenRatioSteps {
    /// Returns the intermediate results for the pair with the index `index`. `None` if 5n² exceeds 128 bits;
    /// then a number of the pair exceeds 64 bits.
    pub fn compute(index: u64) -> Option<Self> {
        let index = u128::from(index);
        let five_squares = (index * index).checked_mul(5)?;
        let root = five_squares.isqrt();
        Some(GoldenRatioSteps {
            five_squares: DecimalU128(five_squares),
            root: DecimalU128(root),
            doubled: DecimalU128(index + root),
        })
    }
}

impl Pair {
    /// Returns the cold pair with the 0-based index `index`; `None` if its larger number exceeds 64 bits.
    pub fn at(index: u64) -> Option<Self> {
        let smaller = u64::try_from(GoldenRatioSteps::compute(index)?.doubled.0 / 2).ok()?;
        let larger = smaller.checked_add(index)?;
        Some(Pair { index, piles: [smaller, larger] })
    }

    /// Returns the cold pair with the largest index for which one of its numbers is at most `most`: the
    /// smaller number if `side` is 0, the larger if `side` is 1.
    pub fn last_up_to(side: usize, most: u64) -> Self {
        let fits = |index| Pair::at(index).filter(|pair| pair.piles[side] <= most);
        let mut best = Pair { index: 0, piles: [0, 0] };
        for place in (0..u64::BITS).rev() {
            best = fits(best.index | 1 << place).unwrap_or(best);
        }
        best
    }

    /// Returns the cold pair that contains the number `size`; `None` if the other number of this pair exceeds
    /// 64 bits.
    pub fn containing(size: u64) -> Option<Self> {
        let last = [0, 1].map(|side| Pair::last_up_to(side, size));
        last.into_iter().find(|pair| pair.piles.contains(&size))
    }

    /// Returns the number of the pair that is not `size`, which must be one of its two numbers.
    fn other(self, size: u64) -> u64 {
        let [smaller, larger] = self.piles;
        if smaller == size { larger } else { smaller }
    }
}

/// The piles from which a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The move takes from the first pile; the second stays.
    First,
    /// The move takes from the second pile; the first stays.
    Second,
    /// The move takes equal numbers from both piles; the difference stays.
    Both,
}

/// One of the three ways to move, with the only cold pair that it can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffWay"))]
pub struct Way {
    /// Pile or piles from which the move takes.
    pub from: Source,
    /// For a move from one pile, the cold pair that contains the size of the other pile; for a move from both
    /// piles, the cold pair with their difference. Null if a number of it exceeds 64 bits.
    pub pair: Option<Pair>,
    /// Sizes of `pair` in the order of the piles; null if `pair` is null.
    pub target: Option<[u64; 2]>,
    /// Number of stones to take (from each pile, if the move takes from both) to reach `target`; null if this
    /// way to move cannot reach it.
    pub take: Option<u64>,
    /// Details of a way that takes from one pile; null for the way that takes from both.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub alone: Option<SinglePileWay>,
}

/// Details of a way to move that takes from one pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SinglePileWay {
    /// Number of the pile from which the move takes, 1-based.
    pub pile: u64,
    /// Number of the pile that stays, 1-based.
    pub other: u64,
    /// Size, before the move, of the pile from which the move takes.
    pub size: u64,
    /// Size of the pile that stays.
    pub stays: u64,
    /// Size that the pile must have to reach the cold pair; null if a number of the pair exceeds 64 bits.
    pub becomes: Option<u64>,
}

impl Way {
    /// Returns the three ways to move in two piles of these sizes, in the order of [`Source`].
    pub fn all(piles: [u64; 2]) -> [Way; 3] {
        [Source::First, Source::Second, Source::Both].map(|from| Way::new(from, piles))
    }

    fn new(from: Source, piles: [u64; 2]) -> Self {
        let [first, second] = piles;
        let pair = match from {
            Source::First => Pair::containing(second),
            Source::Second => Pair::containing(first),
            Source::Both => Pair::at(first.abs_diff(second)),
        };
        let target = pair.map(|pair| match from {
            Source::First => [pair.other(second), second],
            Source::Second => [first, pair.other(first)],
            Source::Both if first > second => [pair.piles[1], pair.piles[0]],
            Source::Both => pair.piles,
        });
        let take = target.and_then(|target| match from {
            Source::Second => second.checked_sub(target[1]),
            _ => first.checked_sub(target[0]),
        });
        let becomes = |place: usize| target.map(|target| target[place]);
        let alone = match from {
            Source::First => Some((1, 2, first, second, becomes(0))),
            Source::Second => Some((2, 1, second, first, becomes(1))),
            Source::Both => None,
        };
        let alone = alone.map(|(pile, other, size, stays, becomes)| SinglePileWay {
            pile,
            other,
            size,
            stays,
            becomes,
        });
        Way { from, pair, target, take: take.filter(|take| *take > 0), alone }
    }

    /// Returns the winning move among the moves of this way; `None` if there is none.
    pub fn winning_move(self) -> Option<MultiPileMove> {
        let take = self.take?;
        let takes = match self.from {
            Source::First => vec![take, 0],
            Source::Second => vec![0, take],
            Source::Both => vec![take, take],
        };
        Some(MultiPileMove { takes })
    }
}

/// Returns the outcome class of two piles of `first` and `second` stones.
pub fn outcome([first, second]: [u64; 2]) -> Outcome {
    let pair = Pair::at(first.abs_diff(second));
    Outcome::p_if(pair.is_some_and(|pair| pair.piles[0] == first.min(second)))
}

/// Returns all winning moves: at most one from each pile alone and one from both, in this order.
pub fn winning_moves(piles: [u64; 2]) -> Vec<MultiPileMove> {
    let ways = Way::all(piles).into_iter();
    ways.filter_map(Way::winning_move).collect()
}
