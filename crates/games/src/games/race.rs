//! The race to a number (抢30): two players in turn add a number to a count that runs towards a target. The
//! end rule says whether the target may be passed, and who wins at the end. Bachet 1612. The key factor
//! (关键因子) is the least plus the largest number that may be added, the imbalance factor (不平衡因子) the remainder
//! of the distance to the target modulo the key factor; both are terms of Chinese competition books.
//!
//! The numbers that may be added are a range a … b or a set. This file parses the question. [`rules`] holds
//! the rules, [`closed_form`] the outcome classes for a range and [`number_set`] for a set, [`explanation`]
//! and [`steps`] the explanation. Read [`rules`] next.

pub mod closed_form;
pub mod explanation;
mod number_set;
mod number_set_steps;
pub mod outcome_rule;
mod path;
mod playable;
pub mod rules;
mod step_builder;
pub mod steps;

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{
    self, Attempt, Game, Graded, Hint, MessageValue, NoExtras, WrongAnswer, idea, identity, tagged,
};
use crate::position::{Claim, Outcome, PlayConvention, RaceMove};
use carryless_args::command_line::{Token, error_at};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

use super::subtraction::{self, SubtractionFault};
use crate::grundy_sequence::LONGEST;
use outcome_rule::OutcomeRule;
pub use rules::{Range, Rules};
use steps::Step;

faults! {
    pub enum RaceFault {
        NoTarget = "no-target",
        NotARange { form: &'static str } = "say-form",
        SayZero = "say-zero",
        Backwards = "say-order",
        SayTooLarge { least: u64, most: u64 } = "say-too-large",
        FromPastTarget { target: u64 } = "from-past-target",
        EndRequired { least: u64 } = "end-required",
        EndUnknown = "end-unknown",
        EndContradicts = "end-contradicts",
        SayOutside { least: u64, most: u64 } = "say-outside",
        SayOutsideSet { numbers: Vec<u64> } = "say-outside-set",
        PastTarget { left: u64 } = "say-past-target",
        Over = "race-over",
    }
}

/// Largest target of a race: 2^62 − 1. The sum of a count up to the target and any number up to
/// `LARGEST_MOST` still fits in 64 bits.
pub const LARGEST_TARGET: u64 = (1 << 62) - 1;

/// Largest allowed A of a range A-B of numbers that may be said, because an explanation lists A losing
/// remainders.
pub const LARGEST_LEAST: u64 = 1_000_000;

/// Largest allowed B of a range A-B of numbers that may be said: 2^62 − 1, as for the target, so that a count
/// plus B fits in 64 bits.
pub const LARGEST_MOST: u64 = (1 << 62) - 1;

tagged! {
    /// The end rule: whether the target may be passed, and who wins at the end of a race.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum EndRule {
        /// The target must not be passed; a player who can say no number loses.
        StuckLoses = "stuck-loses",
        /// The target must not be passed; a player who can say no number wins.
        StuckWins = "stuck-wins",
        /// The player who reaches or passes the target wins.
        FinishWins = "finish-wins",
        /// The player who reaches or passes the target loses.
        FinishLoses = "finish-loses",
    }
}

impl EndRule {
    /// Returns the play convention: normal if the player who says the last number wins, else misère.
    pub fn play(self) -> PlayConvention {
        match self {
            EndRule::StuckLoses | EndRule::FinishWins => PlayConvention::Normal,
            EndRule::StuckWins | EndRule::FinishLoses => PlayConvention::Misere,
        }
    }

    /// Whether a player may say a number that passes the target.
    pub fn may_pass(self) -> bool {
        matches!(self, EndRule::FinishWins | EndRule::FinishLoses)
    }
}

/// The target and the count of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "RacePosition"))]
pub struct Position {
    /// Target, at which the race ends.
    pub target: u64,
    /// Current count. It is above the target only if the last number passed the target.
    pub from: u64,
}

/// A state of a race: the rules, the target and the count.
pub type State = game::GameState<Rules, Position>;

/// A question about a race: who wins, and by which numbers.
pub type Question = game::Question<Race>;

/// The explanation of a race.
pub type Explanation = game::Explanation<Race>;

impl State {
    /// Creates the state of a race to `target` whose current count is `from`.
    pub fn new(rules: Rules, target: u64, from: u64) -> Self {
        State { rules, position: Position { target, from } }
    }

    /// Returns the distance from the current count to the target; 0 if the count is past the target.
    pub fn left(&self) -> u64 {
        self.position.target.saturating_sub(self.position.from)
    }

    /// Returns the rule that gives the outcome class at every distance to the target, up to the current
    /// distance.
    pub fn outcome_rule(&self) -> OutcomeRule {
        OutcomeRule::new(&self.rules, self.left())
    }

    /// Returns the move that says the number `say` at the current count.
    pub fn say(&self, say: u64) -> RaceMove {
        RaceMove { say, reaches: self.position.from.saturating_add(say) }
    }
}

tagged! {
    /// A misconception about races. Each variant says what a player who has it does.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "RaceIdea"))]
    pub enum Misconception {
        /// Reaches a multiple of the key factor (the least plus the largest number), whatever the target is.
        MultiplesAnyway = "multiples-anyway",
    }
}
idea!(Misconception);

impl Misconception {
    /// Whether a player with this misconception would reach the count `reaches`. `period` is the key factor
    /// of the race (the least plus the largest number that may be said), or for a set of numbers the period
    /// of the outcome classes, 0 if it is unknown. False for a period below 2.
    pub fn produces(self, period: u64, reaches: u64) -> bool {
        match self {
            Misconception::MultiplesAnyway => period > 1 && reaches.is_multiple_of(period),
        }
    }
}

/// Marker type of the race in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Race;

impl Game for Race {
    const NAME: &'static str = "race";
    const EXAMPLE: &'static str = "explain race 30 --say 1-2";
    const OPTIONS: &'static [OptionSpec] = &[
        options::SAY,
        options::FROM,
        options::MISERE,
        options::END,
        options::MOVE,
        options::CLAIM,
    ];
    type State = State;
    type Attempt = Attempt<RaceMove>;
    type Facts = explanation::Facts;
    type Graded = Graded<RaceMove, Misconception>;
    type Step = Step;

    fn diagnose(state: &State, said: &WrongAnswer) -> Vec<&'static str> {
        let WrongAnswer::Number(say) = said else { return Vec::new() };
        let period = state.rules.range().map_or(0, |range| range.period());
        let reaches = state.position.from.checked_add(*say);
        let fits =
            |idea: &Misconception| reaches.is_some_and(|reaches| idea.produces(period, reaches));
        Misconception::ALL.iter().copied().filter(fits).map(Misconception::tag).collect()
    }

    fn message_values(State { rules, position }: &State) -> Vec<(&'static str, MessageValue)> {
        let [least, most] = rules.bounds();
        let numbers = [
            ("target", position.target),
            ("squares", position.target + 1),
            ("from", position.from),
            ("least", least),
            ("most", most),
            ("span", most - least),
            ("period", rules.range().map_or(0, |range| range.period())),
        ];
        let numbers = numbers.map(|(name, number)| (name, MessageValue::Number(number)));
        let set = rules.numbers.as_ref().map(|set| MessageValue::Alternatives(set.clone()));
        let end = MessageValue::Text(rules.end.tag().to_owned());
        let is_set = MessageValue::Number(u64::from(rules.numbers.is_some()));
        numbers
            .into_iter()
            .chain([("end", end), ("set", is_set)])
            .chain(set.map(|set| ("numbers", set)))
            .collect()
    }

    fn write_identity(id: &mut String, State { rules, position }: &State) {
        let ([least, most], end) = (rules.bounds(), rules.end.tag());
        let Position { target, from } = position;
        identity::write_part(id, format_args!("{end}-{least}-{most}-{target}-{from}"));
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let target_word = arguments.next_word();
        // In `race to 30` the first token is the extra one.
        if let (Some(first), Some(next)) = (target_word, arguments.peek())
            && first.number().is_err()
            && next.number().is_ok()
        {
            return Err(first.error(ArgsError::ExtraWord { game: Self::NAME.to_owned() }));
        }
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let state = parse_state(&arguments, target_word)?;
        let chosen = arguments.value_of("move").map(|word| parse_move(word, &state));
        let claim = Claim::from_args(&arguments)?;
        let said = Attempt { chosen: chosen.transpose()?, claim, more: NoExtras {} };
        Ok(Question { state, attempt: said })
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        let (least, end) = (state.rules.bounds()[0], state.rules.end);
        let line = ArgsBuilder::from_word(state.position.target);
        let line = line.option(&options::SAY, Some(state.rules.to_arg()));
        let from = Some(state.position.from).filter(|from| *from > 0);
        let line = line.option(&options::FROM, from);
        said.to_args(match (least, end) {
            (1, EndRule::StuckLoses) => line,
            (1, EndRule::StuckWins) => line.switch(&options::MISERE, true),
            _ => line.option(&options::END, Some(end.tag())),
        })
    }

    fn explain(question: &Question, rows: usize) -> Explanation {
        explanation::explain(question, rows)
    }

    fn outcome(explanation: &Explanation) -> Option<Outcome> {
        Some(explanation.facts.outcome)
    }

    fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        explanation::figure(explanation, step)
    }

    fn build_frames(explanation: &mut Explanation) {
        explanation::insert_path(explanation);
    }

    fn is_lead_figure(step: &Step) -> bool {
        matches!(step, Step::Start { .. })
    }

    fn hint(explanation: &Explanation, step: &Step) -> Option<Hint> {
        match step {
            Step::Row { .. } => Some(Hint::new("row", 0)),
            Step::Repeat { period, .. } => Some(Hint::new("repeat", *period)),
            Step::Place { .. } => Some(Hint::new("place", 0)),
            Step::Chain { .. } => explanation.state.rules.range().map(|_| Hint::new("chain", 0)),
            Step::Period { period, .. } => Some(Hint::new("period", *period)),
            Step::Imbalance { .. } => {
                explanation.facts.period.map(|period| Hint::new("imbalance", period))
            }
            _ => None,
        }
    }
}

/// Parses a race: the rules and the current count from the options `--say`, `--end`, `--misere` and `--from`,
/// the target from `target_word` (`None` gives the error `no-target`).
///
/// # Errors
///
/// Returns an error of one of these values, `from-past-target` if the count is above the target, or
/// `no-period` if the race by a set is too long for its outcome class to be computed.
pub fn parse_state(arguments: &Args<'_>, target_word: Option<Token<'_>>) -> Result<State, Error> {
    let no_target = || arguments.line().error_at_end(RaceFault::NoTarget);
    let target = target_word.ok_or_else(no_target)?.number_up_to(LARGEST_TARGET)?;
    let no_range = || arguments.line().error_at_end(RaceFault::NotARange { form: "other" });
    let word = arguments.value_of("say").ok_or_else(no_range)?;
    let is_set = word.items().len() > 1;
    let (say, numbers) = match is_set {
        true => (None, Some(subtraction::parse_set(word, options::SAY.name)?)),
        false => (Some(parse_bounded_range(word)?), None),
    };
    let least = match (say, &numbers) {
        (Some([least, _]), _) => least,
        (None, numbers) => numbers.iter().flatten().next().copied().unwrap_or(0),
    };
    let end = parse_end_rule(arguments, least)?;
    let rules = Rules { say, numbers, play: end.play(), end };
    let from = arguments.number("from")?.unwrap_or(0);
    match arguments.value_of("from") {
        Some(word) if from > target => {
            return Err(word.error(RaceFault::FromPastTarget { target }));
        }
        _ => {}
    }
    let state = State::new(rules, target, from);
    let is_known = state.left() <= LONGEST || state.outcome_rule().is_known(state.left());
    let fault = SubtractionFault::NoPeriod { most: LONGEST, of: options::SAY.name };
    if is_known { Ok(state) } else { Err(target_word.ok_or_else(no_target)?.error(fault)) }
}

/// Parses a range `A-B` of numbers that may be said into A and B. Returns `say-too-large` if A is above
/// `LARGEST_LEAST` or B above `LARGEST_MOST`, otherwise the errors of `parse_range`.
fn parse_bounded_range(word: Token<'_>) -> Result<[u64; 2], Error> {
    let say = parse_range(word)?;
    if say[0] > LARGEST_LEAST || say[1] > LARGEST_MOST {
        let (least, most) = (LARGEST_LEAST, LARGEST_MOST);
        return Err(word.error(RaceFault::SayTooLarge { least, most }));
    }
    Ok(say)
}

/// Parses a range `A-B` into A and B; a single `1` is the range 1-1. Returns `say-form`, `say-zero` or
/// `say-order` for other input.
pub fn parse_range(word: Token<'_>) -> Result<[u64; 2], Error> {
    let is_one = match word.number() {
        // A single 1 is the range from 1 to 1.
        Ok(1) => return Ok([1; 2]),
        one => one.is_ok(),
    };
    let form = || word.error(RaceFault::NotARange { form: if is_one { "one" } else { "other" } });
    let (least, most) = word.split_range().ok_or_else(form)?;
    let range = [least.number().map_err(|_| form())?, most.number().map_err(|_| form())?];
    match range {
        [0, _] => Err(least.error(RaceFault::SayZero)),
        [a, b] if a > b => Err(word.error(RaceFault::Backwards)),
        range => Ok(range),
    }
}

/// Parses the end rule from `--end` or `--misere`. `least` is the least number that may be said. If it is 1,
/// the rule without `--end` is `StuckWins` with `--misere`, otherwise `StuckLoses`; if it is above 1, `--end`
/// is required. Returns `end-required`, `end-unknown`, or `end-contradicts` if `--misere` is given with an
/// end rule of normal play.
fn parse_end_rule(arguments: &Args<'_>, least: u64) -> Result<EndRule, Error> {
    let misere = arguments.flag("misere");
    let Some(word) = arguments.value_of("end") else {
        return match (least, misere) {
            (1, None) => Ok(EndRule::StuckLoses),
            (1, Some(_)) => Ok(EndRule::StuckWins),
            (least, _) => {
                Err(error_at(arguments.value_of("say"), RaceFault::EndRequired { least }))
            }
        };
    };
    let rule = word.index_in(EndRule::ALL.iter().map(|rule| rule.tag()));
    let rule = rule.map(|at| EndRule::ALL[at]);
    let rule = rule.ok_or_else(|| word.error(RaceFault::EndUnknown))?;
    if misere.is_some() && rule.play() == PlayConvention::Normal {
        return Err(word.error(RaceFault::EndContradicts));
    }
    Ok(rule)
}

/// Parses the number that a player says at the current count of `state` and checks it against the rules.
///
/// # Errors
///
/// Returns `say-outside`, `say-outside-set`, `race-over`, `say-past-target` or an error of a number.
pub fn parse_move(word: Token<'_>, state: &State) -> Result<RaceMove, Error> {
    let (said, left) = (word.number()?, state.left());
    let [least, most] = state.rules.bounds();
    if !state.rules.allows(said) {
        return Err(word.error(match &state.rules.numbers {
            Some(numbers) => RaceFault::SayOutsideSet { numbers: numbers.clone() },
            None => RaceFault::SayOutside { least, most },
        }));
    }
    if left == 0 {
        return Err(word.error(RaceFault::Over));
    }
    if said > left && !state.rules.end.may_pass() {
        return Err(word.error(RaceFault::PastTarget { left }));
    }
    Ok(state.say(said))
}
