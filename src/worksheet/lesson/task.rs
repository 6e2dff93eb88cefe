//! A task of a lesson: a position in which a pupil makes a move or says that nobody can win. In: a line such as
//! `1 4 6 --misere`. Out: the answers that there are, numbered; which are right; the wrong ideas behind the others.

use super::LessonFault;
use crate::args::Args;
use crate::command_line::{CommandLine, Token};
use crate::error::Error;
use crate::exercises::exercise::Answer;
use crate::exercises::task::Task as Asking;
use crate::exercises::{AnswerField, Difficulty, Exercise, Expected, kind};
use crate::game::Game as _;
use crate::games::sum::Sum;
use crate::games::{self, AnyState, EXPLAIN, Question};
use crate::options::OptionRole;
use crate::position::{AnyMove, Claim, Outcome, PlayConvention};

/// The most moves of a position: more would make the codes long.
pub(crate) const MOST_MOVES: u64 = 100;

/// The number of the answer that nobody gave, and that of "I cannot win". The moves follow.
pub(crate) const NOTHING: u64 = 0;
pub(crate) const CANNOT: u64 = 1;
const FIRST_MOVE: u64 = 2;

/// How many ideas are told of one answer.
const TOLD: usize = 2;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Task {
    pub(crate) setting: AnyState,
    moves: u64,
}

impl Task {
    /// Reads the line that is this word of the line `text`.
    /// Errors: what `explain` says of the position; `lesson-answer` when the line says an answer, too;
    /// `lesson-not-played`, `lesson-over`, `lesson-moves`.
    pub(crate) fn read(text: &str, word: Token<'_>) -> Result<Self, Error> {
        let line = CommandLine::parse(word.text());
        let from = word.span().start;
        let at_home = |error: Error| {
            let span = error.span.start + from..error.span.end + from;
            error.at(text, span)
        };
        let setting = position(&line).map_err(at_home)?;
        let moves = setting.move_count();
        match u64::try_from(moves) {
            // The quotation marks of a sum would end those of the task.
            _ if !setting.is_played() || setting.game() == Sum::NAME => {
                Err(word.error(LessonFault::NotPlayed))
            }
            Ok(0) => Err(word.error(LessonFault::IsOver)),
            Ok(moves) if moves <= MOST_MOVES => Ok(Task { setting, moves }),
            _ => {
                let moves = moves.to_string();
                Err(word.error(LessonFault::ManyMoves { moves, most: MOST_MOVES }))
            }
        }
    }

    /// The line that [`Task::read`] reads as this task.
    pub(crate) fn line(&self) -> String {
        self.setting.written().line()
    }

    /// How many answers there are.
    pub(crate) fn answers(&self) -> u64 {
        FIRST_MOVE + self.moves
    }

    /// The move that an answer is, if it is one.
    pub(crate) fn turn(&self, answer: u64) -> Option<AnyMove> {
        self.setting.nth(u128::from(answer.checked_sub(FIRST_MOVE)?))
    }

    /// The number of the answer that is this move.
    pub(crate) fn answer_of(&self, turn: &AnyMove) -> Option<u64> {
        let written = turn.to_string();
        let is_it = |answer: &u64| self.turn(*answer).is_some_and(|own| own.to_string() == written);
        (FIRST_MOVE..self.answers()).find(is_it)
    }

    pub(crate) fn is_right(&self, answer: u64) -> bool {
        match self.turn(answer) {
            Some(turn) => self.setting.wins_by(&turn),
            None => answer == CANNOT && self.setting.wins() == Outcome::P,
        }
    }

    /// The tags of the wrong ideas that give this answer, two at most.
    pub(super) fn ideas(&self, answer: u64) -> Vec<&'static str> {
        let question = match self.turn(answer) {
            _ if self.is_right(answer) || answer == NOTHING => None,
            Some(turn) => self.setting.question(Some(&turn)),
            None => self.setting.claimed(Claim::Lose),
        };
        let mut ideas = question.map_or(Vec::new(), |question| question.explain(false).ideas());
        ideas.truncate(TOLD);
        ideas
    }

    /// The task as an exercise, so that it is reported as one on a sheet.
    pub(super) fn exercise(&self) -> Option<Exercise> {
        let winning = (FIRST_MOVE..self.answers()).filter(|answer| self.is_right(*answer));
        let winning: Vec<AnyMove> = winning.filter_map(|answer| self.turn(answer)).collect();
        let asks = vec![AnswerField::new("move", blank(winning))];
        let facts = self.setting.question(None)?.explain(false).facts();
        Some(Exercise {
            topic: topic(&self.setting),
            setting: self.setting.clone(),
            task: Asking::Plain,
            answer: Answer { facts, asks },
            difficulty: Difficulty::default(),
            level: 1,
        })
    }
}

fn position(line: &CommandLine) -> Result<AnyState, Error> {
    let asked = Args::read(line, games::options_of(EXPLAIN))?;
    if let Some(flag) = asked.of_role(&[OptionRole::Judged]) {
        return Err(flag.error(LessonFault::SaysAnAnswer));
    }
    Ok(Question::of_asked(EXPLAIN, asked)?.setting())
}

/// What is right: one of these moves, or that nobody can win where there are none.
fn blank(winning: Vec<AnyMove>) -> Expected {
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

/// The topic of sheets that a position belongs to.
fn topic(setting: &AnyState) -> &'static str {
    let name = match setting {
        AnyState::Nim(setting) => match (setting.rules.limit, setting.rules.play) {
            (None, PlayConvention::Normal) => "winning-move",
            (Some(_), PlayConvention::Normal) => "limit",
            (None, PlayConvention::Misere) => "misere",
            (Some(_), PlayConvention::Misere) => "misere-limit",
        },
        AnyState::Subtraction(_) => "sets",
        other => other.game(),
    };
    kind(name).map_or("winning-move", |kind| kind.name())
}
