//! A board of three piles whose third pile can be slid: the board, and below it a small one for each
//! size of the third pile, all drawn by the engine, with what is said of each. A script shows one
//! after the other; without it, and on paper, the small ones stand in a row. In: a [`Square`] with
//! layers. Out: one figure in HTML.

use super::hotspots::spotted;
use super::svg::two_pile_board;
use crate::error::Error;
use crate::figure::{Layer, Square};
use crate::i18n::Catalogue;

/// What a page with such a figure contains.
pub(super) const SIGN: &str = "<figure class=\"figure slide\"";

pub(super) const SCRIPT: &str = include_str!("../../templates/theme/slide.js");

/// The figure; on a desk the large board says where it is pressed, and the small ones which they are.
pub(super) fn figure(square: &Square, at_desk: bool, words: &Catalogue) -> Result<String, Error> {
    let board = two_pile_board::board(square, words)?;
    let board = if at_desk { spotted(&board) } else { board.finish() };
    let mut html = format!("{SIGN}>\n<div class=\"slid\">{board}</div>\n<ol class=\"album\">\n");
    for (third, layer) in (0..).zip(&square.layers) {
        let here = Square { third: Some(third), ..square.clone() };
        let told = told(square.at, third, layer, words)?;
        let small = two_pile_board::page_of_album(&here, layer, told).finish();
        let now = if square.third == Some(third) { " aria-current=\"true\"" } else { "" };
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

fn told(at: [u64; 2], third: u64, layer: &Layer, words: &Catalogue) -> Result<String, Error> {
    let id = match (layer.lost.contains(&at), layer.won.is_empty()) {
        (true, _) => "figure-slide-lose",
        (false, true) => "figure-slide-take",
        (false, false) => "figure-slide-go",
    };
    words.say(id, [("third", third), ("take", layer.third.unwrap_or(0))])
}
