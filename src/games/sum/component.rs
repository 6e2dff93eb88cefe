//! The games that can be parts of a sum: those whose positions have values. Each is one line here. In: a
//! position of one of them, and what its values follow from. Out: its values, its moves.

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

/// The largest pile of Nim in a sum: as large as that of a game whose piles fall apart.
const LARGEST: u64 = crate::sums::LARGEST;

/// Makes the types over the games that can be parts.
macro_rules! addends {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A part of a sum: rules and position of its game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "lowercase")]
        #[cfg_attr(feature = "schema", schemars(rename = "SumPart"))]
        pub(crate) enum Component {
            $($(#[$doc])* $name(<$game as Game>::State),)+
        }

        /// What the values of a part follow from.
        #[derive(Debug)]
        pub(crate) enum Table {
            $($(#[$doc])* $name(<$game as HasGrundyValues>::GrundyValues),)+
        }

        impl Component {
            /// The games that can be parts; the first is the one that is meant when none is named.
            pub(crate) const GAMES: &'static [&'static str] = &[$(<$game as Game>::NAME),+];

            /// Reads a part of this game.
            /// Errors: those of the game.
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

            /// The words and options of its game that say it.
            fn written(&self) -> ArgsBuilder {
                match self {
                    $(Component::$name(setting) => {
                        let (setting, said) = (setting.clone(), Attempt::default());
                        <$game as Game>::written(&crate::game::Question { setting, said })
                    })+
                }
            }

            /// What is wrong with a part that nobody has read from words.
            /// Errors: the name of what is wrong.
            pub(super) fn check(&self) -> Result<(), &'static str> {
                match self {
                    $(Component::$name(setting) if !<$game as HasGrundyValues>::is_decided(setting) => {
                        Err("rules")
                    })+
                    own if own.numbers().iter().any(|size| *size > own.largest()) => Err("position"),
                    $(Component::$name(setting) => <$game as Playable>::check(setting),)+
                }
            }

            /// A move as `--move` takes it, held to the rules.
            /// Errors: those of the game, at the place.
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

            /// The values of its own piles, rows or trees.
            pub(super) fn values(&self, table: &Table) -> Vec<u64> {
                match (self, table) {
                    $((Component::$name(setting), Table::$name(row)) => {
                        <$game as HasGrundyValues>::values(setting, row)
                    })+
                    _ => Vec::new(),
                }
            }

            /// The table that its values come from, and the piles beyond it, whose values repeat.
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

            /// The value of the whole part after a legal move.
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

            /// The moves that make the whole part worth `wanted`.
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

            /// The move that makes a lost part last.
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
    /// Nim with a set of moves.
    Subtraction = subtraction::Subtraction;
    /// Kayles.
    Kayles = kayles::Kayles;
    /// Lasker's Nim.
    Lasker = lasker::Lasker;
    /// Grundy's game.
    Grundy = grundy::Grundy;
    /// Staircase Nim.
    Staircase = staircase::Staircase;
    /// Green Hackenbush on trees.
    Hackenbush = hackenbush::Hackenbush;
    /// An octal game.
    Octal = octal::Octal;
    /// Wythoff's game.
    Wythoff = wythoff::Wythoff;
}

impl Component {
    /// The games that a part is named by: a set of moves is named by its option.
    pub(super) fn named() -> Vec<&'static str> {
        let signed = <subtraction::Subtraction as Game>::NAME;
        Component::GAMES.iter().copied().filter(|game| *game != signed).collect()
    }

    /// The largest number in a part, where its game has no bound of its own.
    pub(super) fn largest(&self) -> u64 {
        match self {
            Component::Nim(_) => LARGEST,
            Component::Wythoff(_) => pairs::LARGEST,
            _ => u64::MAX,
        }
    }

    /// What the moves of two piles of Wythoff's game leave, by its values, and all values up to these piles; the
    /// values of other parts have a page of their own.
    pub(super) fn pair(&self, part: u64, table: &Table) -> Option<(Vec<u64>, PairTable)> {
        match (self, table) {
            (Component::Wythoff(setting), Table::Wythoff(pairs)) => {
                Some((pairs.reached(setting), pairs.table(part, setting)))
            }
            _ => None,
        }
    }

    /// The part as it is typed: `kayles 5`; Nim is not named.
    pub(super) fn line(&self) -> String {
        let named = match self {
            Component::Nim(_) | Component::Subtraction(_) => None,
            other => Some(other.game()),
        };
        ArgsBuilder::default().words(named).then(self.written()).line()
    }
}
