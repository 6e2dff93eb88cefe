//! Draws the [`Flip`]s: each pile before and after its winning move, with the flipped digits coloured.

use super::lanes::{Lanes, Look};
use super::picture::{Anchor, Face, SvgBuilder, TextRole};
use super::widest;
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::elide::{Entry, elide, shown_items};
use carryless_games::figure::Flip;

/// Vertical space between piles, in units of the picture.
const GAP: f64 = 22.0;

/// Draws the piles of a figure; the digits of all piles share the same columns.
struct Flips<'a> {
    words: &'a Catalogue,
    lanes: Lanes,
}

/// Draws one entry for each pile whose digits flip; a list of more than `keep` piles is elided. `width` is the
/// number of digits of each number.
pub(super) fn draw(
    rows: &[Flip],
    width: usize,
    words: &Catalogue,
    keep: usize,
) -> Result<SvgBuilder, Error> {
    let mut picture = SvgBuilder::new(words.text("figure-title-flip")?);
    let flips = Flips { words, lanes: lanes(rows, width, words, keep)? };
    flips.lanes.weights(&mut picture, -4.0, |_| false);
    let mut y = 0.0;
    for (nth, entry) in elide(rows, keep).into_iter().enumerate() {
        if nth > 0 {
            picture.line("hair", (0.0, y + GAP / 2.0), (flips.lanes.right(), y + GAP / 2.0));
            y += GAP;
        }
        y += match entry {
            Entry::Item(flip) => flips.pile(&mut picture, y, flip)?,
            Entry::Gap { left_out: count } => flips.gap(&mut picture, y, count)?,
        };
    }
    Ok(picture)
}

/// Returns columns for `width` digits, placed to the right of the names and numbers of the piles `rows`. Piles that are
/// omitted because the list is elided to `keep` need no space.
fn lanes(rows: &[Flip], width: usize, words: &Catalogue, keep: usize) -> Result<Lanes, Error> {
    let numbers = shown_items(rows, keep).into_iter().flat_map(|flip| [flip.before, flip.after]);
    let numbers = widest(Face::Number, numbers.map(|number| number.to_string()));
    let mut names = 0.0_f64;
    for flip in shown_items(rows, keep) {
        let name = words.format_with("figure-pile", [("pile", flip.pile)])?;
        names = names.max(Face::Note.measure(&name));
    }
    Ok(Lanes::fitting(width, names + 20.0 + numbers + 18.0))
}

impl Flips<'_> {
    /// Draws one pile from `top` down; returns its height.
    fn pile(&self, picture: &mut SvgBuilder, top: f64, flip: &Flip) -> Result<f64, Error> {
        let lanes = self.lanes;
        let row = lanes.row() + 2.0;
        let (before, after) = (top + row * 0.5, top + row * 1.5);
        let name = self.words.format_with("figure-pile", [("pile", flip.pile)])?;
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, before), &name);
        let x = lanes.left - 18.0;
        picture.text(
            (Face::Number, TextRole::Ink),
            Anchor::End,
            (x, before),
            &flip.before.to_string(),
        );
        picture.text(
            (Face::Number, TextRole::Even),
            Anchor::End,
            (x, after),
            &flip.after.to_string(),
        );
        self.digits(picture, before, flip, false);
        self.digits(picture, after, flip, true);
        self.notes(picture, top + 2.0 * row + 11.0, flip)?;
        Ok(2.0 * row + 20.0)
    }

    /// Draws the digits of a pile before or `after` the move, at height `y`.
    fn digits(&self, picture: &mut SvgBuilder, y: f64, flip: &Flip, after: bool) {
        let number = if after { flip.after } else { flip.before };
        self.lanes.digits(picture, y, number, |index| {
            match self.lanes.has_one(flip.flips.0, index) {
                false => Look::Plain,
                true if after => Look::Flipped,
                true => Look::Odd,
            }
        });
    }

    /// Draws the notes of a pile below its digits: number of flips and stones taken. If the digits are those
    /// of a remainder, a note also shows the change of the pile.
    fn notes(&self, picture: &mut SvgBuilder, y: f64, flip: &Flip) -> Result<(), Error> {
        let count = u64::from(flip.flips.0.count_ones());
        let mut notes = vec![
            (TextRole::Odd, self.words.format_with("figure-flip", [("count", count)])?),
            (TextRole::Even, self.words.format_with("figure-take", [("take", flip.take)])?),
        ];
        if flip.size != flip.before {
            notes.push((TextRole::Quiet, format!("{} → {}", flip.size, flip.leaves)));
        }
        let mut right = self.lanes.right();
        for (role, note) in notes.iter().rev() {
            picture.text((Face::Note, *role), Anchor::End, (right, y), note);
            right -= Face::Note.measure(note) + 16.0;
        }
        Ok(())
    }

    /// Draws the note that `count` piles are omitted; returns its height.
    fn gap(&self, picture: &mut SvgBuilder, top: f64, count: u64) -> Result<f64, Error> {
        let text = self.words.format_with("figure-left-out-piles", [("count", count)])?;
        let text = format!("⋮ {text}");
        picture.text((Face::Note, TextRole::Quiet), Anchor::Start, (0.0, top + 9.0), &text);
        Ok(18.0)
    }
}
