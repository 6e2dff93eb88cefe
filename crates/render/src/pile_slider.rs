//! Figure of a board of three piles with a slider for the third pile: the large board, and a small board with
//! its sentence for each size of the third pile. A script shows one size at a time; without the script, and
//! on paper, the small boards are in a row. Renders a [`TwoPileBoard`] with layers as HTML.

use super::hotspots::with_target_buttons;
use super::svg::two_pile_board;
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::{Layer, TwoPileBoard};

/// HTML that a page contains if and only if it has a board with a slider for the third pile.
pub(super) const SIGN: &str = "<figure class=\"figure slide\"";

/// Script that shows the board for the size of the third pile that the slider selects.
pub(super) const SCRIPT: &str = "theme/slide.js";

/// Returns the HTML of the board `square` with the slider. With `at_desk`, on an interactive page, the large
/// board has hotspots and each small board is a button.
pub(super) fn figure(
    square: &TwoPileBoard,
    at_desk: bool,
    words: &Catalogue,
) -> Result<String, Error> {
    let board = two_pile_board::board(square, words)?;
    let board = if at_desk { with_target_buttons(&board) } else { board.finish() };
    let mut html = format!("{SIGN}>\n<div class=\"slid\">{board}</div>\n<ol class=\"album\">\n");
    for (third, layer) in (0..).zip(&square.layers) {
        let here = TwoPileBoard { third_pile: Some(third), ..square.clone() };
        let told = layer_sentence(square.at, third, layer, words)?;
        let small = two_pile_board::album_board(&here, layer, told).finish();
        let now = if square.third_pile == Some(third) { " aria-current=\"true\"" } else { "" };
        let inside = format!("{small}<b>{third}</b>");
        html += &match at_desk {
            true => format!(
                "<li{now}><button type=\"button\" name=\"pile-3\" value=\"{third}\">{inside}</button></li>\n"
            ),
            false => format!("<li{now}>{inside}</li>\n"),
        };
    }
    Ok(html + "</ol></figure>\n")
}

/// Returns a sentence about the position of the piles `at` and `third`: a P-position, or the winning move.
fn layer_sentence(
    at: [u64; 2],
    third: u64,
    layer: &Layer,
    words: &Catalogue,
) -> Result<String, Error> {
    let id = match (layer.p_positions.contains(&at), layer.winning_targets.is_empty()) {
        (true, _) => "figure-slide-lose",
        (false, true) => "figure-slide-take",
        (false, false) => "figure-slide-go",
    };
    words.format_with(id, [("third", third), ("take", layer.third_pile_take.unwrap_or(0))])
}
