//! A line and its answer, without a file or a thread: what the command line, the blocks of a book and
//! a page in a browser share. In: the words after `carryless`. Out: [`Written`] in the language,
//! format and detail that they ask for; or HTML and Markdown that stand in a lesson ([`Writer`]).

mod cutout_blocks;
pub(crate) mod format_answer;
mod lesson_command;
mod winning_card;

pub(crate) use format_answer::Output;
pub(crate) use lesson_command::Writer;
pub(crate) use winning_card::paired;

use std::sync::OnceLock;

use crate::args::Args;
use crate::command_line::CommandLine;
use crate::error::Error;
use crate::games::count::{CountFault, brute_force};
use crate::games::{self, Explanation, Question, prove};
use crate::options::MOVE;
use crate::play::parse_input::{Input, Vocabulary};
use crate::position::AnyMove;

/// The most numbers that are tried one by one: more would keep a reader waiting.
const MOST_TRIED: u64 = 1 << 20;

/// Whether a line asks for an explanation, as those that a page shows do.
#[cfg(feature = "book")]
pub(crate) fn is_explained(text: &str) -> bool {
    let command = text.split_whitespace().next().unwrap_or_default();
    command == games::EXPLAIN || games::commands().any(|name| name == command)
}

/// The answer to the question of a line, where a reader waits for it.
/// Errors: what the question refuses, and before anything is computed a proof that takes long, and
/// numbers to be tried one by one that are too many.
pub(crate) fn explained(asked: &Args<'_>, command: &str, full: bool) -> Result<Explanation, Error> {
    let question = question(command, asked.part(games::options_of(command)))?;
    if let Question::Prove(question) = &question {
        prove::is_soon(asked, &question.said)?;
    }
    let tried = tried(asked, &question)?;
    let mut explanation = question.explain(full);
    if let (Question::Count(question), Explanation::Count(answer), Some(most)) =
        (&question, &mut explanation, tried)
    {
        answer.compare(brute_force::count(question.setting.multipliers(), 1..=most));
    }
    Ok(explanation)
}

/// The question that a line asks; its move may be spelled in every way in which a match understands one.
/// Errors: what the game refuses.
pub(crate) fn question(command: &str, asked: Args<'_>) -> Result<Question, Error> {
    let refused = match Question::of_asked(command, asked.clone()) {
        Err(error) if asked.value(MOVE.name).is_some() => error,
        question => return question,
    };
    let Some(Ok(turn)) = spelled(&asked, command) else { return Err(refused) };
    let turn = CommandLine::parse(&turn.to_string());
    let word = turn.words().next().ok_or_else(|| Error::defect("no move"))?;
    Question::of_asked(command, asked.with_value(MOVE.name, word)).map_err(|_| refused)
}

/// The move of a line, read as a match reads it; none where the line without its move is no question about a
/// position that can be played.
/// Errors: what is wrong with the move, which is then the whole line.
pub(crate) fn spelled(asked: &Args<'_>, command: &str) -> Option<Result<AnyMove, Error>> {
    let word = asked.value(MOVE.name)?;
    let rest = games::options_of(command).filter(|spec| spec.name != MOVE.name);
    let board = Question::of_asked(command, asked.part(rest)).ok()?.setting();
    if !board.is_played() {
        return None;
    }
    static WORDS: OnceLock<Vocabulary> = OnceLock::new();
    // A page may lack the words of a language at first.
    let words = match WORDS.get() {
        Some(words) => words,
        None => {
            let loaded = Vocabulary::load().ok()?;
            WORDS.get_or_init(|| loaded)
        }
    };
    match words.read(word.text(), &board) {
        Ok(Input::Turn(turn)) => Some(Ok(turn)),
        Ok(Input::Command(_)) => None,
        Err(error) => Some(Err(error)),
    }
}

/// The last of the numbers to be tried one by one, where the question wants that.
fn tried(asked: &Args<'_>, question: &Question) -> Result<Option<u64>, Error> {
    let (Question::Count(question), Some(flag)) = (question, asked.flag("brute")) else {
        return Ok(None);
    };
    let last = question.setting.up_to();
    let most = u64::try_from(last).ok().filter(|most| *most <= MOST_TRIED);
    let too_many = || CountFault::TooManyToTry { count: last.to_string(), most: MOST_TRIED };
    Ok(Some(most.ok_or_else(|| flag.error(too_many()))?))
}
