//! What a line may not hold: options of other games, words that nobody took, options that would do nothing.
//! In: a line of which everything has been read. Out: its first error, at its place.

use super::{Args, ArgsError};
use crate::error::Error;
use crate::options::OptionSpec;

impl Args<'_> {
    /// Refuses an option, when it was given.
    pub(crate) fn refuse(&self, name: &str, fault: impl Into<Error>) -> Result<(), Error> {
        self.flag(name).map_or(Ok(()), |flag| Err(flag.error(fault)))
    }

    /// Refuses options that `game` does not have and plain words that it did not take.
    /// Errors: `option-not-for-game` or `extra-word`.
    pub(crate) fn finish(&self, game: &str, specs: &[OptionSpec]) -> Result<(), Error> {
        for given in &self.given {
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

    /// Refuses an option of the line that nobody has looked at: it would do nothing.
    pub(crate) fn refuse_idle(&self) -> Result<(), Error> {
        let idle = self.given.iter().find(|given| !given.used.get());
        idle.map_or(Ok(()), |given| Err(given.flag.error(ArgsError::IdleOption)))
    }
}
