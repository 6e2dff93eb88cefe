//! The cover of a bound book: its title, and the board of (3, 4, 5) with the block that is alone. In:
//! the words. Out: XHTML of one page.

use tera::{Context, Tera};

use super::{LessonWriter, tree, xhtml};
use crate::error::Error;
use crate::games::{Question, nim};
use crate::moments::Kind;
use crate::render::svg::moment;
use crate::wording::{Catalogue, Language};

const COVER: &str = include_str!("../../templates/book/cover.html");

/// The position of the whole book.
const SHOWN: [u64; 3] = [3, 4, 5];

pub(super) fn page(language: Language, words: &Catalogue) -> Result<String, Error> {
    let writer = LessonWriter::new(language)?;
    let mut explanation = Question::Nim(nim::Question::of(&SHOWN)).explain(false);
    explanation.draw_up();
    let moments = explanation.moments();
    let pair = moments.iter().position(|moment| moment.kind == Kind::Pair);
    let pictures = moment::draw(moments, writer.renderers.first().words())?;
    let picture = pair.and_then(|pair| pictures.get(pair)).map(|picture| picture.finish());
    let mut tera = Tera::new();
    tera.add_raw_template("cover.html", COVER).map_err(Error::defect)?;
    let mut context = Context::new();
    context.insert("title", &words.text("book-title")?);
    context.insert("line", &words.text("book-cover-line")?);
    context.insert("picture", &picture.unwrap_or_default());
    let page = tera.render("cover.html", &context).map_err(Error::defect)?;
    let tree = tree::parse(&page);
    let main = tree.nodes().find(|node| node.value().is("main"));
    xhtml::write(main.ok_or_else(|| Error::defect("cover"))?)
}
