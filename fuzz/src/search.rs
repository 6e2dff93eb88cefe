//! Compares the JSON of an answer with a search; panics if the outcome, a winning move, their number, or the
//! verdict about an attempted move differs.

use serde_json::Value;

use super::moves::{Game, Known};
use super::referee::is;

/// Largest number of positions that the search examines.
const MOST: usize = 30_000;

/// Compares the JSON of an answer about a position with the search, if the position is small; panics if they
/// differ.
pub(super) fn check_answer(answer: &Value) {
    let Some(name) = answer["game"].as_str() else { return };
    let Some(game) = Game::read(name, answer) else { return };
    if !game.is_small() {
        return;
    }
    let mut known = Known::new();
    let Some(wins) = game.wins(&game.at, &mut known, MOST) else { return };
    assert_eq!(answer["outcome"], if wins { "N" } else { "P" }, "who wins: {answer}");
    let all = game.moves(&game.at);
    let mut winning = Vec::new();
    for (made, after) in &all {
        match game.wins(after, &mut known, MOST) {
            Some(true) => {}
            Some(false) => winning.push(made),
            None => return,
        }
    }
    let listed = answer["winning_moves"].as_array().map(Vec::as_slice).unwrap_or_default();
    for own in listed {
        assert!(winning.iter().any(|made| is(own, made)), "{own} does not win: {answer}");
    }
    let count = match &answer["winning_move_count"] {
        Value::Null => listed.len().to_string(),
        Value::String(count) => count.clone(),
        count => count.to_string(),
    };
    assert_eq!(count, winning.len().to_string(), "{winning:?} win: {answer}");
    if listed.len() < winning.len() {
        assert!(listed.len() >= 100, "winning moves are left out: {answer}");
    } else {
        for made in &winning {
            assert!(listed.iter().any(|own| is(own, made)), "{made} is missing: {answer}");
        }
    }
    let tried = &answer["move"];
    if tried.is_object() {
        let legal = all.iter().any(|(made, _)| is(tried, made));
        assert!(legal, "{tried} is not legal: {answer}");
        let right = winning.iter().any(|made| is(tried, made));
        assert_eq!(tried["winning"], right, "{tried}: {answer}");
    }
}
