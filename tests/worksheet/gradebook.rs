//! Checks the marks of a class in the school's own list: all its columns are kept, no pupil is left out or
//! counted twice, and namesakes are distinguished.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{printed, run, sheets};

const CONSTRAINTS: [&str; 4] = ["--topic", "winning-move:2", "--seed", "31"];

/// Rows of a CSV table, read without its byte order mark.
fn rows(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

fn text(rows: &[Vec<String>]) -> String {
    let mut out = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    rows.iter().for_each(|row| out.write_record(row).unwrap());
    String::from_utf8(out.into_inner().unwrap()).unwrap()
}

/// Answer list of a class with this class list, and the two right answers of each sheet.
fn make_class(folder: &Path, roster: &str, more: &[&str]) -> (Vec<Vec<String>>, Vec<[String; 2]>) {
    fs::write(folder.join("r.csv"), roster).unwrap();
    let asked = [&["--roster", "r.csv"], &CONSTRAINTS[..], more].concat();
    printed(folder, &[&["worksheet"], &asked[..], &["--bundle", "-f", "-o", "set.html"]].concat());
    let list = rows(&fs::read_to_string(folder.join("set-answers.csv")).unwrap());
    let right = sheets(folder, &asked).into_iter().map(|sheet| {
        [0, 1].map(|at| {
            let taken = &sheet["exercises"][at]["answer"]["winning_moves"][0];
            format!("{}:{}", taken["pile"], taken["take"])
        })
    });
    let right = right.collect();
    (list, right)
}

fn report(folder: &Path, list: &str, more: &[&str]) -> Value {
    fs::write(folder.join("a.csv"), list).unwrap();
    let asked = ["answers", "--check", "a.csv", "--format", "json"];
    let output = run(folder, &[&asked[..], more].concat());
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_class_list_is_returned_with_marks() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let roster = "Pupil,ID,Mail,Quiz (12)\nIda,k7,ida@x.org,3\n\"Øst, Bo\",k9,,\nCem,k8,-,12\n";
    let (mut list, right) = make_class(folder, roster, &["--points", "3"]);
    assert_eq!(list[1], ["No.", "Pupil", "ID", "Mail", "Quiz (12)", "1", "2"]);
    assert_eq!(list[2][..5], ["1", "Ida", "k7", "ida@x.org", "3"]);
    assert_eq!(list[3][..5], ["2", "Øst, Bo", "k9", "", ""]);
    list[2][5..].clone_from_slice(&right[0]);
    (list[3][5], list[3][6]) = (right[1][0].clone(), "who knows".to_owned());
    (list[4][5], list[4][6]) = ("9:9".to_owned(), String::new());
    fs::write(folder.join("a.csv"), text(&list)).unwrap();
    let asked = ["answers", "--check", "a.csv", "--lang", "en", "--format", "csv"];
    let table = printed(folder, &asked);
    assert!(table.starts_with('\u{feff}'), "{table}");
    let table = rows(&table);
    let own = ["1", "2", "Total", "Wrong ideas", "Note"];
    assert_eq!(table[0], [&["No.", "Pupil", "ID", "Mail", "Quiz (12)"][..], &own].concat());
    assert_eq!(table[1], ["1", "Ida", "k7", "ida@x.org", "3", "3", "3", "6", "", ""]);
    let read = "to be marked by a person: 2";
    assert_eq!(table[2], ["2", "Øst, Bo", "k9", "", "", "3", "", "3", "", read]);
    assert_eq!(table[3], ["3", "Cem", "k8", "-", "12", "0", "0", "0", "", ""]);
    // With the class list: its columns and no other, for every pupil with a row among the answers.
    list.remove(3);
    fs::write(folder.join("a.csv"), text(&list)).unwrap();
    let zh =
        ["answers", "--check", "a.csv", "--lang", "zh", "--format", "csv", "--roster", "r.csv"];
    let table = rows(&printed(folder, &zh));
    let own = ["1", "2", "总分", "错误的想法", "备注"];
    assert_eq!(table[0], [&["Pupil", "ID", "Mail", "Quiz (12)"][..], &own].concat());
    assert_eq!(table[2], ["Øst, Bo", "k9", "", "", "", "", "", "", "没有交"]);
    assert_eq!((table.len(), &*table[3][0]), (4, "Cem"));
    // One row per answer.
    let asked = ["answers", "--check", "a.csv", "--lang", "zh", "--format", "answers-csv"];
    let table = rows(&printed(folder, &asked));
    assert_eq!(table[0], ["练习编号", "姓名", "题号", "答案", "得分", "满分", "错误的想法"]);
    assert_eq!(table[1][1..], ["Ida", "1", &right[0][0], "1", "1", ""]);
    assert_eq!(table.len(), 4);
}

/// Lists with separate family and given names keep both columns.
#[test]
fn names_in_two_columns_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let roster = "Surname,First name,Form\nLovelace,Ada,7K\nHopper,Grace,7L\n";
    let (list, _) = make_class(folder.path(), roster, &[]);
    assert_eq!(list[1], ["No.", "Name", "Surname", "First name", "Form", "1", "2"]);
    assert_eq!(list[2][..5], ["1", "Ada Lovelace", "Lovelace", "Ada", "7K"]);
    let report = report(folder.path(), &text(&list), &[]);
    assert_eq!(report["pupils"][1]["name"], "Grace Hopper");
}

#[test]
fn absent_pupils_have_no_marks() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut list, right) = make_class(folder, "姓名,学号\n甲,1\n乙,2\n丙,3\n丁,4\n戊,5\n", &[]);
    for (row, said) in [(2, ["Absent", ""]), (3, ["缺考", "缺考"]), (5, ["没交", ""])] {
        list[row][3..].clone_from_slice(&said.map(str::to_owned));
    }
    list[4][3].clone_from(&right[2][0]);
    list.push(["", "", "", "", ""].map(str::to_owned).to_vec());
    let report = report(folder, &text(&list), &[]);
    let told = |at: usize| (&report["pupils"][at]["absence"], &report["pupils"][at]["points"]);
    let (absent, missing) = (Value::from("absent"), Value::from("missing"));
    assert_eq!([told(0), told(1)], [(&absent, &Value::Null); 2]);
    assert_eq!(told(2), (&Value::Null, &Value::from(1.0)));
    assert_eq!([told(3), told(4)], [(&missing, &Value::Null); 2]);
    assert_eq!(report["questions"][0].to_string(), r#"{"answered":1,"right":1,"sheets":1}"#);
    let said = printed(folder, &["answers", "--check", "a.csv", "--lang", "zh"]);
    for line in ["批改了 1 份", "缺考：甲、乙", "没有交：丁、戊"] {
        assert!(said.lines().any(|own| own == line), "{line}: {said}");
    }
    let said = printed(folder, &["answers", "--check", "a.csv", "--lang", "en"]);
    for line in ["1 sheet marked", "Absent: 甲, 乙", "Not handed in: 丁, 戊"] {
        assert!(said.lines().any(|own| own == line), "{line}: {said}");
    }
}

/// A list with one row per answer also leaves absent pupils without marks.
#[test]
fn pupils_without_answers_are_absent() {
    let folder = tempfile::tempdir().unwrap();
    let row = |name: &str, answer: &str| format!("{name},C400-2H15-3GMR,2,{answer}\n");
    let rows = [row("Ada", ""), row("Ben", "ABS."), row("Cem", "3:4")].concat();
    let report = report(folder.path(), &format!("name,code,question,answer\n{rows}"), &[]);
    let pupils = report["pupils"].as_array().unwrap().iter();
    let absent: Vec<&Value> = pupils.map(|pupil| &pupil["absence"]).collect();
    assert_eq!(absent, [&"missing".into(), &"absent".into(), &Value::Null], "{report}");
}

/// Names are also matched if they are retyped with other case, blanks or punctuation.
#[test]
fn a_pupil_with_two_rows_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (list, right) = make_class(folder, "name\nMia Berg\nTom Orr\n", &[]);
    let code = &list[0][1];
    let own = &right[0];
    let mine = format!(
        "Sheet,{code}\nName,1,2\nMia Berg,9:9,\nTom Orr,1:1,1:1\nmia  BERG,{},{}\n",
        own[0], own[1]
    );
    fs::write(folder.join("m.csv"), mine).unwrap();
    let asked = ["answers", "--check", "m.csv", "--roster", "r.csv", "--format", "json"];
    let output = run(folder, &[&asked[..], &["--lang", "en"]].concat());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("“Mia Berg” is in the list twice, in lines 3 and 5."), "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["pupils"].as_array().unwrap().len(), 2, "{report}");
    assert_eq!(report["pupils"][0]["points"], 2.0);
    let output = run(folder, &[&asked[..], &["--lang", "zh"]].concat());
    assert!(String::from_utf8(output.stderr).unwrap().contains("是同一个学生吗？"));
}

#[test]
fn similar_names_are_suggested() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let roster = "name\nZoë Ferreira-Li\nJörg Paul\nJulia Paul\n欧阳若曦\n";
    let (list, _) = make_class(folder, roster, &[]);
    let code = &list[0][1];
    for (typed, offered) in [
        ("Zoe", Some("Zoë Ferreira-Li")),
        ("Zoe Ferreira-Li", Some("Zoë Ferreira-Li")),
        ("Ferreira Li", Some("Zoë Ferreira-Li")),
        ("Jorg", Some("Jörg Paul")),
        ("Paul", Some("Jörg Paul, Julia Paul")),
        ("julia", Some("Julia Paul")),
        ("欧阳若溪", Some("欧阳若曦")),
        ("Nobody Else", None),
    ] {
        let mine = format!("Sheet,{code}\nName,1,2\n{typed},1:1,1:1\n");
        let report = report(folder, &mine, &["--roster", "r.csv", "--lang", "en"]);
        let said = report["unread"][0]["message"].as_str().unwrap();
        assert!(said.contains(typed), "{said}");
        match offered {
            Some(offered) => {
                assert!(said.ends_with(&format!("Did you mean “{offered}”?")), "{said}");
            }
            None => assert!(!said.contains("Did you mean"), "{said}"),
        }
    }
}

/// Namesakes are distinguished in the output, and by the typed numbers.
#[test]
fn namesakes_are_distinguished() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let roster = "学号,姓名\n801,李静\n802,王涛\n803,李静\n";
    let (mut list, right) = make_class(folder, roster, &["--lang", "zh"]);
    assert_eq!(list[1][..3], ["序号", "姓名", "学号"]);
    for (row, said) in [(2, "9:9"), (3, "8:8"), (4, "7:7")] {
        (list[row][3], list[row][4]) = (said.to_owned(), right[row - 2][1].clone());
    }
    fs::write(folder.join("a.csv"), text(&list)).unwrap();
    let said = printed(folder, &["answers", "--check", "a.csv", "--lang", "zh"]);
    for line in ["李静（1 号，学号 801）", "李静（3 号，学号 803）", "王涛"] {
        assert!(said.lines().any(|own| own == line), "{line}: {said}");
    }
    // The school number distinguishes them; without any number the program does not guess.
    let code = &list[0][1];
    let mine = format!("练习编号,{code}\n学号,姓名,1,2\n803,李静,{},\n", right[2][0]);
    let report = report(folder, &mine, &["--roster", "r.csv"]);
    let points: Vec<&Value> =
        report["pupils"].as_array().unwrap().iter().map(|pupil| &pupil["points"]).collect();
    assert_eq!(points, [&Value::Null, &Value::Null, &Value::from(1.0)], "{report}");
    let mine = format!("练习编号,{code}\n姓名,1,2\n李静,1:1,\n");
    let report = self::report(folder, &mine, &["--roster", "r.csv", "--lang", "zh"]);
    let said = report["unread"][0]["message"].as_str().unwrap();
    assert_eq!(said, "名单里不止一个“李静”，请在姓名旁边写上序号或学号。");
}

/// The report is a page of its own too, in the requested language.
#[test]
fn the_report_is_a_localized_page() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut list, right) = make_class(folder, "姓名\n赵一<b>\n钱二\n", &[]);
    list[2][2].clone_from(&right[0][0]);
    fs::write(folder.join("a.csv"), text(&list)).unwrap();
    printed(folder, &["answers", "--check", "a.csv", "--lang", "zh", "-o", "report.html"]);
    let page = fs::read_to_string(folder.join("report.html")).unwrap();
    for part in ["<html lang=\"zh", "<title>批改了 1 份</title>", "各题", "赵一&lt;b&gt;", "没有交"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    let output = run(folder, &["answers", "--check", "a.csv", "--format", "pdf"]);
    assert_eq!(output.status.code(), Some(2));
}
