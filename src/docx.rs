//! Word documents (`.docx`, WordprocessingML, ECMA-376 transitional) that Word, WPS and LibreOffice open and
//! edit. The module knows nothing of worksheets. The same sections give the same bytes on the same machine.
//!
//! 1. [`from_html`] converts HTML without pictures to paragraphs, lists and tables.
//! 2. A [`section`] is built on any thread from [`paragraph`]s, [`table`]s and rasterized pictures
//!    ([`image`]).
//! 3. A [`document`] joins sections, each with its own header, footer and lists, in one set of [`styles`].
//!
//! The schema prescribes the order of elements. Read `document` next.

pub(crate) mod document;
pub(crate) mod element;
pub(crate) mod from_html;
pub(crate) mod image;
pub(crate) mod paragraph;
pub(crate) mod section;
pub(crate) mod styles;
pub(crate) mod table;
