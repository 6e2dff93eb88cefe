//! Map of a position as an A3 sheet: the board with the title and rules of an [`Explanation`] and a legend.
//! Renders one self-contained HTML file.

use serde::Serialize;
use tera::Tera;

use super::poster::markdown_line;
use super::svg::two_pile_board;
use super::{Renderer, View, html};
use crate::i18n::Language;
use carryless_args::error::Error;
use carryless_games::figure::TwoPileBoard;
use carryless_games::games::Explanation;
use carryless_games::serialize;

const SHEET: &str = "map.html";

/// Values of the template `map.html`.
#[derive(Serialize)]
struct Sheet<'s> {
    lang: &'s str,
    style: &'s str,
    name: &'s str,
    title: String,
    rules: String,
    legend: &'s str,
    /// Number of squares in a row of the board.
    side: u64,
    svg: &'s str,
}

/// Returns the map of `board` as an HTML file with the explanatory text `legend`; title and rules come from the
/// explanation.
pub fn sheet(
    language: Language,
    explanation: &Explanation,
    board: &TwoPileBoard,
    legend: &str,
) -> Result<String, Error> {
    let renderer = Renderer::new(language, &[explanation.game()])?;
    let svg = two_pile_board::sheet(board, &renderer.words)?.finish();
    let mut tera = Tera::default();
    tera.add_raw_template("map.html", carryless_templates::text(SHEET))
        .map_err(|error| Error::from_causes(&error))?;
    renderer.render_page(explanation, &View::default(), |page| {
        let title = page.title().ok_or_else(|| Error::internal("map"))?;
        let sheet = Sheet {
            lang: language.code(),
            style: html::figure_style(),
            name: &title.name,
            title: markdown_line(&title.name),
            rules: markdown_line(&title.rules),
            side: board.size[0] + 1,
            legend,
            svg: &svg,
        };
        let context = serialize::context(&sheet)?;
        tera.render("map.html", &context).map_err(|error| Error::from_causes(&error))
    })
}
