//! The state of a lesson: the view, the tasks, the answers so far, the current task and the pupil's number in
//! the class list. The command line contains all of it.

use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_worksheet::lesson::task::NOTHING;
use carryless_worksheet::lesson::{FirstAnswers, LESSON, Lesson, ResultCode, Task};

/// Positions of the tasks of a new lesson, separated by semicolons.
const FIRST: &str = "3 4 5; 1 4 6; 2 4 7; 5 7 9; 6 7 3";

/// View of the lesson section of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    /// The teacher plans the tasks.
    Plan,
    /// A pupil solves the tasks.
    Pupil,
    /// The teacher reads the report on the result codes.
    Back,
}

/// Answers of a pupil to one task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TaskAnswers {
    /// First answer, as its number among all possible answers to the [`Task`].
    pub(super) first: u64,
    /// Second answer, numbered in the same way as `first`; `None` if the pupil had no second try.
    pub(super) second: Option<u64>,
}

/// State of a lesson: all that the command line contains about it.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) view: View,
    pub(super) lesson: Lesson,
    /// Answers to the tasks that the pupil has begun, in the order of the tasks.
    pub(super) said: Vec<TaskAnswers>,
    /// Index of the current task, 0-based; the number of tasks once the pupil has finished the last one.
    pub(super) at: usize,
    /// Pupil's number in the class list, 1-based, once it is known.
    pub(super) place: Option<u64>,
}

/// Stage of a task while a pupil solves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// No answer was given yet.
    First,
    /// The first answer was wrong, and the second is awaited.
    Second,
    /// The task is finished, and the feedback is shown.
    Told,
}

impl State {
    /// Parses the state from the arguments of `lesson`. The first answer that the tasks do not allow and all
    /// answers after it are ignored.
    pub(super) fn from_args(args: &Args<'_>) -> Result<Self, Error> {
        let [plan, back] = ["plan", "back"].map(|name| args.flag(name).is_some());
        let view = match (plan, back) {
            (true, _) => View::Plan,
            (_, true) => View::Back,
            _ => View::Pupil,
        };
        let lesson = match args.peek() {
            None if plan => first()?,
            _ => Lesson::read(args)?,
        };
        let said =
            args.value_of("said").map(|word| parse_answers(word, &lesson)).unwrap_or_default();
        let place = args.number("place")?;
        let at = args.number("at")?.unwrap_or(1).saturating_sub(1);
        let at = usize::try_from(at).unwrap_or_default();
        let mut state = State { view, lesson, said, at, place };
        let answered = (0..state.said.len()).filter(|at| state.phase(*at) == Phase::Told).count();
        state.at = at.min(answered).min(state.lesson.tasks.len());
        state.said.truncate(state.at + 1);
        state.place = state.place.filter(|_| state.is_done());
        Ok(state)
    }

    /// Returns the command line from which [`State::from_args`] parses this state.
    pub(super) fn line(&self) -> String {
        let tasks: Vec<String> = self.lesson.tasks.iter().map(Task::line).collect();
        let mut words = vec![LESSON.to_owned()];
        match self.view {
            View::Plan => words.push("--plan".to_owned()),
            View::Back => words.push("--back".to_owned()),
            View::Pupil => {}
        }
        words.extend(tasks);
        if !self.said.is_empty() {
            let said: Vec<String> = self.said.iter().map(TaskAnswers::text).collect();
            words.extend(["--said".to_owned(), said.join(",")]);
        }
        if self.at > 0 {
            words.extend(["--at".to_owned(), (self.at + 1).to_string()]);
        }
        if let Some(place) = self.place {
            words.extend(["--place".to_owned(), place.to_string()]);
        }
        CommandLine::from_arguments(words.iter().map(String::as_str)).text().to_owned()
    }

    /// Returns the state of this lesson in the pupil's view, before any task is answered.
    pub(super) fn fresh(&self) -> State {
        State { view: View::Pupil, said: Vec::new(), at: 0, place: None, ..self.clone() }
    }

    pub(super) fn is_done(&self) -> bool {
        self.at >= self.lesson.tasks.len()
    }

    /// Returns the stage of the task with the index `at` (0-based).
    pub(super) fn phase(&self, at: usize) -> Phase {
        match (self.said.get(at), self.lesson.tasks.get(at)) {
            (Some(said), Some(task)) if said.second.is_none() => {
                let is_over = said.first == NOTHING || task.is_right(said.first);
                if is_over { Phase::Told } else { Phase::Second }
            }
            (Some(_), _) => Phase::Told,
            (None, _) => Phase::First,
        }
    }

    /// Adds an answer to the current task, unless the task is finished. `answer` is its number among all
    /// possible answers to the task.
    pub(super) fn answer(&mut self, answer: u64) {
        match self.phase(self.at) {
            Phase::First => self.said.push(TaskAnswers { first: answer, second: None }),
            Phase::Second => {
                if let Some(said) = self.said.get_mut(self.at) {
                    said.second = Some(answer);
                }
            }
            Phase::Told => {}
        }
    }

    /// Returns the result code, which encodes all answers; `None` before the pupil's number is known.
    pub(super) fn code(&self) -> Option<String> {
        let place = self.place?;
        let tasks = self.lesson.tasks.iter();
        let answers = tasks.zip(&self.said).map(|(task, said)| FirstAnswers {
            first: said.first,
            second_right: said.second.is_some_and(|second| task.is_right(second)),
        });
        Some(ResultCode { place, answers: answers.collect() }.code(&self.lesson))
    }
}

impl TaskAnswers {
    /// Returns the answers to one task in the form of `--said`: one answer as `5`, two as `9.5`, each as its
    /// number.
    fn text(&self) -> String {
        match self.second {
            Some(second) => format!("{}.{second}", self.first),
            None => self.first.to_string(),
        }
    }

    /// Whether the last of these answers is right. `task` is the task to which they were given.
    pub(super) fn is_right(&self, task: &Task) -> bool {
        task.is_right(self.second.unwrap_or(self.first))
    }
}

/// Returns the lesson with which a teacher begins to plan.
fn first() -> Result<Lesson, Error> {
    let line = CommandLine::from_arguments([FIRST]);
    let word = line.tokens().next().ok_or_else(|| Error::internal("no lesson"))?;
    Lesson::from_option(line.text(), word)
}

/// Parses the value of `--said`, up to the first answer that the tasks of the lesson do not allow.
fn parse_answers(word: Token<'_>, lesson: &Lesson) -> Vec<TaskAnswers> {
    let one = |(text, task): (Token<'_>, &Task)| {
        let number = |text: &str| text.parse().ok().filter(|number| *number < task.answer_count());
        let (first, second) = match text.text().split_once('.') {
            Some((first, second)) => (first, Some(number(second)?)),
            None => (text.text(), None),
        };
        Some(TaskAnswers { first: number(first)?, second })
    };
    word.split(',').zip(&lesson.tasks).map_while(one).collect()
}
