//! Checks the report about the codes of practice of a class.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{printed, run};
use carryless_worksheet::code::practise::{LADDER, PractiseCode, SkillState};

/// The code of a pupil on the ladder: the first `mastered` skills are mastered, the next one is practised.
fn code(mastered: usize, misconceptions: &[&'static str]) -> String {
    let state = |at: usize| match at {
        _ if at < mastered => SkillState::Mastered,
        _ if at == mastered => SkillState::Practised,
        _ => SkillState::New,
    };
    let skills = LADDER.iter().enumerate().map(|(at, name)| (*name, state(at))).collect();
    PractiseCode { skills, misconceptions: misconceptions.to_vec(), asked: 12 }.code()
}

/// The report about a list, with the exit code.
fn report(folder: &Path, list: &str, format: &str, more: &[&str]) -> (String, Option<i32>) {
    fs::write(folder.join("codes.csv"), list).unwrap();
    let asked = ["answers", "--check", "codes.csv", "--lang", "en", "--format", format];
    let output = run(folder, &[&asked, more].concat());
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn the_class_is_reported_with_misconceptions_and_skills() {
    let folder = tempfile::tempdir().unwrap();
    let list = format!(
        "Ann, {}\nBob {}\nCid, {}\n",
        code(2, &["carry"]),
        code(3, &["carry", "equalise"]).to_lowercase(),
        code(0, &[])
    );
    let (json, exit) = report(folder.path(), &list, "json", &[]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(exit, Some(0), "{json}");
    let names: Vec<_> = json["pupils"].as_array().unwrap().iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["Ann", "Bob", "Cid"]);
    assert_eq!(json["pupils"][1]["misconceptions"], serde_json::json!(["carry", "equalise"]));
    assert_eq!(json["pupils"][1]["asked"], 12);
    let skill = |at: usize| (&json["skills"][at]["practised"], &json["skills"][at]["mastered"]);
    assert_eq!(skill(0), (&Value::from(3), &Value::from(2)));
    assert_eq!(skill(3), (&Value::from(1), &Value::from(0)));
    let (page, _) = report(folder.path(), &list, "markdown", &[]);
    for said in [
        "# 3 pupils have practised",
        "2 pupils: **“In binary, too, you carry”** (Ann, Bob)",
        "carryless worksheet --after codes.csv --trap carry",
        "| Cid | 12 |  | the game with few counters |",
        "Next for the class: **columns without carry**",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    for format in ["text", "html", "csv"] {
        let (page, exit) = report(folder.path(), &list, format, &[]);
        assert!(page.contains("Bob") && exit == Some(0), "{format}: {page}");
    }
    let (table, _) = report(folder.path(), &list, "csv", &[]);
    assert!(table.contains("No.,Name,Code,Questions,Mastered,"), "{table}");
    assert!(table.contains(",12,,the game with few counters,,"), "{table}");
    // The report names a command for the pupils with the misconception.
    let second = ["worksheet", "--after", "codes.csv", "--trap", "equalise", "--format", "json"];
    let second = printed(folder.path(), &[&second[..], &["-o", "-"]].concat());
    assert!(second.contains("\"name\":\"Bob\"") && !second.contains("Ann"), "{second}");
}

#[test]
fn a_mistyped_or_missing_code_is_reported_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let right = code(1, &[]);
    let wrong = right.replace('Y', "Y0");
    let list = format!("name,code\nAnn,{right}\nBob,{wrong}\nCid,\n");
    let (json, exit) = report(folder.path(), &list, "json", &[]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((exit, json["pupils"].as_array().unwrap().len()), (Some(1), 1), "{json}");
    let unread = json["unread"].as_array().unwrap();
    assert_eq!((&unread[0]["line"], &unread[1]["line"]), (&Value::from(3), &Value::from(4)));
    let message = unread[0]["message"].as_str().unwrap();
    assert!(message.contains(&wrong) && message.contains("letter by letter"), "{message}");
    let message = unread[1]["message"].as_str().unwrap();
    assert!(message.contains("no code beside “Cid”"), "{message}");
    // A list whose only code is mistyped is still taken for such a list.
    let (json, exit) = report(folder.path(), &format!("Bob,{wrong}\n"), "json", &[]);
    assert!(json.contains("letter by letter") && exit == Some(1), "{json}");
}

#[test]
fn a_class_list_adds_the_pupils_without_a_code() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("class.csv"), "No.,Name\n1,Ann\n2,Bob\n3,Cid\n").unwrap();
    let list = format!("cid, {}\n1, {}\nDee, {}\n", code(1, &[]), code(2, &[]), code(3, &[]));
    let roster = ["--roster", "class.csv"];
    let (json, exit) = report(folder.path(), &list, "json", &roster);
    let json: Value = serde_json::from_str(&json).unwrap();
    let pupil = |at: usize| (&json["pupils"][at]["name"], &json["pupils"][at]["absence"]);
    assert_eq!(pupil(0), (&"Ann".into(), &Value::Null));
    assert_eq!(pupil(1), (&"Bob".into(), &"missing".into()));
    assert_eq!(pupil(2), (&"Cid".into(), &Value::Null));
    assert_eq!((&json["unread"][0]["line"], exit), (&Value::from(3), Some(1)), "{json}");
}

/// Teachers in China type the comma of Chinese, which does not separate the cells of a table.
#[test]
fn names_and_codes_are_separated_by_any_comma() {
    let folder = tempfile::tempdir().unwrap();
    let list = format!("王小明，{}\n李华、{}\n张三 {}\n", code(1, &[]), code(2, &[]), code(3, &[]));
    let (json, exit) = report(folder.path(), &list, "json", &[]);
    let json: Value = serde_json::from_str(&json).unwrap();
    let names: Vec<_> = json["pupils"].as_array().unwrap().iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["王小明", "李华", "张三"], "{json}");
    assert_eq!(exit, Some(0));
}

/// Each command for the next sheet of a class can be run.
#[test]
fn the_next_sheet_of_each_skill_can_be_made() {
    let folder = tempfile::tempdir().unwrap();
    for mastered in 0..LADDER.len() {
        let list = format!("Ann, {}\n", code(mastered, &[]));
        let (page, _) = report(folder.path(), &list, "markdown", &[]);
        let command = page.lines().find_map(|line| line.strip_prefix("carryless worksheet "));
        let command = command.unwrap_or_else(|| panic!("{mastered}: {page}"));
        let arguments: Vec<&str> = command.split(' ').collect();
        let more = ["worksheet", "--format", "json", "-o", "-", "--seed", "1"];
        assert!(printed(folder.path(), &[&more[..], &arguments].concat()).contains("exercises"));
    }
}
