//! Compares the JSON with its manual and its schema: names, order and types of fields, exact 64-bit numbers,
//! no elision, bad lines in their positions; the published schema accepts every answer of the program and
//! rejects broken ones.

use std::fs;
use std::sync::OnceLock;

use serde_json::{Value, json};

use crate::program::{fed, output, program};
use carryless_test_support::validator::Validator;

/// Output of the program for a question, with `--format json`.
fn printed(question: &str) -> String {
    let output = output(&format!("explain {question} --format json"));
    assert!(output.status.code().unwrap() < 2, "{question}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn answer(question: &str) -> Value {
    serde_json::from_str(&printed(question)).unwrap()
}

/// The manual's example, byte for byte up to its steps.
#[test]
fn json_of_nim_equals_the_manual() {
    let promised = r#"{"schema":1,"game":"nim","rules":{"limit":null,"play":"normal"},"position":{"piles":[3,4,5]},"outcome":"N","nim_sum":2,"residues":null,"columns":{"width":3,"rows":["011","100","101"],"sums":[2,1,2],"odd":[false,true,false]},"winning_moves":[{"pile":1,"take":2,"leaves":1}],"steps":[{"kind":""#;
    let printed = printed("3 4 5");
    assert!(printed.starts_with(promised), "{printed}");
    assert!(printed.ends_with("}]}\n"), "one line, and nothing after it");
    assert_eq!(printed.lines().count(), 1);
}

#[test]
fn json_of_the_race_equals_the_manual() {
    let lost = answer("race 30 --say 1-2");
    let promised = json!({"schema": 1, "game": "race",
        "rules": {"say": [1, 2], "play": "normal", "end": "stuck-loses"},
        "position": {"target": 30, "from": 0}, "outcome": "P", "period": 3, "imbalance": 0,
        "losing_remainders": [0], "winning_moves": []});
    for (name, value) in promised.as_object().unwrap() {
        assert_eq!(&lost[name], value, "{name}");
    }
    let order = [
        "schema",
        "game",
        "rules",
        "position",
        "outcome",
        "period",
        "imbalance",
        "losing_remainders",
        "winning_moves",
        "steps",
    ];
    assert_in_order(&printed("race 30 --say 1-2"), &order);
    let won = answer("race 30 --say 1-3 --from 1");
    assert_eq!(won["winning_moves"], json!([{"say": 1, "reaches": 2}]));
    let ends = [
        ("stuck-loses", "normal"),
        ("stuck-wins", "misere"),
        ("finish-wins", "normal"),
        ("finish-loses", "misere"),
    ];
    for (end, play) in ends {
        let rules = &answer(&format!("race 30 --say 2-5 --end {end}"))["rules"];
        assert_eq!(*rules, json!({"say": [2, 5], "play": play, "end": end}));
    }
}

/// Asserts that the first occurrences of the names in the output are in this order.
fn assert_in_order(printed: &str, names: &[&str]) {
    let places: Vec<usize> =
        names.iter().map(|name| printed.find(&format!("\"{name}\":")).unwrap()).collect();
    assert!(places.is_sorted(), "{names:?} stand at {places:?}");
}

#[test]
fn residues_replace_the_piles_under_a_limit() {
    let limited = answer("5 6 7 --limit 3");
    assert_eq!(limited["rules"], json!({"limit": 3, "play": "normal"}));
    assert_eq!(limited["residues"], json!([1, 2, 3]));
    assert_eq!(limited["columns"]["rows"], json!(["01", "10", "11"]));
    assert_eq!(limited["nim_sum"], 0);
    // All residues are 0: no column, and an empty row for each pile.
    let empty = json!({"width": 0, "rows": ["", ""], "sums": [], "odd": []});
    assert_eq!(answer("4 8 --limit 3")["columns"], empty);
    assert_eq!(answer("0 0 --misere")["columns"], empty);
}

#[test]
fn json_of_a_judged_move_equals_the_manual() {
    let right = r#""move":{"pile":1,"take":2,"leaves":1,"winning":true,"ideas":[],"reply":null}"#;
    assert!(printed("3 4 5 --move 1:2").contains(right));
    let wrong = &answer("3 6 --move 2:5")["move"];
    let reply = json!({"pile": 1, "take": 2, "leaves": 1});
    assert_eq!(wrong["reply"], reply);
    assert_eq!(wrong["winning"], false);
    assert!(wrong["ideas"].as_array().unwrap().contains(&json!("nim-sum-from-largest")));
    // Taking the last stone in misère play loses at once: there is no reply.
    assert_eq!(answer("5 --misere --move 1:5")["move"]["reply"], Value::Null);
    assert_eq!(
        answer("race 30 --say 1-2 --from 4 --move 1")["move"],
        json!({"say": 1, "reaches": 5, "winning": false, "ideas": [],
            "reply": {"say": 1, "reaches": 6}})
    );
    assert!(answer("3 4 5").get("move").is_none(), "nothing was said");
}

/// An answer without its board frames, and whether it had any.
fn without_frames(mut answer: Value) -> (Value, bool) {
    let board = answer.as_object_mut().unwrap().remove("moments").is_some();
    let steps = answer["steps"].as_array_mut().unwrap().iter_mut();
    let paths = steps.filter_map(|step| step.as_object_mut().unwrap().remove("path")).count();
    (answer, board || paths > 0)
}

#[test]
fn frames_are_included_only_on_request() {
    let (_, validator) = schema();
    let framed =
        ["6 9 13", "2 7 7 --misere --move 2:5", "8 3 --limit 4", "moore 2 6 7 --at-most 2"];
    let races = ["race 17 --say 2-5 --end finish-wins", "race 52 --say 1-4 --from 3 --move 2"];
    let never = ["kayles 7 4", "wythoff 4 9", "0 0", "staircase 2 5 1"];
    let cases = framed.iter().chain(&races).map(|question| (question, true));
    for (question, has) in cases.chain(never.iter().map(|question| (question, false))) {
        let plain = answer(question);
        let whole = answer(&format!("{question} --frames"));
        assert!(validator.is_valid(&plain) && validator.is_valid(&whole), "{question}");
        assert_eq!(without_frames(plain.clone()), (plain.clone(), false), "{question}");
        assert_eq!(without_frames(whole), (plain.clone(), has), "{question}");
        let batch = |options: &str| {
            let line = format!("explain --batch - --format json {options}");
            let printed = fed(program(&line), question.as_bytes()).stdout;
            serde_json::from_slice::<Value>(&printed).unwrap()
        };
        assert_eq!(batch(""), plain, "{question}");
        assert_eq!(without_frames(batch("--frames")), (plain, has), "{question}");
    }
    for idle in ["", "--format html", "--format json --hint 2", "--format markdown"] {
        let refused = output(&format!("explain 6 9 13 --frames {idle}"));
        assert_eq!(refused.status.code(), Some(2), "{idle}");
        assert!(refused.stdout.is_empty(), "{idle}");
    }
}

#[test]
fn a_batch_answers_line_by_line() {
    let input = "# remark\n3 4 5\n\nrace 30 --say 2-1\n1 2 3\n3 4 5 --move 9:1\n";
    let output = fed(program("explain --batch - --format json"), input.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0], answer("3 4 5"));
    assert_eq!(lines[2], answer("1 2 3"));
    let kinds = [(1, 4, "say-order"), (3, 6, "no-such-pile")];
    for (index, line, kind) in kinds {
        let message = lines[index]["error"]["message"].as_str().unwrap();
        assert!(message.ends_with('.'), "{message}");
        let bad = json!({"line": line, "error": {"kind": kind, "message": message}});
        assert_eq!(lines[index], bad);
    }
}

/// Standard error reports the number of bad lines and the first one. `hundreds` is the length of the longest batch.
fn check_bad_lines(hundreds: u64) {
    let folder = tempfile::tempdir().unwrap();
    let line = |language: &str, format: &str| {
        let mut line =
            program(&format!("explain --batch lines --format {format} --lang {language}"));
        line.current_dir(folder.path());
        line
    };
    let count = hundreds * 100;
    let many: String = (1..=count)
        .map(|size| format!("{size} {}\n", if size % (count / 2 - 50) == 17 { "x" } else { "7" }))
        .collect();
    let en = format!("3 of {count} lines were bad; the first is line 17.");
    let zh = format!("{count} 行里有 3 行有错，第一处在第 17 行。");
    for (lines, en, zh) in [
        (&*many, &*en, &*zh),
        ("# two\n\n4 4\n5 y\n", "One of 2 lines was bad: line 4.", "2 行里有 1 行有错：第 4 行。"),
        ("4 4\n5 5\n", "", ""),
    ] {
        fs::write(folder.path().join("lines"), lines).unwrap();
        for (language, format, sentence) in
            [("en", "json", en), ("zh", "json", zh), ("en", "text --detail verdict", en)]
        {
            let plain = line(language, format).output().unwrap();
            let kept = line(language, format).args(["-o", "out", "--force"]).output().unwrap();
            for output in [&plain, &kept] {
                let said = String::from_utf8_lossy(&output.stderr);
                assert_eq!(said.trim_end(), sentence);
                assert_eq!(output.status.code(), Some(if sentence.is_empty() { 0 } else { 2 }));
            }
            assert_eq!(fs::read(folder.path().join("out")).unwrap(), plain.stdout);
        }
    }
}

#[test]
fn bad_lines_are_counted() {
    check_bad_lines(9);
}

#[test]
#[ignore = "exhaustive"]
fn bad_lines_are_counted_exhaustive() {
    check_bad_lines(90);
}

fn check_order(lines: u64) {
    let input: String = (0..lines).map(|size| format!("{size} 1\n")).collect();
    let output = fed(program("explain --batch - --format json"), input.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    let first_piles = text.lines().map(|line| {
        let (_, piles) = line.split_once("\"piles\":[").unwrap();
        piles.split(',').next().unwrap().parse::<u64>().unwrap()
    });
    assert!(first_piles.eq(0..lines));
}

#[test]
fn a_large_batch_keeps_its_order() {
    check_order(1000);
}

#[test]
#[ignore = "exhaustive"]
fn a_large_batch_keeps_its_order_exhaustive() {
    check_order(20_000);
}

/// A line of 100 MB would take gigabytes to answer.
#[test]
fn an_endless_line_is_refused_and_the_batch_goes_on() {
    for (language, sentence, words) in [
        ("en", "longer than 16777216 bytes", 9 << 20),
        ("zh", "超过了 16777216 个字节", 9 << 20),
        ("en", "more than 1048576 words", (1 << 20) + 1),
        ("zh", "不止 1048576 个数", (1 << 20) + 1),
    ] {
        let input = format!("3 4 5\n{}\n3 4 5\n", "1 ".repeat(words));
        let command = program(&format!("explain --batch - --format json --lang {language}"));
        let output = fed(command, input.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        let text = String::from_utf8(output.stdout).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].contains("\"piles\":[3,4,5]") && lines[0] == lines[2]);
        assert!(lines[1].contains("\"line\":2") && lines[1].contains(sentence), "{}", lines[1]);
    }
}

/// Buffered answers are bounded in bytes: complete lists of thousands of lines would take gigabytes. 60 MB
/// are the unoptimised program itself.
#[test]
#[ignore = "exhaustive"]
#[cfg(target_os = "linux")]
fn long_answers_are_not_buffered_exhaustive() {
    let input = "race 20000 --say 1-2\n".repeat(60);
    let command = program("prove --batch - --full --format json");
    let mut child = std::process::Command::new("sh")
        .args(["-c", "ulimit -v 140000; exec \"$0\" \"$@\""])
        .arg(command.get_program())
        .args(command.get_args())
        .env("RAYON_NUM_THREADS", "2")
        .env("MALLOC_ARENA_MAX", "1")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes()).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn numbers_are_exact_to_64_bits() {
    let most = "18446744073709551615";
    let text = printed(&format!("{most} 9007199254740993"));
    for digits in [
        format!("\"piles\":[{most},9007199254740993]"),
        "\"nim_sum\":18437736874454810622".to_owned(),
        "{\"pile\":1,\"take\":18437736874454810622,\"leaves\":9007199254740993}".to_owned(),
    ] {
        assert!(text.contains(&digits), "{digits} is not in {text}");
    }
}

/// Questions of every kind, also with an attempt.
const QUESTIONS: &[&str] = &[
    "0",
    "0 0 --misere",
    "1",
    "5",
    "3 4 5",
    "1 2 3",
    "12 9 6",
    "1 3 5 7",
    "2001 2002 2003",
    "18446744073709551615 1",
    "18446744073709551615 18446744073709551615",
    "3 4 5 --misere",
    "1 1",
    "1 1 --misere",
    "1 1 1 --misere",
    "1 1 5 --misere",
    "2 2 --misere",
    "2 4 --limit 3",
    "2 4 --limit 3 --misere",
    "5 6 7 --limit 3",
    "2 6 --limit 3 --misere",
    "5000 --limit 8 --misere",
    "7 --limit 18446744073709551615",
    "4 8 --limit 3",
    "3 4 5 --move 1:2",
    "3 4 5 --move 1:1",
    "3 6 --move 2:5",
    "1 2 3 --move 3:3",
    "5 --misere --move 1:5",
    "1 --move 1:1",
    "7 --limit 3 --move 1:1",
    "1 2 --misere --move 2:1",
    "3 4 5 --claim win",
    "3 4 5 --claim lose",
    "1 3 --claim lose",
    "2 2 --misere --claim win",
    "3 4 5 --sums 2,1,2",
    "3 4 5 --sums 1,1,0,0",
    "3 4 5 --sums 2",
    "3 4 5 --nim-sum 2",
    "3 4 5 --nim-sum 12",
    "1 4 5 --nim-sum 2",
    "3 4 5 --move 1:2 --claim lose --sums 2,1,2 --nim-sum 3",
    "race 30 --say 1-2",
    "race 30 --say 1-2 --from 4",
    "race 30 --say 1-2 --from 30",
    "race 0 --say 1-2",
    "race 30 --say 1-2 --misere",
    "race 30 --say 2-5 --end stuck-loses",
    "race 30 --say 2-5 --end stuck-wins",
    "race 30 --say 2-5 --end finish-wins",
    "race 30 --say 2-5 --end finish-loses",
    "race 50 --say 1-2 --from 1 --move 2",
    "race 50 --say 1-2 --from 1 --move 1",
    "race 29 --say 3-4 --end finish-wins --from 28 --move 4",
    "race 30 --say 1-2 --claim win",
    "race 4611686018427387903 --say 1-9",
    "wythoff 0 0",
    "wythoff 3 4",
    "wythoff 3 5",
    "wythoff 3 4 --move 0,1 --claim lose",
    "wythoff 18446744073709551615 18446744073709551615",
    "wythoff 11400714819323198485 18446744073709551615",
    "moore 0 --at-most 1",
    "moore 3 4 5 --at-most 2",
    "moore 4 4 4 --at-most 2",
    "moore 3 4 5 --at-most 2 --move 2,0,0 --claim win",
    "moore 18446744073709551615 18446744073709551615 18446744073709551615 18446744073709551615 18446744073709551615 18446744073709551615 --at-most 4",
];

/// Schema as the program prints it, and its validator; made once.
fn schema() -> &'static (Value, Validator) {
    static SCHEMA: OnceLock<(Value, Validator)> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let output = output("explain --schema");
        assert_eq!(output.status.code(), Some(0));
        let schema = serde_json::from_slice(&output.stdout).unwrap();
        let validator = Validator::new(&schema);
        (schema, validator)
    })
}

#[test]
fn the_schema_accepts_every_answer() {
    let (_, validator) = schema();
    for question in QUESTIONS {
        validator.assert_valid(&answer(question), question);
    }
}

/// The schema is validated against its dialect before it is compiled.
#[test]
#[should_panic(expected = "not a schema")]
fn a_broken_schema_is_refused() {
    let (schema, _) = schema();
    let mut broken = schema.clone();
    broken["$defs"]["AnyExplanation"] = json!({ "anyOf": 5 });
    Validator::new(&broken);
}

#[test]
fn the_schema_rejects_broken_answers() {
    let (_, validator) = schema();
    for question in ["3 4 5 --move 1:1", "2 4 --limit 3", "race 30 --say 1-2 --from 4"] {
        let whole = answer(question);
        assert!(validator.is_valid(&whole));
        // Without one of its fields, except for those that only an attempt has.
        let optional = ["move"];
        let needed = |name: &&String| !optional.contains(&name.as_str());
        for name in whole.as_object().unwrap().keys().filter(needed) {
            let mut broken = whole.clone();
            broken.as_object_mut().unwrap().remove(name);
            assert!(!validator.is_valid(&broken), "{question} without {name}");
        }
        let wrong = [
            ("/outcome", json!("X")),
            ("/rules/play", json!("other")),
            ("/winning_moves", json!({})),
            ("/winning_moves/0", json!({"pile": 1})),
            ("/steps/0/kind", json!("unknown")),
            ("/steps/0/shown", json!(5)),
            ("/position", json!([3, 4, 5])),
            ("/schema", json!("1")),
        ];
        for (place, value) in wrong {
            let mut broken = whole.clone();
            *broken.pointer_mut(place).unwrap() = value;
            assert!(!validator.is_valid(&broken), "{question} with another {place}");
        }
    }
    let mut negative = answer("3 4 5");
    negative["position"]["piles"][0] = json!(-3);
    assert!(!validator.is_valid(&negative));
    assert!(!validator.is_valid(&json!({})));
}

/// An attempt with two parts is right if both are.
#[test]
fn digits_and_the_sum_both_have_to_be_right() {
    for (said, code) in [
        ("--sums 2,1,2 --nim-sum 2", 0),
        ("--sums 2,1,2 --nim-sum 3", 1),
        ("--sums 2,1,1 --nim-sum 2", 1),
        ("--sums 2,1,1 --nim-sum 3", 1),
        ("--sums 2,1,2", 0),
        ("--nim-sum 12", 1),
    ] {
        let status = output(&format!("explain 3 4 5 {said}")).status;
        assert_eq!(status.code(), Some(code), "{said}");
    }
}

/// One digit per column needs no commas; with a limit the columns are those of the residues.
#[test]
fn digits_are_read_without_commas() {
    for (line, right) in [
        ("3 4 5 --sums 212", true),
        ("3 4 5 --sums 211", false),
        ("5 6 7 --limit 3 --sums 22", true),
        ("5 6 7 --limit 3 --sums 12", false),
        ("9 17 25 --limit 7 --sums 3", true),
    ] {
        assert_eq!(answer(line)["sums"]["right"], right, "{line}");
    }
}

/// A Grundy sequence is a table of two columns; its maximal length is documented.
#[test]
fn a_grundy_sequence_is_a_table() {
    let said = output("grundy kayles --up-to 3 --format csv");
    assert_eq!(String::from_utf8(said.stdout).unwrap(), "size,value\n0,0\n1,1\n2,2\n3,3\n");
    let said = output("grundy --take 1,2 --up-to 4 --format csv");
    assert_eq!(String::from_utf8(said.stdout).unwrap(), "size,value\n0,0\n1,1\n2,2\n3,0\n4,1\n");
    let said = output("grundy kayles --up-to 99999999999 --format json --lang en");
    let fault = String::from_utf8(said.stderr).unwrap();
    let most: String = fault.chars().filter(char::is_ascii_digit).collect();
    assert!(said.status.code() == Some(2) && most.len() > 11, "{fault}");
}

/// Questions of all commands that answer in JSON.
const COMMANDS: [(&str, &str); 15] = [
    ("explain", "3 4 5 --move 1:1 --claim win --sums 2,1,2"),
    ("explain", "5 7 9 --take 1,3,4 --move 2:3"),
    ("explain", "race 31 --say 2,3,7 --end stuck-wins --move 3"),
    ("explain", "graph a:b a:c b:c --move a:b"),
    ("explain", "hackenbush ((())())(()) --move 1.1"),
    ("explain", "staircase 2 1 3 --move 2:1"),
    ("explain", "moore 3 4 5 --at-most 2 --move 2,0,0"),
    ("explain", "wythoff 3 4 --move 0,1"),
    ("explain", "fibonacci 17 --quota 4 --move 4"),
    ("count", "1 2 3 --up-to 2^30"),
    ("count", "kayles --up-to 2^90"),
    ("grundy", "--take 2,5 --up-to 30"),
    ("xor", "3 5 6 --laws"),
    ("xiangqi", "炮五进一"),
    ("prove", "--box 2 4 --idea largest-pile"),
];

/// Adds the paths of all scalar values in `value` to `found`; `at` is the path of `value`.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, part)| leaves(part, &format!("{at}/{name}"), found));
        }
        Value::Array(parts) => {
            (0..).zip(parts).for_each(|(index, part)| leaves(part, &format!("{at}/{index}"), found))
        }
        _ => found.push(at.to_owned()),
    }
}

/// The field `game` determines the type of an explanation.
#[test]
fn the_game_determines_the_type_of_an_explanation() {
    let (schema, _) = schema();
    let types = schema["$defs"]["AnyExplanation"]["anyOf"].as_array().unwrap();
    let game = |one: &Value| {
        let name = one["$ref"].as_str().unwrap().trim_start_matches("#/$defs/");
        schema["$defs"][name]["properties"]["game"]["const"].as_str().unwrap().to_owned()
    };
    let games: std::collections::BTreeSet<String> = types.iter().map(game).collect();
    assert_eq!(games.len(), types.len());
}

/// The schema accepts arbitrary values nowhere; it is one schema for all commands, and its types have stable
/// names.
#[test]
fn the_schema_describes_every_value() {
    let (schema, validator) = schema();
    for (command, words) in COMMANDS {
        let said = output(&format!("{command} --schema")).stdout;
        assert_eq!(serde_json::from_slice::<Value>(&said).unwrap(), *schema, "{command}");
        let said = output(&format!("{command} {words} --format json")).stdout;
        let whole: Value = serde_json::from_slice(&said).unwrap();
        assert!(validator.is_valid(&whole), "{command} {words}");
        let mut places = Vec::new();
        leaves(&whole, "", &mut places);
        // The first part of a list that has such a path.
        let shape = |place: &String| place.replace(|letter: char| letter.is_ascii_digit(), "");
        let mut seen = std::collections::BTreeSet::new();
        for place in places.into_iter().filter(|place| seen.insert(shape(place))) {
            let mut broken = whole.clone();
            *broken.pointer_mut(&place).unwrap() = json!({ "no": [true] });
            assert!(!validator.is_valid(&broken), "{command} {words}: anything at {place}");
        }
    }
    let types = schema["$defs"].as_object().unwrap();
    // Several types with one name would get meaningless numbers.
    let numbered = types.keys().filter(|name| name.ends_with(|last: char| last.is_ascii_digit()));
    assert_eq!(numbered.collect::<Vec<_>>(), [] as [&String; 0]);
    let names: String = types.keys().map(|name| format!("{name}\n")).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/types.txt");
    if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
        std::fs::write(path, &names).unwrap();
    }
    assert_eq!(names, std::fs::read_to_string(path).unwrap_or_default(), "UPDATE=1 writes them");
}

/// Piles with the sizes 1 to `count`, as one line.
fn many(count: u64) -> String {
    (1..=count).map(|size| format!("{size} ")).collect::<String>() + "\n"
}

/// Text of the first list of that name in the JSON; it must contain no lists.
fn list<'t>(text: &'t str, name: &str) -> &'t str {
    let (_, list) = text.split_once(&format!("\"{name}\":[")).unwrap();
    list.split_once(']').unwrap().0
}

/// Checks that the JSON of piles 1 to `count`, a multiple of 4, is complete: every pile with the leftmost
/// column of `count` has a winning move.
fn assert_complete(count: u64) {
    let output = fed(program("explain --batch - --format json"), many(count).as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let piles = list(&text, "piles").split(',').map(|size| size.parse::<u64>().unwrap());
    assert!(piles.eq(1..=count));
    assert_eq!(list(&text, "rows").split(',').count() as u64, count);
    let moves = list(&text, "winning_moves");
    let first = 1 << count.ilog2();
    assert_eq!(moves.matches("\"take\"").count() as u64, count - first + 1);
    let (take, leaves) = (2 * first - count, count - first);
    let begins = format!("{{\"pile\":{first},\"take\":{take},\"leaves\":{leaves}}}");
    assert!(moves.starts_with(&begins), "{begins}");
    assert!(moves.ends_with(&format!("{{\"pile\":{count},\"take\":{count},\"leaves\":0}}")));
    assert!(text.ends_with("}]}\n"));
}

#[test]
fn many_piles_are_never_elided_in_json() {
    assert_complete(10_000);
}

#[test]
#[ignore = "exhaustive"]
fn many_piles_are_never_elided_in_json_exhaustive() {
    assert_complete(1_000_000);
}

fn check_shortened(count: u64) {
    let output = fed(program("explain --batch - --lang en"), many(count).as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.len() < 20_000, "{} bytes", text.len());
    let winning = count - (1 << count.ilog2()) + 1;
    // 12 of a list are shown, and 12 winning moves.
    for count in [count - 12, winning - 12] {
        assert!(text.contains(&count.to_string()), "{count} is not in\n{text}");
    }
    assert!(text.contains(&winning.to_string()), "the count of all winning moves");
}

#[test]
fn many_piles_are_elided_for_readers() {
    check_shortened(10_000);
}

#[test]
#[ignore = "exhaustive"]
fn many_piles_are_elided_for_readers_exhaustive() {
    check_shortened(1_000_000);
}

/// Asserts that the number of bytes per pile does not depend on the number of piles.
fn assert_linear_growth(fewer: usize, more: usize) {
    let bytes = |count: usize| {
        let piles = "7 ".repeat(count) + "\n";
        let output = fed(program("explain --batch - --format json"), piles.as_bytes());
        output.stdout.len() as f64
    };
    let (one, ten) = (bytes(fewer) / fewer as f64, bytes(more) / more as f64);
    assert!((ten / one - 1.0).abs() < 0.05, "{one} and {ten} bytes a pile");
}

#[test]
fn the_json_grows_linearly_with_the_piles() {
    assert_linear_growth(1001, 10_001);
}

#[test]
#[ignore = "exhaustive"]
fn the_json_grows_linearly_with_the_piles_exhaustive() {
    assert_linear_growth(10_001, 100_001);
}
