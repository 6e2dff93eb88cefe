//! Sheets and keys as Markdown for files, terminals and lessons of the book. It is readable unrendered: a
//! numbered list, with pictures as text art.

use serde::Serialize;
use tera::Context;

use super::renderer::{SheetLanguage, SheetWriter};
use super::sheet::{Item, Sheet};
use super::spec::{PageStyle, Spec};
use carryless_args::Args;
use carryless_args::error::Error;
use carryless_args::spec_file::SpecFileFault;
use carryless_render::i18n::Language;

/// An exercise as the templates print it.
#[derive(Serialize)]
struct ItemText {
    /// Number of the exercise with a period and a space, like `12. `.
    mark: String,
    topic: String,
    question: String,
    /// Worked solution in each language; empty on a sheet without key.
    solutions: Vec<String>,
}

impl SheetWriter {
    /// Returns the exercises of a sheet as Markdown, without solutions.
    pub fn sheet_markdown(&self, sheet: &Sheet) -> Result<String, Error> {
        self.render("sheet.md", &self.list_context(sheet, false)?)
    }

    /// Returns the worked key of a sheet as Markdown. If `numbered`, the numbers of the exercises are part of
    /// the text; otherwise they are left out, for a terminal that adds them.
    pub fn key_markdown(&self, sheet: &Sheet, numbered: bool) -> Result<String, Error> {
        let mut context = self.list_context(sheet, true)?;
        context.insert("numbered", &numbered);
        context.insert("meanings", &self.meanings(sheet)?);
        self.render("key.md", &context)
    }

    /// Returns the exercises of a sheet as Markdown, followed by a key that is folded until the reader opens
    /// it.
    fn markdown_with_folded_key(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut context = self.list_context(sheet, true)?;
        context.insert("folded", &true);
        self.render("sheet.md", &context)
    }

    /// Returns the template variables for the exercises of a sheet, with the solutions if `solved`.
    fn list_context(&self, sheet: &Sheet, solved: bool) -> Result<Context, Error> {
        let items = sheet.items.iter().map(|item| {
            let languages = self.languages.iter().filter(|_| solved);
            Ok(ItemText {
                mark: format!("{}. ", item.number),
                topic: self
                    .in_each_language(&format!("exercise-topic-{}", item.exercise.topic))?
                    .join(" · "),
                question: self.question(item)?,
                solutions: languages
                    .map(|language| solution(language, item))
                    .collect::<Result<_, _>>()?,
            })
        });
        let mut context = self.sheet_context(sheet)?;
        context.insert("items", &items.collect::<Result<Vec<_>, Error>>()?);
        for name in ["name", "key"] {
            context.insert(name, &self.label(&format!("worksheet-{name}"))?);
        }
        Ok(context)
    }

    /// Returns the question in each language of the sheet, followed by its maximum points in brackets.
    fn question(&self, item: &Item) -> Result<String, Error> {
        let question = self.text(item)?;
        Ok(match self.points(item)? {
            Some(points) => format!("{question}\n\n({})", points.replace('\n', " ")),
            None => question,
        })
    }

    /// Returns the question in each language of the sheet, separated by blank lines, without points.
    pub(super) fn text(&self, item: &Item) -> Result<String, Error> {
        let questions =
            self.languages.iter().map(|language| item.exercise.question(&language.questions));
        Ok(questions.collect::<Result<Vec<_>, _>>()?.join("\n\n"))
    }
}

/// Returns the short answer and the worked solution as Markdown, in which headings become bold lines.
fn solution(language: &SheetLanguage, item: &Item) -> Result<String, Error> {
    let right = language.short_answer(item)?;
    let worked = language.key_markdown(item)?;
    let mut text = String::new();
    if !right.is_empty() {
        let answer = language.words().text("worksheet-answer")?;
        text.push_str(&format!("**{answer}** {right}\n\n"));
    }
    let mut in_code = false;
    for line in worked.lines() {
        in_code ^= line.starts_with("```");
        match line.strip_prefix('#').filter(|_| !in_code) {
            Some(title) => text.push_str(&format!("**{}**", title.trim_matches(['#', ' ']))),
            None => text.push_str(line),
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    Ok(text)
}

/// Returns, as Markdown for a lesson of the book, the exercises that a command line describes, followed by a
/// folded key. Without `--seed` the sheet is always the same. Returns the errors of [`Spec`] and [`Sheet`],
/// and an error for a positional token.
pub fn markdown_of(args: &Args<'_>, language: Language) -> Result<String, Error> {
    let (sheet, look) = sheet_of(args, language)?;
    SheetWriter::new(look)?.markdown_with_folded_key(&sheet)
}

/// Returns the sheet that a command line describes, and its page style. Returns the errors of [`Spec`] and
/// [`Sheet`], and an error for a positional token.
pub(super) fn sheet_of(args: &Args<'_>, language: Language) -> Result<(Sheet, PageStyle), Error> {
    if let Some(word) = args.peek() {
        return Err(SpecFileFault::stray_word(word));
    }
    let spec = Spec::read(args, language)?;
    let sheet = Sheet::from_spec(&spec, 1)?;
    Ok((sheet, spec.look))
}
