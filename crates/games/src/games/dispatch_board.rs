//! The macro that generates the methods of `AnyState` about the board: what is drawn, what is pressed, and the numbers
//! and rules that the board shows. `games!` in `registry.rs` calls the macro with its list of games.

/// Generates an `impl AnyState` with the same lists as `any_state_methods!`.
macro_rules! board_methods {
    (
        played { $($played:ident = $game:ty;)+ }
        moved { $($moved:ident = $moved_game:ty;)+ }
        explained { $($other:ident = $topic:ty;)+ }
    ) => {
        impl AnyState {
            /// Returns the piles of Nim that are the same numbers as those of the topic; `None` for a game, and for a
            /// topic that is not about the numbers of a position.
            pub fn nim_piles(&self) -> Option<&[u64]> {
                match self {
                    $(AnyState::$played(state) => <$game as Game>::nim_piles(state),)+
                    $(AnyState::$moved(state) => <$moved_game as Game>::nim_piles(state),)+
                    $(AnyState::$other(state) => <$topic as Game>::nim_piles(state),)+
                }
            }

            /// Returns the play convention; `Normal` for a topic.
            pub fn play_convention(&self) -> PlayConvention {
                match self {
                    $(AnyState::$played(state) => <$game as Playable>::play_convention(state),)+
                    _ => PlayConvention::Normal,
                }
            }

            /// Returns the rule for the number of stones that a move takes from one pile; `None` for a topic and for
            /// a game whose rules are not about such a number alone.
            pub fn take_rule(&self) -> Option<TakeRule> {
                match self {
                    $(AnyState::$played(state) => <$game as Playable>::take_rule(state),)+
                    _ => None,
                }
            }

            /// Returns the name of what is pressed in the figure of the position, such as `stone`; `None` for a topic.
            pub fn pressed(&self) -> Option<&'static str> {
                match self {
                    $(AnyState::$played(state) => Some(<$game as Playable>::pressed(state)),)+
                    $(AnyState::$moved(state) => Some(<$moved_game as Playable>::pressed(state)),)+
                    _ => None,
                }
            }

            /// Returns the figure of the board from which a player chooses a move; `None` if it is not drawn, and
            /// for a game without matches.
            pub fn play_figure(
                &self,
                view: &BoardView<'_, AnyState, AnyMove>,
            ) -> Option<Figure<'_>> {
                match self {
                    $(AnyState::$played(state) => {
                        let start = match view.start {
                            Some(AnyState::$played(start)) => Some(start),
                            _ => None,
                        };
                        let own = |turn: &AnyMove| turn.clone().try_into().ok();
                        let moves = view.moves.iter();
                        let moves: Vec<_> =
                            moves.filter_map(|(by, turn)| Some((*by, own(turn)?))).collect();
                        let chosen = view.chosen.and_then(own);
                        <$game as Playable>::play_figure(state, &BoardView {
                            start,
                            moves: &moves,
                            chosen: chosen.as_ref(),
                            marks: view.marks,
                        })
                    })+
                    _ => None,
                }
            }

            /// Returns the count and the target of a race; `None` for other games.
            pub fn count_and_target(&self) -> Option<[u64; 2]> {
                match self {
                    $(AnyState::$played(state) => <$game as Playable>::count_and_target(state),)+
                    _ => None,
                }
            }

            /// Returns the quantity that decides the game, with no column changed; `None` for a game without columns
            /// or remainder.
            pub fn effect(&self) -> Option<Effect> {
                match self {
                    $(AnyState::$played(state) => <$game as Playable>::effect(state),)+
                    _ => None,
                }
            }

            /// Returns the names of the nodes on which tokens are, in the order of the tokens; empty for a game without
            /// tokens.
            pub fn tokens(&self) -> &[String] {
                match self {
                    $(AnyState::$played(state) => <$game as Playable>::tokens(state),)+
                    $(AnyState::$moved(state) => <$moved_game as Playable>::tokens(state),)+
                    _ => &[],
                }
            }

            /// Returns another position of the same rules and size, which looks different; `None` if there is no other
            /// one, and for a game whose positions are given by pile sizes.
            pub fn next_position(&self) -> Option<AnyState> {
                match self {
                    $(AnyState::$played(state) => <$game as Playable>::next_position(state).map(AnyState::$played),)+
                    $(AnyState::$moved(state) => <$moved_game as Playable>::next_position(state).map(AnyState::$moved),)+
                    _ => None,
                }
            }
        }
    };
}
