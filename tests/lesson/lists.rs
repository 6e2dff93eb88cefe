//! Tests the report from lists of codes as teachers have them: by number and by name, with and without a
//! class list, pasted with spaces; and the errors in a line.

use std::fs;

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_render::i18n::Language;
use carryless_worksheet::in_memory::{Inputs, make, options_of};
use carryless_worksheet::list_source::ListTexts;
use serde_json::Value;

use super::{code, lesson};
use crate::worksheet::printed;

const LESSON: &str = "3 4 5; 1 4 6 --misere; race 21 --say 1-3";

/// In 3 4 5 the only winning move takes 2 from the first pile; in 1 4 6 --misere 1 from the last; the race is
/// won by adding 1.
const RIGHT: [&str; 3] = ["1:2", "3:1", "1"];

/// Result code of the pupil with the number `place` for these typed answers; `+` marks a right second answer.
fn code_for(place: u64, answers: [&str; 3]) -> String {
    let lesson = lesson(LESSON);
    let tasks = lesson.tasks.iter().zip(answers);
    let answer = |(task, typed): (&carryless_worksheet::lesson::Task, &str)| {
        let bare = typed.trim_end_matches('+');
        let number = match bare {
            "" => 0,
            "cannot" => 1,
            turn => (2..task.answer_count())
                .find(|at| task.move_of_answer(*at).unwrap().to_string() == turn)
                .unwrap(),
        };
        (number, bare != typed)
    };
    let answers: Vec<(u64, bool)> = tasks.map(answer).collect();
    code(&lesson, place, &answers)
}

/// Report as JSON, whether all lines could be read, and the message beside it.
fn class_report(list: &str, roster: Option<&str>) -> (Value, bool, Option<String>) {
    let text = format!("--lesson \"{LESSON}\" --check codes.csv --format json");
    let line = CommandLine::parse(&text);
    let args = Args::parse(&line, options_of("answers").into_iter()).unwrap();
    let lists = ListTexts { roster, answers: Some(list), encoding: None };
    let language = Language::of_code("en").unwrap();
    let made =
        make("answers", &args, &Inputs { language, lists, seed: 0, only_sheet: None }).unwrap();
    (serde_json::from_str(&made.files[0].text).unwrap(), made.is_readable, made.notes)
}

/// Number, name and marks of each pupil in a report.
fn marks(report: &Value) -> Vec<(u64, String, Vec<String>)> {
    let answer = |answer: &Value| match (&answer["answer"], answer["earned"].as_u64()) {
        (Value::Null, _) => "-".to_owned(),
        (text, Some(1)) => format!("{} right", text.as_str().unwrap()),
        (text, _) => {
            let again = if answer["again"] == true { " again" } else { "" };
            format!("{} wrong{again}", text.as_str().unwrap())
        }
    };
    let pupil = |pupil: &Value| {
        let answers = pupil["answers"].as_array().unwrap().iter().map(answer).collect();
        (pupil["number"].as_u64().unwrap(), pupil["name"].as_str().unwrap().to_owned(), answers)
    };
    report["pupils"].as_array().unwrap().iter().map(pupil).collect()
}

/// A pupil who knew no answer has handed in a code; a pupil of the class list without a code has not.
#[test]
fn a_code_without_answers_is_handed_in() {
    let list = format!("1,{}\n", code_for(1, ["", "", ""]));
    let (report, ..) = class_report(&list, Some("Ann\nBob\n"));
    let absent = report["pupils"].as_array().unwrap().iter().map(|pupil| &pupil["absence"]);
    assert_eq!(absent.collect::<Vec<_>>(), [&Value::Null, &Value::from("missing")]);
}

#[test]
fn codes_are_marked_by_number_and_by_name() {
    let [ann, bob] = [code_for(7, RIGHT), code_for(3, ["2:1+", "cannot", ""])];
    let answers = |texts: [&str; 3]| texts.map(str::to_owned).to_vec();
    let right = answers(["1:2 right", "3:1 right", "1 right"]);
    let wrong = answers(["2:1 wrong again", "cannot win wrong", "-"]);
    for (list, names) in [
        (format!("7,{ann}\n3,{bob}\n"), ["", ""]),
        (format!("Ann,{ann}\nBob,{bob}\n"), ["Bob", "Ann"]),
        (format!("name,code\nAnn,{ann}\nBob,{bob}\n"), ["Bob", "Ann"]),
        (format!("No.;Name;Code\n7;Ann;{ann}\n3;Bob;{bob}\n"), ["Bob", "Ann"]),
        (format!("Ann\t{}\n\nBob\t{}\n", ann.to_lowercase(), bob.replace('-', "")), ["Bob", "Ann"]),
        (format!("Ann Lee   {ann}\nBob {}\n", bob.replace('-', " ")), ["Bob", "Ann Lee"]),
        (format!("7. {ann}\n3) {bob}\n"), ["", ""]),
        (format!("{ann}\n{bob}\n"), ["", ""]),
    ] {
        let (report, is_well, _) = class_report(&list, None);
        assert!(is_well, "{list}: {report}");
        let wanted = [(3, names[0], &wrong), (7, names[1], &right)];
        let wanted =
            wanted.map(|(number, name, answers)| (number, name.to_owned(), answers.clone()));
        assert_eq!(marks(&report), wanted, "{list}");
    }
}

/// With a class list the slot in the code identifies the pupil, and pupils without a code are listed as
/// missing.
#[test]
fn a_class_list_names_the_pupils() {
    let roster = "name,student id\nAnn,0712\nBob,0713\nCho,0714\n";
    let list = format!("3,{}\n1,{}\n", code_for(3, RIGHT), code_for(1, RIGHT));
    let (report, is_well, _) = class_report(&list, Some(roster));
    let told = marks(&report);
    let names: Vec<&str> = told.iter().map(|(_, name, _)| name.as_str()).collect();
    assert_eq!((names, is_well), (vec!["Ann", "Bob", "Cho"], true));
    assert_eq!(report["pupils"][1]["absence"], "missing");
    assert_eq!(report["pupils"][2]["id"], "0714");
    // By name, and by the number of the school.
    let list = format!("cho,{}\n0713,{}\n", code_for(3, RIGHT), code_for(2, RIGHT));
    assert!(class_report(&list, Some(roster)).1);
}

/// A bad line is reported with its number, and the others are evaluated.
#[test]
fn a_bad_line_is_reported_and_the_others_are_evaluated() {
    let roster = "Ann\nBob\nCho\n";
    let [good, bob, cho, fourth] = [1, 2, 3, 4].map(|place| code_for(place, RIGHT));
    let slip = bob.replace('-', "");
    let last = if slip.ends_with('2') { '3' } else { '2' };
    let slip = format!("{}{last}", &slip[..slip.len() - 1]);
    for (line, said) in [
        (format!("Bob,{slip}"), format!("“{slip}” is not a code of this lesson.")),
        ("Bob,U77".to_owned(), "“U” cannot be part of a code.".to_owned()),
        ("Bob,G480-05VW".to_owned(), "“G480-05VW” is not a result code.".to_owned()),
        (
            format!("Bob,{cho}"),
            format!("“{cho}” is the code of number 3, and the line says “Bob”."),
        ),
        (format!("2,{cho}"), format!("“{cho}” is the code of number 3, and the line says “2”.")),
        (
            format!("4,{fourth}"),
            format!("“{fourth}” is the code of number 4, and the class has no such number."),
        ),
        (format!("Dan,{bob}"), "Nobody called “Dan” is in this set.".to_owned()),
    ] {
        let (report, is_well, _) = class_report(&format!("Ann,{good}\n{line}\n"), Some(roster));
        assert!(!is_well, "{line}");
        let unread = report["unread"].as_array().unwrap();
        assert_eq!(unread.len(), 1, "{line}: {report}");
        assert_eq!(unread[0]["line"], 2, "{line}");
        let told = unread[0]["message"].as_str().unwrap();
        assert!(told.starts_with(&said), "{line}: {told}");
        assert_eq!(report["pupils"][0]["points"], 3.0, "{line}");
    }
    // Without a class list the number of the line is compared.
    let (report, is_well, _) = class_report(&format!("9,{good}\n"), None);
    assert_eq!((is_well, report["unread"].as_array().unwrap().len()), (false, 1));
}

/// A pupil with two codes is reported, and the later one counts.
#[test]
fn of_two_codes_the_later_counts() {
    let list = format!("Ann,{}\nAnn,{}\n", code_for(7, RIGHT), code_for(7, ["", "", ""]));
    let (report, _, said) = class_report(&list, None);
    let said = said.unwrap();
    assert!(said.contains("“Ann” is in the list twice, in lines 1 and 2."), "{said}");
    assert_eq!(report["pupils"].as_array().unwrap().len(), 1);
    assert_eq!(marks(&report)[0].2, ["-", "-", "-"]);
}

/// The report names a misconception and the command for a second sheet against it, which then succeeds.
#[test]
fn a_second_sheet_is_made_for_pupils_with_a_misconception() {
    let folder = tempfile::tempdir().unwrap();
    let lesson_text = "3 4 5; 2 4 7";
    let own = lesson(lesson_text);
    let at = |task: usize, turn: &str| {
        let task = &own.tasks[task];
        (2..task.answer_count())
            .find(|at| task.move_of_answer(*at).unwrap().to_string() == turn)
            .unwrap()
    };
    // Ann makes two piles equal, twice; Bob is right.
    let ann = code(&own, 1, &[(at(0, "3:1"), false), (at(1, "3:3"), false)]);
    let bob = code(&own, 2, &[(at(0, "1:2"), false), (at(1, "3:1"), false)]);
    fs::write(folder.path().join("codes.csv"), format!("Ann,{ann}\nBob,{bob}\n")).unwrap();
    let asked = [
        "answers",
        "--lesson",
        lesson_text,
        "--check",
        "codes.csv",
        "--lang",
        "en",
        "--format",
        "md",
    ];
    let text = printed(folder.path(), &asked);
    assert!(text.contains("**“Make two piles equal”** (Ann)"), "{text}");
    let command =
        text.lines().map(str::trim).find(|line| line.contains("--trap equalise")).unwrap();
    assert_eq!(
        command,
        "carryless worksheet --after codes.csv --lesson '3 4 5; 2 4 7' --trap equalise --topic winning-move"
    );
    let asked = [
        "worksheet",
        "--after",
        "codes.csv",
        "--lesson",
        lesson_text,
        "--trap",
        "equalise",
        "--topic",
        "winning-move",
        "--format",
        "json",
        "--seed",
        "1",
        "-o",
        "-",
    ];
    let sheet: Value = serde_json::from_str(printed(folder.path(), &asked).trim()).unwrap();
    assert_eq!(sheet["name"], "Ann");
}
