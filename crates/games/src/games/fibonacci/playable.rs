//! The implementation of [`Playable`] for Fibonacci Nim.

use std::borrow::Cow;

use super::closed_form::fibonacci_up_to;
use super::misconceptions::Misconception;
use super::{Fibonacci, State, parse_move};
use crate::figure::{Figure, Ruler};
use crate::game::{BoardView, MoveForm, Playable, Profile};
use crate::position::{Outcome, TakeMove};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

impl Playable for Fibonacci {
    type Move = TakeMove;
    type Misconception = Misconception;

    const PROFILE: Profile =
        Profile { match_start: "fibonacci 10", move_form: MoveForm::Stones, pressed: "stone" };

    fn validate(state: &State) -> Result<(), &'static str> {
        if state.rules.quota == Some(0) { Err("rules") } else { Ok(()) }
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<TakeMove, Error> {
        parse_move(word, state)
    }

    fn move_count(state: &State) -> u128 {
        state.most().into()
    }

    fn legal_move_at(state: &State, index: u128) -> Option<TakeMove> {
        let take = u64::try_from(index).ok()?.checked_add(1)?;
        (take <= state.most()).then_some(TakeMove { take })
    }

    fn is_legal(state: &State, chosen: &TakeMove) -> bool {
        (1..=state.most()).contains(&chosen.take)
    }

    fn apply(state: &mut State, chosen: &TakeMove) {
        *state = state.after(*chosen);
    }

    fn outcome_at(state: &State) -> Outcome {
        state.outcome()
    }

    fn winning_moves(state: &State) -> Vec<TakeMove> {
        state.winning_moves()
    }

    fn winning_indices(state: &State) -> Option<Vec<u128>> {
        let winning = state.winning_moves().into_iter();
        Some(winning.map(|chosen| u128::from(chosen.take - 1)).collect())
    }

    /// Returns the move of one stone, which leaves the opponent the smallest quota; `None` if no move is
    /// legal.
    fn longest_defence(state: &State) -> Option<TakeMove> {
        Fibonacci::legal_move_at(state, 0)
    }

    fn misconception_move(
        state: &State,
        idea: Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<TakeMove> {
        let made =
            |chosen: &TakeMove| Fibonacci::is_legal(state, chosen) && idea.produces(state, *chosen);
        if let Some(winning) = state.winning_moves().into_iter().find(made) {
            return Some(winning);
        }
        let pile = state.pile();
        match idea {
            Misconception::TakeOne => Some(TakeMove { take: 1 }).filter(made),
            Misconception::LeaveFibonacci => {
                let left =
                    fibonacci_up_to(pile).into_iter().map(|left| TakeMove { take: pile - left });
                let left: Vec<TakeMove> = left.filter(made).collect();
                left.get(below(left.len().max(1) as u128) as usize).copied()
            }
            Misconception::MultiplesOfThree | Misconception::QuotaStays => {
                let divisor = idea.divisor(state)?;
                let least = match pile % divisor {
                    0 => divisor,
                    over => over,
                };
                let count = state.most().checked_sub(least)? / divisor + 1;
                let take = least + below(count.into()) as u64 * divisor;
                Some(TakeMove { take }).filter(made)
            }
        }
    }

    /// Returns the pile as a bar, split into its parts if the marks name them.
    fn play_figure<'s>(
        state: &'s State,
        view: &BoardView<'_, State, TakeMove>,
    ) -> Option<Figure<'s>> {
        let whole = Ruler::whole(state.pile(), state.most());
        let bar = match view.marks.map(|marks| &marks.parts[..]) {
            Some(parts @ [_, ..]) => {
                Ruler { parts: Cow::Owned(parts.to_vec()), has_parts: true, ..whole }
            }
            _ => whole,
        };
        Some(Figure::Ruler(Ruler { taken: view.chosen.map_or(0, |chosen| chosen.take), ..bar }))
    }
}
