//! Sums as games to be played against the computer: the game defines the moves; outcomes and winning moves
//! follow from the Grundy values.

use super::winning_moves::{follows_misconception, is_winning, winning_moves};
use super::{DisjunctiveSum, State, SumTally};
use crate::figure::Figure;
use crate::game::{BoardView, Misconception, Playable, Profile, TakeRule, WrongAnswer};
use crate::position::{Outcome, PlayConvention};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

/// Maximum number of legal moves of a position for which `winning_indices` lists the winning moves; with more
/// legal moves it returns `None`.
const LISTED: u128 = 100_000;

impl<G: DisjunctiveSum> Playable for G {
    type Move = G::Move;
    type Misconception = G::Misconception;

    const PROFILE: Profile = G::PROFILE;

    fn validate(state: &State<G>) -> Result<(), &'static str> {
        G::validate(state)
    }

    fn parse_move(word: Token<'_>, state: &State<G>) -> Result<G::Move, Error> {
        G::parse_move(word, state)
    }

    fn parse_taking(
        pile: Token<'_>,
        take: Token<'_>,
        state: &State<G>,
    ) -> Option<Result<G::Move, Error>> {
        G::parse_taking(pile, take, state)
    }

    fn board_figure<'s>(state: &'s State<G>, shown: Option<&G::Move>) -> Option<Figure<'s>> {
        G::position_figure(state, shown)
    }

    fn move_count(state: &State<G>) -> u128 {
        G::move_count(state)
    }

    fn legal_move_at(state: &State<G>, index: u128) -> Option<G::Move> {
        G::moves(state).nth(usize::try_from(index).ok()?)
    }

    fn legal_moves(state: &State<G>) -> impl Iterator<Item = G::Move> {
        G::moves(state)
    }

    fn is_legal(state: &State<G>, chosen: &G::Move) -> bool {
        G::is_legal(state, chosen)
    }

    fn apply(state: &mut State<G>, chosen: &G::Move) {
        G::apply(state, chosen);
    }

    fn outcome_at(state: &State<G>) -> Outcome {
        SumTally::from_values(&G::grundy_values(state, &G::precompute(state)))
            .outcome(G::play_convention(state))
    }

    fn winning_moves(state: &State<G>) -> Vec<G::Move> {
        let table = G::precompute(state);
        winning_moves::<G>(state, &table, &G::grundy_values(state, &table)).collect()
    }

    fn outcome_function(root: &State<G>) -> impl Fn(&State<G>) -> (Outcome, Vec<G::Move>) {
        let table = G::precompute(root);
        move |here| {
            let values = G::grundy_values(here, &table);
            let outcome = SumTally::from_values(&values).outcome(G::play_convention(here));
            (outcome, winning_moves::<G>(here, &table, &values).collect())
        }
    }

    fn winning_indices(state: &State<G>) -> Option<Vec<u128>> {
        if G::move_count(state) > LISTED {
            return None;
        }
        let wins = is_winning::<G>(state);
        let moves = (0..).zip(G::moves(state));
        Some(moves.filter(|(_, chosen)| wins(chosen)).map(|(index, _)| index).collect())
    }

    fn longest_defence(state: &State<G>) -> Option<G::Move> {
        G::longest_defence(state)
    }

    fn misconceived_answer(
        state: &State<G>,
        idea: G::Misconception,
    ) -> Option<(Vec<u64>, Outcome)> {
        let believed = G::misconceived_state(state, idea)?;
        let outcome = believed.outcome();
        Some((believed.values, outcome))
    }

    fn misconceptions(state: &State<G>) -> Vec<G::Misconception> {
        G::Misconception::ALL.iter().copied().filter(|idea| G::applies_to(state, *idea)).collect()
    }

    fn misconception_move(
        state: &State<G>,
        idea: G::Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<G::Move> {
        let made: Vec<G::Move> =
            G::moves(state).filter(follows_misconception::<G>(state, idea)).collect();
        let wins = is_winning::<G>(state);
        let won = made.iter().find(|chosen| wins(chosen)).cloned();
        won.or_else(|| made.get(below(made.len() as u128) as usize).cloned())
    }

    fn play_convention(state: &State<G>) -> PlayConvention {
        G::play_convention(state)
    }

    fn take_rule(state: &State<G>) -> Option<TakeRule> {
        G::take_rule(state)
    }

    fn pressed(state: &State<G>) -> &'static str {
        G::pressed(state)
    }

    fn play_figure<'s>(
        state: &'s State<G>,
        view: &BoardView<'_, State<G>, G::Move>,
    ) -> Option<Figure<'s>> {
        G::play_figure(state, view)
    }

    fn tokens(state: &State<G>) -> &[String] {
        G::tokens(state)
    }

    fn next_position(state: &State<G>) -> Option<State<G>> {
        G::next_position(state)
    }
}

/// Returns the tags of the misconceptions that give the values or the outcome class of the wrong answer `said`.
pub(super) fn diagnose<G: DisjunctiveSum>(
    state: &State<G>,
    said: &WrongAnswer,
) -> Vec<&'static str> {
    let fits = |idea: &G::Misconception| match (G::misconceived_answer(state, *idea), said) {
        (Some((values, _)), WrongAnswer::Values(said)) => values == *said,
        (Some((_, outcome)), WrongAnswer::Outcome(said)) => outcome == *said,
        _ => false,
    };
    G::misconceptions(state).into_iter().filter(fits).map(G::Misconception::tag).collect()
}
