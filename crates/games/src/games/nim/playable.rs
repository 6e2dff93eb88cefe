//! The implementation of [`Playable`] for Nim: legal moves, winning moves, and the moves of misconceptions.

use super::closed_form::NimTally;
use super::misconceptions::{MISCONCEPTIONS, Misconception};
use super::{Nim, Rules, State, misconception_moves, parse_move};
use crate::columns::BitWeights;
use crate::figure::Figure;
use crate::game::{BoardView, Effect, MoveForm, Playable, Profile, TakeRule};
use crate::position::{Outcome, PileMove, PlayConvention};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

impl Rules {
    /// Returns the largest number of stones that may be taken from a pile of `size` stones.
    pub(super) fn largest_take(self, size: u64) -> u64 {
        self.limit.map_or(size, |limit| size.min(limit))
    }

    /// Iterates over all legal moves from `piles`, pile by pile, the fewest stones first.
    pub fn moves(self, piles: &[u64]) -> impl Iterator<Item = PileMove> {
        piles.iter().zip(1..).flat_map(move |(&size, pile)| {
            let takes = 1..=self.largest_take(size);
            takes.map(move |take| PileMove { pile, take, leaves: size - take })
        })
    }
}

impl Playable for Nim {
    type Move = PileMove;
    type Misconception = Misconception;

    const PROFILE: Profile =
        Profile { match_start: "3 4 5", move_form: MoveForm::Take, pressed: "stone" };

    const MISCONCEPTIONS: &'static [Misconception] = &MISCONCEPTIONS;

    fn validate(state: &State) -> Result<(), &'static str> {
        match state {
            State { rules: Rules { limit: Some(0), .. }, .. } => Err("rules"),
            _ if state.piles().is_empty() => Err("position"),
            _ => Ok(()),
        }
    }

    fn parse_taking(
        pile: Token<'_>,
        take: Token<'_>,
        state: &State,
    ) -> Option<Result<PileMove, Error>> {
        Some(super::parse_legal_move(pile, take, state.piles(), state.rules))
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<PileMove, Error> {
        parse_move(word, state.piles(), state.rules)
    }

    fn move_count(State { rules, position }: &State) -> u128 {
        position.piles.iter().map(|&size| u128::from(rules.largest_take(size))).sum()
    }

    fn legal_move_at(State { rules, position }: &State, index: u128) -> Option<PileMove> {
        let mut rest = index;
        for (&size, pile) in position.piles.iter().zip(1..) {
            let Some(beyond) = rest.checked_sub(rules.largest_take(size).into()) else {
                let take = u64::try_from(rest).ok()? + 1;
                return Some(PileMove { pile, take, leaves: size - take });
            };
            rest = beyond;
        }
        None
    }

    fn legal_moves(state: &State) -> impl Iterator<Item = PileMove> {
        state.rules.moves(state.piles())
    }

    fn is_legal(State { rules, position }: &State, chosen: &PileMove) -> bool {
        let size = position.size(chosen.pile);
        size.is_some_and(|size| {
            (1..=rules.largest_take(size)).contains(&chosen.take)
                && chosen.leaves == size - chosen.take
        })
    }

    fn apply(state: &mut State, chosen: &PileMove) {
        state.position.apply(chosen);
    }

    fn outcome_at(State { rules, position }: &State) -> Outcome {
        rules.outcome(&position.piles)
    }

    fn winning_moves(State { rules, position }: &State) -> Vec<PileMove> {
        rules.winning_moves(&position.piles).collect()
    }

    fn winning_indices(State { rules, position }: &State) -> Option<Vec<u128>> {
        let mut winning = rules.winning_moves(&position.piles).peekable();
        let (mut before, mut found) = (0, Vec::new());
        for (&size, pile) in position.piles.iter().zip(1..) {
            while let Some(taken) = winning.next_if(|taken| taken.pile == pile) {
                found.push(before + u128::from(taken.take) - 1);
            }
            before += u128::from(rules.largest_take(size));
        }
        Some(found)
    }

    fn recommended_move(state: &State) -> Option<PileMove> {
        state.rules.recommended(&Nim::winning_moves(state), state.piles().len())
    }

    fn longest_defence(state: &State) -> Option<PileMove> {
        state.position.one_from_largest()
    }

    fn misconceptions(state: &State) -> Vec<Misconception> {
        let enough =
            |idea: &Misconception| *idea != Misconception::SumMove || state.piles().len() == 3;
        let suits = |idea: &Misconception| idea.applies_to(state.rules) && enough(idea);
        Self::MISCONCEPTIONS.iter().copied().filter(suits).collect()
    }

    fn misconception_move(
        state: &State,
        idea: Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<PileMove> {
        let turns = misconception_moves::misconception_moves(idea, state);
        let winning = turns.winning(state);
        let turns = if winning.count() > 0 { winning } else { turns };
        turns.move_at(below(turns.count()))
    }

    fn play_convention(state: &State) -> PlayConvention {
        state.rules.play
    }

    fn take_rule(state: &State) -> Option<TakeRule> {
        Some(state.rules.limit.map_or(TakeRule::Any, TakeRule::UpTo))
    }

    fn play_figure<'s>(
        state: &'s State,
        view: &BoardView<'_, State, PileMove>,
    ) -> Option<Figure<'s>> {
        Some(Figure::Piles {
            piles: state.piles(),
            taken: view.chosen.copied().into_iter().collect(),
        })
    }

    fn effect(State { rules, position }: &State) -> Option<Effect> {
        let columns = rules.columns(&position.piles);
        let tally = NimTally::new(&position.piles, rules.modulus());
        Some(Effect::Columns {
            modulus: rules.modulus(),
            changed: BitWeights::default(),
            odd: columns.odd_weights(),
            ones: tally.ones,
            aim: tally.aim(rules.play),
            columns,
        })
    }
}
