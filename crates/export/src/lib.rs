//! Question files that learning platforms import, made from the exercises of a bank or a sheet.
//!
//! 1. [`sampler`] draws the exercises, none twice;
//! 2. [`builder`] makes a [`question`] of each exercise, with its [`response_fields`];
//! 3. a writer formats the question: [`moodle`], [`gift`], [`anki`] as text, [`canvas`], [`qti`] as a
//!    [`package`](crate::zip_archive), [`kahoot`] as a spreadsheet;
//! 4. [`platform`] selects the writer and counts what the writer had to change; [`balance`] finds choices
//!    that reveal the right answer.
//!
//! Word documents are another part: [`docx`] writes a document, [`worksheet_docx`] a sheet as a document.
//!
//! ```
//! use carryless_args::{Args, command_line::CommandLine, options};
//! use carryless_export::builder::QuestionBuilder;
//! use carryless_export::platform::{ExportFile, Platform};
//! use carryless_render::i18n::Language;
//! use carryless_worksheet::{renderer::SheetWriter, sheet::Sheet, spec::Spec};
//!
//! let line = CommandLine::parse("--topic winning-move:1");
//! let language = Language::of_code("en")?;
//! let spec = Spec::read(&Args::parse(&line, options::SHEET.iter())?, language)?;
//! let writer = SheetWriter::new(spec.look.clone())?;
//! let builder = QuestionBuilder::new(&writer, Platform::Gift, Vec::new(), 3)?;
//! let mut file = ExportFile::new(Platform::Gift, builder.title()?, "bank".to_owned());
//! for item in Sheet::from_spec(&spec, 3)?.items {
//!     let question = builder.question(item.exercise, None)?;
//!     let gift = file.add(Platform::Gift.convert(&question)?)?;
//!     assert!(String::from_utf8_lossy(&gift).contains("Give a winning move"));
//! }
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

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

use carryless_args::error::faults;

faults! {
    /// An export that this build of the program lacks.
    pub enum ExportFault {
        NotBuilt { feature: &'static str } = "not-built",
    }
}
