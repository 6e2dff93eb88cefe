//! Compares Word documents with the JSON and Markdown of the same sheets; hostile names, titles and classes
//! stay text.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use super::reader::{Word, read};
use crate::export::files::topics;
use crate::program::path;

/// Output of the program with the arguments `words`, run in a folder.
fn run(folder: &Path, words: &[&str]) -> Output {
    Command::new(path()).args(words).current_dir(folder).env("LC_ALL", "C").output().unwrap()
}

/// Standard output of the program, which must succeed.
#[track_caller]
fn printed(folder: &Path, words: &[&str]) -> String {
    let output = run(folder, words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The document that this command writes.
fn document(folder: &Path, words: &[&str]) -> Word {
    printed(folder, &[words, &["-o", "a.docx", "--force"]].concat());
    read(&fs::read(folder.join("a.docx")).unwrap())
}

/// A text without markup and white space, in which all gaps look alike.
fn plain_text(text: &str) -> String {
    text.replace("**", "")
        .replace("^", "")
        .replace('\\', "")
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '_' && *letter != '`')
        .collect()
}

/// Asserts for every exercise type in each language: as many numbered questions as exercises, each with its
/// question text; grids are tables with the given digits; the key has every answer.
fn assert_kinds(seeds: &[&str], languages: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut grids = 0;
    let one = topics().into_iter().map(|topic| topic + ":1").collect::<Vec<_>>().join(",");
    for seed in seeds {
        for language in languages {
            let words = ["worksheet", "--topic", &one, "--seed", seed, "--lang", language];
            let sheet = document(folder.path(), &words);
            let key = read(&fs::read(folder.path().join("a-key.docx")).unwrap());
            let data = printed(folder.path(), &[&words[..], &["--format", "json"]].concat());
            let data: Value = serde_json::from_str(&data).unwrap();
            let exercises = data["exercises"].as_array().unwrap();
            let first = sheet.paragraphs.iter().find_map(|it| it.list.clone()).unwrap();
            let numbered = |word: &Word| {
                word.paragraphs.iter().filter(|it| it.list.as_ref() == Some(&first)).count()
            };
            assert_eq!(
                [numbered(&sheet), numbered(&key)],
                [exercises.len(); 2],
                "{seed} {language}"
            );
            let all: String = sheet.paragraphs.iter().map(|it| plain_text(&it.text)).collect();
            for exercise in exercises {
                let question = exercise["question"].as_str().unwrap();
                let said = question.split("```").step_by(2).collect::<String>();
                for line in said.lines().map(|line| line.trim_start_matches(['-', ' '])) {
                    let line = line
                        .split_once(". ")
                        .filter(|(number, _)| number.parse::<u64>().is_ok())
                        .map_or(line, |(_, rest)| rest);
                    assert!(all.contains(&plain_text(line)), "{seed} {language}: {line}\n{all}");
                }
                if exercise["task"]["form"] == "grid" {
                    grids += 1;
                    assert!(
                        sheet.grids.iter().any(|grid| fits(grid, exercise)),
                        "{:?}",
                        sheet.grids
                    );
                }
            }
            let green = |it: &super::reader::Paragraph| it.colours.contains("2A7138");
            assert!(!sheet.paragraphs.iter().any(green), "{seed}: the sheet shows an answer");
            let solved = printed(
                folder.path(),
                &[&words[..], &["--format", "markdown", "--key", "only"]].concat(),
            );
            let all: String = key.paragraphs.iter().map(|it| plain_text(&it.text)).collect();
            let labels = ["**Answer** ", "**\u{7b54}** "];
            for line in solved
                .lines()
                .filter_map(|line| labels.iter().find_map(|it| line.trim().strip_prefix(it)))
            {
                assert!(all.contains(&plain_text(line)), "{seed} {language}: {line}\n{all}");
            }
        }
    }
    assert_eq!(grids, seeds.len() * languages.len());
}

#[test]
fn every_exercise_type_is_in_both_documents() {
    assert_kinds(&["4"], &["both"]);
}

#[test]
#[ignore = "exhaustive"]
fn every_exercise_type_is_in_both_documents_exhaustive() {
    assert_kinds(&["4", "5", "6"], &["en", "zh", "both"]);
}

/// A question that is a list is numbered too, so that later questions keep the numbers that the key uses.
#[test]
fn a_question_that_is_a_list_is_numbered() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["en", "both"] {
        let topic = ["worksheet", "--topic", "sum:3,columns:2", "--seed", "4"];
        let sheet = document(folder.path(), &[&topic[..], &["--lang", language]].concat());
        let key = read(&fs::read(folder.path().join("a-key.docx")).unwrap());
        let numbered = |word: &Word| {
            let first = word.paragraphs.iter().find_map(|it| it.list.clone());
            word.paragraphs.iter().filter(|it| it.list == first).count()
        };
        assert_eq!([numbered(&sheet), numbered(&key)], [5, 5], "{language}");
    }
}

/// Whether a table has the numbers and given digits of the exercise's grid, and blanks for the answers.
fn fits(table: &[Vec<String>], exercise: &Value) -> bool {
    let rows = exercise["task"]["grid"]["rows"].as_array().unwrap();
    let width = exercise["task"]["grid"]["width"].as_u64().unwrap() as usize;
    let weights = (0..width).rev().map(|place| (1_u64 << place).to_string());
    let digit = |digit: &Value| digit.as_u64().map_or(String::new(), |it| it.to_string());
    let row = |row: &Value| -> Vec<String> {
        let name = format!("{} =", row["number"].as_u64().unwrap());
        std::iter::once(name).chain(row["digits"].as_array().unwrap().iter().map(digit)).collect()
    };
    table.len() == rows.len() + 3
        && table[0][1..] == weights.collect::<Vec<_>>()
        && table[1..].iter().zip(rows).all(|(found, wanted)| *found == row(wanted))
        && table[rows.len() + 1..].iter().all(|row| row[1..].iter().all(String::is_empty))
}

/// Two runs of one command write the same bytes.
#[test]
fn document_bytes_are_reproducible() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["worksheet", "--topic", "grid,nim-sum,xiangqi", "--seed", "4", "--lang", "zh"];
    let mut written = Vec::new();
    for name in ["a.docx", "b.docx"] {
        printed(folder.path(), &[&words[..], &["-o", name]].concat());
        written.push(fs::read(folder.path().join(name)).unwrap());
    }
    assert!(written[0] == written[1]);
}

/// A class is one document with a section for each pupil, or a folder with a document for each; with points
/// there is a mark table, and the teacher's list is beside it.
#[test]
fn a_class_is_one_document_or_many() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("class.txt"), "Ada\nBert\nCleo\n").unwrap();
    let words =
        "worksheet --topic nim-sum:4,grid:4 --points 2,5 --roster class.txt --seed 3 --lang en";
    let words: Vec<&str> = words.split(' ').collect();
    let word = document(folder.path(), &[&words[..], &["--bundle"]].concat());
    assert_eq!(word.headers, ["Ada", "Bert", "Cleo"]);
    let lists: std::collections::BTreeSet<_> =
        word.paragraphs.iter().filter_map(|it| it.list.clone()).collect();
    assert_eq!(lists.len(), 3, "each pupil's questions count from 1");
    let worth: Vec<_> = word.paragraphs.iter().filter(|it| it.text == "28").collect();
    assert_eq!(worth.len(), 3, "each has a table of points");
    assert_eq!(word.paragraphs.iter().filter(|it| it.style == "Heading1").count(), 6);
    for name in ["a-key.docx", "a-summary.html", "a-answers.csv"] {
        assert!(folder.path().join(name).exists(), "{name}");
    }
    printed(folder.path(), &[&words[..], &["--format", "docx", "-o", "many"]].concat());
    let mut names: Vec<String> = fs::read_dir(folder.path().join("many"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort();
    assert_eq!(names.iter().filter(|name| name.ends_with(".docx")).count(), 6, "{names:?}");
    for name in names.iter().filter(|name| name.ends_with(".docx")) {
        assert_eq!(
            read(&fs::read(folder.path().join("many").join(name)).unwrap()).headers.len(),
            1
        );
    }
    printed(
        folder.path(),
        &[&words[..], &["--bundle", "--key", "same", "-o", "same.docx"]].concat(),
    );
    assert_eq!(read(&fs::read(folder.path().join("same.docx")).unwrap()).headers.len(), 6);
}

/// Titles and names are text in any case; characters that XML forbids or that reverse text direction are
/// removed.
#[test]
fn hostile_words_stay_text() {
    let folder = tempfile::tempdir().unwrap();
    let hostile = [
        "]]></w:t><w:p>",
        "a & b < c \" ' \u{202e}abc",
        "<script>alert(1)</script>",
        "=1+1",
        "\u{7}\u{fffe}x\u{1f600}",
    ];
    for title in hostile {
        fs::write(folder.path().join("class.txt"), format!("{title}\n")).unwrap();
        let words = [
            "worksheet",
            "--topic",
            "nim-sum:2",
            "--seed",
            "3",
            "--title",
            title,
            "--school",
            title,
        ];
        let word =
            document(folder.path(), &[&words[..], &["--roster", "class.txt", "--bundle"]].concat());
        let kept: String =
            title.chars().filter(|it| !matches!(it, '\u{202e}' | '\u{7}' | '\u{fffe}')).collect();
        assert!(
            word.paragraphs.iter().any(|it| it.text.ends_with(&kept)),
            "{kept}: {:?}",
            word.title
        );
        assert!(word.title.contains(&kept), "{kept}: {}", word.title);
        assert!(word.headers[0].contains(kept.trim()), "{kept}: {:?}", word.headers);
    }
}

/// A file ending that contradicts the format is refused, and nothing is written.
#[test]
fn an_ending_that_contradicts_the_format_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for words in
        ["--format docx -o a.html", "--format html -o a.docx", "-o a.doc", "--format docx -o a.odt"]
    {
        let words: Vec<&str> = "worksheet --seed 1".split(' ').chain(words.split(' ')).collect();
        let output = run(folder.path(), &words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{words:?}");
    }
}
