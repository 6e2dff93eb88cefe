//! Reads sheets and keys as Word documents, with a reader that is as strict as Word: every part well-formed
//! and known, every reference resolved, elements in schema order (ECMA-376, transitional). LibreOffice and
//! python-docx read them in `tests/browser`.

mod reader;
mod sheets;
