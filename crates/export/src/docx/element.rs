//! A small tree of XML elements. Lists and drawings have numbers from 1 within their section. When a tree is
//! written, the counts of the preceding sections are added to these numbers ([`NumberOffsets`]).

use std::fmt::Display;

use crate::xml_writer::Xml;
use carryless_args::error::Error;

/// An XML element with attributes and child nodes.
#[derive(Clone, Debug)]
pub struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, Value)>,
    nodes: Vec<Node>,
}

/// A child of an `Element`: another element, or a text.
#[derive(Clone, Debug)]
enum Node {
    Element(Element),
    Text(String),
}

/// Value of an attribute: a text, or a number to which [`NumberOffsets`] adds when the element is written.
#[derive(Clone, Debug)]
enum Value {
    Text(String),
    /// Number of a list within its section, from 1.
    List(usize),
    /// Number of a drawing within its section, from 1.
    Drawing(usize),
}

/// Number of lists and number of drawings in all preceding sections.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NumberOffsets {
    pub(super) lists: usize,
    pub(super) drawings: usize,
}

/// Creates an element without attributes and children.
pub(super) fn el(name: &'static str) -> Element {
    Element { name, attributes: Vec::new(), nodes: Vec::new() }
}

/// Creates the element `<name w:val="value"/>`, the commonest form in WordprocessingML.
pub(super) fn val(name: &'static str, value: impl Display) -> Element {
    el(name).at("w:val", value)
}

impl Element {
    /// Adds the attribute `name` with the text of `value`, which must not be escaped already.
    pub(super) fn at(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes.push((name, Value::Text(value.to_string())));
        self
    }

    /// Adds the attribute `name` whose value is a list number. `list` is the number within the section, from 1.
    pub(super) fn at_list(mut self, name: &'static str, list: usize) -> Self {
        self.attributes.push((name, Value::List(list)));
        self
    }

    /// Adds the attribute `name` whose value is a drawing number. `drawing` is the number within the section,
    /// from 1.
    pub(super) fn at_drawing(mut self, name: &'static str, drawing: usize) -> Self {
        self.attributes.push((name, Value::Drawing(drawing)));
        self
    }

    /// Appends `node` to the children of the element.
    pub(super) fn with(mut self, node: Element) -> Self {
        self.nodes.push(Node::Element(node));
        self
    }

    /// Appends `nodes`, in order, to the children of the element.
    pub(super) fn all(mut self, nodes: impl IntoIterator<Item = Element>) -> Self {
        self.nodes.extend(nodes.into_iter().map(Node::Element));
        self
    }

    /// Appends `text` as a text node. It must not be escaped already. Characters that change the writing
    /// direction are removed.
    pub(super) fn text(mut self, text: &str) -> Self {
        // Characters that set the direction of text could reverse the rest of the line.
        let turns =
            |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        self.nodes.push(Node::Text(text.replace(turns, "")));
        self
    }

    /// Returns the bytes of an XML file with this element as root.
    pub(super) fn into_part(self) -> Result<Vec<u8>, Error> {
        let mut xml = Xml::with_declaration()?;
        self.write(&mut xml, NumberOffsets::default())?;
        Ok(xml.finish())
    }

    /// Writes the element and its children to `xml`. `before` has the numbers of lists and drawings in the
    /// preceding sections, which are added to list and drawing numbers.
    pub(super) fn write(&self, xml: &mut Xml, before: NumberOffsets) -> Result<(), Error> {
        let value = |value: &Value| match value {
            Value::Text(text) => text.clone(),
            Value::List(list) => (before.lists + list).to_string(),
            Value::Drawing(drawing) => (before.drawings + drawing).to_string(),
        };
        let values: Vec<(&str, String)> =
            self.attributes.iter().map(|(name, own)| (*name, value(own))).collect();
        let attributes: Vec<(&str, &str)> =
            values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        if self.nodes.is_empty() {
            return xml.empty(self.name, &attributes);
        }
        xml.element(self.name, &attributes, |xml| {
            self.nodes.iter().try_for_each(|node| match node {
                Node::Element(element) => element.write(xml, before),
                Node::Text(text) => xml.text(text),
            })
        })
    }
}
