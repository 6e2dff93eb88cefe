//! Checks the board of the explanation section beside its sentences: the stones of the answer, the columns that
//! are settled, and the names of the piles. The expected values were found by hand.

use carryless::web::{self, Reply, Request};

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
