//! Marks the result codes of a class. Each row of the list contains a result code, and a number or a name.
//! With a class list, pupils without a code are added. The result is a [`MarkedList`].

use std::collections::HashMap;

use csv::StringRecord;

use super::task::{CANNOT, NOTHING, Task};
use super::{Lesson, ResultCode};
use crate::answer_list::names::{KnownClass, KnownPupil};
use crate::answer_list::{DuplicatePupil, MarkedFault, MarkedList};
use crate::marking::{Answered, Marking, Pupil};
use crate::report::BadRow;
use crate::roster::{ClassList, ColumnRole, has_role};
use crate::sheet::Item;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::{Error, faults};
use carryless_exercises::Mark;
use carryless_render::i18n::{Catalogue, Language};

faults! {
    pub(super) enum PlaceFault {
        OtherPlace { place: u64, said: String } = "result-code-place",
        Nobody { place: u64 } = "result-code-nobody",
        NoCode = "result-code-missing",
    }
}

/// Cells of a row in a list of result codes; a missing cell is empty.
struct Row<'t> {
    /// Number of the pupil in the class list, from 1, or student number.
    number: &'t str,
    name: &'t str,
    code: &'t str,
}

/// Marks the result codes of `lesson` in `table`. `known` has the pupils of the class list, `None` without one;
/// pupils without a row are added from it. If a pupil has several rows, the last one counts. Error messages
/// about rows are in `language`.
pub(crate) fn read(
    lesson: &Lesson,
    table: &ClassList,
    known: Option<&KnownClass>,
    language: Language,
) -> Result<MarkedList, Error> {
    let words = Catalogue::load(language, &["common", "errors", "worksheet"])?;
    let reader = CodeReader::new(lesson, known, &words)?;
    let mut marked = MarkedList {
        marking: Marking::new()?,
        titles: known.map(|known| known.titles.clone()).unwrap_or_default(),
        unread: Vec::new(),
        repeated_answers: Vec::new(),
        duplicates: Vec::new(),
    };
    marked.marking.is_lesson = true;
    let mut lines: HashMap<(u64, String), (usize, u64)> = HashMap::new();
    let mut doubts: HashMap<String, u64> = HashMap::new();
    for (line, row) in table.rows().skip(usize::from(is_headed(lesson, table))) {
        if row.iter().all(str::is_empty) {
            continue;
        }
        let row = Row::from_record(row, lesson);
        let pupil = match reader.pupil(&row) {
            Ok(pupil) => pupil,
            Err(error) => {
                let near =
                    known.map_or(Vec::new(), |known| known.possible_names(row.number, row.name));
                doubts.extend(near.into_iter().map(|name| (name, line)));
                marked.unread.push(BadRow { line, message: message(&error, &words) });
                continue;
            }
        };
        let key = (pupil.place, pupil.name.clone());
        match lines.get(&key) {
            Some((at, first)) => {
                let name = pupil.display_name(&words)?;
                marked.duplicates.push(DuplicatePupil { name, first: *first, line });
                marked.marking.pupils[*at] = pupil;
            }
            None => {
                lines.insert(key, (marked.marking.pupils.len(), line));
                marked.marking.pupils.push(pupil);
            }
        }
    }
    for own in known.map_or(&[][..], |known| &known.pupils) {
        if marked.marking.pupils.iter().all(|pupil| pupil.number != Some(own.number)) {
            let mut pupil = reader.pupil_without_answers(own, String::new());
            pupil.unread_line = doubts.get(&own.name).copied();
            marked.marking.pupils.push(pupil);
        }
    }
    marked.marking.finish(true);
    Ok(marked)
}

/// Returns the message about an error and its hint as one text.
fn message(error: &Error, words: &Catalogue) -> String {
    let told = words.diagnostic(error);
    let gap = if told.sentence.ends_with('.') { " " } else { "" };
    told.sentence + gap + &told.hint.unwrap_or_default()
}

/// Whether the first row of the table contains titles.
fn is_headed(lesson: &Lesson, table: &ClassList) -> bool {
    let Some((_, first)) = table.rows().next() else { return false };
    let is_title = |cell: &str| {
        let roles = [ColumnRole::Code, ColumnRole::Name, ColumnRole::Student, ColumnRole::Question];
        roles.into_iter().any(|role| has_role(cell, role))
    };
    first.iter().any(is_title) && !is_code(Row::from_record(first, lesson).code, lesson)
}

/// Whether a text is a valid result code of the lesson.
fn is_code(text: &str, lesson: &Lesson) -> bool {
    let typed = CommandLine::from_arguments([text]);
    typed.tokens().next().is_some_and(|word| ResultCode::read(word, lesson).is_ok())
}

impl<'t> Row<'t> {
    /// Finds number, name and code in the cells of a row. The code is the last cell that is not empty. In a row
    /// with a single such cell, the code is the end of the cell, after the name.
    fn from_record(row: &'t StringRecord, lesson: &Lesson) -> Self {
        let mut cells: Vec<&str> = row.iter().filter(|cell| !cell.is_empty()).collect();
        let last = cells.pop().unwrap_or_default();
        let (before, code) = match cells.is_empty() {
            true => split_name_and_code(last, lesson),
            false => ("", last),
        };
        cells.push(before);
        let is_number =
            |cell: &&&str| cell.trim_end_matches(['.', ')', ':']).parse::<u64>().is_ok();
        let number = cells.iter().find(is_number).copied().unwrap_or_default();
        let mut others = cells.into_iter().filter(|cell| !cell.is_empty() && *cell != number);
        let name = others.next().unwrap_or_default();
        Row { number: number.trim_end_matches(['.', ')', ':']), name, code }
    }
}

/// Splits a cell at spaces into the pair (name, code). The code is the longest suffix that is a valid code; if
/// there is none, it is the last word.
fn split_name_and_code<'t>(text: &'t str, lesson: &Lesson) -> (&'t str, &'t str) {
    let spaces = text.char_indices().filter(|(_, letter)| letter.is_whitespace());
    let places: Vec<usize> = std::iter::once(0).chain(spaces.map(|(at, _)| at)).collect();
    let found = places.iter().find(|at| is_code(text[**at..].trim(), lesson));
    let at = found.or(places.last()).copied().unwrap_or_default();
    (text[..at].trim(), text[at..].trim())
}

/// Reader of the result codes of a class.
struct CodeReader<'r> {
    lesson: &'r Lesson,
    /// Pupils of the class list; `None` if none was given.
    known: Option<&'r KnownClass>,
    /// Tasks of the lesson, as questions of a sheet.
    items: Vec<Item>,
    /// Text in a report for the claim that no move wins.
    cannot: String,
}

impl<'r> CodeReader<'r> {
    /// Creates a reader of the result codes of `lesson`. `known` has the pupils of the class list, `None`
    /// without one. `words` has the messages of reports.
    fn new(
        lesson: &'r Lesson,
        known: Option<&'r KnownClass>,
        words: &Catalogue,
    ) -> Result<Self, Error> {
        let exercises = lesson.tasks.iter().map(Task::exercise);
        let exercises: Option<Vec<_>> = exercises.collect();
        let exercises = exercises.ok_or_else(|| Error::internal("no question"))?;
        let item = |(number, exercise)| Item { number, section: 0, points: None, exercise };
        let items = (1..).zip(exercises).map(item).collect();
        Ok(CodeReader { lesson, known, items, cannot: words.text("worksheet-answer-lose")? })
    }

    /// Returns the pupil of a row, with the answers that the code contains. Returns an error if the code is
    /// missing or invalid, or if the row or the class list contradicts the pupil's number in the code.
    fn pupil(&self, row: &Row<'_>) -> Result<Pupil, Error> {
        let typed = CommandLine::from_arguments([row.code]);
        let code = typed.tokens().next().filter(|word| !word.text().is_empty());
        let code = code.ok_or_else(|| Error::from(PlaceFault::NoCode).with_word(row.name))?;
        let result = ResultCode::read(code, self.lesson)?;
        let written = result.code(self.lesson);
        let mut pupil = match self.known {
            Some(known) => self
                .pupil_without_answers(pupil_of_code(known, row, (code, result.place))?, written),
            None => {
                let is_number = row.number.parse() == Ok(result.place);
                if !row.number.is_empty() && !is_number {
                    return Err(other_place((code, result.place), row.number));
                }
                let mut pupil = Pupil::new(written, self.items.clone());
                row.name.clone_into(&mut pupil.name);
                (pupil.place, pupil.number) = (result.place, Some(result.place));
                pupil
            }
        };
        let answers = self.lesson.tasks.iter().zip(&result.answers);
        pupil.answers = answers
            .map(|(task, given)| self.answered(task, given.first, given.second_right))
            .collect();
        Ok(pupil)
    }

    /// Returns the answer with the answer number `answer` and its mark; `None` if the task was not answered or
    /// has no such answer. `again` is `true` if the second try was right.
    fn answered(&self, task: &Task, answer: u64, again: bool) -> Option<Answered> {
        let text = match answer {
            NOTHING => return None,
            CANNOT => self.cannot.clone(),
            answer => task.move_of_answer(answer)?.to_string(),
        };
        let earned = u32::from(task.is_right(answer));
        let ideas = task.misconceptions(answer);
        Some(Answered {
            answer: text,
            mark: Mark { earned, of: 1, unread: 0, ideas, open: false },
            again,
        })
    }

    /// Creates the entry of the pupil `own` with this result code and without answers.
    fn pupil_without_answers(&self, own: &KnownPupil, code: String) -> Pupil {
        let mut pupil = Pupil::new(code, self.items.clone());
        (pupil.place, pupil.number) = (own.number, Some(own.number));
        own.name.clone_into(&mut pupil.name);
        own.id.clone_into(&mut pupil.id);
        pupil.cells.clone_from(&own.cells);
        pupil
    }
}

/// Returns the pupil with number `place`, which the result code `code` contains. Returns an error if the class
/// `known` has no pupil with this number, or if `row` has the number or name of another pupil.
fn pupil_of_code<'k>(
    known: &'k KnownClass,
    row: &Row<'_>,
    (code, place): (Token<'_>, u64),
) -> Result<&'k KnownPupil, Error> {
    let nobody = |name: &str| Error::from(MarkedFault::NoPupil { name: name.to_owned() });
    let holder =
        known.pupil_numbered(place).ok_or_else(|| code.error(PlaceFault::Nobody { place }))?;
    let is_number =
        row.number.is_empty() || row.number.parse() == Ok(place) || row.number == holder.id;
    if !is_number {
        return Err(other_place((code, place), row.number));
    }
    let named = known.pupils_named(row.name);
    if named.iter().any(|pupil| pupil.number == place) || known.could_be_named(row.name, holder) {
        return Ok(holder);
    }
    match (named.is_empty(), known.similar_names(row.name)) {
        (false, _) => Err(other_place((code, place), row.name)),
        (true, near) if near.is_empty() => Err(nobody(row.name)),
        (true, near) => Err(MarkedFault::NearPupil { name: row.name.to_owned(), near }.into()),
    }
}

/// Returns the error for a row whose number or name contradicts the pupil's number in its result code. `said`
/// is this number or name, `place` the number in the code, and `code` the token of the code, which gives the
/// span.
fn other_place((code, place): (Token<'_>, u64), said: &str) -> Error {
    code.error(PlaceFault::OtherPlace { place, said: said.to_owned() })
}
