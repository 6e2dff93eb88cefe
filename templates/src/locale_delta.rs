//! Encodes the messages of a language as differences from a related one (zh-TW from zh): a character map and
//! a list of edits, about a tenth of the size. `build.rs` writes these files and checks with this module that
//! decoding restores the originals.

/// Character after each edit; occurs in no message.
pub const END: char = '\u{1e}';

/// Decodes a text from `from`, the text of the related language; `None` if `changes` is malformed. `letters` holds
/// pairs of a character and its replacement, sorted by the first; they are applied before the edits, to characters
/// other than ASCII. An edit in `changes` is the number of characters to keep, the number to drop and the text to
/// insert, separated by spaces and followed by `END`. Text after the last edit is kept.
pub fn decode(from: &str, letters: &str, changes: &str) -> Option<String> {
    let mut letters = letters.chars();
    let pairs: Vec<_> = std::iter::from_fn(|| letters.next().zip(letters.next())).collect();
    let own = |letter: char| match letter.is_ascii() {
        true => letter,
        false => {
            pairs.binary_search_by_key(&letter, |pair| pair.0).map_or(letter, |at| pairs[at].1)
        }
    };
    let mut rest = from.chars().map(own);
    let mut text = String::with_capacity(from.len() + changes.len());
    for change in changes.split_terminator(END) {
        let mut parts = change.splitn(3, ' ');
        let mut count = || parts.next()?.parse().ok();
        let (stay, go) = (count()?, count()?);
        text.extend(rest.by_ref().take(stay));
        rest.by_ref().take(go).for_each(drop);
        text.push_str(parts.next()?);
    }
    text.extend(rest);
    Some(text)
}
