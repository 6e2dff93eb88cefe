//! Sheets as Markdown that reads well as it stands: a numbered list, pictures in letters; the key in
//! the same way. In: a sheet. Out: text for people, for git, and for a lesson.

use super::scribe::{Scribe, Voice, name_of};
use super::sheet::{Item, Sheet};
use super::spec::Spec;
use crate::asked::Asked;
use crate::asked::file::SpecFileFault;
use crate::error::Error;
use crate::wording::{Language, Values};

impl Scribe {
    /// The pupil's sheet.
    pub(crate) fn sheet_markdown(&self, sheet: &Sheet) -> Result<String, Error> {
        let title = self.titles()?.join(" · ");
        let mut text = format!("# {}\n\n{}\n\n", plain(&title), self.identity(sheet)?);
        text.push_str(&self.questions(sheet)?);
        Ok(text)
    }

    /// The worked key of a sheet.
    pub(crate) fn key_markdown(&self, sheet: &Sheet) -> Result<String, Error> {
        self.key_text(sheet, |number, topic| format!("{number}. {topic}"))
    }

    /// The worked key for a terminal, which numbers the exercises itself.
    pub(crate) fn key_for_terminal(&self, sheet: &Sheet) -> Result<String, Error> {
        self.key_text(sheet, |_, topic| topic.to_owned())
    }

    /// The worked key; `heading` makes the heading of an exercise from its number and topic.
    fn key_text(
        &self,
        sheet: &Sheet,
        heading: impl Fn(u64, &str) -> String,
    ) -> Result<String, Error> {
        let title = self.titles()?.join(" · ");
        let key = self.label("worksheet-key")?;
        let mut text = format!("# {key} · {}\n\n{}\n", plain(&title), self.identity(sheet)?);
        for item in &sheet.items {
            let topic = self.both(&format!("exercise-topic-{}", item.exercise.topic))?.join(" · ");
            text.push_str(&format!("\n## {}", heading(item.number, &topic)));
            for voice in self.voices() {
                text.push_str(&format!("\n\n{}", solution(voice, item)?));
            }
        }
        Ok(text)
    }

    fn questions(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut text = String::new();
        for item in &sheet.items {
            let question = self.question(item)?;
            let mark = format!("{}. ", item.number);
            text.push_str(&mark);
            text.push_str(&indented(&question, mark.len()));
            text.push_str("\n\n");
        }
        Ok(text.trim_end().to_owned() + "\n")
    }

    /// The question in each language, with its points.
    pub(super) fn question(&self, item: &Item) -> Result<String, Error> {
        let mut question = self.text(item)?;
        if let Some(points) = item.points {
            let mut values = Values::default();
            values.set_number("points", points);
            let points = self.both_with("worksheet-points", &values)?.join(" ");
            question.push_str(&format!("\n\n({points})"));
        }
        Ok(question)
    }

    pub(super) fn text(&self, item: &Item) -> Result<String, Error> {
        let questions = self.voices().iter().map(|voice| item.exercise.question(voice.writer()));
        Ok(questions.collect::<Result<Vec<_>, _>>()?.join("\n\n"))
    }

    fn identity(&self, sheet: &Sheet) -> Result<String, Error> {
        let code = format!("{} `{}`", self.label("worksheet-code")?, sheet.code);
        let name = name_of(sheet);
        let name = match name.is_empty() {
            true => format!("{} ______", self.label("worksheet-name")?),
            false => format!("{} {}", self.label("worksheet-name")?, plain(&name)),
        };
        Ok(format!("{name} · {code}"))
    }
}

/// The answer in short, and the worked solution; what are headings there are bold lines here.
fn solution(voice: &Voice, item: &Item) -> Result<String, Error> {
    let right = voice.short(item)?;
    let worked = voice.key_markdown(item)?;
    let mut text = String::new();
    if !right.is_empty() {
        let answer = voice.words().text("worksheet-answer")?;
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
    Ok(text.trim_end().to_owned() + "\n")
}

/// The text with every line but the first moved to the right.
fn indented(text: &str, by: usize) -> String {
    let mut lines = text.trim_end().lines();
    let mut indented = lines.next().unwrap_or_default().to_owned();
    for line in lines {
        indented.push('\n');
        if !line.is_empty() {
            indented.push_str(&" ".repeat(by));
            indented.push_str(line);
        }
    }
    indented
}

/// What people wrote, so that Markdown shows it as it is.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii_punctuation() && !",.:;?!'-/()".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}

/// The exercises that a line asks for, and their key folded away: a sheet inside a lesson. Without a
/// seed it is always the same one.
/// Errors: what [`Spec::read`] and [`Sheet::of`] refuse, and a word that belongs to no option.
pub(crate) fn markdown_of(asked: &Asked<'_>, language: Language) -> Result<String, Error> {
    if let Some(word) = asked.peek() {
        return Err(word.error(SpecFileFault::StrayWord));
    }
    let spec = Spec::read(asked, language)?;
    let sheet = Sheet::single(&spec, 1)?;
    let scribe = Scribe::new(spec.look)?;
    let mut text = scribe.questions(&sheet)?;
    let key = scribe.label("worksheet-key")?;
    text.push_str(&format!("\n<details><summary>{key}</summary>\n"));
    for item in &sheet.items {
        for voice in scribe.voices() {
            let number = item.number;
            text.push_str(&format!("\n{number}. {}\n", indented(&solution(voice, item)?, 3)));
        }
    }
    text.push_str("\n</details>\n");
    Ok(text)
}
