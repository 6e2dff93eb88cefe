//! Grundy values of piles that are played by themselves. The value of a pile is the smallest number that
//! no move reaches among the values (its *mex*); a sum of piles has the values added without carry, and is
//! lost when that is 0 (R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41
//! (1935/36), 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8).
//! In: what a move may take. Out: the row of values from 0 on, and where it begins to repeat.

use schemars::JsonSchema;
use serde::Serialize;

/// The longest row that is worked out: beyond it a value is known only where the row repeats.
pub(crate) const LONGEST: u64 = 1_000_000;

/// The length up to which a row is followed for the sake of its period alone.
const FOLLOWED: usize = 4096;

/// How a row repeats: from `preperiod` on the value at n + `period` is that at n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct Period {
    /// The first number of the first period.
    pub preperiod: u64,
    /// Its length.
    pub period: u64,
}

/// The values of piles of 0, 1, 2, … stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    values: Vec<u64>,
    period: Option<Period>,
}

impl Row {
    /// The row of a set of moves: a move takes one of the numbers `takes` from a pile, which rise and
    /// begin above 0. It is worked out until it is known to repeat; otherwise up to `needed`, and at most
    /// up to [`LONGEST`].
    ///
    /// A value depends on as many before it as the largest number of the set: as soon as so many
    /// neighbours are the same a distance apart, all that follow are.
    pub(crate) fn of_set(takes: &[u64], needed: u64) -> Self {
        let window = takes.last().copied().unwrap_or(0);
        let most = LONGEST as usize + 1;
        let least = usize::try_from(needed).map_or(most, |needed| needed.saturating_add(1));
        let window = usize::try_from(window).unwrap_or(most);
        let mut row = Row { values: Vec::new(), period: None };
        let mut length = window.saturating_mul(3).saturating_add(16).min(most);
        loop {
            row.follow(takes, length);
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

    /// The value of a pile; none where the row neither goes so far nor is known to repeat.
    pub(crate) fn value(&self, size: u64) -> Option<u64> {
        usize::try_from(self.place(size)).ok().and_then(|place| self.values.get(place).copied())
    }
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
