//! The lists of a class as files: UTF-8, GB18030, Big5 or UTF-16. In: the word of a line that names one.
//! Out: its table.

use encoding_rs::{BIG5, Encoding, GB18030, UTF_16BE, UTF_16LE};

use crate::error::Error;
use crate::files::input;
use crate::line::Word;
use crate::worksheet::lists::Lists;
use crate::worksheet::roster::{ClassList, RosterFault, of_readings};

/// Lists are files.
pub(super) struct ListFiles;

impl Lists for ListFiles {
    fn roster(&self, word: Option<Word<'_>>) -> Result<Option<ClassList>, Error> {
        word.map(opened).transpose()
    }

    fn answers(&self, word: Word<'_>) -> Result<ClassList, Error> {
        opened(word)
    }
}

fn opened(word: Word<'_>) -> Result<ClassList, Error> {
    let bytes = input::bytes(word)?;
    let text = text_of(&bytes).ok_or_else(|| RosterFault::NotText.into());
    text.and_then(|text| ClassList::of_text(&text)).map_err(|error| word.about_file(error))
}

/// The text, whatever its encoding, if it is one.
pub(crate) fn text_of(bytes: &[u8]) -> Option<String> {
    let whole = |encoding: &'static Encoding, bytes| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
        text.map(std::borrow::Cow::into_owned)
    };
    for (mark, encoding) in [(&[0xff, 0xfe][..], UTF_16LE), (&[0xfe, 0xff][..], UTF_16BE)] {
        if let Some(rest) = bytes.strip_prefix(mark) {
            return whole(encoding, rest);
        }
    }
    // In UTF-16 without its mark every line ends with a zero, always on the same side.
    for (side, encoding) in [(1, UTF_16LE), (0, UTF_16BE)] {
        let mut zeros = bytes.iter().enumerate().filter(|(_, byte)| **byte == 0).peekable();
        if bytes.len().is_multiple_of(2)
            && zeros.peek().is_some()
            && zeros.all(|(at, _)| at % 2 == side)
        {
            return whole(encoding, bytes).filter(|text| !text.chars().any(is_obeyed));
        }
    }
    let bytes = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text.to_owned()),
        Err(_) => of_readings(whole(GB18030, bytes), whole(BIG5, bytes)),
    }
}

/// Whether a letter is no letter but an order to a terminal.
fn is_obeyed(letter: char) -> bool {
    letter.is_control() && !['\t', '\r', '\n'].contains(&letter)
}
