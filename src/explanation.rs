//! What all explanations have in common: the contract of a [`Game`], what its argument offers to
//! whoever shows it ([`Explained`]), and the [`Figure`]s, which are data. There are no words here
//! and nothing is drawn; `render` does both.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::asked::Asked;
use crate::columns::{Columns, Powers};
use crate::error::Error;
use crate::listing::Entry;
use crate::options::OptionSpec;
use crate::position::{Claim, Move, Outcome, Takes};

/// The version of the JSON: it changes when a field's name or meaning does.
pub const SCHEMA: u32 = 1;

/// The rows that a bounded table has at most (more are counted, not listed).
pub const TABLE_ROWS: usize = 32;

/// The rows of a bounded table when all were asked for; beyond this nobody reads.
pub const TABLE_ROWS_FULL: usize = 100_000;

/// A game that can be explained, or another topic of the same kind: a question in words, an answer
/// in typed steps.
pub trait Game {
    /// Its name on the command line, in JSON, and as the file name of its words and template.
    const NAME: &'static str;
    /// Whether it is a command of its own (`carryless xor …`) and not a game of `explain`.
    const OWN_COMMAND: bool = false;
    /// The options of its questions.
    const OPTIONS: &'static [OptionSpec];
    /// What can be asked about it.
    type Question;
    /// The argument that answers.
    type Explanation: Explained + Serialize + JsonSchema;

    /// Reads a question from its words (the game's own name is no longer among them).
    ///
    /// # Errors
    /// Whatever breaks the game's rules, with the place.
    fn question(arguments: Asked<'_>) -> Result<Self::Question, Error>;

    /// Answers, with every step of the argument. Tables are bounded to `rows` rows.
    fn explain(question: &Self::Question, rows: usize) -> Self::Explanation;
}

/// What the renderers need of an explanation beside its data.
pub trait Explained {
    /// Who wins; `None` when nobody was asked about one position.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether what a pupil said, or what was tried out, is right; `None` when there was nothing of
    /// that. A proof answers only when it fails.
    fn judgement(&self) -> Option<bool>;

    /// The number of steps.
    fn steps(&self) -> usize;

    /// The picture of step `step`, if that step has one.
    fn figure(&self, step: usize) -> Option<Figure<'_>>;

    /// The rungs of the ladder of hints; only the last one gives the answer.
    fn hints(&self) -> Vec<Hint>;
}

/// A rung of the ladder of hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Hint {
    /// Its message id within the game: `odd`, `flip`, … and at the end `answer`.
    pub rung: &'static str,
    /// The number in it: a modulus, the weight of a column, or 0.
    pub value: u64,
}

impl Hint {
    /// A rung.
    pub fn new(rung: &'static str, value: u64) -> Self {
        Hint { rung, value }
    }
}

/// A question with some of its hints, for whoever must not see the answer yet: the JSON of `--hint`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Hinted {
    /// The version of this JSON.
    pub schema: u32,
    /// The game.
    pub game: &'static str,
    /// The rules, as in the explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Value>,
    /// The position, as in the explanation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The first rungs of the ladder.
    pub hints: Vec<Hint>,
    /// Who wins, as in the explanation; only with the last rung.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
    /// The winning moves, as in the explanation; only with the last rung.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winning_moves: Option<Value>,
}

/// A picture as data: numbers, cells and roles. Weights are powers of two (or 1).
#[derive(Clone, Debug)]
pub enum Figure<'a> {
    /// The piles as stones; those that the move takes are outlines.
    Piles {
        /// The sizes.
        piles: &'a [u64],
        /// The move shown in them: one part for each pile that it touches.
        taken: Vec<Move>,
    },
    /// The column grid, the hero of every page.
    Columns {
        /// The digits.
        columns: &'a Columns,
        /// Whether the leftmost odd column gets a box.
        boxed: bool,
    },
    /// A column grid with empty boxes to write in; the digits under the line are all empty.
    Blanks {
        /// What is printed.
        grid: &'a BlankGrid,
    },
    /// Two piles as a place on a board: a queen who may go left, down or down to the left.
    Queen {
        /// Where she stands: the first pile to the right, the second upwards.
        at: [u64; 2],
        /// The cold squares of the board.
        cold: Vec<[u64; 2]>,
    },
    /// Piles before and after their move, with the digits that flip.
    Flip {
        /// The rows, in pile order.
        rows: &'a [Flip],
        /// How many digits each number has.
        width: usize,
    },
    /// The piles as blocks 8 4 2 1, equal blocks in pairs.
    Blocks {
        /// The numbers and their digits.
        columns: &'a Columns,
    },
    /// The piles in bands of `modulus`, with what is left over.
    Bands {
        /// K + 1.
        modulus: u64,
        /// The divisions, in pile order.
        rows: &'a [Division],
    },
    /// The three branches of misère play and the one taken.
    Fork {
        /// How many piles (or remainders) are 2 or more.
        big: u64,
        /// How many are 1.
        ones: u64,
    },
    /// Files of a Xiangqi board with men that face each other; what is free between them is a
    /// pile.
    Board {
        /// The files, from Red's left to Red's right.
        files: &'a [BoardFile],
        /// The advance shown in them.
        taken: Option<Move>,
    },
    /// The numbers of a race as stepping stones.
    Stones {
        /// The stones to show, from the start to the target.
        stones: Vec<Entry<Stone>>,
    },
}

/// A column grid on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlankGrid {
    /// The number of columns.
    pub width: usize,
    /// A row for each number.
    pub rows: Vec<BlankRow>,
}

/// A row of a column grid on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlankRow {
    /// The number before it.
    pub number: u64,
    /// Its digits, from the left; null for an empty box.
    pub digits: Vec<Option<u64>>,
}

/// A pile whose digits flip: one line of the flip picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Flip {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// What stands in the columns now: the size, or its remainder.
    pub before: u64,
    /// What must stand there.
    pub after: u64,
    /// The weights of the digits that flip.
    pub flips: Powers,
    /// How many stones the move takes.
    pub take: u64,
    /// How many stones stay.
    pub leaves: u64,
}

/// A pile divided by K + 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Division {
    /// The pile, counted from 1.
    pub pile: u64,
    /// Its size.
    pub size: u64,
    /// How many whole bands of K + 1 it holds.
    pub bands: u64,
    /// What is left over, from 0 to K.
    pub residue: u64,
    /// The winning move that *raises* the remainder across a band's edge, if there is one.
    pub raised: Option<Raised>,
}

/// What a move leaves that raises the remainder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Raised {
    /// How many stones stay in the pile.
    pub leaves: u64,
    /// How many whole bands they fill.
    pub bands: u64,
    /// Their remainder.
    pub residue: u64,
}

/// A file of a Xiangqi board with the two men that face each other on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BoardFile {
    /// Its number, counted from Red's right, 1–9; for Black it is 10 minus that.
    pub file: u64,
    /// What the men are.
    pub man: Man,
    /// The rank of Red's man, counted from Red's side, 1–10; null when it has left.
    pub red: Option<u64>,
    /// The rank of Black's man.
    pub black: Option<u64>,
    /// The pile that they are, counted from 1.
    pub pile: u64,
    /// The steps that are free between them; null when they no longer face each other.
    pub size: Option<u64>,
}

/// A man of Xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Man {
    /// 炮
    Cannon,
    /// 兵, 卒
    Pawn,
}

/// A stepping stone of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Stone {
    /// The number said.
    pub number: u64,
    /// What it is to the player who moves.
    pub role: StoneRole,
}

/// What a number of a race is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StoneRole {
    /// Where the count stands now.
    Start,
    /// A key number: whoever says it can win.
    Key,
    /// A key number that this move reaches.
    Reached,
    /// The target, when it is not a key number.
    Target,
}

/// A pupil's verdict, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct JudgedClaim<I> {
    /// What was said.
    pub said: Claim,
    /// Whether it is true.
    pub right: bool,
    /// The wrong ideas that say the same of this position.
    pub ideas: Vec<I>,
}

/// A pupil's move in several piles, judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct JudgedTakes<I> {
    /// How many stones each pile loses.
    pub takes: Vec<u64>,
    /// Whether it wins.
    pub winning: bool,
    /// The wrong ideas that produce a losing move like this.
    pub ideas: Vec<I>,
    /// A winning answer to a losing move; null when the move wins.
    pub reply: Option<Takes>,
}

/// A number that may exceed 64 bits; as JSON a string of decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Large(pub u128);

impl Serialize for Large {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl JsonSchema for Large {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Large".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-9]+$" })
    }
}
