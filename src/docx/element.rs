//! A small tree of XML elements. Lists and drawings are numbered from 1 within a section; writing a tree adds
//! the numbers of the sections before ([`NumberOffsets`]).

use std::fmt::Display;

use crate::error::Error;
use crate::xml_writer::Xml;

#[derive(Clone, Debug)]
pub(crate) struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, Value)>,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
enum Node {
    Element(Element),
    Text(String),
}

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    /// Number of a list in the section, from 1.
    List(usize),
    /// Number of a drawing in the section, from 1.
    Drawing(usize),
}

/// Numbers of lists and drawings in the sections before, added to those of a section.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NumberOffsets {
    pub(super) lists: usize,
    pub(super) drawings: usize,
}

pub(super) fn el(name: &'static str) -> Element {
    Element { name, attributes: Vec::new(), nodes: Vec::new() }
}

/// Returns `<name w:val="value"/>`, the commonest element of WordprocessingML.
pub(super) fn val(name: &'static str, value: impl Display) -> Element {
    el(name).at("w:val", value)
}

impl Element {
    pub(super) fn at(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes.push((name, Value::Text(value.to_string())));
        self
    }

    pub(super) fn at_list(mut self, name: &'static str, list: usize) -> Self {
        self.attributes.push((name, Value::List(list)));
        self
    }

    pub(super) fn at_drawing(mut self, name: &'static str, drawing: usize) -> Self {
        self.attributes.push((name, Value::Drawing(drawing)));
        self
    }

    pub(super) fn with(mut self, node: Element) -> Self {
        self.nodes.push(Node::Element(node));
        self
    }

    pub(super) fn all(mut self, nodes: impl IntoIterator<Item = Element>) -> Self {
        self.nodes.extend(nodes.into_iter().map(Node::Element));
        self
    }

    pub(super) fn text(mut self, text: &str) -> Self {
        // Characters that set the direction of text could reverse the rest of the line.
        let turns =
            |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        self.nodes.push(Node::Text(text.replace(turns, "")));
        self
    }

    /// Returns the element as a complete XML part of a package.
    pub(super) fn into_part(self) -> Result<Vec<u8>, Error> {
        let mut xml = Xml::with_declaration()?;
        self.write(&mut xml, NumberOffsets::default())?;
        Ok(xml.finish())
    }

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
