//! A link that opens exactly what a page shows. In: where the page is, and what it shows. Out: the
//! address; what is behind `#` never reaches a server. A line that a page refuses has none.

use super::action::PageState;
use super::cache::Cache;
use super::edit::with_command;
use super::{Request, fill};
use crate::args::Args;
#[cfg(feature = "cli")]
use crate::command_line::Token;
use crate::error::Error;
#[cfg(feature = "cli")]
use crate::error::faults;
use crate::i18n::Language;

#[cfg(feature = "cli")]
faults! {
    pub(crate) enum LinkFault {
        NotAnAddress = "link-address",
    }
}

/// The program, as it stands before a line.
const PROGRAM: &str = "carryless ";

/// What a link says by itself, or what is no part of what a page shows.
const APART: [&str; 3] = ["link", "lang", "color"];

/// The address of a page at `base` that shows this line in this language.
pub(crate) fn link(base: &str, language: &str, line: &str, step: Option<usize>) -> String {
    let mut link = format!("{base}#lang={language}&line={}", encoded(line));
    if let Some(step) = step {
        link += &format!("&step={step}");
    }
    link
}

/// The link of a command line that asks for one, as a line: the page behind `--link` shows the answer to
/// what is left of it.
/// `chance` is a number by chance for a line that needs one.
/// Errors: what the page refuses of that line.
#[cfg(feature = "cli")]
pub(crate) fn linked(asked: &Args<'_>, language: Language, chance: u64) -> Result<String, Error> {
    let word = asked.value("link");
    let base = word.map(Token::text).unwrap_or_default();
    if let Some(word) = word.filter(|_| !is_address(base)) {
        return Err(word.error(LinkFault::NotAnAddress));
    }
    // Both languages side by side are those of a sheet, not of its page.
    let is_own = |name: &&&str| match asked.value(name) {
        Some(word) if **name == "lang" => Language::of_code(word.text()).is_ok(),
        _ => true,
    };
    let apart = APART.iter().filter(is_own).filter_map(|name| asked.place_of(name));
    let mut apart: Vec<_> = apart.collect();
    apart.sort_by_key(|place| place.start);
    let mut text = asked.line().text().to_owned();
    for place in apart.into_iter().rev() {
        text = super::edit::without(&text, place);
    }
    let request = Request { line: text.clone(), chance, ..Request::default() };
    let typed = PageState::after(&request, language);
    let shown = Cache::with(language, |shelf| fill(&typed, shelf));
    // Whoever typed it sees it as it was typed.
    let shown = shown.map_err(|error| {
        // A seed that nobody typed is no part of it.
        let typed = PageState { line: with_command(&text), ..typed };
        let again = Cache::with(language, |shelf| fill(&typed, shelf));
        again.err().unwrap_or(error).behind(PROGRAM)
    })?;
    Ok(link(base, language.code(), &shown.line, None) + "\n")
}

/// Whether this is the address of a page, or its path: without `#`, which begins what the link says.
#[cfg(feature = "cli")]
fn is_address(base: &str) -> bool {
    let scheme = base.split(['/', '?']).next().and_then(|head| head.split_once(':'));
    let is_known = |(scheme, _): (&str, &str)| {
        ["http", "https", "file"].iter().any(|known| scheme.eq_ignore_ascii_case(known))
    };
    // `C:\\nim.html` and `localhost:3000` have no scheme.
    let is_scheme = |(scheme, rest): &(&str, &str)| {
        scheme.len() > 1 && !rest.starts_with(|first: char| first.is_ascii_digit())
    };
    !base.contains('#') && scheme.filter(is_scheme).is_none_or(is_known)
}

/// The text as a value in an address, spaces as `+`.
fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'*' => {
                out.push(char::from(byte));
            }
            b' ' => out.push('+'),
            byte => out += &format!("%{byte:02X}"),
        }
    }
    out
}
