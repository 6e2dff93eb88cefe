//! Sheets as pages to print: the pupil's pages, and the key on pages of its own. In: sheets. Out:
//! HTML in pieces (head, a piece for each sheet, tail), so that a file of many sheets never has to
//! be held whole. What comes from people is escaped by the templates; what the renderers made is
//! HTML already.

use serde::Serialize;
use tera::Context;

use super::place::Field;
use super::qr;
use super::section::{Head, InLanguage};
use super::sheet::{Details, Item, Sheet};
use super::spec::Paper;
use super::tier::Tier;
use super::writer::{Room, SheetWriter, name_of};
use crate::error::Error;
use crate::exercises::Exercise;
use crate::exercises::task::Task;
use crate::figure::{BlankGrid, Figure};
use crate::render::key;
use crate::wording::Values;

/// The stylesheet of sheets; that of figures goes before it.
const STYLE: &str = include_str!("../../templates/worksheet/paper.css");

/// How the sheets of one file each count their own pages.
const SCRIPT: &str = include_str!("../../templates/worksheet/pages.js");

/// The script of a page of sheets, as it stands in its element: what a policy takes the hash of.
#[cfg(feature = "cli")]
pub(crate) fn script() -> String {
    ["\n", SCRIPT].concat()
}

/// The lines for an answer in sentences, when nobody said how many.
const LINES: u64 = 5;

/// How many letters a question has, at most, that takes half the width of a page.
const SHORT: usize = 60;

/// How many columns its squares have there, at most.
const FEW: usize = 4;

#[derive(Serialize)]
struct PrintedExercise {
    number: u64,
    points: Option<String>,
    /// What the section is about, where one begins, and what is asked in it.
    heading: Option<String>,
    said: Vec<InLanguage>,
    /// A solved exercise before the first of a topic.
    example: Option<Example>,
    sides: Vec<InLanguage>,
    /// What there is to see, or to write in.
    picture: Option<String>,
    fields: Vec<Field>,
    room: &'static str,
    lines: u64,
    /// Whether it is so short that another can stand beside it.
    #[serde(skip)]
    is_half: bool,
    /// On which side another stands beside it; empty where none does.
    beside: &'static str,
}

#[derive(Serialize)]
struct Example {
    sides: Vec<InLanguage>,
    solution: Solution,
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
        let [kind, size] = self.look.paper.style();
        context.insert("title", title);
        context.insert("style", &format!("{}\n{STYLE}", key::style()));
        context.insert("script", SCRIPT);
        context.insert("paper", kind);
        context.insert("size", size);
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
        let mut heads = self.heads(sheet)?;
        context.insert("table", &self.points_table(&heads)?);
        let mut tasks = Vec::new();
        for item in &sheet.items {
            let head = heads.iter_mut().find(|head| head.section == item.section);
            let before = tasks.len().checked_sub(1).and_then(|at| sheet.items.get(at));
            let opens = before.is_none_or(|before| before.section != item.section);
            let short = head.as_ref().is_some_and(|head| head.is_short);
            let helped = sheet.tier == Some(Tier::Support);
            let mut task = self.task(item, head, helped)?;
            if opens && (self.look.example || helped) {
                task.example = self.example(sheet, item.section, short)?;
            }
            tasks.push(task);
        }
        set_abreast(&mut tasks);
        context.insert("tasks", &tasks);
        context.insert("qr", &qr::svg(&sheet.code)?);
        let Details { class, student, group } = &sheet.details;
        // Where the group says which version a pupil has, it is nobody else's business.
        let nothing = String::new();
        let group = if sheet.tier.is_some() { &nothing } else { group };
        for (name, said) in [("own_class", class), ("own_student", student), ("own_group", group)] {
            context.insert(name, said);
        }
        context.insert("seal", &self.look.seal);
        for name in [
            "name",
            "class",
            "date",
            "score",
            "student",
            "group",
            "school-name",
            "seal-line",
            "answer",
            "example",
        ] {
            let place = name.replace('-', "_");
            context.insert(place, &self.label(&format!("worksheet-{name}"))?);
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
        context.insert("tier", &self.tier(sheet.tier)?);
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

    /// Which of three versions a sheet is, in words; empty where there is but one.
    pub(super) fn tier(&self, tier: Option<Tier>) -> Result<String, Error> {
        let label = tier.map(|tier| self.label(&format!("worksheet-tier-{}", tier.tag())));
        label.unwrap_or_else(|| Ok(String::new()))
    }

    /// An exercise as it is printed; who is `helped` has squares to work in everywhere.
    fn task(
        &self,
        item: &Item,
        head: Option<&mut Head>,
        helped: bool,
    ) -> Result<PrintedExercise, Error> {
        let exercise = &item.exercise;
        let in_section = head.is_some();
        let (mut sides, mut said, mut heading, mut short) = (Vec::new(), Vec::new(), None, false);
        if let Some(head) = head {
            short = head.is_short;
            if head.first == item.number {
                heading = Some(head.heading.clone());
                said = std::mem::take(&mut head.said);
            }
        }
        // One picture is enough for two languages.
        let mut picture = None;
        for language in &self.languages {
            let question = language.question(item, short)?;
            sides.push(InLanguage { lang: language.code(), html: question.text });
            picture = picture.or(question.picture);
        }
        // The boxes of a grid, and the gaps of a solution, are the places to write in.
        let has_gaps = matches!(exercise.task, Task::Grid { .. } | Task::Walk { .. });
        let pictured = picture.is_some() || has_gaps;
        let room = match Room::of(&exercise.answer.asks) {
            _ if pictured => Room::Short,
            Room::Lines => Room::Lines,
            _ if helped => Room::Squared,
            room => room,
        };
        let own_lines = if room == Room::Lines { LINES } else { 0 };
        let fields = self.fields(exercise)?;
        let lines = self.look.space.unwrap_or(own_lines);
        let is_brief = room == Room::Short
            && lines == 0
            && sides.iter().all(|side| side.html.chars().count() < SHORT)
            && fields.iter().all(Field::is_short);
        let is_half = is_brief && in_section && self.fits_half(exercise, short);
        Ok(PrintedExercise {
            number: item.number,
            points: if in_section { None } else { self.points(item)? },
            heading,
            said,
            example: None,
            sides,
            picture,
            fields,
            room: room.class(),
            lines,
            is_half,
            beside: "",
        })
    }

    /// Whether half the width of a page is enough, squares and all. Of two languages each needs the
    /// whole, and so do large letters; large paper has columns of its own.
    fn fits_half(&self, exercise: &Exercise, short: bool) -> bool {
        let look = &self.look;
        let is_page = matches!(look.paper, Paper::A4 | Paper::Letter) && !look.seal;
        let is_brief = match exercise.task {
            Task::Plain => short,
            Task::ToBinary | Task::FromBinary => true,
            _ => false,
        };
        let few = |grid: &BlankGrid| grid.width <= FEW;
        let fits = matches!(exercise.blanks(), Some(Figure::Blanks { grid, .. }) if few(&grid));
        is_page && is_brief && fits && self.languages.len() == 1 && !look.large_print
    }

    /// The solved exercise of a section.
    fn example(
        &self,
        sheet: &Sheet,
        section: usize,
        short: bool,
    ) -> Result<Option<Example>, Error> {
        let Some(item) = sheet.example(section)? else { return Ok(None) };
        let sides = self.languages.iter().map(|language| {
            let html = language.question(&item, short)?.text;
            Ok(InLanguage { lang: language.code(), html })
        });
        let sides = sides.collect::<Result<Vec<_>, Error>>()?;
        Ok(Some(Example { sides, solution: self.solution(&item)? }))
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

/// Short exercises of a section stand abreast, two by two.
fn set_abreast(tasks: &mut [PrintedExercise]) {
    let mut at = 0;
    while let Some([one, next, ..]) = tasks.get_mut(at..) {
        let fits = one.is_half && next.is_half && next.heading.is_none() && next.example.is_none();
        if fits {
            (one.beside, next.beside) = ("right", "left");
        }
        at += if fits { 2 } else { 1 };
    }
}
