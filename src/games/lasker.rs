//! Lasker's Nim: a move takes any number of stones from a pile, or takes none and parts it into two. Emanuel
//! Lasker, *Brettspiele der Völker* (1931); in its values 4 k + 3 and 4 k + 4 change places. In: nothing
//! but piles. Out: what a move makes of a pile.

use crate::asked::{Asked, Phrase};
use crate::error::Error;
use crate::game::Nothing;
use crate::sums::Breaking;

/// The game, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Lasker;

impl Breaking for Lasker {
    const NAME: &'static str = "lasker";
    type Rules = Nothing;

    fn rules(_: &mut Asked<'_>) -> Result<Nothing, Error> {
        Ok(Nothing {})
    }

    fn written(_: &Nothing) -> Phrase {
        Phrase::default()
    }

    fn window(_: &Nothing) -> Option<u64> {
        None
    }

    fn breaks(_: &Nothing, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        let splits = (1..=size / 2).map(move |less| (Some(0), [size - less, less]));
        splits.chain((1..=size).map(move |take| (Some(take), [size - take, 0])))
    }
}
