//! Parses the text-art boards and compares them with the JSON: every frame of every small position under all
//! rules, and of large ones (stones, unpaired blocks, holes, counts, folded parts), in both languages, at 40
//! and 80 columns. No page of the table of positions is wider than its screen.

use std::borrow::Cow;

use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use carryless_games::figure::Figure;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{Detail, Renderer, Screen, View, text_art};
use carryless_test_support::answers;
use carryless_test_support::boxes::{positions, rules_with};
use carryless_test_support::oracle::Piles;

/// A parsed block: its number of characters, and its state; `None` for no block.
type Read = Option<(u64, &'static str)>;

/// A parsed row: its name, its folded part, and its lanes.
#[derive(Debug)]
struct Row {
    name: String,
    folded: String,
    lanes: Vec<Read>,
}

/// A parsed board; on a board with digits one character is a whole block.
#[derive(Debug, Default)]
struct Board {
    weights: Vec<u64>,
    rows: Vec<Row>,
    counts: Vec<u64>,
    /// Number of marks at odd columns.
    alone: usize,
    seals: usize,
}

/// Parses a weight, also as a power of two with a superscript exponent.
fn weight(text: &str) -> u64 {
    const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    let place = |sign: char| RAISED.chars().position(|raised| raised == sign);
    match text.strip_prefix('2').filter(|rest| rest.chars().any(|sign| place(sign).is_some())) {
        Some(raised) => 1 << raised.chars().fold(0, |all, sign| 10 * all + place(sign).unwrap()),
        None => text.parse().unwrap(),
    }
}

/// Lanes of a row: one character, alone or repeated, is the content of each.
fn lanes(text: &str) -> Vec<Read> {
    let signs: Vec<char> = text.chars().collect();
    let (mut lanes, mut at) = (Vec::new(), 0);
    while at < signs.len() {
        let lone = signs[at] == '[';
        at += usize::from(lone);
        let sign = signs[at];
        if " ]┌┐└┘├┤│".contains(sign) {
            at += 1;
            continue;
        }
        let mut count = 0;
        while signs.get(at) == Some(&sign) {
            count += 1;
            at += match (signs.get(at + 1), signs.get(at + 2)) {
                (Some(' '), next) if next == Some(&sign) => 2,
                _ => 1,
            };
        }
        lanes.push(match (sign, lone) {
            ('0' | '·', false) => None,
            ('●' | '■' | '1', true) => Some((count, "lone")),
            ('○' | '□', false) => Some((count, "paired")),
            ('●' | '■' | '1', false) => Some((count, "whole")),
            ('-', false) => Some((count, "hole")),
            _ => panic!("{sign} in {text}"),
        });
    }
    lanes
}

/// Parses a board; `named` is the number of words in the row names, 0 without names.
fn read(letters: &str, named: usize, folds: bool) -> Board {
    let mut board = Board::default();
    for (tier, part) in letters.split("\n\n").enumerate() {
        let mut lines = part.lines();
        board.weights.extend(lines.next().unwrap().split_whitespace().map(weight));
        let rows: Vec<&str> = lines.by_ref().take_while(|line| !line.contains('─')).collect();
        for (index, row) in rows.iter().enumerate() {
            let words: Vec<&str> = row.split_whitespace().collect();
            let name = words[..named].join(" ");
            let folded =
                if folds && words[named].contains(['×', '…']) { words[named] } else { "" };
            let rest = row.trim_start().strip_prefix(name.as_str()).unwrap().trim_start();
            let lanes = lanes(rest.strip_prefix(folded).unwrap());
            if tier == 0 {
                board.rows.push(Row { name, folded: folded.to_owned(), lanes });
            } else {
                assert_eq!(board.rows[index].name, name);
                board.rows[index].lanes.extend(lanes);
            }
        }
        for (index, line) in lines.enumerate() {
            let counted = line.split_whitespace().map(|word| word.rsplit('→').next().unwrap());
            if index == 0 {
                board.counts.extend(counted.map_while(|word| word.parse::<u64>().ok()));
            }
            board.alone += line.matches('▲').count();
            board.seals += usize::from(line.contains('═'));
        }
    }
    board
}

fn list<'v>(object: &'v Value, field: &str) -> &'v [Value] {
    object[field].as_array().unwrap()
}

fn number(object: &Value, field: &str) -> u64 {
    object[field].as_u64().unwrap()
}

/// Compares a parsed board with a frame of the JSON. `before` is the previous frame, which shows what has
/// changed.
fn assert_board(letters: &str, frame: &Value, before: &Value, named: usize) {
    let folds = list(frame, "rows").iter().any(|row| number(row, "bands") > 0)
        || list(before, "rows").iter().any(|row| number(row, "bands") > 0);
    let board = read(letters, named, folds);
    assert!(board.weights.windows(2).all(|pair| pair[0] == 2 * pair[1]), "{letters}");
    assert_eq!(board.weights.last(), Some(&1), "{letters}");
    assert_eq!(board.rows.len(), list(frame, "rows").len(), "{letters}");
    for ((row, wanted), old) in board.rows.iter().zip(list(frame, "rows")).zip(list(before, "rows"))
    {
        let (now, was) = (number(wanted, "size"), number(old, "size"));
        if named == 1 {
            let name = if now == was { now.to_string() } else { format!("{was}→{now}") };
            assert_eq!(row.name, name, "{letters}");
        }
        let bands = number(wanted, "bands");
        if bands > 0 && row.folded != "…" {
            assert_eq!(row.folded, format!("{bands}×{}", number(wanted, "folded") / bands));
        }
        assert_eq!(row.lanes.len(), board.weights.len(), "{letters}");
        for (lane, &weight) in row.lanes.iter().zip(&board.weights) {
            let block = list(wanted, "blocks").iter().find(|block| block["weight"] == weight);
            match (lane, block) {
                (None, None) => {}
                (Some((count, state)), Some(block)) => {
                    // A digit of a pair is identified by its tie mark.
                    let digit = board.weights.len() > 6 || *count == 1 && weight > 1;
                    let same = *state == block["state"] || digit && block["state"] == "paired";
                    assert!(same, "{weight} {block} {state}\n{letters}");
                    let equal = (board.weights.len() > 4 && *count == 2) || digit;
                    assert!(*count == weight || equal, "{weight} {count}\n{letters}");
                }
                _ => panic!("{weight}: {lane:?} {block:?}\n{letters}"),
            }
        }
    }
    let counts: Vec<u64> =
        list(frame, "columns").iter().map(|column| number(column, "count")).collect();
    assert_eq!(board.counts, counts, "{letters}");
    let alone = |column: &&Value| column["odd"] == true && column["right"] == false;
    assert_eq!(board.alone, list(frame, "columns").iter().filter(alone).count(), "{letters}");
    let right = list(frame, "columns").iter().all(|column| column["right"] == true);
    assert_eq!(board.seals > 0, frame["kind"] == "check" && right, "{letters}");
}

/// Compares all frames of a question at two widths; returns their number.
fn assert_all_frames(question: &str, words: &Catalogue) -> usize {
    let mut answer = answers::question(question).explain(false);
    answer.build_frames();
    let json = carryless_games::serialize::json(&answer).unwrap();
    let json: Value = serde_json::from_str(&json).unwrap();
    // There are none if the game is over.
    let frames = json["moments"].as_array().map_or(&[][..], |frames| frames);
    for width in [40, 80] {
        for (index, frame) in frames.iter().enumerate() {
            let figure = Figure::BoardFrame { frames: Cow::Borrowed(answer.moments()), index };
            let drawn = text_art::draw(&figure, words, (width, usize::MAX)).unwrap();
            let letters = drawn.text();
            assert!(letters.lines().all(|line| line.width() <= width), "{width}\n{letters}");
            if frame["kind"] == "look" {
                let stones = letters.matches('●').count() as u64;
                let sizes = list(frame, "rows").iter().map(|row| u128::from(number(row, "size")));
                let bars = letters.contains('━');
                assert!(bars || u128::from(stones) == sizes.sum::<u128>(), "{letters}");
                continue;
            }
            let before = &frames[index - 1];
            let long = frames.iter().flat_map(|frame| list(frame, "rows"));
            // Sizes of five digits and more, with their new size, are too long for a row name.
            let named = long.map(|row| number(row, "size")).max().unwrap() > 99_999;
            let name = words.format_with("figure-pile", [("pile", 1)]).unwrap();
            let words = if named { name.split_whitespace().count() } else { 1 };
            assert_board(letters, frame, before, words);
        }
    }
    frames.len()
}

fn words(code: &str) -> Catalogue {
    Catalogue::load(Language::of_code(code).unwrap(), &["common", "figures"]).unwrap()
}

fn check_boards(largest: [u64; 4], least: usize) {
    let both = [words("zh"), words("en")];
    let (mut held, mut asked) = (0, 0);
    let mut check = |question: &str| {
        held += assert_all_frames(question, &both[asked % 2]);
        asked += 1;
    };
    for rules in rules_with(&[None, Some(1), Some(3), Some(5)]) {
        for (count, most) in (1..).zip(&largest[..3]) {
            for piles in positions(count, *most) {
                let Piles { limit, misere } = rules;
                let mut question = piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
                question += &limit.map_or(String::new(), |limit| format!(" --limit {limit}"));
                question += if misere { " --misere" } else { "" };
                check(&question);
            }
        }
    }
    for piles in positions(4, largest[3]) {
        let sizes = piles.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        check(&format!("moore {sizes} --at-most 2"));
    }
    assert!(held >= least, "{held}");
}

#[test]
fn text_art_boards_agree_with_the_json() {
    check_boards([5, 4, 3, 2], 400);
}

#[test]
#[ignore = "exhaustive"]
fn text_art_boards_agree_with_the_json_exhaustive() {
    check_boards([9, 7, 5, 4], 4_001);
}

#[test]
fn large_text_art_boards_agree_in_both_languages() {
    for code in ["zh", "en"] {
        for question in [
            "12 9 6",
            "3 4 5 --move 3:2",
            "25 19 7 30",
            "60 35 7",
            "100 101 127 3",
            "2001 2002 2003",
            "30 40 50 --limit 7",
            "1 2 3 4 5 6 7 8 9 10 11 12",
            "moore 15 15 15 15 8 --at-most 3",
        ] {
            assert!(assert_all_frames(question, &words(code)) > 3, "{question}");
        }
        for question in ["18446744073709551615 9223372036854775808 3", "1000000 999999 7"] {
            assert!(assert_all_frames(question, &words(code)) > 3, "{question}");
        }
    }
}

/// Questions of the table of positions in `tests/positions`.
fn table() -> Vec<String> {
    let folder = carryless_test_support::root().join("tests/positions");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let text: String = files.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let quoted =
        |line: &str| Some(line.strip_prefix("question = \"")?.trim_end_matches('"').to_owned());
    text.lines().filter_map(quoted).collect()
}

#[test]
fn no_page_of_the_table_is_wider_than_forty_columns() {
    let mut long = Vec::new();
    let games = ["nim", "race", "moore", "wythoff"];
    let questions = table();
    assert!(questions.len() > 50, "{}", questions.len());
    for language in Language::all() {
        let renderer = Renderer::new(language, &games).unwrap();
        for question in &questions {
            let answer = answers::question(question).explain(false);
            let view = View { detail: Detail::Teach, solution: true, ..View::default() };
            let text = renderer.text(answer, view, Screen { width: 40, colour: false }).unwrap();
            // A number and the mark after it are never separated.
            let solid = |line: &str| line.split_whitespace().any(|word| word.width() > 34);
            let wide = text.lines().filter(|line| line.width() > 40 && !solid(line));
            long.extend(wide.map(|line| format!("{question}: {line}")));
        }
    }
    assert!(long.is_empty(), "{}\n{}", long.len(), long.join("\n"));
}
