//! Kind `hackenbush`, on trees: the pupil writes the height of each tree's equivalent stalk, the outcome, and
//! all winning cuts. The trees have forks, and no two have the same shape.

use std::collections::BTreeSet;

use super::SourceKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::pool::Source;
use super::rng::SeededRng;
use super::task::Task;
use super::tree_shapes::{Tree, height, trees};
use carryless_games::games::hackenbush::{Hackenbush, Rules, State};
use carryless_games::games::{AnyState as AnySetting, Facts as AnyFacts};
use carryless_games::position::{AnyMove, Forest, Outcome};
use carryless_games::sums::{DisjunctiveSum, Facts};

/// Name of the answer field for the Grundy value of each tree: the height of the stalk (chain of branches without
/// forks) that can replace the tree.
pub(crate) const STALKS: &str = "stalks";

/// Number of trees, and smallest and largest number of branches of a tree, one triple for each level from 1
/// to 5.
const SIZES: [(u64, usize, usize); 5] = [(2, 3, 6), (2, 5, 7), (3, 3, 6), (3, 4, 6), (3, 5, 7)];

pub(super) const KIND: SourceKind = SourceKind {
    name: "hackenbush",
    constraints: &[],
    answer_class: AnswerClass::Outcome,
    has_full_working: false,
    sources: |constraints| {
        let (count, least, most) = SIZES[usize::from(constraints.level() - 1)];
        let forked = |tree: &Tree| tree.iter().max() < Some(&(tree.len() as u64));
        let trees: Vec<Tree> = (least..=most).flat_map(trees).filter(forked).collect();
        let heights: BTreeSet<Option<u64>> = trees.iter().map(height).collect();
        let all =
            heights.into_iter().flat_map(|height| [(height, Outcome::N), (height, Outcome::P)]);
        let source = |(height, outcome)| -> Box<dyn Source> {
            let set = Multisets { count, least: 1, most: trees.len() as u64 };
            Box::new(Forests { trees: trees.clone(), set, height, outcome })
        };
        all.map(source).collect()
    },
};

/// Source of exercises about forests with the same outcome and the same height of the highest tree. There is
/// one source for each height and outcome, so that both outcomes are equally frequent.
struct Forests {
    trees: Vec<Tree>,
    set: Multisets,
    height: Option<u64>,
    outcome: Outcome,
}

impl Source for Forests {
    fn size(&self) -> u64 {
        self.set.size().unwrap_or(u64::MAX)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let mut chosen = self.set.at(index);
        if chosen.windows(2).any(|pair| pair[0] == pair[1]) {
            return None;
        }
        dice.shuffle(&mut chosen);
        let trees: Vec<&Tree> =
            chosen.iter().filter_map(|number| self.trees.get(*number as usize - 1)).collect();
        // Every cut changes the parity of the number of branches, and so does every step of a value: an odd
        // number of branches is never a P-position.
        let branches: usize = trees.iter().map(|tree| tree.len()).sum();
        let highest = trees.iter().filter_map(|tree| height(tree)).max();
        if branches % 2 == 1 || highest != self.height {
            return None;
        }
        let grown: Vec<u64> = trees.into_iter().flatten().copied().collect();
        let state = State { rules: Rules::default(), position: Forest::from_heights(&grown)? };
        let facts = Facts::<Hackenbush>::new(&state, &Hackenbush::precompute(&state));
        if facts.outcome != self.outcome {
            return None;
        }
        let cuts = facts.winning_moves.iter().cloned().map(AnyMove::from).collect();
        let asks = vec![
            AnswerField::new(STALKS, Expected::List(facts.values.clone())),
            AnswerField::new("outcome", Expected::Outcome(facts.outcome)),
            AnswerField::new("cuts", Expected::Turns(cuts)),
        ];
        let difficulty = Difficulty {
            piles: self.set.count as u8,
            bits: 3,
            odd_columns: facts.nim_sum.count_ones() as u8,
            winning_moves: facts.winning_moves.len().min(255) as u8,
            ..Difficulty::default()
        };
        let (state, facts) = (AnySetting::Hackenbush(state), AnyFacts::Hackenbush(facts));
        Some(Candidate { state, task: Task::Plain, facts, asks, difficulty })
    }
}
