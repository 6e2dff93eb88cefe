//! The moves so far: their list, and the explanation of the computer's last move.

use super::Dialogue;
use crate::event::Event;
use crate::level::is_acted_on;
use crate::match_options::Settings;
use crate::messages::MatchMessages;
use crate::{Level, Side};
use carryless_args::error::Error;
use carryless_games::elide::{Entry, SHOWN, elide};

impl Dialogue {
    /// Returns the events that explain the computer's last move. If it has not moved, or plays by a
    /// misconception that is not named, the only event says so.
    pub(super) fn explain_last_move(&self) -> Result<Vec<Event>, Error> {
        let Settings { level, seed, teach, .. } = self.settings;
        let text = |id: &str| self.messages.text(id).map(Event::Words);
        if level == Level::HiddenMisconception {
            return Ok(vec![text("play-why-secret")?]);
        }
        let turns = self.game.turns().len();
        let last = (0..turns).rev().find(|&index| self.game.mover(index) == Side::Computer);
        let held = self.idea().filter(|held| is_acted_on(*held, seed));
        Ok(match last.and_then(|last| self.game.explanation_of(last, held)) {
            Some(explanation) => {
                vec![
                    text("play-why")?,
                    MatchMessages::explanation_event(Side::Computer, explanation, teach),
                ]
            }
            None => vec![text("play-no-move-yet")?],
        })
    }

    /// Returns the event that lists the first `count` moves. The middle of a long list is left out.
    pub(super) fn list(&self, count: usize) -> Result<Event, Error> {
        let moves: Vec<usize> = (0..count).collect();
        let mut text = self.messages.text("play-record")? + "\n\n";
        for entry in elide(&moves, 2 * SHOWN) {
            match entry {
                Entry::Item(&index) => {
                    let turn = &self.game.turns()[index];
                    let words =
                        self.messages.move_sentence(self.board(), self.game.mover(index), turn)?;
                    text += &format!("{}. {words}\n", index + 1);
                }
                Entry::Gap { left_out } => {
                    let left_out = self.messages.format("left-out", &[("count", left_out)], &[])?;
                    text += &format!("\n{left_out}\n\n");
                }
            }
        }
        Ok(Event::Words(text))
    }
}
