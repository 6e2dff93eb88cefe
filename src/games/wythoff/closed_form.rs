//! The cold pairs of Wythoff's game, the positions that are lost for the player to move: pair n is
//! ⌊nφ⌋ and ⌊nφ⌋ + n with the golden ratio φ = (1 + √5) / 2 (Wythoff 1907). In whole numbers
//! ⌊nφ⌋ = ⌊(n + ⌊√(5n²)⌋) / 2⌋, because n is whole; no floating point is used. Every number is in
//! exactly one pair (Beatty 1926), and every difference belongs to exactly one pair, so each of
//! the three ways to move leads to at most one cold position.

use serde::Serialize;

use crate::position::{DecimalU128, MultiPileMove, Outcome};
use crate::serialize;

/// A cold pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ColdPair"))]
pub(crate) struct Pair {
    /// Its number, from 0, which is also its difference.
    pub index: u64,
    /// The smaller number and the larger one.
    pub piles: [u64; 2],
}

/// How ⌊nφ⌋ is found without a decimal point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GoldenWorking"))]
pub(crate) struct Working {
    /// 5n².
    pub five_squares: DecimalU128,
    /// Its square root, rounded down.
    pub root: DecimalU128,
    /// n and the root together: twice the smaller number, or one more.
    pub doubled: DecimalU128,
}

impl Working {
    /// The working for pair `index`; `None` when 5n² exceeds 128 bits: then the pair has a number
    /// of more than 64 bits.
    pub(crate) fn of(index: u64) -> Option<Self> {
        let index = u128::from(index);
        let five_squares = (index * index).checked_mul(5)?;
        let root = five_squares.isqrt();
        Some(Working {
            five_squares: DecimalU128(five_squares),
            root: DecimalU128(root),
            doubled: DecimalU128(index + root),
        })
    }
}

impl Pair {
    /// Pair `index`; `None` when its larger number has more than 64 bits.
    pub(crate) fn at(index: u64) -> Option<Self> {
        let smaller = u64::try_from(Working::of(index)?.doubled.0 / 2).ok()?;
        let larger = smaller.checked_add(index)?;
        Some(Pair { index, piles: [smaller, larger] })
    }

    /// The last pair whose smaller number (`side` 0) or larger number (`side` 1) is at most
    /// `most`. Cost: 64 square roots.
    pub(crate) fn last_up_to(side: usize, most: u64) -> Self {
        let fits = |index| Pair::at(index).filter(|pair| pair.piles[side] <= most);
        let mut best = Pair { index: 0, piles: [0, 0] };
        for place in (0..u64::BITS).rev() {
            best = fits(best.index | 1 << place).unwrap_or(best);
        }
        best
    }

    /// The pair that `size` is in; `None` when its partner has more than 64 bits.
    pub(crate) fn with(size: u64) -> Option<Self> {
        let last = [0, 1].map(|side| Pair::last_up_to(side, size));
        last.into_iter().find(|pair| pair.piles.contains(&size))
    }

    /// The number that stands beside `size` in this pair.
    fn beside(self, size: u64) -> u64 {
        let [smaller, larger] = self.piles;
        if smaller == size { larger } else { smaller }
    }
}

/// From where a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Source {
    /// The first pile; the second stays.
    First,
    /// The second pile; the first stays.
    Second,
    /// The same number from both; the difference stays.
    Both,
}

/// One of the three ways to move, and the one cold position in its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffWay"))]
pub(crate) struct Way {
    /// From where it takes.
    pub from: Source,
    /// The cold pair that shares what stays; null when it has a number of more than 64 bits.
    pub pair: Option<Pair>,
    /// That pair in the order of the piles.
    pub target: Option<[u64; 2]>,
    /// How many stones to take from the pile (or from each) to get there; null when the pile
    /// would have to stay as it is or to grow.
    pub take: Option<u64>,
    /// What a page says of a way from one pile alone.
    #[serde(serialize_with = "serialize::page_only")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    pub alone: Option<Alone>,
}

/// A way from one pile alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Alone {
    /// The pile, counted from 1.
    pub pile: u64,
    /// The pile that stays as it is.
    pub other: u64,
    pub size: u64,
    /// The size of the other.
    pub stays: u64,
    /// What the pile has to become.
    pub becomes: Option<u64>,
}

impl Way {
    /// The three ways, in the order of [`Source`].
    pub(crate) fn all(piles: [u64; 2]) -> [Way; 3] {
        [Source::First, Source::Second, Source::Both].map(|from| Way::of(from, piles))
    }

    fn of(from: Source, piles: [u64; 2]) -> Self {
        let [first, second] = piles;
        let pair = match from {
            Source::First => Pair::with(second),
            Source::Second => Pair::with(first),
            Source::Both => Pair::at(first.abs_diff(second)),
        };
        let target = pair.map(|pair| match from {
            Source::First => [pair.beside(second), second],
            Source::Second => [first, pair.beside(first)],
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
        let alone = alone.map(|(pile, other, size, stays, becomes)| Alone {
            pile,
            other,
            size,
            stays,
            becomes,
        });
        Way { from, pair, target, take: take.filter(|take| *take > 0), alone }
    }

    /// The move that goes this way, if there is one.
    pub(crate) fn takes(self) -> Option<MultiPileMove> {
        let take = self.take?;
        let takes = match self.from {
            Source::First => vec![take, 0],
            Source::Second => vec![0, take],
            Source::Both => vec![take, take],
        };
        Some(MultiPileMove { takes })
    }
}

/// Who wins two piles.
pub(crate) fn outcome([first, second]: [u64; 2]) -> Outcome {
    let pair = Pair::at(first.abs_diff(second));
    Outcome::lost_if(pair.is_some_and(|pair| pair.piles[0] == first.min(second)))
}

/// Every winning move: at most one from each pile alone and one from both, in this order.
pub(crate) fn winning_moves(piles: [u64; 2]) -> Vec<MultiPileMove> {
    let ways = Way::all(piles).into_iter();
    ways.filter_map(Way::takes).collect()
}
