//! Misconceptions about Nim that pupils really have, as executable rules: each produces moves, claims, digits
//! or nim-sums. A misconception is reported only if it produces the pupil's answer in this position under
//! these rules. None of them is right in general; `tests/testsuite/misconceptions.rs` finds a counterexample to each.

mod targets;

use super::Rules;
use super::closed_form::{NimTally, PileVerdict, Way, residue, winning_moves};
use crate::columns::Columns;
use crate::game::{self, WrongAnswer, idea, tagged};
use crate::position::{AnyMove, Claim, Outcome, PileMove, PlayConvention};

tagged! {
    /// A misconception about Nim. Each variant says what a player who has it does or believes.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "NimIdea"))]
    pub enum Misconception {
        /// Takes any number of stones from the largest pile.
        LargestPile = "largest-pile",
        /// Takes only the weight of the leftmost odd column, from a pile with a 1 in that column.
        LeftmostOnly = "leftmost-only",
        /// Takes stones from a pile with a 0 in the leftmost odd column.
        WrongPile = "wrong-pile",
        /// Takes as many stones as the nim-sum says, from any pile.
        TakeNimSum = "take-nim-sum",
        /// Takes as many stones as the nim-sum says, from the largest pile.
        NimSumFromLargest = "nim-sum-from-largest",
        /// Makes two piles equal, or takes a whole pile so that only two equal piles remain.
        Equalise = "equalise",
        /// Leaves one pile that is the sum of the two others.
        SumMove = "sum-move",
        /// In misère play, aims at nim-sum 0 until all piles are at most 1.
        LateSwitch = "late-switch",
        /// Plays misère play like normal play, as if taking the last stone won.
        IgnoreMisere = "ignore-misere",
        /// Ignores the limit K: uses the sizes instead of the remainders modulo K + 1, and takes at most K
        /// stones.
        IgnoreLimit = "ignore-limit",
        /// With a limit K, uses the remainders of the piles modulo K instead of K + 1.
        ModK = "mod-k",
        /// Assumes that a move can only lower the remainder of a pile modulo K + 1, never raise it.
        OnlyDown = "only-down",
        /// Adds the numbers with carry instead of without.
        Carry = "carry",
        /// Counts a binary column without ones as odd.
        ZeroIsOdd = "zero-is-odd",
        /// Regards every position with an even total of stones as a P-position.
        EvenTotal = "even-total",
        /// Regards a position as a P-position exactly when one pile is the sum of the two others.
        SumRule = "sum-rule",
        /// Regards only positions whose piles form pairs of equal size as P-positions.
        OnlyPairs = "only-pairs",
        /// Assumes that misère play reverses every outcome of normal play.
        MisereReverse = "misere-reverse",
        /// Writes 1 under an odd column and 0 under an even one, instead of the number of ones.
        OddEvenSigns = "odd-even-signs",
        /// Writes the digits under the addition in reverse order, from the right.
        DigitsReversed = "digits-reversed",
    }
}
idea!(Misconception, Misconception::LateSwitch | Misconception::IgnoreMisere);

/// A pupil's move, graded.
pub(super) type JudgedMove = game::GradedMove<PileMove, Misconception>;

/// Misconceptions from which moves follow. A misconception that fits fewer moves comes first.
pub const MOVE_IDEAS: [Misconception; 11] = [
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

/// Misconceptions of a player who does not know about columns, by which the computer plays and the guess risk
/// of a sheet is estimated. Seeded random choices depend on the order. The two misconceptions of `MOVE_IDEAS`
/// that are missing here are slips in the right procedure.
pub const MISCONCEPTIONS: [Misconception; 9] = [
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

/// Misconceptions that fit nearly every move. They are mentioned only if no other misconception fits.
const FIT_NEARLY_ALL: [Misconception; 2] = [Misconception::LargestPile, Misconception::WrongPile];

/// Largest number of misconceptions that a page mentions for one move.
const MOST_REPORTED: usize = 2;

/// Misconceptions from which a claim follows: the player to move wins, or loses.
pub const VERDICT_IDEAS: [Misconception; 6] = [
    Misconception::OnlyDown,
    Misconception::ZeroIsOdd,
    Misconception::EvenTotal,
    Misconception::SumRule,
    Misconception::OnlyPairs,
    Misconception::MisereReverse,
];

impl Misconception {
    /// Iterates over the misconceptions that a player can have under these rules.
    pub fn applying_to(rules: Rules) -> impl Iterator<Item = Misconception> {
        Misconception::ALL.iter().copied().filter(move |idea| idea.applies_to(rules))
    }

    /// Whether a player can have the misconception under these rules; one about the limit needs a limit. False
    /// for the two misconceptions about the notation of digits.
    pub fn applies_to(self, rules: Rules) -> bool {
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
            // These concern the digits that a pupil writes, not the play.
            Misconception::OddEvenSigns | Misconception::DigitsReversed => false,
        }
    }

    /// Whether the legal move `chosen` follows from the misconception in this position.
    pub fn produces(self, rules: Rules, piles: &[u64], chosen: PileMove) -> bool {
        self.aim(rules, piles).is_some_and(|lead| lead.contains(chosen))
    }

    /// Whether the misconception leads to a mistake in the position `piles`, whose tally is `tally`: its
    /// claim or its nim-sum is false, or the position is an N-position and all moves that follow from the
    /// misconception lose. For `OnlyDown`: whether a winning move raises a residue.
    pub fn is_mistaken(self, rules: Rules, piles: &[u64], tally: NimTally) -> bool {
        let outcome = tally.outcome(rules.play);
        if self == Misconception::OnlyDown {
            return rules.verdicts(piles, tally).any(PileVerdict::is_raise);
        }
        if let Some(said) = self.verdict(rules, piles) {
            return !said.is_true_of(outcome);
        }
        if let Some(sum) = self.nim_sum(rules, piles) {
            return sum != tally.nim_sum;
        }
        // While two remainders are 2 or more, misère play is like normal play.
        let is_right = self == Misconception::IgnoreMisere && tally.residues_above_one > 1;
        outcome == Outcome::N
            && !is_right
            && self.aim(rules, piles).is_some_and(|lead| {
                lead.has_moves() && !rules.winning_moves(piles).any(|taken| lead.contains(taken))
            })
    }

    /// Returns the claim (win or lose) about the position `piles` that follows from the misconception; `None`
    /// if it implies none.
    pub fn verdict(self, rules: Rules, piles: &[u64]) -> Option<Claim> {
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
                NimTally::new(piles, None).outcome(PlayConvention::Normal) == Outcome::N,
            )),
            _ => None,
        }
    }

    /// Returns the outcome class that a pupil with the misconception expects: that of the claim, or for a
    /// misconception about the rules that of the rules which the pupil has in mind; `None` if it implies none.
    pub fn expected_outcome(self, rules: Rules, piles: &[u64]) -> Option<Outcome> {
        let (limited, misere) = (rules.limit.is_some(), rules.play == PlayConvention::Misere);
        let believed = |modulus, play| Some(NimTally::new(piles, modulus).outcome(play));
        match self {
            Misconception::IgnoreMisere if misere => {
                believed(rules.modulus(), PlayConvention::Normal)
            }
            Misconception::IgnoreLimit if limited => believed(None, rules.play),
            Misconception::ModK if limited => believed(rules.limit, rules.play),
            // The sum with carry is 0 only if no stone is left.
            Misconception::Carry if !misere => {
                Some(Outcome::p_if(self.nim_sum(rules, piles) == Some(0)))
            }
            _ => self.verdict(rules, piles).map(|said| Outcome::p_if(said == Claim::Lose)),
        }
    }

    /// Returns the digits, from the left, that a pupil with the misconception writes under the addition
    /// without carry; `None` if it implies none.
    pub fn digits(self, rules: Rules, piles: &[u64]) -> Option<Vec<u64>> {
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

    /// Returns the wrong nim-sum of `piles` that a pupil with the misconception computes; `None` if it
    /// implies none.
    pub fn nim_sum(self, rules: Rules, piles: &[u64]) -> Option<u64> {
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

/// Returns the tags of the misconceptions that lead to the wrong answer `said` about the position `piles`, the most
/// specific first.
pub fn diagnose(rules: Rules, piles: &[u64], said: &WrongAnswer) -> Vec<&'static str> {
    let among = |ideas: &[Misconception], fits: &dyn Fn(Misconception) -> bool| -> Vec<_> {
        ideas.iter().copied().filter(|idea| fits(*idea)).collect()
    };
    let ideas = match said {
        WrongAnswer::Move(AnyMove::Take(said)) => misconceptions_to_report(rules, piles, *said),
        WrongAnswer::Outcome(said) => {
            let said = Claim::from(*said);
            among(&VERDICT_IDEAS, &|idea| idea.verdict(rules, piles) == Some(said))
        }
        WrongAnswer::NimSum(sum) => {
            let sums = [Misconception::Carry, Misconception::ZeroIsOdd];
            among(&sums, &|idea| idea.nim_sum(rules, piles) == Some(*sum))
        }
        WrongAnswer::ColumnSums(said) => misconceptions_of_digits(rules, piles, said),
        WrongAnswer::Remainders(said) => {
            let by_limit = piles.iter().map(|&size| residue(size, rules.limit));
            let fits = rules.limit.is_some() && by_limit.eq(said.iter().copied());
            among(&[Misconception::ModK], &|_| fits)
        }
        WrongAnswer::Move(_) | WrongAnswer::Number(_) | WrongAnswer::Values(_) => Vec::new(),
    };
    ideas.into_iter().map(Misconception::tag).collect()
}

/// Returns the first misconception that produces the digits `said`, in a list; empty if none does. `said` is
/// wrong and ordered from the left; leading zeros do not count.
pub fn misconceptions_of_digits(rules: Rules, piles: &[u64], said: &[u64]) -> Vec<Misconception> {
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

fn without_zeros(digits: &[u64]) -> &[u64] {
    let first = digits.iter().position(|digit| *digit > 0);
    &digits[first.unwrap_or(digits.len())..]
}

/// Returns at most two misconceptions to mention for `chosen`, a losing move; a misconception that fits fewer
/// moves comes first. `LargestPile` is omitted if the pile of the move has a winning move, `TakeNimSum` if
/// `NimSumFromLargest` fits too. One of `FIT_NEARLY_ALL` is returned only if no other misconception fits.
pub fn misconceptions_to_report(
    rules: Rules,
    piles: &[u64],
    chosen: PileMove,
) -> Vec<Misconception> {
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
    let vague = ideas.iter().position(|idea| FIT_NEARLY_ALL.contains(idea)).unwrap_or(ideas.len());
    ideas.truncate(vague.clamp(1, MOST_REPORTED));
    ideas
}

/// Returns the weight of the leftmost odd column. `None` with a limit, without an odd column, or near the end
/// of misère play, where the columns do not decide.
fn leftmost_odd(rules: Rules, piles: &[u64]) -> Option<u64> {
    let tally = NimTally::new(piles, None);
    let decide = rules.play == PlayConvention::Normal || tally.residues_above_one > 1;
    let odd = (rules.limit.is_none() && decide).then_some(tally.nim_sum)?;
    odd.checked_ilog2().map(|place| 1 << place)
}

/// Whether there are exactly three piles and one of them is the sum of the two others.
fn is_sum(piles: &[u64]) -> bool {
    let &[x, y, z] = piles else { return false };
    let mut sorted = [x, y, z];
    sorted.sort_unstable();
    sorted[0].checked_add(sorted[1]) == Some(sorted[2])
}

/// Whether the nonempty piles form pairs of equal size.
fn all_in_pairs(piles: &[u64]) -> bool {
    let mut sorted: Vec<u64> = piles.iter().copied().filter(|&size| size > 0).collect();
    sorted.sort_unstable();
    sorted.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

/// Whether one of the winning moves from `piles` lowers a residue.
fn has_lowering_move(rules: Rules, piles: &[u64]) -> bool {
    let tally = NimTally::new(piles, rules.modulus());
    rules.verdicts(piles, tally).any(|verdict| matches!(verdict.way, Way::Lower(_)))
}

/// Returns the sum of the weights of the columns that contain no ones.
fn empty_columns(columns: &Columns) -> u64 {
    let empty = (0..columns.width()).filter(|&index| columns.sums()[index] == 0);
    empty.map(|index| columns.weight(index)).sum()
}

/// Returns the sum of the weights of the odd columns, where a column without ones also counts as odd; `None`
/// in misère play if no residue is 2 or more.
fn odd_if_empty_counts(rules: Rules, piles: &[u64]) -> Option<u64> {
    let tally = NimTally::new(piles, rules.modulus());
    if rules.play == PlayConvention::Misere && tally.residues_above_one == 0 {
        return None;
    }
    Misconception::ZeroIsOdd.nim_sum(rules, piles)
}
