//! The answers of a class as a list, marked. In: the file of `answers --check` or of `worksheet --after`,
//! and the list of the class where names are to be enough. Out: the marks, the rows that cannot be read, and those that answer a question a second time.

mod known;
mod table;

use known::Known;
use table::{AnswerRow, ClassTable, Columns};

use crate::error::{Error, faults};
use crate::files::input;
use crate::line::{Line, Word};
use crate::wording::{Catalogue, Language};
use crate::worksheet::marking::Marking;
use crate::worksheet::report::BadRow;
use crate::worksheet::roster::ClassList;

faults! {
    pub(super) enum MarkedFault {
        NoColumns = "answers-columns",
        NoPupil { name: String } = "answers-no-pupil",
        Namesakes { name: String } = "answers-namesakes",
    }
}

/// A list of answers, marked.
pub(super) struct Marked {
    pub(super) marking: Marking,
    pub(super) unread: Vec<BadRow>,
    /// The lines that answer a question again.
    pub(super) again: Vec<u64>,
}

/// Marks the answers in a file, by name where there is a list of the class; errors about its rows are
/// in the language.
pub(super) fn read(
    file: Word<'_>,
    roster: Option<Word<'_>>,
    language: Language,
) -> Result<Marked, Error> {
    let list = |file| {
        let bytes = input::bytes(file)?;
        ClassList::read(&bytes).map_err(|error| input::about(file, error))
    };
    let table = list(file)?;
    let known = |word| known(&list(word)?).map_err(|error| input::about(word, error));
    let known = roster.map(known).transpose()?;
    let rows = match ClassTable::of(&table, known.as_ref()) {
        Some(class) => class.rows(&table, known.as_ref()),
        None => Columns::of(&table).ok_or_else(|| file.error(MarkedFault::NoColumns))?.rows(&table),
    };
    let errors = Catalogue::load(language, &["common", "errors"])?;
    let (mut unread, mut again) = (Vec::new(), Vec::new());
    let mut marking = Marking::new()?;
    for AnswerRow { line, code, question, answer, name } in rows {
        let code = match code {
            Ok(code) => code,
            Err(error) => {
                unread.push(BadRow { line, message: errors.error(&error) });
                continue;
            }
        };
        let typed = Line::from_arguments([code.as_str(), question.as_str()]);
        let mut words = typed.words();
        let (Some(code), Some(question)) = (words.next(), words.next()) else { continue };
        match marking.add(code, question, &answer, &name) {
            Ok(true) => again.push(line),
            Ok(false) => {}
            Err(error) => unread.push(BadRow { line, message: errors.error(&error) }),
        }
    }
    Ok(Marked { marking, unread, again })
}

/// The class that a list is of: the one that was written beside the sheets, or any list of names.
/// Errors: what [`ClassList::names`] says.
fn known(table: &ClassList) -> Result<Known, Error> {
    let Some(class) = ClassTable::of(table, None) else {
        return Ok(Known::new(None, table.names(None)?.names.into_iter().zip(1..)));
    };
    let pupils =
        class.pupils(table).filter_map(|(_, row, number)| Some((class.name(row), number?)));
    let pupils: Vec<_> = pupils.collect();
    Ok(Known::new(Some(class.set), pupils))
}
