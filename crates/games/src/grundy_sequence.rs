//! Grundy sequences: the Grundy values of piles of 0, 1, 2, … stones in one game. The value of a pile is the
//! smallest number that is not the value of an option (the *mex* of these values). The value of a sum of
//! piles is the nim-sum of their values, and the sum is a P-position when it is 0 (R. Sprague, *Über
//! mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935/36), 438–444; P. M. Grundy, *Mathematics
//! and games*, Eureka 2 (1939), 6–8). For a game of one pile, a sequence can instead hold the outcome classes
//! (1 = N, 0 = P), which also exist when the player who cannot move wins.

use serde::Serialize;

/// Largest pile size up to which the sequence of a game without splits is computed. The value of a larger
/// pile is known only if the sequence is periodic.
pub const LONGEST: u64 = 1_000_000;

/// Smallest number of values of a game without splits after which the search for a period may be given up,
/// even if no pile is that large.
const FOLLOWED: usize = 4096;

/// Smallest number of values of a game with splits after which the search for a period is given up, even if
/// no pile is that large.
const SEARCHED: usize = 1024;

/// Number of values of a game with splits after which its period is searched for the first time.
const FIRST: usize = 64;

/// Periodicity of a sequence: for every index n ≥ `preperiod`, the values at n and n + `period` are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Period {
    /// Index at which the first period begins.
    pub preperiod: u64,
    /// Length of the period.
    pub period: u64,
}

/// Rule that gives the values of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// A value is the mex (the smallest missing number) of the values of the options.
    Missing,
    /// A value is 1 for an N-position and 0 for a P-position, under this ending rule.
    Won(Ending),
}

/// Ending rule of a game that counts down to 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether a move may subtract more than is left, which then counts as reaching 0.
    pub may_pass: bool,
    /// Whether a player who cannot move wins; otherwise this player loses.
    pub stuck_wins: bool,
}

/// Values of piles of 0, 1, 2, … stones in one game, with the period if it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrundySequence {
    values: Vec<u64>,
    period: Option<Period>,
}

impl GrundySequence {
    /// Creates the Grundy sequence of the subtraction game with the subtraction set `takes`, sorted and
    /// positive. The sequence is computed until its period is known, otherwise at least up to size `needed`,
    /// and never beyond size [`LONGEST`].
    ///
    /// A value depends only on the m preceding values, where m is the largest number of the set. When m
    /// consecutive values repeat at some distance, all later values therefore repeat too.
    pub fn from_subtraction_set(takes: &[u64], needed: u64) -> Self {
        GrundySequence::compute(Meaning::Missing, takes, needed)
    }

    /// Creates the sequence of the outcome classes (1 = N, 0 = P) of n = 0, 1, 2, … in a game in which a move
    /// subtracts one of `numbers`, sorted and positive, from n; `ending` says whether a move may pass 0 and
    /// who wins at the end. The sequence is computed until its period is known, otherwise at least up to n =
    /// `needed`, and never beyond n = [`LONGEST`].
    ///
    /// For n below the largest number m, some numbers cannot be subtracted from n, or pass 0. This does not
    /// disturb the search for the period: it compares values that each have m preceding values.
    pub fn from_ending(numbers: &[u64], ending: Ending, needed: u64) -> Self {
        GrundySequence::compute(Meaning::Won(ending), numbers, needed)
    }

    fn compute(meaning: Meaning, takes: &[u64], needed: u64) -> Self {
        let window = takes.last().copied().unwrap_or(0);
        let most = LONGEST as usize + 1;
        let least = usize::try_from(needed).map_or(most, |needed| needed.saturating_add(1));
        let window = usize::try_from(window).unwrap_or(most);
        let mut row = GrundySequence { values: Vec::new(), period: None };
        let mut length = window.saturating_mul(3).saturating_add(16).min(most);
        loop {
            match meaning {
                Meaning::Missing => row.extend_values(takes, length),
                Meaning::Won(ending) => row.extend_outcomes(takes, ending, length),
            }
            row.period = find_period(&row.values, window);
            let is_enough = length >= least && length >= FOLLOWED;
            if row.period.is_some() || is_enough || length == most {
                return row;
            }
            length = length.saturating_mul(2).min(most);
        }
    }

    /// Extends the Grundy values to `length` values; `takes` is the subtraction set, sorted and positive.
    fn extend_values(&mut self, takes: &[u64], length: usize) {
        self.values.reserve(length.saturating_sub(self.values.len()));
        // `seen[v]` is the last size from which value `v` was reached, so the list need not be cleared.
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

    /// Creates the Grundy sequence of a game whose moves split piles. `reach(size, values, mark)` must call
    /// `mark` with the Grundy value of each option of a pile of `size` stones; `values` are the values of the
    /// smaller piles. With `None` as `window`, the sequence is computed up to size `needed` and no period is
    /// searched.
    ///
    /// With `Some`, a move takes at most `window` stones and leaves at most two piles. The sequence then ends
    /// as soon as its period is known, at the latest after `needed` + 1 or 1024 values, whichever is more.
    /// When the values from n₀ up to 2 n₀ + 2 p + `window` repeat at the distance p, all later ones do (R. K.
    /// Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical
    /// Society 52 (1956), 514–526).
    pub fn from_splits(
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
            row.period = window.and_then(|window| find_split_period(&row.values, window as usize));
            if row.period.is_some() || length == most {
                return row;
            }
            length = length.saturating_mul(2).min(most);
        }
    }

    /// Creates a sequence of the values of piles of 0, 1, 2, … stones, without a known period.
    pub fn from_values(values: Vec<u64>) -> Self {
        GrundySequence { values, period: None }
    }

    /// Extends the outcome classes to `length` values (1 = N, 0 = P); a move subtracts one of `numbers`,
    /// sorted and positive. `ending` says whether a move may pass 0 and who wins at the end.
    fn extend_outcomes(&mut self, numbers: &[u64], ending: Ending, length: usize) {
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

    /// Returns the values computed so far, from size 0 on.
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// Returns the period, if it is known.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// Returns the size below `preperiod + period` that has the same value as `size` because of the period;
    /// without a known period, `size` itself.
    pub fn equivalent_size(&self, size: u64) -> u64 {
        match self.period {
            Some(Period { preperiod, period }) if size >= preperiod + period => {
                preperiod + (size - preperiod) % period
            }
            _ => size,
        }
    }

    /// Returns the nim-sum of the values of piles of the sizes `parts`. A value that is not known counts as
    /// 0.
    pub fn nim_sum(&self, parts: &[u64]) -> u64 {
        parts.iter().fold(0, |sum, &part| sum ^ self.value(part).unwrap_or(0))
    }

    /// Returns the value of a pile of `size` stones; `None` beyond the end of a sequence without a known
    /// period.
    pub fn value(&self, size: u64) -> Option<u64> {
        usize::try_from(self.equivalent_size(size))
            .ok()
            .and_then(|place| self.values.get(place).copied())
    }
}

/// Returns the period of the values of a game whose moves take at most `window` stones and leave at most two
/// piles; `None` if these values do not prove a period.
fn find_split_period(values: &[u64], window: usize) -> Option<Period> {
    (1..=values.len() / 3).find_map(|period| {
        let differs = |&place: &usize| values[place] != values[place + period];
        let preperiod = (0..values.len() - period).rev().find(differs).map_or(0, |last| last + 1);
        // Counted from 1: the empty pile is not an option of every pile.
        let sure = 2 * (preperiod.max(1) + period) + window <= values.len();
        sure.then_some(Period { preperiod: preperiod as u64, period: period as u64 })
    })
}

/// Returns the period of values that each depend on the `window` preceding ones; `None` if these values do
/// not prove a period. Its length is the shortest distance at which the last `window` values repeat. It
/// begins at the first index from which all values repeat at that distance.
fn find_period(values: &[u64], window: usize) -> Option<Period> {
    // The values are read from the end. The longest border (both prefix and suffix) of each prefix gives its
    // shortest period (Knuth, Morris and Pratt 1977).
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
