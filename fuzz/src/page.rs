//! Sends requests of the web page. Input: a request as JSON; or lines: a language, a command line, and below
//! them controls as `name=value`. Checks: the page is well-formed, spoken text has no markup; the line after
//! a control leads to itself; no error is internal.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::Value;

use super::markup::{check_plain_text, check_html, tags};
use super::tools::{number, text};
use carryless_web::{self as web, Reply, Request};

const LONGEST: usize = 700;

/// Largest number of controls that one input uses.
const MOST: usize = 4;

pub(super) fn page(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    if text.starts_with('{') {
        let answered = web::answer(text);
        let reply: Reply = serde_json::from_str(&answered).expect("a reply is JSON");
        let again: Value = serde_json::from_str(&answered).expect("a reply is JSON");
        assert_eq!(serde_json::to_value(&reply).expect("JSON"), again);
        check_page(&reply);
        return;
    }
    let mut lines = text.split('\n');
    let lang = lines.next().unwrap_or_default().to_owned();
    let line = lines.next().unwrap_or_default().to_owned();
    let mut request = Request { lang, line, chance: 7, ..Request::default() };
    let mut reply = web::reply(&request);
    check_page(&reply);
    for control in lines.take(MOST) {
        let (name, value) = control.split_once('=').unwrap_or((control, ""));
        // `live:` before a name: the control is still being dragged.
        let live = name.strip_prefix("live:");
        request = Request {
            lang: reply.lang.clone(),
            line: reply.line.clone(),
            name: live.unwrap_or(name).to_owned(),
            value: value.replace("\\n", "\n"),
            live: live.is_some(),
            step: reply.step,
            roster: request.roster.clone(),
            ..request
        };
        if name == "roster" {
            request.roster = std::mem::take(&mut request.value);
        }
        reply = web::reply(&request);
        check_page(&reply);
    }
    if number(data).is_multiple_of(3) {
        check_leads_to_itself(&reply, &request);
    }
}

/// Checks that a request with the command line of a reply gives a reply with the same command line and
/// language.
fn check_leads_to_itself(reply: &Reply, request: &Request) {
    let [lang, line] = [&reply.lang, &reply.line].map(String::clone);
    let roster = request.roster.clone();
    let again = web::reply(&Request { lang, line, roster, chance: 8, ..Request::default() });
    assert_eq!(again.line, reply.line);
    assert_eq!(again.lang, reply.lang);
}

/// Names of the elements that ordinary pages contain.
static USUAL: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let lines = [
        "explain 3 4 5 --move 1:1",
        "explain race 30 --say 1-2",
        "explain wythoff 3 5",
        "play 3 4 5 --first me --seed 1",
        "worksheet --seed 1",
        "xor 3 4 5 --laws",
        "explain x",
    ];
    let all = lines.iter().flat_map(|line| ["en", "zh"].map(|lang| (lang.to_owned(), *line)));
    let replies = all.map(|(lang, line)| {
        web::reply(&Request { lang, line: line.to_owned(), ..Request::default() })
    });
    replies.flat_map(|reply| reply.parts.into_values().flat_map(|html| elements(&html))).collect()
});

fn elements(html: &str) -> BTreeSet<String> {
    let names = tags(html).into_iter().map(|tag| tag.split(' ').next().unwrap_or_default().to_owned());
    names.filter(|name| !name.starts_with('/')).collect()
}

fn check_page(reply: &Reply) {
    assert!(reply.code <= 2, "our own fault: {}: {}", reply.line, reply.say);
    for html in reply.parts.values() {
        let runs = ["script", "iframe", "object", "embed", "base", "meta", "link"];
        let new = elements(html);
        let new = new.iter().find(|name| runs.contains(&name.as_str()) && !USUAL.contains(*name));
        assert!(new.is_none(), "{new:?} on the page of {}", reply.line);
    }
    assert!(!reply.say.contains("(defect "), "a sentence lacks a word: {}", reply.say);
    check_plain_text(&reply.say);
    check_plain_text(&reply.title);
    for file in &reply.files {
        let name = &file.name;
        let is_safe = !name.contains(|it: char| it.is_control() || "<>:\"|?*\\".contains(it));
        assert!(is_safe && !name.starts_with('/') && !name.contains(".."), "{name:?}");
        if name.ends_with(".html") {
            check_html(&file.text);
        }
    }
}
