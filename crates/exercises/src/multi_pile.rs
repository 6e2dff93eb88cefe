//! Kinds `wythoff` and `moore`: games in which a move takes from several piles. The pupil writes the
//! outcome and a winning move; any winning move is right.

use super::ExerciseKind;
use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::{Constraint, Constraints};
use super::difficulty::Difficulty;
use super::exercise::Candidate;
use super::multisets::Multisets;
use super::pool::{Source, Sources};
use super::rng::SeededRng;
use super::task::Task;
use carryless_games::game::{Game, Playable};
use carryless_games::games::moore::{self, Moore, Rules};
use carryless_games::games::wythoff::{self, Wythoff};
use carryless_games::games::{AnyState, Facts};
use carryless_games::position::{MultiPileMove, Outcome, Piles};

/// Kind `wythoff`: Wythoff's game with two piles.
pub(super) const WYTHOFF: TakesKind<Wythoff> = TakesKind {
    name: "wythoff",
    sizes: [(2, 7), (2, 10), (2, 15), (2, 25), (2, 40)],
    state: |_, piles| wythoff::State { rules: Default::default(), position: Piles { piles } },
    wrap: |state| {
        let facts = wythoff::explanation::Facts::new(&state);
        let winning = facts.winning_moves.clone();
        Some((AnyState::Wythoff(state), Facts::Wythoff(facts), winning))
    },
};

/// Kind `moore` (Moore's game): a move may take from two piles, from level 4 on from three.
pub(super) const MOORE: TakesKind<Moore> = TakesKind {
    name: "moore",
    sizes: [(3, 5), (4, 7), (4, 7), (5, 7), (5, 15)],
    state: |level, piles| {
        let rules = Rules::new(if level < 4 { 2 } else { 3 });
        moore::State { rules, position: Piles { piles } }
    },
    wrap: |state| {
        let facts = moore::explanation::Facts::new(&state);
        let winning = facts.winning_moves.clone();
        facts.lists_all().then_some((AnyState::Moore(state), Facts::Moore(facts), winning))
    },
};

/// Function that converts the state of one game to the enum of all games. It also returns the facts and the winning
/// moves; the result is `None` if there are more winning moves than a key can list.
type Wrap<G> = fn(<G as Game>::State) -> Option<(AnyState, Facts, Vec<MultiPileMove>)>;

/// Function that returns the state of a game for a level (1 to 5) and its piles.
type ToState<G> = fn(u8, Vec<u64>) -> <G as Game>::State;

/// A kind of exercise about a game in which a move takes from several piles.
pub(super) struct TakesKind<G: Playable> {
    name: &'static str,
    /// Number of piles and largest size of a pile, one pair for each level from 1 to 5.
    sizes: [(u64, u64); 5],
    state: ToState<G>,
    wrap: Wrap<G>,
}

impl<G: Playable + Send + Sync> ExerciseKind for TakesKind<G> {
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
        let set = Multisets {
            count,
            least: 1,
            most: constraints.number(Constraint::Max).unwrap_or(most).min(100),
        };
        let source = |outcome| -> Box<dyn Source> {
            let TakesKind { state, wrap, .. } = *self;
            Box::new(Positions::<G> { state, wrap, level: constraints.level(), set, outcome })
        };
        vec![source(Outcome::N), source(Outcome::P)]
    }
}

/// Source of exercises about positions with the same outcome.
struct Positions<G: Playable> {
    state: ToState<G>,
    wrap: Wrap<G>,
    level: u8,
    set: Multisets,
    outcome: Outcome,
}

impl<G: Playable + Send + Sync> Source for Positions<G> {
    fn size(&self) -> u64 {
        self.set.size().unwrap_or(u64::MAX)
    }

    fn exercise(&self, index: u64, dice: &mut SeededRng) -> Option<Candidate> {
        let mut piles = self.set.at(index);
        let most = piles.last().copied();
        dice.shuffle(&mut piles);
        let state = (self.state)(self.level, piles);
        // P-positions are rare: reject the others before their moves are searched.
        if G::outcome_at(&state) != self.outcome {
            return None;
        }
        // Piles that are not added in columns are not written in binary.
        let written = most.filter(|_| G::column_addition(&state).is_some());
        let bits = written.map_or(0, |largest| u64::BITS - largest.leading_zeros());
        let (state, facts, winning) = (self.wrap)(state)?;
        let difficulty = Difficulty {
            piles: self.set.count as u8,
            bits: bits as u8,
            winning_moves: winning.len().min(255) as u8,
            ..Difficulty::default()
        };
        let asks = vec![
            AnswerField::new("outcome", Expected::Outcome(self.outcome)),
            AnswerField::new("takes", Expected::Takes(winning)),
        ];
        Some(Candidate { state, task: Task::Plain, facts, asks, difficulty })
    }
}
