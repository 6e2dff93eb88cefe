//! Wrong ideas about Fibonacci Nim. In: a pile with its quota, and a move. Out: what somebody with the idea
//! says, and whether the move is made by it.

use super::State;
use super::closed_form::{is_fibonacci, up_to};
use crate::game::{idea, tagged};
use crate::position::{Claim, TakeMove};

tagged! {
    /// A wrong idea about Fibonacci Nim.
    #[cfg_attr(feature = "schema", schemars(rename = "FibonacciIdea"))]
    pub enum Misconception {
        /// The Fibonacci numbers are lost, however many may be taken: leave one of them.
        LeaveFibonacci = "leave-fibonacci",
        /// What may be taken stays the same all the game: leave a multiple of that and 1.
        QuotaStays = "quota-stays",
        /// One and two make three: leave a multiple of 3.
        MultiplesOfThree = "multiples-of-three",
        /// Take 1, so that the other one can take only 2.
        TakeOne = "take-one",
    }
}
idea!(Misconception);

impl Misconception {
    /// Whether it makes sense here: nobody thinks long who can take all.
    pub(super) fn suits(self, setting: &State) -> bool {
        let quota = setting.rules.quota;
        setting.most() < setting.pile()
            && (self != Misconception::QuotaStays || quota.is_some_and(|quota| quota != 2))
    }

    /// The number of which this idea would leave a multiple.
    pub(super) fn step(self, setting: &State) -> Option<u64> {
        match self {
            Misconception::MultiplesOfThree => Some(3),
            Misconception::QuotaStays => setting.rules.quota?.checked_add(1),
            Misconception::LeaveFibonacci | Misconception::TakeOne => None,
        }
    }

    /// What somebody who holds this idea says of this pile; `None` where it says nothing.
    pub(crate) fn verdict(self, setting: &State) -> Option<Claim> {
        if !self.suits(setting) {
            return None;
        }
        let pile = setting.pile();
        let lost = match self {
            Misconception::TakeOne => return None,
            Misconception::LeaveFibonacci => {
                let nearest = up_to(pile).last().copied().unwrap_or(0);
                nearest == pile || pile - nearest > setting.most()
            }
            Misconception::MultiplesOfThree | Misconception::QuotaStays => {
                pile.is_multiple_of(self.step(setting)?)
            }
        };
        Some(if lost { Claim::Lose } else { Claim::Win })
    }

    /// Whether somebody who holds this idea would make this move.
    pub(crate) fn produces(self, setting: &State, chosen: TakeMove) -> bool {
        let left = setting.pile() - chosen.take;
        self.suits(setting)
            && match self {
                Misconception::TakeOne => chosen.take == 1,
                Misconception::LeaveFibonacci => is_fibonacci(left),
                Misconception::MultiplesOfThree | Misconception::QuotaStays => {
                    self.step(setting).is_some_and(|step| left.is_multiple_of(step))
                }
            }
    }
}
