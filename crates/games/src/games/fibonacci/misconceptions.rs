//! Misconceptions about Fibonacci Nim: the claim and the moves that follow from each.

use super::State;
use super::closed_form::{fibonacci_up_to, is_fibonacci};
use crate::game::{idea, tagged};
use crate::position::{Claim, TakeMove};

tagged! {
    /// A misconception about Fibonacci Nim.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "FibonacciIdea"))]
    pub enum Misconception {
        /// Leaves a Fibonacci number of stones, as if that were a P-position with every quota.
        LeaveFibonacci = "leave-fibonacci",
        /// Leaves a number of stones that is a multiple of quota + 1, as if the quota were the same on every
        /// move.
        QuotaStays = "quota-stays",
        /// Leaves a number of stones that is a multiple of 3, as if the quota were always 2.
        MultiplesOfThree = "multiples-of-three",
        /// Takes one stone, so that the opponent may take at most two.
        TakeOne = "take-one",
    }
}
idea!(Misconception);

impl Misconception {
    /// Whether the misconception applies to this state. No misconception applies if the player can take the
    /// whole pile; [`Misconception::QuotaStays`] applies only if there is a quota and it is not 2.
    pub(super) fn applies_to(self, state: &State) -> bool {
        let quota = state.rules.quota;
        state.most() < state.pile()
            && (self != Misconception::QuotaStays || quota.is_some_and(|quota| quota != 2))
    }

    /// Returns the number d such that a player with this misconception leaves a multiple of d; `None` if the
    /// misconception is not about multiples, or is [`Misconception::QuotaStays`] and there is no quota.
    pub(super) fn divisor(self, state: &State) -> Option<u64> {
        match self {
            Misconception::MultiplesOfThree => Some(3),
            Misconception::QuotaStays => state.rules.quota?.checked_add(1),
            Misconception::LeaveFibonacci | Misconception::TakeOne => None,
        }
    }

    /// Returns the claim about this pile that follows from the misconception; `None` if it implies none or
    /// does not apply to the state.
    pub fn verdict(self, state: &State) -> Option<Claim> {
        if !self.applies_to(state) {
            return None;
        }
        let pile = state.pile();
        let lost = match self {
            Misconception::TakeOne => return None,
            Misconception::LeaveFibonacci => {
                let nearest = fibonacci_up_to(pile).last().copied().unwrap_or(0);
                nearest == pile || pile - nearest > state.most()
            }
            Misconception::MultiplesOfThree | Misconception::QuotaStays => {
                pile.is_multiple_of(self.divisor(state)?)
            }
        };
        Some(if lost { Claim::Lose } else { Claim::Win })
    }

    /// Whether the legal move `chosen` follows from the misconception.
    pub fn produces(self, state: &State, chosen: TakeMove) -> bool {
        let left = state.pile() - chosen.take;
        self.applies_to(state)
            && match self {
                Misconception::TakeOne => chosen.take == 1,
                Misconception::LeaveFibonacci => is_fibonacci(left),
                Misconception::MultiplesOfThree | Misconception::QuotaStays => {
                    self.divisor(state).is_some_and(|divisor| left.is_multiple_of(divisor))
                }
            }
    }
}
