//! Checks sheet codes: a code alone reproduces its sheet, and every typing error is detected.

use carryless_args::command_line::CommandLine;
use carryless_worksheet::code::SheetCode;

use super::{contents, printed, run, sheets};

pub(super) const SIGNS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Parsed sheet code, or the id of its error.
pub(super) fn read(code: &str) -> Result<SheetCode, &'static str> {
    let line = CommandLine::from_arguments([code]);
    SheetCode::read(line.tokens().next().unwrap()).map_err(|error| error.id())
}

/// Sheets printed before codes could end with constraints: `held.txt` has each command and its JSON.
const HELD: &str = include_str!("held.txt");

/// JSON of sheets without question texts, which may be reworded.
fn bare(lines: &str) -> Vec<serde_json::Value> {
    let sheet = |line: &str| {
        let mut sheet: serde_json::Value = serde_json::from_str(line).unwrap();
        for exercise in sheet["exercises"].as_array_mut().unwrap() {
            exercise.as_object_mut().unwrap().remove("question").unwrap();
        }
        sheet
    };
    lines.lines().map(sheet).collect()
}

#[test]
fn codes_of_printed_sheets_are_stable() {
    let folder = tempfile::tempdir().unwrap();
    let mut held = 0;
    for group in HELD.split("$ ").skip(1) {
        let (asked, printed_then) = group.split_once('\n').unwrap();
        let asked: Vec<&str> = asked.split(' ').collect();
        let again = [&["worksheet", "--format", "json", "-o", "-"], &asked[..]].concat();
        assert_eq!(bare(&printed(folder.path(), &again)), bare(printed_then), "{asked:?}");
        for line in printed_then.lines() {
            let sheet: serde_json::Value = serde_json::from_str(line).unwrap();
            let code = sheet["code"].as_str().unwrap();
            let lang = asked[asked.iter().position(|word| *word == "--lang").unwrap() + 1];
            let by_code = ["worksheet", "--code", code, "--format", "json", "--lang", lang];
            assert_eq!(bare(&printed(folder.path(), &by_code)), bare(line), "{code}");
            held += 1;
        }
    }
    assert!(held >= 10, "only {held} sheets");
}

/// A constraint that older codes do not know makes the code longer, and is parsed back from it.
#[test]
fn later_constraints_are_parsed_back_from_a_code() {
    let folder = tempfile::tempdir().unwrap();
    for constraints in [
        "--topic race:2 --race-to 13 --say 1-2",
        "--topic race-story:2 --counters 7",
        "--topic race-story:1 --squares 2008 --say 1-5",
        "--topic all-moves:2 --wins 3 --min 20",
        "--topic limit:2 --counters 12",
        "--counters 8",
        "--min 9",
        "--three-sizes --topic race:3,columns:3",
        "--three-sizes",
    ] {
        let constraints: Vec<&str> = constraints.split(' ').collect();
        let asked = [&["--seed", "5", "--level", "3"], &constraints[..]].concat();
        let made = sheets(folder.path(), &asked);
        let code = made[0]["code"].as_str().unwrap();
        assert_eq!(sheets(folder.path(), &["--code", code]), made, "{constraints:?}");
        assert_eq!(read(code).unwrap().code(), code, "{constraints:?}");
    }
}

/// A code keeps traditional Chinese; the exercises equal those in the other languages.
#[test]
fn a_code_keeps_traditional_characters() {
    let folder = tempfile::tempdir().unwrap();
    let made = |lang: &str| sheets(folder.path(), &["--seed", "3", "--lang", lang]);
    let (traditional, simplified) = (made("zh_HK"), made("zh"));
    let code = |sheets: &[serde_json::Value]| sheets[0]["code"].as_str().unwrap().to_owned();
    let question = |sheets: &[serde_json::Value]| sheets[0]["exercises"][0].to_string();
    assert!(question(&traditional).contains("二進位"), "{}", question(&traditional));
    assert_eq!(traditional, made("zh-TW"));
    assert_ne!(code(&traditional), code(&simplified));
    let bare = |sheets: &[serde_json::Value]| {
        let mut sheets = bare(&sheets[0].to_string());
        sheets[0].as_object_mut().unwrap().remove("code");
        sheets
    };
    assert_eq!(bare(&traditional), bare(&simplified));
    // The program runs in English here.
    assert_eq!(sheets(folder.path(), &["--code", &code(&traditional)]), traditional);
    for language in carryless_render::i18n::Language::all() {
        let code = code(&made(language.code()));
        assert_eq!(read(&code).unwrap().languages, [language], "{code}");
        assert_eq!(read(&code).unwrap().code(), code);
    }
}

/// Codes of very different sheets, from the program.
fn codes() -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let asked: [&[&str]; 7] = [
        &["--seed", "0"],
        &["--seed", "18446744073709551615", "--lang", "both"],
        &["--topic", "columns:3,race:2,xiangqi", "--level", "5", "--seed", "77", "--points", "2,3"],
        &["--topic", "limit", "--limit", "4", "--raising", "--piles", "3", "--seed", "5"],
        &["--topic", "winning-move:2", "--trap", "largest-pile", "--max", "12", "--seed", "6"],
        &["--topic", "race:2", "--race-to", "30", "--seed", "3"],
        &["--copies", "3", "--seed", "9", "--misere", "--topic", "who-wins:2"],
    ];
    let sheets = asked.iter().flat_map(|asked| sheets(folder.path(), asked));
    sheets.map(|sheet| sheet["code"].as_str().unwrap().to_owned()).collect()
}

/// Letters of a code without its dashes.
fn letters(code: &str) -> Vec<char> {
    code.chars().filter(|letter| *letter != '-').collect()
}

fn with_dashes(letters: &[char]) -> String {
    letters.iter().collect()
}

#[test]
fn every_typing_error_is_detected() {
    let mut slips = 0;
    let mut wrong = |code: &str, slip: &[char]| {
        slips += 1;
        let said = read(&with_dashes(slip));
        // A code that begins with X is reported as a lesson code.
        let kind =
            if slip[0] == 'X' && slip.len() < 29 { "result-code-here" } else { "code-wrong" };
        assert_eq!(said, Err(kind), "{code} typed as {}", with_dashes(slip));
    };
    for code in codes() {
        let own = letters(&code);
        assert!(read(&with_dashes(&own)).is_ok(), "{code}");
        for at in 0..own.len() {
            for sign in SIGNS.chars() {
                let mut changed = own.clone();
                changed[at] = sign;
                if sign != own[at] {
                    wrong(&code, &changed);
                }
                let mut longer = own.clone();
                longer.insert(at, sign);
                wrong(&code, &longer);
            }
            let mut shorter = own.clone();
            shorter.remove(at);
            wrong(&code, &shorter);
            for other in at + 1..own.len() {
                let mut exchanged = own.clone();
                exchanged.swap(at, other);
                if own[at] != own[other] {
                    wrong(&code, &exchanged);
                }
            }
        }
    }
    assert!(slips > 5000, "only {slips} slips");
}

#[test]
fn all_spellings_of_a_code_are_read() {
    for code in codes() {
        let own = read(&code).unwrap();
        let wide = |letter: char| match letter {
            '!'..='~' => char::from_u32(letter as u32 + 0xfee0).unwrap(),
            letter => letter,
        };
        for way in [
            code.to_lowercase(),
            code.replace('-', ""),
            code.replace('-', " "),
            code.replace('-', "–"),
            code.replace('1', "l").replace('0', "O"),
            code.replace('1', "I").replace('0', "o"),
            code.chars().map(wide).collect(),
        ] {
            assert_eq!(read(&way), Ok(own.clone()), "{code} typed as {way}");
        }
        assert_eq!(read(&code.replace('-', "_")), Err("code-letter"));
        assert_eq!(read(""), Err("code-wrong"));
    }
}

/// A code with valid check letters is still refused if no sheet can have it.
#[test]
fn a_code_of_an_impossible_sheet_is_refused() {
    let codes = codes();
    let with_points = read(&codes[2]).unwrap();
    let pupil = read(codes.last().unwrap()).unwrap();
    assert_eq!((with_points.content.points.len(), pupil.class_sheets, pupil.index), (2, 3, 2));
    let worth = |points| {
        let mut sheet_code = with_points.clone();
        sheet_code.content.points = vec![1, points];
        sheet_code
    };
    let sheet = |class_sheets, index| SheetCode { class_sheets, index, ..pupil.clone() };
    // A class of very long sheets has 20,000 exercises.
    let long = |class_sheets, index| {
        let mut sheet_code = sheet(class_sheets, index);
        sheet_code.content.sections.truncate(1);
        sheet_code.content.sections[0].count = 490;
        sheet_code
    };
    for possible in [
        worth(1000),
        sheet(2, 1),
        sheet(200, 0),
        sheet(200, 99_999_999),
        long(40, 99_999_999),
        long(39, 38),
    ] {
        assert_eq!(read(&possible.code()), Ok(possible));
    }
    for impossible in [
        worth(1001),
        worth(u64::MAX),
        sheet(2, 2),
        sheet(2, 98),
        sheet(199, 199),
        sheet(201, 0),
        sheet(u64::MAX, 0),
        sheet(200, 100_000_000),
        sheet(200, u64::MAX),
        long(41, 0),
        long(39, 39),
    ] {
        assert_eq!(read(&impossible.code()), Err("code-wrong"), "{impossible:?}");
    }
}

/// A code of another version: its second letter is the version, and the last two are found by trying all.
#[test]
fn another_version_is_reported() {
    for code in codes() {
        let mut own = letters(&code);
        let next = SIGNS.find(own[1]).unwrap() + 1;
        own[1] = SIGNS.chars().nth(next).unwrap();
        let (check, last) = (own.len() - 2, own.len() - 1);
        let mut found = 0;
        for first in SIGNS.chars() {
            for second in SIGNS.chars() {
                (own[check], own[last]) = (first, second);
                if read(&with_dashes(&own)) != Err("code-wrong") {
                    assert_eq!(read(&with_dashes(&own)), Err("code-version"));
                    found += 1;
                }
            }
        }
        assert_eq!(found, 1, "of all pairs just one must fit {code}");
    }
}

#[test]
fn a_code_reproduces_its_sheet() {
    for asked in [
        "--topic winning-move:3,columns:2 --level 3 --points 4 --lang zh",
        "--lang both --count 4",
        "--trap ignore-limit --limit 3 --topic limit:3 --lang en",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let asked = format!("worksheet -o one.html {asked}");
        let asked: Vec<&str> = asked.split(' ').collect();
        printed(folder.path(), &asked);
        let page = std::fs::read_to_string(folder.path().join("one.html")).unwrap();
        let (_, code) = page.split_once("<b class=\"code\">").unwrap();
        let (code, _) = code.split_once('<').unwrap();
        printed(folder.path(), &["worksheet", "--code", code, "-o", "two.html"]);
        let files = contents(folder.path());
        assert_eq!(files["one.html"], files["two.html"], "{asked:?}");
        assert_eq!(files["one-key.html"], files["two-key.html"], "{asked:?}");
        printed(folder.path(), &["answers", code, "--format", "html", "-o", "three.html"]);
        let again = std::fs::read(folder.path().join("three.html")).unwrap();
        assert_eq!(again, files["one-key.html"], "{asked:?}");
    }
}

/// The sheet of one pupil is reproduced from its code, without the class list.
#[test]
fn a_code_reproduces_the_sheet_of_one_pupil() {
    let folder = tempfile::tempdir().unwrap();
    let set = sheets(folder.path(), &["--copies", "410", "--seed", "4", "--topic", "columns:2"]);
    assert_eq!(set.len(), 410);
    for index in [0, 17, 199, 200, 409] {
        let code = set[index]["code"].as_str().unwrap();
        assert_eq!(sheets(folder.path(), &["--code", code]), [set[index].clone()], "sheet {index}");
    }
}

/// Printed sheets are stable: this code was issued with generator 3. A code of generator 1 is another sheet
/// now, and is refused with an explanation.
#[test]
fn an_old_code_still_reproduces_its_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let own = sheets(folder.path(), &["--topic", "winning-move:3", "--level", "1", "--seed", "7"]);
    let code = own[0]["code"].as_str().unwrap();
    let piles = own[0]["exercises"].as_array().unwrap().iter();
    let piles: Vec<String> = piles.map(|one| one["position"]["piles"].to_string()).collect();
    assert_eq!((code, &piles.join(" ")[..]), OLD);
    let refused = run(folder.path(), &["answers", "E191-003V-W63G-4J", "--lang", "en"]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success() && said.contains("another version"), "{said}");
}

const OLD: (&str, &str) = ("E491-003V-W63G-P5", "[1,1,7] [5,7,5] [6,6,7]");
