//! Nim with a set of moves as a game to play.

use std::cmp::Reverse;

use super::closed_form::{Tally, values};
use super::ideas::Idea;
use super::{LARGEST_TAKE, MOST_TAKES, Rules, Setting, Subtraction};
use crate::game::Playable;
use crate::position::{Move, Outcome};

impl Setting {
    /// The legal moves, pile by pile.
    fn moves(&self) -> impl Iterator<Item = Move> {
        self.piles().iter().zip(1..).flat_map(|(&size, pile)| {
            let takes = self.rules.takes(size).iter();
            takes.map(move |&take| Move { pile, take, leaves: size - take })
        })
    }
}

impl Rules {
    fn is_sound(&self) -> bool {
        let rises = self.take.windows(2).all(|pair| pair[0] < pair[1]);
        let range = 1..=LARGEST_TAKE;
        rises
            && (1..=MOST_TAKES).contains(&self.take.len())
            && self.take.iter().all(|take| range.contains(take))
    }
}

impl Playable for Subtraction {
    type Move = Move;
    type Idea = Idea;

    fn check(setting: &Setting) -> Result<(), &'static str> {
        if !setting.rules.is_sound() {
            return Err("rules");
        }
        let row = setting.row();
        let known = setting.piles().iter().all(|&size| row.value(size).is_some());
        if known && !setting.piles().is_empty() { Ok(()) } else { Err("position") }
    }

    fn move_count(Setting { rules, position }: &Setting) -> u128 {
        position.piles.iter().map(|&size| rules.takes(size).len() as u128).sum()
    }

    fn nth(setting: &Setting, index: u128) -> Option<Move> {
        setting.moves().nth(usize::try_from(index).ok()?)
    }

    fn is_legal(Setting { rules, position }: &Setting, chosen: &Move) -> bool {
        let size = position.size(chosen.pile);
        size.is_some_and(|size| {
            rules.takes(size).contains(&chosen.take) && chosen.leaves == size - chosen.take
        })
    }

    fn apply(setting: &mut Setting, chosen: &Move) {
        setting.position.take(chosen);
    }

    fn wins(setting: &Setting) -> Outcome {
        Tally::of(&values(&setting.row(), setting.piles())).outcome(setting.rules.play)
    }

    fn winning(setting: &Setting) -> Vec<Move> {
        setting.rules.winning_moves(&setting.row(), setting.piles())
    }

    fn winning_indices(setting: &Setting) -> Option<Vec<u128>> {
        let winning = Subtraction::winning(setting);
        let mut left = winning.iter().peekable();
        let found = setting.moves().enumerate().filter_map(|(index, chosen)| {
            left.next_if(|winning| **winning == chosen).map(|_| index as u128)
        });
        Some(found.collect())
    }

    /// The fewest stones from the largest pile.
    fn patient(setting: &Setting) -> Option<Move> {
        let order = |chosen: &Move| {
            (chosen.leaves + chosen.take, Reverse(chosen.take), Reverse(chosen.pile))
        };
        setting.moves().max_by_key(order)
    }

    fn ideas(setting: &Setting) -> Vec<Idea> {
        Self::BELIEFS.iter().copied().filter(|idea| idea.suits(&setting.rules)).collect()
    }

    fn believing(
        setting: &Setting,
        idea: Idea,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<Move> {
        let made: Vec<Move> =
            setting.moves().filter(|chosen| idea.produces(setting, chosen)).collect();
        let winning = made.iter().find(|chosen| Subtraction::wins_by(setting, chosen)).copied();
        winning.or_else(|| made.get(below(made.len() as u128) as usize).copied())
    }
}
