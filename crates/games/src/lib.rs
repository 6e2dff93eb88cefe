//! Nim and related games: positions, winning moves and typed explanations without words.

pub mod board_frames;
pub mod columns;
pub mod elide;
pub mod figure;
pub mod game;
pub mod games;
pub mod grundy_sequence;
pub mod position;
pub mod schema;
pub mod search;
pub mod serialize;
pub mod sums;
