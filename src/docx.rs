//! Word documents, whatever they hold: WordprocessingML as Word, WPS and LibreOffice open it and people
//! edit it. In: sections of paragraphs, tables and pictures. Out: the bytes of a `.docx`, always the same
//! for the same sections on the same machine.
//!
//! 1. [`from_html`] reads HTML without pictures as paragraphs;
//! 2. a [`section`] is put together on any thread, of [`paragraph`]s, [`table`]s and [`image`]ed pictures;
//! 3. a [`document`] joins sections, each with a header, a footer and lists of its own; how all of them
//!    look is a [`styles`].
//!
//! The elements stand in the order of the schema (ECMA-376, transitional).

pub(crate) mod document;
pub(crate) mod element;
pub(crate) mod from_html;
pub(crate) mod image;
pub(crate) mod paragraph;
pub(crate) mod section;
pub(crate) mod styles;
pub(crate) mod table;
