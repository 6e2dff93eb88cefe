//! Boxes of small positions for the search, and rules as types of the crate.

use carryless_games::games::nim::Rules;
use carryless_games::position::PlayConvention;

use super::oracle::Piles;

/// Rules of Nim: both play conventions, each with all of these limits.
pub fn rules_with(limits: &[Option<u64>]) -> Vec<Piles> {
    let both = |&limit: &Option<u64>| [false, true].map(|misere| Piles { limit, misere });
    limits.iter().flat_map(both).collect()
}

pub fn engine_rules(Piles { limit, misere }: Piles) -> Rules {
    Rules { limit, play: if misere { PlayConvention::Misere } else { PlayConvention::Normal } }
}

/// All positions of `count` piles of at most `most` stones, the piles in ascending order.
pub fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![Vec::new()], |shorter, _| {
        let longer = |piles: Vec<u64>| {
            let least = piles.last().copied().unwrap_or(0);
            (least..=most).map(move |size| [piles.as_slice(), &[size]].concat())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}
