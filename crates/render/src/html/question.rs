//! HTML of a position without board frames: first the question with a picture to try moves on, then the answer
//! with its steps below it. A presentation shows question, answer and steps one after another, with the same
//! elements and controls as the interactive board of `board_strip.rs`.

use pulldown_cmark::html;

use super::board_strip::{
    InteractiveState, parse_sentence, present_button, presentation_controls, step_buttons,
};
use super::{Writer, rewrite, run_writer};
use crate::i18n::Catalogue;
use crate::interactive_board::{Question, QuestionState};
use crate::page::Page;
use crate::svg::picture::escape;
use carryless_args::error::Error;

/// Start of a step in the HTML of a page.
const STEP: &str = "<section class=\"step\">";

/// Returns a page that shows its question first, then the answer, then the steps one after another; `state` says which
/// of these is shown. `page` has no board frames.
pub(crate) fn question_page(
    page: &Page<'_>,
    state: QuestionState<'_>,
    words: &Catalogue,
) -> Result<Question, Error> {
    let (is_asked, is_pictured) = (state.now == 0, state.steps > 0);
    let body = page_html(&page.without_head(is_asked && state.is_judged, is_asked), words)?;
    let steps: Vec<&str> = body.split(STEP).skip(1).collect();
    let count = if is_pictured { state.steps } else { steps.len() };
    let now = state.now.min(count + 1);
    let verdict = if is_asked { "" } else { page.last_quote() };
    let (sentence, claim) = match state.reason {
        _ if is_asked => (state.sentence, state.claim),
        reason => (reason.unwrap_or(verdict), ""),
    };
    let said = said_with_claim(sentence, claim);
    let judged = |is_right| format!(" data-told data-right=\"{is_right}\"");
    let told = state.is_right.filter(|_| is_asked).map(judged).unwrap_or_default();
    let picture = picture_html(page, (!is_asked && !is_pictured, state.picture), words)?;
    let step = now.checked_sub(2).filter(|_| !is_pictured).and_then(|at| steps.get(at));
    let step = step.map_or(String::new(), |step| reason(step));
    let (kind, look) = match now {
        0 => ("question", " trying"),
        1 if is_pictured => ("answer", " pictured"),
        1 => ("answer", ""),
        _ if is_pictured => ("step", " pictured"),
        _ => ("reason", ""),
    };
    let bar = match is_asked {
        true => answer_button(words)?,
        false => step_buttons((now, count + 1), state.has_another, words)?,
    };
    let current = if is_asked { " aria-current=\"step\"" } else { "" };
    let body = match !is_asked || state.is_judged {
        true if is_pictured => folded(&body, &state, words)?,
        true => body,
        false => String::new(),
    };
    Ok(Question {
        html: [
            "<div class=\"hero alive asked\">\n<div class=\"head\">\n".to_owned(),
            page_html(&page.head(verdict), words)?,
            format!(
                "</div>\n<section class=\"moments live{look}\" data-kind=\"{kind}\" aria-label=\"{}\">\n\
                 <div class=\"stage\"><div class=\"desk\">{picture}</div></div>\n\
                 <div class=\"tail\">\n<div class=\"say\"><p class=\"now\"{told}>{said}</p></div>\n{step}\
                 <div class=\"bar\">{bar}{}</div>\n{}</div>\n\
                 <ol><li><button type=\"button\" class=\"thumb\" name=\"step\" value=\"0\"{current}></button></li></ol>\n\
                 </section>\n</div>\n",
                escape(&words.text("moment-board")?),
                present_button(words)?,
                presentation_controls(false, words)?,
            ),
            body,
        ]
        .concat(),
        now,
        sentence: sentence.to_owned(),
    })
}

/// Returns the HTML of a page with controls.
fn page_html(page: &Page<'_>, words: &Catalogue) -> Result<String, Error> {
    let desk = Some(InteractiveState { now: 0, asks: false, tries: None });
    Ok(run_writer(page, Writer { desk, ..Writer::new(words, 0)? })?.html)
}

/// Returns the HTML of the picture: that of the answer if it `is_answered`, else `position` (HTML), else that before the
/// first step.
fn picture_html(
    page: &Page<'_>,
    (is_answered, position): (bool, Option<&str>),
    words: &Catalogue,
) -> Result<String, Error> {
    let answer = if is_answered { page.lead_figure() } else { None };
    Ok(match (answer, position) {
        (Some(answer), _) => page_html(&answer, words)?,
        (None, Some(picture)) => picture.to_owned(),
        (None, None) => rewrite(&page.start_figure(), words, 0)?.html,
    })
}

/// Returns the HTML of a sentence in Markdown, followed by the button `claim` (HTML).
fn said_with_claim(sentence: &str, claim: &str) -> String {
    let mut said = String::new();
    html::push_html(&mut said, parse_sentence(sentence).into_iter());
    said + claim
}

/// Returns the HTML of the button that shows the answer.
fn answer_button(words: &Catalogue) -> Result<String, Error> {
    let answer = escape(&words.text("ask-answer")?);
    Ok(format!("<button type=\"button\" class=\"next\" name=\"answer\">{answer}</button>"))
}

/// Returns the HTML with its steps in a fold, which is open if `state` says so; unchanged without steps.
fn folded(body: &str, state: &QuestionState<'_>, words: &Catalogue) -> Result<String, Error> {
    let Some(first) = body.find(STEP) else { return Ok(body.to_owned()) };
    let (head, steps) = body.split_at(first);
    let summary = words.text(if state.is_judged { "moment-why" } else { "moment-words" })?;
    let (summary, open) = (escape(&summary), if state.is_open { " open" } else { "" });
    Ok(format!("{head}<details{open}><summary>{summary}</summary>\n{steps}</details>\n"))
}

/// Returns the HTML of one step of a presentation, with its folds open. `step` is the HTML after the start tag.
fn reason(step: &str) -> String {
    let step = step.split("</section>").next().unwrap_or_default();
    format!("<div class=\"reason\">{}</div>\n", step.replace("<details>", "<details open>"))
}
