//! The end of a match in sayings: who has won, why, and every move.

use super::Dialogue;
use crate::error::Error;
use crate::play::event::Event;

impl Dialogue {
    /// Who has won, by which move, which wrong idea the computer held, and every move.
    pub(crate) fn ending(&self) -> Result<Vec<Event>, Error> {
        let told = self.voice.ending(&self.game, self.idea(), self.settings.seed)?;
        let mut said = vec![Event::Words(told)];
        said.extend(self.moves()?);
        Ok(said)
    }

    /// Why the match ended as it did, without who has won, and its moves.
    pub(crate) fn reasons(&self) -> Result<Vec<Event>, Error> {
        let told = self.voice.reasons(&self.game, self.idea(), self.settings.seed)?;
        Ok(told.into_iter().map(Event::Words).chain(self.moves()?).collect())
    }
}
