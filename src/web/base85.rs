//! Bytes as text in base 85, which is 6 % shorter than base 64: four bytes are five letters. The letters need
//! no escape in an HTML element and in a JavaScript string. `templates/web/page.js` decodes the same.
//!
//! The first letter is the number of zero bytes that fill the last four.

/// The letter of a digit: those from `#` on, without `<` and `\`.
fn letter(digit: u32) -> char {
    let code = digit + u32::from(b'#');
    let code = code + u32::from(code >= u32::from(b'<'));
    char::from_u32(code + u32::from(code >= u32::from(b'\\'))).unwrap_or_default()
}

/// The digit of a letter; `None` of any other character.
fn digit(letter: u8) -> Option<u32> {
    let is_letter = (b'#'..=b'y').contains(&letter) && letter != b'<' && letter != b'\\';
    let skipped = u8::from(letter > b'<') + u8::from(letter > b'\\');
    is_letter.then(|| u32::from(letter - b'#' - skipped))
}

/// Returns the bytes as text.
pub(super) fn encode(bytes: &[u8]) -> String {
    let filled = bytes.len().next_multiple_of(4) - bytes.len();
    let mut text = String::with_capacity(bytes.len() / 4 * 5 + 6);
    text.push_str(&filled.to_string());
    for four in bytes.chunks(4) {
        let mut whole = [0; 4];
        whole[..four.len()].copy_from_slice(four);
        let number = u32::from_be_bytes(whole);
        text.extend([4, 3, 2, 1, 0].map(|place| letter(number / 85_u32.pow(place) % 85)));
    }
    text
}

/// Returns the bytes of a text that [`encode`] has made; `None` for any other text.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let (filled, letters) = text.split_at_checked(1)?;
    let filled: usize = filled.parse().ok().filter(|filled| *filled < 4)?;
    let mut bytes = Vec::with_capacity(letters.len() / 5 * 4);
    for five in letters.as_bytes().chunks(5) {
        let number =
            five.iter().try_fold(0, |sum, letter| Some(sum * 85 + u64::from(digit(*letter)?)));
        bytes.extend(u32::try_from(number?).ok().filter(|_| five.len() == 5)?.to_be_bytes());
    }
    bytes.truncate(bytes.len().checked_sub(filled)?);
    Some(bytes)
}
