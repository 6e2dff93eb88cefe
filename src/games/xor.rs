//! Addition without carry as a topic of its own (`carryless xor …`): the columns of any numbers
//! and the result, the laws that the operation obeys, and two of its uses: finding the number that
//! occurs an odd number of times, and swapping two numbers without a third place. The properties
//! are numbered as in 李学武, 按位异或及其在求解游戏策略问题中的应用.
//!
//! Here stands the grammar; [`laws`] and [`odd`] compute, [`argument`] and [`steps`] hold the
//! argument.

pub mod argument;
pub mod laws;
pub mod odd;
pub mod steps;

use schemars::JsonSchema;
use serde::Serialize;

use crate::asked::{Asked, AskedFault};
use crate::error::{Error, faults};
use crate::explanation::Game;
use crate::line::Word;
use crate::options::{self, OptionSpec};

faults! {
    /// What can be wrong with a sum.
    pub(crate) enum XorFault {
        /// A swap of other than two numbers.
        SwapTwo { count: usize } = "swap-two",
    }
}

/// What is to be shown of the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The columns and the result.
    Add,
    /// The properties of xor, computed with these numbers.
    Laws,
    /// The numbers that occur an odd number of times.
    OddOneOut,
    /// Two numbers change places by three xors.
    Swap,
}

impl Task {
    /// The tasks that an option asks for, with its name.
    const NAMED: [(&'static str, Task); 3] =
        [("laws", Task::Laws), ("odd-one-out", Task::OddOneOut), ("swap", Task::Swap)];
}

/// Everything that can be asked about numbers to be added without carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is to be shown.
    pub task: Task,
    /// The numbers, at least one; exactly two for [`Task::Swap`].
    pub numbers: Vec<u64>,
}

/// The topic, for the registry.
#[derive(Clone, Copy, Debug)]
pub struct Xor;

impl Game for Xor {
    const NAME: &'static str = "xor";
    const OWN_COMMAND: bool = true;
    const OPTIONS: &'static [OptionSpec] = &[options::LAWS, options::ODD_ONE_OUT, options::SWAP];
    type Question = Question;
    type Explanation = argument::Explanation;

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        let task = task(&arguments)?;
        let numbers: Result<Vec<u64>, Error> = words.iter().map(|word| word.number()).collect();
        let numbers = numbers?;
        if numbers.is_empty() {
            return Err(arguments.line().error_at_end(AskedFault::NoNumbers));
        }
        match (task, numbers.len(), arguments.flag("swap")) {
            (Task::Swap, count, Some(flag)) if count != 2 => {
                Err(flag.error(XorFault::SwapTwo { count }))
            }
            _ => Ok(Question { task, numbers }),
        }
    }

    fn explain(question: &Question, _rows: usize) -> argument::Explanation {
        argument::explain(question)
    }
}

/// The one task that was asked for; the second of two options in the line is refused.
fn task(arguments: &Asked<'_>) -> Result<Task, Error> {
    let given = Task::NAMED
        .into_iter()
        .filter_map(|(name, task)| arguments.flag(name).map(|word| (word, task)));
    let mut given: Vec<(Word<'_>, Task)> = given.collect();
    given.sort_by_key(|(word, _)| word.span().start);
    match given.as_slice() {
        [] => Ok(Task::Add),
        [(_, task)] => Ok(*task),
        [(first, _), (second, _), ..] => {
            let other = first.text().to_owned();
            Err(second.error(AskedFault::Conflict { other }))
        }
    }
}
