//! The computer's level in a match on the page: the matches that get harder as they are won, and guesses of the
//! misconception by which the computer plays.

use super::Table;
use super::words::Button;
use carryless_args::error::Error;
use carryless_play::{Level, level::NAMED, series};

impl Table<'_> {
    /// Whether the computer plays perfectly; only then may a text say that it does not guess.
    pub(super) fn is_perfect(&self) -> bool {
        self.dialogue.level() == Level::Perfect
    }

    /// Returns the index of the harder match that follows this one in the series; `None` for a match that is not
    /// one of the series.
    pub(super) fn next_in_series(&self) -> Option<usize> {
        series::index_after(self.dialogue.game().start(), self.dialogue.level())
    }

    /// Returns the sentence `rule`, followed by one about the level if this has a name and makes mistakes.
    pub(super) fn with_level(&self, rule: String) -> Result<String, Error> {
        match self.dialogue.level().named_index() {
            Some(at) if !self.is_perfect() => {
                let level = self.text(&["table-level-", NAMED[at].0].concat())?;
                self.shelf
                    .words
                    .format_with("table-rule-and-level", [("rule", rule), ("level", level)])
            }
            _ => Ok(rule),
        }
    }

    /// Returns a button for each misconception that the player can guess; empty unless the computer plays by one
    /// that is not named.
    pub(super) fn guess_buttons(&self) -> Result<Vec<Button>, Error> {
        if self.dialogue.level() != Level::HiddenMisconception || self.dialogue.is_over() {
            return Ok(Vec::new());
        }
        let button = |tag: &'static str| {
            let label = self.dialogue.messages().text(&format!("idea-{tag}"))?;
            Ok(Button { name: "guess", value: tag.to_owned(), label, is_off: false })
        };
        self.dialogue.guesses().into_iter().map(|idea| button(idea.tag())).collect()
    }
}
