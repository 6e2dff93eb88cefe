//! A bar on standard error: only when somebody watches, and only when the work takes long enough to
//! wonder.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::files::output::Target;

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
            bar: None,
            watched: wanted && io::stderr().is_terminal(),
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
        if !self.watched || self.started.elapsed() < PATIENCE {
            return;
        }
        let length = self.length;
        let bar = self.bar.get_or_insert_with(|| match length {
            Some(length) => styled(ProgressBar::new(length), "{bar:40} {percent}% {eta}"),
            None => styled(ProgressBar::new_spinner(), "{spinner} {human_pos} {per_sec}"),
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

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    ProgressStyle::with_template(template).map_or(bar.clone(), |style| bar.with_style(style))
}
