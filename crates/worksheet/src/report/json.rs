//! The report about a marked class as JSON, with all marks.

use serde::Serialize;

use super::{BadRow, practice};
use crate::marking::{Answered, Marking, QuestionCounts};
use crate::sheet::Item;
use carryless_args::error::Error;
use carryless_exercises::Absence;
use carryless_exercises::pupil_model::{Held, PupilModel};
use carryless_games::game::SCHEMA;
use carryless_games::serialize;

/// The report as JSON.
#[derive(Serialize)]
struct Report<'r> {
    schema: u32,
    pupils: Vec<PupilJson<'r>>,
    questions: Vec<QuestionCounts>,
    unread: &'r [BadRow],
}

/// A pupil with all marks, in the JSON report.
#[derive(Serialize)]
struct PupilJson<'r> {
    code: &'r str,
    name: &'r str,
    number: Option<u64>,
    #[serde(skip_serializing_if = "str::is_empty")]
    id: &'r str,
    /// Reason why the pupil has no marks; `None` for a pupil with marks or with an unreadable row.
    absence: Option<Absence>,
    /// Points reached; `None` for an absent pupil.
    points: Option<f64>,
    /// Maximum points.
    of: f64,
    /// Misconceptions that explain all answers together; left out unless the sheet is for a diagnosis.
    #[serde(skip_serializing_if = "Option::is_none")]
    misconceptions: Option<Vec<Held>>,
    answers: Vec<AnswerJson<'r>>,
}

/// An answer with its mark, in the JSON report.
#[derive(Serialize)]
struct AnswerJson<'r> {
    question: u64,
    topic: &'r str,
    answer: Option<&'r str>,
    /// Number of answer fields that are right.
    earned: u32,
    /// Number of answer fields that a program can mark.
    of: u32,
    /// Number of answer fields that the program could not read.
    unread: u32,
    /// Tags of the misconceptions that the answer shows.
    ideas: &'r [&'static str],
    /// Whether a teacher has to read part of the answer.
    open: bool,
    /// Whether the second try was right; left out for sheets and for unanswered tasks.
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<bool>,
}

/// Returns the report as JSON. `unread` has the rows that could not be read.
pub fn json(marking: &Marking, unread: &[BadRow]) -> Result<String, Error> {
    if marking.is_practice {
        return practice::json(marking, unread);
    }
    let answer = |(item, answered): (&Item, Option<&'_ Answered>)| (item.number, answered.cloned());
    let kept: Vec<Vec<_>> =
        marking.pupils.iter().map(|pupil| pupil.questions().map(answer).collect()).collect();
    let pupils = marking.pupils.iter().zip(&kept).map(|(pupil, answers)| {
        let (points, of) = pupil.points();
        let answers = answers.iter().zip(&pupil.items).map(|((question, answered), item)| {
            let mark = answered.as_ref().map(|answered| &answered.mark);
            AnswerJson {
                question: *question,
                topic: item.exercise.topic,
                answer: answered.as_ref().map(|answered| answered.answer.as_str()),
                earned: mark.map_or(0, |mark| mark.earned),
                of: mark.map_or(0, |mark| mark.of),
                unread: mark.map_or(0, |mark| mark.unread),
                ideas: mark.map_or(&[], |mark| &mark.ideas),
                open: mark.is_some_and(|mark| mark.open),
                again: answered.as_ref().filter(|_| marking.is_lesson).map(|it| it.again),
            }
        });
        PupilJson {
            code: &pupil.code,
            name: &pupil.name,
            number: pupil.number,
            id: &pupil.id,
            absence: pupil.absence.filter(|_| pupil.unread_line.is_none()),
            points: pupil.absence.is_none().then_some(points as f64 / 100.0),
            of: of as f64 / 100.0,
            misconceptions: pupil.model.as_ref().map(PupilModel::held),
            answers: answers.collect(),
        }
    });
    let pupils = pupils.collect();
    let report = Report { schema: SCHEMA, pupils, questions: marking.tallies(), unread };
    serialize::json(&report).map(|text| text + "\n")
}
