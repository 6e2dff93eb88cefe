//! What is proved from outside, by the program alone, as a person or a script meets it. Each module
//! says at its head what it proves; `cargo test cmd::` runs one of them. What needs the names inside
//! the crate stands in `inside.rs`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

// What several of them use.
mod program;
#[cfg(unix)]
mod shell;
#[cfg(unix)]
#[path = "shell/transcript.rs"]
mod transcript;
mod validator;

#[cfg(unix)]
mod cmd;
#[cfg(unix)]
mod code;
#[cfg(unix)]
mod contests;
#[cfg(unix)]
mod docx;
#[cfg(unix)]
mod errors;
#[cfg(unix)]
mod export;
#[cfg(unix)]
mod help;
#[cfg(unix)]
mod input_aliases;
mod json;
#[cfg(unix)]
mod key_audit;
#[cfg(unix)]
mod line_width;
#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
mod packaging;
#[cfg(unix)]
mod play_dialogue;
#[cfg(unix)]
mod readme;
