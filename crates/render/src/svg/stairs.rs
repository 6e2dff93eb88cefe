//! Draws [`Stairs`] that lead down to the ground on the left, with stones on the steps; the odd steps, which
//! count, are highlighted. Stones that move are dashed outlines on their old step and full discs on the new
//! one. If a step has too many stones, numbers replace all stones. The picture fits a phone.

use super::picture::{Anchor, Area, Face, HotspotTarget, SvgBuilder, TextRole};
use super::{MOST, enumerate, widest};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide};
use carryless_games::figure::Stairs;

/// Largest width of the picture, in its own units: a phone's width less the margins of a book.
const WIDEST: f64 = 318.0;

/// Largest width of a step in an ordinary picture, and in a picture for touch, in units of the picture.
const WIDE: [f64; 2] = [66.0, 104.0];
/// Largest height of a step, in units of the picture.
const HIGH: f64 = 30.0;
/// Largest height of all steps together, in units of the picture.
const ALL: f64 = 200.0;

/// Possible sizes of a stone in units of the picture, ascending. An ordinary picture has the first, a picture for touch
/// the largest that fits.
const STONE: [f64; 3] = [15.0, 25.0, 39.0];
/// Largest number of layers of stones on a step.
const LAYERS: u64 = 4;

/// Distance from the ground down to the middle of the values, in units of the picture.
const BELOW: f64 = 17.0;

/// A column of the picture: the number of a step (1-based) and its stones; for a gap the number of the first omitted
/// step.
type Place<'s> = (u64, Entry<&'s u64>);

/// Scale of a picture of stairs, in units of the picture.
struct Frame {
    /// Width of a step, in units of the picture.
    wide: f64,
    /// Height of a step, in units of the picture.
    high: f64,
    /// Width of a stone, in units of the picture.
    stone: f64,
    /// Number of stones side by side on a step; `None` if numbers replace stones.
    abreast: Option<u64>,
}

/// Draws the stairs. With `touched`, the stairs at the start of the match, the picture is for touch: larger,
/// at the scale of `touched`, and without text about the move, so that its layout never changes.
pub(super) fn draw(
    stairs: Stairs<'_>,
    touched: Option<Stairs<'_>>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let numbers = widest(Face::Number, stairs.steps.iter().map(u64::to_string));
    let fitting = ((WIDEST / (numbers + 3.0)) as usize).saturating_sub(1).clamp(3, MOST);
    let shown = elide(stairs.steps, fitting);
    let title = words.format_with("figure-title-stairs", [("piles", enumerate(words, &shown)?)])?;
    let mut picture = SvgBuilder::new(title);
    let mut next = 1;
    let places: Vec<Place<'_>> = shown
        .into_iter()
        .map(|entry| {
            let step = next;
            next += if let Entry::Gap { left_out } = entry { left_out } else { 1 };
            (step, entry)
        })
        .collect();
    let frame = Frame::new(stairs, touched, &places);
    frame.ground(&mut picture, stairs, places.len(), words)?;
    // Highlighted edges are drawn over the others.
    for odd in [false, true] {
        let placed = places.iter().enumerate().filter(|(_, place)| is_odd(**place) == odd);
        for (index, place) in placed {
            frame.step(&mut picture, stairs, index as f64 + 1.0, *place);
        }
    }
    if let Some(moved) = stairs.shown_move.filter(|_| touched.is_none()) {
        let numbers = [("take", moved.take), ("step", moved.step), ("below", moved.step - 1)];
        let text = words.format_with("figure-down", numbers)?;
        let style = (Face::Note, TextRole::Odd);
        picture.text(style, Anchor::Start, (0.0, 16.0), &text);
    }
    Ok(picture)
}

/// Whether the column is a step with an odd number, not a gap for omitted steps.
fn is_odd((step, entry): Place<'_>) -> bool {
    step % 2 == 1 && entry.item().is_some()
}

impl Frame {
    fn new(stairs: Stairs<'_>, touched: Option<Stairs<'_>>, places: &[Place<'_>]) -> Self {
        let count = places.len() as f64;
        let wide = (WIDEST / (count + 1.0)).min(WIDE[usize::from(touched.is_some())]);
        let high = (ALL / count).min(HIGH);
        let steps = places.iter().map(|(step, _)| *step).chain([0]);
        let most = steps.map(|step| stairs.stones_at(step).iter().sum::<u64>()).max().unwrap_or(0);
        let begun = touched.and_then(|start| start.steps.iter().max().copied());
        let most = begun.unwrap_or(0).max(most);
        let edges = if touched.is_some() { 1.0 } else { 6.0 };
        let abreast = |stone: f64| ((wide - edges) / stone).max(1.0) as u64;
        let fits = |stone: &f64| most <= abreast(*stone) * LAYERS;
        let sizes = if touched.is_some() { &STONE[..] } else { &STONE[..1] };
        let stone = sizes.iter().rev().copied().find(fits);
        Frame { wide, high, stone: stone.unwrap_or(STONE[0]), abreast: stone.map(abreast) }
    }

    /// Draws the ground to the left of `steps` steps, with the stones that arrive on it.
    fn ground(
        &self,
        picture: &mut SvgBuilder,
        stairs: Stairs<'_>,
        steps: usize,
        words: &Catalogue,
    ) -> Result<(), Error> {
        let end = self.wide * (steps as f64 + 1.0);
        picture.line("rule", (0.0, 0.0), (end, 0.0));
        let name = words.text("figure-ground")?;
        let [.., coming] = stairs.stones_at(0);
        let quiet = (Face::Note, TextRole::Quiet);
        if coming == 0 && Face::Note.measure(&name) <= self.wide {
            picture.text(quiet, Anchor::Middle, (self.wide / 2.0, -9.0), &name);
        }
        self.draw_stones(picture, 0, (0.0, 0.0), [0, 0, coming]);
        Ok(())
    }

    /// Draws a step with its number and its stones; `index` is its column from the left, 1-based.
    fn step(
        &self,
        picture: &mut SvgBuilder,
        stairs: Stairs<'_>,
        index: f64,
        (step, entry): Place<'_>,
    ) {
        let (x, top) = (index * self.wide, -index * self.high);
        let area = Area { x, y: top, w: self.wide, h: -top };
        let middle = (x + self.wide / 2.0, top + self.high / 2.0);
        if matches!(entry, Entry::Gap { .. }) {
            picture.rect("box", area, 0.0);
            picture.text((Face::Note, TextRole::Quiet), Anchor::Middle, middle, "…");
            return;
        }
        let (class, role) = match stairs.highlights_odd && is_odd((step, entry)) {
            true => ("band boxed", TextRole::Odd),
            false => ("box", TextRole::Quiet),
        };
        picture.rect(class, area, 0.0);
        picture.text((Face::Note, role), Anchor::Middle, middle, &step.to_string());
        if is_odd((step, entry)) {
            picture.add_value_place(step, (middle.0, BELOW));
        }
        self.draw_stones(picture, step, (x, top), stairs.stones_at(step));
    }

    /// Draws the stones of a step (0 is the ground): those that stay, outlines of those that leave, and those that
    /// arrive. `x` is the x coordinate of the left end of the step's surface and `floor` its y coordinate.
    fn draw_stones(
        &self,
        picture: &mut SvgBuilder,
        step: u64,
        (x, floor): (f64, f64),
        [stay, go, come]: [u64; 3],
    ) {
        let middle = x + self.wide / 2.0;
        let Some(abreast) = self.abreast else {
            let number = (Face::Number, TextRole::Ink);
            if step > 0 {
                let stones = (stay + go).to_string();
                picture.text(number, Anchor::Middle, (middle, floor - 11.0), &stones);
            }
            return;
        };
        let stone = self.stone;
        let radius = 0.43 * stone;
        for nth in 0..stay + go + come {
            let layer = (nth / abreast) as f64;
            let row = abreast.min(stay + go + come - nth / abreast * abreast);
            let place = (nth % abreast) as f64 - (row as f64 - 1.0) / 2.0;
            let at = (middle + place * stone, floor - 1.0 - stone * (layer + 0.5));
            if nth < stay + go {
                picture.set_key(format_args!("s{}.{nth}", step - 1));
            }
            match nth {
                nth if nth < stay => picture.circle("stone", at, radius),
                nth if nth < stay + go => picture.circle("dashed", at, radius - 0.6),
                _ => picture.ellipse("mark odd", at, radius, radius),
            }
            if nth < stay + go {
                picture
                    .add_hotspot(HotspotTarget::Left([step, nth]), Area::around(at, stone, stone));
            }
        }
    }
}
