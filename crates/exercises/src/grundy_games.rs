//! Kinds about sums of piles with a Grundy sequence: subtraction sets, and games that split piles. The
//! pupil writes the sequence up to the largest pile, the Grundy values of the piles, the outcome, and all
//! winning moves. Each source computes its Grundy sequence once.

use super::ExerciseKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::{Constraint, Constraints};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::piles::is_trivial;
use super::pool::{Source, Sources};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::game::NoExtras;
use carryless_games::games::grundy::Grundy;
use carryless_games::games::kayles::Kayles;
use carryless_games::games::lasker::{self, Lasker};
use carryless_games::games::subtraction::{Rules, Subtraction};
use carryless_games::games::{AnyState as AnySetting, Facts as AnyFacts};
use carryless_games::grundy_sequence::GrundySequence;
use carryless_games::position::{Outcome, Piles, PlayConvention};
use carryless_games::sums::{DisjunctiveSum, Facts, State};

/// Name of the answer field for the Grundy sequence up to the largest pile.
pub const ROW: &str = "row-values";
/// Name of the answer field for the Grundy values of the piles.
pub(super) const VALUES: &str = "values";

/// Largest size of a pile in stones, even if the constraint allows more. A pupil has to write the whole
/// sequence up to that size.
const LARGEST: u64 = 30;

/// Subtraction sets to choose from, one list for each level from 1 to 5. Within a level the Grundy values
/// have equally many binary digits.
const SETS: [&[&[u64]]; 5] = [
    &[&[1, 2], &[2, 3], &[1, 4]],
    &[&[1, 3, 4], &[2, 3, 5], &[1, 4, 5]],
    &[&[1, 4], &[2, 5], &[3, 4]],
    &[&[1, 3, 4], &[2, 3, 5], &[2, 4, 5], &[1, 4, 5]],
    &[&[2, 4, 7], &[2, 3, 6], &[1, 5, 6]],
];

/// Kind `sets`: piles with a subtraction set.
pub(super) const SET: SumKind<Subtraction> = SumKind {
    name: "sets",
    sizes: [(2, 10), (2, 12), (3, 10), (3, 12), (4, 12)],
    rules: |level| {
        let sets = SETS[usize::from(level - 1)].iter();
        sets.map(|take| Rules { take: take.to_vec(), play: PlayConvention::Normal }).collect()
    },
    wrap: |state, facts| {
        let moves = Expected::Moves(facts.winning_moves.clone());
        (AnySetting::Subtraction(state), AnyFacts::Subtraction(facts), moves)
    },
};

/// Topic of Kayles, which is also the name of the kind of exercise.
pub(super) const KAYLES: &str = "kayles";

/// Kind `kayles`: a move knocks down one pin of a row, or two neighbouring pins.
pub(super) const ROWS: SumKind<Kayles> = SumKind {
    name: KAYLES,
    sizes: [(3, 7), (3, 9), (3, 10), (3, 12), (4, 10)],
    rules: |_| vec![NoExtras {}],
    wrap: |state, facts| {
        let moves = Expected::Breaks(facts.winning_moves.clone());
        (AnySetting::Kayles(state), AnyFacts::Kayles(facts), moves)
    },
};

/// Kind `lasker` (Lasker's Nim): a move takes from a pile or splits it.
pub(super) const LASKER: SumKind<Lasker> = SumKind {
    name: "lasker",
    sizes: [(3, 6), (3, 8), (3, 10), (3, 12), (4, 12)],
    rules: |_| vec![lasker::Rules::default()],
    wrap: |state, facts| {
        let moves = Expected::Breaks(facts.winning_moves.clone());
        (AnySetting::Lasker(state), AnyFacts::Lasker(facts), moves)
    },
};

/// Kind `grundy` (Grundy's game): a move splits a pile into unequal parts.
pub(super) const GRUNDY: SumKind<Grundy> = SumKind {
    name: "grundy",
    sizes: [(2, 10), (2, 12), (3, 10), (3, 12), (4, 12)],
    rules: |_| vec![NoExtras {}],
    wrap: |state, facts| {
        let moves = Expected::Breaks(facts.winning_moves.clone());
        (AnySetting::Grundy(state), AnyFacts::Grundy(facts), moves)
    },
};

/// Function that converts the state and the facts of one game to the enums of all games. It also returns the
/// expected value of the answer field for all winning moves.
type Wrap<G> = fn(State<G>, Facts<G>) -> (AnySetting, AnyFacts, Expected);

/// A kind of exercise about a disjunctive sum of piles in one game.
pub(super) struct SumKind<G: DisjunctiveSum> {
    name: &'static str,
    /// Number of piles and largest size of a pile, one pair for each level from 1 to 5.
    sizes: [(u64, u64); 5],
    /// Function that returns the possible rules for a level (1 to 5). Each is drawn equally often.
    rules: fn(u8) -> Vec<G::Rules>,
    wrap: Wrap<G>,
}

impl<G: DisjunctiveSum<Position = Piles, Table = GrundySequence, Rules: Send + Sync> + Send + Sync>
    ExerciseKind for SumKind<G>
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn constraints(&self) -> &'static [Constraint] {
        &[Constraint::Max]
    }

    fn answer_class(&self) -> AnswerClass {
        AnswerClass::Outcome
    }

    fn sources(&self, constraints: &Constraints) -> Sources {
        let (count, most) = self.sizes[usize::from(constraints.level() - 1)];
        let most = constraints.number(Constraint::Max).unwrap_or(most).min(LARGEST);
        let set = Multisets { count, least: 1, most };
        let all = (self.rules)(constraints.level()).into_iter();
        let both =
            all.flat_map(|rules| [Outcome::N, Outcome::P].map(|outcome| (rules.clone(), outcome)));
        let wrap = self.wrap;
        let source = |(rules, outcome): (G::Rules, Outcome)| -> Box<dyn Source> {
            let largest = Piles { piles: vec![most] };
            let row = G::precompute(&State::<G> { rules: rules.clone(), position: largest });
            let highest = (0..=most).filter_map(|size| row.value(size)).max().unwrap_or(0);
            Box::new(Positions { wrap, rules, row, highest, set, outcome })
        };
        both.map(source).collect()
    }
}

/// Source of exercises about positions with the same rules and the same outcome.
struct Positions<G: DisjunctiveSum> {
    wrap: Wrap<G>,
    rules: G::Rules,
    /// Grundy sequence for piles of 0, 1, 2, … stones, up to the largest pile.
    row: GrundySequence,
    /// Largest Grundy value of a pile in this source.
    highest: u64,
    set: Multisets,
    outcome: Outcome,
}

impl<G: DisjunctiveSum<Position = Piles, Table = GrundySequence, Rules: Send + Sync> + Send + Sync>
    Source for Positions<G>
{
    fn size(&self) -> u64 {
        self.set.size().unwrap_or(u64::MAX)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let mut piles = self.set.at(index);
        let largest = piles.last().copied().unwrap_or(0);
        // Sequences have about the same length for all pupils.
        let short = 2 * largest <= self.set.most;
        let wanted = Outcome::p_if(self.row.nim_sum(&piles) == 0) == self.outcome;
        if short || !wanted || is_trivial(&piles) {
            return None;
        }
        dice.shuffle(&mut piles);
        let state = State::<G> { rules: self.rules.clone(), position: Piles { piles } };
        let facts = Facts::new(&state, &self.row);
        let difficulty = Difficulty {
            piles: self.set.count as u8,
            bits: (u64::BITS - self.highest.leading_zeros()) as u8,
            odd_columns: facts.nim_sum.count_ones() as u8,
            winning_moves: facts.winning_moves.len().min(255) as u8,
            ..Difficulty::default()
        };
        let row = (0..=largest).map(|size| self.row.value(size).unwrap_or(0)).collect();
        let row = AnswerField::new(ROW, Expected::List(row));
        let values = AnswerField::new(VALUES, Expected::List(facts.values.clone()));
        let outcome = AnswerField::new("outcome", Expected::Outcome(facts.outcome));
        let (state, facts, moves) = (self.wrap)(state, facts);
        let asks = vec![row, values, outcome, AnswerField::new("moves", moves)];
        Some(Candidate { state, task: Task::Plain, facts, asks, difficulty })
    }
}
