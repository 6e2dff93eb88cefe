//! Tests `carryless prove` as a program: pages in both languages and all formats, schema-valid JSON, exit
//! codes, refusals with their numbers, and files.

use std::path::Path;
use std::process::Output;

use carryless_test_support::validator::Validator;
use serde_json::Value;

use crate::program::output;

fn run(line: &str) -> Output {
    output(&format!("prove {line}"))
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).unwrap()
}

/// Runs every `every`-th command line in each view.
fn check_pages(every: usize) {
    let lines = [
        "3 3",
        "0",
        "0 --misere",
        "7 --limit 2",
        "1 2 3 4 5 --limit 3 --misere",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        "race 30 --say 1-2",
        "race 12 --from 3 --say 2-5 --end finish-loses",
        "race 1 --say 2-3 --end stuck-wins",
        "wythoff 3 5",
        "wythoff 12 7",
        "moore 3 4 5 --at-most 2",
        "moore 2 0 3 --at-most 1",
        "--box 3 7",
        "--box 2 20 --limit 4 --misere",
        "--box 0 0",
    ];
    for line in lines.into_iter().step_by(every) {
        for language in ["zh", "en"] {
            for format in ["text", "markdown", "html", "json"] {
                for detail in ["verdict", "standard"] {
                    // JSON is always complete and takes no detail option.
                    let detail = match format {
                        "json" => String::new(),
                        _ => format!(" --detail {detail}"),
                    };
                    let view = format!("--lang {language} --format {format}{detail}");
                    let done = run(&format!("{line} {view}"));
                    assert!(done.status.success() && done.stderr.is_empty(), "{line} {view}");
                    let page = text(&done.stdout);
                    let bad = format != "markdown" && page.contains("**");
                    assert!(!page.is_empty() && !bad, "{line} {view}: {page}");
                }
            }
            for view in ["--hint 1", "--hint 9", "--ask --format html", "--full"] {
                let done = run(&format!("{line} --lang {language} {view}"));
                assert!(done.status.success() && !done.stdout.is_empty(), "{line} {view}");
            }
        }
    }
}

#[test]
fn pages_are_written_in_both_languages_and_all_formats() {
    check_pages(4);
}

#[test]
#[ignore = "exhaustive"]
fn pages_are_written_in_both_languages_and_all_formats_exhaustive() {
    check_pages(1);
}

#[test]
fn the_proof_of_3_3_is_short_enough_for_a_class() {
    let page = text(&run("3 3 --lang en --format markdown").stdout);
    for row in [
        "| 0 | nothing left | **P** | no move is left: the player to move has lost |",
        "| 2 | (1, 1) | **P** | only moves to N: (1) |",
        "| 3 | (1, 2) | N | a move to a P: (1, 1) |",
        "| 6 | (3, 3) | **P** | only moves to N: (2, 3), (1, 3), (3) |",
        "  2  ·  ·  P  │\n",
    ] {
        assert!(page.contains(row), "{row}\n{page}");
    }
    let page = text(&run("race 30 --say 1-2 --lang zh --format markdown").stdout);
    for row in [
        "| 报到 | 30 | 29 | 28 | 27 | 26 | 25 | 24 | 23 | 22 | 21 |",
        "| 标记 | **P** | N | N | **P** | N | N | **P** | N | N | **P** |",
        "| 27 | 3 | **P** | 只能走到 N：28、29 |",
    ] {
        assert!(page.contains(row), "{row}\n{page}");
    }
}

#[test]
fn the_json_follows_the_schema() {
    let schema: Value = serde_json::from_slice(&run("--schema").stdout).unwrap();
    let schema = Validator::new(&schema);
    let lines = [
        "3 3",
        "0 --misere",
        "race 30 --say 1-2",
        "wythoff 4 4",
        "moore 1 2 3 --at-most 2",
        "--box 3 7",
        "3 4 --certificate",
        "wythoff 4 4 --certificate",
    ];
    for line in lines {
        let answer: Value =
            serde_json::from_slice(&run(&format!("{line} --format json")).stdout).unwrap();
        assert!(schema.is_valid(&answer), "{line}: {answer}");
        assert_eq!((&answer["schema"], &answer["game"]), (&1.into(), &"prove".into()));
    }
}

#[test]
fn too_much_is_refused_with_its_number() {
    for (line, number) in [
        ("2001 2002 2003", "1343356014"),
        ("40000000", "40000001"),
        ("wythoff 1000 2000", "12020008000"),
        ("moore 60 60 60 --at-most 2", "1308080340"),
        ("--box 500 3", "63252753"),
        ("--box 2 1400 --idea equalise", "5499765600"),
        ("--box 3 700", "57657951"),
        ("--box 10 100", "46897636623981"),
        ("--box 15 15 --misere", "155117520"),
        ("race 40000000 --say 1-2", "40000001"),
        ("1000000 --certificate", "1000001"),
        ("--box 30 7000", "10^82"),
        ("--box 1000 18446744073709551615", "10^16698"),
    ] {
        for language in ["zh", "en"] {
            let done = run(&format!("{line} --lang {language}"));
            assert_eq!(done.status.code(), Some(2), "{line}");
            assert!(done.stdout.is_empty());
            let said = text(&done.stderr);
            assert!(said.contains(number), "{line}: {said}");
        }
    }
}

#[test]
fn bad_input_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let not_one = folder.path().join("not-one");
    std::fs::write(&not_one, "{}").unwrap();
    let many = ["1"; 1001].join(" ");
    let lines = [
        "".to_owned(),
        "x".to_owned(),
        "3 x".to_owned(),
        "3 3 --limit 0".to_owned(),
        "3 3 --say 1-2".to_owned(),
        "race 30".to_owned(),
        "race 30 --say 1-2 --limit 3".to_owned(),
        "wythoff 3".to_owned(),
        "wythoff 3 4 --limit 3".to_owned(),
        "moore 3 4".to_owned(),
        "moore 3 4 --at-most 0".to_owned(),
        "3 4 --at-most 2".to_owned(),
        "--box 3".to_owned(),
        "--box=3".to_owned(),
        "--box x 7".to_owned(),
        "--box 1001 1".to_owned(),
        "3 3 --box 3 7".to_owned(),
        "--box 3 7 --certificate".to_owned(),
        "3 3 --move 1:1".to_owned(),
        "3 3 --certificate --format html".to_owned(),
        many,
        format!("--verify {}", missing.display()),
        format!("--verify {}", not_one.display()),
        format!("--verify {}", folder.path().display()),
        format!("3 3 --verify {}", not_one.display()),
    ];
    for line in lines {
        for language in ["zh", "en"] {
            let done = run(&format!("{line} --lang {language}"));
            assert_eq!(done.status.code(), Some(2), "{line}: {}", text(&done.stderr));
            assert!(done.stdout.is_empty() && !done.stderr.is_empty(), "{line}");
        }
    }
}

fn verify(file: &Path, view: &str) -> Output {
    run(&format!("--verify {} {view}", file.display()))
}

#[test]
fn certificates_are_written_checked_and_forgeries_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.json");
    for line in
        ["3 4 5", "2 2 --misere", "race 30 --say 1-2", "wythoff 2 6", "moore 3 3 2 --at-most 2"]
    {
        let done = run(&format!("{line} --certificate --force -o {}", file.display()));
        assert!(done.status.success() && done.stderr.is_empty());
        assert_eq!(text(&done.stdout).trim_end(), file.display().to_string());
        for view in ["--lang zh", "--lang en", "--format html", "--format markdown --detail key"] {
            let done = verify(&file, view);
            assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
        }
        let whole = std::fs::read_to_string(&file).unwrap();
        let forged = whole.replacen("\"outcome\":\"P\"}", "\"outcome\":\"N\"}", 1);
        assert_ne!(forged, whole);
        std::fs::write(&file, forged).unwrap();
        for (view, said) in [
            ("--lang zh --detail verdict", "证明书有错：第"),
            ("--lang en --detail verdict", "The certificate is wrong: entry"),
            ("--format json", "\"verified\":false"),
        ] {
            let done = verify(&file, view);
            assert_eq!(done.status.code(), Some(1), "{view}");
            assert!(text(&done.stdout).contains(said), "{}", text(&done.stdout));
        }
        let schema: Value = serde_json::from_slice(&run("--schema").stdout).unwrap();
        let answer: Value = serde_json::from_slice(&verify(&file, "--format json").stdout).unwrap();
        assert!(Validator::new(&schema).is_valid(&answer));
        std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
        assert_eq!(verify(&file, "--lang zh").status.code(), Some(2));
    }
}

/// Impossible rules are a fault of the certificate, never of the program.
#[test]
fn a_certificate_with_impossible_rules_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.json");
    for rules in [
        r#"{"say":[2,1],"play":"normal","end":"stuck-loses"}"#,
        r#"{"say":[0,1],"play":"normal","end":"stuck-loses"}"#,
        r#"{"say":[1,2],"play":"misere","end":"stuck-loses"}"#,
    ] {
        let forged = format!(
            r#"{{"schema":1,"game":"prove","of":"race","rules":{rules},"position":{{"target":10,"from":0}},"outcome":"P","certificate":[{{"at":0,"outcome":"P"}}],"steps":[]}}"#
        );
        std::fs::write(&file, forged).unwrap();
        for (view, sentence) in [
            ("--lang zh", "证明书有错："),
            ("--lang en", "The certificate is wrong: there are no such rules"),
            ("--lang en --format html", "there are no such rules"),
            ("--format json", "\"verified\":false"),
        ] {
            let done = verify(&file, view);
            assert_eq!(done.status.code(), Some(1), "{rules} {view}: {}", text(&done.stderr));
            assert!(text(&done.stdout).contains(sentence), "{}", text(&done.stdout));
        }
    }
}

#[test]
fn a_batch_of_proofs_keeps_its_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("batch");
    std::fs::write(&file, "3 3\nrace 30 --say 1-3\n--box 2 5\n--verify x\n1 2 --certificate\n")
        .unwrap();
    let done = run(&format!("--batch {} --format json", file.display()));
    assert_eq!(done.status.code(), Some(2));
    let told = text(&done.stdout);
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["outcome"], "P");
    assert_eq!(lines[1]["winning_moves"][0]["say"], 2);
    assert_eq!(lines[2]["positions"], 21);
    assert_eq!(lines[3]["error"]["kind"], "needs-file");
    assert_eq!(lines[4]["certificate"].as_array().unwrap().len(), 4);
}
