//! Checks the layout of a sheet: one instruction per section, points in a table, answer fields independent of
//! the right answer, digit boxes beside questions about columns, a worked example; none of it changes the
//! exercises.

use std::collections::BTreeSet;
use std::fs;

use super::{printed, sheets};

const TOPICS: &str = "--topic who-wins:3,winning-move:2,nim-sum:2 --level 3 --seed 7";

/// HTML of the pupil's sheet that the program writes with these options.
fn page(options: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let options: Vec<&str> = options.split(' ').collect();
    printed(folder.path(), &[&["worksheet", "-o", "sheet.html"], &options[..]].concat());
    let page = fs::read_to_string(folder.path().join("sheet.html")).unwrap();
    page.split_once("<main>").unwrap().1.to_owned()
}

fn exercises(options: &str) -> Vec<serde_json::Value> {
    let folder = tempfile::tempdir().unwrap();
    let options: Vec<&str> = options.split(' ').collect();
    sheets(folder.path(), &options)[0]["exercises"].as_array().unwrap().clone()
}

#[test]
fn a_section_prints_its_instruction_once() {
    let page = page(&format!("{TOPICS} --lang en --points 3,4,5"));
    for (heading, once) in [
        ("Section A: Who wins? (3 marks each, 9 in all)", "Can you win?"),
        ("Section B: Find a winning move (4 marks each, 8 in all)", "Give a winning move."),
        ("Section C: Odd columns and nim-sum (5 marks each, 10 in all)", "What is the nim-sum?"),
    ] {
        assert_eq!(page.matches(heading).count(), 1, "{heading}");
        assert_eq!(page.matches(once).count(), 1, "{once}");
    }
    let table = page.split_once("<table class=\"worth\">").unwrap().1;
    let table = table.split_once("</table>").unwrap().0;
    for cell in ["<td>9</td>", "<td>8</td>", "<td>10</td>", "<td>27</td>"] {
        assert!(table.contains(cell), "{cell}: {table}");
    }
    for number in 1..=7 {
        assert!(page.contains(&format!("<span class=\"number\">{number}</span>")), "{number}");
    }
}

/// A sheet of single exercises has no sections: each exercise has its instruction.
#[test]
fn a_mixed_sheet_has_no_sections() {
    let page = page("--lang zh --seed 5 --points 2");
    assert!(!page.contains("<h2>") && !page.contains("class=\"worth\""));
    assert!(page.contains("轮到你走，你能赢吗？"));
}

#[test]
fn answer_fields_do_not_depend_on_the_answer() {
    // Races have several forms; the test of the guesser compares form and verdict there.
    let judged = [
        ("zh", "who-wins:6"),
        ("en", "judge-move:6"),
        ("en", "misere:6"),
        ("zh", "limit:6"),
        ("zh", "misere-limit:6"),
        ("en", "find-mistake:6"),
        ("zh", "wythoff:6"),
        ("en", "moore:6"),
        ("zh", "xiangqi:4"),
        ("en", "fibonacci:6"),
        ("zh", "staircase:6"),
        ("en", "northcott:6"),
        ("zh", "silver-dollar:6"),
        ("en", "hackenbush:6"),
        ("zh", "sum:6"),
    ];
    for (lang, topic) in judged {
        let page = page(&format!("--lang {lang} --topic {topic} --level 3 --seed 2"));
        let places = page.split("<p class=\"fields\">").skip(1);
        let places: BTreeSet<&str> =
            places.map(|place| place.split("</p>").next().unwrap()).collect();
        assert_eq!(places.len(), 1, "{topic}: {places:?}");
    }
    let page = page("--lang zh --topic winning-move:2 --seed 2");
    assert_eq!(page.matches("<span>从第</span><span class=\"gap\"></span>").count(), 2);
}

#[test]
fn questions_about_columns_have_digit_boxes() {
    let columns = [
        "columns",
        "nim-sum",
        "who-wins",
        "all-moves",
        "judge-move",
        "walkthrough",
        "find-mistake",
        "limit",
        "misere",
        "misere-limit",
        "moore",
        "xor",
        "sets",
        "kayles",
        "lasker",
        "grundy",
    ];
    for topic in columns {
        let asked = format!("--topic {topic}:1 --level 3 --seed 6");
        let piles = {
            let position = &exercises(&asked)[0]["position"];
            let numbers = if topic == "xor" { &position["numbers"] } else { &position["piles"] };
            numbers.as_array().unwrap().len()
        };
        let page = page(&format!("{asked} --lang zh"));
        let places = page.split("class=\"blank\"").skip(1);
        let ys: BTreeSet<&str> = places
            .map(|place| place.split_once(" y=\"").unwrap().1.split('"').next().unwrap())
            .collect();
        assert_eq!(ys.len(), piles + 2, "{topic}: {ys:?}");
    }
}

/// A sequence of Grundy values has a box for every size up to the largest pile.
#[test]
fn value_sequences_have_a_box_for_every_size() {
    for topic in ["sets", "kayles", "lasker", "grundy"] {
        let asked = format!("--topic {topic}:1 --level 3 --seed 6");
        let piles = exercises(&asked)[0]["position"]["piles"].clone();
        let piles: Vec<usize> = serde_json::from_value(piles).unwrap();
        let boxes = page(&asked).matches("<span class=\"size\">").count();
        assert_eq!(boxes, piles.into_iter().max().unwrap() + 1, "{topic}");
    }
}

/// A question about a figure has that figure, and not digit boxes that would name the piles.
#[test]
fn the_board_of_xiangqi_is_beside_its_question() {
    let page = page("--topic xiangqi:3 --seed 6 --lang zh");
    assert_eq!(page.matches("class=\"shown\"").count(), 3);
    assert_eq!(page.matches(">炮<").count(), page.matches(">砲<").count());
    assert!(page.matches(">炮<").count() >= 3 && !page.contains("class=\"blank\""));
}

/// Exercises that ask for a move have an empty board: a box for each block of each pile.
#[test]
fn find_the_move_has_an_empty_board() {
    let asked = "--topic winning-move:1 --level 2 --seed 6";
    let piles = exercises(asked)[0]["position"]["piles"].clone();
    let piles: Vec<u64> = serde_json::from_value(piles).unwrap();
    let lanes = (0..).find(|lanes| piles.iter().all(|pile| *pile < 2_u64.pow(*lanes))).unwrap();
    let page = page(&format!("{asked} --lang en"));
    assert_eq!(page.matches("class=\"lane\"").count(), lanes as usize);
    assert_eq!(page.matches("class=\"seat\"").count(), lanes as usize * piles.len());
}

#[test]
fn an_example_is_not_an_exercise_and_changes_none() {
    for topic in ["who-wins:3,winning-move:3", "misere:4", "columns:3,xor:3"] {
        let plain = format!("--topic {topic} --level 3 --seed 11 --lang en");
        let shown = format!("{plain} --example --seal --paper 8k");
        assert_eq!(exercises(&plain), exercises(&shown));
        let page = page(&shown);
        let examples: Vec<&str> = page.split("<div class=\"example key\">").skip(1).collect();
        assert_eq!(examples.len(), topic.split(',').count());
        for example in examples {
            let question = example.split_once("<div class=\"side\" lang=\"en\">").unwrap().1;
            let question = question.split("</div>").next().unwrap().trim();
            assert_eq!(page.matches(question).count(), 1, "{question}");
            assert!(example.split("</li>").next().unwrap().contains("class=\"right\""));
        }
    }
}

/// Two short questions are side by side; wide ones are not.
#[test]
fn short_questions_are_side_by_side() {
    let pairs = |asked: &str| page(asked).matches("class=\"two\"").count();
    let short = "--topic who-wins:4,binary:3,winning-move:2 --level 1 --seed 5 --lang zh";
    assert_eq!(pairs(short), 3);
    for other in ["--paper b4", "--large-print", "--seal", "--space 2"] {
        assert_eq!(pairs(&format!("{short} {other}")), 0, "{other}");
    }
    assert_eq!(pairs(&short.replace("zh", "both")), 0);
    assert_eq!(pairs(&short.replace("--level 1", "--level 5")), 0);
}
