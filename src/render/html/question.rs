//! HTML of a position without board frames: first the question with a picture to try moves on, then the answer
//! with its steps below it. A presentation shows question, answer and steps one after another, with the same
//! elements and controls as the interactive board of `board_strip.rs`.

use pulldown_cmark::html;

use super::board_strip::{
    InteractiveState, parse_sentence, present_button, presentation_controls, step_buttons,
};
use super::{Writer, rewrite, run_writer};
use crate::error::Error;
use crate::i18n::Catalogue;
use crate::render::interactive_board::{Question, QuestionState};
use crate::render::page::Page;
use crate::render::svg::picture::escape;

/// Start of a step in the HTML of a page.
const STEP: &str = "<section class=\"step\">";

/// Returns a page that shows its question first, then the answer, then the steps one after another; `state` says which
/// of these is shown. `page` has no board frames.
pub(in crate::render) fn question_page(
    page: &Page<'_>,
    state: QuestionState<'_>,
    words: &Catalogue,
) -> Result<Question, Error> {
    let desk = InteractiveState { now: 0, asks: false, tries: None };
    let html = |page: &Page<'_>| -> Result<String, Error> {
        Ok(run_writer(page, Writer { desk: Some(desk), ..Writer::new(words, 0)? })?.html)
    };
    let is_asked = state.now == 0;
    let body = html(&page.without_head(is_asked && state.is_judged, is_asked))?;
    let steps: Vec<&str> = body.split(STEP).skip(1).collect();
    let now = state.now.min(steps.len() + 1);
    let verdict = if is_asked { "" } else { page.last_quote() };
    let (sentence, claim) = if is_asked { (state.sentence, state.claim) } else { (verdict, "") };
    let mut said = String::new();
    html::push_html(&mut said, parse_sentence(sentence).into_iter());
    said += claim;
    let judged = |is_right| format!(" data-told data-right=\"{is_right}\"");
    let told = state.is_right.filter(|_| is_asked).map(judged).unwrap_or_default();
    // The picture of the answer, else that of the position.
    let lead = if is_asked { None } else { page.lead_figure() };
    let picture = match (lead, state.picture) {
        (Some(lead), _) => html(&lead)?,
        (None, Some(picture)) => picture.to_owned(),
        (None, None) => rewrite(&page.start_figure(), words, 0)?.html,
    };
    let step = now.checked_sub(2).and_then(|at| steps.get(at));
    let step = step.map_or(String::new(), |step| reason(step));
    let kind = ["question", "answer", "reason"][now.min(2)];
    let mut bar = step_buttons((now, steps.len() + 1), state.has_another, words)?;
    if is_asked {
        let answer = escape(&words.text("ask-answer")?);
        bar = format!("<button type=\"button\" class=\"next\" name=\"answer\">{answer}</button>");
    }
    let current = if is_asked { " aria-current=\"step\"" } else { "" };
    let has_body = !is_asked || state.is_judged;
    Ok(Question {
        html: [
            "<div class=\"hero alive asked\">\n<div class=\"head\">\n".to_owned(),
            html(&page.head(verdict))?,
            format!(
                "</div>\n<section class=\"moments live{}\" data-kind=\"{kind}\" aria-label=\"{}\">\n\
                 <div class=\"stage\"><div class=\"desk\">{picture}</div></div>\n\
                 <div class=\"tail\">\n<div class=\"say\"><p class=\"now\"{told}>{said}</p></div>\n{step}\
                 <div class=\"bar\">{bar}{}</div>\n{}</div>\n\
                 <ol><li><button type=\"button\" class=\"thumb\" name=\"step\" value=\"0\"{current}></button></li></ol>\n\
                 </section>\n</div>\n",
                if is_asked { " trying" } else { "" },
                escape(&words.text("moment-board")?),
                present_button(words)?,
                presentation_controls(false, words)?,
            ),
            if has_body { body } else { String::new() },
        ]
        .concat(),
        now,
        sentence: sentence.to_owned(),
    })
}

/// Returns the HTML of one step of a presentation, with its folds open. `step` is the HTML after the start tag.
fn reason(step: &str) -> String {
    let step = step.split("</section>").next().unwrap_or_default();
    format!("<div class=\"reason\">{}</div>\n", step.replace("<details>", "<details open>"))
}
