//! The command `draw` of a lesson: pictures without words. `draw explain 3 4 5 --only add` shows the pictures of
//! that answer; the other names are pictures that belong to no answer, such as `draw mirror 3 5`.

use carryless_args::Args;
use carryless_args::ArgsError;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options;
use carryless_games::board_frames::FrameKind;
use carryless_games::figure::{CounterRows, Counters, Figure, Sketch};
use carryless_games::games::Question;
use carryless_games::games::nim::{self, Rules};
use carryless_games::position::{Outcome, PlayConvention};

/// Name of the command.
pub(super) const DRAW: &str = "draw";

/// Name of the picture of piles side by side, the only one with an option.
pub(super) const SIZES: &str = "sizes";
/// Names of the pictures that belong to no answer.
pub(super) const PICTURES: [&str; 8] =
    [SIZES, "mirror", "blocks", "tables", "board", "tower", "coins", "facing"];

/// Least and most squares of a row of counters.
const SQUARES: [u64; 2] = [8, 16];
/// Most piles, pairs of piles, coins or rows in a picture.
const MOST_WORDS: usize = 6;

/// Returns the picture `name`, one of [`PICTURES`], of the numbers in `args`:
///
/// * `sizes 7 --limit 2`: piles of 0 to 7 stones, losing ones marked;
/// * `mirror 3 5`: two equal piles of 3 and two of 5;
/// * `blocks 1 2 3`: the piles in blocks, equal blocks joined;
/// * `tables 5`: tables of two players, of whom one goes to the next table;
/// * `board 5`: an empty board for two piles of at most 5 stones;
/// * `tower 1 2 3`: boards one above another, the counter on floor 3;
/// * `coins 2 4 6`: coins on a strip; `facing 2,6 1,5`: a row of squares for each pair of counters.
///
/// # Errors
/// `incomplete`, `extra-word`, or an invalid number.
pub(super) fn picture(
    name: &str,
    mut args: Args<'_>,
    line: &CommandLine,
) -> Result<Figure<'static>, Error> {
    let incomplete = || {
        let command = format!("carryless {DRAW} {name}");
        line.error_at_end(ArgsError::Incomplete { command })
    };
    let mut word = || args.next_word().ok_or_else(incomplete);
    let figure = match name {
        SIZES => {
            let last = word()?.number_up_to(Sketch::LARGEST)?;
            let limit = args.number(options::LIMIT.name)?;
            let rules = Rules { limit, play: PlayConvention::Normal };
            let lost = (0..=last).map(|size| rules.outcome(&[size]) == Outcome::P).collect();
            Figure::Sketch(Sketch::Sizes { lost })
        }
        "board" => {
            Figure::Sketch(Sketch::EmptyBoard { largest: word()?.number_up_to(Sketch::LARGEST)? })
        }
        "tables" => {
            Figure::Sketch(Sketch::Tables { count: word()?.number_up_to(Sketch::MOST_TABLES)? })
        }
        "tower" => {
            let mut pile = || word()?.number_up_to(Sketch::LARGEST_STOREY);
            Figure::Sketch(Sketch::Tower { at: [pile()?, pile()?, pile()?] })
        }
        "mirror" => {
            let size = |word: Token<'_>| word.number_up_to(Sketch::LARGEST_MIRRORED);
            Figure::Sketch(Sketch::Mirror { pairs: list(word()?, &mut args, size)? })
        }
        "blocks" => {
            let size = |word: Token<'_>| word.number_up_to(Sketch::LARGEST);
            joined_blocks(&list(word()?, &mut args, size)?).ok_or_else(incomplete)?
        }
        "coins" => counters(Counters::Coins, vec![list(word()?, &mut args, square)?]),
        _ => {
            let row = |word: Token<'_>| word.split(',').map(square).collect();
            counters(Counters::Facing, list(word()?, &mut args, row)?)
        }
    };
    match args.peek() {
        Some(extra) => Err(extra.error(ArgsError::extra_word(extra.text()))),
        None => Ok(figure),
    }
}

/// Parses the word `first` and those that are left, each with `parse`; at most [`MOST_WORDS`] words.
fn list<'l, T>(
    first: Token<'l>,
    args: &mut Args<'l>,
    parse: impl Fn(Token<'l>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let rest = std::iter::from_fn(|| args.next_word()).take(MOST_WORDS - 1);
    std::iter::once(first).chain(rest).map(parse).collect()
}

/// Parses the number of a square, 1-based.
fn square(word: Token<'_>) -> Result<u64, Error> {
    word.number_within(1, SQUARES[1], || ArgsError::not_one_of(1..=SQUARES[1]))
}

/// Returns the board of these piles with equal blocks joined, without the counts of the columns; `None` without stones.
fn joined_blocks(piles: &[u64]) -> Option<Figure<'static>> {
    let mut explanation = Question::Nim(nim::Question::from_piles(piles)).explain(false);
    explanation.build_frames();
    // All frames, because the stones of a frame stand where an earlier one has put them.
    let mut frames = explanation.moments().to_vec();
    let index = frames.iter().position(|frame| frame.kind == FrameKind::Pair)?;
    frames[index].columns.clear();
    Some(Figure::BoardFrame { frames: frames.into(), index })
}

/// Returns the figure of counters on these squares (1-based), with a square to the right of the last counter.
fn counters(counters: Counters, rows: Vec<Vec<u64>>) -> Figure<'static> {
    let last = rows.iter().flatten().max().copied().unwrap_or(0);
    let squares = (last + 1).max(SQUARES[0]);
    Figure::CounterRows(CounterRows { counters, squares, rows: rows.into() })
}
