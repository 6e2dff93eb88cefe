//! Reads the codes of practice of a class. Each row of the list contains a code, and a name or a number. With a class
//! list, pupils without a code are added.

use std::collections::HashMap;

use super::code_rows::{self, CodeRow, CodeRowFault};
use super::names::{KnownClass, KnownPupil};
use super::{DuplicatePupil, MarkedFault, MarkedList};
use crate::code::practise::PractiseCode;
use crate::marking::{Pupil, name_key};
use crate::report::BadRow;
use crate::roster::ClassList;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_render::i18n::{Catalogue, Language};

/// Whether a list contains codes of practice: at least one is valid, or one was meant in every row.
pub(super) fn is_list(table: &ClassList) -> bool {
    let rows = CodeRow::all(table, &is_code);
    let is_meant = |row: &CodeRow<'_>| {
        let typed = CommandLine::from_arguments([row.code]);
        has_digit(row.code) && typed.tokens().next().is_some_and(PractiseCode::is_meant)
    };
    rows.iter().any(|row| is_code(row.code)) || !rows.is_empty() && rows.iter().all(is_meant)
}

/// Whether a text contains a digit, as codes do. A name can consist of the same letters.
fn has_digit(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit())
}

/// Whether a text is a valid code.
fn is_code(text: &str) -> bool {
    let typed = CommandLine::from_arguments([text]);
    typed.tokens().next().is_some_and(|word| PractiseCode::read(word).is_ok())
}

/// Reads the codes in `table`. `known` has the pupils of the class list, `None` without one. If a pupil has several
/// rows, the last one counts. Error messages about rows are in `language`.
pub(super) fn read(
    table: &ClassList,
    known: Option<&KnownClass>,
    language: Language,
) -> Result<MarkedList, Error> {
    let words = Catalogue::load(language, &["common", "errors", "worksheet"])?;
    let mut marked = MarkedList::new(known.map(|known| known.titles.clone()).unwrap_or_default())?;
    marked.marking.is_practice = true;
    let pupils = &mut marked.marking.pupils;
    let mut lines: HashMap<String, (usize, u64)> = HashMap::new();
    let mut doubts: HashMap<String, u64> = HashMap::new();
    for row in CodeRow::all(table, &is_code) {
        let line = row.line;
        let pupil = match pupil(&row, known) {
            Ok(pupil) => pupil,
            Err(error) => {
                let near =
                    known.map_or(Vec::new(), |known| known.possible_names(row.number, row.name));
                doubts.extend(near.into_iter().map(|name| (name, line)));
                let message = code_rows::message(&error, &words);
                marked.unread.push(BadRow { line, message });
                continue;
            }
        };
        let key = pupil.number.map_or_else(|| name_key(&pupil.name), |number| number.to_string());
        match lines.get(&key).filter(|_| !key.is_empty()) {
            Some((at, first)) => {
                let name = pupil.display_name(&words)?;
                marked.duplicates.push(DuplicatePupil { name, first: *first, line });
                pupils[*at] = pupil;
            }
            None => {
                lines.insert(key, (pupils.len(), line));
                pupils.push(pupil);
            }
        }
    }
    for own in known.map_or(&[][..], |known| &known.pupils) {
        if pupils.iter().all(|pupil| pupil.number != Some(own.number)) {
            let mut pupil = Pupil::of_class(own, String::new(), Vec::new());
            pupil.unread_line = doubts.get(&own.name).copied();
            pupils.push(pupil);
        }
    }
    marked.marking.finish(known.is_some());
    Ok(marked)
}

/// Returns the pupil of a row with the content of the code. Returns an error if the code is missing or invalid, or if
/// the class list has no such pupil.
fn pupil(row: &CodeRow<'_>, known: Option<&KnownClass>) -> Result<Pupil, Error> {
    let typed = CommandLine::from_arguments([row.code]);
    let code = typed.tokens().next().filter(|word| !word.text().is_empty());
    let code = code.ok_or_else(|| Error::from(CodeRowFault::NoCode).with_word(row.name))?;
    if row.name.is_empty() && !has_digit(row.code) {
        return Err(Error::from(CodeRowFault::NoCode).with_word(row.code));
    }
    let practice = PractiseCode::read(code)?;
    let written = practice.code();
    let mut pupil = match known {
        Some(known) => Pupil::of_class(named(row, known)?, written, Vec::new()),
        None => Pupil::new(written, Vec::new()),
    };
    if known.is_none() {
        row.name.clone_into(&mut pupil.name);
        pupil.number = row.number.parse().ok();
    }
    pupil.practice = Some(practice);
    Ok(pupil)
}

/// Returns the pupil of the class list whom a row names, by student number, name or number.
fn named<'k>(row: &CodeRow<'_>, known: &'k KnownClass) -> Result<&'k KnownPupil, Error> {
    let called = known.pupils_named(row.name);
    let only = if let [only] = called[..] { Some(only) } else { None };
    let numbered = row.number.parse().ok().and_then(|number| known.pupil_numbered(number));
    let name = || [row.name, row.number].into_iter().find(|text| !text.is_empty());
    let name = || name().unwrap_or_default().to_owned();
    known.with_id(row.number).or(only).or(numbered).ok_or_else(|| {
        let near = known.similar_names(row.name);
        match (called.len() > 1, near.is_empty()) {
            (true, _) => MarkedFault::Namesakes { name: name() }.into(),
            (false, true) => MarkedFault::NoPupil { name: name() }.into(),
            (false, false) => MarkedFault::NearPupil { name: name(), near }.into(),
        }
    })
}
