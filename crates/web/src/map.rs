//! The map section of the page: a board of all sizes of the first two piles, for a fixed third pile, with a
//! piece on the current position. A script draws the board from its text form (`map/board.rs`). The map can
//! also be printed on A3.

mod board;

use serde::Serialize;

use super::action::{PageState, Wanted};
use super::cache::Cache;
use super::edit::parse_line;
use super::explain::{file_name, reject_options};
use super::fragments::{self, Choice};
use super::map_position::{MapPosition, Rules};
use super::{File, Reply};
use board::{Board, takes, ways};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, MultiPileMove, PileMove, PlayConvention};
use carryless_render::i18n::MessageArg;

/// Names of the rules that a map supports, in the order of display.
const RULES: [&str; 4] = ["nim", "limit", "take", "wythoff"];

/// Placeholders for the sizes of the first two piles. The script of the page replaces them while the piece is
/// dragged.
const DRAGGED: [&str; 2] = ["{x}", "{y}"];

/// Largest limit on the stones of a move that the slider offers; the limit of a position may be larger.
const LARGEST_LIMIT: u64 = 15;

/// Values of the template `map.html`.
#[derive(Serialize)]
struct Shown {
    heading: String,
    /// Text below the heading: the computer's move, or how to win.
    told: String,
    /// Heading for an N-position, with [`DRAGGED`] as pile sizes.
    can: String,
    /// Heading for a P-position, with [`DRAGGED`] as pile sizes.
    cannot: String,
    /// Board in its text form, with one letter for each square.
    board: String,
    /// Number of squares per side of the board.
    side: u64,
    /// Binary logarithm of `side`.
    power: u32,
    /// Sizes of the first two piles, separated by a space.
    at: String,
    /// Directions of moves, separated by commas. A direction is two numbers: how many stones leave the first
    /// and the second pile for each stone taken.
    ways: String,
    /// Numbers of stones that a move may take, separated by spaces.
    takes: String,
    is_queen: bool,
    /// Size of the third pile; 0 if there are two piles.
    third: u64,
    /// Largest pile size on the board: `side` - 1.
    most: u64,
    /// Largest number of stones that a move may take, if the rules limit it.
    limit: Option<u64>,
    /// Largest limit that the slider of this page offers.
    most_limit: u64,
    /// Subtraction set, its numbers separated by commas, if the rules have one.
    set: Option<String>,
    rules: Vec<Choice>,
    is_misere: bool,
    /// Sizes of the third pile that an animation shows one after another, separated by spaces.
    tour: String,
    is_over: bool,
}

/// Adds the map of the command line to a reply.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = parse_line(&line).1.into_result()?;
    reject_options(&asked, &[])?;
    let mut place = MapPosition::from_args(&asked)?;
    asked.reject_unused()?;
    let mut answered = None;
    match &typed.wanted {
        Wanted::Used(name, _) if name == "paper" => {
            let paper = shelf
                .render("paper.html", &serde_json::json!({ "html": sheet(&place, shelf)? }))?;
            reply.parts.insert("paper".to_owned(), paper);
            return Ok(());
        }
        Wanted::File(_) => {
            let name = file_name(&typed.line) + ".html";
            reply.files.push(File { name, text: sheet(&place, shelf)? });
            return Ok(());
        }
        Wanted::Used(..) => answered = place.make_computer_move(),
        _ => {}
    }
    reply.line = place.line();
    let shown = template_values(&place, answered.as_ref(), shelf)?;
    let said = [("heading", &*shown.heading), ("told", &*shown.told)];
    reply.say = shelf.words.format_with("map-said", said)?;
    reply.parts.insert("answer".to_owned(), shelf.render("map.html", &shown)?);
    if typed.is_live {
        return Ok(());
    }
    let after = PageState { line: reply.line.clone(), ..typed.clone() };
    fragments::add_page_fragments(reply, (shelf, &after), [String::new(), String::new()], &["html"])
}

/// Renders the map as the HTML of a sheet of A3 paper.
fn sheet(place: &MapPosition, shelf: &Cache) -> Result<String, Error> {
    let question = place.state().question(None);
    let explanation = question.ok_or_else(|| Error::internal("map"))?.explain(false);
    let (board, legend) = (Board::new(place).square(place), shelf.words.text("map-print-legend")?);
    carryless_render::map::sheet(shelf.words.language(), &explanation, &board, &legend)
}

/// Returns the values of the template `map.html`. `answered` is the move that the computer made in this
/// request, if any.
fn template_values(
    place: &MapPosition,
    answered: Option<&AnyMove>,
    shelf: &Cache,
) -> Result<Shown, Error> {
    let MapPosition { rules, piles: [first, second, third], side } = place;
    let joined = |numbers: Vec<u64>, by: &str| {
        numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(by)
    };
    let names = ["map-can", "map-cannot"];
    let [can, cannot] = names.map(|id| heading(id, DRAGGED.map(MessageArg::from), place, shelf));
    let (heading, told) = sentences(place, answered, shelf)?;
    let choice = |name: &'static str| {
        let label = shelf.words.text(&["map-rules-", name].concat())?;
        Ok(Choice { value: name, label, now: name == rules.name() })
    };
    let powers = (0..=side.trailing_zeros()).map(|power| (1 << power) - 1);
    let limit = match rules {
        Rules::Nim(rules) => rules.limit,
        _ => None,
    };
    let set = match rules {
        Rules::Set(rules) => Some(joined(rules.take.clone(), ",")),
        _ => None,
    };
    let ways = ways(rules).iter().map(|way| joined(way.to_vec(), " "));
    Ok(Shown {
        heading,
        told,
        can: can?,
        cannot: cannot?,
        board: Board::new(place).letters(),
        side: *side,
        power: side.trailing_zeros(),
        at: joined(vec![*first, *second], " "),
        ways: ways.collect::<Vec<_>>().join(","),
        takes: joined(takes(rules, *side), " "),
        is_queen: *rules == Rules::Wythoff,
        third: *third,
        most: side - 1,
        limit,
        most_limit: limit.unwrap_or(0).max(LARGEST_LIMIT),
        set,
        rules: RULES.into_iter().map(choice).collect::<Result<_, Error>>()?,
        is_misere: rules.play() == PlayConvention::Misere,
        tour: joined(powers.chain([*third]).collect(), " "),
        is_over: place.state().move_count() == 0,
    })
}

/// Returns the heading of the map from the message `id`. `first` and `second` are the sizes of the first two
/// piles, or placeholders for them.
fn heading(
    id: &str,
    [first, second]: [MessageArg<'_>; 2],
    place: &MapPosition,
    shelf: &Cache,
) -> Result<String, Error> {
    let third = place.piles[2];
    let position = match third {
        0 => shelf.words.format_with("map-position-of-two", [("first", first), ("second", second)]),
        _ => {
            let piles = [("first", first), ("second", second), ("third", third.into())];
            shelf.words.format_with("map-position", piles)
        }
    };
    shelf.words.format_with(id, [("position", position?)])
}

/// Returns the heading of the map and the text below it. The text reports the computer's move `answered`, or
/// says how to win, that no move wins, or who won.
fn sentences(
    place: &MapPosition,
    answered: Option<&AnyMove>,
    shelf: &Cache,
) -> Result<(String, String), Error> {
    let words = &shelf.words;
    let state = place.state();
    let is_over = state.move_count() == 0;
    let wins = wins(&state);
    let id = match wins {
        _ if is_over => "map-over",
        0 => "map-cannot",
        _ => "map-can",
    };
    let [first, second, _] = place.piles;
    let heading = heading(id, [first.into(), second.into()], place, shelf)?;
    let play = if place.rules.play() == PlayConvention::Misere { "misere" } else { "normal" };
    let told = match (answered.and_then(step), state.recommended_move().as_ref().and_then(step)) {
        (Some((way, take)), _) => {
            let told = words.format_with(
                "map-answered",
                [("way", way.into()), ("take", MessageArg::from(take))],
            )?;
            match is_over {
                true => {
                    told + &words.text("sentence-gap")?
                        + &words.format_with("map-over-told", [("play", play)])?
                }
                false => told,
            }
        }
        (None, _) if is_over => words.format_with("map-over-told", [("play", play)])?,
        (None, Some((way, take))) => {
            let step = words
                .format_with("map-step", [("way", way.into()), ("take", MessageArg::from(take))])?;
            let count = MessageArg::from(wins);
            words.format_with("map-can-told", [("count", count), ("step", step.into())])?
        }
        (None, None) => words.format_with("map-cannot-told", [("play", play)])?,
    };
    Ok((heading, told))
}

/// Returns the number of winning moves in the position `state`.
fn wins(state: &AnyState) -> u64 {
    let all = || (0..state.move_count()).filter_map(|index| state.legal_move_at(index));
    let tried = || all().filter(|turn| state.is_winning_move(turn)).count();
    state.winning_indices().map_or_else(tried, |indices| indices.len()) as u64
}

/// Returns the direction of a move and the number of stones that it takes from each pile it changes. The
/// direction is `left`, `down` or `both` (piles) on the board, or `third` for the third pile. `None` for a move
/// that a map does not have.
fn step(turn: &AnyMove) -> Option<(&'static str, u64)> {
    match turn {
        AnyMove::Take(PileMove { pile: 1, take, .. }) => Some(("left", *take)),
        AnyMove::Take(PileMove { pile: 2, take, .. }) => Some(("down", *take)),
        AnyMove::Take(PileMove { take, .. }) => Some(("third", *take)),
        AnyMove::Takes(MultiPileMove { takes }) => match takes[..] {
            [take, 0] => Some(("left", take)),
            [0, take] => Some(("down", take)),
            [take, _] => Some(("both", take)),
            _ => None,
        },
        _ => None,
    }
}
