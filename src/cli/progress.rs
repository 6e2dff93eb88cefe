//! A bar on standard error: only when somebody watches, and only when the work takes long enough to
//! wonder.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use anstyle_query::windows::enable_ansi_colors;

use crate::files::atomic_write::Target;

/// How long work takes before it shows its progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// Shortest time between two drawings of the bar.
const REDRAW: Duration = Duration::from_millis(100);

/// The columns of the bar.
const WIDTH: usize = 40;

/// A bar that shows itself in time.
pub(super) struct Progress {
    started: Instant,
    length: Option<u64>,
    done: u64,
    drawn: Option<Instant>,
    watched: bool,
}

impl Progress {
    /// A bar for work of `length`, where that is known, while something is written to `target`: it
    /// stays away when both would go to the same terminal.
    pub(super) fn beside(target: &Target, length: Option<u64>) -> Self {
        Progress::shown_if(length, !target.is_terminal())
    }

    /// A bar for work of `length` that is done before anything is written.
    pub(super) fn before_output(length: Option<u64>) -> Self {
        Progress::shown_if(length, true)
    }

    fn shown_if(length: Option<u64>, wanted: bool) -> Self {
        Progress {
            started: Instant::now(),
            length,
            done: 0,
            drawn: None,
            watched: wanted && io::stderr().is_terminal() && enable_ansi_colors() != Some(false),
        }
    }

    /// Whether it is known how much there is to do.
    pub(super) fn has_length(&self) -> bool {
        self.length.is_some()
    }

    /// So much more is done.
    pub(super) fn advance(&mut self, more: u64) {
        self.reach(self.done + more);
    }

    /// So much is done in all.
    pub(super) fn reach(&mut self, done: u64) {
        self.done = done;
        let elapsed = self.started.elapsed();
        let is_fresh = self.drawn.is_some_and(|drawn| drawn.elapsed() < REDRAW);
        if self.watched && elapsed >= PATIENCE && !is_fresh {
            self.drawn = Some(Instant::now());
            let _ = write!(io::stderr(), "\r{}\x1b[K", line(done, self.length, elapsed));
        }
    }

    /// The work is done: the bar goes away.
    pub(super) fn finish(&mut self) {
        if self.drawn.take().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Returns the bar with the share that is done and the seconds left; without a length, the rate.
fn line(done: u64, length: Option<u64>, elapsed: Duration) -> String {
    let elapsed = elapsed.as_secs_f64();
    let Some(length) = length else {
        return format!("{done} {:.0}/s", done as f64 / elapsed);
    };
    let share = (done as f64 / length as f64).clamp(f64::EPSILON, 1.0);
    let filled = (share * WIDTH as f64) as usize;
    let bar = "█".repeat(filled) + &"░".repeat(WIDTH - filled);
    format!("{bar} {:.0}% {:.0} s", share * 100.0, elapsed / share - elapsed)
}
