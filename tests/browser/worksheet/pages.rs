//! Sheets under test: commands, and the HTML that the program writes for them.

use std::fs;
use std::path::Path;

use carryless::topics;

use crate::chromium::{Page, Pages};
use crate::program::program;

/// A name of the maximal length.
pub(crate) const LONG: &str =
    "欧阳上官司马诸葛东方皇甫尉迟公孙慕容令狐宇文长孙夏侯轩辕端木百里呼延独孤南宫西门";

/// A command that writes sheets.
pub(crate) struct Asked {
    pub(crate) name: String,
    pub(crate) language: &'static str,
    pub(crate) options: Vec<String>,
    /// Number of files: the sheets, the keys and, for a class, the teacher's page.
    pub(crate) files: usize,
}

pub(crate) const PAGES: Pages = Pages { name: "worksheet", write };

/// Languages, and the language that their pages declare: for bilingual ones the first.
pub(crate) const LANGUAGES: [(&str, &str); 3] = [("zh", "zh"), ("en", "en"), ("both", "zh")];

/// All commands whose sheets are tested.
pub(crate) fn all_asked() -> Vec<Asked> {
    let mut all = Vec::new();
    let mut ask = |language: &'static str, options: String, files: usize| {
        let name = options.chars().take(60).collect();
        let options = options.split(' ').map(str::to_owned).collect();
        all.push(Asked { name, language, options, files });
    };
    for (lang, language) in LANGUAGES {
        for paper in ["a4", "letter"] {
            ask(language, format!("--lang {lang} --paper {paper} --seed 5"), 2);
        }
        let topics = topics().join(":1,") + ":1";
        ask(language, format!("--lang {lang} --seed 8 --topic {topics} --level 3"), 2);
    }
    let tests = [("zh", "8k --seal"), ("en", "b4 --seal --example"), ("both", "a3 --seal")];
    for (lang, paper) in tests {
        let language = if lang == "en" { "en" } else { "zh" };
        let topics = "who-wins:3,nim-sum:2,misere:3,judge-move:2";
        let paper = format!("--lang {lang} --paper {paper} --points 4,5");
        ask(language, format!("{paper} --seed 9 --level 3 --topic {topics}"), 2);
    }
    ask(
        "zh",
        "--lang zh --paper 8k --points 20 --seed 11 --level 2 --topic columns:2,winning-move:2,who-wins:1".into(),
        2,
    );
    ask(
        "zh",
        "--lang zh --copies 3 --bundle --seed 4 --points 3 --topic columns:7,winning-move:7".into(),
        3,
    );
    ask(
        "zh",
        "--lang both --roster class.csv --bundle --seed 4 --points 12 --large-print --space 3 \
         --school 第一中学·Number_One_Middle_School_of_the_Town --count 5"
            .into(),
        3,
    );
    all
}

/// Writes the files of a command into a folder: sheets, keys and, for a class, the teacher's page. Returns
/// their names.
pub(crate) fn write_asked(folder: &Path, asked: &Asked, ending: &str) -> Vec<String> {
    fs::write(folder.join("class.csv"), format!("姓名\n{LONG}\n\n<script>alert(1)</script>\n"))
        .unwrap();
    let output = program()
        .arg("worksheet")
        .args(&asked.options)
        .args(["--force", "-o", &format!("sheet.{ending}")])
        .current_dir(folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", asked.name);
    let paths = String::from_utf8(output.stdout).unwrap();
    // The list for answers is not a page.
    let pages = paths.lines().filter(|path| !path.ends_with(".csv")).map(str::to_owned);
    let pages: Vec<String> = pages.collect();
    assert_eq!(pages.len(), asked.files, "{}", asked.name);
    pages
}

/// Writes all pages into a folder.
fn write(folder: &Path) -> Vec<Page> {
    let mut pages = Vec::new();
    for (number, asked) in all_asked().iter().enumerate() {
        let own = folder.join(number.to_string());
        fs::create_dir(&own).unwrap();
        for file in write_asked(&own, asked, "html") {
            let url = format!("file://{}/{file}", own.display());
            let name = format!("{} ({file})", asked.name);
            pages.push(Page { name, url, language: asked.language, numbers: Vec::new() });
        }
    }
    pages
}
