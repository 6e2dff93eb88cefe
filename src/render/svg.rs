//! Figures as SVG. In: a [`Figure`], which is data, and the words of a language. Out: one `<svg>`
//! with a title, without ids and without colours of its own, so that many of them can stand on
//! one page and take light, dark and print from its theme (`templates/theme/figures.css`).

mod bit_flips;
pub(crate) mod board;
mod counter_rows;
mod fill_in;
mod graph;
mod grid;
mod grundy_chart;
mod lanes;
mod misere_cases;
pub(crate) mod picture;
mod piles;
pub(crate) mod play_board;
pub(crate) mod race_paths;
mod residue_bands;
mod stack;
mod stairs;
mod touch_piles;
mod trees;
pub(super) mod two_pile_board;
mod xiangqi;
mod zeckendorf_bar;

use self::picture::{Picture, Press};
use crate::elide::Entry;
use crate::error::Error;
use crate::figure::{Broken, Figure};
use crate::i18n::Catalogue;

/// The most items that a picture shows of a list that nobody has shortened.
const MOST: usize = 12;

/// Draws a figure as one `<svg>`. `words` must have the file `figures`.
#[cfg(test)]
pub(crate) fn draw(figure: &Figure<'_>, words: &Catalogue) -> Result<String, Error> {
    Ok(picture(figure, words, usize::MAX)?.finish())
}

/// Draws a figure, in which long lists keep `keep` items, as a picture with its title and its size.
pub(crate) fn picture(
    figure: &Figure<'_>,
    words: &Catalogue,
    keep: usize,
) -> Result<Picture, Error> {
    match figure {
        Figure::Piles { piles, taken } => {
            let taken: Vec<Broken> = taken.iter().map(Broken::from).collect();
            piles::draw(piles, &taken, &piles::PILES, words)
        }
        Figure::Parts { piles, rows, broken } => {
            let names = if *rows { &piles::ROWS } else { &piles::PILES };
            piles::draw(piles, broken.as_slice(), names, words)
        }
        Figure::Several { parts } => {
            stack::draw(parts, words, |_, part| picture(part, words, keep))
        }
        Figure::Values { values, period } => grundy_chart::draw(values, *period, words),
        Figure::Trees(groves) => trees::draw(groves, false, words),
        Figure::Graph(graph) => graph::draw(graph, words),
        Figure::Columns { columns, boxed } => grid::draw(columns, *boxed, words, keep),
        Figure::Blanks { grid, look } => fill_in::draw(grid, *look, words),
        Figure::Flip { rows, width } => bit_flips::draw(rows, *width, words, keep),
        Figure::Bands { modulus, rows } => residue_bands::draw(*modulus, rows, words, keep),
        Figure::Fork { big, .. } => misere_cases::draw(*big, words),
        Figure::Board { files, taken } => xiangqi::draw(files, *taken, words),
        Figure::Braid { strands, asked } => {
            let strand = strands.get(*asked).map_or(&[][..], std::slice::from_ref);
            let drawn = race_paths::draw(strand, 0, race_paths::Fit::Slim, words)?.pop();
            drawn.ok_or_else(|| Error::defect("no strand"))
        }
        Figure::Moment { moments, index } => board::one(moments, *index, words),
        Figure::Ruler(ruler) => zeckendorf_bar::draw(ruler, false, words),
        Figure::Square(square) => two_pile_board::draw(square, words),
        Figure::Stairs(stairs) => stairs::draw(*stairs, false, words),
        Figure::Strips(strips) => counter_rows::draw(strips, words),
    }
}

/// Draws a figure for a finger: piles as larger stones, each with its key. `leads` says whether a touch at a
/// place means something.
pub(crate) fn touchable(
    figure: &Figure<'_>,
    words: &Catalogue,
    leads: &dyn Fn(&Press) -> bool,
) -> Result<Picture, Error> {
    let drawn = match figure {
        Figure::Piles { piles, taken } => {
            let taken: Vec<Broken> = taken.iter().map(Broken::from).collect();
            touch_piles::draw(piles, &taken, false, words, leads)?
        }
        Figure::Parts { piles, rows, broken } => {
            touch_piles::draw(piles, broken.as_slice(), *rows, words, leads)?
        }
        Figure::Several { parts } => {
            let part = |part: u64, figure: &Figure<'_>| {
                let leads = |says: &Press| leads(&Press::InPart(part, Box::new(says.clone())));
                touchable(figure, words, &leads)
            };
            Some(stack::draw(parts, words, part)?)
        }
        Figure::Ruler(ruler) => Some(zeckendorf_bar::draw(ruler, true, words)?),
        Figure::Trees(groves) => Some(trees::draw(groves, true, words)?),
        Figure::Stairs(stairs) => Some(stairs::draw(*stairs, true, words)?),
        _ => None,
    };
    drawn.map_or_else(|| picture(figure, words, usize::MAX), Ok)
}

/// The numbers of a list as words of a sentence, with "…" for its gap.
fn enumerate(words: &Catalogue, list: &[Entry<&u64>]) -> Result<String, Error> {
    let word = |entry: &Entry<&u64>| entry.item().map_or("…".to_owned(), u64::to_string);
    words.list(&list.iter().map(word).collect::<Vec<_>>())
}

/// The widest of some texts in this face; 0 when there is none.
fn widest(face: picture::Face, texts: impl IntoIterator<Item = impl AsRef<str>>) -> f64 {
    texts.into_iter().map(|text| face.measure(text.as_ref())).fold(0.0, f64::max)
}
