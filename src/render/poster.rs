//! Posters for the wall, a sheet of A3 each: the board of three piles with the third in its squares,
//! the same board for eight sizes of the third pile, and the moments of a position. In: boards and an
//! Explanation. Out: one self-contained HTML file.

use std::sync::Arc;

use pulldown_cmark::html::push_html;
use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::page::{Page, Part};
use super::svg::{moment, square};
use super::{Renderer, View, filters, html};
use crate::error::Error;
use crate::figure::Square;
use crate::games::Explanation;
use crate::wording::{Catalogue, Language};

const SHEETS: &str = include_str!("../../templates/poster.html");
const POSTER_CSS: &str = include_str!("../../templates/theme/poster.css");

/// The sheets that are wanted.
#[derive(Debug, Default)]
pub(crate) struct Posters {
    /// The board whose squares say the third pile.
    pub quilt: Option<Square>,
    /// The boards of eight sizes of the third pile.
    pub squares: Option<Square>,
    /// A position with moments.
    pub moments: Option<Explanation>,
}

/// A board of the second sheet.
#[derive(Serialize)]
struct Board {
    third: usize,
    /// The third pile as blocks.
    parts: Vec<usize>,
    svg: String,
}

/// Writes the sheets in this order.
pub(crate) fn write(language: Language, posters: Posters) -> Result<String, Error> {
    let words = Arc::new(Catalogue::load(language, &["common", "figures", "poster"])?);
    let mut tera = Tera::default();
    filters::register(&mut tera, &words);
    tera.register_filter("line", |text: &str, _: Kwargs, _: &State| line(text));
    tera.add_raw_template("poster.html", SHEETS).map_err(|error| Error::caused_by(&error))?;
    let mut context = Context::new();
    context.insert("lang", language.code());
    let style = format!("{}\n{}\n{POSTER_CSS}", html::figure_style(), html::board_style());
    context.insert("style", &style);
    if let Some(board) = &posters.quilt {
        context.insert("quilt", &square::quilt(board, &words)?.finish());
    }
    if let Some(board) = &posters.squares {
        context.insert("squares", &boards(board, &words)?);
    }
    if let Some(explanation) = &posters.moments {
        let own = line(&words.text("poster-own")?);
        let renderer = Renderer::new(language, &[explanation.game()])?;
        let show = |page: &Page<'_>| panels(page, &renderer.words, &own);
        let moments = explanation.moments();
        let shown = renderer.written(explanation, &View::default(), Some(moments), show)?;
        context.insert("moments", &shown);
    }
    tera.render("poster.html", &context).map_err(|error| Error::caused_by(&error))
}

fn boards(board: &Square, words: &Catalogue) -> Result<Vec<Board>, Error> {
    let one = |third: usize| {
        let weights = (0..usize::BITS).rev().map(|place| 1 << place);
        let parts = weights.filter(|weight| third & weight != 0).collect();
        Ok(Board { third, parts, svg: square::small(board, third, words)?.finish() })
    };
    (0..board.layers.len()).map(one).collect()
}

/// The title and the rules of a page, and its moments with what is said of them; not who wins, which
/// is what whoever stands before it shall find out.
fn panels(page: &Page<'_>, words: &Catalogue, own: &str) -> Result<String, Error> {
    let mut sheet = String::new();
    if let Some(title) = page.title() {
        let parts = ["<header><h1>", &line(&title.name), "</h1>\n<p>", &line(&title.rules)];
        sheet.extend(parts.into_iter().chain(["</p></header>\n"]));
    }
    let mut count = 0;
    sheet += "<ol class=\"moments\">\n";
    for part in page.parts() {
        let Part::Board(panels) = part else { continue };
        let pictures = moment::draw(panels.moments, words)?;
        for ((moment, told), picture) in panels.moments.iter().zip(&panels.told).zip(pictures) {
            let name = line(&words.text(&["moment-", moment.name()].concat())?);
            let (svg, told) = (picture.finish(), line(told));
            sheet += &format!("<li>{svg}\n<h2>{name}</h2>\n<p>{told}</p></li>\n");
            count += 1;
        }
    }
    // Three in a row: what is left of the last one is for a position of one's own.
    if count % 3 != 0 {
        sheet += &format!("<li class=\"own\"><p>{own}</p></li>\n");
    }
    Ok(sheet + "</ol>\n")
}

/// A line of Markdown as HTML.
pub(super) fn line(markdown: &str) -> String {
    let mut text = String::new();
    push_html(&mut text, html::inline(markdown).into_iter());
    text
}
