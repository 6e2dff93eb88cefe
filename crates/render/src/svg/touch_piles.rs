//! Draws piles, or rows of pins, for touch: stones as large as the width allows, ten in a line, each with a
//! key and a hotspot. Hotspots above a pile split it. Stones that the move takes are dashed in their old
//! positions. The parts of a split pile stay in its row, where they were. The picture fits a phone; piles with
//! too many stones are not drawn.

use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use super::{MOST, enumerate, widest};
use crate::hotspots::Leads;
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::Entry;
use carryless_games::figure::{PileChange, Seat};

/// Largest width of the picture, in its own units: the width of the narrowest phone less its margins.
const WIDEST: f64 = 318.0;

/// Largest pile, in stones, that is drawn.
const STONES: u64 = 31;
/// Largest number of stones in a line.
const IN_LINE: u64 = 10;

/// Largest size of a stone, in units of the picture.
const STONE: f64 = 40.0;
/// Height of a line of stones, in units of the picture.
const HIGH: f64 = 44.0;
/// Height of the hotspots that split a pile, in units of the picture.
const PARTING: f64 = 40.0;

/// Vertical space between piles, in units of the picture.
const AIR: f64 = 8.0;

/// Distance from the middle of a row's name down to the middle of its value, in units of the picture.
const VALUE: f64 = 21.0;

/// A picture of piles under construction, with the positions of texts and the scale.
struct Table<'t> {
    picture: SvgBuilder,
    /// Returns whether a target chooses a move.
    leads: Leads<'t>,
    /// Returns whether a target chooses a move at the start of the match.
    room: Leads<'t>,
    /// X coordinate of the right end of the sizes.
    size: f64,
    /// X coordinate of the left end of the stones.
    left: f64,
    /// Width of a stone, in units of the picture.
    unit: f64,
}

/// A row of the picture: a pile of the start of the match, with the piles that it has become.
struct Row {
    /// Number of the pile at the start, 1-based.
    line: u64,
    /// Number of its stones at the start.
    size: u64,
    /// Number (1-based) and size of each pile, and the number of places to its left.
    piles: Vec<(u64, u64, u64)>,
}

/// Draws `piles`, with `rows` as rows of pins, at the scale of `start`, the piles at the start of the match. `seats` has
/// the place of each pile in the rows of the start; if it is empty, each pile is a row of its own. `taken` has an entry
/// for each pile that the move shown touches. Returns `None` if a pile is too large or the piles are too many. `leads`
/// returns whether a target chooses a move, and `room`, by default `leads`, whether it does so at the start.
pub(super) fn draw(
    (piles, start, seats): (&[u64], &[u64], &[Seat]),
    (taken, rows): (&[PileChange], bool),
    words: &Catalogue,
    (leads, room): (Leads<'_>, Option<Leads<'_>>),
) -> Result<Option<SvgBuilder>, Error> {
    let largest = piles.iter().chain(start).max().copied().unwrap_or(0);
    if piles.len() > MOST || largest > STONES {
        return Ok(None);
    }
    let [title, name] = match rows {
        true => ["figure-title-rows", "figure-row"],
        false => ["figure-title-piles", "figure-pile"],
    };
    let sizes: Vec<Entry<&u64>> = piles.iter().map(Entry::Item).collect();
    let title = words.format_with(title, [("piles", enumerate(words, &sizes)?)])?;
    let placed = rows_of((piles, start), seats);
    let names = widest(Face::Note, [words.format_with(name, [("pile", placed.len() as u64)])?]);
    let sizes = piles.iter().chain(start).map(u64::to_string);
    let size = names + 10.0 + widest(Face::Number, sizes);
    let left = size + 10.0;
    let unit = ((WIDEST - left) / largest.clamp(1, IN_LINE) as f64).min(STONE);
    let room = room.unwrap_or(leads);
    let mut table = Table { picture: SvgBuilder::new(title), leads, room, size, left, unit };
    let mut y = 0.0;
    for row in placed {
        let name = words.format_with(name, [("pile", row.line)])?;
        y = table.row(y, &row, taken, &name) + AIR;
    }
    Ok(Some(table.picture))
}

/// Returns the rows of the picture, from the top.
fn rows_of((piles, start): (&[u64], &[u64]), seats: &[Seat]) -> Vec<Row> {
    let numbered = || (1..).zip(piles.iter().copied());
    if seats.len() != piles.len() {
        let alone = |(pile, size)| Row { line: pile, size, piles: vec![(pile, size, 0)] };
        return numbered().map(alone).collect();
    }
    let row = |(line, &size): (u64, &u64)| {
        let own = numbered().zip(seats).filter(|(_, seat)| seat.line == line);
        let mut piles: Vec<_> = own.map(|((pile, size), seat)| (pile, size, seat.from)).collect();
        piles.sort_by_key(|(_, _, from)| *from);
        Row { line, size, piles }
    };
    (1..).zip(start).map(row).collect()
}

impl Table<'_> {
    /// Draws a row from the y coordinate `top` down; returns the y coordinate of its lower end.
    fn row(&mut self, top: f64, row: &Row, taken: &[PileChange], name: &str) -> f64 {
        let has_room =
            (1..row.size).any(|left| (self.room)(&HotspotTarget::Between([row.line, left])));
        let above = if has_room { PARTING } else { 0.0 };
        let line = above + HIGH;
        let first = top + above + HIGH / 2.0;
        let left: u64 = row.piles.iter().map(|(_, size, _)| size).sum();
        let (picture, number) = (&mut self.picture, left.to_string());
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, first), name);
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (self.size, first), &number);
        picture.add_value_place(row.line, (self.size / 2.0, first + VALUE));
        let mut end = 0;
        for &(pile, size, from) in &row.piles {
            let broken = taken.iter().find(|taken| taken.pile == pile);
            self.pile((top + above, line), (row.line, from), (pile, size), broken);
            if end == from && from > 0 && size > 0 {
                let (x, y) = self.place((top + above, line), from);
                let x = x - self.unit / 2.0;
                self.picture.line("rule", (x, y - HIGH / 2.0), (x, y + HIGH / 2.0));
            }
            end = from + size;
        }
        if left == 0 {
            let [from, to] = [self.left, self.left + STONE];
            self.picture.line("rule", (from, first + 7.0), (to, first + 7.0));
        }
        top + line * row.size.div_ceil(IN_LINE).max(1) as f64
    }

    /// Returns the centre of place `nth` (0-based) of a row whose stones begin at the y coordinate `top`; `line` is the
    /// height of a line of stones.
    fn place(&self, (top, line): (f64, f64), nth: u64) -> Point {
        let x = self.left + self.unit * ((nth % IN_LINE) as f64 + 0.5);
        (x, top + line * (nth / IN_LINE) as f64 + HIGH / 2.0)
    }

    /// Draws the stones of a pile (number, 1-based, and size). `row` is the y coordinate of its row's stones and the
    /// height of a line, `seat` the number of the row (1-based) and the number of places to the left of the pile.
    /// `broken` is the change of the pile by the move shown, if the move touches it.
    fn pile(
        &mut self,
        row: (f64, f64),
        (own, from): (u64, u64),
        (pile, size): (u64, u64),
        broken: Option<&PileChange>,
    ) {
        let split = broken.filter(|broken| broken.is_split()).map(|broken| broken.parts[0]);
        let is_split_alone = broken.is_some_and(|broken| broken.take == 0);
        let parts = |left: &u64| {
            let is_split = is_split_alone && split == Some(*left);
            is_split || (self.leads)(&HotspotTarget::Between([pile, *left]))
        };
        let parted: Vec<u64> = (1..size).filter(parts).collect();
        let stones: Vec<u64> =
            (0..size).filter(|left| (self.leads)(&HotspotTarget::Left([pile, *left]))).collect();
        let is_only_parted = stones.is_empty();
        let centres: Vec<Point> = (0..size).map(|nth| self.place(row, from + nth)).collect();
        let (picture, unit) = (&mut self.picture, self.unit);
        let taken = broken.map_or(0..0, |broken| broken.parts[0]..broken.parts[0] + broken.take);
        let radius = 0.43 * unit;
        for (nth, at) in (0..).zip(&centres) {
            picture.set_key(format_args!("s{}.{}", own - 1, from + nth));
            match taken.contains(&nth) {
                true => picture.circle("dashed", *at, radius - 0.6),
                false => picture.circle("stone", *at, radius),
            }
        }
        for nth in stones {
            let area = Area::around(centres[nth as usize], unit, HIGH);
            picture.reserve(area);
            picture.add_hotspot(HotspotTarget::Left([pile, nth]), area);
        }
        for left in parted {
            let before = centres[left as usize - 1];
            let (x, y) = (before.0 + unit / 2.0, before.1 - HIGH / 2.0);
            let is_split = split == Some(left);
            let (class, end) = if is_split { ("cut", y + HIGH) } else { ("rule", y) };
            picture.set_key(format_args!("g{}.{}", own - 1, from + left));
            picture.line(class, (x, y - PARTING * 0.6), (x, end));
            let h = if is_only_parted { PARTING + HIGH } else { PARTING };
            let area = Area { x: x - unit / 2.0, y: y - PARTING, w: unit, h };
            picture.reserve(area);
            picture.add_hotspot(HotspotTarget::Between([pile, left]), area);
        }
    }
}
