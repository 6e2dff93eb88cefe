//! Subtraction games, that is Nim with a set of moves: a move takes one of the given numbers of stones from
//! one pile. The player who cannot move loses in normal play and wins in misère play. E. R. Berlekamp, J. H.
//! Conway and R. K. Guy, *Winning Ways for your Mathematical Plays* (1982), chapter 4; T. S. Ferguson, *On
//! sums of graph games with last player losing*, International Journal of Game Theory 3 (1974), 159–167.
//!
//! This file implements [`DisjunctiveSum`]; [`crate::sums`] builds the explanation, as for every disjunctive
//! sum. [`misconceptions`] holds the misconceptions, `set` parses a subtraction set.

pub mod misconceptions;
mod set;

use std::cmp::Reverse;
use std::iter;

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{
    self, Attempt, Hint, MessageValue, MoveForm, NoExtras, Profile, TakeRule, convention_value,
    identity,
};
use crate::games::nim;
use crate::grundy_sequence::{GrundySequence, LONGEST};
use crate::position::{Claim, PileFault, PileMove, Piles, PlayConvention};
use crate::sums::{
    Cell, DisjunctiveSum, MisconceivedState, PilesWithSequence, Remainder, Repeats, RowStep,
    ValuedPile, pile_values,
};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

use misconceptions::Misconception;

pub use set::{is_valid_set, parse_set};

faults! {
    pub enum SubtractionFault {
        EmptySet { of: &'static str } = "set-empty",
        SetZero { of: &'static str } = "set-zero",
        SetTwice { take: u64 } = "set-twice",
        SetOrder = "set-order",
        SetTooLarge { most: u64, of: &'static str } = "set-too-large",
        SetTooLong { most: u64, of: &'static str } = "set-too-long",
        TakeOutsideSet { takes: Vec<u64> } = "take-outside-set",
        NoPeriod { most: u64, of: &'static str } = "no-period",
    }
}

const TAKE: &str = options::TAKE.name;

/// Largest number in a subtraction set. Grundy sequences are computed up to ten times this number
/// (`LONGEST`), so that a period can show.
pub const LARGEST_TAKE: u64 = 100_000;

/// Largest product of the number of piles and the number of elements of the subtraction set in a question.
/// The number of legal moves is at most this product.
const MOST_MOVES: usize = 2_000_000;

/// Largest number of elements of a subtraction set.
pub const MOST_TAKES: usize = 64;

/// The rules of a subtraction game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "SubtractionRules"))]
pub struct Rules {
    /// Subtraction set: the numbers of stones that a move may take, at least 1, in rising order.
    pub take: Vec<u64>,
    /// Play convention: the player who cannot move loses (normal) or wins (misère).
    pub play: PlayConvention,
}

/// A state of a subtraction game: the rules and the piles.
pub type State = game::GameState<Rules, Piles>;

/// A question about a subtraction game.
pub type Question = game::Question<Subtraction>;

impl State {
    /// Returns the size of each pile, in order.
    pub fn piles(&self) -> &[u64] {
        &self.position.piles
    }

    /// Returns the Grundy sequence of the subtraction game. It gives the value of every pile of a parsed
    /// question, either computed or from the period; a sequence without a known period ends at `LONGEST`.
    pub fn grundy_sequence(&self) -> GrundySequence {
        GrundySequence::from_subtraction_set(
            &self.rules.take,
            self.piles().iter().max().copied().unwrap_or(0),
        )
    }
}

impl Rules {
    /// Returns the numbers of stones that may be taken from a pile of `size` stones, rising.
    pub fn takes(&self, size: u64) -> &[u64] {
        &self.take[..self.take.partition_point(|&take| take <= size)]
    }
}

/// Marker type of subtraction games in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Subtraction;

impl DisjunctiveSum for Subtraction {
    const NAME: &'static str = "subtraction";
    const SIGN: Option<&'static OptionSpec> = Some(&options::TAKE);
    const EXAMPLE: &'static str = "explain 5 7 9 --take 1,3,4";
    const PROFILE: Profile =
        Profile { match_start: "5 6 --take 1,3,4", move_form: MoveForm::Take, pressed: "stone" };
    const OPTIONS: &'static [OptionSpec] =
        &[options::TAKE, options::MISERE, options::MOVE, options::CLAIM];
    type Rules = Rules;
    type Position = Piles;
    type Move = PileMove;
    type Misconception = Misconception;
    type MisconceivedValues = Option<GrundySequence>;
    type Table = GrundySequence;
    type ExtraFacts = Repeats;
    type ValueStep = RowStep;

    fn message_values(State { rules, .. }: &State) -> Vec<(&'static str, MessageValue)> {
        vec![
            ("takes", MessageValue::Alternatives(rules.take.clone())),
            ("least", MessageValue::Number(rules.take.first().copied().unwrap_or(1))),
            ("largest", MessageValue::Number(rules.take.iter().copied().max().unwrap_or(0))),
            convention_value(rules.play),
        ]
    }

    fn write_identity(id: &mut String, state: &State) {
        identity::write_part(id, "take");
        identity::write_sorted(id, &state.rules.take);
        identity::write_part(id, "of");
        identity::write_sorted(id, state.piles());
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let words = arguments.rest();
        if let Some(limit) = arguments.flag(options::LIMIT.name) {
            return Err(limit.error(ArgsError::Conflict { other: "--take".into() }));
        }
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles { game: Self::NAME }));
        }
        let sizes = words.iter().map(|word| word.number());
        let position = Piles { piles: sizes.collect::<Result<_, _>>()? };
        let state = State { rules: parse_rules(&arguments)?, position };
        if let Some(extra) = words.get(most_piles(&state.rules)) {
            let most = most_piles(&state.rules) as u64;
            return Err(extra.error(PileFault::TooManyPiles { most }));
        }
        let row = state.grundy_sequence();
        let unknown = state.piles().iter().position(|&size| row.value(size).is_none());
        if let Some(word) = unknown.and_then(|at| words.get(at)) {
            return Err(word.error(SubtractionFault::NoPeriod { most: LONGEST, of: TAKE }));
        }
        let chosen =
            arguments.value_of("move").map(|word| Self::parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, more: NoExtras {} };
        Ok(Question { state, attempt: said })
    }

    fn parse_taking(
        pile: Token<'_>,
        take: Token<'_>,
        state: &State,
    ) -> Option<Result<PileMove, Error>> {
        Some(parse_legal_move(pile, take, state))
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<PileMove, Error> {
        let chosen = nim::parse_move(word, state.piles(), nim::Rules::default())?;
        check_take(word, chosen, state)
    }

    fn to_args(state: &State) -> ArgsBuilder {
        let takes: Vec<String> = state.rules.take.iter().map(u64::to_string).collect();
        let line = ArgsBuilder::default().words(state.piles());
        let line = line.option(&options::TAKE, Some(takes.join(",")));
        line.switch(&options::MISERE, state.rules.play == PlayConvention::Misere)
    }

    fn validate(state: &State) -> Result<(), &'static str> {
        if !is_valid_set(&state.rules.take) {
            return Err("rules");
        }
        if state.piles().len() > most_piles(&state.rules) {
            return Err("position");
        }
        let row = state.grundy_sequence();
        let known = state.piles().iter().all(|&size| row.value(size).is_some());
        if known && !state.piles().is_empty() { Ok(()) } else { Err("position") }
    }

    fn numbers(state: &State) -> &[u64] {
        state.piles()
    }

    fn play_convention(state: &State) -> PlayConvention {
        state.rules.play
    }

    fn precompute(state: &State) -> GrundySequence {
        state.grundy_sequence()
    }

    fn extra_facts(row: &GrundySequence) -> Repeats {
        Repeats::from_sequence(row)
    }

    fn grundy_values(state: &State, row: &GrundySequence) -> Vec<u64> {
        pile_values(row, state.piles())
    }

    fn moves(state: &State) -> impl Iterator<Item = PileMove> {
        state.piles().iter().zip(1..).flat_map(|(&size, pile)| {
            let takes = state.rules.takes(size).iter();
            takes.map(move |&take| PileMove { pile, take, leaves: size - take })
        })
    }

    fn move_count(State { rules, position }: &State) -> u128 {
        position.piles.iter().map(|&size| rules.takes(size).len() as u128).sum()
    }

    fn is_legal(State { rules, position }: &State, chosen: &PileMove) -> bool {
        let size = position.size(chosen.pile);
        size.is_some_and(|size| {
            rules.takes(size).contains(&chosen.take) && chosen.leaves == size - chosen.take
        })
    }

    fn apply(state: &mut State, chosen: &PileMove) {
        state.position.apply(chosen);
    }

    fn value_change(_: &State, row: &GrundySequence, chosen: &PileMove) -> (usize, u64) {
        (chosen.pile as usize - 1, row.value(chosen.leaves).unwrap_or(0))
    }

    fn moves_to_value(
        state: &State,
        row: &GrundySequence,
        part: usize,
        wanted: u64,
    ) -> Vec<PileMove> {
        let size = state.piles().get(part).copied().unwrap_or(0);
        let gives = |take: &&u64| row.value(size - **take) == Some(wanted);
        let takes = state.rules.takes(size).iter().filter(gives);
        takes.map(|&take| PileMove { pile: part as u64 + 1, take, leaves: size - take }).collect()
    }

    fn value_steps(
        state: &State,
        row: &GrundySequence,
        values: &[u64],
        rows: usize,
    ) -> Vec<RowStep> {
        let window = state.rules.take.last().copied().unwrap_or(0);
        let period = row.period();
        let checked = period.map_or(0, |repeats| repeats.preperiod + repeats.period + window - 1);
        PilesWithSequence { sequence: row, piles: state.piles(), values, window, checked, rows }
            .steps(|size| {
                state.rules.takes(size).iter().map(|take| Remainder::one(size - take)).collect()
            })
    }

    fn table_rows(origin: &[RowStep]) -> Vec<Cell> {
        RowStep::table_rows(origin)
    }

    fn periodic_piles(origin: &[RowStep]) -> Vec<ValuedPile> {
        RowStep::periodic_piles(origin)
    }

    fn position_figure<'e>(state: &'e State, shown: Option<&PileMove>) -> Option<Figure<'e>> {
        Some(Figure::Piles { piles: state.piles(), taken: shown.copied().into_iter().collect() })
    }

    /// Returns the move that takes as few stones as possible from the largest pile with a legal move.
    fn longest_defence(state: &State) -> Option<PileMove> {
        let order = |chosen: &PileMove| {
            (chosen.leaves + chosen.take, Reverse(chosen.take), Reverse(chosen.pile))
        };
        Self::moves(state).max_by_key(order)
    }

    fn hint(origin: &RowStep) -> Option<Hint> {
        origin.hint()
    }

    fn applies_to(state: &State, idea: Misconception) -> bool {
        idea.applies_to(&state.rules)
    }

    fn misconceived_state(
        state: &State,
        idea: Misconception,
    ) -> Option<MisconceivedState<Option<GrundySequence>>> {
        let play = if idea == Misconception::MisereAsNormal {
            PlayConvention::Normal
        } else {
            state.rules.play
        };
        let row = idea.value_sequence(state)?;
        let worth = |&size: &u64| idea.value(&state.rules, row.as_ref(), size);
        let values = state.piles().iter().map(worth).collect::<Option<_>>()?;
        Some(MisconceivedState { values, play, table: row })
    }

    fn misconceived_change(
        state: &State,
        idea: Misconception,
        MisconceivedState { values, table: belief, .. }: &MisconceivedState<Option<GrundySequence>>,
        chosen: &PileMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let to = idea.value(&state.rules, belief.as_ref(), chosen.leaves).unwrap_or(0);
        iter::once([values[chosen.pile as usize - 1], to])
    }

    fn take_rule(_: &State) -> Option<TakeRule> {
        Some(TakeRule::OneOf)
    }
}

/// Parses the rules from `--take` and `--misere`. Returns `set-empty` without `--take`, otherwise the errors
/// of `parse_set`.
pub fn parse_rules(arguments: &Args<'_>) -> Result<Rules, Error> {
    let missing = || arguments.line().error_at_end(SubtractionFault::EmptySet { of: TAKE });
    let word = arguments.value_of(options::TAKE.name).ok_or_else(missing)?;
    let play = match arguments.flag(options::MISERE.name) {
        Some(_) => PlayConvention::Misere,
        None => PlayConvention::Normal,
    };
    Ok(Rules { take: parse_set(word, TAKE)?, play })
}

/// Returns the largest number of piles in a question, so that all moves together stay within `MOST_MOVES`.
fn most_piles(rules: &Rules) -> usize {
    MOST_MOVES / rules.take.len().max(1)
}

/// Parses a pile number (1-based) from `pile` and a number of stones from `take`, and checks both against the
/// rules. Returns `take-outside-set` or an error of `nim::parse_legal_move`.
pub fn parse_legal_move(
    pile: Token<'_>,
    take: Token<'_>,
    state: &State,
) -> Result<PileMove, Error> {
    let chosen = nim::parse_legal_move(pile, take, state.piles(), nim::Rules::default())?;
    check_take(take, chosen, state)
}

/// Returns `chosen` if the subtraction set contains its number of stones, else `take-outside-set` at `word`.
fn check_take(
    word: Token<'_>,
    chosen: PileMove,
    State { rules, .. }: &State,
) -> Result<PileMove, Error> {
    match rules.take.contains(&chosen.take) {
        true => Ok(chosen),
        false => Err(word.error(SubtractionFault::TakeOutsideSet { takes: rules.take.clone() })),
    }
}
