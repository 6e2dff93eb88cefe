//! Compiles the C++ programs of the lessons and compares what they print with searches, and with `carryless`
//! where no search reaches.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::judges::cases;
use super::search::{Search, dynamic, edges, euclid, kayles, rising, wythoff};
use super::{Draw, LANGUAGES, carryless, lesson, row};
use crate::shell;

/// Lessons with their programs in C++.
const PROGRAMS: [(&str, &str); 8] = [
    ("contests", "sg"),
    ("contests", "loops"),
    ("contests", "euclid"),
    ("further", "wythoff"),
    ("fibonacci", "fibonacci"),
    ("staircase", "staircase"),
    ("hackenbush", "tree"),
    ("take-and-break", "values"),
];

/// Text of a file in the lesson, which its summary names.
fn shown(code: &str, lesson_name: &str, title: &str) -> String {
    let lesson = lesson(code, lesson_name);
    let (_, rest) = lesson.split_once(&format!("<summary>{title}</summary>\n\n```")).unwrap();
    let (_, rest) = rest.split_once('\n').unwrap();
    rest.split_once("```\n").unwrap().0.to_owned()
}

fn cpp(code: &str, lesson_name: &str, name: &str) -> String {
    shown(code, lesson_name, &format!("C++: {name}.cpp"))
}

/// The program without its comments.
fn code_alone(text: &str) -> String {
    let lines = text.lines().filter_map(|line| {
        let code = line.split("//").next().unwrap().trim_end();
        (!code.is_empty()).then_some(code)
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn both_languages_show_the_same_programs_with_fast_input() {
    for (lesson_name, name) in PROGRAMS {
        let [zh, en] = LANGUAGES.map(|code| cpp(code, lesson_name, name));
        assert_eq!(code_alone(&zh), code_alone(&en), "{name}");
        let remarks = |text: &str| text.matches("//").count();
        assert!(remarks(&en) > 0 && remarks(&zh) == remarks(&en), "{name}");
        for line in ["ios::sync_with_stdio(false);", "cin.tie(nullptr);"] {
            assert!(en.contains(line), "{name}");
        }
        assert!(!en.contains("set<"), "{name} finds a mex with a set");
    }
    let [zh, en] = LANGUAGES.map(|code| shown(code, "contests", "Python: sg.py"));
    assert_eq!(zh, en);
}

/// A folder with the compiled program; warnings fail the test.
fn compiled(lesson_name: &str, name: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("{name}.cpp");
    fs::write(folder.path().join(&file), cpp("en", lesson_name, name)).unwrap();
    let arguments = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", name, &file];
    let mut compiler = Command::new("g++");
    let output =
        compiler.args(arguments).current_dir(folder.path()).output().expect("the tests need g++");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    folder
}

/// Runs the program of the folder.
fn run(folder: &Path, command: &str, input: &str) -> String {
    fs::write(folder.join("input.txt"), input).unwrap();
    let output = shell::run(&format!("{command} < input.txt"), folder, "C");
    assert!(output.status.success() && output.stderr.is_empty(), "{command}");
    String::from_utf8(output.stdout).unwrap()
}

/// Output of the judge for a won and for a lost position.
fn verdict(wins: bool, words: [&str; 2]) -> String {
    format!("{}\n", words[usize::from(!wins)])
}

/// Outputs that the lesson's table has for a problem, one a line.
fn printed(problem: &str) -> String {
    let cases = cases("en").into_iter().filter(|case| case.problem == problem);
    cases.map(|case| case.output + "\n").collect()
}

/// The first tier compiles this program only. Other systems may have no `bits/stdc++.h`.
#[test]
#[cfg(target_os = "linux")]
fn staircase_program_agrees_with_a_search() {
    let folder = compiled("staircase", "staircase");
    let mut search = Search::new(rising);
    let (mut input, mut expected, mut draw) = (String::new(), String::new(), Draw(1));
    for _ in 0..2000 {
        let length = 1 + draw.below(5);
        let mut piles: Vec<u64> = (0..length).map(|_| draw.below(7)).collect();
        piles.sort_unstable();
        input += &format!("{length}\n{}\n", row(&piles));
        expected += &verdict(search.wins(&piles), ["TAK", "NIE"]);
    }
    let lost = expected.matches("NIE").count();
    assert!(lost > 100, "{lost}");
    assert_eq!(run(folder.path(), "./staircase", &format!("2000\n{input}")), expected);
    let sample = "2\n2\n2 2\n3\n1 2 4\n";
    assert_eq!(run(folder.path(), "./staircase", sample), printed("Luogu P3480"));
}

#[test]
#[ignore = "needs g++"]
fn wythoff_program_agrees_with_a_search_and_with_carryless_on_large_piles() {
    let folder = compiled("further", "wythoff");
    let mut search = Search::new(wythoff);
    let (mut input, mut expected) = (String::new(), String::new());
    for piles in (0..25).flat_map(|a| (0..25).map(move |b| [a, b])) {
        input += &format!("{} {}\n", piles[0], piles[1]);
        expected += &verdict(search.wins(&piles), ["1", "0"]);
    }
    // Large pairs that lose, and their neighbours.
    let (mut lines, mut draw) = (Vec::new(), Draw(2));
    for _ in 0..200 {
        let least = draw.below(1 << 31) * draw.below(450_000_000);
        // The golden ratio to more digits than a double holds.
        let larger = u128::from(least) * 16_180_339_887_498_948_482 / 10_u128.pow(19);
        let larger = u64::try_from(larger).unwrap();
        lines.extend((larger.saturating_sub(1)..larger + 3).map(|b| format!("{least} {b}")));
    }
    input += &(lines.join("\n") + "\n");
    let asked: Vec<String> = lines.iter().map(|line| format!("wythoff {line}")).collect();
    let answers = carryless(&asked);
    let lost = answers.iter().filter(|answer| answer["outcome"] == "P").count();
    assert!(lost > 50, "{lost}");
    expected.extend(answers.iter().map(|answer| verdict(answer["outcome"] == "N", ["1", "0"])));
    assert_eq!(run(folder.path(), "./wythoff", &input), expected);
    let sample = run(folder.path(), "./wythoff", "2 1\n8 4\n4 7\n");
    assert_eq!(sample, printed("Luogu P2252, POJ 1067"));
}

#[test]
#[ignore = "needs g++"]
fn fibonacci_program_agrees_with_a_search() {
    let folder = compiled("fibonacci", "fibonacci");
    let mut search = Search::new(dynamic(2));
    let (mut input, mut expected) = (String::new(), String::new());
    for pile in 1..=90 {
        let smallest = (1..=pile).find(|take| !search.wins(&[pile - take, 2 * take])).unwrap();
        input += &format!("{pile}\n");
        expected += &format!("{smallest}\n");
    }
    assert_eq!(run(folder.path(), "./fibonacci", &input), expected);
    assert_eq!(run(folder.path(), "./fibonacci", "4\n7\n8\n"), printed("Luogu P6487"));
    // Project Euler 692 asks for the same number.
    assert_eq!(run(folder.path(), "./fibonacci", "17\n18\n"), "1\n5\n");
    let large = "1000000000000000000\n";
    let parts = &carryless(&["fibonacci 1000000000000000000".to_owned()])[0]["parts"];
    let smallest = parts.as_array().unwrap().last().unwrap();
    assert_eq!(run(folder.path(), "./fibonacci", large), format!("{smallest}\n"));
}

/// A random tree with its nodes in random order, as edges; node 1 is the ground.
fn random_tree(draw: &mut Draw, nodes: u64) -> Vec<[usize; 2]> {
    let mut names: Vec<usize> = (2..=nodes as usize).collect();
    for i in (1..names.len()).rev() {
        names.swap(i, draw.below(i as u64 + 1) as usize);
    }
    names.insert(0, 1);
    let mut tree = Vec::new();
    for i in 1..names.len() {
        let ends = [names[draw.below(i as u64) as usize], names[i]];
        tree.push(if draw.below(2) == 0 { ends } else { [ends[1], ends[0]] });
    }
    tree
}

/// Edges as lines of a judge's input.
fn lines(edges: &[[usize; 2]]) -> String {
    edges.iter().map(|[u, v]| format!("{u} {v}\n")).collect()
}

/// Whether the player to move wins when all edges stand.
fn wins_all(all: Vec<[usize; 2]>, ground: Vec<usize>) -> bool {
    let every = (1 << all.len()) - 1;
    Search::new(edges(all, ground)).wins(&[every])
}

#[test]
#[ignore = "needs g++"]
fn tree_program_agrees_with_a_search() {
    let folder = compiled("hackenbush", "tree");
    let (mut draw, mut lost) = (Draw(3), 0);
    for _ in 0..150 {
        let nodes = 2 + draw.below(9);
        let tree = random_tree(&mut draw, nodes);
        let input = format!("{nodes}\n{}", lines(&tree));
        let wins = wins_all(tree, vec![1]);
        lost += u32::from(!wins);
        assert_eq!(
            run(folder.path(), "./tree", &input),
            verdict(wins, ["Alice", "Bob"]),
            "{input}"
        );
    }
    assert!(lost > 10, "{lost}");
    // A stalk that would be too long for a recursion.
    let stalk: Vec<[usize; 2]> = (1..100_000).map(|node| [node, node + 1]).collect();
    assert_eq!(run(folder.path(), "./tree", &format!("100000\n{}", lines(&stalk))), "Alice\n");
    for (problem, inputs) in [
        (
            "AGC 017 D",
            vec![
                "5\n1 2\n2 3\n2 4\n4 5\n",
                "5\n1 2\n2 3\n1 4\n4 5\n",
                "6\n1 2\n2 4\n5 1\n6 3\n3 2\n",
                "7\n1 2\n3 7\n4 6\n2 3\n2 4\n1 5\n",
            ],
        ),
        (
            "HDU 3094",
            vec![
                "3\n1 2\n2 3\n",
                "3\n1 2\n1 3\n",
                "10\n6 2\n4 3\n8 4\n9 5\n8 6\n2 7\n5 8\n1 9\n6 10\n",
            ],
        ),
    ] {
        let found: String =
            inputs.iter().map(|input| run(folder.path(), "./tree", input)).collect();
        assert_eq!(found, printed(problem));
    }
}

#[test]
#[ignore = "needs g++"]
fn loops_program_agrees_with_a_search() {
    let folder = compiled("contests", "loops");
    let (mut input, mut expected, mut draw) = (String::new(), String::new(), Draw(4));
    for _ in 0..400 {
        let graphs = 1 + draw.below(2);
        let (mut all, mut ground) = (Vec::new(), Vec::new());
        input += &format!("{graphs}\n");
        for _ in 0..graphs {
            let nodes = 2 + draw.below(4);
            let mut graph = random_tree(&mut draw, nodes);
            for _ in 0..draw.below(4) {
                let [u, v] = [1 + draw.below(nodes), 1 + draw.below(nodes)];
                if u != v {
                    graph.push([u as usize, v as usize]);
                }
            }
            input += &format!("{nodes} {}\n{}", graph.len(), lines(&graph));
            // Nodes of the second graph have other numbers than those of the first.
            let base = 10 * ground.len();
            ground.push(base + 1);
            all.extend(graph.iter().map(|ends| ends.map(|node| base + node)));
        }
        expected += &verdict(wins_all(all, ground), ["Sally", "Harry"]);
    }
    let lost = expected.matches("Harry").count();
    assert!(lost > 20, "{lost}");
    assert_eq!(run(folder.path(), "./loops", &input), expected);
    let sample = run(folder.path(), "./loops", "2\n2 1\n1 2\n4 4\n1 2\n2 3\n2 4\n3 4\n");
    assert_eq!(sample, printed("POJ 3710"));
}

#[test]
#[ignore = "needs g++"]
fn values_program_agrees_with_a_search_and_carryless() {
    let folder = compiled("take-and-break", "values");
    let mut search = Search::new(kayles);
    let (mut draw, mut lost) = (Draw(5), 0);
    for _ in 0..40 {
        let mut rows: Vec<u64> = (0..=draw.below(3)).map(|_| 1 + draw.below(6)).collect();
        rows.sort_unstable();
        let answer = &carryless(&[format!("kayles {}", row(&rows))])[0];
        let values: Vec<u64> =
            answer["values"].as_array().unwrap().iter().map(|v| v.as_u64().unwrap()).collect();
        let wins = search.wins(&rows);
        lost += u32::from(!wins);
        let expected = format!("{} {}\n", if wins { "N" } else { "P" }, row(&values));
        assert_eq!(run(folder.path(), "./values", &row(&rows)), expected, "{rows:?}");
    }
    assert!(lost > 4, "{lost}");
    // Values repeat from 71 on, with the period 12 (Guy and Smith 1956).
    assert_eq!(run(folder.path(), "./values", "4980 84"), "P 4 4\n");
}

#[test]
#[ignore = "needs g++"]
fn euclid_program_agrees_with_a_search() {
    let folder = compiled("contests", "euclid");
    let mut search = Search::new(euclid);
    let (mut input, mut expected, words) =
        (String::new(), String::new(), ["Stan wins", "Ollie wins"]);
    for pair in (1..40).flat_map(|a| (1..40).map(move |b| [a, b])) {
        input += &format!("{} {}\n", pair[0], pair[1]);
        expected += &verdict(search.wins(&pair), words);
    }
    assert_eq!(run(folder.path(), "./euclid", &format!("{}\n{input}", 39 * 39)), expected);
    let sample = run(folder.path(), "./euclid", "2\n25 7\n24 15\n");
    assert_eq!(sample, printed("Luogu P1290"));
}

#[test]
#[ignore = "needs g++ and Python"]
fn sg_programs_agree_with_carryless_on_random_graphs() {
    let folder = compiled("contests", "sg");
    let folder = folder.path();
    fs::write(folder.join("sg.py"), shown("en", "contests", "Python: sg.py")).unwrap();
    let (mut draw, mut lost) = (Draw(7), 0);
    for round in 0..40 {
        let nodes = 2 + draw.below(12);
        // Arrows lead to smaller numbers in some rounds, to larger ones in others.
        let mut arrows = Vec::new();
        for (large, small) in (1..=nodes).flat_map(|from| (1..from).map(move |to| (from, to))) {
            if draw.below(3) == 0 {
                let (from, to) = if round % 2 == 0 { (large, small) } else { (small, large) };
                arrows.push(format!("{from} {to}\n"));
            }
        }
        let graph = format!("{nodes} {}\n{}", arrows.len(), arrows.concat());
        let tokens: Vec<u64> = (0..=draw.below(3)).map(|_| 1 + draw.below(nodes)).collect();
        fs::write(folder.join("graph.txt"), &graph).unwrap();
        let from = row(&tokens).replace(' ', ",");
        let command = format!("carryless explain graph graph.txt --from {from} --format json");
        let output = shell::run(&command, folder, "C");
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let values = answer["values"].as_array().unwrap().iter().map(|value| format!(" {value}"));
        let expected = answer["outcome"].as_str().unwrap().to_owned() + &values.collect::<String>();
        lost += u32::from(expected.starts_with('P'));
        for program in ["python3 sg.py", "./sg"] {
            let found = run(folder, program, &format!("{graph}{}\n", row(&tokens)));
            assert_eq!(found.trim(), expected, "{program}");
        }
    }
    assert!(lost > 4, "{lost}");
}
