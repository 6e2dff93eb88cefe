//! Guesses the encoding of a class list. Of all encodings in which the bytes are valid text, it chooses the
//! one in which the characters fit names best ([`Decoded`]). The module contains no decoder: callers pass a
//! decoder, or the text in each encoding.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::roster::{RosterFault, WORKBOOKS, has_title, is_strange};
use carryless_args::Args;
use carryless_args::error::Error;
use carryless_args::options::ENCODINGS;
use carryless_render::i18n::is_wide;

/// Letters of names, one language on each line: its name, its letters, and pairs of characters of which the
/// first is a letter only before the second, all separated by spaces. Lines with `#` are comments.
const LETTERS: &str = "worksheet/name-letters.txt";

/// Characters that occur in lists of any language and so give no hint of the encoding.
const QUIET: &str = "\u{2018}\u{2019}\u{201c}\u{201d}\u{201e}\u{2013}\u{2014}\u{2026}\u{2022}\u{b7}\u{a0}\
    \u{3000}\u{3001}\u{3002}\u{300a}\u{300b}\u{300c}\u{300d}\u{30fb}";

/// Maximum number of non-ASCII characters that are examined, from the beginning of the text.
const MOST: usize = 2000;

/// Minimum value that `score` must return for an encoding to be accepted, unless the text has Chinese, Japanese
/// or Korean characters.
const LEAST: f64 = 0.6;
/// Minimum value of `score` for an encoding in which the text has Chinese, Japanese or Korean characters. It is
/// lower than [`LEAST`] because [`LETTERS`] lists only common characters of these languages.
const LEAST_WIDE: f64 = 0.25;

/// Weight of the line of [`LETTERS`] that combines several languages; any other line has weight 1. So a line
/// with a single language is preferred if it fits equally well.
const SEVERAL: f64 = 0.7;

/// Byte order marks, each with its encoding.
const MARKS: [(&[u8], &str); 3] =
    [(b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16le"), (b"\xfe\xff", "utf-16be")];

/// Score added to a text whose first lines contain a known column title with non-ASCII characters.
const TITLE: f64 = 0.5;

/// Text of a file after decoding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decoded {
    /// Content of the file as Unicode text.
    pub text: String,
    /// Encoding of the text if it was guessed; `None` if it was certain or chosen by the user.
    pub encoding: Option<&'static str>,
}

/// Letters of the names in one language: a line of [`LETTERS`].
struct Letters {
    /// Factor by which scores are multiplied, at most 1.
    weight: f64,
    /// Letters of the language.
    single: HashSet<char>,
    /// Pairs (letter, character after it). The letter belongs to the language only before this character.
    pairs: Vec<(char, char)>,
}

/// A non-ASCII character with the characters before and after it.
struct LetterContext {
    /// The two characters before `letter`, in the order of the text; line breaks at the beginning of the text.
    before: [char; 2],
    letter: char,
    /// The character after `letter`; a line break at the end of the text.
    after: char,
}

/// Lines of [`LETTERS`], parsed.
static LANGUAGES: LazyLock<Vec<Letters>> = LazyLock::new(|| {
    let lines = carryless_templates::text(LETTERS).lines().filter(|line| !line.starts_with('#'));
    let language = |line: &str| {
        let mut parts = line.split(' ').skip(1);
        let single = parts.next().unwrap_or_default().chars().collect();
        let pair = |pair: &str| Some((pair.chars().next()?, pair.chars().nth(1)?));
        let weight = if line.starts_with("west ") { SEVERAL } else { 1.0 };
        Letters { weight, single, pairs: parts.filter_map(pair).collect() }
    };
    lines.map(language).collect()
});

/// Returns the encoding that the user chose with `--encoding`, or `None` without the option.
pub fn from_args(args: &Args<'_>) -> Result<Option<&'static str>, Error> {
    let allowed: Vec<_> = ENCODINGS.iter().map(|name| (*name, *name)).collect();
    args.one_of("encoding", &allowed)
}

impl Decoded {
    /// Decodes `bytes`. `wanted` is the encoding that the user chose, one of [`ENCODINGS`]; for `None` it is
    /// guessed. `decode` gets an encoding and bytes, and must return their text, or `None` if the bytes are not
    /// valid in that encoding.
    ///
    /// # Errors
    ///
    /// `roster-other-encoding` if the bytes are not valid in `wanted`, `roster-encoding` if no encoding gives a
    /// text that resembles a list of names.
    pub fn from_bytes(
        bytes: &[u8],
        wanted: Option<&'static str>,
        decode: impl Fn(&'static str, &[u8]) -> Option<String>,
    ) -> Result<Self, Error> {
        if let Some(wanted) = wanted {
            let fault = || RosterFault::NotIn { encoding: wanted.to_owned() };
            let text = decode(wanted, bytes).ok_or_else(fault)?;
            return Ok(Decoded { text, encoding: None });
        }
        let refused = || RosterFault::NotText.into();
        for (mark, name) in MARKS {
            if let Some(rest) = bytes.strip_prefix(mark) {
                let text = decode(name, rest).ok_or_else(refused)?;
                return Ok(Decoded { text, encoding: None });
            }
        }
        if let Ok(text) = std::str::from_utf8(bytes)
            && !text.contains('\0')
        {
            return Ok(Decoded { text: text.to_owned(), encoding: None });
        }
        let readings = ENCODINGS.iter().filter_map(|name| Some((*name, decode(name, bytes)?)));
        choose(readings.collect()).ok_or_else(refused)
    }

    /// Creates the text from what the web page sends: plain text, or U+0000 and a JSON list of pairs (encoding,
    /// text) for a file that is not UTF-8. `wanted` is the encoding that the user chose, `None` to guess it.
    /// Unreadable input becomes a text that the class list refuses.
    pub fn from_page(sent: &str, wanted: Option<&str>) -> Self {
        let plain = || Decoded { text: sent.to_owned(), encoding: None };
        let Some(readings) = sent.strip_prefix('\0') else { return plain() };
        let Ok(readings) = serde_json::from_str::<Vec<(String, String)>>(readings) else {
            return plain();
        };
        let is_workbook = readings
            .iter()
            .any(|(_, text)| WORKBOOKS.iter().any(|begin| text.as_bytes().starts_with(begin)));
        let known = |(name, text): (String, String)| {
            let name = ENCODINGS.iter().find(|known| **known == name)?;
            Some((*name, text))
        };
        let mut readings: Vec<_> = readings.into_iter().filter_map(known).collect();
        if let Some(wanted) = wanted.filter(|_| !is_workbook) {
            readings.retain(|(name, _)| *name == wanted);
            let text = readings.pop().map(|(_, text)| text);
            return Decoded { text: text.unwrap_or_else(|| '\u{fffd}'.into()), encoding: None };
        }
        let refused = || if is_workbook { "PK\u{3}\u{4}" } else { "\u{fffd}" };
        let chosen = choose(readings).filter(|_| !is_workbook);
        chosen.unwrap_or_else(|| Decoded { text: refused().to_owned(), encoding: None })
    }
}

/// Returns the most plausible decoding of a file. `readings` are decodings of the same bytes as pairs
/// (encoding, text). Returns `None` if no text resembles a list of names.
fn choose(readings: Vec<(&'static str, String)>) -> Option<Decoded> {
    if let Some(text) = readings.iter().find_map(|(_, text)| text.strip_prefix('\u{feff}')) {
        return Some(Decoded { text: text.to_owned(), encoding: None });
    }
    let is_text =
        |text: &str| !text.contains(|letter| is_strange(letter) || is_terminal_control(letter));
    let mut readings = readings;
    readings.retain(|(name, text)| is_text(text) && !is_utf16_by_chance(name, text));
    let is_sure = |(name, text): &(&'static str, String)| {
        *name == "utf-8" || name.starts_with("utf-16") && is_western(text)
    };
    if let Some(at) = readings.iter().position(is_sure) {
        let (name, text) = readings.swap_remove(at);
        return Some(Decoded { text, encoding: Some(name).filter(|name| *name != "utf-8") });
    }
    let mut best = None;
    for (name, text) in readings {
        let Some((score, language)) = score(&text) else { continue };
        let is_better = |(known, upper, _): &(f64, usize, Decoded)| {
            score > *known + 1e-9 || (score - *known).abs() < 1e-9 && language < *upper
        };
        let least = if text.contains(is_wide) { LEAST_WIDE } else { LEAST };
        if score >= least && best.as_ref().is_none_or(is_better) {
            best = Some((score, language, Decoded { text, encoding: Some(name) }));
        }
    }
    best.map(|(.., listed)| listed)
}

/// Whether `text`, decoded from the encoding `name`, is valid UTF-16 only by coincidence: all bytes are ASCII.
fn is_utf16_by_chance(name: &str, text: &str) -> bool {
    let is_ascii = |unit: u16| unit.to_le_bytes().iter().all(u8::is_ascii);
    name.starts_with("utf-16") && !is_western(text) && text.encode_utf16().all(is_ascii)
}

/// Whether all characters of `text` are below U+0100, so that one of the two bytes of each character in UTF-16
/// is zero.
fn is_western(text: &str) -> bool {
    text.chars().all(|letter| letter <= '\u{ff}')
}

/// Returns the score of a text, at most 1 plus [`TITLE`] and higher if its characters fit names better, and the
/// index in [`LANGUAGES`] of the language that fits best. Returns `None` if no character gives a hint.
fn score(text: &str) -> Option<(f64, usize)> {
    let mut before = ['\n'; 2];
    let mut places = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or('\n');
        if !letter.is_ascii() && places.len() < MOST {
            places.push(LetterContext { before, letter, after });
        }
        before = [before[1], letter];
    }
    let fit = |language: &Letters| {
        let points: Vec<f64> = places.iter().filter_map(|place| place.points(language)).collect();
        (!points.is_empty())
            .then(|| language.weight * points.iter().sum::<f64>() / points.len() as f64)
    };
    let fits = LANGUAGES.iter().map(fit).zip(0..).filter_map(|(fit, at)| Some((fit?, at)));
    let best = fits.reduce(|best, next| if next.0 > best.0 + 1e-9 { next } else { best });
    let title = if has_title(text) { TITLE } else { 0.0 };
    best.map(|(fit, language)| (fit + title, language))
}

impl LetterContext {
    /// Returns the score of the character in `language`, from -2 to 1; `None` if the character gives no hint.
    fn points(&self, language: &Letters) -> Option<f64> {
        let LetterContext { before: [second, before], letter, after } = *self;
        let is_quiet = QUIET.contains(letter) || ('\u{ff01}'..='\u{ff5e}').contains(&letter);
        // The ordinal sign of "Mª José" gives no hint.
        let is_ordinal =
            ['ª', 'º'].contains(&letter) && before.is_alphabetic() && !after.is_alphabetic();
        if is_quiet || is_ordinal {
            return None;
        }
        let is_known =
            language.single.contains(&letter) || language.pairs.contains(&(letter, after));
        Some(match letter {
            _ if letter == before && letter == second => -2.0,
            '\u{ff61}'..='\u{ff9f}' => -1.0,
            _ if is_wide(letter) => {
                let latin = |letter: char| letter.is_ascii_alphabetic();
                let small = |letter: char| letter.is_ascii_lowercase();
                let is_mixed = small(before) || small(after) || latin(before) && latin(after);
                if is_mixed { -2.0 } else { f64::from(u8::from(is_known)) }
            }
            // Cyrillic, Greek or Hebrew in a Latin word.
            '\u{370}'.. if before.is_ascii_alphabetic() || after.is_ascii_alphabetic() => -2.0,
            _ if is_known && letter.is_uppercase() && before.is_lowercase() => -1.0,
            _ if is_known && letter.is_lowercase() && !before.is_alphabetic() => 0.5,
            _ if is_known => 1.0,
            _ if letter.is_alphabetic() => -1.0,
            _ => -2.0,
        })
    }
}

/// Whether a character is a control character other than tabs and line breaks.
fn is_terminal_control(letter: char) -> bool {
    letter.is_control() && !['\t', '\r', '\n', '\u{b}', '\u{c}'].contains(&letter)
}
