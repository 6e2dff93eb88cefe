//! Posters of size A3: the board of three piles with the third pile in its squares, the same board for eight
//! sizes of the third pile, and the frames of a position. Renders [`Posters`] as one self-contained HTML
//! file.

use std::sync::Arc;

use pulldown_cmark::html::push_html;
use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::page::{Page, Part};
use super::svg::{board, two_pile_board};
use super::{Renderer, View, filters, html};
use crate::i18n::{Catalogue, Language};
use carryless_args::error::Error;
use carryless_games::board_frames::FrameKind;
use carryless_games::figure::TwoPileBoard;
use carryless_games::games::Explanation;

const SHEETS: &str = "poster.html";
const POSTER_CSS: &str = "theme/poster.css";

/// Width and height of a frame's picture on its poster as set in poster.css, in points.
const ROOM: [f64; 2] = [350.0, 222.0];
/// Least letter size on a poster, in points.
const LEAST: f64 = 24.5;

/// The posters to print; `None` for a poster that is not wanted.
#[derive(Debug, Default)]
pub struct Posters {
    /// Board of three piles whose squares show the size of the third pile.
    pub quilt: Option<TwoPileBoard>,
    /// Boards for eight sizes of the third pile.
    pub squares: Option<TwoPileBoard>,
    /// Explanation of a position that has board frames.
    pub frames: Option<Explanation>,
}

/// One board of the poster `squares`: all positions with one size of the third pile.
#[derive(Serialize)]
struct Board {
    /// Size of the third pile.
    third: usize,
    /// The third pile as powers of two, the largest first.
    parts: Vec<usize>,
    svg: String,
}

/// Returns the posters as one HTML file, in the order of the fields of `Posters`.
pub fn write(language: Language, posters: Posters) -> Result<String, Error> {
    let words = Arc::new(Catalogue::load(language, &["common", "figures", "poster"])?);
    let mut tera = Tera::default();
    filters::register(&mut tera, &words);
    tera.register_filter("line", |text: &str, _: Kwargs, _: &State| markdown_line(text));
    tera.add_raw_template("poster.html", carryless_templates::text(SHEETS))
        .map_err(|error| Error::from_causes(&error))?;
    let mut context = Context::new();
    context.insert("lang", language.code());
    let style = [html::figure_style(), html::board_style(), carryless_templates::text(POSTER_CSS)]
        .join("\n");
    context.insert("style", &style);
    if let Some(board) = &posters.quilt {
        context.insert("quilt", &two_pile_board::shaded_board(board, &words)?.finish());
    }
    if let Some(board) = &posters.squares {
        context.insert("squares", &boards(board, &words)?);
    }
    if let Some(explanation) = &posters.frames {
        let own = PosterTexts {
            title: words.text("poster-moments-title")?,
            check: words.text("poster-check")?,
            yours: words.text("poster-own")?,
        };
        let renderer = Renderer::new(language, &[explanation.game()])?;
        let show = |page: &Page<'_>| panels(page, &renderer.words, &own);
        let frames = explanation.moments();
        let shown =
            renderer.render_foldable_page(explanation, &View::default(), Some(frames), show)?;
        context.insert("moments", &shown);
    }
    tera.render("poster.html", &context).map_err(|error| Error::from_causes(&error))
}

/// Returns one board for each size of the third pile, from 0.
fn boards(board: &TwoPileBoard, words: &Catalogue) -> Result<Vec<Board>, Error> {
    let one = |third: usize| {
        let weights = (0..usize::BITS).rev().map(|place| 1 << place);
        let parts = weights.filter(|weight| third & weight != 0).collect();
        Ok(Board { third, parts, svg: two_pile_board::small(board, third, words)?.finish() })
    };
    (0..board.layers.len()).map(one).collect()
}

/// Additional texts of the poster `moments`, which its page does not contain.
struct PosterTexts {
    title: String,
    /// Text below the last frame, which shows the position after the move.
    check: String,
    /// Text in the free space after the last frame, where readers draw a position of their own.
    yours: String,
}

/// Returns the HTML of the poster `moments`: title, rules, and each board frame with the first bold phrase of its
/// sentence (the check after the move with `own.check`). The outcome is left to the readers.
fn panels(page: &Page<'_>, words: &Catalogue, own: &PosterTexts) -> Result<String, Error> {
    let mut sheet = format!("<header><h1>{}</h1>\n", markdown_line(&own.title));
    if let Some(title) = page.title() {
        sheet += &format!("<p>{}</p>", markdown_line(&title.rules));
    }
    sheet += "</header>\n";
    for part in page.parts() {
        let Part::Board(panels) = part else { continue };
        let (pictures, letter) = board::draw_for_poster(panels.frames, ROOM, LEAST, words)?;
        sheet += &format!("<ol class=\"moments\" style=\"--letter: {letter:.1}px\">\n");
        for ((frame, told), picture) in panels.frames.iter().zip(&panels.sentences).zip(&pictures) {
            let said = match frame.kind {
                FrameKind::Check if frame.made.is_none() => markdown_line(&own.check),
                _ => first_bold(&markdown_line(told)),
            };
            sheet += &format!("<li>{}\n<p>{said}</p></li>\n", picture.finish());
        }
        // Three frames in a row: the rest of the last row is for a position of the reader's own.
        if pictures.len() % 3 != 0 {
            sheet += &format!("<li class=\"own\"><p>{}</p></li>\n", markdown_line(&own.yours));
        }
        sheet += "</ol>\n";
    }
    Ok(sheet)
}

/// Returns the first bold text of an HTML line; the whole line if it has none.
fn first_bold(told: &str) -> String {
    let bold = told.split_once("<strong>").and_then(|(_, rest)| rest.split_once("</strong>"));
    bold.map_or(told, |(bold, _)| bold).to_owned()
}

/// Returns a line of Markdown as HTML, without a surrounding paragraph.
pub(super) fn markdown_line(markdown: &str) -> String {
    let mut text = String::new();
    push_html(&mut text, html::parse_inline(markdown).into_iter());
    text
}
