//! Normalizes elements of QTI 2.1 and 3.0 to one name: `qti-item-body` is read as `itemBody`.

use roxmltree::Node;

use super::markup;

/// Edition of QTI that a package uses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Edition {
    Two,
    Three,
}

impl Edition {
    pub(crate) fn space(self) -> &'static str {
        match self {
            Self::Two => "http://www.imsglobal.org/xsd/imsqti_v2p1",
            Self::Three => "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
        }
    }
}

/// An element that owns its contents.
#[derive(Debug, Clone)]
pub(crate) struct Element {
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
    parts: Vec<Part>,
}

#[derive(Debug, Clone)]
enum Part {
    Words(String),
    Element(Element),
}

impl Element {
    /// Reads a node; in 3.0 names with `qti-` are QTI's, all others are HTML's.
    pub(crate) fn read(node: Node, edition: Edition) -> Result<Self, String> {
        let tag = node.tag_name().name();
        let space = node.tag_name().namespace().unwrap_or_default();
        let math = space == "http://www.w3.org/1998/Math/MathML";
        if space != edition.space() && !math {
            return Err(format!("<{tag}> is in {space:?}"));
        }
        let name = match (edition, tag.strip_prefix("qti-")) {
            (Edition::Two, _) => tag.to_owned(),
            (Edition::Three, Some(rest)) => camel(rest),
            (Edition::Three, None) => format!("html:{tag}"),
        };
        let attributes = node.attributes().map(|one| (camel(one.name()), one.value().to_owned()));
        let mut parts = Vec::new();
        for part in node.children() {
            if part.is_element() {
                parts.push(Part::Element(Self::read(part, edition)?));
            } else if part.is_text() {
                parts.push(Part::Words(part.text().unwrap_or_default().to_owned()));
            }
        }
        Ok(Self { name, attributes: attributes.collect(), parts })
    }

    /// Name of the element without the prefix `html:`.
    pub(crate) fn html(&self) -> &str {
        self.name.strip_prefix("html:").unwrap_or(&self.name)
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn need(&self, name: &str) -> Result<&str, String> {
        self.get(name).ok_or(format!("<{}> without {name}", self.name))
    }

    pub(crate) fn children(&self) -> impl Iterator<Item = &Element> {
        self.parts.iter().filter_map(|part| match part {
            Part::Element(element) => Some(element),
            Part::Words(_) => None,
        })
    }

    pub(crate) fn child(&self, name: &str) -> Option<&Element> {
        self.children().find(|part| part.name == name)
    }

    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Element> {
        self.children().filter(move |part| part.name == name)
    }

    /// The element and all its descendants.
    pub(crate) fn below(&self) -> Vec<&Element> {
        let mut found = vec![self];
        for part in self.children() {
            found.extend(part.below());
        }
        found
    }

    /// Text directly in the element, without that of its children.
    pub(crate) fn words(&self) -> String {
        let words = self.parts.iter().filter_map(|part| match part {
            Part::Words(words) => Some(words.as_str()),
            Part::Element(_) => None,
        });
        words.collect::<String>().trim().to_owned()
    }

    /// Visible text without that of the elements named in `without`; a picture is its `alt`.
    pub(crate) fn text(&self, without: &[&str]) -> String {
        let mut out = String::new();
        self.print(&mut out, without);
        markup::fold(&out)
    }

    fn print(&self, out: &mut String, without: &[&str]) {
        for part in &self.parts {
            match part {
                Part::Words(words) => out.push_str(words),
                Part::Element(one) if without.contains(&one.name.as_str()) => {}
                Part::Element(one) if one.name.ends_with("EntryInteraction") => {
                    out.push_str(" ___ ")
                }
                Part::Element(one) => {
                    let gap = if inline(one.html()) { "" } else { " " };
                    out.push_str(gap);
                    out.push_str(one.get("alt").unwrap_or_default());
                    one.print(out, without);
                    out.push_str(gap);
                }
            }
        }
    }
}

/// Whether the HTML element of this name is inline.
pub(crate) fn inline(name: &str) -> bool {
    let inside = " a abbr b cite code dfn em i img kbd q samp small big span strong sub sup tt var \
        textEntryInteraction inlineChoiceInteraction feedbackInline printedVariable br object ";
    inside.contains(&format!(" {name} "))
}

fn camel(name: &str) -> String {
    let mut words = name.split('-');
    let mut out = words.next().unwrap_or_default().to_owned();
    for word in words {
        let (first, rest) = word.split_at(word.len().min(1));
        out.push_str(&first.to_uppercase());
        out.push_str(rest);
    }
    out
}
