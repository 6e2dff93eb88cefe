//! Writes XML without white space between elements, for Word documents and question files.

use std::borrow::Cow;

use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use carryless_args::error::Error;

/// Writer that collects XML in memory.
pub struct Xml(Writer<Vec<u8>>);

/// Attributes of an element as pairs (name, value). Values must not be escaped already.
type Attributes<'a> = &'a [(&'a str, &'a str)];

/// A writer of a fragment, without an XML declaration.
impl Default for Xml {
    fn default() -> Self {
        Xml(Writer::new(Vec::with_capacity(4096)))
    }
}

impl Xml {
    /// Creates a writer of a complete file, which begins with an XML declaration.
    pub fn with_declaration() -> Result<Self, Error> {
        let mut xml = Xml::default();
        xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
        xml.text("\n")?;
        Ok(xml)
    }

    /// Returns the XML written so far, in UTF-8.
    pub fn finish(self) -> Vec<u8> {
        self.0.into_inner()
    }

    /// Writes the element `name` with its attributes. `fill` is called between the start tag and the end tag
    /// and must write the content.
    pub fn element(
        &mut self,
        name: &str,
        attributes: Attributes<'_>,
        fill: impl FnOnce(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.open(name, attributes)?;
        fill(self)?;
        self.close(name)
    }

    /// Writes the start tag of the element `name`. The caller must write its end tag with `close`.
    pub fn open(&mut self, name: &str, attributes: Attributes<'_>) -> Result<(), Error> {
        self.write_event(Event::Start(start(name, attributes)))
    }

    /// Writes the end tag of the element `name`.
    pub fn close(&mut self, name: &str) -> Result<(), Error> {
        self.write_event(Event::End(BytesEnd::new(name)))
    }

    /// Writes the element `name` with `text` as its content. `text` must not be escaped already.
    pub fn text_element(
        &mut self,
        name: &str,
        attributes: Attributes<'_>,
        text: &str,
    ) -> Result<(), Error> {
        self.element(name, attributes, |xml| xml.text(text))
    }

    /// Writes the element `name` without content.
    pub fn empty(&mut self, name: &str, attributes: Attributes<'_>) -> Result<(), Error> {
        self.write_event(Event::Empty(start(name, attributes)))
    }

    /// Writes a text, which must not be escaped already. Escapes its special characters, and removes characters
    /// that XML forbids.
    pub fn text(&mut self, text: &str) -> Result<(), Error> {
        self.write_event(Event::Text(BytesText::new(&remove_forbidden(text))))
    }

    /// Writes a text, which must not be escaped already, as CDATA. For a text with many characters to escape
    /// this is shorter than `text`. Removes characters that XML forbids.
    pub fn cdata(&mut self, text: &str) -> Result<(), Error> {
        let text = remove_forbidden(text);
        BytesCData::escaped(&text).try_for_each(|part| self.write_event(Event::CData(part)))
    }

    /// Writes text that is XML already, without escaping it.
    pub fn raw(&mut self, xml: &str) -> Result<(), Error> {
        self.write_event(Event::Text(BytesText::from_escaped(xml)))
    }

    fn write_event(&mut self, event: Event<'_>) -> Result<(), Error> {
        self.0.write_event(event).map_err(Error::internal)
    }
}

/// Creates the start tag of the element `name` with `attributes`.
fn start<'n>(name: &'n str, attributes: Attributes<'_>) -> BytesStart<'n> {
    let mut start = BytesStart::new(name);
    for (name, value) in attributes {
        start.push_attribute((*name, &*remove_forbidden(value)));
    }
    start
}

/// Returns a text without the characters that XML 1.0 forbids: most control characters below U+0020, U+FFFE and
/// U+FFFF.
fn remove_forbidden(text: &str) -> Cow<'_, str> {
    let is_held = |letter: char| matches!(letter, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    match text.chars().all(is_held) {
        true => Cow::Borrowed(text),
        false => Cow::Owned(text.chars().filter(|letter| is_held(*letter)).collect()),
    }
}
