//! HTML of tables: they scroll sideways by themselves, and a position in a cell does not wrap, because cells
//! are narrow on a phone. A long table is written out while it is parsed to save memory.

use pulldown_cmark::{Event, Tag, TagEnd};

use super::{Writer, scroller};
use crate::svg::picture::escape;

/// Largest number of piles of a position such as (3, 4, 5) that never wraps in a table cell.
const LONG: usize = 6;

/// Number of pending events at which a table is written out.
const WAITING: usize = 1024;

impl<'m> Writer<'m> {
    /// Writes an event that may belong to a table; header cells get `scope="col"`.
    pub(super) fn table_event(&mut self, event: Event<'m>) {
        match event {
            Event::Start(Tag::Table(_)) => {
                let label = escape(&self.scroll_table);
                self.html(format!("{}<table>\n", scroller("table", &label)));
            }
            Event::End(TagEnd::Table) => self.html("</tbody>\n</table>\n</div>\n"),
            Event::Start(Tag::TableHead) => {
                self.in_head = true;
                self.html("<thead>\n<tr>");
            }
            Event::End(TagEnd::TableHead) => {
                self.in_head = false;
                self.html("</tr>\n</thead>\n<tbody>\n");
            }
            Event::Start(Tag::TableRow) => {
                self.in_cell = true;
                self.html("<tr>");
            }
            Event::End(TagEnd::TableRow) => {
                self.in_cell = false;
                self.html("</tr>\n");
                // A table as events takes ten times the memory of its HTML.
                if self.events.len() >= WAITING {
                    self.flush();
                }
            }
            Event::Start(Tag::TableCell) if self.in_head => self.html("<th scope=\"col\">"),
            Event::End(TagEnd::TableCell) if self.in_head => self.html("</th>"),
            Event::Start(Tag::TableCell) => self.html("<td>"),
            Event::End(TagEnd::TableCell) => self.html("</td>"),
            Event::Text(text) if self.in_cell => {
                self.events.push(Event::Text(without_breaks(&text).into()));
            }
            event => self.events.push(event),
        }
    }
}

/// Replaces the spaces in positions such as (3, 4, 5) or 3 · 4 · 5 by no-break spaces. In brackets only the spaces
/// between the first `LONG` piles are replaced, so that a longer position can wrap.
fn without_breaks(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let (mut gaps, mut is_inside) = (0, false);
    while let Some(letter) = letters.next() {
        let last = whole.chars().last();
        let listed = is_inside && last == Some(',');
        let within = listed || last == Some('·') || letters.peek() == Some(&'·');
        let gap = letter == ' ' && within;
        gaps += usize::from(gap && listed);
        match letter {
            '(' => (gaps, is_inside) = (0, true),
            ')' => is_inside = false,
            _ => {}
        }
        whole.push(if gap && gaps < LONG { '\u{a0}' } else { letter });
    }
    whole
}
