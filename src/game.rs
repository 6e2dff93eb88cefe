//! The contract of a [`Game`]: a position is a value of its game. [`AnyState`] holds rules and
//! position once; questions, explanations, exercises, records, certificates and matches all hold
//! that same value. What follows from it (`Facts`) and what was said of it (`Said`, judged:
//! `Graded`) stand beside it, and the argument is a list of typed steps. There are no words here.

pub(crate) mod attempt;
mod hint;

use std::borrow::Cow;
use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::args::{Args, ArgsBuilder};
use crate::board_frames::{BoardFrame, FrameKind};
use crate::command_line::Token;
use crate::error::Error;
use crate::figure::Figure;
use crate::options::OptionSpec;
use crate::position::{AnyMove, Outcome};
use crate::schema::JsonSchema;
use crate::serialize;

pub(crate) use attempt::{
    Attempt, Grade, Graded, GradedClaim, GradedMove, Misconception, NoExtras, Retry,
};
pub(crate) use hint::{Hint, Hinted};

/// The version of the JSON: it changes when a field's name or meaning does.
pub(crate) const SCHEMA: u32 = 1;

/// The rows that a bounded table has at most (more are counted, not listed).
pub(crate) const TABLE_ROWS: usize = 32;

/// The rows of a bounded table when all were asked for; beyond this nobody reads.
pub(crate) const TABLE_ROWS_FULL: usize = 30_000;

/// A game that can be explained, or another topic of the same kind: a question in words, an answer
/// in typed steps. Its own JSON Schema is never used but for its name, which is that of its types.
pub(crate) trait Game: Copy + Debug + PartialEq + JsonSchema + 'static {
    /// Its name on the command line, in JSON, and as the file name of its words and template.
    const NAME: &'static str;
    /// The command that its questions are, where it is not a game of `explain`: `xor` of `carryless xor …`.
    const COMMAND: Option<&'static str> = None;
    /// The option by which a question of the first game, which is meant when none is named, is one of
    /// this; such a game is not named.
    const SIGN: Option<&'static OptionSpec> = None;
    /// The options of its questions.
    const OPTIONS: &'static [OptionSpec];
    /// The games whose words its pages use beside its own.
    const PARTS: &'static [&'static str] = &[];
    /// What is asked about: a [`AnyState`], or what stands in its place.
    type State: Clone + Debug + PartialEq + Serialize + JsonSchema;
    /// What was said of it, to be judged, or what else was wished.
    type Attempt: Clone + Debug;
    /// What follows from the setting: the head of the JSON.
    type Facts: Clone + Debug + Serialize + JsonSchema;
    /// What was said, judged; or what was wished, answered.
    type Graded: Clone + Debug + Serialize + JsonSchema + Grade;
    /// A step of the argument.
    type Step: Clone + Debug + Serialize + JsonSchema;

    /// The piles of a position, or the numbers of a topic; none of a race.
    fn numbers(_: &Self::State) -> &[u64] {
        &[]
    }

    /// Reads a question from its words (the game's own name is no longer among them).
    /// Errors: whatever breaks the game's rules, with the place.
    fn question(arguments: Args<'_>) -> Result<Question<Self>, Error>;

    /// The way back: the words and options that [`Game::question`] reads as this question.
    fn written(question: &Question<Self>) -> ArgsBuilder;

    /// Answers, with every step of the argument. Tables are bounded to `rows` rows.
    fn explain(question: &Question<Self>, rows: usize) -> Explanation<Self>;

    /// Who wins; `None` when nobody was asked about one position.
    fn outcome(_: &Explanation<Self>) -> Option<Outcome> {
        None
    }

    /// Whether what was computed is right as far as nobody has said anything of it; a proof can
    /// fail.
    fn fails(_: &Explanation<Self>) -> bool {
        false
    }

    /// The picture of a step, if it has one.
    fn figure<'e>(_: &'e Explanation<Self>, _: &'e Self::Step) -> Option<Figure<'e>> {
        None
    }

    /// The board, moment by moment; none of a game without a board.
    fn moments(_: &Explanation<Self>) -> Vec<BoardFrame> {
        Vec::new()
    }

    /// Puts into the steps the frames that they hold only where those are wanted.
    fn draw_up(_: &mut Explanation<Self>) {}

    /// Whether the picture of a step, if it has one, stands at the head of a page; of several the
    /// last.
    fn heads(_: &Self::Step) -> bool {
        false
    }

    /// The moment of the board that a step is about.
    fn moment(_: &Explanation<Self>, _: &Self::Step) -> Option<FrameKind> {
        None
    }

    /// The rung of the ladder of hints that leads to a step.
    fn hint(_: &Explanation<Self>, _: &Self::Step) -> Option<Hint> {
        None
    }
}

/// A game that can be played: what is legal in a position, who wins, and the position after a
/// move. A pile may have several winning moves, and nothing here asks for sizes.
pub(crate) trait Playable: Game {
    /// A move.
    type Move: Clone + Debug + PartialEq + Into<AnyMove> + TryFrom<AnyMove>;
    /// A wrong idea about it.
    type Misconception: Misconception;

    /// The wrong ideas by which somebody can play: those that say which move to make.
    const BELIEFS: &'static [Self::Misconception] = Self::Misconception::ALL;

    /// What is wrong with rules and position that nobody has read from words: `rules` or
    /// `position`.
    /// Errors: the name of the part.
    fn check(setting: &Self::State) -> Result<(), &'static str>;

    /// A move as `--move` takes it, held to the rules.
    /// Errors: those of the game, at the place.
    fn read(word: Token<'_>, setting: &Self::State) -> Result<Self::Move, Error>;

    /// The picture of the board, with a move shown in it, which says nothing of who can win; `None` where
    /// the game has none of its own.
    fn board<'s>(_: &'s Self::State, _: Option<&Self::Move>) -> Option<Figure<'s>> {
        None
    }

    /// What is left: stones, or the way to the target.
    fn left(setting: &Self::State) -> u128 {
        Self::numbers(setting).iter().map(|size| u128::from(*size)).sum()
    }

    /// How many legal moves there are (or the most that can be counted).
    fn move_count(setting: &Self::State) -> u128;

    /// The legal move with this index, in a fixed order.
    fn nth(setting: &Self::State, index: u128) -> Option<Self::Move>;

    /// Whether the rules allow this move, and it says of itself what is true.
    fn is_legal(setting: &Self::State, chosen: &Self::Move) -> bool;

    /// Makes a legal move.
    fn apply(setting: &mut Self::State, chosen: &Self::Move);

    /// Whether the player to move can win.
    fn wins(setting: &Self::State) -> Outcome;

    /// Whether this legal move wins.
    fn wins_by(setting: &Self::State, chosen: &Self::Move) -> bool {
        let mut after = setting.clone();
        Self::apply(&mut after, chosen);
        Self::wins(&after) == Outcome::P
    }

    /// Winning moves, the easiest to see first where that is known; possibly not all of them.
    fn winning(setting: &Self::State) -> Vec<Self::Move>;

    /// Who wins and by which moves, of any position that moves lead to from here: what the theorem needs for
    /// all of them is worked out once.
    fn theorem(_: &Self::State) -> impl Fn(&Self::State) -> (Outcome, Vec<Self::Move>) {
        |here| (Self::wins(here), Self::winning(here))
    }

    /// The indices of all winning moves, in rising order; `None` when they are too many to list.
    fn winning_indices(_: &Self::State) -> Option<Vec<u128>> {
        None
    }

    /// The winning move to recommend.
    fn recommended(setting: &Self::State) -> Option<Self::Move> {
        Self::winning(setting).into_iter().next()
    }

    /// The move that makes a lost game last.
    fn patient(setting: &Self::State) -> Option<Self::Move>;

    /// The position as it is explained.
    fn explained(setting: &Self::State) -> Self::State {
        setting.clone()
    }

    /// The beliefs that make sense here.
    fn ideas(_: &Self::State) -> Vec<Self::Misconception> {
        Self::BELIEFS.to_vec()
    }

    /// A move that somebody with this idea makes: where the idea leaves a choice, one that wins if
    /// there is one. `below` draws a number below its argument.
    fn believing(
        setting: &Self::State,
        idea: Self::Misconception,
        below: &mut dyn FnMut(u128) -> u128,
    ) -> Option<Self::Move>;
}

/// Rules and position of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "{P}With{R}"))]
pub(crate) struct GameState<R, P> {
    /// The rules.
    pub rules: R,
    /// The position.
    pub position: P,
}

/// A question about a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Question<G: Game> {
    /// Rules and position.
    pub setting: G::State,
    /// What was said of them.
    pub said: G::Attempt,
}

/// An answer: rules and position, what follows from them, what is to be said of an answer, and the
/// argument.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}Explanation", bound = "G: Game"))]
pub(crate) struct Explanation<G: Game> {
    /// The version of this JSON.
    pub schema: u32,
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(schema_with = "named::<G>"))]
    pub game: &'static str,
    /// Rules and position.
    #[serde(flatten)]
    pub setting: G::State,
    /// What follows from them.
    #[serde(flatten)]
    pub facts: G::Facts,
    /// What was said, judged.
    #[serde(flatten)]
    pub judged: G::Graded,
    /// The argument.
    pub steps: Vec<G::Step>,
    /// The same argument as a board of stones, moment by moment; left out unless frames are asked for, by
    /// games without a board, with more than 24 piles, and when the game is over.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "serialize::json_only")]
    pub moments: Vec<BoardFrame>,
}

/// By its name a program tells an explanation from those of other games.
#[cfg(feature = "schema")]
fn named<G: Game>(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({ "type": "string", "const": G::NAME })
}

impl<G: Game> Explanation<G> {
    /// The answer about a setting.
    pub(crate) fn of(
        setting: G::State,
        facts: G::Facts,
        judged: G::Graded,
        steps: Vec<G::Step>,
    ) -> Self {
        let moments = Vec::new();
        Explanation { schema: SCHEMA, game: G::NAME, setting, facts, judged, steps, moments }
    }

    /// The picture of a step, counted from 0, if it has one.
    pub(crate) fn figure(&self, step: usize) -> Option<Figure<'_>> {
        self.steps.get(step).and_then(|step| G::figure(self, step))
    }

    /// The step whose picture stands at the head of a page.
    pub(crate) fn head(&self) -> Option<usize> {
        let steps = self.steps.iter().enumerate();
        let mut heads = steps.filter(|(_, step)| G::heads(step) && G::figure(self, step).is_some());
        heads.next_back().map(|(at, _)| at)
    }

    /// The board as it is at a step, counted from 0, if it belongs to one of its moments.
    pub(crate) fn board(&self, step: usize) -> Option<Figure<'_>> {
        self.scene(G::moment(self, self.steps.get(step)?)?)
    }

    /// The board in the last moment of this kind, if there is one.
    pub(crate) fn scene(&self, kind: FrameKind) -> Option<Figure<'_>> {
        let moments = match self.moments.is_empty() {
            true => Cow::Owned(G::moments(self)),
            false => Cow::Borrowed(self.moments.as_slice()),
        };
        Figure::moment(moments, kind)
    }

    /// Whether what a pupil said, or what was tried out, is right; `None` when there was nothing of
    /// that. A proof answers only when it fails.
    pub(crate) fn judgement(&self) -> Option<bool> {
        if G::fails(self) { Some(false) } else { self.judged.right() }
    }

    /// Draws up the frames of the board, for whoever shows them.
    pub(crate) fn draw_up(&mut self) {
        self.moments = G::moments(self);
        G::draw_up(self);
    }

    /// What the pupil can try again; nothing when the game is over, which has only its first step.
    pub(crate) fn retry(&self) -> Option<Retry> {
        self.judged.retry(G::outcome(self)).filter(|_| self.steps.len() > 1)
    }

    /// The rungs of the ladder of hints; only the last one gives the answer.
    pub(crate) fn hints(&self) -> Vec<Hint> {
        let rungs = self.steps.iter().filter_map(|step| G::hint(self, step));
        rungs.chain([Hint::new("answer", 0)]).collect()
    }
}

/// Makes an enum whose names in JSON and in text are written once: `Variant = "tag"`.
macro_rules! tagged {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $tag:literal,)+ }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        $(#[$meta])*
        pub(crate) enum $name {
            $($(#[$doc])* #[serde(rename = $tag)] $variant,)+
        }

        impl $name {
            /// All of them, in order.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its name in JSON and in text.
            pub(crate) fn tag(self) -> &'static str {
                match self {
                    $(Self::$variant => $tag,)+
                }
            }
        }
    };
}
pub(crate) use tagged;

/// Says of an enum of [`tagged!`] that it is an [`Idea`].
macro_rules! idea {
    ($name:ty $(, $last:pat)?) => {
        impl crate::game::Misconception for $name {
            const ALL: &'static [Self] = Self::ALL;

            fn tag(self) -> &'static str {
                self.tag()
            }

            $(fn is_about_the_last_stone(self) -> bool {
                matches!(self, $last)
            })?
        }
    };
}
pub(crate) use idea;
