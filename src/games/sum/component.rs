//! The games that can be components of a sum: those whose positions have Grundy values. Each is one line
//! here, with the trait [`HasGrundyValues`].

use serde::{Deserialize, Serialize};

use crate::args::{Args, ArgsBuilder, ArgsError};
use crate::command_line::Token;
use crate::error::Error;
use crate::figure::Figure;
use crate::game::{Attempt, Game, Playable};
use crate::games::nim::Nim;
use crate::games::{grundy, hackenbush, kayles, lasker, octal, staircase, subtraction, wythoff};
use crate::position::AnyMove;
use crate::sums::{Cell, ValuedMove as Repeated};

use super::grundy_values::HasGrundyValues;
use super::pairs::{self, PairTable};

/// Largest pile of Nim in a sum: the same as in a taking-and-breaking game.
const LARGEST: u64 = crate::sums::LARGEST;

/// Generates the types over the games that can be components.
macro_rules! addends {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A component of a sum: rules and position of its game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "lowercase")]
        #[cfg_attr(feature = "schema", schemars(rename = "SumPart"))]
        pub(crate) enum Component {
            $($(#[$doc])* $name(<$game as Game>::State),)+
        }

        /// Precomputed values of a component.
        #[derive(Debug)]
        pub(crate) enum Table {
            $($(#[$doc])* $name(<$game as HasGrundyValues>::GrundyValues),)+
        }

        impl Component {
            /// Names of the games that can be components; the first is the default.
            pub(crate) const GAMES: &'static [&'static str] = &[$(<$game as Game>::NAME),+];

            /// Parses a component of the game `game`; returns that game's errors.
            pub(super) fn of_game(game: &str, asked: Args<'_>) -> Result<Self, Error> {
                $(if game == <$game as Game>::NAME {
                    return <$game as Game>::question(asked).map(|read| Component::$name(read.setting));
                })+
                Err(ArgsError::unknown_game(game, Component::GAMES.to_vec()).into())
            }

            pub(crate) fn game(&self) -> &'static str {
                match self {
                    $(Component::$name(_) => <$game as Game>::NAME,)+
                }
            }

            /// Builds the arguments after the name of the game.
            fn written(&self) -> ArgsBuilder {
                match self {
                    $(Component::$name(setting) => {
                        let (setting, said) = (setting.clone(), Attempt::default());
                        <$game as Game>::written(&crate::game::Question { setting, said })
                    })+
                }
            }

            /// Checks a component that no parser has checked; the error is the invalid part.
            pub(super) fn check(&self) -> Result<(), &'static str> {
                match self {
                    $(Component::$name(setting) if !<$game as HasGrundyValues>::is_decided(setting) => {
                        Err("rules")
                    })+
                    own if own.numbers().iter().any(|size| *size > own.largest()) => Err("position"),
                    $(Component::$name(setting) => <$game as Playable>::check(setting),)+
                }
            }

            /// Parses a legal move as an argument of `--move`.
            pub(super) fn read(&self, word: Token<'_>) -> Result<AnyMove, Error> {
                match self {
                    $(Component::$name(setting) => {
                        <$game as Playable>::read(word, setting).map(AnyMove::from)
                    })+
                }
            }

            pub(crate) fn numbers(&self) -> &[u64] {
                match self {
                    $(Component::$name(setting) => <$game as Game>::numbers(setting),)+
                }
            }

            pub(super) fn table(&self) -> Table {
                match self {
                    $(Component::$name(setting) => Table::$name(<$game as HasGrundyValues>::row(setting)),)+
                }
            }

            /// Grundy values of the component's own piles, rows or trees.
            pub(super) fn values(&self, table: &Table) -> Vec<u64> {
                match (self, table) {
                    $((Component::$name(setting), Table::$name(row)) => {
                        <$game as HasGrundyValues>::values(setting, row)
                    })+
                    _ => Vec::new(),
                }
            }

            /// Returns the table from which the values come, and the piles beyond it, whose values follow by
            /// the period.
            pub(super) fn cells(&self, table: &Table, rows: usize) -> (Vec<Cell>, Vec<Repeated>) {
                match (self, table) {
                    $((Component::$name(setting), Table::$name(row)) => {
                        <$game as HasGrundyValues>::cells(setting, row, rows)
                    })+
                    _ => (Vec::new(), Vec::new()),
                }
            }

            pub(super) fn moves(&self) -> Box<dyn Iterator<Item = AnyMove> + '_> {
                match self {
                    $(Component::$name(setting) => {
                        Box::new(<$game as HasGrundyValues>::moves(setting).map(AnyMove::from))
                    })+
                }
            }

            pub(super) fn move_count(&self) -> u128 {
                match self {
                    $(Component::$name(setting) => <$game as Playable>::move_count(setting),)+
                }
            }

            pub(super) fn is_legal(&self, turn: &AnyMove) -> bool {
                match self {
                    $(Component::$name(setting) => turn.clone().try_into().is_ok_and(|chosen| {
                        <$game as Playable>::is_legal(setting, &chosen)
                    }),)+
                }
            }

            /// Makes a legal move.
            pub(super) fn apply(&mut self, turn: &AnyMove) {
                match self {
                    $(Component::$name(setting) => if let Ok(chosen) = turn.clone().try_into() {
                        <$game as Playable>::apply(setting, &chosen);
                    })+
                }
            }

            /// Grundy value of the whole component after a legal move.
            pub(super) fn after(&self, table: &Table, turn: &AnyMove) -> u64 {
                let mut values = self.values(table);
                let changed = match (self, table) {
                    $((Component::$name(setting), Table::$name(row)) => {
                        let chosen = turn.clone().try_into().ok();
                        chosen.map(|chosen| <$game as HasGrundyValues>::change(setting, row, &chosen))
                    })+
                    _ => None,
                };
                if let Some((at, value)) = changed
                    && let Some(old) = values.get_mut(at)
                {
                    *old = value;
                }
                super::added(&values)
            }

            /// Returns the moves that give the whole component the Grundy value `wanted`.
            pub(super) fn giving(&self, table: &Table, wanted: u64) -> Vec<AnyMove> {
                let values = self.values(table);
                let sum = super::added(&values);
                match (self, table) {
                    $((Component::$name(setting), Table::$name(row)) => {
                        let own = values.iter().enumerate();
                        let made = own.flat_map(|(at, value)| {
                            <$game as HasGrundyValues>::giving(setting, row, at, value ^ sum ^ wanted)
                        });
                        made.map(AnyMove::from).collect()
                    })+
                    _ => Vec::new(),
                }
            }

            pub(super) fn picture(&self, turn: Option<&AnyMove>) -> Option<Figure<'_>> {
                match self {
                    $(Component::$name(setting) => {
                        let chosen = turn.and_then(|turn| turn.clone().try_into().ok());
                        <$game as HasGrundyValues>::picture(setting, chosen.as_ref())
                    })+
                }
            }

            /// Returns the move to play in a P-position; it prolongs the game.
            pub(super) fn patient(&self) -> Option<AnyMove> {
                match self {
                    $(Component::$name(setting) => {
                        <$game as Playable>::patient(setting).map(AnyMove::from)
                    })+
                }
            }
        }
    };
}

addends! {
    /// Nim, with or without a limit.
    Nim = Nim;
    /// A subtraction game.
    Subtraction = subtraction::Subtraction;
    /// Kayles: one pin or two neighbours of a row.
    Kayles = kayles::Kayles;
    /// Lasker's Nim: take stones, or split a pile.
    Lasker = lasker::Lasker;
    /// Grundy's game: split a pile into two of different sizes.
    Grundy = grundy::Grundy;
    /// Staircase Nim: carry stones one step down.
    Staircase = staircase::Staircase;
    /// Green Hackenbush on trees.
    Hackenbush = hackenbush::Hackenbush;
    /// An octal game.
    Octal = octal::Octal;
    /// Wythoff's game.
    Wythoff = wythoff::Wythoff;
}

impl Component {
    /// Returns the names for components; a subtraction game is named by its option.
    pub(super) fn named() -> Vec<&'static str> {
        let signed = <subtraction::Subtraction as Game>::NAME;
        Component::GAMES.iter().copied().filter(|game| *game != signed).collect()
    }

    /// Largest number in a component whose game has no bound of its own.
    pub(super) fn largest(&self) -> u64 {
        match self {
            Component::Nim(_) => LARGEST,
            Component::Wythoff(_) => pairs::LARGEST,
            _ => u64::MAX,
        }
    }

    /// Returns the values after the moves of Wythoff's game, and the table of all values up to these piles;
    /// `None` for other games, whose values have pages of their own.
    pub(super) fn pair(&self, part: u64, table: &Table) -> Option<(Vec<u64>, PairTable)> {
        match (self, table) {
            (Component::Wythoff(setting), Table::Wythoff(pairs)) => {
                Some((pairs.reached(setting), pairs.table(part, setting)))
            }
            _ => None,
        }
    }

    /// Formats the component as text to be typed: `kayles 5`; Nim is not named.
    pub(super) fn line(&self) -> String {
        let named = match self {
            Component::Nim(_) | Component::Subtraction(_) => None,
            other => Some(other.game()),
        };
        ArgsBuilder::default().words(named).then(self.written()).line()
    }
}
