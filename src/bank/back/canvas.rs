//! Reads QTI 1.2 as Canvas has it: what the conditions that score ask for, with the texts of labels.

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
    /// The labels of each response, with their texts.
    labels: BTreeMap<String, Vec<(String, String)>>,
    response: String,
    label: String,
    /// What the condition under way asks for, in which response, and whether it scores.
    asks: Vec<(String, String)>,
    scores: bool,
    not: bool,
    right: BTreeMap<String, Vec<String>>,
}

pub(super) fn read(texts: &Texts, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    for text in texts.values().filter(|text| text.contains("<questestinterop")) {
        let (mut reader, mut item, mut said) =
            (Reader::from_str(text), Item::default(), String::new());
        loop {
            match reader.read_event().map_err(Error::defect)? {
                Event::Start(tag) => {
                    item.open(&tag);
                    said.clear();
                }
                Event::Text(text) => said.push_str(&text),
                Event::GeneralRef(name) => said.push_str(&super::entity(&name)),
                Event::End(tag) => {
                    if tag.name().as_ref() == "item" {
                        take(std::mem::take(&mut item).solved());
                    }
                    item.close(tag.name().as_ref(), &said);
                    said.clear();
                }
                Event::Eof => break,
                _ => {}
            }
        }
    }
    Ok(())
}

impl Item {
    fn open(&mut self, tag: &BytesStart<'_>) {
        let attribute = |name: &str| super::attribute(tag, name);
        match tag.name().as_ref() {
            "item" => self.id = attribute("ident"),
            "response_lid" => self.response = attribute("ident"),
            "response_label" => self.label = attribute("ident"),
            "respcondition" => (self.asks, self.scores) = (Vec::new(), false),
            "not" => self.not = true,
            "varequal" => self.asks.push((attribute("respident"), String::new())),
            "setvar" => self.scores = true,
            _ => {}
        }
    }

    fn close(&mut self, tag: &str, said: &str) {
        match tag {
            "mattext" if !self.label.is_empty() => {
                let labels = self.labels.entry(self.response.clone()).or_default();
                labels.push((std::mem::take(&mut self.label), said.to_owned()));
            }
            "varequal" if self.not => drop(self.asks.pop()),
            "varequal" => {
                if let Some((_, value)) = self.asks.last_mut() {
                    said.clone_into(value);
                }
            }
            "not" => self.not = false,
            "respcondition" if self.scores => {
                for (response, value) in std::mem::take(&mut self.asks) {
                    let labels = self.labels.get(&response).map_or(&[][..], Vec::as_slice);
                    let is_blank = response.starts_with("response_blank");
                    // Every text of a blank is right, whichever stands for it.
                    let fits = |label: &&(String, String)| label.0 == value || is_blank;
                    let texts: Vec<String> =
                        labels.iter().filter(fits).map(|(_, text)| text.clone()).collect();
                    let known = self.right.entry(response).or_default();
                    known.extend(if texts.is_empty() { vec![value] } else { texts });
                }
            }
            _ => {}
        }
    }

    fn solved(self) -> Solved {
        let mut solved = Solved::new(self.id);
        let mut places: Vec<(String, Vec<String>)> = self.right.into_iter().collect();
        // Blank 10 stands behind blank 9.
        places.sort_by_key(|(response, _)| (response.len(), response.clone()));
        places.into_iter().for_each(|(_, right)| solved.place(right));
        solved
    }
}
