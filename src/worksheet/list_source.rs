//! Sources of the lists that a command line names ([`Lists`]): files for the program, texts for the web page.
//! Code that uses the trait must not open files.

use super::roster::ClassList;
use crate::command_line::Token;
use crate::error::{Error, faults};

faults! {
    pub(crate) enum ListFault {
        NotHere = "list-not-here",
    }
}

/// A source of class lists and lists of answers.
pub(crate) trait Lists {
    /// Returns the class list, if there is one; `word` is its name on the command line.
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error>;

    /// Returns the list of answers that `word` names.
    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error>;
}

/// Lists given as texts; their names on the command line are ignored.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ListTexts<'t> {
    /// Class list; it is used even if the command line names none.
    pub roster: Option<&'t str>,
    pub answers: Option<&'t str>,
    /// Encoding of the class list, if it was guessed.
    pub encoding: Option<&'static str>,
}

impl Lists for ListTexts<'_> {
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error> {
        match (self.roster, word) {
            (Some(text), _) => {
                let list = ClassList::parse(text).map_err(|error| at_list(word, error))?;
                Ok(Some(list.with_encoding(self.encoding)))
            }
            (None, Some(word)) => Err(word.error(ListFault::NotHere)),
            (None, None) => Ok(None),
        }
    }

    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error> {
        let text = self.answers.ok_or_else(|| word.error(ListFault::NotHere))?;
        ClassList::parse(text).map_err(|error| word.error_in_file(error))
    }
}

/// Adds the token that names a list to an error about its content.
pub(super) fn at_list(word: Option<Token<'_>>, error: Error) -> Error {
    match word {
        Some(word) => word.error_in_file(error),
        None if error.excerpt.is_empty() => error.with_word('\u{2026}'),
        None => error,
    }
}
