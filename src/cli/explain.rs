//! `carryless explain` and the commands of topics: one question, or a batch of them, in the chosen
//! language, format and detail.

use super::answer::{Output, answer};
use super::command::{Done, Request};
use super::format::Format;
use super::{batch, count, output, prove, said};
use crate::asked::AskedFault;
use crate::error::Error;
use crate::games::{self, Explanation, Question};
use crate::options::{ANSWER_FORMAT, Role};
use crate::render::{Renderer, View};
use crate::wording::{Catalogue, Language, Reader};

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, command, language, .. } = request;
    let target = output::target(asked)?;
    if asked.flag("schema").is_some() {
        if let Some(word) = asked.peek() {
            return Err(word.error(AskedFault::Conflict { other: "--schema".into() }));
        }
        let schema = serde_json::to_string_pretty(&games::schema()).map_err(Error::defect)?;
        asked.refuse_idle()?;
        return output::write(target, &(schema + "\n")).map(|()| Done::Well);
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
        _ => Some(Renderer::only(
            *language,
            &explanation,
            &shown.view,
            shown.format == Format::Html,
        )?),
    };
    // A page of hints or of single steps says nothing of what was judged.
    let View { hint, only, .. } = &shown.view;
    let is_silent = shown.format != Format::Json && (hint.is_some() || !only.is_empty());
    let text = shown.write(explanation, renderer.as_ref())?;
    // A step can have nothing to show; then the page is empty, and so is what is printed.
    output::write(target, if text.trim().is_empty() { "" } else { &text })?;
    if let (Some(right), Some(_)) = (right, asked.of_role(&[Role::Judged]))
        && is_silent
    {
        said::remark(&judged(right, (*language, shown.view.reader))?);
    }
    Ok(if right == Some(false) { Done::Wrong } else { Done::Well })
}

/// What is said of an answer that is judged on a page which does not say it.
fn judged(right: bool, (language, reader): (Language, Reader)) -> Result<String, Error> {
    Catalogue::load(language, &["errors"])?.to(reader).text(if right {
        "judged-right"
    } else {
        "judged-wrong"
    })
}
