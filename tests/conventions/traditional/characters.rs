//! Compares the zh-TW catalogue with the zh catalogue converted by OpenCC and the terms of `zh-TW.txt`; no
//! simplified character may be left. `UPDATE=1` writes the catalogue.

use std::collections::BTreeSet;
use std::fs;

use ferrous_opencc::OpenCC;
use ferrous_opencc::config::BuiltinConfig;

use super::TO;
use crate::conventions::nothing_found;
use crate::conventions::source::{files, read, root};

/// Folder of the zh catalogue, from which zh-TW is generated.
const FROM: &str = "templates/wording/zh";

/// Additional terms, one per line: as in zh, then as in zh-TW.
const TERMS: &str = include_str!("../zh-TW.txt");
const ARROW: &str = " → ";

/// Header of a generated file.
const HEAD: &str = "### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。\n";

fn opencc() -> OpenCC {
    OpenCC::from_config(BuiltinConfig::S2twp).unwrap()
}

/// Terms, longest first.
fn terms() -> Vec<(&'static str, &'static str)> {
    let lines = TERMS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut terms: Vec<_> = lines.map(|line| line.split_once(ARROW).unwrap()).collect();
    terms.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
    terms
}

/// A text in the characters and terms of Taiwan.
fn converted(text: &str, terms: &[(&str, &str)], opencc: &OpenCC) -> String {
    let (mut made, mut between) = (String::new(), String::new());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some((from, to)) = terms.iter().find(|(from, _)| rest.starts_with(from)) {
            made += &opencc.convert(&between);
            between.clear();
            made += to;
            rest = &rest[from.len()..];
        } else {
            between.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    made + &opencc.convert(&between)
}

#[test]
fn zh_tw_is_generated_from_zh() {
    let (opencc, terms) = (opencc(), terms());
    let mut findings = Vec::new();
    let sources = files(FROM, ".ftl");
    assert!(sources.len() > 10, "{sources:?}");
    for path in &sources {
        let made = HEAD.to_owned() + &converted(&read(path), &terms, &opencc);
        let own = path.replacen(FROM, TO, 1);
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(root().join(TO)).unwrap();
            fs::write(root().join(&own), &made).unwrap();
        }
        let found = fs::read_to_string(root().join(&own)).unwrap_or_default();
        let different = made.lines().zip(found.lines()).find(|(made, found)| made != found);
        if let Some((made, found)) = different {
            findings.push(format!("{own}: “{found}” would be “{made}”"));
        } else if made != found {
            findings.push(format!("{own} is shorter or longer"));
        }
    }
    nothing_found(
        "zh-TW is not what is made of zh: UPDATE=1 cargo test --features opencc --lib traditional, and read it",
        &findings,
    );
}

#[test]
fn zh_tw_has_no_simplified_characters() {
    let opencc = OpenCC::from_config(BuiltinConfig::S2tw).unwrap();
    let mut findings = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for path in files(TO, ".ftl") {
        for letter in read(&path).chars().filter(|letter| *letter > '\u{2e80}') {
            let alone = letter.to_string();
            if seen.insert(letter) && opencc.convert(&alone) != alone {
                findings.insert(format!("{letter} in {path}"));
            }
        }
    }
    assert!(seen.len() > 500, "{}", seen.len());
    nothing_found("letters of the mainland", &findings.into_iter().collect::<Vec<_>>());
    // The check recognizes such characters.
    assert!(
        ["这", "进", "里", "后", "余", "着"].iter().all(|letter| opencc.convert(letter) != *letter)
    );
}
