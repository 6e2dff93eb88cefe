//! Marks the list of answers of a class, the file named by `answers --check` or `worksheet --after`. With a
//! class list, the pupil of a row is found by student number, name or sheet number (`names`). With a lesson,
//! the list contains result codes; a list can also contain codes of practice (`practice_codes`). The result is a [`MarkedList`]. Read `parse` next.

pub(super) mod code_rows;
pub(super) mod names;
mod parse;
mod practice_codes;

use std::collections::HashMap;

use names::{KnownClass, KnownPupil};
use parse::{ClassTable, CodedRow, Columns};

use super::lesson::{self, Lesson};
use super::list_source::{Lists, at_list};
use super::marking::Marking;
use super::report::BadRow;
use super::roster::ClassList;
use super::source_columns::SourceColumns;
use carryless_args::Args;
use carryless_args::command_line::{self, CommandLine, Token};
use carryless_args::error::{Error, faults};
use carryless_render::i18n::{Catalogue, Language};

faults! {
    pub(super) enum MarkedFault {
        NoColumns = "answers-columns",
        NoPupil { name: String } = "answers-no-pupil",
        NearPupil { name: String, near: Vec<String> } = "answers-near-pupil",
        Namesakes { name: String } = "answers-namesakes",
    }
}

/// Options of a command line that name the lists and the lesson to mark.
#[derive(Clone, Copy, Debug)]
pub struct MarkingInputs<'l> {
    /// Text of the whole command line.
    pub text: &'l str,
    /// Name of the list of answers.
    pub file: Token<'l>,
    /// Name of the class list; `None` without `--roster`.
    pub roster: Option<Token<'l>>,
    /// Value of `--lesson`, the lesson to which the result codes in the list of answers belong; `None` without
    /// the option.
    pub lesson: Option<Token<'l>>,
}

impl<'l> MarkingInputs<'l> {
    /// Reads the options about lists from `args`. `file` is the name of the list of answers.
    pub fn from_args(args: &Args<'l>, file: Token<'l>) -> Self {
        let text = args.line().text();
        MarkingInputs {
            text,
            file,
            roster: args.value_of("roster"),
            lesson: args.value_of("lesson"),
        }
    }

    /// Returns the options `--after`, `--roster` and `--lesson` with their values, as text of a command line.
    /// Options that were not given are left out. The command for a second sheet repeats them.
    pub(super) fn list_options(&self) -> String {
        let others = [("roster", self.roster), ("lesson", self.lesson)];
        let others = others.into_iter().filter_map(|(name, word)| Some((name, word?)));
        let named = [("after", self.file)].into_iter().chain(others);
        let options: Vec<String> = named
            .map(|(name, word)| format!("--{name} {}", command_line::quote_for_shell(word.text())))
            .collect();
        options.join(" ")
    }
}

/// A list of answers after marking.
pub(super) struct MarkedList {
    pub(super) marking: Marking,
    /// Titles of the columns about the pupils, unchanged, from the class list or else from the list of answers.
    /// Empty if neither has titles.
    pub(super) titles: Vec<String>,
    /// Rows that could not be read, each with an error message.
    pub(super) unread: Vec<BadRow>,
    /// Lines of the file, from 1, whose answer replaces an earlier answer to the same question.
    pub(super) repeated_answers: Vec<u64>,
    /// Pupils who have more than one row in the list, with an entry for each row after the first.
    pub(super) duplicates: Vec<DuplicatePupil>,
}

/// A pupil with two rows in a list.
pub(super) struct DuplicatePupil {
    pub(super) name: String,
    /// Line of the first row in the file, from 1.
    pub(super) first: u64,
    /// Line of the second row in the file, from 1.
    pub(super) line: u64,
}

/// Whether the list `file` contains at least one answer. Also `true` if the file cannot be read or is not a
/// list with a row for each pupil and the code of the set, because marking then reports the reason. `lists` is
/// the source from which the list is read.
pub fn has_answers(file: Token<'_>, lists: &dyn Lists) -> bool {
    let table = lists.answers(file);
    let class =
        table.as_ref().ok().and_then(|table| Some((ClassTable::from_list(table, None)?, table)));
    class.is_none_or(|(class, table)| {
        class.rows(table, None).iter().any(|(row, _)| !row.answers.is_empty())
    })
}

/// Reads and marks the list of answers that `inputs` names. With a class list, a list with a row for each pupil
/// gets the pupils who have no row. Error messages about rows are in `language`.
pub(super) fn read(
    inputs: &MarkingInputs<'_>,
    language: Language,
    lists: &dyn Lists,
) -> Result<MarkedList, Error> {
    let &MarkingInputs { text, file, roster, lesson } = inputs;
    let lesson = lesson.map(|word| Lesson::from_option(text, word)).transpose()?;
    let table = lists.answers(file)?;
    let class = lists.roster(roster)?;
    let known = class
        .map(|class| known_class(&class).map_err(|error| at_list(roster, error)))
        .transpose()?;
    if let Some(lesson) = &lesson {
        return lesson::result_codes::read(lesson, &table, known.as_ref(), language);
    }
    if practice_codes::is_list(&table) {
        return practice_codes::read(&table, known.as_ref(), language);
    }
    let class = ClassTable::from_list(&table, known.as_ref());
    let (mut titles, rows) = match &class {
        Some(class) => (class.titles(&table), class.rows(&table, known.as_ref())),
        None => {
            let fault = || match parse::other_version(&table) {
                Some(error) => at_list(Some(file), error),
                None => file.error(MarkedFault::NoColumns),
            };
            let columns = Columns::from_list(&table).ok_or_else(fault)?;
            (columns.titles(&table), columns.rows(&table))
        }
    };
    if let Some(known) = known.as_ref().filter(|_| class.is_some()) {
        titles.clone_from(&known.titles);
    }
    let mut marked = MarkedList::new(titles)?;
    let errors = Catalogue::load(language, &["common", "errors"])?;
    let doubts = marked.mark(rows, class.is_some(), &errors);
    if let (Some(class), Some(known)) = (&class, &known) {
        add_missing_pupils(&mut marked.marking, class, known, &doubts);
    }
    marked.marking.finish(known.is_some());
    Ok(marked)
}

impl MarkedList {
    /// Creates the result of a list of which no row has been read; `titles` are those of the columns.
    pub(super) fn new(titles: Vec<String>) -> Result<Self, Error> {
        Ok(MarkedList {
            marking: Marking::new()?,
            titles,
            unread: Vec::new(),
            repeated_answers: Vec::new(),
            duplicates: Vec::new(),
        })
    }

    /// Marks `rows` and adds them to the list. If `is_class`, a row has all answers of a pupil, otherwise one
    /// answer. `errors` has the error messages. Returns the names of pupils whom an unreadable row may be
    /// about, each with the line of that row.
    fn mark(
        &mut self,
        rows: Vec<CodedRow>,
        is_class: bool,
        errors: &Catalogue,
    ) -> HashMap<String, u64> {
        let mut lines: HashMap<usize, u64> = HashMap::new();
        let mut doubts: HashMap<String, u64> = HashMap::new();
        for (row, code) in rows {
            let line = row.line;
            let unread = |error: &Error| BadRow { line, message: errors.error_message(error) };
            let pupil = code.and_then(|code| {
                let typed = CommandLine::from_arguments([code.as_str()]);
                let nobody = || MarkedFault::NoPupil { name: row.name.clone() };
                self.marking.pupil(typed.tokens().next().ok_or_else(nobody)?, &row.name)
            });
            let at = match pupil {
                Ok(at) => at,
                Err(error) => {
                    self.unread.push(unread(&error));
                    doubts.extend(row.near.into_iter().map(|name| (name, line)));
                    continue;
                }
            };
            self.marking.describe(at, &row.id, row.cells);
            let first = *lines.entry(at).or_insert(line);
            let is_twice = is_class && first != line;
            if is_twice {
                self.duplicates.push(DuplicatePupil { name: row.name, first, line });
            }
            for (question, answer) in row.answers {
                let typed = CommandLine::from_arguments([question.as_str()]);
                let Some(question) = typed.tokens().next() else { continue };
                match self.marking.add(at, question, &answer) {
                    Ok(true) if !is_twice => self.repeated_answers.push(line),
                    Ok(_) => {}
                    Err(error) => self.unread.push(unread(&error)),
                }
            }
        }
        doubts
    }
}

/// Adds the pupils of `known` who have no row in the list. `doubts` has the names of pupils whom an unreadable
/// row may be about, each with the line of that row.
fn add_missing_pupils(
    marking: &mut Marking,
    class: &ClassTable,
    known: &KnownClass,
    doubts: &HashMap<String, u64>,
) {
    for pupil in &known.pupils {
        let code = class.code_of(pupil).filter(|code| !marking.has_code(code));
        let Some(code) = code else { continue };
        let typed = CommandLine::from_arguments([code.as_str()]);
        let code = typed.tokens().next();
        if let Some(Ok(at)) = code.map(|code| marking.pupil(code, &pupil.name)) {
            marking.describe(at, &pupil.id, pupil.cells.clone());
            marking.pupils[at].unread_line = doubts.get(&pupil.name).copied();
        }
    }
}

/// Returns the pupils of a class list, either the one written with the sheets or any list of names. Returns the
/// errors of [`ClassList`] if the list has no names.
fn known_class(table: &ClassList) -> Result<KnownClass, Error> {
    if let Some(class) = ClassTable::from_list(table, None) {
        return Ok(KnownClass::new(
            Some(class.set.clone()),
            class.titles(table),
            class.pupils(table),
        ));
    }
    let names = table.names(None)?;
    let SourceColumns { titles, cells, .. } = SourceColumns::from_list(table, &names);
    let mut cells = cells.into_iter();
    let pupils = names.names.into_iter().zip(names.details).zip(1..);
    let pupils = pupils.map(|((name, details), number)| KnownPupil {
        name,
        number,
        id: details.student,
        code: None,
        cells: cells.next().unwrap_or_default(),
    });
    Ok(KnownClass::new(None, titles, pupils.collect()))
}
