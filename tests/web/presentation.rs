//! Tests the positions that a class sees one after another: they differ, are of the same kind, and some are
//! P-positions by a search without columns. Tests the tasks of a lesson in presentation mode, and the way from
//! a match to the explanation of its board.

use std::collections::{BTreeMap, BTreeSet};

use carryless_web::{self as web, Reply, Request};

use super::play_board::wins;
use super::{goes_on, reply};

/// Pile sizes in a command line.
fn sizes(line: &str) -> Vec<u64> {
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

/// Reply after the user goes on from the last frame to the next position.
fn another(before: &Reply) -> Reply {
    goes_on(before, "another", "")
}

#[test]
fn the_next_position_is_of_the_same_kind() {
    let mut known = BTreeMap::new();
    for (line, columns, least) in [
        ("explain 3 4 5", 3, 30),
        ("explain 1 2 3", 3, 30),
        ("explain 7 9 11", 4, 100),
        ("explain 4 6", 3, 20),
        ("explain 1 2 3 4 5", 3, 100),
    ] {
        let mut page = reply("en", line, "", "");
        let piles = sizes(line).len();
        let (mut seen, mut outcomes) = (BTreeSet::new(), BTreeSet::new());
        for _ in 0..least {
            page = another(&page);
            let next = sizes(&page.line);
            assert_eq!((next.len(), page.step), (piles, Some(0)), "{}", page.line);
            assert!(next.iter().all(|size| (1..1 << columns).contains(size)), "{}", page.line);
            assert!(next.iter().any(|size| *size >= 1 << (columns - 1)), "{}", page.line);
            assert!(seen.insert(next.clone()), "{line}: {} comes again", page.line);
            if columns == 3 {
                outcomes.insert(wins(&next, &mut known));
            }
        }
        assert!(columns > 3 || outcomes.len() == 2, "{line}: {outcomes:?}");
    }
    // The same position has the same next one.
    let [one, two] = [1, 2].map(|_| another(&reply("en", "explain 3 4 5", "", "")).line);
    assert_eq!(one, two);
}

/// The next position of a game without piles alone: other than the one before, and of the same kind.
#[test]
fn every_game_has_a_next_position() {
    let count = |text: &str, letter: char| text.matches(letter).count();
    for (line, least) in [
        ("explain octal 0.137 8 5", 20),
        ("explain hackenbush ((()))(()())", 12),
        ("explain hackenbush (()()) --misere", 1),
        ("explain sum \"3 4 --take 1,2\" + \"kayles 5\" + 7", 20),
        ("explain sum \"hackenbush (())()\" + 3", 3),
        ("explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\"", 4),
        ("explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\" --from a,b", 10),
    ] {
        let mut page = reply("en", line, "", "");
        let mut seen = BTreeSet::new();
        for _ in 0..least {
            page = another(&page);
            assert_eq!(page.code, 0, "{}", page.line);
            assert!(page.parts["answer"].contains("name=\"answer\""), "{}", page.line);
            assert!(seen.insert(page.line.clone()), "{line}: {} comes again", page.line);
            for letter in ['(', ')', '+', '"', ':', ','] {
                assert_eq!(count(&page.line, letter), count(line, letter), "{}", page.line);
            }
            assert_eq!(page.line.contains("--misere"), line.contains("--misere"));
            assert_eq!(page.line.contains(" 0.137 "), line.contains(" 0.137 "));
        }
        // The button stands at the last moment.
        let steps = web::reply(&Request {
            lang: "en".to_owned(),
            line: line.to_owned(),
            step: Some(99),
            ..Request::default()
        });
        assert!(steps.parts["answer"].contains("name=\"another\""), "{line}");
    }
}

/// Rules and view stay; a move and a claim of the class go.
#[test]
fn the_next_position_keeps_the_rules() {
    let line = "explain 3 4 5 --misere --move 1:2 --claim win --detail teach";
    let next = another(&reply("en", line, "", "")).line;
    let (piles, options) = next.split_once(" --").unwrap();
    assert_eq!((sizes(piles).len(), options), (3, "misere --detail teach"), "{next}");
}

/// After the last moment the main button leads to the next position, and a second one to the first moment.
#[test]
fn the_last_moment_leads_on() {
    for (lang, words) in [("en", ["Next position", "Again"]), ("zh", ["下一题", "从头看"])] {
        let last = super::explain::at(lang, "explain 3 4 5", 4);
        let html = &last.parts["answer"];
        let [next, again] = words;
        let next = format!("class=\"next\" name=\"another\">{next}<");
        let again = format!("class=\"again\" name=\"step\" value=\"0\">{again}<");
        assert!(html.contains(&next) && html.contains(&again), "{html}");
    }
}

/// The tasks of a plan are presented in their order, and then positions of the same kind.
#[test]
fn the_tasks_of_a_plan_are_presented() {
    let plan = "lesson --plan \"3 4 5\" \"race 21 --say 1-3\" \"1 4 6 --misere\"";
    let shown = reply("en", plan, "", "");
    assert!(shown.parts["answer"].contains("name=\"present\" data-presents>Present<"));
    let first = goes_on(&shown, "present", "");
    assert_eq!((&*first.line, first.step), ("explain 3 4 5", Some(0)));
    assert!(first.parts["answer"].contains("data-switch=\"presenting\""));
    // Another language, a move that is tried and the next moment do not end the lesson.
    let first = goes_on(&goes_on(&first, "lang", "zh"), "try", "l1:1");
    let second = another(&goes_on(&first, "step", "1"));
    assert_eq!((&*second.line, second.step), ("explain race 21 --say 1-3", Some(0)));
    assert!(second.parts["answer"].contains("data-switch=\"presenting\""));
    let third = another(&goes_on(&second, "answer", ""));
    assert_eq!((&*third.line, &*third.touched), ("explain 1 4 6 --misere", ""));
    let fourth = another(&third).line;
    assert!(fourth.ends_with(" --misere") && sizes(&fourth).len() == 3, "{fourth}");
}

/// The moments of a game without frames: question, answer, and each step of the answer once; after the last
/// one comes another position of the game, where its numbers can change.
#[test]
fn every_game_is_presented() {
    for (line, another) in [
        ("explain kayles 6 2 1", true),
        ("explain race 30 --say 1-2 --from 17", true),
        ("explain wythoff 3 5", true),
        ("explain fibonacci 17 --quota 4", true),
        ("explain 5 7 9 --take 1,3,4", true),
        ("explain hackenbush ((()))(()())", true),
        ("explain graph \"a: b c\" \"b: d e\" \"c: e\" \"d: e\"", true),
    ] {
        let mut page = super::explain::at("en", line, 0);
        assert!(page.parts["answer"].contains("data-switch=\"presenting\""), "{line}");
        page = goes_on(&page, "answer", "");
        let mut told = Vec::new();
        for step in 2.. {
            let next = format!("class=\"next\" name=\"step\" value=\"{step}\"");
            if !page.parts["answer"].contains(&next) {
                break;
            }
            page = super::explain::at("en", &page.line, step);
            assert_eq!(page.step, Some(step), "{line}");
            told.push(sentence_of_step(&page.parts["answer"]).to_owned());
        }
        let steps = told.len();
        assert!(steps > 1 && told.iter().all(|step| !step.is_empty()), "{line}");
        let different: BTreeSet<&String> = told.iter().collect();
        assert_eq!(different.len(), steps, "{line}");
        assert_eq!(page.parts["answer"].contains("name=\"another\""), another, "{line}");
        if another {
            let next = goes_on(&page, "another", "");
            assert_eq!((next.code, next.step), (0, Some(0)), "{}", next.line);
            assert_ne!(next.line, line);
            assert_eq!(next.line.contains("--from"), line.contains("graph"), "{}", next.line);
            assert!(!next.line.contains("--quota"), "{}", next.line);
        }
    }
}

/// Sentence of a step beside the picture, or its title if it is told in words alone.
fn sentence_of_step(answer: &str) -> &str {
    match answer.split_once("<div class=\"reason\">") {
        Some((_, reason)) => reason.split("</h2>").next().unwrap(),
        None => answer.split_once("<p class=\"now\">").unwrap().1.split("</p>").next().unwrap(),
    }
}

/// A teacher who tries a lesson comes back to the plan; a pupil has no such button.
#[test]
fn a_teacher_comes_back_to_the_plan() {
    let plan = reply("en", "lesson --plan \"3 4 5\"", "", "");
    let back = "name=\"plan\">Back to the lesson plan<";
    let mut page = goes_on(&plan, "try", "");
    for (name, value) in [("", ""), ("answer", "1:2"), ("lang", "en"), ("next", "")] {
        page = goes_on(&page, name, value);
        assert!(page.parts["answer"].contains(back), "{}", page.line);
        let pupil = reply("en", &page.line, "", "");
        assert!(!pupil.parts["answer"].contains(back), "{}", page.line);
    }
    let again = goes_on(&page, "plan", "");
    assert_eq!((&*again.line, &*again.touched), ("lesson --plan \"3 4 5\"", ""));
}

/// A link from a file says that it leads nowhere on another device, and one from the web does not.
#[test]
fn a_link_of_a_lesson_from_a_file_says_so() {
    let plan = "lesson --plan \"3 4 5\"";
    for (base, is_local) in [("file:///a/carryless.html", true), ("https://a.example/", false)] {
        let html = &reply("en", plan, "link", base).parts["answer"];
        assert_eq!(html.contains("put the page on the web"), is_local, "{html}");
    }
}

/// Explain and map show what is on the board of a match; after its end, where it began.
#[test]
fn the_board_of_a_match_is_explained() {
    let played = "play 3 4 5 --first me --seed 7 --moves 1:2,2:1";
    for (line, wing, after) in [
        (played, "explain", "explain 1 3 5"),
        (played, "map", "map 1 3 5"),
        ("play 3 4 5 --misere --seed 7 --moves 1:2,2:1", "explain", "explain 1 3 5 --misere"),
        (
            "play race 21 --say 1-3 --seed 7 --moves 2,3",
            "explain",
            "explain race 21 --say 1-3 --from 5",
        ),
        ("play 1 2 --first me --seed 7 --moves 2:1,1:1,2:1", "explain", "explain 1 2"),
        (played, "play", "play 3 4 5 --first me --seed "),
    ] {
        let line = reply("en", line, "wing", wing).line;
        assert!(line.starts_with(after), "{wing}: {line}");
        assert!(wing == "play" || line == after, "{wing}: {line}");
    }
}

/// A change that makes a pile larger is no move: no lane is marked, and the sentence says why.
#[test]
fn a_larger_pile_is_not_marked_as_right() {
    for (lang, told) in [("en", "Stones are only taken"), ("zh", "石子只能取走")] {
        let begun = reply(lang, "play 3 4 5 --first me --seed 7", "again", "balance");
        let right = goes_on(&begun, "touch", "balance 0:1").parts["answer"].clone();
        // With 3 for 2 every block of 3 4 7 has its partner.
        let small = reply(lang, "play 2 4 7 --first me --seed 7", "again", "balance");
        let larger = goes_on(&small, "touch", "balance 0:3").parts["answer"].clone();
        assert!(larger.contains(told) && !larger.contains('✓'), "{larger}");
        assert!(!larger.contains("lane lit") && !larger.contains("name=\"say\""), "{larger}");
        assert!(right.contains('✓') && !right.contains(told), "{right}");
    }
}
