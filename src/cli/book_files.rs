//! The lessons and the theme of the book, embedded in the program.

use carryless_book::source::BookFiles;
use include_dir::{Dir, include_dir};

static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/lessons");
static THEME: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/theme");

/// The embedded files of the book.
pub const FILES: BookFiles =
    BookFiles { lessons: &LESSONS, theme: &THEME, book_toml: include_str!("../../book.toml") };
