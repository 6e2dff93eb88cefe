//! Checks the marking of a class: every spelling of every right answer, misconceptions by name, points, and
//! unreadable rows.

use std::fs;
use std::path::Path;
use std::time::Instant;

use serde_json::Value;

use super::codes::read;
use super::{printed, run, sheets};
use carryless_test_support::oracle::{Piles, Solver};

fn mark_list(folder: &Path, list: &str) -> (Value, Option<i32>) {
    fs::write(folder.join("answers.csv"), list).unwrap();
    let output = run(folder, &["answers", "--check", "answers.csv", "--format", "json"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let report = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {said}"));
    (report, output.status.code())
}

fn rows(rows: &[[String; 4]]) -> String {
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(["name", "code", "question", "answer"]).unwrap();
    rows.iter().for_each(|row| out.write_record(row).unwrap());
    String::from_utf8(out.into_inner().unwrap()).unwrap()
}

/// Checks every winning move as a row of its own sheet, and every other move.
#[test]
fn every_winning_move_is_right_and_every_other_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--topic", "winning-move:6", "--seed", "21", "--max", "7", "--points", "4"];
    let sheet = &sheets(folder.path(), &asked)[0];
    let code = sheet["code"].as_str().unwrap();
    let mut tried = 0;
    for exercise in sheet["exercises"].as_array().unwrap() {
        let number = exercise["number"].as_u64().unwrap();
        let winning = exercise["answer"]["winning_moves"].as_array().unwrap();
        let piles = exercise["position"]["piles"].as_array().unwrap();
        for (pile, size) in (1..).zip(piles) {
            for take in 1..=size.as_u64().unwrap() {
                let wins = winning.iter().any(|it| it["pile"] == pile && it["take"] == take);
                let row =
                    [String::new(), code.into(), number.to_string(), format!("{pile}:{take}")];
                let (report, exit) = mark_list(folder.path(), &rows(&[row]));
                let points = if wins { 4.0 } else { 0.0 };
                assert_eq!(report["pupils"][0]["points"], points, "{pile}:{take} of {piles:?}");
                assert_eq!((exit, &report["pupils"][0]["of"]), (Some(0), &Value::from(24.0)));
                tried += 1;
            }
        }
    }
    assert!(tried > 30);
}

/// Signs of the columns instead of their counts are reported as such, with the name of the misconception;
/// each misconception behind an answer is a whole sentence.
#[test]
fn signs_instead_of_counts_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--topic", "columns:2", "--level", "3", "--copies", "12", "--seed", "90"];
    let mut list = Vec::new();
    for sheet in sheets(folder.path(), &asked) {
        for exercise in sheet["exercises"].as_array().unwrap() {
            let sums = exercise["answer"]["columns"]["sums"].as_array().unwrap();
            let signs = sums.iter().map(|sum| (sum.as_u64().unwrap() % 2).to_string());
            let signs = signs.collect::<Vec<_>>().join(" ");
            let number = exercise["number"].to_string();
            list.push([String::new(), sheet["code"].as_str().unwrap().into(), number, signs]);
        }
    }
    let (report, _) = mark_list(folder.path(), &rows(&list));
    let mut wrong = 0;
    for answer in
        report["pupils"].as_array().unwrap().iter().flat_map(|it| it["answers"].as_array().unwrap())
    {
        if answer["earned"] == 0 {
            assert_eq!(answer["ideas"], serde_json::json!(["odd-even-signs"]), "{answer}");
            wrong += 1;
        }
    }
    assert!(wrong > 20, "{wrong}");
    for (language, name) in [("en", "“1 for odd, 0 for even”"), ("zh", "“奇数写 1，偶数写 0”")]
    {
        let output = run(folder.path(), &["answers", "--check", "answers.csv", "--lang", language]);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(name), "{text}");
        assert!(!text.contains("0 is even") && !text.contains("0 是偶数"), "{text}");
    }
}

/// Two misconceptions behind a wrong move are a question each.
#[test]
fn each_misconception_of_an_answer_is_a_whole_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut asked = 0;
    for seed in ["3", "4", "5"] {
        let topic = ["--topic", "winning-move:6", "--level", "2", "--seed", seed];
        let sheet = &sheets(folder.path(), &topic)[0];
        let code = sheet["code"].as_str().unwrap();
        let mut list = Vec::new();
        for exercise in sheet["exercises"].as_array().unwrap() {
            let piles = exercise["position"]["piles"].as_array().unwrap();
            let largest = (0..piles.len()).max_by_key(|at| piles[*at].as_u64()).unwrap();
            let answer = format!("{}:1", largest + 1);
            list.push([String::new(), code.into(), exercise["number"].to_string(), answer]);
        }
        fs::write(folder.path().join("a.csv"), rows(&list)).unwrap();
        let arguments = ["answers", "--check", "a.csv", "--lang", "en", "--format", "md"];
        let text = String::from_utf8(run(folder.path(), &arguments).stdout).unwrap();
        for idea in text.lines().filter_map(|line| line.strip_prefix("  - ")) {
            assert!(idea.starts_with("Were you thinking, “"), "{idea}");
            asked += 1;
        }
    }
    assert!(asked > 5, "{asked}");
}

/// A question that is answered twice is reported.
#[test]
fn a_question_answered_twice_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let row = |answer: &str| [String::new(), "C400-2H15-3GMR".into(), "2".into(), answer.into()];
    fs::write(folder.path().join("a.csv"), rows(&[row("3:4"), row("1:1"), row("3:1")])).unwrap();
    for (language, sentence) in [
        ("en", "2 rows answer a question once more, the first in line 3; the last answer counts."),
        ("zh", "有 2 行把答过的题又答了一次，最早的在第 3 行；以最后一次为准。"),
    ] {
        let output = run(folder.path(), &["answers", "--check", "a.csv", "--lang", language]);
        assert_eq!(String::from_utf8(output.stderr).unwrap().trim(), sentence);
        assert_eq!(output.status.code(), Some(0));
    }
}

/// A code with unsatisfiable constraints costs each of its rows no more than a message.
#[test]
fn rows_of_impossible_sheets_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let row = |question: &str| ["", "F460-249W-SRY3-G2G", question, "2"].map(str::to_owned);
    let (report, exit) = mark_list(folder.path(), &rows(&["1", "2", "3"].map(row)));
    assert_eq!(exit, Some(1), "{report}");
    let unread = report["unread"].as_array().unwrap();
    assert_eq!(unread.len(), 3, "{report}");
    for row in unread {
        let said = row.to_string();
        assert!(said.contains("no winning move can raise a remainder"), "{said}");
    }
}

/// A list of a set made by an older version.
#[test]
fn a_set_of_another_version_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let list = "Sheet,C300-2H15-3GJS\nNo.,Name,1,2\n1,Ann,101,2:1\n";
    std::fs::write(folder.path().join("answers.csv"), list).unwrap();
    for (language, sentence) in
        [("en", "made by another version"), ("zh", "是另一个版本的程序出的")]
    {
        let output = run(folder.path(), &["answers", "--check", "answers.csv", "--lang", language]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && said.contains(sentence), "{said}");
    }
}

/// A sheet that cannot be generated is reported, and a class of thirty with this sheet waits for it once.
#[test]
#[ignore = "exhaustive"]
fn an_impossible_sheet_is_tried_once_exhaustive() {
    let folder = tempfile::tempdir().unwrap();
    let constraints = "--topic all-moves:1 --limit 3 --piles 6 --max 1000 --wins 4 --seed 1";
    let sheet = &sheets(folder.path(), &constraints.split(' ').collect::<Vec<_>>())[0];
    let mut code = read(sheet["code"].as_str().unwrap()).unwrap();
    // There are not so many exercises.
    code.content.sections[0].count = 60;
    let code = code.code();
    let time = |count: usize| {
        let begun = Instant::now();
        let row = ["", &code, "1", "2"].map(str::to_owned);
        let (report, exit) = mark_list(folder.path(), &rows(&vec![row; count]));
        assert_eq!((exit, report["unread"].as_array().unwrap().len()), (Some(1), count));
        assert!(report.to_string().contains("too rare"), "{report}");
        begun.elapsed()
    };
    let one = time(1);
    let class = time(30);
    assert!(class < one * 10, "{class:?} for 30 rows, {one:?} for one");
}

/// The key of a table names its columns, as the sheet does.
#[test]
fn a_key_for_a_table_has_column_titles() {
    let folder = tempfile::tempdir().unwrap();
    let key = printed(folder.path(), &["answers", "C400-2H15-3GMR", "--format", "csv"]);
    let sheet = ["worksheet", "--code", "C400-2H15-3GMR", "--format", "csv"];
    assert_eq!(key, printed(folder.path(), &sheet));
}

/// One sheet can be copied for the whole class: then one code is beside many names.
#[test]
fn pupils_who_share_a_sheet_are_marked_separately() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--topic", "binary:2", "--seed", "4"];
    let sheet = &sheets(folder.path(), &asked)[0];
    let code = sheet["code"].as_str().unwrap();
    let right = sheet["exercises"][0]["answer"]["asks"][0]["right"].as_u64().unwrap();
    let right = &format!("{right:b}");
    let row = |name: &str, question: &str, answer: &str| {
        [name, code, question, answer].map(str::to_owned)
    };
    let list = rows(&[
        row("李明", "1", right),
        row("Ada", "1", "no idea"),
        row("李明", "2", "no idea"),
        row("Ada", "1", right),
        row("Ada", "2", "no idea"),
    ]);
    let (report, _) = mark_list(folder.path(), &list);
    let pupils = report["pupils"].as_array().unwrap();
    let points: Vec<_> = pupils.iter().map(|it| (&it["name"], &it["points"])).collect();
    let one = Value::from(1.0);
    assert_eq!(points, [(&"李明".into(), &one), (&"Ada".into(), &one)], "{report}");
}

/// The instruction is to give a move or, in a P-position, to write "none"; either is a complete answer.
#[test]
fn a_move_or_none_implies_the_outcome() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--topic", "misere:4,limit:4,judge-move:4,race:2,race-story:4", "--seed", "6"];
    let sheet = &sheets(folder.path(), &asked)[0];
    let code = sheet["code"].as_str().unwrap();
    let (mut list, mut lost, mut won) = (Vec::new(), 0, 0);
    for exercise in sheet["exercises"].as_array().unwrap() {
        let asks = exercise["answer"]["asks"].as_array().unwrap();
        let Some(at) = asks
            .iter()
            .position(|ask| ["outcome", "verdict"].contains(&ask["kind"].as_str().unwrap()))
        else {
            continue;
        };
        let moves = asks[at + 1]["right"].as_array().unwrap();
        let written = |it: &Value| match it.as_u64() {
            Some(say) => say.to_string(),
            None => format!("{}:{}", it["pile"], it["take"]),
        };
        let mut text: Vec<String> = moves.iter().map(written).collect();
        if asks[at + 1]["kind"] != "moves" {
            text.truncate(1);
        }
        let mut text = text.join(", ");
        if moves.is_empty() {
            lost += 1;
            text = ["none", "无"][lost % 2].to_owned();
        } else {
            won += 1;
        }
        if at == 1 {
            let residues = asks[0]["right"].as_array().unwrap().iter().map(Value::to_string);
            text = format!("{}; {text}", residues.collect::<Vec<_>>().join(" "));
        }
        list.push([String::new(), code.to_owned(), exercise["number"].to_string(), text]);
    }
    assert!(lost > 2 && won > 2, "{lost} {won}");
    let (report, _) = mark_list(folder.path(), &rows(&list));
    assert_eq!(report["pupils"][0]["points"], (lost + won) as f64, "{report}");
}

#[test]
fn a_class_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("class.csv"), "李明\nAda\n").unwrap();
    let asked = [
        "--roster",
        "class.csv",
        "--topic",
        "columns:1,binary:1",
        "--seed",
        "2",
        "--points",
        "3,2",
    ];
    let set = sheets(folder.path(), &asked);
    let digits = |sheet: &Value, way: &dyn Fn(String) -> String| {
        let sums = sheet["exercises"][0]["answer"]["columns"]["sums"].as_array().unwrap();
        way(sums.iter().map(Value::to_string).collect())
    };
    let full_width = |digits: String| -> String {
        digits.chars().map(|digit| char::from_u32(digit as u32 + 0xfee0).unwrap()).collect()
    };
    let code = |sheet: &Value| sheet["code"].as_str().unwrap().to_owned();
    let list = rows(&[
        ["李明".into(), code(&set[0]).to_lowercase(), "1".into(), digits(&set[0], &full_width)],
        ["Ada".into(), code(&set[1]), "1".into(), digits(&set[1], &|digits| format!("00{digits}"))],
        ["Ada".into(), code(&set[1]), "2".into(), "no idea".into()],
    ]);
    let (report, exit) = mark_list(folder.path(), &list);
    assert_eq!(exit, Some(0), "{report}");
    let pupil = |at: usize| &report["pupils"][at];
    assert_eq!((&pupil(0)["name"], &pupil(0)["points"]), (&"李明".into(), &Value::from(3.0)));
    assert_eq!((&pupil(1)["name"], &pupil(1)["points"]), (&"Ada".into(), &Value::from(3.0)));
    assert_eq!(pupil(0)["of"], 5.0);
    let question = |at: usize| report["questions"][at].to_string();
    assert_eq!(question(0), r#"{"answered":2,"right":2,"sheets":2}"#);
    assert_eq!(question(1), r#"{"answered":1,"right":0,"sheets":2}"#);
    let text = printed(folder.path(), &["answers", "--check", "answers.csv", "--lang", "zh"]);
    for word in ["李明", "Ada", "3 / 5", "no idea"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn a_misconception_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["--topic", "winning-move:1", "--trap", "largest-pile", "--seed", "4"];
    let sheet = &sheets(folder.path(), &asked)[0];
    let piles: Vec<u64> =
        serde_json::from_value(sheet["exercises"][0]["position"]["piles"].clone()).unwrap();
    let largest = piles.iter().position(|pile| pile == piles.iter().max().unwrap()).unwrap();
    let code = sheet["code"].as_str().unwrap();
    // It is named if no more specific misconception fits; at most two are named.
    let named = (1..=piles[largest]).any(|take| {
        let row = [String::new(), code.into(), "1".into(), format!("{}:{take}", largest + 1)];
        let (report, exit) = mark_list(folder.path(), &rows(&[row]));
        let ideas = report["pupils"][0]["answers"][0]["ideas"].as_array().unwrap();
        assert!(exit == Some(0) && ideas.len() < 3, "{report}");
        ideas == &["largest-pile"]
    });
    assert!(named, "{piles:?}");
    let text = printed(folder.path(), &["answers", "--check", "answers.csv", "--lang", "en"]);
    assert!(text.contains("largest"), "{text}");
}

/// The report prints a command for each misconception; the new sheets are for those pupils, and the
/// misconception gets each exercise wrong.
#[test]
fn the_second_sheet_is_for_pupils_with_the_misconception() {
    let folder = tempfile::tempdir().unwrap();
    let asked =
        ["--topic", "winning-move:1", "--trap", "largest-pile", "--copies", "3", "--seed", "8"];
    let first = sheets(folder.path(), &asked);
    let answered = |sheet: &Value, name: &str, wins: bool| {
        let code = sheet["code"].as_str().unwrap();
        let row = |answer: String| [name.into(), code.into(), "1".into(), answer];
        let exercise = &sheet["exercises"][0];
        let winning = &exercise["answer"]["winning_moves"][0];
        if wins {
            return row(format!("{}:{}", winning["pile"], winning["take"]));
        }
        let piles = exercise["position"]["piles"].as_array().unwrap();
        let mut moves = (1..).zip(piles).flat_map(|(pile, size)| {
            (1..=size.as_u64().unwrap()).map(move |take| format!("{pile}:{take}"))
        });
        let shows = |answer: &String| {
            let (report, _) = mark_list(folder.path(), &rows(&[row(answer.clone())]));
            let ideas = &report["pupils"][0]["answers"][0]["ideas"];
            ideas.as_array().unwrap().contains(&"largest-pile".into())
        };
        row(moves.find(shows).unwrap())
    };
    let list = rows(&[
        answered(&first[0], "Ada", false),
        answered(&first[1], "Ben", true),
        answered(&first[2], "Cleo", false),
    ]);
    mark_list(folder.path(), &list);
    let report = printed(folder.path(), &["answers", "--check", "answers.csv", "--lang", "en"]);
    let command = report.lines().find(|line| line.contains("--trap largest-pile")).unwrap();
    let words: Vec<&str> = command.trim().split(' ').skip(1).collect();
    let second = [&words[..], &["--format", "json", "--seed", "5"]].concat();
    let second = printed(folder.path(), &second);
    let second: Vec<Value> =
        second.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<&str> = second.iter().map(|sheet| sheet["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada", "Cleo"]);
    let mut solver = Solver::default();
    for exercise in second.iter().flat_map(|sheet| sheet["exercises"].as_array().unwrap()) {
        let piles: Vec<u64> =
            serde_json::from_value(exercise["position"]["piles"].clone()).unwrap();
        let most = piles.iter().max().unwrap();
        let winning = solver.winning(Piles { limit: None, misere: false }, &piles);
        assert!(!winning.is_empty(), "{piles:?}");
        assert!(winning.iter().all(|(pile, _)| piles[*pile as usize - 1] < *most), "{piles:?}");
    }
}

#[test]
fn unreadable_rows_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = &sheets(folder.path(), &["--topic", "columns:2", "--seed", "4"])[0];
    let code = sheet["code"].as_str().unwrap().to_owned();
    let mut slip = code.clone().into_bytes();
    slip.swap(5, 6);
    let slip = String::from_utf8(slip).unwrap();
    let list = rows(&[
        [String::new(), code.clone(), "1".into(), "1".into()],
        [String::new(), slip, "1".into(), "1".into()],
        [String::new(), code.clone(), "3".into(), "1".into()],
        [String::new(), code, "two".into(), "1".into()],
    ]);
    let (report, exit) = mark_list(folder.path(), &list);
    assert_eq!(exit, Some(1), "{report}");
    let lines =
        report["unread"].as_array().unwrap().iter().map(|row| row["line"].as_u64().unwrap());
    assert_eq!(lines.collect::<Vec<_>>(), [3, 4, 5], "{report}");
    assert_eq!(report["pupils"].as_array().unwrap().len(), 1);
}

/// Line numbers are those of the file: empty lines and lines within a cell count.
#[test]
fn a_bad_row_is_reported_with_its_line_number() {
    let folder = tempfile::tempdir().unwrap();
    for end in ["\n", "\r\n"] {
        let lines = [
            "",
            "name,code,question,answer",
            "",
            ",bad,1,1",
            "\"Ada",
            "Lovelace\",bad,1,1",
            "",
            "",
            ",bad,1,1",
            "",
        ];
        let (report, exit) = mark_list(folder.path(), &lines.join(end));
        assert_eq!(exit, Some(1), "{report}");
        let unread = report["unread"].as_array().unwrap().iter();
        let unread: Vec<_> = unread.map(|row| row["line"].as_u64().unwrap()).collect();
        assert_eq!(unread, [4, 5, 9], "{report}");
    }
}

/// Several classes of one set may be mixed in a list, and each pupil has an own sheet.
#[test]
fn pupils_of_several_classes_are_marked() {
    let folder = tempfile::tempdir().unwrap();
    let set = sheets(folder.path(), &["--copies", "410", "--topic", "nim-sum:2", "--seed", "8"]);
    let mut list = Vec::new();
    for question in 0..2 {
        for index in [0, 200, 409, 17, 217, 400] {
            let exercise = &set[index]["exercises"][question];
            let odd: Vec<u64> =
                serde_json::from_value(exercise["answer"]["asks"][0]["right"].clone()).unwrap();
            let odd = odd.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
            let right = match odd.is_empty() {
                true => "none; 0".to_owned(),
                false => format!("{odd}; {}", exercise["answer"]["nim_sum"]),
            };
            let code = set[index]["code"].as_str().unwrap().to_owned();
            list.push([String::new(), code, (question + 1).to_string(), right]);
        }
    }
    let (report, exit) = mark_list(folder.path(), &rows(&list));
    assert_eq!(exit, Some(0), "{report}");
    let points = report["pupils"].as_array().unwrap().iter().map(|pupil| &pupil["points"]);
    assert_eq!(points.collect::<Vec<_>>(), [2.0; 6], "{report}");
}

/// Checks the list of answers beside the sheets: the code of the set once, one row per pupil, one column per
/// question.
#[test]
fn the_answer_list_beside_the_sheets_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.csv"), "name,class,id,group\nAnn,5b,7,red\nBen,5b,8,blue\n")
        .unwrap();
    let asked =
        ["worksheet", "--roster", "r.csv", "--topic", "who-wins:2,winning-move:1", "--seed", "5"];
    printed(folder.path(), &[&asked[..], &["--group", "--bundle", "-o", "set.html"]].concat());
    let page = fs::read_to_string(folder.path().join("set.html")).unwrap();
    assert!(["5b", "7", "red", "8", "blue"].iter().all(|said| page.contains(&format!(">{said}<"))));
    let list = fs::read_to_string(folder.path().join("set-answers.csv")).unwrap();
    let known = sheets(folder.path(), &asked[1..]);
    let filled: Vec<String> = list
        .lines()
        .enumerate()
        .map(|(at, line)| match at.checked_sub(2) {
            None => line.to_owned(),
            Some(pupil) => {
                let exercises = known[pupil]["exercises"].as_array().unwrap();
                let said = exercises.iter().map(|one| match one["topic"].as_str() {
                    Some("who-wins") if one["answer"]["outcome"] == "N" => "can win".to_owned(),
                    Some("who-wins") => "cannot win".to_owned(),
                    _ if pupil == 0 => "somewhere".to_owned(),
                    _ => {
                        let taken = &one["answer"]["winning_moves"][0];
                        format!("take {} from pile {}", taken["take"], taken["pile"])
                    }
                });
                let said: Vec<String> = said.collect();
                format!("{},{}", line.trim_end_matches(','), said.join(","))
            }
        })
        .collect();
    let (report, exit) = mark_list(folder.path(), &filled.join("\n"));
    let points = |pupil: usize| report["pupils"][pupil]["points"].as_f64().unwrap();
    assert_eq!((exit, points(0), points(1)), (Some(0), 2.0, 3.0), "{report}");
    assert_eq!(
        (&report["pupils"][0]["name"], &report["pupils"][1]["name"]),
        (&"Ann".into(), &"Ben".into())
    );
    // Unreadable is not wrong.
    let unread = &report["pupils"][0]["answers"][2];
    assert_eq!((&unread["unread"], &unread["open"]), (&1.into(), &true.into()), "{report}");
}
