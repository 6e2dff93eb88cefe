//! Compares the programs of the contest lesson with `carryless` on random graphs. Both languages show the
//! same programs and problems, and each command of the table answers its sample as the judge prints it.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::shell;

fn lesson(code: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(code);
    fs::read_to_string(path.join("contests.md")).unwrap()
}

/// Text of the only code block of this programming language in a lesson.
fn fence(lesson: &str, language: &str) -> String {
    let (_, rest) = lesson.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

/// Problem, command and output in each row of the lesson's table of problems.
fn rows(lesson: &str) -> Vec<[String; 3]> {
    let mut rows: Vec<[String; 3]> = Vec::new();
    for line in lesson.lines().filter(|line| line.contains("`carryless explain`")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let quoted = |cell: &str| -> Vec<String> {
            cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
        };
        let problem = match cells[0] {
            "" => rows.last().unwrap()[0].clone(),
            named => named.to_owned(),
        };
        rows.push([problem, quoted(cells[1]).join(" "), quoted(cells[2]).join(" ")]);
    }
    rows
}

fn carryless(command: &str, folder: &Path) -> Value {
    let output = shell::run(&format!("{command} --format json"), folder, "C");
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn each_command_answers_its_sample() {
    let [zh, en] = ["zh", "en"].map(|code| rows(&lesson(code)));
    assert_eq!(zh, en);
    assert_eq!(en.len(), 20);
    let folder = tempfile::tempdir().unwrap();
    for [problem, command, printed] in en {
        let says = match problem.as_str() {
            "HDU 1524, POJ 2425" => ["WIN", "LOSE"],
            "HDU 1847" => ["Kiki", "Cici"],
            "HDU 1848" => ["Fibo", "Nacci"],
            "HDU 2516" => ["First win", "Second win"],
            "HDU 3032" => ["Alice", "Bob"],
            "AtCoder DP K" => ["First", "Second"],
            other => panic!("nobody knows what {other} prints"),
        };
        let won = carryless(&command, folder.path())["outcome"] == "N";
        assert_eq!(printed, says[usize::from(!won)], "{command}");
    }
}

/// Next pseudo-random number below `bound`, equal in every run.
fn draw(state: &mut u64, bound: u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % bound
}

#[test]
#[ignore = "needs g++ and Python"]
fn programs_agree_with_carryless_on_random_graphs() {
    let [zh, en] = ["zh", "en"].map(lesson);
    for language in ["python", "cpp"] {
        assert_eq!(fence(&zh, language), fence(&en, language));
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("sg.py"), fence(&en, "python")).unwrap();
    fs::write(folder.join("sg.cpp"), fence(&en, "cpp")).unwrap();
    let compiler = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", "sg", "sg.cpp"];
    assert!(Command::new("g++").args(compiler).current_dir(folder).status().unwrap().success());
    let (mut state, mut lost) = (7, 0);
    for round in 0..40 {
        let nodes = 2 + draw(&mut state, 12);
        // Arrows lead to smaller numbers in some rounds, to larger ones in others.
        let mut arrows = Vec::new();
        for (large, small) in (1..=nodes).flat_map(|from| (1..from).map(move |to| (from, to))) {
            if draw(&mut state, 3) == 0 {
                let (from, to) = if round % 2 == 0 { (large, small) } else { (small, large) };
                arrows.push(format!("{from} {to}\n"));
            }
        }
        let graph = format!("{nodes} {}\n{}", arrows.len(), arrows.concat());
        let tokens: Vec<String> =
            (0..=draw(&mut state, 3)).map(|_| (1 + draw(&mut state, nodes)).to_string()).collect();
        fs::write(folder.join("graph.txt"), &graph).unwrap();
        fs::write(folder.join("input.txt"), graph + &tokens.join(" ") + "\n").unwrap();
        let command = format!("carryless explain graph graph.txt --from {}", tokens.join(","));
        let answer = carryless(&command, folder);
        let values = answer["values"].as_array().unwrap().iter().map(|value| format!(" {value}"));
        let expected = answer["outcome"].as_str().unwrap().to_owned() + &values.collect::<String>();
        lost += u32::from(expected.starts_with('P'));
        for program in ["python3 sg.py", "./sg"] {
            let output = shell::run(&format!("{program} < input.txt"), folder, "C");
            assert!(output.stderr.is_empty(), "{program}");
            assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), expected, "{program}");
        }
    }
    assert!(lost > 4, "{lost}");
}
