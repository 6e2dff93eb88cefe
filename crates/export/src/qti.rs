//! Writes packages of QTI 2.1 and 3.0: an item with gaps for each [`Question`], a test of all items, and a
//! manifest. Both versions have the same structure with different names. Next: `qti/item.rs`.
//!
//! Each gap is a response `R1`, `R2` … of one point, and the score is the share of the points. The score
//! comes from a table rather than a division, because some players format quotients by the rules of a locale.

mod item;

use super::question::Question;
use crate::xml_writer::Xml;
use crate::zip_archive::Entry;
use carryless_args::error::Error;

/// Version of QTI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// QTI 2.1.
    V21,
    /// QTI 3.0.
    V30,
}

impl Version {
    /// Returns the XML namespace of items and tests.
    fn namespace(self) -> &'static str {
        match self {
            Version::V21 => "http://www.imsglobal.org/xsd/imsqti_v2p1",
            Version::V30 => "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
        }
    }

    /// Returns the XML namespace of manifests.
    fn manifest(self) -> &'static str {
        match self {
            Version::V21 => "http://www.imsglobal.org/xsd/imscp_v1p1",
            Version::V30 => "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
        }
    }

    /// Returns the name of the package's schema and the version of that schema.
    fn schema(self) -> [&'static str; 2] {
        match self {
            Version::V21 => ["QTIv2.1 Package", "1.0.0"],
            Version::V30 => ["QTI Package", "3.0.0"],
        }
    }

    /// Returns the type of a resource as the manifest names it; `what` is the kind of the resource, `item` or
    /// `test`.
    fn resource(self, what: &str) -> String {
        let version = if self == Version::V21 { "v2p1" } else { "v3p0" };
        format!("imsqti_{what}_xml{version}")
    }

    /// Returns the element name of this version for a name of QTI 2.1.
    fn element(self, name: &str) -> String {
        match self {
            Version::V21 => name.to_owned(),
            Version::V30 => format!("qti-{}", kebab(name)),
        }
    }

    /// Returns the attribute name of this version for a name of QTI 2.1.
    fn attribute(self, name: &str) -> String {
        if self == Version::V21 { name.to_owned() } else { kebab(name) }
    }
}

/// Converts a name from camel case to kebab case: `responseDeclaration` to `response-declaration`.
fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

/// XML writer that takes names of QTI 2.1 and writes the names of a given version.
struct VersionedXml<'x> {
    xml: &'x mut Xml,
    version: Version,
}

impl VersionedXml<'_> {
    /// Writes the element `name` (a name of QTI 2.1) with its attributes; `fill` writes its contents.
    fn within(
        &mut self,
        name: &str,
        attributes: &[(&str, &str)],
        fill: impl FnOnce(&mut VersionedXml<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let version = self.version;
        let attributes: Vec<(String, &str)> =
            attributes.iter().map(|(name, value)| (version.attribute(name), *value)).collect();
        let attributes: Vec<(&str, &str)> =
            attributes.iter().map(|(name, value)| (&**name, *value)).collect();
        self.xml.element(&version.element(name), &attributes, |xml| {
            fill(&mut VersionedXml { xml, version })
        })
    }

    /// Writes the element `name` (a name of QTI 2.1), which contains only text.
    fn text_element(
        &mut self,
        name: &str,
        attributes: &[(&str, &str)],
        text: &str,
    ) -> Result<(), Error> {
        self.within(name, attributes, |own| own.xml.text(text))
    }

    /// Writes the element `name` (a name of QTI 2.1) without contents.
    fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) -> Result<(), Error> {
        self.within(name, attributes, |_| Ok(()))
    }
}

/// Returns the files of a question in the package: its item and, if it has one, its picture.
pub fn entries(question: &Question, version: Version) -> Result<Vec<Entry>, Error> {
    let mut entries = vec![(item_name(question), item::item(question, version)?)];
    if let Some(picture) = &question.picture {
        entries.push((picture_name(question), picture.svg.clone().into_bytes()));
    }
    Ok(entries)
}

/// Returns the file name of the item of a question.
fn item_name(question: &Question) -> String {
    format!("items/{}.xml", question.id)
}

/// Returns the file name of the picture of a question.
fn picture_name(question: &Question) -> String {
    format!("items/pictures/{}.svg", question.id)
}

/// Data of one question for the manifest and the test of the package.
#[derive(Clone, Debug)]
pub struct ManifestEntry {
    id: String,
    name: String,
    tags: Vec<String>,
    points: u64,
    category: Vec<String>,
    has_picture: bool,
}

impl ManifestEntry {
    /// Creates the entry of the manifest for a question of the package.
    pub fn from_question(question: &Question) -> Self {
        ManifestEntry {
            id: question.id.clone(),
            name: question.name.clone(),
            tags: question.tags.clone(),
            points: question.points,
            category: question.category.clone(),
            has_picture: question.picture.is_some(),
        }
    }
}

/// Returns the manifest and the test as files of the package.
pub fn files(
    title: &str,
    id: &str,
    listed: &[ManifestEntry],
    version: Version,
) -> Result<Vec<Entry>, Error> {
    Ok(vec![
        ("imsmanifest.xml".to_owned(), manifest(id, listed, version)?),
        ("test.xml".to_owned(), test(title, id, listed, version)?),
    ])
}

/// Returns the manifest, which lists the test and the items.
fn manifest(id: &str, listed: &[ManifestEntry], version: Version) -> Result<Vec<u8>, Error> {
    let mut xml = Xml::with_declaration()?;
    let own = format!("{id}-manifest");
    xml.element("manifest", &[("identifier", &own), ("xmlns", version.manifest())], |xml| {
        xml.element("metadata", &[], |xml| {
            let [schema, number] = version.schema();
            xml.text_element("schema", &[], schema)?;
            xml.text_element("schemaversion", &[], number)
        })?;
        xml.empty("organizations", &[])?;
        xml.element("resources", &[], |xml| {
            let test = version.resource("test");
            let named = [("identifier", "test"), ("type", &*test), ("href", "test.xml")];
            xml.element("resource", &named, |xml| {
                xml.empty("file", &[("href", "test.xml")])?;
                listed
                    .iter()
                    .try_for_each(|one| xml.empty("dependency", &[("identifierref", &one.id)]))
            })?;
            listed.iter().try_for_each(|one| resource(xml, one, version))
        })
    })?;
    Ok(xml.finish())
}

/// Writes the resource of the item of one question in the manifest.
fn resource(xml: &mut Xml, one: &ManifestEntry, version: Version) -> Result<(), Error> {
    const LOM: &str = "http://ltsc.ieee.org/xsd/LOM";
    let (kind, href) = (version.resource("item"), format!("items/{}.xml", one.id));
    let named = [("identifier", &*one.id), ("type", &*kind), ("href", &*href)];
    xml.element("resource", &named, |xml| {
        xml.element("metadata", &[], |xml| {
            xml.element("lom", &[("xmlns", LOM)], |xml| {
                xml.element("general", &[], |xml| {
                    xml.element("title", &[], |xml| xml.text_element("string", &[], &one.name))?;
                    one.tags.iter().try_for_each(|tag| {
                        xml.element("keyword", &[], |xml| xml.text_element("string", &[], tag))
                    })
                })
            })
        })?;
        xml.empty("file", &[("href", &href)])?;
        match one.has_picture {
            true => xml.empty("file", &[("href", &format!("items/pictures/{}.svg", one.id))]),
            false => Ok(()),
        }
    })
}

/// Returns the test with all items. Consecutive items of the same category are a section.
fn test(
    title: &str,
    id: &str,
    listed: &[ManifestEntry],
    version: Version,
) -> Result<Vec<u8>, Error> {
    let mut xml = Xml::with_declaration()?;
    let mut names = VersionedXml { xml: &mut xml, version };
    let named = [("xmlns", version.namespace()), ("identifier", id), ("title", title)];
    names.within("assessmentTest", &named, |names| {
        let part = [
            ("identifier", "part"),
            ("navigationMode", "nonlinear"),
            ("submissionMode", "individual"),
        ];
        names.within("testPart", &part, |names| {
            let sections = listed.chunk_by(|one, next| one.category == next.category);
            (1..).zip(sections).try_for_each(|(number, listed)| section(names, number, listed))
        })
    })?;
    Ok(xml.finish())
}

/// Writes the section `number` (1-based) of the test, with the items `listed`.
fn section(
    names: &mut VersionedXml<'_>,
    number: u64,
    listed: &[ManifestEntry],
) -> Result<(), Error> {
    let id = format!("section-{number}");
    let title = listed.first().map(|one| one.category.join(" / ")).unwrap_or_default();
    let named = [("identifier", &*id), ("title", &*title), ("visible", "true")];
    names.within("assessmentSection", &named, |names| {
        listed.iter().try_for_each(|one| {
            let href = format!("items/{}.xml", one.id);
            names.within(
                "assessmentItemRef",
                &[("identifier", &one.id), ("href", &href)],
                |names| {
                    let points = one.points.to_string();
                    names.empty("weight", &[("identifier", "points"), ("value", &points)])
                },
            )
        })
    })
}
