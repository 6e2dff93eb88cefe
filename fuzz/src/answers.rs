//! Marks pupils' answers. Input: a byte for the topic, a byte for the exercise, and the answer. Checks:
//! points are at most the maximum; trailing blanks and full-width digits change nothing; a number or a move
//! in piles is right exactly if it is by the exercise's own JSON and by the search.

use std::sync::LazyLock;

use serde_json::Value;

use super::moves::{Game, Known};
use super::tools::{self, text};
use carryless_exercises::{Expected, Exercise, KINDS, Mark, Marker, Constraint, Constraints};

const LONGEST: usize = 200;

/// Exercises of each topic, in the order of `KINDS`.
static ALL: LazyLock<Vec<Vec<Exercise>>> = LazyLock::new(|| KINDS.iter().map(|kind| {
    let drawn = [1, 3, 5].map(|level| {
        let wishes = Constraints::default().with(Constraint::Level, level);
        let space = kind.space(&wishes).expect("a level that there is");
        space.draw(level).take(4).collect::<Vec<_>>()
    });
    drawn.concat()
}).collect());

thread_local! {
    static MARKER: Marker = Marker::new().expect("words");
}

pub(super) fn answers(data: &[u8]) {
    let [topic, which, written @ ..] = data else { return };
    let Some(written) = text(written, LONGEST) else { return };
    let topic = &ALL[usize::from(*topic) % ALL.len()];
    let Some(exercise) = topic.get(usize::from(*which) % topic.len().max(1)) else { return };
    let mark = mark_answer(exercise, written);
    assert_eq!(mark_answer(exercise, &format!(" {written} ")), mark, "{written:?}: {:?}", exercise.id());
    let wide = |letter: char| match letter {
        '0'..='9' => char::from_u32(u32::from(letter) + 0xfee0).unwrap_or(letter),
        letter => letter,
    };
    let in_wide = written.chars().map(wide).collect::<String>();
    assert_eq!(mark_answer(exercise, &in_wide), mark, "{written:?}: {:?}", exercise.id());
    if let Some(right) = is_right(exercise, written) {
        assert_eq!(mark.earned == 1, right, "{written:?}: {:?} {mark:?}", exercise.answer.asks);
    }
}

fn mark_answer(exercise: &Exercise, written: &str) -> Mark {
    let mark = MARKER.with(|marker| marker.mark(exercise, written));
    let asks = exercise.answer.asks.iter().filter(|ask| ask.expected != Expected::Open).count();
    assert_eq!(mark.of as usize, asks);
    assert!(mark.earned + mark.unread <= mark.of, "{written:?}: {mark:?}");
    if written.trim().is_empty() {
        assert_eq!(mark.earned, 0, "nothing is right: {:?}", exercise.answer.asks);
    }
    mark
}

/// Whether the answer `written` is right by the JSON of the exercise. `None` unless the exercise has one field
/// and the answer is plain digits, or a pile and the number taken from it.
fn is_right(exercise: &Exercise, written: &str) -> Option<bool> {
    let [ask] = &exercise.answer.asks[..] else { return None };
    let number = |text: &str| {
        let is_plain = (1..=6).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
        text.parse::<u64>().ok().filter(|_| is_plain)
    };
    match &ask.expected {
        Expected::Number(right) => Some(number(written)? == *right),
        Expected::Move(_) => {
            let (pile, take) = written.split_once(':')?;
            let (pile, take) = (number(pile)?, number(take)?);
            let whole = tools::json(&exercise.state);
            let game = Game::read(whole["game"].as_str()?, &whole).filter(Game::is_small)?;
            let is_it = |made: &Value| made["pile"] == pile && made["take"] == take;
            let made = game.moves(&game.at).into_iter().find(|(made, _)| is_it(made));
            let Some((_, after)) = made else { return Some(false) };
            Some(!game.wins(&after, &mut Known::new(), 30_000)?)
        }
        _ => None,
    }
}

/// Compares the outcomes of the exercises themselves with the search.
#[cfg(test)]
#[test]
fn outcomes_of_exercises_agree_with_the_search() {
    use carryless_games::position::Outcome;
    let mut held = 0;
    for exercise in ALL.iter().flatten() {
        let whole = tools::json(&exercise.state);
        let game = whole["game"].as_str().and_then(|game| Game::read(game, &whole));
        let Some(game) = game.filter(Game::is_small) else { continue };
        let Some(wins) = game.wins(&game.at, &mut Known::new(), 30_000) else { continue };
        for ask in &exercise.answer.asks {
            if let Expected::Outcome(outcome) = ask.expected {
                assert_eq!(outcome == Outcome::N, wins, "{}", exercise.id());
                held += 1;
            }
        }
    }
    assert!(held > 10, "{held}");
}
