//! Addition without carry as a topic of its own (`carryless xor …`): the columns of any numbers and the
//! result, the laws of the operation, and two of its uses: finding the number that occurs an odd number of
//! times, and swapping two numbers without a third variable. The properties are numbered as in 李学武,
//! 按位异或及其在求解游戏策略问题中的应用.
//!
//! This file parses the question. [`laws`] and [`odd_occurrences`] compute; [`explanation`] and [`steps`]
//! hold the explanation. Read [`explanation`] next.

pub mod explanation;
pub mod laws;
pub mod odd_occurrences;
pub mod steps;

use serde::Serialize;

use crate::board_frames::{CountedPile, FrameKind, MOST_ROWS, build_frames};
use crate::columns::{ColumnAddition, Columns};
use crate::figure::Figure;
use crate::game::{self, Game, Hint, NoExtras, WrongAnswer, tagged};
use crate::games::nim::{self, misconceptions};
use crate::serialize;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

use steps::Step;

faults! {
    pub enum XorFault {
        SwapTwo { count: usize } = "swap-two",
    }
}

tagged! {
    /// The task for the numbers of `carryless xor`.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "Task"))]
    pub enum Task {
        /// Show the binary columns of the numbers and their xor.
        Add = "add",
        /// Show the properties of xor with these numbers.
        Laws = "laws",
        /// Find the numbers that occur an odd number of times.
        OddOneOut = "odd-one-out",
        /// Swap two numbers by three xors.
        Swap = "swap",
    }
}

/// The rules of a question about xor: its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XorRules"))]
pub struct Rules {
    /// Task: the xor itself, its laws, the odd occurrences, or the swap.
    pub task: Task,
}

/// The numbers of a question about xor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XorPosition"))]
pub struct Position {
    /// Numbers, in the order of the input: at least one, exactly two for [`Task::Swap`].
    #[serde(serialize_with = "serialize::long")]
    pub numbers: Vec<u64>,
}

/// A state of the topic: the task and the numbers.
pub type State = game::GameState<Rules, Position>;

/// A question about numbers to be added without carry.
pub type Question = game::Question<Xor>;

/// The explanation of an addition without carry.
pub type Explanation = game::Explanation<Xor>;

impl State {
    /// Creates the state; `numbers` must not be empty, and for [`Task::Swap`] they are two.
    pub fn new(task: Task, numbers: Vec<u64>) -> Self {
        State { rules: Rules { task }, position: Position { numbers } }
    }
}

/// Marker type of the topic `xor` in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Xor;

impl Game for Xor {
    const NAME: &'static str = "xor";
    const COMMAND: Option<&'static str> = Some(Self::NAME);
    const EXAMPLE: &'static str = "xor 3 4 5";
    const OPTIONS: &'static [OptionSpec] = &[options::LAWS, options::ODD_ONE_OUT, options::SWAP];
    type State = State;
    type Attempt = NoExtras;
    type Facts = explanation::Facts;
    type Graded = NoExtras;
    type Step = Step;

    fn numbers(state: &State) -> &[u64] {
        &state.position.numbers
    }

    fn question_about(state: &State) -> Option<Question> {
        Some(Question { state: state.clone(), attempt: NoExtras {} })
    }

    fn column_addition(_: &State) -> Option<ColumnAddition> {
        Some(ColumnAddition { modulus: 2, limit: None })
    }

    fn columns(facts: &explanation::Facts) -> Option<&Columns> {
        Some(&facts.columns)
    }

    /// Returns the misconceptions of the same addition in Nim.
    fn diagnose(state: &State, said: &WrongAnswer) -> Vec<&'static str> {
        match said {
            WrongAnswer::NimSum(_) | WrongAnswer::ColumnSums(_) => {
                misconceptions::diagnose(nim::Rules::default(), &state.position.numbers, said)
            }
            _ => Vec::new(),
        }
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let task = parse_task(&arguments)?;
        let numbers: Result<Vec<u64>, Error> = words.iter().map(|word| word.number()).collect();
        let numbers = numbers?;
        if numbers.is_empty() {
            return Err(arguments.line().error_at_end(ArgsError::NoNumbers));
        }
        match (task, numbers.len(), arguments.flag("swap")) {
            (Task::Swap, count, Some(flag)) if count != 2 => {
                Err(flag.error(XorFault::SwapTwo { count }))
            }
            _ => Ok(Question { state: State::new(task, numbers), attempt: NoExtras {} }),
        }
    }

    fn to_args(Question { state, .. }: &Question) -> ArgsBuilder {
        let line = ArgsBuilder::default().words(&state.position.numbers);
        let task = Self::OPTIONS.iter().find(|spec| spec.name == state.rules.task.tag());
        task.map_or(line.clone(), |task| line.switch(task, true))
    }

    fn explain(question: &Question, _rows: usize) -> Explanation {
        explanation::explain(question)
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        let grid = |columns| Figure::Columns { columns, boxed: false };
        let columns = &explanation.facts.columns;
        match step {
            Step::Binary { .. } => pairs_figure(&explanation.state.position.numbers),
            Step::Add {} => Some(grid(columns)),
            Step::Half { half, .. } => Some(grid(&half.columns)),
            Step::Assign { columns, .. } => Some(grid(columns)),
            _ => None,
        }
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        step.hint()
    }

    fn nim_piles(state: &State) -> Option<&[u64]> {
        Some(&state.position.numbers)
    }
}

/// Returns the figure of the numbers as piles, with equal powers of two in pairs; `None` for more than
/// [`MOST_ROWS`] numbers.
fn pairs_figure<'e>(numbers: &[u64]) -> Option<Figure<'e>> {
    let counted = |&number: &u64| CountedPile { size: number, number, bands: 0 };
    let few = numbers.len() <= MOST_ROWS;
    let counted = few.then(|| numbers.iter().map(counted).collect())?;
    Figure::from_frame(build_frames(2, counted, (false, true), &[]).into(), FrameKind::Pair)
}

/// Returns the task whose option (`--laws`, `--odd-one-out`, `--swap`) is given, or [`Task::Add`] without
/// one. Returns `conflict` if two options are given.
fn parse_task(arguments: &Args<'_>) -> Result<Task, Error> {
    let named = Task::ALL.iter();
    let given = named.filter_map(|task| Some((arguments.flag(task.tag())?, *task)));
    let mut given: Vec<(Token<'_>, Task)> = given.collect();
    given.sort_by_key(|(word, _)| word.span().start);
    match given.as_slice() {
        [] => Ok(Task::Add),
        [(_, task)] => Ok(*task),
        [(first, _), (second, _), ..] => {
            let other = first.text().to_owned();
            Err(second.error(ArgsError::Conflict { other }))
        }
    }
}
