//! Staircase Nim: a move carries one or more stones from a step of the stairs to the step below; stones from
//! step 1 come to the ground and leave the game. The player who cannot move loses. An odd step has its number
//! of stones as its Grundy value, as in Nim, and an even step 0: if stones come down from an even step, the
//! opponent can carry the same stones down one more step (R. Sprague, *Über zwei Abarten von Nim*, Tôhoku
//! Mathematical Journal 43 (1937), 351–354).
//!
//! A move changes the value of exactly one odd step, either the step that it leaves or the step that it
//! reaches. So some winning moves begin on an even step. [`crate::sums`] builds the explanation, as for every
//! disjunctive sum.

use std::iter;

use serde::Serialize;

use crate::figure::{Figure, Stairs};
use crate::game::{
    self, Attempt, BoardView, Hint, MoveForm, NoExtras, Profile, idea, identity, tagged,
};
use crate::position::{Claim, PileFault, Piles, PlayConvention, StairMove};
use crate::serialize;
use crate::sums::{DisjunctiveSum, MisconceivedState, MisereFault};
use carryless_args::command_line::{Token, narrow};
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

faults! {
    pub enum StairFault {
        NotAMove = "stair-form",
        NoSuchStep { steps: usize } = "stair-step",
        TakeTooMany { step: u64, stones: u64 } = "stair-take",
        TooMany { most: u64 } = "stair-too-many",
        NoSteps = "stair-none",
    }
}

/// Largest number of stones on all steps of the stairs together. There are as many moves as stones, and a
/// computer player examines all of them.
const MOST: u64 = 1_000_000;

/// A state of Staircase Nim: the number of stones on each step, step 1 first.
pub type State = game::GameState<NoExtras, Piles>;

/// A question about a position of Staircase Nim.
pub type Question = game::Question<Staircase>;

/// A step of the explanation that derives the Grundy values.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "StaircaseStep"))]
pub enum ValueStep {
    /// The steps of the stairs in pairs. In each pair the odd step has its number of stones as its Grundy
    /// value, the even step above it 0.
    Pairs {
        /// The pairs of steps, the lowest first.
        #[serde(serialize_with = "serialize::long")]
        pairs: Vec<Pair>,
    },
}

/// An odd step and the even step above it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "StaircasePair"))]
pub struct Pair {
    /// Number of the odd step.
    pub odd: u64,
    /// Number of stones on the odd step: its Grundy value.
    pub stones: u64,
    /// Number of the even step; null if the odd step is the highest.
    pub even: Option<u64>,
    /// Number of stones on the even step; they do not affect the Grundy value. Null if there is no even step.
    pub above: Option<u64>,
}

tagged! {
    /// A misconception about Staircase Nim.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "StaircaseIdea"))]
    pub enum Misconception {
        /// Regards every step as a pile of Nim, not only the odd steps.
        AllSteps = "all-steps",
        /// Regards the even steps instead of the odd ones as piles of Nim.
        EvenSteps = "even-steps",
        /// Regards each stone as a pile whose size is the number of its step.
        Height = "step-numbers",
    }
}
idea!(Misconception);

/// Marker type of Staircase Nim in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Staircase;

impl DisjunctiveSum for Staircase {
    const NAME: &'static str = "staircase";
    const EXAMPLE: &'static str = "explain staircase 2 1 3";
    const PROFILE: Profile =
        Profile { match_start: "staircase 2 1 3", move_form: MoveForm::Down, pressed: "stair" };
    const OPTIONS: &'static [OptionSpec] = &[options::MOVE, options::CLAIM];
    const BALANCES: bool = false;
    type Rules = NoExtras;
    type Position = Piles;
    type Move = StairMove;
    type Misconception = Misconception;
    type MisconceivedValues = ();
    type Table = ();
    type ExtraFacts = NoExtras;
    type ValueStep = ValueStep;

    fn write_identity(id: &mut String, state: &State) {
        identity::write_listed(id, &state.position.piles);
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        arguments.reject(options::MISERE.name, MisereFault::OnStairs)?;
        let words = arguments.rest();
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        if words.is_empty() {
            return Err(arguments.line().error_at_end(StairFault::NoSteps));
        }
        let mut room = MOST;
        let mut stones = |word: &Token<'_>| {
            let stones = word.number()?;
            let left = room.checked_sub(stones);
            room = left.ok_or_else(|| word.error(StairFault::TooMany { most: MOST }))?;
            Ok(stones)
        };
        let piles = words.iter().map(&mut stones).collect::<Result<_, Error>>()?;
        let state = State { rules: NoExtras {}, position: Piles { piles } };
        let chosen =
            arguments.value_of("move").map(|word| Self::parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, more: NoExtras {} };
        Ok(Question { state, attempt: said })
    }

    /// Parses a move `STEP:TAKE` (step number, 1-based, and number of stones) and checks it against the
    /// rules. Returns `stair-form`, `stair-step`, `take-zero` or `stair-take`.
    fn parse_taking(
        pile: Token<'_>,
        take: Token<'_>,
        state: &State,
    ) -> Option<Result<StairMove, Error>> {
        Some(parse_legal_move(pile, take, state))
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<StairMove, Error> {
        let form = || word.error(StairFault::NotAMove);
        let sign = word.text().chars().find(|letter| narrow(*letter) == ':');
        let (step, take) = sign.and_then(|sign| word.split_once(sign)).ok_or_else(form)?;
        for number in [step, take] {
            number.number().map_err(|_| form())?;
        }
        parse_legal_move(step, take, state)
    }

    fn to_args(state: &State) -> ArgsBuilder {
        ArgsBuilder::default().words(&state.position.piles)
    }

    fn validate(state: &State) -> Result<(), &'static str> {
        let stones = &state.position.piles;
        let all = stones.iter().try_fold(0_u64, |all, stones| all.checked_add(*stones));
        let fits = !stones.is_empty() && all.is_some_and(|all| all <= MOST);
        if fits { Ok(()) } else { Err("position") }
    }

    fn numbers(state: &State) -> &[u64] {
        &state.position.piles
    }

    fn precompute(_: &State) {}

    fn extra_facts((): &()) -> NoExtras {
        NoExtras {}
    }

    fn grundy_values(state: &State, (): &()) -> Vec<u64> {
        step_values(&state.position.piles, |step, stones| if is_odd(step) { stones } else { 0 })
    }

    fn moves(state: &State) -> impl Iterator<Item = StairMove> {
        let steps = (1..).zip(&state.position.piles);
        steps.flat_map(|(step, stones)| (1..=*stones).map(move |take| StairMove { step, take }))
    }

    fn move_count(state: &State) -> u128 {
        state.position.piles.iter().map(|stones| u128::from(*stones)).sum()
    }

    fn is_legal(state: &State, chosen: &StairMove) -> bool {
        let stones = state.position.size(chosen.step);
        stones.is_some_and(|stones| (1..=stones).contains(&chosen.take))
    }

    fn apply(state: &mut State, chosen: &StairMove) {
        let index = usize::try_from(chosen.step - 1).unwrap_or(usize::MAX);
        let steps = &mut state.position.piles;
        if let Some(stones) = steps.get_mut(index) {
            *stones -= chosen.take;
            if let Some(below) = index.checked_sub(1) {
                steps[below] += chosen.take;
            }
        }
    }

    /// Returns the 0-based index of the odd step whose stones the move `chosen` changes, and the number of
    /// stones on it after the move, which is its new Grundy value.
    fn value_change(state: &State, (): &(), chosen: &StairMove) -> (usize, u64) {
        let stones = |step: u64| state.position.size(step).unwrap_or(0);
        match is_odd(chosen.step) {
            true => (chosen.step as usize - 1, stones(chosen.step) - chosen.take),
            false => (chosen.step as usize - 2, stones(chosen.step - 1) + chosen.take),
        }
    }

    /// Returns the moves that give the step with the 0-based index `part` the Grundy value `wanted`, which
    /// must differ from its present value. There is at most one: from this step or from the step above it. An
    /// even step has none.
    fn moves_to_value(state: &State, (): &(), part: usize, wanted: u64) -> Vec<StairMove> {
        let steps = &state.position.piles;
        let step = part as u64 + 1;
        let Some(&stones) = steps.get(part).filter(|_| is_odd(step)) else { return Vec::new() };
        let above = steps.get(part + 1).copied().unwrap_or(0);
        match (stones.checked_sub(wanted), wanted.checked_sub(stones)) {
            (Some(take), _) => vec![StairMove { step, take }],
            (_, Some(take)) if take <= above => vec![StairMove { step: step + 1, take }],
            _ => Vec::new(),
        }
    }

    fn value_steps(state: &State, (): &(), _: &[u64], _: usize) -> Vec<ValueStep> {
        let pairs = (1..).step_by(2).zip(state.position.piles.chunks(2)).map(|(odd, pair)| Pair {
            odd,
            stones: pair.first().copied().unwrap_or(0),
            even: pair.get(1).map(|_| odd + 1),
            above: pair.get(1).copied(),
        });
        vec![ValueStep::Pairs { pairs: pairs.collect() }]
    }

    fn position_figure<'e>(state: &'e State, shown: Option<&StairMove>) -> Option<Figure<'e>> {
        Some(Figure::Stairs(Stairs {
            steps: &state.position.piles,
            highlights_odd: true,
            shown_move: shown.copied(),
        }))
    }

    /// Returns the move of one stone from the highest step that has stones.
    fn longest_defence(state: &State) -> Option<StairMove> {
        let steps = (1..).zip(&state.position.piles).filter(|(_, stones)| **stones > 0);
        steps.last().map(|(step, _)| StairMove { step, take: 1 })
    }

    /// Returns the reply to a move from an even step: it carries the stones of that move from the odd step,
    /// which they have reached, to the step below. `None` after a move from an odd step.
    fn reversed_move(StairMove { step, take }: &StairMove) -> Option<StairMove> {
        (!is_odd(*step)).then(|| StairMove { step: step - 1, take: *take })
    }

    fn hint(origin: &ValueStep) -> Option<Hint> {
        match origin {
            ValueStep::Pairs { .. } => Some(Hint::new("pairs", 0)),
        }
    }

    fn applies_to(_: &State, _: Misconception) -> bool {
        true
    }

    fn misconceived_state(state: &State, idea: Misconception) -> Option<MisconceivedState<()>> {
        let values =
            step_values(&state.position.piles, |step, stones| idea.step_value(step, stones));
        Some(MisconceivedState { values, play: PlayConvention::Normal, table: () })
    }

    /// Iterates over the steps that the move changes, first the step that the stones leave, then the step
    /// that they reach (none if they reach the ground). An item is the value of the step before the move and
    /// its value after the move, both according to the misconception.
    fn misconceived_change(
        state: &State,
        idea: Misconception,
        _: &MisconceivedState<()>,
        &StairMove { step, take }: &StairMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let stones = move |step: u64| state.position.size(step).unwrap_or(0);
        let left = [stones(step), stones(step) - take];
        let come = (step > 1).then(|| [stones(step - 1), stones(step - 1) + take]);
        let changes = iter::once((step, left)).chain(come.map(|come| (step - 1, come)));
        changes.map(move |(step, stones)| stones.map(|stones| idea.step_value(step, stones)))
    }

    /// Returns the staircase; the odd steps are highlighted only with marks, because which steps count is for the
    /// player to find out.
    fn play_figure<'s>(
        state: &'s State,
        view: &BoardView<'_, State, StairMove>,
    ) -> Option<Figure<'s>> {
        Some(Figure::Stairs(Stairs {
            steps: &state.position.piles,
            highlights_odd: view.marks.is_some(),
            shown_move: view.chosen.copied(),
        }))
    }
}

impl Misconception {
    /// Returns the value of step `step` (1-based) with `stones` stones according to the misconception.
    fn step_value(self, step: u64, stones: u64) -> u64 {
        match self {
            Misconception::AllSteps => stones,
            Misconception::EvenSteps if is_odd(step) => 0,
            Misconception::EvenSteps => stones,
            // Equal stones are equal piles, which cancel in pairs.
            Misconception::Height if is_odd(stones) => step,
            Misconception::Height => 0,
        }
    }
}

/// Returns `value(step, stones)` for each step, from step 1 upwards; `steps` holds the numbers of stones.
fn step_values(steps: &[u64], value: impl Fn(u64, u64) -> u64) -> Vec<u64> {
    (1..).zip(steps).map(|(step, stones)| value(step, *stones)).collect()
}

fn is_odd(number: u64) -> bool {
    number % 2 == 1
}

/// Parses a step number (1-based) from `step` and a number of stones from `take`, and checks both against the
/// rules. Returns `stair-step`, `take-zero` or `stair-take` at the token at fault.
pub fn parse_legal_move(
    step: Token<'_>,
    take: Token<'_>,
    state: &State,
) -> Result<StairMove, Error> {
    let chosen = StairMove { step: step.number()?, take: take.number()? };
    let steps = state.position.piles.len();
    let size = state.position.size(chosen.step);
    let stones = size.ok_or_else(|| step.error(StairFault::NoSuchStep { steps }))?;
    match chosen.take {
        0 => Err(take.error(PileFault::TakeZero)),
        many if many > stones => {
            Err(take.error(StairFault::TakeTooMany { step: chosen.step, stones }))
        }
        _ => Ok(chosen),
    }
}
