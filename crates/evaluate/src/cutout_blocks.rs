//! A sheet of blocks 8, 4, 2 and 1 to cut out, as an SVG for A4. It has four sets, one for each pile; the
//! length of a block shows its number of stones.

use std::fmt::Write;

use carryless_args::error::Error;
use carryless_render::i18n::Catalogue;
use carryless_render::svg::picture::escape;

/// Length of one stone in millimetres. Eight stones fit the width of the sheet.
const STONE: u32 = 20;

/// Distance between two rows of blocks, for cutting, in millimetres. Two blocks in a row have half this
/// distance.
const GAP: u32 = 4;

/// Number of sets of blocks on the sheet.
const SETS: u32 = 4;

/// Blocks in each of the two rows of a set, each given as its number of stones. No row is longer than the
/// largest block.
const ROWS: [&[u32]; 2] = [&[8], &[4, 2, 1]];

/// Returns the sheet of blocks as SVG; `words` are the messages of the book.
pub(super) fn draw_sheet(words: &Catalogue) -> Result<String, Error> {
    let title = escape(&words.text("book-blocks-title")?);
    let (width, row) = (8 * STONE + 2, STONE + GAP);
    let height = SETS * 2 * row + 2;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture cutouts\" role=\"img\" \
         viewBox=\"-1 -1 {width} {height}\" style=\"width:{width}mm\"><title>{title}</title>"
    );
    for (index, blocks) in (0..SETS).flat_map(|_| ROWS).enumerate() {
        let top = u32::try_from(index).unwrap_or_default() * row;
        let mut left = 0;
        for &block in blocks {
            draw_block(&mut svg, block, left, top).map_err(Error::internal)?;
            left += block * STONE + GAP / 2;
        }
    }
    Ok(svg + "</svg>\n")
}

/// Appends a block of `block` stones to `svg`: outline, dashed lines between the stones, and the number of
/// stones. `left` and `top` are the upper left corner, in millimetres.
fn draw_block(svg: &mut String, block: u32, left: u32, top: u32) -> std::fmt::Result {
    let length = block * STONE;
    write!(
        svg,
        "<rect class=\"cut\" x=\"{left}\" y=\"{top}\" width=\"{length}\" height=\"{STONE}\"/>"
    )?;
    for stone in 1..block {
        let x = left + stone * STONE;
        write!(svg, "<path class=\"fold\" d=\"M{x},{top} v{STONE}\"/>")?;
    }
    let (x, y) = (left + length / 2, top + STONE / 2 + 4);
    write!(
        svg,
        "<circle class=\"seat\" cx=\"{x}\" cy=\"{}\" r=\"7\"/><text class=\"number\" \
         font-size=\"11\" text-anchor=\"middle\" x=\"{x}\" y=\"{y}\">{block}</text>",
        top + STONE / 2
    )
}
