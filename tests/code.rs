//! Compares the programs of the programming lesson with `carryless` and with a search without theorems on
//! thousands of random positions. Both languages show the same programs, each under twenty lines; the counted
//! steps, commands and judges' outputs of the lesson are computed. `cargo test` runs the Rust programs,
//! `.ci/full` those in C++ and Python too.

mod judges;
mod tree;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{fed, program};
use crate::shell;
use crate::transcript::{difference, replay};
use tree::{Rules, Tree};

const LANGUAGES: [&str; 2] = ["zh", "en"];
const PROGRAMS: [&str; 4] = ["winning", "search", "counting", "sets"];
const ENDINGS: [&str; 3] = ["py", "cpp", "rs"];

fn lesson(code: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(code).join("code.md");
    fs::read_to_string(path).unwrap()
}

/// Files shown in the lesson of a language, by name, which ends the line before each program fence.
fn files(code: &str) -> BTreeMap<String, String> {
    let (lesson, mut files) = (lesson(code), BTreeMap::new());
    let mut lines = lesson.lines();
    let mut before = "";
    while let Some(line) = lines.next() {
        let name = line.strip_prefix("```").filter(|name| !name.is_empty());
        let body: Vec<&str> = match name {
            Some(_) => lines.by_ref().take_while(|line| *line != "```").collect(),
            None => Vec::new(),
        };
        if name.is_some_and(|name| ["python", "cpp", "rust", "sh"].contains(&name)) {
            let words = before.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
            let endings = [".py", ".cpp", ".rs", ".sh"];
            let mut named = words.filter(|word| endings.iter().any(|end| word.ends_with(end)));
            let file = named.next_back().expect("a program has a name").to_owned();
            assert!(files.insert(file, body.join("\n") + "\n").is_none(), "{before}");
        }
        if !line.is_empty() {
            before = line;
        }
    }
    files
}

#[test]
fn both_languages_show_the_same_programs_of_fewer_than_twenty_lines() {
    let [zh, en] = LANGUAGES.map(files);
    assert_eq!(zh, en);
    let mut expected: Vec<String> = PROGRAMS
        .iter()
        .flat_map(|name| ENDINGS.map(|ending| format!("{name}.{ending}")))
        .chain(["draw.py", "mine.py", "mended.py", "check.sh"].map(str::to_owned))
        .collect();
    expected.sort();
    assert_eq!(en.keys().collect::<Vec<_>>(), expected.iter().collect::<Vec<_>>());
    for (name, text) in en {
        assert!(text.lines().count() < 20, "{name} has {} lines", text.lines().count());
    }
}

/// Compiles a file of the folder; warnings fail the test.
fn compile(folder: &Path, name: &str, ending: &str) {
    let (compiler, arguments) = match ending {
        "cpp" => ("g++", &["-std=c++17", "-Wall", "-Wextra", "-Werror"][..]),
        _ => ("rustc", &["--edition", "2021", "-D", "warnings"][..]),
    };
    let mut command = Command::new(compiler);
    let file = format!("{name}.{ending}");
    command.args(arguments).args(["-o", &format!("{name}-{ending}"), &file]).current_dir(folder);
    let output = command.output().unwrap_or_else(|error| panic!("{compiler}: {error}"));
    assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A folder with every file that the lesson shows.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<TempDir> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files("en") {
            fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    });
    folder.path()
}

/// The folder with the programs of a programming language compiled once; `ending` is its file ending.
fn compiled_folder(ending: &str) -> &'static Path {
    static CPP: OnceLock<()> = OnceLock::new();
    static RUST: OnceLock<()> = OnceLock::new();
    let compiled = || PROGRAMS.iter().for_each(|name| compile(folder(), name, ending));
    match ending {
        "cpp" => CPP.get_or_init(compiled),
        "rs" => RUST.get_or_init(compiled),
        _ => &(),
    };
    folder()
}

/// Lines that a program of the lesson prints in each programming language, without trailing blanks.
fn answers(name: &str, input: &str, endings: &[&str]) -> Vec<(String, Vec<String>)> {
    let given = tempfile::NamedTempFile::new().unwrap();
    fs::write(given.path(), input).unwrap();
    let answered = endings.iter().map(|&ending| {
        let folder = compiled_folder(ending);
        let command = match ending {
            "py" => format!("python3 {name}.py"),
            _ => format!("./{name}-{ending}"),
        };
        let line = format!("{command} < {}", given.path().display());
        let output = shell::run(&line, folder, "C");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        (command, text.lines().map(|line| line.trim_end().to_owned()).collect())
    });
    answered.collect()
}

/// A pseudo-random sequence that is equal in every run.
pub(crate) struct Draw(pub(crate) u64);

impl Draw {
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn piles(&mut self, most: u64, size: u64) -> Vec<u64> {
        (0..=self.below(most)).map(|_| self.below(size + 1)).collect()
    }
}

/// Numbers as text, separated by blanks.
fn row(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// JSON answers of `carryless` to a batch of positions.
fn carryless(lines: &str) -> Vec<Value> {
    let output = fed(program("explain --batch - --format json"), lines.as_bytes());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Winning moves of an answer in the format of the lesson's programs.
fn moves_of(answer: &Value) -> String {
    let moves = answer["winning_moves"].as_array().unwrap();
    let written = moves.iter().map(|found| format!("{}:{}", found["pile"], found["take"]));
    written.collect::<Vec<_>>().join(" ")
}

/// An input line for the programs of the lesson and its equivalent for `carryless`.
fn input_lines(limit: u64, misere: bool, piles: &[u64]) -> [String; 2] {
    let largest = piles.iter().max().unwrap();
    let mut line = row(piles);
    // A limit that no pile exceeds is left out.
    if limit < *largest {
        write!(line, " --limit {limit}").unwrap();
    }
    if misere {
        line.push_str(" --misere");
    }
    [format!("{limit} {} {}\n", u64::from(misere), row(piles)), line + "\n"]
}

fn check_tree(endings: &[&str]) {
    let (mut lines, mut batch, mut moves, mut verdicts) =
        (String::new(), String::new(), Vec::new(), Vec::new());
    let mut draw = Draw(1);
    for limit in [1, 2, 3, 4, 5, 9] {
        for misere in [false, true] {
            let takes: Vec<u64> = (1..=limit).collect();
            let mut tree = Tree::new(Rules { takes: &takes, misere });
            for _ in 0..300 {
                let piles = draw.piles(4, 8);
                let [line, asked] = input_lines(limit, misere, &piles);
                lines += &line;
                batch += &asked;
                moves.push(tree.winning(&piles).join(" "));
                verdicts.push(if tree.wins(&piles) { "N" } else { "P" }.to_owned());
            }
        }
    }
    assert!(moves.iter().filter(|moves| moves.contains(' ')).count() > 300);
    let found = carryless(&batch);
    assert_eq!(found.iter().map(moves_of).collect::<Vec<_>>(), moves);
    assert_eq!(
        found.iter().map(|answer| answer["outcome"].as_str().unwrap()).collect::<Vec<_>>(),
        verdicts
    );
    for (command, answers) in answers("winning", &lines, endings) {
        assert_eq!(answers, moves, "{command}");
    }
    for (command, answers) in answers("search", &lines, endings) {
        assert_eq!(answers, verdicts, "{command}");
    }
}

#[test]
fn winning_moves_and_verdicts_agree_with_the_tree_and_carryless() {
    check_tree(&["rs"]);
}

#[test]
#[ignore = "needs g++ and Python"]
fn winning_moves_and_verdicts_agree_with_the_tree_and_carryless_in_every_language() {
    check_tree(&ENDINGS);
}

fn check_large(endings: &[&str]) {
    let (mut lines, mut batch, mut draw) = (String::new(), String::new(), Draw(2));
    for _ in 0..1000 {
        let largest = 1 << (10 + draw.below(20));
        let piles = draw.piles(8, largest);
        let limit = 1 + draw.below(2 * largest);
        let [line, asked] = input_lines(limit, draw.below(2) == 1, &piles);
        lines += &line;
        batch += &asked;
    }
    let expected: Vec<String> = carryless(&batch).iter().map(moves_of).collect();
    assert!(expected.iter().filter(|moves| !moves.is_empty()).count() > 300);
    for (command, answers) in answers("winning", &lines, endings) {
        assert_eq!(answers, expected, "{command}");
    }
}

#[test]
fn winning_moves_of_large_piles_agree_with_carryless() {
    check_large(&["rs"]);
}

#[test]
#[ignore = "needs g++ and Python"]
fn winning_moves_of_large_piles_agree_with_carryless_in_every_language() {
    check_large(&ENDINGS);
}

/// Number of n from 0 to `last` whose multiples by `factors` have an even number of 1s in every column.
fn count_even(last: u64, factors: &[u64]) -> usize {
    let even = |n: u64| {
        (0..64)
            .all(|column| factors.iter().filter(|c| (*c * n) >> column & 1 == 1).count() % 2 == 0)
    };
    (1..=last).filter(|&n| even(n)).count()
}

fn check_counts(endings: &[&str]) {
    let mut draw = Draw(3);
    for round in 0..24 {
        let factors: Vec<u64> = (0..=1 + draw.below(3)).map(|_| 1 + draw.below(9)).collect();
        let factors = if round % 4 == 0 { vec![1, 2, 3] } else { factors };
        let last = if round % 2 == 0 { 1 + draw.below(5000) } else { 1 << (20 + draw.below(40)) };
        let question = format!("count {} --up-to {last} --format json", row(&factors));
        let answer = program(&question).output().unwrap();
        let answer: Value = serde_json::from_slice(&answer.stdout).unwrap();
        let expected = answer["count"].as_str().unwrap();
        if last <= 5000 {
            assert_eq!(expected, count_even(last, &factors).to_string(), "{question}");
        }
        let input = format!("{last} {}\n", row(&factors));
        for (command, answers) in answers("counting", &input, endings) {
            assert_eq!(answers, [expected], "{command}, {question}");
        }
    }
}

#[test]
fn counts_agree_with_trying_every_n_and_carryless() {
    check_counts(&["rs"]);
}

#[test]
#[ignore = "needs g++ and Python"]
fn counts_agree_with_trying_every_n_and_carryless_in_every_language() {
    check_counts(&ENDINGS);
}

fn check_sets(endings: &[&str]) {
    let (mut input, mut expected, mut batch) = (String::new(), Vec::new(), String::new());
    let (mut draw, mut limited) = (Draw(4), String::new());
    for round in 0..30 {
        let mut takes: Vec<u64> = (1..=8).filter(|_| draw.below(2) == 1).collect();
        if round % 3 == 0 || takes.is_empty() {
            takes = (1..=1 + draw.below(6)).collect();
        }
        let limit = takes.len() as u64;
        let mut tree = Tree::new(Rules { takes: &takes, misere: false });
        let positions: Vec<Vec<u64>> = (0..40).map(|_| draw.piles(3, 12)).collect();
        write!(input, "{limit} {}\n{}\n", row(&takes), positions.len()).unwrap();
        let mut line = String::new();
        for piles in positions {
            writeln!(input, "{} {}", piles.len(), row(&piles)).unwrap();
            let said = if tree.wins(&piles) { 'W' } else { 'L' };
            line.push(said);
            if takes.last() == Some(&limit) {
                writeln!(batch, "{} --limit {limit}", row(&piles)).unwrap();
                limited.push(said);
            }
        }
        expected.push(line);
    }
    assert!(limited.len() > 300);
    let outcome = |answer: &Value| if answer["outcome"] == "N" { 'W' } else { 'L' };
    assert_eq!(carryless(&batch).iter().map(outcome).collect::<String>(), limited);
    for (command, answers) in answers("sets", &(input + "0\n"), endings) {
        assert_eq!(answers, expected, "{command}");
    }
}

#[test]
fn subtraction_sets_agree_with_the_tree() {
    check_sets(&["rs"]);
}

#[test]
#[ignore = "needs g++ and Python"]
fn subtraction_sets_agree_with_the_tree_in_every_language() {
    check_sets(&ENDINGS);
}

/// Output of a Python program of the lesson after each pair of `changes` is replaced in its text.
fn run_modified(name: &str, changes: &[[&str; 2]], input: &str) -> String {
    let mut text = files("en")[&format!("{name}.py")].clone();
    for [found, replacement] in changes {
        assert!(text.contains(found), "{name}: {found}");
        text = text.replace(found, replacement);
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("steps.py"), text).unwrap();
    fs::write(folder.path().join("input"), input).unwrap();
    let output = shell::run("python3 steps.py < input | tail -n 1", folder.path(), "C");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
#[ignore = "needs Python"]
fn step_counts_of_the_lesson_agree_with_its_programs() {
    let remembered = [
        "    print(\"N\"",
        "    wins(limit, misere, tuple(sorted(piles)))\n    print(wins.cache_info().currsize)\n    continue\n    print(\"N\"",
    ];
    let called = [
        "import sys\n",
        "import sys\nCALLS = []\ndef counted(f):\n    return lambda *words: (CALLS.append(1), f(*words))[1]\n",
    ];
    let uncached = ["@cache", "@counted"];
    let printed = ["else \"P\")", "else \"P\")\n    print(len(CALLS))"];
    let steps = ["            sums =", "            STEPS.append(1)\n            sums ="];
    let begun = ["import sys\n", "import sys\nSTEPS = []\n"];
    let ended = ["print(ways[none, False] - 1)", "print(len(STEPS))"];
    let counting = |input: &str| run_modified("counting", &[steps, begun, ended], input);
    let tries: u64 = [2001, 2002, 2003].iter().sum();
    let sizes: u64 = [2, 3, 7, 12].iter().map(|size| size + 1).product();
    let figures = [
        vec![tries.to_string()],
        vec![
            run_modified("search", &[remembered], "5 0 5 5 5\n"),
            run_modified("search", &[called, uncached, printed], "5 0 5 5 5\n"),
        ],
        vec![
            counting(&format!("{} 1 2 3\n", 1u64 << 30)),
            (1u64 << 30).to_string(),
            counting(&format!("{} 1 2 3\n", 1u64 << 60)),
        ],
        vec!["13".to_owned(), sizes.to_string()],
    ];
    for code in LANGUAGES {
        let lesson = lesson(code);
        for (name, figures) in PROGRAMS.iter().zip(&figures) {
            let row = lesson.lines().find(|line| line.starts_with(&format!("| {name} |")));
            let last = row.unwrap().trim_end_matches(" |").rsplit(" | ").next().unwrap();
            let found: Vec<&str> = last.split(|c: char| !c.is_ascii_digit()).collect();
            for figure in figures {
                assert!(found.contains(&figure.as_str()), "{code}: {figure} is not in {last}");
            }
        }
    }
}

#[test]
#[ignore = "needs Python"]
fn a_program_is_checked_as_it_is_printed() {
    for code in LANGUAGES {
        let expected = lesson(code);
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files(code) {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let replayed = replay(&expected, folder.path(), "C");
        assert_eq!(replayed.commands, 2);
        assert_eq!(difference(&expected, &replayed.text), None, "{code}");
        let lines = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        let [right, positions] = ["right.txt", "positions.txt"].map(lines);
        assert_eq!(right.lines().count(), 1000);
        let mut tree = Tree::new(Rules { takes: &[1, 2, 3, 4, 5, 6, 7], misere: true });
        for (right, position) in right.lines().zip(positions.lines()) {
            let piles: Vec<u64> = position.split(' ').map(|n| n.parse().unwrap()).collect();
            assert_eq!(right == "N", tree.wins(&piles), "{position}");
        }
    }
}

/// Pitfalls of the xor operator in three programming languages, as the lesson describes them.
#[test]
#[ignore = "needs g++ and Python"]
fn pitfalls_of_the_xor_operator_are_real() {
    let folder = tempfile::tempdir().unwrap();
    let cpp = "#include <cstdio>\nint main() { printf(\"%d %d %d\\n\", 5 ^ 5 == 0, 5 ^ 7 == 0, 2 ^ 30); }\n";
    let rust = "fn main() { println!(\"{} {} {}\", 5 ^ 5 == 0, 5 ^ 7 == 0, 2 ^ 30); }\n";
    fs::write(folder.path().join("trap.rs"), rust).unwrap();
    fs::write(folder.path().join("trap.cpp"), cpp).unwrap();
    compile(folder.path(), "trap", "rs");
    let run =
        |command: &str| String::from_utf8(shell::run(command, folder.path(), "C").stdout).unwrap();
    assert_eq!(run("./trap-rs"), "true false 28\n");
    assert_eq!(run("g++ -w -o trap-cpp trap.cpp && ./trap-cpp"), "5 5 28\n");
    assert_eq!(run("python3 -c 'print(5 ^ 5 == 0, 5 ^ 7 == 0, 2 ^ 30)'"), "True False 28\n");
}
