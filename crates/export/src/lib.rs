//! Question files that learning platforms import, made from the exercises of a bank or a sheet.
//!
//! 1. [`sampler`] draws the exercises, none twice;
//! 2. [`builder`] makes a [`question`] of each exercise, with its [`response_fields`];
//! 3. a writer formats the question: [`moodle`], [`gift`], [`anki`] as text, [`canvas`], [`qti`] as a
//!    [`package`](crate::zip_archive), [`kahoot`] as a spreadsheet;
//! 4. [`platform`] selects the writer and counts what the writer had to change; [`balance`] finds choices
//!    that reveal the right answer.

mod anki;
mod balance;
pub mod builder;
mod canvas;
mod choices;
pub mod docx;
mod gift;
mod html;
mod kahoot;
mod locale;
mod moodle;
pub mod platform;
pub mod qti;
mod question;
mod response_fields;
pub mod sampler;
pub mod worksheet_docx;
pub mod xml_writer;
pub mod zip_archive;
