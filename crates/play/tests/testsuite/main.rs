//! Checks matches, records and the computer's moves.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod decided;
mod guess;
mod multi_pile;
mod play;
mod series;
mod session_resume;
mod untrusted_records;
