//! `carryless count`, with a progress bar on standard error for long computations. With `--brute` every
//! number up to the bound is also tried, on all cores, and the resulting count is added to the
//! [`Explanation`].

use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use super::progress::Progress;
use super::threads;
use carryless_args::Args;
use carryless_args::error::Error;
use carryless_games::game::{TABLE_ROWS, TABLE_ROWS_FULL};
use carryless_games::games;
use carryless_games::games::count::{self, Explanation, Question, brute_force, explanation};

/// Number of integers that a thread tries as one unit of work in the count by brute force.
const PORTION: u64 = 1 << 20;

/// Returns the explanation for the arguments of `carryless count`; with `full` its table has more rows.
pub(super) fn explanation(args: Args<'_>, full: bool) -> Result<Explanation, Error> {
    let mut bars = Bars::default();
    let question = count::question(args, &mut |done, total| bars.reach(done, total));
    let rows = if full { TABLE_ROWS_FULL } else { TABLE_ROWS };
    let answer = question.map(|question| {
        let mut answer =
            explanation::explain(&question, rows, &mut |done, total| bars.reach(done, total));
        bars.finish();
        if question.attempt.brute {
            answer.add_brute_force(count_by_brute_force(&question));
        }
        answer
    });
    bars.finish();
    answer
}

/// Progress bar of the current part of the work, with the total number of units of that part; `None` while no
/// bar exists.
#[derive(Default)]
struct Bars(Option<(u64, Progress)>);

impl Bars {
    /// Records that `done` of `total` units of work are done. A new total starts a new bar.
    fn reach(&mut self, done: u64, total: u64) {
        if self.0.as_ref().is_none_or(|(known, _)| *known != total) {
            self.finish();
        }
        let (_, bar) = self.0.get_or_insert_with(|| (total, Progress::before_output(Some(total))));
        bar.reach(done);
    }

    fn finish(&mut self) {
        self.0 = None;
    }
}

/// Returns the explanation of a question on any topic; with `full` its tables have more rows. If `--brute` is
/// set, adds the count by brute force, which uses threads.
pub(super) fn explain(question: &games::Question, full: bool) -> games::Explanation {
    let mut explanation = question.explain(full);
    if let (games::Question::Count(question), games::Explanation::Count(answer)) =
        (question, &mut explanation)
        && question.attempt.brute
    {
        answer.add_brute_force(count_by_brute_force(question));
    }
    explanation
}

/// Returns the number of integers n, from 1 to the bound of the question, for which the xor of all multiples
/// c·n is 0; c runs through the multipliers of the question. Tries every n, on all cores.
fn count_by_brute_force(question: &Question) -> u64 {
    threads::start_pool();
    let most = u64::try_from(question.state.up_to()).unwrap_or(u64::MAX);
    let portions = most.div_ceil(PORTION);
    let bar = Mutex::new(Progress::before_output(Some(portions)));
    let counts = (0..portions).into_par_iter().map(|portion| {
        let first = portion * PORTION + 1;
        let last = most.min(first + (PORTION - 1));
        let count = brute_force::count(question.state.multipliers(), first..=last);
        bar.lock().unwrap_or_else(PoisonError::into_inner).advance(1);
        count
    });
    counts.sum()
}
