//! Cover of the EPUB and of the printed book: the title, and the board of (3, 4, 5) with its unpaired block.

use tera::{Context, Tera};

use super::{dom, xhtml};
use carryless_args::error::Error;
use carryless_evaluate::draw_paired_board;
use carryless_render::Renderer;
use carryless_render::i18n::{Catalogue, Language};

/// Template of the cover.
const COVER: &str = "book/cover.html";

/// Sizes of the piles on the cover; they are the main example of the lessons.
const SHOWN: [u64; 3] = [3, 4, 5];

/// Returns the content of the cover as XHTML. `words` are the messages of the book.
pub(super) fn render_cover(language: Language, words: &Catalogue) -> Result<String, Error> {
    let renderer = Renderer::new(language, &["nim"])?;
    let picture = draw_paired_board(&SHOWN, renderer.words())?;
    let mut tera = Tera::new();
    tera.add_raw_template("cover.html", carryless_templates::text(COVER))
        .map_err(Error::internal)?;
    let mut context = Context::new();
    context.insert("title", &words.text("book-title")?);
    context.insert("line", &words.text("book-cover-line")?);
    context.insert("picture", &picture);
    let page = tera.render("cover.html", &context).map_err(Error::internal)?;
    let tree = dom::parse(&page);
    let main = tree.nodes().find(|node| node.value().is("main"));
    xhtml::write(main.ok_or_else(|| Error::internal("cover"))?)
}
