//! `carryless poster`: A3 posters for the classroom wall, as HTML or PDF.

use super::command::{ExitStatus, Request};
use super::page_output;
use carryless_args::ArgsError;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_games::games::nim::{self, two_pile_board};
use carryless_games::games::{EXPLAIN, Explanation, Question, explained_entries};
use carryless_render::poster::{self, Posters};

faults! {
    pub(super) enum PosterFault {
        NoBoard = "no-board",
        NoPoster { names: Vec<&'static str> } = "no-poster",
    }
}

/// Options of the command: the rules of the position, and options for the output.
pub(super) const OPTIONS: &[OptionSpec] =
    &[options::LIMIT, options::MISERE, options::PAPER_FORMAT, options::OUTPUT, options::FORCE];

/// Pile sizes of the position that is shown when the arguments name none.
const USUAL: [u64; 3] = [3, 4, 5];

/// Largest pile of the poster `quilt`, in stones.
const LARGE: u64 = 15;
/// Largest pile of the poster `squares`, in stones.
const SMALL: u64 = 7;

/// Most piles on a poster. With more piles, the labels next to them would be smaller than 24 points.
const MOST_PILES: usize = 12;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let posters = posters(request)?;
    page_output::write(request, "poster", || poster::write(request.language, posters))
}

/// Returns the posters that the arguments name: `quilt`, `squares`, the frames of a position, or all of them.
fn posters(request: &Request<'_>) -> Result<Posters, Error> {
    let args = &request.args;
    let [quilt, squares] =
        [LARGE, SMALL].map(|largest| move || Some(two_pile_board::all_layers(largest)));
    let mut words = args.clone();
    let first = words.next_word();
    let named = first.map(Token::text).unwrap_or_default();
    let posters = match named {
        "" => {
            let question = Question::Nim(nim::Question::from_piles(&USUAL));
            let frames = Some(explain_with_frames(&question));
            return Ok(Posters { quilt: quilt(), squares: squares(), frames });
        }
        "quilt" => Posters { quilt: quilt(), ..Posters::default() },
        "squares" => Posters { squares: squares(), ..Posters::default() },
        _ => {
            let is_game = |word: &Token<'_>| {
                word.index_in(explained_entries().map(|game| game.name)).is_some()
            };
            let is_name = |word: &Token<'_>| word.text().starts_with(char::is_alphabetic);
            if let Some(word) = first.filter(|word| is_name(word) && !is_game(word)) {
                return Err(word.error(PosterFault::NoPoster { names: vec!["quilt", "squares"] }));
            }
            return Ok(Posters { frames: Some(position(request)?), ..Posters::default() });
        }
    };
    match words.peek() {
        Some(extra) => Err(extra.error(ArgsError::extra_word(extra.text()))),
        None => Ok(posters),
    }
}

/// Returns the explanation, with board frames, of the position in the arguments. Returns `no-board` if there
/// are no frames or more than [`MOST_PILES`] piles.
fn position(request: &Request<'_>) -> Result<Explanation, Error> {
    let args = &request.args;
    let rules = [&options::LIMIT, &options::MISERE];
    let question = Question::from_args(EXPLAIN, args.restricted_to(rules.into_iter()))?;
    let explanation = explain_with_frames(&question);
    let rows = explanation.moments().first().map_or(0, |frame| frame.rows.len());
    if !(1..=MOST_PILES).contains(&rows) {
        let place = args.peek();
        return Err(
            place.map_or(PosterFault::NoBoard.into(), |word| word.error(PosterFault::NoBoard))
        );
    }
    Ok(explanation)
}

/// Returns the explanation of a question, with a picture of the board (a frame) for each step that has one.
fn explain_with_frames(question: &Question) -> Explanation {
    let mut explanation = question.explain(false);
    explanation.build_frames();
    explanation
}
