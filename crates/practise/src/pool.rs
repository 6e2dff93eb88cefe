//! Draws exercises of the skills. A draw depends only on the seed and the number of the question.

use std::collections::HashMap;

use crate::skill::{Form, OPENING, Skill};
use carryless_args::error::Error;
use carryless_exercises::constraints::Constraint;
use carryless_exercises::pupil_model::{Group, groups};
use carryless_exercises::task::Task;
use carryless_exercises::{Exercise, Space, kind};

/// Exercises of some skills.
#[derive(Debug)]
pub struct Pool {
    skills: Vec<Skill>,
    seed: u64,
    /// Spaces of exercises by skill, form and level.
    spaces: HashMap<(usize, usize, u8), Space>,
}

impl Pool {
    /// Creates the pool of these skills.
    pub fn new(skills: Vec<Skill>, seed: u64) -> Self {
        Pool { skills, seed, spaces: HashMap::new() }
    }

    /// Returns the skills.
    pub fn skills(&self) -> &[Skill] {
        &self.skills
    }

    /// Draws up to `count` exercises of the skill with this index for question `number`. `mastered`, a probability,
    /// decides the level: the lowest at 0 and the highest near 1.
    ///
    /// # Errors
    ///
    /// An error of a topic that cannot meet the constraints.
    pub fn draw(
        &mut self,
        skill: usize,
        number: u64,
        mastered: f64,
        count: usize,
    ) -> Result<Vec<Exercise>, Error> {
        let forms = self.skills[skill].forms.len();
        let each = count.div_ceil(forms.max(1));
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let is_first = self.skills[skill].name == OPENING;
        let mut drawn = Vec::new();
        for form in 0..forms {
            let level = level(&self.skills[skill].forms[form], mastered);
            let space = self.space(skill, form, level)?;
            let suits = |exercise: &Exercise| !is_first || is_plain_story(exercise);
            drawn.extend(space.draw(seed).take(2 * each).filter(suits).take(each));
        }
        Ok(drawn)
    }

    /// Returns the groups of misconceptions of each skill, found by twice `samples` exercises of it, on its
    /// lowest and its highest level.
    ///
    /// # Errors
    ///
    /// An error of a topic that cannot meet the constraints.
    pub fn groups(&mut self, samples: usize) -> Result<Vec<Vec<Group>>, Error> {
        let all = 0..self.skills.len();
        let mut draw = |skill| -> Result<Vec<Exercise>, Error> {
            let easy = self.draw(skill, 0, 0.0, samples)?;
            Ok([easy, self.draw(skill, 0, 1.0, samples)?].concat())
        };
        Ok(groups(&all.map(&mut draw).collect::<Result<Vec<_>, _>>()?))
    }

    fn space(&mut self, skill: usize, form: usize, level: u8) -> Result<&Space, Error> {
        let entry = match self.spaces.entry((skill, form, level)) {
            std::collections::hash_map::Entry::Occupied(known) => return Ok(known.into_mut()),
            std::collections::hash_map::Entry::Vacant(entry) => entry,
        };
        let Form { topic, constraints, .. } = &self.skills[skill].forms[form];
        let kind = kind(topic).ok_or_else(|| Error::internal(topic))?;
        let constraints = constraints.clone().with(Constraint::Level, u64::from(level));
        Ok(entry.insert(kind.space(&constraints)?))
    }
}

/// Returns the level of the exercises of a form for a pupil who masters the skill with this probability.
fn level(form: &Form, mastered: f64) -> u8 {
    let [least, most] = form.levels;
    let steps = f64::from(most - least + 1);
    (least + (mastered * steps) as u8).min(most)
}

/// Whether the exercise is none of the stories in which the player who makes the last step loses. They share a space
/// with the others, but a beginner must not meet them.
fn is_plain_story(exercise: &Exercise) -> bool {
    !matches!(exercise.task, Task::Story { story } if story.contains('-'))
}
