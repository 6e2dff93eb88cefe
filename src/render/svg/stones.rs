//! The numbers of a race as stepping stones: from where the count stands, in hops, over the key
//! numbers to the target. In: the stones with their roles. Out: a picture no wider than
//! [`WIDEST`], long numbers apart.

use super::picture::{Anchor, Area, Face, Picture, Point, TextRole};
use crate::error::Error;
use crate::figure::{Stone, StoneRole};
use crate::listing::Entry;
use crate::wording::Catalogue;

/// Where a row of stones ends: narrow enough for a phone, unless that makes many rows.
const NARROW: f64 = 298.0;
const WIDEST: f64 = 440.0;
const ROWS: f64 = 3.0;

/// The most stones shown.
const MOST: usize = 16;

/// From one row to the next, and the part of it that notes need.
const ROW: f64 = 104.0;
const NOTE: f64 = 20.0;

/// The least width of a stone, and the water between two.
const STONE: f64 = 44.0;
const WATER: f64 = 18.0;

/// How far the arrow to the next row reaches over the edge.
const STUB: f64 = 12.0;

/// Half the height of a stone.
const HALF: f64 = 17.0;

struct Placed {
    at: Point,
    half: f64,
    class: &'static str,
    number: String,
    role: TextRole,
    note: Option<(String, TextRole)>,
}

pub(super) fn draw(stones: &[Entry<Stone>], words: &Catalogue) -> Result<Picture, Error> {
    let number = |end: Option<&Entry<Stone>>| end?.item().map(|stone| stone.number);
    let [from, target] = [stones.first(), stones.last()].map(|end| number(end).unwrap_or(0));
    let title = words.say("figure-title-stones", [("from", from), ("target", target)])?;
    let mut picture = Picture::new(title);
    let placed = place(&few(stones), target, words)?;
    for pair in placed.windows(2) {
        hop(&mut picture, &pair[0], &pair[1]);
    }
    for stone in &placed {
        stone.draw(&mut picture);
    }
    Ok(picture)
}

/// The stones next to the start and next to the target; a gap that is there already only grows.
fn few(stones: &[Entry<Stone>]) -> Vec<Entry<Stone>> {
    let gap = stones.iter().position(|entry| entry.item().is_none());
    if stones.len() - usize::from(gap.is_some()) <= MOST {
        return stones.to_vec();
    }
    let head = (MOST / 2).min(gap.unwrap_or(MOST));
    let tail = (stones.len() - (MOST - head)).max(gap.map_or(0, |gap| gap + 1));
    let count = |entry: &Entry<Stone>| match entry {
        Entry::Item(_) => 1,
        Entry::Gap { left_out } => *left_out,
    };
    let left_out = stones[head..tail].iter().map(count).sum();
    [&stones[..head], &[Entry::Gap { left_out }], &stones[tail..]].concat()
}

fn place(stones: &[Entry<Stone>], target: u64, words: &Catalogue) -> Result<Vec<Placed>, Error> {
    let mut placed: Vec<Placed> = Vec::new();
    let mut keys = 0;
    for entry in stones {
        placed.push(match entry {
            Entry::Item(stone) => {
                keys += u64::from(stone.role == StoneRole::Key);
                let first_key = stone.role == StoneRole::Key && keys == 1;
                Placed::stone(*stone, stone.number == target, first_key, words)?
            }
            Entry::Gap { left_out } => Placed::gap(*left_out, words)?,
        });
    }
    let total: f64 = placed.iter().map(|stone| 2.0 * stone.half + WATER).sum();
    let widest = if total > ROWS * NARROW { WIDEST } else { NARROW };
    // The rows become about equally long: no stone shall stand alone in the last one.
    let rows = arrange(&mut placed, widest);
    let mut edge = widest;
    while edge > STONE && arrange(&mut placed, edge - STONE / 4.0) == rows {
        edge -= STONE / 4.0;
    }
    arrange(&mut placed, edge);
    Ok(placed)
}

/// Puts the stones in rows that end before `edge`; returns how many rows there are.
fn arrange(placed: &mut [Placed], edge: f64) -> usize {
    let (mut x, mut y, mut rows, mut notes) = (0.0, 0.0, 1, false);
    for stone in placed {
        let room = 2.0 * stone.half;
        if x + room > edge && x > 0.0 {
            (x, y) = (0.0, y + if notes { ROW } else { ROW - NOTE });
            (rows, notes) = (rows + 1, false);
        }
        notes |= stone.note.is_some();
        stone.at = (x + stone.half, y);
        x += room + WATER;
    }
    rows
}

/// An arc to the next stone of the row; to the next row an arrow that leaves on the right and
/// arrives from the left.
fn hop(picture: &mut Picture, from: &Placed, to: &Placed) {
    let class = if from.class == "gap" || to.class == "gap" { "hop far" } else { "hop" };
    if from.at.1 == to.at.1 {
        let y = from.at.1 - HALF - 4.0;
        let (start, end) = ((from.at.0 + 8.0, y), (to.at.0 - 8.0, y));
        let top = y - 22.0;
        picture.curve(class, start, &[(start.0 + 10.0, top), (end.0 - 10.0, top)], end);
        tip(picture, end, (-3.0, -8.5), (-8.5, -3.0));
    } else {
        let (start, y) = ((from.at.0 + from.half + 4.0, from.at.1), to.at.1);
        picture.line(class, start, (start.0 + STUB, start.1));
        let end = (to.at.0 - to.half - 4.0, y);
        picture.line(class, (end.0 - STUB, y), end);
        tip(picture, end, (-8.0, -4.5), (-8.0, 4.5));
    }
}

/// The tip of an arrow, by its two other corners.
fn tip(picture: &mut Picture, at: Point, one: Point, other: Point) {
    let corner = |(x, y): Point| (at.0 + x, at.1 + y);
    picture.shape("mark quiet", &[at, corner(one), corner(other)]);
}

impl Placed {
    fn new(
        class: &'static str,
        number: String,
        role: TextRole,
        note: Option<(String, TextRole)>,
    ) -> Self {
        let words = note.as_ref().map_or(0.0, |(note, _)| Face::Note.measure(note));
        let width = (Face::Number.measure(&number) + 20.0).max(words);
        Placed { at: (0.0, 0.0), half: width.max(STONE) / 2.0, class, number, role, note }
    }

    fn stone(stone: Stone, last: bool, first_key: bool, words: &Catalogue) -> Result<Self, Error> {
        let (class, role, note) = match stone.role {
            StoneRole::Start => ("start", TextRole::Ink, Some("figure-start")),
            StoneRole::Reached => ("reached", TextRole::Inverse, Some("figure-reached")),
            StoneRole::Target => ("start", TextRole::Ink, Some("figure-target")),
            StoneRole::Key if last => ("stone", TextRole::Inverse, Some("figure-target")),
            StoneRole::Key => ("stone", TextRole::Inverse, first_key.then_some("figure-key")),
        };
        let colour =
            if stone.role == StoneRole::Reached { TextRole::Even } else { TextRole::Quiet };
        let note = note.map(|id| words.text(id)).transpose()?.map(|note| (note, colour));
        Ok(Placed::new(class, stone.number.to_string(), role, note))
    }

    fn gap(count: u64, words: &Catalogue) -> Result<Self, Error> {
        let note = words.say("figure-left-out-stones", [("count", count)])?;
        Ok(Placed::new("gap", "⋯".to_owned(), TextRole::Quiet, Some((note, TextRole::Quiet))))
    }

    fn draw(&self, picture: &mut Picture) {
        let (x, y) = self.at;
        picture.reserve(Area::around((x, y), 2.0 * self.half, 2.0 * HALF));
        if self.class != "gap" {
            let rx = (Face::Number.measure(&self.number) + 20.0).max(STONE) / 2.0;
            picture.ellipse(self.class, (x, y), rx, HALF);
        }
        picture.text((Face::Number, self.role), Anchor::Middle, (x, y), &self.number);
        if let Some((note, role)) = &self.note {
            picture.text((Face::Note, *role), Anchor::Middle, (x, y + HALF + 16.0), note);
        }
    }
}
