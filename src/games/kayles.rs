//! Kayles: a move takes one pin of a row or two neighbours, and the row may fall into two. H. E. Dudeney,
//! *The Canterbury Puzzles* (1907), number 73; the period of its values, 12 from 71 on, is by R. K. Guy and
//! C. A. B. Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical Society 52
//! (1956), 514–526. In: nothing but rows. Out: what a move makes of a row.

use std::sync::LazyLock;

use crate::args::{Asked, Phrase};
use crate::error::Error;
use crate::game::Nothing;
use crate::grundy_sequence::Row;
use crate::sums::{self, Breaking};

/// The game, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Kayles;

impl Breaking for Kayles {
    const NAME: &'static str = "kayles";
    const ROWS: bool = true;
    type Rules = Nothing;

    fn rules(_: &mut Asked<'_>) -> Result<Nothing, Error> {
        Ok(Nothing {})
    }

    fn written(_: &Nothing) -> Phrase {
        Phrase::default()
    }

    fn window(_: &Nothing) -> Option<u64> {
        Some(2)
    }

    fn breaks(_: &Nothing, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        (1..=size.min(2)).flat_map(move |take| {
            let left = size - take;
            (0..=left / 2).map(move |less| (Some(take), [left - less, less]))
        })
    }

    /// The row repeats, so it is the same whatever the largest: a set of exercises asks for it hundreds of
    /// times.
    fn row(_: &Nothing, _: u64) -> Row {
        static ROW: LazyLock<Row> = LazyLock::new(|| sums::row::<Kayles>(&Nothing {}, 0));
        ROW.clone()
    }
}
