//! `carryless answers CODE`: the worked key of a sheet, again, months later and on another machine.
//! `carryless answers --check FILE`: the answers of a class, marked.

use super::command::{Done, Request};
use super::lists::ListFiles;
use super::said::remark;
use super::worksheet::Browser;
use super::{output, screen, threads};
use crate::asked::AskedFault;
use crate::asked::format::Format;
use crate::error::{Error, faults};
use crate::files::output::Target;
use crate::options::KEY_FORMAT;
use crate::web::linked;
use crate::worksheet::key::Key;
use crate::worksheet::marks::{CHECKED_FORMATS, Marks};

faults! {
    pub(super) enum AnswersFault {
        NeedsOutput = "needs-output",
    }
}

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, language, .. } = request;
    if asked.value("link").is_some() {
        return output::print(&linked(asked, *language, 0)?).map(|()| Done::Well);
    }
    let target = output::target(asked)?;
    let screen = screen::screen(target == Target::Standard);
    if let Some(file) = asked.value("check") {
        if let Some(word) = asked.peek() {
            return Err(word.error(AskedFault::Conflict { other: "--check".into() }));
        }
        let format = Format::asked(asked, CHECKED_FORMATS, Format::Text)?;
        let roster = asked.value("roster");
        let lists = ListFiles::of(asked)?.telling(*language);
        asked.refuse_idle()?;
        let marks = Marks::read((file, roster), format, screen, *language, &lists)?;
        if let Some(again) = &marks.again {
            remark(again);
        }
        output::write(target, &marks.text)?;
        // Rows that cannot be read are named, and the exit code tells.
        return Ok(if marks.is_read { Done::Well } else { Done::Wrong });
    }
    let format = Format::asked(asked, KEY_FORMAT.words(), Format::Text)?;
    let key = Key::read(asked, format, *language)?;
    match format {
        Format::Pdf if matches!(target, Target::Standard) => {
            return Err(asked.error("format", AnswersFault::NeedsOutput));
        }
        Format::Pdf | Format::Epub => {
            threads::ready();
            output::told(target, |target| {
                let mut draft = target.open()?;
                Browser::find()?.print(vec![key.text(screen)?], |_, pdf| draft.put(&pdf))?;
                draft.keep()
            })?;
        }
        _ => output::write(target, &key.text(screen)?)?,
    }
    Ok(Done::Well)
}
