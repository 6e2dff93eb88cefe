//! Reads the workbook for Kahoot: rows of a question, its answers and the numbers of the right ones.

use std::collections::BTreeMap;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::Texts;
use crate::bank::solved::Solved;
use crate::error::Error;

/// The row of the first question.
const FIRST: u32 = 9;

pub(super) fn read(texts: &Texts, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    let part = |name: &str| texts.get(name).map(String::as_str).unwrap_or_default();
    let shared = strings(part("xl/sharedStrings.xml"))?;
    let cells = cells(part("xl/worksheets/sheet1.xml"), &shared)?;
    let cell = |column: char, row: u32| cells.get(&format!("{column}{row}"));
    for row in FIRST.. {
        let Some(question) = cell('B', row) else { return Ok(()) };
        let mut solved = Solved::new(&**question);
        let right = cell('H', row).map(String::as_str).unwrap_or_default().split(',');
        let columns = right
            .filter_map(|number| "CDEF".chars().nth(number.parse::<usize>().ok()?.checked_sub(1)?));
        solved.place(columns.filter_map(|column| cell(column, row)));
        take(solved);
    }
    Ok(())
}

/// The texts that cells name by their numbers.
fn strings(xml: &str) -> Result<Vec<String>, Error> {
    let (mut reader, mut all, mut said) = (Reader::from_str(xml), Vec::new(), String::new());
    loop {
        match reader.read_event().map_err(Error::defect)? {
            Event::Start(tag) if tag.name().as_ref() == "si" => said.clear(),
            Event::Text(text) => said.push_str(&text),
            Event::GeneralRef(name) => said.push_str(&super::entity(&name)),
            Event::End(tag) if tag.name().as_ref() == "si" => all.push(said.clone()),
            Event::Eof => return Ok(all),
            _ => {}
        }
    }
}

/// The cells by their names.
fn cells(xml: &str, shared: &[String]) -> Result<BTreeMap<String, String>, Error> {
    let (mut reader, mut cells, mut said) = (Reader::from_str(xml), BTreeMap::new(), String::new());
    let (mut name, mut is_shared) = (String::new(), false);
    loop {
        match reader.read_event().map_err(Error::defect)? {
            Event::Start(tag) => {
                if tag.name().as_ref() == "c" {
                    name = super::attribute(&tag, "r");
                    is_shared = super::attribute(&tag, "t") == "s";
                }
                said.clear();
            }
            Event::Text(text) => said.push_str(&text),
            Event::End(tag) if tag.name().as_ref() == "v" => {
                let text = match (is_shared, said.parse::<usize>()) {
                    (true, Ok(number)) => shared.get(number).cloned().unwrap_or_default(),
                    _ => said.clone(),
                };
                cells.insert(std::mem::take(&mut name), text);
            }
            Event::Eof => return Ok(cells),
            _ => {}
        }
    }
}
