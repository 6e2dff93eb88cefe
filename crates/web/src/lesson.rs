//! The lesson section of the page, with three views: a teacher's plan (`plan.rs`), a pupil's tasks
//! (`pupil.rs`) and the report on result codes (`results.rs`). The command line contains the whole [`State`].

mod plan;
mod pupil;
mod results;
mod state;

use super::action::{PageState, TRIAL, Wanted};
use super::cache::Cache;
use super::edit::{WORKSHEET, parse_line};
use super::{Reply, empty, explain, fragments, presentation, sheet_command, sheets};
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use state::{State, View};

/// Applies the control that was used to the lesson, and adds the resulting view of the lesson to the reply.
pub(super) fn fill(reply: &mut Reply, typed: &PageState, shelf: &Cache) -> Result<(), Error> {
    let line = CommandLine::parse(&typed.line);
    let asked = parse_line(&line).1.into_result()?;
    let mut state = State::from_args(&asked)?;
    asked.reject_unused()?;
    let mut typed = typed.clone();
    if let (Wanted::Used(name, _), View::Plan) = (&typed.wanted, state.view)
        && name == "present"
        && let Some((line, touched)) = presentation::first_task(&state.lesson.tasks)
    {
        let shown = PageState { line, touched, wanted: Wanted::Nothing, ..typed };
        *reply = empty(&shown);
        return explain::fill(reply, &shown, shelf);
    }
    if let Some(view) = next_view(&typed.wanted, state.view) {
        typed.touched = if view == View::Pupil { TRIAL.to_owned() } else { String::new() };
        reply.touched.clone_from(&typed.touched);
        state = State { view, ..state.fresh() };
        typed.wanted = Wanted::Nothing;
    }
    let typed = &typed;
    if let (Wanted::File(format), View::Back) = (&typed.wanted, state.view) {
        reply.files = results::report_files(&state, typed, format, shelf)?;
        return Ok(());
    }
    if let (Wanted::Used(name, options), View::Back) = (&typed.wanted, state.view)
        && name == "sheet"
    {
        let lesson = state.lesson.text();
        let ordered = format!("{WORKSHEET} --after codes.csv --lesson \"{lesson}\" {options}");
        reply.line = sheet_command::make_reproducible(&ordered, &typed.roster, typed.chance);
        let line = reply.line.clone();
        return sheets::fill(
            reply,
            &PageState { line, wanted: Wanted::Nothing, ..typed.clone() },
            shelf,
        );
    }
    let (html, say) = match state.view {
        View::Plan => plan::plan(&mut state, typed, shelf)?,
        View::Pupil => pupil::pupil(&mut state, typed, shelf)?,
        View::Back => results::report(&state, typed, shelf)?,
    };
    reply.line = state.line();
    (reply.say, reply.step) = (say, None);
    let after = PageState { line: reply.line.clone(), ..typed.clone() };
    let title = shelf.words.text("web-wing-lesson")?;
    reply.title =
        shelf.words.format_with("web-title", [("game", title), ("position", String::new())])?;
    let head = fragments::head(shelf, &after)?;
    let parts = [("answer", html), ("head", head)];
    reply.parts.extend(parts.map(|(name, html)| (name.to_owned(), html)));
    for name in ["error", "setting", "judge", "foot"] {
        reply.parts.insert(name.to_owned(), String::new());
    }
    Ok(())
}

/// Returns the view to which the used control leads from the view `from`; `None` if the control does not change
/// the view.
fn next_view(constraint: &Wanted, from: View) -> Option<View> {
    let Wanted::Used(name, _) = constraint else { return None };
    match (from, name.as_str()) {
        (View::Plan, "try") => Some(View::Pupil),
        (View::Plan, "back") => Some(View::Back),
        (View::Back | View::Pupil, "plan") => Some(View::Plan),
        _ => None,
    }
}
