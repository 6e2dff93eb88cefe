//! The book as an EPUB 3 file: cover, one document for each lesson in the order and parts of SUMMARY.md, and
//! one stylesheet, without external resources. Equal lessons give equal bytes.

use rbook::Epub;
use rbook::ebook::metadata::datetime::DateTime;
use rbook::epub::EpubChapter;
use rbook::epub::manifest::DetachedEpubManifestEntry;
use rbook::epub::metadata::DetachedEpubMetaEntry;
use rbook::epub::spine::DetachedEpubSpineEntry;
use sha2::{Digest, Sha256};
use tera::{Context, Tera};

use super::rendered_book::{self, Part};
use super::source::Source;
use super::static_chapter::{Binding, StaticConverter};
use super::{BookError, cover};
use carryless_args::error::Error;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::standalone_svg;

/// Template of an XHTML document of the book: the cover or a lesson.
const LEAF: &str = "book/leaf.html";

/// Date of the book in seconds of Unix time (22 November 2026), unless the variable [`TIME`] sets another.
const EDITION: i64 = 1_795_305_600;

/// Environment variable with the date of the book in seconds of Unix time, for reproducible builds.
const TIME: &str = "SOURCE_DATE_EPOCH";

/// Accessibility metadata: properties of schema.org and their values.
const ACCESS: [(&str, &str); 8] = [
    ("accessMode", "textual"),
    ("accessMode", "visual"),
    ("accessModeSufficient", "textual,visual"),
    ("accessibilityFeature", "alternativeText"),
    ("accessibilityFeature", "readingOrder"),
    ("accessibilityFeature", "structuralNavigation"),
    ("accessibilityFeature", "tableOfContents"),
    ("accessibilityHazard", "none"),
];

/// Returns the book of a language as the bytes of an EPUB file.
///
/// # Errors
/// All invalid lines of lessons, `book-failed`, `book-empty`, `book-runs-programs`.
pub fn build(source: &Source, language: Language) -> Result<Vec<u8>, BookError> {
    let parts = rendered_book::render(source, language)?;
    let words = Catalogue::load(language, &["common", "book"])?;
    Ok(bind_epub(&parts, language, &words)?)
}

/// Returns the bytes of the EPUB file that contains the lessons of `parts`; `words` are the messages of the
/// book.
fn bind_epub(parts: &[Part], language: Language, words: &Catalogue) -> Result<Vec<u8>, Error> {
    let converter = StaticConverter::new(Binding::Epub, parts, words);
    let tag = words.text("book-tag")?;
    let press = ChapterWriter::new(&tag)?;
    let style = standalone_svg::style("epub", language);
    let cover_title = words.text("book-cover")?;
    let cover = press.render(&cover_title, "cover", &cover::render_cover(language, words)?)?;
    let mut content = Sha256::new();
    content.update(style);
    content.update(&cover);
    let mut chapters = Vec::new();
    for part in parts {
        let mut within = Vec::new();
        for lesson in &part.lessons {
            let body = converter.convert(&lesson.name, &lesson.html)?;
            let page = press.render(&lesson.title, "lesson", &body)?;
            content.update(&page);
            within.push(chapter(&lesson.title, &converter.file_name(&lesson.name), page));
        }
        match &part.title {
            Some(title) => chapters.push(EpubChapter::new(title.clone()).children(within)),
            None => chapters.extend(within),
        }
    }
    let mut epub = Epub::new();
    set_metadata(&mut epub, &tag, words, &identifier(&content.finalize()))?;
    let entry = DetachedEpubManifestEntry::new("cover").property("svg").content(cover);
    let cover = EpubChapter::unlisted("cover.xhtml").with_manifest_entry(entry).href("cover.xhtml");
    epub.edit().chapter(cover.kind("cover"));
    epub.spine_mut().push(DetachedEpubSpineEntry::new("nav"));
    epub.edit().chapter(chapters).resource(("style.css", style));
    let mut options = epub.write();
    options.compression(9).toc_stylesheet("style.css");
    options.to_vec().map_err(Error::internal)
}

/// Creates a chapter of the EPUB. `file` is the name of its file, with the extension `.xhtml`, and `page` the
/// complete XHTML document.
fn chapter(title: &str, file: &str, page: String) -> EpubChapter {
    let entry = DetachedEpubManifestEntry::new(file.trim_end_matches(".xhtml"));
    let entry = if page.contains("<svg") { entry.property("svg") } else { entry };
    EpubChapter::new(title).with_manifest_entry(entry).href(file).xhtml(page)
}

/// Sets the metadata of the book: `identifier` (a URN), the language tag `tag`, the texts from `words`
/// (title, description, title of the contents), and the date: that of [`TIME`], or else [`EDITION`].
fn set_metadata(
    epub: &mut Epub,
    tag: &str,
    words: &Catalogue,
    identifier: &str,
) -> Result<(), Error> {
    let told = std::env::var(TIME).ok().and_then(|time| time.trim().parse().ok());
    let made = DateTime::from_unix(told.unwrap_or(EDITION));
    let program = concat!("carryless ", env!("CARGO_PKG_VERSION"));
    let access = ACCESS.map(|(name, value)| {
        DetachedEpubMetaEntry::meta(format!("schema:{name}")).value(value).into_any()
    });
    epub.edit()
        .identifier(identifier)
        .title(words.text("book-title")?)
        .language(tag)
        .author("carryless")
        .rights(env!("CARGO_PKG_LICENSE"))
        .description(words.text("book-about")?)
        .generator(program.to_owned())
        .published_date(made)
        .modified_date(made)
        .meta(access)
        .toc_title(words.text("book-contents")?);
    epub.package_mut().set_xml_language(tag.to_owned());
    Ok(())
}

/// Returns the identifier of the book: a UUID as a URN, made from the first 16 bytes of `content`, the hash
/// of the contents, so that equal books have equal identifiers.
fn identifier(content: &[u8]) -> String {
    let mut bytes = [0; 16];
    bytes.iter_mut().zip(content).for_each(|(byte, own)| *byte = *own);
    // UUID version 8: custom format.
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex = bytes.map(|byte| format!("{byte:02x}")).concat();
    let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    format!("urn:uuid:{}", parts.join("-"))
}

/// A renderer of the XHTML documents of an EPUB file.
struct ChapterWriter<'t> {
    tera: Tera,
    tag: &'t str,
}

impl<'t> ChapterWriter<'t> {
    fn new(tag: &'t str) -> Result<Self, Error> {
        let mut tera = Tera::new();
        tera.add_raw_template("leaf.html", carryless_templates::text(LEAF))
            .map_err(Error::internal)?;
        Ok(ChapterWriter { tera, tag })
    }

    /// Returns an XHTML document. `title` is plain text and is escaped here, `class` the class of the body,
    /// and `body` its content as XHTML.
    fn render(&self, title: &str, class: &str, body: &str) -> Result<String, Error> {
        let mut context = Context::new();
        context.insert("lang", self.tag);
        context.insert("title", title);
        context.insert("class", class);
        context.insert("body", body);
        self.tera.render("leaf.html", &context).map_err(Error::internal)
    }
}
