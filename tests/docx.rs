//! Sheets and keys as Word documents, read by a reader of their own that is as strict as Word: every part
//! well formed and known, every reference kept, elements in the order of the schema (ECMA-376,
//! transitional). LibreOffice and python-docx read them in `tests/browser`.

mod reader;
mod sheets;
