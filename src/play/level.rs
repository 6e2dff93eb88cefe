//! How well the computer plays. A level is written as a word: `perfect`; `last:8`, which knows the
//! strategy only in the last 8 stones; `errs:30`, which gives a win away in 30 of 100 moves; or
//! `idea:largest-pile`, which holds one wrong idea and acts on it; or `idea`, which draws one and
//! does not tell. Every level loses to perfect play and beats random moves; a weaker one than
//! [`LEAST_KNOWN`] or [`MOST_ERRORS`] allow would not.
//!
//! Whoever holds an idea knows the rest: where the idea leaves a choice, the move is one that wins
//! if there is one, and where it says nothing, play is perfect. An idea about the last stone is
//! acted on in one match of three ([`is_acted_on`]).

use std::fmt;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::games::{AnyMisconception, AnyState};

/// In how many of 100 moves a level may give a win away. Much above this it would lose to random
/// moves, which find a winning one now and then.
pub(crate) const MOST_ERRORS: u64 = 40;

/// In how many last stones a level must know the strategy. With one stone left there is nothing to
/// know.
pub(crate) const LEAST_KNOWN: u64 = 2;

/// Whether an idea is acted on in the match with this seed: who holds an idea about the last stone
/// remembers the rule in two matches of three, and forgets it when the seed is a multiple of 3.
pub(crate) fn is_acted_on(idea: AnyMisconception, seed: u64) -> bool {
    !idea.is_about_the_last_stone() || seed.is_multiple_of(3)
}

/// The idea that a seed draws, one as likely as another, of those that make sense here. It depends
/// on the rules and on how many piles there are, so that it is the same throughout a match; `None`
/// when no idea makes sense.
fn drawn(setting: &AnyState, seed: u64) -> Option<AnyMisconception> {
    let suiting = setting.ideas();
    // Not the numbers that decide the moves of this seed.
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    chance.set_stream(1);
    let index = chance.next_u64().checked_rem(suiting.len() as u64)?;
    suiting.get(index as usize).copied()
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Level {
    /// Wins whatever can be won.
    #[default]
    Perfect,
    /// Plays at random while more stones than this are left (in a race: while more is missing).
    Last(u64),
    /// Gives a won position away in so many of 100 moves.
    Errs(u8),
    Believes(&'static str),
    /// Acts on a wrong idea that its seed draws.
    Secret,
}

impl Level {
    pub(crate) fn of_name(name: &str) -> Option<Level> {
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

    /// The wrong idea that a player of this level and seed holds in a match that stands here.
    pub(crate) fn idea(self, setting: &AnyState, seed: u64) -> Option<AnyMisconception> {
        match self {
            Level::Believes(tag) => setting.ideas().into_iter().find(|idea| idea.tag() == tag),
            Level::Secret => drawn(setting, seed),
            _ => None,
        }
    }

    pub(crate) fn suits(self, setting: &AnyState) -> bool {
        !matches!(self, Level::Believes(_)) || self.idea(setting, 0).is_some()
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
