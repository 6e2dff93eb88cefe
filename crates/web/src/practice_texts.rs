//! Texts of the practice section that need message files of other parts: those of a session, of exercises and of
//! misconceptions.

use carryless_args::error::Error;
use carryless_practise::texts::Texts;
use carryless_render::i18n::Language;
use carryless_worksheet::misconceptions::MisconceptionTexts;
use carryless_worksheet::renderer::SheetLanguage;

/// Texts of practice in one language.
pub(super) struct PracticeTexts {
    /// Texts of a session.
    pub(super) texts: Texts,
    /// Questions and answers of exercises.
    pub(super) sheet: SheetLanguage,
    pub(super) ideas: MisconceptionTexts,
}

impl PracticeTexts {
    /// Loads the texts in `language`.
    pub(super) fn load(language: Language) -> Result<Self, Error> {
        Ok(PracticeTexts {
            texts: Texts::load(language)?,
            sheet: SheetLanguage::new(language)?,
            ideas: MisconceptionTexts::load(language)?,
        })
    }
}
