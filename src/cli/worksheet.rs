//! `carryless worksheet`: sheets of exercises and their keys, for one pupil or a class. In: options,
//! a file of them, or the code of a sheet. Out: pages in files whose paths are printed; Markdown,
//! JSON and CSV also on standard output.

mod browser;
mod class;
mod files;
mod ledger;
mod pdf;
mod places;
mod shelf;
mod topics;

use std::hash::{BuildHasher, RandomState};

use super::command::{Done, Request};
use super::format::Format;
use super::output;
use super::said::remark;
use super::threads;
use crate::asked::file::{SpecFile, SpecFileFault};
use crate::asked::{Asked, AskedFault};
use crate::error::Error;
use crate::exercises::space::SpaceFault;
use crate::files::input;
use crate::line::Word;
use crate::options::{OptionSpec, Role, SET, SHEET, SHEET_FORMAT};
use crate::wording::Language;
use crate::worksheet::code::SheetCode;
use crate::worksheet::spec::{self, CLASS, Spec};
use crate::worksheet::tier::Tier;
use crate::worksheet::writer::SheetWriter;

pub(super) use browser::Browser;
use class::ClassFault;
pub(super) use class::{Class, Pupils};
pub(super) use places::Places;

/// Seeds that nobody has chosen are below this, so that codes stay short.
const SEEDS: u64 = 1 << 20;

pub(super) fn run(request: &Request<'_>) -> Result<Done, Error> {
    let Request { asked, language, .. } = request;
    if asked.flag("topics").is_some() {
        let target = output::target(asked)?;
        asked.refuse_idle()?;
        return output::write(target, &topics::list(*language)?).map(|()| Done::Well);
    }
    let held = || SHEET.iter().chain(SET);
    let file = asked.value("spec").map(|word| spec_file(word, held())).transpose()?;
    let asked = asked.clone().before_file(file.as_ref(), held())?;
    if let Some(word) = asked.peek() {
        return Err(SpecFileFault::stray(word));
    }
    let spec = Spec::read(&asked, *language)?;
    if asked.flag("write-spec").is_some() {
        let target = output::target(&asked)?;
        return output::write(target, &spec.toml()?).map(|()| Done::Well);
    }
    threads::ready();
    let set = || match asked.value("code") {
        Some(word) => of_code(word, &asked, spec.clone()),
        None => of_spec(&asked, spec.clone(), *language),
    };
    let (class, pupils, look) = set().map_err(|error| asked.place(at_topics(error, &asked)))?;
    if let Some(told) = pupils.told(*language)? {
        remark(&told);
    }
    let format = Format::asked(&asked, SHEET_FORMAT.words(), Format::Html);
    let format = format.map_err(|error| asked.place(error))?;
    let places = Places::of(&asked, (&class, &pupils, &look), format);
    let places = places.map_err(|error| asked.place(error))?;
    asked.refuse_idle()?;
    let writer = SheetWriter::new(look)?;
    files::write(&class, &pupils, &writer, places, format)?;
    Ok(Done::Well)
}

/// An error about the exercises that there are, at the topic that has too few.
fn at_topics(error: Error, asked: &Asked<'_>) -> Error {
    let Some(SpaceFault::TooFew { topic, .. }) = error.fault().cloned() else { return error };
    let place = asked.value("topic").map(|word| part_about(word, topic));
    let place = place.or_else(|| {
        ["copies", "roster", "after", "count"].iter().find_map(|name| asked.value(name))
    });
    match place {
        Some(word) => word.error(error),
        None => asked.line().error_at_end(error),
    }
}

/// The part of a list with commas that begins with this name; without one, the whole.
fn part_about<'l>(word: Word<'l>, name: &str) -> Word<'l> {
    let mut from = 0;
    for part in word.text().split(',') {
        if part.split(':').next().is_some_and(|own| own.trim() == name) {
            return word.part(from, from + part.len());
        }
        from += part.len() + 1;
    }
    word
}

fn of_code(
    word: Word<'_>,
    asked: &Asked<'_>,
    spec: Spec,
) -> Result<(Class, Pupils, spec::Look), Error> {
    // The code says already what the exercises are.
    if let Some(flag) = asked.of_role(&[Role::Rule]) {
        return Err(flag.error(AskedFault::Conflict { other: "--code".into() }));
    }
    let sheet_code = SheetCode::read(word)?;
    let languages = match (asked.value("lang"), &sheet_code.languages[..]) {
        (None, [_, ..]) => sheet_code.languages.clone(),
        _ => spec.look.languages.clone(),
    };
    let look = spec::Look { languages, ..spec.look };
    let index = sheet_code.index;
    Ok((Class::new(sheet_code)?, Pupils::one(index), look))
}

/// The sheet, or the sheets, of a spec.
fn of_spec(
    asked: &Asked<'_>,
    spec: Spec,
    language: Language,
) -> Result<(Class, Pupils, spec::Look), Error> {
    let mut pupils = Pupils::read(asked, &spec.content.wishes, language)?;
    let level = spec.content.wishes.level();
    if let Some(flag) = asked.flag("set").filter(|_| level > Tier::HIGHEST) {
        return Err(flag.error(ClassFault::NothingHarder { level: Tier::HIGHEST.into() }));
    }
    if let Some(word) = asked.value("range") {
        pupils.slice(word)?;
    }
    let sheet_code = SheetCode {
        content: spec.content,
        // A short number, for whoever wants to type it again.
        seed: spec.seed.unwrap_or_else(|| RandomState::new().hash_one(0) % SEEDS),
        copies: pupils.count().min(CLASS),
        index: 0,
        languages: spec.look.languages.clone(),
    };
    let class = if pupils.has_tiers() { Class::tiered } else { Class::new };
    Ok((class(sheet_code)?, pupils, spec.look))
}

fn spec_file(
    word: Word<'_>,
    held: impl Iterator<Item = &'static OptionSpec> + Clone,
) -> Result<SpecFile, Error> {
    let name = if word.text() == "-" { "stdin" } else { word.text() };
    SpecFile::read(name, &input::text(word, u64::MAX)?, held)
}
