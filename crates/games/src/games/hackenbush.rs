//! Green Hackenbush on trees: a move cuts a branch, and everything no longer connected to the ground falls.
//! The player who cannot move loses in normal play and wins in misère play. E. R. Berlekamp, J. H. Conway and
//! R. K. Guy, *Winning Ways for your Mathematical Plays* (1982), chapters 2 and 7. A tree has a Grundy value
//! of at least 1, so misère play is decided as in Nim ([`crate::sums::SumTally`]).
//!
//! This file implements [`DisjunctiveSum`]; the components are the trees. [`parse`] holds the text forms,
//! [`grundy_value`] the theorem, [`colon_principle`] the steps. Read [`grundy_value`] next.

mod colon_principle;
mod grundy_value;
pub mod misconceptions;
mod next_forest;
mod parse;

use std::iter;

use serde::{Deserialize, Serialize};

use crate::figure::{Figure, ForestFrame};
use crate::game::{self, Attempt, Hint, MoveForm, NoExtras, Profile, identity};
use crate::position::{Claim, CutMove, Forest, PlayConvention};
use crate::sums::{DisjunctiveSum, MisconceivedState};
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder};

use colon_principle::TreeStep;
use misconceptions::Misconception;

/// The rules of Hackenbush.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "HackenbushRules"))]
pub struct Rules {
    /// Play convention: the player who cannot move loses (normal) or wins (misère).
    pub play: PlayConvention,
}

/// A state of Hackenbush: the play convention and the trees.
pub type State = game::GameState<Rules, Forest>;

/// A question about a position of Hackenbush.
pub type Question = game::Question<Hackenbush>;

/// The size of a forest: its number of branches and its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ForestSize {
    /// Number of branches of all trees.
    pub branches: u64,
    /// Number of branches on the longest path from the ground to a tip, in any tree.
    pub height: u64,
}

/// Marker type of Hackenbush on trees in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hackenbush;

impl DisjunctiveSum for Hackenbush {
    const NAME: &'static str = "hackenbush";
    const EXAMPLE: &'static str = "explain hackenbush ((()))(()())";
    const PROFILE: Profile = Profile {
        match_start: "hackenbush ((()))(()())",
        move_form: MoveForm::Cut,
        pressed: "branch",
    };
    const OPTIONS: &'static [OptionSpec] =
        &[options::PARENTS, options::MISERE, options::MOVE, options::CLAIM];
    type Rules = Rules;
    type Position = Forest;
    type Move = CutMove;
    type Misconception = Misconception;
    type MisconceivedValues = ();
    type Table = ForestSize;
    type ExtraFacts = ForestSize;
    type ValueStep = TreeStep;

    /// Appends the branch heights of each tree, after a dash and without separators. They are in canonical order, so
    /// the order of trees and branches does not matter.
    fn write_identity(id: &mut String, state: &State) {
        for height in state.position.canonical_shape() {
            match height {
                1 => identity::write_part(id, 1),
                height => id.push_str(&height.to_string()),
            }
        }
    }

    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let position = parse::parse_forest(&mut arguments)?;
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let play = match arguments.flag(options::MISERE.name) {
            Some(_) => PlayConvention::Misere,
            None => PlayConvention::Normal,
        };
        let state = State { rules: Rules { play }, position };
        let chosen =
            arguments.value_of("move").map(|word| Self::parse_move(word, &state)).transpose()?;
        let said = Attempt { chosen, claim: Claim::from_args(&arguments)?, more: NoExtras {} };
        Ok(Question { state, attempt: said })
    }

    fn parse_move(word: Token<'_>, state: &State) -> Result<CutMove, Error> {
        parse::parse_cut(word, &state.position)
    }

    fn to_args(state: &State) -> ArgsBuilder {
        let misere = state.rules.play == PlayConvention::Misere;
        ArgsBuilder::from_word(&state.position).switch(&options::MISERE, misere)
    }

    fn validate(state: &State) -> Result<(), &'static str> {
        let forest = &state.position;
        let fits = (1..=parse::MOST).contains(&forest.branch_count());
        let fits = fits && forest.height() <= parse::HIGHEST as u64;
        if fits { Ok(()) } else { Err("position") }
    }

    fn numbers(state: &State) -> &[u64] {
        state.position.sizes()
    }

    fn play_convention(state: &State) -> PlayConvention {
        state.rules.play
    }

    fn precompute(state: &State) -> ForestSize {
        let forest = &state.position;
        ForestSize { branches: forest.branch_count() as u64, height: forest.height() }
    }

    fn extra_facts(table: &ForestSize) -> ForestSize {
        *table
    }

    fn grundy_values(state: &State, _: &ForestSize) -> Vec<u64> {
        grundy_value::tree_values(&state.position)
    }

    fn moves(state: &State) -> impl Iterator<Item = CutMove> {
        state.position.cuts()
    }

    fn move_count(state: &State) -> u128 {
        state.position.branch_count() as u128
    }

    fn is_legal(state: &State, chosen: &CutMove) -> bool {
        state.position.find_path(&chosen.cut).is_ok()
    }

    fn apply(state: &mut State, chosen: &CutMove) {
        if let Ok(at) = state.position.find_path(&chosen.cut) {
            state.position = state.position.without_branch(at);
        }
    }

    fn value_change(state: &State, _: &ForestSize, chosen: &CutMove) -> (usize, u64) {
        let tree = chosen.cut.first().map_or(0, |tree| *tree as usize - 1);
        let cut = state.position.find_path(&chosen.cut);
        (tree, cut.map_or(0, |cut| grundy_value::value_after_cut(&state.position, tree, cut)))
    }

    fn moves_to_value(state: &State, _: &ForestSize, part: usize, wanted: u64) -> Vec<CutMove> {
        grundy_value::cuts_to_value(&state.position, part, wanted)
    }

    fn value_steps(state: &State, _: &ForestSize, values: &[u64], _: usize) -> Vec<TreeStep> {
        colon_principle::steps(&state.position, values)
    }

    fn position_figure<'e>(state: &'e State, shown: Option<&CutMove>) -> Option<Figure<'e>> {
        let cut = shown.and_then(|shown| state.position.find_path(&shown.cut).ok());
        Some(Figure::Trees(vec![ForestFrame {
            cut,
            shows_names: true,
            ..ForestFrame::from_forest(&state.position)
        }]))
    }

    fn step_figure<'e>(state: &'e State, origin: &'e TreeStep) -> Option<Figure<'e>> {
        let groves = origin.frames(&state.position);
        (!groves.is_empty()).then_some(Figure::Trees(groves))
    }

    /// Returns the cut of one branch with no branch on it, in the tree with the most branches.
    fn longest_defence(state: &State) -> Option<CutMove> {
        let forest = &state.position;
        let most = forest.sizes().iter().max()?;
        let tree = forest.sizes().iter().position(|size| size == most)?;
        let tip = forest.subtree(forest.roots()[tree]).find(|at| forest.subtree(*at).len() == 1)?;
        Some(CutMove { cut: forest.path(tip) })
    }

    fn hint(origin: &TreeStep) -> Option<Hint> {
        Some(origin.hint())
    }

    fn applies_to(state: &State, idea: Misconception) -> bool {
        idea != Misconception::MisereAsNormal || state.rules.play == PlayConvention::Misere
    }

    fn misconceived_state(state: &State, idea: Misconception) -> Option<MisconceivedState<()>> {
        let play = if idea == Misconception::MisereAsNormal {
            PlayConvention::Normal
        } else {
            state.rules.play
        };
        Some(MisconceivedState {
            values: idea.misconceived_values(&state.position),
            play,
            table: (),
        })
    }

    fn misconceived_change(
        state: &State,
        idea: Misconception,
        believed: &MisconceivedState<()>,
        chosen: &CutMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let forest = &state.position;
        let tree = chosen.cut.first().map_or(0, |tree| *tree as usize - 1);
        let cut = forest.find_path(&chosen.cut).ok();
        let left = cut.map(|cut| forest.tree_without(tree, cut));
        let to =
            left.and_then(|left| idea.misconceived_values(&left).first().copied()).unwrap_or(0);
        iter::once([believed.values[tree], to])
    }

    fn next_position(state: &State) -> Option<State> {
        let next = next_forest::next_forest(&state.position.to_string())?;
        Some(State { rules: state.rules, position: Forest::try_from(next).ok()? })
    }
}
