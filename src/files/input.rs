//! Files that are read. In: the word of the line that names one, or `-` for standard input. Out: its
//! bytes or its text, or an error at that word.

use std::fs::File;
use std::io::{self, BufReader, Read};

use super::FileFault;
use crate::error::Error;
use crate::line::Word;

/// Something to be read, and how long it is where that is known.
pub(crate) type Opened = (BufReader<Box<dyn Read>>, Option<u64>);

pub(crate) fn open(word: Word<'_>) -> Result<Opened, Error> {
    if word.text() == "-" {
        return Ok((BufReader::new(Box::new(io::stdin())), None));
    }
    let opened = File::open(word.text()).and_then(|file| {
        let about = file.metadata()?;
        match about.is_dir() {
            true => Err(io::Error::from(io::ErrorKind::IsADirectory)),
            false => Ok((file, about.is_file().then_some(about.len()))),
        }
    });
    let (file, length) = opened.map_err(|error| unreadable(word, &error))?;
    Ok((BufReader::new(Box::new(file)), length))
}

pub(crate) fn bytes(word: Word<'_>) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let read = open(word)?.0.read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|error| unreadable(word, &error))
}

/// The text of what the word names, at most `most` bytes of it, without a byte order mark.
pub(crate) fn text(word: Word<'_>, most: u64) -> Result<String, Error> {
    let mut bytes = Vec::new();
    let read = open(word)?.0.take(most).read_to_end(&mut bytes);
    read.map_err(|error| unreadable(word, &error))?;
    let mut text = String::from_utf8(bytes).map_err(|_| word.error(FileFault::NotUtf8))?;
    if text.starts_with('\u{feff}') {
        text.drain(..'\u{feff}'.len_utf8());
    }
    Ok(text)
}

/// The error that what the word names cannot be read.
pub(crate) fn unreadable(word: Word<'_>, error: &io::Error) -> Error {
    word.about_file(FileFault::reading(error).into())
}
