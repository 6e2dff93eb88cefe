//! The path of a race, for pictures: its numbers, and one course of the game in hops. Who can win
//! lands on key numbers and completes a + b each time; the other one adds every number by turns, so
//! that one sees why that helps nobody. In: where the count stands. Out: a [`Path`], bounded: of a long
//! race the middle is left out, whole turns at a time.

use std::borrow::Cow;

use super::Position;
use super::outcome_rule::Law;
use super::rules::Range;
use super::step_builder::StepBuilder;
use crate::figure::{Hop, Path, PathNumber, PathVariant, Player};
use crate::grundy_sequence::Period;
use crate::position::{Outcome, RaceMove};

/// Up to this target the path begins with 0, and no turn is left out.
const WHOLE: u64 = 40;

/// About how many numbers are shown at either end of a longer one.
const END: u64 = 14;

/// Of more numbers only those are shown on which somebody lands.
const MOST: u64 = 44;

/// So many numbers are at least left out in one place: the note about one alone would be as long as it.
const LEFT_OUT: u64 = 2;

/// How many strands of other numbers to add there are, with the one asked about.
const STRANDS: usize = 4;

/// The strand that is asked about between those with a neighbouring largest number, and its place
/// among them. A path that is not whole stays alone.
pub(super) fn beside(
    range: Range,
    position: Position,
    asked: PathVariant<'_>,
) -> (Vec<PathVariant<'_>>, usize) {
    let [least, most] = range.say;
    let Position { target, from } = position;
    if target > WHOLE || most > target - from {
        return (vec![asked], 0);
    }
    let first = if most > least + 1 { most - 1 } else { most };
    let place = (most - first) as usize;
    let strand = |say: [u64; 2]| {
        let law = Law::Range(Range { say, ..range });
        let course = StepBuilder { law: &law, target, from, rows: 0 };
        PathVariant { say: Some(say), from, target, path: Cow::Owned(course.path(None)) }
    };
    let fitting = (first..=target - from).take(STRANDS);
    let strands = fitting.map(|largest| match largest == most {
        true => asked.clone(),
        false => strand([least, largest]),
    });
    (strands.collect(), place)
}

impl StepBuilder<'_> {
    /// The path; `first` is the first number said, when that is settled. It is empty where it would be long
    /// and cannot be made short, for nothing repeats soon.
    pub(super) fn path(self, first: Option<RaceMove>) -> Path {
        let short = |cycle: Period| cycle.preperiod + cycle.period <= WHOLE;
        let is_short = matches!(self.law, Law::Range(_)) || self.law.cycle().is_some_and(short);
        if self.target > WHOLE && !is_short {
            return Path::default();
        }
        let start = if self.target <= WHOLE { 0 } else { self.from };
        let mut walk = Walk { course: self, hops: Vec::new(), turn: 0 };
        let first =
            first.or_else(|| self.law.winning_numbers(self.left()).next().map(|say| self.say(say)));
        if let Some(first) = first {
            walk.hop(first.say);
        }
        let left_out = walk.play_on();
        Path { numbers: self.numbers(start, &walk.hops, left_out), hops: walk.hops }
    }

    /// The numbers from `start` to the target and to the last hop, without those that are left out
    /// behind the first of the two numbers.
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

    /// Whether the player who is to move from `number` has lost.
    fn is_key(self, number: u64) -> bool {
        let left = self.target.checked_sub(number);
        left.is_some_and(|left| self.law.outcome_at(left) == Outcome::P)
    }
}

/// A course of the game under way.
struct Walk<'a> {
    course: StepBuilder<'a>,
    hops: Vec<Hop>,
    /// How many numbers the one who cannot win has added.
    turn: u64,
}

impl Walk<'_> {
    fn left(&self) -> u64 {
        self.course.left()
    }

    fn hop(&mut self, say: u64) {
        let StepBuilder { law, from, .. } = self.course;
        let by = if self.hops.len().is_multiple_of(2) { Player::You } else { Player::They };
        let winning = law.wins_by(self.left(), say);
        self.hops.push(Hop { by, from, say, reaches: from + say, winning });
        self.course = self.course.after(say);
    }

    /// Plays on till nobody can; of a long way whole turns are left out. Gives the numbers between
    /// which they are.
    fn play_on(&mut self) -> Option<[u64; 2]> {
        let cycle = self.course.law.cycle().unwrap_or(Period { preperiod: 0, period: u64::MAX });
        let Period { preperiod, period } = cycle;
        let turns = (END / period).max(1);
        let (mut pairs, mut left_out) = (0, None);
        while self.course.law.can_move(self.left()) {
            let won = self.course.law.outcome_at(self.left()) == Outcome::N;
            let more = self.left().saturating_sub(preperiod) / period;
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

    /// What completes the period, where that wins.
    fn winning(&self) -> u64 {
        let StepBuilder { law, .. } = self.course;
        let mirror = self.hops.last().and_then(|hop| law.mirror(hop.say));
        let mirror = mirror.filter(|&say| law.wins_by(self.left(), say));
        mirror.or_else(|| law.winning_numbers(self.left()).next()).unwrap_or(law.number(0))
    }

    /// The next number by turns that does not pass the target.
    fn losing(&mut self) -> u64 {
        let law = self.course.law;
        let say = law.number(self.turn);
        self.turn += 1;
        if say <= self.left() { say } else { law.number(0) }
    }
}
