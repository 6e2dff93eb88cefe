//! Wrong answers to choose from, each with the wrong ideas that give it: the distractors of a question
//! file. In: an exercise and one of its places. Out: answers that are allowed and not right, those of an
//! idea first; the same for the same exercise.

use super::ask::{Ask, Blank, Shift};
use super::diagnosis::{self, Said};
use super::exercise::Exercise;
use super::fibonacci::AMOUNTS;
use super::judge_move::REPLY;
use super::task::Task;
use crate::columns::Powers;
use crate::figure::Counters;
use crate::games::fibonacci::closed_form::up_to;
use crate::games::grundy::Grundy;
use crate::games::hackenbush::Hackenbush;
use crate::games::kayles::Kayles;
use crate::games::lasker::Lasker;
use crate::games::staircase::Staircase;
use crate::games::subtraction::Subtraction;
use crate::games::{Setting, nim};
use crate::position::{Move, Outcome, Turn};
use crate::sums::{self, Summed};

/// The tags of the ideas that give a wrong answer.
pub(crate) type Ideas = Vec<&'static str>;

/// Moves beyond these are not looked at: a choice has but a few.
const LOOKED_AT: usize = 2000;

/// The largest number of which it is asked whether a wrong idea gives it.
const FAR: u64 = 64;

impl Exercise {
    /// Moves that are allowed here and do not win, one by one as the answer to this place; none where its
    /// answers are no moves.
    pub(crate) fn wrong_moves(&self, ask: &Ask) -> Vec<(Blank, Ideas)> {
        let wrong = match &ask.blank {
            Blank::Move(right) if ask.name == REPLY => self.wrong_replies(right),
            Blank::Moves(right) | Blank::Move(right) => {
                let moves = self.turns().into_iter().filter_map(|turn| match turn {
                    Turn::Take(made) if !right.contains(&made) => Some(made),
                    _ => None,
                });
                let wrong = |made: Move| {
                    (Blank::Moves(vec![made]), diagnosis::ideas(self, &Said::Move(made)))
                };
                moves.map(wrong).collect()
            }
            Blank::Breaks(right) => {
                let moves = self.turns().into_iter().filter_map(|turn| match turn {
                    Turn::Break(made) if !right.contains(&made) => Some(made),
                    _ => None,
                });
                moves.map(|made| (Blank::Breaks(vec![made]), Ideas::new())).collect()
            }
            Blank::Turns(right) => {
                let moves = self.turns().into_iter().filter(|turn| !right.contains(turn));
                moves.map(|made| (Blank::Turns(vec![made]), Ideas::new())).collect()
            }
            Blank::Shifts(right) => {
                let moves = self.shifts().into_iter().filter(|made| !right.contains(made));
                moves.map(|made| (Blank::Shifts(vec![made]), Ideas::new())).collect()
            }
            _ => Vec::new(),
        };
        ideas_first(wrong)
    }

    /// Moves of the other player after the move that is judged.
    fn wrong_replies(&self, right: &[Move]) -> Vec<(Blank, Ideas)> {
        let (Setting::Nim(setting), Task::Judge { chosen }) = (&self.setting, &self.task) else {
            return Vec::new();
        };
        let mut piles = setting.piles().to_vec();
        if let Some(pile) = (chosen.pile as usize).checked_sub(1).and_then(|at| piles.get_mut(at)) {
            *pile = chosen.leaves;
        }
        let moves = setting.rules.moves(&piles).take(LOOKED_AT);
        let wrong = moves.filter(|made| !right.contains(made));
        let ideas = |made: Move| diagnosis::of_piles(setting.rules, &piles, &Said::Move(made));
        wrong.map(|made| (Blank::Moves(vec![made]), ideas(made))).collect()
    }

    /// Numbers that could stand in this set or among these parts and do not.
    pub(crate) fn wrong_members(&self, ask: &Ask) -> Vec<u64> {
        let (Blank::Set(right) | Blank::Sum(right)) = &ask.blank else { return Vec::new() };
        let largest = self.piles().iter().copied().max().unwrap_or(0);
        let mut wrong: Vec<u64> = match &self.setting {
            Setting::Fibonacci(setting) if ask.name == AMOUNTS => (1..=setting.most()).collect(),
            Setting::Fibonacci(setting) => up_to(setting.pile()),
            Setting::Sum(setting) => (1..=setting.position.parts.len() as u64).collect(),
            Setting::Race(setting) => {
                let near = right.iter().flat_map(|number| [number.saturating_sub(1), number + 1]);
                near.filter(|number| *number < setting.position.target).collect()
            }
            // Weights of columns.
            _ => Powers(u64::MAX >> largest.leading_zeros()).powers().collect(),
        };
        wrong.retain(|number| *number > 0 && !right.contains(number));
        wrong.sort_unstable();
        wrong.dedup();
        wrong
    }

    /// Wrong numbers for this place that wrong ideas give.
    pub(crate) fn wrong_numbers(&self, ask: &Ask) -> Vec<(u64, Ideas)> {
        let said: fn(u64) -> Said = match (&ask.blank, ask.name) {
            (Blank::Number(_), "nim-sum" | "result") => Said::Sum,
            (Blank::Say(_), _) => Said::Say,
            _ => return Vec::new(),
        };
        let right = |number: &u64| match &ask.blank {
            Blank::Number(right) => right == number,
            Blank::Say(right) => right.contains(number),
            _ => false,
        };
        let most = self.piles().iter().sum::<u64>().clamp(FAR / 4, FAR);
        let wrong = (0..=most).filter(|number| !right(number));
        let wrong = wrong.map(|number| (number, diagnosis::ideas(self, &said(number))));
        wrong.filter(|(_, ideas)| !ideas.is_empty()).collect()
    }

    /// The ideas that say this outcome.
    pub(crate) fn ideas_of(&self, outcome: Outcome) -> Ideas {
        diagnosis::ideas(self, &Said::Outcome(outcome))
    }

    /// The moves that the rules allow, in their order.
    fn turns(&self) -> Vec<Turn> {
        fn of<G: Summed>(setting: &sums::Setting<G>) -> Vec<Turn>
        where
            Turn: From<G::Move>,
        {
            G::moves(setting).take(LOOKED_AT).map(Turn::from).collect()
        }
        match &self.setting {
            Setting::Nim(setting) => takes(setting),
            Setting::Subtraction(setting) => of::<Subtraction>(setting),
            Setting::Kayles(setting) => of::<Kayles>(setting),
            Setting::Lasker(setting) => of::<Lasker>(setting),
            Setting::Grundy(setting) => of::<Grundy>(setting),
            Setting::Hackenbush(setting) => of::<Hackenbush>(setting),
            Setting::Staircase(setting) => of::<Staircase>(setting),
            _ => Vec::new(),
        }
    }

    /// The moves of coins to the left.
    fn shifts(&self) -> Vec<Shift> {
        let Task::Strips { strips } = &self.task else { return Vec::new() };
        if strips.counters != Counters::Coins {
            return Vec::new();
        }
        let coins = strips.first_row();
        let before = std::iter::once(0).chain(coins.iter().copied());
        let moves = before
            .zip(coins)
            .flat_map(|(before, &from)| (before + 1..from).rev().map(move |to| Shift { from, to }));
        moves.collect()
    }
}

fn takes(setting: &nim::Setting) -> Vec<Turn> {
    let moves = setting.rules.moves(setting.piles());
    moves.take(LOOKED_AT).map(Turn::Take).collect()
}

/// What an idea gives comes first; the rest keeps its order.
fn ideas_first(mut wrong: Vec<(Blank, Ideas)>) -> Vec<(Blank, Ideas)> {
    wrong.sort_by_key(|(_, ideas)| ideas.is_empty());
    wrong
}
