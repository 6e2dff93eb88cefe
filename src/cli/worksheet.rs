//! `carryless worksheet`: sheets of exercises and their keys, for one pupil or a class. In: options,
//! a file of them, or the code of a sheet. Out: pages in files whose paths are printed; Markdown,
//! JSON and CSV also on standard output.

mod browser;
mod class;
mod files;
mod places;
mod topics;

use std::hash::{BuildHasher, RandomState};

use clap::ArgMatches;

use super::explain::option_value;
use super::{Done, output};
use crate::error::Error;
use crate::exercises::space::SpaceFault;
use crate::files::FileFault;
use crate::line::{Line, Word};
use crate::question::OptionSpec;
use crate::question::QuestionFault;
use crate::wording::Language;
use crate::worksheet::asked::{Asked, SpecFile};
use crate::worksheet::code::Ticket;
use crate::worksheet::scribe::Scribe;
use crate::worksheet::set::CLASS;
use crate::worksheet::set::SetFault;
use crate::worksheet::spec::{self, Spec};

pub(super) use browser::Browser;
pub(super) use class::{Class, Pupils};
pub(super) use files::{Format, read};
pub(super) use places::Places;

/// The options of the set and of its files, which a file of specifications may hold too.
const DELIVERY: &[OptionSpec] = &[
    OptionSpec::valued("format", "FORMAT"),
    OptionSpec::valued("copies", "N"),
    OptionSpec::valued("roster", "FILE"),
    OptionSpec::valued("name-column", "COLUMN"),
    OptionSpec::switch("bundle"),
    OptionSpec::valued("output", "FILE"),
];

/// The options that only make sense on the command line.
const MODES: &[OptionSpec] = &[
    OptionSpec::valued("range", "A-B"),
    OptionSpec::valued("code", "CODE"),
    OptionSpec::valued("spec", "FILE"),
    OptionSpec::switch("write-spec"),
    OptionSpec::switch("topics"),
    OptionSpec::switch("force"),
];

/// What a code already says.
const IN_CODE: [&str; 16] = [
    "topic", "count", "level", "piles", "max", "target", "limit", "misere", "say", "trap",
    "raising", "fade", "points", "seed", "copies", "roster",
];

/// Seeds that nobody has chosen are below this, so that codes stay short.
const SEEDS: u64 = 1 << 20;

/// All options of the command.
pub(super) fn options() -> impl Iterator<Item = &'static OptionSpec> {
    spec::OPTIONS.iter().chain(DELIVERY).chain(MODES)
}

pub(super) fn run(line: &Line, arguments: &ArgMatches, language: Language) -> Result<Done, Error> {
    if arguments.get_flag("topics") {
        return print(&topics::list(language)?);
    }
    let held: Vec<OptionSpec> = spec::OPTIONS.iter().chain(DELIVERY).copied().collect();
    let file = option_value(line, "spec").map(|word| spec_file(word, &held)).transpose()?;
    let own = own_words(line);
    let asked = Asked::sort(&own, file.as_ref(), &held)?;
    let spec = Spec::read(&asked, language)?;
    if arguments.get_flag("write-spec") {
        return print(&spec.toml()?);
    }
    let set = || match option_value(line, "code") {
        Some(word) => of_code(word, &asked, spec.clone()),
        None => of_spec(line, &asked, spec.clone()),
    };
    let too_few = |error| at_topics(error, line, &asked);
    let (class, pupils, look) = set().map_err(|error| asked.place(too_few(error)))?;
    let format = asked.one_of("format", &Format::ALL).map_err(|error| asked.place(error))?;
    let output = option_value(line, "output").or_else(|| asked.value("output"));
    let format = format.or_else(|| Format::of_name(output?.text())).unwrap_or_default();
    let places = Places::of(line, arguments, &asked, (&class, &pupils, &look), format);
    let places = places.map_err(|error| asked.place(error))?;
    let scribe = Scribe::new(look)?;
    files::write(&class, &pupils, &scribe, &places, format)?;
    Ok(Done::Well)
}

/// The words of the line that are options of the sheet and the set: not the program, the command,
/// the modes, or the file to write to.
fn own_words(line: &Line) -> Line {
    let (mut index, mut keeps_value, mut has_command) = (0, None, false);
    line.retain(|word| {
        index += 1;
        if let Some(kept) = keeps_value.take() {
            return kept;
        }
        let (name, glued) = match word.split_once('=') {
            Some((name, _)) => (name.text(), true),
            None => (word.text(), false),
        };
        let name = if name == "-o" { "--output" } else { name };
        let Some(spec) = options().find(|spec| name.strip_prefix("--") == Some(spec.name)) else {
            // The program, and the first word that belongs to no option: the command.
            return index > 1 && std::mem::replace(&mut has_command, true);
        };
        let own = spec.name != "output" && MODES.iter().all(|mode| mode.name != spec.name);
        if spec.value.is_some() && !glued {
            keeps_value = Some(own);
        }
        own
    })
}

fn print(text: &str) -> Result<Done, Error> {
    output::Target::Standard.write(text).map(|()| Done::Well)
}

/// An error about the exercises that there are, at the topics that were asked for.
fn at_topics(error: Error, line: &Line, asked: &Asked<'_>) -> Error {
    let too_few = matches!(error.fault(), Some(SpaceFault::TooFew { .. }))
        || matches!(error.fault(), Some(SetFault::TooFewEqual { .. }));
    if !too_few {
        return error;
    }
    let place = ["topic", "copies", "roster", "count"].iter().find_map(|name| asked.value(name));
    match place {
        Some(word) => word.error(error),
        None => line.error_at_end(error),
    }
}

/// The sheet with this code.
fn of_code(
    word: Word<'_>,
    asked: &Asked<'_>,
    spec: Spec,
) -> Result<(Class, Pupils, spec::Look), Error> {
    if let Some(flag) = IN_CODE.iter().find_map(|name| asked.flag(name)) {
        return Err(flag.error(QuestionFault::Conflict { other: "--code".into() }));
    }
    let ticket = Ticket::read(word)?;
    let languages = match (asked.value("lang"), &ticket.languages[..]) {
        (None, [_, ..]) => ticket.languages.clone(),
        _ => spec.look.languages.clone(),
    };
    let look = spec::Look { languages, ..spec.look };
    let index = ticket.index;
    Ok((Class::new(ticket)?, Pupils::one(index), look))
}

/// The sheet, or the sheets, of a spec.
fn of_spec(
    line: &Line,
    asked: &Asked<'_>,
    spec: Spec,
) -> Result<(Class, Pupils, spec::Look), Error> {
    let mut pupils = Pupils::read(asked)?;
    if let Some(word) = option_value(line, "range") {
        pupils.slice(word)?;
    }
    let ticket = Ticket {
        content: spec.content,
        // A short number, for whoever wants to type it again.
        seed: spec.seed.unwrap_or_else(|| RandomState::new().hash_one(0) % SEEDS),
        copies: pupils.count().min(CLASS),
        index: 0,
        languages: spec.look.languages.clone(),
    };
    Ok((Class::new(ticket)?, pupils, spec.look))
}

fn spec_file(word: Word<'_>, held: &[OptionSpec]) -> Result<SpecFile, Error> {
    let bytes = files::read(word)?;
    let text = String::from_utf8(bytes).map_err(|_| word.error(FileFault::NotUtf8))?;
    SpecFile::read(&text, held)
}
