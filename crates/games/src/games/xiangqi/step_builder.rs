//! Builds the steps of an explanation of 双炮禁双炮, in the order of a lesson. Without moves, the steps explain
//! the start and its first move; with moves, the game and the position after it. A [`Question`] becomes a
//! list of [`Step`]s.

use super::notation::{self, Side};
use super::records;
use super::replay::{Advance, End, Ply, Replay};
use super::rules_of_thumb;
use super::steps::{Example, Retreat, Row, Step};
use super::{Question, Start};
use crate::columns::{BitWeights, Columns};
use crate::figure::{Flip, XiangqiPiece};
use crate::games::nim::closed_form::NimTally;

/// Returns all steps of the explanation, in order.
pub(super) fn steps(question: &Question) -> Vec<Step> {
    let Question { state, attempt: replay } = question;
    let start = &state.start;
    let first = Replay::new(*start);
    let mut steps = vec![opening(&first, replay)];
    steps.extend(notation(*start));
    steps.push(piles(*start));
    if replay.plies().is_empty() {
        steps.extend(first_move(*start, &first));
        add_lessons(*start, &mut steps);
    } else {
        steps.extend(game(*start, replay));
    }
    steps
}

/// Returns the step with the board at the start, `first`. If no move has been played in `replay`, its figure
/// shows the first winning move.
fn opening(first: &Replay, replay: &Replay) -> Step {
    let shown = match replay.plies() {
        [] => first.winning_advances().into_iter().next(),
        _ => None,
    };
    Step::Start { files: first.board().files(), shown }
}

/// Returns the step about the notation. Its examples are forward moves of both sides with the cannons of the
/// last pile.
fn notation(start: Start) -> Option<Step> {
    let board = Replay::new(start);
    let pile = start.pairs().len() as u64;
    let example = |by| {
        let motion = board.board().advance(by, pile, if by == Side::Red { 1 } else { 2 })?;
        Some(Example {
            motion: motion.to_string(),
            file: notation::file_label(by, motion.file),
            steps: motion.number,
        })
    };
    Some(Step::Notation { red: example(Side::Red)?, black: example(Side::Black)? })
}

/// Returns the step that lists the pairs of pieces at the start as piles.
fn piles(start: Start) -> Step {
    let row = |(pile, &(file, man, size))| Row {
        pile,
        man,
        red: notation::file_label(Side::Red, file),
        black: notation::file_label(Side::Black, file),
        size,
    };
    Step::Piles { rows: (1..).zip(start.pairs()).map(row).collect() }
}

/// Returns the steps about the first move from `first`, the initial position of `start`: columns, winning
/// moves and their check, in 变例甲 also the equal distances. Empty if the piles do not decide the outcome.
fn first_move(start: Start, first: &Replay) -> Vec<Step> {
    let mut steps = position_steps(first);
    if start == Start::Jia
        && let Some(Step::Check { piles, .. }) = steps.last()
    {
        let men = piles.iter().zip(start.pairs());
        let pawns = men.filter(|(_, (_, man, _))| *man == XiangqiPiece::Pawn);
        let pawns = pawns.map(|(&size, _)| size).collect();
        let distance = piles.last().copied().unwrap_or(0);
        steps.push(Step::Equal { pawns, distance });
    }
    steps
}

/// Returns the steps about the current piles of a game; empty if the piles do not decide the outcome.
fn position_steps(replay: &Replay) -> Vec<Step> {
    let Some(nim_sum) = replay.nim_sum() else {
        return Vec::new();
    };
    let sizes = replay.sizes();
    let columns = Columns::from_numbers(&sizes, 2);
    let mut steps = vec![Step::Add {
        odd: columns.odd_weights(),
        columns,
        nim_sum,
        empty: sizes.iter().all(|&size| size == 0),
    }];
    let advances = replay.winning_advances();
    if let Some(shown) = advances.first().cloned() {
        let mut piles = sizes.clone();
        if let Some(pile) = piles.get_mut(shown.pile as usize - 1) {
            *pile = shown.leaves;
        }
        let columns = Columns::from_numbers(&piles, 2);
        steps.push(Step::Moves {
            by: replay.to_move(),
            flips: advances.iter().map(Advance::flip).collect(),
            advances,
        });
        steps.push(Step::Check { shown, piles, columns });
    }
    steps
}

impl Advance {
    /// Returns the size of the advance's pile before and after it, with the binary digits that change.
    fn flip(&self) -> Flip {
        let before = self.leaves + self.take;
        Flip {
            pile: self.pile,
            size: before,
            before,
            after: self.leaves,
            flips: BitWeights(NimTally::new(&[before, self.leaves], None).nim_sum),
            take: self.take,
            leaves: self.leaves,
        }
    }
}

/// Returns the steps about `replay`, the game of the question, and about the position after it.
fn game(start: Start, replay: &Replay) -> Vec<Step> {
    let mut steps = vec![Step::Replay { files: replay.board().files() }];
    let rows = retreats(replay.plies());
    if !rows.is_empty() && replay.end().is_none_or(|(at, _)| at > 0) {
        steps.push(Step::Retreats { rows });
    }
    if let Some((at, reason)) = replay.end() {
        steps.push(model_ends(at, reason, replay.plies()));
    }
    let now = position_steps(replay);
    let over = matches!(now.first(), Some(Step::Add { empty: true, .. }));
    steps.extend(now);
    if over {
        steps.push(Step::Stalemate {});
    }
    steps.extend(traps(start));
    steps
}

/// Returns the retreats (backward moves) among `plies`, the moves of a game.
fn retreats(plies: &[Ply]) -> Vec<Retreat> {
    let retreat = |(number, ply): (u64, &Ply)| {
        Some(Retreat {
            number,
            motion: ply.motion.clone(),
            by: ply.by,
            added: ply.added?,
            answer: ply.answer.clone(),
        })
    };
    (1..).zip(plies).filter_map(retreat).collect()
}

/// Returns the step about the first move after which the piles do not decide the outcome; `at` is the number
/// of this move, from 1 (0 for the start), and `plies` are the moves of the game.
fn model_ends(at: u64, reason: End, plies: &[Ply]) -> Step {
    let nth = |number: u64| {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        plies.get(index).map(|ply| ply.motion.clone())
    };
    Step::PilesStopDeciding {
        at,
        reason,
        last: nth(at),
        answer: if at > 0 { nth(at + 1) } else { None },
    }
}

/// Appends to `steps` the steps that follow the first move, in this order: stalemate, retreats, moves after
/// which the piles do not decide the outcome, tempting moves, printed games, mnemonic (not in 变例甲), theorem.
/// If the piles do not decide the outcome at the start, the steps are the printed games and the tempting moves.
fn add_lessons(start: Start, steps: &mut Vec<Step>) {
    let games = records::games(start);
    if !start.is_nim() {
        steps.extend(games.into_iter().map(|record| Step::Draw { record }));
        steps.extend(traps(start));
        return;
    }
    steps.push(Step::Stalemate {});
    let all = games.iter().flat_map(|record| retreats(&record.plies));
    let example = all.into_iter().find(|retreat| retreat.answer.is_some());
    steps.push(Step::Reversible { example });
    for record in &games {
        if let Some(at) = record.model_ends_at {
            steps.push(model_ends(at, End::Left, &record.plies));
        }
    }
    steps.extend(traps(start));
    let count = games.len() as u64;
    let numbered = (1..).zip(games);
    steps.extend(numbered.map(|(number, record)| Step::Record { number, count, record }));
    if start != Start::Jia {
        steps.push(Step::Mnemonic { pairs: rules_of_thumb::mnemonic() });
        steps.push(Step::Equation {
            equation: rules_of_thumb::test_equation(),
            generalised: rules_of_thumb::test_generalisation(),
        });
    }
    steps.push(Step::Theorem {});
}

/// Returns the steps about the tempting moves in the first printed game that begins with `start`.
fn traps(start: Start) -> impl Iterator<Item = Step> {
    let ends = match start {
        Start::Yi => Some(End::Left),
        Start::Bing => Some(End::Draw),
        Start::Classic | Start::Jia => None,
    };
    records::traps(start).into_iter().map(move |trap| Step::Trap { trap, reason: ends })
}
