//! The rules of thumb of the sources, tested in all positions up to a bound, which every result names. The
//! mnemonic of 瞿问秋 (1974) is the equation x = y + a, where a is the pawns' pile. If a pawn has moved, a = 0;
//! otherwise a = 1 and y must be even. For *any* three piles x = y + z is false.

use serde::Serialize;

use crate::games::nim::Rules;
use crate::position::Outcome;

/// Largest pile in the tested positions.
pub const MOST: u64 = 7;

/// Largest distance of two cannons in the pairs of the mnemonic.
const PAIRS: u64 = 5;

/// The mnemonic as pairs of numbers. Each pair has the distances of the cannons on the two files.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Mnemonic {
    /// Pairs that are P-positions after a pawn has moved; the larger distance is first.
    pub moved: Vec<[u64; 2]>,
    /// Pairs that are P-positions before a pawn has moved; the larger distance is first.
    pub unmoved: Vec<[u64; 2]>,
}

/// The result of testing a rule of thumb in all positions up to a bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XiangqiCount"))]
pub struct Count {
    /// Largest pile in the tested positions.
    pub most: u64,
    /// Number of tested positions.
    pub positions: u64,
    /// Number of tested positions that the rule judges wrongly.
    pub wrong: u64,
    /// Piles of the smallest position that the rule calls a P-position although its nim-sum is not 0; null if
    /// there is none.
    pub called_balanced: Option<[u64; 3]>,
    /// Piles of the smallest position that the rule calls an N-position although its nim-sum is 0; null if
    /// there is none.
    pub missed: Option<[u64; 3]>,
}

/// Returns the pairs of cannon distances in the mnemonic, computed from the nim-sum, in falling order of the
/// larger distance.
pub fn mnemonic() -> Mnemonic {
    let pairs = |pawns| {
        let all = (1..=PAIRS).rev().flat_map(|x| (0..=x).map(move |y| [x, y]));
        all.filter(|&[x, y]| is_balanced([pawns, x, y])).collect()
    };
    Mnemonic { moved: pairs(0), unmoved: pairs(1) }
}

/// Tests the mnemonic as the equation x = y + a for the cannon distances x and y, with y ≤ x ≤ [`MOST`]. The
/// pawns' pile a is 0 or 1; if it is 1, y must be even.
pub fn test_equation() -> Count {
    let all =
        (0..=1).flat_map(|a| (0..=MOST).flat_map(move |y| (y..=MOST).map(move |x| [a, y, x])));
    count(all, |[a, y, x]| x == y + a && (a == 0 || y % 2 == 0))
}

/// Tests the false generalisation x = y + z in all positions of three different piles from 1 to [`MOST`].
pub fn test_generalisation() -> Count {
    let all = (1..=MOST)
        .flat_map(|z| (z + 1..=MOST).flat_map(move |y| (y + 1..=MOST).map(move |x| [z, y, x])));
    count(all, |[z, y, x]| x == y + z)
}

/// Tests `rule` in the positions `all`, smallest first. The rule returns whether it calls a position a
/// P-position, which is right if the nim-sum is 0.
fn count(all: impl Iterator<Item = [u64; 3]>, rule: impl Fn([u64; 3]) -> bool) -> Count {
    let mut count =
        Count { most: MOST, positions: 0, wrong: 0, called_balanced: None, missed: None };
    for piles in all {
        count.positions += 1;
        let said = rule(piles);
        if said == is_balanced(piles) {
            continue;
        }
        count.wrong += 1;
        let example = if said { &mut count.called_balanced } else { &mut count.missed };
        example.get_or_insert(piles);
    }
    count
}

fn is_balanced(piles: [u64; 3]) -> bool {
    Rules::default().outcome(&piles) == Outcome::P
}
