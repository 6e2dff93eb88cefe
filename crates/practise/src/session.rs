//! A session: question, answer, feedback, next question. It has neither input nor output: callers show
//! [`Session::current`], pass what the pupil typed to [`Session::answer`], and show the [`Feedback`].

use carryless_args::error::Error;
use carryless_exercises::pupil_model::{self, CANDIDATES, Group, PupilModel, most_informative};
use carryless_exercises::{Exercise, Marker, Reading};

use crate::mastery::Mastery;
use crate::pool::Pool;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::skill::{self, Skill};
use crate::tries::{hint_count, is_complete};

/// Number of exercises of a skill by which its misconceptions are found and grouped.
const SAMPLES: usize = 60;

/// Largest number of draws until an exercise is found that has not been asked.
const DRAWS: u64 = 4;

/// A question that waits for an answer.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Exercise of the question.
    pub exercise: Exercise,
    /// Number of the question, from 1.
    pub number: u64,
    /// Number of the try, from 1.
    pub attempt: u8,
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
            standings: vec![Standing::default(); pool.skills().len()],
            pool,
            pupil: PupilModel::default(),
            groups,
            asked: progress.asked.clone(),
            answered: progress.answered,
            thoughts: Vec::new(),
            current: None,
            has_hints: false,
            settings,
        };
        session.restore(progress);
        session.open_skills();
        session.restore_pupil(progress);
        session.current = session.choose()?;
        Ok(session)
    }

    /// Returns the session with further tries after the second one, before each of which a hint is shown.
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
            let (thought, mastered) = (None, Vec::new());
            return Ok(Feedback { right: None, reading, thought, mastered, next: Next::Again });
        };
        let right = known.mark.is_right();
        let mut mastered = Vec::new();
        if asked.attempt == 1 {
            self.pupil.update(&asked.exercise, &known.values);
            mastered.extend(self.learn(&asked, right));
        }
        let thought = self.thought(&asked.exercise, right, known);
        let next = match !right && asked.attempt < self.most_attempts(&asked.exercise) {
            true => {
                self.current = Some(Asked { attempt: asked.attempt + 1, ..asked });
                Next::Again
            }
            false => self.advance()?,
        };
        Ok(Feedback { right: Some(right), reading, thought, mastered, next })
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

    /// Returns the number of tries that a question has.
    fn most_attempts(&self, exercise: &Exercise) -> u8 {
        match (self.settings.single_try, self.has_hints) {
            (true, _) => 1,
            (false, false) => 2,
            (false, true) => 2 + u8::try_from(hint_count(exercise)).unwrap_or(0),
        }
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

    /// Whether a misconception is suspected, so that questions are to find out which.
    fn is_suspicious(&self) -> bool {
        self.pupil.without_misconception() < pupil_model::UNSUSPECTED
    }

    /// Chooses the next question; `None` if the session is over.
    fn choose(&mut self) -> Result<Option<Asked>, Error> {
        let number = self.answered + 1;
        if self.settings.questions.is_some_and(|most| number > most) {
            return Ok(None);
        }
        let has_open = |own: &Standing| own.is_open && !own.mastery.is_mastered();
        let edge = self.standings.iter().position(has_open);
        if edge.is_none() && self.settings.questions.is_none() && !self.is_suspicious() {
            return Ok(None);
        }
        for draw in 0..DRAWS {
            let found = match (self.is_suspicious(), edge) {
                (true, _) | (_, None) => self.choose_informative(edge, number + (draw << 32))?,
                (false, Some(skill)) => self.choose_at_edge(skill, number + (draw << 32))?,
            };
            if let Some((skill, exercise)) = found {
                return Ok(Some(Asked { exercise, number, attempt: 1, skill }));
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
