//! Sheets as HTML to print: the pupil's pages, and the key on separate pages. A file is written in pieces
//! (head, sheets one by one, tail) and never completely in memory. Templates escape text from users; text of
//! the renderers is HTML already.

use tera::Context;

use super::qr;
use super::renderer::{SheetWriter, name_of};
use super::sheet::{Details, Sheet};
use super::tier::Tier;
use carryless_args::error::Error;
use carryless_render::i18n::{MessageArgs, is_wide};
use carryless_render::key;

/// Stylesheet of sheets. It is placed after the stylesheet of figures.
const STYLE: &str = "worksheet/paper.css";

/// Script that numbers the pages of each sheet from 1, in a file with many sheets.
const SCRIPT: &str = "worksheet/pages.js";

/// Returns the text of the page's `script` element. A content security policy contains the hash of this text.
pub fn script() -> String {
    ["\n", carryless_templates::text(SCRIPT)].concat()
}

/// Maximum width of a name at the edge of a page. A Latin letter counts 1, a Chinese character 2.
const EDGE: usize = 48;

/// Returns a name, cut to the width [`EDGE`] and followed by an ellipsis if it is wider.
fn fit_page_edge(name: &str) -> String {
    let mut width = 0;
    let fits = |letter: &char| {
        width += if is_wide(*letter) { 2 } else { 1 };
        width <= EDGE
    };
    let fitting: String = name.chars().take_while(fits).collect();
    if fitting.len() < name.len() { fitting + "\u{2026}" } else { fitting }
}

impl SheetWriter {
    /// Returns the beginning of a file, with stylesheet, script and title. `title` is plain text, which the
    /// template escapes. `duplex` is `true` if the file is printed on both sides of the paper.
    pub fn head(&self, title: &str, duplex: bool) -> Result<String, Error> {
        let mut context = self.context();
        let [kind, size] = self.look.paper.style();
        context.insert("title", title);
        context.insert("style", &[&key::style(), carryless_templates::text(STYLE)].join("\n"));
        context.insert("script", carryless_templates::text(SCRIPT));
        context.insert("paper", kind);
        context.insert("size", size);
        context.insert("large", &self.look.large_print);
        context.insert("duplex", &duplex);
        self.render("head.html", &context)
    }

    /// Returns the end of a file.
    pub fn tail(&self) -> Result<String, Error> {
        self.render("tail.html", &self.context())
    }

    /// Returns the pages of a pupil, without solutions, as HTML.
    pub fn sheet(&self, sheet: &Sheet) -> Result<String, Error> {
        let mut context = self.sheet_context(sheet)?;
        let mut heads = self.heads(sheet)?;
        context.insert("table", &self.points_table(&heads)?);
        let tasks = self.tasks(sheet, &mut heads)?;
        context.insert("tasks", &tasks);
        context.insert("qr", &qr::svg(&sheet.code)?);
        let Details { class, student, group } = &sheet.details;
        for (name, said) in [("own_class", class), ("own_student", student), ("own_group", group)] {
            context.insert(name, said);
        }
        context.insert("seal", &self.look.seal);
        context.insert("whose", &self.pupil_line(sheet)?);
        context.insert("page_of", &self.page_number_parts()?);
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

    /// Returns the worked solutions of a sheet as HTML. If `flowing`, each solution has only its decisive step
    /// and the keys of several pupils share a page; otherwise each key begins on a new page.
    pub fn key(&self, sheet: &Sheet, flowing: bool) -> Result<String, Error> {
        let mut context = self.sheet_context(sheet)?;
        context.insert("flowing", &flowing);
        context.insert("own_student", &sheet.details.student);
        context.insert("solutions", &self.solutions(sheet, flowing)?);
        // The teacher's page of a class has the meanings once.
        context.insert("meanings", &if flowing { Vec::new() } else { self.meanings(sheet)? });
        context.insert("key", &self.label("worksheet-key")?);
        context.insert("answer", &self.label("worksheet-answer")?);
        self.render("key.html", &context)
    }

    /// Returns name and student number for the top of each page after the first. If both are unknown, returns a
    /// line on which to write the name.
    fn pupil_line(&self, sheet: &Sheet) -> Result<String, Error> {
        let known = [fit_page_edge(&name_of(sheet)), sheet.details.student.clone()];
        let mut parts: Vec<String> = known.into_iter().filter(|part| !part.is_empty()).collect();
        if parts.is_empty() {
            parts.push(format!("{} {}", self.label("worksheet-name")?, "_".repeat(24)));
        }
        Ok(parts.join("\u{2003}"))
    }

    /// Returns the parts of the text "page 2 of 5" in all languages of the sheet. The parts `page` and `pages`
    /// stand for the two numbers; all others are printed unchanged.
    fn page_number_parts(&self) -> Result<Vec<String>, Error> {
        let mut values = MessageArgs::default();
        values.set_text("page", "\tpage\t");
        values.set_text("pages", "\tpages\t");
        let said = self.in_each_language_with("worksheet-page", &values)?.join(" \u{b7} ");
        Ok(said.split('\t').map(str::to_owned).collect())
    }

    /// Returns the template variables that do not depend on a sheet.
    pub fn context(&self) -> Context {
        let mut context = Context::new();
        let lang = self.languages.first().map_or("en", |language| language.code());
        context.insert("lang", lang);
        context.insert("both", &(self.languages.len() > 1));
        context
    }

    /// Returns the template variables about a sheet that all templates use.
    pub fn sheet_context(&self, sheet: &Sheet) -> Result<Context, Error> {
        let mut context = self.context();
        context.insert("titles", &self.titles()?);
        context.insert("school", &self.look.school);
        context.insert("pupil", &name_of(sheet));
        context.insert("version", &self.version(sheet)?);
        context.insert("tier", &sheet.tier.map(Tier::mark));
        context.insert("code", &sheet.code);
        context.insert("index", &sheet.sheet_code.index);
        context.insert("total", &sheet.total().map(|total| total.to_string()));
        context.insert("code_label", &self.label("worksheet-code")?);
        Ok(context)
    }

    /// Returns the version of a sheet as text, like "Version A"; empty if the set has no versions.
    pub fn version(&self, sheet: &Sheet) -> Result<String, Error> {
        let Some(letter) = sheet.version_mark() else { return Ok(String::new()) };
        let mut values = MessageArgs::default();
        values.set_text("letter", letter);
        self.in_each_language_with("worksheet-version", &values).map(|texts| texts.join(" "))
    }
}
