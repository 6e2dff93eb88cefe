//! Posters for the wall, a sheet of A3 each: the board of three piles with the third in its squares,
//! the same board for eight sizes of the third pile, and the moments of a position. In: boards and an
//! Explanation. Out: one self-contained HTML file.

use std::sync::Arc;

use pulldown_cmark::html::push_html;
use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::page::{Page, Part};
use super::svg::{board, two_pile_board};
use super::{Renderer, View, filters, html};
use crate::board_frames::FrameKind;
use crate::error::Error;
use crate::figure::Square;
use crate::games::Explanation;
use crate::i18n::{Catalogue, Language};

const SHEETS: &str = include_str!("../../templates/poster.html");
const POSTER_CSS: &str = include_str!("../../templates/theme/poster.css");

/// The room of a moment's picture on its sheet, as poster.css gives it, and the least letter, in points.
const ROOM: [f64; 2] = [350.0, 222.0];
const LEAST: f64 = 24.5;

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
        context.insert("quilt", &two_pile_board::quilt(board, &words)?.finish());
    }
    if let Some(board) = &posters.squares {
        context.insert("squares", &boards(board, &words)?);
    }
    if let Some(explanation) = &posters.moments {
        let own = Own {
            title: words.text("poster-moments-title")?,
            check: words.text("poster-check")?,
            yours: words.text("poster-own")?,
        };
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
        Ok(Board { third, parts, svg: two_pile_board::small(board, third, words)?.finish() })
    };
    (0..board.layers.len()).map(one).collect()
}

/// The words of the third sheet beside those of its page.
struct Own {
    title: String,
    /// Below the last moment.
    check: String,
    /// In the place that is left.
    yours: String,
}

/// The rules of a page, and its moments with what is done in each; not who wins, which is what whoever
/// stands before it shall find out.
fn panels(page: &Page<'_>, words: &Catalogue, own: &Own) -> Result<String, Error> {
    let mut sheet = format!("<header><h1>{}</h1>\n", line(&own.title));
    if let Some(title) = page.title() {
        sheet += &format!("<p>{}</p>", line(&title.rules));
    }
    sheet += "</header>\n";
    for part in page.parts() {
        let Part::Board(panels) = part else { continue };
        let (pictures, letter) = board::large(panels.moments, ROOM, LEAST, words)?;
        sheet += &format!("<ol class=\"moments\" style=\"--letter: {letter:.1}px\">\n");
        for ((moment, told), picture) in panels.moments.iter().zip(&panels.told).zip(&pictures) {
            let said = match moment.kind {
                FrameKind::Check if moment.made.is_none() => line(&own.check),
                _ => first(&line(told)),
            };
            sheet += &format!("<li>{}\n<p>{said}</p></li>\n", picture.finish());
        }
        // Three in a row: what is left of the last one is for a position of one's own.
        if pictures.len() % 3 != 0 {
            sheet += &format!("<li class=\"own\"><p>{}</p></li>\n", line(&own.yours));
        }
        sheet += "</ol>\n";
    }
    Ok(sheet)
}

/// Returns the first words in bold type; the whole text where there are none.
fn first(told: &str) -> String {
    let bold = told.split_once("<strong>").and_then(|(_, rest)| rest.split_once("</strong>"));
    bold.map_or(told, |(bold, _)| bold).to_owned()
}

/// A line of Markdown as HTML.
pub(super) fn line(markdown: &str) -> String {
    let mut text = String::new();
    push_html(&mut text, html::inline(markdown).into_iter());
    text
}
