//! Builds an SVG picture: one `<svg>` without ids, sized to its content, so that nothing is cut off. Elements
//! have classes that the theme colours; text is escaped here.

mod hotspot;
mod insert;
mod number;
mod role;
mod text_class;
mod values;

use std::fmt::Write;

pub use self::hotspot::HotspotTarget;
use self::number::{pair, tenths};
pub(super) use self::role::TextRole;
pub(super) use self::text_class::Face;

/// A point; x increases to the right, y downwards.
pub(super) type Point = (f64, f64);

/// Margin around the content, in units of the picture: half of the thickest line, and a little space.
const EDGE: f64 = 3.0;

/// Horizontal alignment of a text at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    /// The text starts at the point.
    Start,
    /// The text is centred at the point.
    Middle,
    /// The text ends at the point.
    End,
}

/// A rectangle, given by its upper left corner and its size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Area {
    /// Returns the rectangle of this size around a centre.
    pub(super) fn around((x, y): Point, w: f64, h: f64) -> Self {
        Area { x: x - w / 2.0, y: y - h / 2.0, w, h }
    }
}

/// A rectangle in percent of a picture: left, top, width, height.
pub type Box4 = [f64; 4];

/// An SVG picture under construction.
#[derive(Debug, Default)]
pub struct SvgBuilder {
    /// Text of the picture for a screen reader.
    pub title: String,
    body: String,
    /// Upper left and lower right corner of the content; `None` without content.
    space: Option<(Point, Point)>,
    /// Size of the smallest letters; `None` without text.
    least: Option<f64>,
    /// Key attribute of the next element.
    key: String,
    /// Hotspots: targets with their areas.
    spots: Vec<(HotspotTarget, Area)>,
    /// Width divided by height at the start of the match, for the size on the page; `None` for those of this picture.
    pub(super) begun: Option<f64>,
    /// Places for the values of components: number of the component, 1-based, and centre.
    places: Vec<(u64, Point)>,
}

impl SvgBuilder {
    /// Creates an empty picture; `title` is its text for a screen reader.
    pub(super) fn new(title: String) -> Self {
        SvgBuilder { title, ..SvgBuilder::default() }
    }

    /// Returns the width of the picture with its margin, in units of the picture.
    pub fn width(&self) -> f64 {
        self.frame().w
    }

    /// Returns the width divided by the height, at the start of the match if this is a later picture of it.
    pub fn ratio(&self) -> f64 {
        let Area { w, h, .. } = self.frame();
        self.begun.unwrap_or(w / h.max(1.0))
    }

    /// Returns the size of the smallest letters; without text the size of weights above columns.
    pub fn least_letter_size(&self) -> f64 {
        self.least.unwrap_or(Face::Weight.size())
    }

    /// Returns the area of the content, if there is any.
    pub(super) fn space(&self) -> Option<Area> {
        let ((x, y), (right, bottom)) = self.space?;
        Some(Area { x, y, w: right - x, h: bottom - y })
    }

    /// Extends the picture so that it contains the area.
    pub(super) fn reserve(&mut self, area: Area) {
        let (from, to) = ((area.x, area.y), (area.x + area.w, area.y + area.h));
        let (least, most) = self.space.unwrap_or((from, to));
        self.space = Some((
            (least.0.min(from.0), least.1.min(from.1)),
            (most.0.max(to.0), most.1.max(to.1)),
        ));
    }

    /// Adds a hotspot: an area that selects `says` if the picture is a control and the area is pressed.
    pub(super) fn add_hotspot(&mut self, says: HotspotTarget, area: Area) {
        self.spots.push((says, area));
    }

    /// Returns the hotspots with their areas in percent of the picture.
    pub fn hotspots(&self) -> impl Iterator<Item = (&HotspotTarget, Box4)> {
        self.spots.iter().map(|(says, area)| (says, self.hundredths(*area)))
    }

    /// Returns an area in percent of the picture as drawn so far.
    pub(super) fn hundredths(&self, area: Area) -> Box4 {
        let Area { x, y, w, h } = self.frame();
        [(area.x - x) / w, (area.y - y) / h, area.w / w, area.h / h].map(|part| part * 100.0)
    }

    /// Sets the key (`data-k`) of the next element; an object has one key in all frames.
    pub(super) fn set_key(&mut self, key: impl std::fmt::Display) -> &mut Self {
        self.key.clear();
        // Writing to a `String` cannot fail.
        let _ = write!(self.key, r#" data-k="{key}""#);
        self
    }

    /// Writes pairs of text and number, rounded to tenths. Allocates nothing: a page has thousands of numbers.
    fn put(&mut self, numbers: &[(&str, f64)]) {
        for (text, number) in numbers {
            self.body.push_str(text);
            tenths(*number).push(&mut self.body);
        }
    }

    /// Writes the start tag of an element up to its class, without `>`, and clears the key.
    fn open(&mut self, tag: &str, class: &str) {
        for part in ["<", tag, &self.key, " class=\"", class, "\""] {
            self.body.push_str(part);
        }
        self.key.clear();
    }

    /// Records the letter size of a text.
    fn record_size(&mut self, size: f64) {
        self.least = Some(self.least.map_or(size, |least| least.min(size)));
    }

    /// Draws a rectangle whose corners have the radius `round`.
    pub(super) fn rect(&mut self, class: &str, area: Area, round: f64) {
        self.reserve(area);
        let Area { x, y, w, h } = area;
        self.open("rect", class);
        self.put(&[(" x=\"", x), ("\" y=\"", y), ("\" width=\"", w), ("\" height=\"", h)]);
        if round > 0.0 {
            self.put(&[("\" rx=\"", round)]);
        }
        self.body.push_str("\"/>");
    }

    /// Draws rectangles of one class as a single element.
    pub(super) fn tiles(&mut self, class: &str, areas: impl IntoIterator<Item = Area>) {
        self.open("path", class);
        self.body.push_str(" d=\"");
        for area in areas {
            self.reserve(area);
            self.put(&[("M", area.x), (",", area.y), ("h", area.w), ("v", area.h), ("h-", area.w)]);
            self.body.push('z');
        }
        self.body.push_str("\"/>");
    }

    /// Draws polylines of one class as a single element; the theme may fill it.
    pub(super) fn polylines(&mut self, class: &str, trails: impl IntoIterator<Item = Vec<Point>>) {
        self.open("path", class);
        self.body.push_str(" d=\"");
        for trail in trails {
            for (command, &(x, y)) in std::iter::once("M").chain(std::iter::repeat("L")).zip(&trail)
            {
                self.reserve(Area { x, y, w: 0.0, h: 0.0 });
                self.put(&[(command, x), (",", y)]);
            }
        }
        self.body.push_str("\"/>");
    }

    /// Draws a polyline with rounded corners.
    pub(super) fn rounded_polyline(&mut self, class: &str, corners: &[Point], radius: f64) {
        let toward = |from: Point, to: Point| {
            let (x, y) = (to.0 - from.0, to.1 - from.1);
            let long = x.hypot(y).max(0.1);
            let part = radius.min(long / 2.0) / long;
            (from.0 + x * part, from.1 + y * part)
        };
        let ends = [corners.first(), corners.last()].map(|end| end.copied().unwrap_or_default());
        corners.iter().for_each(|&(x, y)| self.reserve(Area { x, y, w: 0.0, h: 0.0 }));
        self.open("path", class);
        self.body.push_str(&[" d=\"M", &pair(ends[0])].concat());
        for around in corners.windows(3) {
            let (before, at, after) = (around[0], around[1], around[2]);
            let [into, out] = [toward(at, before), toward(at, after)].map(pair);
            self.body.push_str(&["L", &into, "Q", &pair(at), " ", &out].concat());
        }
        self.body.push_str(&["L", &pair(ends[1]), "\"/>"].concat());
    }

    pub(super) fn ellipse(&mut self, class: &str, (x, y): Point, rx: f64, ry: f64) {
        self.reserve(Area::around((x, y), 2.0 * rx, 2.0 * ry));
        self.open("ellipse", class);
        self.put(&[(" cx=\"", x), ("\" cy=\"", y), ("\" rx=\"", rx), ("\" ry=\"", ry)]);
        self.body.push_str("\"/>");
    }

    pub(super) fn line(&mut self, class: &str, from: Point, to: Point) {
        self.curve(class, from, &[], to);
    }

    /// Draws a straight line, or with one or two handles a Bézier curve.
    pub(super) fn curve(&mut self, class: &str, from: Point, handles: &[Point], to: Point) {
        for (x, y) in [from, to].into_iter().chain(handles.iter().copied()) {
            self.reserve(Area { x, y, w: 0.0, h: 0.0 });
        }
        let letter = ["L", "Q", "C"][handles.len().min(2)];
        self.open("path", class);
        self.put(&[(" d=\"M", from.0), (",", from.1)]);
        self.body.push(' ');
        for (point, sign) in handles.iter().chain([&to]).zip([letter, " ", " "]) {
            self.put(&[(sign, point.0), (",", point.1)]);
        }
        self.body.push_str("\"/>");
    }

    /// Draws a closed polygon. Without corners it is an invisible element that only carries its class.
    pub(super) fn shape(&mut self, class: &str, corners: &[Point]) {
        for &(x, y) in corners {
            self.reserve(Area { x, y, w: 0.0, h: 0.0 });
        }
        self.open("polygon", class);
        for (at, &(x, y)) in corners.iter().enumerate() {
            self.put(&[(if at == 0 { " points=\"" } else { " " }, x), (",", y)]);
        }
        self.body.push_str(if corners.is_empty() { "/>" } else { "\"/>" });
    }

    /// Draws text, vertically centred at `at`.
    pub(super) fn text(
        &mut self,
        (face, role): (Face, TextRole),
        anchor: Anchor,
        at: Point,
        text: &str,
    ) {
        let width = face.measure(text);
        let (name, left) = match anchor {
            Anchor::Start => ("start", at.0),
            Anchor::Middle => ("middle", at.0 - width / 2.0),
            Anchor::End => ("end", at.0 - width),
        };
        let h = face.size();
        self.reserve(Area { x: left, y: at.1 - h / 2.0, w: width, h });
        self.letters((face, role), name, &[at], "", text);
    }

    /// Draws one character of `text` at each point; all points have the same height.
    pub(super) fn spread_text(&mut self, style: (Face, TextRole), at: &[Point], text: &str) {
        let size = style.0.size();
        at.iter().for_each(|at| self.reserve(Area::around(*at, size, size)));
        self.letters(style, "middle", at, "", text);
    }

    /// Draws a digit or escaped text centred at `at`, in the size of its class; does not enlarge the picture.
    pub(super) fn class_digit(&mut self, class: &str, at: Point, digit: &str) {
        self.open("text", class);
        self.put(&[(" x=\"", at.0), ("\" y=\"", at.1)]);
        self.close(digit);
    }

    /// Draws the same digit at several points of the same height; does not enlarge the picture.
    pub(super) fn digits(&mut self, class: &str, digit: &str, at: &[Point]) {
        self.open("text", class);
        self.places(at, 0.0);
        self.close(&digit.repeat(at.len()));
    }

    /// Writes the position attributes of characters at the points `at`, moved down by `lower`.
    fn places(&mut self, at: &[Point], lower: f64) {
        for (nth, at) in at.iter().enumerate() {
            self.put(&[(if nth == 0 { " x=\"" } else { " " }, at.0)]);
        }
        self.put(&[("\" y=\"", at.first().map_or(0.0, |at| at.1) + lower)]);
    }

    /// Draws text centred at `at`, in the size of its face; does not enlarge the picture.
    pub(super) fn centred(&mut self, style: (Face, TextRole), at: Point, text: &str) {
        self.class_text(style, "", at, text);
    }

    /// Draws text as `centred` does if `how` is empty; with ` before` it ends at `at`, with ` down` it runs downwards.
    pub(super) fn class_text(&mut self, style: (Face, TextRole), how: &str, at: Point, text: &str) {
        self.record_size(style.0.size());
        self.class_digit(&[style.0.class(), " ", style.1.class(), how].concat(), at, &escape(text));
    }

    pub(super) fn circle(&mut self, class: &str, (x, y): Point, radius: f64) {
        self.reserve(Area::around((x, y), 2.0 * radius, 2.0 * radius));
        self.open("circle", class);
        self.put(&[(" cx=\"", x), ("\" cy=\"", y), ("\" r=\"", radius)]);
        self.body.push_str("\"/>");
    }

    /// Draws text that starts at `at` and runs upwards.
    pub(super) fn upwards(&mut self, (face, role): (Face, TextRole), at: Point, text: &str) {
        let (w, h) = (face.size(), face.measure(text));
        self.reserve(Area { x: at.0 - w / 2.0, y: at.1 - h, w, h });
        let turn = format!(r#"" transform="rotate(-90 {} {})"#, tenths(at.0), tenths(at.1));
        self.letters((face, role), "start", &[at], &turn, text);
    }

    /// Writes a text element in the face's size, a character at each point of `at`, or `text` at the only one. `turn`
    /// is empty or one attribute, with the closing quote of the previous one before it and without its own.
    fn letters(
        &mut self,
        style: (Face, TextRole),
        anchor: &str,
        at: &[Point],
        turn: &str,
        text: &str,
    ) {
        let (face, role) = (style.0.class(), style.1.class());
        let size = style.0.size();
        self.record_size(size);
        // Digits and Chinese characters are about 0.7 of their size high.
        self.open("text", &[face, " ", role].concat());
        self.put(&[(" font-size=\"", size)]);
        self.body.push_str(&["\" text-anchor=\"", anchor, "\""].concat());
        self.places(at, 0.355 * size);
        self.body.push_str(turn);
        self.close(&escape(text));
    }

    /// Ends the last attribute and the start tag of a text element; writes `text`, escaped already, and the end tag.
    fn close(&mut self, text: &str) {
        self.body.push_str(&["\">", text, "</text>"].concat());
    }

    /// Returns the area of the whole picture: the content with its margin, in whole units.
    fn frame(&self) -> Area {
        let ((left, top), (right, bottom)) = self.space.unwrap_or_default();
        let (x, y) = ((left - EDGE).floor(), (top - EDGE).floor());
        Area { x, y, w: (right + EDGE).ceil() - x, h: (bottom + EDGE).ceil() - y }
    }

    /// Returns the picture as an `<svg>` element.
    pub fn finish(&self) -> String {
        let Area { x, y, w, h } = self.frame();
        let (title, body) = (escape(&self.title), &self.body);
        let kind = r#"xmlns="http://www.w3.org/2000/svg" class="picture" role="img""#;
        let size = format!(r#"viewBox="{x} {y} {w} {h}" width="{w}" height="{h}""#);
        format!("<svg {kind} {size}><title>{title}</title>{body}</svg>")
    }
}

/// Escapes text for use in an element or in an attribute in double quotes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(letter),
        }
    }
    safe
}
