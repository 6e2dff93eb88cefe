//! The macro that lets whoever holds a position of some game ask it: which moves there are, which of them
//! win, how it looks. In: the games of the registry. Out: the methods of a `AnyState`.

/// Makes the methods of a `AnyState` from the games of the registry.
macro_rules! settings {
    (
        played { $($played:ident = $game:ty;)+ }
        explained { $($other:ident = $topic:ty;)+ }
    ) => {
        impl AnyState {
            /// The name of the game.
            pub(crate) fn game(&self) -> &'static str {
                match self {
                    $(AnyState::$played(_) => <$game as Game>::NAME,)+
                    $(AnyState::$other(_) => <$topic as Game>::NAME,)+
                }
            }

            /// The piles, or the numbers of a topic; none of a race.
            pub(crate) fn numbers(&self) -> &[u64] {
                match self {
                    $(AnyState::$played(setting) => <$game as Game>::numbers(setting),)+
                    $(AnyState::$other(setting) => <$topic as Game>::numbers(setting),)+
                }
            }

            /// Whether the game can be played.
            pub(crate) fn is_played(&self) -> bool {
                PLAYED.contains(&self.game())
            }

            /// What is wrong with rules and position that nobody has read from words.
            /// Errors: the name of the part.
            pub(crate) fn check(&self) -> Result<(), &'static str> {
                match self {
                    $(AnyState::$played(setting) => <$game>::check(setting),)+
                    _ => Err("game"),
                }
            }

            /// A move as `--move` takes it, held to the rules; `None` of a topic.
            /// Errors: those of the game, at the place.
            pub(crate) fn read(&self, word: Token<'_>) -> Option<Result<AnyMove, Error>> {
                match self {
                    $(AnyState::$played(setting) => {
                        Some(<$game as Playable>::read(word, setting).map(AnyMove::from))
                    })+
                    _ => None,
                }
            }

            /// The picture of the board, with a move shown in it, which says nothing of who can win; `None`
            /// where the game has none of its own.
            pub(crate) fn picture(&self, turn: Option<&AnyMove>) -> Option<Figure<'_>> {
                match self {
                    $(AnyState::$played(setting) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        <$game as Playable>::board(setting, chosen.as_ref())
                    })+
                    _ => None,
                }
            }

            /// What is left: stones, or the way to the target.
            pub(crate) fn left(&self) -> u128 {
                match self {
                    $(AnyState::$played(setting) => <$game>::left(setting),)+
                    _ => 0,
                }
            }

            /// How many legal moves there are.
            pub(crate) fn move_count(&self) -> u128 {
                match self {
                    $(AnyState::$played(setting) => <$game>::move_count(setting),)+
                    _ => 0,
                }
            }

            /// The legal move with this index.
            pub(crate) fn nth(&self, index: u128) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(setting) => <$game>::nth(setting, index).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// Whether the rules allow this move, and it says of itself what is true.
            pub(crate) fn is_legal(&self, turn: &AnyMove) -> bool {
                match self {
                    $(AnyState::$played(setting) => turn.clone().try_into().is_ok_and(|chosen| <$game>::is_legal(setting, &chosen)),)+
                    _ => false,
                }
            }

            /// Makes a move; `false`, and nothing has changed, when it is not legal.
            pub(crate) fn apply(&mut self, turn: &AnyMove) -> bool {
                if !self.is_legal(turn) {
                    return false;
                }
                match self {
                    $(AnyState::$played(setting) => turn.clone().try_into().is_ok_and(|chosen| {
                            <$game>::apply(setting, &chosen);
                            true
                        }),)+
                    _ => false,
                }
            }

            /// Whether the player to move can win.
            pub(crate) fn wins(&self) -> Outcome {
                match self {
                    $(AnyState::$played(setting) => <$game>::wins(setting),)+
                    _ => Outcome::P,
                }
            }

            /// Whether this legal move wins.
            pub(crate) fn wins_by(&self, turn: &AnyMove) -> bool {
                match self {
                    $(AnyState::$played(setting) => turn.clone().try_into().is_ok_and(|chosen| <$game>::wins_by(setting, &chosen)),)+
                    _ => false,
                }
            }

            /// The indices of all winning moves, in rising order; `None` when they may be too many.
            pub(crate) fn winning_indices(&self) -> Option<Vec<u128>> {
                match self {
                    $(AnyState::$played(setting) => <$game>::winning_indices(setting),)+
                    _ => None,
                }
            }

            /// The winning move to recommend.
            pub(crate) fn recommended(&self) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(setting) => <$game>::recommended(setting).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// The move that makes a lost game last.
            pub(crate) fn patient(&self) -> Option<AnyMove> {
                match self {
                    $(AnyState::$played(setting) => <$game>::patient(setting).map(AnyMove::from),)+
                    _ => None,
                }
            }

            /// The ideas that make sense here and say which move to make.
            pub(crate) fn ideas(&self) -> Vec<AnyMisconception> {
                match self {
                    $(AnyState::$played(setting) => {
                        <$game>::ideas(setting).into_iter().map(AnyMisconception::$played).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            /// A move that somebody with this idea makes; `below` draws a number below its argument.
            pub(crate) fn believing(
                &self,
                idea: AnyMisconception,
                below: &mut dyn FnMut(u128) -> u128,
            ) -> Option<AnyMove> {
                match (self, idea) {
                    $((AnyState::$played(setting), AnyMisconception::$played(idea)) => {
                        <$game>::believing(setting, idea, below).map(AnyMove::from)
                    })+
                    _ => None,
                }
            }

            /// The question that explains this position, or judges `turn` in it; `None` of a topic.
            pub(crate) fn question(&self, turn: Option<&AnyMove>) -> Option<Question> {
                match self {
                    $(AnyState::$played(setting) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        let setting = <$game>::explained(setting);
                        let said = Attempt { chosen, ..Attempt::default() };
                        Some(Question::$played(crate::game::Question { setting, said }))
                    })+
                    _ => None,
                }
            }

            /// The question that judges a verdict about this position; `None` of a topic.
            pub(crate) fn claimed(&self, claim: Claim) -> Option<Question> {
                match self {
                    $(AnyState::$played(setting) => {
                        let setting = <$game>::explained(setting);
                        let said = Attempt { claim: Some(claim), ..Attempt::default() };
                        Some(Question::$played(crate::game::Question { setting, said }))
                    })+
                    _ => None,
                }
            }
        }
    };
}
