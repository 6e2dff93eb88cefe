//! Checks exercises with independent solvers, and the marking of answers.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod exercises;
