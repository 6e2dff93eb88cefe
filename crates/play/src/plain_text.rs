//! Converts what a player may type in Chinese to ASCII: full-width characters and numerals.

use carryless_args::command_line::number_at;

/// Returns the text with full-width characters and Chinese numerals converted to ASCII, in lower case.
pub(super) fn folded(text: &str) -> String {
    chinese_to_digits(&half_width(text)).to_lowercase()
}

/// Returns the text with Chinese numerals converted to digits.
pub(super) fn chinese_to_digits(text: &str) -> String {
    // Most characters of a Chinese numeral.
    const NUMERALS: usize = 8;
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let head: String = rest.chars().take(NUMERALS).collect();
        let length = match number_at(&head) {
            Some((number, length)) if !letter.is_ascii() => {
                out += &number.to_string();
                length
            }
            _ => {
                out.push(letter);
                letter.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    out
}

/// Returns the text with full-width characters converted to ASCII.
pub(super) fn half_width(text: &str) -> String {
    let narrow = |letter: char| match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        letter => letter,
    };
    text.chars().map(narrow).collect()
}
