//! Kayles: a move takes one pin of a row or two neighbours, and may split the row into two. H. E. Dudeney,
//! *The Canterbury Puzzles* (1907), number 73. R. K. Guy and C. A. B. Smith found the period of its Grundy
//! values, 12 from 71 on (*The G-values of various games*, Proceedings of the Cambridge Philosophical Society
//! 52 (1956), 514–526). The game is a [`TakingAndBreaking`] game without parameters.

use std::sync::LazyLock;

use crate::game::{MoveForm, NoExtras, Profile};
use crate::grundy_sequence::GrundySequence;
use crate::sums::{self, TakingAndBreaking};
use carryless_args::error::Error;
use carryless_args::{Args, ArgsBuilder};

/// Marker type of Kayles in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kayles;

impl TakingAndBreaking for Kayles {
    const NAME: &'static str = "kayles";
    const EXAMPLE: &'static str = "explain kayles 6 2 1";
    const PROFILE: Profile =
        Profile { match_start: "kayles 5 2", move_form: MoveForm::Break, pressed: "pin" };
    const ROWS: bool = true;
    type Rules = NoExtras;

    fn parse_rules(_: &mut Args<'_>) -> Result<NoExtras, Error> {
        Ok(NoExtras {})
    }

    fn to_args(_: &NoExtras) -> ArgsBuilder {
        ArgsBuilder::default()
    }

    fn max_take(_: &NoExtras) -> Option<u64> {
        Some(2)
    }

    fn splits(_: &NoExtras, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        (1..=size.min(2)).flat_map(move |take| {
            let left = size - take;
            (0..=left / 2).map(move |less| (Some(take), [left - less, less]))
        })
    }

    /// Returns the cached Grundy sequence of Kayles. It is periodic, so one copy serves piles of every size;
    /// a set of exercises asks for it hundreds of times.
    fn grundy_sequence(_: &NoExtras, _: u64) -> GrundySequence {
        static ROW: LazyLock<GrundySequence> =
            LazyLock::new(|| sums::compute_sequence::<Kayles>(&NoExtras {}, 0));
        ROW.clone()
    }
}
