//! The topics of sheets: kinds of exercises by name, the constraints that each supports, and the topics of a
//! mixed sheet. The kinds are implemented in `exercises`.

use carryless_args::error::Error;
use carryless_exercises::constraints::{Constraint, ConstraintFault, Constraints, Trap};
use carryless_exercises::question_text::EXERCISES;
use carryless_exercises::{ExerciseKind, KINDS, SIZES};
use carryless_games::games::nim::misconceptions::{MOVE_IDEAS, Misconception, VERDICT_IDEAS};
use carryless_games::games::race;
use carryless_render::i18n::{Catalogue, Language};

/// A section of a sheet: a topic and its number of exercises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Name of the kind of exercise, such as `who-wins`.
    pub topic: &'static str,
    /// Number of exercises.
    pub count: u64,
}

/// Number of exercises in a section for which the command line gives no number.
pub(super) const PER_SECTION: u64 = 6;

/// Topics of a mixed sheet in teaching order, each with a weight. The number of exercises of a topic is
/// proportional to its weight.
const MIXED: [(&str, u64); 5] =
    [("grid", 1), ("nim-sum", 1), ("who-wins", 1), ("winning-move", 2), ("race-story", 1)];

/// Returns the names of all topics.
pub fn names() -> Vec<&'static str> {
    KINDS.iter().map(|kind| kind.name()).collect()
}

/// Returns the topic that is named `name`, or else that has this title in any language; `None` if there is
/// none. `name` must be in lower case.
pub(super) fn of_name(name: &str) -> Option<&'static str> {
    kind(name).map(ExerciseKind::name).or_else(|| find_by_title(name))
}

/// Returns the topic with the title `title`, which must be in lower case, in any language; `None` if there is
/// none.
fn find_by_title(title: &str) -> Option<&'static str> {
    Language::all().find_map(|language| {
        let words = Catalogue::load(language, &[EXERCISES]).ok()?;
        let is_meant =
            |name: &&str| title_of(name, &words).is_ok_and(|own| own.to_lowercase() == title);
        names().into_iter().find(|name| is_meant(name))
    })
}

/// Returns the title that `topic` has on sheets, in the language of `words`.
pub fn title_of(topic: &str, words: &Catalogue) -> Result<String, Error> {
    words.text(&format!("exercise-topic-{topic}"))
}

fn kind(name: &str) -> Option<&'static dyn ExerciseKind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}

/// Whether a topic supports a constraint; each topic supports [`Constraint::Level`] and
/// [`Constraint::Diagnose`].
pub(super) fn understands(topic: &str, constraint: Constraint) -> bool {
    let knows = |kind: &dyn ExerciseKind| kind.constraints().contains(&constraint);
    let is_general = matches!(constraint, Constraint::Level | Constraint::Diagnose);
    is_general || kind(topic).is_some_and(knows)
}

/// Whether the exercises of a topic come in three sizes: the constraints ask for it and the topic supports it.
pub(super) fn has_three_sizes(topic: &str, constraints: &Constraints) -> bool {
    constraints.has(Constraint::ThreeSizes) && understands(topic, Constraint::ThreeSizes)
}

/// Returns a copy of `constraints` for each level to try, in ascending order: only the given level, only the
/// default level for exercises in three sizes, otherwise levels 2 to 5. Large classes need more equally hard
/// exercises than easy levels have.
pub fn levels(constraints: &Constraints) -> impl Iterator<Item = Constraints> {
    // Three sizes of a question have the same level.
    let one = constraints.has(Constraint::ThreeSizes).then(|| u64::from(constraints.level()));
    let level = constraints.number(Constraint::Level).or(one);
    let levels = level.map_or(2..=5, |level| level..=level);
    levels.map(|level| constraints.clone().with(Constraint::Level, level))
}

/// Returns the reason why a topic cannot meet the constraints at any level, or `None` if it can.
pub(super) fn refusal(topic: &str, constraints: &Constraints) -> Option<ConstraintFault> {
    let kind = kind(topic)?;
    if let Some(fault) = constraints.restrict_to(kind.constraints()).contradiction() {
        return Some(fault);
    }
    let sized = has_three_sizes(topic, constraints);
    let refused = |constraints: Constraints| match sized {
        true => {
            (0..SIZES as usize).find_map(|size| kind.refusal(&kind.with_size(&constraints, size)))
        }
        false => kind.refusal(&constraints),
    };
    let refusals: Option<Vec<_>> = levels(constraints).map(refused).collect();
    refusals?.into_iter().next()
}

/// Returns the misconceptions that the exercises of a sheet can be about.
pub fn all_misconceptions() -> impl Iterator<Item = Trap> {
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

/// Returns the sections of a mixed sheet. `count` is the number of exercises; for `None` each topic gets its
/// weight in [`MIXED`]. With three sizes, `count` is rounded up to a multiple of three, and each weight counts
/// three times. The topics are those of [`MIXED`] that support and meet the constraints. If no topic does, all
/// are used.
pub(super) fn mixed_sections(count: Option<u64>, constraints: &Constraints) -> Vec<Section> {
    let fits = |topic: &str| {
        constraints.iter().all(|(constraint, _)| understands(topic, constraint))
            && (*constraints == Constraints::default() || refusal(topic, constraints).is_none())
    };
    let known = MIXED.into_iter().filter_map(|(name, count)| Some((of_name(name)?, count)));
    let known: Vec<(&'static str, u64)> = known.collect();
    let fitting: Vec<_> = known.iter().copied().filter(|(topic, _)| fits(topic)).collect();
    let chosen = if fitting.is_empty() { known } else { fitting };
    let weight: u64 = chosen.iter().map(|(_, count)| count).sum();
    // With three sizes each question counts as three exercises.
    let each = if constraints.has(Constraint::ThreeSizes) { SIZES } else { 1 };
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
