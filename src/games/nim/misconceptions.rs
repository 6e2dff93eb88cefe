//! Wrong ideas about Nim that pupils really have, as rules that can be run: an idea produces
//! moves, verdicts or sums. It is named only where it really produces what the pupil said, in
//! this position and under these rules. None of them is right in general; `tests/nim_oracle.rs` finds
//! a counterexample to each.

mod targets;

use super::Rules;
use super::closed_form::{NimTally, PileVerdict, Way, winning_moves};
use crate::columns::Columns;
use crate::game::{self, idea, tagged};
use crate::position::{Claim, Outcome, PileMove, PlayConvention};

tagged! {
    /// A wrong idea.
    #[cfg_attr(feature = "schema", schemars(rename = "NimIdea"))]
    pub enum Misconception {
        /// Play in the largest pile.
        LargestPile = "largest-pile",
        /// Flip only the leftmost odd column, in a pile with a 1 there.
        LeftmostOnly = "leftmost-only",
        /// Play in a pile with a 0 in the leftmost odd column.
        WrongPile = "wrong-pile",
        /// Remove as many stones as the nim-sum, from any pile.
        TakeNimSum = "take-nim-sum",
        /// Remove as many stones as the nim-sum, from the largest pile.
        NimSumFromLargest = "nim-sum-from-largest",
        /// Make two piles equal, or leave two equal piles and nothing else.
        Equalise = "equalise",
        /// Leave one pile that is the sum of the two others.
        SumMove = "sum-move",
        /// In misère play, aim at nim-sum 0 until all piles are at most 1.
        LateSwitch = "late-switch",
        /// Play misère as if the last stone won.
        IgnoreMisere = "ignore-misere",
        /// Use the sizes and take at most K of what they say.
        IgnoreLimit = "ignore-limit",
        /// Remainders by K instead of K + 1.
        ModK = "mod-k",
        /// Remainders may only fall.
        OnlyDown = "only-down",
        /// Add in binary with carry.
        Carry = "carry",
        /// A column without ones is not even.
        ZeroIsOdd = "zero-is-odd",
        /// An even total is lost.
        EvenTotal = "even-total",
        /// One pile the sum of the two others is lost, and nothing else is.
        SumRule = "sum-rule",
        /// Only equal pairs cancel.
        OnlyPairs = "only-pairs",
        /// Misère is normal play reversed.
        MisereReverse = "misere-reverse",
        /// Write 1 under an odd column and 0 under an even one, not how many ones it has.
        OddEvenSigns = "odd-even-signs",
        /// Write the sums from the right.
        DigitsReversed = "digits-reversed",
    }
}
idea!(Misconception, Misconception::LateSwitch | Misconception::IgnoreMisere);

pub(super) type JudgedMove = game::GradedMove<PileMove, Misconception>;

/// The ideas about moves, those that fit the fewest moves first.
pub(crate) const MOVE_IDEAS: [Misconception; 11] = [
    Misconception::LateSwitch,
    Misconception::IgnoreMisere,
    Misconception::IgnoreLimit,
    Misconception::ModK,
    Misconception::LeftmostOnly,
    Misconception::NimSumFromLargest,
    Misconception::TakeNimSum,
    Misconception::SumMove,
    Misconception::Equalise,
    Misconception::LargestPile,
    Misconception::WrongPile,
];

/// Those that somebody plays by who knows no columns: the computer, and pupils whose luck a sheet
/// counts. The other two are slips of whoever follows the procedure. In the order from which seeds
/// draw.
pub(crate) const BELIEFS: [Misconception; 9] = [
    Misconception::LargestPile,
    Misconception::TakeNimSum,
    Misconception::NimSumFromLargest,
    Misconception::Equalise,
    Misconception::SumMove,
    Misconception::LateSwitch,
    Misconception::IgnoreMisere,
    Misconception::IgnoreLimit,
    Misconception::ModK,
];

/// The ideas that fit nearly any move: told only where nothing else fits.
const VAGUE: [Misconception; 2] = [Misconception::LargestPile, Misconception::WrongPile];

/// How many ideas are told of one move.
const TOLD: usize = 2;

pub(crate) const VERDICT_IDEAS: [Misconception; 6] = [
    Misconception::OnlyDown,
    Misconception::ZeroIsOdd,
    Misconception::EvenTotal,
    Misconception::SumRule,
    Misconception::OnlyPairs,
    Misconception::MisereReverse,
];

impl Misconception {
    /// All ideas that make sense under these rules.
    pub(crate) fn suiting(rules: Rules) -> impl Iterator<Item = Misconception> {
        Misconception::ALL.iter().copied().filter(move |idea| idea.suits(rules))
    }

    /// Whether the idea makes sense under these rules.
    pub(crate) fn suits(self, rules: Rules) -> bool {
        let (misere, limited) = (rules.play == PlayConvention::Misere, rules.limit.is_some());
        match self {
            Misconception::LargestPile | Misconception::Carry | Misconception::ZeroIsOdd => true,
            Misconception::TakeNimSum
            | Misconception::NimSumFromLargest
            | Misconception::Equalise => !limited,
            Misconception::LeftmostOnly | Misconception::WrongPile => !limited,
            Misconception::SumMove | Misconception::SumRule => !misere,
            Misconception::LateSwitch | Misconception::MisereReverse => misere && !limited,
            Misconception::IgnoreMisere => misere,
            Misconception::IgnoreLimit | Misconception::ModK | Misconception::OnlyDown => limited,
            Misconception::EvenTotal | Misconception::OnlyPairs => !misere && !limited,
            // These are about what is written, and about no position.
            Misconception::OddEvenSigns | Misconception::DigitsReversed => false,
        }
    }

    /// Whether somebody who holds this idea would make the legal move `chosen` here.
    pub(crate) fn produces(self, rules: Rules, piles: &[u64], chosen: PileMove) -> bool {
        self.lead(rules, piles).is_some_and(|lead| lead.makes(chosen))
    }

    /// Whether somebody who holds this idea goes wrong here: the moves it makes all lose in a position
    /// that can be won, or what it says of the position or of its sum is false, or it misses a winning
    /// move. `tally` is that of the piles.
    pub(crate) fn fails(self, rules: Rules, piles: &[u64], tally: NimTally) -> bool {
        let outcome = tally.outcome(rules.play);
        if self == Misconception::OnlyDown {
            return rules.verdicts(piles, tally).any(PileVerdict::raises);
        }
        if let Some(said) = self.verdict(rules, piles) {
            return !said.holds(outcome);
        }
        if let Some(sum) = self.nim_sum(rules, piles) {
            return sum != tally.nim_sum;
        }
        // While two remainders are 2 or more, misère play goes as normal play does.
        let is_right = self == Misconception::IgnoreMisere && tally.big > 1;
        outcome == Outcome::N
            && !is_right
            && self.lead(rules, piles).is_some_and(|lead| {
                lead.has_moves() && !rules.winning_moves(piles).any(|taken| lead.makes(taken))
            })
    }

    /// What somebody who holds this idea says of the position, where the idea says anything.
    pub(crate) fn verdict(self, rules: Rules, piles: &[u64]) -> Option<Claim> {
        let normal = rules.play == PlayConvention::Normal;
        let unlimited = rules.limit.is_none();
        let lost_if = |lost| if lost { Claim::Lose } else { Claim::Win };
        match self {
            Misconception::OnlyDown => {
                rules.limit.map(|_| lost_if(!has_lowering_move(rules, piles)))
            }
            Misconception::ZeroIsOdd => {
                odd_if_empty_counts(rules, piles).map(|odd| lost_if(odd == 0))
            }
            Misconception::EvenTotal if normal && unlimited => {
                let parity = piles.iter().fold(0, |parity, size| parity ^ (size & 1));
                (parity == 0).then_some(Claim::Lose)
            }
            Misconception::SumRule if normal && piles.len() == 3 => Some(lost_if(is_sum(piles))),
            Misconception::OnlyPairs if normal && unlimited => Some(lost_if(all_in_pairs(piles))),
            Misconception::MisereReverse if !normal && unlimited => Some(lost_if(
                NimTally::of(piles, None).outcome(PlayConvention::Normal) == Outcome::N,
            )),
            _ => None,
        }
    }

    /// The digits that somebody who holds this idea writes under the line, where the idea says what to
    /// write.
    fn digits(self, rules: Rules, piles: &[u64]) -> Option<Vec<u64>> {
        let columns = rules.columns(piles);
        let places = 0..columns.width();
        match self {
            Misconception::Carry => {
                let total = self.nim_sum(rules, piles)?;
                let width = u64::BITS - total.leading_zeros();
                Some((0..width).rev().map(|place| total >> place & 1).collect())
            }
            Misconception::ZeroIsOdd => {
                let odd = places.map(|index| columns.is_odd(index) || columns.sums()[index] == 0);
                Some(odd.map(u64::from).collect())
            }
            Misconception::OddEvenSigns => {
                Some(places.map(|index| columns.remainder(index)).collect())
            }
            Misconception::DigitsReversed => Some(columns.sums().iter().rev().copied().collect()),
            _ => None,
        }
    }

    /// The nim-sum that somebody who holds this idea finds, where the idea finds one.
    pub(crate) fn nim_sum(self, rules: Rules, piles: &[u64]) -> Option<u64> {
        match self {
            Misconception::Carry => {
                piles.iter().try_fold(0_u64, |total, &size| total.checked_add(rules.residue(size)))
            }
            Misconception::ZeroIsOdd => {
                let columns = rules.columns(piles);
                Some(columns.odd_weights().0 | empty_columns(&columns))
            }
            _ => None,
        }
    }
}

/// The ideas that give these wrong digits under the line. The signs of the columns are more common than
/// any mistake about them.
pub(crate) fn of_digits(rules: Rules, piles: &[u64], said: &[u64]) -> Vec<Misconception> {
    let ideas = [
        Misconception::OddEvenSigns,
        Misconception::DigitsReversed,
        Misconception::Carry,
        Misconception::ZeroIsOdd,
    ];
    let mut ideas = ideas.into_iter().filter(|idea| {
        idea.digits(rules, piles)
            .is_some_and(|digits| without_zeros(&digits) == without_zeros(said))
    });
    ideas.next().into_iter().collect()
}

/// Digits without the zeros in front of them.
fn without_zeros(digits: &[u64]) -> &[u64] {
    let first = digits.iter().position(|digit| *digit > 0);
    &digits[first.unwrap_or(digits.len())..]
}

/// The ideas that are told of a losing move that somebody made, those that fit the fewest moves first, two
/// at most. It is not said that the largest pile is not always right where the right move is in it. Two
/// equal piles alone are a mistake only at the end of misère play, and then two other ideas come first.
pub(crate) fn told(rules: Rules, piles: &[u64], chosen: PileMove) -> Vec<Misconception> {
    let in_it = |idea: Misconception| {
        idea == Misconception::LargestPile && {
            let mut winning = winning_moves(piles, rules.modulus(), rules.play);
            winning.any(|winning| winning.pile == chosen.pile)
        }
    };
    let mut ideas: Vec<Misconception> = MOVE_IDEAS
        .into_iter()
        .filter(|idea| idea.produces(rules, piles, chosen) && !in_it(*idea))
        .collect();
    if ideas.contains(&Misconception::NimSumFromLargest) {
        ideas.retain(|idea| *idea != Misconception::TakeNimSum);
    }
    let vague = ideas.iter().position(|idea| VAGUE.contains(idea)).unwrap_or(ideas.len());
    ideas.truncate(vague.clamp(1, TOLD));
    ideas
}

/// The weight of the leftmost odd column, where columns decide and any number may be taken.
fn leftmost_odd(rules: Rules, piles: &[u64]) -> Option<u64> {
    let tally = NimTally::of(piles, None);
    let decide = rules.play == PlayConvention::Normal || tally.big > 1;
    let odd = (rules.limit.is_none() && decide).then_some(tally.nim_sum)?;
    odd.checked_ilog2().map(|place| 1 << place)
}

/// Whether there are three piles, one the sum of the others.
fn is_sum(piles: &[u64]) -> bool {
    let &[x, y, z] = piles else { return false };
    let mut sorted = [x, y, z];
    sorted.sort_unstable();
    sorted[0].checked_add(sorted[1]) == Some(sorted[2])
}

fn all_in_pairs(piles: &[u64]) -> bool {
    let mut sorted: Vec<u64> = piles.iter().copied().filter(|&size| size > 0).collect();
    sorted.sort_unstable();
    sorted.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

fn has_lowering_move(rules: Rules, piles: &[u64]) -> bool {
    let tally = NimTally::of(piles, rules.modulus());
    rules.verdicts(piles, tally).any(|verdict| matches!(verdict.way, Way::Lower(_)))
}

/// The weights of the columns without a one, as their sum.
fn empty_columns(columns: &Columns) -> u64 {
    let empty = (0..columns.width()).filter(|&index| columns.sums()[index] == 0);
    empty.map(|index| columns.weight(index)).sum()
}

/// The weights that are "odd" when an empty column counts as odd; `None` where columns do not
/// decide.
fn odd_if_empty_counts(rules: Rules, piles: &[u64]) -> Option<u64> {
    let tally = NimTally::of(piles, rules.modulus());
    if rules.play == PlayConvention::Misere && tally.big == 0 {
        return None;
    }
    Misconception::ZeroIsOdd.nim_sum(rules, piles)
}
