//! Compares the names and messages that the program reads from class lists with expectations: one file per list
//! in `class-lists/`, with encoding, names and messages, encoded by an independent library. Files that are no
//! lists are refused.

use std::fs;
use std::path::Path;

use carryless::cli::class_files;
use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::{ENCODINGS, SET, SHEET};
use carryless_render::i18n::Language;

use carryless_worksheet::list_source::Lists;
use carryless_worksheet::request::Order;
use carryless_worksheet::roster::ClassList;
use carryless_worksheet::spec::Spec;
use encoding_rs::Encoding;
use rust_xlsxwriter::Workbook;

/// A class list in a file of the test.
struct Given<'b> {
    bytes: &'b [u8],
    forced: Option<&'static str>,
}

impl Lists for Given<'_> {
    fn roster(&self, _: Option<Token<'_>>) -> Result<Option<ClassList>, Error> {
        class_files::read(self.bytes, self.forced).map(Some)
    }

    fn answers(&self, _: Token<'_>) -> Result<ClassList, Error> {
        class_files::read(self.bytes, self.forced)
    }
}

/// Names that the program reads from the bytes of a list, and its messages in `language`.
fn read(
    bytes: &[u8],
    forced: Option<&str>,
    language: &str,
) -> Result<(Vec<String>, String), Error> {
    let forced = forced.map(|own| *ENCODINGS.iter().find(|name| **name == own).unwrap());
    let language = Language::of_code(language).unwrap();
    let line = CommandLine::parse("--roster class.csv --topic columns:1 --seed 1");
    let args = Args::parse(&line, SHEET.iter().chain(SET)).unwrap();
    let spec = Spec::read(&args, language)?;
    let order = Order::read(&args, spec, language, &Given { bytes, forced }, || 1)?;
    let names = class_files::read(bytes, forced)?.names(None)?.names;
    Ok((names, order.pupils.report(language)?.unwrap_or_default()))
}

/// Bytes of a text in an encoding.
fn encode(text: &str, encoding: &str) -> Vec<u8> {
    let wide = |order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect();
    match encoding {
        "utf-8" => text.as_bytes().to_vec(),
        "utf-8 bom" => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        "utf-16le" => wide(u16::to_le_bytes),
        "utf-16be" => wide(u16::to_be_bytes),
        "utf-16le bom" => [b"\xff\xfe".to_vec(), wide(u16::to_le_bytes)].concat(),
        "utf-16be bom" => [b"\xfe\xff".to_vec(), wide(u16::to_be_bytes)].concat(),
        name => {
            let (bytes, _, is_lost) = Encoding::for_label(name.as_bytes()).unwrap().encode(text);
            assert!(!is_lost, "{text} in {name}");
            bytes.into_owned()
        }
    }
}

#[test]
fn lists_of_schools_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/class-lists");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 30);
    let mut findings = Vec::new();
    for path in paths {
        let whole = fs::read_to_string(&path).unwrap();
        let (head, rest) = whole.split_once("--- list\n").unwrap();
        let (list, rest) = rest.split_once("--- names\n").unwrap();
        let (names, said) = rest.split_once("--- said\n").unwrap();
        let of = |key: &str| head.lines().find_map(|line| line.strip_prefix(key));
        let language = of("lang: ").unwrap();
        let bytes = encode(&list.replace('\n', "\r\n"), of("encoding: ").unwrap());
        let names: Vec<&str> = names.lines().collect();
        let found = read(&bytes, of("forced: "), language);
        let found = found.unwrap_or_else(|error| (Vec::new(), format!("{error:?}")));
        if found.0 != names || found.1 != said.trim_end() {
            findings.push(format!("{}: {:?}\n{}\n", path.display(), found.0, found.1));
        }
    }
    assert!(findings.is_empty(), "{}", findings.join("\n"));
}

/// Names of one language are read correctly in all encodings that are used for it.
#[test]
fn encodings_are_detected_from_names() {
    let western: &[&str] = &["windows-1252", "macintosh"];
    let central: &[&str] = &["windows-1250", "iso-8859-2"];
    for (text, encodings) in [
        ("Maß\nSchäfer\nGöbel\n", western),
        ("Zoë\nJosé\nSøren\nFrançois\n", western),
        ("NOËL CÔTÉ\nÉLODIE GARÇON\n", western),
        ("Mª Ángeles Íñiguez\n", western),
        ("Bjørn Ødegård\nÅse Sæther\n", western),
        ("Tõnu Jõgi\nMari Mäe\nÜlle Põld\n", western),
        ("Þórður Ægisson\nGuðrún Jónsdóttir\n", &["windows-1252"]),
        ("Inês Gonçalves\nLuís Magalhães\nJoão Brandão\n", western),
        ("Tóth Péter\nŐsz Györgyi\nFűzfa Zsófia\n", central),
        ("Marko Kovačić\nĐurđica Šimić\n", central),
        ("Ľubomír Šťastný\nKatarína Vrábľová\n", central),
        ("Wójcik\nGołąb\nSchröder\nAndré\n", central),
        ("Ionuţ Bădescu\nŞtefan Mărginean\n", central),
        ("Çağlar Öztürk\nIşıl Güneş\n", &["windows-1254"]),
        ("Jānis Bērziņš\nLāsma Kļaviņa\n", &["windows-1257"]),
        ("Жданов Юрий\nЭйхе Анна\n", &["windows-1251", "koi8-r", "ibm866"]),
        ("Ћирић Ђорђе\nЉубица Њежић\n", &["windows-1251"]),
        ("Їжакевич Єва\nШевченко Ігор\n", &["windows-1251", "koi8-u"]),
        ("Νίκος Ψαρρός\nΆννα Ξένου\n", &["windows-1253"]),
        ("דוד כהן\nשרה לוי\n", &["windows-1255"]),
        ("何雨桐\n冯婷\n司徒静\n", &["gb18030", "utf-16le", "utf-16be"]),
        ("林志豪\n黃雅婷\n", &["big5"]),
        ("山田太郎\nサトウ ケン\n", &["shift_jis", "euc-jp"]),
        ("김철수\n박민준\n", &["euc-kr"]),
    ] {
        for encoding in encodings {
            let listed = class_files::decode(&encode(text, encoding), None).unwrap();
            assert_eq!(listed.text, text, "{encoding}");
        }
    }
}

/// Binary data, text in an unknown encoding, and text that is not in the named encoding are refused.
#[test]
fn files_that_are_no_lists_are_refused() {
    let thai = encode("สมชาย ใจดี\nสมหญิง รักเรียน\n", "windows-874");
    for bytes in [
        &b"Ada\nGr\0ace\nAlan\nEdsger\n"[..],
        b"name;set\nAda;1\nGr\0ce;2\n",
        b"\0Ada\n",
        b"\xff\xff\xff",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
        b"PK\x03\x04\x14\0\0\0",
        &thai,
    ] {
        assert!(class_files::read(bytes, None).is_err(), "{bytes:?}");
    }
    assert!(class_files::read(&thai, Some("windows-874")).is_ok());
    assert!(class_files::read(b"Ren\xe9\n", Some("utf-8")).is_err());
}

/// A workbook with one sheet for each list of rows of text and numbers.
fn workbook(sheets: &[(&str, &[&[&str]])]) -> Vec<u8> {
    let mut book = Workbook::new();
    for (name, rows) in sheets {
        let sheet = book.add_worksheet();
        sheet.set_name(*name).unwrap();
        for (at, row) in (0..).zip(*rows) {
            for (column, cell) in (0..).zip(*row).filter(|(_, cell)| !cell.is_empty()) {
                match cell.parse::<f64>() {
                    Ok(number) => sheet.write_number(at, column, number).unwrap(),
                    Err(_) => sheet.write_string(at, column, *cell).unwrap(),
                };
            }
        }
    }
    book.save_to_buffer().unwrap()
}

#[test]
fn workbooks_are_read() {
    let one = workbook(&[(
        "Klasse",
        &[&["Nachname", "Vorname"], &["Böttcher", "Jörn"], &["Groß", "Änne"]],
    )]);
    let (names, said) = read(&one, None, "en").unwrap();
    assert_eq!(names, ["Jörn Böttcher", "Änne Groß"]);
    assert_eq!(said, "2 pupils from column “Vorname + Nachname”: Jörn Böttcher, Änne Groß");
    let rows: &[&[&str]] = &[
        &["初二（5）班学生名单"],
        &["序号", "姓名", "学号"],
        &["1", "邓子涵", "20250502"],
        &[],
        &["2", "", "20250503"],
    ];
    let two = workbook(&[("封面", &[]), ("五班", rows), ("六班", &[&["姓名"], &["吕志强"]])]);
    let (names, said) = read(&two, None, "zh").unwrap();
    assert_eq!(names, ["邓子涵", "20250503"]);
    let expected = [
        "从“姓名”这一列读到 2 个学生：邓子涵、20250503",
        "只读了工作簿里的“五班”这张表，没有读：六班",
        "有 1 行不是学生，没有出练习：初二（5）班学生名单",
        "有 1 个学生没有写姓名，用名单里的编号代替：20250503",
    ];
    assert_eq!(said.lines().collect::<Vec<_>>(), expected);
    let list = class_files::read(&two, None).unwrap();
    assert_eq!(list.rows().map(|(line, _)| line).collect::<Vec<_>>(), [1, 2, 3, 5]);
    let empty = workbook(&[("Sheet1", &[])]);
    assert!(class_files::read(&empty, None).is_err());
}

/// A cell far away, or parts that unpack to gigabytes, take no memory.
#[test]
fn workbooks_are_bounded() {
    let mut book = Workbook::new();
    book.add_worksheet().write_string(1_048_575, 0, "Ada").unwrap();
    let far = class_files::read(&book.save_to_buffer().unwrap(), None).unwrap();
    assert_eq!(far.rows().map(|(line, _)| line).collect::<Vec<_>>(), [1_048_576]);
    book.add_worksheet().write_string(0, 16_383, "Ada").unwrap();
    assert!(class_files::read(&book.save_to_buffer().unwrap(), None).is_err());
}

/// The web page knows the encodings that the engine knows.
#[test]
fn the_web_page_knows_the_encodings_of_the_engine() {
    let script = include_str!("../templates/web/page.js");
    let list = script.split_once("const encodings = [").unwrap().1.split_once(']').unwrap().0;
    let known: Vec<&str> = list.split(", ").map(|name| name.trim_matches('\'')).collect();
    assert_eq!(known, ENCODINGS);
}
