//! Levels of play. A level is written `easy`, `medium`, `hard` or `perfect` ([`NAMED`]); `last:8`, to play
//! perfectly only while at most 8 stones are left; `errs:30`, to give a win away in 30 of 100 moves;
//! `idea:largest-pile`, to play by one misconception; or `idea`, to play by one drawn from the seed and not
//! named. Every level loses to perfect play and beats random moves. [`LEAST_KNOWN`] and [`MOST_ERRORS`]
//! exclude the levels that would lose to random moves.
//!
//! A level with a misconception plays a winning move if the misconception leaves a choice, and perfectly if
//! it implies no move. A misconception about the last stone affects one match in three ([`is_acted_on`]).

use std::fmt;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use carryless_games::games::{AnyMisconception, AnyState};

/// Largest probability, in percent, with which a level may give a win away at a move. With a larger one the
/// level would lose to random moves.
pub const MOST_ERRORS: u64 = 40;

/// Smallest N of the levels `last:N`, which play perfectly only while at most N stones are left. With 1 stone
/// left there is no choice, so `last:1` would play entirely at random.
pub const LEAST_KNOWN: u64 = 2;

/// Whether the computer, at a level with the misconception `idea`, acts on it in the match with this seed. It
/// always does, except that a misconception about the last stone needs a seed that is a multiple of 3.
pub fn is_acted_on(idea: AnyMisconception, seed: u64) -> bool {
    !idea.is_about_the_last_stone() || seed.is_multiple_of(3)
}

/// Draws one of the misconceptions that apply to the position, each with the same probability; `None` if none
/// applies. The choice depends on the seed, the rules and the number of piles, so it stays the same during a
/// match.
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
pub enum Level {
    /// Makes a winning move whenever there is one.
    #[default]
    Perfect,
    /// Plays at random while more than this number of stones is left, then perfectly. In a race the distance
    /// to the target counts.
    Last(u64),
    /// Gives a win away with this probability in percent at each move that could win, and plays perfectly
    /// otherwise.
    ErrorRate(u8),
    /// Plays by the misconception with this tag, such as `largest-pile`.
    Misconception(&'static str),
    /// Plays by a misconception that is drawn from the seed and not named.
    HiddenMisconception,
}

/// Levels that have a name, from the weakest to the strongest, each with this name. Each gives a win away half
/// as often as the one before it; the first one as often as a level may.
pub const NAMED: [(&str, Level); 4] = [
    ("easy", Level::ErrorRate(40)),
    ("medium", Level::ErrorRate(20)),
    ("hard", Level::ErrorRate(10)),
    ("perfect", Level::Perfect),
];

impl Level {
    /// Parses the value of `--level`; `None` if it names no level.
    pub fn parse(name: &str) -> Option<Level> {
        if name == "idea" {
            return Some(Level::HiddenMisconception);
        }
        if let Some((_, level)) = NAMED.iter().find(|(own, _)| *own == name) {
            return Some(*level);
        }
        let (kind, value) = name.split_once(':')?;
        let number = || value.parse::<u64>().ok().filter(|_| !value.starts_with('+'));
        match kind {
            "last" => number().filter(|&stones| stones >= LEAST_KNOWN).map(Level::Last),
            "errs" => {
                let rate = number().filter(|rate| (1..=MOST_ERRORS).contains(rate));
                rate.map(|rate| Level::ErrorRate(rate as u8))
            }
            "idea" => AnyMisconception::move_choosing()
                .map(AnyMisconception::tag)
                .find(|tag| *tag == value)
                .map(Level::Misconception),
            _ => None,
        }
    }

    /// Returns the index of this level in [`NAMED`]; `None` if it has no name there.
    pub fn named_index(self) -> Option<usize> {
        NAMED.iter().position(|(_, level)| *level == self)
    }

    /// Returns the misconception by which this level plays a match with this initial position and seed;
    /// `None` at a level without misconception, or if none applies to the position.
    pub fn misconception(self, state: &AnyState, seed: u64) -> Option<AnyMisconception> {
        match self {
            Level::Misconception(tag) => {
                state.misconceptions().into_iter().find(|idea| idea.tag() == tag)
            }
            Level::HiddenMisconception => draw_misconception(state, seed),
            _ => None,
        }
    }

    /// Whether this level can play from the position `state`: a misconception that the level names must apply
    /// to it.
    pub fn applies_to(self, state: &AnyState) -> bool {
        !matches!(self, Level::Misconception(_)) || self.misconception(state, 0).is_some()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Perfect => f.write_str("perfect"),
            Level::Last(stones) => write!(f, "last:{stones}"),
            Level::ErrorRate(rate) => write!(f, "errs:{rate}"),
            Level::Misconception(tag) => write!(f, "idea:{tag}"),
            Level::HiddenMisconception => f.write_str("idea"),
        }
    }
}
