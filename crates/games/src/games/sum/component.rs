//! The games that can be components of a sum, because their positions have Grundy values. `component_games!`
//! lists them; each implements [`HasGrundyValues`].

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{Attempt, Game, Playable};
use crate::games::subtraction;
use crate::position::AnyMove;
use crate::sums::{Cell, ValuedPile as Repeated};
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::{Args, ArgsBuilder, ArgsError};

use super::grundy_values::HasGrundyValues;
use super::pairs::{self, PairTable};

/// Largest size of a pile of Nim in a sum, the same as in a taking-and-breaking game.
const LARGEST: u64 = crate::sums::LARGEST;

/// Defines the enums [`Component`] and [`Table`] and the methods of `Component`, which call those of its
/// game. Each line `Variant = path::Marker;` of the argument, with a doc comment, gives one variant of both
/// enums; the marker must implement `HasGrundyValues`. The first game is the default if a component names
/// none.
macro_rules! addends {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A component of a sum: rules and position of its game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "lowercase")]
        #[cfg_attr(feature = "schema", schemars(rename = "SumPart"))]
        pub enum Component {
            $($(#[$doc])* $name(<$game as Game>::State),)+
        }

        /// Precomputed data from which the Grundy values of a component follow.
        #[derive(Debug)]
        pub enum Table {
            $($(#[$doc])* $name(<$game as HasGrundyValues>::GrundyValues),)+
        }

        impl Component {
            /// Names of the games that can be components, in the order of the variants. The first, Nim, is
            /// the game of a component that names none.
            pub const GAMES: &'static [&'static str] = &[$(<$game as Game>::NAME),+];

            /// Parses a component of the game named `game`: its rules and position.
            pub(super) fn parse_for_game(game: &str, args: Args<'_>) -> Result<Self, Error> {
                $(if game == <$game as Game>::NAME {
                    return <$game as Game>::parse_question(args).map(|read| Component::$name(read.state));
                })+
                Err(ArgsError::unknown_game(game, Component::GAMES.to_vec()).into())
            }

            /// Returns the name of the component's game.
            pub fn game(&self) -> &'static str {
                match self {
                    $(Component::$name(_) => <$game as Game>::NAME,)+
                }
            }

            /// Whether `other` is of the same game with the same rules, so that equal piles have equal values.
            pub(super) fn has_rules_of(&self, other: &Component) -> bool {
                match (self, other) {
                    $((Component::$name(state), Component::$name(other)) => state.rules == other.rules,)+
                    _ => false,
                }
            }

            /// Returns the arguments that parse back to this component, without the name of its game.
            fn to_args(&self) -> ArgsBuilder {
                match self {
                    $(Component::$name(state) => {
                        let (state, attempt) = (state.clone(), Attempt::default());
                        <$game as Game>::to_args(&crate::game::Question { state, attempt })
                    })+
                }
            }

            /// Checks a component that was deserialized, not parsed. The error names the invalid field:
            /// `rules` or `position`.
            pub(super) fn validate(&self) -> Result<(), &'static str> {
                match self {
                    $(Component::$name(state) if !<$game as HasGrundyValues>::is_decided(state) => {
                        Err("rules")
                    })+
                    own if own.numbers().iter().any(|size| *size > own.largest()) => Err("position"),
                    $(Component::$name(state) => <$game as Playable>::validate(state),)+
                }
            }

            /// Parses a move in this component, in the form of `--move` of its game, and checks that it is
            /// legal.
            pub(super) fn parse_move(&self, word: Token<'_>) -> Result<AnyMove, Error> {
                match self {
                    $(Component::$name(state) => {
                        <$game as Playable>::parse_move(word, state).map(AnyMove::from)
                    })+
                }
            }

            /// Returns the position as numbers: in most games the sizes of the piles.
            pub fn numbers(&self) -> &[u64] {
                match self {
                    $(Component::$name(state) => <$game as Game>::numbers(state),)+
                }
            }

            /// Returns the precomputed data from which the Grundy values of the component follow.
            pub(super) fn precompute(&self) -> Table {
                match self {
                    $(Component::$name(state) => Table::$name(<$game as HasGrundyValues>::precompute(state)),)+
                }
            }

            /// Returns the Grundy values of the component's piles, rows or trees, in their order; `table` is
            /// the result of `precompute`.
            pub(super) fn values(&self, table: &Table) -> Vec<u64> {
                match (self, table) {
                    $((Component::$name(state), Table::$name(row)) => {
                        <$game as HasGrundyValues>::values(state, row)
                    })+
                    _ => Vec::new(),
                }
            }

            /// Returns the rows of the table of Grundy values by pile size, at most `rows` of them, then the
            /// piles that are too large for the table and whose values repeat values in it. `table` is the
            /// result of `precompute`.
            pub(super) fn table_rows(&self, table: &Table, rows: usize) -> (Vec<Cell>, Vec<Repeated>) {
                match (self, table) {
                    $((Component::$name(state), Table::$name(row)) => {
                        <$game as HasGrundyValues>::table_rows(state, row, rows)
                    })+
                    _ => (Vec::new(), Vec::new()),
                }
            }

            /// Iterates over the legal moves in this component, in order.
            pub(super) fn moves(&self) -> Box<dyn Iterator<Item = AnyMove> + '_> {
                match self {
                    $(Component::$name(state) => {
                        Box::new(<$game as HasGrundyValues>::moves(state).map(AnyMove::from))
                    })+
                }
            }

            /// Returns the number of legal moves in this component.
            pub(super) fn move_count(&self) -> u128 {
                match self {
                    $(Component::$name(state) => <$game as Playable>::move_count(state),)+
                }
            }

            /// Whether the move `turn` is legal in this component.
            pub(super) fn is_legal(&self, turn: &AnyMove) -> bool {
                match self {
                    $(Component::$name(state) => turn.clone().try_into().is_ok_and(|chosen| {
                        <$game as Playable>::is_legal(state, &chosen)
                    }),)+
                }
            }

            /// Changes the component by the legal move `turn`.
            pub(super) fn apply(&mut self, turn: &AnyMove) {
                match self {
                    $(Component::$name(state) => if let Ok(chosen) = turn.clone().try_into() {
                        <$game as Playable>::apply(state, &chosen);
                    })+
                }
            }

            /// Returns the Grundy value of the component (the nim-sum of the values of its piles) after the
            /// legal move `turn`; `table` is the result of `precompute`.
            pub(super) fn after(&self, table: &Table, turn: &AnyMove) -> u64 {
                let mut values = self.values(table);
                let changed = match (self, table) {
                    $((Component::$name(state), Table::$name(row)) => {
                        let chosen = turn.clone().try_into().ok();
                        chosen.map(|chosen| <$game as HasGrundyValues>::change(state, row, &chosen))
                    })+
                    _ => None,
                };
                if let Some((at, value)) = changed
                    && let Some(old) = values.get_mut(at)
                {
                    *old = value;
                }
                super::nim_sum(&values)
            }

            /// Returns the moves that give the component (the nim-sum of the values of its piles) the Grundy
            /// value `wanted`, which must differ from its present value; `table` is the result of
            /// `precompute`.
            pub(super) fn moves_to_value(&self, table: &Table, wanted: u64) -> Vec<AnyMove> {
                let values = self.values(table);
                let sum = super::nim_sum(&values);
                match (self, table) {
                    $((Component::$name(state), Table::$name(row)) => {
                        let own = values.iter().enumerate();
                        let made = own.flat_map(|(at, value)| {
                            <$game as HasGrundyValues>::moves_to_value(state, row, at, value ^ sum ^ wanted)
                        });
                        made.map(AnyMove::from).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            /// Returns the figure of the component, in which the move `turn` is marked if it is given; `None`
            /// if the component has no figure.
            pub(super) fn picture(&self, turn: Option<&AnyMove>) -> Option<Figure<'_>> {
                match self {
                    $(Component::$name(state) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        <$game as HasGrundyValues>::picture(state, chosen.as_ref())
                    })+
                }
            }

            /// Returns a move in this component that makes the game last long, for a player in a P-position;
            /// `None` without a legal move.
            pub(super) fn longest_defence(&self) -> Option<AnyMove> {
                match self {
                    $(Component::$name(state) => {
                        <$game as Playable>::longest_defence(state).map(AnyMove::from)
                    })+
                }
            }
        }
    };
}

component_games!(addends);

impl Component {
    /// Returns the names that may begin a component. A subtraction game has no name, as its options identify
    /// it.
    pub(super) fn game_names() -> Vec<&'static str> {
        let signed = <subtraction::Subtraction as Game>::NAME;
        Component::GAMES.iter().copied().filter(|game| *game != signed).collect()
    }

    /// Returns the largest pile size allowed in the component; `u64::MAX` if its game has a limit of its own.
    pub(super) fn largest(&self) -> u64 {
        match self {
            Component::Nim(_) => LARGEST,
            Component::Wythoff(_) => pairs::LARGEST,
            _ => u64::MAX,
        }
    }

    /// Returns, for Wythoff's game, the different Grundy values that one move can leave, rising, and the
    /// table of the values of all pairs of piles; `None` for other games. `part` is the number of the
    /// component, from 1, and `table` the result of `precompute`.
    pub(super) fn pair_values(&self, part: u64, table: &Table) -> Option<(Vec<u64>, PairTable)> {
        match (self, table) {
            (Component::Wythoff(state), Table::Wythoff(pairs)) => {
                Some((pairs.option_values(state), pairs.table(part, state)))
            }
            _ => None,
        }
    }

    /// Returns the component as a command line such as `kayles 5`; for Nim and subtraction games without the
    /// name.
    pub fn to_command(&self) -> String {
        let named = match self {
            Component::Nim(_) | Component::Subtraction(_) => None,
            other => Some(other.game()),
        };
        ArgsBuilder::default().words(named).append(self.to_args()).to_line()
    }
}
