//! The only door to files: [`input`] opens what is named, [`output`] decides how a path is written,
//! [`scratch`] holds what must not stay behind, whatever ends the program. Here stands why a file
//! cannot be read or written.

pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod scratch;

use std::io;

use crate::error::{Reason, faults};

faults! {
    /// What can be wrong with a file.
    pub(crate) enum FileFault {
        /// A file that does not exist.
        Missing = "file-missing",
        /// A file that cannot be read.
        Unreadable { reason: Reason } = "file-unreadable",
        /// A folder where a file belongs.
        IsFolder = "file-is-folder",
        /// A file that exists and would be overwritten.
        Exists = "file-exists",
        /// Bytes that are no UTF-8.
        NotUtf8 = "invalid-utf8",
        /// A file that cannot be written.
        NotWritten { reason: Reason } = "write-failed" => Outside,
        /// Standard output that cannot be written.
        NotPrinted { reason: Reason } = "output-failed" => Outside,
        /// A folder that another run is writing into.
        InUse = "folder-in-use" => Outside,
    }
}

impl FileFault {
    /// Why a file could not be read.
    pub(crate) fn reading(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => FileFault::Missing,
            io::ErrorKind::IsADirectory => FileFault::IsFolder,
            io::ErrorKind::InvalidData => FileFault::NotUtf8,
            _ => FileFault::Unreadable { reason: error.into() },
        }
    }

    /// Why a file could not be written.
    pub(crate) fn writing(error: &io::Error) -> Self {
        FileFault::NotWritten { reason: error.into() }
    }
}
