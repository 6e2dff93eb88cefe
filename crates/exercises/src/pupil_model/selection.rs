//! The choice of the next exercise: the one whose answer tells most about the pupil's misconceptions.

use super::PupilModel;
use crate::Exercise;

/// Number of exercises among which the next one is chosen.
pub const CANDIDATES: usize = 40;

/// Returns the index of the exercise with the greatest expected information, the first of equal ones; `None` if
/// there are no exercises.
pub fn most_informative<'e>(
    pupil: &PupilModel,
    exercises: impl Iterator<Item = &'e Exercise>,
) -> Option<usize> {
    let mut best = None;
    for (at, exercise) in exercises.enumerate() {
        let information = pupil.expected_information(exercise);
        if best.is_none_or(|(_, most)| information > most) {
            best = Some((at, information));
        }
    }
    best.map(|(at, _)| at)
}
