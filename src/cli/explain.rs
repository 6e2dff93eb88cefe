//! `carryless explain` and the commands of topics: one question, or a batch of them, in the chosen
//! language, format and detail.

use super::answer::{Output, answer};
use super::command::{Done, Request};
use super::format::Format;
use super::{batch, count, output, prove};
use crate::error::Error;
use crate::games::{self, Explanation, Question};
use crate::options::ANSWER_FORMAT;
use crate::render::Renderer;

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, command, language, .. } = request;
    let target = output::target(asked)?;
    if asked.flag("schema").is_some() {
        let schema = serde_json::to_string_pretty(&games::schema()).map_err(Error::defect)?;
        asked.refuse_idle()?;
        return target.write(&(schema + "\n")).map(|()| Done::Well);
    }
    let (formats, usual) = match asked.flag("certificate") {
        Some(_) => (&["json"][..], Format::Json),
        None => (ANSWER_FORMAT.words(), Format::Text),
    };
    let shown = Output::asked(asked, formats, usual, *language)?;
    if asked.value("batch").is_some() {
        return batch::run(request, shown, target);
    }
    let question = asked.part(games::options_of(command));
    asked.refuse_idle()?;
    let explanation = match *command {
        "prove" => prove::explanation(question, &shown.view, *language)?,
        "count" => Explanation::Count(count::explanation(question, shown.view.full)?),
        _ => answer(&Question::of_asked(command, question)?, shown.view.full),
    };
    let right = explanation.judgement();
    shown.view.check(asked, &explanation)?;
    let renderer = match shown.format {
        Format::Json => None,
        _ => Some(Renderer::only(*language, &explanation, &shown.view)?),
    };
    let text = shown.write(explanation, renderer.as_ref())?;
    // A step can have nothing to show; then the page is empty, and so is what is printed.
    target.write(if text.trim().is_empty() { "" } else { &text })?;
    Ok(if right == Some(false) { Done::Wrong } else { Done::Well })
}
