//! Reads Moodle XML: answers that earn something, and the gaps of cloze questions.

use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::events::Event;

use crate::bank::solved::Solved;
use crate::error::Error;

/// A question that is read.
#[derive(Default)]
struct Asked {
    kind: String,
    id: String,
    text: String,
    right: Vec<String>,
    /// What the answer under way earns.
    earns: bool,
}

pub(super) fn read(file: impl BufRead, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    let mut reader = Reader::from_reader(file);
    let (mut buffer, mut asked, mut path) = (Vec::new(), Asked::default(), Vec::new());
    let mut said = String::new();
    loop {
        buffer.clear();
        match reader.read_event_into(&mut buffer).map_err(Error::defect)? {
            Event::Start(tag) => {
                let name = tag.name().as_ref().to_owned();
                let attribute = |name: &str| super::attribute(&tag, name);
                match &*name {
                    "question" => asked = Asked { kind: attribute("type"), ..Asked::default() },
                    "answer" => asked.earns = attribute("fraction").parse().unwrap_or(0.0) > 0.0,
                    _ => {}
                }
                said.clear();
                path.push(name);
            }
            Event::Text(text) => said.push_str(&text),
            Event::CData(text) => said.push_str(&text),
            Event::GeneralRef(name) => said.push_str(&super::entity(&name)),
            Event::End(_) => {
                let inside: Vec<&str> = path.iter().skip(2).map(String::as_str).collect();
                match inside[..] {
                    ["idnumber"] => asked.id.clone_from(&said),
                    ["questiontext", "text"] => asked.text.clone_from(&said),
                    ["answer", "text"] if asked.earns => asked.right.push(said.clone()),
                    [] if path.len() == 2 && asked.kind != "category" => take(solved(&asked)),
                    _ => {}
                }
                said.clear();
                path.pop();
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

fn solved(asked: &Asked) -> Solved {
    let mut solved = Solved::new(&*asked.id);
    match &*asked.kind {
        "cloze" => gaps(&asked.text, &mut solved),
        "essay" => {}
        _ => solved.place(asked.right.iter().map(|text| super::text(&text.replace("\\*", "*")))),
    }
    solved
}

/// The gaps of a text: `{1:NUMERICAL:=7:0~%0%8:0#told}`.
fn gaps(text: &str, solved: &mut Solved) {
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("{1:") {
        let Some((kind, after)) = after.split_once(':') else { return };
        let [inside, behind] = cut(after, '}');
        let mut right = Vec::new();
        let mut answers = inside;
        while !answers.is_empty() {
            let [answer, others] = cut(answers, '~');
            answers = others;
            let [answer, _] = cut(answer, '#');
            let earned = match answer.strip_prefix('%').and_then(|it| it.split_once('%')) {
                Some((share, text)) if share.parse().unwrap_or(0.0) > 0.0 => Some(text),
                Some(_) => None,
                None => answer.strip_prefix('='),
            };
            if let Some(text) = earned {
                let text = super::text(&text.replace("\\}", "}").replace("\\#", "#"));
                let number = text.rsplit_once(':').filter(|_| kind == "NUMERICAL");
                right.push(number.map_or(text.clone(), |(number, _)| number.to_owned()));
            }
        }
        solved.place(right);
        rest = behind;
    }
}

/// What stands before and behind the first `sign` that no backslash is before; references of HTML have
/// signs of their own.
fn cut(text: &str, sign: char) -> [&str; 2] {
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if letter == sign && before != '\\' && !(sign == '#' && before == '&') {
            return [&text[..at], &text[at + sign.len_utf8()..]];
        }
        before = letter;
    }
    [text, ""]
}
