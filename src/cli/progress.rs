//! A progress bar on standard error, drawn only on a terminal and for work longer than [`SHOW_AFTER`].

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use anstyle_query::windows::enable_ansi_colors;

use carryless_files::atomic_write::Target;

/// Duration of the work before the bar appears; shorter work shows no bar.
const SHOW_AFTER: Duration = Duration::from_secs(1);

/// Shortest time between two drawings of the bar.
const REDRAW: Duration = Duration::from_millis(100);

/// Width of the bar in columns.
const WIDTH: usize = 40;

/// Progress bar on standard error.
pub(super) struct Progress {
    started: Instant,
    /// Total number of units of work, if known.
    length: Option<u64>,
    /// Number of units done so far.
    done: u64,
    /// Time of the last drawing; `None` while no bar is on the screen.
    drawn: Option<Instant>,
    /// Whether the bar may be drawn; `false` if standard error is not a terminal or output appears on the
    /// same screen.
    is_visible: bool,
}

impl Progress {
    /// Creates a bar for work of `length` units (if known) that writes output to `target`. The bar is hidden
    /// if `target` is a terminal.
    pub(super) fn during_output(target: &Target, length: Option<u64>) -> Self {
        Progress::new(length, !target.is_terminal())
    }

    /// Creates a bar for work of `length` units (if known) that is done before any output.
    pub(super) fn before_output(length: Option<u64>) -> Self {
        Progress::new(length, true)
    }

    fn new(length: Option<u64>, wanted: bool) -> Self {
        Progress {
            started: Instant::now(),
            length,
            done: 0,
            drawn: None,
            is_visible: wanted && io::stderr().is_terminal() && enable_ansi_colors() != Some(false),
        }
    }

    /// Whether the total amount of work is known.
    pub(super) fn has_length(&self) -> bool {
        self.length.is_some()
    }

    /// Records that `more` units of work are done in addition to those recorded before.
    pub(super) fn advance(&mut self, more: u64) {
        self.reach(self.done + more);
    }

    /// Records that `done` units of work are done in total, and redraws the bar if it is due.
    pub(super) fn reach(&mut self, done: u64) {
        self.done = done;
        let elapsed = self.started.elapsed();
        let is_fresh = self.drawn.is_some_and(|drawn| drawn.elapsed() < REDRAW);
        if self.is_visible && elapsed >= SHOW_AFTER && !is_fresh {
            self.drawn = Some(Instant::now());
            let _ = write!(io::stderr(), "\r{}\x1b[K", line(done, self.length, elapsed));
        }
    }

    /// Removes the bar from the screen.
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

/// Returns the bar with the percentage done and the seconds left. If `length`, the total number of units, is
/// `None`, returns instead the units `done` and the units per second. `elapsed` is the time since the
/// beginning of the work.
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
