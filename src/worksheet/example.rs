//! A solved exercise before those of a topic, which is none of those that follow. In: a sheet and one of
//! its sections. Out: an exercise, the same for a whole set as far as nobody has it to solve.

use super::sheet::{Item, Sheet};
use crate::error::Error;
use crate::exercises::constraints::Constraint;
use crate::exercises::{self, Exercise};

/// How many exercises are looked at for one that stands on no sheet.
const TRIES: usize = 200;

impl Sheet {
    /// The example of a section; none where all there is has to be solved.
    pub(super) fn example(&self, section: usize) -> Result<Option<Item>, Error> {
        let content = &self.sheet_code.content;
        let of_section = |item: &&Item| item.section == section;
        let Some(first) = self.items.iter().find(of_section) else { return Ok(None) };
        let Exercise { topic, level, .. } = first.exercise;
        let kind = exercises::kind(topic).ok_or_else(|| Error::defect(topic))?;
        let own: Vec<String> = self.items.iter().map(|item| item.exercise.id()).collect();
        // As hard as what follows: the level is chosen when a set is dealt.
        let space =
            kind.space(&content.wishes.clone().with(Constraint::Level, u64::from(level)))?;
        let candidates = || space.draw(!self.sheet_code.seed).take(TRIES);
        let free = |id: String| !own.contains(&id);
        // One that can be won shows more than one that cannot.
        let shown = candidates().find(|one| one.verdict() != Some(0) && free(one.id()));
        let shown = shown.or_else(|| candidates().find(|one| free(one.id())));
        Ok(shown.map(|exercise| Item { number: 0, section, points: None, exercise }))
    }
}
