//! Runs every command in both READMEs and the linked `docs` pages and compares output and exit code; both
//! languages show equal commands; every link leads to a file; the first screen of a README names its audience
//! and has a picture.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::output;
use crate::shell;
use crate::transcript::{difference, replay};

/// English pages of the documentation; each has a Chinese page beside it.
const PAGES: [&str; 5] =
    ["README.md", "docs/examples.md", "docs/json.md", "docs/figures.md", "docs/formats.md"];

fn chinese(page: &str) -> String {
    page.replace(".md", ".zh.md")
}

fn both() -> impl Iterator<Item = String> {
    PAGES.into_iter().flat_map(|page| [page.to_owned(), chinese(page)])
}

fn place(page: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(page)
}

fn read(page: &str) -> String {
    fs::read_to_string(place(page)).unwrap()
}

#[test]
fn commands_of_the_readmes_print_the_shown_output() {
    let mut wrong = Vec::new();
    let mut blocks = 0;
    for name in both() {
        let expected = read(&name);
        let folder = tempfile::tempdir().unwrap();
        let replayed = replay(&expected, folder.path(), "C");
        assert!(replayed.blocks >= 3 || !name.starts_with("README"), "{name}: {}", replayed.blocks);
        assert!(replayed.commands >= replayed.blocks);
        blocks += replayed.blocks;
        if shell::updating() {
            fs::write(place(&name), &replayed.text).unwrap();
        } else if let Some(difference) = difference(&expected, &replayed.text) {
            wrong.push(format!("{name}, {difference}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(blocks >= 24, "{blocks}");
}

/// The indented example in the JSON reference is the output of its command.
#[test]
fn the_json_example_is_the_output_of_its_command() {
    let output = output("explain 1 2 --format json").stdout;
    let output: serde_json::Value = serde_json::from_slice(&output).unwrap();
    for page in ["docs/json.md", "docs/json.zh.md"] {
        let text = read(page);
        let example = text.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
        let example: serde_json::Value = serde_json::from_str(example).unwrap();
        assert_eq!(example, output, "{page}");
    }
}

#[test]
fn both_languages_show_the_same_commands() {
    let commands = |name: &str| -> Vec<String> {
        let text = read(name);
        let commands = text.lines().filter(|line| line.starts_with("$ "));
        let neutral = |line: &str| line.replace("--lang zh", "--lang en");
        commands.map(neutral).collect()
    };
    for page in PAGES {
        assert_eq!(commands(page), commands(&chinese(page)), "{page}");
    }
}

/// Both languages have the same sections: headings by level, paragraphs that begin in bold, and blocks.
#[test]
fn both_languages_have_the_same_sections_of_examples() {
    let sections = |page: &str| -> Vec<String> {
        let text = read(page);
        let mark = |line: &str| match line.split(' ').next().unwrap() {
            level if level.starts_with('#') => Some(level.to_owned()),
            fence if fence.starts_with("```") => Some(fence.to_owned()),
            lead if lead.starts_with("**") => Some("**".to_owned()),
            _ => None,
        };
        text.lines().filter_map(mark).collect()
    };
    let english = sections("docs/examples.md");
    assert!(english.len() > 30, "{english:?}");
    assert_eq!(english, sections("docs/examples.zh.md"));
}

#[test]
fn every_link_leads_to_a_file() {
    let mut wrong = Vec::new();
    for name in both() {
        let text = read(&name);
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let pictures = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let own = links.chain(pictures).filter(|link| !link.contains("://"));
        let folder = place(&name).parent().unwrap().to_owned();
        wrong.extend(
            own.filter(|link| !folder.join(link).is_file()).map(|l| format!("{name}: {l}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_screen_names_the_audience_and_has_a_picture() {
    for (name, readers) in [
        ("README.md", ["**Teachers", "**Pupils", "**Students"]),
        ("README.zh.md", ["**老师", "**学生", "**大学生"]),
    ] {
        let text = read(name);
        let first: Vec<&str> = text.lines().take(16).collect();
        for reader in readers {
            assert!(first.iter().any(|line| line.contains(reader)), "{name}: {reader}");
        }
        assert!(first.iter().any(|line| line.starts_with("<img")), "{name}: no picture");
        assert!(text.lines().count() <= 150, "{name} has grown long");
    }
}
