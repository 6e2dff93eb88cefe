//! Iterates over the positions of a [`Ranking`] in the order of their ranks. A position is stored as [`Runs`]
//! of equal piles: a thousand piles of up to two stones are at most three runs.

use super::ranking::Ranking;

/// Equal piles at the indices `start..end` (0-based) of a sorted position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Number of stones in each pile.
    pub size: u64,
    /// Index of the first pile of the run, 0-based.
    pub start: usize,
    /// Index after the last pile of the run, 0-based.
    pub end: usize,
}

impl Run {
    /// Returns the number of piles of the run, at least 1.
    pub fn count(self) -> usize {
        self.end - self.start
    }
}

/// A position of sorted piles, including empty ones: one run for each size, smallest first.
#[derive(Clone, Debug)]
pub struct Runs(Vec<Run>);

impl Runs {
    /// Creates the position of rank 0, in which all piles are empty.
    pub fn first(ranking: &Ranking) -> Self {
        let end = ranking.bounds().len();
        Runs((end > 0).then_some(Run { size: 0, start: 0, end }).into_iter().collect())
    }

    /// Changes the position to the one with the next rank; at the last rank, returns `false` and changes
    /// nothing. The last pile below its bound grows by one, and all later piles become equal to it. As bounds
    /// are sorted, that pile is the last of its run.
    pub fn advance(&mut self, ranking: &Ranking) -> bool {
        let bounds = ranking.bounds();
        let Some(free) = self.0.iter().rposition(|run| run.size < bounds[run.end - 1]) else {
            return false;
        };
        self.0.truncate(free + 1);
        let run = &mut self.0[free];
        let grown = Run { size: run.size + 1, start: run.end - 1, end: bounds.len() };
        run.end = grown.start;
        if run.count() == 0 {
            *run = grown;
        } else {
            self.0.push(grown);
        }
        true
    }

    /// Returns the runs, smallest size first.
    pub fn as_slice(&self) -> &[Run] {
        &self.0
    }

    /// Returns the size of every pile, empty ones first.
    pub fn piles(&self) -> Vec<u64> {
        self.0.iter().flat_map(|run| std::iter::repeat_n(run.size, run.count())).collect()
    }
}
