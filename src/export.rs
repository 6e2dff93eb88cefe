//! Question files for learning platforms. In: exercises, drawn for a bank or from a sheet. Out: files
//! that a platform imports, with what could not be held told.
//!
//! 1. [`sampler`] draws the exercises, none twice;
//! 2. a [`builder`] makes of each a [`question`]: its text, its [`response_fields`] to answer in, what is right
//!    there and what a wrong idea gives, the worked solution, a name and an id of its own;
//! 3. a writer for each platform writes it: [`moodle`], [`gift`], [`anki`] as text, [`canvas`], [`qti`]
//!    as a [`package`](crate::zip_archive), [`kahoot`] as a spreadsheet;
//! 4. a [`platform`] chooses the writer, and counts what had to be changed; [`balance`] tells what the choices give
//!    away.

mod anki;
mod balance;
pub(crate) mod builder;
mod canvas;
mod choices;
mod gift;
mod html;
mod kahoot;
mod locale;
mod moodle;
pub(crate) mod platform;
pub(crate) mod qti;
mod question;
mod response_fields;
pub(crate) mod sampler;
