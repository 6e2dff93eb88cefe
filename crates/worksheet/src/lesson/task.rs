//! A task of a lesson: a position in which a pupil makes a move or claims that no move wins. It is parsed
//! from a line like `1 4 6 --misere`. A [`Task`] numbers the possible answers and finds the misconceptions
//! behind wrong ones.

use super::LessonFault;
use carryless_args::Args;
use carryless_args::command_line::{CommandLine, Token};
use carryless_args::error::Error;
use carryless_args::options::OptionRole;
use carryless_exercises::exercise::Answer;
use carryless_exercises::task::Task as Asking;
use carryless_exercises::{AnswerField, Difficulty, Exercise, Expected, kind};
use carryless_games::game::{Game as _, TakeRule};
use carryless_games::games::sum::Sum;
use carryless_games::games::{self, AnyState, EXPLAIN, Question};
use carryless_games::position::{AnyMove, Claim, Outcome, PlayConvention};

/// Maximum number of legal moves in the position of a task. It keeps result codes short.
pub const MOST_MOVES: u64 = 100;

/// Answer number that means: the pupil has not answered the task.
pub const NOTHING: u64 = 0;
/// Answer number of the claim that no move wins.
pub const CANNOT: u64 = 1;
/// Answer number of the first legal move; the other legal moves have the numbers after it, in order.
const FIRST_MOVE: u64 = 2;

/// Maximum number of misconceptions reported for one wrong answer.
const TOLD: usize = 2;

/// A position in which a pupil makes a move or claims that no move wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Game, rules and position.
    pub state: AnyState,
    /// Number of legal moves in the position.
    moves: u64,
}

impl Task {
    /// Parses the token `word` of the command line `text` as a task.
    ///
    /// # Errors
    ///
    /// The errors of `explain`; `lesson-answer` if the line contains an answer, `lesson-not-played` if the
    /// game cannot be played in a lesson, `lesson-over` if there is no legal move, `lesson-moves` if there
    /// are too many.
    pub fn read(text: &str, word: Token<'_>) -> Result<Self, Error> {
        let line = CommandLine::parse(word.text());
        let from = word.span().start;
        let at_home = |error: Error| {
            let span = error.span.start + from..error.span.end + from;
            error.with_span(text, span)
        };
        let state = position(&line).map_err(at_home)?;
        let moves = state.move_count();
        match u64::try_from(moves) {
            // The quotation marks of a sum would end those of the task.
            _ if !state.is_played() || state.game() == Sum::NAME => {
                Err(word.error(LessonFault::NotPlayed))
            }
            Ok(0) => Err(word.error(LessonFault::IsOver)),
            Ok(moves) if moves <= MOST_MOVES => Ok(Task { state, moves }),
            _ => {
                let moves = moves.to_string();
                Err(word.error(LessonFault::ManyMoves { moves, most: MOST_MOVES }))
            }
        }
    }

    /// Returns the task as a line, like `1 4 6 --misere`, from which it can be parsed again.
    pub fn line(&self) -> String {
        self.state.to_args().to_line()
    }

    /// Returns how many answer numbers the task has: one for each possible answer, and 0 for no answer.
    pub fn answer_count(&self) -> u64 {
        FIRST_MOVE + self.moves
    }

    /// Returns the move with the answer number `answer`; `None` if that number is not a move.
    pub fn move_of_answer(&self, answer: u64) -> Option<AnyMove> {
        self.state.legal_move_at(u128::from(answer.checked_sub(FIRST_MOVE)?))
    }

    /// Returns the answer number of the move `turn`; `None` if the move is illegal.
    pub fn answer_of(&self, turn: &AnyMove) -> Option<u64> {
        let written = turn.to_string();
        let is_it = |answer: &u64| {
            self.move_of_answer(*answer).is_some_and(|own| own.to_string() == written)
        };
        (FIRST_MOVE..self.answer_count()).find(is_it)
    }

    /// Whether the answer with the number `answer` is right.
    pub fn is_right(&self, answer: u64) -> bool {
        match self.move_of_answer(answer) {
            Some(turn) => self.state.is_winning_move(&turn),
            None => answer == CANNOT && self.state.outcome() == Outcome::P,
        }
    }

    /// Returns the tags of at most `TOLD` misconceptions that lead to the answer with the number `answer`;
    /// empty for a right or missing answer.
    pub(super) fn misconceptions(&self, answer: u64) -> Vec<&'static str> {
        let question = match self.move_of_answer(answer) {
            _ if self.is_right(answer) || answer == NOTHING => None,
            Some(turn) => self.state.question(Some(&turn)),
            None => self.state.claimed(Claim::Lose),
        };
        let mut ideas =
            question.map_or(Vec::new(), |question| question.explain(false).misconceptions());
        ideas.truncate(TOLD);
        ideas
    }

    /// Returns the task as an exercise, for reports; `None` if the game has no question about the position.
    pub(super) fn exercise(&self) -> Option<Exercise> {
        let winning = (FIRST_MOVE..self.answer_count()).filter(|answer| self.is_right(*answer));
        let winning: Vec<AnyMove> =
            winning.filter_map(|answer| self.move_of_answer(answer)).collect();
        let asks = vec![AnswerField::new("move", expected_answer(winning))];
        let facts = self.state.question(None)?.explain(false).facts();
        Some(Exercise {
            topic: topic(&self.state),
            state: self.state.clone(),
            task: Asking::Plain,
            answer: Answer { facts, asks },
            difficulty: Difficulty::default(),
            level: 1,
        })
    }
}

/// Parses a line as a position. Returns the errors of `explain`, or `lesson-answer` if the line contains an
/// answer.
fn position(line: &CommandLine) -> Result<AnyState, Error> {
    let args = Args::parse(line, games::options_of(EXPLAIN))?;
    if let Some(flag) = args.option_with_role(&[OptionRole::Judged]) {
        return Err(flag.error(LessonFault::SaysAnAnswer));
    }
    Ok(Question::from_args(EXPLAIN, args)?.state())
}

/// Returns the expected answer to a task. `winning` are the winning moves, each of them a right answer; if
/// there are none, the right answer is the claim that no move wins.
fn expected_answer(winning: Vec<AnyMove>) -> Expected {
    fn all<M: TryFrom<AnyMove>>(turns: &[AnyMove]) -> Option<Vec<M>> {
        turns.iter().map(|turn| turn.clone().try_into().ok()).collect()
    }
    match winning.first() {
        None => Expected::Outcome(Outcome::P),
        Some(AnyMove::Take(_)) => Expected::Move(all(&winning).unwrap_or_default()),
        Some(AnyMove::Takes(_)) => Expected::Takes(all(&winning).unwrap_or_default()),
        Some(AnyMove::Break(_)) => Expected::Breaks(all(&winning).unwrap_or_default()),
        Some(_) => Expected::Turns(winning),
    }
}

/// Returns the topic of the sheets about the game of a position, or `winning-move` if there is no such topic.
fn topic(state: &AnyState) -> &'static str {
    let name = match (state.take_rule(), state.play_convention()) {
        (Some(TakeRule::Any), PlayConvention::Normal) => "winning-move",
        (Some(TakeRule::UpTo(_)), PlayConvention::Normal) => "limit",
        (Some(TakeRule::Any), PlayConvention::Misere) => "misere",
        (Some(TakeRule::UpTo(_)), PlayConvention::Misere) => "misere-limit",
        (Some(TakeRule::OneOf), _) => "sets",
        (None, _) => state.game(),
    };
    kind(name).map_or("winning-move", |kind| kind.name())
}
