//! Renders a [`Page`] for a terminal: wrapped, coloured text, figures as [`TextArt`], folded answers at the
//! end. Colour only repeats what the text says.

mod table;

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthStr;

use super::Screen;
use super::html::parse_inline;
use super::page::{Page, Part, Title};
use super::text_canvas::{TextArt, TextRole};
use super::{text_art, wrap};
use crate::i18n::{Catalogue, is_wide};
use carryless_args::error::Error;
use carryless_games::elide::SHOWN;
use carryless_games::figure::Figure;

/// Returns the page as terminal text that fits the screen.
pub fn page(page: &Page<'_>, words: &Catalogue, screen: Screen) -> Result<String, Error> {
    let mut writer = Writer { keep: page.list_limit(), ..Writer::new(words, screen) };
    if let Some(title) = page.title() {
        writer.headline(title)?;
    }
    for part in page.parts() {
        match part {
            Part::Text(text) => {
                for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
                    writer.event(event)?;
                }
            }
            Part::Figure(figure) => writer.figure(figure)?,
            Part::Board(_) => {}
        }
    }
    writer.finish()
}

/// Returns the terminal colour and font weight of texts with this role.
fn role_style(role: TextRole) -> Style {
    match role {
        TextRole::Odd => AnsiColor::Red.on_default().bold(),
        TextRole::Even => AnsiColor::Green.on_default(),
        TextRole::Quiet => Style::new().dimmed(),
        TextRole::Strong => Style::new().bold(),
    }
}

/// State of a Markdown list that is being written.
struct List {
    /// Number of the next item; `None` for bullets.
    number: Option<u64>,
    /// Whether the bullet or number of the current item is already written.
    begun: bool,
}

/// Turns the Markdown events of a page into terminal text.
struct Writer<'p> {
    words: &'p Catalogue,
    screen: Screen,
    /// Text written so far.
    out: String,
    /// Text of the paragraph, item or cell being collected.
    inline: String,
    /// Open lists, each inside an item of the previous one.
    lists: Vec<List>,
    in_quote: bool,
    in_code: bool,
    /// Rows of the table being collected, as cells; the first row has the titles.
    table: Vec<Vec<String>>,
    /// Number of steps written so far.
    step: u64,
    /// Text of the page before a folded answer, while `out` collects that answer; `None` outside an answer.
    unfolded: Option<String>,
    /// Folded answers, for the end of the page.
    answers: Vec<String>,
    /// Number of items to which a long list in a figure is shortened.
    keep: usize,
}

impl<'p> Writer<'p> {
    fn new(words: &'p Catalogue, screen: Screen) -> Self {
        Writer {
            words,
            screen,
            out: String::new(),
            inline: String::new(),
            lists: Vec::new(),
            in_quote: false,
            in_code: false,
            table: Vec::new(),
            step: 0,
            unfolded: None,
            answers: Vec::new(),
            keep: SHOWN,
        }
    }

    /// Processes one Markdown event of the page: opens or closes an element, or appends its text.
    fn event(&mut self, event: Event<'_>) -> Result<(), Error> {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag)?,
            Event::Text(text) if self.in_code => {
                for line in text.lines() {
                    self.out.push_str("  ");
                    self.out.push_str(line);
                    self.out.push('\n');
                }
            }
            Event::Text(text) => self.inline.push_str(&text),
            Event::Code(text) => self.inline.push_str(&text),
            Event::SoftBreak => self.soft_break(),
            Event::HardBreak => self.inline.push('\n'),
            Event::Html(html) if html.starts_with("<details") => self.open_fold(),
            Event::Html(html) if html.starts_with("</details") => self.close_fold()?,
            _ => {}
        }
        Ok(())
    }

    /// Adds a line break of the source: a space, except after a Chinese character.
    fn soft_break(&mut self) {
        if !self.inline.ends_with(is_wide) {
            self.inline.push(' ');
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Strong => self.open_style(Style::new().bold()),
            Tag::Emphasis => self.open_style(Style::new().italic()),
            Tag::List(first) => {
                self.flush_paragraph();
                self.lists.push(List { number: *first, begun: false });
            }
            Tag::Item => {
                if let Some(list) = self.lists.last_mut() {
                    list.begun = false;
                }
            }
            Tag::BlockQuote(_) => self.in_quote = true,
            Tag::CodeBlock(_) => self.in_code = true,
            Tag::TableRow | Tag::TableHead => self.table.push(Vec::new()),
            _ => {}
        }
    }

    /// Processes the end of a Markdown element: appends the text collected for it.
    fn end(&mut self, tag: TagEnd) -> Result<(), Error> {
        match tag {
            TagEnd::Strong | TagEnd::Emphasis => self.close_style(),
            TagEnd::Heading(level) => self.heading(level)?,
            TagEnd::Paragraph => self.flush_paragraph(),
            TagEnd::Item => self.flush_paragraph(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.out.push('\n');
                }
            }
            TagEnd::BlockQuote(_) => self.in_quote = false,
            TagEnd::CodeBlock => {
                self.in_code = false;
                self.out.push('\n');
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.inline);
                if let Some(row) = self.table.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.flush_table(),
            _ => {}
        }
        Ok(())
    }

    fn open_style(&mut self, style: Style) {
        if self.screen.colour {
            let _ = write!(self.inline, "{}", style.render());
        }
    }

    fn close_style(&mut self) {
        if self.screen.colour {
            let _ = write!(self.inline, "{}", anstyle::Reset.render());
        }
    }

    /// Returns the text in a style, if the screen has colours.
    fn styled(&self, style: Style, text: &str) -> String {
        match self.screen.colour {
            true => format!("{}{text}{}", style.render(), style.render_reset()),
            false => text.to_owned(),
        }
    }

    /// Appends `text` wrapped, the first line after the prefix `first`, the other lines after the prefix
    /// `rest`.
    fn wrap(&mut self, text: &str, first: &str, rest: &str) {
        // Fast path: most lines fit, and a text never has fewer bytes than columns.
        let columns = textwrap::core::display_width;
        let fits = first.len() + text.len() <= self.screen.width
            || columns(first) + columns(text) <= self.screen.width;
        if fits && !text.contains('\n') {
            let start = self.out.len();
            self.out.extend([first, text]);
            self.out.truncate(start + self.out[start..].trim_end().len());
            self.out.push('\n');
            return;
        }
        // Only text without spaces between words needs the Unicode line breaking algorithm.
        let spaced = !text.contains(is_wide);
        let options = match spaced {
            true => textwrap::Options::new(self.screen.width),
            false => wrap::options(self.screen.width),
        };
        let options = options
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .initial_indent(first)
            .subsequent_indent(rest)
            .break_words(false);
        for line in textwrap::wrap(text, options) {
            self.out.push_str(line.trim_end());
            self.out.push('\n');
        }
    }

    /// Appends the title of the page with the rules next to it.
    fn headline(&mut self, title: &Title) -> Result<(), Error> {
        let mut said = |text: &str| {
            for event in parse_inline(text) {
                self.event(event)?;
            }
            Ok::<_, Error>(std::mem::take(&mut self.inline))
        };
        let (name, rules) = (said(&title.name)?, said(&title.rules)?);
        self.first_line(&name, &rules);
        Ok(())
    }

    /// Appends the bold name of the page and its rules as the first line.
    fn first_line(&mut self, name: &str, rules: &str) {
        let line = format!("{}    {rules}", self.styled(Style::new().bold(), name));
        self.wrap(line.trim_end(), "", "    ");
        self.out.push('\n');
    }

    /// Appends the collected text as a heading; a heading of level 2 has the number of its step.
    fn heading(&mut self, level: HeadingLevel) -> Result<(), Error> {
        let text = std::mem::take(&mut self.inline);
        if level == HeadingLevel::H1 {
            self.first_line(&text, "");
            return Ok(());
        }
        let title = self.styled(Style::new().bold(), &text);
        if level == HeadingLevel::H2 {
            self.step += 1;
            let number = self.words.format_with("step-number", [("n", self.step)])?;
            let number = self.styled(Style::new().dimmed(), &number);
            let first = format!("{number}  ");
            let indent = " ".repeat(textwrap::core::display_width(&first));
            self.wrap(&title, &first, &indent);
        } else {
            self.wrap(&title, "", "");
        }
        self.out.push('\n');
        Ok(())
    }

    /// Appends the collected text as a paragraph, a quote or part of a list item.
    fn flush_paragraph(&mut self) {
        let text = std::mem::take(&mut self.inline);
        if text.is_empty() {
            return;
        }
        if !self.lists.is_empty() {
            return self.item(&text);
        }
        if self.in_quote {
            let bar = format!("{} ", self.styled(role_style(TextRole::Strong), "┃"));
            self.wrap(&text, &bar, &bar);
        } else {
            self.wrap(&text, "", "");
        }
        self.out.push('\n');
    }

    /// Appends a paragraph of a list item; the first one has the bullet or number.
    fn item(&mut self, text: &str) {
        let mut bullet = "  ".repeat(self.lists.len());
        if let Some(list) = self.lists.last_mut() {
            match (list.begun, &mut list.number) {
                (true, Some(_)) => bullet.push_str("   "),
                (true, None) => bullet.push_str("  "),
                (false, Some(number)) => {
                    bullet.push_str(&format!("{number}. "));
                    *number += 1;
                }
                (false, None) => bullet.push_str("• "),
            }
            list.begun = true;
        }
        let indent = " ".repeat(bullet.width());
        self.wrap(text, &bullet, &indent);
    }

    /// Appends a figure drawn with characters.
    fn figure(&mut self, figure: &Figure<'_>) -> Result<(), Error> {
        let drawn = text_art::draw(figure, self.words, (self.screen.width, self.keep))?;
        if !drawn.text().is_empty() {
            self.paint(&drawn);
            self.out.push('\n');
        }
        Ok(())
    }

    /// Appends a text drawing; if the screen has colours, its parts are coloured by their roles.
    fn paint(&mut self, picture: &TextArt) {
        if !self.screen.colour {
            self.out.push_str(picture.text());
            return;
        }
        let mut done = 0;
        for (role, span) in picture.marks() {
            self.out.push_str(&picture.text()[done..span.start]);
            let painted = self.styled(role_style(*role), &picture.text()[span.clone()]);
            self.out.push_str(&painted);
            done = span.end;
        }
        self.out.push_str(&picture.text()[done..]);
    }

    /// Starts to collect a folded answer.
    fn open_fold(&mut self) {
        self.unfolded = Some(std::mem::take(&mut self.out));
    }

    /// Ends a folded answer, and appends the mark of the answer to the page.
    fn close_fold(&mut self) -> Result<(), Error> {
        if let Some(mut page) = self.unfolded.take() {
            self.answers.push(std::mem::take(&mut self.out));
            let mark = self.answer_mark(self.answers.len())?;
            let mark = self.styled(Style::new().dimmed(), &mark);
            page.push_str(&format!("    {mark}\n\n"));
            self.out = page;
        }
        Ok(())
    }

    /// Returns the mark of folded answer `number` (1-based), printed at the question and at the answer.
    fn answer_mark(&self, number: usize) -> Result<String, Error> {
        self.words.format_with("answer-number", [("number", number as u64)])
    }

    /// Returns the whole text, with the folded answers at its end.
    fn finish(mut self) -> Result<String, Error> {
        if !self.answers.is_empty() {
            let title = self.words.text("answers")?;
            let title = self.styled(Style::new().bold(), &title);
            self.out.push_str(&format!("────\n{title}\n\n"));
            for (index, answer) in self.answers.iter().enumerate() {
                let mark = self.answer_mark(index + 1)?;
                self.out.push_str(&format!("{mark}\n{answer}"));
            }
        }
        self.out.truncate(self.out.trim_end().len());
        self.out.push('\n');
        Ok(self.out)
    }
}
