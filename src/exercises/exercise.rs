//! An exercise as one value, from which question, answer and key all come: so they cannot
//! disagree. In: what a kind has drawn. Out: the answer, the argument behind it, its identity and
//! its JSON.

use serde::Serialize;

use super::ask::Ask;
use super::difficulty::Difficulty;
use super::facts::Facts;
use super::subject::Subject;
use super::task::Task;
use crate::error::Error;
use crate::games::Explanation;

/// An exercise.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The name of its kind.
    pub topic: &'static str,
    /// The position and its rules.
    pub subject: Subject,
    /// What is asked about it, beyond what the topic says.
    pub task: Task,
    /// What is right.
    pub answer: Answer,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The level that was wished.
    pub level: u8,
}

/// Everything that a checker needs.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// The facts of the position: `outcome`, `nim_sum`, `winning_moves`, `columns`, ….
    #[serde(flatten)]
    pub facts: Facts,
    /// The places to write in, with what is right there.
    pub asks: Vec<Ask>,
}

/// The JSON of an exercise.
#[derive(Serialize)]
struct Json<'e> {
    id: String,
    topic: &'static str,
    #[serde(flatten)]
    subject: &'e Subject,
    task: &'e Task,
    question: &'e str,
    answer: &'e Answer,
    level: u8,
    difficulty: Difficulty,
}

impl Exercise {
    /// The argument behind the answer: the worked key.
    pub fn explanation(&self) -> Explanation {
        self.subject.question(&self.task).explain(false)
    }

    /// Its identity: topic, rules and position up to the order of the piles, whatever the story.
    /// Two exercises of a sheet never share it.
    ///
    /// ```
    /// use carryless::exercises::{kind, wishes::Wishes};
    /// let space = kind("columns").ok_or("no such kind")?.space(&Wishes::default())?;
    /// let ids: Vec<String> = space.draw(1).take(2).map(|exercise| exercise.id()).collect();
    /// assert_ne!(ids[0], ids[1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn id(&self) -> String {
        let mut id = String::with_capacity(32);
        id.push_str(self.topic);
        self.subject.write_id(&mut id);
        id
    }

    /// The exercise as one JSON object; `question` is its text in Markdown, in the language of the
    /// reader.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::Error::defect) when it cannot be written, which does not happen.
    pub fn json(&self, question: &str) -> Result<String, Error> {
        serde_json::to_string(&self.data(question)).map_err(Error::defect)
    }

    /// What [`Exercise::json`] writes.
    pub(crate) fn data<'e>(&'e self, question: &'e str) -> impl Serialize + 'e {
        Json {
            id: self.id(),
            topic: self.topic,
            subject: &self.subject,
            task: &self.task,
            question,
            answer: &self.answer,
            level: self.level,
            difficulty: self.difficulty,
        }
    }
}
