//! `carryless count --brute`: every n is tried on all cores, in portions, with a bar on standard
//! error when somebody watches; then the explanation is told what came out.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::games::count::{MOST_TRIED, Question, trying};

/// Numbers that one core tries at a time.
const PORTION: u64 = 1 << 20;

/// How many n from 1 to N make the xor 0, by trying each.
pub(super) fn tried(question: &Question) -> u64 {
    let most = u64::try_from(&question.up_to).unwrap_or(MOST_TRIED);
    let portions = most.div_ceil(PORTION);
    let bar = bar(portions);
    let counts = (0..portions).into_par_iter().map(|portion| {
        let first = portion * PORTION + 1;
        let last = most.min(first + (PORTION - 1));
        let count = trying::count(&question.multipliers, first..=last);
        bar.inc(1);
        count
    });
    let count = counts.sum();
    bar.finish_and_clear();
    count
}

fn bar(portions: u64) -> ProgressBar {
    if !io::stderr().is_terminal() || portions < 64 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(portions);
    let style = ProgressStyle::with_template("{bar:40} {percent}% {eta}");
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
