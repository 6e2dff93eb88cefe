//! The frames of the board (its pictures, one for each stage) for a position of Nim: look, split, pair, take,
//! check; misère play has a frame about its case before `pair`. If the shown move does not win, the last frame
//! is the opponent's reply.
//! [`crate::board_frames`] draws the frames.

use super::closed_form::{self, NimTally};
use super::step_builder::StepBuilder;
use super::steps::Step;
use super::{Explanation, State};
use crate::board_frames::{self, Aim, BoardFrame, CountedPile, FrameKind, MOST_ROWS, PlayedMove};
use crate::position::{AnyMove, PileMove, PlayConvention};

/// Returns the board frames of a position, in order. They show the pupil's move if there is one, otherwise
/// the recommended move, and in a P-position one stone from the largest pile. Empty for a finished game and
/// for more than [`MOST_ROWS`] piles.
pub(super) fn board_frames(explanation: &Explanation) -> Vec<BoardFrame> {
    let State { rules, ref position } = explanation.state;
    let (piles, facts) = (position.piles.as_slice(), &explanation.facts);
    let tally = NimTally::new(piles, rules.modulus());
    let course = StepBuilder { rules, position, tally, columns: &facts.columns, rows: 0 };
    let winning = &facts.winning_moves;
    let chosen = explanation.judged.chosen.as_ref().map(|judged| judged.chosen);
    let chosen = chosen.or_else(|| rules.recommended(winning, piles.len()));
    let Some(chosen) = chosen.or_else(|| position.one_from_largest()) else {
        return Vec::new();
    };
    if piles.len() > MOST_ROWS {
        return Vec::new();
    }
    let reply = if winning.contains(&chosen) { None } else { course.winning_reply(chosen) };
    let counted = |piles: &[u64]| -> Vec<CountedPile> {
        let pile = |&size: &u64| CountedPile {
            size,
            number: rules.residue(size),
            bands: rules.modulus().map_or(0, |modulus| size / modulus),
        };
        piles.iter().map(pile).collect()
    };
    let played = |shown_move: PileMove, piles: &[u64]| PlayedMove {
        shown_move: AnyMove::from(shown_move),
        piles: counted(piles),
        aim: match NimTally::new(piles, rules.modulus()).aim(rules.play) {
            closed_form::Aim::Balance => Aim::Pairs,
            closed_form::Aim::Parity => Aim::OddOnes,
        },
    };
    let taken = after(piles, chosen);
    let reply = reply.map(|reply| played(reply, &after(&taken, reply)));
    let turns: Vec<PlayedMove> = [played(chosen, &taken)].into_iter().chain(reply).collect();
    let misere = rules.play == PlayConvention::Misere;
    // In misère play with at most one pile of two or more, nothing is paired.
    board_frames::build_frames(
        2,
        counted(piles),
        (misere, !misere || tally.residues_above_one > 1),
        &turns,
    )
}

/// Returns the kind of the board frame that belongs to the step `step`. `None` if the step has no frame, or
/// is about a move that the frames do not show.
pub(super) fn frame_kind(explanation: &Explanation, step: &Step) -> Option<FrameKind> {
    let judged = explanation.judged.chosen.as_ref();
    let own = judged.is_none_or(|judged| judged.winning);
    let shown = match explanation.steps.first() {
        Some(Step::Start { shown, .. }) => shown.as_ref().filter(|_| own),
        _ => None,
    };
    let takes = |pile: u64| shown.is_some_and(|shown| shown.pile == pile);
    match step {
        Step::Binary { .. } => Some(FrameKind::Split),
        Step::Odd { .. } => Some(FrameKind::Pair),
        Step::Judge { .. } => (!own).then_some(FrameKind::Take),
        Step::Flip { piles, .. } => {
            piles.iter().any(|flip| takes(flip.pile)).then_some(FrameKind::Take)
        }
        Step::Lower { piles } | Step::Raise { piles } => {
            piles.iter().any(|target| takes(target.pile)).then_some(FrameKind::Take)
        }
        Step::Switch { pile, .. } => takes(*pile).then_some(FrameKind::Take),
        Step::Check { .. } => own.then_some(FrameKind::Check),
        Step::PPositionMoves { .. } => judged.is_none().then_some(FrameKind::Take),
        Step::Advice { .. } => judged.is_none().then_some(FrameKind::Check),
        _ => None,
    }
}

fn after(piles: &[u64], made: PileMove) -> Vec<u64> {
    let sizes = piles.iter().zip(1..);
    sizes.map(|(&size, pile)| if pile == made.pile { made.leaves } else { size }).collect()
}
