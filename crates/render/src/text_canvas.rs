//! Drawings made of characters: lines of text with roles for some parts. Markdown uses the plain text; the
//! terminal colours the roles. Colour must not carry information that the text lacks.

use std::ops::Range;

use unicode_width::UnicodeWidthStr;

/// Meaning of a part of a drawing, which determines its colour in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextRole {
    /// An odd count, or stones and digits about to change.
    Odd,
    /// An even count, or a right result.
    Even,
    /// Text of less interest: zeros, cancelled pairs.
    Quiet,
    /// Emphasized text.
    Strong,
}

/// A drawing made of characters, built by appending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextArt {
    text: String,
    /// Roles of byte ranges of the text, in order.
    marks: Vec<(TextRole, Range<usize>)>,
}

/// Returns the width of a text in character columns.
pub(super) fn column_width(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.width() }
}

/// Returns the power of two `weight` with a raised exponent, such as `2¹⁰` for 1024.
pub(super) fn power_of_two(weight: u64) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let place = weight.trailing_zeros() as usize;
    let tens = (place >= 10).then(|| RAISED[place / 10]);
    let digits: String = tens.into_iter().chain([RAISED[place % 10]]).collect();
    format!("2{digits}")
}

impl Default for TextArt {
    fn default() -> Self {
        TextArt { text: String::with_capacity(1000), marks: Vec::with_capacity(100) }
    }
}

impl TextArt {
    /// Returns the text; every line ends with a line feed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the parts with a role as byte ranges of the text, in order and without overlap.
    pub fn marks(&self) -> &[(TextRole, Range<usize>)] {
        &self.marks
    }

    /// Appends text without a role.
    pub fn put(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }

    /// Appends text with a role, which determines its colour in a terminal.
    pub fn mark(&mut self, role: TextRole, text: &str) -> &mut Self {
        let start = self.text.len();
        self.text.push_str(text);
        self.marks.push((role, start..self.text.len()));
        self
    }

    /// Appends text with an optional role, right-aligned in `width` character columns.
    pub fn put_right(&mut self, role: Option<TextRole>, text: &str, width: usize) -> &mut Self {
        self.pad(width.saturating_sub(column_width(text)));
        match role {
            Some(role) => self.mark(role, text),
            None => self.put(text),
        }
    }

    /// Appends text in brackets, with an optional role, right-aligned in `width` character columns including the
    /// brackets.
    pub fn put_boxed(&mut self, role: Option<TextRole>, text: &str, width: usize) -> &mut Self {
        self.pad(width.saturating_sub(column_width(text) + 2));
        let start = self.text.len();
        self.text.push('[');
        self.text.push_str(text);
        self.text.push(']');
        self.marks.extend(role.map(|role| (role, start..self.text.len())));
        self
    }

    /// Appends `count` spaces.
    pub fn pad(&mut self, count: usize) -> &mut Self {
        const BLANKS: &str = "                                                                ";
        let mut left = count;
        while left > 0 {
            let now = left.min(BLANKS.len());
            self.text.push_str(&BLANKS[..now]);
            left -= now;
        }
        self
    }

    /// Returns the width of the current line so far, in character columns.
    pub fn column(&self) -> usize {
        let start = memchr::memrchr(b'\n', self.text.as_bytes()).map_or(0, |end| end + 1);
        column_width(&self.text[start..])
    }

    /// Removes the last line end, so that the line can be continued.
    pub fn reopen_line(&mut self) -> &mut Self {
        if self.text.ends_with('\n') {
            self.text.pop();
        }
        self
    }

    /// Ends the line; spaces at its end are dropped.
    pub fn end_line(&mut self) -> &mut Self {
        let kept = self.text.trim_end_matches(' ').len();
        self.text.truncate(kept);
        while let Some((_, span)) = self.marks.last_mut().filter(|(_, span)| span.end > kept) {
            span.end = kept;
            if span.start >= kept {
                self.marks.pop();
            }
        }
        self.text.push('\n');
        self
    }
}
