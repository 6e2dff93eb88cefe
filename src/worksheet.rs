//! Worksheets for a class: exercises, worked keys, sheet codes and marking.
//!
//! 1. The options of a command line or file ([`Args`](crate::args::Args)) become a [`spec::Spec`].
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

pub(crate) mod answer;
pub(crate) mod answer_list;
mod answer_space;
pub(crate) mod class;
pub(crate) mod code;
#[cfg(feature = "cli")]
pub(crate) mod docx;
mod embed;
pub(crate) mod encoding;
mod example;
pub(crate) mod file_layout;
mod file_name;
mod gradebook;
pub(crate) mod html;
#[allow(dead_code, reason = "for the page in a browser; the command line writes files")]
pub(crate) mod in_memory;
pub(crate) mod json_csv;
pub(crate) mod key;
pub(crate) mod lesson;
pub(crate) mod list_source;
pub(crate) mod markdown;
pub(crate) mod marking;
pub(crate) mod marking_output;
pub(crate) mod misconceptions;
mod print_model;
pub(crate) mod pupils;
pub(crate) mod qr;
pub(crate) mod renderer;
pub(crate) mod report;
pub(crate) mod request;
pub(crate) mod roster;
mod section;
pub(crate) mod set;
pub(crate) mod sheet;
pub(crate) mod sheet_files;
mod source_columns;
pub(crate) mod spec;
mod spec_toml;
pub(crate) mod summary;
pub(crate) mod tier;
pub(crate) mod topic_list;
pub(crate) mod topics;

pub(crate) use embed::html_of;
pub(crate) use file_name::file_name;
pub(crate) use markdown::markdown_of;
pub(crate) use topics::names as topic_names;
