//! Words of a first screen: what to do with the pieces of the board, and which move wins. The play section and
//! the explanation section show the same words.

use super::cache::Cache;
use carryless_args::error::Error;
use carryless_games::figure::Figure;
use carryless_games::game::{BoardView, MessageValue};
use carryless_games::games::AnyState;
use carryless_render::i18n::MessageArgs;

/// Task of the player to move, as two texts in plain words.
pub(super) struct Instructions {
    /// Sentence that says what to do with the pieces.
    pub(super) task: String,
    /// Sentences that say which move wins or loses.
    pub(super) goal: String,
}

impl Instructions {
    /// Creates the instructions for the position `board`; `None` for a topic that is no game.
    pub(super) fn new(board: &AnyState, shelf: &Cache) -> Result<Option<Self>, Error> {
        let words = &shelf.words;
        if !board.has_moves() {
            return Ok(None);
        }
        let mut id = ["start-", board.game()].concat();
        // A game that is usually drawn on another board has words for the piles.
        let of_piles = [&id, "-piles"].concat();
        let figure = board.play_figure(&BoardView::default());
        if matches!(figure, Some(Figure::Piles { .. })) && words.has(&of_piles) {
            id = of_piles;
        }
        let mut values = MessageArgs::default();
        for (name, value) in board.message_values() {
            if let MessageValue::Grouped(groups) = value {
                values.set_text(name, octal_takes(groups, shelf)?);
            }
        }
        values.set_state(board, words)?;
        let task = words.format(&id, &values)?;
        let goal = match &board.components()[..] {
            [] => words.format(&[&id, "-goal"].concat(), &values)?,
            components => rules_of_parts(components, shelf)?,
        };
        Ok(Some(Instructions { task, goal }))
    }

    /// Returns task and goal as plain text.
    pub(super) fn text(self, shelf: &Cache) -> Result<String, Error> {
        let values = [("aim", self.task), ("rule", self.goal)];
        shelf.words.format_with("table-aim-and-rule", values)
    }

    /// Returns task and goal as Markdown in one line, with the task in bold.
    pub(super) fn markdown(&self) -> String {
        format!("**{}** {}", self.task, self.goal)
    }
}

/// Returns what the moves of an octal game take, as a list of alternatives; empty if no move takes stones. `groups` are
/// the numbers of stones with the digit of each.
fn octal_takes(groups: Vec<(u8, Vec<u64>)>, shelf: &Cache) -> Result<String, Error> {
    let takes = groups.into_iter().map(|(digit, takes)| {
        let takes: Vec<String> = takes.iter().map(u64::to_string).collect();
        let takes = shelf.words.alternatives(&takes)?;
        let mut values = MessageArgs::default();
        values.set_number("digit", u64::from(digit));
        values.set_text("takes", &takes);
        shelf.words.format("start-octal-part", &values)
    });
    shelf.words.alternatives(&takes.collect::<Result<Vec<_>, Error>>()?)
}

/// Returns a text with a short rule for each component in `parts`, the components of a sum.
fn rules_of_parts(parts: &[AnyState], shelf: &Cache) -> Result<String, Error> {
    let words = &shelf.words;
    let rule = |(number, part): (u64, &AnyState)| {
        let mut values = MessageArgs::default();
        values.set_number("part", number);
        values.set_text("game", part.game());
        values.set_state(part, words)?;
        words.format("table-part", &values)
    };
    let rules = (1..).zip(parts).map(rule).collect::<Result<Vec<_>, Error>>()?;
    words.format_with("table-parts", [("parts", rules.concat())])
}
