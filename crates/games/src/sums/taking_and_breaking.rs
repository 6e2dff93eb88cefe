//! Taking-and-breaking games: a move takes stones from a pile, or none, and may split the rest. A split pile
//! is a sum, so its Grundy value is the nim-sum of the parts' values. A game implements
//! [`TakingAndBreaking`], which lists the options of a pile; its Grundy sequence and the implementation of
//! [`DisjunctiveSum`] follow. Misère play is rejected where the Grundy values do not decide it; a game in
//! which they do implements `play_convention`.

mod sequences;

use std::cmp::Reverse;
use std::iter;

use super::grundy_steps::{
    Cell, PilesWithSequence, Remainder, Repeats, RowStep, ValuedPile, pile_values,
};
use super::{DisjunctiveSum, MisconceivedState, MisereFault, Question, State, StateData, SumTally};
use crate::figure::{Figure, PileChange};
use crate::game::{Attempt, Hint, MessageValue, Profile, convention_value, idea, tagged};
use crate::grundy_sequence::GrundySequence;
use crate::position::{Claim, PileFault, Piles, PlayConvention, SplitMove};
use crate::schema::JsonSchema;
use carryless_args::command_line::{Token, narrow};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use sequences::biggest_value_sequence;
pub use sequences::compute_sequence;

faults! {
    pub enum BreakFault {
        NotABreak = "break-form",
        NoSuchPart { piles: usize } = "break-part",
        Illegal { size: u64, game: &'static str } = "break-illegal",
        TooLarge { most: u64 } = "break-too-large",
        TooMany { most: u64 } = "break-too-many",
    }
}

/// Maximum number of stones in a pile. All options of a pile are searched, and their number grows with its
/// size.
pub const LARGEST: u64 = 10_000;

/// Maximum number of stones in all piles together, because the options of every pile are searched.
const MOST_STONES: u64 = 100_000;

/// A game in which a move takes stones from a pile and may split the rest.
pub trait TakingAndBreaking: Copy + std::fmt::Debug + PartialEq + JsonSchema + 'static {
    /// See [`DisjunctiveSum::NAME`].
    const NAME: &'static str;
    /// See [`DisjunctiveSum::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// See [`DisjunctiveSum::PROFILE`].
    const PROFILE: Profile;
    /// Whether the piles are rows of pins, drawn at fixed positions, as in Kayles.
    const ROWS: bool = false;
    /// See [`DisjunctiveSum::OPTIONS`].
    const OPTIONS: &'static [OptionSpec] = &[options::MOVE, options::CLAIM];
    /// Rules of the game, such as a subtraction set; `parse_rules` parses them.
    type Rules: StateData;

    /// Parses the rules from the arguments of a question and leaves the piles in `arguments`.
    fn parse_rules(arguments: &mut Args<'_>) -> Result<Self::Rules, Error>;

    /// Returns the arguments of a command line from which the same rules are parsed again.
    fn to_args(rules: &Self::Rules) -> ArgsBuilder;

    /// Whether deserialized rules are valid. The default accepts all rules.
    fn is_valid(_: &Self::Rules) -> bool {
        true
    }

    /// See [`crate::game::Game::message_values`]; the play convention is added.
    fn message_values(_: &Self::Rules) -> Vec<(&'static str, MessageValue)> {
        Vec::new()
    }

    /// Returns the play convention. It is misère only in games whose Grundy values decide misère play too.
    fn play_convention(_: &Self::Rules) -> PlayConvention {
        PlayConvention::Normal
    }

    /// Returns the maximum number of stones that a move takes, which a proof of a period of the Grundy values
    /// needs; `None` if there is no maximum or no period is to be searched.
    fn max_take(rules: &Self::Rules) -> Option<u64>;

    /// Iterates over the options of a pile of this size, each a pair: the number of stones taken (`None` if
    /// moves only split) and the sizes of the two parts left, the larger first, 0 for an empty one. Each
    /// option occurs once; those that take the fewest stones come first, and among options that take equally
    /// many the most even split comes last.
    fn splits(rules: &Self::Rules, size: u64) -> impl Iterator<Item = (Option<u64>, [u64; 2])>;

    /// Returns the Grundy sequence of the game, at least up to pile size `largest`.
    fn grundy_sequence(rules: &Self::Rules, largest: u64) -> GrundySequence {
        compute_sequence::<Self>(rules, largest)
    }

    /// See [`crate::game::Playable::pressed`].
    fn pressed(_: &Self::Rules) -> &'static str {
        Self::PROFILE.pressed
    }
}

tagged! {
    /// A misconception about piles that split.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "BreakIdea"))]
    pub enum Misconception {
        /// The value of a pile is its size, as in Nim.
        AsNim = "sizes-as-nim",
        /// The value of a pile is one more than the greatest value that a move reaches, instead of the mex.
        Biggest = "biggest",
        /// The value of a split is the ordinary sum of the parts' values, not their nim-sum.
        AddParts = "add-parts",
        /// Misère play is decided by the same nim-sum as normal play.
        MisereAsNormal = "misere-as-normal",
    }
}
idea!(Misconception);

/// Returns the index (0-based) of the first pile at which the sum of the sizes, from the first pile on, exceeds
/// [`MOST_STONES`]; `None` if all piles together do not exceed it.
fn first_pile_over_limit(piles: &[u64]) -> Option<usize> {
    let mut stones = 0;
    piles.iter().position(|size| {
        stones += size;
        stones > MOST_STONES
    })
}

impl<B: TakingAndBreaking> DisjunctiveSum for B {
    const NAME: &'static str = B::NAME;
    const EXAMPLE: &'static str = B::EXAMPLE;
    const PROFILE: Profile = B::PROFILE;
    const OPTIONS: &'static [OptionSpec] = B::OPTIONS;
    type Rules = B::Rules;
    type Position = Piles;
    type Move = SplitMove;
    type Misconception = Misconception;
    type MisconceivedValues = Option<GrundySequence>;
    type Table = GrundySequence;
    type ExtraFacts = Repeats;
    type ValueStep = RowStep;

    fn parse_question(mut arguments: Args<'_>) -> Result<Question<B>, Error> {
        if B::OPTIONS.iter().all(|spec| spec.name != options::MISERE.name) {
            let fault = MisereFault::ByValues { game: B::NAME };
            arguments.reject(options::MISERE.name, fault)?;
        }
        let rules = B::parse_rules(&mut arguments)?;
        let words = arguments.rest();
        arguments.reject_leftovers(B::NAME, B::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles { game: B::NAME }));
        }
        let size = |word: &Token<'_>| match word.number()? {
            size if size > LARGEST => Err(word.error(BreakFault::TooLarge { most: LARGEST })),
            size => Ok(size),
        };
        let piles = words.iter().map(size).collect::<Result<Vec<u64>, _>>()?;
        if let Some(word) = first_pile_over_limit(&piles).and_then(|at| words.get(at)) {
            return Err(word.error(BreakFault::TooMany { most: MOST_STONES }));
        }
        let state = State::<B> { rules, position: Piles { piles } };
        let chosen =
            arguments.value_of("move").map(|word| Self::parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, ..Attempt::default() };
        Ok(Question { state, attempt: said })
    }

    fn to_args(state: &State<B>) -> ArgsBuilder {
        let line = B::to_args(&state.rules).words(&state.position.piles);
        line.switch(&options::MISERE, B::play_convention(&state.rules) == PlayConvention::Misere)
    }

    /// Parses `PILE=PARTS`, such as `1=3+1`: pile number 1 becomes piles of 3 and 1. The pile must exist and
    /// the move be legal.
    fn parse_move(word: Token<'_>, state: &State<B>) -> Result<SplitMove, Error> {
        let form = || word.error(BreakFault::NotABreak);
        let written = |sign: char| word.text().chars().find(|letter| narrow(*letter) == sign);
        let split = written('=').and_then(|sign| word.split_once(sign));
        let (pile_word, parts_word) = split.ok_or_else(form)?;
        let parts: Vec<Token<'_>> = parts_word.split(written('+').unwrap_or('+')).collect();
        let numbers = parts.iter().map(|part| part.number().map_err(|_| form()));
        let mut leaves = numbers.collect::<Result<Vec<u64>, _>>()?;
        let pile = pile_word.number().map_err(|_| form())?;
        let unknown = BreakFault::NoSuchPart { piles: state.position.piles.len() };
        let size = state.position.size(pile).ok_or_else(|| pile_word.error(unknown))?;
        leaves.retain(|part| *part > 0);
        leaves.sort_unstable_by_key(|part| Reverse(*part));
        let made = split_moves::<B>(state, pile).find(|made| made.leaves == leaves);
        made.ok_or_else(|| parts_word.error(BreakFault::Illegal { size, game: B::NAME }))
    }

    fn validate(state: &State<B>) -> Result<(), &'static str> {
        let piles = &state.position.piles;
        match () {
            () if !B::is_valid(&state.rules) => Err("rules"),
            () if piles.is_empty() || piles.iter().any(|size| *size > LARGEST) => Err("position"),
            () if first_pile_over_limit(piles).is_some() => Err("position"),
            () => Ok(()),
        }
    }

    fn numbers(state: &State<B>) -> &[u64] {
        &state.position.piles
    }

    fn message_values(state: &State<B>) -> Vec<(&'static str, MessageValue)> {
        let mut values = B::message_values(&state.rules);
        values.push(convention_value(B::play_convention(&state.rules)));
        values
    }

    fn play_convention(state: &State<B>) -> PlayConvention {
        B::play_convention(&state.rules)
    }

    fn precompute(state: &State<B>) -> GrundySequence {
        let largest = state.position.piles.iter().max().copied().unwrap_or(0);
        B::grundy_sequence(&state.rules, largest)
    }

    fn extra_facts(row: &GrundySequence) -> Repeats {
        Repeats::from_sequence(row)
    }

    fn grundy_values(state: &State<B>, row: &GrundySequence) -> Vec<u64> {
        pile_values(row, &state.position.piles)
    }

    fn moves(state: &State<B>) -> impl Iterator<Item = SplitMove> {
        (1..=state.position.piles.len() as u64).flat_map(|pile| split_moves::<B>(state, pile))
    }

    fn move_count(state: &State<B>) -> u128 {
        let made = |size: &u64| B::splits(&state.rules, *size).count() as u128;
        state.position.piles.iter().map(made).sum()
    }

    fn is_legal(state: &State<B>, chosen: &SplitMove) -> bool {
        split_moves::<B>(state, chosen.pile).any(|made| made == *chosen)
    }

    fn apply(state: &mut State<B>, chosen: &SplitMove) {
        let index = usize::try_from(chosen.pile - 1).unwrap_or(usize::MAX);
        if index < state.position.piles.len() {
            let left = if chosen.leaves.is_empty() { &[0][..] } else { &chosen.leaves };
            state.position.piles.splice(index..=index, left.iter().copied());
        }
    }

    fn value_change(_: &State<B>, row: &GrundySequence, chosen: &SplitMove) -> (usize, u64) {
        (chosen.pile as usize - 1, row.nim_sum(&chosen.leaves))
    }

    fn replacement_tally(_: &State<B>, row: &GrundySequence, chosen: &SplitMove) -> SumTally {
        SumTally::from_values(&pile_values(row, &chosen.leaves))
    }

    fn moves_to_value(
        state: &State<B>,
        row: &GrundySequence,
        part: usize,
        wanted: u64,
    ) -> Vec<SplitMove> {
        let (size, pile) = (state.position.piles.get(part), part as u64 + 1);
        let made = B::splits(&state.rules, size.copied().unwrap_or(0));
        let made = made.filter(|(_, parts)| row.nim_sum(parts) == wanted);
        made.map(|(take, parts)| split_move(pile, take, parts)).collect()
    }

    fn value_steps(
        state: &State<B>,
        row: &GrundySequence,
        values: &[u64],
        rows: usize,
    ) -> Vec<RowStep> {
        let window = B::max_take(&state.rules).unwrap_or(0);
        let sure = |period: crate::grundy_sequence::Period| {
            2 * (period.preperiod.max(1) + period.period) + window - 1
        };
        let checked = row.period().map_or(u64::MAX, sure);
        let piles = &state.position.piles;
        PilesWithSequence { sequence: row, piles, values, window, checked, rows }.steps(|size| {
            B::splits(&state.rules, size).map(|(_, parts)| Remainder::from_parts(parts)).collect()
        })
    }

    fn table_rows(origin: &[RowStep]) -> Vec<Cell> {
        RowStep::table_rows(origin)
    }

    fn periodic_piles(origin: &[RowStep]) -> Vec<ValuedPile> {
        RowStep::periodic_piles(origin)
    }

    fn position_figure<'e>(state: &'e State<B>, shown: Option<&SplitMove>) -> Option<Figure<'e>> {
        let piles = &state.position.piles[..];
        let broken = shown.and_then(|made| {
            let size = state.position.size(made.pile)?;
            let part = |index: usize| made.leaves.get(index).copied().unwrap_or(0);
            let parts = [part(0), part(1)];
            Some(PileChange { pile: made.pile, parts, take: size - parts[0] - parts[1] })
        });
        Some(Figure::Parts { piles, rows: B::ROWS, broken, seats: Vec::new() })
    }

    /// Returns the move that takes the fewest stones from the largest pile with a legal move, so that many
    /// moves are left.
    fn longest_defence(state: &State<B>) -> Option<SplitMove> {
        let largest = (1..).zip(&state.position.piles).max_by_key(|(pile, size)| {
            (B::splits(&state.rules, **size).next().is_some(), **size, Reverse(*pile))
        });
        split_moves::<B>(state, largest?.0).next()
    }

    fn hint(origin: &RowStep) -> Option<Hint> {
        origin.hint()
    }

    fn applies_to(state: &State<B>, idea: Misconception) -> bool {
        idea != Misconception::MisereAsNormal
            || B::play_convention(&state.rules) == PlayConvention::Misere
    }

    fn misconceived_state(
        state: &State<B>,
        idea: Misconception,
    ) -> Option<MisconceivedState<Option<GrundySequence>>> {
        let piles = &state.position.piles;
        let most = piles.iter().max().copied().unwrap_or(0);
        let row = match idea {
            Misconception::AsNim => None,
            Misconception::MisereAsNormal => Some(Self::precompute(state)),
            Misconception::Biggest => Some(biggest_value_sequence::<B>(&state.rules, most)),
            Misconception::AddParts => {
                Some(GrundySequence::from_splits(most, None, |size, values, mark| {
                    for (_, [one, other]) in B::splits(&state.rules, size as u64) {
                        mark(values[one as usize] + values[other as usize]);
                    }
                }))
            }
        };
        let values = row.as_ref().map_or_else(|| piles.clone(), |row| pile_values(row, piles));
        let play = match idea {
            Misconception::MisereAsNormal => PlayConvention::Normal,
            _ => B::play_convention(&state.rules),
        };
        Some(MisconceivedState { values, play, table: row })
    }

    fn misconceived_change(
        _: &State<B>,
        _: Misconception,
        MisconceivedState { values, table: belief, .. }: &MisconceivedState<Option<GrundySequence>>,
        chosen: &SplitMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let leaves = &chosen.leaves;
        let parts =
            belief.as_ref().map_or_else(|| leaves.clone(), |row| self::pile_values(row, leaves));
        let first = iter::once(values[chosen.pile as usize - 1]);
        // The first part replaces the pile; a second part is new, so its old value is 0.
        let places = first.chain(iter::repeat(0));
        let count = parts.len().max(1);
        places.zip(parts.into_iter().chain(iter::once(0))).take(count).map(<[u64; 2]>::from)
    }

    fn pressed(state: &State<B>) -> &'static str {
        B::pressed(&state.rules)
    }
}

/// Iterates over the legal moves in pile `pile` (1-based).
fn split_moves<B: TakingAndBreaking>(
    state: &State<B>,
    pile: u64,
) -> impl Iterator<Item = SplitMove> {
    let size = state.position.size(pile).unwrap_or(0);
    let made = B::splits(&state.rules, size);
    made.map(move |(take, parts)| split_move(pile, take, parts))
}

/// Creates the move that takes `take` stones from pile `pile` (1-based) and leaves `parts`, without parts of
/// size 0. `take` is `None` in games whose moves only split.
fn split_move(pile: u64, take: Option<u64>, parts: [u64; 2]) -> SplitMove {
    SplitMove { pile, take, leaves: Remainder::from_parts(parts).parts().to_vec() }
}
