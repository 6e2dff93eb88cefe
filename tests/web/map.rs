//! Tests the map: its squares against a search that knows only the legal moves, the command lines of its
//! controls, the text about a position, and the A3 sheet.

use std::collections::BTreeMap;

use carryless_web::Reply;

use super::reply;

/// Number of sizes, from 0 on, of each of the first two piles in the searched box.
const SIDE: usize = 20;
const THIRD: usize = 8;

/// A game of the map, given by its moves alone.
struct Game {
    line: &'static str,
    takes: Vec<usize>,
    /// Whether a move may take equal numbers from the first two piles.
    slantwise: bool,
    misere: bool,
}

impl Game {
    fn moves(&self, [x, y, z]: [usize; 3]) -> Vec<[usize; 3]> {
        let mut after = Vec::new();
        for &take in &self.takes {
            after.extend(x.checked_sub(take).map(|x| [x, y, z]));
            after.extend(y.checked_sub(take).map(|y| [x, y, z]));
            after.extend(z.checked_sub(take).map(|z| [x, y, z]));
            if self.slantwise && take <= x.min(y) {
                after.push([x - take, y - take, z]);
            }
        }
        after
    }

    /// For each position of the box, whether the player to move loses; computed from the smallest position on.
    fn lost(&self) -> BTreeMap<[usize; 3], bool> {
        let mut lost: BTreeMap<[usize; 3], bool> = BTreeMap::new();
        for z in 0..THIRD {
            for place in (0..SIDE * SIDE).map(|at| [at % SIDE, at / SIDE, z]) {
                let after = self.moves(place);
                let stuck_loses = !self.misere;
                let is_lost = match after.is_empty() {
                    true => stuck_loses,
                    false => after.iter().all(|place| !lost[place]),
                };
                lost.insert(place, is_lost);
            }
        }
        lost
    }
}

fn games() -> Vec<Game> {
    let any: Vec<usize> = (1..SIDE).collect();
    let plain = |line, takes: &[usize]| Game {
        line,
        takes: takes.to_vec(),
        slantwise: false,
        misere: line.contains("--misere"),
    };
    vec![
        plain("", &any),
        plain("--misere", &any),
        plain("--limit 1", &[1]),
        plain("--limit 3", &[1, 2, 3]),
        plain("--limit 5", &[1, 2, 3, 4, 5]),
        plain("--limit 2 --misere", &[1, 2]),
        plain("--limit 4 --misere", &[1, 2, 3, 4]),
        plain("--take 1,3,4", &[1, 3, 4]),
        plain("--take 2,3", &[2, 3]),
        plain("--take 1,3,4 --misere", &[1, 3, 4]),
        plain("--take 2,5 --misere", &[2, 5]),
        Game { line: "wythoff", takes: any, slantwise: true, misere: false },
    ]
}

/// Value of an attribute of the map.
fn attribute(reply: &Reply, name: &str) -> String {
    let answer = &reply.parts["answer"];
    let (_, rest) = answer.split_once(&format!("data-{name}=\"")).unwrap();
    rest.split_once('"').unwrap().0.to_owned()
}

fn map(line: &str) -> Reply {
    let reply = reply("en", line, "", "");
    assert_eq!(reply.code, 0, "{line}: {}", reply.say);
    reply
}

#[test]
fn every_square_is_what_a_search_finds() {
    for game in games() {
        let lost = game.lost();
        for third in 0..THIRD {
            let line = match game.slantwise {
                true if third > 0 => continue,
                true => "map wythoff 1 2 --squares 32".to_owned(),
                false => format!("map 1 2 {third} {} --squares 32", game.line),
            };
            let board = attribute(&map(&line), "board");
            assert_eq!(board.len(), 32 * 32);
            for place in (0..SIDE * SIDE).map(|at| [at % SIDE, at / SIDE, third]) {
                let letter = board.as_bytes()[place[1] * 32 + place[0]];
                assert_eq!(letter.is_ascii_uppercase(), lost[&place], "{line} {place:?}");
            }
        }
    }
}

/// Squares that the script lets the piece reach equal the legal moves.
#[test]
fn the_piece_reaches_what_a_move_leaves() {
    for game in games() {
        let line = match game.slantwise {
            true => "map wythoff 11 6".to_owned(),
            false => format!("map 11 6 {}", game.line),
        };
        let reply = map(&line);
        let numbers = |text: &str, by: char| -> Vec<usize> {
            text.split(by).map(|number| number.parse().unwrap()).collect()
        };
        let takes = numbers(&attribute(&reply, "takes"), ' ');
        let mut reached: Vec<[usize; 3]> = Vec::new();
        for way in attribute(&reply, "ways").split(',') {
            let [left, down] = numbers(way, ' ')[..] else { panic!("{way}") };
            let ends = takes.iter().map(|take| (left * take, down * take));
            reached.extend(ends.filter_map(|(left, down)| {
                Some([11_usize.checked_sub(left)?, 6_usize.checked_sub(down)?, 0])
            }));
        }
        let mut legal = game.moves([11, 6, 0]);
        reached.sort_unstable();
        legal.sort_unstable();
        assert_eq!(reached, legal, "{line}");
    }
}

/// Squares are shaded by their values: the smallest number that no move reaches.
#[test]
fn shades_rise_with_the_values() {
    for game in games().iter().filter(|game| !game.misere) {
        let mut values: BTreeMap<[usize; 3], usize> = BTreeMap::new();
        for place in (0..256).map(|at| [at % 16, at / 16, 0]) {
            let reached: Vec<usize> = game.moves(place).iter().map(|place| values[place]).collect();
            values.insert(place, (0..).find(|value| !reached.contains(value)).unwrap());
        }
        let line = match game.slantwise {
            true => "map wythoff 1 2".to_owned(),
            false => format!("map 1 2 {}", game.line),
        };
        let board = attribute(&map(&line), "board").to_ascii_lowercase();
        let shade = |[x, y, _]: [usize; 3]| board.as_bytes()[y * 16 + x];
        let most = values.values().max().copied().unwrap();
        for (place, value) in &values {
            let expected = b'a' + (value * 25 / most) as u8;
            assert_eq!(shade(*place), expected, "{line} {place:?}");
        }
    }
}

#[test]
fn controls_lead_from_map_to_map() {
    for (line, name, value, after) in [
        ("map 11 6 5", "at", "3 4", "map 3 4 5"),
        ("map 11 6 5", "at", "30 4", "map 15 4 5"),
        ("map 11 6 5", "at", "left", "map 11 6 5"),
        ("map 11 6 5", "third", "0", "map 11 6"),
        ("map 11 6", "third", "9", "map 11 6 9"),
        ("map 11 6 5 --misere", "third", "2", "map 11 6 2 --misere"),
        ("map 11 6 5", "squares", "6", "map 11 6 5 --squares 64"),
        ("map 11 6 5 --squares 64", "squares", "4", "map 11 6 5"),
        ("map 11 6 5", "squares", "3", "map 7 6 5 --squares 8"),
        ("map 20 6 5", "squares", "4", "map 15 6 5"),
        ("map 20 6 5", "squares", "9", "map 20 6 5"),
        ("map 20 6 5", "at", "3 3", "map 3 3 5 --squares 32"),
        ("map 11 6 5", "rule", "limit", "map 11 6 5 --limit 3"),
        ("map 11 6 5 --limit 5 --misere", "rule", "nim", "map 11 6 5 --misere"),
        ("map 11 6 5 --limit 5", "rule", "limit", "map 11 6 5 --limit 5"),
        ("map 11 6 5 --limit 5", "rule", "take", "map 11 6 5 --take 1,3,4"),
        ("map 11 6 5 --misere", "rule", "wythoff", "map wythoff 11 6"),
        ("map 11 6 5", "--limit", "4", "map 11 6 5 --limit 4"),
        ("map 11 6 5", "--misere", "on", "map 11 6 5 --misere"),
        ("map 11 6 5 --take 1,3", "--take", "2-4", "map 11 6 5 --take 2,3,4"),
        // From one section of the page to another.
        ("map 11 6 5 --squares 64", "wing", "explain", "explain 11 6 5"),
        ("map wythoff 11 6", "wing", "explain", "explain wythoff 11 6"),
        ("explain 3 4 5 --limit 3 --move 1:1", "wing", "map", "map 3 4 5 --limit 3"),
        ("explain 30 4 --take 1,2", "wing", "map", "map 30 4 --take 1,2"),
        ("explain kayles 3 4", "wing", "map", "map 3 4 5"),
        ("explain 3 4 5 6", "wing", "map", "map 3 4 5"),
        ("explain 300 4", "wing", "map", "map 3 4 5"),
        ("worksheet --seed 1", "wing", "map", "map 3 4 5"),
        // The computer's move.
        ("map 11 6 5", "reply", "", "map 3 6 5"),
        ("map 1 2 3", "reply", "", "map 1 2 2"),
        ("map wythoff 4 6", "reply", "", "map wythoff 3 5"),
        ("map 0 0", "reply", "", "map 0 0"),
    ] {
        assert_eq!(reply("en", line, name, value).line, after, "{line} {name} {value}");
    }
    let play = reply("en", "map 3 4 5 --limit 3", "wing", "play").line;
    assert!(play.starts_with("play 3 4 5 --limit 3 --first me"), "{play}");
}

#[test]
fn a_position_is_told() {
    for (lang, line, told) in [
        (
            "en",
            "map 11 6 5",
            "11, 6, 5: you can win. One move wins: go 8 to the left, that is, take 8 from pile 1.",
        ),
        ("en", "map 1 2 3", "1, 2, 3: you cannot win. You stand on green."),
        ("en", "map 11 6", "11, 6: you can win."),
        ("en", "map 5 5 3", "One move wins: take 3 from pile 3"),
        ("en", "map 9 9 9 --limit 3", "3 moves win, for example: go "),
        ("en", "map wythoff 4 6", "go 1 diagonally"),
        ("en", "map 0 0", "the game is over. No move is left. Whoever moved last has won."),
        ("en", "map 1 1 --take 2,3 --misere", "Whoever moved last has lost."),
        ("zh", "map 11 6 5", "11、6、5：你能赢。只有一步能赢：向左走 8 格"),
        ("zh", "map 1 2 3", "1、2、3：你赢不了。你站在绿格上"),
        ("zh-TW", "map 11 6 5", "11、6、5：你能贏"),
    ] {
        let said = reply(lang, line, "", "").say;
        assert!(said.contains(told), "{line}: {said}");
    }
    let said = reply("en", "map 1 0", "reply", "").say;
    let whole = "The computer went 1 to the left: it took 1 from pile 1. No move is left.";
    assert!(said.contains(whole), "{said}");
}

#[test]
fn what_no_map_shows_is_refused_at_its_place() {
    for (line, wrong) in [
        ("map 300 5", "<mark>300</mark>"),
        ("map 1 2 3 4", "<mark>4</mark>"),
        ("map kayles 5", "<mark>kayles</mark>"),
        ("map 3 4 --squares 20", "<mark>20</mark>"),
        ("map 3 4 --move 1:1", "<mark>--move</mark>"),
    ] {
        let reply = reply("en", line, "", "");
        assert_ne!(reply.code, 0, "{line}");
        assert!(reply.parts["error"].contains(wrong), "{line}: {}", reply.parts["error"]);
    }
}

#[test]
fn a_map_is_printed_on_a3_and_kept() {
    for (line, rule) in [
        ("map 11 6 5 --limit 3", "3"),
        ("map wythoff 90 50 --squares 128", "both"),
        ("map 11 6 5 --take 1,3,4", "1, 3"),
    ] {
        let paper = reply("en", line, "paper", "map").parts["paper"].clone();
        assert!(paper.starts_with("<iframe"), "{line}");
        let kept = reply("en", line, "write", "html").files;
        let html = &kept[0].text;
        assert!(kept[0].name.starts_with("map-") && kept[0].name.ends_with(".html"));
        assert!(html.contains("size: A3 landscape") && html.contains("<svg"), "{line}");
        let words = html.split_once("</svg>").unwrap().1;
        assert!(words.contains(rule), "{line}: {words}");
        assert!(html.len() < 700_000, "{line}: {} bytes", html.len());
    }
}

#[test]
fn a_large_map_is_a_small_reply() {
    for line in ["map 90 50 37", "map wythoff 90 50", "map 90 50 37 --limit 1"] {
        let answer = &map(line).parts["answer"];
        assert!(answer.len() < 24_000, "{line}: {} bytes", answer.len());
    }
}

/// Outcome and number of winning moves agree with the search.
#[test]
fn what_is_said_is_what_a_search_finds() {
    for game in games() {
        let lost = game.lost();
        for place in (0..8 * 8 * 3).map(|at| [at % 8, at / 8 % 8, at / 64]) {
            let [x, y, z] = place;
            let line = match game.slantwise {
                true if z > 0 => continue,
                true => format!("map wythoff {x} {y}"),
                false => format!("map {x} {y} {z} {}", game.line),
            };
            let after = game.moves(place);
            let said = match (after.len(), after.iter().filter(|place| lost[*place]).count()) {
                (0, _) => "No move is left.".to_owned(),
                (_, 0) => "you cannot win. You stand on green.".to_owned(),
                (_, 1) => "you can win. One move wins: ".to_owned(),
                (_, count) => format!("you can win. {count} moves win, for example: "),
            };
            let told = map(&line).say;
            assert!(told.contains(&said), "{line}: {told}");
        }
    }
}

/// While a slider is pulled, no more is answered than the map.
#[test]
fn a_live_reply_is_the_map_alone() {
    let request = carryless_web::Request {
        lang: "en".to_owned(),
        line: "map 11 6 5".to_owned(),
        name: "third".to_owned(),
        value: "7".to_owned(),
        live: true,
        ..Default::default()
    };
    let reply = carryless_web::reply(&request);
    assert_eq!(reply.line, "map 11 6 7");
    assert_eq!(reply.parts.keys().collect::<Vec<_>>(), ["answer"]);
}

/// Each rule has its own sliders.
#[test]
fn sliders_are_those_of_the_rules() {
    for (line, wanted) in [
        ("map 11 6 5", "third squares"),
        ("map 11 6 --limit 3", "third --limit squares"),
        ("map 11 6 --take 1,3", "third --take squares"),
        ("map wythoff 11 6", "squares"),
    ] {
        let answer = &map(line).parts["answer"];
        let inputs = answer.split("<input").skip(1);
        let names = inputs.filter_map(|input| input.split("name=\"").nth(1)?.split('"').next());
        assert_eq!(names.collect::<Vec<_>>().join(" "), wanted, "{line}");
    }
}
