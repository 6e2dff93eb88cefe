//! What the tests of several crates share: searches that know only the rules, answers as JSON, and drawn positions.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

pub mod validator;
