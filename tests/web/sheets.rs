//! Compares the sheets of the web page with those of the program, byte for byte: sheets, keys, summaries and
//! class lists, the key of a code, marks. The names of a class are in no command line.

use std::fs;
use std::path::Path;

use carryless_web::{self as web, Reply, Request};

use super::{program, said};

const CLASS: &str = "姓名,班级\n李明,一\n王芳,一\n赵一,二\n";

/// Reply of the page to a control, given as name and value, with this class list and this answer list.
fn reply(lang: &str, line: &str, [name, value]: [&str; 2], [roster, answers]: [&str; 2]) -> Reply {
    let [lang, line, name, value, roster, answers] =
        [lang, line, name, value, roster, answers].map(str::to_owned);
    web::reply(&Request {
        lang,
        line,
        name,
        value,
        roster,
        answers,
        chance: 7,
        ..Request::default()
    })
}

/// Files that the program writes into a folder, by name.
fn written(folder: &Path, line: &str) -> Vec<(String, String)> {
    let output = program::program("").current_dir(folder).args(line.split(' ')).output().unwrap();
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap() != "class.csv")
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// Files saved from the page equal those that the program writes, with equal names.
#[test]
fn sheets_are_those_of_the_program() {
    for (lang, line, roster) in [
        ("zh", "worksheet --seed 7", ""),
        ("en", "worksheet --topic grid:2,winning-move:3 --seed 9 --level 3", ""),
        ("en", "worksheet --copies 3 --topic race-story:2 --seed 4 --lang both", ""),
        ("zh", "worksheet --topic nim-sum:2 --seed 3", CLASS),
        ("en", "worksheet --topic who-wins:2 --seed 3 --paper 8k --example", CLASS),
    ] {
        for (format, ending) in
            [("html", "html"), ("markdown", "md"), ("json", "json"), ("csv", "csv")]
        {
            let kept = reply(lang, line, ["write", format], [roster, ""]);
            let mut files: Vec<_> =
                kept.files.into_iter().map(|file| (file.name, file.text)).collect();
            files.sort();
            let folder = tempfile::tempdir().unwrap();
            let seed = line.split("--seed ").nth(1).unwrap().split(' ').next().unwrap();
            let mut typed = line.to_owned();
            if !roster.is_empty() {
                fs::write(folder.path().join("class.csv"), roster).unwrap();
                typed += " --roster class.csv";
            }
            if !line.contains("--lang") {
                typed += &format!(" --lang {lang}");
            }
            let typed = format!("{typed} -o worksheet-{seed}.{ending}");
            // The program speaks one language, whatever that of the sheet is.
            assert_eq!(files, written(folder.path(), &typed), "{typed}");
            assert!(!files.is_empty());
        }
    }
}

/// Printed sheets equal the saved ones, and the visible sheet is one of them.
#[test]
fn what_is_printed_is_what_is_kept() {
    let line = "worksheet --topic nim-sum:2 --seed 3";
    let kept = reply("zh", line, ["write", "html"], [CLASS, ""]).files;
    let of = |ending: &str| &kept.iter().find(|file| file.name.ends_with(ending)).unwrap().text;
    for (kind, ending) in [("sheet", "-3.html"), ("key", "-key.html"), ("summary", "-summary.html")]
    {
        let printed = reply("zh", line, ["paper", kind], [CLASS, ""]);
        assert_eq!(document(&printed.parts["paper"]), [of(ending).clone()], "{kind}");
    }
    let seen = web::reply(&Request {
        lang: "zh".into(),
        line: line.into(),
        step: Some(1),
        roster: CLASS.into(),
        ..Request::default()
    });
    let [sheet, key] = document(&seen.parts["answer"]).try_into().unwrap();
    assert_eq!(seen.step, Some(1));
    for (one, all) in [(sheet, of("-3.html")), (key, of("-key.html"))] {
        assert!(one.contains("王芳") && !one.contains("李明"));
        let own = one.split("<main").nth(1).unwrap().split("</main>").next().unwrap();
        let body = own.split_once('>').unwrap().1.trim();
        assert!(all.contains(body), "{body}");
    }
}

/// HTML documents inside the frames of a fragment of the page.
fn document(html: &str) -> Vec<String> {
    let parts = html.split("srcdoc=\"").skip(1).map(|part| part.split('"').next().unwrap());
    let plain = |text: &str| {
        let pairs = [
            ("&quot;", "\""),
            ("&#x27;", "'"),
            ("&#39;", "'"),
            ("&#x2F;", "/"),
            ("&lt;", "<"),
            ("&gt;", ">"),
            ("&amp;", "&"),
        ];
        pairs.iter().fold(text.to_owned(), |text, (written, meant)| text.replace(written, meant))
    };
    parts.map(plain).collect()
}

/// Checks the command line after each control; the size of a class is in it, its names are not.
#[test]
fn controls_edit_the_order() {
    for (line, name, value, after) in [
        ("worksheet", "", "", "worksheet --seed 7"),
        ("worksheet --seed 1", "topic-grid", "on", "worksheet --seed 1 --topic grid"),
        (
            "worksheet --seed 1 --topic race",
            "topic-grid",
            "on",
            "worksheet --seed 1 --topic grid,race",
        ),
        (
            "worksheet --seed 1 --topic grid,race",
            "count-race",
            "3",
            "worksheet --seed 1 --topic grid,race:3",
        ),
        (
            "worksheet --seed 1 --topic grid,race:3",
            "topic-race",
            "",
            "worksheet --seed 1 --topic grid",
        ),
        ("worksheet --seed 1 --topic grid", "topic-grid", "", "worksheet --seed 1"),
        ("worksheet --seed 1 --count 9", "topic-grid", "on", "worksheet --seed 1 --topic grid"),
        ("worksheet --seed 1", "--level", "4", "worksheet --seed 1 --level 4"),
        ("worksheet --seed 1 --level 4", "again", "", "worksheet --level 4 --seed 7"),
        ("worksheet --seed 1", "code", "E400-2CBT-SE70-41", "answers E400-2CBT-SE70-41"),
        (
            "answers E400-2CBT-SE70-41",
            "sheet",
            "E400-2CBT-SE70-41",
            "worksheet --code E400-2CBT-SE70-41",
        ),
        ("worksheet --seed 1", "answers", "on", "answers --check answers.csv"),
        (
            "explain 3 4 5",
            "wing",
            "worksheet",
            "worksheet --topic binary:2,grid:2,who-wins:2 --seed 7",
        ),
        ("worksheet --seed 1", "wing", "explain", "explain 3 4 5"),
    ] {
        assert_eq!(reply("en", line, [name, value], ["", ""]).line, after, "{line} {name} {value}");
    }
    let with = |line: &str, roster: &str| reply("zh", line, ["roster", "on"], [roster, ""]);
    let named = with("worksheet --seed 1 --copies 9", CLASS);
    assert_eq!(named.line, "worksheet --seed 1 --copies 3");
    assert!(named.parts["answer"].contains("李明"), "{}", named.say);
    assert!(!named.parts["foot"].contains("李明"));
    let linked = reply("zh", &named.line, ["link", "https://school.example/"], [CLASS, ""]);
    assert!(linked.parts["foot"].contains("copies+3") && !linked.parts["foot"].contains('李'));
    assert_eq!(reply("zh", &named.line, ["roster", ""], ["", ""]).line, "worksheet --seed 1");
    // The same list in two encodings: the one with the letters of names, or the one that the line names.
    let readings =
        r#"[["gb18030","ㄊ唱\n褒黨\n栠源\n輒珨\n"],["big5","姓名\n李明\n王芳\n趙一\n"]]"#;
    let big5 = with("worksheet --seed 1", &format!("\0{readings}"));
    assert_eq!(big5.line, "worksheet --seed 1 --copies 3", "{}", big5.say);
    assert!(big5.say.contains("big5"), "{}", big5.say);
    let named = with("worksheet --seed 1 --encoding gb18030", &format!("\0{readings}"));
    assert!(named.say.contains("褒黨") && named.line.ends_with("--copies 4"), "{}", named.say);
}

/// The key of a code, and a list of answers, are what the program prints.
#[test]
fn keys_and_marks_are_those_of_the_program() {
    let set = reply("en", "worksheet --topic nim-sum:2 --seed 3", ["write", "html"], [CLASS, ""]);
    let list = set.files.iter().find(|file| file.name.ends_with("-answers.csv")).unwrap();
    let list = list.text.lines().enumerate().map(|(at, row)| match at {
        0 | 1 => row.to_owned(),
        _ => format!("{},5,4", row.trim_end_matches(',')),
    });
    let list = list.collect::<Vec<_>>().join("\n");
    let code = list.lines().next().unwrap().split(',').nth(1).unwrap().trim();
    for (format, line) in
        [("html", format!("answers {code}")), ("csv", "answers --check answers.csv".to_owned())]
    {
        let kept = reply("en", &line, ["write", format], ["", &list]);
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("answers.csv"), &list).unwrap();
        let words = format!("{line} --format {format} --lang en");
        let words = words.split(' ');
        let printed = program::program("").current_dir(folder.path()).args(words).output().unwrap();
        assert_eq!(Some(i32::from(kept.code)), printed.status.code(), "{line}");
        assert_eq!(kept.files[0].text.as_bytes(), printed.stdout, "{line}: {}", kept.say);
    }
}

/// A link to sheets opens the same sheets; one without a seed gets one.
#[test]
fn a_link_opens_the_same_sheets() {
    let base = "https://school.example/";
    for (typed, line) in [
        ("worksheet --topic grid:2 --seed 5 --link BASE", "worksheet --topic grid:2 --seed 5"),
        (
            "worksheet --seed 5 --lang both --link BASE --copies 4",
            "worksheet --seed 5 --lang both --copies 4",
        ),
        ("answers E400-2CBT-SE70-41 --link BASE", "answers E400-2CBT-SE70-41"),
    ] {
        let printed = program::output(&typed.replace("BASE", base));
        assert_eq!(
            printed.status.code(),
            Some(0),
            "{typed}: {}",
            String::from_utf8_lossy(&printed.stderr)
        );
        let printed = String::from_utf8(printed.stdout).unwrap();
        assert_eq!(said(printed.trim_end(), "line"), line);
    }
    let printed = program::output("worksheet --topic grid:2 --link https://school.example/");
    let printed = String::from_utf8(printed.stdout).unwrap();
    let line = said(printed.trim_end(), "line");
    assert!(line.starts_with("worksheet --topic grid:2 --seed "), "{line}");
}

/// Options that a page does not support are refused at their position.
#[test]
fn what_no_page_makes_is_told() {
    for (line, place) in [
        ("worksheet --seed 1 -o x.html", "-o"),
        ("worksheet --seed 1 --spec x.toml", "--spec"),
        ("worksheet --seed 1 --after x.csv --trap carry --topic columns", "x.csv"),
        ("worksheet --roster class.csv --seed 1", "class.csv"),
        ("worksheet --topic grids --seed 1", "grids"),
        ("answers --check answers.csv", "answers.csv"),
        ("answers 1234", "1234"),
    ] {
        let told = reply("en", line, ["", ""], ["", ""]);
        assert_eq!(told.code, 2, "{line}");
        let mark = format!("<mark>{place}</mark>");
        assert!(told.parts["error"].contains(&mark), "{line}: {}", told.parts["error"]);
        assert!(told.parts.contains_key("setting"));
        assert!(!told.parts["error"].contains("sheet.html"), "{}", told.parts["error"]);
    }
}

/// The topics of the first sheet come in the order in which they are taught, so that the easiest is first, and
/// one sentence above the sheet says what its empty frames are for.
#[test]
fn the_first_sheet_begins_with_the_easiest() {
    let first = reply("en", "explain 3 4 5", ["wing", "worksheet"], ["", ""]);
    let order = &first.parts["setting"];
    let place = |topic: &str| {
        let checked = format!("name=\"topic-{topic}\" value=\"on\" checked");
        order.find(&checked).unwrap_or_else(|| panic!("{topic} is not on the sheet"))
    };
    let listed = first.line.split(' ').nth(2).unwrap().split(',');
    let topics: Vec<&str> = listed.map(|topic| topic.split(':').next().unwrap()).collect();
    assert_eq!(order.matches("value=\"on\" checked").count(), topics.len());
    // The form lists all topics as they are taught, from the first of all.
    assert!(topics.windows(2).all(|two| place(two[0]) < place(two[1])), "{topics:?}");
    assert!(order[..place(topics[0])].matches("name=\"topic-").count() == 0, "{topics:?}");
    let answer = &first.parts["answer"];
    let told = answer.find("where the pupil works the exercise out").unwrap();
    assert!(told < answer.find("<iframe").unwrap());
    assert_eq!(answer.matches("works the exercise out").count(), 1);
    let key = reply("en", "answers E400-2CBT-SE70-41", ["", ""], ["", ""]);
    assert!(!key.parts["answer"].contains("works the exercise out"));
}
