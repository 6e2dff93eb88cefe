//! A section under way: what stands in it, with lists that count from 1 and pictures, each stored once.
//! In: elements and pictures. Out: what a document joins.

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

/// What a list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    Questions,
    Steps,
    Points,
}

/// Where a picture stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BandPlace {
    /// In the line.
    Inline,
    /// At the upper right corner of the text of the page, which runs around it.
    Corner,
}

#[derive(Debug, Default)]
pub(crate) struct Section {
    /// Whether it begins on a page with an odd number, for printing on both sides.
    pub(crate) is_odd: bool,
    pub(super) body: Vec<Element>,
    pub(super) lists: Vec<List>,
    pub(super) drawings: usize,
    /// The files of pictures, by the ids under which they are shown, with their endings.
    pub(super) media: BTreeMap<String, (&'static str, Vec<u8>)>,
    /// What stands above and below every page.
    pub(crate) header: Vec<Element>,
    pub(crate) footer: Vec<Element>,
}

impl Section {
    pub(crate) fn push(&mut self, element: Element) {
        self.body.push(element);
    }

    /// A new list; its number is for paragraphs of this section.
    pub(crate) fn list(&mut self, kind: List) -> usize {
        self.lists.push(kind);
        self.lists.len()
    }

    /// A run with a picture of this width and height in twips: an SVG where the reader can draw it, else
    /// the PNG. `title` is said to who cannot see it.
    pub(crate) fn picture(
        &mut self,
        raster: &Raster,
        title: &str,
        [wide, high]: [u32; 2],
        place: BandPlace,
    ) -> Element {
        self.drawings += 1;
        let number = self.drawings;
        let (png, svg) = (self.medium(&raster.png, "png"), self.medium(&raster.svg, "svg"));
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

    /// The id of these bytes; the same bytes are stored once.
    fn medium(&mut self, bytes: &[u8], ending: &'static str) -> String {
        let hash = Sha256::digest(bytes);
        let letters: String = hash.iter().take(10).map(|byte| format!("{byte:02x}")).collect();
        let id = format!("m{letters}");
        self.media.entry(id.clone()).or_insert_with(|| (ending, bytes.to_vec()));
        id
    }
}

/// A place at the upper right corner of the text of a page.
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
