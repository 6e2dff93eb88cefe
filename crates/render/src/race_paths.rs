//! HTML figure of the path of a race. It contains a wide and a narrow drawing, and the stylesheet shows the
//! one that fits. Paths for neighbouring ranges of addable numbers are included hidden; a script switches
//! between them. Without the script, and on paper, only the path of the question is visible.

use super::svg::picture::{SvgBuilder, escape};
use super::svg::race_paths::{self, Fit};
use crate::i18n::Catalogue;
use carryless_args::error::Error;
use carryless_games::figure::PathVariant;

/// HTML that a page contains if and only if it has a figure with several race paths.
pub(super) const SIGN: &str = "<ol class=\"ranges\"";

/// Script that switches between the race paths of a figure.
pub(super) const SCRIPT: &str = "theme/braid.js";

/// Returns the HTML of a figure of race paths. `asked` is the index (0-based) of the question's path, and
/// `draw` renders a picture as HTML. With `at_desk`, on an interactive page, the other paths are not included. With `is_touched` the
/// picture has room for every hop, so that no hop moves a number.
pub(super) fn figure(
    strands: &[PathVariant<'_>],
    (asked, at_desk, is_touched): (usize, bool, bool),
    draw: &dyn Fn(&SvgBuilder) -> String,
    words: &Catalogue,
) -> Result<String, Error> {
    let broad = race_paths::draw(strands, (asked, is_touched), Fit::Broad, words)?;
    let slim = race_paths::draw(strands, (asked, is_touched), Fit::Slim, words)?;
    let drawn = |at: usize| {
        let picture = |all: &[SvgBuilder]| all.get(at).map_or_else(String::new, draw);
        let (broad, slim) = (picture(&broad), picture(&slim));
        format!("<div class=\"broad\">{broad}</div><div class=\"slim\">{slim}</div>")
    };
    let mut html =
        format!("<figure class=\"figure braid\">\n<div class=\"braided\">{}</div>\n", drawn(asked));
    let told: Vec<String> =
        strands.iter().map(|one| distance_sentence(one, words)).collect::<Result<_, _>>()?;
    if let Some(told) = told.get(asked).filter(|told| !told.is_empty()) {
        html += &format!("<figcaption>{}</figcaption>\n", escape(told));
    }
    if strands.len() > 1 && !at_desk {
        html += &format!("{SIGN} hidden>\n");
        for (at, strand) in strands.iter().enumerate() {
            let [name, told] = [range(strand, words)?, told[at].clone()].map(|text| escape(&text));
            let (now, drawn) = match at == asked {
                true => (" aria-current=\"true\"", String::new()),
                false => ("", drawn(at)),
            };
            html += &format!("<li{now}><b>{name}</b><p>{told}</p>{drawn}</li>\n");
        }
        html += "</ol>\n";
    }
    Ok(html + "</figure>\n")
}

/// Returns the label of a path: its range of addable numbers. The label is empty if the addable numbers are a
/// set.
fn range(strand: &PathVariant<'_>, words: &Catalogue) -> Result<String, Error> {
    let Some([least, most]) = strand.addable else { return Ok(String::new()) };
    words.format_with(
        "figure-braid-range",
        [("span", most - least), ("least", least), ("most", most)],
    )
}

/// Returns the sentence about the distance between key numbers; empty if no turn of the path shows that distance, or if
/// the addable numbers are a set.
fn distance_sentence(strand: &PathVariant<'_>, words: &Catalogue) -> Result<String, Error> {
    let hops = &strand.path.hops;
    let turn = |pair: &[carryless_games::figure::Hop]| !pair[0].winning && pair[1].winning;
    let turn = hops.windows(2).any(turn);
    let (Some(first), Some([least, most])) = (hops.first().filter(|_| turn), strand.addable) else {
        return Ok(String::new());
    };
    let id = if first.winning { "figure-braid-yours" } else { "figure-braid-theirs" };
    words.format_with(
        id,
        [
            ("least", least),
            ("period", least + most),
            ("say", first.say),
            ("reaches", first.reaches),
        ],
    )
}
