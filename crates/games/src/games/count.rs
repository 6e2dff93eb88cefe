//! Counting P-positions (Project Euler 301, generalised; `carryless count 1 2 3 --up-to 2^30`): how many n
//! from 1 to N make c₁·n ⊕ c₂·n ⊕ … = 0? The answer comes from an automaton that reads the binary digits of n
//! from the right and keeps a carry for each multiplier c.
//!
//! This file parses and checks the question. [`automaton`], [`count_words`], [`recurrence`], [`enumerate`]
//! and [`brute_force`] compute; [`explanation`] and [`steps`] hold the result. Read [`automaton`] next.

pub mod automaton;
pub mod brute_force;
mod chinese_remainders;
pub mod count_words;
pub mod enumerate;
pub mod explanation;
mod fraction;
mod reachable_states;
pub mod recurrence;
mod state_set;
pub mod steps;

use num_bigint::BigUint;

use self::automaton::Automaton;
use self::steps::Step;
use crate::figure::Figure;
use crate::game::{self, Game, Hint, MessageValue, identity};
use carryless_args::command_line::NumberFault;
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

faults! {
    pub enum CountFault {
        NoUpTo = "no-up-to",
        NotAnEnd = "up-to-form",
        TooManyStates { most: u64, states: u128 } = "too-many-states",
        TooManyToTry { count: String, most: u64 } = "too-many-to-try",
    }
}

/// Exponent of the largest N that `--up-to` accepts, 2^1000; N is the end of the range 1 to N of the numbers
/// n.
pub const LARGEST_EXPONENT: u32 = 1000;

/// Largest number of solutions that `--list` can request. A solution is a number n from 1 to N for which the
/// xor of c·n over all multipliers c is 0.
pub const LONGEST_LIST: u64 = 10_000;

/// Largest number of products c·n that `--brute` may compute, 2^32: one for each multiplier c and each n from
/// 1 to N. Trying more numbers would take too long.
const MOST_TRIED: u64 = 1 << 32;

/// Largest N up to which `--brute` tries the numbers on one core while a reader waits for the answer.
const MOST_TRIED_AT_ONCE: u64 = 1 << 20;

/// The options `--list` and `--brute` of a counting question, and the automaton that answers it.
#[derive(Clone, Debug)]
pub struct CountOptions {
    /// Argument of `--list`: largest number of solutions n to list, the smallest first; `None` for no list.
    pub list: Option<u64>,
    /// Whether to count a second time by trying every n (`--brute`).
    pub brute: bool,
    /// Automaton that counts the solutions n by their binary digits.
    pub automaton: Automaton,
}

/// The subject of a counting question: the multipliers c₁, c₂, … and N, the end of the range 1 to N of the
/// numbers n.
pub type State = game::GameState<explanation::Rules, explanation::Position>;

/// A question about how many n make c₁·n ⊕ c₂·n ⊕ … = 0.
pub type Question = game::Question<Count>;

/// The answer to a counting question, with its steps.
pub type Explanation = game::Explanation<Count>;

impl State {
    /// Creates the state from the multipliers c₁, c₂, … (at least one) and `up_to`, the end of the range 1 to
    /// `up_to` of the numbers n (at most 2^1000).
    pub fn new(multipliers: Vec<u64>, up_to: BigUint) -> Self {
        let position = explanation::Position::new(up_to);
        State { rules: explanation::Rules { multipliers }, position }
    }

    /// Returns N, the end of the range: the question is about the numbers n from 1 to N.
    pub fn up_to(&self) -> &BigUint {
        &self.position.up_to.0
    }

    /// Returns the multipliers c₁, c₂, …, as the user ordered them.
    pub fn multipliers(&self) -> &[u64] {
        &self.rules.multipliers
    }
}

/// Marker type of the topic `count` in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Count;

impl Game for Count {
    const NAME: &'static str = "count";
    const COMMAND: Option<&'static str> = Some(Self::NAME);
    const EXAMPLE: &'static str = "count 1 2 3 --up-to 1000";
    const OPTIONS: &'static [OptionSpec] = &[options::UP_TO, options::LIST, options::BRUTE];
    type State = State;
    type Attempt = CountOptions;
    type Facts = explanation::Facts;
    type Graded = explanation::CountResult;
    type Step = Step;

    fn numbers(state: &State) -> &[u64] {
        &state.rules.multipliers
    }

    /// Returns the question that also lists the first of the counted numbers, at most [`LONGEST_LIST`].
    fn question_about(state: &State) -> Option<Question> {
        let last = state.up_to();
        let list = u64::try_from(last).unwrap_or(LONGEST_LIST).min(LONGEST_LIST);
        let automaton = Automaton::explore(state.multipliers(), last.bits());
        let attempt = CountOptions { list: Some(list), brute: false, automaton };
        Some(Question { state: state.clone(), attempt })
    }

    fn message_values(state: &State) -> Vec<(&'static str, MessageValue)> {
        let pile = |multiplier: &u64| match multiplier {
            1 => "n".to_owned(),
            _ => format!("{multiplier}n"),
        };
        let piles = state.multipliers().iter().map(pile).collect();
        let up_to = u64::try_from(state.up_to()).unwrap_or(u64::MAX);
        vec![("piles", MessageValue::Listed(piles)), ("up_to", MessageValue::Number(up_to))]
    }

    fn write_identity(id: &mut String, state: &State) {
        identity::write_sorted(id, state.multipliers());
        identity::write_part(id, format_args!("to-{}", state.up_to()));
    }

    fn parse_question(arguments: Args<'_>) -> Result<Question, Error> {
        question(arguments, &mut |_, _| {})
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        let line = ArgsBuilder::default().words(state.multipliers());
        let line = line
            .option(&options::UP_TO, Some(state.position.to_argument()))
            .option(&options::LIST, said.list);
        line.switch(&options::BRUTE, said.brute)
    }

    fn explain(question: &Question, rows: usize) -> Explanation {
        explanation::explain(question, rows, &mut |_, _| {})
    }

    fn figure<'e>(_: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        match step {
            Step::Example { columns, .. } | Step::Neighbours { columns, .. } => {
                Some(Figure::Columns { columns, boxed: false })
            }
            _ => None,
        }
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        step.hint()
    }

    /// Refuses `--brute` for more numbers than [`MOST_TRIED_AT_ONCE`], with `too-many-to-try`.
    fn check_is_fast(Question { state, .. }: &Question, args: &Args<'_>) -> Result<(), Error> {
        let most = MOST_TRIED_AT_ONCE;
        let is_long = state.up_to() > &BigUint::from(most);
        match args.flag(options::BRUTE.name).filter(|_| is_long) {
            Some(flag) => {
                let count = state.up_to().to_string();
                Err(flag.error(CountFault::TooManyToTry { count, most }))
            }
            None => Ok(()),
        }
    }

    /// Answers the question and, with `--brute`, tries the numbers one by one.
    fn explain_completely(question: &Question, rows: usize) -> Explanation {
        let mut answer = Self::explain(question, rows);
        let most = u64::try_from(question.state.up_to()).ok().filter(|_| question.attempt.brute);
        if let Some(most) = most {
            let count = brute_force::count(question.state.multipliers(), 1..=most);
            answer.add_brute_force(count);
        }
        answer
    }
}

/// A callback that reports progress. Its arguments are the units of work done and their expected total. Long
/// work has several parts one after the other; each part counts from 0 and has its own total.
pub type ProgressCallback<'a> = dyn FnMut(u64, u64) + 'a;

/// Parses a counting question: the multipliers, `--up-to`, `--list` and `--brute`. Builds its automaton,
/// which may take seconds, and calls `watch` with the progress. The automaton becomes part of `attempt` in
/// the question.
///
/// # Errors
///
/// Returns `no-numbers`, `no-up-to`, `up-to-form`, `too-many-to-try`, `too-many-states`, or the error of a
/// number or option that is not valid.
pub fn question(
    mut arguments: Args<'_>,
    watch: &mut ProgressCallback<'_>,
) -> Result<Question, Error> {
    let words = arguments.rest();
    arguments.reject_leftovers(Count::NAME, Count::OPTIONS)?;
    let multipliers: Result<Vec<u64>, Error> = words.iter().map(|word| word.number()).collect();
    let multipliers = multipliers?;
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return Err(arguments.line().error_at_end(ArgsError::NoNumbers));
    };
    let up_to = parse_up_to(&arguments, multipliers.len())?;
    let brute = arguments.flag("brute").is_some();
    let list = arguments.value_of("list").map(|k| k.number_up_to(LONGEST_LIST));
    let list = list.transpose()?;
    let bits = up_to.bits();
    let most = automaton::most_states(multipliers.len(), bits);
    let automaton = Automaton::explore_within(&multipliers, bits, most as usize, watch);
    let automaton = automaton.ok_or_else(|| {
        let states = automaton::states_bound(&multipliers, bits);
        first.extended_to(*last).error(CountFault::TooManyStates { most: 2 * most, states })
    })?;
    let options = CountOptions { list, brute, automaton };
    Ok(Question { state: State::new(multipliers, up_to), attempt: options })
}

/// Parses N, the end of the range 1 to N, from the required option `--up-to`. `multipliers` is the number of
/// multipliers. Returns an error if the option is missing or not a number up to 2^1000 or, with `--brute`, if
/// `multipliers` · N exceeds 2^32.
pub fn parse_up_to(arguments: &Args<'_>, multipliers: usize) -> Result<BigUint, Error> {
    let missing = || arguments.line().error_at_end(CountFault::NoUpTo);
    let word = arguments.value_of("up-to").ok_or_else(missing)?;
    let up_to = parse_large_number(word)?;
    let most = MOST_TRIED / multipliers.max(1) as u64;
    if arguments.flag("brute").is_some() && up_to > BigUint::from(most) {
        let count = up_to.to_string();
        return Err(word.error(CountFault::TooManyToTry { count, most }));
    }
    Ok(up_to)
}

/// Parses N, the end of the range: decimal digits, or a power such as `2^30`. Returns an error if `word` has
/// another form or N exceeds 2^1000.
fn parse_large_number(word: Token<'_>) -> Result<BigUint, Error> {
    let largest = BigUint::from(1u8) << LARGEST_EXPONENT;
    let too_large = || {
        let most = format!("2^{LARGEST_EXPONENT}");
        word.error(NumberFault::TooLarge { most })
    };
    let number = match word.split_once('^') {
        None => parse_decimal(word, too_large)?,
        Some((base, exponent)) => {
            let form = |_| word.error(CountFault::NotAnEnd);
            let base = base.number().map_err(form)?;
            match exponent.number().map_err(form)? {
                0 => BigUint::from(1u8),
                _ if base < 2 => BigUint::from(base),
                exponent if exponent > LARGEST_EXPONENT.into() => return Err(too_large()),
                exponent => BigUint::from(base).pow(exponent as u32),
            }
        }
    };
    if number > largest { Err(too_large()) } else { Ok(number) }
}

/// Parses a decimal number. Returns the error `too_large()` if it has more than 1000 digits, leading zeros
/// not counted, and `up-to-form` if it is not a number.
fn parse_decimal(word: Token<'_>, too_large: impl Fn() -> Error) -> Result<BigUint, Error> {
    let digits = word.text().trim_start_matches('0');
    let other = !digits.bytes().all(|byte| byte.is_ascii_digit());
    if other || digits.len() <= 19 {
        // A token that is not a number may be a malformed power.
        return word.number().map(BigUint::from).map_err(|error| match error.fault() {
            Some(NumberFault::NotANumber { .. }) => word.error(CountFault::NotAnEnd),
            _ => error,
        });
    }
    if digits.len() > LARGEST_EXPONENT as usize {
        return Err(too_large());
    }
    BigUint::parse_bytes(digits.as_bytes(), 10).ok_or_else(|| word.error(CountFault::NotAnEnd))
}
