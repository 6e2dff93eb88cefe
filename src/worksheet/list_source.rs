//! Where the lists are that a line names: files for the command line, texts for a page in a browser.

use super::roster::ClassList;
use crate::command_line::Token;
use crate::error::{Error, faults};

faults! {
    pub(crate) enum ListFault {
        NotHere = "list-not-here",
    }
}

/// What opens the lists that a line names.
pub(crate) trait Lists {
    /// The list of the class, if there is one; `word` names it in the line.
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error>;

    /// The list of answers that `word` names.
    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error>;
}

/// Lists that are there as texts, whatever the line calls them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ListTexts<'t> {
    /// The list of the class; it holds where the line names none, too.
    pub roster: Option<&'t str>,
    pub answers: Option<&'t str>,
    /// The encoding of the list of the class, where its text had to tell it.
    pub encoding: Option<&'static str>,
}

impl Lists for ListTexts<'_> {
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error> {
        match (self.roster, word) {
            (Some(text), _) => {
                let list = ClassList::of_text(text).map_err(|error| about(word, error))?;
                Ok(Some(list.in_encoding(self.encoding)))
            }
            (None, Some(word)) => Err(word.error(ListFault::NotHere)),
            (None, None) => Ok(None),
        }
    }

    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error> {
        let text = self.answers.ok_or_else(|| word.error(ListFault::NotHere))?;
        ClassList::of_text(text).map_err(|error| word.about_file(error))
    }
}

/// An error about what stands in a list, at the word that names it, if one does.
pub(super) fn about(word: Option<Token<'_>>, error: Error) -> Error {
    match word {
        Some(word) => word.about_file(error),
        None if error.excerpt.is_empty() => error.naming('\u{2026}'),
        None => error,
    }
}
