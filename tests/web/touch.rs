//! Compares the moves that can be made by touch with the legal moves, which are listed here game by game,
//! independent of the program: every offered hotspot is pressed in every state.

use std::collections::{BTreeMap, BTreeSet};

use super::{goes_on, reply};

/// A hotspot: its label, the move that it selects, the stones that this move takes, and whether it is selected.
#[derive(Debug)]
struct Spot {
    value: String,
    typed: String,
    with: Vec<String>,
    label: String,
    is_pressed: bool,
}

/// The value of an attribute of a tag.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split('"').next().unwrap();
    Some(value.replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

/// Controls of this name that select a move or cancel the selection.
fn spots(html: &str, name: &str) -> Vec<Spot> {
    let tags = html.split("<button").skip(1).map(|rest| rest.split('>').next().unwrap());
    let tags = tags.filter(|tag| tag.contains(&format!(" name=\"{name}\"")));
    let named = tags.filter(|tag| tag.contains(" aria-label="));
    named
        .map(|tag| Spot {
            value: attribute(tag, "value").unwrap(),
            typed: attribute(tag, "data-typed").unwrap(),
            with: attribute(tag, "data-with").unwrap().split(' ').map(str::to_owned).collect(),
            label: attribute(tag, "aria-label").unwrap(),
            is_pressed: attribute(tag, "aria-pressed").unwrap() == "true",
        })
        .collect()
}

/// A typed move in the form of the lists below: the parts of a pile in falling order, without empty ones.
fn plain(typed: &str) -> String {
    let Some((pile, parts)) = typed.split_once('=') else { return typed.to_owned() };
    let mut parts: Vec<u64> = parts.split('+').map(|part| part.parse().unwrap()).collect();
    parts.retain(|part| *part > 0);
    parts.sort_unstable_by(|one, other| other.cmp(one));
    let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
    format!("{pile}={}", if parts.is_empty() { "0".to_owned() } else { parts.join("+") })
}

/// Every move in one pile; `may` decides which numbers may be taken.
fn takes(piles: &[u64], may: impl Fn(u64) -> bool) -> Vec<String> {
    let piles = piles.iter().zip(1..);
    piles
        .flat_map(|(size, pile)| (1..=*size).map(move |take| (pile, take)))
        .filter(|(_, take)| may(*take))
        .map(|(pile, take): (u64, u64)| format!("{pile}:{take}"))
        .collect()
}

/// Every move in several piles that `may` allows, by the numbers taken from each pile.
fn vectors(piles: &[u64], may: impl Fn(&[u64]) -> bool) -> Vec<String> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for size in piles {
        let longer = |one: &Vec<u64>| {
            (0..=*size).map(|take| [one.clone(), vec![take]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|takes| takes.iter().any(|take| *take > 0) && may(takes));
    let join = |takes: Vec<u64>| takes.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
    all.into_iter().map(join).collect()
}

/// Every move that takes from a pile or splits it; `may(take, left, right)` decides.
fn breaks(piles: &[u64], may: impl Fn(u64, u64, u64) -> bool) -> Vec<String> {
    let mut all = Vec::new();
    for (size, pile) in piles.iter().zip(1..) {
        for left in 0..=*size {
            for right in 0..=size - left {
                if may(size - left - right, left, right) {
                    all.push(plain(&format!("{pile}={left}+{right}")));
                }
            }
        }
    }
    all
}

/// Function for `breaks` of the moves that an octal code allows; its digits: 1 nothing left, 2 one pile, 4 two.
fn octal(digits: &[u64]) -> impl Fn(u64, u64, u64) -> bool {
    move |take, left, right| {
        let kind = [1, 2, 4][usize::from(left > 0) + usize::from(right > 0)];
        let digit = digits.get(take as usize).copied().unwrap_or(0);
        digit & kind > 0 && (take > 0 || left > 0 && right > 0)
    }
}

fn kayles(take: u64, _: u64, _: u64) -> bool {
    take == 1 || take == 2
}

fn lasker(take: u64, left: u64, right: u64) -> bool {
    if take == 0 { left > 0 && right > 0 } else { left == 0 || right == 0 }
}

fn part(part: u64, moves: Vec<String>) -> impl Iterator<Item = String> {
    moves.into_iter().map(move |typed| format!("{part}:{typed}"))
}

/// A command line of each game, and all moves that its rules allow there.
fn positions() -> Vec<(&'static str, Vec<String>)> {
    let owned = |moves: &[&str]| moves.iter().map(|typed| (*typed).to_owned()).collect();
    vec![
        ("3 4 5", takes(&[3, 4, 5], |_| true)),
        ("6 2 --limit 2 --misere", takes(&[6, 2], |take| take <= 2)),
        ("5 7 --take 1,3,4", takes(&[5, 7], |take| [1, 3, 4].contains(&take))),
        ("race 12 --say 1-3 --from 5", owned(&["1", "2", "3"])),
        ("wythoff 3 2", vectors(&[3, 2], |t| t[0] == 0 || t[1] == 0 || t[0] == t[1])),
        ("wythoff 22 2", vectors(&[22, 2], |t| t[0] == 0 || t[1] == 0 || t[0] == t[1])),
        (
            "moore 2 1 2 --at-most 2",
            vectors(&[2, 1, 2], |t| t.iter().filter(|t| **t > 0).count() <= 2),
        ),
        ("fibonacci 6", owned(&["1", "2", "3", "4", "5"])),
        ("fibonacci 9 --quota 3", owned(&["1", "2", "3"])),
        ("staircase 2 1 3", takes(&[2, 1, 3], |_| true)),
        ("kayles 5 2", breaks(&[5, 2], kayles)),
        ("kayles 12", breaks(&[12], kayles)),
        ("lasker 4 2", breaks(&[4, 2], lasker)),
        (
            "grundy 7 3",
            breaks(&[7, 3], |take, left, right| {
                take == 0 && left != right && left > 0 && right > 0
            }),
        ),
        ("octal 0.137 6 2", breaks(&[6, 2], octal(&[0, 1, 3, 7]))),
        ("octal 0.07 5", breaks(&[5], octal(&[0, 0, 7]))),
        ("octal 4.3 5 2", breaks(&[5, 2], octal(&[4, 3]))),
        ("octal 0.156 7", breaks(&[7], octal(&[0, 1, 5, 6]))),
        ("hackenbush ((()))(()())", owned(&["1", "1.1", "1.1.1", "2", "2.1", "2.2"])),
        (
            "sum \"3 2 --take 1,2\" + \"kayles 3\" + \"wythoff 1 2\" + \"hackenbush (())\" + \"lasker 3\"",
            part(1, takes(&[3, 2], |take| take <= 2))
                .chain(part(2, breaks(&[3], kayles)))
                .chain(part(3, vectors(&[1, 2], |t| t[0] == 0 || t[1] == 0 || t[0] == t[1])))
                .chain(part(4, owned(&["1", "1.1"])))
                .chain(part(5, breaks(&[3], lasker)))
                .collect(),
        ),
    ]
}

/// Move that is selected on a play board; `None` if none is.
fn chosen(html: &str) -> Option<String> {
    let tags = html.split("<button").skip(1).map(|rest| rest.split('>').next().unwrap());
    let mut next =
        tags.filter(|tag| tag.contains(" class=\"next\"") && tag.contains(" name=\"say\""));
    next.next().map(|tag| attribute(tag, "value").unwrap())
}

/// Presses every offered hotspot in every reachable state of these positions, beginning without a move.
fn check_touches(positions: Vec<(&str, Vec<String>)>) {
    for (position, moves) in positions {
        let line = format!("play {position} --first me --seed 7");
        let is_race = position.starts_with("race");
        let mut found: BTreeSet<String> = BTreeSet::new();
        let mut seen: BTreeMap<String, Vec<Spot>> = BTreeMap::new();
        let begun = reply("en", &line, "", "");
        assert_eq!(begun.code, 0, "{position}: {}", begun.say);
        let mut next = vec![(String::new(), begun.parts["answer"].clone())];
        while let Some((state, html)) = next.pop() {
            if seen.contains_key(&state) {
                continue;
            }
            let offered = spots(&html, "at");
            assert!(!offered.is_empty(), "{position}: nothing to touch after {state:?}");
            for spot in &offered {
                assert!(!spot.label.is_empty(), "{position}: {spot:?}");
                if spot.typed.is_empty() {
                    continue;
                }
                found.insert(plain(&spot.typed));
                if is_race || seen.contains_key(&spot.typed) {
                    continue;
                }
                let pressed = reply("en", &line, "at", &spot.value);
                assert_eq!(pressed.line, line);
                let html = pressed.parts["answer"].clone();
                assert_eq!(chosen(&html).as_ref(), Some(&spot.typed), "{position}: {spot:?}");
                next.push((spot.typed.clone(), html));
            }
            seen.insert(state, offered);
        }
        let expected: BTreeSet<String> = moves.into_iter().collect();
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn every_move_is_reached_by_touches_and_no_other() {
    let mut first_of_game = positions();
    first_of_game.dedup_by_key(|(line, _)| line.split(' ').next().unwrap());
    check_touches(first_of_game);
}

#[test]
#[ignore = "exhaustive"]
fn every_move_is_reached_by_touches_and_no_other_exhaustive() {
    check_touches(positions());
}

/// Pressing a hotspot selects a move, and a second press deselects it.
#[test]
fn a_second_touch_puts_a_move_back() {
    for (position, _) in positions().into_iter().filter(|(line, _)| !line.starts_with("race")) {
        let line = format!("play {position} --first me --seed 7");
        for first in spots(&reply("en", &line, "", "").parts["answer"], "at") {
            let html = reply("en", &line, "at", &first.value).parts["answer"].clone();
            let place = format!("{};", first.value);
            let again = spots(&html, "at").into_iter().find(|spot| spot.value.starts_with(&place));
            // The square of the piece in Wythoff's game is no move.
            let Some(again) = again else { panic!("{position}: {first:?}") };
            assert!(again.is_pressed && again.typed.is_empty(), "{position}: {again:?}");
            let back = reply("en", &line, "at", &again.value).parts["answer"].clone();
            assert_eq!(chosen(&back), None, "{position}: {again:?}");
        }
    }
}

/// Parts that a script marks when a hotspot is pressed are in the picture.
#[test]
fn what_a_touch_takes_is_in_the_picture() {
    for (position, _) in positions() {
        // A path and a square have no stones.
        if position.starts_with("race") || position == "wythoff 3 2" {
            continue;
        }
        let shown = reply("zh", &format!("play {position} --first me --seed 7"), "", "");
        let board = &shown.parts["answer"];
        for spot in spots(board, "at") {
            assert!(!spot.with.is_empty());
            for key in &spot.with {
                assert!(board.contains(&format!("data-k=\"{key}\"")), "{position}: {spot:?}");
            }
        }
    }
}

/// In Explain a touch selects the move to judge, and the verdict is beside it.
#[test]
fn a_move_to_judge_is_touched() {
    for (position, moves) in positions() {
        let line = format!("explain {position}");
        let shown = reply("en", &line, "", "");
        assert_eq!(shown.code, 0, "{position}: {}", shown.say);
        assert!(!shown.parts["judge"].contains("name=\"try\""), "{position}");
        let offered = spots(&shown.parts["answer"], "try");
        assert!(!offered.is_empty(), "{position}");
        for spot in offered.iter().take(3) {
            let mut tried = reply("en", &line, "try", &spot.value);
            if tried.touched.starts_with("pick ") {
                tried = goes_on(&tried, "--move", &spot.typed);
            }
            assert!(moves.contains(&plain(&spot.typed)), "{position}: {spot:?}");
            assert_eq!(tried.line, format!("{line} --move {}", spot.typed));
            let (_, told) = tried.parts["judge"].split_once("class=\"verdict-here\"").unwrap();
            let told = told.split('<').next().unwrap().split_once('>').unwrap().1;
            assert!(!told.is_empty() && !told.contains("You are to move"), "{position}: {told}");
            assert!(tried.parts["error"].is_empty(), "{position}");
            let place = format!("{};", spot.value);
            let again = spots(&tried.parts["answer"], "try");
            let again = again.iter().find(|spot| spot.value.starts_with(&place)).unwrap();
            assert_eq!(reply("en", &tried.line, "try", &again.value).line, line, "{position}");
        }
    }
}

/// A touch on a picture of Explain leads to the position after it.
#[test]
fn a_touch_in_a_picture_leads_on() {
    for (line, value, after) in [
        (
            "explain hackenbush ((()))(()()) --misere",
            "^1.1",
            "explain hackenbush ()(()()) --misere",
        ),
        ("explain octal 0.137 8 5", "2:3", "explain octal 0.137 8 3"),
        (
            "explain sum \"3 4\" + \"kayles 5\" --ask",
            "1>2:1",
            "explain sum \"3 1\" + \"kayles 5\" --ask",
        ),
        ("explain sum \"kayles 5\" + \"3 4\"", "2>1:0", "explain sum \"kayles 5\" + \"0 4\""),
    ] {
        assert_eq!(reply("en", line, "at", value).line, after, "{line} {value}");
    }
}

/// Explain and matches accept the same spellings of moves.
#[test]
fn one_reader_reads_moves() {
    let told = reply("en", "explain 3 4 5 --move 1:2", "", "");
    for spelled in [
        "2 from pile 1",
        "1 2",
        "1:2",
        "take 2 from 1",
        "第一堆取两颗",
        "从第1堆取2颗",
        "从第 1 堆取 2 颗",
        "１：２",
    ] {
        let line = format!("explain 3 4 5 --move \"{spelled}\"");
        let shown = reply("en", &line, "", "");
        assert_eq!(shown.code, 0, "{spelled}: {}", shown.say);
        assert_eq!(shown.parts["answer"], told.parts["answer"], "{spelled}");
        let played = reply("en", "play 3 4 5 --first me --seed 7", "say", spelled);
        assert!(played.line.ends_with("--moves 1:2"), "{spelled}: {}", played.line);
    }
}

/// In games that change several piles, the named piles lose stones; a colon has no meaning.
#[test]
fn piles_are_named_where_several_may_lose_stones() {
    for (position, spelled, typed) in [
        ("wythoff 3 5", "1 from pile 1", Some("1,0")),
        ("wythoff 3 5", "从第2堆取3颗", Some("0,3")),
        ("wythoff 3 5", "1 1", Some("1,1")),
        ("wythoff 3 5", "1:1", None),
        ("wythoff 3 5", "1 from pile 3", None),
        ("moore 3 4 5 --at-most 2", "1 from pile 1 and 2 from pile 3", Some("1,0,2")),
        ("moore 3 4 5 --at-most 2", "第1堆取1颗，第3堆取2颗", Some("1,0,2")),
    ] {
        let played = reply("en", &format!("play {position} --first me --seed 7"), "say", spelled);
        let judged = reply("en", &format!("explain {position} --move \"{spelled}\""), "", "");
        let Some(typed) = typed else {
            assert_eq!([played.code, judged.code], [2, 2], "{position} {spelled}");
            continue;
        };
        assert!(played.line.ends_with(&format!(" --moves {typed}")), "{spelled}: {}", played.line);
        let told = reply("en", &format!("explain {position} --move {typed}"), "", "");
        assert_eq!(judged.parts["answer"], told.parts["answer"], "{position} {spelled}");
    }
}

/// The program reads these moves as a match does.
#[test]
fn the_program_reads_moves_as_a_match_does() {
    let written = super::program::output("explain 3 4 5 --move 1:2 --lang en").stdout;
    for spelled in ["2 from pile 1", "第一堆取两颗"] {
        let mut program = super::program::program("explain 3 4 5 --lang en --move");
        assert_eq!(program.arg(spelled).output().unwrap().stdout, written, "{spelled}");
    }
}

/// An unreadable move is reported beside its field, without a command line; the answer stays.
#[test]
fn a_wrong_move_is_told_at_its_field() {
    for (line, sentence) in [
        ("explain 3 4 5 --move \"take 2\"", "“take 2” is not a move."),
        ("explain 3 4 5 --move 9:1", "There is no pile 9."),
        ("explain kayles 5 2 --move 1=5", "“1=5” "),
    ] {
        let shown = reply("en", line, "", "");
        assert_eq!(shown.code, 2, "{line}");
        assert!(shown.parts["error"].is_empty(), "{line}");
        let judge = &shown.parts["judge"];
        let (_, told) = judge.split_once("class=\"verdict-here\"").unwrap();
        assert!(
            told.contains(sentence.trim_end()) || sentence.starts_with("“1=5"),
            "{line}: {told}"
        );
        assert!(!judge.contains("--move ") && !judge.contains("explain 3"), "{line}: {judge}");
        // The answer is that of the position: a board shows it later, and what has none asks again.
        let asks = shown.parts["answer"].contains("data-kind=\"question\"");
        assert_eq!(shown.parts["answer"].contains("class=\"verdict\""), !asks, "{line}");
    }
}

/// Another section reports what has become of a position that it cannot show.
#[test]
fn a_wing_says_what_it_does_not_have() {
    for (line, after, said) in [
        ("explain 3 4 5", "play 3 4 5", None),
        ("explain kayles 5", "play kayles 5", None),
        ("xor 6 1 2", "play 6 1 2", Some("The numbers are now the piles")),
        ("xiangqi --start classic", "play 3 4 5", Some("cannot be played")),
        ("explain graph \"a: b\"", "play 3 4 5", Some("cannot be played")),
    ] {
        let shown = reply("en", line, "wing", "play");
        assert!(shown.line.starts_with(after), "{line}: {}", shown.line);
        match said {
            Some(said) => assert!(shown.parts["error"].contains(said), "{line}"),
            None => assert!(shown.parts["error"].is_empty(), "{line}"),
        }
    }
    assert_eq!(reply("en", "explain 3 4 5", "line", "race 30").line, "explain race 30 --say 1-2");
    // So it is in a link.
    assert_eq!(reply("en", "race 30", "", "").line, "explain race 30 --say 1-2");
    let match_of_a_link = reply("en", "play race 30 --first me --seed 7", "", "");
    assert_eq!(match_of_a_link.line, "play race 30 --say 1-2 --first me --seed 7");
    assert!(match_of_a_link.parts["error"].is_empty());
    // Numbers in Chinese are numbers.
    let shown = reply("zh", "explain 三 四 五", "pile-2", "7");
    assert_eq!(shown.line, "explain 三 7 五");
    assert!(shown.parts["answer"].contains("3, 7, 5") || shown.parts["answer"].contains("3、7、5"));
    let shown = reply("en", "explain 3 4 5", "game", "row").parts["setting"].clone();
    assert!(shown.contains("value=\"row\" selected"), "{shown}");
}
