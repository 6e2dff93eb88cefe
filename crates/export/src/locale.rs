//! Message catalogues for one language of a question file: messages of sheets, of question files, and of the
//! misconceptions of all games.

use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_render::i18n::Catalogue;
use carryless_worksheet::misconceptions::MisconceptionTexts;
use carryless_worksheet::renderer::SheetLanguage;

/// Messages of one language for the questions of a file.
#[derive(Debug)]
pub(super) struct ExportLocale<'m> {
    pub(super) language: &'m SheetLanguage,
    ideas: MisconceptionTexts,
    /// Messages of question files.
    pub(super) messages: Catalogue,
    /// Words accepted for "none".
    pub(super) none: Vec<String>,
}

impl<'m> ExportLocale<'m> {
    pub(super) fn new(language: &'m SheetLanguage) -> Result<Self, Error> {
        let own = Catalogue::load(language.words().language(), &["bank"])?;
        let ideas = MisconceptionTexts::load(language.words().language())?;
        let none = own.text("bank-none")?.split('|').map(|word| word.trim().to_owned()).collect();
        Ok(ExportLocale { language, ideas, messages: own, none })
    }

    /// Returns the messages of sheets.
    pub(super) fn sheet_messages(&self) -> &Catalogue {
        self.language.words()
    }

    /// Returns the feedback on the misconception with the tag `idea` as plain text; `None` if there is no
    /// message for it.
    pub(super) fn misconception_feedback(&self, idea: &str, exercise: &Exercise) -> Option<String> {
        Some(self.ideas.sentence(idea, exercise)?.replace("**", ""))
    }
}
