//! Checks games whose steps are told on the picture of the position: it stays the same picture from step to step and
//! in a match, and shows what each step says. Values are found by search or published.

use std::collections::BTreeSet;

use carryless_games::games::AnyState;
use carryless_web::Reply;

use super::games::{after, board};
use super::{goes_on, reply};

/// Lines of games whose components have values.
const SUMS: [&str; 8] = [
    "kayles 5 2",
    "kayles 7 4 2",
    "lasker 3 4",
    "grundy 7 5",
    "octal 0.137 7 3",
    "5 6 --take 1,3,4",
    "hackenbush ((()))(()())",
    "sum \"4 --take 1,2\" + \"kayles 3\" + 4",
];

/// Grundy values of rows of 0, 1, … pins in Kayles (Guy and Smith 1956).
const KAYLES: [u64; 12] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];

/// The replies of all moments of an explanation, from the question on.
fn moments(lang: &str, line: &str) -> Vec<Reply> {
    let line = format!("explain {line}");
    let mut shown = vec![reply(lang, &line, "", "")];
    shown.push(goes_on(&shown[0], "answer", ""));
    for step in 2.. {
        let next = format!("class=\"next\" name=\"step\" value=\"{step}\"");
        if !shown.last().unwrap().parts["answer"].contains(&next) {
            return shown;
        }
        shown.push(super::explain::at(lang, &line, step));
    }
    unreachable!()
}

/// SVG of the picture beside the words.
fn picture(reply: &Reply) -> &str {
    let (_, rest) = reply.parts["answer"].split_once("<div class=\"desk\">").unwrap();
    rest.split("</svg>").next().unwrap()
}

fn view_box(reply: &Reply) -> &str {
    picture(reply).split_once(" viewBox=\"").unwrap().1.split('"').next().unwrap()
}

/// Sentence beside the picture.
fn sentence(reply: &Reply) -> &str {
    let (_, rest) = reply.parts["answer"].split_once("<p class=\"now\"").unwrap();
    rest.split("</p>").next().unwrap().split_once('>').unwrap().1
}

/// Number that is written in the frame of each component, read as binary with `binary`.
fn values(reply: &Reply, binary: bool) -> Vec<u64> {
    let frames = picture(reply).split("class=\"value\"").skip(1);
    let number = |frame: &str| {
        let own = frame.split("<rect").next().unwrap();
        let digits = own.split("<text class=\"digit").skip(1);
        let digits: String =
            digits.map(|text| text.split_once('>').unwrap().1.split('<').next().unwrap()).collect();
        u64::from_str_radix(&digits, if binary { 2 } else { 10 }).unwrap()
    };
    frames.map(number).collect()
}

/// Ids of the pieces of this class in the picture.
fn pieces(reply: &Reply, class: &str) -> BTreeSet<String> {
    let elements = picture(reply).split('<').filter(|element| {
        element.contains(&format!("class=\"{class}\"")) && element.contains(" data-k=\"")
    });
    let key =
        |element: &str| element.split(" data-k=\"").nth(1)?.split('"').next().map(str::to_owned);
    elements.map(|element| key(element).unwrap()).collect()
}

/// The picture has one size from the question to the check, no prose stands beside it, and the values are written on
/// it.
#[test]
fn every_step_is_told_on_the_same_picture() {
    for line in SUMS.into_iter().chain(["staircase 2 1 3", "wythoff 3 4", "wythoff 3 5"]) {
        for lang in ["en", "zh"] {
            let shown = moments(lang, line);
            assert!(shown.len() >= 4, "{line}: {}", shown.len());
            for (step, reply) in shown.iter().enumerate() {
                assert_eq!(view_box(reply), view_box(&shown[0]), "{line} {step}");
                let stops = sentence(reply).matches(['.', '。', '?', '？', ':', '：']).count();
                assert!((1..=9).contains(&stops), "{line} {step}: {}", sentence(reply));
                let answer = &reply.parts["answer"];
                let outside = answer.split("<details").next().unwrap();
                assert!(!outside.contains("<section class=\"step\">"), "{line} {step}");
                assert!(!outside.contains("<table"), "{line} {step}");
            }
            for reply in &shown[2..] {
                let is_board = line.starts_with("wythoff");
                assert_eq!(picture(reply).contains("class=\"value\""), !is_board, "{line}");
            }
        }
    }
}

/// A position that is too large for values at its pieces is told in words.
#[test]
fn a_large_position_is_told_in_words() {
    for line in ["kayles 40 7", "wythoff 30 40", "50 60 --take 1,3,4"] {
        let shown = super::explain::at("en", &format!("explain {line}"), 2);
        assert!(shown.parts["answer"].contains("<div class=\"reason\">"), "{line}");
    }
}

/// The values at the rows are those of the theory, then the same in binary; the move is marked, and then made.
#[test]
fn values_and_move_are_drawn_on_the_rows() {
    for (line, rows) in [("kayles 5 2", vec![5, 2]), ("kayles 7 4 2", vec![7, 4, 2])] {
        let shown = moments("en", line);
        let expected: Vec<u64> = rows.iter().map(|size| KAYLES[*size]).collect();
        let [named, added, found, made] = &shown[2..] else { panic!("{line}: {}", shown.len()) };
        assert_eq!(values(named, false), expected, "{line}");
        assert_eq!(values(added, true), expected, "{line}");
        assert_eq!(values(made, true).iter().fold(0, |sum, value| sum ^ value), 0, "{line}");
        let all = pieces(&shown[0], "stone");
        assert_eq!(all.len(), rows.iter().sum::<usize>());
        let taken = pieces(found, "dashed");
        assert!((1..=2).contains(&taken.len()), "{line}: {taken:?}");
        let left: BTreeSet<String> = all.difference(&taken).cloned().collect();
        assert_eq!(pieces(found, "stone"), left, "{line}");
        // After the move the other pins stand where they stood.
        assert_eq!(pieces(made, "stone"), left, "{line}");
        assert!(pieces(made, "dashed").is_empty(), "{line}");
        assert_eq!(picture(made).matches(">Row ").count(), rows.len(), "{line}");
    }
}

/// The parts of a split row stay in its line, with a gap where the pin was; the rows keep their names, also in what is
/// said of the next moves.
#[test]
fn rows_keep_their_names_and_places() {
    let begun = reply("en", "play kayles 5 2 --first me --seed 7", "", "");
    for (typed, gap) in [("1=3+1", "s0.3"), ("1=1+3", "s0.1"), ("1=2+2", "s0.2")] {
        let after = goes_on(&begun, "say", typed);
        let html = &after.parts["answer"];
        for (key, is_there) in
            [("s0.0", true), ("s0.4", true), ("s1.0", true), ("s1.1", true), ("s2.0", false)]
        {
            assert_eq!(html.contains(&format!("data-k=\"{key}\"")), is_there, "{typed} {key}");
        }
        assert!(!html.contains(&format!("data-k=\"{gap}\"")), "{typed}");
        assert!(html.contains(">Row 2</text>") && !html.contains(">Row 3</text>"), "{typed}");
        // A link, and going back, keep the gap.
        assert_eq!(after.touched.contains("turned 0"), typed == "1=1+3", "{}", after.touched);
        let shown = goes_on(&after, "wait", "");
        assert!(!shown.parts["answer"].contains(&format!("data-k=\"{gap}\"")), "{typed}");
        assert!(!shown.say.contains("row 3") && shown.say.contains("row"), "{}", shown.say);
        let mine = goes_on(&shown, "wait", "");
        assert!(!mine.parts["answer"].contains("row 3"), "{typed}");
        assert_eq!(goes_on(&mine, "undo", "").touched, "", "{typed}");
    }
}

/// The first hint is in plain words; no game explains a term before it says what to try.
#[test]
fn the_first_hint_says_what_to_try() {
    for (line, said) in [
        ("kayles 7", "two halves that are the same"),
        ("kayles 5 2", "balance each other"),
        ("lasker 3 4", "balance each other"),
        ("hackenbush ((()))(()())", "balance each other"),
        ("grundy 8", "less"),
        ("5 6 --take 1,3,4", "balance each other"),
        ("5 6 --take 1,3,4 --misere", "less"),
    ] {
        let hinted = reply("en", &format!("play {line} --first me --seed 7"), "hint", "");
        let (_, told) = hinted.parts["answer"].split_once("class=\"saying\"").unwrap();
        let told = told.split("</div>").next().unwrap();
        assert!(told.contains(said), "{line}: {told}");
        for term in ["value", "mex", "missing", "binary", "carry"] {
            assert!(!told.contains(term), "{line}: {told}");
        }
        // Two halves win: the opponent is to move and loses.
        if said.contains("halves") {
            let wins = |board: &AnyState| board.outcome() == carryless_games::position::Outcome::N;
            assert!(after(&board(line)).iter().any(|after| !wins(after)), "{line}");
        }
    }
}

/// A second pin can be taken before the move is judged.
#[test]
fn a_move_of_two_pins_is_judged_when_it_is_complete() {
    for (lang, label) in [("en", "Is it right?"), ("zh", "对不对？")] {
        let asked = reply(lang, "explain kayles 5 2", "", "");
        let one = goes_on(&asked, "try", "1:1");
        let html = &one.parts["answer"];
        assert_eq!((&*one.line, &*one.touched), ("explain kayles 5 2", "pick 1=1+3;"));
        assert!(!html.contains("data-right") && !one.parts["judge"].contains("data-right"));
        assert_eq!(pieces(&one, "dashed").len(), 1);
        let two = goes_on(&one, "try", "1:2;1=1+3");
        assert_eq!(&*two.touched, "pick 1=1+2;");
        assert_eq!(pieces(&two, "dashed").len(), 2);
        assert!(two.parts["answer"].contains(&format!("name=\"--move\" value=\"1=1+2\">{label}<")));
        let judged = goes_on(&two, "--move", "1=1+2");
        assert_eq!((&*judged.line, &*judged.touched), ("explain kayles 5 2 --move 1=1+2", ""));
        assert!(judged.parts["answer"].contains("data-right"));
        assert_eq!(pieces(&judged, "dashed").len(), 2);
        // Putting the pins back leaves the question.
        assert_eq!(goes_on(&two, "try", "1:2;1=1+2").touched, "");
    }
}

/// The queen stays where she is until she has moved; the square that was tried is marked.
#[test]
fn the_queen_goes_back_after_a_wrong_try() {
    let queen = |reply: &Reply| {
        let (_, rest) = picture(reply).split_once("data-k=\"piece\"").unwrap();
        rest.split('>').next().unwrap().to_owned()
    };
    let asked = reply("en", "explain wythoff 3 4", "", "");
    for (square, is_right) in [("0 4", false), ("1 2", true)] {
        let tried = goes_on(&asked, "try", square);
        assert!(tried.parts["answer"].contains(&format!("data-right=\"{is_right}\"")));
        assert_eq!(queen(&tried), queen(&asked));
        assert!(picture(&tried).contains("<rect class=\"dashed\""), "{square}");
        assert!(!picture(&asked).contains("<rect class=\"dashed\""));
    }
    let shown = moments("en", "wythoff 3 4");
    assert_ne!(queen(shown.last().unwrap()), queen(&asked));
}

/// Elements of the picture of a sum. All are children of the picture, because the script finds only these.
fn elements(reply: &Reply) -> Vec<&str> {
    let (_, drawn) = reply.parts["answer"].split_once("class=\"picture\"").unwrap();
    let drawn = drawn.split("</svg>").next().unwrap();
    assert!(!drawn.contains("<g"), "{drawn}");
    drawn.split('<').collect()
}

/// Value of an attribute of an element.
fn attribute<'e>(element: &'e str, name: &str) -> Option<&'e str> {
    element.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// Number in an attribute of an element; 0 without it.
fn number(element: &str, name: &str) -> f64 {
    attribute(element, name).map_or(0.0, |text| text.parse().unwrap())
}

/// Y coordinate of an element in the picture.
fn height(element: &str) -> f64 {
    let moved = attribute(element, "transform").map_or(0.0, |moved| {
        let (_, down) = moved.split_once("translate(0 ").unwrap();
        down.split(')').next().unwrap().parse().unwrap()
    });
    number(element, "cy") + number(element, "y") + moved
}

/// Texts of this class with their y coordinates, from the top.
fn texts(elements: &[&str], class: &str) -> Vec<(f64, String)> {
    let own = elements.iter().filter(|text| attribute(text, "class") == Some(class));
    own.map(|text| (height(text), text.split_once('>').unwrap().1.to_owned())).collect()
}

/// Checks that each component has its name, one number at each of its rows, and as many stones as they say. Returns
/// the y coordinates between which the components are.
fn assert_counted(reply: &Reply, rows: &[usize]) -> Vec<[f64; 2]> {
    let elements = elements(reply);
    let mut heads = texts(&elements, "note odd");
    heads.retain(|(_, name)| name.contains("Part"));
    let names: Vec<&str> = heads.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, (1..=rows.len()).map(|part| format!("Part {part}")).collect::<Vec<_>>());
    let tops = heads.iter().map(|(top, _)| *top);
    let ends = tops.clone().skip(1).chain([f64::INFINITY]);
    let bounds: Vec<[f64; 2]> = tops.zip(ends).map(|(top, end)| [top, end]).collect();
    for (nth, (&[top, end], count)) in bounds.iter().zip(rows).enumerate() {
        let mut shown = texts(&elements, "number ink");
        shown.retain(|(at, _)| (top..end).contains(at));
        let stones = elements.iter().filter(|stone| {
            let is_own = (top..end).contains(&height(stone));
            let key = attribute(stone, "data-k").filter(|_| stone.starts_with("circle"));
            let key = key.filter(|key| key.starts_with(&format!("p{}.s", nth + 1)));
            assert_eq!(key.is_some(), stone.starts_with("circle") && is_own, "{stone}");
            key.is_some()
        });
        let sum: u64 = shown.iter().map(|(_, number)| number.parse::<u64>().unwrap()).sum();
        assert_eq!((shown.len(), sum), (*count, stones.count() as u64), "part {}", nth + 1);
    }
    bounds
}

/// After every move of a match of a sum each component shows its number of stones once.
#[test]
fn a_sum_shows_the_current_numbers() {
    let mut shown =
        reply("en", "play sum \"4 --take 1,2\" + \"kayles 3\" + 4 --first me --seed 4", "", "");
    let mut moves = 0;
    loop {
        assert_counted(&shown, &[1, 1, 1]);
        moves += 1;
        let typed = shown.parts["answer"].split(" data-typed=\"").nth(1);
        shown = match typed.map(|typed| typed.split('"').next().unwrap()) {
            _ if shown.wait > 0 => goes_on(&shown, "wait", ""),
            Some(typed) => goes_on(&shown, "say", typed),
            None => break,
        };
    }
    assert!(moves > 6, "{moves}");
    let left = texts(&elements(&shown), "number ink");
    assert_eq!(left.iter().map(|(_, number)| number.as_str()).collect::<Vec<_>>(), ["0"; 3]);
}

/// The value of each component stands in a frame beside its name, above its stones and apart from all other values.
#[test]
fn values_of_a_sum_stand_beside_their_components() {
    for (nth, reply) in
        moments("en", "sum \"3 4 --take 1,2\" + \"kayles 5\" + 7").iter().enumerate()
    {
        let bounds = assert_counted(reply, &[2, 1, 1]);
        let elements = elements(reply);
        let frames: Vec<&&str> =
            elements.iter().filter(|frame| attribute(frame, "class") == Some("value")).collect();
        assert_eq!(frames.len(), if nth < 2 { 0 } else { 3 }, "{nth}");
        for (frame, [top, _]) in frames.iter().zip(bounds) {
            let middle = height(frame) + number(frame, "height") / 2.0;
            assert!((middle - top).abs() < 8.0, "{frame}");
            assert!(number(frame, "x") > 35.0, "{frame}");
            let bottom = height(frame) + number(frame, "height");
            let below =
                elements.iter().filter(|stone| stone.starts_with("circle") && height(stone) > top);
            let highest = below.map(|stone| height(stone) - number(stone, "r"));
            assert!(highest.fold(f64::INFINITY, f64::min) > bottom, "{frame}");
        }
    }
}
