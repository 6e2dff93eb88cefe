//! A session: question, answer, feedback, next question. It has neither input nor output: callers show
//! [`Session::current`], pass what the pupil typed to [`Session::answer`], and show the [`Feedback`].

mod choice;

use carryless_args::error::Error;
use carryless_exercises::pupil_model::{self, Group, PupilModel};
use carryless_exercises::{Exercise, Marker, Reading};

use crate::mastery::Mastery;
use crate::pool::Pool;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::skill::{self, Skill};
use crate::tries::{hint_count, is_complete};

/// Number of exercises of a skill by which its misconceptions are found and grouped.
const SAMPLES: usize = 60;

/// A question that waits for an answer.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Exercise of the question.
    pub exercise: Exercise,
    /// Number of the question, from 1.
    pub number: u64,
    /// Number of the try, from 1.
    pub attempt: u8,
    /// Number of hints that have been shown.
    pub hints: usize,
    /// Name of the step of the path that begins with this question; `None` if it has begun before.
    pub introduces: Option<&'static str>,
    /// Index of the skill that the exercise practises.
    skill: usize,
}

/// Continuation after a feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Next {
    /// Repetition of the question.
    Again,
    /// Another question.
    Question,
    /// The end of the session.
    End,
}

/// The result of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Feedback {
    /// Whether the answer is right; `None` if it cannot be read.
    pub right: Option<bool>,
    /// The pupil's answer, with its mark; `None` for an empty answer.
    pub reading: Option<Reading>,
    /// Misconceptions to ask about: they are probable enough and lead to this answer.
    pub thought: Option<Group>,
    /// Index of the hint to show before the next try, from 0; `None` for none.
    pub hint: Option<usize>,
    /// Names of the skills that are mastered now and were not before the answer.
    pub mastered: Vec<&'static str>,
    /// Continuation of the session.
    pub next: Next,
}

/// A skill with what is known about the pupil.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    mastery: Mastery,
    /// Whether questions of this skill may be asked.
    is_open: bool,
}

/// A session of practice.
#[derive(Debug)]
pub struct Session {
    settings: Settings,
    marker: Marker,
    pool: Pool,
    standings: Vec<Standing>,
    pupil: PupilModel,
    /// Groups of misconceptions of each skill.
    groups: Vec<Vec<Group>>,
    /// Ids of the exercises that have been asked.
    asked: Vec<String>,
    /// Number of questions that got a readable answer.
    answered: u64,
    /// Groups that have been probable enough to be named, in order.
    thoughts: Vec<Group>,
    current: Option<Asked>,
    /// Whether further tries follow the second one, with one more hint each.
    has_hints: bool,
}

impl Session {
    /// Creates a session with its first question.
    ///
    /// # Errors
    ///
    /// An error of a topic that cannot meet the constraints.
    pub fn new(settings: Settings) -> Result<Self, Error> {
        Session::resume(settings, &Progress::default())
    }

    /// Creates a session that continues after `progress`.
    ///
    /// # Errors
    ///
    /// An error of a topic that cannot meet the constraints.
    pub fn resume(settings: Settings, progress: &Progress) -> Result<Self, Error> {
        let level = settings.constraints.number(carryless_exercises::Constraint::Level);
        let skills = match settings.topics.is_empty() {
            true => skill::ladder(level.and_then(|level| u8::try_from(level).ok())),
            false => skill::topics(&settings.topics, &settings.constraints),
        };
        let mut pool = Pool::new(skills, settings.seed);
        let groups = pool.groups(SAMPLES)?;
        let mut session = Session {
            marker: Marker::new()?,
            standings: Vec::new(),
            pool,
            pupil: PupilModel::default(),
            groups,
            asked: Vec::new(),
            answered: 0,
            thoughts: Vec::new(),
            current: None,
            has_hints: false,
            settings,
        };
        session.rewind(progress)?;
        Ok(session)
    }

    /// Continues after `progress` instead, with the same settings. This is faster than [`Session::resume`].
    ///
    /// # Errors
    ///
    /// An error of a topic that cannot meet the constraints.
    pub fn rewind(&mut self, progress: &Progress) -> Result<(), Error> {
        self.standings = vec![Standing::default(); self.pool.skills().len()];
        self.pupil = PupilModel::default();
        (self.asked, self.answered) = (progress.asked.clone(), progress.answered);
        self.restore(progress);
        self.open_skills();
        self.restore_pupil(progress);
        self.current = self.choose()?;
        Ok(())
    }

    /// Returns the session with further tries after the second one, each preceded by a hint as long as there is one.
    #[must_use]
    pub fn with_hints(self) -> Self {
        Session { has_hints: true, ..self }
    }

    /// Returns the question that waits for an answer; `None` at the end.
    pub fn current(&self) -> Option<&Asked> {
        self.current.as_ref()
    }

    /// Returns the number of questions that got a readable answer.
    pub fn answered(&self) -> u64 {
        self.answered
    }

    /// Returns the model of the pupil.
    pub fn pupil(&self) -> &PupilModel {
        &self.pupil
    }

    /// Returns the groups of misconceptions that have been probable enough to be named, in order.
    pub fn thoughts(&self) -> &[Group] {
        &self.thoughts
    }

    /// Iterates over the skills that have been practised, each with its mastery.
    pub fn skills(&self) -> impl Iterator<Item = (&Skill, Mastery)> {
        let known = self.pool.skills().iter().zip(&self.standings);
        known.filter(|(_, own)| own.is_open).map(|(skill, own)| (skill, own.mastery))
    }

    /// Returns the skill that a question of the session practises.
    pub fn skill_of(&self, asked: &Asked) -> &Skill {
        &self.pool.skills()[asked.skill]
    }

    /// Returns all skills of the session, in order.
    pub fn all_skills(&self) -> &[Skill] {
        self.pool.skills()
    }

    /// Returns the settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Marks an answer to the current question and goes on. An answer that cannot be read changes nothing.
    ///
    /// # Errors
    ///
    /// An internal error if no question waits for an answer.
    pub fn answer(&mut self, text: &str) -> Result<Feedback, Error> {
        let asked = self.current.clone().ok_or_else(|| Error::internal("no question"))?;
        let reading = self.marker.read(&asked.exercise, text);
        let is_complete = |reading: &&Reading| is_complete(&asked.exercise, reading);
        let Some(known) = reading.as_ref().filter(is_complete) else {
            return Ok(Feedback {
                right: None,
                reading,
                thought: None,
                hint: None,
                mastered: Vec::new(),
                next: Next::Again,
            });
        };
        let right = known.mark.is_right();
        let mut mastered = Vec::new();
        if asked.attempt == 1 {
            self.pupil.update(&asked.exercise, &known.values);
            mastered.extend(self.learn(&asked, right));
        }
        // The pupil is asked once about the same question.
        let thought = self.thought(&asked.exercise, right, known).filter(|_| asked.attempt == 1);
        let hint = self.hint_before_retry(&asked);
        let next = match !right && (hint.is_some() || self.has_second_try(&asked)) {
            true => {
                let hints = hint.map_or(asked.hints, |index| index + 1);
                self.current = Some(Asked { attempt: asked.attempt + 1, hints, ..asked });
                Next::Again
            }
            false => self.advance()?,
        };
        let hint = hint.filter(|_| next == Next::Again);
        Ok(Feedback { right: Some(right), reading, thought, hint, mastered, next })
    }

    /// Gives up the current question: counts it as wrong if no answer was marked, and goes on.
    ///
    /// # Errors
    ///
    /// An internal error if no question waits for an answer.
    pub fn give_up(&mut self) -> Result<Next, Error> {
        let asked = self.current.clone().ok_or_else(|| Error::internal("no question"))?;
        if asked.attempt == 1 {
            self.learn(&asked, false);
        }
        self.advance()
    }

    /// Returns the index of the next hint of the current question and counts it as shown; `None` if there is no further
    /// one that does not give the answer away.
    pub fn next_hint(&mut self) -> Option<usize> {
        let asked = self.current.as_mut()?;
        let index = Some(asked.hints).filter(|index| *index < hint_count(&asked.exercise))?;
        asked.hints += 1;
        Some(index)
    }

    /// Whether a wrong answer to the question is followed by a try without a hint.
    fn has_second_try(&self, asked: &Asked) -> bool {
        asked.attempt == 1 && !self.settings.single_try
    }

    /// Returns the index of the hint that precedes the next try, if there is one: from the third try on.
    fn hint_before_retry(&self, asked: &Asked) -> Option<usize> {
        let has_hints = self.has_hints && !self.settings.single_try && asked.attempt > 1;
        (has_hints && asked.hints < hint_count(&asked.exercise)).then_some(asked.hints)
    }

    /// Counts the first answer to a question. Returns the name of its skill if that is mastered only now.
    fn learn(&mut self, asked: &Asked, right: bool) -> Option<&'static str> {
        self.answered += 1;
        self.asked.push(asked.exercise.id());
        let own = &mut self.standings[asked.skill];
        let before = own.mastery.is_mastered();
        own.mastery = own.mastery.after(right, pupil_model::is_of_two(&asked.exercise));
        let is_new = own.mastery.is_mastered() && !before;
        is_new.then(|| self.pool.skills()[asked.skill].name)
    }

    /// Returns the named group if it leads to this wrong answer, and remembers each group that is named.
    fn thought(&mut self, exercise: &Exercise, right: bool, reading: &Reading) -> Option<Group> {
        let named = self.pupil.named()?.clone();
        if !self.thoughts.contains(&named) {
            self.thoughts.push(named.clone());
        }
        (!right && pupil_model::leads_to(&named, exercise, &reading.values)).then_some(named)
    }

    /// Goes on to the next question.
    fn advance(&mut self) -> Result<Next, Error> {
        self.open_skills();
        self.current = self.choose()?;
        Ok(if self.current.is_some() { Next::Question } else { Next::End })
    }

    /// Opens the skills whose turn has come, with their misconceptions: on the ladder up to the first one that is not
    /// mastered, otherwise all.
    fn open_skills(&mut self) {
        for at in 0..self.standings.len() {
            if !self.standings[at].is_open {
                self.standings[at].is_open = true;
                self.pupil.open(&self.groups[at]);
            }
            let is_ladder = self.settings.topics.is_empty();
            if is_ladder && !self.standings[at].mastery.is_mastered() {
                return;
            }
        }
    }

    /// Takes over the masteries and thoughts of `progress`.
    fn restore(&mut self, progress: &Progress) {
        for (skill, own) in self.pool.skills().iter().zip(&mut self.standings) {
            if let Some(known) = progress.skills.get(skill.name) {
                own.mastery = Mastery::from_probability(*known);
            }
        }
        let known = |group: &&Group| progress.thoughts.contains(&group.name());
        let mut thoughts: Vec<Group> =
            self.groups.iter().flatten().filter(known).cloned().collect();
        thoughts.dedup();
        self.thoughts = thoughts;
    }

    /// Takes over the probabilities of `progress`, once the misconceptions are open.
    fn restore_pupil(&mut self, progress: &Progress) {
        if let Some([none, guessing]) = progress.explanations {
            self.pupil.restore(none, guessing, |name| progress.misconceptions.get(name).copied());
        }
    }

    /// Returns what is needed to continue the session later.
    pub fn progress(&self) -> Progress {
        let skills = self.skills().map(|(skill, own)| (skill.name.to_owned(), own.probability()));
        let groups = self.pupil.groups();
        let held = groups.iter().map(|(group, probability)| (group.name(), *probability));
        Progress {
            seed: Some(self.settings.seed),
            answered: self.answered,
            asked: self.asked.clone(),
            skills: skills.collect(),
            misconceptions: held.collect(),
            explanations: Some([self.pupil.without_misconception(), self.pupil.guessing()]),
            thoughts: self.thoughts.iter().map(Group::name).collect(),
        }
    }
}
