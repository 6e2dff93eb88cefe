//! The implementation of [`Playable`] for Wythoff's game.

use super::closed_form::{outcome, winning_moves};
use super::{Misconception, State, Wythoff, parse_move};
use crate::command_line::Token;
use crate::error::Error;
use crate::game::Playable;
use crate::position::{MultiPileMove, Outcome};

impl Playable for Wythoff {
    type Move = MultiPileMove;
    type Misconception = Misconception;

    fn validate(setting: &State) -> Result<(), &'static str> {
        match (setting.position.piles.len(), setting.rules == super::Rules::default()) {
            (2, true) => Ok(()),
            (2, false) => Err("rules"),
            _ => Err("position"),
        }
    }

    fn parse_move(word: Token<'_>, setting: &State) -> Result<MultiPileMove, Error> {
        parse_move(word, &setting.position.piles)
    }

    fn move_count(setting: &State) -> u128 {
        let [first, second] = setting.pair().map(u128::from);
        first + second + first.min(second)
    }

    /// Orders the moves: from the first pile, from the second, from both.
    fn legal_move_at(setting: &State, index: u128) -> Option<MultiPileMove> {
        let [first, second] = setting.pair();
        let mut rest = index;
        for (most, [one, two]) in [(first, [1, 0]), (second, [0, 1]), (first.min(second), [1, 1])] {
            if rest < most.into() {
                let take = rest as u64 + 1;
                return Some(MultiPileMove { takes: vec![one * take, two * take] });
            }
            rest -= u128::from(most);
        }
        None
    }

    fn is_legal(setting: &State, chosen: &MultiPileMove) -> bool {
        let [first, second] = setting.pair();
        let fits = |one: u64, two: u64| one <= first && two <= second;
        matches!(chosen.takes[..], [one, two] if fits(one, two) && one.max(two) > 0
            && (one == two || one.min(two) == 0))
    }

    fn apply(setting: &mut State, chosen: &MultiPileMove) {
        setting.position.piles = chosen.apply_to(&setting.position.piles);
    }

    fn outcome_at(setting: &State) -> Outcome {
        outcome(setting.pair())
    }

    fn winning_moves(setting: &State) -> Vec<MultiPileMove> {
        winning_moves(setting.pair())
    }

    fn longest_defence(setting: &State) -> Option<MultiPileMove> {
        setting.position.one_from_largest().map(|taken| MultiPileMove::from_pile_move(2, taken))
    }

    fn misconception_move(
        setting: &State,
        idea: Misconception,
        _: &mut dyn FnMut(u128) -> u128,
    ) -> Option<MultiPileMove> {
        let Misconception::Equalise = idea;
        let [first, second] = setting.pair();
        let takes = vec![first.saturating_sub(second), second.saturating_sub(first)];
        Some(MultiPileMove { takes }).filter(|chosen| Wythoff::is_legal(setting, chosen))
    }
}
