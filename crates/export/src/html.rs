//! HTML fragments that every platform renders: paragraphs, lists and tables without classes. They contain
//! nothing that the filters of platforms remove.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use quick_xml::escape::escape;

use super::question::{Cell, Grid, Interaction, Question, ResponseField, join_sentences};
use carryless_render::standalone_svg::StandaloneSvg;

/// Returns the plain text `text`, which is escaped here, as an HTML paragraph.
pub(super) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>", escape(text))
}

/// Returns a paragraph with the hint of `place`, the only response field of `question`; an empty string if
/// there is nothing to write. The question of the field precedes the hint if `question` is a part of a split
/// exercise, because the stem then does not ask it.
pub(crate) fn hint(question: &Question, place: &ResponseField) -> String {
    let asks = if question.is_part { &*place.question } else { "" };
    feedback(&join_sentences(&[asks, &place.hint]))
}

/// Returns the stem with the picture embedded, and with the hint if the question has only one response
/// field.
pub(crate) fn stem_with_hint(question: &Question) -> String {
    let mut asked = question.stem.clone();
    if let Some(picture) = &question.picture {
        asked += &image(&data(picture), &picture.title);
    }
    if let [place] = &question.fields[..] {
        asked += &hint(question, place);
    }
    asked
}

/// Returns a picture as an address of the form `data:…`, which contains the whole picture.
pub(crate) fn data(picture: &StandaloneSvg) -> String {
    format!("data:image/svg+xml;base64,{}", BASE64.encode(&picture.svg))
}

/// Returns a paragraph with the image at `address`, which must need no escaping; `title` is its alternative
/// text in plain text.
pub(crate) fn image(address: &str, title: &str) -> String {
    format!("<p><img src=\"{address}\" alt=\"{}\"/></p>", escape(title))
}

/// Returns the feedback `told`, a plain text, as an HTML paragraph; an empty string for an empty text.
pub(crate) fn feedback(told: &str) -> String {
    if told.is_empty() { String::new() } else { paragraph(told) }
}

/// Escapes text as HTML.
pub(crate) fn escaped(text: &str) -> Cow<'_, str> {
    escape(text)
}

/// Returns the spellings of an answer that are accepted: as given, with spaces after colons or commas, and
/// with full-width colons or commas.
pub(crate) fn spellings(text: &str) -> Vec<String> {
    let mut all = vec![text.to_owned()];
    for (sign, others) in [(':', [": ", "\u{ff1a}"]), (',', [", ", "\u{ff0c}"])] {
        if text.contains(sign) {
            all.extend(others.map(|other| text.replace(sign, other)));
        }
    }
    all
}

/// Returns the response fields of a question as HTML, one below the other; `gap` returns the HTML of each
/// gap.
pub(crate) fn format_fields(
    places: &[ResponseField],
    mut gap: impl FnMut(&Gap<'_>) -> String,
) -> String {
    places.iter().map(|place| format_field(place, &mut gap)).collect()
}

/// A place of a question where the pupil answers. Each place is marked separately.
pub(crate) enum Gap<'g> {
    /// A number in a grid; the value is the right number.
    Number(u64),
    /// The whole answer to a response field that is not a grid.
    Whole(&'g Interaction),
}

/// Returns a response field as HTML, with its label and its hint; `gap` returns the HTML of each gap.
fn format_field(place: &ResponseField, gap: &mut impl FnMut(&Gap<'_>) -> String) -> String {
    let label = match (place.label.is_empty(), place.hint.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!("<p><strong>{}</strong></p>", escape(&*place.label)),
        (true, false) => format!("<p><em>{}</em></p>", escape(&*place.hint)),
        (false, false) => format!(
            "<p><strong>{}</strong> <em>{}</em></p>",
            escape(&*place.label),
            escape(&*place.hint)
        ),
    };
    match &place.expects {
        Interaction::Grid(grid) => label + &table(grid, gap),
        Interaction::Number { .. } | Interaction::Text { .. } if place.hint.is_empty() => {
            let label = match place.label.is_empty() {
                true => String::new(),
                false => format!("<strong>{}</strong> ", escape(&*place.label)),
            };
            format!("<p>{label}{}</p>", gap(&Gap::Whole(&place.expects)))
        }
        Interaction::Choice { .. } | Interaction::Open => {
            format!("{label}<div>{}</div>", gap(&Gap::Whole(&place.expects)))
        }
        expects => format!("{label}<p>{}</p>", gap(&Gap::Whole(expects))),
    }
}

/// Returns a grid as an HTML table; `gap` returns the HTML of each gap.
fn table(grid: &Grid, gap: &mut impl FnMut(&Gap<'_>) -> String) -> String {
    let labelled = grid.rows.iter().any(|row| !row.label.is_empty());
    let mut html = String::from("<table><tbody>");
    if !grid.heads.is_empty() {
        html.push_str("<tr>");
        if labelled {
            html.push_str("<td></td>");
        }
        for head in &grid.heads {
            html.push_str(&format!("<th>{}</th>", escape(&**head)));
        }
        html.push_str("</tr>");
    }
    for row in &grid.rows {
        html.push_str("<tr>");
        if labelled {
            html.push_str(&format!("<th>{}</th>", escape(&*row.label)));
        }
        for cell in &row.cells {
            let text = match cell {
                Cell::Given(number) => number.to_string(),
                Cell::Gap(number) => gap(&Gap::Number(*number)),
            };
            html.push_str(&format!("<td>{text}</td>"));
        }
        html.push_str("</tr>");
    }
    html + "</tbody></table>"
}
