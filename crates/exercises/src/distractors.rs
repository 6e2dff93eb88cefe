//! Distractors of a question file: legal but wrong answers to an answer field. Distractors that follow from a
//! misconception come first, with the tags of their misconceptions.

use super::answer_field::{AnswerField, Expected};
use super::diagnosis;
use super::exercise::Exercise;
use super::fibonacci::AMOUNTS;
use super::game_sums::WINNING;
use super::judge_move::REPLY;
use super::race::KEYS;
use super::rng::SeededRng;
use super::sample;
use super::task::Task;
use carryless_games::columns::BitWeights;
use carryless_games::game::WrongAnswer;
use carryless_games::games::fibonacci::closed_form::fibonacci_up_to;
use carryless_games::position::{AnyMove, Outcome, PileMove};

/// Tags of the misconceptions that lead to one wrong answer; empty if no misconception does.
pub(crate) type MisconceptionTags = Vec<&'static str>;

/// Upper bound of the numbers that are tested for being the wrong answer of a misconception.
const LARGEST_TRIED: u64 = 64;

impl Exercise {
    /// Returns the legal moves that are wrong answers to the field `ask`, one move in each `Expected`, with the
    /// tags of the misconceptions that lead to it. Moves with a misconception come first. Empty if the field
    /// expects no moves, or moves in several piles ([`Expected::Takes`]).
    pub fn wrong_moves(&self, ask: &AnswerField) -> Vec<(Expected, MisconceptionTags)> {
        let wrong = match &ask.expected {
            Expected::Move(right) if ask.name == REPLY => self.wrong_replies(right),
            Expected::Moves(right) | Expected::Move(right) => {
                let moves =
                    sample::legal_turns(&self.state).into_iter().filter_map(|turn| match turn {
                        AnyMove::Take(made) if !right.contains(&made) => Some(made),
                        _ => None,
                    });
                let wrong = |made: PileMove| {
                    (
                        Expected::Moves(vec![made]),
                        diagnosis::diagnose(self, &WrongAnswer::Move(made.into())),
                    )
                };
                moves.map(wrong).collect()
            }
            Expected::Breaks(right) => {
                let moves =
                    sample::legal_turns(&self.state).into_iter().filter_map(|turn| match turn {
                        AnyMove::Break(made) if !right.contains(&made) => Some(made),
                        _ => None,
                    });
                moves.map(|made| (Expected::Breaks(vec![made]), MisconceptionTags::new())).collect()
            }
            Expected::Turns(right) => {
                let moves = sample::legal_turns(&self.state)
                    .into_iter()
                    .filter(|turn| !right.contains(turn));
                moves.map(|made| (Expected::Turns(vec![made]), MisconceptionTags::new())).collect()
            }
            Expected::Shifts(right) => {
                let moves = self.legal_shifts().into_iter().filter(|made| !right.contains(made));
                moves.map(|made| (Expected::Shifts(vec![made]), MisconceptionTags::new())).collect()
            }
            _ => Vec::new(),
        };
        sort_by_misconception(wrong)
    }

    /// Returns the legal replies to the judged move that are not among the winning replies `right`, one move in
    /// each `Expected`, with the tags of the misconceptions that lead to it.
    fn wrong_replies(&self, right: &[PileMove]) -> Vec<(Expected, MisconceptionTags)> {
        let state = self.state_to_move();
        let wrong = sample::legal_turns(&state).into_iter().filter_map(|turn| match turn {
            AnyMove::Take(made) if !right.contains(&made) => Some(made),
            _ => None,
        });
        let ideas = |made: PileMove| state.diagnose(&WrongAnswer::Move(made.into()));
        wrong.map(|made| (Expected::Moves(vec![made]), ideas(made))).collect()
    }

    /// Returns plausible numbers that are not in the set or sum that the field `ask` expects, ascending;
    /// empty if it expects something else.
    pub fn wrong_members(&self, ask: &AnswerField) -> Vec<u64> {
        let (Expected::Set(right) | Expected::Sum(right)) = &ask.expected else {
            return Vec::new();
        };
        let largest = self.piles().iter().copied().max().unwrap_or(0);
        let mut wrong: Vec<u64> = match (&ask.expected, ask.name) {
            (Expected::Sum(_), _) => fibonacci_up_to(largest),
            (_, AMOUNTS) => (1..=self.state.move_count() as u64).collect(),
            (_, WINNING) => (1..=self.state.components().len() as u64).collect(),
            (_, KEYS) => {
                let near = right.iter().flat_map(|number| [number.saturating_sub(1), number + 1]);
                near.filter(|number| u128::from(*number) < self.state.remaining()).collect()
            }
            // Weights of the columns.
            _ => BitWeights(u64::MAX >> largest.leading_zeros()).powers().collect(),
        };
        wrong.retain(|number| *number > 0 && !right.contains(number));
        wrong.sort_unstable();
        wrong.dedup();
        wrong
    }

    /// Returns the wrong answers to the field `ask` that follow from misconceptions, ascending, each with the tags
    /// of these misconceptions. Only numbers up to the sum of the piles are tested, but at least up to 16 and at
    /// most up to 64. Empty unless the field asks for a nim-sum, the result of an addition without carry, or a
    /// step.
    pub fn wrong_numbers(&self, ask: &AnswerField) -> Vec<(u64, MisconceptionTags)> {
        let said: fn(u64) -> WrongAnswer = match (&ask.expected, ask.name) {
            (Expected::Number(_), "nim-sum" | "result") => WrongAnswer::NimSum,
            (Expected::OneNumber(_), _) => WrongAnswer::Number,
            _ => return Vec::new(),
        };
        let right = |number: &u64| match &ask.expected {
            Expected::Number(right) => right == number,
            Expected::OneNumber(right) => right.contains(number),
            _ => false,
        };
        let most = self.piles().iter().sum::<u64>().clamp(LARGEST_TRIED / 4, LARGEST_TRIED);
        let wrong = (0..=most).filter(|number| !right(number));
        let wrong = wrong.map(|number| (number, diagnosis::diagnose(self, &said(number))));
        wrong.filter(|(_, ideas)| !ideas.is_empty()).collect()
    }

    /// Returns wrong numbers similar to the number that the field `ask` expects. Numbers that follow from a
    /// misconception come first, then the others in random order. Empty if the field expects no number.
    pub fn near_numbers(&self, ask: &AnswerField, dice: &mut SeededRng) -> Vec<u64> {
        let (Expected::Number(right) | Expected::Binary(right)) = ask.expected else {
            return Vec::new();
        };
        let width = |number: u64| u64::BITS - number.leading_zeros();
        let mut near = match (&self.task, ask.name) {
            (Task::Mistake { lines }, _) => (1..=lines.len() as u64).collect(),
            // The first digit of a binary number is 1.
            (Task::ToBinary | Task::FromBinary, _) => digits_wrong(right, width(right) - 1),
            (_, "odd-one") => self.piles().to_vec(),
            (_, "count") => {
                miscounted(right, self.state.message_number("up_to").unwrap_or(u64::MAX))
            }
            _ => digits_wrong(right, self.piles().iter().copied().map(width).max().unwrap_or(3)),
        };
        near.sort_unstable();
        near.dedup();
        dice.shuffle(&mut near);
        let ideas = self.wrong_numbers(ask).into_iter().map(|(number, _)| number);
        let mut all: Vec<u64> = ideas.collect();
        near.retain(|number| !all.contains(number));
        all.extend(near);
        all.retain(|number| *number != right);
        all
    }

    /// Returns the steps of a race that are not among the winning steps `right`, in random order. Steps that pass
    /// the target are included. Empty for other games.
    pub fn wrong_steps(&self, right: &[u64], dice: &mut SeededRng) -> Vec<u64> {
        let number = |name| self.state.message_number(name);
        let (Some(least), Some(most)) = (number("least"), number("most")) else {
            return Vec::new();
        };
        let mut wrong: Vec<u64> = (least..=most).filter(|said| !right.contains(said)).collect();
        dice.shuffle(&mut wrong);
        wrong
    }

    /// Returns the tags of the misconceptions that lead to the wrong answer `outcome`.
    pub fn misconceptions_for(&self, outcome: Outcome) -> MisconceptionTags {
        diagnosis::diagnose(self, &WrongAnswer::Outcome(outcome))
    }
}

/// Returns the wrong answers with those first that have a misconception; otherwise the order is kept.
fn sort_by_misconception(
    mut wrong: Vec<(Expected, MisconceptionTags)>,
) -> Vec<(Expected, MisconceptionTags)> {
    wrong.sort_by_key(|(_, ideas)| ideas.is_empty());
    wrong
}

/// Returns variants of the binary number `right`, none of them 0: with one or two wrong digits among the last
/// `width`, with all digits shifted by one column or reversed, and one more or less. `right` itself may be
/// among them.
fn digits_wrong(right: u64, width: u32) -> Vec<u64> {
    let flips = |number: u64| (0..width).map(move |place| number ^ 1 << place);
    let once = flips(right);
    let twice = flips(right).flat_map(flips);
    let columns = [
        right << 1,
        right >> 1,
        right.reverse_bits().checked_shr(right.leading_zeros()).unwrap_or(0),
    ];
    let next = [right.saturating_sub(1), right + 1];
    once.chain(twice).chain(columns).chain(next).filter(|number| *number > 0).collect()
}

/// Returns plausible wrong counts from 1 to `up_to`: `right` ± 1 or 2, `up_to` − `right`, half of `up_to`, and
/// `right` times 8/5 and 5/8, which are its neighbours if `right` is a Fibonacci number. `right` itself may be
/// among them.
fn miscounted(right: u64, up_to: u64) -> Vec<u64> {
    let near = [right + 1, right + 2, right.saturating_sub(1), right.saturating_sub(2)];
    let far = [right * 8 / 5, right * 5 / 8, up_to.saturating_sub(right), up_to / 2];
    near.into_iter().chain(far).filter(|number| (1..=up_to).contains(number)).collect()
}
