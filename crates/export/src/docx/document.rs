//! Joins [`Section`]s, in the order in which they are added, to the bytes of a `.docx` file. Each section
//! begins on a new page and numbers its pages from 1. Read `section` next, which builds the content.

use std::collections::BTreeMap;

use super::element::{Element, NumberOffsets, el, val};
use super::paragraph::spacer;
use super::section::{List, Section};
use super::styles::{self, DocumentStyle, W};
use crate::xml_writer::Xml;
use crate::zip_archive::{Entry, build_zip};
use carryless_args::error::Error;

/// XML namespace of references from one part of the package to another. The types of relationships begin with
/// it.
const R: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/// XML namespace of the position of drawings in a text.
const WP: &str = "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing";
/// XML namespace of the files that list relationships.
const RELATIONS: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
/// XML namespace of the file `[Content_Types].xml`.
const TYPES: &str = "http://schemas.openxmlformats.org/package/2006/content-types";
/// XML namespace of the document properties.
const CORE: &str = "http://schemas.openxmlformats.org/package/2006/metadata/core-properties";
/// XML namespace of Dublin Core, which defines title and language of a document.
const DC: &str = "http://purl.org/dc/elements/1.1/";

/// Page format: width and height in twips (1/1440 inch), and number of text columns.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Width of the page in twips, with its margins.
    pub width: u32,
    /// Height of the page in twips, with its margins.
    pub height: u32,
    /// Number of text columns, at least 1.
    pub columns: u32,
}

/// Width of the margin on each side of a page, in twips.
const MARGIN: u32 = 907;
/// Distance between two text columns, in twips.
const BETWEEN: u32 = 794;

impl Page {
    /// Returns the width of one text column in twips.
    pub fn text_width(self) -> u32 {
        (self.width - 2 * MARGIN - (self.columns - 1) * BETWEEN) / self.columns
    }

    /// Returns section type, page size, margins, first page number and columns as section properties.
    /// `is_odd` makes the section begin on an odd page.
    fn elements(self, is_odd: bool) -> [Element; 5] {
        let mut size = el("w:pgSz").at("w:w", self.width).at("w:h", self.height);
        if self.width > self.height {
            size = size.at("w:orient", "landscape");
        }
        let sides = ["w:top", "w:right", "w:bottom", "w:left"];
        let margins = sides.into_iter().fold(el("w:pgMar"), |all, side| all.at(side, MARGIN));
        let margins = margins.at("w:header", 454).at("w:footer", 454).at("w:gutter", 0);
        let columns = el("w:cols").at("w:num", self.columns).at("w:space", BETWEEN);
        let numbers = el("w:pgNumType").at("w:start", 1);
        [
            val("w:type", if is_odd { "oddPage" } else { "nextPage" }),
            size,
            margins,
            numbers,
            columns,
        ]
    }
}

/// A Word document to which sections are added one by one.
pub struct Document {
    page: Page,
    look: DocumentStyle,
    body: Xml,
    /// Kind of each list in the written sections, in order.
    lists: Vec<List>,
    /// Number of drawings in all written sections.
    drawings: usize,
    /// File extension and bytes of each picture, by relationship id.
    media: BTreeMap<String, (&'static str, Vec<u8>)>,
    /// Section added last; `None` before the first. It is written when the section after it is added or the
    /// document is finished, because the properties of the final section stand in the body, and those of all
    /// others in a paragraph.
    last: Option<Section>,
    /// Finished files of the package, as pairs (path, bytes).
    parts: Vec<Entry>,
    /// Relationships of `word/document.xml`.
    relations: Vec<Relation>,
    /// Path and content type of each XML part except the lists of relationships.
    types: Vec<(String, String)>,
}

/// A relationship: its id, its type (a URI), and the path of the part to which it points, relative to the
/// folder of the part that it starts from.
#[derive(Debug)]
struct Relation {
    id: String,
    kind: String,
    target: String,
}

impl Document {
    /// Creates a document without sections; all sections get the format `page` and the style `look`.
    pub fn new(page: Page, look: DocumentStyle) -> Result<Self, Error> {
        let mut document = Document {
            page,
            look,
            body: Xml::with_declaration()?,
            lists: Vec::new(),
            drawings: 0,
            media: BTreeMap::new(),
            last: None,
            parts: Vec::new(),
            relations: Vec::new(),
            types: Vec::new(),
        };
        let root = [("xmlns:w", W), ("xmlns:r", R), ("xmlns:wp", WP)];
        document.body.open("w:document", &root)?;
        document.body.open("w:body", &[])?;
        Ok(document)
    }

    /// Appends a section to the document.
    pub fn add(&mut self, section: Section) -> Result<(), Error> {
        match self.last.replace(section) {
            Some(before) => self.write(before, false),
            None => Ok(()),
        }
    }

    /// Writes `section` and its section break to the text of the document. `last` must be `true` for the final
    /// section only.
    fn write(&mut self, section: Section, last: bool) -> Result<(), Error> {
        let before = NumberOffsets { lists: self.lists.len(), drawings: self.drawings };
        self.lists.extend(&section.lists);
        self.drawings += section.drawings;
        self.media.extend(section.media);
        for element in &section.body {
            element.write(&mut self.body, before)?;
        }
        let mut end = el("w:sectPr");
        let edges = [("header", "w:hdr", section.header), ("footer", "w:ftr", section.footer)];
        for (kind, root, content) in edges {
            let id = format!("{kind}{}", self.types.len() + 1);
            let part = el(root).at("xmlns:w", W).all(content);
            self.part(&format!("word/{id}.xml"), kind, part)?;
            let reference =
                if kind == "header" { "w:headerReference" } else { "w:footerReference" };
            end = end.with(el(reference).at("w:type", "default").at("r:id", &id));
            let target = format!("{id}.xml");
            self.relations.push(Relation { id, kind: format!("{R}/{kind}"), target });
        }
        let end = end.all(self.page.elements(section.is_odd));
        // LibreOffice drops the paragraph of a section break, and moves a table right before it.
        spacer().write(&mut self.body, before)?;
        let end = match last {
            true => end,
            false => {
                let exact = el("w:spacing").at("w:before", 0).at("w:after", 0);
                let exact = exact.at("w:line", 20).at("w:lineRule", "exact");
                el("w:p").with(el("w:pPr").with(exact).with(end))
            }
        };
        end.write(&mut self.body, before)
    }

    /// Adds an XML part with the root element `part` at `path` of the package. `kind` is the last component of
    /// the part's content type, like `styles`.
    fn part(&mut self, path: &str, kind: &str, part: Element) -> Result<(), Error> {
        let of = "application/vnd.openxmlformats-officedocument.wordprocessingml";
        self.types.push((format!("/{path}"), format!("{of}.{kind}+xml")));
        self.parts.push((path.to_owned(), part.into_part()?));
        Ok(())
    }

    /// Writes the remaining parts and returns the bytes of the file. `title` is the title of the document.
    pub fn finish(mut self, title: &str) -> Result<Vec<u8>, Error> {
        let last = self.last.take().unwrap_or_default();
        self.write(last, true)?;
        self.body.close("w:body")?;
        self.body.close("w:document")?;
        let body = std::mem::take(&mut self.body).finish();
        let of = "application/vnd.openxmlformats-officedocument.wordprocessingml";
        self.types.push(("/word/document.xml".into(), format!("{of}.document.main+xml")));
        self.parts.push(("word/document.xml".into(), body));
        let fixed = [
            ("styles", "styles", self.look.styles()),
            ("numbering", "numbering", styles::numbering(&self.lists)),
            ("settings", "settings", self.look.settings()),
            ("fonts", "fontTable", styles::fonts()),
        ];
        for (id, kind, part) in fixed {
            self.part(&format!("word/{kind}.xml"), kind, part)?;
            let (kind, target) = (format!("{R}/{kind}"), format!("{kind}.xml"));
            self.relations.push(Relation { id: id.into(), kind, target });
        }
        for (id, (ending, bytes)) in std::mem::take(&mut self.media) {
            let target = format!("media/{id}.{ending}");
            self.parts.push((format!("word/{target}"), bytes));
            self.relations.push(Relation { id, kind: format!("{R}/image"), target });
        }
        let relations = relationships(&self.relations).into_part()?;
        self.parts.push(("word/_rels/document.xml.rels".into(), relations));
        self.add_package_parts(title)?;
        build_zip(self.parts)
    }

    /// Adds the document properties (with `title`), the relationships of the package, and the content types
    /// of all parts.
    fn add_package_parts(&mut self, title: &str) -> Result<(), Error> {
        let core = el("cp:coreProperties")
            .at("xmlns:cp", CORE)
            .at("xmlns:dc", DC)
            .with(el("dc:title").text(title))
            .with(el("dc:language").text(self.look.language));
        self.parts.push(("docProps/core.xml".into(), core.into_part()?));
        let kind = "application/vnd.openxmlformats-package.core-properties+xml";
        self.types.push(("/docProps/core.xml".into(), kind.into()));
        let relation = |id: &str, kind: String, target: &str| Relation {
            id: id.into(),
            kind,
            target: target.into(),
        };
        let whole = [
            relation("document", format!("{R}/officeDocument"), "word/document.xml"),
            relation("core", format!("{RELATIONS}/metadata/core-properties"), "docProps/core.xml"),
        ];
        self.parts.push(("_rels/.rels".into(), relationships(&whole).into_part()?));
        let known = [
            ("rels", "application/vnd.openxmlformats-package.relationships+xml"),
            ("xml", "application/xml"),
            ("png", "image/png"),
            ("svg", "image/svg+xml"),
        ];
        let known = known
            .into_iter()
            .map(|(ending, of)| el("Default").at("Extension", ending).at("ContentType", of));
        let parts = self
            .types
            .iter()
            .map(|(path, of)| el("Override").at("PartName", path).at("ContentType", of));
        let types = el("Types").at("xmlns", TYPES).all(known).all(parts.collect::<Vec<_>>());
        self.parts.push(("[Content_Types].xml".into(), types.into_part()?));
        Ok(())
    }
}

/// Returns the XML element that lists `relations`: the root element of a `.rels` file.
fn relationships(relations: &[Relation]) -> Element {
    let all = relations.iter().map(|relation| {
        let Relation { id, kind, target } = relation;
        el("Relationship").at("Id", id).at("Type", kind).at("Target", target)
    });
    el("Relationships").at("xmlns", RELATIONS).all(all)
}
