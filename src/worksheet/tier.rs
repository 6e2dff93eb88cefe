//! Three versions of a sheet for one class: support, core and extension, each a level apart. In: the
//! core's content, and the words in which a class list names its groups. Out: the content of each
//! version, and who has which.

use super::spec::Content;
use crate::command_line::narrow;
use crate::exercises::Constraint;

/// Words for groups, in lower case: a line a version; then words for the second of three or the last of
/// two; then what may stand behind a word.
const WORDS: &str = include_str!("../../templates/worksheet/group-words.txt");

/// One of the three versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tier {
    /// A level easier, with a solved exercise before each topic and squares to work in.
    Support,
    Core,
    /// A level harder.
    Extension,
}

impl Tier {
    /// All, from easy to hard.
    pub(crate) const ALL: [Tier; 3] = [Tier::Support, Tier::Core, Tier::Extension];

    /// The highest level of a core: there is one above it.
    pub(crate) const HIGHEST: u8 = 4;

    /// Its name in messages and of files.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Tier::Support => "support",
            Tier::Core => "core",
            Tier::Extension => "extension",
        }
    }

    /// The sign for it on the pupil's pages, which says nothing to whoever does not know it.
    pub(crate) fn mark(self) -> &'static str {
        match self {
            Tier::Support => "\u{25b2}",
            Tier::Core => "\u{25cf}",
            Tier::Extension => "\u{25a0}",
        }
    }

    /// Its level; below the first there is none.
    pub(crate) fn level(self, core: u8) -> u8 {
        match self {
            Tier::Support => core.saturating_sub(1).max(1),
            Tier::Core => core,
            Tier::Extension => core + 1,
        }
    }

    /// What stands on it.
    pub(crate) fn content(self, core: &Content) -> Content {
        let level = u64::from(self.level(core.wishes.level()));
        Content { wishes: core.wishes.clone().with(Constraint::Level, level), ..core.clone() }
    }

    /// Who has which, by the words of a class list; nobody's word is known where there is `None`.
    pub(crate) fn of_groups(groups: &[String]) -> Vec<Option<Tier>> {
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

/// The word without what only says that it is a group: `Group A`, `Ａ组`.
fn plain(group: &str) -> String {
    let narrowed: String = group.chars().map(narrow).collect::<String>().to_lowercase();
    let word = narrowed.split_whitespace().next_back().unwrap_or_default();
    let mut endings = line(4);
    let cut = endings.find_map(|ending| word.strip_suffix(ending)).filter(|cut| !cut.is_empty());
    cut.unwrap_or(word).to_owned()
}
