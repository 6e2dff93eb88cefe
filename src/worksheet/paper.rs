//! Sheets as pages to print: the pupil's pages, and the key on pages of its own. In: sheets. Out:
//! HTML in pieces (head, a piece for each sheet, tail), so that a file of many sheets never has to
//! be held whole. What comes from people is escaped by the templates; what the renderers made is
//! HTML already.

use serde::Serialize;
use tera::Context;

use super::answer;
use super::qr;
use super::sheet::{Details, Item, Sheet};
use super::spec::Paper;
use super::writer::{Room, SheetWriter, name_of};
use crate::error::Error;
use crate::exercises::Blank;
use crate::exercises::task::Task;
use crate::render::key;
use crate::wording::Values;

/// The stylesheet of sheets; that of figures goes before it.
const STYLE: &str = include_str!("../../templates/worksheet/paper.css");

/// How the sheets of one file each count their own pages.
const SCRIPT: &str = include_str!("../../templates/worksheet/pages.js");

/// The lines for an answer in sentences, when nobody said how many.
const LINES: u64 = 5;

/// Something in one of the languages of a sheet.
#[derive(Serialize)]
struct InLanguage {
    lang: &'static str,
    html: String,
}

#[derive(Serialize)]
struct PrintedExercise {
    number: u64,
    points: Option<String>,
    /// What the section is about, where one begins.
    heading: Option<String>,
    sides: Vec<InLanguage>,
    /// What there is to see, or to write in.
    picture: Option<String>,
    fields: Vec<Field>,
    room: &'static str,
    lines: u64,
}

#[derive(Serialize)]
struct Field {
    label: String,
    /// Whether it needs a line of its own: there may be several moves to write.
    whole: bool,
}

#[derive(Serialize)]
struct Solution {
    number: u64,
    points: Option<String>,
    /// The picture that explains most, in the first language.
    picture: Option<String>,
    sides: Vec<Solved>,
}

#[derive(Serialize)]
struct Solved {
    lang: &'static str,
    right: String,
    worked: String,
}

impl SheetWriter {
    /// The beginning of a file: style, title, and what a browser wants to know.
    pub(crate) fn head(&self, title: &str) -> Result<String, Error> {
        let mut context = self.context();
        let paper = match self.look.paper {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        };
        context.insert("title", title);
        context.insert("style", &format!("{}\n{STYLE}", key::style()));
        context.insert("script", SCRIPT);
        context.insert("paper", paper);
        context.insert("large", &self.look.large_print);
        self.render("head.html", &context)
    }

    /// The end of a file.
    pub(crate) fn tail(&self) -> Result<String, Error> {
        self.render("tail.html", &self.context())
    }

    /// The pupil's pages.
    pub(crate) fn sheet(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut context = self.sheet_context(sheet)?;
        let tasks = sheet.items.iter().map(|item| self.task(sheet, item));
        context.insert("tasks", &tasks.collect::<Result<Vec<_>, _>>()?);
        context.insert("qr", &qr::svg(&sheet.code)?);
        let Details { class, student, group } = &sheet.details;
        for (name, said) in [("own_class", class), ("own_student", student), ("own_group", group)] {
            context.insert(name, said);
        }
        for name in ["name", "class", "date", "score", "student", "group"] {
            context.insert(name, &self.label(&format!("worksheet-{name}"))?);
        }
        self.render("sheet.html", &context)
    }

    pub(crate) fn key(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut context = self.sheet_context(sheet)?;
        let solutions = sheet.items.iter().map(|item| self.solution(item));
        context.insert("solutions", &solutions.collect::<Result<Vec<_>, _>>()?);
        context.insert("key", &self.label("worksheet-key")?);
        context.insert("answer", &self.label("worksheet-answer")?);
        self.render("key.html", &context)
    }

    pub(super) fn context(&self) -> Context {
        let mut context = Context::new();
        let lang = self.languages.first().map_or("en", |language| language.code());
        context.insert("lang", lang);
        context.insert("both", &(self.languages.len() > 1));
        context
    }

    pub(super) fn sheet_context(&self, sheet: &Sheet) -> Result<Context, Error> {
        let mut context = self.context();
        context.insert("titles", &self.titles()?);
        context.insert("school", &self.look.school);
        context.insert("pupil", &name_of(sheet));
        context.insert("version", &self.version(sheet)?);
        context.insert("code", &sheet.code);
        context.insert("index", &sheet.sheet_code.index);
        context.insert("total", &sheet.total().map(|total| total.to_string()));
        context.insert("code_label", &self.label("worksheet-code")?);
        Ok(context)
    }

    /// Which version a sheet is, in words; empty when everybody has exercises of their own.
    pub(super) fn version(&self, sheet: &Sheet) -> Result<String, Error> {
        let Some(letter) = sheet.version_mark() else { return Ok(String::new()) };
        let mut values = Values::default();
        values.set_text("letter", letter);
        self.both_with("worksheet-version", &values).map(|texts| texts.join(" "))
    }

    fn task(&self, sheet: &Sheet, item: &Item) -> Result<PrintedExercise, Error> {
        let exercise = &item.exercise;
        let mut sides = Vec::new();
        // One picture is enough for two languages.
        let mut picture = None;
        for language in &self.languages {
            let question = language.question(item)?;
            sides.push(InLanguage { lang: language.code(), html: question.text });
            picture = picture.or(question.picture);
        }
        // The boxes of a grid, and the gaps of a solution, are the places to write in.
        let has_gaps = matches!(exercise.task, Task::Grid { .. } | Task::Walk { .. });
        let mut fields = Vec::new();
        for ask in &exercise.answer.asks {
            if ask.blank == Blank::Open || has_gaps {
                continue;
            }
            let languages = self.languages.iter();
            let labels = languages.map(|language| answer::label(exercise, ask, language.words()));
            let mut labels = labels.collect::<Result<Vec<_>, _>>()?;
            labels.retain(|label| !label.is_empty());
            labels.dedup();
            let label = match labels.is_empty() {
                true => self.label("worksheet-answer")?,
                false => labels.join(" / "),
            };
            fields.push(Field { label, whole: matches!(ask.blank, Blank::Moves(_)) });
        }
        let pictured = picture.is_some() || has_gaps;
        let room = if pictured { Room::Short } else { Room::of(&exercise.answer.asks) };
        let own_lines = if room == Room::Lines { LINES } else { 0 };
        Ok(PrintedExercise {
            number: item.number,
            points: self.points(item)?,
            heading: self.heading(sheet, item)?,
            sides,
            picture,
            fields,
            room: room.class(),
            lines: self.look.space.unwrap_or(own_lines),
        })
    }

    /// The heading of a section, over its first exercise: on sheets with sections that somebody
    /// has named.
    fn heading(&self, sheet: &Sheet, item: &Item) -> Result<Option<String>, Error> {
        let sections = &sheet.sheet_code.content.sections;
        let begins = sheet.items.iter().find(|other| other.section == item.section);
        let first = begins.is_some_and(|other| other.number == item.number);
        if !first || sections.len() < 2 || sections.iter().all(|section| section.count < 3) {
            return Ok(None);
        }
        let titles = self.both(&format!("exercise-topic-{}", item.exercise.topic))?;
        Ok(Some(titles.join(" · ")))
    }

    fn solution(&self, item: &Item) -> Result<Solution, Error> {
        let (mut sides, mut picture) = (Vec::new(), None);
        for language in &self.languages {
            let worked = language.worked(item, 1)?;
            picture = picture.or(worked.picture);
            let right = language.short(item)?;
            sides.push(Solved { lang: language.code(), right, worked: worked.text });
        }
        Ok(Solution { number: item.number, points: self.points(item)?, picture, sides })
    }

    /// The points of an exercise, in words: a line for each language.
    pub(super) fn points(&self, item: &Item) -> Result<Option<String>, Error> {
        let Some(points) = item.points else { return Ok(None) };
        let mut values = Values::default();
        values.set_number("points", points);
        self.both_with("worksheet-points", &values).map(|texts| Some(texts.join("\n")))
    }
}
