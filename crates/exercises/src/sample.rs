//! Sample answers that show how a move is written: "if 2 stones go down from step 3, write 3:2". The sample
//! move is right in none of the exercises that share the sentence, and does not depend on the seed.

use super::answer_field::{Expected, Shift};
use super::exercise::Exercise;
use super::task::Task;
use carryless_games::figure::Counters;
use carryless_games::game::MoveForm;
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, CutMove, MultiPileMove, PileMove, SplitMove, StairMove};
use carryless_render::i18n::MessageArgs;

/// Largest number of legal moves of a position that are listed as possible samples.
const LOOKED_AT: usize = 2000;

/// Range of the numbers in a sample move that belongs to no exercise.
const ANY: std::ops::RangeInclusive<u64> = 1..=12;

/// A move that is shown as a sample of how to write an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sample {
    Turn(AnyMove),
    Shift(Shift),
}

/// Sets the message arguments for a sample move that is right in none of `exercises`; sets nothing if the
/// exercises ask for no move.
pub fn set_values(values: &mut MessageArgs<'_>, exercises: &[&Exercise]) {
    match choose_sample(exercises) {
        Some(Sample::Turn(AnyMove::Take(PileMove { pile, take, .. }))) => {
            values.set_number("sample_pile", pile);
            values.set_number("sample_take", take);
        }
        Some(Sample::Turn(AnyMove::Down(StairMove { step, take }))) => {
            values.set_number("sample_pile", step);
            values.set_number("sample_take", take);
        }
        Some(Sample::Turn(AnyMove::Break(SplitMove { pile, leaves, .. }))) => {
            values.set_number("sample_pile", pile);
            values.set_number("sample_large", leaves.first().copied().unwrap_or(0));
            values.set_number("sample_small", leaves.get(1).copied().unwrap_or(0));
        }
        Some(Sample::Turn(AnyMove::Cut(CutMove { cut }))) => {
            values.set_number("sample_pile", cut.first().copied().unwrap_or(0));
            values.set_number("sample_branch", cut.get(1).copied().unwrap_or(0));
        }
        Some(Sample::Turn(turn @ AnyMove::Takes(_))) => {
            values.set_text("sample_takes", turn.to_string());
        }
        Some(Sample::Shift(Shift { from, to })) => {
            values.set_number("sample_from", from);
            values.set_number("sample_to", to);
        }
        _ => {}
    }
}

/// Returns a move, preferably of one of the exercises, that is right in none of them and whose numbers cannot
/// be confused; `None` if there is none.
fn choose_sample(exercises: &[&Exercise]) -> Option<Sample> {
    let first = exercises.first()?;
    let shows = |sample: &Sample| {
        sample.is_unambiguous() && exercises.iter().all(|exercise| !exercise.expects_sample(sample))
    };
    let mut samples: Vec<Sample> = exercises.iter().flat_map(|it| it.samples()).collect();
    samples.retain(shows);
    if samples.is_empty() {
        samples = first.any_sample();
        samples.retain(shows);
        // Prefers a pile that exists.
        samples.sort_by_key(|sample| sample.pile() > first.state.numbers().len() as u64);
        samples.truncate(3);
    }
    first.rng(exercises.len() as u64, "sample").choose(&samples).cloned()
}

impl Sample {
    /// Returns the 1-based index of the pile, step or tree in which the move is made; 0 if the move names
    /// none.
    fn pile(&self) -> u64 {
        match self {
            Sample::Turn(
                AnyMove::Take(PileMove { pile, .. }) | AnyMove::Break(SplitMove { pile, .. }),
            ) => *pile,
            Sample::Turn(AnyMove::Down(StairMove { step, .. })) => *step,
            Sample::Turn(AnyMove::Cut(CutMove { cut })) => cut.first().copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// Whether a reader sees from the numbers of the move which is the pile, step or tree and which the
    /// number taken; `3:2` shows it, `2:2` does not.
    fn is_unambiguous(&self) -> bool {
        match self {
            Sample::Turn(AnyMove::Take(PileMove { pile, take, .. })) => pile != take,
            Sample::Turn(AnyMove::Down(StairMove { step, take })) => step != take,
            Sample::Turn(AnyMove::Break(SplitMove { leaves, .. })) => {
                matches!(leaves[..], [large, small] if large != small)
            }
            Sample::Turn(AnyMove::Cut(CutMove { cut })) => matches!(cut[..], [_, 2 | 3]),
            Sample::Turn(AnyMove::Takes(MultiPileMove { takes })) => {
                takes.iter().any(|take| *take > 1)
            }
            _ => true,
        }
    }
}

impl Exercise {
    /// Returns the moves that may serve as the sample of how to write an answer: the legal moves of the
    /// position in which the pupil has to move.
    fn samples(&self) -> Vec<Sample> {
        let shifts = self.legal_shifts();
        if !shifts.is_empty() {
            return shifts.into_iter().map(Sample::Shift).collect();
        }
        let turns = match self.state.move_form() {
            Some(MoveForm::Takes) => self.sample_takes(),
            _ => legal_turns(&self.state_to_move()),
        };
        turns.into_iter().map(Sample::Turn).collect()
    }

    /// Returns moves that need not be legal, for exercises whose legal moves are all right answers or
    /// ambiguous.
    fn any_sample(&self) -> Vec<Sample> {
        let pairs = || ANY.flat_map(|one| ANY.map(move |two| (one, two)));
        let turn = |(one, two): (u64, u64)| match self.state.move_form() {
            Some(MoveForm::Break) => {
                AnyMove::Break(SplitMove { pile: one, take: None, leaves: vec![two + 2, two] })
            }
            Some(MoveForm::Cut) => AnyMove::Cut(CutMove { cut: vec![one, 2] }),
            Some(MoveForm::Down) => AnyMove::Down(StairMove { step: one, take: two }),
            Some(MoveForm::Takes) => {
                let beyond = self.state.numbers().iter().map(|size| size + two);
                AnyMove::Takes(MultiPileMove { takes: beyond.collect() })
            }
            _ => AnyMove::Take(PileMove { pile: one, take: two, leaves: 0 }),
        };
        match &self.task {
            Task::Strips { strips } if strips.counters == Counters::Coins => {
                let left = pairs().filter(|(from, to)| to < from);
                left.map(|(from, to)| Sample::Shift(Shift { from, to })).collect()
            }
            _ => pairs().map(|pair| Sample::Turn(turn(pair))).collect(),
        }
    }

    /// Whether the sample is an expected answer of some field of this exercise, or a part of one.
    fn expects_sample(&self, sample: &Sample) -> bool {
        let held = |turn: &AnyMove| match (sample, turn) {
            (Sample::Turn(AnyMove::Take(said)), AnyMove::Take(made)) => {
                (said.pile, said.take) == (made.pile, made.take)
            }
            (Sample::Turn(AnyMove::Break(said)), AnyMove::Break(made)) => {
                (said.pile, &said.leaves) == (made.pile, &made.leaves)
            }
            // A sample on the second branch of a tree reveals the trunk, too.
            (Sample::Turn(AnyMove::Cut(said)), AnyMove::Cut(made)) => {
                said.cut.starts_with(&made.cut)
            }
            (Sample::Turn(said), made) => said == made,
            _ => false,
        };
        let takes = |made: &[PileMove]| made.iter().any(|made| held(&AnyMove::Take(*made)));
        self.answer.asks.iter().any(|ask| match &ask.expected {
            Expected::Move(right) | Expected::Moves(right) => takes(right),
            Expected::Breaks(right) => right.iter().any(|made| held(&AnyMove::Break(made.clone()))),
            Expected::Turns(right) => right.iter().any(held),
            Expected::Shifts(right) => right.iter().any(|made| *sample == Sample::Shift(*made)),
            // The expected answer lists examples only.
            Expected::Takes(_) => {
                let state = &self.state;
                matches!(sample, Sample::Turn(turn) if state.is_legal(turn) && state.is_winning_move(turn))
            }
            _ => false,
        })
    }

    /// Returns some legal moves that take from one pile or from two neighbouring piles.
    fn sample_takes(&self) -> Vec<AnyMove> {
        let piles = self.state.numbers();
        let mut made = Vec::new();
        for pile in 0..piles.len() {
            for take in 1..=piles[pile] {
                let turn = |next: u64| {
                    let mut takes = vec![0; piles.len()];
                    takes[pile] = take;
                    takes[(pile + 1) % piles.len()] += next;
                    AnyMove::Takes(MultiPileMove { takes })
                };
                let is_legal = |turn: &AnyMove| self.state.is_legal(turn);
                made.extend(Some(turn(0)).filter(is_legal));
                // Some rules allow only equal numbers from both piles.
                made.extend([1, take].map(turn).into_iter().find(is_legal));
            }
        }
        made
    }

    /// Returns the legal moves of the coins on a strip, all to the left; empty for other exercises.
    pub(super) fn legal_shifts(&self) -> Vec<Shift> {
        let Task::Strips { strips } = &self.task else { return Vec::new() };
        if strips.counters != Counters::Coins {
            return Vec::new();
        }
        let coins = strips.first_row();
        let before = std::iter::once(0).chain(coins.iter().copied());
        let moves = before
            .zip(coins)
            .flat_map(|(before, &from)| (before + 1..from).rev().map(move |to| Shift { from, to }));
        moves.collect()
    }
}

/// Returns the legal moves of the position, in the order of the rules and at most [`LOOKED_AT`]; empty for
/// games whose moves are not listed.
pub(super) fn legal_turns(state: &AnyState) -> Vec<AnyMove> {
    match state.move_form() {
        Some(MoveForm::Take | MoveForm::Break | MoveForm::Cut | MoveForm::Down) => {
            state.legal_moves(LOOKED_AT)
        }
        _ => Vec::new(),
    }
}
