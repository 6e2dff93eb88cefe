//! Draws trees on the ground: falling branches faded, the cut branch crossed out, a new trunk highlighted,
//! numbers at the nodes. Trees that are too wide or too high are shapes with their number of branches.
//! Several [`ForestFrame`]s are side by side if they fit on a phone.

use super::lanes::FRAME;
use super::picture::{Anchor, Area, Face, HotspotTarget, Point, SvgBuilder, TextRole};
use super::{MOST, enumerate};
use crate::i18n::Catalogue;
use crate::tree_layout::{ForestLayout, layout_forest};
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide};
use carryless_games::figure::ForestFrame;

/// Largest distance between neighbouring tips, in units of the picture.
const WIDE: f64 = 32.0;
/// Largest length of a branch, in units of the picture.
const HIGH: f64 = 34.0;

/// Largest height of a forest, in units of the picture; the branches of a higher forest are shortened.
const ROOM: f64 = 272.0;

/// Margin of a frame at either side, in units of the picture.
const SIDE: f64 = 15.0;
/// Margin above a frame, in units of the picture.
const ABOVE: f64 = 16.0;
/// Margin below the ground of a frame, in units of the picture.
const BELOW: f64 = 34.0;

/// Horizontal distance between frames, in units of the picture.
const NEXT: f64 = 30.0;

/// Distance from a branch to its name, in units of the picture.
const NAME: f64 = 6.0;
/// Half the height of a name, in units of the picture.
const BAND: f64 = 6.5;

/// Heights above a tip at which its name may be drawn, the preferred one first, in units of the picture.
const ABOVE_TIPS: [f64; 2] = [13.0, 25.0];

/// Width and height of the shape of a large tree, in units of the picture.
const SHAPE: Point = (70.0, 84.0);

/// Factor by which a picture for touch is larger than an ordinary one.
const FOR_A_FINGER: f64 = 1.4;

/// Draws the frames. With `touched`, the trees at the start of the match, the picture is for touch: larger, and at a
/// scale at which those trees fit too.
pub(super) fn draw(
    frames: &[ForestFrame<'_>],
    touched: Option<&[ForestFrame<'_>]>,
    words: &Catalogue,
) -> Result<SvgBuilder, Error> {
    let first = frames.first().ok_or_else(|| Error::internal("no trees"))?;
    let shown = elide(first.forest.sizes(), MOST);
    let title = words.format_with("figure-title-trees", [("trees", enumerate(words, &shown)?)])?;
    let mut picture = SvgBuilder::new(title);
    let stands = scale_frames(frames, touched);
    if !frames.iter().all(ForestFrame::is_small) {
        shapes(&mut picture, &shown, words)?;
        return Ok(picture);
    }
    let (mut left, mut top) = (&stands[..], 0.0);
    while let Some(first) = left.first() {
        let arrow =
            |stand: &ScaledFrame<'_>| if std::ptr::eq(stand, &stands[0]) { 0.0 } else { NEXT };
        let (mut count, mut wide) = (1, arrow(first) + first.wide());
        while let Some(next) = left.get(count).filter(|next| wide + NEXT + next.wide() <= FRAME) {
            (count, wide) = (count + 1, wide + NEXT + next.wide());
        }
        let (now, later) = left.split_at(count);
        // In a match the ground stays where it is.
        let high = now.iter().map(ScaledFrame::high).fold(0.0, f64::max);
        let ground = if touched.is_some() { 0.0 } else { top + high };
        let mut x = 0.0;
        for stand in now {
            if arrow(stand) > 0.0 {
                arrow_to(&mut picture, (x, ground - 14.0));
            }
            x += arrow(stand);
            stand.draw(&mut picture, (x, ground));
            if let Some(begun) = touched {
                // Keep space for a name beside any branch.
                let names = frames.iter().chain(begun).map(longest_name).fold(0.0, f64::max);
                let beside = names + 2.0 * NAME - SIDE;
                picture.reserve(Area {
                    x: x - beside,
                    y: ground,
                    w: stand.wide() + 2.0 * beside,
                    h: 0.0,
                });
            }
            x += stand.wide();
        }
        (left, top) = (later, ground + BELOW);
    }
    Ok(picture)
}

/// Draws an arrow from a point to the right, to the next frame.
fn arrow_to(picture: &mut SvgBuilder, (x, y): Point) {
    picture.line("hop", (x + 6.0, y), (x + 20.0, y));
    picture.shape("mark quiet", &[(x + 25.0, y), (x + 18.0, y - 4.5), (x + 18.0, y + 4.5)]);
}

/// One frame of trees with its scale.
struct ScaledFrame<'g> {
    frame: &'g ForestFrame<'g>,
    layout: ForestLayout,
    /// Distance between neighbouring tips, in units of the picture.
    pitch: f64,
    /// Length of a branch, in units of the picture.
    branch: f64,
    /// Whether the frame is the board of a match, whose branches have keys and hotspots.
    is_board: bool,
}

/// Returns the frames, all at one scale. Several frames are smaller than one; with `touched`, the trees at the
/// start of the match, a single frame is larger.
fn scale_frames<'g>(
    frames: &'g [ForestFrame<'g>],
    touched: Option<&[ForestFrame<'_>]>,
) -> Vec<ScaledFrame<'g>> {
    let plants: Vec<ForestLayout> =
        frames.iter().map(|frame| layout_forest(&frame.forest)).collect();
    let measured: Vec<&ForestFrame<'_>> =
        frames.iter().chain(touched.into_iter().flatten()).collect();
    let measures: Vec<ForestLayout> =
        measured.iter().map(|frame| layout_forest(&frame.forest)).collect();
    let height = measures.iter().flat_map(|plant| &plant.heights).max().copied().unwrap_or(0);
    let widest = measures.iter().map(|plant| plant.wide).fold(0.1, f64::max);
    let scale = match frames.len() {
        1 if touched.is_some() => FOR_A_FINGER,
        1 => 1.0,
        _ => 0.72,
    };
    let names = measured.into_iter().map(longest_name).fold(0.0, f64::max);
    let pitch = ((FRAME - NEXT - 2.0 * SIDE) / widest).min(WIDE * scale);
    // Leave space for names as long as the picture stays narrow enough.
    let wider = ((FRAME - 2.0 * SIDE - names) / widest).min(names + 1.5 * NAME);
    let pitch = if names > 0.0 { pitch.max(wider) } else { pitch };
    let branch = (ROOM / height.max(1) as f64).min(HIGH * scale);
    let is_board = frames.len() == 1 && frames[0].shows_names;
    let stand = |(frame, layout)| ScaledFrame { frame, layout, pitch, branch, is_board };
    frames.iter().zip(plants).map(stand).collect()
}

/// Returns the width of the longest branch name in units of the picture; 0 if the frame shows no names.
fn longest_name(frame: &ForestFrame<'_>) -> f64 {
    match frame.shows_names && frame.is_small() {
        true => {
            super::widest(Face::Note, (0..frame.forest.branch_count()).map(|at| frame.name(at)))
        }
        false => 0.0,
    }
}

impl ScaledFrame<'_> {
    /// Returns the width of the frame, in units of the picture.
    fn wide(&self) -> f64 {
        self.layout.wide * self.pitch + 2.0 * SIDE
    }

    /// Returns the height of the frame above the ground, in units of the picture.
    fn high(&self) -> f64 {
        let height = self.layout.heights.iter().max().copied().unwrap_or(0);
        ABOVE + height as f64 * self.branch
    }

    /// Draws the frame; the point is the left end of its ground.
    fn draw(&self, picture: &mut SvgBuilder, (x, ground): Point) {
        let frame = self.frame;
        let place = |at: usize| -> Point {
            let right = x + SIDE + self.layout.ends[at] * self.pitch;
            (right, ground - self.layout.heights[at] as f64 * self.branch)
        };
        let foot = |at: usize| match frame.forest.parent(at) {
            below if below < at => place(below),
            _ => (place(at).0, ground),
        };
        let class = |at: usize| match at {
            at if frame.cut_branches().contains(&at) => "branch falls",
            at if frame.new_branches.contains(&at) => "branch fresh",
            _ => "branch",
        };
        for kind in ["branch", "branch falls", "branch fresh"] {
            let own = (0..frame.forest.branch_count()).filter(|at| class(*at) == kind);
            if self.is_board {
                own.for_each(|at| {
                    picture.set_key(format_args!("b{at}")).line(kind, foot(at), place(at))
                });
                continue;
            }
            let lines: Vec<Vec<Point>> = own.map(|at| vec![foot(at), place(at)]).collect();
            if !lines.is_empty() {
                picture.polylines(kind, lines);
            }
        }
        if self.is_board {
            self.spots(picture, &|at| [foot(at), place(at)]);
        }
        let marked = |at: usize| frame.marks.iter().any(|(own, _)| *own == at);
        for at in (0..frame.forest.branch_count()).filter(|at| !marked(*at)) {
            let class = if frame.cut_branches().contains(&at) { "node falls" } else { "node" };
            picture.circle(class, place(at), if self.branch < 20.0 { 2.2 } else { 3.2 });
        }
        if let Some(cut) = frame.cut {
            let (from, to) = (foot(cut), place(cut));
            draw_cross(picture, ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0));
        }
        picture.line("rule", (x, ground), (x + self.wide(), ground));
        self.numbers(picture, place);
        if self.is_board {
            for (tree, root) in (1..).zip(frame.forest.roots()) {
                picture.add_value_place(tree, (place(*root).0, ground + BELOW / 2.0));
            }
        }
        match frame.shows_names {
            true => self.branch_names(picture, &|at| [foot(at), place(at)]),
            false => self.names(picture, ground, place),
        }
    }

    /// Adds a hotspot on the upper part of each branch, far from other branches. `ends` returns the lower and the upper
    /// end of the branch with an index (0-based).
    fn spots(&self, picture: &mut SvgBuilder, ends: &dyn Fn(usize) -> [Point; 2]) {
        for at in 0..self.frame.forest.branch_count() {
            let [from, to] = ends(at);
            let middle = (from.0 + (to.0 - from.0) * 0.7, from.1 + (to.1 - from.1) * 0.7);
            let wide = self.pitch.clamp(12.0, WIDE * FOR_A_FINGER);
            let area = Area::around(middle, wide, self.branch * 0.9);
            picture.add_hotspot(HotspotTarget::Branch(self.frame.forest.path(at)), area);
        }
    }

    /// Draws the name of each branch where there is space: above a tip, at the side of any other branch.
    /// `ends` returns the lower and the upper end of a branch.
    fn branch_names(&self, picture: &mut SvgBuilder, ends: &dyn Fn(usize) -> [Point; 2]) {
        let forest = &self.frame.forest;
        let mut taken: Vec<Area> = Vec::new();
        // Names of tips first: the other names can be on either side.
        let (tips, others): (Vec<usize>, Vec<usize>) =
            (0..forest.branch_count()).partition(|at| forest.subtree(*at).len() == 1);
        for at in tips.into_iter().chain(others) {
            let name = self.frame.name(at);
            let wide = Face::Note.measure(&name);
            let places = self.name_positions(at, wide, ends);
            let area =
                places.into_iter().map(|(x, y)| Area { x, y: y - BAND, w: wide, h: 2.0 * BAND });
            let mut free = area.filter(|area| {
                let mut others = (0..forest.branch_count()).filter(|other| *other != at);
                others.all(|other| {
                    let near = span_at(ends(other), area.y + BAND);
                    near.is_none_or(|[from, to]| to < area.x - 2.0 || from > area.x + wide + 2.0)
                }) && taken.iter().all(|own| is_apart(own, area))
            });
            if let Some(area) = free.next() {
                let falls = self.frame.cut_branches().contains(&at);
                let role = if falls { TextRole::Odd } else { TextRole::Quiet };
                let at = (area.x, area.y + BAND);
                picture.text((Face::Note, role), Anchor::Start, at, &name);
                taken.push(area);
            }
        }
    }

    /// Returns the possible left ends of the name of branch `at` (0-based), the preferred one first. `wide` is
    /// the width of the name; `ends` returns the lower and the upper end of a branch.
    fn name_positions(
        &self,
        at: usize,
        wide: f64,
        ends: &dyn Fn(usize) -> [Point; 2],
    ) -> Vec<Point> {
        let [from, to] = ends(at);
        if self.frame.forest.subtree(at).len() == 1 {
            return ABOVE_TIPS.map(|up| (to.0 - wide / 2.0, to.1 - up)).to_vec();
        }
        let beside = [0.5, 0.8, 0.95, 0.3].into_iter().flat_map(|part| {
            let y = from.1 + (to.1 - from.1) * part;
            let is_crossed = self.frame.cut == Some(at) && part == 0.5;
            let air = if is_crossed { 2.0 * NAME } else { NAME };
            let own = span_at([from, to], y).into_iter();
            own.flat_map(move |[left, right]| [(right + air, y), (left - air - wide, y)])
        });
        beside.collect()
    }

    /// Draws the numbers at the upper ends of branches; `place` returns the upper end of a branch.
    fn numbers(&self, picture: &mut SvgBuilder, place: impl Fn(usize) -> Point) {
        for &(at, number) in &self.frame.marks {
            let (text, role) = (number.to_string(), (Face::Note, TextRole::Even));
            let wide = Face::Note.measure(&text).max(9.0);
            picture.rect("paper", Area::around(place(at), wide + 3.0, 14.0), 4.0);
            picture.text(role, Anchor::Middle, place(at), &text);
        }
    }

    /// Draws, below the ground, the number of each tree, or its Grundy value if known; `place` returns the
    /// upper end of a branch.
    fn names(&self, picture: &mut SvgBuilder, ground: f64, place: impl Fn(usize) -> Point) {
        for (nth, root) in self.frame.forest.roots().iter().enumerate() {
            let at = (place(*root).0, ground + 13.0);
            match self.frame.grundy_values.get(nth) {
                Some(worth) => {
                    let (text, style) = (format!("= {worth}"), (Face::Label, TextRole::Even));
                    picture.text(style, Anchor::Middle, at, &text);
                }
                None => {
                    let (text, style) = ((nth + 1).to_string(), (Face::Note, TextRole::Quiet));
                    picture.text(style, Anchor::Middle, at, &text);
                }
            }
        }
    }
}

/// Returns the x coordinates between which a branch, given by its lower and upper end, passes a name at height
/// `y`; `None` if it does not.
fn span_at([from, to]: [Point; 2], y: f64) -> Option<[f64; 2]> {
    let part = |y: f64| ((from.1 - y) / (from.1 - to.1)).clamp(0.0, 1.0);
    let [one, other] = [y - BAND, y + BAND].map(|y| from.0 + (to.0 - from.0) * part(y));
    let meets = to.1 <= y + BAND && from.1 >= y - BAND;
    meets.then(|| [one.min(other), one.max(other)])
}

/// Whether two names do not overlap.
fn is_apart(one: &Area, other: &Area) -> bool {
    (one.y - other.y).abs() >= 2.0 * BAND - 2.0
        || one.x + one.w + 3.0 < other.x
        || other.x + other.w + 3.0 < one.x
}

fn draw_cross(picture: &mut SvgBuilder, (x, y): Point) {
    let arm = 5.5;
    let lines = [
        vec![(x - arm, y - arm), (x + arm, y + arm)],
        vec![(x - arm, y + arm), (x + arm, y - arm)],
    ];
    picture.polylines("cut", lines);
}

/// Draws large trees as shapes with their number of branches.
fn shapes(picture: &mut SvgBuilder, sizes: &[Entry<&u64>], words: &Catalogue) -> Result<(), Error> {
    let in_a_row = (FRAME / SHAPE.0) as usize;
    for (nth, entry) in sizes.iter().enumerate() {
        let (x, y) = ((nth % in_a_row) as f64 * SHAPE.0, (nth / in_a_row) as f64 * SHAPE.1);
        let (middle, ground) = (x + SHAPE.0 / 2.0, y + SHAPE.1 - 30.0);
        let text = match entry {
            Entry::Item(size) => {
                picture.shape(
                    "crown",
                    &[(middle, y), (middle - 18.0, ground - 10.0), (middle + 18.0, ground - 10.0)],
                );
                picture.line("branch", (middle, ground - 10.0), (middle, ground));
                words.format_with("figure-branches", [("count", **size)])?
            }
            Entry::Gap { left_out } => format!("… {left_out}"),
        };
        picture.line("rule", (x, ground), (x + SHAPE.0, ground));
        let style = (Face::Note, TextRole::Ink);
        picture.text(style, Anchor::Middle, (middle, ground + 13.0), &text);
    }
    Ok(())
}
