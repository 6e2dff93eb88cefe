//! The computer player. It needs at most two passes over the piles. Random choices depend only on the seed
//! and the number of the move, so a match always has the same moves, even after a move is taken back.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::Level;
use super::level::is_acted_on;
use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, Outcome};

/// Computer player, with its level and the seed of its random choices.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    level: Level,
    seed: u64,
}

impl Player {
    /// Creates a player of this level. Equal seeds give equal random choices.
    pub fn new(level: Level, seed: u64) -> Self {
        Player { level, seed }
    }

    /// Returns the computer's move in the position `board`; `before` is the number of moves made so far in
    /// the match. `None` if no move is left.
    pub fn choose(self, board: &AnyState, before: usize) -> Option<AnyMove> {
        let mut chance = MoveRng::new(self.seed, before);
        match self.level {
            Level::Perfect => perfect(board),
            Level::Last(stones) if board.remaining() > u128::from(stones) => chance.random(board),
            Level::Last(_) => perfect(board),
            Level::ErrorRate(rate) if chance.below(100) < u128::from(rate) => {
                chance.losing_move(board).or_else(|| perfect(board))
            }
            Level::ErrorRate(_) => perfect(board),
            Level::Misconception(_) | Level::HiddenMisconception => {
                let held = self.level.misconception(board, self.seed);
                let held = held.filter(|idea| is_acted_on(*idea, self.seed));
                let turn = held.and_then(|idea| {
                    board.misconception_move(idea, &mut |bound| chance.below(bound))
                });
                turn.or_else(|| perfect(board))
            }
        }
    }
}

/// Random number generator for the choice of one move.
struct MoveRng(ChaCha8Rng);

impl MoveRng {
    /// Creates the generator for the move that follows `before` moves of the match with this seed.
    fn new(seed: u64, before: usize) -> Self {
        let mut stream = ChaCha8Rng::seed_from_u64(seed);
        stream.set_stream(before as u64);
        MoveRng(stream)
    }

    /// Returns a random legal move, uniformly distributed; `None` if there is none.
    fn random(&mut self, board: &AnyState) -> Option<AnyMove> {
        let index = self.below(board.move_count());
        board.legal_move_at(index)
    }

    /// Returns a random losing move; `None` in a P-position or if none is found. In a race only a few random
    /// moves and the first thousand are tried.
    fn losing_move(&mut self, board: &AnyState) -> Option<AnyMove> {
        /// Number of random moves that are tried in a race, where most moves lose.
        const TRIES: usize = 8;
        if board.outcome() == Outcome::P {
            return None;
        }
        if let Some(winning) = board.winning_indices() {
            let mut index = self.below(board.move_count() - winning.len() as u128);
            for winner in winning {
                index += u128::from(winner <= index);
            }
            return board.legal_move_at(index);
        }
        for _ in 0..TRIES {
            let turn = self.random(board)?;
            if !board.is_winning_move(&turn) {
                return Some(turn);
            }
        }
        let mut turns = (0..1000).map_while(|index| board.legal_move_at(index));
        turns.find(|turn| !board.is_winning_move(turn))
    }

    /// Returns a random number in `0..bound`; 0 if `bound` is 0.
    fn below(&mut self, bound: u128) -> u128 {
        let high = u128::from(self.0.next_u64()) << 64;
        let number = high | u128::from(self.0.next_u64());
        number.checked_rem(bound).unwrap_or(0)
    }
}

/// Returns a winning move or, in a P-position, a move of the longest defence; `None` if no move is left.
fn perfect(board: &AnyState) -> Option<AnyMove> {
    board.recommended_move().or_else(|| board.longest_defence())
}
