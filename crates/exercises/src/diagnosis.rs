//! Finds the misconceptions that explain a wrong answer of a pupil to an [`Exercise`]: a pupil with the
//! misconception gives exactly this answer. The result is a list of their tags, such as `carry`; empty if
//! none explains the answer.

use super::exercise::Exercise;
use super::task::Task;
use carryless_games::figure::Counters;
use carryless_games::game::WrongAnswer;

/// Largest number of misconceptions that are reported for one wrong answer.
const NAMED: usize = 2;

/// Returns the tags of at most two misconceptions that lead to the wrong answer `said`, the most specific
/// first; empty if none does.
pub(super) fn diagnose(exercise: &Exercise, said: &WrongAnswer) -> Vec<&'static str> {
    match &exercise.task {
        // The misconceptions about steps with stones say nothing about coins on a strip.
        Task::Strips { strips } if strips.counters == Counters::Coins => Vec::new(),
        _ => {
            let mut ideas = exercise.state.diagnose(said);
            ideas.truncate(NAMED);
            ideas
        }
    }
}
