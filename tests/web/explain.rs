//! Checks the board of the explanation section beside its sentences: the stones of the answer, the columns that
//! are settled, and the names of the piles. The expected values were found by hand.

use std::collections::HashMap;

use carryless_web::{self as web, Reply, Request};

use super::games::{after, board, wins};

/// Lines of all games; the first ones are those of games whose moves are tried below.
const GAMES: [&str; 17] = [
    "explain kayles 5 2",
    "explain kayles 6 2 1",
    "explain race 14 --say 1-3",
    "explain wythoff 3 4",
    "explain wythoff 3 5",
    "explain fibonacci 10",
    "explain staircase 2 1 3",
    "explain lasker 3 4",
    "explain grundy 7 5",
    "explain octal 0.137 8 5",
    "explain hackenbush ((()))(()())",
    "explain sum \"4 --take 1,2\" + \"kayles 3\" + 4",
    "explain 5 6 --take 1,3,4",
    "explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\"",
    "explain moore 1 2 3 --at-most 2",
    "explain 1 1 3 --misere",
    "explain 1000 1",
];

/// Number of lines above whose position has no frames and whose moves can be made.
const TRIED: usize = 13;

/// Reply to a command line in a language, with the board frame `step` (0-based) shown large.
pub(super) fn at(lang: &str, line: &str, step: usize) -> Reply {
    let [lang, line] = [lang, line].map(str::to_owned);
    web::reply(&Request { lang, line, step: Some(step), ..Request::default() })
}

/// HTML of the large board in a reply.
fn desk(reply: &Reply) -> &str {
    let (_, rest) = reply.parts["answer"].split_once(" data-part=\"desk\"").unwrap();
    rest.split("</svg>").next().unwrap()
}

/// Keys of the elements of this class in a picture.
fn keys<'a>(picture: &'a str, class: &str) -> Vec<&'a str> {
    let elements = picture.split('<').filter(|element| element.contains(" data-k=\""));
    let of_class = elements.filter(|element| element.contains(&format!("class=\"{class}\"")));
    of_class
        .map(|element| element.split(" data-k=\"").nth(1).unwrap().split('"').next().unwrap())
        .collect()
}

/// The wall can dash the stones of the answer; a lost position has none, and a move that is tried stands alone.
#[test]
fn the_answer_is_marked_on_the_stones() {
    for (line, answer, tried) in [
        ("explain 3 4 5", vec!["s0.1", "s0.2"], vec![]),
        ("explain 1 2 3", vec![], vec![]),
        ("explain 3 4 5 --move 2:1", vec![], vec!["s1.3"]),
        ("explain 6 1 --limit 3", vec!["s0.5"], vec![]),
        ("explain 1 1 3 --misere", vec!["s2.1", "s2.2"], vec![]),
    ] {
        let shown = at("en", line, 0);
        assert_eq!(keys(desk(&shown), "stone lying answer"), answer, "{line}");
        assert_eq!(keys(desk(&shown), "stone lying gone"), tried, "{line}");
    }
}

/// A column that the move has made even is framed as even, one that is odd as odd.
#[test]
fn a_column_is_framed_as_it_is() {
    for (line, step, odd, settled) in [
        ("explain 3 4 5", 2, vec!["l2"], vec![]),
        ("explain 3 4 5", 3, vec![], vec!["l2"]),
        ("explain 3 4 5", 4, vec![], vec![]),
        // Lost: the player's move makes a column odd, and the opponent's makes it even.
        ("explain 1 2 3", 2, vec![], vec![]),
        ("explain 1 2 3", 3, vec!["l1"], vec![]),
        ("explain 1 2 3", 4, vec![], vec!["l1"]),
    ] {
        let shown = at("zh", line, step);
        assert_eq!(keys(desk(&shown), "lane lit"), odd, "{line} {step}");
        assert_eq!(keys(desk(&shown), "lane settled"), settled, "{line} {step}");
    }
}

/// A row says which pile it is where sentences name piles.
#[test]
fn rows_say_which_pile_they_are() {
    for (lang, names) in
        [("en", ["Pile 1", "Pile 2", "Pile 3"]), ("zh", ["第 1 堆", "第 2 堆", "第 3 堆"])]
    {
        for step in 0..5 {
            let shown = at(lang, "explain 3 4 5", step);
            for name in names {
                assert!(desk(&shown).contains(&format!(">{name}</text>")), "{name} {step}");
            }
        }
        for line in ["play 3 4 5 --first me --seed 7", "play 3 4 5 --misere --first me --seed 7"] {
            let shown = super::reply(lang, line, "", "");
            for name in names {
                assert!(
                    shown.parts["answer"].contains(&format!(">{name}</text>")),
                    "{name} {line}"
                );
            }
        }
    }
}

/// From each moment of Nim a button leads to the same stones, to be split and paired by hand.
#[test]
fn the_steps_can_be_done_by_hand() {
    for (line, leads) in [
        ("explain 3 4 5", true),
        ("explain 1 2 3", true),
        ("explain 3 4 5 --misere", false),
        ("explain 3 4 5 --limit 3", false),
        ("explain 31 17 22", false),
        ("explain kayles 5 2", false),
    ] {
        for step in 0..3 {
            let shown = at("en", line, step);
            let has_button = shown.parts["answer"].contains("name=\"wing\" value=\"story\"");
            assert_eq!(has_button, leads, "{line} {step}");
        }
    }
    let story = super::reply("zh", "explain 3 4 5 --move 1:2", "wing", "story");
    assert_eq!((&*story.line, &*story.touched), ("play 3 4 5 --first me --seed 0", "split"));
    assert!(story.parts["answer"].contains("value=\"split 0\""));
}

/// The page without the parts that are seen later: what is hidden while the board asks.
fn first_seen(page: &Reply) -> String {
    let answer = &page.parts["answer"];
    let (head, rest) = answer.split_once("<section class=\"moments").unwrap();
    let head = match rest.starts_with(" live trying") {
        true => head.split("<blockquote").next().unwrap(),
        false => head,
    };
    let said = rest.split("<p class=\"now\"").nth(1).unwrap().split("</p>").next().unwrap();
    let below = rest.split_once("</section>\n</div>").unwrap().1;
    let below = below.split("<details").next().unwrap();
    let judge = &page.parts["judge"];
    [head, said, below, judge, &page.title, &page.say, &page.parts["setting"]].concat()
}

/// Every game asks first; nothing that is seen tells the verdict, and one press shows it.
#[test]
fn every_game_asks_before_it_tells() {
    for (lang, asks) in [("en", "Can you win?"), ("zh", "能赢吗？")] {
        for line in GAMES {
            let asked = super::reply(lang, line, "", "");
            let seen = first_seen(&asked);
            assert_eq!((asked.code, asked.step), (0, Some(0)), "{line}");
            assert!(seen.contains(asks) && asked.say.contains(asks), "{line}: {}", asked.say);
            let has_frames = !asked.parts["answer"].contains("name=\"answer\"");
            let shown = match has_frames {
                true => at(lang, line, 4),
                false => super::goes_on(&asked, "answer", ""),
            };
            let (_, verdict) = shown.parts["answer"].split_once("class=\"verdict\"").unwrap();
            let (_, verdict) = verdict.split_once("<strong>").unwrap();
            let verdict = verdict.split('<').next().unwrap();
            assert!(!seen.contains(verdict), "{line}: {verdict} in {seen}");
            assert!(!seen.contains("class=\"step\"") && !seen.contains("<table"), "{line}");
            let linked = at(lang, line, 1);
            if has_frames {
                // A board shows the answer in its moments.
                assert!(asked.parts["answer"].contains("name=\"step\" value=\"1\""), "{line}");
            } else {
                assert_eq!(shown.parts["answer"], linked.parts["answer"], "{line}");
            }
        }
    }
}

/// The answer has the steps of the program's page.
#[test]
fn the_answer_is_that_of_the_program() {
    let headings = |html: &str| -> Vec<String> {
        html.split("<h2>")
            .skip(1)
            .map(|rest| rest.split("</h2>").next().unwrap().to_owned())
            .collect()
    };
    for line in GAMES {
        let shown = at("en", line, 1);
        // Words are split at spaces below.
        if shown.parts["answer"].contains("data-kind=\"answer\"") && !line.contains('"') {
            let written = super::program::output(&format!("{line} --format html --lang en")).stdout;
            let written = String::from_utf8(written).unwrap();
            assert_eq!(headings(&shown.parts["answer"]), headings(&written), "{line}");
        }
    }
}

/// A try is judged under the picture, as a search of all moves judges it: steps follow a right one; a wrong
/// one does not tell the right move.
#[test]
fn a_try_is_judged_under_the_picture() {
    for line in &GAMES[..TRIED] {
        let board = board(line.strip_prefix("explain ").unwrap());
        let mut known = HashMap::new();
        let can_win = wins(&board, &mut known);
        for (index, after) in (0..).zip(after(&board)).take(6) {
            let turn = board.legal_move_at(index).unwrap();
            let is_right = !wins(&after, &mut known);
            let tried = super::reply("en", &format!("{line} --move {turn}"), "", "");
            let answer = &tried.parts["answer"];
            let told = format!("<p class=\"now\" data-told data-right=\"{is_right}\">");
            let (picture, below) =
                answer.split_once(&told).unwrap_or_else(|| panic!("{line} {turn}"));
            assert!(picture.contains("name=\"try\"") && !picture.contains("verdict"), "{line}");
            let steps = below.matches("<section class=\"step\">").count();
            // Where no move wins, there is nothing left to try.
            assert_eq!(steps > 2, is_right || !can_win, "{line} {turn}: {steps}");
            assert!(is_right || !below.contains("data-outcome=\"win\""), "{line} {turn}");
            // One press shows the answer to the position, without the move.
            let shown = super::goes_on(&tried, "answer", "");
            assert_eq!((&*shown.line, shown.step), (*line, Some(1)));
        }
    }
}

/// Beside the question stands the claim that no move wins. It is judged as a search of all moves judges it; a move that
/// is tried takes its place.
#[test]
fn that_no_move_wins_is_said_beside_the_question() {
    let lines = GAMES[..TRIED].iter().chain(&["explain 3 4 5", "explain 1 4 5"]);
    for line in lines {
        let can_win = wins(&board(line.strip_prefix("explain ").unwrap()), &mut HashMap::new());
        let asked = super::reply("en", line, "", "");
        let (_, said) = asked.parts["answer"].split_once("<p class=\"now\"").unwrap();
        let (said, _) = said.split_once("</p>").unwrap();
        assert!(said.contains("name=\"claim\" value=\"lose\" aria-pressed=\"false\""), "{said}");
        let claimed = super::goes_on(&asked, "claim", "lose");
        assert_eq!(claimed.line, format!("{line} --claim lose"));
        let told = format!("<p class=\"now\" data-told data-right=\"{}\">", !can_win);
        let answer = &claimed.parts["answer"];
        assert!(answer.contains(&told), "{line}: {answer}");
        assert!(answer.contains("name=\"claim\" value=\"\" aria-pressed=\"true\""), "{line}");
        let back = super::goes_on(&claimed, "claim", "");
        assert_eq!((&*back.line, back.step), (*line, Some(0)));
    }
    let claimed = super::reply("en", "explain 3 4 5 --claim lose", "try", "1:1");
    assert_eq!(claimed.line, "explain 3 4 5 --move 1:2");
    let claimed = super::goes_on(&claimed, "claim", "lose");
    assert_eq!(claimed.line, "explain 3 4 5 --claim lose");
    let second = super::reply("en", "explain 3 4 5 --as second", "", "");
    assert!(!second.parts["answer"].contains("name=\"claim\""));
}

/// The name of a moment that was not reached does not tell who wins.
#[test]
fn a_moment_that_was_not_reached_gives_no_answer_away() {
    let names = |line: &str, step| -> Vec<String> {
        let answer = at("en", line, step).parts["answer"].clone();
        let thumbs = answer.split("class=\"thumb\"").skip(1);
        let name =
            |thumb: &str| thumb.split("<b>").nth(1).unwrap().split('<').next().unwrap().to_owned();
        thumbs.map(name).collect()
    };
    for step in 0..4 {
        assert_eq!(names("explain 1 4 5", step), names("explain 3 4 5", step), "{step}");
    }
    assert_eq!(names("explain 1 4 5", 4)[4], "Reply");
    assert_eq!(names("explain 3 4 5", 4)[4], "Check");
}
