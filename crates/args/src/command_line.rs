//! A command line as text with the byte span of each token, so that an error can point at its token. Command
//! lines, batch lines and lesson code blocks all become a [`CommandLine`]; `args` tells options from words.

use std::ops::Range;

use crate::error::{Error, faults};
use crate::options::alias;

faults! {
    pub enum NumberFault {
        NotANumber { form: &'static str } = "not-a-number",
        Signed = "signed",
        Fraction = "fraction",
        TooLarge { most: String } = "too-large",
    }
}

/// Returns `word` as it is typed in a shell, in quotes if needed: `3 4` -> `'3 4'`.
pub fn quote_for_shell(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "_-./:=@%+,".contains(letter);
    match word.is_empty() || !word.chars().all(plain) {
        false => word.to_owned(),
        true if cfg!(windows) => format!("\"{word}\""),
        true => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// A line of text with the byte spans of its tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandLine {
    text: String,
    tokens: Vec<Range<usize>>,
}

impl CommandLine {
    /// Splits `text` into tokens at white space. A part in quotation marks (`"…"`) is one token, without the
    /// marks, as in a shell; a mark that is never closed is an ordinary character.
    pub fn parse(text: &str) -> Self {
        let mut words = Vec::new();
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let start = text.len() - rest.len();
            let quoted = rest.strip_prefix('"').and_then(|rest| rest.find('"'));
            let (word, length) = match quoted {
                Some(inside) => (start + 1..start + 1 + inside, inside + 2),
                None => {
                    let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
                    (start..start + length, length)
                }
            };
            words.push(word);
            rest = rest[length..].trim_start();
        }
        CommandLine { text: text.to_owned(), tokens: words }
    }

    /// Joins arguments with spaces into a line; empty arguments and those with white space are quoted.
    pub fn from_arguments<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Self {
        let mut line = CommandLine::default();
        for argument in arguments {
            if !line.text.is_empty() {
                line.text.push(' ');
            }
            let quoted = argument.is_empty() || argument.contains(char::is_whitespace);
            if quoted {
                line.text.push('"');
            }
            let start = line.text.len();
            line.text.push_str(argument);
            line.tokens.push(start..line.text.len());
            if quoted {
                line.text.push('"');
            }
        }
        line
    }

    /// Returns the whole line; spans of tokens and errors are byte positions in it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Iterates over the tokens in order; quotation marks around a token are not part of it.
    pub fn tokens(&self) -> impl ExactSizeIterator<Item = Token<'_>> + Clone {
        self.tokens.iter().map(|span| Token {
            line: &self.text,
            start: span.start,
            end: span.end,
            is_value: false,
        })
    }

    /// Returns an error with an empty span at the end of the line, for a missing argument.
    pub fn error_at_end(&self, fault: impl Into<Error>) -> Error {
        let end = self.tokens.last().map_or(self.text.len(), |span| span.end);
        fault.into().with_span(&self.text, end..end)
    }
}

/// Returns the ASCII form of a character. Full-width characters, Chinese commas and typographic dashes become
/// those of a keyboard; any other character stays.
pub fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        '\u{3001}' => ',',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        _ => letter,
    }
}

/// Converts every character of the text to its ASCII form, like [`narrow`].
pub fn narrow_text(text: &str) -> String {
    text.chars().map(narrow).collect()
}

/// A token, with the line that contains it.
#[derive(Clone, Copy, Debug)]
pub struct Token<'l> {
    line: &'l str,
    start: usize,
    end: usize,
    /// Whether the token is the value of an option.
    is_value: bool,
}

/// Returns the error with the span of the token `place`; without a span if `place` is `None`.
pub fn error_at(place: Option<Token<'_>>, fault: impl Into<Error>) -> Error {
    match place {
        Some(word) => word.error(fault),
        None => fault.into(),
    }
}

impl<'l> Token<'l> {
    /// Returns the text of the token, without quotation marks around it.
    pub fn text(self) -> &'l str {
        &self.line[self.start..self.end]
    }

    /// Returns the byte span of the token in its line.
    pub fn span(self) -> Range<usize> {
        self.start..self.end
    }

    /// Returns the part of the token with the bytes `from..to`, counted from the start of the token.
    #[must_use]
    pub fn slice(self, from: usize, to: usize) -> Self {
        Token { start: self.start + from, end: self.start + to, ..self }
    }

    /// Returns the token from the start of this one to the end of `last`, a later token of the same line.
    #[must_use]
    pub fn extended_to(self, last: Self) -> Self {
        Token { end: last.end, ..self }
    }

    /// Returns the token, marked as the value of an option.
    #[must_use]
    pub fn as_value(self) -> Self {
        Token { is_value: true, ..self }
    }

    /// Splits the token into the parts before and after the first `separator` (ASCII), which may be full-width in the
    /// token; `None` without it.
    pub fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let text = self.text();
        let (at, found) = text.char_indices().find(|(_, letter)| narrow(*letter) == separator)?;
        Some((self.slice(0, at), self.slice(at + found.len_utf8(), text.len())))
    }

    /// Splits a range such as `1-3` or `1..3` into its two bounds; `None` if the token is not a range.
    pub fn split_range(self) -> Option<(Self, Self)> {
        let dots = || {
            let (least, most) = self.split_once('.')?;
            most.text().starts_with('.').then(|| (least, most.slice(1, most.text().len())))
        };
        self.split_once('-').or_else(dots)
    }

    /// Iterates over the parts between `separator`s (ASCII), which may be full-width in the token.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        self.split_where(move |letter| narrow(letter) == separator)
    }

    /// Iterates over the parts between the characters for which `separates` is true.
    pub fn split_where(self, separates: impl Fn(char) -> bool) -> impl Iterator<Item = Self> {
        let text = self.text();
        text.split(separates).map(move |part| {
            let from = part.as_ptr() as usize - text.as_ptr() as usize;
            self.slice(from, from + part.len())
        })
    }

    /// Returns the items of a list: `3,4,5`, `(3; 4; 5)`, `３、４、５` or `"3 4 5"`. With an empty item between
    /// others, or a comma before three digits that begin with 0 (`1,000`), the token is not a list and is
    /// returned unsplit.
    pub fn items(self) -> Vec<Self> {
        if self.text().bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return vec![self];
        }
        let is_bracket = |letter: char| "()[]{}<>\u{3010}\u{3011}".contains(narrow(letter));
        let text = self.text();
        let bare = text.trim_matches(|letter: char| is_bracket(letter) || letter.is_whitespace());
        let from = bare.as_ptr() as usize - text.as_ptr() as usize;
        if text.trim().is_empty() {
            return vec![self];
        }
        let separates = |letter: char| matches!(narrow(letter), ',' | ';');
        let bare = self.slice(from, from + bare.len());
        let ends = bare.text().trim_matches(separates);
        let from = ends.as_ptr() as usize - bare.text().as_ptr() as usize;
        let mut items = Vec::with_capacity(1);
        for part in bare.slice(from, from + ends.len()).split_where(separates) {
            let mut words =
                part.split_where(char::is_whitespace).filter(|word| !word.text().is_empty());
            let first = words.next();
            let grouped = first.is_some_and(|first| !items.is_empty() && first.is_digit_group());
            match first {
                Some(first) if !grouped => items.extend([first].into_iter().chain(words)),
                _ if ends.is_empty() => {}
                _ => return vec![self],
            }
        }
        items
    }

    /// Whether the token is three digits that begin with 0. After a comma, they can only be a digit group:
    /// `000` of `1,000`.
    fn is_digit_group(self) -> bool {
        let text = self.text();
        text.len() == 3 && text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Returns the index (0-based) in `names` of the name that the token equals, ignoring case and accepting
    /// aliases; `None` if it equals no name.
    pub fn index_in<'n>(self, mut names: impl Iterator<Item = &'n str> + Clone) -> Option<usize> {
        // Fast path: most tokens are exact names or numbers.
        let text = self.text();
        names.clone().position(|name| name == text).or_else(|| {
            let own = narrow_text(text).to_lowercase();
            let meant = alias(&own);
            names.position(|name| name == own || Some(name) == meant)
        })
    }

    /// Returns an error with the span of this token; its message quotes the token.
    pub fn error(self, fault: impl Into<Error>) -> Error {
        fault.into().with_span(self.line, self.span()).with_word(self.text())
    }

    /// Returns an error about the contents of the file that this token names. The error gets the span of the
    /// token if it has no span.
    pub fn error_in_file(self, error: Error) -> Error {
        match self.text() {
            _ if !error.excerpt.is_empty() => error,
            "-" => self.error(error).with_word("<stdin>"),
            _ => self.error(error),
        }
    }

    /// Returns the error `too-large`: the number is above `most`. It has the span of this token.
    pub fn too_large(self, most: u64) -> Error {
        self.error(NumberFault::TooLarge { most: most.to_string() })
    }

    /// Parses a whole number from 0 to `most`.
    pub fn number_up_to(self, most: u64) -> Result<u64, Error> {
        self.number().and_then(|number| match number {
            number if number > most => Err(self.too_large(most)),
            number => Ok(number),
        })
    }

    /// Parses a whole number from `least` to `most`; `outside` returns the error for any other number. A
    /// number above 64 bits is `too-large` if `most` is `u64::MAX`.
    pub fn number_within<F: Into<Error>>(
        self,
        least: u64,
        most: u64,
        outside: impl FnOnce() -> F,
    ) -> Result<u64, Error> {
        let number = self.number();
        let is_beyond = |error: &Error| matches!(error.fault(), Some(NumberFault::TooLarge { .. }));
        match number {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            Err(error) if most == u64::MAX || !is_beyond(&error) => Err(error),
            _ => Err(self.error(outside())),
        }
    }

    /// Parses a whole number from 0 to 18446744073709551615, in decimal digits, as `0b101` or `0x1f`, or in Chinese
    /// numerals.
    ///
    /// # Errors
    /// `too-large`, `signed`, `fraction` or `not-a-number`, with the span of this token.
    pub fn number(self) -> Result<u64, Error> {
        let text = self.text();
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return text.parse().map_err(|_| self.too_large(u64::MAX));
        }
        let narrowed = narrow_text(text);
        let text = narrowed.as_str();
        if let Some((digits, base)) = split_base(text) {
            return u64::from_str_radix(digits, base).map_err(|_| self.too_large(u64::MAX));
        }
        if let Some((number, _)) = number_at(text).filter(|(_, length)| *length == text.len()) {
            return Ok(number);
        }
        let unsigned = text.trim_start_matches(['+', '-']);
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let pair = matches!(text.split_once(':'), Some((left, right))
            if digits(left) && digits(right));
        let form = match pair {
            true => "pair",
            false if is_grouped(text) => "grouped",
            false if self.is_value => "value",
            false => "other",
        };
        let other = NumberFault::NotANumber { form };
        let fault = match unsigned.split_once(['.', '/']) {
            _ if unsigned.is_empty() => other,
            Some((left, right)) if digits(left) && digits(right) => NumberFault::Fraction,
            None if digits(unsigned) => NumberFault::Signed,
            _ => other,
        };
        Err(self.error(fault))
    }
}

/// Whether the text is a number with thousands separators: `1,000`, `1_000` or `1'000`.
fn is_grouped(text: &str) -> bool {
    let mut groups = text.split([',', '_', '\'']);
    let digits = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    let first = groups.next().is_some_and(|first| (1..=3).contains(&first.len()) && digits(first));
    let mut rest = groups.peekable();
    first && rest.peek().is_some() && rest.all(|group| group.len() == 3 && digits(group))
}

/// Returns the digits of a whole number, without the prefix of the base, and the base: 2 for `0b101`, 16 for
/// `0x1f`, otherwise 10. `None` if the text is not a whole number.
fn split_base(text: &str) -> Option<(&str, u32)> {
    let (prefix, base) = match text.get(..2) {
        Some("0b" | "0B") => (2, 2),
        Some("0x" | "0X") => (2, 16),
        _ => (0, 10),
    };
    let digits = &text[prefix..];
    let sound = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(base));
    sound.then_some((digits, base))
}

/// Returns the number at the beginning of a text, in digits or in Chinese numerals, and its length in bytes;
/// `None` without a number or above 64 bits: `12 piles` -> 12 and 2.
pub fn number_at(text: &str) -> Option<(u64, usize)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    if end > 0 {
        return Some((text[..end].parse().ok()?, end));
    }
    let end = text.find(|letter| chinese_numeral(letter).is_none()).unwrap_or(text.len());
    let (mut sum, mut digit) = (0_u64, None::<u64>);
    for letter in text[..end].chars() {
        let value = chinese_numeral(letter)?;
        match value {
            10 | 100 => {
                sum = sum.checked_add(digit.take().unwrap_or(1).checked_mul(value)?)?;
            }
            _ => {
                // Consecutive digits: 二一二.
                let before = digit.unwrap_or(0).checked_mul(10)?;
                digit = Some(before.checked_add(value)?);
            }
        }
    }
    let sum = sum.checked_add(digit.unwrap_or(0))?;
    (end > 0).then_some((sum, end))
}

/// Returns the value of a Chinese numeral, 0 to 10 or 100; `None` for any other character.
fn chinese_numeral(letter: char) -> Option<u64> {
    let digits =
        "\u{96f6}\u{4e00}\u{4e8c}\u{4e09}\u{56db}\u{4e94}\u{516d}\u{4e03}\u{516b}\u{4e5d}\u{5341}";
    match letter {
        '\u{4e24}' | '\u{5169}' => Some(2),
        '\u{767e}' => Some(100),
        '\u{3007}' => Some(0),
        _ => digits.chars().zip(0..).find(|(digit, _)| *digit == letter).map(|(_, value)| value),
    }
}
