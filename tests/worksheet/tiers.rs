//! Checks the tiers support, core and extension: assignment to pupils, differences, codes and marking.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{contents, printed, run, sheets};
use carryless_test_support::checker::Checker;

fn exercises(sheet: &Value) -> &Vec<Value> {
    sheet["exercises"].as_array().unwrap()
}

/// Level of the exercises on a sheet, which must be a single one.
fn level(sheet: &Value) -> u64 {
    let levels: HashSet<u64> =
        exercises(sheet).iter().map(|exercise| exercise["level"].as_u64().unwrap()).collect();
    assert_eq!(levels.len(), 1, "{sheet}");
    levels.into_iter().next().unwrap()
}

#[test]
fn tiers_are_a_level_apart_and_reproduced_by_their_codes() {
    let folder = tempfile::tempdir().unwrap();
    let mut checker = Checker::default();
    for (core, levels) in [(1, [1, 1, 2]), (2, [1, 2, 3]), (3, [2, 3, 4]), (4, [3, 4, 5])] {
        let asked = format!("--topic nim-sum:2,who-wins:2 --level {core} --set --seed 8 --max 15");
        let asked: Vec<&str> = asked.split(' ').collect();
        let made = sheets(folder.path(), &asked);
        assert_eq!(made.iter().map(level).collect::<Vec<_>>(), levels);
        let mut seen = HashSet::new();
        for sheet in &made {
            let code = sheet["code"].as_str().unwrap();
            assert_eq!(&sheets(folder.path(), &["--code", code])[0], sheet);
            let key = printed(folder.path(), &["answers", code, "--format", "json"]);
            assert!(key.contains(code));
            for exercise in exercises(sheet) {
                checker.check(exercise).unwrap_or_else(|wrong| panic!("{wrong}: {exercise}"));
                let new = seen.insert(exercise["id"].as_str().unwrap().to_owned());
                assert!(new || core != 1, "{} comes twice", exercise["id"]);
            }
        }
    }
}

/// Pages that the program writes into a folder with these options, by file name.
fn pages(folder: &Path, options: &[&str]) -> BTreeMap<String, String> {
    let out = folder.join("out");
    let base = ["worksheet", "--set", "--seed", "3", "--level", "2", "-o", "out/", "-f"];
    printed(folder, &[&base[..], options].concat());
    let files = contents(&out).into_iter();
    files.map(|(name, bytes)| (name, String::from_utf8_lossy(&bytes).into_owned())).collect()
}

#[test]
fn only_support_has_help_and_a_sign_marks_the_tier() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, words) in [
        ("en", ["support", "core", "extension"]),
        ("zh", ["基础", "提高", "拓展"]),
        ("zh-TW", ["基礎", "進階", "挑戰"]),
    ] {
        let found = pages(folder.path(), &["--topic", "race:2", "--lang", lang]);
        let stems = ["01-support", "02-core", "03-extension"];
        for (at, (stem, word)) in stems.iter().zip(words).enumerate() {
            let page = &found[&format!("{stem}.html")];
            let body = page.split_once("<section").unwrap().1;
            assert_eq!(body.contains("class=\"example"), at == 0, "{stem}");
            assert_eq!(body.contains("room squared"), at == 0, "{stem}");
            let sign = ["▲", "●", "■"][at];
            assert!(body.contains(&format!("<span class=\"tier\">{sign}</span>")), "{stem}");
            let key = &found[&format!("{stem}-key.html")];
            let key = key.split_once("<section").unwrap().1;
            assert!(key.contains(&format!("<span class=\"mark\">{sign}</span>")), "{stem}");
            // Only the teacher's page explains the sign.
            for page in [body, key] {
                assert!(!words.iter().any(|word| page.contains(word)), "{stem} says its version");
            }
            assert!(found["summary.html"].contains(&format!("<td>{sign} {word}</td>")), "{stem}");
        }
    }
}

/// Levels of the sheets of a class whose pupils are in these groups, and the messages about the levels.
fn levels_by_group(folder: &Path, title: &str, groups: &[&str]) -> (Vec<u64>, String) {
    let rows = groups.iter().enumerate().map(|(at, group)| format!("P{at},{group}\n"));
    fs::write(folder.join("list.csv"), format!("name,{title}\n{}", rows.collect::<String>()))
        .unwrap();
    let asked =
        "worksheet --topic nim-sum:1 --level 3 --set --seed 1 --roster list.csv --format json";
    let output = run(folder, &asked.split(' ').collect::<Vec<_>>());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    let lines = String::from_utf8(output.stdout).unwrap();
    let level = |line: &str| level(&serde_json::from_str(line).unwrap());
    (lines.lines().map(level).collect(), said)
}

#[test]
fn each_pupil_has_the_tier_of_the_group_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let levels = |title: &str, groups: &[&str]| levels_by_group(folder.path(), title, groups).0;
    assert_eq!(levels("group", &["support", "Core", " EXTENSION ", "core"]), [2, 3, 4, 3]);
    assert_eq!(levels("group", &["A", "b", "Group C", "Set A"]), [2, 3, 4, 2]);
    assert_eq!(levels("level", &["1", "2", "3"]), [2, 3, 4]);
    assert_eq!(levels("组别", &["Ａ组", "B组", "Ｃ"]), [2, 3, 4]);
    assert_eq!(levels("层次", &["基础", "提高", "拓展组"]), [2, 3, 4]);
    assert_eq!(levels("分层", &["基础", "标准", "提高", "提高层"]), [2, 3, 4, 4]);
    assert_eq!(levels("組別", &["基礎組", "進階", "挑戰"]), [2, 3, 4]);
    assert_eq!(levels("組別", &["基礎", "進階組"]), [2, 4]);
    assert_eq!(levels("group", &["foundation", "higher", "middle"]), [2, 4, 3]);
    let (levels, said) = levels_by_group(folder.path(), "group", &["A", "", "blue", "C"]);
    assert_eq!(levels, [2, 3, 3, 4]);
    assert!(
        said.contains("support 1, core 2, extension 1; 2 pupils without a known group"),
        "{said}"
    );
}

/// The group that decides is not printed on the sheet.
#[test]
fn the_tier_is_not_printed_on_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.csv"), "name,group\nAnn,Foundation\nBob,Higher\n").unwrap();
    let found = pages(folder.path(), &["--topic", "who-wins:1", "--roster", "list.csv"]);
    for page in found.iter().filter(|(name, _)| name.ends_with(".html")).map(|(_, page)| page) {
        assert!(!page.contains("Foundation") && !page.contains("Higher"));
    }
    assert!(found.contains_key("01-Ann.html") && found.contains_key("02-Bob-key.html"));
}

/// A group is printed only on request, and never as the tier of a pupil.
#[test]
fn groups_are_printed_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    fs::write(path.join("list.csv"), "name,group\nAnn,Owls\nBob,Foxes\n").unwrap();
    let made = |options: &str| {
        let base = "worksheet --roster list.csv --topic who-wins:1 --seed 2 --key none -f -o s.";
        let asked = [base, options].concat();
        let output = run(path, &asked.split(' ').collect::<Vec<_>>());
        let said = String::from_utf8(output.stderr).unwrap();
        let ending = options.split(' ').next().unwrap();
        let page = fs::read(path.join(format!("s.{ending}"))).unwrap_or_default();
        (output.status.code(), said, String::from_utf8_lossy(&page).into_owned())
    };
    for (options, is_printed) in [("html", false), ("html --group", true), ("md --group", false)] {
        let (code, said, page) = made(options);
        assert_eq!(code, Some(0), "{said}");
        assert_eq!(page.contains("Owls") && page.contains("Foxes"), is_printed, "{options}");
        assert!(!page.contains("Owls") || is_printed, "{options}");
    }
    let (code, said, _) = made("html --group --set");
    assert!(code == Some(2) && said.contains("--set"), "{said}");
    fs::write(path.join("list.csv"), "name\nAnn\n").unwrap();
    let (code, said, _) = made("html --group");
    assert!(code == Some(2) && said.contains("--group"), "{said}");
}

/// The list beside the sheets is filled in and marked, each pupil by the code of the sheet.
#[test]
fn answers_of_all_tiers_are_marked() {
    let folder = tempfile::tempdir().unwrap();
    let options = "--topic nim-sum:2 --copies 2";
    let options: Vec<&str> = options.split(' ').collect();
    let found = pages(folder.path(), &options);
    let base = ["--set", "--seed", "3", "--level", "2"];
    let made = sheets(folder.path(), &[&base[..], &options].concat());
    assert_eq!(made.iter().map(level).collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3]);
    let list = &found["answers.csv"];
    let mut filled: Vec<String> = list.lines().take(2).map(str::to_owned).collect();
    for (line, sheet) in list.lines().skip(2).zip(&made) {
        let line = line.trim_end_matches(',');
        assert!(line.ends_with(sheet["code"].as_str().unwrap()), "{line}");
        let answers = exercises(sheet).iter().map(|exercise| {
            let asks = exercise["answer"]["asks"].as_array().unwrap();
            let odd: Vec<String> =
                asks[0]["right"].as_array().unwrap().iter().map(Value::to_string).collect();
            let odd = if odd.is_empty() { "none".to_owned() } else { odd.join(" ") };
            format!(",{odd}; {}", asks[1]["right"])
        });
        filled.push(format!("{line}{}", answers.collect::<String>()));
    }
    fs::write(folder.path().join("filled.csv"), filled.join("\n")).unwrap();
    let check = ["answers", "--check", "filled.csv", "--format", "json"];
    let report: Value = serde_json::from_str(&printed(folder.path(), &check)).unwrap();
    let pupils = report["pupils"].as_array().unwrap();
    assert_eq!(pupils.len(), 6);
    for pupil in pupils {
        assert_eq!(pupil["points"], pupil["of"], "{pupil}");
    }
}

#[test]
fn slices_of_a_set_join_to_the_set() {
    let folder = tempfile::tempdir().unwrap();
    let base = "--topic who-wins:2,xor:2 --copies 3 --set --seed 5 --level 3";
    let base: Vec<&str> = base.split(' ').collect();
    let whole = sheets(folder.path(), &base);
    let part = |range| sheets(folder.path(), &[&base[..], &["--range", range]].concat());
    assert_eq!([part("1-4"), part("5-9")].concat(), whole);
    assert_eq!(whole.len(), 9);
}
