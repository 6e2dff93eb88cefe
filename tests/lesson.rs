//! Proves what is promised of lessons: codes that another decoder reads, that notice slips of the hand and are
//! never those of sheets; lists of codes that become a report; the page from the first task to the code; and the
//! story of a teacher and thirty pupils.

mod codes;
mod lists;
mod page;
mod story;

use carryless::command_line::CommandLine;
use carryless::worksheet::lesson::{FirstAnswers, Lesson, ResultCode};

use crate::unit::rng::Dice;

/// A number below a bound.
pub(super) trait Under {
    fn under(&mut self, bound: u64) -> u64;
}

impl Under for Dice {
    fn under(&mut self, bound: u64) -> u64 {
        self.up_to(bound - 1)
    }
}

/// The signs of codes, in the order of their values.
pub(super) const SIGNS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

pub(super) fn lesson(text: &str) -> Lesson {
    named(text).unwrap()
}

/// The lesson that `--lesson` names, or the kind of its error.
pub(super) fn named(text: &str) -> Result<Lesson, &'static str> {
    let line = CommandLine::from_arguments([text]);
    Lesson::from_option(line.text(), line.tokens().next().unwrap()).map_err(|error| error.id())
}

/// What reading a code comes to: what it says, or the kind of its error.
pub(super) fn read(code: &str, lesson: &Lesson) -> Result<ResultCode, &'static str> {
    let line = CommandLine::from_arguments([code]);
    ResultCode::read(line.tokens().next().unwrap(), lesson).map_err(|error| error.id())
}

/// The code of somebody at this place who gave these answers: the number of the first, and whether the second try
/// was right.
pub(super) fn code(lesson: &Lesson, place: u64, answers: &[(u64, bool)]) -> String {
    let answers =
        answers.iter().map(|(first, again)| FirstAnswers { first: *first, second_right: *again });
    ResultCode { place, answers: answers.collect() }.code(lesson)
}
