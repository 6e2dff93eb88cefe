//! Marks the result codes of a class. Each row of the list contains a result code, and a number or a name.
//! With a class list, pupils without a code are added. The result is a [`MarkedList`].

use std::collections::HashMap;

use super::task::{CANNOT, NOTHING, Task};
use super::{Lesson, ResultCode};
use crate::answer_list::code_rows::{self, CodeRow, CodeRowFault};
use crate::answer_list::names::{KnownClass, KnownPupil};
use crate::answer_list::{DuplicatePupil, MarkedFault, MarkedList};
use crate::marking::{Answered, Pupil};
use crate::report::BadRow;
use crate::roster::ClassList;
use crate::sheet::Item;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::{Error, faults};
use carryless_exercises::Mark;
use carryless_render::i18n::{Catalogue, Language};

faults! {
    pub(super) enum PlaceFault {
        OtherPlace { place: u64, said: String } = "result-code-place",
        Nobody { place: u64 } = "result-code-nobody",
    }
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
    let mut marked = MarkedList::new(known.map(|known| known.titles.clone()).unwrap_or_default())?;
    marked.marking.is_lesson = true;
    let mut lines: HashMap<(u64, String), (usize, u64)> = HashMap::new();
    let mut doubts: HashMap<String, u64> = HashMap::new();
    let is_code = |text: &str| is_code(text, lesson);
    for row in CodeRow::all(table, &is_code) {
        let line = row.line;
        let pupil = match reader.pupil(&row) {
            Ok(pupil) => pupil,
            Err(error) => {
                let near =
                    known.map_or(Vec::new(), |known| known.possible_names(row.number, row.name));
                doubts.extend(near.into_iter().map(|name| (name, line)));
                marked.unread.push(BadRow { line, message: code_rows::message(&error, &words) });
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
            let mut pupil = Pupil::of_class(own, String::new(), reader.items.clone());
            pupil.unread_line = doubts.get(&own.name).copied();
            marked.marking.pupils.push(pupil);
        }
    }
    marked.marking.finish(true);
    Ok(marked)
}

/// Whether a text is a valid result code of the lesson.
fn is_code(text: &str, lesson: &Lesson) -> bool {
    let typed = CommandLine::from_arguments([text]);
    typed.tokens().next().is_some_and(|word| ResultCode::read(word, lesson).is_ok())
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
    fn pupil(&self, row: &CodeRow<'_>) -> Result<Pupil, Error> {
        let typed = CommandLine::from_arguments([row.code]);
        let code = typed.tokens().next().filter(|word| !word.text().is_empty());
        let code = code.ok_or_else(|| Error::from(CodeRowFault::NoCode).with_word(row.name))?;
        let result = ResultCode::read(code, self.lesson)?;
        let written = result.code(self.lesson);
        let mut pupil = match self.known {
            Some(known) => {
                let own = pupil_of_code(known, row, (code, result.place))?;
                Pupil::of_class(own, written, self.items.clone())
            }
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
}

/// Returns the pupil with number `place`, which the result code `code` contains. Returns an error if the class
/// `known` has no pupil with this number, or if `row` has the number or name of another pupil.
fn pupil_of_code<'k>(
    known: &'k KnownClass,
    row: &CodeRow<'_>,
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
