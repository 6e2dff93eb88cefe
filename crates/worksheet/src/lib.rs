//! Worksheets for a class: exercises, worked keys, sheet codes and marking.
//!
//! 1. The options of a command line or file ([`Args`](carryless_args::Args)) become a [`spec::Spec`].
//! 2. A [`set`] draws the exercises for one class after another, without repeats and equally hard for all
//!    pupils.
//! 3. A [`sheet::Sheet`] numbers the exercises of one pupil. Its [`code`] makes the same sheet again.
//! 4. A [`renderer`] writes the pupil's pages and, separately, the key, as [`html`], [`markdown`] or
//!    [`json_csv`].
//!
//! A command line that asks for many sheets becomes a [`request::Order`] with the [`pupils`] and their sheets
//! ([`class`]). [`file_layout`] names the files and [`sheet_files`] renders their content. The command line
//! writes the files; [`in_memory`] returns them as texts for the web page. A [`lesson`] is a link with tasks.
//! Pupils send their answers to it as codes, which are marked and reported like answers on sheets.
//!
//! ```
//! use carryless_args::{Args, command_line::CommandLine, options};
//! use carryless_render::i18n::Language;
//!
//! let line = CommandLine::parse("--topic columns:2 --seed 7");
//! let args = Args::parse(&line, options::SHEET.iter())?;
//! let markdown = carryless_worksheet::markdown_of(&args, Language::of_code("en")?)?;
//! assert!(markdown.starts_with("1. "));
//! # Ok::<(), carryless_args::error::Error>(())
//! ```

pub mod answer;
pub mod answer_list;
pub mod answer_space;
pub mod class;
pub mod code;
mod diagnose;
pub mod diagnosis;
mod embed;
pub mod encoding;
mod example;
pub mod file_layout;
mod file_name;
mod gradebook;
pub mod html;
#[allow(dead_code, reason = "for the page in a browser; the command line writes files")]
pub mod in_memory;
pub mod json_csv;
pub mod key;
pub mod lesson;
pub mod list_source;
pub mod markdown;
pub mod marking;
pub mod marking_output;
pub mod misconceptions;
pub mod print_model;
pub mod pupils;
pub mod qr;
pub mod renderer;
pub mod report;
pub mod request;
pub mod roster;
pub mod section;
pub mod set;
pub mod sheet;
pub mod sheet_files;
mod source_columns;
pub mod spec;
mod spec_toml;
pub mod summary;
pub mod tier;
pub mod topic_list;
pub mod topics;

pub use embed::html_of;
pub use file_name::file_name;
pub use markdown::markdown_of;
pub use topics::names as topic_names;
