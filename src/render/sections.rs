//! The templates of games: one file a game, cut into sections at lines such as `{#== flip key ==#}`.
//! A section named after a kind of step shows that step from its detail on (and its picture from
//! another, if a second is named). Only the sections that
//! a page needs are parsed: parsing is most of what a short run of the program does.

use include_dir::{Dir, include_dir};

use super::Detail;
use crate::error::Error;
use crate::wording::Catalogue;

static GAMES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/games");
static PAGES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/pages");

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// The kind of step, or the part of the page.
    pub(super) name: &'static str,
    /// The least detail at which it is shown.
    pub(super) detail: Detail,
    /// The least detail at which its picture is shown.
    pub(super) picture: Detail,
    pub(super) source: &'static str,
}

/// What Tera calls a section of a game's template.
pub(super) fn name(game: &str, section: &str) -> String {
    [game, "/", section, ".md"].concat()
}

/// The file `<name>.md.tera` of a game or of other pages.
pub(super) fn source(name: &str) -> Result<&'static str, Error> {
    let path = format!("{name}.md.tera");
    let file = GAMES
        .get_file(&path)
        .or_else(|| PAGES.get_file(&path))
        .and_then(|file| file.contents_utf8());
    file.ok_or_else(|| Error::defect(format!("{path} is missing")))
}

/// A template with the words put in that need no value: `{{ t(key="full-stop") }}`. A page asks for
/// a dozen of them, and every call costs as much as a row of a table.
pub(super) fn said(source: &str, words: &Catalogue) -> Result<String, Error> {
    const BEFORE: &str = "{{ t(key=\"";
    const AFTER: &str = "\") }}";
    let mut text = String::with_capacity(source.len());
    let mut rest = source;
    while let Some((before, call)) = rest.split_once(BEFORE) {
        text.push_str(before);
        let id = call.split(|c: char| c != '-' && !c.is_ascii_alphanumeric()).next();
        let (id, after) = call.split_at(id.map_or(0, str::len));
        let words = after.starts_with(AFTER).then(|| words.text(id)).transpose()?;
        // A blank at its ends would be taken for one of the template, a brace for a command.
        match words.filter(|words| words.trim() == words && !words.contains('{')) {
            Some(words) => {
                text.push_str(&words);
                rest = &after[AFTER.len()..];
            }
            None => {
                text.push_str(BEFORE);
                rest = call;
            }
        }
    }
    text.push_str(rest);
    Ok(text)
}

/// The sections of a file, in order; what stands before the first is a remark to its reader.
pub(super) fn split(source: &'static str) -> impl Iterator<Item = Section> {
    source.split("{#== ").skip(1).filter_map(|part| {
        let (head, source) = part.split_once(" ==#}\n")?;
        let mut words = head.split(' ');
        let name = words.next()?;
        let detail = words.next().map_or(Some(Detail::Verdict), Detail::of_name)?;
        let picture = words.next().map_or(Some(detail), Detail::of_name)?;
        Some(Section { name, detail, picture, source })
    })
}
