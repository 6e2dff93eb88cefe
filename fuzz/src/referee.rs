//! A referee for matches, from the rules alone: decides for the JSON of a record, or of a position with
//! moves, whether every move is legal, what the position is, and who has won.

use serde_json::Value;

use super::moves::{Game, Known};

/// Whether the JSON `written` contains all fields of the move `made`, with equal values.
pub(super) fn is(written: &Value, made: &Value) -> bool {
    match (written, made) {
        (Value::Object(written), Value::Object(made)) => {
            made.iter().all(|(name, value)| written.get(name).is_some_and(|own| is(own, value)))
        }
        _ => written == made,
    }
}

/// Largest number of legal moves in a position, because the referee examines them all.
const MOST: usize = 3000;

/// Game after the move `turn` is made; `None` if the move is illegal.
pub(super) fn made(game: &Game, turn: &Value) -> Option<Game> {
    let moves = game.moves(&game.at);
    let (_, at) = moves.into_iter().find(|(made, _)| is(turn, made))?;
    Some(Game { at, ..game.clone() })
}

/// Whether a game has few enough stones and moves for the referee.
pub(super) fn is_small(game: &Game) -> bool {
    let sum = game.at.iter().flatten().fold(0_u64, |sum, size| sum.saturating_add(*size));
    sum <= 200 && game.is_played_fast() && (sum <= 20 || game.moves(&game.at).len() <= MOST)
}

/// Whether the JSON of a record is true: its moves are legal, its winner has won, and the move that it names as
/// deciding lost an N-position. `None` if the match is too large to check.
pub(super) fn is_true(record: &Value) -> Option<bool> {
    let mut game = Game::read(record["game"].as_str()?, record)?;
    let moves = record["moves"].as_array()?;
    if !is_small(&game) || moves.len() > 100 {
        return None;
    }
    let other = |side: &Value| if side == "human" { "computer" } else { "human" };
    let mut boards = vec![game.clone()];
    for turn in moves {
        match made(&game, turn) {
            Some(after) => game = after,
            None => return Some(false),
        }
        boards.push(game.clone());
    }
    let first = &record["first"];
    let mover = |index: usize| match index.is_multiple_of(2) {
        true => first.as_str().unwrap_or_default(),
        false => other(first),
    };
    let is_over = game.moves(&game.at).is_empty();
    let winner = match (&record["resigned"], is_over) {
        (Value::Null, false) => None,
        (Value::Null, true) => Some(mover(moves.len() + usize::from(!game.stuck_wins))),
        (side, _) => Some(other(side)),
    };
    if record["winner"].as_str() != winner {
        return Some(false);
    }
    let Some(winner) = winner else { return Some(record["deciding"].is_null()) };
    let mut known = Known::new();
    for (index, turn) in moves.iter().enumerate().filter(|(index, _)| mover(*index) != winner) {
        if !boards[index].is_small() {
            return None;
        }
        let wins = |at: usize, known: &mut Known| boards[at].wins(&boards[at].at, known, 30_000);
        if wins(index, &mut known)? && wins(index + 1, &mut known)? {
            let said = &record["deciding"];
            let right = made(&boards[index], &said["right"]);
            let keeps = right.map(|after| boards[index].wins(&after.at, &mut known, 30_000));
            return Some(
                said["turn"] == index + 1 && said["played"] == *turn && keeps? == Some(false),
            );
        }
    }
    Some(record["deciding"].is_null())
}
