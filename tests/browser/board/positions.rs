//! Positions for the board tests: random ones from all rules with a fixed seed, and a few that every check
//! uses in both languages.

use std::path::Path;

use crate::chromium::{Chromium, Page, Pages};
use crate::program::program;

/// A position, its page, and its JSON.
pub(crate) struct Board {
    pub(crate) name: String,
    pub(crate) url: String,
    pub(crate) json: String,
}

/// N-positions with a board of stones, in both languages.
pub(crate) const BOARDS: Pages = Pages { name: "boards", write: few };

/// Positions with the number of sheets that they may fill.
pub(crate) const SHEETS: Pages = Pages { name: "sheets", write: sheets };

/// Pages of every kind, to be printed.
pub(crate) const PAPERS: Pages = Pages { name: "papers", write: papers };

/// Three piles up to 15 with the whole argument.
pub(crate) const ARGUMENTS: Pages = Pages { name: "whole-arguments", write: arguments };

const WON: &[&str] = &[
    "3 4 5",
    "12 9 6",
    "15 14 13",
    "13 7 22 --limit 5",
    "moore 3 4 5 6 --at-most 2",
    "2 3 5 --misere",
];

const PRINTED: &[(&str, &str)] = &[
    ("3 4 5", "1"),
    ("1 2 3", "1"),
    ("15 14 13", "1"),
    ("3 4 5 --misere", "1"),
    ("1 1 4 --misere", "1"),
    ("15 15 15 --misere", "1"),
    ("13 7 22 --limit 5", "2"),
    ("3 4 5 6 7 8 9 10 11 12 13 14", "2"),
];

const KINDS: &[&str] = &[
    "explain 3 4 5",
    "explain 3 4 5 --detail teach",
    "explain 15 14 13 --misere",
    "explain 13 7 22 --limit 5",
    "explain 45 27 50",
    "explain 100 200 300",
    "explain 18446744073709551615 1 2",
    "explain 3 4 5 6 7 8 9 10 11 12 13 14",
    "explain 3 4 5 --ask",
    "explain moore 3 4 5 6 --at-most 2",
    "explain race 30 --say 1-2",
    "explain race 30 --say 1-2 --detail teach",
    "explain wythoff 3 5 --detail teach",
    "xiangqi --detail teach",
    "xor 1 2 3",
    "count 1 2 3 --up-to 100",
    "prove --box 3 5",
];

const THREE: &[&str] = &["3 4 5", "15 14 13", "1 2 3", "12 9 6 --misere", "15 11 7 --misere"];

/// Pseudo-random numbers from a seed.
struct Draws(u64);

impl Draws {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn question(&mut self) -> String {
        let most = [16, 16, 16, 64, 3000][self.below(5) as usize];
        let count = 1 + self.below(if most > 64 { 4 } else { 6 });
        let piles: Vec<u64> = (0..count).map(|_| self.below(most)).collect();
        let mut piles =
            if piles.iter().all(|pile| *pile == 0) { vec![1; piles.len()] } else { piles };
        let rules = self.below(8);
        if rules == 7 {
            piles.push(1 + self.below(15));
            return format!("moore {} --at-most 2", joined(&piles));
        }
        let limit = 1 + self.below(9);
        let mut question = joined(&piles);
        if rules % 3 == 1 {
            question += &format!(" --limit {limit}");
        }
        if rules % 2 == 1 {
            question += " --misere";
        }
        if self.below(4) == 0 {
            let full: Vec<usize> = (0..piles.len()).filter(|&at| piles[at] > 0).collect();
            let at = full[self.below(full.len() as u64) as usize];
            let most = if rules % 3 == 1 { piles[at].min(limit) } else { piles[at] };
            question += &format!(" --move {}:{}", at + 1, 1 + self.below(most));
        }
        question
    }
}

fn joined(piles: &[u64]) -> String {
    piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Three hundred positions of all rules and one with the largest number.
pub(crate) fn written(chromium: &Chromium) -> Vec<Board> {
    let folder = chromium.folder("moments");
    let mut draws = Draws(13);
    let questions =
        (0..300).map(|_| draws.question()).chain(["18446744073709551615 1 2".to_owned()]);
    let write = |(index, question): (usize, String)| {
        let file = folder.join(format!("{index}.html"));
        let language = ["zh", "en"][index % 2];
        page(&question, language, &file);
        Board {
            json: explain(&question, &["--format", "json", "--frames"]),
            url: url(&file),
            name: question,
        }
    };
    questions.enumerate().map(write).collect()
}

fn few(folder: &Path) -> Vec<Page> {
    let pages =
        ["zh", "en"].into_iter().flat_map(|language| WON.iter().map(move |won| (language, won)));
    let write = |(index, (language, question)): (usize, (&'static str, &&str))| {
        let file = folder.join(format!("{index}.html"));
        page(question, language, &file);
        named(question, language, &file, Vec::new())
    };
    pages.enumerate().map(write).collect()
}

fn papers(folder: &Path) -> Vec<Page> {
    write_commands(folder, KINDS.iter().map(|kind| (*kind).to_owned()).collect())
}

fn arguments(folder: &Path) -> Vec<Page> {
    write_commands(
        folder,
        THREE.iter().map(|three| format!("explain {three} --detail teach")).collect(),
    )
}

/// Writes the pages of complete commands, in both languages.
fn write_commands(folder: &Path, commands: Vec<String>) -> Vec<Page> {
    let all = ["zh", "en"]
        .into_iter()
        .flat_map(|language| commands.iter().map(move |command| (language, command)));
    let write = |(index, (language, command)): (usize, (&'static str, &String))| {
        let file = folder.join(format!("{index}.html"));
        let mut program = program();
        program.args(command.split(' ')).args(["--lang", language, "-o"]).arg(&file);
        assert!(program.status().unwrap().success(), "{command}");
        let name = format!("{command} --lang {language}");
        Page { name, url: url(&file), language, numbers: Vec::new() }
    };
    all.enumerate().map(write).collect()
}

fn sheets(folder: &Path) -> Vec<Page> {
    let pages = ["zh", "en"]
        .into_iter()
        .flat_map(|language| PRINTED.iter().map(move |one| (language, one)));
    let write = |(index, (language, (question, most))): (usize, (&'static str, &(&str, &str)))| {
        let file = folder.join(format!("{index}.html"));
        page(question, language, &file);
        named(question, language, &file, vec![(*most).to_owned()])
    };
    pages.enumerate().map(write).collect()
}

fn named(question: &str, language: &'static str, file: &Path, numbers: Vec<String>) -> Page {
    Page {
        name: format!("explain {question} --lang {language}"),
        url: url(file),
        language,
        numbers,
    }
}

fn url(file: &Path) -> String {
    format!("file://{}", file.display())
}

fn page(question: &str, language: &str, file: &Path) {
    let path = file.to_str().expect("a path in UTF-8");
    explain(question, &["--lang", language, "--format", "html", "-o", path]);
    let size = std::fs::metadata(file).expect("a page").len();
    assert!(size < 120_000, "{question}: {size} bytes");
}

/// Output of `carryless explain`. Exit code 1 is accepted, because it means that the attempt is wrong.
fn explain(question: &str, options: &[&str]) -> String {
    let output = program().arg("explain").args(question.split(' ')).args(options).output();
    let output = output.expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)), "explain {question}: {said}");
    String::from_utf8(output.stdout).expect("JSON is UTF-8")
}
