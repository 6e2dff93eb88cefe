//! The macro that generates the methods of `AnyState`; each calls the method of the game that the state
//! belongs to. `games!` in `registry.rs` calls the macro with its list of games.

/// Generates `impl AnyState`, whose methods call those of the game in the variant. An entry `VARIANT =
/// MARKER;`, such as `Nim = nim::Nim;`, names a variant of `AnyState` and the marker type of its game.
/// `MARKER` implements `Playable` in `played` (games that can be played) and `moved` (games whose moves can be
/// made, but which have no matches and exercises), only `Game` in `explained` (topics that can only be explained).
macro_rules! any_state_methods {
    (
        played { $($played:ident = $game:ty;)+ }
        moved { $($moved:ident = $moved_game:ty;)+ }
        explained { $($other:ident = $topic:ty;)+ }
    ) => {
        impl AnyState {
            /// Returns the name of the game or topic, as in the registry: `nim`.
            pub fn game(&self) -> &'static str {
                match self {
                    $(AnyState::$played(_) => <$game as Game>::NAME,)+
                    $(AnyState::$moved(_) => <$moved_game as Game>::NAME,)+
                    $(AnyState::$other(_) => <$topic as Game>::NAME,)+
                }
            }

            /// Returns the pile sizes of the position, or the numbers of a topic; empty if there are none, as
            /// in a race.
            pub fn numbers(&self) -> &[u64] {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::numbers(state),)+
                    $(AnyState::$moved(state) => <$moved_game as Game>::numbers(state),)+
                    $(AnyState::$other(state) => <$topic as Game>::numbers(state),)+
                }
            }

            /// Returns the question about this state without an attempt; `None` for a topic whose state alone is no
            /// question, such as a proof.
            pub fn question_about(&self) -> Option<Question> {
                match self {
                    $(AnyState::$other(state) => <$topic as Game>::question_about(state).map(Question::$other),)+
                    _ => self.question(None),
                }
            }

            /// Returns how the binary digits of the numbers are added in columns to find the answer; `None` if they
            /// are not.
            pub fn column_addition(&self) -> Option<ColumnAddition> {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::column_addition(state),)+
                    $(AnyState::$moved(state) => <$moved_game as Game>::column_addition(state),)+
                    $(AnyState::$other(state) => <$topic as Game>::column_addition(state),)+
                }
            }

            /// Returns the tags of the misconceptions that lead to the wrong answer `said`, the most specific first;
            /// empty if none does.
            pub fn diagnose(&self, said: &WrongAnswer) -> Vec<&'static str> {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::diagnose(state, said),)+
                    $(AnyState::$moved(state) => <$moved_game as Game>::diagnose(state, said),)+
                    $(AnyState::$other(state) => <$topic as Game>::diagnose(state, said),)+
                }
            }

            /// Returns the values of the rules and the position that messages name, such as `limit`.
            pub fn message_values(&self) -> Vec<(&'static str, MessageValue)> {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::message_values(state),)+
                    $(AnyState::$moved(state) => <$moved_game as Game>::message_values(state),)+
                    $(AnyState::$other(state) => <$topic as Game>::message_values(state),)+
                }
            }

            /// Appends the rules and the position to the id of an exercise, each part after a dash.
            pub fn write_identity(&self, id: &mut String) {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::write_identity(id, state),)+
                    $(AnyState::$moved(state) => <$moved_game as Game>::write_identity(id, state),)+
                    $(AnyState::$other(state) => <$topic as Game>::write_identity(id, state),)+
                }
            }

            /// Whether the game can be played, in matches and exercises.
            pub fn is_played(&self) -> bool {
                PLAYED.contains(&self.game())
            }

            /// Whether the position has moves, which a reader can choose; `false` for a topic.
            pub fn has_moves(&self) -> bool {
                self.profile().is_some()
            }

            /// Checks rules and position after deserialization.
            ///
            /// # Errors
            ///
            /// Returns the name of the invalid part: `rules` or `position`; `game` for a topic.
            pub fn validate(&self) -> Result<(), &'static str> {
                match self {
                    $(AnyState::$played(state) => <$game>::validate(state),)+
                    _ => Err("game"),
                }
            }

            /// Parses `word`, an argument of `--move`, as a move of this position: `Some` with the move, or
            /// with the error if it is not a legal move; `None` for a topic.
            pub fn parse_move(&self, word: Token<'_>) -> Option<Result<AnyMove, Error>> {
                match self {
                    $(AnyState::$played(state) => {
                        Some(<$game as Playable>::parse_move(word, state).map(AnyMove::from))
                    })+
                    $(AnyState::$moved(state) => {
                        Some(<$moved_game as Playable>::parse_move(word, state).map(AnyMove::from))
                    })+
                    _ => None,
                }
            }

            /// Parses the move that takes the number of stones `take` from pile or step `pile` (1-based): `Some`
            /// with the move, or with the error if it is not legal; `None` if moves have another form.
            pub fn parse_taking(
                &self,
                pile: Token<'_>,
                take: Token<'_>,
            ) -> Option<Result<AnyMove, Error>> {
                match self {
                    $(AnyState::$played(state) => {
                        let parsed = <$game as Playable>::parse_taking(pile, take, state);
                        parsed.map(|parsed| parsed.map(AnyMove::from))
                    })+
                    _ => None,
                }
            }

            /// Returns the figure of the board, in which the move `turn` is marked if it is given; the figure
            /// does not reveal the outcome. `None` for a topic or a game that has no figure of a position.
            pub fn figure(&self, turn: Option<&AnyMove>) -> Option<Figure<'_>> {
                match self {
                    $(AnyState::$played(state) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        <$game as Playable>::board_figure(state, chosen.as_ref())
                    })+
                    $(AnyState::$moved(state) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        <$moved_game as Playable>::board_figure(state, chosen.as_ref())
                    })+
                    _ => None,
                }
            }

            /// Returns the sum of the pile sizes: the number of stones (in Hackenbush, branches) that are left. In
            /// a race, returns the distance to the target; 0 if the game has no pile sizes, and for a topic.
            pub fn remaining(&self) -> u128 {
                match self {
                    $(AnyState::$played(state) => <$game>::remaining(state),)+
                    _ => 0,
                }
            }

            /// Returns the number of legal moves, at most `u128::MAX`; 0 for a topic.
            pub fn move_count(&self) -> u128 {
                match self {
                    $(AnyState::$played(state) => <$game>::move_count(state),)+
                    _ => 0,
                }
            }

            /// Returns the legal move with this 0-based index, in the fixed order of the game's moves; `None`
            /// if there are not so many moves, and for a topic.
            pub fn legal_move_at(&self, index: u128) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::legal_move_at(state, index).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Returns the first `most` legal moves, in the fixed order of the game's moves; empty for a topic.
            pub fn legal_moves(&self, most: usize) -> Vec<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::legal_moves(state).take(most).map(AnyMove::from).collect(),)+
                    _ => Vec::new(),
                }
            }

            /// Returns the form of the moves; `None` for a topic.
            pub fn move_form(&self) -> Option<MoveForm> {
                self.profile().map(|profile| profile.move_form)
            }

            /// Returns the profile of the game; `None` for a topic.
            pub fn profile(&self) -> Option<&'static Profile> {
                match self {
                    $(AnyState::$played(_) => Some(&<$game as Playable>::PROFILE),)+
                    $(AnyState::$moved(_) => Some(&<$moved_game as Playable>::PROFILE),)+
                    _ => None,
                }
            }

            /// Whether the move is legal and its redundant fields, such as the number of stones that stay,
            /// are correct; `false` for a move of another game and for a topic.
            pub fn is_legal(&self, turn: &AnyMove) -> bool {
                match self {
                    $(AnyState::$played(state) => turn.clone().try_into().is_ok_and(|chosen| <$game>::is_legal(state, &chosen)),)+
                    _ => false,
                }
            }

            /// Makes the move and returns `true`; if it is not legal, returns `false` and changes nothing.
            pub fn apply(&mut self, turn: &AnyMove) -> bool {
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

            /// Returns the outcome class of the position; `P` for a topic.
            pub fn outcome(&self) -> Outcome {
                match self {
                    $(AnyState::$played(state) => <$game>::outcome_at(state),)+
                    _ => Outcome::P,
                }
            }

            /// Whether this legal move wins; `false` for a move of another game and for a topic.
            pub fn is_winning_move(&self, turn: &AnyMove) -> bool {
                match self {
                    $(AnyState::$played(state) => turn.clone().try_into().is_ok_and(|chosen| <$game>::is_winning_move(state, &chosen)),)+
                    _ => false,
                }
            }

            /// Returns the 0-based indices of all winning moves in the list of legal moves, rising; `None` if
            /// there are too many to list, the game cannot list them, or for a topic.
            pub fn winning_indices(&self) -> Option<Vec<u128>> {
                match self {
                    $(AnyState::$played(state) => <$game>::winning_indices(state),)+
                    _ => None,
                }
            }

            /// Returns the winning move to recommend; `None` in a P-position and for a topic.
            pub fn recommended_move(&self) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::recommended_move(state).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Returns the move to play in a P-position, one that prolongs the game; `None` if there is no
            /// legal move and for a topic.
            pub fn longest_defence(&self) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(state) => <$game>::longest_defence(state).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Returns the misconceptions that imply a move and apply to the rules of this position; empty
            /// for a topic.
            pub fn misconceptions(&self) -> Vec<AnyMisconception> {
                match self {
                    $(AnyState::$played(state) => {
                        <$game>::misconceptions(state).into_iter().map(AnyMisconception::$played).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            /// Returns the Grundy values of the components and the outcome class that a player with the
            /// misconception `idea` expects; `None` if it implies no such values or is about another game.
            pub fn misconceived_answer(&self, idea: AnyMisconception) -> Option<(Vec<u64>, Outcome)> {
                match (self, idea) {
                    $((AnyState::$played(state), AnyMisconception::$played(idea)) => {
                        <$game>::misconceived_answer(state, idea)
                    })+
                    _ => None,
                }
            }

            /// Returns a move that follows from the misconception `idea`; `None` if it implies no move or is
            /// about another game. `below(n)` must return a random index in `0..n`, or 0 if n is 0.
            pub fn misconception_move(
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

            /// Returns the question for an explanation of this position; with `turn`, the question also asks
            /// to grade this move, unless it belongs to another game. `None` for a topic.
            pub fn question(&self, turn: Option<&AnyMove>) -> Option<Question> {
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

            /// Returns the question for an explanation of this position that grades `claim` about its
            /// outcome; `None` for a topic.
            pub fn claimed(&self, claim: Claim) -> Option<Question> {
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
