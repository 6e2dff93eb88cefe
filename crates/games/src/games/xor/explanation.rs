//! The explanation of numbers added without carry, as data: the facts and the steps of the task. A
//! [`Question`] becomes an [`Explanation`] without sentences. It takes a few passes over the numbers, and a
//! sort to count their occurrences.

use serde::Serialize;

use super::odd_occurrences::{self, Case, Times};
use super::steps::{Inverse, Parts, Step, Without};
use super::{Explanation, Question, Task, laws};
use crate::columns::{BitWeights, Columns};
use crate::game::NoExtras;
use crate::position::DecimalU128;
use crate::serialize;

/// Facts about the numbers of a question about xor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "XorFacts"))]
pub struct Facts {
    /// The xor of all numbers.
    pub result: u64,
    /// Binary columns of the numbers, added without carry.
    pub columns: Columns,
    /// Numbers that occur an odd number of times, smallest first; left out unless the task is `odd-one-out`.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "serialize::long_if_some")]
    pub odd: Option<Vec<u64>>,
    /// The two numbers after the swap; left out unless the task is `swap`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swapped: Option<[u64; 2]>,
}

impl Facts {
    /// Creates the facts that every task has: the result and the columns of `numbers`.
    pub fn from_numbers(numbers: &[u64]) -> Self {
        let columns = Columns::from_numbers(numbers, 2);
        Facts { result: total(numbers), columns, odd: None, swapped: None }
    }
}

/// Returns the explanation that performs the task of the question with its numbers.
pub fn explain(question: &Question) -> Explanation {
    let state = question.state.clone();
    let numbers = state.position.numbers.as_slice();
    let mut facts = Facts::from_numbers(numbers);
    let mut steps = vec![Step::Start {}];
    match (state.rules.task, numbers) {
        (Task::Laws, _) => steps.extend(law_steps(numbers, facts.result)),
        (Task::OddOneOut, _) => odd_steps(&mut facts, &mut steps, numbers),
        (Task::Swap, &[a, b, ..]) => swap_steps(&mut facts, &mut steps, [a, b]),
        (Task::Add, _) | (Task::Swap, _) => steps.extend(add_steps(numbers, facts.result)),
    }
    Explanation::new(state, facts, NoExtras {}, steps)
}

fn total(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

fn add_steps(numbers: &[u64], result: u64) -> Vec<Step> {
    let parts = numbers.iter().map(|&number| Parts { number, parts: BitWeights(number) });
    let sum: u128 = numbers.iter().map(|&number| u128::from(number)).sum();
    let mut steps = vec![
        Step::Table { pairs: laws::pairs() },
        Step::Binary { numbers: parts.collect::<Vec<_>>() },
        Step::Add {},
        read_step(result),
        Step::Carry { sum: DecimalU128(sum), same: sum == u128::from(result) },
    ];
    steps.extend((numbers.len() > 1).then(|| others_step(numbers, result)));
    steps
}

/// Returns the step that reads `result`, the xor of all numbers, from the odd columns.
fn read_step(result: u64) -> Step {
    Step::Read { odd: BitWeights(result), result }
}

/// Returns the step that gives, for each number, the xor of the other numbers. `result` is the xor of all
/// numbers.
fn others_step(numbers: &[u64], result: u64) -> Step {
    let row = |&number: &u64| Without {
        number,
        others: result ^ number,
        larger: number > result ^ number,
    };
    let rows: Vec<Without> = numbers.iter().map(row).collect();
    Step::Others { larger: rows.iter().filter(|row| row.larger).count() as u64, rows }
}

fn law_steps(numbers: &[u64], result: u64) -> Vec<Step> {
    let x = numbers.first().copied().unwrap_or(0);
    let y = numbers.get(1).copied().unwrap_or(x);
    let z = numbers.get(2).copied().unwrap_or(x);
    vec![
        Step::Bits { pairs: laws::pairs(), triples: laws::triples() },
        Step::Laws { x, y, z, given: numbers.len() as u64, laws: laws::compute(x, y, z) },
        group_step(numbers, x, y),
        others_step(numbers, result),
    ]
}

/// Returns the step about the numbers as a group under xor. It also solves x ⊕ z = y for z.
fn group_step(numbers: &[u64], x: u64, y: u64) -> Step {
    let largest = numbers.iter().max().copied().unwrap_or(0);
    let twice = |number| Columns::from_numbers(&[number, number], 2).odd_weights().0;
    let inverse = |&number: &u64| Inverse { number, twice: twice(number) };
    Step::Group {
        width: u64::from(u64::BITS - largest.leading_zeros()),
        inverses: numbers.iter().map(inverse).collect::<Vec<_>>(),
        x,
        y,
        solution: x ^ y,
        check: x ^ (x ^ y),
    }
}

/// Adds the steps and the facts of the task `odd-one-out`; `facts` has the facts that every task has.
fn odd_steps(facts: &mut Facts, steps: &mut Vec<Step>, numbers: &[u64]) {
    let rows = odd_occurrences::count_occurrences(numbers);
    let odd = rows.iter().filter(|row| row.odd);
    let odd: Vec<u64> = odd.map(|&Times { number, .. }| number).collect();
    let total = facts.result;
    let case = Case::from_count(odd.len());
    steps.extend([Step::Add {}, read_step(total), Step::Cancel { case, total }]);
    let splitting = BitWeights(total).largest().filter(|_| case == Case::Two);
    if let Some(bit) = splitting {
        steps.push(Step::Split { total, bit });
        let halves = odd_occurrences::split(numbers, bit).into_iter();
        steps.extend(halves.map(|half| Step::Half { bit, half }));
    }
    steps.push(Step::Count { rows });
    facts.odd = Some(odd);
}

/// Adds the steps and the facts of the task `swap`; `before` has the two numbers to swap.
fn swap_steps(facts: &mut Facts, steps: &mut Vec<Step>, before: [u64; 2]) {
    let mut now = before;
    for (nth, place) in (1..).zip(["a", "b", "a"]) {
        let [a, b] = now;
        let after = if place == "a" { [a ^ b, b] } else { [a, a ^ b] };
        steps.push(Step::Assign {
            nth,
            place,
            before: now,
            after,
            columns: Columns::from_numbers(&now, 2),
        });
        now = after;
    }
    steps.push(Step::Swapped { before, after: now, total: facts.result });
    facts.swapped = Some(now);
}
