//! An exercise as one value, so that question, answer and key cannot disagree. The value gives the answer,
//! the [`Explanation`], the id and the JSON of the exercise.

use std::borrow::Cow;

use serde::Serialize;

use super::answer_field::AnswerField;
use super::difficulty::Difficulty;
use super::rng::SeededRng;
use super::task::Task;
use carryless_args::error::Error;
use carryless_games::games::{AnyState, Explanation, Facts};
use carryless_games::serialize;

/// An exercise: a task about a position, with its answer.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// Name of the kind of exercise, such as `who-wins`.
    pub topic: &'static str,
    /// Game, rules and position.
    pub state: AnyState,
    /// Task about the position. The topic alone does not determine the question.
    pub task: Task,
    /// Right answer, and the facts from which it follows.
    pub answer: Answer,
    /// Measured difficulty, equal for all pupils in one slot.
    pub difficulty: Difficulty,
    /// Level for which the exercise was drawn, 1 to 5.
    pub level: u8,
}

/// An exercise without its topic and level, as a `Source` returns it.
pub struct Candidate {
    /// Game, rules and position.
    pub state: AnyState,
    /// Task about the position.
    pub task: Task,
    /// Facts about the position, from which the answer follows.
    pub facts: Facts,
    /// Answer fields with their expected values.
    pub asks: Vec<AnswerField>,
    /// Difficulty, measured from position and task.
    pub difficulty: Difficulty,
}

/// Right answer of an exercise, with the facts that an independent checker needs.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// Facts about the position, in JSON `outcome`, `nim_sum`, `winning_moves`, `columns`, ….
    #[serde(flatten)]
    pub facts: Facts,
    /// Answer fields with their expected values.
    pub asks: Vec<AnswerField>,
}

#[derive(Serialize)]
struct Json<'e> {
    id: String,
    topic: &'static str,
    #[serde(flatten)]
    state: &'e AnyState,
    task: &'e Task,
    question: &'e str,
    answer: &'e Answer,
    level: u8,
    difficulty: Difficulty,
}

impl Exercise {
    /// Returns the explanation of the answer; it is printed as the worked key.
    ///
    /// # Errors
    ///
    /// An internal error if the game has no question for the task, such as a proof.
    pub fn explanation(&self) -> Result<Explanation, Error> {
        let question = match self.task {
            Task::Proof => self.state.proof_question(),
            Task::Judge { chosen } => self.state.question(Some(&chosen.into())),
            _ => self.state.question_about(),
        };
        let question = question.ok_or_else(|| Error::internal(self.topic))?;
        Ok(question.explain(false))
    }

    /// Returns the position in which the pupil has to move: after the judged move, if there is one.
    pub(super) fn state_to_move(&self) -> Cow<'_, AnyState> {
        let mut state = Cow::Borrowed(&self.state);
        if let Task::Judge { chosen } = self.task {
            state.to_mut().apply(&chosen.into());
        }
        state
    }

    /// Returns the piles or numbers of the position; empty for a race.
    pub fn piles(&self) -> &[u64] {
        self.state.numbers()
    }

    /// Returns the id of the exercise, made of topic, rules and position, such as `nim-sum-3-4-5`. The story
    /// does not change the id, nor does the order of the piles, except on a staircase and in a sum of games.
    /// Two exercises of a sheet never share an id.
    pub fn id(&self) -> String {
        let mut id = String::with_capacity(32);
        id.push_str(self.topic);
        self.state.write_identity(&mut id);
        id
    }

    /// Returns a random generator for decisions about this exercise, such as the order of options. It depends only
    /// on `seed`, `purpose` (a text that distinguishes the decisions) and the id of the exercise.
    pub fn rng(&self, seed: u64, purpose: &str) -> SeededRng {
        let own = self
            .id()
            .bytes()
            .fold(seed ^ 7, |own, byte| own.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte));
        SeededRng::new(own, purpose)
    }

    /// Returns the exercise as one JSON object; `question` is its Markdown text in the language of the sheet.
    pub fn json(&self, question: &str) -> Result<String, Error> {
        serialize::json(&self.data(question))
    }

    /// Returns the fields of the JSON object of the exercise; `question` is its Markdown text.
    pub fn data<'e>(&'e self, question: &'e str) -> impl Serialize + 'e {
        Json {
            id: self.id(),
            topic: self.topic,
            state: &self.state,
            task: &self.task,
            question,
            answer: &self.answer,
            level: self.level,
            difficulty: self.difficulty,
        }
    }
}
