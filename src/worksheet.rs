//! Worksheets: sheets of exercises for a class, with worked keys and codes. In: a [`spec`], or a
//! [`code`]. Out: a [`sheet`], and what stands on paper, in Markdown and in JSON.
//!
//! 1. options, from a line or a file — [`Asked`](crate::asked::Asked) — become a [`spec::Spec`];
//! 2. its [`set`] draws the exercises, class by class: no repeats, equal difficulty;
//! 3. a [`sheet::Sheet`] numbers them and has a [`code`] under which it is found again;
//! 4. a [`scribe`] writes the pupil's page and, apart from it, the key: [`paper`], [`markdown`],
//!    [`data`].
//!

pub mod answer;
pub mod code;
pub mod data;
mod file_name;
pub mod markdown;
pub mod marking;
pub mod paper;
mod qr;
pub mod report;
#[cfg(feature = "cli")]
pub mod roster;
pub mod scribe;
pub mod set;
pub mod sheet;
pub mod spec;
pub mod summary;
mod topics;
mod written;

pub use file_name::file_name;
pub use markdown::markdown_of;
pub use topics::names as topic_names;
