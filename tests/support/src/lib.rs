//! Shared code of the tests of several crates: searches that know only the rules, answers as JSON, and drawn positions.

#![allow(missing_docs, reason = "the tests are private, and so is what they share")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

pub mod answers;
pub mod believer;
pub mod boxes;
pub mod checker;
pub mod oracle;
pub mod pencil_and_paper;
pub mod practising;
pub mod rng;
pub mod validator;

use std::path::Path;

/// Folder of the whole project.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
