//! Proves that the theme, which stock mdBook reads from files, says what the catalogue says and
//! has the colours of the pages: `UPDATE=1 cargo test book::` writes it anew.

use std::collections::BTreeSet;
use std::fs;

use carryless::book::{install, source};
use carryless::i18n::Catalogue;

use super::root;
use crate::unit::shell;

/// The file is as it should be, or is written anew.
#[track_caller]
fn holds(file: &str, expected: &str) {
    let path = root().join(file);
    if shell::updating() {
        fs::write(&path, expected).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap();
    assert!(found == expected, "{file} is not up to date: UPDATE=1 cargo test book::");
}

#[test]
fn pages_speak_the_words_of_the_catalogue() {
    let languages: Vec<(&str, Catalogue)> = source::languages()
        .map(|language| (language.code(), Catalogue::load(language, &["book"]).unwrap()))
        .collect();
    let template = fs::read_to_string(root().join("templates/book/index.hbs")).unwrap();
    let mut page = String::new();
    let mut asked = BTreeSet::new();
    for (index, part) in template.split("[[").enumerate() {
        if index == 0 {
            page += part;
            continue;
        }
        let (id, rest) = part.split_once("]]").unwrap();
        asked.insert(id);
        // English is what is left when the language is none of the others.
        for (code, words) in languages.iter().filter(|(code, _)| *code != "en") {
            page +=
                &format!("{{{{#if (eq language \"{code}\")}}}}{}{{{{else}}}}", escaped(words, id));
        }
        let english = &languages.iter().find(|(code, _)| *code == "en").unwrap().1;
        page += &escaped(english, id);
        page += &"{{/if}}".repeat(languages.len() - 1);
        page += rest;
    }
    assert!(asked.len() > 10, "{asked:?}");
    holds("theme/index.hbs", &page);
}

/// The words as they stand in HTML.
fn escaped(words: &Catalogue, id: &str) -> String {
    let text = words.text(id).unwrap();
    assert!(!text.contains(['<', '>', '&', '"', '{']), "{id}: {text}");
    text
}

#[test]
fn the_book_sends_what_the_program_writes() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("theme")).unwrap();
    fs::copy(root().join("book.toml"), folder.path().join("book.toml")).unwrap();
    let search = "theme/carryless-search.js";
    fs::copy(root().join(search), folder.path().join(search)).unwrap();
    let written = install::install(folder.path()).unwrap().written;
    for file in ["theme/carryless.css", "theme/carryless.js"] {
        holds(file, &fs::read_to_string(folder.path().join(file)).unwrap());
    }
    assert_eq!(written.len(), 2, "more is missing: {written:?}");
}

#[test]
fn the_book_has_the_colours_of_the_pages() {
    let read = |name: &str| fs::read_to_string(root().join("templates/theme").join(name)).unwrap();
    let dark = read("dark.css").replace(":root", "html.dark");
    let light = read("light.css");
    holds("theme/css/variables.css", &format!("{light}\n@media screen {{\n{dark}}}\n"));
}
