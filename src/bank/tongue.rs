//! A language of question files: the words of sheets, those of question files, and those about wrong
//! ideas of every game. In: a language of a sheet. Out: sentences.

use crate::error::Error;
use crate::wording::{Catalogue, Values};
use crate::worksheet::writer::SheetLanguage;

/// The lists of words that say something about wrong ideas, as their messages begin.
const IDEAS: [&str; 9] = [
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

/// The files in which these words are.
const IDEA_WORDS: [&str; 9] = [
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

/// A language of the questions.
#[derive(Debug)]
pub(super) struct Tongue<'m> {
    pub(super) language: &'m SheetLanguage,
    ideas: Catalogue,
    /// The words of question files.
    pub(super) own: Catalogue,
    /// The words for that there is nothing.
    pub(super) none: Vec<String>,
}

impl<'m> Tongue<'m> {
    pub(super) fn new(language: &'m SheetLanguage) -> Result<Self, Error> {
        let own = Catalogue::load(language.words().language(), &["bank"])?;
        let ideas = Catalogue::load(
            language.words().language(),
            &[&["games", "common"][..], &IDEA_WORDS].concat(),
        )?;
        let none = own.text("bank-none")?.split('|').map(|word| word.trim().to_owned()).collect();
        Ok(Tongue { language, ideas, own, none })
    }

    pub(super) fn words(&self) -> &Catalogue {
        self.language.words()
    }

    /// What is said to somebody with this idea, as plain text; nothing where there are no words.
    pub(super) fn idea(&self, idea: &str, values: &Values<'_>) -> Option<String> {
        let ids = IDEAS.iter().map(|list| format!("{list}-idea-{idea}"));
        let said =
            ids.filter(|id| self.ideas.has(id)).find_map(|id| self.ideas.format(&id, values).ok());
        said.map(|text| text.replace("**", ""))
    }
}
