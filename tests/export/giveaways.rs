//! Checks that question files and sheets give no answer away: by the sample of a move, or by the position,
//! size, length or frequency of right alternatives.

use std::collections::{HashMap, HashSet};

use calamine::{Reader, Xlsx, open_workbook};
use serde_json::Value;

use super::files::questions;
use crate::program::program;

/// Standard output of a command.
fn printed(words: &str) -> Vec<u8> {
    let output = program(words).output().unwrap();
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn exercises(words: &str) -> Vec<Value> {
    let sheet: Value = serde_json::from_slice(&printed(&format!("{words} --format json"))).unwrap();
    sheet["exercises"].as_array().unwrap().clone()
}

/// Right answers of an exercise as a pupil writes them.
fn right(exercise: &Value) -> HashSet<String> {
    let mut texts = HashSet::new();
    for ask in exercise["answer"]["asks"].as_array().unwrap() {
        for made in ask["right"].as_array().into_iter().flatten() {
            if let (Some(from), Some(to)) = (made["from"].as_u64(), made["to"].as_u64()) {
                texts.insert(format!("{from}\u{2192}{to}"));
            } else if let Some(cut) = made["cut"].as_array() {
                let cut: Vec<String> = cut.iter().map(Value::to_string).collect();
                texts.insert(cut.join("."));
            } else if let Some(leaves) = made["leaves"].as_array() {
                let leaves: Vec<String> = leaves.iter().map(Value::to_string).collect();
                let leaves = if leaves.is_empty() { "0".to_owned() } else { leaves.join("+") };
                texts.insert(format!("{}={leaves}", made["pile"]));
            } else if let Some(takes) = made["takes"].as_array() {
                let takes: Vec<String> = takes.iter().map(Value::to_string).collect();
                texts.insert(takes.join(","));
            } else if let Some(take) = made["take"].as_u64() {
                let pile = made["pile"].as_u64().or(made["step"].as_u64()).unwrap();
                texts.insert(format!("{pile}:{take}"));
            }
        }
    }
    texts
}

/// Sample moves in a text: digits around the sign that separates the parts of a move.
fn samples(text: &str) -> Vec<String> {
    let words =
        text.split(|letter: char| !letter.is_ascii_digit() && !":=+\u{2192},.".contains(letter));
    let words = words.map(|word| word.trim_matches([',', '.', ':', '=', '+']));
    let is_sample = |word: &&str| {
        word.contains([':', '=', '\u{2192}', '.']) || word.contains(',') && !word.contains(' ')
    };
    words.filter(is_sample).map(str::to_owned).collect()
}

/// Asserts that the instructions of exercises and sections show a varying sample move that is never right
/// there.
fn assert_samples_on_paper(each: usize, seeds: std::ops::Range<u32>) {
    let folder = tempfile::tempdir().unwrap();
    for topic in
        ["northcott", "staircase", "kayles", "lasker", "grundy", "silver-dollar", "hackenbush"]
    {
        let mut seen = HashSet::new();
        let words = format!("worksheet --topic {topic}:{each} --seed 31 -l en");
        for exercise in exercises(&words) {
            let text = exercise["question"].as_str().unwrap();
            let asked = text.split("```").next().unwrap();
            let asked = asked.rsplit("“none”").next().unwrap();
            let shown = samples(asked);
            assert!(!shown.is_empty(), "{topic}: {asked}");
            let right = right(&exercise);
            assert!(
                shown.iter().all(|move_| !right.contains(move_)),
                "{topic}: {shown:?} {right:?}"
            );
            seen.extend(shown);
        }
        assert!(seen.len() > 2, "{topic}: always {seen:?}");
        for seed in seeds.clone() {
            // With a second topic, the instruction is printed once above all exercises of the first.
            let words = format!("worksheet --topic {topic}:6,binary:2 --seed {seed} -l en");
            let file = folder.path().join("sheet.html");
            printed(&format!("{words} --force -o {}", file.display()));
            let page = std::fs::read_to_string(file).unwrap();
            let head = page.split("“none”").nth(1).unwrap().split("</p>").next().unwrap();
            let shown = samples(head);
            assert!(!shown.is_empty(), "{topic}: {head}");
            assert_eq!(page.matches("“none”").count(), 1, "{topic}");
            for exercise in exercises(&words).iter().take(6) {
                let right = right(exercise);
                assert!(shown.iter().all(|one| !right.contains(one)), "{topic} {seed}: {shown:?}");
            }
        }
    }
}

#[test]
fn a_sample_on_paper_is_never_right() {
    assert_samples_on_paper(40, 1..3);
}

#[test]
#[ignore = "exhaustive"]
fn a_sample_on_paper_is_never_right_exhaustive() {
    assert_samples_on_paper(150, 1..40);
}

/// Asserts that the sample in a question file is not a right answer of its question.
fn assert_samples_in_files(count: usize) {
    for topic in
        ["winning-move", "misere", "judge-move", "walkthrough", "xiangqi", "wythoff", "moore"]
    {
        // There are 120 exercises of Xiangqi.
        let count = if topic == "xiangqi" { count.min(120) } else { count };
        let words = format!("worksheet --topic {topic}:{count} --seed 12 -l en");
        let exercises = exercises(&words);
        let read = questions("moodle", &printed(&format!("{words} --format moodle")));
        let mut seen = HashSet::new();
        for (exercise, question) in exercises.iter().zip(&read) {
            let mut right = right(exercise);
            for made in exercise["answer"]["asks"].as_array().unwrap() {
                let moves = made["right"].as_array().into_iter().flatten();
                right.extend(moves.map(|made| format!("{}:{}", made["pile"], made["take"])));
            }
            let Some(said) = question.stem.split(['(', '\u{ff08}']).next_back() else { continue };
            let shown = samples(said);
            assert!(shown.iter().all(|one| !right.contains(one)), "{topic}: {said} {right:?}");
            seen.extend(shown);
        }
        assert!(seen.len() > 2, "{topic}: {seen:?}");
    }
}

#[test]
fn a_sample_in_a_file_is_never_right() {
    assert_samples_in_files(40);
}

#[test]
#[ignore = "exhaustive"]
fn a_sample_in_a_file_is_never_right_exhaustive() {
    assert_samples_in_files(300);
}

/// A choice question as a pupil sees it, with its right alternatives.
#[derive(Debug)]
struct Choice {
    asked: String,
    options: Vec<String>,
    right: Vec<usize>,
    is_many: bool,
}

/// Questions in the rows of the spreadsheet for Kahoot.
fn kahoot(words: &str) -> Vec<Choice> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quiz.xlsx");
    printed(&format!("{words} --format kahoot -o {}", file.display()));
    let mut workbook: Xlsx<_> = open_workbook(&file).unwrap();
    let name = workbook.sheet_names()[0].clone();
    let cells = workbook.worksheet_range(&name).unwrap();
    let text = |line: u32, column| cells.get_value((line, column)).map(ToString::to_string);
    let row = |line| {
        let right = text(line, 7).unwrap();
        let asked = text(line, 1).unwrap();
        Choice {
            options: (2..6).filter_map(|at| text(line, at)).filter(|it| !it.is_empty()).collect(),
            right: right.split(',').map(|at| at.parse::<usize>().unwrap() - 1).collect(),
            is_many: asked.contains("moves win")
                || asked.contains("columns")
                || right.contains(','),
            asked,
        }
    };
    (8..=cells.end().unwrap().0).map(row).collect()
}

/// Choice questions of a file for Moodle.
fn moodle(words: &str) -> Vec<Choice> {
    let read = questions("moodle", &printed(&format!("{words} --format moodle")));
    let choice = |(asked, gap): (String, super::platform::Gap)| {
        let numbered = gap.options.iter().enumerate();
        Choice {
            asked,
            right: numbered.filter(|(_, it)| it.fraction > 0.0).map(|(at, _)| at).collect(),
            options: gap.options.iter().map(|it| it.text.clone()).collect(),
            is_many: gap.is_many,
        }
    };
    let gaps = read.into_iter().flat_map(|question| {
        let gaps = question.gaps.into_iter().filter(|gap| gap.is_choice);
        gaps.map(move |gap| (question.stem.clone(), gap)).collect::<Vec<_>>()
    });
    gaps.map(choice).collect()
}

/// Asserts that right alternatives are uniformly distributed over the positions: chi-square at most the value
/// that chance exceeds once in a thousand. Each right alternative counts once; choices of equal length are
/// counted together.
fn assert_uniform_positions(name: &str, choices: &[Choice]) {
    let mut by_length: HashMap<usize, Vec<u32>> = HashMap::new();
    for choice in choices {
        let length = choice.options.len();
        let places = by_length.entry(length).or_insert_with(|| vec![0; length]);
        // Any order of several right alternatives is equal, so count all.
        choice.right.iter().for_each(|at| places[*at] += 1);
    }
    for (length, places) in by_length {
        let all: u32 = places.iter().sum();
        if all < 60 {
            continue;
        }
        let expected = f64::from(all) / length as f64;
        let far = places.iter().map(|own| (f64::from(*own) - expected).powi(2) / expected);
        let far: f64 = far.sum();
        let most = [10.8, 13.8, 16.3, 18.5, 20.5, 22.5, 24.3, 26.1, 27.9][length - 2];
        assert!(far < most, "{name}: {places:?} of {length} are right, chi-square {far:.1}");
    }
}

/// Share of the choices for which `holds` is true, among those with more than two alternatives.
fn share(choices: &[Choice], holds: impl Fn(&Choice) -> bool) -> f64 {
    let all: Vec<&Choice> = choices.iter().filter(|it| it.options.len() > 2).collect();
    let held = all.iter().filter(|choice| holds(choice)).count();
    held as f64 / all.len().max(1) as f64
}

/// Asserts that no position, size, length or word in question files predicts the right answer.
fn assert_choices(count: usize, seeds: std::ops::Range<u32>) {
    for topic in ["binary", "nim-sum", "odd-one-out", "xor", "count", "race"] {
        let files = seeds.clone().map(|seed| {
            kahoot(&format!("worksheet --bank {count} --topic {topic} --seed {seed} -l en"))
        });
        let choices: Vec<Choice> = files.flatten().collect();
        assert_uniform_positions(topic, &choices);
        let numbers: Vec<Choice> = choices.into_iter().filter(|it| !it.is_many).collect();
        for rank in 0..4 {
            let of_rank = share(&numbers, |choice| {
                let sizes: Vec<Option<u64>> =
                    choice.options.iter().map(|option| option.parse().ok()).collect();
                let own = sizes[choice.right[0]];
                own.is_some()
                    && sizes.iter().filter(|size| size.is_some() && **size < own).count() == rank
            });
            assert!(of_rank < 0.4, "{topic}: number {rank} by size is right in {of_rank:.2}");
        }
        let no_none = |choice: &Choice| !choice.options.iter().any(|option| option == "none");
        let numbers: Vec<Choice> = numbers.into_iter().filter(no_none).collect();
        let longest = share(&numbers, |choice| {
            let own = choice.options[choice.right[0]].len();
            choice.options.iter().filter(|option| option.len() >= own).count() == 1
        });
        assert!(longest < 0.4, "{topic}: the longest is right in {longest:.2}");
        if topic == "binary" {
            let asked = numbers.iter().filter(|choice| choice.asked.ends_with("in binary?"));
            let to_binary = asked.filter(|choice| choice.asked.starts_with("What"));
            for choice in to_binary {
                let is_binary = |text: &String| text.bytes().all(|digit| b"01".contains(&digit));
                assert!(choice.options.iter().all(is_binary), "{choice:?}");
            }
        }
    }
    for topic in ["misere", "limit", "judge-move", "all-moves", "winning-move", "who-wins"] {
        let words = |seed| format!("worksheet --bank {count} --topic {topic} --seed {seed} -l en");
        for (format, read) in [("kahoot", kahoot as fn(&str) -> _), ("moodle", moodle)] {
            let choices: Vec<Choice> = seeds.clone().flat_map(|seed| read(&words(seed))).collect();
            assert!(!choices.is_empty() || topic == "winning-move", "{format} {topic}");
            assert_uniform_positions(&format!("{format} {topic}"), &choices);
            let offers = |choice: &&Choice| choice.options.iter().any(|option| option == "none");
            let with_none: Vec<&Choice> = choices.iter().filter(offers).collect();
            let is_none = |choice: &&&Choice| choice.options[choice.right[0]] == "none";
            let right = with_none.iter().filter(is_none).count() as f64;
            let right = right / with_none.len().max(1) as f64;
            assert!(
                with_none.is_empty() || (0.2..0.65).contains(&right),
                "{format} {topic}: {right}"
            );
            let can_be_none =
                format == "kahoot" && ["misere", "limit", "judge-move"].contains(&topic);
            assert!(!can_be_none || !with_none.is_empty(), "{topic}: none is never offered");
        }
    }
}

#[test]
fn no_position_size_or_word_predicts_the_right_answer() {
    assert_choices(50, 1..3);
}

#[test]
#[ignore = "exhaustive"]
fn no_position_size_or_word_predicts_the_right_answer_exhaustive() {
    assert_choices(150, 1..13);
}

/// Both verdicts are right about equally often; a bank without enough positions for that reports the shares.
#[test]
fn verdicts_are_balanced_or_the_shares_are_reported() {
    let said = |words: &str| {
        let output = program(words).output().unwrap();
        assert!(output.status.success(), "{words}");
        (output.stdout, String::from_utf8(output.stderr).unwrap())
    };
    for topic in ["who-wins", "sets"] {
        let (file, told) =
            said(&format!("worksheet --bank 160 --topic {topic} --seed 23 -l en --format moodle"));
        let gaps = questions("moodle", &file).into_iter().flat_map(|question| question.gaps);
        let right = gaps.filter_map(|gap| {
            let is_verdict = gap.options.iter().any(|option| option.text == "cannot win");
            gap.options.into_iter().find(|option| is_verdict && option.fraction > 0.99)
        });
        let right: Vec<String> = right.map(|option| option.text).collect();
        let wins = right.iter().filter(|text| *text == "can win").count();
        assert!(
            right.len() == 160 && (72..=88).contains(&wins),
            "{topic}: {wins} of {}",
            right.len()
        );
        assert!(!told.contains('%'), "{told}");
    }
    let (_, told) =
        said("worksheet --bank 120 --topic wythoff --level 3 --seed 23 -l en --format moodle");
    assert!(told.contains("“can win” is right in 9"), "{told}");
}

/// Each row for Kahoot and each part in GIFT is a question without words that refer to paper.
#[test]
fn questions_do_not_refer_to_paper() {
    let topics = "binary:4,grid:2,nim-sum:4,who-wins:4,judge-move:4,limit:4,misere:4,race:4,xor:4,count:4,sets:4";
    let words = format!("worksheet --topic {topics} --seed 19 -l en");
    for Choice { asked, .. } in kahoot(&words) {
        assert!(asked.ends_with('?') || asked.ends_with("? (tick all that apply)"), "{asked}");
        assert!(!asked.contains('`') && !asked.contains("  "), "{asked}");
    }
    let file = String::from_utf8(printed(&format!("{words} --format gift"))).unwrap();
    for paragraph in file.split("\n\n").filter(|it| it.contains("[html]")) {
        let stem = paragraph.lines().nth(1).unwrap();
        assert!(!stem.contains("win or not?") && !stem.contains("Fill in the grid:"), "{stem}");
        let has_ticks = paragraph.lines().skip(2).any(|line| line.starts_with("~%"));
        assert!(!has_ticks || stem.contains("(tick all that apply)"), "{stem}");
        assert!(!has_ticks || !stem.contains("write “none”"), "{stem}");
    }
}
