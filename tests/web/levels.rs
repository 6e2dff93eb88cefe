//! Plays the matches of the page that get harder as they are won, and guesses the computer's misconception, by
//! controls. Moves are found by a search.

use std::collections::HashMap;

use carryless_web::Reply;

use super::play_board::{head, settled, values};
use super::{goes_on, reply};

/// Sizes of the piles of the command line and the limit on the stones of a move, after its moves.
fn position(line: &str) -> (Vec<u64>, u64) {
    let words: Vec<&str> = line.split(' ').collect();
    let sizes = words[1..].iter().map_while(|word| word.parse::<u64>().ok());
    let mut sizes: Vec<u64> = sizes.collect();
    let option = |name| words.iter().position(|word| *word == name).map(|at| words[at + 1]);
    for turn in option("--moves").unwrap_or_default().split(',').filter(|turn| !turn.is_empty()) {
        let (pile, take) = turn.split_once(':').unwrap();
        sizes[pile.parse::<usize>().unwrap() - 1] -= take.parse::<u64>().unwrap();
    }
    (sizes, option("--limit").map_or(u64::MAX, |limit| limit.parse().unwrap()))
}

/// Moves after which the other player cannot win, as they are typed.
fn winning(
    (piles, limit): &(Vec<u64>, u64),
    known: &mut HashMap<(Vec<u64>, u64), bool>,
) -> Vec<String> {
    let mut found = Vec::new();
    for at in 0..piles.len() {
        for take in 1..=piles[at].min(*limit) {
            let mut after = (piles.clone(), *limit);
            after.0[at] -= take;
            let wins = match known.get(&after) {
                Some(wins) => *wins,
                None => {
                    let wins = !winning(&after, known).is_empty();
                    known.insert(after, wins);
                    wins
                }
            };
            found.extend((!wins).then(|| format!("{} {take}", at + 1)));
        }
    }
    found
}

/// Reply after the match of this page is won by winning moves.
fn won(mut page: Reply, known: &mut HashMap<(Vec<u64>, u64), bool>) -> Reply {
    loop {
        let board = position(&page.line);
        if board.0.iter().all(|size| *size == 0) {
            return page;
        }
        let turn = winning(&board, known).swap_remove(0);
        page = settled(goes_on(&page, "say", &turn));
    }
}

#[test]
fn each_match_won_on_the_page_leads_to_a_harder_one() {
    let mut known = HashMap::new();
    for (lang, wins, level) in [
        ("en", ["You win!", "The last stone is yours!"], "beginner"),
        ("zh", ["你赢了！", "最后一颗是你的！"], "刚学会"),
    ] {
        let opening = reply(lang, "play 3 4 5 --first me --seed 7", "", "");
        assert!(!opening.parts["answer"].contains(level), "the opening game stays as it is");
        let mut page = goes_on(&opening, "series", "0");
        for (position, level, option) in [
            ("7 --limit 2", "errs:40", " --level errs:40"),
            ("10 --limit 2", "errs:20", " --level errs:20"),
            ("3 5", "errs:10", " --level errs:10"),
            ("1 3 5", "perfect", ""),
        ] {
            let begins = format!("play {position} --first me{option} --seed ");
            assert!(page.line.starts_with(&begins), "{}, not {begins}", page.line);
            assert_eq!(values(&page, "wait").len(), 0, "the person begins");
            page = won(page, &mut known);
            assert!(wins.contains(&head(&page)), "{}", head(&page));
            let control = if level == "perfect" { "line" } else { "series" };
            let next = values(&page, control);
            assert_eq!(next.len(), 1, "{level}: {next:?}");
            page = goes_on(&page, control, &next[0]);
        }
        assert!(page.line.starts_with("play 5 7 9 --first me"), "{}", page.line);
        let first = goes_on(&opening, "series", "0");
        assert!(first.parts["answer"].contains(level), "{}", first.parts["answer"]);
        // A lost match is followed by the same one.
        let lost = goes_on(&first, "resign", "");
        assert!(values(&lost, "series").is_empty(), "{lost:?}");
    }
}

#[test]
fn the_misconception_of_the_computer_is_guessed_and_told() {
    let begins = |level: &str| {
        let page = reply("en", &format!("play 3 4 5 --first me --level {level} --seed 5"), "", "");
        assert!(!page.parts["answer"].contains("believe"), "{}", page.parts["answer"]);
        page
    };
    let page = begins("idea");
    let ideas = values(&page, "guess");
    assert_eq!(ideas.len(), 5, "{ideas:?}");
    let answers: Vec<Reply> = ideas.iter().map(|idea| goes_on(&page, "guess", idea)).collect();
    let right = answers.iter().filter(|page| page.parts["answer"].contains("Right, that is"));
    assert_eq!(right.count(), 1);
    let wrong = answers.iter().filter(|page| page.parts["answer"].contains("is not what it"));
    assert_eq!(wrong.count(), 4);
    assert!(answers.iter().all(|answer| answer.line == page.line), "no move is made");
    let over = goes_on(&page, "resign", "");
    assert!(over.parts["answer"].contains("What the computer believed"), "{over:?}");
    assert_eq!(values(&over, "guess").len(), 0);
    assert_eq!(values(&begins("perfect"), "guess").len(), 0);
}

/// The settings show the level of the match, also if it is written in another way.
#[test]
fn the_level_of_the_match_is_selected() {
    for (written, shown) in [
        ("", "perfect"),
        (" --level hard", "hard"),
        (" --level errs:20", "medium"),
        (" --level 容易", "easy"),
        (" --level idea", "idea"),
    ] {
        let page = reply("en", &format!("play 3 4 5{written}"), "", "");
        let setting = &page.parts["judge"];
        let selected: Vec<&str> = setting.split(" selected").collect();
        assert_eq!(selected.len(), 2, "{setting}");
        assert!(selected[0].ends_with(&format!("value=\"{shown}\"")), "{written}: {setting}");
    }
}
