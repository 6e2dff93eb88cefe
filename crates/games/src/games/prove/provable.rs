//! The cost and the method of a proof for each game. [`Proved`] is the one list of the games that can be
//! proved; [`tree`](super::tree) has the traits.

use serde::Serialize;

use super::certificate::Entries;
use super::checker;
use super::piles::{self, PileTable};
use super::steps::{Found, Step};
use super::tree::{Cost, PileGame, PileTree, Provable, RaceTree};
use super::verification::Checked;
use super::{LISTED, nim_retrograde, race_set, race_table};
use crate::figure::Figure;
use crate::game::{Attempt, Game, Playable, Question};
use crate::games::nim::misconceptions::Misconception;
use crate::games::{moore, nim, race, wythoff};
use crate::position::Outcome;
use crate::search::ranking::{MOST_POSITIONS, box_positions, sub_positions};
use carryless_args::error::Error;
use carryless_args::{Args, ArgsBuilder};

impl Cost {
    /// Creates the cost of a proof with `positions` positions (`None` if there are too many to count). Each
    /// position takes `each` units of work, and `what` is the unit. 10^`power` is less than the number of
    /// positions.
    fn new(positions: Option<u128>, power: u64, (what, each): (&'static str, u128)) -> Self {
        let all = positions.map_or(0, |positions| positions.saturating_mul(each));
        let positions_at_most = MOST_POSITIONS;
        Cost {
            positions,
            power,
            positions_at_most,
            effort: (what, Some(all)),
            effort_at_most: MOST_EFFORT,
        }
    }

    /// Creates the cost of deciding all C(piles + most, piles) positions of up to `piles` piles of Nim with
    /// up to `most` stones. If `idea` is given, every move is also tested with this misconception.
    pub(super) fn for_box(
        rules: nim::Rules,
        piles: u64,
        most: u64,
        idea: Option<Misconception>,
    ) -> Self {
        let factor = |place: u64| (most as f64 + place as f64) / place as f64;
        let power = power_below((1..=piles).map(factor));
        let sizes = u128::from(piles.min(most));
        let takes = rules.limit.unwrap_or(u64::MAX).min(most);
        let effort = match idea {
            None => ("piles", sizes),
            Some(_) => ("numbers", sizes * u128::from(takes) * u128::from(piles)),
        };
        Cost::new(box_positions(piles, most), power, effort)
    }
}

/// A game of piles that can be proved by deciding all sub-positions.
pub trait Decided: PileGame {
    /// Returns the unit of work (`piles` or `numbers`), then the number of units that one position takes.
    fn effort(state: &Self::State) -> (&'static str, u128) {
        let piles = state.position.piles.len() as u128;
        ("numbers", Self::move_count(state).saturating_mul(piles))
    }

    /// Decides every sub-position of `state` and compares it with the theorem for the rules `theory`. For the
    /// N-positions among the first `kept` positions, the table keeps the reason (a P-position that a move
    /// leaves). Calls `progress` from time to time with the number of decided positions.
    fn decide(
        state: &Self::State,
        theory: Self::Rules,
        kept: usize,
        progress: &mut dyn FnMut(u64),
    ) -> PileTable<Self> {
        piles::decide_all(state, theory, kept, progress)
    }
}

/// Largest number of units of work for all positions of a proof together. For Nim the unit is a pile; equal
/// piles of a position count once. For the other games, where every move is tried, the unit is a number in a
/// position that a move leaves.
const MOST_EFFORT: u64 = 40_000_000;

impl Decided for wythoff::Wythoff {}

impl Decided for moore::Moore {}

impl Decided for nim::Nim {
    fn effort(state: &nim::State) -> (&'static str, u128) {
        let piles = state.piles();
        let real = piles.iter().filter(|&&size| size > 0).count() as u64;
        let largest = piles.iter().copied().max().unwrap_or_default();
        ("piles", real.min(largest).into())
    }

    /// Uses the retrograde analysis, which decides millions of positions a second.
    fn decide(
        state: &nim::State,
        theory: nim::Rules,
        kept: usize,
        progress: &mut dyn FnMut(u64),
    ) -> PileTable<Self> {
        nim_retrograde::decide(state, theory, kept, progress)
    }
}

/// Implements `Provable` for these games of piles: all sub-positions are decided.
macro_rules! decided_games {
    ($($game:ty),+) => {
        $(impl Provable for $game {
            type Tree = PileTree<$game>;

            fn tree(state: <$game as Game>::State) -> Option<PileTree<$game>> {
                <$game>::validate(&state).ok().map(|()| PileTree(state))
            }

            fn cost(state: &<$game as Game>::State) -> Cost {
                let piles = &state.position.piles;
                // Each position is at most n! ordered ones, whose number is the product of the sizes, each plus 1.
                let shares = piles.iter().zip(1_u32..);
                let shares = shares.map(|(&size, place)| (size as f64 + 1.0) / f64::from(place));
                let (positions, power) = (sub_positions(piles), power_below(shares));
                Cost::new(positions, power, <$game>::effort(state))
            }

            fn prove(state: &<$game as Game>::State, progress: &mut dyn FnMut(u64)) -> (Found, Vec<Step>) {
                piles::prove(&<$game>::decide(state, state.rules, LISTED, progress))
            }

            fn certify(state: &<$game as Game>::State) -> (Outcome, Entries) {
                piles::certify(&<$game>::decide(state, state.rules, usize::MAX, &mut |_| ()))
            }
        })+
    };
}
decided_games!(nim::Nim, wythoff::Wythoff, moore::Moore);

/// Returns an exponent e for which 10^e is less than the product of `factors`. The product must be above
/// 10^17.
pub(super) fn power_below(factors: impl Iterator<Item = f64>) -> u64 {
    // Above the rounding error of a sum of at most 1000 logarithms.
    const ROUNDING: f64 = 1e-6;
    (factors.map(f64::log10).sum::<f64>() - ROUNDING).max(17.0) as u64
}

impl Provable for race::Race {
    type Tree = RaceTree;

    fn tree(state: race::State) -> Option<RaceTree> {
        race::Race::validate(&state).ok().map(|()| RaceTree(state))
    }

    fn cost(state: &race::State) -> Cost {
        let positions = Some(u128::from(state.left()) + 1);
        Cost::new(positions, 0, ("numbers", 0))
    }

    fn prove(state: &race::State, _: &mut dyn FnMut(u64)) -> (Found, Vec<Step>) {
        match &state.rules.numbers {
            Some(numbers) => race_set::prove(state, numbers),
            None => race_table::prove(range(state), state.position),
        }
    }

    fn certify(state: &race::State) -> (Outcome, Entries) {
        match &state.rules.numbers {
            Some(numbers) => race_set::certify(state, numbers),
            None => race_table::certify(range(state), state.position),
        }
    }
}

/// Returns the range of numbers and the end rule of `state`, which must be a race by a range, not by a set of
/// numbers.
fn range(race::State { rules, .. }: &race::State) -> race::Range {
    race::Range { bounds: rules.bounds(), end: rules.end }
}

/// Generates the enum `Proved` with its methods and the constant `GAMES`. Each line `Variant = path::Marker;`
/// of the argument, with a doc comment, gives one variant; the marker must implement `Provable`.
macro_rules! proved {
    ($($(#[$doc:meta])* $name:ident = $game:ty;)+) => {
        /// A position that can be proved, with its rules.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(untagged)]
        #[cfg_attr(feature = "schema", schemars(rename = "CertifiedSetting"))]
        pub enum Proved {
            $($(#[$doc])* $name(<$game as Game>::State),)+
        }

        /// Names of the games that can be proved.
        pub const GAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        impl Proved {
            /// Parses rules and position of the game named `game`, from the arguments that `explain` accepts;
            /// `None` if the game cannot be proved.
            pub(super) fn parse(game: &str, args: Args<'_>) -> Option<Result<Self, Error>> {
                $(if game == <$game as Game>::NAME {
                    let question = <$game as Game>::parse_question(args);
                    return Some(question.map(|question| Proved::$name(question.state)));
                })+
                None
            }

            /// Returns the name of the game.
            pub fn game(&self) -> &'static str {
                match self {
                    $(Proved::$name(_) => <$game as Game>::NAME,)+
                }
            }

            /// Returns the arguments that parse back to this position.
            pub(super) fn to_args(&self) -> ArgsBuilder {
                match self {
                    $(Proved::$name(state) => <$game as Game>::to_args(&Question {
                        state: state.clone(),
                        attempt: Attempt::default(),
                    }),)+
                }
            }

            /// Returns the cost of the proof, which may exceed the limits.
            pub fn cost(&self) -> Cost {
                match self {
                    $(Proved::$name(state) => <$game>::cost(state),)+
                }
            }

            /// Returns the numbers of the position, in most games the pile sizes; empty for a race and a sum.
            pub fn piles(&self) -> &[u64] {
                match self {
                    $(Proved::$name(state) => <$game>::numbers(state),)+
                }
            }

            /// Whether the sub-positions are found by following the moves; false if their list follows from
            /// the pile sizes, or from the counts of a race.
            pub(super) fn is_listed(&self) -> bool {
                match self {
                    $(Proved::$name(_) => <$game as Provable>::IS_LISTED,)+
                }
            }

            /// Returns the figure of the position; `None` if it has none.
            pub(super) fn figure(&self) -> Option<Figure<'_>> {
                match self {
                    $(Proved::$name(state) => <$game as Provable>::figure(state),)+
                }
            }

            /// Proves the outcome of the position; returns the result and the steps. Long proofs about piles
            /// call `progress` from time to time with the number of decided positions.
            pub(super) fn prove(&self, progress: &mut dyn FnMut(u64)) -> (Found, Vec<Step>) {
                match self {
                    $(Proved::$name(state) => <$game>::prove(state, progress),)+
                }
            }

            /// Returns the outcome of the position and the entries of its certificate.
            pub(super) fn certify(&self) -> (Outcome, Entries) {
                match self {
                    $(Proved::$name(state) => <$game>::certify(state),)+
                }
            }

            /// Checks `text`, the JSON of a certificate of the game named `game`; `None` if the game cannot
            /// be proved. Returns the position and the result of the check, which is `None` if the
            /// certificate is too long. The error means that `text` is not the JSON of a certificate.
            pub(super) fn check(
                game: &str,
                text: &str,
            ) -> Option<serde_json::Result<(Self, Option<Checked>)>> {
                $(if game == <$game as Game>::NAME {
                    let checked = checker::check::<$game>(text);
                    return Some(checked.map(|(state, checked)| (Proved::$name(state), checked)));
                })+
                None
            }
        }
    };
}

proved_games!(proved);
