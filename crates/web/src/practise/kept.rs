//! Sessions of practice that the page keeps on the device, as one text.

use serde::{Deserialize, Serialize};

use carryless_args::error::Error;
use carryless_games::serialize;
use carryless_practise::progress::Progress;

/// Largest number of sessions that are kept. Each has its own command line.
const SESSIONS: usize = 8;

/// Something that a pupil does with a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Step {
    /// A readable answer, as typed.
    Answer(String),
    /// A hint that was asked for.
    Hint,
    /// The solution that was asked for.
    Solution,
}

/// A session of practice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Practice {
    /// Command line without its seed.
    line: String,
    seed: u64,
    /// State before the current question.
    pub(super) progress: Progress,
    /// Steps of the pupil in the current question, in order.
    pub(super) steps: Vec<Step>,
    /// Whether the pupil has ended the session.
    pub(super) is_over: bool,
}

/// The sessions that the page keeps, the last one at the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept(Vec<Practice>);

impl Practice {
    /// Creates a session before its first question.
    pub(super) fn new(line: &str, seed: u64) -> Self {
        let progress = Progress { seed: Some(seed), ..Progress::default() };
        Practice { line: line.to_owned(), seed, progress, steps: Vec::new(), is_over: false }
    }

    /// Returns the command line without its seed.
    pub(super) fn line(&self) -> &str {
        &self.line
    }
}

impl Kept {
    /// Parses the text of the page; a text of another form is that of no session.
    pub(super) fn parse(text: &str) -> Self {
        Kept(serde_json::from_str(text).unwrap_or_default())
    }

    /// Returns the text for the page.
    pub(super) fn text(&self) -> Result<String, Error> {
        serialize::json(&self.0)
    }

    /// Returns the seed of the last session with this command line.
    pub(super) fn last_seed(&self, line: &str) -> Option<u64> {
        self.0.iter().rev().find(|own| own.line == line).map(|own| own.seed)
    }

    /// Takes out the session with this command line and seed; a new one if there is none.
    pub(super) fn take(&mut self, line: &str, seed: u64) -> Practice {
        let at = self.0.iter().position(|own| own.line == line && own.seed == seed);
        at.map_or_else(|| Practice::new(line, seed), |at| self.0.remove(at))
    }

    /// Adds a session as the last one.
    pub(super) fn put(&mut self, practice: Practice) {
        self.0.push(practice);
        let surplus = self.0.len().saturating_sub(SESSIONS);
        self.0.drain(..surplus);
    }
}
