//! Sub-positions of piles, one after the other in the order of their numbers, equal piles in one *run*: a
//! thousand piles of up to two stones are three runs at most. In: a [`Ranking`]. Out: its positions as
//! [`Runs`].

use super::ranking::Ranking;

/// Piles of the same size, in the places from `start` to the one before `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub size: u64,
    pub start: usize,
    pub end: usize,
}

impl Run {
    /// How many piles it has, at least 1.
    pub(crate) fn count(self) -> usize {
        self.end - self.start
    }
}

/// Sorted piles, empty ones in front among them: every size once, smallest first.
#[derive(Clone, Debug)]
pub(crate) struct Runs(Vec<Run>);

impl Runs {
    /// The position with number 0: nothing is left.
    pub(crate) fn first(ranking: &Ranking) -> Self {
        let end = ranking.bounds().len();
        Runs((end > 0).then_some(Run { size: 0, start: 0, end }).into_iter().collect())
    }

    /// Goes to the position with the next number; `false` at the last one, which is left as it is. The last
    /// pile that may grow does, and all behind it become as large: as bounds are sorted, a run has either no
    /// such pile or its last one is it.
    pub(crate) fn advance(&mut self, ranking: &Ranking) -> bool {
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

    pub(crate) fn as_slice(&self) -> &[Run] {
        &self.0
    }

    /// Every pile, empty ones in front.
    pub(crate) fn piles(&self) -> Vec<u64> {
        self.0.iter().flat_map(|run| std::iter::repeat_n(run.size, run.count())).collect()
    }
}
