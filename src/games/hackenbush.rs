//! Green Hackenbush on trees: a move cuts a branch, and everything no longer connected to the ground falls.
//! The player who cannot move loses; in misère play, wins. E. R. Berlekamp, J. H. Conway and R. K. Guy,
//! *Winning Ways for your Mathematical Plays* (1982), chapters 2 and 7. A tree has a Grundy value of 1 or
//! more, so misère play is decided as in Nim ([`crate::sums::SumTally`]).
//!
//! This file implements [`DisjunctiveSum`], whose components are the trees; [`parse`] holds the text forms,
//! [`grundy_value`] the theorem, [`colon_principle`] the steps. Read [`grundy_value`] next.

mod colon_principle;
mod grundy_value;
pub(crate) mod misconceptions;
mod parse;

use std::iter;

use serde::{Deserialize, Serialize};

use crate::args::{Args, ArgsBuilder};
use crate::command_line::Token;
use crate::error::Error;
use crate::figure::{Figure, ForestFrame};
use crate::game::{self, Attempt, Hint, NoExtras};
use crate::options::{self, OptionSpec};
use crate::position::{CutMove, Forest, PlayConvention};
use crate::sums::{DisjunctiveSum, MisconceivedState};

use colon_principle::TreeStep;
use misconceptions::Misconception;

/// The rules of Hackenbush.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "HackenbushRules"))]
pub(crate) struct Rules {
    /// Play convention: the player who cannot move loses (normal) or wins (misère).
    pub play: PlayConvention,
}

/// The rules and the trees.
pub(crate) type State = game::GameState<Rules, Forest>;

/// A question about trees.
pub(crate) type Question = game::Question<Hackenbush>;

/// The size of the trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Grown {
    /// Number of branches of all trees.
    pub branches: u64,
    /// Height of the highest tree in branches.
    pub height: u64,
}

/// Hackenbush on trees, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Hackenbush;

impl DisjunctiveSum for Hackenbush {
    const NAME: &'static str = "hackenbush";
    const OPTIONS: &'static [OptionSpec] =
        &[options::PARENTS, options::MISERE, options::MOVE, options::CLAIM];
    type Rules = Rules;
    type Position = Forest;
    type Move = CutMove;
    type Misconception = Misconception;
    type MisconceivedValues = ();
    type Table = Grown;
    type ExtraFacts = Grown;
    type ValueStep = TreeStep;

    fn question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let position = parse::forest(&mut arguments)?;
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        let play = match arguments.flag(options::MISERE.name) {
            Some(_) => PlayConvention::Misere,
            None => PlayConvention::Normal,
        };
        let setting = State { rules: Rules { play }, position };
        let chosen = arguments.value("move").map(|word| Self::read(word, &setting)).transpose()?;
        let said = Attempt { chosen, claim: arguments.claim()?, more: NoExtras {} };
        Ok(Question { setting, said })
    }

    fn read(word: Token<'_>, setting: &State) -> Result<CutMove, Error> {
        parse::cut(word, &setting.position)
    }

    fn written(setting: &State) -> ArgsBuilder {
        let misere = setting.rules.play == PlayConvention::Misere;
        ArgsBuilder::of(&setting.position).switch(&options::MISERE, misere)
    }

    fn check(setting: &State) -> Result<(), &'static str> {
        let forest = &setting.position;
        let fits = (1..=parse::MOST).contains(&forest.len());
        let fits = fits && forest.height() <= parse::HIGHEST as u64;
        if fits { Ok(()) } else { Err("position") }
    }

    fn numbers(setting: &State) -> &[u64] {
        setting.position.sizes()
    }

    fn play(setting: &State) -> PlayConvention {
        setting.rules.play
    }

    fn table(setting: &State) -> Grown {
        let forest = &setting.position;
        Grown { branches: forest.len() as u64, height: forest.height() }
    }

    fn known(table: &Grown) -> Grown {
        *table
    }

    fn values(setting: &State, _: &Grown) -> Vec<u64> {
        grundy_value::values(&setting.position)
    }

    fn moves(setting: &State) -> impl Iterator<Item = CutMove> {
        setting.position.cuts()
    }

    fn move_count(setting: &State) -> u128 {
        setting.position.len() as u128
    }

    fn is_legal(setting: &State, chosen: &CutMove) -> bool {
        setting.position.find(&chosen.cut).is_ok()
    }

    fn apply(setting: &mut State, chosen: &CutMove) {
        if let Ok(at) = setting.position.find(&chosen.cut) {
            setting.position = setting.position.without(at);
        }
    }

    fn change(setting: &State, _: &Grown, chosen: &CutMove) -> (usize, u64) {
        let tree = chosen.cut.first().map_or(0, |tree| *tree as usize - 1);
        let cut = setting.position.find(&chosen.cut);
        (tree, cut.map_or(0, |cut| grundy_value::after(&setting.position, tree, cut)))
    }

    fn giving(setting: &State, _: &Grown, part: usize, wanted: u64) -> Vec<CutMove> {
        grundy_value::giving(&setting.position, part, wanted)
    }

    fn origin(setting: &State, _: &Grown, values: &[u64], _: usize) -> Vec<TreeStep> {
        colon_principle::steps(&setting.position, values)
    }

    fn picture<'e>(setting: &'e State, shown: Option<&CutMove>) -> Option<Figure<'e>> {
        let cut = shown.and_then(|shown| setting.position.find(&shown.cut).ok());
        Some(Figure::Trees(vec![ForestFrame {
            cut,
            named: true,
            ..ForestFrame::bare(&setting.position)
        }]))
    }

    fn drawn<'e>(setting: &'e State, origin: &'e TreeStep) -> Option<Figure<'e>> {
        let groves = origin.groves(&setting.position);
        (!groves.is_empty()).then_some(Figure::Trees(groves))
    }

    /// Cuts a branch that carries no other, from the tree with the most branches.
    fn patient(setting: &State) -> Option<CutMove> {
        let forest = &setting.position;
        let most = forest.sizes().iter().max()?;
        let tree = forest.sizes().iter().position(|size| size == most)?;
        let tip = forest.falling(forest.roots()[tree]).find(|at| forest.falling(*at).len() == 1)?;
        Some(CutMove { cut: forest.path(tip) })
    }

    fn hint(origin: &TreeStep) -> Option<Hint> {
        Some(origin.hint())
    }

    fn suits(setting: &State, idea: Misconception) -> bool {
        idea != Misconception::MisereAsNormal || setting.rules.play == PlayConvention::Misere
    }

    fn believed(setting: &State, idea: Misconception) -> Option<MisconceivedState<()>> {
        let play = if idea == Misconception::MisereAsNormal {
            PlayConvention::Normal
        } else {
            setting.rules.play
        };
        Some(MisconceivedState { values: idea.values(&setting.position), play, belief: () })
    }

    fn rebelieved(
        setting: &State,
        idea: Misconception,
        believed: &MisconceivedState<()>,
        chosen: &CutMove,
    ) -> impl Iterator<Item = [u64; 2]> {
        let forest = &setting.position;
        let tree = chosen.cut.first().map_or(0, |tree| *tree as usize - 1);
        let cut = forest.find(&chosen.cut).ok();
        let left = cut.map(|cut| forest.tree_without(tree, cut));
        let to = left.and_then(|left| idea.values(&left).first().copied()).unwrap_or(0);
        iter::once([believed.values[tree], to])
    }
}
