//! Decides which misconceptions, sizes and numbers of winning moves are possible in the exercises of a kind
//! under some constraints. It calculates from the rules and draws no position.

use std::ops::{Range, RangeInclusive};

use super::constraints::{Constraint, ConstraintFault, Constraints, Trap};
use super::multisets::SmallSizesBound;
use carryless_games::games::nim::Rules;
use carryless_games::games::nim::misconceptions::{MOVE_IDEAS, Misconception};
use carryless_games::position::Outcome;

/// Constraints that the kinds of exercise about column sums understand.
pub(super) const COLUMN_CONSTRAINTS: &[Constraint] = &[
    Constraint::Piles,
    Constraint::Max,
    Constraint::Min,
    Constraint::Counters,
    Constraint::ThreeSizes,
    Constraint::Trap,
];

/// Constraints that the kinds of exercise about winning moves understand.
pub(super) const MOVE_CONSTRAINTS: &[Constraint] = &[
    Constraint::Piles,
    Constraint::Max,
    Constraint::Min,
    Constraint::Counters,
    Constraint::ThreeSizes,
    Constraint::Wins,
    Constraint::Limit,
    Constraint::Misere,
    Constraint::Trap,
    Constraint::Raising,
];

/// Constraints that the kinds of exercise about Nim with a limit understand.
pub(super) const LIMIT_CONSTRAINTS: &[Constraint] = &[
    Constraint::Piles,
    Constraint::Max,
    Constraint::Min,
    Constraint::Counters,
    Constraint::ThreeSizes,
    Constraint::Wins,
    Constraint::Limit,
    Constraint::Trap,
    Constraint::Raising,
];

/// Data for the test whether a kind of exercise can meet some constraints: the rules, the number of piles and
/// the range of their sizes. The methods return the possible values and the reasons for a refusal.
pub(super) struct FeasibilityCheck<'k> {
    pub(super) constraints: &'k Constraints,
    /// Constraints that the kind of exercise understands.
    pub(super) understood: &'k [Constraint],
    /// Function that returns the rules of the kind under given constraints.
    pub(super) rules_of: fn(&Constraints) -> Rules,
    /// Whether the kind of exercise draws P-positions.
    pub(super) draws_p_positions: bool,
    /// Whether the pupil has to say who wins. P-positions must then exist.
    pub(super) asks_who: bool,
    pub(super) rules: Rules,
    /// Number of piles of a position; if different numbers are possible, the largest of them.
    pub(super) count: u64,
    /// Smallest size of a pile, in stones.
    pub(super) least: u64,
    /// Largest size of a pile, in stones.
    pub(super) most: u64,
}

impl FeasibilityCheck<'_> {
    /// Returns the possible numbers of piles: only `count`, or also smaller numbers if the total of stones is
    /// a constraint and the number of piles is not.
    pub(super) fn counts(&self) -> RangeInclusive<u64> {
        let free =
            self.constraints.has(Constraint::Counters) && !self.constraints.has(Constraint::Piles);
        (if free { FEWEST.max(self.wins()) } else { self.count })..=self.count
    }

    /// Returns the possible sizes of a pile in a position of `count` piles. A given total of stones limits the
    /// largest size.
    pub(super) fn sizes(&self, count: u64) -> Range<u64> {
        let others = (count - 1) * self.least;
        let most = match self.constraints.number(Constraint::Counters) {
            Some(total) if self.constraints.has(Constraint::Max) => {
                self.most.min(total.saturating_sub(others))
            }
            Some(total) => total.saturating_sub(others),
            None => self.most,
        };
        self.least..most.max(self.least) + 1
    }

    /// Returns the requirement on the small piles of a position of `count` piles that follows from the limit
    /// and the wanted number of winning moves. No requirement (`SmallSizesBound::default()`) if the limit or
    /// the wanted number is missing, or if limit + 1 is no power of two.
    ///
    /// If limit + 1 is the power 2^k, the residues are all numbers of at most k binary digits, so the residue
    /// that a pile should have always exists. A pile of at least `limit` stones can reach every other residue.
    /// Only smaller piles can therefore lack a winning move in an N-position.
    pub(super) fn small(&self, count: u64) -> SmallSizesBound {
        let limit = self.rules.limit.filter(|limit| (limit + 1).is_power_of_two());
        let below = limit.filter(|_| self.wins() > 0);
        below.map_or_else(SmallSizesBound::default, |below| SmallSizesBound {
            count: count.saturating_sub(self.wins()),
            below,
        })
    }

    /// Returns the wanted number of winning moves; 0 if the constraint `Wins` is not given.
    fn wins(&self) -> u64 {
        self.constraints.number(Constraint::Wins).unwrap_or(0)
    }

    /// Returns the reason why no position can have the wanted sizes, total or number of winning moves, or no
    /// P-position exists although the pupil has to say who wins; `None` if there is no such reason. `topic`
    /// is named in the message.
    pub(super) fn refusal(&self, topic: &'static str) -> Option<ConstraintFault> {
        let FeasibilityCheck { count: piles, least, most, .. } = *self;
        if let Some(counters) = self.constraints.number(Constraint::Counters) {
            let holds = |piles: u64| {
                let Range { end, .. } = self.sizes(piles);
                (piles * least..=piles * (end - 1)).contains(&counters)
            };
            if !self.counts().any(holds) {
                let piles = *self.counts().start();
                return Some(ConstraintFault::CountersNotHere { counters, piles, least, most });
            }
        }
        if let Some(wins) = self.constraints.number(Constraint::Wins) {
            let reason = self.wins_obstacle(wins)?;
            return Some(ConstraintFault::WinsNotHere { topic, wins, piles, reason });
        }
        let enough = least_largest_pile(least);
        let lost = !self.asks_who
            || self.rules.limit.is_some()
            || self.constraints.has(Constraint::Counters)
            || piles.is_multiple_of(2)
            || most >= enough;
        (!lost).then_some(ConstraintFault::NobodyLoses { topic, piles, least, most, enough })
    }

    /// Returns the variant of an error message that says why no position has `wins` winning moves, or `None`
    /// if one can. `piles`: a pile has at most one winning move. `even`: without a limit the number of
    /// winning moves is odd, since the leftmost odd column has an odd number of ones. `all`: with limit 1 all
    /// moves have the same result.
    fn wins_obstacle(&self, wins: u64) -> Option<&'static str> {
        let bound = self.rules.limit.filter(|limit| *limit < self.most);
        match bound {
            _ if wins > self.count => Some("piles"),
            None if wins.is_multiple_of(2) => Some("even"),
            Some(1) if wins < self.count => Some("all"),
            _ => None,
        }
    }

    /// Returns the variant of an error message that says why the misconception `idea` never leads to a wrong
    /// answer, or `None` if it can. `limit`, `misere`: the rule is missing. `no-limit`, `no-misere`: the rule
    /// excludes it. `one`: one stone a move leaves no choice. `three`, `larger`, `lost`: it needs three
    /// piles, a pile larger than the limit, or a P-position. `kind`: it does not apply to this kind.
    pub(super) fn misconception_obstacle(&self, idea: Misconception) -> Option<&'static str> {
        let limit = self.rules.limit;
        let needed = match idea {
            Misconception::ModK => limit,
            Misconception::OnlyDown | Misconception::IgnoreLimit => limit.map(|limit| limit + 1),
            _ => None,
        };
        match idea {
            _ if !idea.applies_to(self.rules) => Some(self.needed_change(idea)),
            _ if limit == Some(1) && MOVE_IDEAS.contains(&idea) => Some("one"),
            Misconception::SumMove | Misconception::SumRule if self.count != 3 => Some("three"),
            _ if needed.is_some_and(|needed| self.most < needed) => Some("larger"),
            _ if failing_outcome(idea) == Some(Outcome::P) && !self.draws_p_positions => {
                Some("lost")
            }
            _ => None,
        }
    }

    /// Returns the change of constraints that makes the misconception `idea` applicable (`limit`, `misere`,
    /// `no-limit`, `no-misere`), or `kind` if no change does.
    fn needed_change(&self, idea: Misconception) -> &'static str {
        let limit = |constraints: Constraints| match constraints.has(Constraint::Limit) {
            true => constraints,
            false => constraints.with(Constraint::Limit, 3),
        };
        let free = |constraints: Constraints| constraints.without(Constraint::Limit);
        let last_wins = |constraints: Constraints| constraints.without(Constraint::Misere);
        let ways: [(&'static str, &dyn Fn(Constraints) -> Constraints); 6] = [
            ("limit", &limit),
            ("misere", &|constraints| constraints.and(Constraint::Misere)),
            ("no-limit", &free),
            ("no-misere", &last_wins),
            ("misere", &|constraints| free(constraints).and(Constraint::Misere)),
            ("no-limit", &|constraints| last_wins(free(constraints))),
        ];
        let suits = |change: &dyn Fn(Constraints) -> Constraints| {
            let constraints = change(self.constraints.clone()).restrict_to(self.understood);
            idea.applies_to((self.rules_of)(&constraints))
        };
        ways.iter().find(|(_, change)| suits(change)).map_or("kind", |(reason, _)| reason)
    }
}

/// Smallest number of piles of a position, if the total of stones is given and the number of piles is not.
const FEWEST: u64 = 2;

/// Whether the constraints are about winning moves, so that only N-positions can meet them.
pub(super) fn needs_n_positions(constraints: &Constraints) -> bool {
    let of_moves = |trap| matches!(trap, Trap::Nim(idea) if MOVE_IDEAS.contains(&idea));
    constraints.has(Constraint::Raising)
        || constraints.has(Constraint::Wins)
        || constraints.misconception().is_some_and(of_moves)
}

/// Returns the largest allowed size of a pile: the constraint `Max`, otherwise `level`, the largest size of the
/// level. If a smallest size is given, `level` is raised, where it is lower, to the largest number with one
/// binary digit more than the smallest size (at most `LARGEST`). Otherwise three piles might have no
/// P-position.
pub(super) fn largest_size(constraints: &Constraints, level: u64) -> u64 {
    let room = constraints
        .number(Constraint::Min)
        .map_or(0, |least| ((4 << least.ilog2()) - 1).min(LARGEST));
    constraints.number(Constraint::Max).unwrap_or(level.max(room))
}

/// Largest size of a pile that a constraint may ask for.
const LARGEST: u64 = 1000;

/// Returns the least size that the largest pile must be allowed to have, so that a P-position of an odd
/// number of piles exists with no pile smaller than `least`; `least` is at least 1.
///
/// In the column of the leading digit of `least` the number of ones is even, so an odd number of piles have a
/// 0 there, and a 1 further left. The ones further left must be even in number, too, so one of them is in a
/// pile with a 1 in both columns.
fn least_largest_pile(least: u64) -> u64 {
    3 << least.ilog2()
}

/// Returns the outcome class of the positions in which the misconception leads to a wrong answer; `None` if
/// both classes contain such positions.
pub(super) fn failing_outcome(idea: Misconception) -> Option<Outcome> {
    match idea {
        Misconception::ZeroIsOdd | Misconception::OnlyPairs => Some(Outcome::P),
        Misconception::SumRule | Misconception::MisereReverse | Misconception::Carry => None,
        _ => Some(Outcome::N),
    }
}
