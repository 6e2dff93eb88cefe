//! Marks the answers of a class by name, and checks the command for a second sheet, for any file names.

use std::fs;

use serde_json::Value;

use super::{printed, run, sheets};

/// A list of the teacher's own: names in another order, school numbers, no codes. The list of answers, or the
/// class list and the code of the set, assigns the sheets.
#[test]
fn names_suffice_if_the_class_is_known() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("class.csv"),
        "学号,姓名\n07,李明\n08,王芳\n09,Ann Lee\n10,王芳\n",
    )
    .unwrap();
    let asked = ["worksheet", "--roster", "class.csv", "--topic", "binary:2", "--seed", "5"];
    printed(folder.path(), &[&asked[..], &["-o", "set"]].concat());
    let known = sheets(folder.path(), &asked[1..]);
    let right = |pupil: usize, question: usize| {
        let ask = &known[pupil]["exercises"][question]["answer"]["asks"][0];
        let value = ask["right"].as_u64().unwrap();
        if ask["kind"] == "binary" { format!("{value:b}") } else { value.to_string() }
    };
    let code = known[0]["code"].as_str().unwrap();
    let row = |school: &str, name: &str, pupil: usize| {
        format!("{school},{name},{},{}\n", right(pupil, 0), right(pupil, 1))
    };
    // School numbers are not sheet numbers, and namesakes cannot be distinguished.
    let pupils =
        [row("3", "ann lee", 2), row("1", " 李明", 0), row("2", "王芳", 1), row("4", "Eve", 3)];
    let bare = format!("学号,姓名,第1题,第2题\n{}", pupils.concat());
    fs::write(folder.path().join("bare.csv"), &bare).unwrap();
    fs::write(folder.path().join("coded.csv"), format!("{code}\n{bare}")).unwrap();
    for lists in [["bare.csv", "set/answers.csv"], ["coded.csv", "class.csv"]] {
        let asked = ["answers", "--check", lists[0], "--roster", lists[1], "--lang", "en"];
        let output = run(folder.path(), &[&asked[..], &["--format", "json"]].concat());
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        let marked = report["pupils"].as_array().unwrap().iter();
        let marked: Vec<_> = marked.map(|it| (&it["code"], &it["points"])).collect();
        let (two, none) = (&Value::from(2.0), &Value::Null);
        let points = [two, none, two, none];
        let all: Vec<_> = known.iter().map(|sheet| &sheet["code"]).zip(points).collect();
        assert_eq!(marked, all, "{report}");
        let unread = report["unread"].as_array().unwrap().iter();
        let unread: Vec<&str> = unread.map(|it| it["message"].as_str().unwrap()).collect();
        let said = [
            "The class has more than one “王芳”: write the number of the sheet, or the school’s own \
             number, beside the name.",
            "Nobody called “Eve” is in this set.",
        ];
        assert_eq!((unread, output.status.code()), (said.to_vec(), Some(1)), "{report}");
    }
    // The number of the sheet distinguishes namesakes.
    let numbered = format!("No.,Name,1,2\n4,王芳,{},{}\n", right(3, 0), right(3, 1));
    fs::write(folder.path().join("bare.csv"), numbered).unwrap();
    let asked =
        ["answers", "--check", "bare.csv", "--roster", "set/answers.csv", "--format", "json"];
    let report: Value = serde_json::from_str(&printed(folder.path(), &asked)).unwrap();
    assert_eq!(
        (&report["pupils"][3]["code"], &report["pupils"][3]["points"]),
        (&known[3]["code"], &2.0.into())
    );
    // Names alone, without the class.
    let output = run(folder.path(), &["answers", "--check", "bare.csv", "--lang", "en"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("“bare.csv” does not tell whose answers they are."), "{said}");
}

/// A printed command can be pasted into a shell, for any file names.
#[test]
#[cfg(unix)]
fn the_second_command_can_be_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["Ann's 答案 $HOME `x`.csv", "O'Neill; class.csv"];
    fs::write(folder.path().join(names[1]), "Ann\nBen\n").unwrap();
    let asked = [
        "--roster",
        names[1],
        "--topic",
        "winning-move:1",
        "--trap",
        "largest-pile",
        "--seed",
        "4",
    ];
    let first = &sheets(folder.path(), &asked)[0];
    let piles: Vec<u64> =
        serde_json::from_value(first["exercises"][0]["position"]["piles"].clone()).unwrap();
    let largest = piles.iter().position(|pile| pile == piles.iter().max().unwrap()).unwrap();
    let command = (1..=piles[largest]).find_map(|take| {
        let list =
            format!("{}\nName,1\nAnn,{}:{take}\n", first["code"].as_str().unwrap(), largest + 1);
        fs::write(folder.path().join(names[0]), list).unwrap();
        let check = ["answers", "--check", names[0], "--roster", names[1], "--lang", "en"];
        let report = printed(folder.path(), &check);
        report.lines().find(|line| line.contains("--trap largest-pile")).map(str::to_owned)
    });
    let program = crate::program::path();
    let command = command.unwrap().trim().replacen("carryless", program, 1);
    let output = std::process::Command::new("sh")
        .args(["-c", &format!("{command} --format json --seed 5")])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    let sheet: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{command}: {said}"));
    assert_eq!(sheet["name"], "Ann", "{command}");
}
