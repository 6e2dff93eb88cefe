//! The doors of the program, each for whatever comes in: a function takes bytes, and panics where something
//! does not hold that was worked out in another way than the program works it out. Fuzzing calls them with
//! what nobody would type, and the tests with all that is kept in `fuzz/corpus`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a finding is a panic")]

mod markup;
mod moves;
mod referee;
mod search;
mod tools;
#[allow(dead_code, reason = "shared with the tests, which use more of it")]
#[path = "../../tests/validator.rs"]
pub(crate) mod validator;

macro_rules! doors {
    ($($(#[$doc:meta])* $name:ident)+) => {
        $(
            mod $name;

            $(#[$doc])*
            pub fn $name(data: &[u8]) {
                $name::$name(data);
            }
        )+

        /// All doors by their names.
        pub const ALL: &[(&str, fn(&[u8]))] = &[$((stringify!($name), $name)),+];
    };
}

doors! {
    /// Answers of pupils.
    answers
    /// Certificates.
    certificates
    /// Sheet codes.
    codes
    /// Question files with any title.
    exports
    /// Lessons with blocks of commands.
    fences
    /// Lines that ask for an explanation.
    lines
    /// Lists of answers, marked.
    marks
    /// The door for a page in a browser.
    page
    /// What mdBook sends.
    protocol
    /// Records of matches.
    records
    /// Class lists in any encoding.
    rosters
    /// Files of specifications.
    specs
    /// What is typed in a match.
    typed
}
