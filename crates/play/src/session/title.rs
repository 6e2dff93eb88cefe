//! The title of a match.

use super::Dialogue;
use carryless_args::error::Error;
use carryless_games::game::MessageValue;
use carryless_render::i18n::MessageArgs;

impl Dialogue {
    /// Returns the title of the match in one line: the game, its rules and the player who moves first.
    pub fn title(&self) -> Result<String, Error> {
        let start = self.game.start();
        let is_set = |(name, value)| name == "set" && matches!(value, MessageValue::Number(1));
        let mut id = self.game_message_id("play-title");
        if start.message_values().into_iter().any(is_set) {
            id += "-set";
        }
        let mut values = MessageArgs::default();
        values.set_text("first", self.game.first().name());
        values.set_state(start, self.messages.catalogue())?;
        self.messages.catalogue().format(&id, &values)
    }
}
