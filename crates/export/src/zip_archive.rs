//! Reproducible ZIP archives: equal files give equal bytes, because entries are sorted by name and have a
//! fixed date.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use carryless_args::error::Error;

/// A file in an archive: its path within the archive, and its contents.
pub type Entry = (String, Vec<u8>);

/// Unix permissions of the files when they are unpacked: the owner can read and write, all others can read.
const MODE: u32 = 0o644;

/// Returns the bytes of a compressed archive with the files `entries`, sorted by path.
pub fn build_zip(mut entries: Vec<Entry>) -> Result<Vec<u8>, Error> {
    entries.sort();
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(MODE);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in entries {
        zip.start_file(name, options).map_err(Error::internal)?;
        zip.write_all(&content).map_err(Error::internal)?;
    }
    zip.finish().map(Cursor::into_inner).map_err(Error::internal)
}
