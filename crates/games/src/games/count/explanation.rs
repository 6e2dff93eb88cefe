//! The explanation of a count as data: the fields of the JSON and the steps. A [`Question`] with its
//! automaton becomes an [`Explanation`]. The list of states is shortened; the counts are exact. For `--brute`
//! the caller, which may use threads, tries every n and calls `add_brute_force`.

use std::collections::HashMap;

use num_bigint::BigUint;
use serde::Serialize;

use super::automaton::{self, Automaton};
use super::count_words::{self, WordCount};
use super::recurrence::{self, Recurrence};
use super::steps::{BigNumber, Step, WordsByLeadingDigit};
use super::{Explanation, ProgressCallback, Question, brute_force, enumerate};
use crate::columns::Columns;
use crate::game::Grade;
use crate::position::DecimalU128;
use crate::serialize;

/// Largest number of states that an automaton may have for a recurrence to be computed. The proof of the
/// recurrence needs all states, and an automaton of at most 4096 states has them all.
const RECURRENCE_STATES: usize = 48;

/// Largest order (number of coefficients) of a recurrence that is shown; a longer one is left out.
const SHORT: u64 = 6;

/// Largest number of lines in the table of the counts below 2^i, one line for each i from 0 to 64.
const TABLE_LINES: usize = 65;

/// Facts that follow from the multipliers and the range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "CountFacts"))]
pub struct Facts {
    /// Number of n from 1 to N for which the xor of c·n over all multipliers c is 0.
    pub count: BigNumber,
}

/// The automaton and the counts on which the answer rests, with the parts that options add.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "CountFound"))]
pub struct CountResult {
    /// Number of states of the automaton. Each combination of carries counts twice, depending on whether the
    /// digits read so far exceed those of N.
    pub state_count: u64,
    /// States as combinations of carries, in the order of discovery, the start first. At most 32 are listed,
    /// with `--full` 30,000.
    #[serde(serialize_with = "serialize::long")]
    pub states: Vec<State>,
    /// Counts below 2^i, for i from 0 to the number of digits of N, at most 64. A count is the number of n, 0
    /// included, for which the xor of c·n over all multipliers c is 0.
    #[serde(serialize_with = "serialize::long")]
    pub table: Vec<Below>,
    /// Recurrence of the counts in `table`; null if none of order 1 to 6 is found, or if the automaton has
    /// more than 48 combinations of carries.
    pub recurrence: Option<Recurrence>,
    /// With `--list`: the first n for which the xor of c·n over all multipliers c is 0, in rising order.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "serialize::long_at_least_20"
    )]
    pub list: Option<Vec<ListedSolution>>,
    /// With `--brute`: the result of trying every n.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brute: Option<Tried>,
}

impl Grade for CountResult {
    fn is_right(&self) -> Option<bool> {
        self.brute.map(|tried| tried.agrees)
    }
}

/// The rules of a counting question: the multipliers of n.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "CountRules"))]
pub struct Rules {
    /// The multipliers c₁, c₂, …, in the given order.
    #[serde(serialize_with = "serialize::long")]
    pub multipliers: Vec<u64>,
}

/// The range of n: from 1 to N.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "CountPosition"))]
pub struct Position {
    /// Upper end N of the range.
    pub up_to: BigNumber,
    /// Exponent k if N = 2^k; otherwise null.
    pub power: Option<u64>,
}

impl Position {
    /// Creates the range from 1 to `up_to`.
    pub fn new(up_to: BigUint) -> Self {
        let power = up_to.bits().checked_sub(1);
        let power = power.filter(|&k| up_to.trailing_zeros() == Some(k));
        Position { up_to: BigNumber(up_to), power }
    }

    /// Returns N as `--up-to` accepts it: `2^k` for a power of two from 2^10 on, otherwise decimal digits.
    pub fn to_argument(&self) -> String {
        // A user who means a power of two writes `2^k`.
        let power = self.power.filter(|power| *power >= 10);
        power.map_or_else(|| self.up_to.0.to_string(), |power| format!("2^{power}"))
    }
}

/// A state of the automaton, as a combination of carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "CountState"))]
pub struct State {
    /// Number of the state, from 1, in the order of discovery.
    pub state: u64,
    /// Carry of each multiplier, in the order of the multipliers.
    pub carries: Vec<u64>,
    /// Numbers (from 1) of the states that a digit 0 and a digit 1 reach from this state; null if the digit
    /// would make an odd column or the state was not explored.
    pub next: [Option<u64>; 2],
    /// Whether n may end in this state. This is so if the xor of `carries` is 0.
    pub end: bool,
}

/// A line of the table of the counts below 2^i.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Below {
    /// Exponent i of the bound 2^i.
    pub bits: u64,
    /// Number of n below 2^i, 0 included, for which the xor of c·n over all multipliers c is 0.
    pub count: BigNumber,
}

/// A listed n for which the xor of c·n over all multipliers c is 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedSolution {
    /// The number n.
    pub n: BigNumber,
    /// Binary digits of n, without leading zeros.
    pub binary: String,
}

/// The result of `--brute`, which tries every n from 1 to N.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tried {
    /// Number of n from 1 to N for which the xor of c·n over all multipliers c is 0.
    pub count: u64,
    /// Whether the automaton gives the same number as trying every n.
    pub agrees: bool,
}

/// Answers a counting question; the explanation lists at most `rows` states. Calls `watch` with the number of
/// digits of N processed so far and an upper bound on its final value.
pub fn explain(question: &Question, rows: usize, watch: &mut ProgressCallback<'_>) -> Explanation {
    let (state, automaton) = (question.state.clone(), &question.attempt.automaton);
    let tally = WordCount::up_to_with_progress(automaton, state.up_to(), watch);
    let recurrence = short_recurrence(automaton);
    let list = question.attempt.list.map(|most| list_rows(question, &tally, most));
    let mut steps = main_steps(question, &tally, recurrence.as_ref());
    steps.extend(last_steps(question, list.as_deref(), state.position.power));
    let found = CountResult {
        state_count: automaton.state_count() as u64 * 2,
        states: states(automaton, rows),
        table: table(&tally),
        recurrence,
        list,
        brute: None,
    };
    Explanation::new(state, Facts { count: BigNumber(tally.count()) }, found, steps)
}

/// Returns the counts below 2^i, one line for each i from 0 on, at most [`TABLE_LINES`] lines.
fn table(tally: &WordCount) -> Vec<Below> {
    let lines = (0..).zip(tally.below.iter().take(TABLE_LINES));
    let line = |(bits, count): (u64, &BigUint)| Below { bits, count: BigNumber(count.clone()) };
    lines.map(line).collect()
}

/// Returns the recurrence of the counts below 2^i; `None` if none is proved, its order is not from 1 to
/// [`SHORT`], or the automaton has more than [`RECURRENCE_STATES`] states.
fn short_recurrence(automaton: &Automaton) -> Option<Recurrence> {
    let states = automaton.state_count();
    if states > RECURRENCE_STATES {
        return None;
    }
    let terms = count_words::sequence(automaton, recurrence::terms_needed(states));
    Recurrence::find(&terms, states).filter(|found| (1..=SHORT).contains(&found.order))
}

/// Returns the first `rows` states of the automaton in the order of discovery, the start first.
fn states(automaton: &Automaton, rows: usize) -> Vec<State> {
    let mut numbers = HashMap::from([(0, 1)]);
    let mut found = vec![0];
    let mut shown = Vec::new();
    while let Some(&state) = found.get(shown.len()).filter(|_| shown.len() < rows) {
        let next = [0, 1].map(|digit| {
            let next = automaton.next(state, digit)?;
            let number = found.len() as u64 + 1;
            Some(*numbers.entry(next).or_insert_with(|| {
                found.push(next);
                number
            }))
        });
        shown.push(State {
            state: shown.len() as u64 + 1,
            carries: automaton.carries(state),
            next,
            end: automaton.accepting()[state],
        });
    }
    shown
}

/// Returns the n of the question's range for which the xor of c·n over all multipliers c is 0, in rising
/// order, at most `most` of them. `tally` has the counts for this range.
fn list_rows(question: &Question, tally: &WordCount, most: u64) -> Vec<ListedSolution> {
    let found = enumerate::first_solutions(
        &question.attempt.automaton,
        tally,
        most as usize,
        question.state.up_to(),
    );
    let row = |n: BigUint| ListedSolution { binary: n.to_str_radix(2), n: BigNumber(n) };
    found.into_iter().map(row).collect()
}

/// Returns the steps from `Start` to `Limit`, which gives the number of solutions (n for which the xor of c·n
/// over all multipliers c is 0). `tally` has the counts for the question's range. Without a `recurrence`, its
/// step is left out.
fn main_steps(
    question: &Question,
    tally: &WordCount,
    recurrence: Option<&Recurrence>,
) -> Vec<Step> {
    let digits = question.state.up_to().bits();
    let states = question.attempt.automaton.state_count() as u64;
    let mut steps = vec![Step::Start { digits }];
    steps.extend(example(question, tally));
    steps.push(Step::States {
        carries: states,
        total: 2 * states,
        bound: DecimalU128(automaton::bound(question.state.multipliers())),
    });
    steps.push(Step::Table {});
    steps.extend(recurrence.and_then(|found| recurrence_step(found, &tally.below)));
    let words = tally.below.last().cloned().unwrap_or_default();
    steps.push(Step::Limit {
        digits,
        words: BigNumber(words),
        excess: BigNumber(tally.excess.clone()),
    });
    steps
}

/// Returns the steps after `Limit`: for the multipliers 1, 2, 3 (in any order) the steps about neighbouring
/// ones, then the step about `list`, the requested list (`None` without `--list`), and the theorem. `power`
/// is k if N = 2^k, otherwise `None`.
fn last_steps(
    question: &Question,
    list: Option<&[ListedSolution]>,
    power: Option<u64>,
) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut sorted = question.state.multipliers().to_vec();
    sorted.sort_unstable();
    if sorted == [1, 2, 3] {
        steps.push(neighbours());
        steps.extend(power.filter(|&digits| digits > 0).map(words_step));
    }
    let list = question.attempt.list.zip(list);
    steps.extend(list.map(|(asked, list)| Step::List { asked, found: list.len() as u64 }));
    let bound = DecimalU128(automaton::bound(question.state.multipliers()) / 2);
    steps.push(Step::Theorem { bound });
    steps
}

/// Returns the step that shows the smallest solution n and the binary columns of its multiples; `None` if
/// there is no solution or a multiple exceeds 64 bits. `tally` has the counts for the question's range.
fn example(question: &Question, tally: &WordCount) -> Option<Step> {
    let smallest =
        enumerate::first_solutions(&question.attempt.automaton, tally, 1, question.state.up_to())
            .pop()?;
    let n = u64::try_from(smallest).ok()?;
    let multiples = question.state.multipliers().iter().map(|c| c.checked_mul(n));
    let multiples = multiples.collect::<Option<Vec<u64>>>()?;
    Some(Step::Example { n, columns: Columns::from_numbers(&multiples, 2), multiples })
}

/// Returns the step that applies the recurrence to the last line of the table; `None` if the recurrence does
/// not hold there yet. `below` has the counts below 2^i, from i = 0 on.
fn recurrence_step(recurrence: &Recurrence, below: &[BigUint]) -> Option<Step> {
    let bits = below.len().min(TABLE_LINES).checked_sub(1)?;
    let order = recurrence.order as usize;
    if bits < recurrence.from as usize {
        return None;
    }
    let earlier = below[bits - order..bits].iter().rev();
    Some(Step::Recurrence {
        bits: bits as u64,
        earlier: earlier.cloned().map(BigNumber).collect(),
        value: BigNumber(below[bits].clone()),
    })
}

/// Returns n, 2n, 3n and their xor.
fn triple(n: u64) -> [u64; 4] {
    [n, 2 * n, 3 * n, n ^ (2 * n) ^ (3 * n)]
}

/// Returns the step about n, 2n, 3n, with two examples: an n without neighbouring ones in binary and one with
/// them.
fn neighbours() -> Step {
    let (apart, together) = (triple(0b101), triple(0b11));
    Step::Neighbours { apart, together, columns: Columns::from_numbers(&together[..3], 2) }
}

/// Returns the step for the multipliers 1, 2, 3 and N = 2^`digits` that counts the binary words of up to
/// `digits` digits without neighbouring ones.
fn words_step(digits: u64) -> Step {
    let (mut zeros, mut ones) = (BigUint::from(1u8), BigUint::from(1u8));
    let mut rows = Vec::new();
    for bits in 1..=digits {
        rows.push(WordsByLeadingDigit {
            bits,
            zeros: BigNumber(zeros.clone()),
            ones: BigNumber(ones.clone()),
            words: BigNumber(&zeros + &ones),
        });
        (zeros, ones) = (&zeros + &ones, zeros);
    }
    let power = BigUint::from(1u8) << digits;
    let (doubled, tripled) = (&power * 2u8, &power * 3u8);
    Step::Words {
        digits,
        // The loop has computed one row more than needed.
        words: BigNumber(zeros),
        rows,
        zero: brute_force::count(&[1, 2, 3], 0..=0) == 1,
        last: power ^ doubled ^ tripled == BigUint::default(),
        ones: triple(0b11),
    }
}

impl Explanation {
    /// Adds to the result `count`, the number of solutions found by trying every n, and whether it is the
    /// count of the automaton. Inserts the step `Tried` before the last step.
    pub fn add_brute_force(&mut self, count: u64) {
        let agrees = self.facts.count.0 == BigUint::from(count);
        self.judged.brute = Some(Tried { count, agrees });
        let at = self.steps.len() - 1;
        self.steps.insert(at, Step::Tried {});
    }
}
