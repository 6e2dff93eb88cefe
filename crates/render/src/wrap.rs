//! Line wrapping with the Unicode line breaking algorithm, for text with Chinese characters.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator};

/// Returns options that wrap text at `width` character columns.
pub fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width).word_separator(WordSeparator::Custom(split_at_breaks))
}

/// Splits a line at its break opportunities other than those after a hyphen. Colour escape sequences are ignored, and
/// stay in the words.
fn split_at_breaks(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    // The text without escape sequences, and for each end of a character its byte offset in `line`.
    let (mut text, mut ends) = (String::with_capacity(line.len()), vec![0; line.len() + 1]);
    let mut in_sequence = false;
    for (at, letter) in line.char_indices() {
        if in_sequence || letter == '\x1b' {
            in_sequence = letter != 'm';
            continue;
        }
        text.push(letter);
        ends[text.len()] = at + letter.len_utf8();
    }
    let breaks = unicode_linebreak::linebreaks(&text).map(|(at, _)| at);
    let mut breaks: Vec<usize> = breaks
        .filter(|&at| at < text.len() && !text[..at].ends_with(['-', '\u{ad}']))
        .map(|at| ends[at])
        .collect();
    breaks.push(line.len());
    let mut start = 0;
    Box::new(breaks.into_iter().map(move |end| {
        let word = Word::from(&line[start..end]);
        start = end;
        word
    }))
}
