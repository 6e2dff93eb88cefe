//! The answers of a class as a list, marked. In: the file of `answers --check` or of `worksheet --after`.
//! Out: the marks, the rows that cannot be read, and those that answer a question a second time.

mod table;

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
    }
}

/// A list of answers, marked.
pub(super) struct Marked {
    pub(super) marking: Marking,
    pub(super) unread: Vec<BadRow>,
    /// The lines that answer a question again.
    pub(super) again: Vec<u64>,
}

/// Marks the answers in a file; errors about its rows are in the language.
pub(super) fn read(file: Word<'_>, language: Language) -> Result<Marked, Error> {
    let table = ClassList::read(&input::bytes(file)?).map_err(|error| input::about(file, error))?;
    let rows = match ClassTable::of(&table) {
        Some(class) => class.rows(&table),
        None => Columns::of(&table).ok_or_else(|| file.error(MarkedFault::NoColumns))?.rows(&table),
    };
    let errors = Catalogue::load(language, &["common", "errors"])?;
    let (mut unread, mut again) = (Vec::new(), Vec::new());
    let mut marking = Marking::new()?;
    for AnswerRow { line, code, question, answer, name } in rows {
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
