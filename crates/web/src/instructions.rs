//! Words of a first screen: what to do with the pieces of the board, and which move wins. The play section and
//! the explanation section show the same words.

use super::cache::Cache;
use carryless_args::error::Error;
use carryless_games::games::AnyState;
use carryless_games::games::octal;
use carryless_games::games::sum::component::Component;
use carryless_games::games::wythoff::explanation::plain_board;
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
        if !board.is_played() && !matches!(board, AnyState::Graph(_)) {
            return Ok(None);
        }
        let mut name = board.game();
        let mut values = MessageArgs::default();
        match board {
            AnyState::Wythoff(state) if plain_board(state.pair(), state.pair()).is_none() => {
                name = "wythoff-piles";
            }
            AnyState::Octal(state) => {
                let takes = octal_takes(&state.rules, shelf)?;
                let splits = u64::from(state.rules.splits());
                values.set_number("splits", if takes.is_empty() { 2 } else { splits });
                values.set_text("takes", takes);
            }
            AnyState::Race(state) => {
                values.set_number("set", u64::from(state.rules.numbers.is_some()));
            }
            _ => {}
        }
        values.set_state(board, words)?;
        let task = words.format(&["start-", name].concat(), &values)?;
        let goal = match board {
            AnyState::Sum(state) => rules_of_parts(&state.position.parts, shelf)?,
            _ => words.format(&["start-", name, "-goal"].concat(), &values)?,
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

/// Returns what the moves of an octal game take, as a list of alternatives; empty if no move takes stones.
fn octal_takes(rules: &octal::Rules, shelf: &Cache) -> Result<String, Error> {
    let takes = rules.takes_by_digit().into_iter().map(|(digit, takes)| {
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
fn rules_of_parts(parts: &[Component], shelf: &Cache) -> Result<String, Error> {
    let words = &shelf.words;
    let rule = |(number, part): (u64, &Component)| {
        let mut values = MessageArgs::default();
        values.set_number("part", number);
        values.set_text("game", part.game());
        values.set_state(&AnyState::from(part), words)?;
        words.format("table-part", &values)
    };
    let rules = (1..).zip(parts).map(rule).collect::<Result<Vec<_>, Error>>()?;
    words.format_with("table-parts", [("parts", rules.concat())])
}
