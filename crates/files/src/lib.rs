//! All file access of the program: [`input`] opens files, [`atomic_write`] replaces a file, [`output_dir`] a
//! folder, [`read`] protects files that were read from being overwritten, [`temp`] removes temporary files on
//! exit and on signals. This file declares the faults of file access.
//!
//! ```
//! use carryless_files::atomic_write::Target;
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("sheet.md");
//! Target::from_path(&path, false)?.write("# Nim\n")?;
//! assert_eq!(Target::from_path(&path, false).unwrap_err().id(), "file-exists");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod atomic_write;
pub mod input;
pub mod output_dir;
pub mod read;
pub mod temp;

use std::io;

use carryless_args::error::{Reason, faults};

faults! {
    pub enum FileFault {
        Missing = "file-missing",
        Unreadable { reason: Reason } = "file-unreadable",
        IsFolder = "file-is-folder",
        Exists = "file-exists",
        IsRead = "file-is-read",
        TooLarge { most: u64 } = "file-too-large",
        NotUtf8 = "invalid-utf8",
        NotWritten { reason: Reason } = "write-failed" => Outside,
        NotPrinted { reason: Reason } = "output-failed" => Outside,
        FolderNotOurs = "folder-not-ours",
        FolderExists = "folder-exists",
        InUse = "folder-in-use" => Outside,
    }
}

impl FileFault {
    /// Converts an error of the system to the fault of a file that cannot be read.
    pub fn from_read_error(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => FileFault::Missing,
            io::ErrorKind::IsADirectory => FileFault::IsFolder,
            io::ErrorKind::InvalidData => FileFault::NotUtf8,
            _ => FileFault::Unreadable { reason: error.into() },
        }
    }

    /// Converts an error of the system to the fault of a file that cannot be written.
    pub fn from_write_error(error: &io::Error) -> Self {
        FileFault::NotWritten { reason: error.into() }
    }
}
