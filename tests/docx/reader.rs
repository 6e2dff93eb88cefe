//! Reads a `.docx` and refuses what Word would call damaged: bytes → [`Word`] (paragraphs, tables and
//! sections).

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::{Document, Node};

use crate::export::files::unpacked;

/// Contents of a document in Word's format.
#[derive(Debug, Default)]
pub(super) struct Word {
    pub(super) paragraphs: Vec<Paragraph>,
    /// Tables with bordered cells, each as its rows, and each row as the texts of its cells.
    pub(super) grids: Vec<Vec<Vec<String>>>,
    /// Page header of each section.
    pub(super) headers: Vec<String>,
    /// Alternative text of each picture.
    pub(super) pictures: Vec<String>,
    pub(super) title: String,
}

#[derive(Debug)]
pub(super) struct Paragraph {
    pub(super) style: String,
    /// Id and number format of its list, if the paragraph is a list item.
    pub(super) list: Option<(String, String)>,
    pub(super) text: String,
    /// Colours of the text.
    pub(super) colours: BTreeSet<String>,
}

/// Elements, each with its children in the order that the schema prescribes.
const ORDERS: [(&str, &[&str]); 8] = [
    (
        "pPr",
        &[
            "pStyle",
            "keepNext",
            "keepLines",
            "numPr",
            "tabs",
            "spacing",
            "ind",
            "jc",
            "outlineLvl",
            "sectPr",
        ],
    ),
    ("rPr", &["rFonts", "b", "i", "color", "sz", "szCs", "u", "vertAlign", "lang"]),
    ("tcPr", &["tcW", "tcBorders", "vAlign"]),
    ("tblPr", &["tblW", "tblInd", "tblBorders", "tblLayout", "tblCellMar"]),
    ("trPr", &["cantSplit", "trHeight", "tblHeader"]),
    ("tcBorders", &["top", "left", "bottom", "right"]),
    ("tbl", &["tblPr", "tblGrid", "tr"]),
    (
        "sectPr",
        &["headerReference", "footerReference", "type", "pgSz", "pgMar", "pgNumType", "cols"],
    ),
];

struct Package {
    files: BTreeMap<String, Vec<u8>>,
}

impl Package {
    fn text(&self, path: &str) -> &str {
        let bytes = self.files.get(path).unwrap_or_else(|| panic!("no part {path}"));
        std::str::from_utf8(bytes).unwrap()
    }

    /// Asserts that every part of the package has a type, and every relation leads to a part.
    fn check(&self) {
        let types = Document::parse(self.text("[Content_Types].xml")).unwrap();
        let named = |tag: &str, key: &str| -> BTreeSet<String> {
            let all = types.descendants().filter(|node| node.has_tag_name((TYPES, tag)));
            all.map(|node| node.attribute(key).unwrap().to_owned()).collect()
        };
        let (endings, parts) = (named("Default", "Extension"), named("Override", "PartName"));
        for path in self.files.keys().filter(|path| *path != "[Content_Types].xml") {
            let ending = path.rsplit('.').next().unwrap();
            assert!(endings.contains(ending) || parts.contains(&format!("/{path}")), "{path}");
            if ending == "xml" || ending == "rels" || ending == "svg" {
                Document::parse(self.text(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
            }
            if ending == "png" {
                assert!(self.files[path].starts_with(b"\x89PNG"), "{path}");
            }
        }
        for part in parts {
            assert!(self.files.contains_key(part.trim_start_matches('/')), "{part}");
        }
        let first = self.files.keys().next().unwrap();
        assert_eq!(first, "[Content_Types].xml");
    }

    /// Paths to which the relations of a part lead, by id.
    fn relations(&self, path: &str, folder: &str) -> BTreeMap<String, String> {
        let document = Document::parse(self.text(path)).unwrap();
        let all = document.descendants().filter(|node| node.tag_name().name() == "Relationship");
        let relations: Vec<(String, String)> = all
            .map(|node| {
                let target = format!("{folder}{}", node.attribute("Target").unwrap());
                assert!(self.files.contains_key(&target), "{path} needs {target}");
                (node.attribute("Id").unwrap().to_owned(), target)
            })
            .collect();
        let count = relations.len();
        let relations: BTreeMap<String, String> = relations.into_iter().collect();
        assert_eq!(relations.len(), count, "an id twice in {path}");
        relations
    }
}

const TYPES: &str = "http://schemas.openxmlformats.org/package/2006/content-types";
const W: &str = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const R: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// Parses the bytes of a document.
pub(super) fn read(bytes: &[u8]) -> Word {
    let package = Package { files: unpacked(bytes).into_iter().collect() };
    package.check();
    package.relations("_rels/.rels", "");
    let relations = package.relations("word/_rels/document.xml.rels", "word/");
    let numbering = Document::parse(package.text("word/numbering.xml")).unwrap();
    let lists = lists(&numbering);
    let styles = Document::parse(package.text("word/styles.xml")).unwrap();
    ordered(styles.root_element());
    let styles: BTreeSet<&str> = styles
        .descendants()
        .filter(|node| node.has_tag_name((W, "style")))
        .map(|node| node.attribute((W, "styleId")).unwrap())
        .collect();
    let document = Document::parse(package.text("word/document.xml")).unwrap();
    ordered(document.root_element());
    let mut word = Word::default();
    let mut drawings = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        match node.tag_name().name() {
            "p" if node.tag_name().namespace() == Some(W) => {
                let paragraph = paragraph(node, &lists);
                assert!(styles.contains(&*paragraph.style) || paragraph.style.is_empty());
                word.paragraphs.push(paragraph);
            }
            "tc" => {
                let last = node.children().rfind(Node::is_element).unwrap();
                assert_eq!(last.tag_name().name(), "p", "a cell must end in a paragraph");
            }
            "tbl" => word.grids.extend(grid(node)),
            "blip" | "svgBlip" => {
                let id = node.attribute((R, "embed")).unwrap();
                assert!(relations.contains_key(id), "no picture {id}");
            }
            "docPr" => {
                assert!(drawings.insert(node.attribute("id").unwrap()), "a number twice");
                word.pictures.push(node.attribute("descr").unwrap().to_owned());
            }
            "sectPr" => {
                let header = node.children().find(|it| it.has_tag_name((W, "headerReference")));
                let id = header.unwrap().attribute((R, "id")).unwrap();
                let part = Document::parse(package.text(&relations[id])).unwrap();
                word.headers.push(text(part.root_element()));
            }
            _ => {}
        }
    }
    let core = Document::parse(package.text("docProps/core.xml")).unwrap();
    let title = core.descendants().find(|node| node.tag_name().name() == "title").unwrap();
    title.text().unwrap_or_default().clone_into(&mut word.title);
    word
}

/// Number format of each list. Each list has a definition of its own, which counts from 1.
fn lists<'d>(numbering: &'d Document<'_>) -> BTreeMap<&'d str, &'d str> {
    ordered(numbering.root_element());
    let all =
        |name: &'static str| numbering.descendants().filter(move |it| it.has_tag_name((W, name)));
    let mut formats: BTreeMap<&str, &str> = all("abstractNum")
        .map(|node| {
            let start = node.descendants().find(|it| it.has_tag_name((W, "start"))).unwrap();
            assert_eq!(value(start), "1");
            let format = node.descendants().find(|it| it.has_tag_name((W, "numFmt"))).unwrap();
            (node.attribute((W, "abstractNumId")).unwrap(), value(format))
        })
        .collect();
    all("num")
        .map(|node| {
            let of = node.children().find(|it| it.has_tag_name((W, "abstractNumId"))).unwrap();
            let own = formats.remove(value(of)).expect("a definition that no other list has");
            (node.attribute((W, "numId")).unwrap(), own)
        })
        .collect()
}

fn value<'d>(node: Node<'d, '_>) -> &'d str {
    node.attribute((W, "val")).unwrap()
}

/// Asserts that children are in schema order, each once where only one is allowed.
fn ordered(root: Node<'_, '_>) {
    for node in root.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        let Some((_, order)) = ORDERS.iter().find(|(of, _)| *of == name) else { continue };
        let at = |child: Node<'_, '_>| {
            let child = child.tag_name().name();
            order
                .iter()
                .position(|known| *known == child)
                .unwrap_or_else(|| panic!("{child} in {name}"))
        };
        let places: Vec<usize> = node.children().filter(Node::is_element).map(at).collect();
        let rises =
            places.windows(2).all(|two| two[0] < two[1] || name == "tbl" && two[0] == two[1]);
        assert!(rises, "{name}: {places:?}");
    }
}

fn paragraph(node: Node<'_, '_>, lists: &BTreeMap<&str, &str>) -> Paragraph {
    let inside = |name: &'static str| node.descendants().find(move |it| it.has_tag_name((W, name)));
    let list = inside("numId").map(|number| {
        let number = value(number);
        (number.to_owned(), lists.get(number).expect("a list that is known").to_string())
    });
    let colours = node.descendants().filter(|it| it.has_tag_name((W, "color")));
    Paragraph {
        style: inside("pStyle").map(value).unwrap_or_default().to_owned(),
        list,
        text: text(node),
        colours: colours.map(|it| value(it).to_owned()).collect(),
    }
}

/// Text of a node, with a gap to write in as `____`.
fn text(node: Node<'_, '_>) -> String {
    let mut text = String::new();
    for node in node.descendants().filter(Node::is_element) {
        match node.tag_name().name() {
            "t" => text.push_str(node.text().unwrap_or_default()),
            "br" => text.push('\n'),
            _ => {}
        }
    }
    let gaps = text.replace('\u{a0}', "_");
    gaps.trim().to_owned()
}

/// A table whose cells have borders, as rows of texts; `None` for other tables.
fn grid(table: Node<'_, '_>) -> Option<Vec<Vec<String>>> {
    let own = |node: &Node<'_, '_>, name: &str| node.tag_name().name() == name;
    let rows = table.children().filter(|node| own(node, "tr"));
    let cells = |row: Node<'_, '_>| -> Vec<String> {
        row.children().filter(|node| own(node, "tc")).map(text).collect()
    };
    let is_nested = table.descendants().filter(|node| own(node, "tbl")).count() > 1;
    let boxed = table.descendants().any(|node| {
        own(&node, "tcBorders") && node.children().filter(Node::is_element).count() == 4
    });
    (!is_nested && boxed).then(|| rows.map(cells).collect())
}
