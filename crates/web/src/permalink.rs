//! Links that open the page in its current state. The state is in the fragment after `#`, which is never sent
//! to a server. A command line that the page rejects has no link.

use super::action::PageState;
use super::cache::Cache;
use super::edit::with_command;
use super::{Request, fill};
use carryless_args::Args;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::error::faults;
use carryless_render::i18n::Language;

faults! {
    pub enum LinkFault {
        NotAnAddress = "link-address",
    }
}

/// Program name and a space, which an error excerpt shows before the command line.
const PROGRAM: &str = "carryless ";

/// Options that a link leaves out of its command line. The link has the language as a parameter of its own.
const APART: [&str; 3] = ["link", "lang", "color"];

/// Returns the link to the page at the address `base` that shows this command line. `base` has no fragment
/// after `#`; `line` must not be encoded yet. `language` is a tag such as `zh`; `step` is the index of the
/// board frame to show, 0-based.
pub fn link(base: &str, language: &str, line: &str, step: Option<usize>) -> String {
    let mut link = format!("{base}#lang={language}&line={}", encoded(line));
    if let Some(step) = step {
        link += &format!("&step={step}");
    }
    link
}

/// Returns the link for a command line with `--link`, and a line feed. The value of `--link` is the address of
/// the page; the page shows the answer to the rest of the command line. `chance` is a random number, used as
/// the seed if none is given.
///
/// # Errors
/// The error that the page would show for the command line, or `link-address` for an invalid address.
pub fn link_from_args(args: &Args<'_>, language: Language, chance: u64) -> Result<String, Error> {
    let word = args.value_of("link");
    let base = word.map(Token::text).unwrap_or_default();
    if let Some(word) = word.filter(|_| !is_address(base)) {
        return Err(word.error(LinkFault::NotAnAddress));
    }
    // `--lang` with two languages belongs to the sheet, not to its page.
    let is_own = |name: &&&str| match args.value_of(name) {
        Some(word) if **name == "lang" => Language::of_code(word.text()).is_ok(),
        _ => true,
    };
    let apart = APART.iter().filter(is_own).filter_map(|name| args.span_of(name));
    let mut apart: Vec<_> = apart.collect();
    apart.sort_by_key(|place| place.start);
    let mut text = args.line().text().to_owned();
    for place in apart.into_iter().rev() {
        text = super::edit::remove_span(&text, place);
    }
    let request = Request { line: text.clone(), chance, ..Request::default() };
    let typed = PageState::from_request(&request, language);
    let shown = Cache::with(language, |shelf| fill(&typed, shelf));
    // The error must quote the command line as typed.
    let shown = shown.map_err(|error| {
        // A seed that was added automatically is not part of the typed text.
        let typed = PageState { line: with_command(&text), ..typed };
        let again = Cache::with(language, |shelf| fill(&typed, shelf));
        again.err().unwrap_or(error).with_prefix(PROGRAM)
    })?;
    Ok(link(base, language.code(), &shown.line, None) + "\n")
}

/// Whether `base` is the URL or file path of a page, without a fragment after `#`.
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

/// Percent-encodes a value for a URL; spaces become `+`.
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
