//! Checks after parsing: rejects options of other games, unread options and positional words that are left.

use super::{Args, ArgsError};
use crate::error::Error;
use crate::options::OptionSpec;

impl Args<'_> {
    /// Returns the error `fault` with the span of the option `name` if that option is present; otherwise
    /// `Ok`.
    pub fn reject(&self, name: &str, fault: impl Into<Error>) -> Result<(), Error> {
        self.flag(name).map_or(Ok(()), |flag| Err(flag.error(fault)))
    }

    /// Returns `option-not-for-game` for an option that is not among `specs`, the options of `game`, and
    /// `extra-word` for a positional word that was not consumed.
    pub fn reject_leftovers(&self, game: &str, specs: &[OptionSpec]) -> Result<(), Error> {
        for given in &self.options {
            if !specs.iter().any(|spec| spec.name == given.spec.name) {
                return Err(given
                    .flag
                    .error(ArgsError::OptionNotForGame { game: game.to_owned() }));
            }
        }
        match self.peek() {
            Some(extra) => Err(extra.error(ArgsError::ExtraWord { game: game.to_owned() })),
            None => Ok(()),
        }
    }

    /// Returns `idle-option` for an option of the line that no code has read, as it would have no effect.
    pub fn reject_unused(&self) -> Result<(), Error> {
        let idle = self.options.iter().find(|given| !given.used.get());
        idle.map_or(Ok(()), |given| Err(given.flag.error(ArgsError::IdleOption)))
    }
}
