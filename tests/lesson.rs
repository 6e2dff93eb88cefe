//! Tests of lessons: result codes read by an independent decoder, typing errors detected, codes distinct from
//! those of sheets; reports from lists of codes; the page from the first task to the code; and a class of
//! thirty pupils.

mod codes;
mod lists;
mod page;
mod story;

use carryless_args::command_line::CommandLine;
use carryless_worksheet::lesson::{FirstAnswers, Lesson, ResultCode};

use carryless_test_support::rng::Dice;

/// A random number below a bound.
pub(super) trait Under {
    fn under(&mut self, bound: u64) -> u64;
}

impl Under for Dice {
    fn under(&mut self, bound: u64) -> u64 {
        self.up_to(bound - 1)
    }
}

/// Characters of codes, in the order of their values.
pub(super) const SIGNS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

pub(super) fn lesson(text: &str) -> Lesson {
    named(text).unwrap()
}

/// Lesson that the text names as the value of `--lesson`, or the id of the error.
pub(super) fn named(text: &str) -> Result<Lesson, &'static str> {
    let line = CommandLine::from_arguments([text]);
    Lesson::from_option(line.text(), line.tokens().next().unwrap()).map_err(|error| error.id())
}

/// Answers in a result code of a lesson, or the id of the error.
pub(super) fn read(code: &str, lesson: &Lesson) -> Result<ResultCode, &'static str> {
    let line = CommandLine::from_arguments([code]);
    ResultCode::read(line.tokens().next().unwrap(), lesson).map_err(|error| error.id())
}

/// Result code of the pupil with the number `place`. For each task, `answers` has the number of the first
/// answer and whether the second was right.
pub(super) fn code(lesson: &Lesson, place: u64, answers: &[(u64, bool)]) -> String {
    let answers =
        answers.iter().map(|(first, again)| FirstAnswers { first: *first, second_right: *again });
    ResultCode { place, answers: answers.collect() }.code(lesson)
}
