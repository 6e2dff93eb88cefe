//! The text of an exercise, written by its kind: paragraphs of words and pictures. In Markdown the
//! pictures are drawings in letters; in HTML they are SVG.

use std::fmt::Write;

use super::Then;
use super::exercise::Exercise;
use super::subject::Subject;
use crate::columns::Powers;
use crate::error::Error;
use crate::explanation::Figure;
use crate::position::Play;
use crate::render::{html, unicode};
use crate::wording::{Catalogue, Language, Values};

/// The words that exercises need.
///
/// # Errors
/// A [`Defect`](crate::error::Error::defect) when they are broken.
pub fn words(language: Language) -> Result<Catalogue, Error> {
    Catalogue::load(language, &["common", "figures", "exercises"])
}

/// A text being written.
#[derive(Debug)]
pub struct Page<'w, 'e> {
    words: &'w Catalogue,
    markdown: String,
    figures: Vec<Option<Figure<'e>>>,
}

impl<'w, 'e> Page<'w, 'e> {
    /// Adds the message `id` as a paragraph.
    ///
    /// # Errors
    /// A [`Defect`](crate::error::Error::defect) when the message or one of its values is
    /// missing.
    pub fn say(&mut self, id: &str, values: &Values<'_>) -> Result<(), Error> {
        let text = self.words.format(id, values)?;
        self.paragraph(&text);
        Ok(())
    }

    /// Adds the first paragraph of a question about piles: the message `exercise-TOPIC` with
    /// `piles`, `count`, `limit` (0 for none) and `play`.
    ///
    /// # Errors
    /// As [`Page::say`].
    pub fn about_piles(&mut self, exercise: &Exercise) -> Result<(), Error> {
        let Subject::Nim { rules, position } = &exercise.subject else {
            return Err(Error::defect(exercise.topic));
        };
        let mut values = Values::default();
        values.set_text("piles", self.row(&position.piles)?);
        values.set_number("count", position.piles.len() as u64);
        values.set_number("limit", rules.limit.unwrap_or(0));
        values.set_text("play", if rules.play == Play::Misere { "misere" } else { "normal" });
        self.say(&format!("exercise-{}", exercise.topic), &values)
    }

    /// Adds the items of a numbered list.
    pub fn list(&mut self, items: &[String]) {
        self.paragraph("");
        for (number, item) in items.iter().enumerate() {
            if number > 0 {
                self.markdown.push('\n');
            }
            let _ = write!(self.markdown, "{}. {item}", number + 1);
        }
    }

    /// Adds a picture.
    pub fn figure(&mut self, figure: Figure<'e>) {
        let number = self.figures.len();
        self.paragraph("");
        let _ = write!(self.markdown, "```text figure-{number}\n```");
        self.figures.push(Some(figure));
    }

    fn paragraph(&mut self, text: &str) {
        if !self.markdown.is_empty() {
            self.markdown.push_str("\n\n");
        }
        self.markdown.push_str(text);
    }

    /// The words of this page.
    pub fn words(&self) -> &'w Catalogue {
        self.words
    }

    /// Numbers as a sentence lists them on paper: "3, 4, 5", "3、4、5".
    ///
    /// # Errors
    /// A [`Defect`](crate::error::Error::defect) when the separator has no words.
    pub fn row(&self, numbers: &[u64]) -> Result<String, Error> {
        let comma = self.words.text("list-comma")?;
        let mut row = String::with_capacity(numbers.len() * 6);
        for (index, number) in numbers.iter().enumerate() {
            if index > 0 {
                row.push_str(&comma);
            }
            let _ = write!(row, "{number}");
        }
        Ok(row)
    }

    /// Sets what a number is the sum of: `count` weights, and `parts`, such as "8 + 2 + 1".
    pub(super) fn set_parts(values: &mut Values<'_>, number: u64) {
        let parts: Vec<String> = Powers(number).powers().map(|weight| weight.to_string()).collect();
        values.set_number("count", parts.len() as u64);
        values.set_text("parts", parts.join(" + "));
    }

    fn new(words: &'w Catalogue) -> Self {
        Page { words, markdown: String::with_capacity(256), figures: Vec::new() }
    }

    /// The page as Markdown that stands for itself, pictures in letters.
    fn letters(self) -> Result<String, Error> {
        let mut markdown = self.markdown;
        for (number, figure) in self.figures.iter().flatten().enumerate() {
            let picture = unicode::draw(figure, self.words)?;
            let drawn = format!("```text\n{}```", picture.text());
            markdown = markdown.replace(&format!("```text figure-{number}\n```"), &drawn);
        }
        Ok(markdown)
    }

    /// The page as a fragment of HTML, pictures as SVG.
    fn html(&self) -> Result<String, Error> {
        html::fragment(&self.markdown, &self.figures, self.words)
    }
}

impl Exercise {
    /// The question as Markdown that stands for itself, pictures in letters.
    ///
    /// ```
    /// use carryless::{exercises::{kind, page, wishes::Wishes}, wording::Language};
    /// let words = page::words(Language::of_code("en")?)?;
    /// let space = kind("columns").ok_or("no such kind")?.space(&Wishes::default())?;
    /// let exercise = space.draw(1).next().ok_or("empty")?;
    /// assert!(exercise.question(&words)?.contains("without carry"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A [`Defect`](crate::error::Error::defect) when a message is missing.
    pub fn question(&self, words: &Catalogue) -> Result<String, Error> {
        self.page(words)?.letters()
    }

    /// The question as a fragment of HTML, pictures as SVG.
    ///
    /// # Errors
    /// As [`Exercise::question`].
    pub fn question_html(&self, words: &Catalogue) -> Result<String, Error> {
        self.page(words)?.html()
    }

    /// The words of the question as a fragment of HTML, and its pictures as another: for a page
    /// that shows the words in two languages.
    ///
    /// # Errors
    /// As [`Exercise::question`].
    pub fn question_parts(&self, words: &Catalogue) -> Result<[String; 2], Error> {
        let page = self.page(words)?;
        let (mut text, mut pictures) = (page.markdown, String::new());
        for number in 0..page.figures.len() {
            let picture = format!("```text figure-{number}\n```");
            text = text.replace(&picture, "");
            pictures.push_str(&picture);
            pictures.push_str("\n\n");
        }
        let text = html::fragment(&text, &page.figures, words)?;
        Ok([text, html::fragment(&pictures, &page.figures, words)?])
    }

    /// What the key says in the words of the kind, as Markdown, and what follows there.
    ///
    /// # Errors
    /// As [`Exercise::question`].
    pub fn working(&self, words: &Catalogue) -> Result<(String, Then), Error> {
        let (page, then) = self.worked(words)?;
        Ok((page.letters()?, then))
    }

    /// The same as a fragment of HTML.
    ///
    /// # Errors
    /// As [`Exercise::question`].
    pub fn working_html(&self, words: &Catalogue) -> Result<(String, Then), Error> {
        let (page, then) = self.worked(words)?;
        Ok((page.html()?, then))
    }

    fn page<'w>(&self, words: &'w Catalogue) -> Result<Page<'w, '_>, Error> {
        let mut page = Page::new(words);
        self.kind()?.write(self, &mut page)?;
        Ok(page)
    }

    fn worked<'w>(&self, words: &'w Catalogue) -> Result<(Page<'w, '_>, Then), Error> {
        let mut page = Page::new(words);
        let then = self.kind()?.work(self, &mut page)?;
        Ok((page, then))
    }

    fn kind(&self) -> Result<&'static dyn super::Kind, Error> {
        super::kind(self.topic).ok_or_else(|| Error::defect(self.topic))
    }
}
