//! Draws piles, or rows of pins, for touch: stones as large as the width allows, ten in a line, each with a
//! key and a hotspot. Hotspots above a pile split it. Stones that the move takes are dashed in their old
//! positions. The picture fits a phone; piles with too many stones are not drawn.

use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use super::{MOST, enumerate, widest};
use crate::elide::Entry;
use crate::error::Error;
use crate::figure::PileChange;
use crate::i18n::Catalogue;
use crate::render::hotspots::Leads;

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

/// Height of a line of stones with the space below it, in units of the picture.
pub(super) const ROW: f64 = HIGH + AIR;

/// A picture of piles under construction, with the positions of texts and the scale.
struct Table<'t> {
    picture: SvgBuilder,
    /// Returns whether a target chooses a move.
    leads: Leads<'t>,
    /// Returns whether a target would choose a move, also while the other player is to move.
    room: Leads<'t>,
    /// X coordinate of the right end of the sizes.
    size: f64,
    /// X coordinate of the left end of the stones.
    left: f64,
    /// Width of a stone, in units of the picture.
    unit: f64,
}

/// Draws `piles`, with `rows` as rows of pins, at the scale of `start`, the piles at the start of the match.
/// `taken` has an entry for each pile that the move shown touches. Returns `None` if a pile is too large or the piles
/// are too many. `leads` returns whether a target chooses a move, and `room`, by default `leads`, whether it would if
/// it were the user's turn.
pub(super) fn draw(
    (piles, start): (&[u64], &[u64]),
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
    let names = widest(Face::Note, [words.format_with(name, [("pile", piles.len() as u64)])?]);
    let sizes = piles.iter().chain(start).map(u64::to_string);
    let size = names + 10.0 + widest(Face::Number, sizes);
    let left = size + 10.0;
    let unit = ((WIDEST - left) / largest.clamp(1, IN_LINE) as f64).min(STONE);
    let room = room.unwrap_or(leads);
    let mut table = Table { picture: SvgBuilder::new(title), leads, room, size, left, unit };
    let mut y = 0.0;
    for (pile, &size) in (1..).zip(piles) {
        let broken = taken.iter().find(|taken| taken.pile == pile);
        let name = words.format_with(name, [("pile", pile)])?;
        y = table.pile(y, (pile, size), broken, &name) + AIR;
    }
    Ok(Some(table.picture))
}

impl Table<'_> {
    /// Draws a pile (number, 1-based, and size) from the y coordinate `top` down; returns the y coordinate of its lower
    /// end. `broken` is the change of the pile by the move shown, if the move touches it.
    fn pile(
        &mut self,
        top: f64,
        (pile, size): (u64, u64),
        broken: Option<&PileChange>,
        name: &str,
    ) -> f64 {
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
        let has_room = (1..size).any(|left| (self.room)(&HotspotTarget::Between([pile, left])));
        let above = if has_room { PARTING } else { 0.0 };
        let line = above + HIGH;
        let at = |nth: u64| -> Point {
            let x = self.left + self.unit * ((nth % IN_LINE) as f64 + 0.5);
            (x, top + line * (nth / IN_LINE) as f64 + above + HIGH / 2.0)
        };
        let first = top + above + HIGH / 2.0;
        let (picture, number) = (&mut self.picture, size.to_string());
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, first), name);
        picture.text((Face::Number, TextRole::Ink), Anchor::End, (self.size, first), &number);
        let taken = broken.map_or(0..0, |broken| broken.parts[0]..broken.parts[0] + broken.take);
        let radius = 0.43 * self.unit;
        for nth in 0..size {
            picture.set_key(format_args!("s{}.{nth}", pile - 1));
            match taken.contains(&nth) {
                true => picture.circle("dashed", at(nth), radius - 0.6),
                false => picture.circle("stone", at(nth), radius),
            }
        }
        for nth in stones {
            let area = Area::around(at(nth), self.unit, HIGH);
            picture.reserve(area);
            picture.add_hotspot(HotspotTarget::Left([pile, nth]), area);
        }
        for left in parted {
            let before = at(left - 1);
            let (x, y) = (before.0 + self.unit / 2.0, before.1 - HIGH / 2.0);
            let is_split = split == Some(left);
            let (class, end) = if is_split { ("cut", y + HIGH) } else { ("rule", y) };
            picture.set_key(format_args!("g{}.{left}", pile - 1));
            picture.line(class, (x, y - PARTING * 0.6), (x, end));
            let h = if is_only_parted { PARTING + HIGH } else { PARTING };
            let area = Area { x: x - self.unit / 2.0, y: y - PARTING, w: self.unit, h };
            picture.reserve(area);
            picture.add_hotspot(HotspotTarget::Between([pile, left]), area);
        }
        if size == 0 {
            picture.line("rule", (self.left, first + 7.0), (self.left + STONE, first + 7.0));
        }
        top + line * size.div_ceil(IN_LINE).max(1) as f64
    }
}
