//! Word documents (`.docx`, WordprocessingML, ECMA-376 transitional) that Word, WPS and LibreOffice open and
//! edit. The module knows nothing of worksheets. Equal sections give equal bytes on one machine.
//!
//! 1. [`from_html`] converts HTML without pictures to paragraphs, lists and tables.
//! 2. A [`section`] collects [`paragraph`]s, [`table`]s and rasterized pictures ([`image`]); threads can
//!    build sections in parallel.
//! 3. A [`document`] joins the sections, each with its own header, footer and lists, and adds one set of
//!    [`styles`].
//!
//! The schema prescribes the order of elements, so statements that add elements must not be reordered. Read
//! `document` next.

pub mod document;
pub mod element;
pub mod from_html;
#[cfg(feature = "docx")]
pub mod image;
#[cfg(not(feature = "docx"))]
#[path = "docx/no_image.rs"]
pub mod image;
pub mod paragraph;
pub mod section;
pub mod styles;
pub mod table;
