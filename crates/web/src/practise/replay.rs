//! The current question of a session, with what the pupil has done with it: [`Replay`] resumes the session before the
//! question and applies the steps again.

use std::cell::Cell;

use super::kept::{Practice, Step};
use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_practise::session::Asked;
use carryless_practise::{Feedback, Next, Session, Settings, hint_count};

thread_local! {
    /// The session of the last request. Another with the same settings is made of it faster; replies do not depend on it.
    static LAST: Cell<Option<Session>> = const { Cell::new(None) };
}

/// A question while it is answered.
pub(super) struct Replay {
    pub(super) session: Session,
    /// The question; `None` if the session has none left.
    pub(super) asked: Option<Asked>,
    /// Feedback on the last answer.
    pub(super) last: Option<Feedback>,
    /// Number of hints that are shown.
    pub(super) hints: usize,
    /// Whether the question is over: it was answered right, or the solution is shown.
    pub(super) is_done: bool,
}

impl Replay {
    /// Resumes a session and applies the steps of its current question.
    pub(super) fn new(settings: &Settings, practice: &Practice) -> Result<Self, Error> {
        let session = match LAST.take().filter(|last| last.settings() == settings) {
            Some(mut last) => {
                last.rewind(&practice.progress)?;
                last
            }
            None => Session::resume(settings.clone(), &practice.progress)?.with_hints(),
        };
        Replay::from_session(session, practice)
    }

    /// Keeps the session for the next request.
    pub(super) fn keep(self) {
        LAST.set(Some(self.session));
    }

    fn from_session(session: Session, practice: &Practice) -> Result<Self, Error> {
        let asked = session.current().cloned();
        let mut replay = Replay { session, asked, last: None, hints: 0, is_done: false };
        for step in &practice.steps {
            replay.apply(step)?;
        }
        Ok(replay)
    }

    /// Returns the exercise of the question.
    pub(super) fn exercise(&self) -> Option<&Exercise> {
        self.asked.as_ref().map(|asked| &asked.exercise)
    }

    /// Whether there is a further hint.
    pub(super) fn has_hint(&self) -> bool {
        self.exercise().is_some_and(|exercise| self.hints < hint_count(exercise))
    }

    /// Applies a step, if the question is not over. Returns whether it counts: an answer that cannot be read does not.
    pub(super) fn apply(&mut self, step: &Step) -> Result<bool, Error> {
        if self.is_done || self.asked.is_none() {
            return Ok(false);
        }
        match step {
            Step::Hint => drop(self.session.next_hint()),
            Step::Solution => {
                self.session.give_up()?;
                self.is_done = true;
            }
            Step::Answer(text) => {
                let feedback = self.session.answer(text)?;
                if feedback.right.is_none() {
                    return Ok(false);
                }
                self.is_done = feedback.next != Next::Again;
                self.last = Some(feedback);
            }
        }
        if !self.is_done {
            self.hints = self.session.current().map_or(0, |asked| asked.hints);
        }
        Ok(true)
    }

    /// Whether the last answer is right.
    pub(super) fn is_right(&self) -> bool {
        self.last.as_ref().is_some_and(|feedback| feedback.right == Some(true))
    }

    /// Whether an answer has been given, so that the solution can be asked for.
    pub(super) fn is_tried(&self) -> bool {
        self.last.is_some()
    }
}
