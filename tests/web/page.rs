//! Checks `carryless.html`, the page at the top of the repository: it fits the program that embeds it,
//! declares its contents, and contains everything that `carryless web` and a book extract from it.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::program;
use carryless::Language;
use carryless::cli::web::bundle::Bundle;
use carryless::cli::web::static_site;
use carryless_exercises::GENERATOR;
use carryless_web::PROTOCOL;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn committed() -> String {
    fs::read_to_string(root().join("carryless.html")).unwrap()
}

/// Value of an attribute in a line of the page.
fn attribute<'t>(page: &'t str, start: &str) -> &'t str {
    let line = page.lines().find_map(|line| line.strip_prefix(start)).unwrap();
    line.strip_suffix("\">").unwrap()
}

/// Bytes of a text in base 122, decoded as the page does, bit by bit.
fn decoded(text: &str) -> Vec<u8> {
    let (length, letters) = text.split_once(':').unwrap();
    let bits: String = letters
        .chars()
        .map(|letter| match letter as usize {
            code @ 0..128 => format!("{code:07b}"),
            code => format!("{:07b}{:07b}", [0, 10, 13, 34, 60, 92][code / 128 - 1], code % 128),
        })
        .collect();
    let bytes = bits.as_bytes().chunks_exact(8);
    let byte = |eight: &[u8]| u8::from_str_radix(str::from_utf8(eight).unwrap(), 2).unwrap();
    bytes.take(length.parse().unwrap()).map(byte).collect()
}

/// A page of another generator version draws other exercises for the same code, and the script of another
/// protocol version does not fit: then `.ci/page` writes the page again.
#[test]
fn the_page_fits_the_program() {
    let page = committed();
    let versions = attribute(&page, "<meta name=\"generator\" content=\"");
    let parts: Vec<&str> = versions.split(", ").collect();
    let [version, protocol, generator, sources] = parts[..] else { panic!("{versions}") };
    assert_eq!(protocol, format!("page protocol {PROTOCOL}"), "run .ci/page");
    assert_eq!(generator, format!("sheet generator {GENERATOR}"), "run .ci/page");
    assert!(version.starts_with("carryless "), "{version}");
    let digits = sources.strip_prefix("sources ").unwrap();
    assert!(digits.len() == 12 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
}

#[test]
fn the_page_is_small_and_carries_its_licences() {
    let page = committed();
    assert!(page.len() <= 1_600_000, "{} bytes", page.len());
    // Each text once, and whose works they are.
    for text in [
        "Permission is hereby granted, free of charge, to any\nperson",
        "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
        "The standard library of Rust: Copyright",
        ", serde_json 1",
        "* tera 2",
    ] {
        assert_eq!(page.matches(text).count(), 1, "{text}");
    }
}

/// In every language engine, script and styles are in the page, and can be extracted.
#[test]
fn what_is_taken_out_of_a_page_makes_a_page() {
    let bundle = Bundle::parse(&committed()).unwrap();
    for (code, first) in [
        ("en", "Take the last stone and you win."),
        ("zh", "取到最后一颗的人赢。"),
        ("zh-TW", "取到最後一顆的人贏。"),
    ] {
        let page = static_site::page(Language::of_code(code).unwrap(), &bundle).unwrap();
        assert!(page.contains(&format!("<html lang=\"{code}\">")), "{code}");
        assert!(page.contains(first), "{code}");
        assert_eq!(Bundle::parse(&page).unwrap(), bundle, "{code}");
    }
    assert!(Bundle::parse("<!DOCTYPE html>").is_err());
}

#[test]
fn a_folder_and_a_book_get_what_is_in_the_page() {
    let page = committed();
    let bundle = Bundle::parse(&page).unwrap();
    let files = static_site::folder(Language::of_code("en").unwrap(), &bundle).unwrap();
    let file = |name: &str| &files.iter().find(|(own, _)| *own == name).unwrap().1;
    let text = |name: &str| str::from_utf8(file(name)).unwrap();
    assert!(page.contains(text("page.js")));
    assert!(page.contains(text("licences.txt")));
    // A name and a text by turns, each between quotes.
    let quoted: Vec<&str> = text("engine.js").split('"').skip(1).step_by(2).collect();
    let names: Vec<&str> = quoted.iter().copied().step_by(2).collect();
    assert_eq!(names, ["engine.bin", "words/en.bin", "words/zh.bin", "words/zh-TW.bin"]);
    for pair in quoted.chunks_exact(2) {
        let [name, packed] = [pair[0], pair[1]];
        assert!(page.contains(&format!(" id=\"{name}\">{packed}<")), "{name}");
        assert_eq!(decoded(packed), *file(name), "{name}");
    }
    assert!(file("engine.bin").len() <= 1_100_000, "{} bytes", file("engine.bin").len());
    for (name, face) in [
        ("fonts/serif-700.woff2", "Noto Serif"),
        ("fonts/mono-400.woff2", "Noto Sans Mono"),
        ("fonts/mono-700.woff2", "Noto Sans Mono"),
    ] {
        assert_eq!(file(name)[..4], *b"wOF2", "{name}");
        let rule = text("page.css").split('}').find(|rule| rule.contains(name)).unwrap();
        assert!(rule.contains(face), "{rule}");
    }
    let fonts: usize = files
        .iter()
        .filter(|(name, _)| name.starts_with("fonts/"))
        .map(|(_, font)| font.len())
        .sum();
    assert!(fonts <= 60_000, "{fonts} bytes");
    // The length of the unpacker, and the sign of gzip.
    let (length, rest) = file("engine.bin").split_at(8);
    let length: usize = str::from_utf8(length).unwrap().parse().unwrap();
    assert!((1 << 10..32 << 10).contains(&length), "{length}");
    assert_eq!(rest[..2], [0x1f, 0x8b]);
    // The sign of LZMA: its settings, and a dictionary of 4 MiB.
    assert_eq!(rest[length..][..5], [4, 0, 0, 0x40, 0]);
    for (_, style) in page
        .match_indices("e-style\">")
        .chain(page.match_indices("r-style\">"))
        .map(|(at, mark)| page.split_at(at + mark.len()))
    {
        assert!(text("page.css").contains(style.split_once("</style>").unwrap().0));
    }
    // A first visit with all that is kept for later; what only a page on a disk needs is not fetched.
    let others = ["engine.js", "live.css", "licences.txt"];
    let fetched = files.iter().filter(|(name, _)| !others.contains(name));
    let visit: usize = fetched.map(|(_, content)| content.len()).sum();
    assert!((900_000..=1_600_000).contains(&visit), "{visit} bytes");
    assert!(!text("keeper.js").contains("engine.js"));
    let book = static_site::book_files(&bundle).unwrap();
    assert!(book.iter().all(|part| files.contains(part)));
}

/// An installed program embeds the engine: no engine is requested and no compiler is called.
#[cfg(unix)]
#[test]
fn no_compiler_is_called() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    for name in ["cargo", "rustc", "rustup"] {
        let path = folder.path().join(name);
        fs::write(&path, "#!/bin/sh\n: >\"$0.called\"\nexit 1\n").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut command = Command::new(program::path());
    command.args(["web", "-o", "page.html", "--lang", "en"]);
    let output = command.env("PATH", folder.path()).current_dir(folder.path()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let mut names: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["cargo", "page.html", "rustc", "rustup"]);
}
