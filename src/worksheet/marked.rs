//! The answers of a class as a list, marked. In: the list of `answers --check` or of `worksheet --after`,
//! and that of the class where names are to be enough. Out: the marks, the rows that cannot be read, and
//! those that answer a question a second time.

mod known;
mod table;

use known::Known;
use table::{AnswerRow, ClassTable, Columns};

use super::lists::{Lists, about};
use super::marking::Marking;
use super::report::BadRow;
use super::roster::ClassList;
use crate::error::{Error, faults};
use crate::line::{Line, Word};
use crate::wording::{Catalogue, Language};

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

/// Whether a list has answers in it; also `true` for a file that is no such list.
pub(crate) fn has_answers(file: Word<'_>, lists: &dyn Lists) -> bool {
    let table = lists.answers(file);
    let class = table.as_ref().ok().and_then(|table| Some((ClassTable::of(table, None)?, table)));
    class.is_none_or(|(class, table)| !class.rows(table, None).is_empty())
}

/// Marks the answers in a list, by name where there is a list of the class; errors about its rows are
/// in the language.
pub(super) fn read(
    file: Word<'_>,
    roster: Option<Word<'_>>,
    language: Language,
    lists: &dyn Lists,
) -> Result<Marked, Error> {
    let table = lists.answers(file)?;
    let class = lists.roster(roster)?;
    let known =
        class.map(|class| known(&class).map_err(|error| about(roster, error))).transpose()?;
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
