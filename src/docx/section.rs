//! A section under construction: its elements, its lists numbered from 1, and its pictures. Each picture file
//! is stored once. A [`document`](super::document) joins sections.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::element::{Element, el};
use super::image::Raster;

const A: &str = "http://schemas.openxmlformats.org/drawingml/2006/main";
const PIC: &str = "http://schemas.openxmlformats.org/drawingml/2006/picture";
const SVG: &str = "http://schemas.microsoft.com/office/drawing/2016/SVG/main";
const SVG_USE: &str = "{96DAC541-7B7A-43D3-8B79-37D633B846F1}";

/// English Metric Units in a twip.
const EMU: u32 = 635;

/// Kind of a list, which decides its numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    Questions,
    Steps,
    Points,
}

/// Position of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BandPlace {
    /// Within the line of text.
    Inline,
    /// At the upper right corner of the text area, with the text wrapped around the picture.
    Corner,
}

#[derive(Debug, Default)]
pub(crate) struct Section {
    /// Whether the section begins on an odd page, for printing on both sides.
    pub(crate) is_odd: bool,
    pub(super) body: Vec<Element>,
    pub(super) lists: Vec<List>,
    pub(super) drawings: usize,
    /// Bytes and file extension of each picture, by relationship id.
    pub(super) media: BTreeMap<String, (&'static str, Vec<u8>)>,
    /// Content of the header and the footer of each page.
    pub(crate) header: Vec<Element>,
    pub(crate) footer: Vec<Element>,
}

impl Section {
    pub(crate) fn push(&mut self, element: Element) {
        self.body.push(element);
    }

    /// Adds a list and returns its number for paragraphs of this section.
    pub(crate) fn list(&mut self, kind: List) -> usize {
        self.lists.push(kind);
        self.lists.len()
    }

    /// Returns a run with a picture, `wide` × `high` twips. Programs without SVG show the PNG. `title` is the
    /// text for readers who cannot see the picture.
    pub(crate) fn picture(
        &mut self,
        raster: &Raster,
        title: &str,
        [wide, high]: [u32; 2],
        place: BandPlace,
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
            BandPlace::Inline => {
                el("wp:inline").with(size("wp:extent")).with(named("wp:docPr")).with(graphic)
            }
            BandPlace::Corner => anchor()
                .with(size("wp:extent"))
                .with(el("wp:wrapSquare").at("wrapText", "left"))
                .with(named("wp:docPr"))
                .with(graphic),
        };
        el("w:r").with(el("w:drawing").with(placed))
    }

    /// Stores the bytes of a picture, equal bytes once, and returns their id.
    fn store_media(&mut self, bytes: &[u8], ending: &'static str) -> String {
        let hash = Sha256::digest(bytes);
        let letters: String = hash.iter().take(10).map(|byte| format!("{byte:02x}")).collect();
        let id = format!("m{letters}");
        self.media.entry(id.clone()).or_insert_with(|| (ending, bytes.to_vec()));
        id
    }
}

/// Returns an anchor at the upper right corner of the text area.
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
