//! Draws the paths of a race: numbers as stepping stones in water, key numbers solid. The hops of the player
//! to move are above, those of the opponent below, each with the number added; below each turn is the sum of
//! both. All [`PathVariant`]s must have the same numbers. Their pictures have one size, and common elements
//! have the same key, so that the stones slide if the range of addable numbers changes.

mod layout;

use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::{Hop, Path, PathNumber, PathVariant, Player};

use layout::{AIR, PathLayout, Place};

/// Face of the numbers of the path and of the numbers added.
const LETTERS: Face = Face::Fine;

/// Distance from the end of a row to a hop that leads to another row, in units of the picture.
const OUTSIDE: f64 = 18.0;

/// Distance from the outermost line of a hop to the far edge of the number beside it, in units of the picture.
const LABEL: f64 = 15.0;

/// Corner radius of a hop that leads to another row, in units of the picture.
const BEND: f64 = 11.0;

/// Half the width of the water along the path, in units of the picture.
const WATER: f64 = 15.0;

/// Available width for the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Width of a column of text on a large screen.
    Broad,
    /// Width of a phone.
    Slim,
}

impl Fit {
    /// Returns the largest width of the path, in units of the picture.
    fn room(self) -> f64 {
        match self {
            Fit::Broad => 604.0,
            Fit::Slim => 284.0,
        }
    }

    /// Returns the least width of a number with the space around it, in units of the picture.
    fn least(self) -> f64 {
        match self {
            Fit::Broad => 17.0,
            Fit::Slim => 25.0,
        }
    }

    /// Returns the space around the digits of a number, in units of the picture.
    fn air(self) -> f64 {
        match self {
            Fit::Broad => 4.0,
            Fit::Slim => 7.0,
        }
    }

    /// Returns the largest height of a hop, in units of the picture.
    fn highest(self) -> f64 {
        match self {
            Fit::Broad => 44.0,
            Fit::Slim => 32.0,
        }
    }
}

/// Returns one picture for each path, in order. Only the picture of path `asked` (0-based) contains the rings
/// and notes that all paths share. With `is_touched` there is room for every hop that a player may choose. `fit`
/// selects the wide or the narrow layout.
pub fn draw(
    strands: &[PathVariant<'_>],
    (asked, is_touched): (usize, bool),
    fit: Fit,
    words: &Catalogue,
) -> Result<Vec<SvgBuilder>, Error> {
    let note = |count: u64| words.format_with("figure-left-out-stones", [("count", count)]);
    let measure = |count: u64| note(count).map_or(0.0, |note| Face::Note.measure(&note));
    let course = PathLayout::new(strands, (fit, is_touched), measure);
    let drawn = strands.iter().enumerate().map(|(at, strand)| {
        let mut pen =
            Pen { picture: SvgBuilder::new(title(strand, words)?), strand, course: &course };
        pen.water();
        if is_touched {
            pen.picture.reserve(course.room_for_hops(OUTSIDE + LABEL));
        }
        for (at, count) in course.gaps() {
            let style = (Face::Note, TextRole::Quiet);
            pen.picture.text(style, Anchor::Middle, at, &note(count)?);
        }
        if at == asked {
            pen.rings();
        }
        pen.here();
        pen.numbers();
        pen.hops();
        pen.turns();
        if at == asked {
            pen.notes(words)?;
            // Of a path that is pressed only the chosen hop is drawn.
            if !is_touched {
                pen.legend(words)?;
            }
        }
        Ok(pen.picture)
    });
    let mut drawn: Vec<SvgBuilder> = drawn.collect::<Result<_, Error>>()?;
    let all: Vec<Area> = drawn.iter().filter_map(SvgBuilder::space).collect();
    for picture in &mut drawn {
        all.iter().for_each(|&area| picture.reserve(area));
    }
    Ok(drawn)
}

/// Returns the text of the picture for a screen reader.
fn title(strand: &PathVariant<'_>, words: &Catalogue) -> Result<String, Error> {
    let Path { numbers, hops } = &*strand.path;
    let keys = numbers.iter().filter(|spot| spot.key).map(|spot| spot.number);
    let landed = hops.iter().map(|hop| hop.reaches);
    let list = |numbers: &mut dyn Iterator<Item = u64>| {
        words.list(&numbers.map(|number| number.to_string()).collect::<Vec<_>>())
    };
    let [from, target] = [strand.count, strand.target].map(|number| number.to_string());
    if !strand.path.shows_keys() {
        let hops = if hops.is_empty() { "none" } else { "some" }.to_owned();
        let landed = list(&mut { landed })?;
        let values = [("from", from), ("target", target), ("hops", hops), ("landed", landed)];
        return words.format_with("figure-title-course", values);
    }
    let (keys, landed) = (list(&mut { keys })?, list(&mut { landed })?);
    let values = [("from", from), ("target", target), ("keys", keys), ("landed", landed)];
    words.format_with("figure-title-braid", values)
}

/// Draws one race path into its own picture.
struct Pen<'p> {
    picture: SvgBuilder,
    strand: &'p PathVariant<'p>,
    course: &'p PathLayout,
}

impl Pen<'_> {
    /// Returns the key `name` with the range of addable numbers appended. An element with such a key fades
    /// instead of moving when the range changes.
    fn variant_key(&self, name: &str) -> String {
        match self.strand.addable {
            Some([least, most]) => format!("{name}{least}-{most}"),
            None => format!("{name}set"),
        }
    }

    /// Draws the water in which the stepping stones of the path lie.
    fn water(&mut self) {
        let turns = self.course.turns();
        for &(x, y) in &turns {
            self.picture.reserve(Area::around((x, y), 2.0 * WATER, 2.0 * WATER));
        }
        self.picture.polylines("stream", [turns]);
    }

    /// Returns the numbers of the path with their positions, ascending.
    fn placed_numbers(&self) -> Vec<(PathNumber, Point)> {
        let numbers = self.strand.path.numbers.iter();
        let placed = numbers.map(|spot| (*spot, self.course.place(spot.number)));
        placed.filter_map(|(spot, place)| Some((spot, place?.at))).collect()
    }

    /// Draws a ring around each number of the path.
    fn rings(&mut self) {
        let (rx, ry) = self.course.stone;
        for (spot, at) in self.placed_numbers() {
            let class = if spot.number < self.strand.count { "ring passed" } else { "ring" };
            self.picture.ellipse(class, at, rx - 1.0, ry - 1.0);
        }
    }

    /// Draws a thick ring around the current count.
    fn here(&mut self) {
        let Some(Place { at, .. }) = self.course.place(self.strand.count) else { return };
        let (rx, ry) = self.course.stone;
        self.picture.set_key("here").ellipse("here", at, rx + 0.5, ry + 0.5);
    }

    /// Draws the numbers, with solid stones for key numbers.
    fn numbers(&mut self) {
        let (rx, ry) = self.course.stone;
        let placed = self.placed_numbers();
        // Counted from the target, so that a stone slides to the corresponding key number of another path.
        let keys = placed.iter().rev().filter(|(spot, _)| spot.key);
        for (nth, (spot, at)) in keys.enumerate() {
            let class = if spot.number < self.strand.count { "stone passed" } else { "stone" };
            self.picture.set_key(format_args!("s{nth}")).ellipse(class, *at, rx, ry);
        }
        for (spot, at) in &placed {
            let area = Area::around(*at, 2.0 * rx, 2.0 * ry + 8.0);
            if spot.number <= self.strand.target {
                self.picture.add_hotspot(HotspotTarget::Number(spot.number), area);
            }
            let role = match (spot.key, spot.number < self.strand.count) {
                (true, false) => TextRole::Inverse,
                (_, true) => TextRole::Zero,
                (false, false) => TextRole::Ink,
            };
            self.picture.set_key(format_args!("n{}", spot.number));
            self.picture.centred((LETTERS, role), *at, &spot.number.to_string());
        }
    }

    /// Draws the labels of the current count and of the target below their numbers, or above numbers where the opponent
    /// hops. Labels of neighbours are moved apart.
    fn notes(&mut self, words: &Catalogue) -> Result<(), Error> {
        let PathVariant { count: from, target, .. } = *self.strand;
        let mut labels = Vec::new();
        for (number, id) in [(from, "figure-start"), (target, "figure-target")] {
            let Some(Place { at: (x, y), .. }) = self.course.place(number) else { continue };
            let mut hops = self.strand.path.hops.iter();
            let is_taken = hops
                .any(|hop| hop.by == Player::Opponent && [hop.from, hop.reaches].contains(&number));
            let away = self.course.stone.1.max(WATER) + 7.0;
            let word = words.text(id)?;
            labels.push((
                (x, y + if is_taken { -away } else { away }),
                Face::Note.measure(&word),
                word,
            ));
        }
        if let [(one, wide, _), (two, broad, _)] = &mut labels[..] {
            let least = (*wide + *broad) / 2.0 + 6.0;
            let apart = two.0 - one.0;
            if one.1 == two.1 && apart.abs() < least {
                let shift = (least - apart.abs()) / 2.0 * apart.signum();
                (one.0, two.0) = (one.0 - shift, two.0 + shift);
            }
        }
        for (at, _, word) in labels {
            self.picture.text((Face::Note, TextRole::Ink), Anchor::Middle, at, &word);
        }
        Ok(())
    }

    /// Draws each hop with its tip and the number added.
    fn hops(&mut self) {
        let strand = self.strand;
        let mut tips: [Vec<Vec<Point>>; 2] = Default::default();
        for (nth, hop) in strand.path.hops.iter().enumerate() {
            let places = [hop.from, hop.reaches].map(|number| self.course.place(number));
            let [Some(from), Some(to)] = places else { continue };
            let up = if hop.by == Player::You { -1.0 } else { 1.0 };
            let edge = up * (self.course.stone.1 + AIR);
            let (start, end) = ((from.at.0, from.at.1 + edge), (to.at.0, to.at.1 + edge));
            let rise = up * self.course.rise(from, to);
            let class = if hop.winning { "hop right" } else { "hop" };
            self.picture.set_key(format_args!("h{nth}"));
            let label = if from.row == to.row {
                let handles = [start, end].map(|(x, y)| (x, y + rise / 0.75));
                self.picture.curve(class, start, &handles, end);
                (f64::midpoint(start.0, end.0), start.1 + rise + 8.5 * up)
            } else {
                let x = self.outside_x(from.row);
                let lanes = [(start.0, start.1 + rise), (x, start.1 + rise)];
                let lanes = lanes.into_iter().chain([(x, end.1 + rise), (end.0, end.1 + rise)]);
                let corners: Vec<Point> = [start].into_iter().chain(lanes).chain([end]).collect();
                self.picture.rounded_polyline(class, &corners, BEND);
                (x + if x > 0.0 { 8.0 } else { -8.0 }, f64::midpoint(start.1, end.1))
            };
            let back = end.1 + 8.0 * up;
            let tip = vec![(end.0, end.1), (end.0 - 3.8, back), (end.0 + 3.8, back)];
            tips[usize::from(hop.winning)].push(tip);
            self.draw_added(hop, label);
        }
        for (tips, class) in tips.into_iter().zip(["tip", "tip right"]) {
            if !tips.is_empty() {
                let key = self.variant_key(class.trim_start_matches("tip "));
                self.picture.set_key(key).polylines(class, tips);
            }
        }
    }

    /// Returns the x coordinate beyond the end of row `row` (0-based), where the path leaves for the next
    /// row.
    fn outside_x(&self, row: usize) -> f64 {
        let (left, right) = self.course.edges;
        if row.is_multiple_of(2) { right + OUTSIDE } else { left - OUTSIDE }
    }

    /// Draws the number that a hop adds, centred at `at`.
    fn draw_added(&mut self, hop: &Hop, at: Point) {
        let role = if hop.winning { TextRole::Even } else { TextRole::Quiet };
        let key = self.variant_key(&format!("a{}.", hop.from));
        self.picture.reserve(Area::around(at, 14.0, 13.0));
        self.picture.set_key(key).centred((LETTERS, role), at, &hop.say.to_string());
    }

    /// Draws the sum of the numbers that both players add, below each pair of hops from a key number to a key number.
    fn turns(&mut self) {
        let strand = self.strand;
        let mut spans = Vec::new();
        let pairs = strand.path.hops.windows(2);
        for pair in pairs.filter(|pair| !pair[0].winning && pair[1].winning) {
            let (from, to) = (pair[0].from, pair[1].reaches);
            let is_key =
                |number| strand.path.numbers.iter().any(|spot| spot.number == number && spot.key);
            let places = [from, pair[0].reaches, to].map(|number| self.course.place(number));
            let [Some(from), Some(_), Some(to)] = places else { continue };
            if from.row != to.row || !is_key(pair[0].from) || pair[0].reaches != pair[1].from {
                continue;
            }
            let y = self.course.line(from.row);
            let inset = if to.at.0 > from.at.0 { 2.5 } else { -2.5 };
            let (left, right) = (from.at.0 + inset, to.at.0 - inset);
            spans.push(vec![(left, y - 4.0), (left, y), (right, y), (right, y - 4.0)]);
            let both = pair[0].say + pair[1].say;
            let at = (f64::midpoint(left, right), y + 9.0);
            let key = self.variant_key(&format!("b{}.", pair[0].from));
            self.picture.set_key(key);
            self.picture.centred((LETTERS, TextRole::Quiet), at, &both.to_string());
        }
        if !spans.is_empty() {
            let key = self.variant_key("span");
            self.picture.set_key(key).polylines("span", spans);
        }
    }

    /// Draws the legend: the hops of both players, and solid stones.
    fn legend(&mut self, words: &Catalogue) -> Result<(), Error> {
        const SAMPLE: f64 = 22.0;
        let y = self.course.bottom() + 14.0;
        let mut x = -6.0;
        for (id, up) in [("figure-you", -1.0), ("figure-they", 1.0), ("figure-key", 0.0)] {
            if up == 0.0 && !self.strand.path.shows_keys() {
                continue;
            }
            if up == 0.0 {
                self.picture.ellipse("stone", (x + 8.0, y), 7.0, 7.0);
                x += 20.0;
            } else {
                let (start, end) = ((x, y - 5.0 * up), (x + SAMPLE, y - 5.0 * up));
                let handles = [(start.0, y + 10.0 * up), (end.0, y + 10.0 * up)];
                self.picture.curve("hop", start, &handles, end);
                x += SAMPLE + 6.0;
            }
            let word = words.text(id)?;
            self.picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (x, y), &word);
            x += Face::Note.measure(&word) + 16.0;
        }
        Ok(())
    }
}
