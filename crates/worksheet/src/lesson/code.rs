//! A [`ResultCode`]: a pupil's first answers to the tasks of a lesson in about ten letters, which a child can
//! read aloud or write down. It contains the pupil's number in the class list, and for each task the number of
//! the first answer and whether the second try was right.
//!
//! These values form one number in a mixed radix: one digit for the pupil's number, and one for each task, with
//! two values for each possible answer. The code is the letter X, that number in base 32, and two check letters
//! (see [`check_letters`]). The check sums of the letters after X are a hash of the lesson, whereas the sums of
//! a sheet code are 0. So one wrong letter and two exchanged letters are always found. About one in a thousand
//! codes of another lesson with equally long codes is taken for a valid code.

use super::Lesson;
use super::task::{NOTHING, Task};
use crate::code::{check_letters, fingerprint};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};

faults! {
    pub enum ResultFault {
        /// The text does not begin with the first letter of result codes.
        NoResult = "result-code-none",
        Mistyped = "result-code-wrong",
    }
}

/// Version of result codes. Increase it when equal answers get another code, or when a game numbers its moves
/// in another order.
const VERSION: u32 = 1;

/// Number of letters between two dashes of a result code.
const GROUP: usize = 3;

/// Number of check letters of a result code.
const CHECKS: usize = 2;

/// Largest number of a pupil in the class list that a result code can contain. More would need longer codes.
pub const MOST_PLACES: u64 = 99;

/// Number of different letters in a result code.
const BASE: u128 = 32;

/// A pupil's first answer to a task, and the success of the second try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstAnswers {
    /// Number of the first answer: 0 is no answer, 1 is the claim that no move wins, and the numbers from 2 are
    /// the legal moves in order.
    pub first: u64,
    /// Whether the second try was right; `false` without a second try.
    pub second_right: bool,
}

/// The values that a result code contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCode {
    /// Number of the pupil in the class list, from 1.
    pub place: u64,
    /// Answers of the pupil to each task, in the order of the lesson.
    pub answers: Vec<FirstAnswers>,
}

impl ResultCode {
    /// Returns the code as text, in groups of three letters, like `X7K-2QD-9A`. `lesson` is the lesson to which
    /// the answers belong.
    pub fn code(&self, lesson: &Lesson) -> String {
        let digits = lesson.tasks.iter().zip(&self.answers).rev();
        let number = digits.fold(0, |number, (task, given)| {
            number * radix(task) + u128::from(2 * given.first + u64::from(given.second_right))
        });
        let mut left = number * u128::from(MOST_PLACES) + u128::from(self.place.saturating_sub(1));
        let mut content = vec![0; width(lesson)];
        for letter in content.iter_mut().rev() {
            *letter = u8::try_from(left % BASE).unwrap_or_default();
            left /= BASE;
        }
        check_letters::add_checks(&mut content, hash(lesson));
        content.insert(0, check_letters::RESULT);
        check_letters::grouped(&content, GROUP)
    }

    /// Parses a typed result code of `lesson`. Returns `code-letter` for a sign that no code contains,
    /// `result-code-none` if the text does not begin with X, and `result-code-wrong` if the code is mistyped or
    /// belongs to another lesson.
    pub fn read(word: Token<'_>, lesson: &Lesson) -> Result<Self, Error> {
        let letters = check_letters::values(word)?;
        let Some((&check_letters::RESULT, checked)) = letters.split_first() else {
            return Err(word.error(ResultFault::NoResult));
        };
        let width = width(lesson);
        let mistyped = || word.error(ResultFault::Mistyped);
        if checked.len() != width + CHECKS || check_letters::sums(checked) != hash(lesson) {
            return Err(mistyped());
        }
        let number =
            checked[..width].iter().fold(0, |number, letter| number * BASE + u128::from(*letter));
        let place = number % u128::from(MOST_PLACES) + 1;
        let mut left = number / u128::from(MOST_PLACES);
        let mut answers = Vec::new();
        for task in &lesson.tasks {
            let digit = u64::try_from(left % radix(task)).map_err(|_| mistyped())?;
            left /= radix(task);
            answers.push(FirstAnswers { first: digit / 2, second_right: digit % 2 == 1 });
        }
        // A second try follows a wrong answer only.
        let is_possible = |(task, given): (&Task, &FirstAnswers)| {
            !given.second_right || given.first != NOTHING && !task.is_right(given.first)
        };
        let is_possible = lesson.tasks.iter().zip(&answers).all(is_possible);
        let place = u64::try_from(place).map_err(|_| mistyped())?;
        if left == 0 && is_possible { Ok(ResultCode { place, answers }) } else { Err(mistyped()) }
    }
}

/// Returns the number of values that the digit of a task can have: two for each answer number, without and with
/// a right second try.
fn radix(task: &Task) -> u128 {
    2 * u128::from(task.answer_count())
}

/// Returns the number of letters of the result codes of a lesson, without X and the check letters.
fn width(lesson: &Lesson) -> usize {
    let codes =
        lesson.tasks.iter().fold(u128::from(MOST_PLACES), |codes, task| codes * radix(task));
    (0..)
        .scan(1_u128, |power, _| {
            let now = *power;
            *power = power.saturating_mul(BASE);
            Some(now)
        })
        .take_while(|power| *power < codes)
        .count()
}

/// Returns the pair of check sums that the letters of each result code of a lesson must have after X (see
/// `check_letters::sums`): a hash of the lesson.
fn hash(lesson: &Lesson) -> (u8, u8) {
    let print = fingerprint(&format!("{VERSION}; {}", lesson.text()));
    let part = |bits: u64| u8::try_from(bits % 32).unwrap_or_default();
    (part(print / 32), part(print))
}
