//! Evaluates a command line to its answer without files or threads, for the command line, the code blocks of
//! lessons and the web page. [`Args`] become an [`Explanation`], then an [`Output`] in the requested language
//! and format. A [`Writer`] returns HTML and Markdown for lessons.
//!
//! ```
//! use carryless_evaluate::Writer;
//! use carryless_render::i18n::Language;
//!
//! let writer = Writer::new(Language::of_code("en")?)?;
//! let answer = writer.markdown("explain 3 4 5", 2)?.expect("an answer");
//! assert!(answer.contains("take 2 from pile 1"));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

mod cutout_blocks;
mod drawing;
pub mod format_answer;
mod lesson_command;
mod winning_card;

pub use format_answer::Output;
pub use lesson_command::Writer;
pub use winning_card::draw_paired_board;

use std::sync::OnceLock;

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::options::MOVE;
use carryless_games::games::{self, Explanation, Question};
use carryless_games::position::AnyMove;
use carryless_play::parse_input::{Input, Vocabulary};

/// Whether the command line `text` is a question to explain, not another command such as `worksheet`.
pub fn is_explain_line(text: &str) -> bool {
    let command = text.split_whitespace().next().unwrap_or_default();
    command == games::EXPLAIN || games::commands().any(|name| name == command)
}

/// Whether the command line `text` is a picture of a lesson, `draw …`, whose answer shows no command.
pub fn is_drawing_line(text: &str) -> bool {
    text.split_whitespace().next() == Some(drawing::DRAW)
}

/// Answers the question of a command line: `command` is the command, such as `explain` or `xor`, and `args` are
/// the arguments after it. With `full`, tables have as many rows as the program allows. Rejects long proofs and
/// too many numbers for `--brute` before computing anything, because a reader waits for the answer.
pub fn explain(args: &Args<'_>, command: &str, full: bool) -> Result<Explanation, Error> {
    let question = parse_question(command, args.restricted_to(games::options_of(command)))?;
    question.check_is_fast(args)?;
    Ok(question.explain_completely(full))
}

/// Parses the question of a command line: `command` is the command, such as `explain` or `xor`, and `args` are
/// the arguments after it. The value of `--move` may have any notation that is accepted in a match.
pub fn parse_question(command: &str, args: Args<'_>) -> Result<Question, Error> {
    let refused = match Question::from_args(command, args.clone()) {
        Err(error) if args.value_of(MOVE.name).is_some() => error,
        question => return question,
    };
    let Some(Ok(turn)) = parse_match_move(&args, command) else { return Err(refused) };
    let turn = CommandLine::parse(&turn.to_string());
    let word = turn.tokens().next().ok_or_else(|| Error::internal("no move"))?;
    Question::from_args(command, args.with_value(MOVE.name, word)).map_err(|_| refused)
}

/// Parses the value of `--move` in the notations of a match. `None` if the option is missing, if its value is a
/// command of a match such as `hint` or a guess, if the other arguments are not a question about a position that can be
/// played, or if the messages of a language are not loaded. The excerpt of an error is the move, not the
/// command line.
pub fn parse_match_move(args: &Args<'_>, command: &str) -> Option<Result<AnyMove, Error>> {
    let word = args.value_of(MOVE.name)?;
    let rest = games::options_of(command).filter(|spec| spec.name != MOVE.name);
    let board = Question::from_args(command, args.restricted_to(rest)).ok()?.state();
    if !board.is_played() {
        return None;
    }
    static WORDS: OnceLock<Vocabulary> = OnceLock::new();
    // The web page may not have loaded the messages of a language yet.
    let words = match WORDS.get() {
        Some(words) => words,
        None => {
            let loaded = Vocabulary::load().ok()?;
            WORDS.get_or_init(|| loaded)
        }
    };
    match words.parse(word.text(), &board) {
        Ok(Input::Turn(turn)) => Some(Ok(turn)),
        Ok(Input::Command(_) | Input::Guess(_)) => None,
        Err(error) => Some(Err(error)),
    }
}
