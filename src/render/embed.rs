//! An answer that stands in somebody else's page, such as a chapter of a book. In: what `html`
//! makes of an explanation. Out: HTML without ids and without an empty line, so that it can stand
//! in Markdown, inside one `<div class="carryless">`; and the style of all such answers.

use super::Page;
use super::html::rewrite;
use super::svg::picture::escape;
use crate::error::Error;
use crate::i18n::Catalogue;

/// How the line of a heading begins; each has one of its own.
const HEADINGS: [&str; 6] = ["<h1", "<h2", "<h3", "<h4", "<h5", "<h6"];

/// The style of answers, one line. It touches only what stands inside `.carryless`, but takes light and
/// dark from the page around it. Made from the styles of pages by `tests/styles.rs`.
#[cfg(feature = "book")]
pub(crate) const SHEET: &str = include_str!("../../templates/theme/scoped/answers.css");

/// An answer, and its command folded away at its lower corner; `whole` when the answer is a page of
/// its own and not single steps.
pub(crate) fn answer(
    command: &str,
    html: &str,
    whole: bool,
    words: &Catalogue,
) -> Result<String, Error> {
    let label = words.text("command-above")?;
    // A book may name its language in a way that no browser knows, or none.
    let language = words.language().code();
    let command = escape(command);
    let class = if whole { "carryless walk" } else { "carryless" };
    Ok(format!(
        "<div class=\"{class}\" lang=\"{language}\">\n{html}<details class=\"command\"><summary><span>{label}</span>\
         <span aria-hidden=\"true\">&gt;_</span></summary>\
         <code>carryless {command}</code></details>\n</div>\n"
    ))
}

/// The same answer with what a script needs to make it live in its place: the command, and where the
/// engine of pages stands.
pub(crate) fn live(answer: &str, command: &str, engine: &str) -> String {
    let (command, engine) = (escape(command), escape(engine));
    let data = format!("<div data-line=\"{command}\" data-engine=\"{engine}\"");
    answer.replacen("<div", &data, 1)
}

/// A page as HTML under a heading of level `depth`: its headings are that much lower. Single steps
/// have none, but a caption: the text around leads to them.
pub(crate) fn dense(page: &Page<'_>, words: &Catalogue, depth: u8) -> Result<String, Error> {
    let html = rewrite(page, words, depth)?.html;
    let mut dense = String::with_capacity(html.len());
    let mut in_code = false;
    let captioned = page.caption().is_some();
    if let Some(caption) = page.caption() {
        dense.push_str(&["<p class=\"about\">", &escape(caption), "</p>\n"].concat());
    }
    for line in html.lines() {
        if captioned && HEADINGS.iter().any(|heading| line.starts_with(heading)) {
            continue;
        }
        in_code = (in_code || line.contains("<pre")) && !line.contains("</pre>");
        match line.trim().is_empty() {
            false => {
                dense.push_str(line);
                dense.push('\n');
            }
            // The mark of an empty line of code that is not one of Markdown.
            true if in_code => dense.push_str("&#10;"),
            true => {}
        }
    }
    Ok(dense)
}
