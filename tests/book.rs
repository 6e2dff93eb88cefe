//! Proves what the book promises: its words come from the catalogue, its commands are answered
//! wherever they stand, both languages are mirrored, every link leads somewhere, nothing that is
//! wrong is built and nothing that is not ours is touched.

#![cfg(all(unix, feature = "book"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

#[path = "book/fences.rs"]
mod fences;
#[path = "book/folders.rs"]
mod folders;
#[path = "book/markup.rs"]
mod markup;
#[path = "book/pages.rs"]
mod pages;
#[path = "book/served.rs"]
mod served;
mod shell;
#[path = "book/stock.rs"]
mod stock;
#[path = "book/theme.rs"]
mod theme;

fn root() -> &'static std::path::Path {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
}
