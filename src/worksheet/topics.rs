//! The topics of sheets: the kinds of exercises by name, what each understands, and the mixture
//! that stands on a sheet for which none was named.

use super::spec::Section;
use crate::exercises::wishes::{Trap, Wish, Wishes};
use crate::exercises::{KINDS, Kind};
use crate::games::nim::ideas::{Idea, MOVE_IDEAS, VERDICT_IDEAS};
use crate::games::race;

/// How many exercises a section has when nothing is said.
pub(super) const PER_SECTION: u64 = 6;

/// The options that not every topic understands.
pub(super) const WISHES: [&str; 9] =
    ["piles", "max", "target", "limit", "misere", "say", "trap", "raising", "fade"];

/// The topics of a mixed sheet, in the order in which they are taught, and how many of each.
const MIXED: [(&str, u64); 5] =
    [("grid", 1), ("nim-sum", 1), ("who-wins", 1), ("winning-move", 2), ("race-story", 1)];

/// The names of all topics.
pub fn names() -> Vec<&'static str> {
    KINDS.iter().map(|kind| kind.name()).collect()
}

/// The topic with this name, as long as the program lives.
pub(super) fn of_name(name: &str) -> Option<&'static str> {
    kind(name).map(Kind::name)
}

fn kind(name: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}

/// Whether a topic understands the option `name`.
pub(super) fn understands(topic: &str, name: &str) -> bool {
    let wish = match name {
        "piles" => Wish::Piles,
        "max" => Wish::Max,
        "target" => Wish::Target,
        "limit" => Wish::Limit,
        "misere" => Wish::Misere,
        "say" => Wish::Say,
        "trap" => Wish::Trap,
        "raising" => Wish::Raising,
        _ => Wish::Fade,
    };
    kind(topic).is_some_and(|kind| kind.wishes().contains(&wish))
}

/// All wrong ideas that a sheet can set traps for.
pub(super) fn traps() -> impl Iterator<Item = Trap> {
    let sums = [Idea::Carry, Idea::ZeroIsOdd];
    let mut all: Vec<Trap> = MOVE_IDEAS.into_iter().map(Trap::Nim).collect();
    for idea in VERDICT_IDEAS.into_iter().chain(sums) {
        if !all.contains(&Trap::Nim(idea)) {
            all.push(Trap::Nim(idea));
        }
    }
    all.push(Trap::Race(race::argument::Idea::MultiplesAnyway));
    all.into_iter()
}

/// A mixed sheet of `count` exercises: the topics of [`MIXED`] that understand what was wished.
pub(super) fn mixed(count: Option<u64>, wishes: &Wishes) -> Vec<Section> {
    let wished = wished(wishes);
    let fits = |topic: &str| wished.iter().all(|name| understands(topic, name));
    let known = MIXED.into_iter().filter_map(|(name, count)| Some((of_name(name)?, count)));
    let known: Vec<(&'static str, u64)> = known.collect();
    let fitting: Vec<_> = known.iter().copied().filter(|(topic, _)| fits(topic)).collect();
    let chosen = if fitting.is_empty() { known } else { fitting };
    let weight: u64 = chosen.iter().map(|(_, count)| count).sum();
    let count = count.unwrap_or(weight);
    let mut before = 0;
    let mut given = 0;
    let share = |(topic, own): (&'static str, u64)| {
        before += own;
        let upto = (count * before).div_ceil(weight.max(1));
        let section = Section { topic, count: upto - given };
        given = upto;
        section
    };
    chosen.into_iter().map(share).filter(|section| section.count > 0).collect()
}

/// The options behind wishes that are set.
fn wished(wishes: &Wishes) -> Vec<&'static str> {
    let set = [
        wishes.piles.is_some(),
        wishes.max.is_some(),
        wishes.target.is_some(),
        wishes.limit.is_some(),
        wishes.misere,
        wishes.say.is_some(),
        wishes.trap.is_some(),
        wishes.raising,
        wishes.fade.is_some(),
    ];
    WISHES.into_iter().zip(set).filter(|(_, set)| *set).map(|(name, _)| name).collect()
}
