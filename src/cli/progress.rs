//! A bar on standard error: only when somebody watches, and only when the work takes long enough to
//! wonder.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How long work takes before it shows its progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that shows itself in time.
pub(super) struct Progress {
    started: Instant,
    length: Option<u64>,
    done: u64,
    bar: Option<ProgressBar>,
    watched: bool,
}

impl Progress {
    /// A bar for work of `length`, beside an answer that is written meanwhile: it stays away when
    /// both would go to the same terminal.
    pub(super) fn beside_output(length: Option<u64>) -> Self {
        Progress::shown_if(length, !io::stdout().is_terminal())
    }

    /// A bar for work of `length` that is done before anything is written.
    pub(super) fn before_output(length: u64) -> Self {
        Progress::shown_if(Some(length), true)
    }

    fn shown_if(length: Option<u64>, wanted: bool) -> Self {
        Progress {
            started: Instant::now(),
            length,
            done: 0,
            bar: None,
            watched: wanted && io::stderr().is_terminal(),
        }
    }

    /// So much more is done.
    pub(super) fn advance(&mut self, more: u64) {
        self.reach(self.done + more);
    }

    /// So much is done in all.
    pub(super) fn reach(&mut self, done: u64) {
        self.done = done;
        if !self.watched || self.started.elapsed() < PATIENCE {
            return;
        }
        let length = self.length;
        let bar = self.bar.get_or_insert_with(|| match length {
            Some(length) => {
                let style = ProgressStyle::with_template("{bar:40} {percent}% {eta}");
                let bar = ProgressBar::new(length);
                style.map_or(bar.clone(), |style| bar.with_style(style))
            }
            None => ProgressBar::new_spinner(),
        });
        bar.set_position(self.done);
    }

    /// The work is done: the bar goes away.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
