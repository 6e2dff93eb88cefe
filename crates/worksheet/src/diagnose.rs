//! Sheets that find out what pupils think (`--diagnose`): the exercises are chosen so that their answers tell the
//! misconceptions about the topics apart. All pupils get the same exercises, so that one table says what their
//! answers mean.

use std::collections::HashSet;

use super::spec::Content;
use super::topics::Section;
use carryless_args::error::{Error, faults};
use carryless_exercises::constraints::{Constraint, Constraints};
use carryless_exercises::pupil_model::{self, PupilModel};
use carryless_exercises::{self as exercises, Exercise};

faults! {
    pub enum DiagnoseFault {
        /// No exercise of the topics shows a misconception.
        NothingToFind = "diagnose-nothing",
    }
}

/// Number of exercises on a sheet for which the command line gives no number.
pub(super) const QUESTIONS: u64 = 5;

/// Maximum number of exercises on a sheet. The time of the choice grows with it.
pub(super) const MOST_QUESTIONS: u64 = 20;

/// Number of exercises of all topics on one level among which those of the sheet are chosen.
const DRAWN: usize = 90;

/// Topics of a sheet for which the command line names none.
pub(super) fn topics(constraints: &Constraints) -> Vec<&'static str> {
    let has = |constraint| constraints.has(constraint);
    let columns = match (has(Constraint::Limit), has(Constraint::Misere)) {
        (false, false) => "columns",
        (true, false) => "limit",
        (false, true) => "misere",
        (true, true) => "misere-limit",
    };
    vec![columns, "who-wins", "winning-move"]
}

/// Returns sections of these topics with `count` exercises in all. Only the sum counts: which topic has how many is
/// the result of the choice.
pub(super) fn sections(topics: Vec<&'static str>, count: u64) -> Vec<Section> {
    let (each, more) = (count / topics.len() as u64, count % topics.len() as u64);
    let section = |(topic, at)| Section { topic, count: each + u64::from(at < more) };
    topics.into_iter().zip(0..).map(section).collect()
}

/// Whether the sheets of this content are for a diagnosis.
pub(super) fn is_asked(content: &Content) -> bool {
    content.constraints.has(Constraint::Diagnose)
}

/// Returns the exercises of the sheet, by topic, the easy ones first.
///
/// # Errors
///
/// `diagnose-nothing` if no exercise shows a misconception, `too-few-exercises`, or the error of a kind of exercise
/// that cannot meet the constraints.
pub(super) fn exercises(content: &Content, seed: u64) -> Result<Vec<Exercise>, Error> {
    let by_topic = content.sections.iter().map(|section| candidates(section, content, seed));
    let by_topic = by_topic.collect::<Result<Vec<_>, _>>()?;
    let mut pupil = PupilModel::default();
    pupil_model::groups(&by_topic).iter().for_each(|groups| pupil.open(groups));
    if pupil.groups().is_empty() {
        return Err(DiagnoseFault::NothingToFind.into());
    }
    let all = by_topic.concat();
    let count = usize::try_from(content.count()).unwrap_or(usize::MAX);
    let mut chosen = pupil_model::most_telling(&pupil, &all, count, seed);
    chosen.sort_by_key(|at| (section_of(content, &all[*at]), all[*at].effort()));
    Ok(chosen.into_iter().map(|at| all[at].clone()).collect())
}

/// Returns the index of the section with the topic of the exercise.
pub(super) fn section_of(content: &Content, exercise: &Exercise) -> usize {
    let is_own = |section: &Section| section.topic == exercise.topic;
    content.sections.iter().position(is_own).unwrap_or_default()
}

/// Draws exercises of the topic of a section at its levels, each once.
fn candidates(section: &Section, content: &Content, seed: u64) -> Result<Vec<Exercise>, Error> {
    let topic = section.topic;
    let kind = exercises::kind(topic).ok_or_else(|| Error::internal(topic))?;
    let constraints = content.constraints.clone().without(Constraint::Diagnose);
    let level = constraints.number(Constraint::Level);
    let each = DRAWN / content.sections.len().max(1);
    let each = each.max(usize::try_from(content.count()).unwrap_or(DRAWN));
    let mut ids: HashSet<String> = HashSet::new();
    let mut drawn: Vec<Exercise> = Vec::new();
    let mut last = None;
    for level in level.map_or(1..=3, |level| level..=level) {
        let constraints = constraints.clone().with(Constraint::Level, level);
        if kind.refusal(&constraints).is_some() {
            continue;
        }
        let space = kind.space(&constraints)?;
        drawn.extend(space.draw(seed).take(each).filter(|exercise| ids.insert(exercise.id())));
        last = Some(space);
    }
    let few = |exist| {
        last.map_or_else(|| Error::internal(topic), |it| it.too_few(exist, content.count()))
    };
    match drawn.len() as u64 {
        exist if exist < content.count() => Err(few(exist)),
        _ => Ok(drawn),
    }
}
