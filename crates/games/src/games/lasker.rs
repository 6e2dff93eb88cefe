//! Lasker's Nim: a move takes any number of stones from a pile, or takes none and splits the pile into two.
//! Emanuel Lasker, *Brettspiele der Völker* (1931). The Grundy value of a pile is its size, except that 4k +
//! 3 and 4k + 4 are exchanged (k = 0, 1, 2, …). The values decide misère play too
//! ([`crate::sums::SumTally`]). The game is a [`TakingAndBreaking`] game.

use serde::{Deserialize, Serialize};

use crate::game::{MoveForm, Profile};
use crate::position::PlayConvention;
use crate::sums::TakingAndBreaking;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

/// The rules of Lasker's Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "LaskerRules"))]
pub struct Rules {
    /// Play convention: the player who cannot move loses (normal) or wins (misère).
    #[serde(default)]
    pub play: PlayConvention,
}

/// Marker type of Lasker's Nim in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lasker;

impl TakingAndBreaking for Lasker {
    const NAME: &'static str = "lasker";
    const EXAMPLE: &'static str = "explain lasker 4 7";
    const PROFILE: Profile =
        Profile { match_start: "lasker 3 4", move_form: MoveForm::Break, pressed: "end" };
    const OPTIONS: &'static [OptionSpec] = &[options::MISERE, options::MOVE, options::CLAIM];
    type Rules = Rules;

    fn parse_rules(arguments: &mut Args<'_>) -> Result<Rules, Error> {
        let play = match arguments.flag(options::MISERE.name) {
            Some(_) => PlayConvention::Misere,
            None => PlayConvention::Normal,
        };
        Ok(Rules { play })
    }

    fn to_args(_: &Rules) -> ArgsBuilder {
        ArgsBuilder::default()
    }

    fn play_convention(rules: &Rules) -> PlayConvention {
        rules.play
    }

    fn max_take(_: &Rules) -> Option<u64> {
        None
    }

    fn splits(_: &Rules, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])> {
        let splits = (1..=size / 2).map(move |less| (Some(0), [size - less, less]));
        splits.chain((1..=size).map(move |take| (Some(take), [size - take, 0])))
    }
}
