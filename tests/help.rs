//! Compares the help of every command with reviewed snapshots in `tests/help/`, in both languages, at 80 and
//! 120 columns. No page is wider than the screen, and a Chinese page contains no text of the argument parsing
//! library.

use std::fs;
use std::path::Path;

use unicode_width::UnicodeWidthStr;

use crate::shell;

/// Every page: the program's, short and long, and each command's and action's.
const PAGES: &[&str] = &[
    "carryless -h",
    "carryless --help",
    "carryless explain --help",
    "carryless xor --help",
    "carryless prove --help",
    "carryless xiangqi --help",
    "carryless count --help",
    "carryless play --help",
    "carryless answers --help",
    "carryless worksheet -h",
    "carryless worksheet --help",
    "carryless poster --help",
    "carryless print --help",
    "carryless print grids --help",
    "carryless book --help",
    "carryless book build --help",
    "carryless book serve --help",
    "carryless blocks --help",
    "carryless lesson --help",
    "carryless mdbook --help",
    "carryless completions --help",
    "carryless man --help",
    "carryless help --help",
    "carryless version --help",
];

/// Language of a message folder and its locale.
const LOCALES: [(&str, &str); 2] = [("en", "C"), ("zh", "zh_CN.UTF-8")];

fn answer(command: &str, locale: &str) -> String {
    let output = shell::run(command, Path::new("."), locale);
    assert!(output.status.success() && output.stderr.is_empty(), "{command}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_page_equals_its_snapshot() {
    let mut wrong = Vec::new();
    for (language, locale) in LOCALES {
        for width in [80, 120] {
            let page = |command: &&str| {
                let shown = answer(&format!("COLUMNS={width} {command}"), locale);
                format!("$ {command}\n{shown}\n")
            };
            let pages: String = PAGES.iter().map(page).collect();
            let path = format!("{}/tests/help/{language}-{width}.txt", env!("CARGO_MANIFEST_DIR"));
            if shell::updating() {
                fs::write(&path, &pages).unwrap();
            }
            let expected = fs::read_to_string(&path).unwrap();
            let difference = crate::transcript::difference(&expected, &pages);
            wrong.extend(difference.map(|difference| format!("{path}, {difference}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_command_has_its_page() {
    let listed = answer("carryless completions bash", "C");
    let opts = listed.lines().find_map(|line| line.trim().strip_prefix("opts=\"")).unwrap();
    let commands = opts
        .trim_end_matches('"')
        .split(' ')
        .filter(|word| !word.is_empty() && !word.starts_with('-'));
    let has_page = |name: &&str| PAGES.iter().any(|page| page.contains(&format!(" {name} ")));
    let missing: Vec<&str> = commands.filter(|name| !has_page(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Asserts that no text exceeds the width, except for lines to be copied.
fn assert_widths(widths: &[usize]) {
    for (_, locale) in LOCALES {
        for width in widths.iter().copied() {
            for page in PAGES.iter() {
                let shown = answer(&format!("COLUMNS={width} {page}"), locale);
                let is_example = |line: &&str| {
                    ["carryless ", "seq "].iter().any(|typed| line.trim_start().starts_with(typed))
                };
                let wide = shown.lines().filter(|line| line.width() > width);
                let wide: Vec<&str> = wide.filter(|line| !is_example(line)).collect();
                assert!(wide.is_empty(), "{page} at {width}: {wide:#?}");
            }
        }
    }
}

#[test]
fn no_help_is_wider_than_the_screen() {
    assert_widths(&[60]);
}

#[test]
#[ignore = "exhaustive"]
fn no_help_is_wider_than_the_screen_exhaustive() {
    assert_widths(&[60, 80, 100]);
}

/// Help, manual pages and completions are made from the same tables; in Chinese they contain no English but
/// names that are typed.
#[test]
fn chinese_help_contains_no_english_sentences() {
    let english = [
        "Usage",
        "USAGE",
        "Options",
        "OPTIONS",
        "Commands",
        "SUBCOMMANDS",
        "Arguments",
        "Examples",
        "possible values",
        "Possible values",
        "[default",
        "[possible",
        "Print help",
        "Print version",
        "NAME",
        "SYNOPSIS",
        "DESCRIPTION",
        "<FILE>",
        "<LANG>",
        "<FORMAT>",
        "<N>…",
        "FILE",
        "LANG",
        "FOLDER",
        "FORMAT",
        "POSITION",
        " commands'",
    ];
    let manuals = ["", "explain", "play", "prove", "worksheet", "answers", "book"];
    let manuals = manuals.map(|name| format!("carryless man {name}"));
    let shells = ["bash", "zsh", "fish", "powershell", "nushell"];
    let scripts = shells.map(|shell| format!("carryless completions {shell}"));
    let pages = PAGES.iter().map(|page| (*page).to_owned());
    for command in pages.chain(manuals).chain(scripts) {
        let shown = answer(&command, "zh_CN.UTF-8");
        // Names of environment variables are not translated.
        let shown =
            shown.replace("LC_ALL, LC_MESSAGES, LANG", "").replace(r"LC_ALL, LC_MESSAGES", "");
        let found: Vec<&&str> = english.iter().filter(|word| shown.contains(**word)).collect();
        assert!(found.is_empty(), "{command}: {found:?}");
    }
}

/// Manual pages are valid input for `man`: no line begins with an unintended request.
#[test]
fn manual_pages_are_well_formed() {
    for (_, locale) in LOCALES {
        for name in ["", "explain", "play", "worksheet", "book"] {
            let page = answer(&format!("carryless man {name}"), locale);
            let known = [".TH ", ".SH ", ".TP", ".br", ".nf", ".fi"];
            let strange = |line: &&str| {
                line.starts_with(['.', '\'']) && !known.iter().any(|own| line.starts_with(own))
            };
            let strange: Vec<&str> = page.lines().filter(strange).collect();
            assert!(strange.is_empty(), "{name}: {strange:?}");
            assert!(page.starts_with(".TH \"carryless"), "{page}");
        }
    }
}
