//! Feedback on an answer: whether it is right, the reply to a wrong move, the idea that it shows, and the solution.

use serde::Serialize;

use super::boards::{self, Solved};
use super::kept::Step;
use super::{Desk, Uncounted, form};
use crate::fragments::{DEPTH, to_plain_text};
use carryless_args::error::Error;
use carryless_exercises::prediction::FieldValue;
use carryless_exercises::{Exercise, Expected, Reading};
use carryless_games::game::WrongAnswer;
use carryless_practise::{Feedback, Next, is_first_game};
use carryless_render::i18n::MessageArgs;
use carryless_render::{Page, embed};
use carryless_worksheet::answer;
use carryless_worksheet::sheet::Item;

/// Feedback on the last answer, as HTML.
#[derive(Debug, Default, Serialize)]
pub(super) struct Told {
    /// "right", "wrong" or "uncounted".
    kind: &'static str,
    text: String,
    /// Reply to a wrong move.
    reply: Option<boards::Reply>,
    /// Questions about the ideas that lead to this answer.
    thoughts: Vec<String>,
    /// Sentences that say what the pupil can do now.
    mastered: Vec<String>,
    /// All of it as plain text.
    #[serde(skip)]
    pub(super) spoken: Vec<String>,
}

/// Solution of a question.
#[derive(Debug, Default, Serialize)]
pub(super) struct Solution {
    answer: String,
    solved: Option<Solved>,
    /// The working, as HTML.
    steps: String,
    /// The answer as plain text.
    #[serde(skip)]
    pub(super) spoken: Vec<String>,
}

impl Desk<'_> {
    /// Returns the feedback on the last answer; `None` if there was none.
    pub(super) fn told(&self, exercise: &Exercise) -> Result<Option<Told>, Error> {
        if let Some(uncounted) = self.uncounted {
            return self.uncounted_answer(exercise, uncounted).map(Some);
        }
        let Some(feedback) = &self.replay.last else { return Ok(None) };
        let mut told = Told::default();
        let is_right = feedback.right == Some(true);
        told.kind = if is_right { "right" } else { "wrong" };
        if let Some(reading) = feedback.reading.as_ref().filter(|_| !is_right) {
            told.reply = boards::reply(exercise, reading, self.shelf)?;
        }
        let text = match told.reply {
            _ if self.replay.is_done && !is_right => return self.ended(told).map(Some),
            Some(_) => self.shelf.words.text("practise-wrong")?,
            None => self.sentence(feedback)?,
        };
        told.text = self.html(&text)?;
        told.spoken.push(to_plain_text(&text));
        told.spoken.extend(told.reply.iter().map(|reply| reply.said.clone()));
        let texts = self.shelf.practice()?;
        let ideas = feedback.thought.iter().flat_map(|group| &group.ideas);
        for idea in ideas {
            let Some(text) = texts.thought(idea.tag(), exercise)? else { continue };
            told.thoughts.push(self.html(&text)?);
            told.spoken.push(to_plain_text(&text));
        }
        for name in &feedback.mastered {
            told.mastered.push(self.mastered(name)?);
        }
        told.spoken.extend(told.mastered.iter().cloned());
        Ok(Some(told))
    }

    /// Returns the feedback on the last answer to a question whose solution is shown.
    fn ended(&self, told: Told) -> Result<Told, Error> {
        let text = match self.practice.steps.last() {
            Some(Step::Solution) => String::new(),
            _ => self.shelf.words.text("web-practise-not-found")?,
        };
        Ok(Told { text: self.html(&text)?, spoken: vec![text], reply: None, ..told })
    }

    /// Returns what is right about an answer, or what does not fit, as Markdown.
    fn sentence(&self, feedback: &Feedback) -> Result<String, Error> {
        let Some(asked) = &self.replay.asked else { return Ok(String::new()) };
        let mut asked = asked.clone();
        asked.attempt = 1;
        // Hints, ideas and skills have places of their own.
        let bare = Feedback {
            thought: None,
            hint: None,
            mastered: Vec::new(),
            next: Next::Again,
            ..feedback.clone()
        };
        self.shelf.practice()?.feedback(&asked, &bare)
    }

    /// Returns the note on an answer that does not count.
    fn uncounted_answer(&self, exercise: &Exercise, why: Uncounted) -> Result<Told, Error> {
        let words = &self.shelf.words;
        let mut text = match why {
            Uncounted::Missing => return self.note(&words.text("web-practise-missing")?),
            Uncounted::Unreadable => words.text("web-practise-unread")?,
        };
        let sheet = self.shelf.practice()?.sheet().words();
        for ask in &exercise.answer.asks {
            if matches!(ask.expected, Expected::Outcome(_) | Expected::Verdict(_) | Expected::Open)
            {
                continue;
            }
            let mut values = MessageArgs::default();
            values.set_text("label", answer::label(exercise, ask, sheet)?);
            values.set_text("none", "impossible");
            let id = format!("practise-write-{}", form::example(&ask.expected));
            text += &format!("\n\n- {}", words.format(&id, &values)?);
        }
        self.note(&text)
    }

    fn note(&self, markdown: &str) -> Result<Told, Error> {
        let spoken = vec![to_plain_text(markdown)];
        Ok(Told { kind: "uncounted", text: self.html(markdown)?, spoken, ..Told::default() })
    }

    /// Returns the sentence that says what a pupil can do who masters the skill.
    fn mastered(&self, name: &str) -> Result<String, Error> {
        let own = format!("web-practise-mastered-{name}");
        match self.shelf.words.has(&own) {
            true => self.shelf.words.text(&own),
            false => {
                let title = [("title", self.title(name, false)?)];
                self.shelf.words.format_with("web-practise-mastered", title)
            }
        }
    }

    /// Returns the hints that are shown, as Markdown.
    pub(super) fn hints(&self, exercise: &Exercise) -> Result<Vec<String>, Error> {
        let texts = self.shelf.practice()?;
        (0..self.replay.hints).map(|index| texts.hint(exercise, Some(index))).collect()
    }

    /// Returns the solution of the question.
    pub(super) fn solution(&self, exercise: &Exercise) -> Result<Solution, Error> {
        let texts = self.shelf.practice()?;
        if is_first_game(exercise) {
            let text = texts.solution(exercise)?;
            let spoken = vec![to_plain_text(&text)];
            return Ok(Solution { answer: self.html(&text)?, spoken, ..Solution::default() });
        }
        let right = [("answer", texts.sheet().short_answer_of(exercise)?)];
        let right = self.shelf.words.format_with("practise-answer", right)?;
        let solved = boards::solution(exercise, self.shelf)?;
        let mut spoken = vec![to_plain_text(&right)];
        spoken.extend(solved.iter().map(|solved| solved.said.clone()));
        let (text, picture) = self.worked(exercise)?;
        let steps = text + &picture.unwrap_or_default();
        Ok(Solution { answer: self.html(&right)?, solved, steps, spoken })
    }

    /// Returns the picture of the working as HTML.
    pub(super) fn picture(&self, exercise: &Exercise) -> Result<Option<String>, Error> {
        self.worked(exercise).map(|(_, picture)| picture)
    }

    /// Returns the working and its picture, if there is one, as HTML.
    fn worked(&self, exercise: &Exercise) -> Result<(String, Option<String>), Error> {
        let item = Item { number: 1, section: 0, points: None, exercise: exercise.clone() };
        let worked = self.shelf.practice()?.sheet().worked(&item, DEPTH, false)?;
        Ok((worked.text, worked.picture.map(|picture| picture.html())))
    }

    /// Renders Markdown as HTML.
    pub(super) fn html(&self, markdown: &str) -> Result<String, Error> {
        embed::dense_html(&Page::from(markdown), self.shelf.practice()?.sheet().words(), DEPTH)
    }
}

/// Returns the index, from the left, of the first column from the right whose digit does not fit, among `count`
/// columns.
pub(super) fn wrong_column(exercise: &Exercise, reading: &Reading, count: usize) -> Option<usize> {
    let mut fields = exercise.telling_fields().zip(&reading.values);
    fields.find_map(|(ask, value)| match (&ask.expected, value) {
        (Expected::Digits(right), Some(FieldValue::Value(WrongAnswer::ColumnSums(said)))) => {
            let digit = |digits: &[u64], at: usize| {
                digits.len().checked_sub(at + 1).map_or(0, |index| digits[index])
            };
            let wrong = (0..count).find(|at| digit(right, *at) != digit(said, *at))?;
            Some(count - 1 - wrong)
        }
        _ => None,
    })
}
