//! Fibonacci Nim as a game to play.

use super::closed_form::up_to;
use super::misconceptions::Idea;
use super::{Fibonacci, Setting, legal};
use crate::command_line::Word;
use crate::error::Error;
use crate::game::Playable;
use crate::position::{Outcome, Stones};

impl Playable for Fibonacci {
    type Move = Stones;
    type Idea = Idea;

    fn check(setting: &Setting) -> Result<(), &'static str> {
        if setting.rules.quota == Some(0) { Err("rules") } else { Ok(()) }
    }

    fn read(word: Word<'_>, setting: &Setting) -> Result<Stones, Error> {
        legal(word, setting)
    }

    fn move_count(setting: &Setting) -> u128 {
        setting.most().into()
    }

    fn nth(setting: &Setting, index: u128) -> Option<Stones> {
        let take = u64::try_from(index).ok()?.checked_add(1)?;
        (take <= setting.most()).then_some(Stones { take })
    }

    fn is_legal(setting: &Setting, chosen: &Stones) -> bool {
        (1..=setting.most()).contains(&chosen.take)
    }

    fn apply(setting: &mut Setting, chosen: &Stones) {
        *setting = setting.after(*chosen);
    }

    fn wins(setting: &Setting) -> Outcome {
        setting.outcome()
    }

    fn winning(setting: &Setting) -> Vec<Stones> {
        setting.winning_moves()
    }

    fn winning_indices(setting: &Setting) -> Option<Vec<u128>> {
        let winning = setting.winning_moves().into_iter();
        Some(winning.map(|chosen| u128::from(chosen.take - 1)).collect())
    }

    /// One stone: the opponent can take only two.
    fn patient(setting: &Setting) -> Option<Stones> {
        Fibonacci::nth(setting, 0)
    }

    fn believing(
        setting: &Setting,
        idea: Idea,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<Stones> {
        let made = |chosen: &Stones| {
            Fibonacci::is_legal(setting, chosen) && idea.produces(setting, *chosen)
        };
        if let Some(winning) = setting.winning_moves().into_iter().find(made) {
            return Some(winning);
        }
        let pile = setting.pile();
        match idea {
            Idea::TakeOne => Some(Stones { take: 1 }).filter(made),
            Idea::LeaveFibonacci => {
                let left = up_to(pile).into_iter().map(|left| Stones { take: pile - left });
                let left: Vec<Stones> = left.filter(made).collect();
                left.get(below(left.len().max(1) as u128) as usize).copied()
            }
            Idea::MultiplesOfThree | Idea::QuotaStays => {
                let step = idea.step(setting)?;
                let least = match pile % step {
                    0 => step,
                    over => over,
                };
                let count = setting.most().checked_sub(least)? / step + 1;
                let take = least + below(count.into()) as u64 * step;
                Some(Stones { take }).filter(made)
            }
        }
    }
}
