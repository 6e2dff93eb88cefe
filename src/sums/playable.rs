//! Sums as games to be played against the computer: the game defines the moves; outcomes and winning moves
//! follow from the Grundy values.

use super::winning_moves::{follows_misconception, is_winning, winning_moves};
use super::{DisjunctiveSum, State, SumTally};
use crate::command_line::Token;
use crate::error::Error;
use crate::figure::Figure;
use crate::game::{Misconception, Playable};
use crate::position::Outcome;

/// Maximum number of moves that are searched for winning ones.
const LISTED: u128 = 100_000;

impl<G: DisjunctiveSum> Playable for G {
    type Move = G::Move;
    type Misconception = G::Misconception;

    fn validate(setting: &State<G>) -> Result<(), &'static str> {
        G::validate(setting)
    }

    fn parse_move(word: Token<'_>, setting: &State<G>) -> Result<G::Move, Error> {
        G::parse_move(word, setting)
    }

    fn board_figure<'s>(setting: &'s State<G>, shown: Option<&G::Move>) -> Option<Figure<'s>> {
        G::position_figure(setting, shown)
    }

    fn move_count(setting: &State<G>) -> u128 {
        G::move_count(setting)
    }

    fn legal_move_at(setting: &State<G>, index: u128) -> Option<G::Move> {
        G::moves(setting).nth(usize::try_from(index).ok()?)
    }

    fn is_legal(setting: &State<G>, chosen: &G::Move) -> bool {
        G::is_legal(setting, chosen)
    }

    fn apply(setting: &mut State<G>, chosen: &G::Move) {
        G::apply(setting, chosen);
    }

    fn outcome_at(setting: &State<G>) -> Outcome {
        SumTally::from_values(&G::grundy_values(setting, &G::precompute(setting)))
            .outcome(G::play_convention(setting))
    }

    fn winning_moves(setting: &State<G>) -> Vec<G::Move> {
        let table = G::precompute(setting);
        winning_moves::<G>(setting, &table, &G::grundy_values(setting, &table)).collect()
    }

    fn outcome_function(root: &State<G>) -> impl Fn(&State<G>) -> (Outcome, Vec<G::Move>) {
        let table = G::precompute(root);
        move |here| {
            let values = G::grundy_values(here, &table);
            let outcome = SumTally::from_values(&values).outcome(G::play_convention(here));
            (outcome, winning_moves::<G>(here, &table, &values).collect())
        }
    }

    fn winning_indices(setting: &State<G>) -> Option<Vec<u128>> {
        if G::move_count(setting) > LISTED {
            return None;
        }
        let wins = is_winning::<G>(setting);
        let moves = (0..).zip(G::moves(setting));
        Some(moves.filter(|(_, chosen)| wins(chosen)).map(|(index, _)| index).collect())
    }

    fn longest_defence(setting: &State<G>) -> Option<G::Move> {
        G::longest_defence(setting)
    }

    fn misconceptions(setting: &State<G>) -> Vec<G::Misconception> {
        G::Misconception::ALL.iter().copied().filter(|idea| G::applies_to(setting, *idea)).collect()
    }

    fn misconception_move(
        setting: &State<G>,
        idea: G::Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<G::Move> {
        let made: Vec<G::Move> =
            G::moves(setting).filter(follows_misconception::<G>(setting, idea)).collect();
        let wins = is_winning::<G>(setting);
        let won = made.iter().find(|chosen| wins(chosen)).cloned();
        won.or_else(|| made.get(below(made.len() as u128) as usize).cloned())
    }
}
