//! Templates of games: one file per game, split into sections at lines such as `{#== flip key ==#}`. A
//! section named after a kind of step renders that step. The first detail in the line is the least that shows
//! the section, a second one the least that shows its figure. Only the sections that a page needs are parsed,
//! because parsing dominates a short run of the program.

use super::Detail;
use carryless_args::error::Error;

/// A section of a template file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Section {
    /// Kind of step, or name of a part of the page such as `title`.
    pub(super) name: &'static str,
    /// Least detail at which the section is shown.
    pub(super) detail: Detail,
    /// Least detail at which the section's figure is shown.
    pub(super) picture: Detail,
    /// Source text of the section's template.
    pub(super) source: &'static str,
}

/// Returns the template name of a section of a game, such as `nim/title.md`.
pub(super) fn template_name(game: &str, section: &str) -> String {
    [game, "/", section, ".md"].concat()
}

/// Returns the source of the template file `<name>.md.tera` of a game or of another page.
pub(super) fn source(name: &str) -> Result<&'static str, Error> {
    let path = format!("{name}.md.tera");
    let file = ["games/", "pages/"]
        .iter()
        .find_map(|folder| carryless_templates::find(&[folder, path.as_str()].concat()));
    file.ok_or_else(|| Error::internal(format!("{path} is missing")))
}

/// Returns the name of the template file that a template source extends, such as `sums` in `{#++ sums ++#}`; `None` if
/// it extends none.
pub(super) fn extended_file(source: &'static str) -> Option<&'static str> {
    source.split_once("{#++ ").and_then(|(_, rest)| rest.split_once(" ++#}")).map(|(name, _)| name)
}

/// Returns the sections of a game: its own, and those of the extended file that it does not redefine.
///
/// # Errors
///
/// A missing file is an internal error.
pub(super) fn sections_of_game(game: &str) -> Result<Vec<Section>, Error> {
    let own = source(game)?;
    let mut sections: Vec<Section> = parse_sections(own).collect();
    if let Some(base) = extended_file(own) {
        let given = parse_sections(source(base)?)
            .filter(|section| !parse_sections(own).any(|own| own.name == section.name));
        sections.extend(given);
    }
    Ok(sections)
}

/// Returns the sections of a template source, in order. Text before the first section is ignored as a comment; a
/// section whose first line is malformed is skipped.
pub(super) fn parse_sections(source: &'static str) -> impl Iterator<Item = Section> {
    source.split("{#== ").skip(1).filter_map(|part| {
        let (head, source) = part.split_once(" ==#}\n")?;
        let mut words = head.split(' ');
        let name = words.next()?;
        let detail = words.next().map_or(Some(Detail::Verdict), Detail::from_name)?;
        let picture = words.next().map_or(Some(detail), Detail::from_name)?;
        Some(Section { name, detail, picture, source })
    })
}
