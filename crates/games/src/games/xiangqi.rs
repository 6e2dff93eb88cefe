//! 双炮禁双炮, an endgame of Chinese chess that can be played as Nim. Two cannons that face each other on a file are
//! a pile, with as many stones as there are empty points between them; a pair of facing pawns is a pile of
//! one stone. The endgame is from 竹香斋象棋谱, its three variants are by 王如元. The sources give distances, not
//! every square.
//!
//! This file parses the question. [`notation`] reads moves, [`board`] knows the legal moves, [`replay`]
//! follows a match, [`records`] holds the printed games, [`explanation`] and [`steps`] the explanation. Read
//! [`notation`] next.

pub mod board;
pub mod explanation;
pub mod notation;
pub mod records;
pub mod replay;
pub mod rules_of_thumb;
mod step_builder;
pub mod steps;

use serde::Serialize;

use crate::figure::{Figure, XiangqiPiece};
use crate::game::{self, Game, Hint, NoExtras};
use crate::games::xiangqi::notation::PlyFault;
use crate::position::Outcome;
use carryless_args::command_line::Token;
use carryless_args::error::Error;
use carryless_args::options::{self, OptionSpec};
use carryless_args::{Args, ArgsBuilder, ArgsError};

use board::RecordError;
use explanation::Verdict;
use notation::Motion;
use replay::Replay;
use steps::Step;

/// The initial position of a match: the endgame 双炮禁双炮 or one of its three variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// The original endgame: a pair of pawns, and two pairs of cannons on the centre file and Red's third file.
    #[default]
    Classic,
    /// 变例甲: the original endgame with a second pair of pawns.
    Jia,
    /// 变例乙: like the original endgame, but the cannons of the third file are on the edge file, and the pawns
    /// on the seventh.
    Yi,
    /// 变例丙: like the original endgame, but the cannons of the third file are on the edge file, and the pawns
    /// on the third. It is a draw, although in Nim the first player would win from its piles 1, 4 and 6.
    Bing,
}

/// Two pieces that face each other: their file (1 to 9, as Red counts), their kind, and the number of stones
/// of their pile.
pub type Pair = (u64, XiangqiPiece, u64);

impl Start {
    /// All initial positions, in the order of the source.
    pub const ALL: [Start; 4] = [Start::Classic, Start::Jia, Start::Yi, Start::Bing];

    /// Returns the name of the initial position on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Start::Classic => "classic",
            Start::Jia => "jia",
            Start::Yi => "yi",
            Start::Bing => "bing",
        }
    }

    /// Returns the pairs of pieces that face each other, in the order of the piles: pawns, cannons of the
    /// centre file, cannons of the other file. The pawns of `Yi` are on Red's file 7, as in the printed game.
    pub fn pairs(self) -> &'static [Pair] {
        const CENTRE: Pair = (5, XiangqiPiece::Cannon, 4);
        match self {
            Start::Classic => &[(9, XiangqiPiece::Pawn, 1), CENTRE, (3, XiangqiPiece::Cannon, 6)],
            Start::Jia => &[
                (9, XiangqiPiece::Pawn, 1),
                (7, XiangqiPiece::Pawn, 1),
                CENTRE,
                (3, XiangqiPiece::Cannon, 6),
            ],
            Start::Yi => &[(7, XiangqiPiece::Pawn, 1), CENTRE, (1, XiangqiPiece::Cannon, 6)],
            Start::Bing => &[(3, XiangqiPiece::Pawn, 1), CENTRE, (1, XiangqiPiece::Cannon, 6)],
        }
    }

    /// Whether the piles decide the outcome, as in Nim; false only for [`Start::Bing`] (变例丙), which is a draw.
    pub fn is_nim(self) -> bool {
        self != Start::Bing
    }
}

/// A question about an initial position and the moves made from it.
pub type Question = game::Question<Xiangqi>;

/// The explanation of an initial position and the moves made from it.
pub type Explanation = game::Explanation<Xiangqi>;

/// Marker type of the topic `xiangqi` in the registry of games.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Xiangqi;

impl Game for Xiangqi {
    const NAME: &'static str = "xiangqi";
    const COMMAND: Option<&'static str> = Some(Self::NAME);
    const EXAMPLE: &'static str = "xiangqi --start classic";
    const OPTIONS: &'static [OptionSpec] = &[options::START, options::LINE];
    type State = explanation::Opening;
    type Attempt = Replay;
    type Facts = explanation::Facts;
    type Graded = NoExtras;
    type Step = Step;

    /// Parses the moves from `--line`, or from the positional tokens if that option is not given.
    fn parse_question(mut arguments: Args<'_>) -> Result<Question, Error> {
        let start = arguments.value_of("start").map(parse_start);
        let start = start.transpose()?.unwrap_or_default();
        let moves = match arguments.value_of("line") {
            Some(word) => vec![word],
            None => arguments.rest(),
        };
        arguments.reject_leftovers(Self::NAME, Self::OPTIONS)?;
        let mut replay = Replay::new(start);
        for word in moves.into_iter().flat_map(notation::split_moves) {
            let motion = Motion::parse(word)?;
            replay.play(motion).map_err(|fault| to_error(word, motion, fault))?;
        }
        Ok(Question { state: explanation::Opening::from_start(start), attempt: replay })
    }

    fn to_args(Question { state, attempt: said }: &Question) -> ArgsBuilder {
        let start = Some(state.start).filter(|start| *start != Start::default());
        let line = ArgsBuilder::default().option(&options::START, start.map(Start::name));
        line.words(said.plies().iter().map(|ply| &ply.motion))
    }

    fn explain(question: &Question, _rows: usize) -> Explanation {
        explanation::explain(question)
    }

    /// Returns the outcome class after the last move; `None` if the piles do not decide it, as in the draw.
    fn outcome(explanation: &Explanation) -> Option<Outcome> {
        match explanation.facts.last.outcome {
            Verdict::N => Some(Outcome::N),
            Verdict::P => Some(Outcome::P),
            _ => None,
        }
    }

    fn figure<'e>(_: &'e Explanation, step: &'e Step) -> Option<Figure<'e>> {
        explanation::figure(step)
    }

    fn is_lead_figure(step: &Step) -> bool {
        matches!(step, Step::Start { .. } | Step::Replay { .. })
    }

    fn hint(_: &Explanation, step: &Step) -> Option<Hint> {
        explanation::hint(step)
    }
}

fn parse_start(word: Token<'_>) -> Result<Start, Error> {
    let found = word.index_in(Start::ALL.into_iter().map(Start::name)).map(|at| Start::ALL[at]);
    found.ok_or_else(|| word.error(ArgsError::not_one_of(Start::ALL.map(Start::name))))
}

/// Converts `fault`, the reason why the board refuses the move `motion`, to an error at the token `word`,
/// from which the move was parsed.
fn to_error(word: Token<'_>, motion: Motion, fault: RecordError) -> Error {
    let file = notation::file_label(motion.by, motion.file);
    let by = motion.by.name();
    match fault {
        RecordError::NotItsTurn => word.error(PlyFault::NotItsTurn { by }),
        RecordError::NoSuchMan => word.error(PlyFault::NoSuchMan {
            by,
            man: notation::piece_letter(motion.by, motion.man).into(),
            file,
        }),
        RecordError::TooFar(distance) => {
            word.error(PlyFault::TooFar { distance, steps: motion.number })
        }
        RecordError::OffBoard => word.error(PlyFault::OffBoard),
        RecordError::Pawn => word.error(PlyFault::Pawn),
        RecordError::SameFile => word.error(PlyFault::SameFile),
    }
}
