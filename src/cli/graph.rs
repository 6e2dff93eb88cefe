//! `carryless explain graph FILE`: the lines of the file are the words of the question ([`Args`] →
//! [`Question`]). An error shows its line of the file.

use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_evaluate as evaluate;
use carryless_files::input;
use carryless_games::games::{EXPLAIN, Question, graph::Graph};
use carryless_games::sums::DisjunctiveSum;

/// Parses the question in `args` for the command `command`, such as `explain`. A graph that is given as a
/// file name is read from the file.
pub(super) fn question(command: &str, args: Args<'_>) -> Result<Question, Error> {
    let mut words = args.clone();
    let (game, file, more) = (words.next_word(), words.next_word(), words.next_word());
    let is_graph = |game: &Token<'_>| game.index_in([Graph::NAME].into_iter()).is_some();
    let named = match (game.filter(is_graph), file, more) {
        (Some(game), Some(file), None) if command == EXPLAIN && !is_line(file) => (game, file),
        _ => return evaluate::parse_question(command, args),
    };
    let (game, file) = named;
    let text = input::read_text(file, input::LARGEST)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines: Vec<(usize, &str)> =
        lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect();
    let line = CommandLine::from_arguments(lines.iter().map(|(_, line)| *line));
    let args = args.with_words([game].into_iter().chain(line.tokens()));
    let name = if file.text() == "-" { "<stdin>" } else { file.text() };
    Question::from_args(command, args).map_err(|error| {
        let holds = |word: &Token<'_>| word.span().contains(&error.span.start);
        let wrong = line.tokens().zip(&lines).find(|(word, _)| holds(word));
        match wrong {
            Some((word, (number, own))) if error.excerpt == line.text() => {
                let [from, to] =
                    [error.span.start, error.span.end].map(|at| at - word.span().start);
                error.with_span(own, from..to).with_file(name, *number)
            }
            _ => error,
        }
    })
}

/// Whether the token describes a vertex and its moves; any other token is the name of a file.
fn is_line(word: Token<'_>) -> bool {
    let text = word.text();
    text.contains("->") || (text.contains(char::is_whitespace) && text.contains(':'))
}
