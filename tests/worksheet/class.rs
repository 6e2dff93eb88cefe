//! Checks the printed sheets of a class: names on further pages, duplex files, keys that share pages, and an
//! unbroken teacher's page.

use std::fs;
use std::path::Path;

use super::{contents, printed, run};

/// HTML of the file that the program writes with these options and a class list of two pupils.
fn page(folder: &Path, options: &str, file: &str) -> String {
    fs::write(folder.join("list.csv"), "姓名,学号\n周 \"六\",0712\n</style><b>,0713\n").unwrap();
    let options = options.split(' ').filter(|option| !option.is_empty());
    let base = ["worksheet", "--seed", "3", "-f"];
    printed(folder, &base.into_iter().chain(options).collect::<Vec<_>>());
    fs::read_to_string(folder.join(file)).unwrap()
}

/// Strings in a stylesheet, as a browser shows them.
fn unescaped(style: &str) -> String {
    let mut parts = style.split('\\');
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |text, part| {
        let (number, rest) = part.split_once(' ').unwrap();
        let letter = char::from_u32(u32::from_str_radix(number, 16).unwrap()).unwrap();
        format!("{text}{letter}{rest}")
    })
}

#[test]
fn further_pages_name_their_pupil() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let page = |options: &str| page(path, options, "s.html");
    let styles = |page: &str| -> Vec<String> {
        let body = page.split_once("<main>").unwrap().1.to_owned();
        let styles = body.split("<style>").skip(1);
        styles.map(|style| unescaped(style.split_once("</style>").unwrap().0)).collect()
    };
    let named = page("--topic who-wins:2 --roster list.csv --lang zh -o s.html");
    let own = styles(&named);
    assert!(own[0].contains("\"周 \"六\"\u{2003}0712\""), "{}", own[0]);
    // Text from a list cannot end the stylesheet.
    assert!(own[1].contains("\"</style><b>\u{2003}0713\""), "{}", own[1]);
    assert!(!named.contains("<b>\u{2003}"));
    for (style, at) in own.iter().zip(0..) {
        let whose = format!("@top-right {{ content: counter(sheet-{at}, whose-{at}); }}");
        assert!(style.contains("range: 2 infinite") && style.contains(&whose), "{style}");
        assert!(
            style.contains(&format!("\"第 \"counter(sheet-{at})").replace("\"c", "\" c")),
            "{style}"
        );
        assert!(style.contains("\" 页 / 共 \" counter(pages) \" 页\""), "{style}");
    }
    // Behind the fold line it is folded away with the name.
    assert!(
        styles(&page("--topic who-wins:2 --seal --lang zh -o s.html"))[0]
            .contains("@left-middle { content: counter(")
    );
    let nobody = &styles(&page("--topic who-wins:2 --lang en -o s.html"))[0];
    assert!(nobody.contains("\"Name ____"), "{nobody}");
    assert!(nobody.contains("\"Page \" counter(sheet-0) \" of \" counter(pages) \"\""), "{nobody}");
}

/// Files for a class are printed on both sides unless an option says otherwise.
#[test]
fn a_file_for_a_class_is_duplex() {
    let folder = tempfile::tempdir().unwrap();
    let duplex = |options: &str| {
        let page =
            page(folder.path(), &format!("--topic who-wins:2 {options} -o s.html"), "s.html");
        let body = page.split_once("<body class=\"").unwrap().1;
        body.split_once('"').unwrap().0.split(' ').any(|class| class == "duplex")
    };
    assert!(duplex("--copies 2") && duplex("--roster list.csv") && duplex("--key same --duplex"));
    assert!(!duplex("--key same") && !duplex("--copies 2 --one-sided"));
    let both = ["worksheet", "--duplex", "--one-sided", "-o", "t.html"];
    let output = run(folder.path(), &both);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && said.contains("--duplex"), "{said}");
    // The written specification is read back.
    for flag in ["duplex", "one-sided"] {
        let option = format!("--{flag}");
        let spec = printed(folder.path(), &["worksheet", "--write-spec", &option]);
        assert!(spec.contains(&format!("{flag} = true")), "{spec}");
    }
}

/// In a Word document every pupil begins on an odd page, and keys do not.
#[test]
fn a_word_document_for_a_class_is_duplex() {
    let folder = tempfile::tempdir().unwrap();
    let begins = |options: &str, file: &str| -> Vec<bool> {
        let options = format!("worksheet --topic who-wins:1 --seed 3 -f -o s.docx {options}");
        printed(folder.path(), &options.trim().split(' ').collect::<Vec<_>>());
        let file = fs::File::open(folder.path().join(file)).unwrap();
        let mut archive = zip::ZipArchive::new(file).unwrap();
        let part = archive.by_name("word/document.xml").unwrap();
        let text = std::io::read_to_string(part).unwrap();
        let sections = text.split("<w:sectPr>").skip(1);
        sections.map(|section| section.contains("w:val=\"oddPage\"")).collect()
    };
    assert_eq!(begins("--copies 3", "s.docx"), [true; 3]);
    assert_eq!(begins("--copies 3", "s-key.docx"), [false; 3]);
    assert_eq!(begins("--copies 3 --one-sided", "s.docx"), [false; 3]);
    assert_eq!(begins("", "s.docx"), [false]);
}

/// Keys in one file follow each other, short and without figures; a key in its own file has its own pages.
#[test]
fn keys_of_a_class_share_pages() {
    let folder = tempfile::tempdir().unwrap();
    let topics = "--topic columns:1,winning-move:1 --lang en";
    let file = page(folder.path(), &format!("{topics} --copies 3 -o s.html"), "s-key.html");
    assert_eq!(file.matches("<section class=\"sheet key flowing\">").count(), 3);
    assert_eq!(file.matches("<figure class=\"shown").count(), 0);
    page(folder.path(), &format!("{topics} --copies 3 -o many"), "many/answers.csv");
    let files = contents(&folder.path().join("many"));
    let keys = files.iter().filter(|(name, _)| name.ends_with("-key.html"));
    let keys: Vec<String> =
        keys.map(|(_, key)| String::from_utf8_lossy(key).into_owned()).collect();
    assert_eq!(keys.len(), 3);
    for key in keys {
        assert!(!key.contains("flowing\">") && key.contains("style=\"page: key-"));
        assert_eq!(key.matches("<figure class=\"shown").count(), 2);
    }
}

/// The teacher's page is unbroken: no page of it has only a sentence.
#[test]
fn the_teachers_page_is_unbroken() {
    let folder = tempfile::tempdir().unwrap();
    let page = page(
        folder.path(),
        "--topic who-wins:2 --copies 30 -o s.html --key none",
        "s-summary.html",
    );
    assert_eq!(page.matches("<section class=\"sheet").count(), 1);
    let after = page.split_once("class=\"marks\"").unwrap().1;
    let questions = after.find("class=\"questions\"").unwrap();
    let grid = after.find("class=\"grid\"").unwrap();
    assert!(questions < after.find("class=\"remark\"").unwrap() && questions < grid);
}

/// A key names a component of a sum by its number, not like the number of an answer.
#[test]
fn a_component_in_the_key_is_named_as_such() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.csv"), "name,group\nAnn,support\n").unwrap();
    for (lang, row) in [("en", "row "), ("zh", " 这一行 = ")] {
        let asked =
            "worksheet --roster list.csv --set --topic grid:1 --level 2 --seed 6 --key only -f";
        let asked = format!("{asked} -o k.md --lang {lang}");
        printed(folder.path(), &asked.split(' ').collect::<Vec<_>>());
        let key = fs::read_to_string(folder.path().join("k.md")).unwrap();
        assert!(key.contains(row), "{key}");
    }
}
