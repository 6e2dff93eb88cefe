//! `carryless` explains Nim: binary columns added without carry, and every winning move with its
//! reason.
#[cfg(feature = "cli")]
pub mod cli;
pub mod columns;
pub mod error;
pub mod explanation;
pub mod games;
pub mod line;
pub mod listing;
pub mod position;
pub mod question;
pub mod render;
pub mod search;
pub mod wording;
