//! Checks practice: the model of the pupil by simulated pupils, the choice of questions, and that no question tells
//! its answer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod mastery;
mod result_code;
mod secrets;
mod sessions;
mod simulation;
