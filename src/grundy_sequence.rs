//! Grundy values of piles that are played by themselves. The value of a pile is the smallest number that
//! no move reaches among the values (its *mex*); a sum of piles has the values added without carry, and is
//! lost when that is 0 (R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41
//! (1935/36), 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8).
//! In: what a move may take. Out: the row of values from 0 on, and where it begins to repeat. A game that only
//! one of them is played of needs no more than who wins: 0 and 1, by any rule about the end.

use serde::Serialize;

/// The longest row that is worked out: beyond it a value is known only where the row repeats.
pub(crate) const LONGEST: u64 = 1_000_000;

/// The length up to which a row is followed for the sake of its period alone.
const FOLLOWED: usize = 4096;

/// The length up to which a row in which piles fall apart is followed for the sake of its period alone.
const SEARCHED: usize = 1024;

/// The length to which it is worked out before that is looked for.
const FIRST: usize = 64;

/// How a row repeats: from `preperiod` on the value at n + `period` is that at n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Period {
    /// The first number of the first period.
    pub preperiod: u64,
    /// Its length.
    pub period: u64,
}

/// What the values of a row say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// The smallest number that no move reaches.
    Missing,
    /// 1 where the player to move wins, 0 where not.
    Won(Ending),
}

/// How a game ends that is a way to 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    /// Whether a number may pass 0, which then is as good as reaching it.
    pub may_pass: bool,
    /// Whether it is the player who cannot move that wins.
    pub stuck_wins: bool,
}

/// The values of piles of 0, 1, 2, … stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GrundySequence {
    values: Vec<u64>,
    period: Option<Period>,
}

impl GrundySequence {
    /// The row of a set of moves: a move takes one of the numbers `takes` from a pile, which rise and
    /// begin above 0. It is worked out until it is known to repeat; otherwise up to `needed`, and at most
    /// up to [`LONGEST`].
    ///
    /// A value depends on as many before it as the largest number of the set: as soon as so many
    /// neighbours are the same a distance apart, all that follow are.
    pub(crate) fn of_set(takes: &[u64], needed: u64) -> Self {
        GrundySequence::of(Meaning::Missing, takes, needed)
    }

    /// The row that says who wins with so many to go, by 0 and 1: worked out as far as [`Row::of_set`] is.
    ///
    /// Near 0 not every number fits, or some pass it; but whatever is compared to find the period follows
    /// on as many places as the largest number, and there all fit.
    pub(crate) fn of_end(numbers: &[u64], ending: Ending, needed: u64) -> Self {
        GrundySequence::of(Meaning::Won(ending), numbers, needed)
    }

    fn of(meaning: Meaning, takes: &[u64], needed: u64) -> Self {
        let window = takes.last().copied().unwrap_or(0);
        let most = LONGEST as usize + 1;
        let least = usize::try_from(needed).map_or(most, |needed| needed.saturating_add(1));
        let window = usize::try_from(window).unwrap_or(most);
        let mut row = GrundySequence { values: Vec::new(), period: None };
        let mut length = window.saturating_mul(3).saturating_add(16).min(most);
        loop {
            match meaning {
                Meaning::Missing => row.follow(takes, length),
                Meaning::Won(ending) => row.decide(takes, ending, length),
            }
            row.period = period(&row.values, window);
            let is_enough = length >= least && length >= FOLLOWED;
            if row.period.is_some() || is_enough || length == most {
                return row;
            }
            length = length.saturating_mul(2).min(most);
        }
    }

    /// Works out the row to this length.
    fn follow(&mut self, takes: &[u64], length: usize) {
        self.values.reserve(length.saturating_sub(self.values.len()));
        // Which number was last reached from where: no list has to be made empty.
        let mut seen = vec![usize::MAX; takes.len() + 1];
        for size in self.values.len()..length {
            for &take in takes {
                let Some(left) = size.checked_sub(take as usize) else { break };
                seen[self.values[left] as usize] = size;
            }
            let missing = seen.iter().position(|&last| last != size).unwrap_or(0);
            self.values.push(missing as u64);
        }
    }

    /// The row of a game in which a move makes of a pile several: `reach` tells the values of what one move
    /// makes of a pile of a size, by the values of the smaller ones. It is worked out up to `needed`.
    ///
    /// Where a move takes at most `window` and leaves at most two piles, the row is followed until it is
    /// known to repeat: when the values from n₀ up to 2 n₀ + 2 p + `window` repeat at the distance p, all
    /// that follow do (R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the
    /// Cambridge Philosophical Society 52 (1956), 514–526).
    pub(crate) fn of_breaks(
        needed: u64,
        window: Option<u64>,
        reach: impl Fn(usize, &[u64], &mut dyn FnMut(u64)),
    ) -> Self {
        let least = usize::try_from(needed).unwrap_or(usize::MAX).saturating_add(1);
        let most = least.max(if window.is_some() { SEARCHED } else { 0 });
        let mut row = GrundySequence { values: Vec::new(), period: None };
        let mut seen = Vec::new();
        let mut length = most.min(FIRST);
        loop {
            for size in row.values.len()..length {
                let mut mark = |value: u64| {
                    let value = value as usize;
                    if value >= seen.len() {
                        seen.resize(value + 1, usize::MAX);
                    }
                    seen[value] = size;
                };
                reach(size, &row.values, &mut mark);
                let missing = seen.iter().position(|&last| last != size);
                row.values.push(missing.unwrap_or(seen.len()) as u64);
            }
            row.period = window.and_then(|window| halving_period(&row.values, window as usize));
            if row.period.is_some() || length == most {
                return row;
            }
            length = length.saturating_mul(2).min(most);
        }
    }

    /// These values, of which nothing is known beyond.
    pub(crate) fn of_values(values: Vec<u64>) -> Self {
        GrundySequence { values, period: None }
    }

    /// Works out who wins, to this length.
    fn decide(&mut self, numbers: &[u64], ending: Ending, length: usize) {
        for left in self.values.len()..length {
            let fitting = match ending.may_pass {
                true if left > 0 => numbers.len(),
                true => 0,
                false => numbers.partition_point(|&number| number <= left as u64),
            };
            let reached =
                numbers[..fitting].iter().map(|&number| left.saturating_sub(number as usize));
            let won = match fitting {
                0 => ending.stuck_wins,
                _ => reached.into_iter().any(|left| self.values[left] == 0),
            };
            self.values.push(u64::from(won));
        }
    }

    /// The values that have been worked out.
    pub(crate) fn values(&self) -> &[u64] {
        &self.values
    }

    /// How it repeats, if that is known.
    pub(crate) fn period(&self) -> Option<Period> {
        self.period
    }

    /// The pile up to the end of the first period that has the same value for certain as this one.
    pub(crate) fn place(&self, size: u64) -> u64 {
        match self.period {
            Some(Period { preperiod, period }) if size >= preperiod + period => {
                preperiod + (size - preperiod) % period
            }
            _ => size,
        }
    }

    /// The value of some piles together: theirs added without carry.
    pub(crate) fn sum(&self, parts: &[u64]) -> u64 {
        parts.iter().fold(0, |sum, &part| sum ^ self.value(part).unwrap_or(0))
    }

    /// The value of a pile; none where the row neither goes so far nor is known to repeat.
    pub(crate) fn value(&self, size: u64) -> Option<u64> {
        usize::try_from(self.place(size)).ok().and_then(|place| self.values.get(place).copied())
    }
}

/// How these values repeat when a move takes at most `window` and leaves at most two piles.
fn halving_period(values: &[u64], window: usize) -> Option<Period> {
    (1..=values.len() / 3).find_map(|period| {
        let differs = |&place: &usize| values[place] != values[place + period];
        let preperiod = (0..values.len() - period).rev().find(differs).map_or(0, |last| last + 1);
        // From 1 on: nothing at all is not always left where a pile is.
        let sure = 2 * (preperiod.max(1) + period) + window <= values.len();
        sure.then_some(Period { preperiod: preperiod as u64, period: period as u64 })
    })
}

/// How these values repeat when a value depends on the `window` before it: the shortest distance at which
/// the last `window` values, and all from the first place on, are the same.
fn period(values: &[u64], window: usize) -> Option<Period> {
    // From the end, by the longest part that is both the beginning and the end of a part (Knuth, Morris
    // and Pratt 1977): what is left over is the shortest distance.
    let at = |index: usize| values[values.len() - 1 - index];
    let mut same = vec![0_usize; values.len()];
    let mut shortest: Option<usize> = None;
    for index in 1..values.len() {
        let mut length = same[index - 1];
        while length > 0 && at(index) != at(length) {
            length = same[length - 1];
        }
        same[index] = length + usize::from(at(index) == at(length));
        let distance = index + 1 - same[index];
        if same[index] >= window.max(1) && shortest.is_none_or(|shortest| distance < shortest) {
            shortest = Some(distance);
        }
    }
    let shortest = shortest?;
    let differs = |&place: &usize| values[place] != values[place + shortest];
    let last = (0..values.len() - shortest).rev().find(differs);
    Some(Period { preperiod: last.map_or(0, |last| last as u64 + 1), period: shortest as u64 })
}
