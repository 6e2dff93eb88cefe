//! Plays the story of the play board by controls: a pupil plays and loses, splits the same stones into
//! blocks, joins equal blocks, sees the unpaired one, and wins by moves that leave none. Outcomes are found
//! by a search without columns.

use std::collections::BTreeMap;

use carryless_web::Reply;

use super::{goes_on, reply};

/// Values of the controls of this name on the page, in order.
pub(super) fn values(reply: &Reply, name: &str) -> Vec<String> {
    let answer = &reply.parts["answer"];
    let own = format!(" name=\"{name}\" value=\"");
    answer.split(&own).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// Numbers beside the rows of the picture.
fn sizes(reply: &Reply) -> Vec<u64> {
    let answer = &reply.parts["answer"];
    let row = |row: usize| {
        let (_, rest) = answer.split_once(&format!("data-k=\"n{row}\""))?;
        rest.split_once('>')?.1.split('<').next()?.parse().ok()
    };
    (0..).map_while(row).collect()
}

/// Number of stones in the picture that are left, and number of those taken.
fn stones(reply: &Reply) -> [usize; 2] {
    let answer = &reply.parts["answer"];
    let taken = answer.matches("class=\"stone taken ").count();
    [answer.matches("class=\"stone").count() - taken, taken]
}

/// Heading of the page.
pub(super) fn head(reply: &Reply) -> &str {
    let (_, rest) = reply.parts["answer"].split_once("<h1").unwrap();
    rest.split("</h1>").next().unwrap().split_once('>').unwrap().1
}

/// Reply after all waiting, when the person can move.
pub(super) fn settled(mut reply: Reply) -> Reply {
    for _ in 0..9 {
        // The reason of the first right move stays until the reader continues.
        if reply.wait == 0 && values(&reply, "wait").is_empty() {
            return reply;
        }
        reply = goes_on(&reply, "wait", "");
    }
    panic!("{reply:?} does not come to rest");
}

/// Whether the player to move wins Nim, by trying every move. `known` holds the positions searched so far.
pub(super) fn wins(piles: &[u64], known: &mut BTreeMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(piles) {
        return wins;
    }
    let mut found = false;
    for at in 0..piles.len() {
        for left in 0..piles[at] {
            let mut after = piles.to_vec();
            after[at] = left;
            found = found || !wins(&after, known);
        }
    }
    known.insert(piles.to_vec(), found);
    found
}

/// Reply after all piles are split and all pairs are joined, one press at a time.
fn split_and_paired(mut page: Reply) -> Reply {
    for _ in sizes(&page) {
        if let Some(next) =
            values(&page, "touch").first().filter(|value| value.starts_with("split"))
        {
            page = goes_on(&page, "touch", next);
        }
    }
    page = goes_on(&page, "touch", "pair");
    for _ in 0..99 {
        // A touch picks a block, and one on an equal block of the same column joins both.
        let next = values(&page, "touch").into_iter().find(|value| {
            let [before, after] = [&page.touched, value].map(|text| text.matches('+').count());
            after > before && value != "alone"
        });
        let Some(next) = next else {
            let picked =
                values(&page, "touch").into_iter().filter(|value| value.starts_with("pair"));
            let joins = picked.map(|value| goes_on(&page, "touch", &value)).find(|picked| {
                values(picked, "touch")
                    .iter()
                    .any(|value| value.matches('+').count() > page.touched.matches('+').count())
            });
            match joins {
                Some(joins) => page = joins,
                None => break,
            }
            continue;
        };
        page = goes_on(&page, "touch", &next);
    }
    page
}

#[test]
fn a_pupil_loses_finds_the_pairs_and_wins() {
    for lang in ["en", "zh"] {
        let mut page = reply(lang, "play 3 4 5 --first me --seed 7", "", "");
        assert_eq!(stones(&page), [12, 0]);
        // Plays without thinking: always the first stone that can be touched.
        while let Some(place) = values(&page, "at").first().cloned() {
            let before = stones(&page);
            page = goes_on(&page, "at", &place);
            let typed = values(&page, "say")[0].clone();
            page = settled(goes_on(&page, "say", &typed));
            assert_eq!(stones(&page).iter().sum::<usize>(), before.iter().sum::<usize>());
        }
        assert_eq!(stones(&page), [0, 12]);
        assert_eq!(
            head(&page),
            if lang == "en" { "The last stone is mine." } else { "最后一颗是我的。" }
        );
        page = goes_on(&page, "again", "split");
        assert_eq!((sizes(&page), stones(&page)), (vec![3, 4, 5], [12, 0]));
        page = split_and_paired(page);
        assert_eq!(
            values(&page, "touch").last().map(String::as_str),
            Some("alone"),
            "{}",
            page.touched
        );
        page = goes_on(&page, "touch", "alone");
        assert_eq!(head(&page), if lang == "en" { "The 2 is alone." } else { "2 落单了。" });
        page = settled(goes_on(&page, "again", "balance"));
        balanced_to_the_end(page, lang);
    }
}

/// Plays to the last stone: presses blocks until a move leaves no block without a partner, makes this move, and
/// so on.
fn balanced_to_the_end(mut page: Reply, lang: &str) {
    let mut known = BTreeMap::new();
    while sizes(&page).iter().sum::<u64>() > 0 {
        let before = sizes(&page);
        assert!(wins(&before, &mut known), "{before:?}: the pupil is to move and cannot win");
        let mut states = vec![page.clone()];
        let mut seen = vec![page.touched.clone()];
        let made = loop {
            let state = states.pop().expect("a move that leaves no block alone");
            for value in values(&state, "touch") {
                if seen.contains(&value) || value.starts_with("wrong") {
                    continue;
                }
                seen.push(value.clone());
                states.push(goes_on(&state, "touch", &value));
            }
            let Some(typed) = values(&state, "say").into_iter().next() else { continue };
            let after = sizes(&state);
            let said = goes_on(&state, "say", &typed);
            let right = !wins(&after, &mut known);
            assert_eq!(said.line != state.line, right, "{before:?} to {after:?}");
            if right {
                break said;
            }
            // The move was not made, and a block is alone.
            assert!(said.touched.starts_with("wrong") && said.parts["answer"].contains("lane lit"));
        };
        page = settled(made);
    }
    assert_eq!(head(&page), if lang == "en" { "You did it." } else { "你做到了。" });
}

/// If no block is unpaired at the beginning, the computer moves first once moves are requested.
#[test]
fn a_lost_beginning_is_left_to_the_computer() {
    let page = reply("en", "play 1 2 3 --first me --seed 7", "again", "balance");
    assert!(page.line.starts_with("play 1 2 3 --seed "), "{}", page.line);
    assert!(page.wait > 0);
    balanced_to_the_end(settled(page), "en");
}

#[test]
fn two_play_on_one_board() {
    let mut page = reply("en", "play 1 2 --first me --seed 7", "again", "two");
    assert_eq!(head(&page), "Player 1: your turn.");
    for (place, next) in [("2:1", "Player 2: your turn."), ("1:0", "Player 1: your turn.")] {
        page = goes_on(&page, "at", place);
        page = goes_on(&page, "say", &values(&page, "say")[0].clone());
        assert_eq!((head(&page), page.wait), (next, 0));
    }
    page = goes_on(&page, "at", "2:0");
    page = goes_on(&page, "say", &values(&page, "say")[0].clone());
    assert_eq!(head(&page), "Player 1 takes the last stone and wins.");
}

/// Only in Nim does the winner take the last stone.
#[test]
fn of_two_who_play_another_game_one_wins() {
    for (line, last) in [
        ("race 2 --say 1-2", "2"),
        ("kayles 2", "1=0+0"),
        ("1 --misere", "1:1"),
        ("hackenbush ()", "1"),
    ] {
        for (lang, wins) in
            [("en", ["Player 1 wins.", "Player 2 wins."]), ("zh", ["甲赢了。", "乙赢了。"])]
        {
            let begun = reply(lang, &format!("play {line} --first me --seed 7"), "again", "two");
            let won = goes_on(&begun, "say", last);
            let wins = if line.contains("misere") { wins[1] } else { wins[0] };
            assert_eq!(head(&won), wins, "{line}");
        }
    }
}

/// A stone is a place for a finger on a phone that is 390 pixels wide: its board has 358 of them, for 400
/// units. Of two sides of a place one is as long as a finger is broad.
#[test]
fn a_stone_of_a_long_pile_has_room_for_a_finger() {
    for line in ["15", "14 3", "13 9 2", "8 1", "3 4 5", "15 15 15 15 15"] {
        let begun = reply("en", &format!("play {line} --first me --seed 7"), "", "");
        let balanced = goes_on(&begun, "touch", "balance");
        for page in [&begun, &balanced] {
            let answer = &page.parts["answer"];
            let (_, size) = answer.split_once(" viewBox=\"").unwrap();
            let size = size.split('"').next().unwrap().split(' ').map(|one| one.parse().unwrap());
            let size: Vec<f64> = size.collect();
            let places = answer.split("style=\"left:").skip(1).map(|rest| {
                let share = |name: &str| -> f64 {
                    let (_, rest) = rest.split_once(name).unwrap();
                    rest.split('%').next().unwrap().parse().unwrap()
                };
                [share(";width:") * size[2], share(";height:") * size[3]]
            });
            let places: Vec<[f64; 2]> =
                places.map(|sides| sides.map(|side| side / 100.0 * 358.0 / 400.0)).collect();
            assert!(!places.is_empty(), "{line}");
            for [wide, high] in places {
                assert!(
                    wide.min(high) >= 24.0 && wide.max(high) >= 43.0,
                    "{line}: {wide} × {high}"
                );
            }
        }
    }
}

/// A hint points at its pile.
#[test]
fn a_hint_marks_its_pile() {
    let begun = reply("en", "play 3 4 5 --first me --seed 7", "", "");
    assert!(!begun.parts["answer"].contains("pointed"));
    let hinted = goes_on(&begun, "hint", "");
    assert!(hinted.say.contains("pile 1"), "{}", hinted.say);
    let marks = hinted.parts["answer"].split("data-k=\"h").skip(1);
    let rows: Vec<&str> = marks.map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(rows, ["0"]);
    // In a lost position it names no pile.
    let lost = reply("en", "play 1 2 3 --first me --seed 7", "hint", "");
    assert!(!lost.parts["answer"].contains("pointed"), "{}", lost.say);
}

/// After a match won alone from a position that the story led to, the page does not ask whether it was luck,
/// and offers more stones, from which the player to move can win again.
#[test]
fn who_wins_alone_goes_on_to_more_stones() {
    let mut known = BTreeMap::new();
    for lang in ["en", "zh"] {
        let mut line = "play 1 4 6 --first me --seed 7".to_owned();
        let mut before = 0;
        for _ in 0..2 {
            let mut page = reply(lang, &line, "", "");
            assert!(sizes(&page).iter().sum::<u64>() > before, "{line}");
            before = sizes(&page).iter().sum();
            while sizes(&page).iter().sum::<u64>() > 0 {
                let piles = sizes(&page);
                let moves =
                    (0..piles.len()).flat_map(|at| (1..=piles[at]).map(move |take| (at, take)));
                let (at, take) = moves
                    .into_iter()
                    .find(|&(at, take)| {
                        let mut after = piles.clone();
                        after[at] -= take;
                        !wins(&after, &mut known)
                    })
                    .unwrap();
                page = settled(goes_on(&page, "say", &format!("{}:{take}", at + 1)));
            }
            let answer = &page.parts["answer"];
            assert!(!answer.contains("Luck, or") && !answer.contains("是运气好"), "{answer}");
            assert!(values(&page, "again").contains(&"split".to_owned()), "{answer}");
            let next = goes_on(&page, "line", &values(&page, "line")[0]);
            assert!(!next.touched.starts_with("balance") && wins(&sizes(&next), &mut known));
            line = next.line;
        }
    }
}

/// Number of the dot of the story that is now.
fn dot(page: &Reply) -> usize {
    let (_, dots) = page.parts["answer"].split_once("<p class=\"dots\"").unwrap();
    dots.split("class=\"").position(|rest| rest.starts_with("now\"")).unwrap()
}

/// Once the story has been told, its dots stay where they are, in the next match as well.
#[test]
fn the_dots_of_the_story_do_not_go_back() {
    let mut page = reply("en", "play 1 2 --first me --seed 7", "wing", "story");
    assert_eq!(dot(&page), 2);
    page = settled(goes_on(&page, "again", "balance"));
    let first = dot(&page);
    page = settled(goes_on(&page, "say", "2:1"));
    while sizes(&page).iter().sum::<u64>() > 0 {
        let one = sizes(&page).iter().position(|size| *size > 0).unwrap();
        page = settled(goes_on(&page, "say", &format!("{}:1", one + 1)));
    }
    assert_eq!((head(&page), first, dot(&page)), ("You did it.", 4, 5));
    let again = goes_on(&page, "again", "balance");
    let next = goes_on(&page, "line", &values(&page, "line")[0]);
    let chosen = goes_on(&next, "at", &values(&next, "at")[0]);
    let told = goes_on(&next, "again", "split");
    for page in [again, next, chosen, told] {
        assert_eq!(dot(&page), 5, "{} {}", page.line, page.touched);
    }
}

/// A finished step is not asked for again.
#[test]
fn what_is_done_is_not_asked_for() {
    for (lang, taps) in [("en", "Tap"), ("zh", "点")] {
        let begun = reply(lang, "play 3 4 5 --first me --seed 7", "again", "split");
        let told = |page: &Reply| {
            let (_, rest) = page.parts["answer"].split_once("<p class=\"more\">").unwrap();
            rest.split("</p>").next().unwrap().to_owned()
        };
        assert!(told(&begun).contains(taps), "{}", told(&begun));
        let split = goes_on(&begun, "touch", "split 0 1 2");
        assert!(!told(&split).contains(taps), "{}", told(&split));
        let pairs = goes_on(&split, "touch", "pair");
        assert!(told(&pairs).contains(taps), "{}", told(&pairs));
        let joined = split_and_paired(begun);
        assert!(!told(&joined).contains(taps), "{}", told(&joined));
        assert_eq!(values(&joined, "touch").last().map(String::as_str), Some("alone"));
    }
}

/// A race by a set has a button for each number of the set, and for no other number.
#[test]
fn a_race_by_a_set_offers_the_numbers_of_the_set() {
    for (race, reached) in [("race 21 --say 1,3,4", [1, 3, 4]), ("race 60 --say 1,5,7", [1, 5, 7])]
    {
        let begun = reply("en", &format!("play {race} --first me --seed 7"), "", "");
        let buttons = begun.parts["answer"].split("class=\"numbers\"").nth(1).expect("buttons");
        let buttons = buttons.split("</div>").next().unwrap_or_default();
        let values = buttons.split(" value=\"").skip(1);
        let values: Vec<&str> = values.filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(values, reached.map(|number: u64| number.to_string()), "{race}");
    }
}

/// A number of a race is shown before it is added, as a number of its path is.
#[test]
fn a_number_of_a_race_is_shown_first() {
    let begun = reply("en", "play race 21 --say 1-3 --first me --seed 7", "", "");
    let (_, numbers) = begun.parts["answer"].split_once("<div class=\"numbers\"").unwrap();
    let numbers = numbers.split("</div>").next().unwrap();
    assert!(!numbers.contains("name=\"say\"") && numbers.contains(">3</button>"), "{numbers}");
    let chosen = goes_on(&begun, "at", "2");
    assert_eq!(chosen.line, begun.line);
    assert_eq!(values(&chosen, "say").first().map(String::as_str), Some("2"));
    assert!(chosen.parts["answer"].contains("value=\"2;2\" aria-pressed=\"true\">2</button>"));
    let hops = |page: &Reply| page.parts["answer"].matches("class=\"hop\"").count();
    // Two more explain the hops of both.
    assert!(hops(&chosen) > hops(&begun), "{} {}", hops(&begun), hops(&chosen));
    let back = goes_on(&chosen, "at", "2;2");
    assert_eq!((values(&back, "say"), hops(&back)), (Vec::new(), hops(&begun)));
}

/// Several games at once say the rule of each.
#[test]
fn a_sum_says_the_rule_of_each_part() {
    let line =
        "play sum \"3 4 --take 1,2\" + \"kayles 5\" + \"7 --limit 3\" + 2 --first me --seed 7";
    let english = [
        "Part 1: take 1 or 2 from one pile. ",
        "Part 2: take 1 pin, or 2 side by side. ",
        "Part 3: take 1 to 3 from one pile. ",
        "Part 4: take any number from one pile. ",
    ];
    let chinese = [
        "第 1 部分：从一堆里取 1 或 2 颗。",
        "第 2 部分：打倒 1 个瓶子，或者挨着的 2 个。",
        "第 3 部分：从一堆里取 1 到 3 颗。",
        "第 4 部分：从一堆里取，取几颗都行。",
    ];
    for (lang, rules) in [("en", english), ("zh", chinese)] {
        let shown = reply(lang, line, "", "");
        let (_, told) = shown.parts["answer"].split_once("<p class=\"goal\">").unwrap();
        let told = told.split("</p>").next().unwrap();
        assert!(told.starts_with(&rules.concat()), "{told}");
    }
}

/// Texts for a screen reader: the selection, the own move, the computer's move, a hint, and at the end the
/// winner before anything else.
#[test]
fn moves_hints_and_the_end_are_heard() {
    let begun = reply("en", "play 3 4 5 --first me --seed 7", "", "");
    let chosen = goes_on(&begun, "at", &values(&begun, "at")[0]);
    assert_eq!(chosen.say, "Take 3");
    let hinted = goes_on(&begun, "hint", "");
    assert!(hinted.say.len() > 20 && !hinted.say.contains("Take the last stone"), "{}", hinted.say);
    let made = goes_on(&chosen, "say", "1:3");
    assert_eq!(made.say, "You took 3 from pile 1. My turn.");
    let watched = goes_on(&made, "wait", "");
    assert!(watched.say.starts_with("My turn. I take "), "{}", watched.say);
    let answered = goes_on(&watched, "wait", "");
    assert!(answered.say.starts_with("Your turn. I took "), "{}", answered.say);
    let lost = settled(goes_on(&answered, "say", "2:4"));
    assert!(lost.say.starts_with("I win. "), "{}", lost.say);
    let won = reply("en", "play 3 --first me --seed 7", "say", "1:3");
    assert!(won.say.starts_with("You took 3 from pile 1. You win! "), "{}", won.say);
    let race = reply("en", "play race 2 --say 1-2 --first me --seed 7", "say", "2");
    assert!(race.say.contains("You win!") && !race.say.contains("The moves"), "{}", race.say);
}
