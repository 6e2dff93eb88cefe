//! What the user wrote, with places: a line is a text and the spans of its words, so that every
//! error can point at the word it is about. Command line, batch file and lesson fence all come
//! in as a [`Line`].

use std::ops::Range;

use crate::error::{Error, faults};

faults! {
    /// Why a word is no number that can stand here.
    pub enum NumberFault {
        /// A word that is no number; `form` is `pair` for what looks like a move.
        NotANumber { form: &'static str } = "not-a-number",
        /// A number with a sign.
        Signed = "signed",
        /// A number with a decimal point or a fraction bar.
        Fraction = "fraction",
        /// A number above the largest one allowed here.
        TooLarge { most: String } = "too-large",
    }
}

/// A line of words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    text: String,
    words: Vec<Range<usize>>,
}

impl Line {
    /// The words of `text`, split at white space. What stands in quotation marks (`"…"`) is one
    /// word, without them, as in a shell; a mark that is never closed is a letter like any other.
    ///
    /// ```
    /// use carryless::line::{Line, Word};
    /// let line = Line::parse("race 30 --say 1-2");
    /// assert_eq!(line.words().count(), 4);
    /// let line = Line::parse(r#"--line "one two" three"#);
    /// assert_eq!(line.words().map(Word::text).collect::<Vec<_>>(), ["--line", "one two", "three"]);
    /// ```
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
        Line { text: text.to_owned(), words }
    }

    /// The line that a list of arguments would be if it were typed: joined by spaces, an argument
    /// with a space in it (or an empty one) in quotation marks.
    pub fn from_arguments<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Self {
        let mut line = Line::default();
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
            line.words.push(start..line.text.len());
            if quoted {
                line.text.push('"');
            }
        }
        line
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The words in order.
    pub fn words(&self) -> impl ExactSizeIterator<Item = Word<'_>> + Clone {
        self.words.iter().map(|span| Word { line: &self.text, start: span.start, end: span.end })
    }

    /// The same text with only those words for which `keep` says yes; `keep` is asked in order.
    #[must_use]
    pub fn retain(&self, mut keep: impl FnMut(Word<'_>) -> bool) -> Self {
        let words = self.words().filter(|word| keep(*word)).map(|word| word.span()).collect();
        Line { text: self.text.clone(), words }
    }

    /// An error about the end of the line: something is missing there.
    pub fn error_at_end(&self, fault: impl Into<Error>) -> Error {
        let end = self.words.last().map_or(self.text.len(), |span| span.end);
        fault.into().at(&self.text, end..end)
    }
}

/// A word and the line it stands in.
#[derive(Clone, Copy, Debug)]
pub struct Word<'l> {
    line: &'l str,
    start: usize,
    end: usize,
}

/// The error at this place of a line; without a place as it is.
pub(crate) fn placed(place: Option<Word<'_>>, fault: impl Into<Error>) -> Error {
    match place {
        Some(word) => word.error(fault),
        None => fault.into(),
    }
}

impl<'l> Word<'l> {
    /// The letters of the word.
    pub fn text(self) -> &'l str {
        &self.line[self.start..self.end]
    }

    /// Where it stands in its line, in bytes.
    pub fn span(self) -> Range<usize> {
        self.start..self.end
    }

    /// The part of this word from byte `from` to byte `to`, as a word of its own.
    #[must_use]
    pub fn part(self, from: usize, to: usize) -> Self {
        Word { line: self.line, start: self.start + from, end: self.start + to }
    }

    /// Everything from this word to the end of `last`, a later word of the same line.
    #[must_use]
    pub fn up_to(self, last: Self) -> Self {
        Word { end: last.end, ..self }
    }

    /// Both sides of the first `separator`, as words.
    pub fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let at = self.text().find(separator)?;
        let right = at + separator.len_utf8();
        Some((self.part(0, at), self.part(right, self.end - self.start)))
    }

    /// The parts between `separator`s, as words.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let text = self.text();
        text.split(separator).map(move |part| {
            let from = part.as_ptr() as usize - text.as_ptr() as usize;
            self.part(from, from + part.len())
        })
    }

    /// An error about this word; the sentence gets it as `word`.
    pub fn error(self, fault: impl Into<Error>) -> Error {
        fault.into().at(self.line, self.span()).naming(self.text())
    }

    /// The error that this number is above `most`.
    pub fn too_large(self, most: u64) -> Error {
        self.error(NumberFault::TooLarge { most: most.to_string() })
    }

    /// The whole number from 0 to `most` that this word is.
    ///
    /// # Errors
    /// As [`Word::number`].
    pub fn number_up_to(self, most: u64) -> Result<u64, Error> {
        self.number().and_then(|number| match number {
            number if number > most => Err(self.too_large(most)),
            number => Ok(number),
        })
    }

    /// The whole number from 0 to 18446744073709551615 that this word is.
    ///
    /// # Errors
    /// `too-large`, `signed`, `fraction` or
    /// `not-a-number`, with this word as the place.
    pub fn number(self) -> Result<u64, Error> {
        let text = self.text();
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return text.parse().map_err(|_| self.too_large(u64::MAX));
        }
        let unsigned = text.trim_start_matches(['+', '-', '−']);
        let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        let pair = matches!(text.split_once([':', '\u{ff1a}']), Some((left, right))
            if digits(left) && digits(right));
        let other = NumberFault::NotANumber { form: if pair { "pair" } else { "other" } };
        let fault = match unsigned.split_once(['.', '/']) {
            _ if unsigned.is_empty() => other,
            Some((left, right)) if digits(left) && digits(right) => NumberFault::Fraction,
            None if digits(unsigned) => NumberFault::Signed,
            _ => other,
        };
        Err(self.error(fault))
    }
}
