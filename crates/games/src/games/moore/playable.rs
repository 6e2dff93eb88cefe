//! The implementation of [`Playable`] for Moore's game.

use super::{LARGEST_AT_MOST, Misconception, Moore, State, count, parse_move};
use crate::figure::Figure;
use crate::game::{BoardView, MoveForm, Playable, Profile};
use crate::position::{MultiPileMove, Outcome, PlayConvention};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

/// Returns, for each number w from 0 to `most`, the number of moves that take from exactly w of the piles
/// with these sizes; at most `u128::MAX`.
fn move_counts_by_width(piles: &[u64], most: usize) -> Vec<u128> {
    let mut ways = vec![0_u128; most + 1];
    ways[0] = 1;
    for &size in piles {
        for touched in (1..=most).rev() {
            let more = ways[touched - 1].saturating_mul(size.into());
            ways[touched] = ways[touched].saturating_add(more);
        }
    }
    ways
}

/// Returns the number of moves that take from at most `most` of the piles with these sizes, including the
/// empty move; at most `u128::MAX`.
fn move_count_within(piles: &[u64], most: usize) -> u128 {
    move_counts_by_width(piles, most).into_iter().fold(0, u128::saturating_add)
}

impl State {
    /// Returns the largest number of piles from which a move can take: `at_most` of the rules, or the number
    /// of piles if that is smaller.
    fn most(&self) -> usize {
        self.rules.at_most.min(self.piles().len() as u64) as usize
    }

    /// Iterates over all legal moves, in the order of `legal_move_at`. In small positions this is faster than
    /// finding each move by its index.
    pub fn all_moves(self) -> impl Iterator<Item = MultiPileMove> {
        let none = MultiPileMove { takes: vec![0; self.piles().len()] };
        std::iter::successors(Some(none), move |takes| self.next_move(takes)).skip(1)
    }

    /// Returns the legal move that follows this move in lexicographic order; `None` after the last one. It
    /// takes one stone more from the last pile that allows it, and none from the piles after that pile.
    fn next_move(&self, MultiPileMove { takes }: &MultiPileMove) -> Option<MultiPileMove> {
        let mut touched = takes.iter().filter(|&&take| take > 0).count();
        for (at, &size) in self.piles().iter().enumerate().rev() {
            // Now the number of touched piles before this one.
            touched -= usize::from(takes[at] > 0);
            if touched < self.most() && takes[at] < size {
                let mut next = takes.clone();
                next[at] += 1;
                next[at + 1..].fill(0);
                return Some(MultiPileMove { takes: next });
            }
        }
        None
    }
}

impl Playable for Moore {
    type Move = MultiPileMove;
    type Misconception = Misconception;

    const PROFILE: Profile = Profile {
        match_start: "moore 1 2 3 --at-most 2",
        move_form: MoveForm::Takes,
        pressed: "several",
    };

    fn validate(State { rules, position }: &State) -> Result<(), &'static str> {
        let range =
            (1..=LARGEST_AT_MOST).contains(&rules.at_most) && rules.play == PlayConvention::Normal;
        match position.piles.len() {
            _ if !range => Err("rules"),
            piles if piles == 0 || piles > count::most_piles(rules.at_most) => Err("position"),
            _ => Ok(()),
        }
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<MultiPileMove, Error> {
        parse_move(word, state.piles(), state.rules)
    }

    fn move_count(state: &State) -> u128 {
        move_count_within(state.piles(), state.most()) - 1
    }

    /// Returns the legal move with this 0-based index, in lexicographic order of the stones taken from each
    /// pile; `None` if there are fewer moves.
    fn legal_move_at(state: &State, index: u128) -> Option<MultiPileMove> {
        let (piles, mut room) = (state.piles(), state.most());
        let mut rest = index.checked_add(1).filter(|_| index < Moore::move_count(state))?;
        let mut takes = vec![0; piles.len()];
        for (at, size) in piles.iter().enumerate() {
            let others = &piles[at + 1..];
            let Some(beyond) = rest.checked_sub(move_count_within(others, room)) else { continue };
            room = room.checked_sub(1)?;
            let each = move_count_within(others, room);
            takes[at] = u64::try_from(beyond / each + 1).unwrap_or(*size).min(*size);
            rest = beyond % each;
        }
        Some(MultiPileMove { takes })
    }

    fn is_legal(state: &State, chosen: &MultiPileMove) -> bool {
        let piles = state.piles();
        let fits = chosen.takes.iter().zip(piles).all(|(take, size)| take <= size);
        let touched = 1..=state.most();
        fits && chosen.takes.len() == piles.len() && touched.contains(&chosen.changed_piles())
    }

    fn apply(state: &mut State, chosen: &MultiPileMove) {
        state.position.piles = chosen.apply_to(&state.position.piles);
    }

    fn outcome_at(state: &State) -> Outcome {
        state.rules.outcome(state.piles())
    }

    fn winning_moves(state: &State) -> Vec<MultiPileMove> {
        state.rules.winning_moves(state.piles())
    }

    fn recommended_move(state: &State) -> Option<MultiPileMove> {
        state.rules.winning_move(state.piles())
    }

    fn longest_defence(state: &State) -> Option<MultiPileMove> {
        let taken = state.position.one_from_largest()?;
        Some(MultiPileMove::from_pile_move(state.piles().len(), taken))
    }

    /// Returns a move that follows from the misconception: the first winning one, or without one a random
    /// one; `None` if none is found. Only the first 10,000 legal moves are searched, because there may be
    /// millions.
    fn misconception_move(
        state: &State,
        idea: Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<MultiPileMove> {
        let produced = |chosen: &MultiPileMove| idea.produces(&chosen.apply_to(state.piles()));
        let moves = (0..10_000).map_while(|index| Moore::legal_move_at(state, index));
        let moves: Vec<MultiPileMove> = moves.filter(produced).collect();
        let wins = |chosen: &&MultiPileMove| Moore::is_winning_move(state, chosen);
        let winning = moves.iter().find(wins).cloned();
        winning.or_else(|| moves.get(below(moves.len() as u128) as usize).cloned())
    }

    fn play_figure<'s>(
        state: &'s State,
        view: &BoardView<'_, State, MultiPileMove>,
    ) -> Option<Figure<'s>> {
        Some(Figure::from_piles(state.piles(), view.chosen))
    }
}
