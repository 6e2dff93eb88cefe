//! Three versions of a sheet for one class, one level apart: support, core and extension. A [`Tier`] derives
//! the [`Content`] of its version from that of the core. The group names of a class list decide the tier of
//! each pupil.

use super::spec::Content;
use carryless_args::command_line::narrow;
use carryless_exercises::Constraint;

/// Group names in lower case, separated by `|`. Lines 0 to 2 (the first is 0) have names for support, core
/// and extension. Names on line 3 mean core in a list with three groups, extension in a list with two. Line 4
/// has suffixes that mean "group" and are ignored.
const WORDS: &str = "worksheet/group-words.txt";

/// One of the three versions of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// One level easier than the core, with an example before each topic and squares for calculations.
    Support,
    /// At the level that the teacher chose.
    Core,
    /// One level harder than the core.
    Extension,
}

impl Tier {
    /// All tiers, from easy to hard.
    pub const ALL: [Tier; 3] = [Tier::Support, Tier::Core, Tier::Extension];

    /// Highest level of the core. The extension is one level higher, and level 5 is the highest of all.
    pub const HIGHEST: u8 = 4;

    /// Returns the name of the tier in message ids and file names.
    pub fn tag(self) -> &'static str {
        match self {
            Tier::Support => "support",
            Tier::Core => "core",
            Tier::Extension => "extension",
        }
    }

    /// Returns the sign of the tier on the pupil's pages (`▲`, `●` or `■`), which does not reveal its level.
    pub fn mark(self) -> &'static str {
        match self {
            Tier::Support => "\u{25b2}",
            Tier::Core => "\u{25cf}",
            Tier::Extension => "\u{25a0}",
        }
    }

    /// Returns the level of the tier's sheets, at least 1. `core` is the level of the core sheets.
    pub fn level(self, core: u8) -> u8 {
        match self {
            Tier::Support => core.saturating_sub(1).max(1),
            Tier::Core => core,
            Tier::Extension => core + 1,
        }
    }

    /// Returns the content of the tier's sheets. `core` is the content of the core sheets.
    pub fn content(self, core: &Content) -> Content {
        let level = u64::from(self.level(core.constraints.level()));
        Content {
            constraints: core.constraints.clone().with(Constraint::Level, level),
            ..core.clone()
        }
    }

    /// Returns the tier of each pupil; `None` for an unknown group name. `groups` has the group name of each
    /// pupil in the class list.
    pub fn from_groups(groups: &[String]) -> Vec<Option<Tier>> {
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

/// Returns the names on line `number`, from 0, of [`WORDS`].
fn line(number: usize) -> std::str::Split<'static, char> {
    carryless_templates::text(WORDS).lines().nth(number).unwrap_or_default().split('|')
}

/// Returns the last word of a group name, in lower case and without an ending that means "group": `a` for
/// `Group A` and for `Ａ组`.
fn plain(group: &str) -> String {
    let narrowed: String = group.chars().map(narrow).collect::<String>().to_lowercase();
    let word = narrowed.split_whitespace().next_back().unwrap_or_default();
    let mut endings = line(4);
    let cut = endings.find_map(|ending| word.strip_suffix(ending)).filter(|cut| !cut.is_empty());
    cut.unwrap_or(word).to_owned()
}
