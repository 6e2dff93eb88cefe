//! Draws [`Figure`]s as SVG: one `<svg>` with a title, without ids and colours, so that many pictures fit on
//! one page and take their colours from its theme (`templates/theme/figures.css`). Read next:
//! `svg/picture.rs`.

mod bit_flips;
pub mod board;
mod counter_rows;
mod fill_in;
mod graph;
mod grid;
mod grundy_chart;
mod lanes;
mod misere_cases;
pub mod picture;
mod piles;
pub mod play_board;
pub mod race_paths;
mod residue_bands;
mod sketch;
mod stack;
mod stairs;
mod touch_piles;
mod trees;
pub(super) mod two_pile_board;
mod xiangqi;
mod zeckendorf_bar;

use self::picture::{HotspotTarget, SvgBuilder};
use crate::hotspots::{Leads, Start, Touch};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::Entry;
use carryless_games::figure::{Figure, PileChange};

/// Largest number of items shown of a list in a figure whose lists do not depend on the view.
const MOST: usize = 12;

/// Returns a figure as one `<svg>` element. `words` must include the file `figures`.
pub fn draw(figure: &Figure<'_>, words: &Catalogue) -> Result<String, Error> {
    Ok(picture(figure, words, usize::MAX)?.finish())
}

/// Draws a figure as a picture with title and size; lists of more than `keep` items are elided.
pub fn picture(figure: &Figure<'_>, words: &Catalogue, keep: usize) -> Result<SvgBuilder, Error> {
    match figure {
        Figure::Piles { piles, taken } => {
            let taken: Vec<PileChange> = taken.iter().map(PileChange::from).collect();
            piles::draw(piles, &taken, &piles::PILES, words)
        }
        Figure::Parts { piles, rows, broken, .. } => {
            let names = if *rows { &piles::ROWS } else { &piles::PILES };
            piles::draw(piles, broken.as_slice(), names, words)
        }
        Figure::Several { parts } => {
            stack::draw(parts, words, |_, part| picture(part, words, keep))
        }
        Figure::Values { values, period } => grundy_chart::draw(values, *period, words),
        Figure::Trees(groves) => trees::draw(groves, None, words),
        Figure::Graph(graph) => graph::draw(graph, false, words),
        Figure::Columns { columns, boxed } => grid::draw(columns, *boxed, words, keep),
        Figure::Blanks { grid, look } => fill_in::draw(grid, *look, words),
        Figure::Flip { rows, width } => bit_flips::draw(rows, *width, words, keep),
        Figure::Bands { modulus, rows } => residue_bands::draw(*modulus, rows, words, keep),
        Figure::MisereCases { large_piles } => misere_cases::draw(*large_piles, words),
        Figure::Board { files, taken } => xiangqi::draw(files, *taken, words),
        Figure::Braid { strands, asked } => {
            let strand = strands.get(*asked).map_or(&[][..], std::slice::from_ref);
            let drawn = race_paths::draw(strand, (0, false), race_paths::Fit::Slim, words)?.pop();
            drawn.ok_or_else(|| Error::internal("no strand"))
        }
        Figure::BoardFrame { frames, index } => board::draw_one(frames, *index, words),
        Figure::Ruler(ruler) => zeckendorf_bar::draw(ruler, None, words),
        Figure::Square(square) => two_pile_board::draw(square, words),
        Figure::Stairs(stairs) => stairs::draw(*stairs, None, words),
        Figure::CounterRows(strips) => counter_rows::draw(strips, words),
        Figure::Sketch(sketch) => sketch::draw(sketch, words),
    }
}

/// Draws a figure for touch, with what `touch` marks on it. `leads` returns whether a hotspot target chooses a move.
pub fn marked_picture(
    figure: (&Figure<'_>, &dyn Fn(&HotspotTarget) -> bool),
    touch: &Touch<'_>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let mut picture = touch_picture(figure, touch.start.as_ref(), words)?;
    if let Some(marks) = touch.marks {
        picture.write_values(&marks.values, marks.binary);
    }
    Ok(picture)
}

/// Draws a figure for touch: piles as larger stones, each element with a key for animation. `leads` returns whether a
/// hotspot target chooses a move. `start` is the board at the start of the match with its own `leads`; the picture then
/// has the scale and size of that board. A figure without a version for touch is drawn as usual.
fn touch_picture(
    (figure, leads): (&Figure<'_>, &dyn Fn(&HotspotTarget) -> bool),
    start: Option<&Start<'_>>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let begun = start.map_or(figure, |(figure, _)| figure);
    let room = start.map(|(_, led)| *led);
    let drawn = match (figure, begun) {
        (Figure::Piles { piles, taken }, Figure::Piles { piles: begun, .. }) => {
            let taken: Vec<PileChange> = taken.iter().map(PileChange::from).collect();
            touch_piles::draw((piles, begun, &[]), (&taken, false), words, (leads, room))?
        }
        (Figure::Parts { piles, rows, broken, seats }, Figure::Parts { piles: begun, .. }) => {
            let piles = (&piles[..], &begun[..], &seats[..]);
            touch_piles::draw(piles, (broken.as_slice(), *rows), words, (leads, room))?
        }
        (Figure::Several { parts }, Figure::Several { parts: begun }) => {
            let part = |part: u64, figure: &Figure<'_>| {
                let inside =
                    |says: &HotspotTarget| HotspotTarget::InPart(part, Box::new(says.clone()));
                let own = |says: &HotspotTarget| leads(&inside(says));
                let led = |says: &HotspotTarget| start.is_some_and(|(_, led)| led(&inside(says)));
                let begun = begun.get(part as usize - 1).filter(|_| start.is_some());
                let begun = begun.map(|figure| (figure.clone(), &led as Leads<'_>));
                touch_picture((figure, &own), begun.as_ref(), words)
            };
            Some(stack::draw(parts, words, part)?)
        }
        (Figure::Square(square), _) => Some(two_pile_board::touched(square, words)?),
        (Figure::Ruler(ruler), Figure::Ruler(begun)) => {
            Some(zeckendorf_bar::draw(ruler, Some(begun.pile()), words)?)
        }
        (Figure::Trees(groves), Figure::Trees(begun)) => {
            Some(trees::draw(groves, Some(begun), words)?)
        }
        (Figure::Graph(graph), Figure::Graph(_)) => Some(graph::draw(graph, true, words)?),
        (Figure::Stairs(stairs), Figure::Stairs(begun)) => {
            Some(stairs::draw(*stairs, Some(*begun), words)?)
        }
        _ => None,
    };
    let Some(mut drawn) = drawn else { return picture(figure, words, usize::MAX) };
    if let Some((begun, led)) = start {
        let whole = touch_picture((begun, *led), None, words)?;
        // Trees grow from the ground up; all other figures start at the top.
        reserve_size(&mut drawn, &whole, matches!(begun, Figure::Trees(_)));
        drawn.begun = Some(whole.ratio());
    }
    Ok(drawn)
}

/// Returns the numbers as a list in a sentence, with "…" for gaps.
fn enumerate(words: &Catalogue, list: &[Entry<&u64>]) -> Result<String, Error> {
    let word = |entry: &Entry<&u64>| entry.item().map_or("…".to_owned(), u64::to_string);
    words.list(&list.iter().map(word).collect::<Vec<_>>())
}

/// Returns the width of the widest text in this face, in units of the picture; 0 without texts.
fn widest(face: picture::Face, texts: impl IntoIterator<Item = impl AsRef<str>>) -> f64 {
    texts.into_iter().map(|text| face.measure(text.as_ref())).fold(0.0, f64::max)
}

/// Extends the picture `drawn` to the size of `whole`. Its content stays at the top or, with `is_on_ground`,
/// at the bottom.
fn reserve_size(drawn: &mut SvgBuilder, whole: &SvgBuilder, is_on_ground: bool) {
    let (Some(area), Some(own)) = (whole.space(), drawn.space()) else { return };
    let down = if is_on_ground { own.y + own.h - area.y - area.h } else { 0.0 };
    drawn.reserve(picture::Area { y: area.y + down, ..area });
}
