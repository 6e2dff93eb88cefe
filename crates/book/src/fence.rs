//! Finds the commands in the Markdown of a chapter: each fenced code block of the language `carryless`, with
//! its lines and their numbers. A block in a list or a quotation is replaced line by line, with the prefix of
//! the container before every line.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::FENCE;

/// Replacement for a block without an answer: a comment, which is invisible but keeps the text above and
/// below apart.
const NOTHING: &str = "<!-- -->";

/// A fenced code block with commands.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fence {
    /// Byte range of the block in the chapter, without `prefix` at its beginning.
    pub(super) range: Range<usize>,
    /// Commands with their line numbers, 1-based; empty lines and comments (`#`) are left out.
    pub(super) lines: Vec<(usize, String)>,
    /// Level of the heading above the block, from 1 to 6; 1 without a heading.
    pub(super) depth: u8,
    /// Text before each line of the block after the first, such as `> ` in a quotation or spaces in a list
    /// item; empty outside of these.
    prefix: String,
}

impl Fence {
    /// Returns the block with a range that excludes a final line break. Only a block at the end of its list
    /// item or quotation has one; the text after the block must begin on a new line.
    fn without_final_newline(mut self, markdown: &str) -> Self {
        let text = markdown[self.range.clone()].trim_end_matches(['\n', '\r']);
        self.range.end = self.range.start + text.len();
        self
    }

    /// Returns the text that replaces the block in `chapter`: the lines of `answer` (HTML or Markdown), then
    /// an empty line. Every line but the first begins with the prefix of the list item or quotation that
    /// contains the block. An empty `answer` becomes a comment.
    pub(super) fn in_container(&self, answer: &str, chapter: &str) -> String {
        let answer = if answer.is_empty() { NOTHING } else { answer };
        let mut lines: Vec<&str> = answer.lines().collect();
        // HTML is a separate block, but Markdown could merge with the text above or below.
        if !answer.starts_with('<') {
            if self.could_merge_above(chapter) {
                lines.insert(0, "");
            }
            if ends_with_list(answer) && self.could_merge_below(chapter) {
                lines.extend(["", NOTHING]);
            }
        }
        let mut text = String::with_capacity(answer.len() + answer.len() / 8);
        for (index, line) in lines.into_iter().enumerate() {
            if index > 0 {
                let empty = line.is_empty();
                text.push_str(if empty { self.prefix.trim_end() } else { &self.prefix });
            }
            text.push_str(line);
            text.push('\n');
        }
        text.push_str(self.prefix.trim_end());
        text
    }

    /// Whether Markdown in place of the block could merge with the text above: the line above has text, and
    /// the block is not at the beginning of a list item.
    fn could_merge_above(&self, chapter: &str) -> bool {
        let line = line_start(chapter, self.range.start);
        let above = chapter[..line].lines().next_back();
        let own = &chapter[line..self.range.start];
        above.is_some_and(|above| !is_blank(above)) && is_blank(own)
    }

    /// Whether the text below the block could continue a list at the end of the answer: it is a list item or
    /// indented.
    fn could_merge_below(&self, chapter: &str) -> bool {
        let below = chapter[self.range.end..].lines().find(|line| !is_blank(line));
        let inside = below.and_then(|line| {
            let bare = line.strip_prefix(&*self.prefix);
            bare.or_else(|| line.strip_prefix(self.prefix.trim_end()))
        });
        let is_more = |letter: char| " \t-+*".contains(letter) || letter.is_ascii_digit();
        inside.is_some_and(|line| line.starts_with(is_more))
    }
}

/// Whether a line contains only white space and marks of a quotation (`>`).
fn is_blank(line: &str) -> bool {
    line.trim_matches(['>', ' ', '\t', '\r']).is_empty()
}

/// Whether the Markdown `answer` ends with a list.
fn ends_with_list(answer: &str) -> bool {
    matches!(Parser::new(answer).last(), Some(Event::End(TagEnd::List(_))))
}

/// Returns the code blocks with commands in a chapter, in order.
pub(super) fn find_fences(markdown: &str) -> Vec<Fence> {
    let mut fences = Vec::new();
    let mut open: Option<Fence> = None;
    let mut depth = 1;
    // The same extensions as in mdBook, so that blocks are the same.
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_DEFINITION_LIST;
    for (event, place) in Parser::new_ext(markdown, options).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => depth = level as u8,
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if is_ours(&info) => {
                let prefix = container_prefix(markdown, place.start);
                open = Some(Fence { range: place, lines: Vec::new(), depth, prefix });
            }
            Event::Text(text) => {
                if let Some(fence) = &mut open {
                    let first = line_number(markdown, place.start);
                    fence.lines.extend(numbered_commands(&text, first));
                }
            }
            Event::End(TagEnd::CodeBlock) => {
                fences.extend(open.take().map(|fence| fence.without_final_newline(markdown)))
            }
            _ => {}
        }
    }
    fences
}

/// Whether the info string of a code block names the language `carryless`.
fn is_ours(info: &str) -> bool {
    info.split([' ', '\t', ',']).next() == Some(FENCE)
}

/// Returns the text with which each line after the first begins in the list item or quotation that contains
/// byte `start`: the text before `start` on its line, where `>` and tabs stay and other characters become
/// spaces.
fn container_prefix(markdown: &str, start: usize) -> String {
    let line = line_start(markdown, start);
    let blank = |letter| if matches!(letter, '>' | '\t') { letter } else { ' ' };
    markdown[line..start].chars().map(blank).collect()
}

/// Returns the byte offset of the beginning of the line that contains byte `at`.
fn line_start(markdown: &str, at: usize) -> usize {
    markdown[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// Returns the number (1-based) of the line that contains byte `at`.
fn line_number(markdown: &str, at: usize) -> usize {
    markdown[..at].matches('\n').count() + 1
}

/// Iterates over the commands in the text of a block, each with its 1-based line number, without empty lines
/// and comments (`#`). `first` is the number of the first line of the text.
fn numbered_commands(text: &str, first: usize) -> impl Iterator<Item = (usize, String)> {
    let numbered = text.lines().enumerate();
    let trimmed = numbered.map(move |(index, line)| (first + index, line.trim().to_owned()));
    trimmed.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
