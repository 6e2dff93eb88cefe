//! Levels of play. A level is written as a string: `perfect`; `last:8`, which plays perfectly only while at
//! most 8 stones are left; `errs:30`, which gives a win away in 30 of 100 moves; `idea:largest-pile`, which
//! plays by one misconception; or `idea`, which draws one from the seed and does not name it. Every level
//! loses to perfect play and beats random moves; beyond [`LEAST_KNOWN`] or [`MOST_ERRORS`] a level would lose
//! to random moves.
//!
//! A level with a misconception plays a winning move if the misconception leaves a choice, and perfectly if
//! it implies no move. A misconception about the last stone affects one match in three ([`is_acted_on`]).

use std::fmt;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::games::{AnyMisconception, AnyState};

/// Most moves of 100 in which a level may give a win away. A level with far more errors would lose to random
/// moves, which win now and then.
pub(crate) const MOST_ERRORS: u64 = 40;

/// Smallest N of the levels `last:N`. With one stone left there is no choice, so `last:1` would be random
/// play.
pub(crate) const LEAST_KNOWN: u64 = 2;

/// Whether the computer acts on the misconception in the match with this seed. It acts on one about the last
/// stone only if the seed is a multiple of 3.
pub(crate) fn is_acted_on(idea: AnyMisconception, seed: u64) -> bool {
    !idea.is_about_the_last_stone() || seed.is_multiple_of(3)
}

/// Returns a misconception drawn from those that apply to the position, each with the same probability;
/// `None` if none applies. The result depends on the seed, the rules and the number of piles, so it does not
/// change during a match.
fn draw_misconception(state: &AnyState, seed: u64) -> Option<AnyMisconception> {
    let suiting = state.misconceptions();
    // Stream 1 is separate from the random numbers that choose the moves.
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(1);
    let index = chance.next_u64().checked_rem(suiting.len() as u64)?;
    suiting.get(index as usize).copied()
}

/// Level of the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Level {
    /// Makes a winning move whenever there is one.
    #[default]
    Perfect,
    /// Plays at random while more than this number of stones is left (in a race: while the distance to the
    /// target is larger), then perfectly.
    Last(u64),
    /// Gives a win away in this number of 100 moves, otherwise plays perfectly.
    Errs(u8),
    /// Plays by the misconception with this tag.
    Believes(&'static str),
    /// Plays by a misconception that is drawn from the seed and not named.
    Secret,
}

impl Level {
    /// Parses the value of `--level`; `None` if it names no level.
    pub(crate) fn parse(name: &str) -> Option<Level> {
        match name {
            "perfect" => return Some(Level::Perfect),
            "idea" => return Some(Level::Secret),
            _ => {}
        }
        let (kind, value) = name.split_once(':')?;
        let number = || value.parse::<u64>().ok().filter(|_| !value.starts_with('+'));
        match kind {
            "last" => number().filter(|&stones| stones >= LEAST_KNOWN).map(Level::Last),
            "errs" => {
                let rate = number().filter(|rate| (1..=MOST_ERRORS).contains(rate));
                rate.map(|rate| Level::Errs(rate as u8))
            }
            "idea" => AnyMisconception::beliefs()
                .map(AnyMisconception::tag)
                .find(|tag| *tag == value)
                .map(Level::Believes),
            _ => None,
        }
    }

    /// Returns the misconception by which a player of this level plays a match with this position and seed,
    /// if any.
    pub(crate) fn misconception(self, state: &AnyState, seed: u64) -> Option<AnyMisconception> {
        match self {
            Level::Believes(tag) => {
                state.misconceptions().into_iter().find(|idea| idea.tag() == tag)
            }
            Level::Secret => draw_misconception(state, seed),
            _ => None,
        }
    }

    /// Whether a match from this position can be played at this level: a named misconception must apply to
    /// it.
    pub(crate) fn applies_to(self, state: &AnyState) -> bool {
        !matches!(self, Level::Believes(_)) || self.misconception(state, 0).is_some()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Perfect => f.write_str("perfect"),
            Level::Last(stones) => write!(f, "last:{stones}"),
            Level::Errs(rate) => write!(f, "errs:{rate}"),
            Level::Believes(tag) => write!(f, "idea:{tag}"),
            Level::Secret => f.write_str("idea"),
        }
    }
}
