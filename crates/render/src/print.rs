//! Printable A4 sheets for the classroom: empty column grids, an empty board for two piles, a playing mat, records
//! of one match, ten matches and a tournament, the mind-reading cards, and cards of misconceptions. Renders a [`Sheet`] as one self-contained HTML file.

use std::sync::Arc;

use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::{filters, html, poster, svg};
use crate::i18n::{Catalogue, Language, MessageArgs};
use carryless_args::error::Error;
use carryless_games::columns;
use carryless_games::elide::SHOWN;
use carryless_games::figure::{Figure, Sketch};
use carryless_games::game::tagged;
use carryless_games::games::prove::misconception_card::{self, Failure, MisconceptionCard};
use carryless_games::position::{PileMove, PlayConvention};

const SHEETS: &str = "print.html";
const PRINT_CSS: &str = "theme/print.css";

/// Weights of the columns at the top of every sheet.
const WEIGHTS: [u64; 4] = [8, 4, 2, 1];

/// Number of moves that a match record has rows for.
const MOVES: u64 = 15;

/// Number of matches on a table of matches.
const MATCHES: u64 = 10;

/// Number of tables of two players on the chart of a tournament.
const TABLES: u64 = 17;

/// Largest size of a pile on the empty board.
const LARGEST: u64 = 10;

/// The example number of the mind-reading cards.
const TOLD: u64 = 11;

tagged! {
    /// Kind of printable A4 sheet.
    pub enum Sheet {
        /// Empty column grids to work in.
        Grids = "grids",
        /// An empty board for two piles, to fill in.
        Square = "square",
        /// A playing mat for three piles of real counters.
        Mat = "mat",
        /// A form on which two players record a match.
        Record = "record",
        /// A table of ten matches: who began, who won, and since when it was known.
        Matches = "matches",
        /// A chart of two rounds of a tournament in a class.
        Tournament = "tournament",
        /// The cards by which a number that a person has in mind is found.
        MindReading = "mind-reading",
        /// A card for each misconception, with the smallest position where it fails.
        Ideas = "ideas",
    }
}

/// Number of misconception cards on a sheet.
const CARDS: usize = 6;

/// Values of a misconception card in the template.
#[derive(Serialize)]
struct Card {
    idea: &'static str,
    /// The misconception in a pupil's words.
    claim: String,
    rules: String,
    /// SVG of the position, drawn as piles of stones.
    picture: String,
    /// Sentence about the failure of the misconception in the position.
    fails: String,
    /// The correct statement that replaces the misconception.
    right: String,
}

/// Returns the sheet as an HTML file.
pub fn write(language: Language, sheet: Sheet) -> Result<String, Error> {
    let files = ["common", "figures", "games", "nim", "poster", "print", "worksheet"];
    let words = Arc::new(Catalogue::load(language, &files)?);
    let mut tera = Tera::default();
    filters::register(&mut tera, &words);
    tera.register_filter("line", |text: &str, _: Kwargs, _: &State| poster::markdown_line(text));
    tera.add_raw_template("print.html", carryless_templates::text(SHEETS))
        .map_err(|error| Error::from_causes(&error))?;
    let mut context = Context::new();
    context.insert("lang", language.code());
    context
        .insert("style", &[html::figure_style(), carryless_templates::text(PRINT_CSS)].join("\n"));
    context.insert("sheet", sheet.tag());
    context.insert("weights", &WEIGHTS);
    for (name, rows) in [("moves", MOVES), ("matches", MATCHES), ("tables", TABLES)] {
        context.insert(name, &(1..=rows).collect::<Vec<_>>());
    }
    if sheet == Sheet::Square {
        let board = Figure::Sketch(Sketch::EmptyBoard { largest: LARGEST });
        context.insert("board", &svg::draw(&board, &words)?);
    }
    if sheet == Sheet::MindReading {
        let most = WEIGHTS.iter().sum();
        let cards: Vec<Vec<u64>> = WEIGHTS
            .iter()
            .map(|&weight| columns::numbers_with_weight(weight, most).collect())
            .collect();
        let told: Vec<u64> = WEIGHTS.into_iter().filter(|weight| TOLD & weight != 0).collect();
        context.insert("cards", &cards);
        context.insert("most", &most);
        context.insert("number", &TOLD);
        context.insert("told", &told);
    }
    if sheet == Sheet::Ideas {
        let cards = misconception_card::all_cards();
        let cards: Vec<Card> =
            cards.iter().map(|card| render_card(card, &words)).collect::<Result<_, _>>()?;
        context.insert("sheets", &cards.chunks(CARDS).collect::<Vec<_>>());
    }
    tera.render("print.html", &context).map_err(|error| Error::from_causes(&error))
}

fn render_card(card: &MisconceptionCard, words: &Catalogue) -> Result<Card, Error> {
    let MisconceptionCard { misconception: idea, rules, piles, failure: fails } = card;
    let tag = idea.tag();
    let mut values = MessageArgs::default();
    values.set_number("limit", rules.limit.unwrap_or(0));
    values.set_text("play", if rules.play == PlayConvention::Misere { "misere" } else { "normal" });
    let (how, winning): (_, &[PileMove]) = match fails {
        Failure::Moves { winning } => ("moves", winning),
        Failure::Mixed { winning } => ("mixed", winning),
        Failure::Finding { winning } => ("finding", winning),
        Failure::Win => ("win", &[]),
        Failure::Lose { winning } => ("lose", winning),
        Failure::Sum { said, sum } => {
            values.set_number("said", *said);
            values.set_number("sum", *sum);
            ("sum", &[])
        }
    };
    let moves = winning.iter().map(|chosen| {
        words.format_with("take-from-pile", [("pile", chosen.pile), ("take", chosen.take)])
    });
    values.set_text("moves", words.alternatives(&moves.collect::<Result<Vec<_>, _>>()?)?);
    Ok(Card {
        idea: tag,
        claim: words
            .format_with("idea-quoted", [("idea", words.text(&["idea-", tag].concat())?)])?,
        rules: words.format("print-ideas-rules", &values)?,
        picture: svg::picture(&Figure::Piles { piles, taken: Vec::new() }, words, SHOWN)?.finish(),
        fails: words.format(&["print-ideas-", how].concat(), &values)?,
        right: words.format(&["nim-right-", tag].concat(), &values)?,
    })
}
