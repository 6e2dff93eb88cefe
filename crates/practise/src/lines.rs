//! The JSON lines of a session, for other programs: one object for each question, each feedback and the result.
//! A question contains nothing from which its answer can be read.

use serde::Serialize;
use serde_json::Value;

use crate::session::{Asked, Feedback, Next, Session};
use carryless_args::error::Error;
use carryless_exercises::pupil_model::{Held, PupilModel, rounded};
use carryless_exercises::task::Task;
use carryless_exercises::{AnswerField, Exercise};
use carryless_games::games::AnyState;
use carryless_games::serialize;
use carryless_render::Renderer;
use carryless_worksheet::code::fingerprint;

/// A question.
#[derive(Serialize)]
struct QuestionLine<'q> {
    kind: &'static str,
    number: u64,
    #[serde(rename = "try", skip_serializing_if = "is_first")]
    attempt: u8,
    exercise: ExerciseData<'q>,
}

fn is_first(attempt: &u8) -> bool {
    *attempt == 1
}

/// An exercise without its answer.
#[derive(Serialize)]
struct ExerciseData<'q> {
    id: String,
    topic: &'static str,
    #[serde(flatten)]
    state: State<'q>,
    question: &'q str,
    level: u8,
    asks: Vec<FieldKind>,
}

/// Rules and position, or only the name of the game if these give the answer away.
#[derive(Serialize)]
#[serde(untagged)]
enum State<'q> {
    Shown(&'q AnyState),
    Hidden { game: &'static str },
}

/// Name and kind of an answer field.
#[derive(Serialize)]
struct FieldKind {
    name: &'static str,
    kind: Value,
}

/// The result of an answer.
#[derive(Serialize)]
struct FeedbackLine {
    kind: &'static str,
    right: Option<bool>,
    misconceptions: Vec<Held>,
    next: Next,
}

/// The result of a session.
#[derive(Serialize)]
struct ResultLine {
    kind: &'static str,
    asked: u64,
    misconceptions: Vec<Held>,
    skills: Vec<SkillLine>,
    code: String,
}

#[derive(Serialize)]
struct SkillLine {
    name: &'static str,
    mastered: f64,
}

/// Returns a question as one line of JSON. `writer` must have the messages of exercises.
///
/// # Errors
///
/// An error of a message or template.
pub fn question(asked: &Asked, writer: &Renderer) -> Result<String, Error> {
    let exercise = &asked.exercise;
    let text = exercise.question(writer)?;
    let hides = is_answered_by_position(exercise);
    let id = match hides {
        true => format!("{}-{}", exercise.topic, fingerprint(&exercise.id())),
        false => exercise.id(),
    };
    let state = match hides {
        true => State::Hidden { game: exercise.state.game() },
        false => State::Shown(&exercise.state),
    };
    let kind = |ask: &AnswerField| FieldKind {
        name: ask.name,
        kind: serde_json::to_value(ask)
            .ok()
            .and_then(|mut field| field.get_mut("kind").map(Value::take))
            .unwrap_or_default(),
    };
    let asks = exercise.answer.asks.iter().map(kind).collect();
    let (topic, level) = (exercise.topic, exercise.level);
    serialize::json(&QuestionLine {
        kind: "question",
        number: asked.number,
        attempt: asked.attempt,
        exercise: ExerciseData { id, topic, state, question: &text, level, asks },
    })
}

/// Returns a feedback as one line of JSON; `pupil` is the model after the answer.
///
/// # Errors
///
/// An internal error if the JSON cannot be written.
pub fn feedback(feedback: &Feedback, pupil: &PupilModel) -> Result<String, Error> {
    serialize::json(&FeedbackLine {
        kind: "feedback",
        right: feedback.right,
        misconceptions: pupil.held(),
        next: feedback.next,
    })
}

/// Returns the result of a session as one line of JSON.
///
/// # Errors
///
/// An internal error if the JSON cannot be written.
pub fn result(session: &Session) -> Result<String, Error> {
    let skill = |(skill, own): (&crate::skill::Skill, crate::mastery::Mastery)| SkillLine {
        name: skill.name,
        mastered: rounded(own.probability()),
    };
    serialize::json(&ResultLine {
        kind: "result",
        asked: session.answered(),
        misconceptions: session.pupil().held(),
        skills: session.skills().map(skill).collect(),
        code: session.code(),
    })
}

/// Whether the position contains what is asked for: a number that is asked in another notation, or piles that are to
/// be read off a board.
pub(crate) fn is_answered_by_position(exercise: &Exercise) -> bool {
    let is_read_off = matches!(exercise.task, Task::Board { .. } | Task::Strips { .. });
    is_read_off || matches!(exercise.task, Task::FromBinary)
}
