//! Draws the figures of the components of a sum, one below the other, each under its number.

use super::picture::{Anchor, Face, SvgBuilder, TextRole};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::Figure;

/// Height of the number above a component, in units of the picture.
const HEAD: f64 = 24.0;
/// Space below a component, in units of the picture.
const AIR: f64 = 16.0;

/// Draws all components; `draw` draws the figure of one component by its number, 1-based.
pub(super) fn draw(
    parts: &[Figure<'_>],
    words: &Catalogue,
    draw: impl Fn(u64, &Figure<'_>) -> Result<SvgBuilder, Error>,
) -> Result<SvgBuilder, Error> {
    let drawn = (1..).zip(parts).map(|(part, figure)| draw(part, figure));
    let drawn = drawn.collect::<Result<Vec<_>, _>>()?;
    let named = (1..).zip(&drawn).map(|(part, picture)| {
        let name = words.format_with("figure-part", [("part", part)])?;
        words.format_with("figure-part-of", [("part", name), ("title", picture.title.clone())])
    });
    let mut whole = SvgBuilder::new(named.collect::<Result<Vec<_>, Error>>()?.join(" "));
    let mut y = 0.0;
    for (part, picture) in (1..).zip(&drawn) {
        let name = words.format_with("figure-part", [("part", part)])?;
        whole.text((Face::Note, TextRole::Odd), Anchor::Start, (0.0, y + HEAD / 3.0), &name);
        let beside = Face::Note.measure(&name) + 34.0;
        whole.add_value_place(part, (beside, y + HEAD / 3.0));
        let Some(space) = picture.space() else { continue };
        whole.insert(part, picture, y + HEAD - space.y);
        y += HEAD + space.h + AIR;
    }
    Ok(whole)
}
