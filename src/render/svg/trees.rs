//! Trees on the ground: branches go up, those that fall are faded and the one that is cut is crossed out, a
//! stalk that has just come stands out, and numbers stand at the nodes. Trees too wide or too high for that are
//! shapes with their number of branches. Several moments stand side by side where there is room.
//! In: [`Grove`]s. Out: a picture that fits the narrowest frame.

use super::lanes::FRAME;
use super::picture::{Anchor, Area, Face, Picture, Point, TextRole};
use super::{MOST, enumerate};
use crate::error::Error;
use crate::figure::Grove;
use crate::listing::{Entry, entries};
use crate::render::trees::{Planted, planted};
use crate::wording::Catalogue;

/// From one tip to the next, and from one end of a branch to the other, at most.
const WIDE: f64 = 32.0;
const HIGH: f64 = 34.0;

/// How high a tree may become before its branches are shorter.
const ROOM: f64 = 272.0;

/// The air around a moment: at its sides, above it and below the ground.
const SIDE: f64 = 15.0;
const ABOVE: f64 = 16.0;
const BELOW: f64 = 34.0;

/// From one moment to the next.
const NEXT: f64 = 30.0;

/// The size of a shape.
const SHAPE: Point = (70.0, 84.0);

pub(super) fn draw(groves: &[Grove<'_>], words: &Catalogue) -> Result<Picture, Error> {
    let first = groves.first().ok_or_else(|| Error::defect("no trees"))?;
    let shown = entries(first.forest.sizes(), MOST);
    let title = words.say("figure-title-trees", [("trees", enumerate(words, &shown)?)])?;
    let mut picture = Picture::new(title);
    let stands = stands(groves);
    if !groves.iter().all(Grove::is_small) {
        shapes(&mut picture, &shown, words)?;
        return Ok(picture);
    }
    let (mut left, mut top) = (&stands[..], 0.0);
    while let Some(first) = left.first() {
        let arrow = |stand: &Stand<'_>| if std::ptr::eq(stand, &stands[0]) { 0.0 } else { NEXT };
        let (mut count, mut wide) = (1, arrow(first) + first.wide());
        while let Some(next) = left.get(count).filter(|next| wide + NEXT + next.wide() <= FRAME) {
            (count, wide) = (count + 1, wide + NEXT + next.wide());
        }
        let (now, later) = left.split_at(count);
        let ground = top + now.iter().map(Stand::high).fold(0.0, f64::max);
        let mut x = 0.0;
        for stand in now {
            if arrow(stand) > 0.0 {
                arrow_to(&mut picture, (x, ground - 14.0));
            }
            x += arrow(stand);
            stand.draw(&mut picture, (x, ground));
            x += stand.wide();
        }
        (left, top) = (later, ground + BELOW);
    }
    Ok(picture)
}

/// An arrow that points to the right, to the next moment.
fn arrow_to(picture: &mut Picture, (x, y): Point) {
    picture.line("hop", (x + 6.0, y), (x + 20.0, y));
    picture.shape("mark quiet", &[(x + 25.0, y), (x + 18.0, y - 4.5), (x + 18.0, y + 4.5)]);
}

/// One moment in its size.
struct Stand<'g> {
    grove: &'g Grove<'g>,
    planted: Planted,
    /// From one tip to the next, and how long a branch is.
    pitch: f64,
    branch: f64,
}

/// All moments to one scale; of several each is smaller.
fn stands<'g>(groves: &'g [Grove<'g>]) -> Vec<Stand<'g>> {
    let plants: Vec<Planted> = groves.iter().map(|grove| planted(&grove.forest)).collect();
    let height = plants.iter().flat_map(|plant| &plant.heights).max().copied().unwrap_or(0);
    let widest = plants.iter().map(|plant| plant.wide).fold(0.1, f64::max);
    let scale = if groves.len() > 1 { 0.72 } else { 1.0 };
    let pitch = ((FRAME - NEXT - 2.0 * SIDE) / widest).min(WIDE * scale);
    let branch = (ROOM / height.max(1) as f64).min(HIGH * scale);
    let stand = |(grove, planted)| Stand { grove, planted, pitch, branch };
    groves.iter().zip(plants).map(stand).collect()
}

impl Stand<'_> {
    fn wide(&self) -> f64 {
        self.planted.wide * self.pitch + 2.0 * SIDE
    }

    /// From the ground up.
    fn high(&self) -> f64 {
        let height = self.planted.heights.iter().max().copied().unwrap_or(0);
        ABOVE + height as f64 * self.branch
    }

    /// From where the ground begins.
    fn draw(&self, picture: &mut Picture, (x, ground): Point) {
        let grove = self.grove;
        let place = |at: usize| -> Point {
            let right = x + SIDE + self.planted.ends[at] * self.pitch;
            (right, ground - self.planted.heights[at] as f64 * self.branch)
        };
        let foot = |at: usize| match grove.forest.below(at) {
            below if below < at => place(below),
            _ => (place(at).0, ground),
        };
        let class = |at: usize| match at {
            at if grove.falling().contains(&at) => "branch falls",
            at if grove.fresh.contains(&at) => "branch fresh",
            _ => "branch",
        };
        for kind in ["branch", "branch falls", "branch fresh"] {
            let own = (0..grove.forest.len()).filter(|at| class(*at) == kind);
            let lines: Vec<Vec<Point>> = own.map(|at| vec![foot(at), place(at)]).collect();
            if !lines.is_empty() {
                picture.trails(kind, lines);
            }
        }
        let marked = |at: usize| grove.marks.iter().any(|(own, _)| *own == at);
        for at in (0..grove.forest.len()).filter(|at| !marked(*at)) {
            let class = if grove.falling().contains(&at) { "node falls" } else { "node" };
            picture.circle(class, place(at), if self.branch < 20.0 { 2.2 } else { 3.2 });
        }
        if let Some(cut) = grove.cut {
            let (from, to) = (foot(cut), place(cut));
            crossed(picture, ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0));
        }
        picture.line("rule", (x, ground), (x + self.wide(), ground));
        self.numbers(picture, place);
        self.names(picture, ground, place);
    }

    /// The numbers at the nodes.
    fn numbers(&self, picture: &mut Picture, place: impl Fn(usize) -> Point) {
        for &(at, number) in &self.grove.marks {
            let (text, role) = (number.to_string(), (Face::Note, TextRole::Even));
            let wide = Face::Note.measure(&text).max(9.0);
            picture.rect("paper", Area::around(place(at), wide + 3.0, 14.0), 4.0);
            picture.text(role, Anchor::Middle, place(at), &text);
        }
    }

    /// Below the ground the numbers of the trees, and what each is worth where that is known.
    fn names(&self, picture: &mut Picture, ground: f64, place: impl Fn(usize) -> Point) {
        for (nth, root) in self.grove.forest.roots().iter().enumerate() {
            let at = (place(*root).0, ground + 13.0);
            match self.grove.worth.get(nth) {
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

/// A cross over a branch.
fn crossed(picture: &mut Picture, (x, y): Point) {
    let arm = 5.5;
    let lines = [
        vec![(x - arm, y - arm), (x + arm, y + arm)],
        vec![(x - arm, y + arm), (x + arm, y - arm)],
    ];
    picture.trails("cut", lines);
}

/// Trees of which only the number of branches is said.
fn shapes(picture: &mut Picture, sizes: &[Entry<&u64>], words: &Catalogue) -> Result<(), Error> {
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
                words.say("figure-branches", [("count", **size)])?
            }
            Entry::Gap { left_out } => format!("… {left_out}"),
        };
        picture.line("rule", (x, ground), (x + SHAPE.0, ground));
        let style = (Face::Note, TextRole::Ink);
        picture.text(style, Anchor::Middle, (middle, ground + 13.0), &text);
    }
    Ok(())
}
