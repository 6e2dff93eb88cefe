//! Samples the exercises of a bank: for each topic the wanted number, none twice, and two possible answers
//! such as yes and no equally often. Ids are stored only if a topic continues on a harder level.

use rustc_hash::FxHashSet;

use carryless_args::error::Error;
use carryless_exercises::{
    self as exercises, AnswerClass, Constraint, Constraints, Exercise, Space,
};
use carryless_worksheet::spec::Content;
use carryless_worksheet::topics::{self, Section};

/// Contents and seed of a bank.
#[derive(Clone, Debug)]
pub struct BankSource<'c> {
    /// Topics with their numbers of exercises, constraints, and points.
    pub content: &'c Content,
    /// Seed of the random draws; equal contents and seeds give equal exercises.
    pub seed: u64,
}

impl BankSource<'_> {
    /// Calls `take` with each exercise and its points (`None` if there are none), topic by topic.
    ///
    /// # Errors
    ///
    /// `too-few-exercises` with the number that exist, `too-rare-exercises`, or the error of `take`.
    pub fn each(
        &self,
        mut take: impl FnMut(Exercise, Option<u64>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        for (index, section) in self.content.sections.iter().enumerate() {
            let points = self.content.points_of(index);
            self.section(section, |exercise| take(exercise, points))?;
        }
        Ok(())
    }

    /// Samples the exercises of a topic and calls `take` with each. Continues on a harder level when a level
    /// has no exercises left, or when one of two possible answers no longer occurs on it. Surplus exercises
    /// with the more frequent answer are used last.
    fn section(
        &self,
        section: &Section,
        mut take: impl FnMut(Exercise) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Section { topic, count } = *section;
        let kind = exercises::kind(topic).ok_or_else(|| Error::internal(topic))?;
        let constraints = &self.content.constraints;
        let fits = |constraints: &Constraints| kind.refusal(constraints).is_none();
        let levels: Vec<Constraints> = topics::levels(constraints).filter(fits).collect();
        let is_even = matches!(kind.answer_class(), AnswerClass::Outcome | AnswerClass::Right);
        let mut given: FxHashSet<String> = FxHashSet::default();
        let mut left = count;
        let mut spare: Vec<Exercise> = Vec::new();
        let mut last: Option<(Space, usize)> = None;
        let mut tries = None;
        for (at, constraints) in levels.iter().enumerate() {
            // Drawing the exercises of a level again costs less than storing them for a next level that is
            // rarely needed.
            let before = last.iter().flat_map(|(space, drawn)| space.draw(self.seed).take(*drawn));
            given.extend(before.map(|exercise| exercise.id()));
            let space = kind.space(constraints)?;
            let mut draw = space.draw(self.seed);
            let mut shares = Shares::default();
            let mut drawn = 0;
            for exercise in draw.by_ref() {
                if left == 0 {
                    return Ok(());
                }
                drawn += 1;
                if !given.is_empty() && given.contains(&exercise.id()) {
                    continue;
                }
                if !is_even || shares.admit(exercise.verdict()) {
                    left -= 1;
                    take(exercise)?;
                } else if shares.refused > PATIENCE && at + 1 < levels.len() {
                    break;
                } else if (spare.len() as u64) < left {
                    spare.push(exercise);
                }
            }
            tries = draw.tries_if_given_up();
            drop(draw);
            last = Some((space, drawn));
        }
        for exercise in spare.into_iter().take(left as usize) {
            left -= 1;
            take(exercise)?;
        }
        match (last, tries) {
            _ if left == 0 => Ok(()),
            (Some((space, _)), Some(tries)) if left < count => Err(space.too_rare(tries)),
            (Some((space, _)), _) => Err(space.too_few(count - left, count)),
            (None, _) => Err(Error::internal(Constraint::Level.name())),
        }
    }
}

/// Numbers of sampled exercises with each of two right answers, such as no and yes, in this order.
#[derive(Debug, Default)]
struct Shares {
    taken: [u64; 2],
    /// Number of exercises refused since the last one was counted.
    refused: u64,
}

/// Number of exercises refused in a row, because their right answer is already too frequent, beyond which the
/// other right answer counts as exhausted.
const PATIENCE: u64 = 64;

impl Shares {
    /// Counts an exercise with the right answer `verdict` (1 = yes, 0 = no) if both answers stay about
    /// equally frequent, and returns whether it was counted. With `None` the exercise is always accepted.
    fn admit(&mut self, verdict: Option<u8>) -> bool {
        let Some(verdict) = verdict else { return true };
        let own = usize::from(verdict == 1);
        let ahead = self.taken[own].saturating_sub(self.taken[1 - own]);
        let has_room = ahead < 2 + (self.taken[0] + self.taken[1]) / 20;
        self.taken[own] += u64::from(has_room);
        self.refused = if has_room { 0 } else { self.refused + 1 };
        has_room
    }
}
