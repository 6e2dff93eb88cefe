//! `carryless explain` and the commands of topics: answer one question, or a batch of questions, in the
//! chosen language, format and level of detail.

use super::command::{ExitStatus, Request};
use super::{batch, count, diagnostics, graph, output, page_output, prove, tty};
use crate::schema;
use carryless_args::ArgsError;
use carryless_args::error::Error;
use carryless_args::output_format::Format;
use carryless_evaluate::Output;
use carryless_games::game::Game;
use carryless_games::games::count::Count;
use carryless_games::games::{self, Explanation};
use carryless_web::link_from_args;

pub(super) fn run(request: &Request<'_>) -> Result<ExitStatus, Error> {
    let Request { args, command, language, .. } = request;
    let target = output::target(args)?;
    if args.flag("schema").is_some() {
        if let Some(word) = args.peek() {
            return Err(word.error(ArgsError::Conflict { other: "--schema".into() }));
        }
        args.reject_unused()?;
        return output::write(target, schema::EXPLANATION).map(|()| ExitStatus::Success);
    }
    if args.value_of("link").is_some() {
        return output::write(target, &link_from_args(args, *language, 0)?)
            .map(|()| ExitStatus::Success);
    }
    let screen = tty::screen(args.value_of("output").is_none());
    let shown = Output::from_args(command, args, *language, screen)?;
    if args.value_of("batch").is_some() {
        return batch::run(request, shown, target);
    }
    page_output::require_output_file(args, shown.format, &target)?;
    let question = args.restricted_to(games::options_of(command));
    args.reject_unused()?;
    let explanation = match *command {
        "prove" => prove::explanation(question, &shown.view, *language)?,
        "count" if games::topic_of(command, &question) == <Count as Game>::NAME => {
            Explanation::Count(count::explanation(question, shown.view.full)?)
        }
        _ => count::explain(&graph::question(command, question)?, shown.view.full),
    };
    let written = shown.write_answer(args, explanation)?;
    match shown.format {
        Format::Pdf => page_output::print(target, written.text, *language)?,
        _ => output::write(target, &written.text)?,
    }
    if let Some(remark) = &written.remark {
        diagnostics::remark(remark);
    }
    Ok(if written.right == Some(false) { ExitStatus::Wrong } else { ExitStatus::Success })
}
