//! Grundy's game: a move splits a pile into two of different sizes. P. M. Grundy, *Mathematics and games*,
//! Eureka 2 (1939), 6–8. It is unknown whether its Grundy values are periodic. The game is a
//! [`TakingAndBreaking`] game without parameters.

use crate::game::{MoveForm, NoExtras, Profile};
use crate::sums::TakingAndBreaking;
use carryless_args::error::Error;
use carryless_args::{Args, ArgsBuilder};

/// Marker type of Grundy's game in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Grundy;

impl TakingAndBreaking for Grundy {
    const NAME: &'static str = "grundy";
    const EXAMPLE: &'static str = "explain grundy 9 5";
    const PROFILE: Profile =
        Profile { match_start: "grundy 7 5", move_form: MoveForm::Break, pressed: "split" };
    type Rules = NoExtras;

    fn parse_rules(_: &mut Args<'_>) -> Result<NoExtras, Error> {
        Ok(NoExtras {})
    }

    fn to_args(_: &NoExtras) -> ArgsBuilder {
        ArgsBuilder::default()
    }

    fn max_take(_: &NoExtras) -> Option<u64> {
        None
    }

    fn splits(_: &NoExtras, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        (1..size.div_ceil(2)).map(move |less| (None, [size - less, less]))
    }
}
