//! Writes Moodle XML: a `<quiz>` element, in pieces. A [`Question`] with one response field becomes a native
//! question type, one with several a cloze question with gaps in its text.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;

use super::html::{self, Gap};
use super::question::{Choice, Interaction, Question};
use crate::xml_writer::Xml;
use carryless_args::error::Error;

/// File name of the picture of a question.
const PICTURE: &str = "picture.svg";

/// Smallest fraction of the points that Moodle accepts for an option, in percent.
const LEAST: &str = "5";
/// Fractions 1/k of the points that Moodle accepts: each k with the fraction in percent as Moodle writes it.
const SHARES: [(usize, &str); 11] = [
    (1, "100"),
    (2, "50"),
    (3, "33.33333"),
    (4, "25"),
    (5, "20"),
    (6, "16.66667"),
    (7, "14.28571"),
    (8, "12.5"),
    (9, "11.11111"),
    (10, "10"),
    (20, LEAST),
];

/// End of the file, written after the last question.
pub(crate) const TAIL: &[u8] = b"\n</quiz>\n";

/// Returns the beginning of the file, written before the first question.
pub(crate) fn head() -> Result<Vec<u8>, Error> {
    let mut xml = Xml::with_declaration()?;
    xml.open("quiz", &[])?;
    Ok(xml.finish())
}

/// Returns the path of a category from the names of the nested categories, the outermost first. A slash
/// inside a name is doubled; other slashes of a name are removed.
pub(super) fn path(names: &[String]) -> String {
    let name = |name: &String| {
        let parts: Vec<&str> = name.split('/').map(str::trim).filter(|it| !it.is_empty()).collect();
        parts.join("//")
    };
    let names = names.iter().map(name).filter(|name| !name.is_empty());
    let path = ["$course$".to_owned(), "top".to_owned()].into_iter().chain(names);
    path.collect::<Vec<_>>().join("/")
}

/// Returns the element that sets the category of the questions after it; `names` begins with the outermost
/// name.
pub(crate) fn category(names: &[String]) -> Result<Vec<u8>, Error> {
    let path = path(names);
    let mut xml = Xml::default();
    xml.element("question", &[("type", "category")], |xml| {
        xml.element("category", &[], |xml| text(xml, &path))?;
        xml.element("info", &[("format", "html")], |xml| text(xml, ""))
    })?;
    Ok(xml.finish())
}

/// Returns the element of a question, without its category.
pub(crate) fn question(question: &Question) -> Result<Vec<u8>, Error> {
    let mut xml = Xml::default();
    let native = match &question.fields[..] {
        [place] => Some(&place.expects),
        _ => None,
    };
    let kind = match native {
        Some(Interaction::Choice { .. }) => "multichoice",
        Some(Interaction::Number { .. }) => "numerical",
        Some(Interaction::Text { .. }) => "shortanswer",
        _ if question.is_open() => "essay",
        _ => "cloze",
    };
    xml.element("question", &[("type", kind)], |xml| {
        xml.element("name", &[], |xml| text(xml, &question.name))?;
        write_stem(xml, question, kind)?;
        rich(xml, "generalfeedback", &question.solution)?;
        if kind != "cloze" {
            plain(xml, "defaultgrade", &question.points.to_string())?;
        }
        plain(xml, "penalty", if kind == "essay" { "0" } else { "0.3333333" })?;
        plain(xml, "hidden", "0")?;
        plain(xml, "idnumber", &question.id)?;
        match native {
            Some(Interaction::Choice { options, many }) => choices(xml, options, *many)?,
            Some(Interaction::Number { right, wrong, .. }) => numbers(xml, *right, wrong)?,
            Some(Interaction::Text { right, wrong, .. }) => write_text_answers(xml, right, wrong)?,
            _ if kind == "essay" => essay(xml, question)?,
            _ => {}
        }
        xml.element("tags", &[], |xml| {
            question.tags.iter().try_for_each(|tag| xml.element("tag", &[], |xml| text(xml, tag)))
        })
    })?;
    Ok(xml.finish())
}

/// Writes the stem with the picture and, if `kind` is `cloze`, the gaps.
fn write_stem(xml: &mut Xml, question: &Question, kind: &str) -> Result<(), Error> {
    let mut asked = question.stem.clone();
    if let Some(picture) = &question.picture {
        asked += &html::image(&format!("@@PLUGINFILE@@/{PICTURE}"), &picture.title);
    }
    match (kind, &question.fields[..]) {
        ("cloze", places) => asked += &html::format_fields(places, gap),
        ("essay", _) => {}
        (_, [place]) => asked += &html::hint(question, place),
        _ => {}
    }
    xml.element("questiontext", &[("format", "html")], |xml| {
        text(xml, &asked)?;
        let Some(picture) = &question.picture else { return Ok(()) };
        let held = [("name", PICTURE), ("path", "/"), ("encoding", "base64")];
        xml.element("file", &held, |xml| xml.text(&BASE64.encode(&picture.svg)))
    })
}

/// Writes the options of a choice. With `many` the pupil may choose more than one.
fn choices(xml: &mut Xml, options: &[Choice], many: bool) -> Result<(), Error> {
    plain(xml, "single", if many { "false" } else { "true" })?;
    plain(xml, "shuffleanswers", "0")?;
    plain(xml, "answernumbering", "none")?;
    for (option, fraction) in options.iter().zip(fractions(options, many)) {
        answer(xml, &fraction, &html::escaped(&option.text), &option.feedback)?;
    }
    Ok(())
}

/// Returns the share of the points of each option in percent, in the order of `options`. With `many` a wrong
/// option costs points: if at most ten options are right, the right ones together give 100, and all options
/// together give no points.
pub(super) fn fractions(options: &[Choice], many: bool) -> Vec<String> {
    let right = options.iter().filter(|option| option.right).count();
    let wrong = options.len() - right;
    let loss = format!("-{}", largest_fraction(if wrong <= 1 { 1 } else { right.min(wrong) }));
    let mut rights = rights(right).into_iter();
    let mut worth = |option: &Choice| match (option.right, many) {
        (true, true) => rights.next().unwrap_or(LEAST).to_owned(),
        (false, true) => loss.clone(),
        (true, false) => "100".to_owned(),
        (false, false) => "0".to_owned(),
    };
    options.iter().map(&mut worth).collect()
}

/// Returns the shares of the points of `count` right options in percent; they add up to 100 if `count` is at
/// most 20. For more than ten options Moodle accepts only 10 and 5 percent.
fn rights(count: usize) -> Vec<&'static str> {
    let tenths = 20_usize.saturating_sub(count);
    match count {
        11..=20 => (0..count).map(|at| if at < tenths { "10" } else { LEAST }).collect(),
        _ => vec![largest_fraction(count); count],
    }
}

/// Returns the largest share in percent that Moodle accepts and that `parts` options can have each.
fn largest_fraction(parts: usize) -> &'static str {
    let known = SHARES.iter().find(|(own, _)| *own >= parts);
    known.map_or(LEAST, |(_, share)| share)
}

/// Writes the answers of a number field: the number `right`, and each wrong number with its feedback.
fn numbers(xml: &mut Xml, right: u64, wrong: &[(u64, String)]) -> Result<(), Error> {
    let mut number = |number: u64, fraction: &str, told: &str| {
        xml.element("answer", &[("fraction", fraction), ("format", "moodle_auto_format")], |xml| {
            text(xml, &number.to_string())?;
            rich(xml, "feedback", &html::feedback(told))?;
            plain(xml, "tolerance", "0")
        })
    };
    number(right, "100", "")?;
    wrong.iter().try_for_each(|(wrong, told)| number(*wrong, "0", told))?;
    plain(xml, "unitgradingtype", "0")?;
    plain(xml, "unitpenalty", "0.1")?;
    plain(xml, "showunits", "3")?;
    plain(xml, "unitsleft", "0")
}

/// Writes the answers of a text field: each of the texts `right`, and each wrong text with its feedback.
fn write_text_answers(
    xml: &mut Xml,
    right: &[String],
    wrong: &[(String, String)],
) -> Result<(), Error> {
    plain(xml, "usecase", "0")?;
    for text in right.iter().flat_map(|text| html::spellings(text)) {
        answer(xml, "100", &text.replace('*', "\\*"), "")?;
    }
    wrong.iter().try_for_each(|(text, told)| answer(xml, "0", &text.replace('*', "\\*"), told))
}

/// Writes the answer `said` as it is: the caller escapes it where Moodle reads HTML. `fraction` is its share of
/// the points in percent, `told` its feedback as plain text.
fn answer(xml: &mut Xml, fraction: &str, said: &str, told: &str) -> Result<(), Error> {
    xml.element("answer", &[("fraction", fraction), ("format", "html")], |xml| {
        text(xml, said)?;
        rich(xml, "feedback", &html::feedback(told))
    })
}

/// Writes the settings of a question that a teacher marks.
fn essay(xml: &mut Xml, question: &Question) -> Result<(), Error> {
    plain(xml, "responseformat", "editor")?;
    plain(xml, "responserequired", "1")?;
    plain(xml, "responsefieldlines", "10")?;
    plain(xml, "attachments", "0")?;
    rich(xml, "graderinfo", &question.solution)
}

/// Returns a gap of a cloze question in Moodle's notation, such as `{1:NUMERICAL:=7:0}`.
fn gap(gap: &Gap<'_>) -> String {
    let told =
        |told: &str| if told.is_empty() { String::new() } else { format!("#{}", quoted(told)) };
    match gap {
        Gap::Number(number) => format!("{{1:NUMERICAL:={number}:0}}"),
        Gap::Whole(Interaction::Number { right, wrong, .. }) => {
            let wrong = wrong.iter().map(|(number, idea)| format!("~%0%{number}:0{}", told(idea)));
            format!("{{1:NUMERICAL:={right}:0{}}}", wrong.collect::<String>())
        }
        Gap::Whole(Interaction::Text { right, wrong, .. }) => {
            let right = right.iter().flat_map(|text| html::spellings(text));
            let right = right.map(|text| format!("={}", quoted(&text)));
            let wrong = wrong.iter();
            let wrong = wrong.map(|(text, idea)| format!("%0%{}{}", quoted(text), told(idea)));
            format!("{{1:SHORTANSWER:{}}}", right.chain(wrong).collect::<Vec<_>>().join("~"))
        }
        Gap::Whole(Interaction::Choice { options, many }) => {
            let option = |(option, share): (&Choice, String)| {
                let fraction = match (option.right, many) {
                    (true, false) => "=".to_owned(),
                    (false, false) => String::new(),
                    (_, true) => format!("%{share}%"),
                };
                format!("{fraction}{}{}", quoted(&option.text), told(&option.feedback))
            };
            let options: Vec<String> =
                options.iter().zip(fractions(options, *many)).map(option).collect();
            let kind = if *many { "MULTIRESPONSE" } else { "MULTICHOICE_V" };
            format!("{{1:{kind}:{}}}", options.join("~"))
        }
        Gap::Whole(_) => String::new(),
    }
}

/// Returns a text as HTML for use inside a gap, with the characters escaped that would end the gap.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    for letter in html::escaped(text).chars() {
        match letter {
            '}' | '#' => quoted.extend(['\\', letter]),
            // Moodle would keep a backslash before it.
            '~' => quoted.push_str("&#126;"),
            _ => quoted.push(letter),
        }
    }
    quoted
}

/// Writes the element `name`, whose text is HTML.
fn rich(xml: &mut Xml, name: &str, html: &str) -> Result<(), Error> {
    xml.element(name, &[("format", "html")], |xml| text(xml, html))
}

/// Writes the element `name`, whose text is plain.
fn plain(xml: &mut Xml, name: &str, said: &str) -> Result<(), Error> {
    xml.text_element(name, &[], said)
}

/// Writes an element `text` with `said`; a text with markup is written as CDATA.
fn text(xml: &mut Xml, said: &str) -> Result<(), Error> {
    xml.element("text", &[], |xml| match said.contains('<') {
        true => xml.cdata(said),
        false => xml.text(said),
    })
}
