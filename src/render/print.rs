//! Sheets of A4 for the table and the classroom: empty column grids, a playing mat, a record of a
//! match, the mind-reading cards. In: which of them, and the words. Out: one self-contained HTML file.

use std::sync::Arc;

use tera::{Context, Kwargs, State, Tera};

use super::{filters, html, poster};
use crate::columns;
use crate::error::Error;
use crate::game::tagged;
use crate::wording::{Catalogue, Language};

const SHEETS: &str = include_str!("../../templates/print.html");
const PRINT_CSS: &str = include_str!("../../templates/theme/print.css");

/// The weights of the columns, as they stand on top of every sheet.
const WEIGHTS: [u64; 4] = [8, 4, 2, 1];

/// The moves that a record has rows for.
const MOVES: u64 = 15;

/// The number whose way through the mind-reading cards is told.
const TOLD: u64 = 11;

tagged! {
    /// What can be printed.
    pub enum Sheet {
        /// Empty column grids to work in.
        Grids = "grids",
        /// A table of three piles for real counters.
        Mat = "mat",
        /// What two players write down of a match.
        Record = "record",
        /// The cards that tell a number which somebody thinks of.
        MindReading = "mind-reading",
    }
}

/// Writes the sheet.
pub(crate) fn write(language: Language, sheet: Sheet) -> Result<String, Error> {
    let files = ["common", "figures", "games", "poster", "print", "worksheet"];
    let words = Arc::new(Catalogue::load(language, &files)?);
    let mut tera = Tera::default();
    filters::register(&mut tera, &words);
    tera.register_filter("line", |text: &str, _: Kwargs, _: &State| poster::line(text));
    tera.add_raw_template("print.html", SHEETS).map_err(|error| Error::caused_by(&error))?;
    let mut context = Context::new();
    context.insert("lang", language.code());
    context.insert("style", &format!("{}\n{PRINT_CSS}", html::figure_style()));
    context.insert("sheet", sheet.tag());
    context.insert("weights", &WEIGHTS);
    context.insert("moves", &(1..=MOVES).collect::<Vec<_>>());
    if sheet == Sheet::MindReading {
        let most = WEIGHTS.iter().sum();
        let cards: Vec<Vec<u64>> =
            WEIGHTS.iter().map(|&weight| columns::having(weight, most).collect()).collect();
        let told: Vec<u64> = WEIGHTS.into_iter().filter(|weight| TOLD & weight != 0).collect();
        context.insert("cards", &cards);
        context.insert("most", &most);
        context.insert("number", &TOLD);
        context.insert("told", &told);
    }
    tera.render("print.html", &context).map_err(|error| Error::caused_by(&error))
}
