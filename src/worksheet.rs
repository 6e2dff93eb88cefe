//! Worksheets: sheets of exercises for a class, with worked keys and codes. In: a [`spec`], or a
//! [`code`]. Out: a [`sheet`], and what stands on paper, in Markdown and in JSON.
//!
//! 1. options, from a line or a file — [`Args`](crate::args::Args) — become a [`spec::Spec`];
//! 2. its [`set`] draws the exercises, class by class: no repeats, equal difficulty;
//! 3. a [`sheet::Sheet`] numbers them and has a [`code`] under which it is found again;
//! 4. a [`renderer`] writes the pupil's page and, apart from it, the key: [`html`], [`markdown`],
//!    [`json_csv`].
//!
//! For a class a line is an [`request::Order`]: [`pupils`], their sheets class by class ([`class`]), the
//! names of files ([`file_layout`]) and what they hold ([`sheet_files`]). The command line writes them; the
//! [`in_memory`] gives them as texts. A [`lesson`] is tasks in a link, whose answers come back as codes and are
//! reported as those on sheets are.

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
