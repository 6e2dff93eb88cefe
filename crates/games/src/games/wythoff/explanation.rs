//! The explanation of a position of Wythoff's game as data: the cold pairs, the golden ratio, and the three
//! ways to move. Only the tables of pairs and of moves are bounded; each comes with the number of omitted
//! rows.

use serde::Serialize;

use super::closed_form::{Pair, outcome, winning_moves};
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::{Explanation, Misconception, Question, State};
use crate::figure::{Figure, Layer, Piece, TwoPileBoard};
use crate::game::{Graded, GradedClaim, GradedMove, Marks, NoExtras};
use crate::position::{AnyMove, MultiPileMove, Outcome, PileMove};

/// Largest size of a pile for which the position is drawn on a board.
const LARGEST_BOARD: u64 = 20;

/// Facts about a position of Wythoff's game that follow from its piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "WythoffFacts"))]
pub struct Facts {
    /// Outcome class: `N` if the player to move wins, `P` if the opponent wins.
    pub outcome: Outcome,
    /// All winning moves, at most three: from the first pile, from the second, from both.
    pub winning_moves: Vec<MultiPileMove>,
}

impl Facts {
    /// Creates the facts about the two piles of `state`.
    pub fn new(state: &State) -> Self {
        let piles = state.pair();
        Facts { outcome: outcome(piles), winning_moves: winning_moves(piles) }
    }
}

/// Explains a position and grades the pupil's attempt. Tables have at most `rows` rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { state, attempt: said } = question;
    let facts = Facts::new(state);
    let piles = state.pair();
    let course = StepBuilder { piles, rows };
    let chosen = said.chosen.as_ref().map(|chosen| {
        let winning = facts.winning_moves.contains(chosen);
        let held = |idea: &Misconception| !winning && idea.produces(course.after(chosen));
        GradedMove {
            chosen: chosen.clone(),
            winning,
            ideas: Misconception::ALL.iter().copied().filter(held).collect(),
            reply: if winning { None } else { course.winning_reply(chosen) },
        }
    });
    let judged = chosen.as_ref().map(|judged| (&judged.chosen, judged.winning));
    let steps = course.steps(&facts.winning_moves, judged);
    let says = |idea: Misconception| Some(idea.verdict(piles));
    let claim = said.claim.map(|claim| GradedClaim::grade(claim, facts.outcome, says));
    Explanation::new(state.clone(), facts, Graded { chosen, claim, more: NoExtras {} }, steps)
}

/// Returns the figure of the step `step`; `None` if the step has none.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    let piles = explanation.state.position.piles.as_slice();
    match step {
        Step::Start { shown, .. } => {
            let chosen = explanation.judged.chosen.as_ref().map(|judged| &judged.chosen);
            let shown = chosen.or(shown.as_ref());
            let taken =
                shown.into_iter().flat_map(|shown| PileMove::split_by_pile(piles, shown)).collect();
            Some(Figure::Piles { piles, taken })
        }
        Step::Ways { .. } | Step::Replies { .. } => board(explanation),
        _ => None,
    }
}

/// Returns the board of two piles of at most `size[0]` and `size[1]` stones, with the queen on the square
/// `at` (the sizes of the first and the second pile). No other square is marked. `None` if one of the sizes
/// is above 20.
pub fn plain_board<'f>(size: [u64; 2], at: [u64; 2]) -> Option<Figure<'f>> {
    let fits = size.iter().all(|&size| size <= LARGEST_BOARD);
    fits.then(|| Figure::Square(square(size, at, Vec::new())))
}

/// Returns the board of two piles of at most `size[0]` and `size[1]` stones, with the queen on the square `at`, the square
/// `reached` of a move that is not made yet, and the squares `cold` marked. `None` if one of the sizes is above 20.
pub fn touched_board<'f>(
    size: [u64; 2],
    at: [u64; 2],
    (reached, cold): (Option<[u64; 2]>, &[[u64; 2]]),
) -> Option<Figure<'f>> {
    let layer = Layer { p_positions: cold.to_vec(), ..Layer::default() };
    let layers = if cold.is_empty() { Vec::new() } else { vec![layer] };
    let fits = size.iter().all(|&size| size <= LARGEST_BOARD);
    fits.then(|| Figure::Square(TwoPileBoard { reached, ..square(size, at, layers) }))
}

/// Returns what the board shows at the step `step`: the cold squares, and the winning or advised move; `None` for a step
/// about other things.
pub(super) fn marks(explanation: &Explanation, step: &Step) -> Option<Marks> {
    let shown = match explanation.steps.first() {
        Some(Step::Start { shown, .. }) => shown.clone(),
        _ => None,
    };
    let squares = cold_squares(explanation.state.pair());
    let cold = Marks { squares, ..Marks::default() };
    match step {
        _ if cold.squares.is_empty() => None,
        Step::Pairs(_) | Step::Replies { .. } => Some(cold),
        Step::Ways { .. } => Some(Marks { shown: shown.map(AnyMove::Takes), ..cold }),
        Step::Advice { advised } => {
            Some(Marks { shown: Some(AnyMove::Takes(advised.clone())), ..cold })
        }
        Step::Check { shown, .. } => {
            Some(Marks { shown: Some(AnyMove::Takes(shown.clone())), is_made: true, ..cold })
        }
        _ => None,
    }
}

/// Returns the cold squares of a board of this size; none if a size is above 20.
fn cold_squares([first, second]: [u64; 2]) -> Vec<[u64; 2]> {
    if first.max(second) > LARGEST_BOARD {
        return Vec::new();
    }
    let pairs = (0..=LARGEST_BOARD).filter_map(Pair::at);
    let both = pairs.flat_map(|Pair { piles: [a, b], .. }| [[a, b], [b, a]]);
    let mut lost: Vec<[u64; 2]> = both.filter(|[x, y]| *x <= first && *y <= second).collect();
    lost.dedup();
    lost
}

/// Returns the board of the position, with its cold squares and the squares that winning moves reach; `None`
/// if a pile is above 20.
fn board<'e>(explanation: &Explanation) -> Option<Figure<'e>> {
    let at @ [first, second] = explanation.state.pair();
    if first.max(second) > LARGEST_BOARD {
        return None;
    }
    let lost = cold_squares(at);
    let winning = explanation.facts.winning_moves.iter();
    let won = winning.map(|takes| [first - takes.takes[0], second - takes.takes[1]]).collect();
    Some(Figure::Square(square(
        at,
        at,
        vec![Layer { p_positions: lost, winning_targets: won, third_pile_take: None }],
    )))
}

fn square(size: [u64; 2], at: [u64; 2], layers: Vec<Layer>) -> TwoPileBoard {
    TwoPileBoard {
        piece: Piece::Queen,
        at,
        size,
        limit: None,
        reached: None,
        marks_p: false,
        third_pile: None,
        layers,
        shades: Vec::new(),
    }
}
