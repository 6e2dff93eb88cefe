//! The explanation of a position of Moore's game as data: the columns, their remainders modulo k + 1 (k is
//! the largest number of piles from which a move may take), a winning move built from them, and the list of
//! winning moves. Only this list and the table of replies are bounded.

use serde::Serialize;

use super::count::Count;
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::{Explanation, Misconception, Question, Rules, State};
use crate::board_frames::{self, Aim, BoardFrame, CountedPile, FrameKind, MOST_ROWS, PlayedMove};
use crate::columns::Columns;
use crate::figure::Figure;
use crate::game::{Graded, GradedClaim, GradedMove, NoExtras};
use crate::position::{AnyMove, MultiPileMove, Outcome, PileMove, Piles as Position};
use crate::serialize;

/// Facts that follow from the rules and the piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "MooreFacts"))]
pub struct Facts {
    /// Outcome class: `N` if the player to move wins, `P` if the opponent wins.
    pub outcome: Outcome,
    /// Modulus k + 1, which divides the number of ones in every column of a P-position; k is the largest
    /// number of piles from which a move may take.
    pub modulus: u64,
    /// Pile sizes in binary, added without carry modulo `modulus`. A column counts as odd if `modulus` does
    /// not divide its number of ones.
    pub columns: Columns,
    /// Remainder modulo `modulus` of the number of ones in each column, from the left.
    pub remainders: Vec<u64>,
    /// Winning moves, at most 100. Moves that take more stones from the first pile come first; ties are
    /// decided by the second pile, and so on.
    #[serde(serialize_with = "serialize::long")]
    pub winning_moves: Vec<MultiPileMove>,
    /// Number of all winning moves, listed or not.
    pub winning_move_count: Count,
}

impl Facts {
    /// Creates the facts about the piles of `state`, with a bounded list of winning moves.
    pub fn new(state: &State) -> Self {
        let (rules, piles) = (state.rules, state.piles());
        let columns = Columns::from_numbers(piles, rules.modulus());
        Facts {
            outcome: rules.outcome(piles),
            modulus: rules.modulus(),
            remainders: (0..columns.width()).map(|index| columns.remainder(index)).collect(),
            winning_moves: rules.winning_moves(piles),
            winning_move_count: rules.winning_move_count(piles),
            columns,
        }
    }

    /// Whether the list `winning_moves` contains all winning moves.
    pub fn lists_all(&self) -> bool {
        self.winning_move_count.0 == self.winning_moves.len().into()
    }
}

/// Returns the explanation of a position with the graded attempt of the pupil. Tables have at most `rows`
/// rows.
pub fn explain(question: &Question, rows: usize) -> Explanation {
    let Question { state, attempt: said } = question;
    let (rules, piles) = (state.rules, state.piles());
    let facts = Facts::new(state);
    let course = StepBuilder { rules, piles, columns: &facts.columns, rows };
    let built = rules.winning_move(piles);
    let steps = course.steps(built.as_ref(), said.chosen.as_ref(), facts.lists_all());
    let says = |idea: Misconception| Some(idea.verdict(piles));
    let judged = Graded {
        chosen: said.chosen.as_ref().map(|chosen| grade_move(rules, piles, chosen)),
        claim: said.claim.map(|claim| GradedClaim::grade(claim, facts.outcome, says)),
        more: NoExtras {},
    };
    Explanation::new(state.clone(), facts, judged, steps)
}

/// Returns the board frames, in order. They show the pupil's move; without one, a winning move, or in a
/// P-position the move of one stone from the largest pile. If the move does not win, the opponent's winning
/// reply follows. Empty if there are too many piles for a board, or no stones.
pub(super) fn board_frames(explanation: &Explanation) -> Vec<BoardFrame> {
    let (rules, piles) = (explanation.state.rules, explanation.state.piles());
    let judged = explanation.judged.chosen.as_ref().map(|judged| judged.chosen.clone());
    let chosen = judged.or_else(|| rules.winning_move(piles));
    let one = || Position::from_sizes(piles).one_from_largest();
    let patient = one().map(|one| MultiPileMove::from_pile_move(piles.len(), one));
    let Some(chosen) = chosen.or(patient).filter(|_| piles.len() <= MOST_ROWS) else {
        return Vec::new();
    };
    let counted = |piles: &[u64]| -> Vec<CountedPile> {
        piles.iter().map(|&size| CountedPile { size, number: size, bands: 0 }).collect()
    };
    let played = |shown_move: MultiPileMove, piles: &[u64]| PlayedMove {
        shown_move: AnyMove::from(shown_move),
        piles: counted(piles),
        aim: Aim::Pairs,
    };
    let taken = chosen.apply_to(piles);
    let reply = rules.winning_move(&taken);
    let reply = reply.map(|reply| played(reply.clone(), &reply.apply_to(&taken)));
    let turns: Vec<PlayedMove> = [played(chosen, &taken)].into_iter().chain(reply).collect();
    let modulus = usize::try_from(rules.modulus()).unwrap_or(usize::MAX);
    board_frames::build_frames(modulus, counted(piles), (false, true), &turns)
}

/// Returns the kind of the board frame that belongs to a step; `None` if the step has no frame, or is about a
/// move that the frames do not show.
pub(super) fn frame_kind(explanation: &Explanation, step: &Step) -> Option<FrameKind> {
    let judged = explanation.judged.chosen.as_ref();
    match step {
        Step::Binary { .. } => Some(FrameKind::Split),
        Step::Divide { .. } => Some(FrameKind::Pair),
        Step::Judge { .. } => judged.filter(|judged| !judged.winning).map(|_| FrameKind::Take),
        Step::Build { .. } | Step::Replies { .. } => judged.is_none().then_some(FrameKind::Take),
        Step::Check { .. } => {
            judged.is_none_or(|judged| judged.winning).then_some(FrameKind::Check)
        }
        Step::Advice { .. } => judged.is_none().then_some(FrameKind::Check),
        _ => None,
    }
}

fn grade_move(
    rules: Rules,
    piles: &[u64],
    chosen: &MultiPileMove,
) -> GradedMove<MultiPileMove, Misconception> {
    let winning = rules.wins_by(piles, chosen);
    let leaves = chosen.apply_to(piles);
    let held = |idea: &Misconception| !winning && idea.produces(&leaves);
    GradedMove {
        chosen: chosen.clone(),
        winning,
        ideas: Misconception::ALL.iter().copied().filter(held).collect(),
        reply: rules.winning_move(&leaves),
    }
}

/// Returns the figure of a step; `None` if the step has none.
pub(super) fn figure<'e>(explanation: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
    let (piles, columns) = (explanation.state.piles(), &explanation.facts.columns);
    match step {
        Step::Start { shown, .. } => {
            let judged = explanation.judged.chosen.as_ref().map(|judged| &judged.chosen);
            let taken = judged.or(shown.as_ref());
            let taken = taken.map_or(Vec::new(), |taken| PileMove::split_by_pile(piles, taken));
            Some(Figure::Piles { piles, taken })
        }
        Step::Add {} => Some(Figure::Columns { columns, boxed: true }),
        Step::Judge { columns, .. } => Some(Figure::Columns { columns, boxed: true }),
        Step::Check { columns, .. } => Some(Figure::Columns { columns, boxed: false }),
        Step::Build { piles, .. } => Some(Figure::Flip { rows: piles, width: columns.width() }),
        _ => None,
    }
}
