//! Which wrong ideas can lead somebody astray in exercises of a kind under some wishes: what is known
//! without drawing a single position.

use std::ops::{Range, RangeInclusive};

use super::constraints::{Constraint, Constraints, Trap, WishFault};
use super::multisets::Small;
use crate::games::nim::Rules;
use crate::games::nim::misconceptions::{MOVE_IDEAS, Misconception};
use crate::position::Outcome;

/// What exercises about columns understand.
pub(super) const COLUMN_WISHES: &[Constraint] = &[
    Constraint::Piles,
    Constraint::Max,
    Constraint::Min,
    Constraint::Counters,
    Constraint::ThreeSizes,
    Constraint::Trap,
];

/// What exercises about winning moves understand.
pub(super) const MOVE_WISHES: &[Constraint] = &[
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

/// What exercises with a limit understand.
pub(super) const LIMIT_WISHES: &[Constraint] = &[
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

/// The rules of a kind under some wishes, how many piles there are, and the largest.
pub(super) struct Frame<'k> {
    pub(super) wishes: &'k Constraints,
    pub(super) understood: &'k [Constraint],
    pub(super) rules_of: fn(&Constraints) -> Rules,
    /// Whether there are positions that cannot be won.
    pub(super) has_lost: bool,
    /// Whether it is asked who wins, so that some positions have to be lost.
    pub(super) asks_who: bool,
    pub(super) rules: Rules,
    pub(super) count: u64,
    pub(super) least: u64,
    pub(super) most: u64,
}

impl Frame<'_> {
    /// How many piles there may be: with a wish for the stones of all of them they may be fewer.
    pub(super) fn counts(&self) -> RangeInclusive<u64> {
        let free = self.wishes.has(Constraint::Counters) && !self.wishes.has(Constraint::Piles);
        (if free { FEWEST.max(self.wins()) } else { self.count })..=self.count
    }

    /// The sizes that a pile of `count` can have.
    pub(super) fn sizes(&self, count: u64) -> Range<u64> {
        let others = (count - 1) * self.least;
        let most = match self.wishes.number(Constraint::Counters) {
            Some(total) if self.wishes.has(Constraint::Max) => {
                self.most.min(total.saturating_sub(others))
            }
            Some(total) => total.saturating_sub(others),
            None => self.most,
        };
        self.least..most.max(self.least) + 1
    }

    /// Of `count` piles those that must be smaller than the limit for so many moves to win as are wished.
    /// Where the residues are all the numbers of some binary digits, the one that a pile should have is
    /// one of them; and a pile of at least as many stones as may be taken can get to any other residue:
    /// it has a winning move wherever there is one.
    pub(super) fn small(&self, count: u64) -> Small {
        let limit = self.rules.limit.filter(|limit| (limit + 1).is_power_of_two());
        let below = limit.filter(|_| self.wins() > 0);
        below.map_or_else(Small::default, |below| Small {
            count: count.saturating_sub(self.wins()),
            below,
        })
    }

    fn wins(&self) -> u64 {
        self.wishes.number(Constraint::Wins).unwrap_or(0)
    }

    /// Why no position can have the sizes or the winning moves that are wished, if that is so.
    pub(super) fn refusal(&self, topic: &'static str) -> Option<WishFault> {
        let Frame { count: piles, least, most, .. } = *self;
        if let Some(counters) = self.wishes.number(Constraint::Counters) {
            let holds = |piles: u64| {
                let Range { end, .. } = self.sizes(piles);
                (piles * least..=piles * (end - 1)).contains(&counters)
            };
            if !self.counts().any(holds) {
                let piles = *self.counts().start();
                return Some(WishFault::CountersNotHere { counters, piles, least, most });
            }
        }
        if let Some(wins) = self.wishes.number(Constraint::Wins) {
            let reason = self.no_wins(wins)?;
            return Some(WishFault::WinsNotHere { topic, wins, piles, reason });
        }
        let enough = enough(least);
        let lost = !self.asks_who
            || self.rules.limit.is_some()
            || self.wishes.has(Constraint::Counters)
            || piles.is_multiple_of(2)
            || most >= enough;
        (!lost).then_some(WishFault::NobodyLoses { topic, piles, least, most, enough })
    }

    /// Why a position cannot have so many winning moves: a pile has one at most; without a limit the
    /// leftmost odd column has an odd number of ones; and who takes one at a time plays them all alike.
    fn no_wins(&self, wins: u64) -> Option<&'static str> {
        let bound = self.rules.limit.filter(|limit| *limit < self.most);
        match bound {
            _ if wins > self.count => Some("piles"),
            None if wins.is_multiple_of(2) => Some("even"),
            Some(1) if wins < self.count => Some("all"),
            _ => None,
        }
    }

    /// Why nobody goes wrong here with this idea, if so: what is missing (`limit`, `misere`), what is
    /// too much (`no-limit`, `no-misere`), that `one` stone a move leaves no choice, `three` piles, a pile
    /// `larger` than the limit, a `lost` position, or that it has nothing to do with this `kind`.
    pub(super) fn hindrance(&self, idea: Misconception) -> Option<&'static str> {
        let limit = self.rules.limit;
        let needed = match idea {
            Misconception::ModK => limit,
            Misconception::OnlyDown | Misconception::IgnoreLimit => limit.map(|limit| limit + 1),
            _ => None,
        };
        match idea {
            _ if !idea.suits(self.rules) => Some(self.unsuited(idea)),
            _ if limit == Some(1) && MOVE_IDEAS.contains(&idea) => Some("one"),
            Misconception::SumMove | Misconception::SumRule if self.count != 3 => Some("three"),
            _ if needed.is_some_and(|needed| self.most < needed) => Some("larger"),
            _ if fails_in(idea) == Some(Outcome::P) && !self.has_lost => Some("lost"),
            _ => None,
        }
    }

    /// Which wish would give the idea rules that it suits, if one can.
    fn unsuited(&self, idea: Misconception) -> &'static str {
        let limit = |wishes: Constraints| match wishes.has(Constraint::Limit) {
            true => wishes,
            false => wishes.with(Constraint::Limit, 3),
        };
        let free = |wishes: Constraints| wishes.without(Constraint::Limit);
        let last_wins = |wishes: Constraints| wishes.without(Constraint::Misere);
        let ways: [(&'static str, &dyn Fn(Constraints) -> Constraints); 6] = [
            ("limit", &limit),
            ("misere", &|wishes| wishes.and(Constraint::Misere)),
            ("no-limit", &free),
            ("no-misere", &last_wins),
            ("misere", &|wishes| free(wishes).and(Constraint::Misere)),
            ("no-limit", &|wishes| last_wins(free(wishes))),
        ];
        let suits = |change: &dyn Fn(Constraints) -> Constraints| {
            let wishes = change(self.wishes.clone()).only(self.understood);
            idea.suits((self.rules_of)(&wishes))
        };
        ways.iter().find(|(_, change)| suits(change)).map_or("kind", |(reason, _)| reason)
    }
}

/// The fewest piles of a position.
const FEWEST: u64 = 2;

/// Whether only positions that can be won are wanted: others have no moves to be wrong about, or to
/// raise a remainder, or to be counted.
pub(super) fn is_won(wishes: &Constraints) -> bool {
    let of_moves = |trap| matches!(trap, Trap::Nim(idea) if MOVE_IDEAS.contains(&idea));
    wishes.has(Constraint::Raising)
        || wishes.has(Constraint::Wins)
        || wishes.trap().is_some_and(of_moves)
}

/// The largest pile: as wished, or that of the level. Who wishes for large piles gets such as have one
/// binary digit more than the smallest: without them none of three piles would be lost.
pub(super) fn most(wishes: &Constraints, level: u64) -> u64 {
    let room =
        wishes.number(Constraint::Min).map_or(0, |least| ((4 << least.ilog2()) - 1).min(LARGEST));
    wishes.number(Constraint::Max).unwrap_or(level.max(room))
}

/// The largest pile that can be wished for.
const LARGEST: u64 = 1000;

/// How large the largest of an odd number of piles must be, so that some positions without a smaller
/// pile than `least` are lost. In the column of the leftmost digit of `least` the ones have to be even,
/// so some pile has none there; it has one further left, and so has a pile with a one in both.
fn enough(least: u64) -> u64 {
    3 << least.ilog2()
}

/// Who is to move where an idea fails, when it is always the same: the winner or the loser.
pub(super) fn fails_in(idea: Misconception) -> Option<Outcome> {
    match idea {
        Misconception::ZeroIsOdd | Misconception::OnlyPairs => Some(Outcome::P),
        Misconception::SumRule | Misconception::MisereReverse | Misconception::Carry => None,
        _ => Some(Outcome::N),
    }
}
