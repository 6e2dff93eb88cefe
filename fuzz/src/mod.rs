//! Fuzz targets: each function takes bytes, feeds them to one parser of the program, and panics if a check
//! fails that was computed in another way than the program computes it. libFuzzer calls them with generated
//! bytes; `tests/fuzz_corpus.rs` calls them with the files of `fuzz/corpus`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a finding is a panic")]

mod markup;
mod moves;
mod referee;
mod search;
mod tools;
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
#[path = "../../tests/validator.rs"]
pub(crate) mod validator;

macro_rules! targets {
    ($($(#[$doc:meta])* $name:ident)+) => {
        $(
            mod $name;

            $(#[$doc])*
            pub fn $name(data: &[u8]) {
                $name::$name(data);
            }
        )+

        /// Every target with its name.
        pub const ALL: &[(&str, fn(&[u8]))] = &[$((stringify!($name), $name)),+];
    };
}

targets! {
    /// Lists of answers to mark.
    answer_lists
    /// Answers of a pupil.
    answers
    /// Certificates.
    certificates
    /// Sheet codes.
    codes
    /// Question files with any title.
    exports
    /// Lessons with blocks of commands.
    fences
    /// Command lines that ask for an explanation.
    lines
    /// Input of a match.
    match_input
    /// JSON of the mdBook preprocessor protocol.
    mdbook_protocol
    /// Requests of the page in a browser.
    page
    /// Match records.
    records
    /// Class lists in any encoding.
    rosters
    /// Sheet specifications in TOML.
    specs
}
