//! Checks the games offered to play: every game has a position that the first player can win and easily
//! loses, and a board that keeps its size during the match. Outcomes are found by playing all moves out.

use std::collections::HashMap;

use carryless_games::games::{AnyState, PLAYED};
use carryless_web::Reply;

use super::{goes_on, reply};
use carryless_test_support::answers::question;

/// Command lines of the games that the page offers.
fn offered() -> Vec<String> {
    let page = reply("en", "play 3 4 5 --first me --seed 7", "", "");
    let buttons = page.parts["judge"].split(" name=\"line\" value=\"").skip(1);
    let lines = buttons.map(|rest| rest.split('"').next().unwrap().replace("&quot;", "\""));
    let mut lines: Vec<String> = lines.collect();
    // The field for a position has this name, too.
    assert_eq!(lines.pop().as_deref(), Some("3 4 5"));
    lines
}

pub(super) fn board(line: &str) -> AnyState {
    question(line).state()
}

/// Positions after each legal move.
pub(super) fn after(board: &AnyState) -> Vec<AnyState> {
    let made = |index: u128| {
        let mut after = board.clone();
        assert!(after.apply(&board.legal_move_at(index).unwrap()), "{board:?}");
        after
    };
    (0..board.move_count()).map(made).collect()
}

/// Whether the player to move wins, if a player without a move loses. `known` holds the positions searched so
/// far.
pub(super) fn wins(board: &AnyState, known: &mut HashMap<String, bool>) -> bool {
    let key = format!("{board:?}");
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let found = after(board).iter().any(|after| !wins(after, known));
    known.insert(key, found);
    found
}

/// The title of a match names its game, as that of the explanation does.
#[test]
fn the_title_names_the_game() {
    for (lang, nim) in [("en", "Nim "), ("zh", "取石子（尼姆）")] {
        for line in offered() {
            let titles = ["play", "explain"]
                .map(|command| reply(lang, &format!("{command} {line}"), "", "").title);
            assert_eq!(titles[0], titles[1]);
            let is_nim = board(&line).game() == "nim";
            assert_eq!(titles[0].starts_with(nim), is_nim, "{}", titles[0]);
        }
    }
}

#[test]
fn whoever_begins_can_win_and_most_moves_lose() {
    let lines = offered();
    let mut games: Vec<&str> = lines.iter().map(|line| board(line).game()).collect();
    games.sort_unstable();
    let mut all = PLAYED.to_vec();
    all.sort_unstable();
    assert_eq!(games, all);
    for line in lines {
        let (board, mut known) = (board(&line), HashMap::new());
        assert!(wins(&board, &mut known), "{line}");
        let (lost, won): (Vec<_>, Vec<_>) =
            after(&board).into_iter().partition(|after| wins(after, &mut known));
        assert!(lost.len() >= 2 && lost.len() >= won.len(), "{line}: {} lose", lost.len());
        // It takes more than one move.
        assert!(won.iter().all(|after| after.move_count() > 0), "{line}");
    }
}

/// Width and height of the picture.
fn size(reply: &Reply) -> [f64; 2] {
    let answer = &reply.parts["answer"];
    let (_, rest) = answer.split_once(" viewBox=\"").unwrap();
    let numbers = rest.split('"').next().unwrap().split(' ').skip(2);
    let [wide, high] = numbers.map(|number| number.parse().unwrap()).collect::<Vec<f64>>()[..]
    else {
        panic!("{rest}")
    };
    [wide, high]
}

/// Reply after the first move that the page offers, or after the computer's move; `None` at the end of the
/// match.
fn next(page: &Reply) -> Option<Reply> {
    let typed = page.parts["answer"].split(" data-typed=\"").skip(1);
    let mut typed = typed.map(|rest| rest.split('"').next().unwrap().replace("&gt;", ">"));
    match typed.find(|typed| !typed.is_empty()) {
        Some(typed) => Some(goes_on(page, "say", &typed)),
        None => (page.wait > 0).then(|| goes_on(page, "wait", "")),
    }
}

/// The share of the width and height that decides how large the picture is on the page; `None` without one.
fn ratio(reply: &Reply) -> Option<&str> {
    let (_, rest) = reply.parts["answer"].split_once("--ratio:")?;
    rest.split('"').next()
}

/// The y coordinate of the first stone of the first pile, before it is taken.
fn first_stone(reply: &Reply) -> Option<&str> {
    let (_, rest) = reply.parts["answer"].split_once("data-k=\"s0.0\"")?;
    let stone = rest.split('>').next().filter(|stone| !stone.contains("taken"))?;
    stone.split_once(" cy=\"")?.1.split('"').next()
}

/// A board is as large on the page at the end as at the beginning, and its first row stays where it is while
/// the other player moves.
#[test]
fn the_board_keeps_its_scale_and_its_rows() {
    for line in offered().iter().filter(|line| !line.starts_with("race")) {
        let mut page = reply("en", &format!("play {line} --first me --seed 7"), "", "");
        let begun = ratio(&page).unwrap().to_owned();
        assert!(begun.parse::<f64>().is_ok(), "{line}: {begun}");
        while let Some(after) = next(&page) {
            assert_eq!(ratio(&after), Some(&*begun), "{}", after.line);
            // While the computer's move is shown the position is the same.
            if after.line == page.line {
                assert_eq!(first_stone(&after), first_stone(&page), "{}", after.line);
            }
            page = after;
        }
    }
}

#[test]
fn the_board_keeps_its_size_to_the_end() {
    for line in offered().iter().filter(|line| !line.starts_with("race")) {
        let mut page = reply("zh", &format!("play {line} --first me --seed 7"), "", "");
        let begun = size(&page);
        while let Some(after) = next(&page) {
            page = after;
            let [wide, high] = size(&page);
            assert_eq!(wide, begun[0], "{}", page.line);
            // A pile that splits becomes two rows.
            let falls = ["kayles", "lasker", "grundy", "octal", "sum"];
            let falls = falls.iter().any(|game| line.starts_with(game));
            // A picture has a whole number of units.
            let is_kept = (high - begun[1]).abs() <= 1.0;
            assert!(is_kept || falls && high > begun[1], "{} {high} {begun:?}", page.line);
        }
        assert!(page.parts["answer"].contains("name=\"again\""), "{}", page.line);
    }
}

/// At the end of every game one sentence names the winner, and the reasons come when they are asked for; then
/// a button leads to Explain.
#[test]
fn the_end_says_once_who_has_won_and_the_reason_when_asked() {
    for (lang, wins) in [("en", ["I win.", "You win!"]), ("zh", ["我赢了。", "你赢了！"])] {
        for line in offered().iter().filter(|line| !line.starts_with(char::is_numeric)) {
            let mut page = reply(lang, &format!("play {line} --first me --seed 7"), "", "");
            while let Some(after) = next(&page) {
                page = after;
            }
            assert!(page.parts["answer"].contains("name=\"again\" value=\"\""), "{line}");
            assert!(!page.parts["answer"].contains("class=\"saying\""), "{line}");
            let asked = goes_on(&page, "touch", "told");
            let answer = &asked.parts["answer"];
            let at = |text: &str| answer.find(text).unwrap_or_else(|| panic!("{line}: {text}"));
            assert!(at("class=\"saying\"") < at("name=\"wing\" value=\"steps\""), "{line}");
            assert!(!asked.say.is_empty() && asked.say != page.say, "{line}: {}", asked.say);
            for answer in [&page.parts["answer"], answer] {
                assert!(
                    wins.iter().any(|wins| answer.contains(&format!(">{wins}</h1>"))),
                    "{line}"
                );
                for twice in ["The computer wins", "You win.", "电脑获胜", "你赢了。"] {
                    assert!(!answer.contains(twice), "{line}: {twice}");
                }
            }
            let after = goes_on(&asked, "wing", "steps");
            assert_eq!((after.line, after.step), (format!("explain {line}"), Some(1)));
        }
    }
}

/// Only of a match that is over without a story can reasons be asked.
#[test]
fn reasons_are_told_after_the_match_alone() {
    for line in ["kayles 6 2 1 --first me --seed 7", "3 4 5 --first me --seed 7"] {
        let begun = reply("en", &format!("play {line}"), "", "");
        let asked = goes_on(&begun, "touch", "told");
        assert_eq!(
            (&asked.touched, &asked.parts["answer"]),
            (&begun.touched, &begun.parts["answer"])
        );
    }
}

#[test]
fn each_game_has_a_picture_of_its_own() {
    let page = reply("en", "play 3 4 5 --first me --seed 7", "", "");
    let signs = page.parts["judge"].split("<svg class=\"sign\"").skip(1);
    let mut signs: Vec<&str> = signs.map(|rest| rest.split("</svg>").next().unwrap()).collect();
    assert_eq!(signs.len(), PLAYED.len());
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), PLAYED.len());
    assert!(!page.parts["judge"].contains("select name=\"game\""));
}
