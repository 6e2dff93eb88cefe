//! Texts about misconceptions ([`MisconceptionTexts`]): the name of a misconception from its tag, and the
//! sentence for a pupil whose answer to an exercise shows it.

use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_render::i18n::{Catalogue, Language, MessageArgs};

/// Prefixes of message ids `PREFIX-idea-TAG`. They are tried in this order, after the name of the exercise's
/// game.
const LISTS: [&str; 9] = [
    "nim",
    "race",
    "subtraction",
    "game-sum",
    "staircase-sum",
    "hackenbush-sum",
    "sum-sum",
    "fibonacci",
    "wythoff",
];

/// Message files with the texts about misconceptions.
const FILES: [&str; 11] = [
    "common",
    "games",
    "nim",
    "race",
    "subtraction",
    "sums",
    "staircase",
    "hackenbush",
    "sum",
    "fibonacci",
    "wythoff",
];

/// Messages about misconceptions in one language.
#[derive(Debug)]
pub struct MisconceptionTexts(Catalogue);

impl MisconceptionTexts {
    /// Loads the messages in `language`.
    pub fn load(language: Language) -> Result<Self, Error> {
        Catalogue::load(language, &FILES).map(MisconceptionTexts)
    }

    /// Returns the name, in quotation marks, of the misconception with tag `idea`.
    pub fn name(&self, idea: &str) -> Result<String, Error> {
        let name = self.0.text(&["idea-", idea].concat())?;
        self.0.format_with("idea-quoted", [("idea", name)])
    }

    /// Returns the names of the misconceptions with these tags, as alternatives. `words` has the messages of lists.
    pub fn alternatives(&self, ideas: &[&str], words: &Catalogue) -> Result<String, Error> {
        let names = ideas.iter().map(|idea| self.name(idea));
        words.alternatives(&names.collect::<Result<Vec<_>, Error>>()?)
    }

    /// Returns, as Markdown, the sentence for a pupil whose answer to `exercise` shows the misconception with
    /// tag `idea`; `None` if there is no such sentence.
    pub fn sentence(&self, idea: &str, exercise: &Exercise) -> Option<String> {
        let mut values = MessageArgs::default();
        values.set_state(&exercise.state, &self.0).ok()?;
        let lists = std::iter::once(exercise.state.game()).chain(LISTS);
        let ids = lists.map(|list| format!("{list}-idea-{idea}"));
        let mut known = ids.filter(|id| self.0.has(id));
        known.find_map(|id| self.0.format(&id, &values).ok())
    }
}
