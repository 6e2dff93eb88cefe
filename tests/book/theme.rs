//! Compares the theme files for stock mdBook with the catalogue and with the colours of the pages. `UPDATE=1
//! cargo test book::` writes the files again.

use std::collections::BTreeSet;
use std::fs;

use carryless::cli::book_files::FILES;
use carryless_book::install;
use carryless_render::i18n::Catalogue;

use super::root;
use crate::shell;

/// Asserts that the file has this content, or writes it if `UPDATE` is set.
#[track_caller]
fn assert_file(file: &str, expected: &str) {
    let path = root().join(file);
    if shell::updating() {
        fs::write(&path, expected).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap();
    assert!(found == expected, "{file} is not up to date: UPDATE=1 cargo test book::");
}

#[test]
fn theme_texts_agree_with_the_catalogue() {
    let languages: Vec<(&str, Catalogue)> = FILES
        .languages()
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
        // English is the fallback if no other language matches.
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
    assert_file("theme/index.hbs", &page);
}

/// Message of the catalogue, escaped for HTML.
fn escaped(words: &Catalogue, id: &str) -> String {
    let text = words.text(id).unwrap();
    assert!(!text.contains(['<', '>', '&', '"', '{']), "{id}: {text}");
    text
}

#[test]
fn theme_assets_agree_with_the_program() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("theme")).unwrap();
    fs::copy(root().join("book.toml"), folder.path().join("book.toml")).unwrap();
    let search = "theme/carryless-search.js";
    fs::copy(root().join(search), folder.path().join(search)).unwrap();
    let written = install::install(folder.path(), FILES).unwrap().written;
    for file in ["theme/carryless.css", "theme/carryless.js"] {
        assert_file(file, &fs::read_to_string(folder.path().join(file)).unwrap());
    }
    assert_eq!(written.len(), 2, "more is missing: {written:?}");
}

#[test]
fn theme_colours_agree_with_the_pages() {
    let read = |name: &str| fs::read_to_string(root().join("templates/theme").join(name)).unwrap();
    let dark = read("dark.css").replace(":root", "html.dark");
    let light = read("light.css");
    assert_file("theme/css/variables.css", &format!("{light}\n@media screen {{\n{dark}}}\n"));
}
