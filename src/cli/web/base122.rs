//! Base-122 encoding of bytes as text. The text is longer than the bytes by a seventh (base 64: by a third).
//! Each one-byte UTF-8 character encodes seven bits. Six of the 128 values are characters that could end an
//! HTML element or a JavaScript string; such a value and the next one are encoded together as a character of
//! two bytes. The decoder of the page is in `templates/web/page.js`.
//!
//! The text begins with the number of bytes and a colon. Source: Kevin Albertson, *Base-122 encoding*, 2016.

/// Values of seven bits whose own characters could end an HTML element or a JavaScript string. The two-byte
/// character that encodes such a value contains its index in this list.
const ESCAPED: [u8; 6] = *b"\0\n\r\"<\\";

/// Number of different values of seven bits.
const VALUES: u32 = 128;

/// Encodes bytes as text: the number of bytes, a colon, and the encoded characters.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = format!("{}:", bytes.len());
    let mut values = (0..(8 * bytes.len()).div_ceil(7)).map(|index| {
        let byte = |at: usize| u16::from(bytes.get(at).copied().unwrap_or(0));
        let (at, bit) = (7 * index / 8, 7 * index % 8);
        ((byte(at) << 8 | byte(at + 1)) >> (9 - bit) & 127) as u8
    });
    while let Some(value) = values.next() {
        text.push(match (0..).zip(ESCAPED).find(|(_, escaped)| *escaped == value) {
            None => char::from(value),
            Some((place, _)) => {
                let next = u32::from(values.next().unwrap_or(0));
                char::from_u32(VALUES * (1 + place) + next).unwrap_or_default()
            }
        });
    }
    text
}

/// Decodes a text that [`encode`] returned; `None` if it ends too early or contains an invalid character.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let (length, letters) = text.split_once(':')?;
    let length: usize = length.parse().ok()?;
    let mut bytes = Vec::with_capacity(letters.len());
    let (mut held, mut bits) = (0_u32, 0);
    for letter in letters.chars().map(u32::from) {
        let escaped = match (letter / VALUES).checked_sub(1) {
            Some(place) => Some(u32::from(*ESCAPED.get(place as usize)?)),
            None => None,
        };
        for value in escaped.into_iter().chain([letter % VALUES]) {
            held = (held << 7 | value) & 0x7fff;
            bits += 7;
            if bits >= 8 {
                bits -= 8;
                bytes.push((held >> bits & 255) as u8);
            }
        }
    }
    bytes.truncate(length);
    (bytes.len() == length).then_some(bytes)
}
