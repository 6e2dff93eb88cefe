//! The topics of sheets: the kinds of exercises by name, what each understands, and the mixture
//! that stands on a sheet for which none was named.

use crate::error::Error;
use crate::exercises::constraints::{Constraint, Constraints, Trap, WishFault};
use crate::exercises::question_text::EXERCISES;
use crate::exercises::{ExerciseKind, KINDS, SIZES};
use crate::games::nim::misconceptions::{MOVE_IDEAS, Misconception, VERDICT_IDEAS};
use crate::games::race;
use crate::i18n::{Catalogue, Language};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    pub topic: &'static str,
    pub count: u64,
}

/// How many exercises a section has when nothing is said.
pub(super) const PER_SECTION: u64 = 6;

/// The topics of a mixed sheet, in the order in which they are taught, and how many of each.
const MIXED: [(&str, u64); 5] =
    [("grid", 1), ("nim-sum", 1), ("who-wins", 1), ("winning-move", 2), ("race-story", 1)];

pub(crate) fn names() -> Vec<&'static str> {
    KINDS.iter().map(|kind| kind.name()).collect()
}

/// The topic with this name, or with the name that sheets of some language have for it, as long as the program
/// lives.
pub(super) fn of_name(name: &str) -> Option<&'static str> {
    kind(name).map(ExerciseKind::name).or_else(|| titled(name))
}

/// The topic that sheets of some language call so, in small letters.
fn titled(title: &str) -> Option<&'static str> {
    Language::all().find_map(|language| {
        let words = Catalogue::load(language, &[EXERCISES]).ok()?;
        let is_meant =
            |name: &&str| title_of(name, &words).is_ok_and(|own| own.to_lowercase() == title);
        names().into_iter().find(|name| is_meant(name))
    })
}

/// What sheets call a topic.
pub(crate) fn title_of(topic: &str, words: &Catalogue) -> Result<String, Error> {
    words.text(&format!("exercise-topic-{topic}"))
}

fn kind(name: &str) -> Option<&'static dyn ExerciseKind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}

/// Whether a topic understands a wish; the level all do.
pub(super) fn understands(topic: &str, wish: Constraint) -> bool {
    let knows = |kind: &dyn ExerciseKind| kind.wishes().contains(&wish);
    wish == Constraint::Level || kind(topic).is_some_and(knows)
}

/// Whether the exercises of a topic come in threes: small, middle, large.
pub(super) fn in_sizes(topic: &str, wishes: &Constraints) -> bool {
    wishes.has(Constraint::ThreeSizes) && understands(topic, Constraint::ThreeSizes)
}

/// The levels that are tried, one after the other, when none was wished: a large class needs more
/// exercises that are equally hard than the easy levels have.
pub(crate) fn levels(wishes: &Constraints) -> impl Iterator<Item = Constraints> {
    // Three sizes of a question are of one level.
    let one = wishes.has(Constraint::ThreeSizes).then(|| u64::from(wishes.level()));
    let level = wishes.number(Constraint::Level).or(one);
    let levels = level.map_or(2..=5, |level| level..=level);
    levels.map(|level| wishes.clone().with(Constraint::Level, level))
}

/// Why a topic can never meet these wishes, at any level, if that is so.
pub(super) fn refusal(topic: &str, wishes: &Constraints) -> Option<WishFault> {
    let kind = kind(topic)?;
    if let Some(fault) = wishes.only(kind.wishes()).contradiction() {
        return Some(fault);
    }
    let sized = in_sizes(topic, wishes);
    let refused = |wishes: Constraints| match sized {
        true => (0..SIZES as usize).find_map(|size| kind.refusal(&kind.sized(&wishes, size))),
        false => kind.refusal(&wishes),
    };
    let refusals: Option<Vec<_>> = levels(wishes).map(refused).collect();
    refusals?.into_iter().next()
}

/// All wrong ideas that a sheet can set traps for.
pub(crate) fn traps() -> impl Iterator<Item = Trap> {
    let sums = [Misconception::Carry, Misconception::ZeroIsOdd];
    let mut all: Vec<Trap> = MOVE_IDEAS.into_iter().map(Trap::Nim).collect();
    for idea in VERDICT_IDEAS.into_iter().chain(sums) {
        if !all.contains(&Trap::Nim(idea)) {
            all.push(Trap::Nim(idea));
        }
    }
    all.push(Trap::Race(race::Misconception::MultiplesAnyway));
    all.into_iter()
}

/// A mixed sheet of `count` exercises: the topics of [`MIXED`] that understand what was wished and
/// can meet it.
pub(super) fn mixed(count: Option<u64>, wishes: &Constraints) -> Vec<Section> {
    let fits = |topic: &str| {
        wishes.iter().all(|(wish, _)| understands(topic, wish))
            && (*wishes == Constraints::default() || refusal(topic, wishes).is_none())
    };
    let known = MIXED.into_iter().filter_map(|(name, count)| Some((of_name(name)?, count)));
    let known: Vec<(&'static str, u64)> = known.collect();
    let fitting: Vec<_> = known.iter().copied().filter(|(topic, _)| fits(topic)).collect();
    let chosen = if fitting.is_empty() { known } else { fitting };
    let weight: u64 = chosen.iter().map(|(_, count)| count).sum();
    // In three sizes each question is three exercises.
    let each = if wishes.has(Constraint::ThreeSizes) { SIZES } else { 1 };
    let count = count.map_or(weight, |count| count.div_ceil(each));
    let mut before = 0;
    let mut given = 0;
    let share = |(topic, own): (&'static str, u64)| {
        before += own;
        let upto = (count * before).div_ceil(weight.max(1));
        let section = Section { topic, count: each * (upto - given) };
        given = upto;
        section
    };
    chosen.into_iter().map(share).filter(|section| section.count > 0).collect()
}
