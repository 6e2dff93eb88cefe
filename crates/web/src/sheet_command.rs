//! Edits the command line of `carryless worksheet` or `carryless answers` on the page: topics and their
//! counts, a class, a code, answers to mark. The command line contains the number of pupils, never their
//! names.

use super::edit::{ANSWERS, WORKSHEET, command_of, parse_line, remove_span, with_option};
use carryless_args::command_line::{CommandLine, Token};
use carryless_exercises::KINDS;
use carryless_worksheet::roster::ClassList;

/// Topics of the first sheet with their counts, the easiest topic first. More topics would make its code longer.
const FIRST_TOPICS: &str = "binary:2,grid:2,who-wins:2";

/// File name in the command line for the answer list, whose text the page sends separately.
const LIST: &str = "answers.csv";

/// Names of the options about output files, which the page sets itself.
const FILES: [&str; 4] = ["output", "format", "bundle", "key"];

/// Returns the command line after the control `name` was used with this value; unchanged if the control is not
/// one for sheets.
pub(super) fn apply_control(text: &str, name: &str, value: &str) -> String {
    if let Some(option) = name.strip_prefix("--") {
        return with_option(text, option, value);
    }
    match name.split_once('-') {
        Some(("topic", topic)) => {
            let count = if value.is_empty() { None } else { Some("") };
            return with_topic(text, topic, count);
        }
        Some(("count", topic)) => return with_topic(text, topic, Some(value)),
        _ => {}
    }
    match (name, value) {
        ("again", _) => with_option(text, "seed", ""),
        ("code", "") => WORKSHEET.to_owned(),
        ("code", code) => format!("{ANSWERS} {code}"),
        ("sheet", code) => format!("{WORKSHEET} --code {code}"),
        ("answers", "") => WORKSHEET.to_owned(),
        ("answers", _) => format!("{ANSWERS} --check {LIST}"),
        ("roster", "") => with_option(text, "copies", ""),
        _ => text.to_owned(),
    }
}

/// Returns the command line of the sheet that the page shows first.
pub(super) fn first_sheet() -> String {
    format!("{WORKSHEET} --topic {FIRST_TOPICS}")
}

/// Returns the command line of new sheets with a seed and the number of pupils, so that it always makes the
/// same sheets. The seed is `chance` if the line has no seed or code; the pupils are counted in `roster`, the
/// text of the class list. Other command lines are unchanged.
pub(super) fn make_reproducible(text: &str, roster: &str, chance: u64) -> String {
    let line = CommandLine::parse(text);
    let asked = parse_line(&line).1;
    let says = |name: &str| asked.flag(name).is_some();
    let is_apart = ["topics", "write-spec", "spec"].iter().any(|name| says(name));
    if command_of(text) != WORKSHEET || is_apart {
        return text.to_owned();
    }
    let mut settled = text.to_owned();
    if !says("seed") && !says("code") {
        settled = with_option(&settled, "seed", &chance.to_string());
    }
    let list = Some(roster).filter(|roster| !roster.trim().is_empty());
    let Some(list) = list.and_then(|roster| ClassList::parse(roster).ok()) else {
        return settled;
    };
    let names = list.names(asked.value_of("name-column"));
    let pupils = names.map(|found| found.names.len()).ok();
    // With `--set` the class list itself assigns the versions.
    let pupils = pupils.filter(|_| !says("set") && !says("code") && !says("after"));
    with_option(&settled, "copies", &pupils.map(|pupils| pupils.to_string()).unwrap_or_default())
}

/// Returns the command line with which the program makes the files. The options in `rest` replace the file
/// options of `text`; the class list `roster`, unless empty, replaces `--copies` and `--roster`.
pub(super) fn for_files(text: &str, roster: &str, rest: &str) -> String {
    let mut own = text.to_owned();
    let named: &[&str] = if roster.trim().is_empty() { &[] } else { &["copies", "roster"] };
    for name in FILES.iter().chain(named) {
        own = with_option(&own, name, "");
    }
    [own.as_str(), rest].join(" ").trim_end().to_owned()
}

/// Splits the value of `--topic` into pairs of a topic and its count. A count is as typed, empty if none is
/// given.
pub(super) fn topics<'l>(text: Option<Token<'l>>) -> Vec<(&'l str, &'l str)> {
    let parts = text.map_or("", Token::text).split(',').map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| part.split_once(':').unwrap_or((part, ""))).collect()
}

/// Returns the command line with `count` as the count of a topic. `None` removes the topic, and "" gives it the
/// default count. Topics stay in teaching order.
fn with_topic(text: &str, topic: &str, count: Option<&str>) -> String {
    let line = CommandLine::parse(text);
    let asked = parse_line(&line).1;
    let mut topics = topics(asked.value_of("topic"));
    match (topics.iter_mut().find(|(own, _)| *own == topic), count) {
        (Some((_, own)), Some(count)) => *own = count,
        (Some(_), None) => topics.retain(|(own, _)| *own != topic),
        (None, Some(count)) => {
            let place = |name: &str| KINDS.iter().position(|kind| kind.name() == name);
            let at = topics.iter().position(|(own, _)| place(own) > place(topic));
            topics.insert(at.unwrap_or(topics.len()), (topic, count));
        }
        (None, None) => {}
    }
    let listed: Vec<String> = topics
        .iter()
        .map(|(topic, count)| match *count {
            "" => (*topic).to_owned(),
            count => [topic, ":", count].concat(),
        })
        .collect();
    // With topics the total follows from their counts.
    let text = match asked.span_of("count").filter(|_| !listed.is_empty()) {
        Some(place) => remove_span(text, place),
        None => text.to_owned(),
    };
    with_option(&text, "topic", &listed.join(","))
}
