//! Parses the components of a sum. A token in quotation marks is a component, such as `"3 4 --take 1,2"`.
//! Otherwise all tokens up to the next `+` that is a token of its own are one component:
//! `kayles 5 + grundy 9` has two. An error points at the token inside its component.
//! [`component`](super::component) has the type.

use super::component::Component;
use super::{MOST_PARTS, Sum, SumFault};
use crate::position::PileFault;
use crate::sums::{BreakFault, DisjunctiveSum, MisereFault};
use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token, narrow_text};
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};

/// Name of the game `sum`, for error messages.
const SUM: &str = <Sum as DisjunctiveSum>::NAME;

/// Command-line options that a component may have. They give its rules, or the trees of Hackenbush.
const OPTIONS: &[OptionSpec] = &[options::TAKE, options::LIMIT, options::MISERE, options::PARENTS];

/// Parses the components of a sum from the tokens `words` of the command line `text`. The error points at the
/// first component beyond the limit, at a `+` that lacks a component on one side, or at the fault inside a
/// component.
pub(super) fn parse_components(text: &str, words: &[Token<'_>]) -> Result<Vec<Component>, Error> {
    let mut parts: Vec<Token<'_>> = Vec::new();
    // Whether the next token begins a component.
    let mut begins = true;
    for word in words {
        if narrow_text(word.text()) == "+" {
            if begins {
                return Err(word.error(PileFault::NoPiles { game: SUM }));
            }
            begins = true;
            continue;
        }
        match parts.last_mut() {
            Some(last) if !begins && !is_quoted(text, *word) && !is_quoted(text, *last) => {
                *last = last.extended_to(*word);
            }
            _ => parts.push(*word),
        }
        begins = false;
    }
    match words.last() {
        Some(last) if begins => return Err(last.error(PileFault::NoPiles { game: SUM })),
        _ => {}
    }
    if let Some(extra) = parts.get(MOST_PARTS) {
        return Err(extra.error(SumFault::TooManyParts { most: MOST_PARTS as u64 }));
    }
    parts.into_iter().map(|word| parse_component(text, word)).collect()
}

/// Whether the token `word` of the line `text` is in quotation marks.
fn is_quoted(text: &str, word: Token<'_>) -> bool {
    text[..word.span().start].ends_with('"') && text[word.span().end..].starts_with('"')
}

/// Parses a component from the token `word`, which contains the component's own command line, such as `kayles
/// 5`. An error points into `text`, the command line of the sum.
fn parse_component(text: &str, word: Token<'_>) -> Result<Component, Error> {
    let line = CommandLine::parse(word.text());
    let from = word.span().start;
    let at_home = |error: Error| {
        let span = error.span.start + from..error.span.end + from;
        error.with_span(text, span)
    };
    parse_line(&line).map_err(at_home)
}

/// Parses a component from its own command line, such as `kayles 5`.
fn parse_line(line: &CommandLine) -> Result<Component, Error> {
    let mut args = Args::parse(line, OPTIONS.iter())?;
    args.reject(options::MISERE.name, MisereFault::ByValues { game: SUM })?;
    let named = args.peek().filter(|word| word.text().starts_with(char::is_alphabetic));
    let mut names = Component::GAMES.iter().copied();
    let game = match named {
        None => None,
        Some(word) => {
            let known = word.index_in(names.clone()).and_then(|at| names.nth(at));
            let unknown = || word.error(SumFault::NotAPart { games: Component::game_names() });
            let known = known.ok_or_else(unknown)?;
            args.next_word();
            Some(known).filter(|name| *name != Component::GAMES[0])
        }
    };
    let signed = args.flag(options::TAKE.name).is_some();
    let unnamed = Component::GAMES[usize::from(signed)];
    let addend = Component::parse_for_game(game.unwrap_or(unnamed), args)?;
    let most = addend.largest();
    let large = |word: &Token<'_>| word.number().is_ok_and(|size| size > most);
    match line.tokens().flat_map(Token::items).find(large) {
        Some(word) => Err(word.error(BreakFault::TooLarge { most })),
        None => Ok(addend),
    }
}
