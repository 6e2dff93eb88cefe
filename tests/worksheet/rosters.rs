//! Reads class lists of every kind, and hostile names.

use std::fs;
use std::path::Path;

use super::{contents, printed, run, sheets};

/// Names on the sheets that the program makes from the bytes of a class list.
#[track_caller]
fn names(folder: &Path, list: &[u8], options: &[&str]) -> Vec<String> {
    fs::write(folder.join("list.csv"), list).unwrap();
    let base = ["--roster", "list.csv", "--topic", "columns:1", "--seed", "1"];
    let sheets = sheets(folder, &[&base[..], options].concat());
    let name = |sheet: &serde_json::Value| sheet["name"].as_str().unwrap_or_default().to_owned();
    sheets.iter().map(name).collect()
}

#[test]
fn lists_of_every_kind_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let read = |list: &[u8]| names(folder.path(), list, &[]);
    let both = ["李明", "王芳"];
    assert_eq!(read("李明\n王芳\n".as_bytes()), both);
    assert_eq!(read("\u{feff}姓名\r\n李明\r\n\r\n王芳\r\n".as_bytes()), both);
    assert_eq!(read("学号,姓名,班级\n01,李明,三班\n02,王芳,三班\n".as_bytes()), both);
    assert_eq!(read("学号;姓名\n01;李明\n02;王芳\n".as_bytes()), both);
    assert_eq!(read("1\t李明\n2\t王芳\n".as_bytes()), both);
    assert_eq!(read("姓,名\n李,明\n王,芳\n".as_bytes()), both);
    // 姓名 / 李明 / 王芳 in GB18030, and the names in UTF-16.
    let gb = b"\xd0\xd5\xc3\xfb\n\xc0\xee\xc3\xf7\n\xcd\xf5\xb7\xbc\n";
    assert_eq!(read(gb), both);
    // 座號,姓名,組別 and three pupils in Big5; the encoding of 許功蓋 contains backslashes.
    let big5 =
        b"\xaey\xb8\xb9,\xa9m\xa6W,\xb2\xd5\xa7O\n1,\xa4\xfd\xa4p\xa9\xfa,\xb0\xf2\xc2\xa6\n\
        2,\xb3\xaf\xac\xfc\xac\xc2,\xacD\xbe\xd4\n3,\xb3\\\xa5\\\xbb\\,\xb6i\xb6\xa5\n";
    assert_eq!(read(big5), ["王小明", "陳美玲", "許功蓋"]);
    let wide: Vec<u8> = "\u{feff}李明\n王芳\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(read(&wide), both);
    let english = b"First name,Surname,Email\nAda,Lovelace,a@b.c\nMary Ann,O'Neil,m@b.c\n";
    assert_eq!(read(english), ["Ada Lovelace", "Mary Ann O'Neil"]);
    assert_eq!(
        read(b"Name\n\"Smith, John\"\n\"He said \"\"hi\"\"\"\n"),
        ["Smith, John", "He said \"hi\""]
    );
}

/// Titles in several languages, inverted names, a class on one line: every pupil is found.
#[test]
fn every_pupil_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let read = |list: &str| names(folder.path(), list.as_bytes(), &[]);
    let both = ["Ann Lee", "René Ng"];
    assert_eq!(read("first,last\nAnn,Lee\nRené,Ng\n"), both);
    assert_eq!(read("Last,First\nLee,Ann\nNg,René\n"), both);
    assert_eq!(read("Nachname;Vorname\nLee;Ann\nNg;René\n"), both);
    assert_eq!(read("Last name,First name\n李,明\n王,芳\n"), ["李明", "王芳"]);
    assert_eq!(read("Lee, Ann\nNg, René\n"), ["Lee, Ann", "Ng, René"]);
    assert_eq!(read("Ann,Bo,Cem\n"), ["Ann", "Bo", "Cem"]);
    let wide = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
        "李明\n王芳\n".encode_utf16().flat_map(order).collect()
    };
    for list in [wide(u16::to_le_bytes), wide(u16::to_be_bytes)] {
        assert_eq!(names(folder.path(), &list, &[]), ["李明", "王芳"]);
    }
}

/// The list that was read is reported, and unreadable lists are refused, in both languages.
#[test]
fn a_list_is_reported_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let said = |list: &[u8], language: &str, options: &[&str]| {
        fs::write(folder.path().join("list"), list).unwrap();
        let line = ["worksheet", "--roster", "list", "--topic", "columns:1", "--format", "json"];
        let asked = [&line[..], &["--lang", language], options].concat();
        let output = run(folder.path(), &asked);
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let class = "学号,姓名\n1,李明\n2,王芳\n3,张伟\n4,刘洋\n".as_bytes();
    let (code, told) = said(class, "en", &[]);
    assert_eq!((code, told.trim()), (0, "4 pupils from column “姓名”: 李明, 王芳, 张伟 …"));
    let (code, told) = said(class, "zh", &[]);
    assert_eq!((code, told.trim()), (0, "从“姓名”这一列读到 4 个学生：李明、王芳、张伟 …"));
    let (code, told) = said(b"Ann\nBo\n", "en", &[]);
    assert_eq!((code, told.trim()), (0, "2 pupils from the list: Ann, Bo"));
    for (list, line) in [
        (&b"Ann\n\"Bob\nCem\nDina\n"[..], 2),
        (b"Ann\nBob\n\"Cem\nDina\n\"Eve\n", 3),
        (b"name,class\nAnn,\"3b\n", 2),
    ] {
        for (language, sign) in [("en", format!("line {line} ")), ("zh", format!("第 {line} 行"))]
        {
            let (code, told) = said(list, language, &[]);
            assert!(code == 2 && told.contains(&sign), "{told}");
        }
    }
    for list in [&b"A\0n\0n"[..], "Ann\u{e123}\n".as_bytes()] {
        let (code, told) = said(list, "en", &[]);
        assert!(code == 2 && told.contains("Save the list as UTF-8"), "{told}");
    }
    let titles: String = (0..5000).map(|at| format!("column{at},")).collect();
    let (code, told) = said(titles.as_bytes(), "en", &["--name-column", "zzz"]);
    assert!(code == 2 && told.len() < 2000, "{} bytes", told.len());
}

/// A stray quotation mark joins no answers.
#[test]
fn answers_with_an_unclosed_quotation_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let list = "code,question,answer\nA,1,\"3\nA,2,4\n";
    fs::write(folder.path().join("answers.csv"), list).unwrap();
    let output = run(folder.path(), &["answers", "--check", "answers.csv"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && said.contains("line 2 "), "{said}");
}

#[test]
fn a_column_can_be_named() {
    let folder = tempfile::tempdir().unwrap();
    let list = "code,nickname,name\n1,Bo,Robert\n2,Li,Elisabeth\n".as_bytes();
    assert_eq!(names(folder.path(), list, &["--name-column", "Nickname"]), ["Bo", "Li"]);
    assert_eq!(names(folder.path(), list, &["--name-column", "3"]), ["Robert", "Elisabeth"]);
    let bare = "1,Bo\n2,Li\n".as_bytes();
    assert_eq!(names(folder.path(), bare, &["--name-column", "2"]), ["Bo", "Li"]);
}

/// Names of pupils that would leave the folder, collide, or be a formula or command.
const HOSTILE: &[&str] = &[
    "\"",
    "'",
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "</style><script>x</script>",
    "../../../etc/passwd",
    "..",
    "/etc/passwd",
    "C:\\Windows\\system32",
    "CON",
    "a/b",
    "a\\b",
    "a-b",
    "A-B",
    "一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十",
    "",
    "  ",
    "a\u{202e}b",
    "{{ 1 }}{% raw %}",
    "=HYPERLINK(\"http://x\")",
    "**bold** `code` [x](http://y)",
    "-rf",
    "name.html",
];

#[test]
fn hostile_names_do_no_harm() {
    let outside = tempfile::tempdir().unwrap();
    let folder = outside.path().join("inside");
    fs::create_dir(&folder).unwrap();
    let mut list =
        csv::WriterBuilder::new().quote_style(csv::QuoteStyle::Always).from_writer(Vec::new());
    list.write_record(["id", "name"]).unwrap();
    for (id, name) in HOSTILE.iter().enumerate() {
        list.write_record([&id.to_string(), *name]).unwrap();
    }
    fs::write(folder.join("list.csv"), list.into_inner().unwrap()).unwrap();
    let asked = [
        "worksheet",
        "--roster",
        "list.csv",
        "--seed",
        "1",
        "--topic",
        "columns:1",
        "--lang",
        "en",
    ];
    printed(&folder, &[&asked[..], &["-o", "set"]].concat());
    printed(&folder, &[&asked[..], &["-o", "bundle.html"]].concat());
    let files = contents(outside.path());
    assert!(files.keys().all(|name| name.starts_with("inside/")), "{:?}", files.keys());
    // Two files per pupil, on any system, the summary and the list of answers; four of the bundle; the list.
    let lower: std::collections::HashSet<String> =
        files.keys().map(|name| name.to_lowercase()).collect();
    assert_eq!(lower.len(), 2 * HOSTILE.len() + 2 + 4 + 1);
    for (name, bytes) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
        assert!(name.len() < 120 && !name.contains(['<', '"', '\\', '\0']), "{name}");
        let own = include_str!("../../templates/worksheet/pages.js");
        let own = format!("<script>\n{own}</script>");
        let page = std::str::from_utf8(bytes).unwrap().replacen(&own, "", 1);
        for evil in ["<script", "<img", "onerror=alert(1)>", "</style><s", "passwd<img", "\0"] {
            assert!(!page.contains(evil), "{name} holds {evil}");
        }
    }
    let bundle = String::from_utf8(files["inside/bundle.html"].clone()).unwrap();
    for whole in [
        "&lt;script&gt;alert(1)&lt;/script&gt;",
        "../../../etc/passwd",
        "{{ 1 }}{% raw %}",
        HOSTILE[14],
    ] {
        let plain = bundle.replace("&#x2F;", "/").replace("&#47;", "/");
        assert!(plain.contains(whole), "{whole} is not on its sheet");
    }
    let csv = printed(&folder, &[&asked[..], &["--format", "csv"]].concat());
    assert!(!csv.contains(",\"=HYPERLINK") && !csv.contains(",=HYPERLINK"));
    let markdown = printed(&folder, &[&asked[..], &["--format", "markdown"]].concat());
    let markdown = markdown.replace("\\<", "");
    assert!(!markdown.contains("<script") && !markdown.contains("**bold**"));
}

#[test]
fn a_list_without_names_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for list in [&b"\n\n"[..], b"name\n", b"", b"\xff\xff\xff"] {
        fs::write(folder.path().join("list.csv"), list).unwrap();
        let output = run(folder.path(), &["worksheet", "--roster", "list.csv", "-o", "set"]);
        assert_eq!(output.status.code(), Some(2), "{list:?}");
        assert!(!folder.path().join("set").exists());
    }
}
