//! A sum of different games, for instance a subtraction game, a row of Kayles and a pile of Nim. A move is
//! made in one of the components; the player who cannot move in any of them loses. The Grundy value of a
//! component is the nim-sum of the values of its piles, and the Grundy value of the sum is the nim-sum of the
//! values of its components (R. Sprague 1935/36, P. M. Grundy 1939).
//!
//! This file implements [`DisjunctiveSum`]. [`component`] lists the games that can be components, [`pairs`]
//! computes the values of Wythoff's game, [`parse`] reads the text form. Read [`component`] next.

pub mod component;
pub mod grundy_values;
pub mod pairs;
mod parse;

use std::cmp::Reverse;
use std::iter;

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::game::{self, Attempt, Hint, MoveForm, NoExtras, Profile, idea, identity, tagged};
use crate::position::{Claim, ComponentMove, PileFault, PlayConvention};
use crate::serialize;
use crate::sums::{Cell, DisjunctiveSum, MisconceivedState, MisereFault, ValuedPile};
use carryless_args::command_line::Token;
use carryless_args::error::{Error, faults};
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use component::{Component, Table};
use pairs::PairTable;

faults! {
    pub enum SumFault {
        NotAPart { games: Vec<&'static str> } = "sum-part-game",
        TooManyParts { most: u64 } = "sum-parts",
        NotInAPart = "sum-move-form",
        NoSuchPart { parts: usize } = "sum-no-part",
    }
}

/// Largest number of components of a sum, because more do not fit in a sentence and a figure.
const MOST_PARTS: usize = 12;

/// The position of a sum: its components, in the order of the input.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "SumParts"))]
pub struct Parts {
    /// Components, each with its rules and its position.
    pub parts: Vec<Component>,
}

/// A state of a sum. The sum itself has no rules; each component has its own.
pub type State = game::GameState<NoExtras, Parts>;

/// A question about a sum.
pub type Question = game::Question<Sum>;

tagged! {
    /// A misconception about sums of games.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "schema", schemars(rename = "SumIdea"))]
    pub enum Misconception {
        /// Assumes that the player to move wins the sum if one of the components is an N-position.
        OneIsEnough = "one-part-is-enough",
        /// Assumes that the player to move wins if an odd number of the components are N-positions.
        OddNonzeroParts = "odd-many-parts",
        /// Adds the numbers (such as pile sizes) of all components without carry, as in Nim, whatever their rules.
        AsNim = "sizes-as-nim",
    }
}
idea!(Misconception);

/// A step of the explanation that derives the Grundy values of the components.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(rename = "SumOrigin"))]
pub enum ValueStep {
    /// The Grundy value of each component of the sum.
    Parts {
        /// The components, in the order of the sum.
        parts: Vec<ComponentValue>,
    },
    /// The tables of Grundy values of single piles, for the components whose games have such tables.
    Rows {
        /// Tables of Grundy values; components of the same game with the same rules share a table.
        tables: Vec<RowTable>,
    },
    /// The Grundy values of pairs of piles of Wythoff's game.
    Pairs {
        /// Tables, one for each component of Wythoff's game.
        tables: Vec<PairTable>,
    },
}

/// A component with its Grundy value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "SumWorth"))]
pub struct ComponentValue {
    /// Number of the component, 1-based.
    pub part: u64,
    /// Name of the game, such as `kayles`.
    pub game: &'static str,
    /// Text of the component on a command line, such as `kayles 5`.
    pub line: String,
    /// Different Grundy values that a move in two piles of Wythoff's game can leave, in rising order; left
    /// out for other games, because their values are explained elsewhere.
    #[serde(serialize_with = "serialize::long_if_some", skip_serializing_if = "Option::is_none")]
    pub reached: Option<Vec<u64>>,
    /// Grundy values of the piles, rows or trees of the component.
    #[serde(serialize_with = "serialize::long")]
    pub values: Vec<u64>,
    /// Nim-sum of `values`: the Grundy value of the component.
    pub value: u64,
}

/// A table of the Grundy values of single piles of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "SumRows"))]
pub struct RowTable {
    /// Numbers, 1-based, of the components that use the table.
    pub parts: Vec<u64>,
    /// Name of the game, such as `kayles`.
    pub game: &'static str,
    /// Rows of the table, one for each pile size from 0 on.
    #[serde(serialize_with = "serialize::long")]
    pub rows: Vec<Cell>,
    /// Piles larger than those of the table, with the values that follow from the period.
    pub repeated: Vec<ValuedPile>,
}

impl RowTable {
    /// Adds the rows and components of the table `other`, about the same game with the same rules, to this table.
    fn merge(&mut self, other: RowTable) {
        // The shorter table is the beginning of the longer one.
        if self.rows.len() < other.rows.len() {
            self.rows = other.rows;
        }
        self.parts.extend(other.parts);
        self.repeated.extend(other.repeated);
    }
}

/// Marker type of sums of games in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sum;

impl DisjunctiveSum for Sum {
    const NAME: &'static str = "sum";
    const EXAMPLE: &'static str = "explain sum \"3 4 --take 1,2\" + \"kayles 5\" + 7";
    const PROFILE: Profile = Profile {
        match_start: "sum \"4 --take 1,2\" + \"kayles 3\" + 4",
        move_form: MoveForm::InPart,
        pressed: "part",
    };
    const OPTIONS: &'static [OptionSpec] = &[options::MOVE, options::CLAIM];
    const MESSAGE_GAMES: &'static [&'static str] = Component::GAMES;
    type Rules = NoExtras;
    type Position = Parts;
    type Move = ComponentMove;
    type Misconception = Misconception;
    type MisconceivedValues = Vec<Table>;
    type Table = Vec<Table>;
    type ExtraFacts = NoExtras;
    type ValueStep = ValueStep;

    fn write_identity(id: &mut String, state: &State) {
        state.position.parts.iter().for_each(|part| identity::write_listed(id, part.numbers()));
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        arguments.reject(options::MISERE.name, MisereFault::ByValues { game: Self::NAME })?;
        let mut words = Vec::new();
        while let Some(word) = arguments.next_word() {
            words.push(word);
        }
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let parts = parse::parse_components(arguments.line().text(), &words)?;
        if parts.is_empty() {
            return Err(arguments.line().error_at_end(PileFault::NoPiles { game: Self::NAME }));
        }
        let state = State { rules: NoExtras {}, position: Parts { parts } };
        let chosen =
            arguments.value_of("move").map(|word| Self::parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, ..Attempt::default() };
        Ok(Question { state, attempt: said })
    }

    /// Parses a move `PART:MOVE`, such as `2:1=3+1`: the number of the component, 1-based, and a move in it
    /// in the form of `--move` of its game. Returns `sum-move-form`, `sum-no-part` or an error of that game.
    fn parse_move(word: Token<'_>, State { position, .. }: &State) -> Result<ComponentMove, Error> {
        let form = || word.error(SumFault::NotInAPart);
        let (part, made) = word.split_once(':').ok_or_else(form)?;
        let unknown = || part.error(SumFault::NoSuchPart { parts: position.parts.len() });
        let number = part.number().map_err(|_| form())?;
        let addend = position.component(number).ok_or_else(unknown)?;
        Ok(ComponentMove { part: number, made: Box::new(addend.parse_move(made)?) })
    }

    fn to_args(state: &State) -> ArgsBuilder {
        let mut phrase = ArgsBuilder::default();
        for (at, addend) in state.position.parts.iter().enumerate() {
            let between = (at > 0).then_some("+");
            phrase = phrase.words(between).word(addend.to_command());
        }
        phrase
    }

    fn validate(state: &State) -> Result<(), &'static str> {
        let parts = &state.position.parts;
        if !(1..=MOST_PARTS).contains(&parts.len()) {
            return Err("position");
        }
        parts.iter().try_for_each(|addend| addend.validate().map_err(|_| "position"))
    }

    /// Returns an empty list, because a sum has components instead of pile sizes.
    fn numbers(_: &State) -> &[u64] {
        &[]
    }

    fn precompute(state: &State) -> Vec<Table> {
        state.position.parts.iter().map(Component::precompute).collect()
    }

    fn extra_facts(_: &Vec<Table>) -> NoExtras {
        NoExtras {}
    }

    fn grundy_values(state: &State, tables: &Vec<Table>) -> Vec<u64> {
        let parts = state.position.parts.iter().zip(tables);
        parts.map(|(addend, table)| nim_sum(&addend.values(table))).collect()
    }

    fn moves(state: &State) -> impl Iterator<Item = ComponentMove> {
        (1..).zip(&state.position.parts).flat_map(|(part, addend)| {
            addend.moves().map(move |made| ComponentMove { part, made: Box::new(made) })
        })
    }

    fn move_count(state: &State) -> u128 {
        state.position.parts.iter().map(Component::move_count).sum()
    }

    fn is_legal(state: &State, chosen: &ComponentMove) -> bool {
        state.position.component(chosen.part).is_some_and(|addend| addend.is_legal(&chosen.made))
    }

    fn apply(state: &mut State, chosen: &ComponentMove) {
        if let Some(addend) = state.position.parts.get_mut(chosen.part as usize - 1) {
            addend.apply(&chosen.made);
        }
    }

    fn value_change(state: &State, tables: &Vec<Table>, chosen: &ComponentMove) -> (usize, u64) {
        let at = chosen.part as usize - 1;
        let part = state.position.parts.get(at).zip(tables.get(at));
        (at, part.map_or(0, |(addend, table)| addend.after(table, &chosen.made)))
    }

    fn moves_to_value(
        state: &State,
        tables: &Vec<Table>,
        at: usize,
        wanted: u64,
    ) -> Vec<ComponentMove> {
        let part = state.position.parts.get(at).zip(tables.get(at));
        let made =
            part.map(|(addend, table)| addend.moves_to_value(table, wanted)).unwrap_or_default();
        let made = made.into_iter().map(Box::new);
        made.map(|made| ComponentMove { part: at as u64 + 1, made }).collect()
    }

    fn value_steps(state: &State, tables: &Vec<Table>, _: &[u64], rows: usize) -> Vec<ValueStep> {
        let (mut parts, mut pairs) = (Vec::new(), Vec::new());
        let mut known: Vec<RowTable> = Vec::new();
        for (part, (addend, table)) in (1..).zip(state.position.parts.iter().zip(tables)) {
            let values = addend.values(table);
            let (reached, shown) = addend.pair_values(part, table).unzip();
            pairs.extend(shown);
            let (rows, repeated) = addend.table_rows(table, rows);
            if !rows.is_empty() {
                let own = RowTable { parts: vec![part], game: addend.game(), rows, repeated };
                // Equal rows do not suffice: the table of an empty pile is the beginning of every table.
                let is_shared = |table: &&mut RowTable| {
                    let first =
                        table.parts.first().and_then(|&part| state.position.component(part));
                    first.is_some_and(|first| first.has_rules_of(addend))
                };
                match known.iter_mut().find(is_shared) {
                    Some(table) => table.merge(own),
                    None => known.push(own),
                }
            }
            parts.push(ComponentValue {
                part,
                game: addend.game(),
                line: addend.to_command(),
                value: nim_sum(&values),
                values,
                reached,
            });
        }
        let mut steps = vec![ValueStep::Parts { parts }];
        steps.extend((!known.is_empty()).then_some(ValueStep::Rows { tables: known }));
        steps.extend((!pairs.is_empty()).then_some(ValueStep::Pairs { tables: pairs }));
        steps
    }

    fn position_figure<'e>(state: &'e State, shown: Option<&ComponentMove>) -> Option<Figure<'e>> {
        let pictures = (1..).zip(&state.position.parts).map(|(part, addend)| {
            let own = shown.filter(|made| made.part == part);
            addend.picture(own.map(|made| &*made.made))
        });
        pictures.collect::<Option<_>>().map(|parts| Figure::Several { parts })
    }

    /// Returns the longest defence of the component with the most legal moves, the first one if several have
    /// as many. `None` if no component has a move.
    fn longest_defence(state: &State) -> Option<ComponentMove> {
        let parts = (1..).zip(&state.position.parts);
        let order = |(part, addend): &(u64, &Component)| {
            (addend.longest_defence().is_some(), addend.move_count(), Reverse(*part))
        };
        let (part, longest) = parts.max_by_key(order)?;
        longest.longest_defence().map(|made| ComponentMove { part, made: Box::new(made) })
    }

    fn hint(origin: &ValueStep) -> Option<Hint> {
        matches!(origin, ValueStep::Parts { .. }).then(|| Hint::new("parts", 0))
    }

    fn applies_to(_: &State, _: Misconception) -> bool {
        true
    }

    fn misconceived_state(
        state: &State,
        idea: Misconception,
    ) -> Option<MisconceivedState<Vec<Table>>> {
        let (tables, parts) = (Self::precompute(state), &state.position.parts);
        let worth = Self::grundy_values(state, &tables);
        let values = match idea {
            Misconception::OneIsEnough => vec![u64::from(worth.iter().any(|worth| *worth > 0))],
            Misconception::OddNonzeroParts => {
                worth.iter().map(|worth| u64::from(*worth > 0)).collect()
            }
            Misconception::AsNim => parts.iter().map(|addend| nim_sum(addend.numbers())).collect(),
        };
        Some(MisconceivedState { values, play: PlayConvention::Normal, table: tables })
    }

    fn misconceived_change(
        state: &State,
        idea: Misconception,
        MisconceivedState { values, table: belief, .. }: &MisconceivedState<Vec<Table>>,
        chosen: &ComponentMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let (at, worth) = Self::value_change(state, belief, chosen);
        let won = u64::from(worth > 0);
        iter::once(match idea {
            Misconception::OneIsEnough => {
                let all = Self::grundy_values(state, belief);
                let other = all.iter().enumerate().any(|(other, worth)| other != at && *worth > 0);
                [values[0], won.max(u64::from(other))]
            }
            Misconception::OddNonzeroParts => [values[at], won],
            Misconception::AsNim => {
                let mut addend = state.position.parts[at].clone();
                addend.apply(&chosen.made);
                [values[at], nim_sum(addend.numbers())]
            }
        })
    }
}

impl Parts {
    /// Returns the component with the 1-based number `part`; `None` if there is none.
    fn component(&self, part: u64) -> Option<&Component> {
        self.parts.get(usize::try_from(part.checked_sub(1)?).ok()?)
    }
}

impl State {
    /// Returns the name of the game of each component, in the order of the components.
    pub fn games(&self) -> Vec<&'static str> {
        self.position.parts.iter().map(Component::game).collect()
    }
}

fn nim_sum(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}
