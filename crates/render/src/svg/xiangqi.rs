//! Draws files of a Xiangqi board as in a diagram: Black above, the river, Red below, each side's file
//! numbers at its own edge. The free steps between two facing pieces are drawn as stones with a bracket,
//! because they are a pile; stones that the move takes are outlined. Red's pieces are light and Black's dark,
//! also in dark mode; colour is kept for other meanings. The picture fits the narrowest phone.

use super::enumerate;
use super::picture::{Anchor, Area, Face, Point, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::Entry;
use carryless_games::figure::{BoardFile, XiangqiPiece};
use carryless_games::position::PileMove;

/// Number of ranks of the board.
const RANKS: u64 = 10;

/// Distance between ranks, in units of the picture.
const STEP: f64 = 34.0;

/// Half the length of a rank's line where it crosses a file, in units of the picture.
const TICK: f64 = 19.0;

/// Distance of the bracket from its file, in units of the picture.
const BRACKET: f64 = 23.0;

/// Radius of a piece, in units of the picture.
const MAN: f64 = 14.5;

/// Draws files of a Xiangqi board with their pieces; `taken` is the move shown, if there is one.
pub(super) fn draw(
    files: &[BoardFile],
    taken: Option<PileMove>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let mut picture = SvgBuilder::new(title(files, words)?);
    let pitch = if files.len() > 3 { 66.0 } else { 82.0 };
    let right = pitch * files.len().saturating_sub(1) as f64;
    river(&mut picture, right, words)?;
    for (index, file) in files.iter().enumerate() {
        let x = pitch * index as f64;
        lines(&mut picture, x, file.file);
        let taken = taken.filter(|taken| taken.pile == file.pile);
        between(&mut picture, x, file, taken.map_or(0, |taken| taken.take));
        men(&mut picture, x, file, words)?;
        bracket(&mut picture, x, file, taken, words)?;
        numbers(&mut picture, x, file.file, words)?;
    }
    let middle = right / 2.0;
    for (id, y) in [("figure-black", height(RANKS) - 62.0), ("figure-red", height(1) + 62.0)] {
        let side = words.text(id)?;
        let style = (Face::Note, TextRole::Quiet);
        picture.text(style, Anchor::Middle, (middle, y), &side);
    }
    Ok(picture)
}

/// Returns the text of the picture for a screen reader.
fn title(files: &[BoardFile], words: &Catalogue) -> Result<String, Error> {
    let mut sized: Vec<&BoardFile> = files.iter().filter(|file| file.size.is_some()).collect();
    if sized.is_empty() && files.iter().any(|file| file.red.is_some() && file.black.is_some()) {
        return words.text("figure-title-board-plain");
    }
    sized.sort_by_key(|file| file.pile);
    let sizes: Vec<_> =
        sized.iter().filter_map(|file| file.size.as_ref()).map(Entry::Item).collect();
    words.format_with("figure-title-board", [("piles", enumerate(words, &sizes)?)])
}

/// Returns the y coordinate of a rank (1 to 10); Red's first rank is the lowest.
fn height(rank: u64) -> f64 {
    STEP * RANKS.saturating_sub(rank) as f64
}

/// Draws the river from the left edge to the x coordinate `right`, with its name.
fn river(picture: &mut SvgBuilder, right: f64, words: &Catalogue) -> Result<(), Error> {
    let [top, bottom] = [height(6), height(5)];
    let water = Area { x: -TICK - 4.0, y: top, w: right + 2.0 * TICK + 8.0, h: bottom - top };
    picture.rect("river", water, 0.0);
    let name = words.text("figure-river")?;
    let style = (Face::Note, TextRole::Quiet);
    let (length, edge, middle) =
        (Face::Note.measure(&name), water.x - 6.0, f64::midpoint(top, bottom));
    if length > STEP / 2.0 {
        // Text beside the water would make the picture wider than a phone.
        picture.upwards(style, (edge - 4.0, middle + length / 2.0), &name);
    } else {
        picture.text(style, Anchor::End, (edge, middle), &name);
    }
    Ok(())
}

/// Draws the line of a file (1 to 9), interrupted at the river unless the file is at the board's edge, and
/// short lines for the ranks.
fn lines(picture: &mut SvgBuilder, x: f64, file: u64) {
    let inside = |edge| if file == edge { 0.0 } else { TICK };
    for rank in 1..=RANKS {
        let y = height(rank);
        picture.line("hair", (x - inside(9), y), (x + inside(1), y));
    }
    let ends = match file {
        1 | 9 => vec![(1, RANKS)],
        _ => vec![(1, 5), (6, RANKS)],
    };
    for (from, to) in ends {
        picture.line("hop", (x, height(from)), (x, height(to)));
    }
}

/// Returns the ranks between the two pieces, ascending from Red's side.
fn free(file: &BoardFile) -> Vec<u64> {
    match (file.red, file.black) {
        (Some(red), Some(black)) => (red + 1..black).collect(),
        _ => Vec::new(),
    }
}

/// Draws the free steps as stones; the move takes `take` of them. Between pawns the last free point is no
/// step and is crossed out.
fn between(picture: &mut SvgBuilder, x: f64, file: &BoardFile, take: u64) {
    for (nth, rank) in (0..).zip(free(file)) {
        let at = (x, height(rank));
        if nth < take {
            picture.ellipse("ground", at, 7.0, 7.0);
            picture.ellipse("dashed", at, 6.5, 6.5);
        } else if nth < file.size.unwrap_or(0) {
            picture.ellipse("pebble", at, 5.5, 5.5);
        } else if file.size.is_some() {
            cross(picture, at);
        }
    }
}

fn cross(picture: &mut SvgBuilder, (x, y): Point) {
    for turn in [-5.0, 5.0] {
        picture.line("rule", (x - 5.0, y - turn), (x + 5.0, y + turn));
    }
}

/// Draws both pieces of a file.
fn men(picture: &mut SvgBuilder, x: f64, file: &BoardFile, words: &Catalogue) -> Result<(), Error> {
    let [red, black] = match file.man {
        XiangqiPiece::Cannon => ["figure-cannon-red", "figure-cannon-black"],
        XiangqiPiece::Pawn => ["figure-pawn-red", "figure-pawn-black"],
    };
    for (rank, id, class, rim, role) in [
        (file.red, red, "man", "inlay", TextRole::Ink),
        (file.black, black, "man black", "inlay black", TextRole::Inverse),
    ] {
        let Some(rank) = rank else { continue };
        let at = (x, height(rank));
        picture.ellipse(class, at, MAN, MAN);
        picture.ellipse(rim, at, MAN - 2.4, MAN - 2.4);
        let letter = words.text(id)?;
        picture.text((Face::Label, role), Anchor::Middle, at, &letter);
    }
    Ok(())
}

/// Draws a bracket next to the free points, with the size of the pile and the number that the move takes.
fn bracket(
    picture: &mut SvgBuilder,
    x: f64,
    file: &BoardFile,
    taken: Option<PileMove>,
    words: &Catalogue,
) -> Result<(), Error> {
    let Some(size) = file.size else {
        return Ok(());
    };
    let points = free(file);
    let side = x + BRACKET;
    let (top, bottom) = match (points.last(), points.first()) {
        (Some(&last), Some(&first)) => (height(last) - 8.0, height(first) + 8.0),
        _ => {
            let between = file.red.map_or(0.0, |red| height(red) - STEP / 2.0);
            (between, between)
        }
    };
    if top < bottom {
        for (from, to) in [
            ((side, top), (side, bottom)),
            ((side - 5.0, top), (side, top)),
            ((side - 5.0, bottom), (side, bottom)),
        ] {
            picture.line("hop", from, to);
        }
    }
    let middle = (top + bottom) / 2.0;
    let at = (side + 7.0, middle);
    let style = (Face::Number, TextRole::Ink);
    picture.text(style, Anchor::Start, at, &size.to_string());
    if let Some(taken) = taken {
        let note = words.format_with("figure-take", [("take", taken.take)])?;
        let at = (side + 7.0, height(file.red.unwrap_or(1) + 1) + 1.0);
        picture.text((Face::Note, TextRole::Odd), Anchor::Start, at, &note);
    }
    Ok(())
}

/// Draws the number of the file: above as Black counts it, below as Red counts it.
fn numbers(picture: &mut SvgBuilder, x: f64, file: u64, words: &Catalogue) -> Result<(), Error> {
    let style = (Face::Label, TextRole::Ink);
    let above = (x, height(RANKS) - 38.0);
    let black = RANKS.saturating_sub(file).to_string();
    picture.text(style, Anchor::Middle, above, &black);
    let red = words.format_with("figure-file-red", [("file", file)])?;
    picture.text(style, Anchor::Middle, (x, height(1) + 38.0), &red);
    Ok(())
}
