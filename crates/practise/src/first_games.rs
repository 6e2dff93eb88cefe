//! The first two games of the path: counters on a table, and two piles. A pupil has not met binary numbers there, so
//! hints, replies and reasons do without columns.

use carryless_args::error::Error;
use carryless_exercises::Exercise;
use carryless_exercises::task::Task;
use carryless_games::figure::Figure;
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, PlayConvention};
use carryless_render::Page;
use carryless_render::i18n::{Catalogue, MessageArgs};

/// Names of stories in which things are taken and the last one wins.
const COUNTERS: [&str; 3] = ["counters", "matches", "sweets"];

/// Largest number of moves of a position among which the winning ones are sought.
const MOVES: usize = 1000;

/// Largest number of things that are drawn.
const DRAWN: u64 = 30;

/// One of the first two games, at the position of an exercise.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FirstGame {
    /// Counters, or other things that are taken. `round` is the number that two moves can always take together.
    Counters { count: u64, round: u64 },
    /// Two piles of Nim; the last stone wins.
    Piles([u64; 2]),
}

impl FirstGame {
    /// Returns the game of the exercise; `None` if it is neither of the two.
    pub(crate) fn new(exercise: &Exercise) -> Option<Self> {
        match &exercise.state {
            AnyState::Race(state) => match exercise.task {
                Task::Story { story } if COUNTERS.contains(&story) && state.left() <= DRAWN => {
                    let [least, most] = state.rules.bounds();
                    Some(FirstGame::Counters { count: state.left(), round: least + most })
                }
                _ => None,
            },
            AnyState::Nim(state) => match (state.piles(), state.rules.play, state.rules.limit) {
                ([one, other], PlayConvention::Normal, None) => {
                    Some(FirstGame::Piles([*one, *other]))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Part of the ids of the messages about the game.
    fn name(self) -> &'static str {
        match self {
            FirstGame::Counters { .. } => "counters",
            FirstGame::Piles(_) => "piles",
        }
    }

    /// Number of hints.
    pub(crate) fn hint_count(self) -> usize {
        match self {
            FirstGame::Counters { .. } => 3,
            FirstGame::Piles(_) => 2,
        }
    }

    /// Returns the hint with this index, from 0.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub(crate) fn hint(self, index: usize, words: &Catalogue) -> Result<String, Error> {
        self.text(&format!("hint-{}", index + 1), words)
    }

    /// Returns the sentence that says why the right answer is right. `asks_outcome` tells whether the exercise asks
    /// who wins.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub(crate) fn why(self, asks_outcome: bool, words: &Catalogue) -> Result<String, Error> {
        let is_lost = match self {
            FirstGame::Counters { count, round } => count.is_multiple_of(round),
            FirstGame::Piles([one, other]) => one == other,
        };
        match (is_lost, asks_outcome) {
            (true, _) => self.text("lost", words),
            (false, true) => self.text("won", words),
            (false, false) => self.text("move", words),
        }
    }

    /// Returns the reply that punishes a wrong move, with the board after both moves, as Markdown; `None` if the game
    /// has no such move.
    ///
    /// # Errors
    ///
    /// An error of a message.
    pub(crate) fn reply(self, made: &AnyMove, words: &Catalogue) -> Result<Option<String>, Error> {
        let mut values = MessageArgs::default();
        let board = match (self, made) {
            (FirstGame::Counters { count, round }, AnyMove::Say(made)) => {
                let left = count - made.say;
                let reply = left % round;
                let numbers =
                    [("take", made.say), ("left", left), ("reply", reply), ("rest", left - reply)];
                numbers.into_iter().for_each(|(name, number)| values.set_number(name, number));
                vec![left - reply]
            }
            (FirstGame::Piles(piles), AnyMove::Take(made)) => {
                let left =
                    if made.pile == 1 { [made.leaves, piles[1]] } else { [piles[0], made.leaves] };
                let size = left[0].min(left[1]);
                let larger = if left[0] > left[1] { 1 } else { 2 };
                let numbers = [
                    ("take", made.take),
                    ("pile", made.pile),
                    ("reply", left[0].abs_diff(left[1])),
                    ("larger", larger),
                    ("size", size),
                ];
                numbers.into_iter().for_each(|(name, number)| values.set_number(name, number));
                vec![size, size]
            }
            _ => return Ok(None),
        };
        let text = words.format(&format!("practise-{}-reply", self.name()), &values)?;
        let mut page = Page::from(&*format!("{text}\n"));
        if board.iter().any(|size| *size > 0) {
            page.push_figure(Figure::from_piles(&board, None));
        }
        page.markdown(words).map(Some)
    }

    fn text(self, name: &str, words: &Catalogue) -> Result<String, Error> {
        let mut values = MessageArgs::default();
        match self {
            FirstGame::Counters { count, round } => {
                values.set_number("round", round);
                values.set_number("left", count - count % round);
                let full = std::iter::repeat_n(round, (count / round) as usize);
                let groups: Vec<String> = full
                    .chain([count % round])
                    .filter(|size| *size > 0)
                    .map(|size| "●".repeat(size as usize))
                    .collect();
                values.set_text("groups", groups.join(" "));
            }
            FirstGame::Piles([one, other]) => values.set_number("size", one.min(other)),
        }
        words.format(&format!("practise-{}-{name}", self.name()), &values)
    }
}

/// Whether the exercise is about one of the first two games, so that its texts do without columns.
pub fn is_first_game(exercise: &Exercise) -> bool {
    FirstGame::new(exercise).is_some()
}

/// Returns the piles that are shown with the question; `None` if none are.
pub(crate) fn shown_piles(exercise: &Exercise) -> Option<&[u64]> {
    match &exercise.state {
        AnyState::Nim(_) | AnyState::Subtraction(_) => Some(exercise.piles()),
        // Nothing has been taken yet.
        AnyState::Race(state) if FirstGame::new(exercise).is_some() => {
            Some(std::slice::from_ref(&state.position.target))
        }
        _ => None,
    }
}

/// Whether the reply to a wrong move leads to a position to which a winning move of the question leads, too. Such a
/// reply would give the answer away.
pub fn gives_answer_away(exercise: &Exercise, made: &AnyMove) -> bool {
    let after = |moves: &[&AnyMove]| {
        let mut state = exercise.state.clone();
        moves.iter().all(|turn| state.apply(turn)).then_some(state)
    };
    let Some(reply) = after(&[made]).and_then(|state| state.recommended_move()) else {
        return false;
    };
    let replied = after(&[made, &reply]);
    let moves = exercise.state.legal_moves(MOVES).into_iter();
    let mut winning = moves.filter(|turn| exercise.state.is_winning_move(turn));
    winning.any(|turn| after(&[&turn]) == replied)
}
