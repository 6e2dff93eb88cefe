//! Kind `race-story`: races as stories about a piece on a row of squares, matches on a table or a staircase.
//! Exercises with the same numbers and rules are equal whatever the story.

use super::ExerciseKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::{Constraint, ConstraintFault, Constraints};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::pool::{Source, Sources};
use super::race::{candidate, measure_difficulty, step_field, too_short};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::games::race::explanation::Facts;
use carryless_games::games::race::{self, EndRule, Position as Stand, Range};
use carryless_games::position::Outcome;

/// Largest step, and smallest and largest target, one entry for each level from 1 to 5.
const LEVELS: [(u64, [u64; 2]); 5] =
    [(3, [15, 40]), (5, [20, 100]), (6, [50, 500]), (8, [500, 2500]), (10, [1000, 9999])];

/// Names of stories in which the player who makes the last step wins.
const WINNING: [&str; 4] = ["squares", "stairs", "matches", "sweets"];

/// Names of stories in which the player who makes the last step loses.
const LOSING: [&str; 2] = ["matches-last-loses", "sweets-last-loses"];

/// Names of stories with a smallest step of 2 or more, in which a player who cannot move before the end
/// loses.
const STUCK_LOSES: [&str; 2] = ["squares-stuck-loses", "matches-stuck-loses"];
/// Names of stories with a smallest step of 2 or more, in which a player who cannot move before the end wins.
const STUCK_WINS: [&str; 1] = ["matches-stuck-wins"];

/// Names of stories about counters in which the last step wins, used if a constraint asks for counters.
const COUNTERS: [&str; 1] = ["counters"];
/// Names of stories about counters in which the last step loses.
const COUNTERS_LOSING: [&str; 1] = ["counters-last-loses"];
/// Names of stories about a board with a smallest step of 1, used if a constraint asks for squares.
const SQUARES: [&str; 1] = ["squares"];
/// Names of stories about a board with a smallest step of 2 or more.
const SQUARES_STUCK: [&str; 1] = ["squares-stuck-loses"];

/// Kind of exercise `race-story`.
#[derive(Debug)]
pub(super) struct RaceStory;

impl ExerciseKind for RaceStory {
    fn name(&self) -> &'static str {
        "race-story"
    }

    fn constraints(&self) -> &'static [Constraint] {
        &[
            Constraint::Target,
            Constraint::Say,
            Constraint::Misere,
            Constraint::RaceTo,
            Constraint::Counters,
            Constraint::Squares,
        ]
    }

    fn answer_class(&self) -> AnswerClass {
        AnswerClass::Outcome
    }

    fn refusal(&self, constraints: &Constraints) -> Option<ConstraintFault> {
        let (_, target) = exact(constraints)?;
        too_short(self.name(), target, &step_ranges(constraints))
    }

    fn sources(&self, constraints: &Constraints) -> Sources {
        let (_, [least, largest]) = LEVELS[usize::from(constraints.level() - 1)];
        let says: Vec<[u64; 2]> =
            step_ranges(constraints).into_iter().filter(|[least, most]| most > least).collect();
        let largest = constraints.number(Constraint::Target).unwrap_or(largest);
        let least = if largest > 2 * least { least } else { 3 };
        let (about, targets) = match exact(constraints) {
            Some((constraint, target)) => (Some(constraint), [target, target]),
            None => (None, [least, largest]),
        };
        let source = |misere, outcome| -> Box<dyn Source> {
            Box::new(Stories { says: says.clone(), targets, misere, outcome, about })
        };
        // On a board the last move never loses.
        let ends = match (constraints.has(Constraint::Misere), about) {
            (true, _) => &[true][..],
            (false, Some(Constraint::Squares)) => &[false],
            (false, _) => &[false, true],
        };
        let both = |misere: &bool| [source(*misere, Outcome::N), source(*misere, Outcome::P)];
        ends.iter().flat_map(both).collect()
    }
}

/// Returns the possible ranges of steps, each as its smallest and largest step: the range in the constraints,
/// or those of the level.
fn step_ranges(constraints: &Constraints) -> Vec<[u64; 2]> {
    let (most, _) = LEVELS[usize::from(constraints.level() - 1)];
    constraints.step_range().map_or((2..=most).map(|most| [1, most]).collect(), |say| vec![say])
}

/// Returns the constraint that fixes the target of all stories, and that target; `None` if no constraint
/// does. A board has one square more than its target.
fn exact(constraints: &Constraints) -> Option<(Constraint, u64)> {
    let of = |constraint| Some((constraint, constraints.number(constraint)?));
    let squares = of(Constraint::Squares).map(|(constraint, squares)| (constraint, squares - 1));
    of(Constraint::RaceTo).or(of(Constraint::Counters)).or(squares)
}

/// Source of exercises with a story. The index of an exercise determines its steps and its target.
struct Stories {
    says: Vec<[u64; 2]>,
    /// Smallest and largest target.
    targets: [u64; 2],
    misere: bool,
    /// Outcome class of the positions of all races in this source.
    outcome: Outcome,
    /// Constraint that decides whether the story is about counters or a board; `None` for any other story.
    about: Option<Constraint>,
}

impl Source for Stories {
    fn size(&self) -> u64 {
        (self.targets[1] + 1).saturating_sub(self.targets[0]) * self.says.len() as u64
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let says = self.says.len() as u64;
        let bounds = self.says[(index % says) as usize];
        let end = if self.misere { EndRule::StuckWins } else { EndRule::StuckLoses };
        let rules = Range { bounds, end };
        let stand = Stand { target: self.targets[0] + index / says, from: 0 };
        if stand.target <= rules.period() || rules.outcome_at(stand.target) != self.outcome {
            return None;
        }
        let story = dice.choose(match (bounds, self.misere) {
            ([1, _], false) if self.about == Some(Constraint::Squares) => &SQUARES[..],
            (_, false) if self.about == Some(Constraint::Squares) => &SQUARES_STUCK,
            ([1, _], false) if self.about == Some(Constraint::Counters) => &COUNTERS,
            ([1, _], true) if self.about == Some(Constraint::Counters) => &COUNTERS_LOSING,
            (_, false) if self.about == Some(Constraint::Counters) => &STUCK_LOSES[1..],
            ([1, _], false) => &WINNING[..],
            ([1, _], true) => &LOSING,
            (_, false) => &STUCK_LOSES,
            (_, true) => &STUCK_WINS,
        })?;
        let facts = Facts::new(&race::State { rules: rules.into(), position: stand });
        let asks =
            vec![AnswerField::new("outcome", Expected::Outcome(facts.outcome)), step_field(&facts)];
        let form = u8::from(self.misere);
        let difficulty = Difficulty { form, ..measure_difficulty(rules, stand, &facts) };
        let task = (Task::Story { story }, asks);
        Some(candidate((rules, stand), task, (facts, difficulty)))
    }
}
