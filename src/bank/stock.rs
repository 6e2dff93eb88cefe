//! The exercises of a bank: as many as are wished of each topic, none twice. In: what a sheet is to
//! hold, and a seed. Out: exercises one by one; what has been given is kept in mind only where a topic
//! goes on to a harder level.

use rustc_hash::FxHashSet;

use crate::error::Error;
use crate::exercises::{self, Exercise, Space, Wish, Wishes};
use crate::worksheet::spec::Content;
use crate::worksheet::topics::{self, Section};

/// What a bank is drawn from.
#[derive(Clone, Debug)]
pub(crate) struct Stock<'c> {
    pub content: &'c Content,
    pub seed: u64,
}

impl Stock<'_> {
    /// Gives `take` the exercises with their points, topic by topic.
    /// Errors: `too-few-exercises` with the number that exist, or `too-rare-exercises`, before that number is
    /// exceeded, and what `take` says.
    pub(crate) fn each(
        &self,
        mut take: impl FnMut(Exercise, Option<u64>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        for (index, section) in self.content.sections.iter().enumerate() {
            let points = self.content.points_of(index);
            self.section(section, |exercise| take(exercise, points))?;
        }
        Ok(())
    }

    /// The exercises of a topic: those of the first level, then those of the next that are new.
    fn section(
        &self,
        section: &Section,
        mut take: impl FnMut(Exercise) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Section { topic, count } = *section;
        let kind = exercises::kind(topic).ok_or_else(|| Error::defect(topic))?;
        let wishes = &self.content.wishes;
        let fits = |wishes: &Wishes| kind.refusal(wishes).is_none();
        let levels: Vec<Wishes> = topics::levels(wishes).filter(fits).collect();
        let mut given: FxHashSet<String> = FxHashSet::default();
        let mut left = count;
        let mut last: Option<Space> = None;
        let mut tries = None;
        for wishes in &levels {
            // What one level has given is drawn again, rather than kept for a next one that may never come.
            given.extend(last.iter().flat_map(|before| before.draw(self.seed)).map(|it| it.id()));
            let space = kind.space(wishes)?;
            let mut draw = space.draw(self.seed);
            for exercise in draw.by_ref() {
                if left == 0 {
                    return Ok(());
                }
                if !given.is_empty() && given.contains(&exercise.id()) {
                    continue;
                }
                left -= 1;
                take(exercise)?;
            }
            tries = draw.given_up();
            drop(draw);
            last = Some(space);
        }
        match (last, tries) {
            _ if left == 0 => Ok(()),
            (Some(space), Some(tries)) if left < count => Err(space.too_rare(tries)),
            (Some(space), _) => Err(space.too_few(count - left, count)),
            (None, _) => Err(Error::defect(Wish::Level.name())),
        }
    }
}
