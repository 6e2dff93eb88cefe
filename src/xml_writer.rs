//! Elements, written one inside the other. In: names, attributes and texts. Out: XML without white space
//! of its own.

use std::borrow::Cow;

use quick_xml::Writer;
use quick_xml::events::{BytesCData, BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use crate::error::Error;

/// XML that is being written.
pub(crate) struct Xml(Writer<Vec<u8>>);

type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Xml {
    /// A piece of a file.
    pub(crate) fn new() -> Self {
        Xml(Writer::new(Vec::with_capacity(4096)))
    }

    /// A file of its own.
    pub(crate) fn file() -> Result<Self, Error> {
        let mut xml = Xml::new();
        xml.put(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
        xml.text("\n")?;
        Ok(xml)
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.0.into_inner()
    }

    /// An element around what `fill` writes.
    pub(crate) fn within(
        &mut self,
        name: &str,
        attributes: Attributes<'_>,
        fill: impl FnOnce(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.open(name, attributes)?;
        fill(self)?;
        self.close(name)
    }

    pub(crate) fn open(&mut self, name: &str, attributes: Attributes<'_>) -> Result<(), Error> {
        self.put(Event::Start(start(name, attributes)))
    }

    /// Ends an element that was opened.
    pub(crate) fn close(&mut self, name: &str) -> Result<(), Error> {
        self.put(Event::End(BytesEnd::new(name)))
    }

    /// An element with a text.
    pub(crate) fn said(
        &mut self,
        name: &str,
        attributes: Attributes<'_>,
        text: &str,
    ) -> Result<(), Error> {
        self.within(name, attributes, |xml| xml.text(text))
    }

    /// An element with nothing in it.
    pub(crate) fn empty(&mut self, name: &str, attributes: Attributes<'_>) -> Result<(), Error> {
        self.put(Event::Empty(start(name, attributes)))
    }

    pub(crate) fn text(&mut self, text: &str) -> Result<(), Error> {
        self.put(Event::Text(BytesText::new(&held(text))))
    }

    /// A text with much in it that would have to be escaped.
    pub(crate) fn literal(&mut self, text: &str) -> Result<(), Error> {
        let text = held(text);
        BytesCData::escaped(&text).try_for_each(|part| self.put(Event::CData(part)))
    }

    /// What is XML already.
    pub(crate) fn raw(&mut self, xml: &str) -> Result<(), Error> {
        self.put(Event::Text(BytesText::from_escaped(xml)))
    }

    fn put(&mut self, event: Event<'_>) -> Result<(), Error> {
        self.0.write_event(event).map_err(Error::defect)
    }
}

fn start<'n>(name: &'n str, attributes: Attributes<'_>) -> BytesStart<'n> {
    let mut start = BytesStart::new(name);
    for (name, value) in attributes {
        start.push_attribute((*name, &*held(value)));
    }
    start
}

/// A text without what no XML may hold: most control characters, and two places that are no letters.
fn held(text: &str) -> Cow<'_, str> {
    let is_held = |letter: char| matches!(letter, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    match text.chars().all(is_held) {
        true => Cow::Borrowed(text),
        false => Cow::Owned(text.chars().filter(|letter| is_held(*letter)).collect()),
    }
}
