//! The path of a race, for figures: counts, and the hops of one match between them. The winning player lands
//! on key numbers; the losing player tries every number in turn, to show that none helps. In a long race,
//! whole turns in the middle are left out.

use std::borrow::Cow;

use super::outcome_rule::OutcomeRule;
use super::rules::Range;
use super::step_builder::StepBuilder;
use super::{Position, State};
use crate::figure::{Hop, Path, PathNumber, PathVariant, Player};
use crate::grundy_sequence::Period;
use crate::position::{Outcome, RaceMove};

/// Largest target for which a path begins with the count 0 and shows every count.
const WHOLE: u64 = 40;

/// Approximate number of counts shown at each end of a path to a larger target than `WHOLE`.
const END: u64 = 14;

/// Largest number of counts that a path shows; a path with more shows only the counts at the ends of hops.
const MOST: u64 = 44;

/// Smallest number of successive counts that are left out. A note about fewer would be as long as the counts.
const LEFT_OUT: u64 = 2;

/// Number of counts from one beginning of the shown part of a long path to the next.
const NEAR: u64 = 10;

/// Number of counts before the target that a long path shows.
const LAST: u64 = 2;

/// Largest number that may be added on a long path that is drawn.
const FARTHEST: u64 = 20;

/// Largest number of paths in a figure that compares ranges, including the path of the question.
const STRANDS: usize = 4;

/// Returns the paths of a figure that compares ranges, and the 0-based index among them of `asked`, the path
/// of the question. The other paths belong to ranges with the same least number as `range` and a largest
/// number near its own. Returns `asked` alone if the target is above [`WHOLE`], or the largest number above
/// the distance to it.
pub(super) fn paths_beside(
    range: Range,
    position: Position,
    asked: PathVariant<'_>,
) -> (Vec<PathVariant<'_>>, usize) {
    let [least, most] = range.bounds;
    let Position { target, from } = position;
    if target > WHOLE || most > target - from {
        return (vec![asked], 0);
    }
    let first = if most > least + 1 { most - 1 } else { most };
    let place = (most - first) as usize;
    let strand = |bounds: [u64; 2]| {
        let rule = OutcomeRule::Range(Range { bounds, ..range });
        let course = StepBuilder { rule: &rule, target, from, rows: 0 };
        PathVariant {
            addable: Some(bounds),
            count: from,
            target,
            path: Cow::Owned(course.path(None)),
        }
    };
    let fitting = (first..=target - from).take(STRANDS);
    let strands = fitting.map(|largest| match largest == most {
        true => asked.clone(),
        false => strand([least, largest]),
    });
    (strands.collect(), place)
}

impl State {
    /// Returns the counts of the path on which a player hops: all, or for a target above [`WHOLE`] those near the
    /// current count and near the target. They stay the same until the count passes a multiple of [`NEAR`]. `None`
    /// if a number may be added that is too large to be drawn.
    pub fn counts_near(&self) -> Option<Vec<PathNumber>> {
        let Position { target, from } = self.position;
        let [_, most] = self.rules.bounds();
        let number = |number| PathNumber { number, key: false, left_out: 0 };
        if target <= WHOLE {
            return Some((0..=target).map(number).collect());
        }
        if most > FARTHEST {
            return None;
        }
        let first = from - from % NEAR;
        let last = first.saturating_add(NEAR + most);
        let end = target - LAST;
        if last.saturating_add(LEFT_OUT) >= end {
            return Some((first..=target).map(number).collect());
        }
        let mut counts: Vec<PathNumber> = (first..=last).chain(end..=target).map(number).collect();
        let gap = counts.iter_mut().find(|spot| spot.number == end);
        gap.into_iter().for_each(|spot| spot.left_out = end - last - 1);
        Some(counts)
    }
}

impl StepBuilder<'_> {
    /// Returns the path of one match from the current count. The match begins with `first`; if that is
    /// `None`, with a winning number. The path is empty if the target is above `WHOLE` and the preperiod and
    /// the period of a race by a set are unknown or longer than `WHOLE` together.
    pub(super) fn path(self, first: Option<RaceMove>) -> Path {
        let short = |cycle: Period| cycle.preperiod + cycle.period <= WHOLE;
        let is_short =
            matches!(self.rule, OutcomeRule::Range(_)) || self.rule.cycle().is_some_and(short);
        if self.target > WHOLE && !is_short {
            return Path::default();
        }
        let start = if self.target <= WHOLE { 0 } else { self.from };
        let mut walk = SampleMatch { course: self, hops: Vec::new(), turn: 0 };
        let first = first
            .or_else(|| self.rule.winning_numbers(self.distance()).next().map(|say| self.say(say)));
        if let Some(first) = first {
            walk.hop(first.say);
        }
        let left_out = walk.play_on();
        Path { numbers: self.numbers(start, &walk.hops, left_out), hops: walk.hops }
    }

    /// Returns the counts that the path shows, from `start` to the target or to the end of the last hop. The
    /// counts strictly between the two counts `left_out` are omitted.
    fn numbers(self, start: u64, hops: &[Hop], left_out: Option<[u64; 2]>) -> Vec<PathNumber> {
        let last = hops.last().map_or(self.target, |hop| hop.reaches).max(self.target);
        let [head, tail] = left_out.unwrap_or([last, last + 1]);
        let all = (head + 1 - start) + (last + 1 - tail);
        let shown: Vec<u64> = if all <= MOST {
            (start..=head).chain(tail..=last).collect()
        } else {
            let landed = hops.iter().map(|hop| hop.reaches);
            let from = hops.iter().map(|hop| hop.from);
            let mut shown: Vec<u64> = from.chain(landed).chain([start, self.target]).collect();
            shown.sort_unstable();
            let alone = shown.windows(2).filter(|pair| pair[0] + LEFT_OUT == pair[1]);
            shown.extend(alone.map(|pair| pair[0] + 1).collect::<Vec<_>>());
            shown.sort_unstable();
            shown.dedup();
            shown
        };
        let before = [start].into_iter().chain(shown.iter().map(|number| number + 1));
        let spot = |(number, next): (&u64, u64)| PathNumber {
            number: *number,
            key: self.is_key(*number),
            left_out: number.saturating_sub(next),
        };
        shown.iter().zip(before).map(spot).collect()
    }

    /// Whether the count `number` is a key number: the player to move from it loses.
    fn is_key(self, number: u64) -> bool {
        let distance = self.target.checked_sub(number);
        distance.is_some_and(|distance| self.rule.outcome_at(distance) == Outcome::P)
    }
}

/// A match that is played to build the hops of a path.
struct SampleMatch<'a> {
    course: StepBuilder<'a>,
    hops: Vec<Hop>,
    /// Number of turns of the losing player so far; it selects the next number that this player tries.
    turn: u64,
}

impl SampleMatch<'_> {
    /// Returns the distance from the current count to the target.
    fn distance(&self) -> u64 {
        self.course.distance()
    }

    /// Appends a hop (the move of one player) for the number `say` and adds `say` to the count.
    fn hop(&mut self, say: u64) {
        let StepBuilder { rule, from, .. } = self.course;
        let by = if self.hops.len().is_multiple_of(2) { Player::You } else { Player::Opponent };
        let winning = rule.wins_by(self.distance(), say);
        self.hops.push(Hop { by, from, say, reaches: from + say, winning });
        self.course = self.course.after(say);
    }

    /// Appends hops (moves of the two players in turn) until the race ends. A long path leaves out whole
    /// periods once; returns the counts before and after this gap, or `None` without a gap.
    fn play_on(&mut self) -> Option<[u64; 2]> {
        let cycle = self.course.rule.cycle().unwrap_or(Period { preperiod: 0, period: u64::MAX });
        let Period { preperiod, period } = cycle;
        let turns = (END / period).max(1);
        let (mut pairs, mut left_out) = (0, None);
        while self.course.rule.can_move(self.distance()) {
            let won = self.course.rule.outcome_at(self.distance()) == Outcome::N;
            let more = self.distance().saturating_sub(preperiod) / period;
            let skipped = more.saturating_sub(turns) * period;
            if !won
                && pairs >= turns
                && skipped > LEFT_OUT
                && left_out.is_none()
                && self.course.target > WHOLE
            {
                let head = self.course.from;
                self.course.from += skipped;
                left_out = Some([head, self.course.from]);
            }
            pairs += u64::from(!won);
            let say = if won { self.winning() } else { self.losing() };
            self.hop(say);
        }
        left_out
    }

    /// Returns the number that the winning player says: the one that adds up to a + b with the opponent's
    /// number if it wins, otherwise the least winning number.
    fn winning(&self) -> u64 {
        let StepBuilder { rule, .. } = self.course;
        let mirror = self.hops.last().and_then(|hop| rule.complement(hop.say));
        let mirror = mirror.filter(|&say| rule.wins_by(self.distance(), say));
        mirror
            .or_else(|| rule.winning_numbers(self.distance()).next())
            .unwrap_or(rule.number_for_turn(0))
    }

    /// Returns the number that the losing player says: each number in turn, or the least if this number would
    /// pass the target.
    fn losing(&mut self) -> u64 {
        let rule = self.course.rule;
        let say = rule.number_for_turn(self.turn);
        self.turn += 1;
        if say <= self.distance() { say } else { rule.number_for_turn(0) }
    }
}
