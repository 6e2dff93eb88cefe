//! Green Hackenbush on trees: a move cuts a branch, and what no longer hangs on the ground falls. Whoever cannot
//! move loses; in misère play, wins. E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways for your
//! Mathematical Plays* (1982), chapters 2 and 7. A tree is worth 1 or more, and nothing is worth 0: so misère
//! play is decided as that of Nim is ([`crate::sums::Tally`]).
//!
//! Here stand the rules; [`parse`] holds how trees are written, [`grundy_value`] the theorem, [`colon_principle`] the steps,
//! [`misconceptions`] the wrong ideas. The argument is that of every sum ([`crate::sums`]), whose parts are the trees.

mod colon_principle;
mod grundy_value;
pub(crate) mod misconceptions;
mod parse;

use std::iter;

use serde::{Deserialize, Serialize};

use crate::args::{Asked, Phrase};
use crate::command_line::Word;
use crate::error::Error;
use crate::figure::{Figure, Grove};
use crate::game::{self, Hint, Nothing, Said};
use crate::options::{self, OptionSpec};
use crate::position::{Cut, Forest, Play};
use crate::sums::{Believed, Summed};

use colon_principle::TreeStep;
use misconceptions::Idea;

/// The rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(rename = "HackenbushRules"))]
pub(crate) struct Rules {
    /// Who wins when nobody can move.
    pub play: Play,
}

/// Rules and trees.
pub(crate) type Setting = game::Setting<Rules, Forest>;

/// A question about trees.
pub(crate) type Question = game::Question<Hackenbush>;

/// How large the trees are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Grown {
    /// How many branches there are.
    pub branches: u64,
    /// How many of them stand on each other in the highest tree.
    pub height: u64,
}

/// The game, for the registry.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Hackenbush;

impl Summed for Hackenbush {
    const NAME: &'static str = "hackenbush";
    const OPTIONS: &'static [OptionSpec] =
        &[options::PARENTS, options::MISERE, options::MOVE, options::CLAIM];
    type Rules = Rules;
    type Position = Forest;
    type Move = Cut;
    type Idea = Idea;
    type Belief = ();
    type Table = Grown;
    type Known = Grown;
    type Origin = TreeStep;

    fn question(mut arguments: Asked<'_>) -> Result<Question, Error> {
        let position = parse::forest(&mut arguments)?;
        arguments.finish(Self::NAME, Self::OPTIONS)?;
        let play = match arguments.flag(options::MISERE.name) {
            Some(_) => Play::Misere,
            None => Play::Normal,
        };
        let setting = Setting { rules: Rules { play }, position };
        let chosen = arguments.value("move").map(|word| Self::read(word, &setting)).transpose()?;
        let said = Said { chosen, claim: arguments.claim()?, more: Nothing {} };
        Ok(Question { setting, said })
    }

    fn read(word: Word<'_>, setting: &Setting) -> Result<Cut, Error> {
        parse::cut(word, &setting.position)
    }

    fn written(setting: &Setting) -> Phrase {
        let misere = setting.rules.play == Play::Misere;
        Phrase::of(&setting.position).switch(&options::MISERE, misere)
    }

    fn check(setting: &Setting) -> Result<(), &'static str> {
        let forest = &setting.position;
        let fits = (1..=parse::MOST).contains(&forest.len());
        let fits = fits && forest.height() <= parse::HIGHEST as u64;
        if fits { Ok(()) } else { Err("position") }
    }

    fn numbers(setting: &Setting) -> &[u64] {
        setting.position.sizes()
    }

    fn play(setting: &Setting) -> Play {
        setting.rules.play
    }

    fn table(setting: &Setting) -> Grown {
        let forest = &setting.position;
        Grown { branches: forest.len() as u64, height: forest.height() }
    }

    fn known(table: &Grown) -> Grown {
        *table
    }

    fn values(setting: &Setting, _: &Grown) -> Vec<u64> {
        grundy_value::values(&setting.position)
    }

    fn moves(setting: &Setting) -> impl Iterator<Item = Cut> {
        setting.position.cuts()
    }

    fn move_count(setting: &Setting) -> u128 {
        setting.position.len() as u128
    }

    fn is_legal(setting: &Setting, chosen: &Cut) -> bool {
        setting.position.find(&chosen.cut).is_ok()
    }

    fn apply(setting: &mut Setting, chosen: &Cut) {
        if let Ok(at) = setting.position.find(&chosen.cut) {
            setting.position = setting.position.without(at);
        }
    }

    fn change(setting: &Setting, _: &Grown, chosen: &Cut) -> (usize, u64) {
        let tree = chosen.cut.first().map_or(0, |tree| *tree as usize - 1);
        let cut = setting.position.find(&chosen.cut);
        (tree, cut.map_or(0, |cut| grundy_value::after(&setting.position, tree, cut)))
    }

    fn giving(setting: &Setting, _: &Grown, part: usize, wanted: u64) -> Vec<Cut> {
        grundy_value::giving(&setting.position, part, wanted)
    }

    fn origin(setting: &Setting, _: &Grown, values: &[u64], _: usize) -> Vec<TreeStep> {
        colon_principle::steps(&setting.position, values)
    }

    fn picture<'e>(setting: &'e Setting, shown: Option<&Cut>) -> Option<Figure<'e>> {
        let cut = shown.and_then(|shown| setting.position.find(&shown.cut).ok());
        Some(Figure::Trees(vec![Grove { cut, named: true, ..Grove::bare(&setting.position) }]))
    }

    fn drawn<'e>(setting: &'e Setting, origin: &'e TreeStep) -> Option<Figure<'e>> {
        let groves = origin.groves(&setting.position);
        (!groves.is_empty()).then_some(Figure::Trees(groves))
    }

    /// A branch that carries nothing, of the tree with the most branches.
    fn patient(setting: &Setting) -> Option<Cut> {
        let forest = &setting.position;
        let most = forest.sizes().iter().max()?;
        let tree = forest.sizes().iter().position(|size| size == most)?;
        let tip = forest.falling(forest.roots()[tree]).find(|at| forest.falling(*at).len() == 1)?;
        Some(Cut { cut: forest.path(tip) })
    }

    fn hint(origin: &TreeStep) -> Option<Hint> {
        Some(origin.hint())
    }

    fn suits(setting: &Setting, idea: Idea) -> bool {
        idea != Idea::MisereAsNormal || setting.rules.play == Play::Misere
    }

    fn believed(setting: &Setting, idea: Idea) -> Option<Believed<()>> {
        let play = if idea == Idea::MisereAsNormal { Play::Normal } else { setting.rules.play };
        Some(Believed { values: idea.values(&setting.position), play, belief: () })
    }

    fn rebelieved(
        setting: &Setting,
        idea: Idea,
        believed: &Believed<()>,
        chosen: &Cut,
    ) -> impl Iterator<Item = [u64; 2]> {
        let forest = &setting.position;
        let tree = chosen.cut.first().map_or(0, |tree| *tree as usize - 1);
        let cut = forest.find(&chosen.cut).ok();
        let left = cut.map(|cut| forest.tree_without(tree, cut));
        let to = left.and_then(|left| idea.values(&left).first().copied()).unwrap_or(0);
        iter::once([believed.values[tree], to])
    }
}
