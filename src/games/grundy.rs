//! Grundy's game: a move parts a pile into two that are not the same size. P. M. Grundy, *Mathematics and
//! games*, Eureka 2 (1939), 6–8; whether its values repeat is not known. In: nothing but piles. Out: what
//! a move makes of a pile.

use crate::args::{Args, ArgsBuilder};
use crate::error::Error;
use crate::game::NoExtras;
use crate::sums::TakingAndBreaking;

/// The game, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Grundy;

impl TakingAndBreaking for Grundy {
    const NAME: &'static str = "grundy";
    type Rules = NoExtras;

    fn rules(_: &mut Args<'_>) -> Result<NoExtras, Error> {
        Ok(NoExtras {})
    }

    fn written(_: &NoExtras) -> ArgsBuilder {
        ArgsBuilder::default()
    }

    fn window(_: &NoExtras) -> Option<u64> {
        None
    }

    fn breaks(_: &NoExtras, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        (1..size.div_ceil(2)).map(move |less| (None, [size - less, less]))
    }
}
