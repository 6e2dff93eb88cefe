//! Tests the first screen of every game: it says what to do with the pieces that are seen and which move wins, in
//! sizes that are read, and a touch moves nothing that it does not take.

use super::{goes_on, reply};

/// Games with a picture: the position, and a piece that its instructions name, in English and Chinese.
const GAMES: [(&str, [&str; 2]); 14] = [
    ("5 6 --take 1,3,4", ["Take 1, 3 or 4", "1、3 或 4 颗"]),
    ("5 6 --take 2,3 --misere", ["you lose", "最后一步的人输"]),
    ("moore 1 2 3 --at-most 2", ["one pile or two", "2 堆"]),
    ("fibonacci 10", ["from the right, but not all", "不能全取"]),
    ("fibonacci 10 --quota 4", ["1 to 4 stones", "1 到 4 颗"]),
    ("wythoff 3 4", ["queen", "沿着一条线"]),
    ("wythoff 300 400", ["equally many from both", "两堆里取同样多"]),
    ("staircase 2 1 3", ["down to the ground", "地面"]),
    ("kayles 5 2", ["one pin", "一个瓶子"]),
    ("lasker 3 4 --misere", ["you lose", "人输"]),
    ("grundy 7 5", ["not the same size", "不一样多"]),
    ("octal 0.137 7 3", ["2 from an end, 3 side by side or a pile of just 1", "挨着的 3 颗"]),
    ("octal 4.07 7 3", ["2 side by side, or split", "分成两堆"]),
    ("hackenbush ((()))(()())", ["Cut one branch", "砍断一根树枝"]),
];

/// The text of the first element that begins with this tag.
fn text<'h>(html: &'h str, tag: &str) -> &'h str {
    let (_, rest) = html.split_once(tag).unwrap_or_else(|| panic!("{tag}: {html}"));
    rest.split("</").next().unwrap()
}

#[test]
fn a_first_screen_says_what_to_do_and_who_wins() {
    for (game, named) in GAMES {
        for (lang, named, wins) in
            [("en", named[0], ["win", "lose"]), ("zh", named[1], ["赢", "输"])]
        {
            let line = format!("play {game} --first me --seed 7");
            let answer = reply(lang, &line, "", "").parts["answer"].clone();
            let (task, goal) =
                (text(&answer, "<h1 data-told>"), text(&answer, "<p class=\"goal\">"));
            assert!([task, goal].iter().any(|told| told.contains(named)), "{task} {goal}");
            assert!(wins.iter().any(|word| goal.contains(word)), "{goal}");
            assert!(!answer.contains("class=\"rules\""), "the rules are said twice: {answer}");
            // The explanation says the same, the task in bold.
            let told = reply(lang, &format!("explain {game}"), "", "").parts["answer"].clone();
            let (_, rules) = told.split_once("<p class=\"rules\">").unwrap();
            assert!(rules.starts_with(&format!("<strong>{task}</strong> {goal}")), "{rules}");
        }
    }
}

/// A player who does not make the first move is told whose turn it is, with the task beside it; so are two players.
#[test]
fn the_task_stays_during_the_match() {
    for (line, touched) in [
        ("play grundy 7 5 --first computer --seed 7", ""),
        ("play grundy 7 5 --first me --seed 7", "two"),
    ] {
        let page = reply("en", line, "again", touched);
        let rules = text(&page.parts["answer"], "<p class=\"rules\">");
        assert!(rules.starts_with("Split a pile") && rules.ends_with("you win."), "{rules}");
    }
}

/// The words fit the picture: stones are drawn where stones are tapped, and lines where piles are split.
#[test]
fn instructions_fit_the_picture() {
    for (line, stones) in [("explain fibonacci 17", 17), ("explain fibonacci 30 --quota 3", 30)] {
        let answer = reply("en", line, "", "").parts["answer"].clone();
        assert_eq!(answer.matches("class=\"stone\"").count(), stones, "{answer}");
    }
    for (line, splits) in
        [("octal 0.137 8 5", false), ("octal 4.07 8 5", true), ("octal 0.77 8 5", false)]
    {
        let page = reply("en", &format!("explain {line}"), "", "");
        let answer = &page.parts["answer"];
        let says = answer.contains("line between two stones");
        assert_eq!((says, answer.contains("value=\"1|")), (splits, splits), "{line}");
    }
}

/// The steps that count are not coloured while they are asked for.
#[test]
fn the_question_about_a_staircase_gives_nothing_away() {
    for line in ["explain staircase 2 1 3", "explain staircase 2 1 3 --move 3:1"] {
        let question = reply("en", line, "", "").parts["answer"].clone();
        let picture = question.split("</svg>").next().unwrap();
        assert!(!picture.contains("boxed"), "{picture}");
    }
    let play = reply("en", "play staircase 2 1 3 --first me --seed 7", "", "");
    assert!(!play.parts["answer"].contains("boxed"));
}

/// Tags of the numbers and of the frame of each picture.
fn places(html: &str) -> Vec<&str> {
    let tags = html.split('<').filter(|tag| tag.contains("viewBox=") || tag.contains("data-k=\"n"));
    tags.map(|tag| tag.split("data-k").last().unwrap_or(tag)).collect()
}

#[test]
fn a_hop_that_is_chosen_moves_no_number() {
    for line in [
        "explain race 30 --say 1-2",
        "explain race 37 --say 1-5 --from 9",
        "explain race 100 --say 1-10 --from 47",
        "explain race 30 --say 1,3,4",
        "play race 14 --say 1-3 --first me --seed 7",
        "play race 100 --say 1-10 --first me --seed 7",
    ] {
        let page = reply("en", line, "", "");
        let name = if line.starts_with("play") { "at" } else { "try" };
        let answer = &page.parts["answer"];
        let start = format!("name=\"{name}\" value=\"");
        let buttons = answer.split(&start).skip(1);
        let values: Vec<&str> = buttons.map(|rest| rest.split('"').next().unwrap()).collect();
        assert!(values.len() > 1, "{line}");
        let drawn = |html: &str| places(html).into_iter().map(str::to_owned).collect::<Vec<_>>();
        for value in values {
            let after = goes_on(&page, name, value);
            assert_eq!(drawn(&after.parts["answer"]), drawn(answer), "{line} {value}");
        }
    }
}

/// The value of an attribute of a tag.
fn number(tag: &str, name: &str) -> f64 {
    let (_, rest) =
        tag.split_once(&format!(" {name}=\"")).unwrap_or_else(|| panic!("{name}: {tag}"));
    rest.split('"').next().unwrap().parse().unwrap()
}

/// The present number has a mark, and a name close to its circle, as the target has; a finger fits the circles of the
/// narrow picture.
#[test]
fn a_race_shows_where_the_count_stands() {
    for line in [
        "play race 30 --say 1-3 --first me --seed 7",
        "explain race 30 --say 1-3",
        "explain race 37 --say 1-5 --from 36",
        "explain race 100 --say 1-10 --from 47",
    ] {
        let answer = reply("en", line, "", "").parts["answer"].clone();
        let pictures: Vec<&str> = answer.split("<svg").skip(1).take(2).collect();
        for picture in &pictures {
            let here = picture.split('<').find(|tag| tag.contains("class=\"here\"")).unwrap();
            let [x, y] = ["cx", "cy"].map(|name| number(here, name));
            let from = line.split_once("--from ").map_or("0", |(_, from)| from);
            let digits =
                picture.split('<').find(|tag| tag.contains(&format!("data-k=\"n{from}\"")));
            assert_eq!(number(digits.unwrap(), "x"), x, "{line}");
            let label = picture.split('<').find(|tag| tag.ends_with(">now")).unwrap();
            assert!((number(label, "x") - x).abs() < 20.0, "{line} {label}");
            assert!((number(label, "y") - y).abs() < 32.0, "{line} {label}");
        }
        let slim = pictures[1].split('<').find(|tag| tag.contains("class=\"here\"")).unwrap();
        assert!(number(slim, "ry") > 15.0, "{slim}");
    }
}

/// No stylesheet hides what comes into a picture: its class stays.
#[test]
fn a_hop_that_is_chosen_is_seen() {
    for style in [
        include_str!("../../templates/theme/braid.css"),
        include_str!("../../templates/theme/board.css"),
        include_str!("../../templates/web/page.css"),
    ] {
        for rule in style.split('}').filter(|rule| rule.contains(".coming")) {
            assert!(!rule.contains("opacity: 0"), "{rule}");
        }
    }
}

/// A race beyond 40 shows the numbers that can be reached and the target, and is touched.
#[test]
fn a_long_race_is_touched() {
    for (line, reached, shown) in [
        ("explain race 100 --say 1-10", 1..=10, [0, 20, 98, 100]),
        ("explain race 100 --say 1-10 --from 47", 48..=57, [40, 60, 98, 100]),
        ("explain race 1000 --say 1-3 --from 995", 996..=998, [990, 995, 999, 1000]),
    ] {
        let answer = reply("en", line, "", "").parts["answer"].clone();
        for number in reached {
            assert!(
                answer.contains(&format!("name=\"try\" value=\"{number}\"")),
                "{line} {number}"
            );
        }
        for number in shown {
            assert!(answer.contains(&format!("data-k=\"n{number}\"")), "{line} {number}");
        }
        assert!(!answer.contains("data-k=\"n70\""), "{line}");
    }
}

/// A token is picked up and put on a node; where only one token can go, the node alone is enough.
#[test]
fn tokens_of_a_graph_are_touched() {
    let line = "explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\" --from a,b";
    let page = reply("en", line, "", "");
    let told = "<strong>Slide one token along one arrow.</strong> Make the last move and you win.";
    assert!(page.parts["answer"].contains(told), "{}", page.parts["answer"]);
    let press = |page: &carryless_web::Reply, node: &str| {
        let html = &page.parts["answer"];
        let value = html.split(&format!("value=\"@{node};")).nth(1).unwrap();
        let held = value.split('"').next().unwrap();
        goes_on(page, "try", &format!("@{node};{held}"))
    };
    // Both nodes with tokens, and those that one token reaches.
    let values = |page: &carryless_web::Reply| {
        let html = &page.parts["answer"];
        let nodes = html.split("value=\"@").skip(1).map(|rest| rest.split(';').next().unwrap());
        nodes.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(values(&page), ["a", "b", "c", "d", "e"]);
    let held = press(&page, "a");
    assert_eq!((held.line.as_str(), held.touched.as_str()), (line, "pick a;"));
    assert!(held.parts["answer"].contains("Token on a\" aria-pressed=\"true\""));
    let moved = press(&held, "b");
    assert_eq!((moved.line, moved.touched.as_str()), (format!("{line} --move a:b"), ""));
    let put_down = press(&held, "a");
    assert_eq!((put_down.line.as_str(), put_down.touched.as_str()), (line, ""));
    assert_eq!(press(&page, "c").line, format!("{line} --move a:c"));
}
