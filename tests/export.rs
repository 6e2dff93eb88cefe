//! Compares question files with the exercises' JSON: readers that share no code with the writers and are as
//! strict as the platforms grade right answers with 1 and every other answer with less.

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
