//! The templates of games: one file a game, cut into sections at lines such as `{#== flip key ==#}`.
//! A section named after a kind of step shows that step from its detail on. Only the sections that
//! a page needs are parsed: parsing is most of what a short run of the program does.

use include_dir::{Dir, include_dir};

use super::Detail;
use crate::error::Error;

static GAMES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/games");

/// A part of a game's template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// The kind of step, or the part of the page.
    pub(super) name: &'static str,
    /// The least detail at which it is shown.
    pub(super) detail: Detail,
    /// The template.
    pub(super) source: &'static str,
}

/// The file `templates/games/<name>.md.tera`.
pub(super) fn source(name: &str) -> Result<&'static str, Error> {
    let path = format!("{name}.md.tera");
    let file = GAMES.get_file(&path).and_then(|file| file.contents_utf8());
    file.ok_or_else(|| Error::defect(format!("{path} is missing")))
}

/// The sections of a file, in order; what stands before the first is a remark to its reader.
pub(super) fn split(source: &'static str) -> impl Iterator<Item = Section> {
    source.split("{#== ").skip(1).filter_map(|part| {
        let (head, source) = part.split_once(" ==#}\n")?;
        let (name, detail) = head.split_once(' ').unwrap_or((head, "verdict"));
        let (_, detail) = Detail::ALL.into_iter().find(|(word, _)| *word == detail)?;
        Some(Section {
            name,
            detail,
            source,
        })
    })
}
