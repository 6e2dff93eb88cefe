//! A section of a Word document under construction: its elements, its lists numbered from 1, and its
//! pictures. Equal picture files are stored once. A [`document`](super::document) joins sections.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::element::{Element, el};
use super::image::Raster;

/// XML namespace of DrawingML.
const A: &str = "http://schemas.openxmlformats.org/drawingml/2006/main";
/// XML namespace of pictures in DrawingML.
const PIC: &str = "http://schemas.openxmlformats.org/drawingml/2006/picture";
/// XML namespace of SVG pictures in Word.
const SVG: &str = "http://schemas.microsoft.com/office/drawing/2016/SVG/main";
/// Identifier of the extension that adds an SVG file to a picture.
const SVG_USE: &str = "{96DAC541-7B7A-43D3-8B79-37D633B846F1}";

/// English Metric Units (1/914400 inch) in a twip.
const EMU: u32 = 635;

/// Kind of a list, which decides numbering and indent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Numbered questions of a sheet.
    Questions,
    /// Numbered steps in a text.
    Steps,
    /// Bulleted points in a text.
    Points,
}

/// Position of a picture in the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PicturePlace {
    /// Within the line of text.
    Inline,
    /// At the upper right corner of the text area, with the text wrapped around the picture.
    Corner,
}

/// A section of a document; it begins on a new page.
#[derive(Debug, Default)]
pub struct Section {
    /// Whether the section begins on an odd page, for printing on both sides.
    pub is_odd: bool,
    /// Paragraphs and tables of the section, in order.
    pub(super) body: Vec<Element>,
    /// Kind of each list of the section; list 1 is first.
    pub(super) lists: Vec<List>,
    /// Number of drawings in the section.
    pub(super) drawings: usize,
    /// File extension and bytes of each picture, by relationship id.
    pub(super) media: BTreeMap<String, (&'static str, Vec<u8>)>,
    /// Content of the header of each page.
    pub header: Vec<Element>,
    /// Content of the footer of each page.
    pub footer: Vec<Element>,
}

impl Section {
    /// Appends a paragraph or a table.
    pub fn push(&mut self, element: Element) {
        self.body.push(element);
    }

    /// Adds a list and returns its number in the section, from 1, which paragraphs refer to.
    pub fn list(&mut self, kind: List) -> usize {
        self.lists.push(kind);
        self.lists.len()
    }

    /// Creates a run with a picture of `wide` × `high` twips, and stores its files in the section. Programs
    /// without SVG show the PNG. `title` is the text for readers who cannot see the picture.
    pub fn picture(
        &mut self,
        raster: &Raster,
        title: &str,
        [wide, high]: [u32; 2],
        place: PicturePlace,
    ) -> Element {
        self.drawings += 1;
        let number = self.drawings;
        let (png, svg) =
            (self.store_media(&raster.png, "png"), self.store_media(&raster.svg, "svg"));
        let [wide, high] = [wide * EMU, high * EMU];
        let size = |name| el(name).at("cx", wide).at("cy", high);
        let named = |name| {
            let named = el(name).at_drawing("id", number);
            named.at("name", format!("picture {number}")).at("descr", title)
        };
        let vector = el("asvg:svgBlip").at("xmlns:asvg", SVG).at("r:embed", svg);
        let vector = el("a:extLst").with(el("a:ext").at("uri", SVG_USE).with(vector));
        let blip = el("a:blip").at("r:embed", png).with(vector);
        let corner = el("a:off").at("x", 0).at("y", 0);
        let shape = el("pic:spPr")
            .with(el("a:xfrm").with(corner).with(size("a:ext")))
            .with(el("a:prstGeom").at("prst", "rect").with(el("a:avLst")));
        let drawn = el("pic:pic")
            .at("xmlns:pic", PIC)
            .with(el("pic:nvPicPr").with(named("pic:cNvPr")).with(el("pic:cNvPicPr")))
            .with(el("pic:blipFill").with(blip).with(el("a:stretch").with(el("a:fillRect"))))
            .with(shape);
        let graphic =
            el("a:graphic").at("xmlns:a", A).with(el("a:graphicData").at("uri", PIC).with(drawn));
        let placed = match place {
            PicturePlace::Inline => {
                el("wp:inline").with(size("wp:extent")).with(named("wp:docPr")).with(graphic)
            }
            PicturePlace::Corner => anchor()
                .with(size("wp:extent"))
                .with(el("wp:wrapSquare").at("wrapText", "left"))
                .with(named("wp:docPr"))
                .with(graphic),
        };
        el("w:r").with(el("w:drawing").with(placed))
    }

    /// Stores a picture file with the file extension `ending` and returns its relationship id. Equal files are
    /// stored once.
    fn store_media(&mut self, bytes: &[u8], ending: &'static str) -> String {
        let hash = Sha256::digest(bytes);
        let letters: String = hash.iter().take(10).map(|byte| format!("{byte:02x}")).collect();
        let id = format!("m{letters}");
        self.media.entry(id.clone()).or_insert_with(|| (ending, bytes.to_vec()));
        id
    }
}

/// Creates the `wp:anchor` element that places a picture at the upper right corner of the text area.
fn anchor() -> Element {
    let apart = 114_300;
    let mut anchor = el("wp:anchor");
    for side in ["distT", "distB"] {
        anchor = anchor.at(side, 0);
    }
    for side in ["distL", "distR"] {
        anchor = anchor.at(side, apart);
    }
    anchor = anchor.at("simplePos", 0).at("relativeHeight", 2).at("behindDoc", 0);
    anchor = anchor.at("locked", 0).at("layoutInCell", 1).at("allowOverlap", 0);
    let right = el("wp:positionH").at("relativeFrom", "column");
    let top = el("wp:positionV").at("relativeFrom", "margin");
    anchor
        .with(el("wp:simplePos").at("x", 0).at("y", 0))
        .with(right.with(el("wp:align").text("right")))
        .with(top.with(el("wp:align").text("top")))
}
