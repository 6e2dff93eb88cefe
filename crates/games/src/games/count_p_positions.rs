//! Counting the P-positions of one pile (`carryless count --take 1,3,4 --up-to 2^40`): the sizes from 1 to N
//! with Grundy value 0. They are counted by the period of the Grundy sequence, so that N may have hundreds of
//! digits. [`super::grundy_table`] defines the accepted rules.

use num_bigint::BigUint;
use serde::Serialize;

use super::count;
use super::count::steps::BigNumber;
use super::grundy_table::{self, Rules};
use crate::game::{self, Game, Hint, NoExtras};
use crate::grundy_sequence::{GrundySequence, Period};
use crate::serialize;
use crate::sums::{Repeats, RowStep};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

faults! {
    pub enum LostFault {
        NoPeriod { most: u64 } = "lost-no-period",
    }
}

/// The rules of the game and N, the largest pile size that is counted.
pub type State = game::GameState<Rules, count::explanation::Position>;

/// A question about the number of P-positions of one pile.
pub type Question = game::Question<PPositionCount>;

/// The answer to a question about the number of P-positions, with its steps.
pub type Explanation = game::Explanation<PPositionCount>;

/// Facts that follow from the rules and N, the largest pile size that is counted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "LostFacts"))]
pub struct Facts {
    /// Number of sizes from 1 to N with Grundy value 0.
    pub count: BigNumber,
    /// Preperiod and period of the Grundy sequence.
    #[serde(flatten)]
    pub repeats: Repeats,
}

/// A step of the explanation of a count of P-positions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "LostStep"))]
pub enum Step {
    /// The question: the rules and N, which are in `rules` and `position` of the explanation.
    Start {},
    /// The sizes with Grundy value 0 that are counted one by one: those below the first period; up to N if N
    /// is below the first period or no period is known.
    Single {
        /// Largest size that is counted one by one.
        last: u64,
        /// Number of sizes from 1 to `last` with Grundy value 0.
        count: u64,
        /// Sizes from 1 to `last` with Grundy value 0.
        #[serde(serialize_with = "serialize::long")]
        sizes: Vec<u64>,
    },
    /// The sizes from the start of the first period to N, counted by whole periods.
    Periods {
        /// First size of the first period; 1 if the period begins at size 0, because an empty pile is not
        /// counted.
        first: u64,
        /// Number of sizes from `first` to N.
        sizes: BigNumber,
        /// Number of sizes in a period of the Grundy sequence.
        period: u64,
        /// Number of whole periods from `first` to N.
        whole: BigNumber,
        /// Number of sizes after the last whole period, up to N: from 0 to `period` − 1.
        rest: u64,
        /// Positions within a period (1-based) of the sizes with Grundy value 0.
        #[serde(serialize_with = "serialize::long")]
        places: Vec<u64>,
        /// Number of sizes with Grundy value 0 in each whole period: the number of entries of `places`.
        each: u64,
        /// Number of sizes with Grundy value 0 after the last whole period: the number of entries of `places`
        /// that are at most `rest`.
        among: u64,
        /// Number of sizes from `first` to N with Grundy value 0: `whole` · `each` + `among`.
        count: BigNumber,
    },
    /// The sum of two counts of sizes with Grundy value 0: below the first period, and from its start to N.
    Together {
        /// Number of sizes with Grundy value 0 before the first period.
        before: u64,
        /// Number of sizes with Grundy value 0 from the start of the first period to N.
        after: BigNumber,
        /// Sum of `before` and `after`.
        count: BigNumber,
    },
    /// A step of the explanation that derives the Grundy values.
    #[serde(untagged)]
    Origin(RowStep),
}

/// Marker type of the topic `lost`, the count of P-positions of one pile, in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PPositionCount;

impl Game for PPositionCount {
    const NAME: &'static str = "lost";
    const COMMAND: Option<&'static str> = <count::Count as Game>::COMMAND;
    const SIGN: Option<&'static OptionSpec> = Some(&options::TAKE);
    const EXAMPLE: &'static str = "count --take 1,3,4 --up-to 1000000";
    const OPTIONS: &'static [OptionSpec] = &[options::TAKE, options::UP_TO];
    const MESSAGE_GAMES: &'static [&'static str] = &[<grundy_table::GrundyTable as Game>::NAME];
    type State = State;
    type Attempt = NoExtras;
    type Facts = Facts;
    type Graded = NoExtras;
    type Step = Step;

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let rules = grundy_table::parse_rules(&mut arguments, Self::OPTIONS)?;
        let position = count::explanation::Position::new(count::parse_up_to(&arguments, 1)?);
        let state = State { rules, position };
        let most = state.rules.largest_size();
        if state.last().is_none() && state.grundy_sequence().period().is_none() {
            let fault = LostFault::NoPeriod { most };
            let word = arguments.value_of(options::UP_TO.name);
            return Err(word.map_or_else(|| Error::internal("no N"), |word| word.error(fault)));
        }
        Ok(Question { state, attempt: NoExtras {} })
    }

    fn to_args(Question { state, .. }: &Question) -> ArgsBuilder {
        state.rules.to_args().option(&options::UP_TO, Some(state.position.to_argument()))
    }

    fn explain(Question { state, .. }: &Question, rows: usize) -> Explanation {
        let row = state.grundy_sequence();
        let counted = state.count_steps(&row);
        let count = counted.last().map_or_else(BigUint::default, |step| match step {
            Step::Single { count, .. } => BigUint::from(*count),
            Step::Periods { count, .. } | Step::Together { count, .. } => count.0.clone(),
            _ => BigUint::default(),
        });
        let facts = Facts { count: BigNumber(count), repeats: Repeats::from_sequence(&row) };
        let shown = row.period().map_or(0, |period| period.preperiod + period.period);
        let up_to = state.last().unwrap_or(u64::MAX).min(shown.max(grundy_table::USUAL));
        let origin = grundy_table::State { rules: state.rules.clone(), up_to }.origin(rows);
        let steps = std::iter::once(Step::Start {}).chain(origin.into_iter().map(Step::Origin));
        Explanation::new(state.clone(), facts, NoExtras {}, steps.chain(counted).collect())
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        match step {
            Step::Origin(origin) => origin.hint(),
            Step::Periods { each, .. } => Some(Hint::new("periods", *each)),
            _ => None,
        }
    }
}

impl State {
    /// Returns N if the Grundy sequence can be computed up to N; `None` if N exceeds the largest pile size
    /// that can be requested.
    fn last(&self) -> Option<u64> {
        u64::try_from(&self.position.up_to.0).ok().filter(|last| *last <= self.rules.largest_size())
    }

    /// Returns the Grundy sequence, computed at least up to N, or up to the largest pile size that can be
    /// requested if N exceeds it.
    fn grundy_sequence(&self) -> GrundySequence {
        self.rules.grundy_sequence(self.last().unwrap_or(self.rules.largest_size()))
    }

    /// Returns the steps that count the sizes from 1 to N with Grundy value 0; `row` is the Grundy sequence.
    fn count_steps(&self, row: &GrundySequence) -> Vec<Step> {
        let up_to = &self.position.up_to.0;
        let begun = row.period().filter(|period| BigUint::from(period.preperiod.max(1)) <= *up_to);
        let last = match begun {
            Some(period) => period.preperiod.saturating_sub(1),
            None => self.last().unwrap_or(self.rules.largest_size()),
        };
        let sizes = (1..=last).filter(|&size| row.value(size) == Some(0)).collect::<Vec<_>>();
        let before = sizes.len() as u64;
        let single = Step::Single { last, count: before, sizes };
        let Some(period) = begun else { return vec![single] };
        let (periods, after) = periods(row, period, up_to);
        if last == 0 {
            return vec![periods];
        }
        let count = BigNumber(&after + before);
        vec![single, periods, Step::Together { before, after: BigNumber(after), count }]
    }
}

/// Counts the sizes with Grundy value 0 from the start of the first period to `up_to`, by whole periods of
/// the Grundy sequence `row`; size 0 is not counted. Returns the step about this count, and the count.
/// `up_to` must not be below the first period.
fn periods(
    row: &GrundySequence,
    Period { preperiod, period }: Period,
    up_to: &BigUint,
) -> (Step, BigUint) {
    let first = preperiod.max(1);
    let sizes = up_to + 1_u8 - first;
    let (whole, rest) = (&sizes / period, u64::try_from(&sizes % period).unwrap_or(0));
    let lost = |place: &u64| row.value(first + place - 1) == Some(0);
    let places = (1..=period).filter(lost).collect::<Vec<u64>>();
    let (each, among) =
        (places.len() as u64, places.iter().filter(|&&place| place <= rest).count() as u64);
    let count = &whole * each + among;
    let step = Step::Periods {
        first,
        sizes: BigNumber(sizes),
        period,
        whole: BigNumber(whole),
        rest,
        places,
        each,
        among,
        count: BigNumber(count.clone()),
    };
    (step, count)
}
