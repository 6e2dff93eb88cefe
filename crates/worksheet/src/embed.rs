//! A worksheet inside a lesson of the book: questions, answer spaces, and a folded key. The options in a code
//! block of the book become HTML without empty lines, which a Markdown page can contain.

use super::markdown;
use super::renderer::SheetWriter;
use carryless_args::Args;
use carryless_args::error::Error;
use carryless_render::i18n::Language;
use carryless_render::key::PaperFigure;
use carryless_render::svg::picture::escape;

/// Returns, as HTML, the exercises that `args` describes, followed by their key. Headings in the key are
/// `depth` levels lower than in an answer. Returns an error for a positional token or an invalid option.
pub fn html_of(args: &Args<'_>, language: Language, depth: u8) -> Result<String, Error> {
    let (sheet, look) = markdown::sheet_of(args, language)?;
    let writer = SheetWriter::new(look)?;
    let (mut questions, mut key) = (String::new(), String::new());
    let answer = escape(&writer.label("worksheet-answer")?);
    for item in &sheet.items {
        let (mut stem, mut rights, mut solved) = (String::new(), String::new(), String::new());
        let (mut blanks, mut picture) = (None, None);
        for language in &writer.languages {
            let question = language.question(item, false)?;
            stem += &question.text;
            blanks = blanks.or(question.picture);
            let right = escape(&language.short_answer(item)?);
            if !right.is_empty() {
                rights += &format!("<p class=\"right\">{answer} <b>{right}</b></p>\n");
            }
            let worked = language.worked(item, depth, false)?;
            solved += &worked.text;
            picture = picture.or(worked.picture);
        }
        let shown = |it: Option<PaperFigure>| it.map(|shown| shown.html()).unwrap_or_default();
        let (blanks, picture) = (shown(blanks), shown(picture));
        questions += &format!("<li>{stem}{blanks}</li>\n");
        key += &format!("<li>{rights}{picture}{solved}</li>\n");
    }
    let summary = escape(&writer.label("worksheet-key")?);
    let html = format!(
        "<ol class=\"questions\">\n{questions}</ol>\n<details><summary>{summary}</summary>\n\
         <ol class=\"questions\">\n{key}</ol>\n</details>\n"
    );
    let lines = html.lines().filter(|line| !line.trim().is_empty());
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}
