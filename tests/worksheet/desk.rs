//! Compares sheets made by the web page's code, without files and threads, with those of the program: equal
//! files byte for byte, equal remarks, equal errors at equal positions.

use std::collections::BTreeMap;
use std::fs;

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::options::GLOBAL;
use carryless_render::i18n::{Catalogue, Diagnostic, Language, Snippet};
use carryless_worksheet::in_memory::{COMMANDS, Inputs, SheetOutput, make, options_of};
use carryless_worksheet::list_source::ListTexts;
use unicode_width::UnicodeWidthStr;

use super::{contents, run};

const CLASS: &str = "学号,姓名,组别\n3,李明,A\n4,王芳,B\n9,赵 一,C\n12,Ann Lee,\n";
const NAMES: &str = "First name,Surname,Email\nAda,Lovelace,a@b.c\nMary Ann,O'Neil,m@b.c\n";
const OPEN: &str = "name\n\"Ada\nBob\n";

/// Command lines, each with the class list that it may name as `class.csv`.
const LINES: &[(&str, &str)] = &[
    // One sheet.
    ("worksheet --seed 7", ""),
    ("worksheet --seed 7 --lang en --topic winning-move:2,grid:1 --key same", ""),
    (
        "worksheet --seed 7 --lang zh --topic who-wins:3 --key none --points 2,3 --paper 8k --seal",
        "",
    ),
    ("worksheet --seed 7 --lang both --topic nim-sum:2 --key only -o one.html", ""),
    ("worksheet --seed 8 --topic columns:2 --title \"A & <b>\" --example --space 3 -o out/", ""),
    ("worksheet --seed 8 --topic race-story:2 --format markdown", ""),
    ("worksheet --seed 8 --topic grid:2 --format markdown -o sheet.md", ""),
    ("worksheet --seed 8 --topic grid:2 --format markdown --key same", ""),
    ("worksheet --seed 8 --topic grid:2 --format json --lang en", ""),
    ("worksheet --seed 8 --topic grid:2 -o sheet.csv", ""),
    ("worksheet --seed 5 --write-spec --topic grid:2 --trap largest-pile", ""),
    ("worksheet --topics --lang zh", ""),
    // A class.
    ("worksheet --seed 3 --copies 3 --topic winning-move:2", ""),
    ("worksheet --seed 3 --copies 3 --topic winning-move:2 --bundle", ""),
    ("worksheet --seed 3 --copies 5 --range 2-3 --topic nim-sum:2 -o class", ""),
    ("worksheet --seed 3 --copies 5 --range 4-5 --topic nim-sum:2 --format csv", ""),
    ("worksheet --seed 3 --copies 3 --key same -o class.html --topic grid:1,who-wins:2", ""),
    ("worksheet --seed 3 --roster class.csv --lang zh --count 5", CLASS),
    ("worksheet --seed 3 --roster class.csv --lang en --count 5 --bundle", NAMES),
    ("worksheet --seed 3 --roster class.csv --format markdown -o all/ --topic nim-sum:1", CLASS),
    ("worksheet --seed 3 --roster class.csv --format json --topic nim-sum:1", "李明\n王芳\n"),
    ("worksheet --seed 3 --roster class.csv --name-column Email --topic grid:1", NAMES),
    ("worksheet --seed 3 --roster class.csv --set --lang zh --topic nim-sum:2,who-wins:2", CLASS),
    ("worksheet --seed 3 --copies 2 --set --lang en --topic nim-sum:2,who-wins:2 --bundle", ""),
    ("worksheet --seed 4 --copies 60 --topic columns:1 --max 3 --format csv", ""),
    // Bad input.
    ("worksheet --topic grids", ""),
    ("worksheet --topic grid:0 --seed 1", ""),
    ("worksheet --count 0 --lang zh", ""),
    ("worksheet grid", ""),
    ("worksheet --seed x", ""),
    ("worksheet --seed 1 --bundle --topic grid:1", ""),
    ("worksheet --seed 1 --format text", ""),
    ("worksheet --seed 1 -o sheet.doc", ""),
    ("worksheet --copies 4 --range 3-9 --seed 1 --lang zh", ""),
    ("worksheet --roster class.csv --copies 3", CLASS),
    ("worksheet --roster class.csv --name-column Mail --seed 1", NAMES),
    ("worksheet --roster class.csv --seed 1 --lang zh", OPEN),
    ("worksheet --roster class.csv --seed 1", "1,2\n3,4\n"),
    ("worksheet --roster class.csv --set --seed 1 --topic grid:1", NAMES),
    ("worksheet --set --level 5 --topic grid:1", ""),
    ("worksheet --code 1234", ""),
    ("worksheet --name-column 2 --seed 1", ""),
    ("answers", ""),
    ("answers 0O0O --lang zh", ""),
    ("answers --check answers.csv 12", ""),
];

/// Result that is compared: exit code, output, messages and files.
#[derive(Debug, PartialEq, Eq)]
struct Done {
    exit: i32,
    printed: String,
    said: String,
    files: BTreeMap<String, Vec<u8>>,
}

/// Result of the program with the arguments `words` in a folder with these lists.
fn run_program(words: &[&str], lists: ListTexts<'_>) -> Done {
    let folder = tempfile::tempdir().unwrap();
    let given = [("class.csv", lists.roster), ("answers.csv", lists.answers)];
    for (name, text) in given.iter().filter_map(|(name, text)| Some((name, (*text)?))) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let output = run(folder.path(), words);
    let mut files = contents(folder.path());
    files.retain(|name, _| given.iter().all(|(own, text)| own != name || text.is_none()));
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let printed = if files.is_empty() { text(output.stdout) } else { String::new() };
    Done { exit: output.status.code().unwrap(), printed, said: text(output.stderr), files }
}

/// Language and result of the command `words` with these lists, made without files.
fn made(words: &[&str], lists: ListTexts<'_>) -> (Language, Result<SheetOutput, Error>) {
    let line = CommandLine::from_arguments(["carryless"].iter().chain(words).copied());
    let globals: Vec<_> = GLOBAL.iter().collect();
    let (command, asked) = Args::parse_command(&line, 1, &globals, |name| {
        COMMANDS.contains(&name).then(|| options_of(name).into_iter().chain(GLOBAL).collect())
    });
    let named = asked.value_of("lang").and_then(|word| Language::of_code(word.text()).ok());
    let language = named.unwrap_or_else(|| Language::of_locale("C"));
    let given = Inputs { language, lists, seed: 1, only_sheet: None };
    let command = command.unwrap().text();
    (language, asked.into_result().and_then(|asked| make(command, &asked, &given)))
}

/// Converts a result made without files to the form in which the program's result is compared.
fn to_done((language, made): (Language, Result<SheetOutput, Error>)) -> Done {
    match made {
        Ok(made) => {
            let said = made.notes.map(|told| told + "\n").unwrap_or_default();
            let exit = i32::from(!made.is_readable);
            let mut files = made.files.into_iter().map(|file| (file.name, file.text));
            if made.is_printed {
                let printed = files.next().unwrap().1;
                assert_eq!(files.next(), None);
                return Done { exit, printed, said, files: BTreeMap::new() };
            }
            let files = files.map(|(name, text)| (name, text.into_bytes())).collect();
            Done { exit, printed: String::new(), said, files }
        }
        Err(error) => {
            let said = report(&error, language);
            Done { exit: 2, printed: String::new(), said, files: BTreeMap::new() }
        }
    }
}

/// An error as printed on standard error: message, span over carets, hint.
fn report(error: &Error, language: Language) -> String {
    let words = Catalogue::load(language, &["common", "errors"]).unwrap();
    let Diagnostic { sentence, place, hint } = words.diagnostic(error);
    let mut said = words.text("label-error").unwrap() + &sentence;
    if let Some(Snippet { before, wrong, after, .. }) = &place {
        let caret = [" ".repeat(before.width()), "^".repeat(wrong.width().max(1))].concat();
        said += &format!("\n\n  {before}{wrong}{after}\n  {caret}");
    }
    if let Some(hint) = hint {
        let gap = if place.is_some() { "\n\n" } else { "\n" };
        said += &format!("{gap}{}{hint}", words.text("label-hint").unwrap());
    }
    said + "\n"
}

/// Compares the result without files with the result of the program; returns it if the command succeeded.
#[track_caller]
fn assert_same(line: &str, lists: ListTexts<'_>) -> Option<SheetOutput> {
    let typed = CommandLine::parse(line);
    let words: Vec<&str> = typed.tokens().map(|word| word.text()).collect();
    let made = made(&words, lists);
    let known = made.1.clone().ok();
    let (own, program) = (to_done(made), run_program(&words, lists));
    let names = |done: &Done| done.files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&own), names(&program), "{line}: {}{}", own.said, program.said);
    for (name, bytes) in &own.files {
        assert!(program.files[name] == *bytes, "{line}: {name} differs");
    }
    assert_eq!(own, program, "{line}");
    known
}

#[test]
fn sheets_of_the_web_page_equal_those_of_the_program() {
    for (line, roster) in LINES {
        let roster = (!roster.is_empty()).then_some(*roster);
        assert_same(line, ListTexts { roster, ..ListTexts::default() });
    }
}

#[test]
fn codes_keys_and_marks_equal_those_of_the_program() {
    let made = assert_same(
        "worksheet --seed 6 --roster class.csv --lang zh --topic winning-move:2,nim-sum:1",
        ListTexts { roster: Some(CLASS), ..ListTexts::default() },
    );
    let made = made.unwrap();
    let code = made.code.unwrap();
    for line in [
        format!("worksheet --code {code}"),
        format!("worksheet --code {code} --lang en --large-print --format markdown"),
        format!("worksheet --code {code} --topic grid"),
        format!("worksheet --code {code} --copies 3"),
        format!("answers {code}"),
        format!("answers {} --lang en", code.to_lowercase()),
        format!("answers {code} --format markdown"),
        format!("answers {code} --format html --paper a3 --large-print"),
        format!("answers {code} --format json -o key.json"),
        format!("answers {code} --format csv"),
        format!("answers {code} --format text --paper a3"),
    ] {
        assert_same(&line, ListTexts::default());
    }
    // The list beside the sheets, filled in; and one by names.
    let list = made.files.iter().find(|file| file.name.ends_with("answers.csv")).unwrap();
    let filled = list.text.replace(",,", ",3,").replace("\r\n", "\n");
    let named = "姓名,1,2,3\n王芳,3,3,3\n李明,1:1,2,4\n谁,1,1,1\n";
    let rows = format!("code,question,answer\n{code},1,3\n{code},1,1:1\n{code},9,1\nX,1,1\n");
    for (answers, roster) in [
        (filled.as_str(), None),
        (named, Some(list.text.as_str())),
        (named, None),
        (&rows, None),
        ("nothing\n", None),
    ] {
        let lists = ListTexts { roster, answers: Some(answers), ..ListTexts::default() };
        let with = if roster.is_some() { " --roster class.csv" } else { "" };
        for line in [
            "answers --check answers.csv",
            "answers --check answers.csv --lang zh --format markdown",
            "answers --check answers.csv --format json",
            "answers --check answers.csv --format csv -o marks.csv",
            "answers --check answers.csv --format html",
            "worksheet --after answers.csv --trap carry --seed 2 --topic nim-sum:1",
            "worksheet --after answers.csv --seed 2",
        ] {
            assert_same(&format!("{line}{with}"), lists);
        }
    }
}

#[test]
fn files_and_formats_not_on_a_web_page_are_refused() {
    let refused = |line: &str, lists| {
        let typed = CommandLine::parse(line);
        let words: Vec<&str> = typed.tokens().map(|word| word.text()).collect();
        let error = made(&words, lists).1.unwrap_err();
        (error.id(), error.excerpt[error.span.clone()].to_owned())
    };
    let none = ListTexts::default();
    let not_here = |word: &str| ("list-not-here", word.to_owned());
    assert_eq!(refused("worksheet --roster a.csv --seed 1", none), not_here("a.csv"));
    assert_eq!(refused("worksheet --after a.csv --trap carry", none), not_here("a.csv"));
    assert_eq!(refused("worksheet --spec a.toml", none), not_here("a.toml"));
    assert_eq!(refused("answers --check a.csv", none), not_here("a.csv"));
    let many = refused("worksheet --copies 201 --topic columns:1 --seed 1", none);
    assert_eq!(many, ("sheets-at-once", "201".to_owned()));
    let part = ["worksheet", "--copies", "201", "--range", "2-201", "--topic", "columns:1"];
    let part = made(&part, none).1.unwrap();
    // Sheets and keys, and the page for the teacher.
    assert_eq!(part.files.len(), 401);
    // The web page prints instead of writing a PDF.
    assert_eq!(refused("worksheet --seed 1 --format pdf", none).0, "pdf-by-printing");
    assert_eq!(refused("answers 1234 -o a.pdf", none).0, "pdf-by-printing");
    assert_eq!(refused("worksheet --seed 1 --format moodle", none).0, "format-not-here");
}

#[test]
fn a_class_list_needs_no_option_and_the_seed_defaults_to_1() {
    let words = ["worksheet", "--topic", "columns:1", "--format", "json"];
    let lists =
        ListTexts { roster: Some("\u{feff}姓名\n李明\n王芳\n"), ..ListTexts::default() };
    let made = |words: &[&str], lists| made(words, lists).1.unwrap();
    let class = made(&words, lists);
    assert_eq!(class.files[0].text.matches("\"name\":\"李明\"").count(), 1);
    assert_eq!(class.files[0].text.lines().count(), 2);
    let seeded = [&words[..], &["--seed", "1"]].concat();
    assert_eq!(class, made(&seeded, lists));
    assert_ne!(class.files, made(&[&words[..], &["--seed", "2"]].concat(), lists).files);
}
