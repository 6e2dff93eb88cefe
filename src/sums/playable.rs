//! Sums as games to be played against the computer: the game defines the moves; outcomes and winning moves
//! follow from the Grundy values.

use super::winning_moves::{produces, winning_moves, wins};
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

    fn check(setting: &State<G>) -> Result<(), &'static str> {
        G::check(setting)
    }

    fn read(word: Token<'_>, setting: &State<G>) -> Result<G::Move, Error> {
        G::read(word, setting)
    }

    fn board<'s>(setting: &'s State<G>, shown: Option<&G::Move>) -> Option<Figure<'s>> {
        G::picture(setting, shown)
    }

    fn move_count(setting: &State<G>) -> u128 {
        G::move_count(setting)
    }

    fn nth(setting: &State<G>, index: u128) -> Option<G::Move> {
        G::moves(setting).nth(usize::try_from(index).ok()?)
    }

    fn is_legal(setting: &State<G>, chosen: &G::Move) -> bool {
        G::is_legal(setting, chosen)
    }

    fn apply(setting: &mut State<G>, chosen: &G::Move) {
        G::apply(setting, chosen);
    }

    fn wins(setting: &State<G>) -> Outcome {
        SumTally::of(&G::values(setting, &G::table(setting))).outcome(G::play(setting))
    }

    fn winning(setting: &State<G>) -> Vec<G::Move> {
        let table = G::table(setting);
        winning_moves::<G>(setting, &table, &G::values(setting, &table)).collect()
    }

    fn theorem(root: &State<G>) -> impl Fn(&State<G>) -> (Outcome, Vec<G::Move>) {
        let table = G::table(root);
        move |here| {
            let values = G::values(here, &table);
            let outcome = SumTally::of(&values).outcome(G::play(here));
            (outcome, winning_moves::<G>(here, &table, &values).collect())
        }
    }

    fn winning_indices(setting: &State<G>) -> Option<Vec<u128>> {
        if G::move_count(setting) > LISTED {
            return None;
        }
        let wins = wins::<G>(setting);
        let moves = (0..).zip(G::moves(setting));
        Some(moves.filter(|(_, chosen)| wins(chosen)).map(|(index, _)| index).collect())
    }

    fn patient(setting: &State<G>) -> Option<G::Move> {
        G::patient(setting)
    }

    fn ideas(setting: &State<G>) -> Vec<G::Misconception> {
        G::Misconception::ALL.iter().copied().filter(|idea| G::suits(setting, *idea)).collect()
    }

    fn believing(
        setting: &State<G>,
        idea: G::Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<G::Move> {
        let made: Vec<G::Move> = G::moves(setting).filter(produces::<G>(setting, idea)).collect();
        let wins = wins::<G>(setting);
        let won = made.iter().find(|chosen| wins(chosen)).cloned();
        won.or_else(|| made.get(below(made.len() as u128) as usize).cloned())
    }
}
