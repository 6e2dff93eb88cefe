//! Tests what a pupil of a lesson sees after the second wrong answer: the board with a move that wins, found
//! here by a search without columns, or that no move wins.

use std::collections::BTreeMap;

use super::play_board::wins;
use super::{goes_on, reply};

/// The numbers beside the rows of a board in blocks.
fn sizes(answer: &str) -> Vec<u64> {
    let row = |row: usize| {
        let (_, rest) = answer.split_once(&format!("data-k=\"n{row}\""))?;
        rest.split_once('>')?.1.split('<').next()?.parse().ok()
    };
    (0..).map_while(row).collect()
}

#[test]
fn the_second_failure_shows_a_move_that_wins() {
    let lost = "lesson \"3 4 5\" \"1 4 6\"";
    for (lang, told) in [("en", "This move wins: Take "), ("zh", "这样走能赢：从第 ")] {
        let first = goes_on(&reply(lang, lost, "", ""), "answer", "2:2");
        assert!(!first.parts["answer"].contains("solved"), "{}", first.say);
        let second = goes_on(&first, "answer", "cannot");
        let answer = &second.parts["answer"];
        assert!(answer.contains(told) && second.say.contains(told), "{answer}");
        let after = sizes(answer);
        assert!(!wins(&after, &mut BTreeMap::new()), "{after:?}");
        // Two stones are dashed in place of the board, and nothing of it can be pressed.
        assert_eq!(answer.matches("class=\"stone held\"").count(), 2);
        assert!(!answer.contains("name=\"touch\"") && !answer.contains("name=\"at\""), "{answer}");
        assert_eq!(goes_on(&first, "answer", "1:2").parts["answer"].matches("solved").count(), 0);
        // A pupil who does not know is shown it, too.
        let unknown = goes_on(&reply(lang, lost, "", ""), "answer", "nothing");
        assert!(unknown.parts["answer"].contains(told));
    }
}

#[test]
fn where_no_move_wins_the_second_failure_says_so() {
    let first = goes_on(&reply("en", "lesson \"1 2 3\"", "", ""), "answer", "3:3");
    let second = goes_on(&first, "answer", "3:2");
    let answer = &second.parts["answer"];
    assert!(answer.contains("No move wins here") && !answer.contains("This move wins"), "{answer}");
    assert_eq!(sizes(answer), [1, 2, 3]);
}

/// A game without blocks shows the move on its own board.
#[test]
fn another_game_shows_the_move_on_its_board() {
    let first = goes_on(&reply("en", "lesson \"5 7 --take 1,3,4\"", "", ""), "answer", "1:1");
    let second = goes_on(&first, "answer", "2:1");
    let answer = &second.parts["answer"];
    assert!(answer.contains("This move wins: Take ") && !answer.contains("solved"), "{answer}");
    assert!(answer.contains("class=\"dashed\""), "{answer}");
}
