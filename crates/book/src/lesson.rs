//! A single lesson with every command answered: as Markdown, or as one self-contained HTML page.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use tera::{Context, Tera};

use super::BookError;
use super::LessonWriter;
use super::source::BookFiles;
use carryless_args::error::Error;
use carryless_evaluate::is_drawing_line;
use carryless_render::html::figure_style;
use carryless_render::i18n::Language;

/// Template of the HTML page.
const PAGE: &str = "book/lesson.html";
/// Start tag of the element around a table.
const TABLE: &str = "<div class=\"table-wrapper\">\n";

/// Returns the Markdown `lesson` with an answer after each command, readable as plain text, or all invalid
/// lines; `file` names the lesson in errors.
pub fn render_markdown(
    writer: &LessonWriter,
    file: &str,
    lesson: &str,
) -> Result<String, BookError> {
    let answered = writer.replace_commands(file, lesson, |text, depth| {
        let answer = writer.answers.markdown(text, depth)?;
        Ok(match answer {
            Some(answer) if is_drawing_line(text) => answer,
            Some(answer) => format!("`carryless {text}`\n\n{answer}"),
            None => String::new(),
        })
    });
    answered.map_err(BookError::Wrong)
}

/// Returns the Markdown `lesson` as one HTML page, or all invalid lines; `file` names the lesson in errors.
/// Links to other lessons become text. The stylesheets are those of the theme in `files`.
pub fn render_page(
    files: BookFiles,
    writer: &LessonWriter,
    language: Language,
    file: &str,
    lesson: &str,
) -> Result<String, BookError> {
    let chapter = writer.render_chapter(file, lesson).map_err(BookError::Wrong)?;
    let mut title = String::new();
    let mut in_title = false;
    let mut dropped = 0;
    let events = Parser::new_ext(&chapter, Options::ENABLE_TABLES).filter(|event| {
        match event {
            Event::Start(Tag::Heading { .. }) => in_title = title.is_empty(),
            Event::End(TagEnd::Heading(_)) => in_title = false,
            Event::Text(text) | Event::Code(text) if in_title => title.push_str(text),
            Event::Start(Tag::Link { dest_url, .. }) if !is_absolute_link(dest_url) => {
                dropped += 1;
                return false;
            }
            Event::End(TagEnd::Link) if dropped > 0 => {
                dropped -= 1;
                return false;
            }
            _ => {}
        }
        true
    });
    // As mdBook writes them, so that one style applies.
    let events = events.flat_map(|event| match event {
        Event::Start(Tag::Table(_)) => [Some(Event::Html(TABLE.into())), Some(event)],
        Event::End(TagEnd::Table) => [Some(event), Some(Event::Html("</div>\n".into()))],
        event => [Some(event), None],
    });
    let mut body = String::new();
    html::push_html(&mut body, events.flatten());
    let dark = "html { color-scheme: light dark; }";
    let [text, print] = ["css/general.css", "css/print.css"].map(|path| files.theme_text(path));
    let style = [figure_style(), text, dark, "@media print {", print, "}"].join("\n");
    let mut tera = Tera::new();
    tera.add_raw_template("lesson.html", carryless_templates::text(PAGE))
        .map_err(Error::internal)?;
    let mut context = Context::new();
    context.insert("lang", language.code());
    context.insert("title", &title);
    context.insert("style", &style);
    context.insert("body", &body);
    Ok(tera.render("lesson.html", &context).map_err(Error::internal)?)
}

/// Whether a link target is absolute, such as `https://…`; a relative target is another lesson.
fn is_absolute_link(target: &CowStr<'_>) -> bool {
    target.contains("://")
}
