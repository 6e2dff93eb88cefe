//! Draws the three cases of misère play as branches of a trunk. The number of piles of at least 2 stones
//! determines the current case, whose branch is solid.

use super::picture::{Anchor, Area, Face, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;

/// Distance between branches, in units of the picture.
const STEP: f64 = 50.0;

/// Height of a box, in units of the picture.
const BOX: f64 = 36.0;

/// X coordinate of the trunk.
const TRUNK: f64 = 22.0;
/// X coordinate of the ends of the branches.
const TIP: f64 = 58.0;

/// Draws the cases; `big` is the number of piles of at least 2 stones.
pub(super) fn draw(big: u64, words: &Catalogue) -> Result<SvgBuilder, Error> {
    let mut picture = SvgBuilder::new(words.text("figure-title-fork")?);
    let taken = big.min(2) as usize;
    let question = words.text("figure-fork-question")?;
    let ids = ["figure-fork-none", "figure-fork-one", "figure-fork-many"];
    // The selected branch is drawn last, on top of the others.
    for nth in (0..ids.len()).filter(|&nth| nth != taken).chain([taken]) {
        branch(&mut picture, height(nth, taken), nth == taken);
    }
    let root = Area { x: 0.0, y: 0.0, w: Face::Label.measure(&question) + 32.0, h: BOX };
    picture.rect("box", root, BOX / 2.0);
    picture.text((Face::Label, TextRole::Ink), Anchor::Start, (16.0, BOX / 2.0), &question);
    for (nth, id) in ids.into_iter().enumerate() {
        leaf(&mut picture, height(nth, taken), &words.text(id)?, nth == taken);
    }
    draw_marker(&mut picture, height(taken, taken), &words.text("figure-here")?);
    Ok(picture)
}

/// Returns the y coordinate of branch `nth` (0-based) if branch `taken` is selected; below that branch there
/// is space for text.
fn height(nth: usize, taken: usize) -> f64 {
    BOX + 34.0 + STEP * nth as f64 + if nth > taken { 20.0 } else { 0.0 }
}

/// Draws a branch that ends at height `y`, solid if `taken`.
fn branch(picture: &mut SvgBuilder, y: f64, taken: bool) {
    let class = if taken { "path taken" } else { "path" };
    picture.line(class, (TRUNK, BOX), (TRUNK, y - 16.0));
    picture.curve(class, (TRUNK, y - 16.0), &[(TRUNK, y)], (TIP - 14.0, y));
    picture.line(class, (TRUNK + 16.0, y), (TIP, y));
}

/// Draws the box of a case at the end of its branch, solid if `taken`.
fn leaf(picture: &mut SvgBuilder, y: f64, text: &str, taken: bool) {
    let w = Face::Label.measure(text) + 28.0;
    let area = Area { x: TIP, y: y - BOX / 2.0, w, h: BOX };
    picture.rect(if taken { "box taken" } else { "box" }, area, 6.0);
    let role = if taken { TextRole::Inverse } else { TextRole::Quiet };
    picture.text((Face::Label, role), Anchor::Start, (TIP + 14.0, y), text);
}

/// Draws the text that marks the current case, below its branch at height `branch`.
fn draw_marker(picture: &mut SvgBuilder, branch: f64, text: &str) {
    let y = branch + BOX / 2.0 + 12.0;
    picture.shape("mark", &[(TIP + 20.0, y - 6.0), (TIP + 26.0, y + 3.0), (TIP + 14.0, y + 3.0)]);
    picture.text((Face::Note, TextRole::Ink), Anchor::Start, (TIP + 32.0, y), text);
}
