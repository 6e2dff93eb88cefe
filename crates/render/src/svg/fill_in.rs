//! Draws a [`BlankGrid`] for a pupil to fill in on paper, without colour: the column grid with weights, a row
//! of empty boxes for each number, and boxes below the line for the counts and the odd columns; or the empty
//! board, whose lanes are as wide as their weight.

use super::lanes::Lanes;
use super::picture::{Anchor, Area, Face, SvgBuilder, TextRole};
use super::widest;
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::{BlankGrid, BlankLook};

/// Largest distance between columns of boxes on a page, in units of the picture; boxes are square.
const PITCH: f64 = 36.0;

/// Largest distance between columns in a picture next to a question on paper, in units of the picture.
const SQUARE: f64 = 28.0;
/// Least height of a row in a picture next to a question on paper, in units of the picture.
const LEAST_ROW: f64 = 22.0;

/// Width of the empty board with its pile sizes, if the lanes do not need more, in units of the picture.
const BOARD: f64 = 250.0;
/// Least width of a lane of the empty board, in units of the picture; 7 mm on paper.
const LANE: f64 = 37.0;
/// Horizontal space between lanes of the empty board, in units of the picture.
const GAP: f64 = 6.0;

/// Height of a row of the empty board, in units of the picture.
const ROW: f64 = 27.0;
/// Space below the line of the empty board, in units of the picture.
const FOOT: f64 = 24.0;

/// Draws `grid` as columns of boxes or, for `BlankLook::Board`, as an empty board.
pub(super) fn draw(
    grid: &BlankGrid,
    look: BlankLook,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let numbers: Vec<String> = grid.rows.iter().map(|row| label(row.number)).collect();
    let title = match look {
        BlankLook::Board => "figure-title-lanes",
        _ => "figure-title-blanks",
    };
    let mut picture =
        SvgBuilder::new(words.format_with(title, [("piles", words.list(&numbers)?)])?);
    match look {
        BlankLook::Board => board(&mut picture, grid.width, &numbers),
        _ => columns(&mut picture, grid, look, words)?,
    }
    Ok(picture)
}

/// Returns the number before a row; for `None` a question mark.
fn label(number: Option<u64>) -> String {
    number.map_or("?".to_owned(), |number| number.to_string())
}

/// Draws the columns to fill in, with their weights and the rows that `look` asks for.
fn columns(
    picture: &mut SvgBuilder,
    grid: &BlankGrid,
    look: BlankLook,
    words: &Catalogue,
) -> Result<(), Error> {
    let below: &[&str] = match look {
        BlankLook::Counts => &["figure-carryless"],
        BlankLook::Marks | BlankLook::Remainders => &["figure-carryless", "figure-odd-or-even"],
        BlankLook::Spare => &["figure-carryless", ""],
        BlankLook::Rows | BlankLook::Board => &[],
    };
    let note = |id: &&str| if id.is_empty() { Ok(String::new()) } else { words.text(id) };
    let notes = below.iter().map(note).collect::<Result<Vec<_>, _>>()?;
    let equal = if look == BlankLook::Remainders { "" } else { "=" };
    let equals = Face::Number.measure(" =") + 14.0;
    let numbers = widest(Face::Number, grid.rows.iter().map(|row| label(row.number))) + equals;
    let on_page = look == BlankLook::Counts;
    let least = if on_page { 64.0 } else { 0.0 };
    let labels = numbers.max(widest(Face::Note, &notes) + 14.0).max(least);
    let lanes = Lanes::at_most(grid.width, labels, if on_page { PITCH } else { SQUARE });
    let height = if on_page { lanes.row() } else { lanes.pitch.max(LEAST_ROW) };
    lanes.weights(picture, -6.0, |_| false);
    let middle = |row: usize| height * (row as f64 + 0.5);
    for (row, printed) in grid.rows.iter().enumerate() {
        let y = middle(row);
        let before = lanes.left - Face::Number.measure("=") - 14.0;
        let number = label(printed.number);
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (before - 8.0, y), &number);
        picture.text((Face::Number, TextRole::Zero), Anchor::Start, (before, y), equal);
        for (index, digit) in lanes.indices().zip(&printed.digits) {
            let at = (lanes.centre(index), y);
            cell(picture, (lanes.pitch, height), at);
            if let Some(digit) = digit {
                let face = (Face::Digit, TextRole::Ink);
                picture.text(face, Anchor::Middle, at, &digit.to_string());
            }
        }
    }
    let line = height * grid.rows.len() as f64 + 5.0;
    if !notes.is_empty() {
        picture.line("rule", (0.0, line), (lanes.right() + 6.0, line));
    }
    for (row, note) in notes.iter().enumerate() {
        let y = line + middle(row) + 5.0;
        picture.text((Face::Note, TextRole::Quiet), Anchor::End, (lanes.left - 14.0, y), note);
        for index in lanes.indices() {
            cell(picture, (lanes.pitch, height), (lanes.centre(index), y));
        }
    }
    Ok(())
}

/// Draws a box of the grid, centred at the point `at`; neighbouring boxes share a side.
fn cell(picture: &mut SvgBuilder, (width, height): (f64, f64), at: (f64, f64)) {
    picture.rect("blank", Area::around(at, width, height), 0.0);
}

/// Draws the empty board: the piles on the left, a lane for each of `width` weights with an outline in the
/// row of every pile, and a line below.
fn board(picture: &mut SvgBuilder, width: usize, piles: &[String]) {
    let count = width.max(1);
    let left = widest(Face::Number, piles) + 14.0;
    let gaps = GAP * (count - 1) as f64;
    let widths = lane_widths(count, BOARD - left - gaps);
    let right = left + gaps + widths.iter().sum::<f64>();
    let line = ROW * piles.len() as f64 + 4.0;
    let mut x = left;
    for (place, w) in widths.into_iter().enumerate().rev() {
        let weight = (1_u64 << place).to_string();
        let at = (x + w / 2.0, -11.0);
        picture.text((Face::Weight, TextRole::Quiet), Anchor::Middle, at, &weight);
        picture.rect("lane", Area { x, y: 0.0, w, h: line - 2.0 }, 5.0);
        for row in 0..piles.len() {
            let middle = ROW * (row as f64 + 0.5);
            let place = Area::around((x + w / 2.0, middle + 1.0), w - 6.0, ROW - 7.0);
            picture.rect("seat", place, 8.0);
        }
        x += w + GAP;
    }
    for (row, pile) in piles.iter().enumerate() {
        let at = (left - 10.0, ROW * (row as f64 + 0.5) + 1.0);
        picture.text((Face::Number, TextRole::Ink), Anchor::End, at, pile);
    }
    picture.line("rule", (0.0, line), (right, line));
    picture.reserve(Area { x: 0.0, y: line, w: right, h: FOOT });
}

/// Returns the widths of `count` lanes, the smallest weight first. They are proportional to the weights, but at
/// least `LANE`. Together they fill the width `room` if possible.
fn lane_widths(count: usize, room: f64) -> Vec<f64> {
    let mut widths = Vec::new();
    for place in 0..count {
        let left = room - widths.iter().sum::<f64>();
        let share = left * (1_u64 << place) as f64 / ((1_u64 << count) - (1_u64 << place)) as f64;
        widths.push(share.max(LANE));
    }
    widths
}
