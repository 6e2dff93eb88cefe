//! The macro that writes the methods of `AnyState`: each calls the method of the game that the state belongs
//! to. The registry calls the macro with its list of games.

/// Implements the methods of `AnyState` for the games of the registry.
macro_rules! settings {
    (
        played { $($played:ident = $game:ty;)+ }
        explained { $($other:ident = $topic:ty;)+ }
    ) => {
        impl AnyState {
            /// Name of the game.
            pub(crate) fn game(&self) -> &'static str {
                match self {
                    $(AnyState::$played(_) => <$game as Game>::NAME,)+
                    $(AnyState::$other(_) => <$topic as Game>::NAME,)+
                }
            }

            /// Sizes of the piles, or the numbers of a topic; empty for a race.
            pub(crate) fn numbers(&self) -> &[u64] {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::numbers(state),)+
                    $(AnyState::$other(state) => <$topic as Game>::numbers(state),)+
                }
            }

            /// Whether the game can be played.
            pub(crate) fn is_played(&self) -> bool {
                PLAYED.contains(&self.game())
            }

            /// Checks rules and position that no parser has checked; the error is the invalid part: `rules`,
            /// `position` or `game`.
            pub(crate) fn validate(&self) -> Result<(), &'static str> {
                match self {
                    $(AnyState::$played(state) => <$game>::validate(state),)+
                    _ => Err("game"),
                }
            }

            /// Parses a legal move as an argument of `--move`; `None` for a topic.
            pub(crate) fn parse_move(&self, word: Token<'_>) -> Option<Result<AnyMove, Error>> {
                match self {
                    $(AnyState::$played(state) => {
                        Some(<$game as Playable>::parse_move(word, state).map(AnyMove::from))
                    })+
                    _ => None,
                }
            }

            /// Returns the figure of the board, with `turn` marked, which does not reveal the outcome; `None`
            /// if the game has no figure of its own.
            pub(crate) fn figure(&self, turn: Option<&AnyMove>) -> Option<Figure<'_>> {
                match self {
                    $(AnyState::$played(state) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        <$game as Playable>::board_figure(state, chosen.as_ref())
                    })+
                    _ => None,
                }
            }

            /// Number of stones left, or distance to the target of a race.
            pub(crate) fn remaining(&self) -> u128 {
                match self {
                    $(AnyState::$played(state) => <$game>::remaining(state),)+
                    _ => 0,
                }
            }

            /// Number of legal moves.
            pub(crate) fn move_count(&self) -> u128 {
                match self {
                    $(AnyState::$played(state) => <$game>::move_count(state),)+
                    _ => 0,
                }
            }

            /// Returns the legal move with this 0-based index.
            pub(crate) fn legal_move_at(&self, index: u128) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::legal_move_at(state, index).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Whether the move is legal and its own data are consistent with the position.
            pub(crate) fn is_legal(&self, turn: &AnyMove) -> bool {
                match self {
                    $(AnyState::$played(state) => turn.clone().try_into().is_ok_and(|chosen| <$game>::is_legal(state, &chosen)),)+
                    _ => false,
                }
            }

            /// Makes a move; returns `false` and changes nothing if it is not legal.
            pub(crate) fn apply(&mut self, turn: &AnyMove) -> bool {
                if !self.is_legal(turn) {
                    return false;
                }
                match self {
                    $(AnyState::$played(state) => turn.clone().try_into().is_ok_and(|chosen| {
                            <$game>::apply(state, &chosen);
                            true
                        }),)+
                    _ => false,
                }
            }

            /// Outcome class of the position; a topic counts as a P-position.
            pub(crate) fn outcome(&self) -> Outcome {
                match self {
                    $(AnyState::$played(state) => <$game>::outcome_at(state),)+
                    _ => Outcome::P,
                }
            }

            /// Whether this legal move wins.
            pub(crate) fn is_winning_move(&self, turn: &AnyMove) -> bool {
                match self {
                    $(AnyState::$played(state) => turn.clone().try_into().is_ok_and(|chosen| <$game>::is_winning_move(state, &chosen)),)+
                    _ => false,
                }
            }

            /// Indices of all winning moves, in rising order; `None` if they may be too many.
            pub(crate) fn winning_indices(&self) -> Option<Vec<u128>> {
                match self {
                    $(AnyState::$played(state) => <$game>::winning_indices(state),)+
                    _ => None,
                }
            }

            /// Returns the winning move to recommend.
            pub(crate) fn recommended_move(&self) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::recommended_move(state).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Returns the move to play in a P-position; it prolongs the game.
            pub(crate) fn longest_defence(&self) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::longest_defence(state).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Misconceptions that apply to this position and imply a move.
            pub(crate) fn misconceptions(&self) -> Vec<AnyMisconception> {
                match self {
                    $(AnyState::$played(state) => {
                        <$game>::misconceptions(state).into_iter().map(AnyMisconception::$played).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            /// Returns a move consistent with the misconception; `below(n)` returns a random index in `0..n`.
            pub(crate) fn misconception_move(
                &self,
                idea: AnyMisconception,
                below: &mut dyn FnMut(u128) -> u128,
            ) -> Option<AnyMove> {
                match (self, idea) {
                    $((AnyState::$played(state), AnyMisconception::$played(idea)) => {
                        <$game>::misconception_move(state, idea, below).map(AnyMove::from)
                    })+
                    _ => None,
                }
            }

            /// Returns the question that explains this position, or grades `turn` in it; `None` for a topic.
            pub(crate) fn question(&self, turn: Option<&AnyMove>) -> Option<Question> {
                match self {
                    $(AnyState::$played(state) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        let state = <$game>::explained_state(state);
                        let attempt = Attempt { chosen, ..Attempt::default() };
                        Some(Question::$played(crate::game::Question { state, attempt }))
                    })+
                    _ => None,
                }
            }

            /// Returns the question that grades a claim about this position; `None` for a topic.
            pub(crate) fn claimed(&self, claim: Claim) -> Option<Question> {
                match self {
                    $(AnyState::$played(state) => {
                        let state = <$game>::explained_state(state);
                        let attempt = Attempt { claim: Some(claim), ..Attempt::default() };
                        Some(Question::$played(crate::game::Question { state, attempt }))
                    })+
                    _ => None,
                }
            }
        }
    };
}
