//! Reads items of QTI 2.1 and 3.0: the declared right answers, with the texts of alternatives.

use std::collections::BTreeMap;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::Texts;
use crate::bank::solved::Solved;
use crate::error::Error;

/// An item that is read.
#[derive(Default)]
struct Item {
    id: String,
    /// What is right in each response, and the texts that a mapping takes.
    right: Vec<(Vec<String>, Vec<String>)>,
    in_key: bool,
    /// The texts of alternatives.
    texts: BTreeMap<String, String>,
    choice: String,
    is_open: bool,
}

pub(super) fn read(texts: &Texts, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    for text in texts.values() {
        let (mut reader, mut item, mut said) =
            (Reader::from_str(text), Item::default(), String::new());
        loop {
            match reader.read_event().map_err(Error::defect)? {
                Event::Start(tag) | Event::Empty(tag) => {
                    item.open(&tag);
                    said.clear();
                }
                Event::Text(text) => said.push_str(&text),
                Event::GeneralRef(name) => said.push_str(&super::entity(&name)),
                Event::End(tag) => {
                    item.close(&bare(tag.name().as_ref()), &said);
                    said.clear();
                }
                Event::Eof => break,
                _ => {}
            }
        }
        if !item.id.is_empty() {
            take(item.solved());
        }
    }
    Ok(())
}

/// The name of an element or attribute, the same in both versions.
fn bare(name: &str) -> String {
    name.strip_prefix("qti-").unwrap_or(name).replace('-', "").to_lowercase()
}

impl Item {
    fn open(&mut self, tag: &BytesStart<'_>) {
        let attribute = |name: &str| {
            let all = tag.attributes().flatten();
            let own =
                all.filter(|it| bare(it.key.as_ref()) == name).map(|it| it.value.into_owned());
            own.map(|value| super::text(&value)).next().unwrap_or_default()
        };
        match &*bare(tag.name().as_ref()) {
            "assessmentitem" => self.id = attribute("identifier"),
            "responsedeclaration" => self.right.push(Default::default()),
            "correctresponse" => self.in_key = true,
            "mapentry" => {
                if let Some((_, keys)) = self.right.last_mut() {
                    keys.push(attribute("mapkey"));
                }
            }
            "simplechoice" => self.choice = attribute("identifier"),
            "extendedtextinteraction" => self.is_open = true,
            _ => {}
        }
    }

    fn close(&mut self, tag: &str, said: &str) {
        match tag {
            "correctresponse" => self.in_key = false,
            "value" if self.in_key => {
                if let Some((values, _)) = self.right.last_mut() {
                    values.push(said.to_owned());
                }
            }
            "simplechoice" => {
                self.texts.insert(std::mem::take(&mut self.choice), said.to_owned());
            }
            _ => {}
        }
    }

    fn solved(&self) -> Solved {
        let mut solved = Solved::new(&*self.id);
        for (values, keys) in self.right.iter().filter(|_| !self.is_open) {
            let text = |value: &String| self.texts.get(value).unwrap_or(value).clone();
            match keys.is_empty() {
                true => solved.place(values.iter().map(text)),
                false => solved.place(keys),
            }
        }
        solved
    }
}
