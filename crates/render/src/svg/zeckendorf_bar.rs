//! Draws a [`Ruler`]: a pile as a bar to scale, its Zeckendorf parts from left to right with the smallest
//! solid, and a bracket over the most stones that may be taken from the right end. If the smallest part is
//! too small to see, the right end is drawn again below, enlarged. The picture fits a phone.

use super::lanes::FRAME;
use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::Ruler;

/// Largest length of a bar, in units of the picture.
const LONG: f64 = FRAME - 6.0;
/// Largest length of a stone, in units of the picture.
const STONE: f64 = 26.0;
/// Largest length of a stone for touch, in units of the picture.
const STONE_FOR_A_FINGER: f64 = 40.0;

/// Height of a hotspot for touch, in units of the picture.
const FINGER: f64 = 50.0;

/// Height of a bar, in units of the picture.
const HIGH: f64 = 34.0;

/// Height of a bracket with its text, in units of the picture.
const BRACKET: f64 = 28.0;

/// Height below the bar for the text of a move, in units of the picture.
const BELOW: f64 = 20.0;

/// Distance down to the enlarged bar, in units of the picture.
const DROP: f64 = 30.0;

/// Largest pile that has marks between its stones, and hotspots.
const MARKED: u64 = 40;

/// Least width of an element that can be seen, in units of the picture.
const SEEN: f64 = 2.0;

/// A bar with its scale and position.
struct Bar<'r> {
    ruler: &'r Ruler<'r>,
    /// Length of a stone, in units of the picture.
    unit: f64,
    /// X coordinate of the bar's right end.
    right: f64,
    /// Y coordinate of the bar's upper edge.
    top: f64,
    /// Whether single stones are drawn, for touch.
    draws_stones: bool,
}

/// Draws the bar. For touch it has the scale of `touched`, the size of the pile at the start of the match,
/// and each stone that may be taken has a key.
pub(super) fn draw(
    ruler: &Ruler<'_>,
    touched: Option<u64>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let pile = ruler.pile();
    let mut picture = SvgBuilder::new(title(ruler, words)?);
    let most = if touched.is_some() { STONE_FOR_A_FINGER } else { STONE };
    let unit = (LONG / touched.unwrap_or(pile).max(1) as f64).min(most);
    let draws_stones = touched.is_some() && pile <= MARKED;
    let bar = Bar { ruler, unit, right: unit * pile as f64, top: BRACKET, draws_stones };
    let label = words.format_with("figure-most", [("most", ruler.max_take)])?;
    bar.bracket(&mut picture, &label, false);
    bar.parts(&mut picture);
    bar.stones(&mut picture, pile);
    if touched.is_some() {
        // Keep space for the text of a move.
        picture.reserve(Area { x: 0.0, y: bar.top + HIGH, w: 0.0, h: BELOW });
    }
    if draws_stones && pile > ruler.taken {
        let stay = (pile - ruler.taken).to_string();
        let at = (2.0, bar.top + HIGH + 13.0);
        picture.text((Face::Note, TextRole::Ink), Anchor::Start, at, &stay);
    }
    if ruler.taken > 0 {
        bar.draw_taken(&mut picture, &words.format_with("figure-take", [("take", ruler.taken)])?);
    }
    if let (Some(wide), true) = (bar.enlarged_width(), ruler.has_parts) {
        let smallest = ruler.parts.last().copied().unwrap_or(1);
        let unit = wide / smallest as f64;
        let top = bar.top + HIGH + DROP;
        let below = Bar { ruler, unit, right: LONG, top, draws_stones: false };
        // Lines from the right end of the bar to its enlargement.
        let shown = (bar.right - LONG / unit * bar.unit).max(0.0);
        let (from, to) = (bar.top + HIGH, below.top);
        picture.line("edge", (shown, from), (0.0, to));
        picture.line("edge", (bar.right, from), (LONG, to));
        below.parts(&mut picture);
        below.bracket(&mut picture, &label, true);
    }
    Ok(picture)
}

/// Returns the text of the picture for a screen reader.
fn title(ruler: &Ruler<'_>, words: &Catalogue) -> Result<String, Error> {
    let parts: Vec<String> = ruler.parts.iter().map(u64::to_string).collect();
    let mut values = crate::i18n::MessageArgs::default();
    values.set_number("pile", ruler.pile());
    values.set_number("most", ruler.max_take);
    values.set_text("parts", words.list(&parts)?);
    let id = if ruler.has_parts { "figure-title-ruler" } else { "figure-title-ruler-bare" };
    words.format(id, &values)
}

impl Bar<'_> {
    /// Returns the width of the smallest part in the enlarged bar; `None` if the pile is a single part, or if the
    /// smallest part is wide enough for its number without enlargement.
    fn enlarged_width(&self) -> Option<f64> {
        let [_, .., smallest] = self.ruler.parts[..] else { return None };
        let wide = Face::Note.measure(&smallest.to_string());
        (smallest as f64 * self.unit < wide + 4.0).then_some((wide + 16.0).max(40.0))
    }

    /// Draws the Zeckendorf parts that are wide enough to be seen, and the smallest in any case; it is green
    /// if it may be taken.
    fn parts(&self, picture: &mut SvgBuilder) {
        let last = self.ruler.parts.len().saturating_sub(1);
        let mut after = self.ruler.pile();
        for (index, &part) in self.ruler.parts.iter().enumerate() {
            let whole = part as f64 * self.unit;
            let left = self.right - after as f64 * self.unit;
            after -= part;
            let right = self.right - after as f64 * self.unit;
            let is_last = index == last && self.ruler.has_parts;
            let x = if is_last { left.min(right - SEEN) } else { left.max(0.0) };
            let w = right - x;
            if !is_last && (w < SEEN || right <= 0.0) {
                continue;
            }
            let class = match (is_last, part <= self.ruler.max_take) {
                (true, true) => "block least",
                (true, false) => "block",
                (false, _) => "band-box",
            };
            picture.rect(class, Area { x, y: self.top, w, h: HIGH }, 0.0);
            let number = if whole > w + SEEN { format!("… {part}") } else { part.to_string() };
            let is_free = !self.draws_stones && self.ruler.taken == 0;
            if Face::Note.measure(&number) + 4.0 <= w && is_free {
                let role = if is_last { TextRole::Inverse } else { TextRole::Ink };
                let at = (x + w / 2.0, self.top + HIGH / 2.0);
                picture.text((Face::Note, role), Anchor::Middle, at, &number);
            }
        }
    }

    /// Draws marks between the stones, and adds a hotspot for each stone that may be taken; pressing one takes it and
    /// all stones to its right. Does nothing for a pile above `MARKED`.
    fn stones(&self, picture: &mut SvgBuilder, pile: u64) {
        if pile > MARKED {
            return;
        }
        let is_touched = self.draws_stones;
        let marks = (1..pile).map(|nth| {
            let x = nth as f64 * self.unit;
            vec![(x, self.top + HIGH - 6.0), (x, self.top + HIGH)]
        });
        if !is_touched {
            picture.polylines("span", marks);
        }
        let radius = (self.unit * 0.43).min(HIGH * 0.4);
        for nth in (0..pile).filter(|_| is_touched) {
            let at = ((nth as f64 + 0.5) * self.unit, self.top + HIGH / 2.0);
            let class = if nth < pile - self.ruler.taken { "stone" } else { "dashed" };
            picture.set_key(format_args!("s0.{nth}")).circle(class, at, radius);
        }
        for nth in pile - self.ruler.max_take.min(pile)..pile {
            let area = Area { x: nth as f64 * self.unit, y: self.top, w: self.unit, h: HIGH };
            let high = if is_touched { FINGER } else { HIGH };
            let y = self.top - (high - HIGH) / 2.0;
            picture.add_hotspot(HotspotTarget::Left([1, nth]), Area { y, h: high, ..area });
        }
    }

    /// Draws the stones that the move takes, with the text `label`, and the number of stones that stay.
    fn draw_taken(&self, picture: &mut SvgBuilder, label: &str) {
        let w = (self.ruler.taken as f64 * self.unit).max(SEEN);
        let (x, middle) = (self.right - w, self.top + HIGH / 2.0);
        let area = Area { x: x + 1.0, y: self.top - 3.0, w: (w - 2.0).max(1.0), h: HIGH + 6.0 };
        if !self.draws_stones {
            picture.rect("dashed", area, 3.0);
        }
        let stay = (self.ruler.pile() - self.ruler.taken).to_string();
        if Face::Note.measure(&stay) + 6.0 <= x && !self.draws_stones {
            picture.text((Face::Note, TextRole::Ink), Anchor::Middle, (x / 2.0, middle), &stay);
        }
        let at = (self.text_start(x + w / 2.0, label), self.top + HIGH + 13.0);
        picture.text((Face::Note, TextRole::Odd), Anchor::Start, at, label);
    }

    /// Draws the bracket over the most stones that may be taken, with its label. With `below` it is under the
    /// bar.
    fn bracket(&self, picture: &mut SvgBuilder, label: &str, below: bool) {
        let most = self.ruler.max_take.min(self.ruler.pile());
        let (edge, away) = if below { (self.top + HIGH, 1.0) } else { (self.top, -1.0) };
        let whole = most as f64 * self.unit;
        let left = (self.right - whole).max(0.0);
        let (near, far) = (edge + away * 4.0, edge + away * 10.0);
        let mut corners: Vec<Point> = vec![(left, near), (left, far)];
        // A bracket that continues beyond the edge has no end there.
        if whole > self.right + 1.0 {
            corners.remove(0);
        }
        corners.extend([(self.right, far), (self.right, near)]);
        if most > 0 {
            picture.polylines("rule", [corners]);
        }
        let at = (self.text_start((left + self.right) / 2.0, label), edge + away * 20.0);
        picture.text((Face::Note, TextRole::Ink), Anchor::Start, at, label);
    }

    /// Returns the x coordinate of the left end of a text centred at `middle`, moved so that it stays in the
    /// picture.
    fn text_start(&self, middle: f64, words: &str) -> f64 {
        let wide = Face::Note.measure(words);
        (middle - wide / 2.0).clamp(0.0, (self.right - wide).max(0.0))
    }
}
