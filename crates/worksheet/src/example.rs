//! A solved exercise that is printed before the exercises of a topic and is not one of them. All sheets of a
//! set have the same example, except the sheets on which it is an exercise; these get another example.

use super::sheet::{Item, Sheet};
use carryless_args::error::Error;
use carryless_exercises::constraints::Constraint;
use carryless_exercises::{self as exercises, Exercise};

/// Number of random exercises among which an example that is not on the sheet is searched.
const TRIES: usize = 200;

impl Sheet {
    /// Draws the example of section `section`, an index from 0. Returns `None` if the section has no exercises,
    /// or if each of the first `TRIES` exercises drawn is on the sheet.
    pub(super) fn example(&self, section: usize) -> Result<Option<Item>, Error> {
        let content = &self.sheet_code.content;
        let of_section = |item: &&Item| item.section == section;
        let Some(first) = self.items.iter().find(of_section) else { return Ok(None) };
        let Exercise { topic, level, .. } = first.exercise;
        let kind = exercises::kind(topic).ok_or_else(|| Error::internal(topic))?;
        let own: Vec<String> = self.items.iter().map(|item| item.exercise.id()).collect();
        // The level is known only after the set is drawn. The example is as hard as the exercises.
        let space =
            kind.space(&content.constraints.clone().with(Constraint::Level, u64::from(level)))?;
        let candidates = || space.draw(!self.sheet_code.seed).take(TRIES);
        let free = |id: String| !own.contains(&id);
        // A position with a winning move shows more than one without.
        let shown = candidates().find(|one| one.verdict() != Some(0) && free(one.id()));
        let shown = shown.or_else(|| candidates().find(|one| free(one.id())));
        Ok(shown.map(|exercise| Item { number: 0, section, points: None, exercise }))
    }
}
