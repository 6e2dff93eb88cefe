//! Converts every document to PDF with LibreOffice and compares the words with the printed page; python-docx
//! reads headings, numbered questions, tables and pictures.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{LANGUAGES, python, written};
use crate::program::program;

/// Text of a document as LibreOffice prints it, without white space, and the number of its pages.
fn print_text(path: &Path, folder: &Path) -> (String, usize) {
    let mut command = Command::new("soffice");
    command.arg(format!("-env:UserInstallation=file://{}/office", folder.display()));
    command.args(["--headless", "--convert-to", "pdf", "--outdir"]).arg(folder).arg(path);
    let output = command.output().expect("LibreOffice is installed");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said:.400}");
    let pdf: PathBuf = folder.join(path.file_stem().unwrap()).with_extension("pdf");
    let text = Command::new("pdftotext").arg("-raw").arg(&pdf).arg("-").output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    let pages = text.matches('\u{c}').count();
    (without_white_space(&text), pages)
}

fn without_white_space(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && *letter != '\u{ad}').collect()
}

/// Pieces of a paragraph that are compared: LibreOffice may break lines anywhere.
fn pieces(text: &str) -> Vec<String> {
    let words = text.split(['\u{a0}', '\t', '\n', '\u{2610}']).map(without_white_space);
    words.filter(|piece| piece.chars().count() > 2).collect()
}

/// Whether a piece is on the pages, possibly across two.
fn is_printed(piece: &str, pages: &str) -> bool {
    let parted = |(at, _): (usize, char)| {
        let (before, after) = piece.split_at(at);
        pages.contains(before) && pages.contains(after)
    };
    pages.contains(piece) || piece.char_indices().skip(1).any(parted)
}

#[test]
#[ignore = "needs LibreOffice, poppler's tools, and Python with what `.ci/install` puts beside it"]
fn printed_documents_contain_the_written_text() {
    let folder = tempfile::tempdir().unwrap();
    for language in LANGUAGES {
        let sheet = folder.path().join(format!("{language}.docx"));
        let points = ["--lang", language, "--seed", "1", "--points", "5"];
        written(&sheet, &points);
        let key = folder.path().join(format!("{language}-key.docx"));
        for (path, least) in [(&sheet, 5), (&key, 8)] {
            let read = python("word.py", &[path], &[]);
            let read = &read[path.to_str().unwrap()];
            let (page, pages) = print_text(path, folder.path());
            assert!(pages >= least, "{language}: {pages} pages of {}", path.display());
            let outside = read["paragraphs"].as_array().unwrap();
            let inside = read["tables"].as_array().unwrap().iter();
            let cells = inside
                .flat_map(|table| table.as_array().unwrap())
                .flat_map(|row| row.as_array().unwrap())
                .filter_map(|cell| cell.as_str().map(str::to_owned));
            let texts = outside.iter().filter_map(|it| it["text"].as_str().map(str::to_owned));
            let all: Vec<String> = texts.chain(cells).collect();
            let pieces: Vec<String> = all.iter().flat_map(|text| pieces(text)).collect();
            assert!(pieces.len() > 60, "{language}: {} pieces", pieces.len());
            let lost: Vec<&String> =
                pieces.iter().filter(|piece| !is_printed(piece, &page)).collect();
            assert!(
                lost.is_empty(),
                "{language}: {} of {}: {:?}",
                lost.len(),
                pieces.len(),
                &lost[..lost.len().min(5)]
            );
            let pictures = read["pictures"].as_array().unwrap();
            assert!(pictures.len() >= 5, "{language}: {} pictures", pictures.len());
            for picture in pictures {
                assert_eq!(picture["type"], "image/png", "the fallback");
                assert!(
                    picture["width"].as_f64().unwrap() < 180.0,
                    "wider than the page: {picture}"
                );
            }
            let fonts = read["fonts"]["eastAsia"].to_string();
            assert!(fonts.contains("SimSun") && fonts.contains("SimHei"), "{fonts}");
        }
    }
}

/// A class with sections and points has headings in Word's outline and a section with its own header for each
/// pupil, on every paper size.
#[test]
#[ignore = "needs LibreOffice, poppler's tools, and Python with what `.ci/install` puts beside it"]
fn a_class_has_headings_and_sections() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["\u{738b}\u{5c0f}\u{660e}", "Ada", "\u{674e}\u{96f7}"];
    fs::write(folder.path().join("class.txt"), names.join("\n")).unwrap();
    for (paper, width, columns) in [("a4", 210.0, 1), ("8k", 370.0, 2), ("letter", 215.9, 1)] {
        let path = folder.path().join(format!("{paper}.docx"));
        let mut command = program();
        command.args([
            "worksheet",
            "--topic",
            "grid:3,nim-sum:3",
            "--points",
            "2,3",
            "--lang",
            "zh",
            "--seed",
            "1",
        ]);
        command.args(["--bundle", "--roster", "class.txt", "--paper", paper, "-o"]).arg(&path);
        assert!(command.current_dir(folder.path()).status().unwrap().success());
        let read = python("word.py", &[&path], &[]);
        let read = &read[path.to_str().unwrap()];
        let sections = read["sections"].as_array().unwrap();
        let headers: Vec<&str> = sections.iter().filter_map(|it| it["header"].as_str()).collect();
        assert_eq!(headers, names, "{paper}");
        for section in sections {
            assert!((section["width"].as_f64().unwrap() - width).abs() < 0.2, "{section}");
            assert_eq!(section["columns"], columns);
        }
        let paragraphs = read["paragraphs"].as_array().unwrap();
        let styled = |style: &str| paragraphs.iter().filter(|it| it["style"] == style).count();
        assert_eq!([styled("Title"), styled("Heading 1")], [3, 6], "{paper}");
        let (page, _) = print_text(&path, folder.path());
        for name in names {
            assert!(page.matches(name).count() >= 2, "{paper}: {name} above and on the line");
        }
    }
}
