//! The choice of the next question.

use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_exercises::pupil_model::{self, CANDIDATES, most_informative};

use super::{Asked, Session, Standing};
use crate::mastery::Mastery;
use crate::skill::OPENING;

/// Largest number of draws until an exercise is found that has not been asked.
const DRAWS: u64 = 4;

impl Session {
    /// Whether a misconception is suspected, so that questions are to find out which.
    fn is_suspicious(&self) -> bool {
        self.pupil.without_misconception() < pupil_model::UNSUSPECTED
    }

    /// Chooses the next question; `None` if the session is over.
    pub(super) fn choose(&mut self) -> Result<Option<Asked>, Error> {
        let number = self.answered + 1;
        if self.settings.questions.is_some_and(|most| number > most) {
            return Ok(None);
        }
        let has_open = |own: &Standing| own.is_open && !own.mastery.is_mastered();
        let edge = self.standings.iter().position(has_open);
        if edge.is_none() && self.settings.questions.is_none() && !self.is_suspicious() {
            return Ok(None);
        }
        // The exercises of the first skill have a fixed order.
        let in_order = edge.is_some_and(|edge| self.pool.skills()[edge].name == OPENING);
        for draw in 0..DRAWS {
            let found = match (self.is_suspicious() && !in_order, edge) {
                (true, _) | (_, None) => self.choose_informative(edge, number + (draw << 32))?,
                (false, Some(skill)) => self.choose_at_edge(skill, number + (draw << 32))?,
            };
            if let Some((skill, exercise)) = found {
                let is_new = self.standings[skill].mastery == Mastery::default();
                let own = &self.pool.skills()[skill];
                let introduces = (is_new && own.lesson.is_some()).then_some(own.name);
                return Ok(Some(Asked {
                    exercise,
                    number,
                    attempt: 1,
                    hints: 0,
                    introduces,
                    skill,
                }));
            }
        }
        Ok(None)
    }

    /// Chooses the exercise that tells most about the misconceptions, among those of all open skills. Half of the
    /// candidates are from the skill `edge`, if there is one.
    fn choose_informative(
        &mut self,
        edge: Option<usize>,
        number: u64,
    ) -> Result<Option<(usize, Exercise)>, Error> {
        let open: Vec<usize> =
            (0..self.standings.len()).filter(|at| self.standings[*at].is_open).collect();
        let others = open.len() - usize::from(edge.is_some());
        let mut candidates = Vec::new();
        for at in open {
            let count = match edge {
                Some(edge) if edge == at && others > 0 && self.settings.topics.is_empty() => {
                    CANDIDATES / 2
                }
                _ if self.settings.topics.is_empty() && edge.is_some() => {
                    (CANDIDATES / 2).div_ceil(others.max(1))
                }
                _ => CANDIDATES.div_ceil(self.standings.len()),
            };
            let mastered = self.standings[at].mastery.probability();
            let drawn = self.pool.draw(at, number, mastered, count)?;
            candidates.extend(drawn.into_iter().map(|exercise| (at, exercise)));
        }
        candidates.retain(|(_, exercise)| !self.asked.contains(&exercise.id()));
        let best = most_informative(&self.pupil, candidates.iter().map(|(_, exercise)| exercise));
        Ok(best.map(|best| candidates.swap_remove(best)))
    }

    /// Chooses an exercise of the skill at the level that the pupil has reached.
    fn choose_at_edge(
        &mut self,
        skill: usize,
        number: u64,
    ) -> Result<Option<(usize, Exercise)>, Error> {
        let mastered = self.standings[skill].mastery.probability();
        let drawn = self.pool.draw(skill, number, mastered, CANDIDATES)?;
        let mut new = drawn.into_iter().filter(|exercise| !self.asked.contains(&exercise.id()));
        Ok(new.next().map(|exercise| (skill, exercise)))
    }
}
