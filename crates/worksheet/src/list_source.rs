//! Sources of the lists that a command line names ([`Lists`]): files for the program, texts for the web page.
//! Code that uses the trait must not open files itself.

use super::roster::ClassList;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};

faults! {
    pub enum ListFault {
        NotHere = "list-not-here",
    }
}

/// A source of class lists and lists of answers.
pub trait Lists {
    /// Returns the class list, or `None` if there is none. `word` is its name on the command line, if one was
    /// given. An implementation must return an error if the named list cannot be read.
    fn roster(&self, word: Option<Token<'_>>) -> Result<Option<ClassList>, Error>;

    /// Returns the list of answers. `word` is its name on the command line. An implementation must return an
    /// error if the list cannot be read.
    fn answers(&self, word: Token<'_>) -> Result<ClassList, Error>;
}

/// A source of lists that were passed as texts. Names on the command line are ignored.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListTexts<'t> {
    /// Text of the class list, if there is one. It is used even if the command line names no class list.
    pub roster: Option<&'t str>,
    /// Text of the list of answers, if there is one.
    pub answers: Option<&'t str>,
    /// Encoding of the class list if it was guessed; `None` if it was certain or chosen by the user.
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

/// Returns `error`, which is about the content of a list, with the span of `word`, the name of the list on the
/// command line. If `word` is `None`, an error without an excerpt of the list quotes an ellipsis as its word.
pub(super) fn at_list(word: Option<Token<'_>>, error: Error) -> Error {
    match word {
        Some(word) => word.error_in_file(error),
        None if error.excerpt.is_empty() => error.with_word('\u{2026}'),
        None => error,
    }
}
