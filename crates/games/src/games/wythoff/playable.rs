//! The implementation of [`Playable`] for Wythoff's game: legal moves, winning moves, and the moves of the
//! misconception.

use super::closed_form::{outcome, winning_moves};
use super::explanation::{plain_board, touched_board};
use super::{Misconception, State, Wythoff, parse_move};
use crate::figure::Figure;
use crate::game::{BoardView, MoveForm, Playable, Profile};
use crate::position::{MultiPileMove, Outcome};
use carryless_args::command_line::Token;
use carryless_args::error::Error;

impl Playable for Wythoff {
    type Move = MultiPileMove;
    type Misconception = Misconception;

    const PROFILE: Profile =
        Profile { match_start: "wythoff 3 4", move_form: MoveForm::Takes, pressed: "several" };

    fn validate(state: &State) -> Result<(), &'static str> {
        match (state.position.piles.len(), state.rules == super::Rules::default()) {
            (2, true) => Ok(()),
            (2, false) => Err("rules"),
            _ => Err("position"),
        }
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<MultiPileMove, Error> {
        parse_move(word, &state.position.piles)
    }

    fn move_count(state: &State) -> u128 {
        let [first, second] = state.pair().map(u128::from);
        first + second + first.min(second)
    }

    /// Returns the legal move with this 0-based index. Moves from the first pile come first, then those from
    /// the second, then those from both.
    fn legal_move_at(state: &State, index: u128) -> Option<MultiPileMove> {
        let [first, second] = state.pair();
        let mut rest = index;
        for (most, [one, two]) in [(first, [1, 0]), (second, [0, 1]), (first.min(second), [1, 1])] {
            if rest < most.into() {
                let take = rest as u64 + 1;
                return Some(MultiPileMove { takes: vec![one * take, two * take] });
            }
            rest -= u128::from(most);
        }
        None
    }

    fn is_legal(state: &State, chosen: &MultiPileMove) -> bool {
        let [first, second] = state.pair();
        let fits = |one: u64, two: u64| one <= first && two <= second;
        matches!(chosen.takes[..], [one, two] if fits(one, two) && one.max(two) > 0
            && (one == two || one.min(two) == 0))
    }

    fn apply(state: &mut State, chosen: &MultiPileMove) {
        state.position.piles = chosen.apply_to(&state.position.piles);
    }

    fn outcome_at(state: &State) -> Outcome {
        outcome(state.pair())
    }

    fn winning_moves(state: &State) -> Vec<MultiPileMove> {
        winning_moves(state.pair())
    }

    fn longest_defence(state: &State) -> Option<MultiPileMove> {
        state.position.one_from_largest().map(|taken| MultiPileMove::from_pile_move(2, taken))
    }

    fn misconception_move(
        state: &State,
        idea: Misconception,
        _: &mut dyn FnMut(u128) -> u128,
    ) -> Option<MultiPileMove> {
        let Misconception::Equalise = idea;
        let [first, second] = state.pair();
        let takes = vec![first.saturating_sub(second), second.saturating_sub(first)];
        Some(MultiPileMove { takes }).filter(|chosen| Wythoff::is_legal(state, chosen))
    }

    fn pressed(state: &State) -> &'static str {
        let board = plain_board(state.pair(), state.pair());
        board.map_or(Self::PROFILE.pressed, |_| "square")
    }

    /// Returns a board of squares, or the piles if one of them is too large for it.
    fn play_figure<'s>(
        state: &'s State,
        view: &BoardView<'_, State, MultiPileMove>,
    ) -> Option<Figure<'s>> {
        let size = view.start.unwrap_or(state).pair();
        let piles = &state.position.piles;
        let reached = view.chosen.and_then(|takes| takes.apply_to(piles).try_into().ok());
        let squares = view.marks.map_or(&[][..], |marks| &marks.squares);
        let board = touched_board(size, state.pair(), (reached, squares));
        board.or_else(|| Some(Figure::from_piles(piles, view.chosen)))
    }
}
