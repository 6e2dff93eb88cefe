//! The templates of games: one file a game, cut into sections at lines such as `{#== flip key ==#}`.
//! A section named after a kind of step shows that step from its detail on (and its picture from
//! another, if a second is named). Only the sections that a page needs are parsed: parsing is most of
//! what a short run of the program does.

use include_dir::{Dir, include_dir};

use super::Detail;
use crate::error::Error;

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

/// What is said in a file whose games say some of it in their own way: the file that this one goes on
/// from.
pub(super) fn base(source: &'static str) -> Option<&'static str> {
    source.split_once("{#++ ").and_then(|(_, rest)| rest.split_once(" ++#}")).map(|(name, _)| name)
}

/// The sections of a game: its own, and those of the file that it goes on from which it does not have
/// itself.
/// Errors: a file that is missing.
pub(super) fn of_game(game: &str) -> Result<Vec<Section>, Error> {
    let own = source(game)?;
    let mut sections: Vec<Section> = split(own).collect();
    if let Some(base) = base(own) {
        let given =
            split(source(base)?).filter(|section| !split(own).any(|own| own.name == section.name));
        sections.extend(given);
    }
    Ok(sections)
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
