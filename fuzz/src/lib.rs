//! Fuzz targets: each function takes bytes, feeds them to one parser of the program, and panics if a check
//! fails that was computed in another way than the program computes it. libFuzzer calls them with generated
//! bytes; `tests/fuzz_corpus.rs` calls them with the files of `fuzz/corpus`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a finding is a panic")]

mod markup;
mod moves;
mod referee;
mod search;
mod tools;

macro_rules! targets {
    ($($(#[$doc:meta])* $name:ident)+) => {
        $(
            mod $name;

            $(#[$doc])*
            pub fn $name(data: &[u8]) {
                $name::$name(data);
            }
        )+

        /// Every fuzz target: its name, and the function that takes the input.
        pub const ALL: &[(&str, fn(&[u8]))] = &[$((stringify!($name), $name)),+];
    };
}

targets! {
    /// Marks a list of answers in the bytes.
    answer_lists
    /// Marks the answer of a pupil in the bytes.
    answers
    /// Verifies a certificate in the bytes.
    certificates
    /// Reads a sheet code in the bytes.
    codes
    /// Writes a question file whose title is in the bytes.
    exports
    /// Answers the command blocks of a lesson in the bytes.
    fences
    /// Explains a command line in the bytes.
    lines
    /// Plays a match whose input is in the bytes.
    match_input
    /// Answers a message of the mdBook preprocessor protocol in the bytes.
    mdbook_protocol
    /// Answers a request of the web page in the bytes.
    page
    /// Reads the record of a match in the bytes.
    records
    /// Reads a class list, in any encoding, in the bytes.
    rosters
    /// Reads a sheet specification in TOML in the bytes.
    specs
}
