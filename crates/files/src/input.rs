//! Input from files. A token that names a file, or `-` for standard input, becomes bytes or text; an error
//! has the span of that token.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use super::{FileFault, read};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

/// Maximum size in bytes of a file that is read into memory as a whole.
pub const LARGEST: u64 = 16 << 20;

/// An open input and its length in bytes; the length is `None` if the input is not a plain file.
pub type OpenInput = (BufReader<Box<dyn Read>>, Option<u64>);

/// Opens the file that a token names, or standard input for `-`. The program will then not overwrite the
/// file.
pub fn open(word: Token<'_>) -> Result<OpenInput, Error> {
    if word.text() == "-" {
        read::register_standard_input();
        return Ok((BufReader::new(Box::new(io::stdin())), None));
    }
    let opened = File::open(word.text()).and_then(|file| {
        let about = file.metadata()?;
        match about.is_dir() {
            true => Err(io::Error::from(io::ErrorKind::IsADirectory)),
            false => {
                read::register(Path::new(word.text()), &about);
                Ok((file, about.is_file().then_some(about.len())))
            }
        }
    });
    let (file, length) = opened.map_err(|error| read_error(word, &error))?;
    Ok((BufReader::new(Box::new(file)), length))
}

/// Reads the bytes of the file that a token names. Returns `file-too-large` above [`LARGEST`] bytes, so that
/// an endless stream does not exhaust memory.
pub fn read_bytes(word: Token<'_>) -> Result<Vec<u8>, Error> {
    read_at_most(LARGEST, word)
}

/// Reads the bytes of the file that a token names; `file-too-large` above `most` bytes.
fn read_at_most(most: u64, word: Token<'_>) -> Result<Vec<u8>, Error> {
    let (input, length) = open(word)?;
    let bytes = match length {
        Some(length) if length > most => Err(FileFault::TooLarge { most: most >> 20 }),
        _ => read_to_end(input, most),
    };
    bytes.map_err(|fault| word.error_in_file(fault.into()))
}

/// Reads a stream to its end; `file-too-large` above `most` bytes.
pub fn read_to_end(input: impl Read, most: u64) -> Result<Vec<u8>, FileFault> {
    let mut bytes = Vec::new();
    match input.take(most + 1).read_to_end(&mut bytes) {
        Ok(read) if read as u64 > most => Err(FileFault::TooLarge { most: most >> 20 }),
        Ok(_) => Ok(bytes),
        Err(error) => Err(FileFault::from_read_error(&error)),
    }
}

/// Reads the UTF-8 text of the file that a token names, without a byte order mark; `file-too-large` above
/// `most` bytes.
pub fn read_text(word: Token<'_>, most: u64) -> Result<String, Error> {
    let mut text =
        String::from_utf8(read_at_most(most, word)?).map_err(|_| word.error(FileFault::NotUtf8))?;
    if text.starts_with('\u{feff}') {
        text.drain(..'\u{feff}'.len_utf8());
    }
    Ok(text)
}

/// Reads the text of a plain file of at most [`LARGEST`] bytes; a larger file, a folder or a device is an
/// error. Used for file names that stand in other files.
pub fn read_plain_file(path: &Path) -> io::Result<String> {
    let file = File::open(path)?;
    let about = file.metadata()?;
    if !about.is_file() || about.len() > LARGEST {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    }
    io::read_to_string(file.take(LARGEST))
}

/// Returns the error for a file that cannot be read, with the span of the token that names the file.
pub fn read_error(word: Token<'_>, error: &io::Error) -> Error {
    word.error_in_file(FileFault::from_read_error(error).into())
}
