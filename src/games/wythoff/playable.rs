//! Wythoff's game as a game to play.

use super::closed_form::{outcome, winning_moves};
use super::{Idea, Setting, Wythoff, legal};
use crate::command_line::Word;
use crate::error::Error;
use crate::game::Playable;
use crate::position::{Outcome, Takes};

impl Playable for Wythoff {
    type Move = Takes;
    type Idea = Idea;

    fn check(setting: &Setting) -> Result<(), &'static str> {
        match (setting.position.piles.len(), setting.rules == super::Rules::default()) {
            (2, true) => Ok(()),
            (2, false) => Err("rules"),
            _ => Err("position"),
        }
    }

    fn read(word: Word<'_>, setting: &Setting) -> Result<Takes, Error> {
        legal(word, &setting.position.piles)
    }

    fn move_count(setting: &Setting) -> u128 {
        let [first, second] = setting.pair().map(u128::from);
        first + second + first.min(second)
    }

    /// From the first pile, from the second, from both.
    fn nth(setting: &Setting, index: u128) -> Option<Takes> {
        let [first, second] = setting.pair();
        let mut rest = index;
        for (most, [one, two]) in [(first, [1, 0]), (second, [0, 1]), (first.min(second), [1, 1])] {
            if rest < most.into() {
                let take = rest as u64 + 1;
                return Some(Takes { takes: vec![one * take, two * take] });
            }
            rest -= u128::from(most);
        }
        None
    }

    fn is_legal(setting: &Setting, chosen: &Takes) -> bool {
        let [first, second] = setting.pair();
        let fits = |one: u64, two: u64| one <= first && two <= second;
        matches!(chosen.takes[..], [one, two] if fits(one, two) && one.max(two) > 0
            && (one == two || one.min(two) == 0))
    }

    fn apply(setting: &mut Setting, chosen: &Takes) {
        setting.position.piles = chosen.leaves(&setting.position.piles);
    }

    fn wins(setting: &Setting) -> Outcome {
        outcome(setting.pair())
    }

    fn winning(setting: &Setting) -> Vec<Takes> {
        winning_moves(setting.pair())
    }

    fn patient(setting: &Setting) -> Option<Takes> {
        setting.position.one_from_largest().map(|taken| Takes::of_one(2, taken))
    }

    fn believing(setting: &Setting, idea: Idea, _: &mut dyn FnMut(u128) -> u128) -> Option<Takes> {
        let Idea::Equalise = idea;
        let [first, second] = setting.pair();
        let takes = vec![first.saturating_sub(second), second.saturating_sub(first)];
        Some(Takes { takes }).filter(|chosen| Wythoff::is_legal(setting, chosen))
    }
}
