//! Proves that question files hold what was asked and what is right: each file is read by readers that
//! share nothing with the writers and are as strict as the platforms, which grade the right answers of
//! the exercises, told by their JSON, with 1, and everything else that they are asked with less.

mod cloze;
pub(crate) mod files;
mod gift;
mod giveaways;
mod markup;
mod moodle;
mod moodle_answers;
mod moodle_rules;
mod package;
mod platform;
mod qti12;
mod qti12_answers;
mod qti12_places;
mod qti12_rules;
mod qti12_samples;
mod qti21;
mod qti21_body;
mod qti21_declared;
mod qti21_engine;
mod qti21_item;
mod qti21_rules;
mod qti21_samples;
mod qti21_xml;
mod traps;
