//! Three versions of a sheet for one class: support, core and extension, a level apart. [`Tier`] gives the
//! [`Content`] of each version from that of the core, and the tier of each pupil from the group names of a
//! class list.

use super::spec::Content;
use crate::command_line::narrow;
use crate::exercises::Constraint;

/// Names of groups in lower case: a line for each tier, then names for the second of three or the last of
/// two, then suffixes that are ignored.
const WORDS: &str = include_str!("../../templates/worksheet/group-words.txt");

/// One of the three versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tier {
    /// One level easier, with a solved exercise before each topic and squares to work in.
    Support,
    Core,
    /// One level harder.
    Extension,
}

impl Tier {
    /// All tiers, from easy to hard.
    pub(crate) const ALL: [Tier; 3] = [Tier::Support, Tier::Core, Tier::Extension];

    /// Highest level of a core; the extension is one above it.
    pub(crate) const HIGHEST: u8 = 4;

    /// Returns the name of the tier in message ids and file names.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Tier::Support => "support",
            Tier::Core => "core",
            Tier::Extension => "extension",
        }
    }

    /// Returns the sign of the tier on the pupil's pages, which does not reveal its meaning.
    pub(crate) fn mark(self) -> &'static str {
        match self {
            Tier::Support => "\u{25b2}",
            Tier::Core => "\u{25cf}",
            Tier::Extension => "\u{25a0}",
        }
    }

    /// Returns the level of the tier, at least 1.
    pub(crate) fn level(self, core: u8) -> u8 {
        match self {
            Tier::Support => core.saturating_sub(1).max(1),
            Tier::Core => core,
            Tier::Extension => core + 1,
        }
    }

    /// Returns the content of the tier's sheets.
    pub(crate) fn content(self, core: &Content) -> Content {
        let level = u64::from(self.level(core.constraints.level()));
        Content {
            constraints: core.constraints.clone().with(Constraint::Level, level),
            ..core.clone()
        }
    }

    /// Returns the tier of each pupil by the group names of a class list; `None` for an unknown name.
    pub(crate) fn from_groups(groups: &[String]) -> Vec<Option<Tier>> {
        let words: Vec<String> = groups.iter().map(|group| plain(group)).collect();
        let [support, core, extension, either] = [0, 1, 2, 3].map(line);
        // 提高 is the highest of two groups, and the middle one of three.
        let has_third = words.iter().any(|word| extension.clone().any(|known| known == word));
        let tier = |word: &String| {
            let is = |mut known: std::str::Split<'static, char>| known.any(|known| known == word);
            match () {
                () if is(support.clone()) => Some(Tier::Support),
                () if is(core.clone()) => Some(Tier::Core),
                () if is(extension.clone()) => Some(Tier::Extension),
                () if is(either.clone()) && has_third => Some(Tier::Core),
                () if is(either.clone()) => Some(Tier::Extension),
                () => None,
            }
        };
        words.iter().map(tier).collect()
    }
}

fn line(number: usize) -> std::str::Split<'static, char> {
    WORDS.lines().nth(number).unwrap_or_default().split('|')
}

/// Returns the group name without prefix and suffix for "group": `Group A`, `Ａ组`.
fn plain(group: &str) -> String {
    let narrowed: String = group.chars().map(narrow).collect::<String>().to_lowercase();
    let word = narrowed.split_whitespace().next_back().unwrap_or_default();
    let mut endings = line(4);
    let cut = endings.find_map(|ending| word.strip_suffix(ending)).filter(|cut| !cut.is_empty());
    cut.unwrap_or(word).to_owned()
}
