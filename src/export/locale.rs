//! A language of question files: the words of sheets, those of question files, and those about wrong
//! ideas of every game. In: a language of a sheet. Out: sentences.

use crate::error::Error;
use crate::exercises::Exercise;
use crate::i18n::Catalogue;
use crate::worksheet::misconceptions::IdeaWords;
use crate::worksheet::renderer::SheetLanguage;

/// A language of the questions.
#[derive(Debug)]
pub(super) struct ExportLocale<'m> {
    pub(super) language: &'m SheetLanguage,
    ideas: IdeaWords,
    /// The words of question files.
    pub(super) own: Catalogue,
    /// The words for that there is nothing.
    pub(super) none: Vec<String>,
}

impl<'m> ExportLocale<'m> {
    pub(super) fn new(language: &'m SheetLanguage) -> Result<Self, Error> {
        let own = Catalogue::load(language.words().language(), &["bank"])?;
        let ideas = IdeaWords::load(language.words().language())?;
        let none = own.text("bank-none")?.split('|').map(|word| word.trim().to_owned()).collect();
        Ok(ExportLocale { language, ideas, own, none })
    }

    pub(super) fn words(&self) -> &Catalogue {
        self.language.words()
    }

    /// What is said to somebody with this idea, as plain text; nothing where there are no words.
    pub(super) fn idea(&self, idea: &str, exercise: &Exercise) -> Option<String> {
        Some(self.ideas.said(idea, exercise)?.replace("**", ""))
    }
}
