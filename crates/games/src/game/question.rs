//! A question about a position ([`Question`]) and its answer ([`Explanation`]) as data.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Game, Grade, Hint, Marks, Retry, SCHEMA};
use crate::board_frames::{BoardFrame, FrameKind};
use crate::figure::Figure;
use crate::serialize;

/// Rules of a game and a position in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "{P}With{R}"))]
pub struct GameState<R, P> {
    /// Rules of the game.
    pub rules: R,
    /// Position, before the move that is asked about.
    pub position: P,
}

/// A question about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<G: Game> {
    /// Rules and position.
    pub state: G::State,
    /// The attempt (claim or move) to grade.
    pub attempt: G::Attempt,
}

/// The answer to a question: rules and position, facts that follow from them, the graded attempt, and the
/// steps.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound = "")]
#[cfg_attr(feature = "schema", schemars(rename = "{G}Explanation", bound = "G: Game"))]
pub struct Explanation<G: Game> {
    /// Version of the JSON format of explanations.
    pub schema: u32,
    /// Name of the game or topic.
    #[cfg_attr(feature = "schema", schemars(schema_with = "name_schema::<G>"))]
    pub game: &'static str,
    /// Rules and position.
    #[serde(flatten)]
    pub state: G::State,
    /// Facts that follow from rules and position.
    #[serde(flatten)]
    pub facts: G::Facts,
    /// The attempt, graded.
    #[serde(flatten)]
    pub judged: G::Graded,
    /// Steps of the explanation, in order.
    pub steps: Vec<G::Step>,
    /// Frames of the step-through board, in order. Left out unless frames are requested, for games without a
    /// board, for more than 24 piles, and when the game is over.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "serialize::json_only")]
    pub moments: Vec<BoardFrame>,
}

/// Returns the schema of the field `game`, a constant that distinguishes the explanations of the games.
#[cfg(feature = "schema")]
fn name_schema<G: Game>(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({ "type": "string", "const": G::NAME })
}

impl<G: Game> Explanation<G> {
    /// Creates an explanation without board frames.
    pub fn new(state: G::State, facts: G::Facts, judged: G::Graded, steps: Vec<G::Step>) -> Self {
        let moments = Vec::new();
        Explanation { schema: SCHEMA, game: G::NAME, state, facts, judged, steps, moments }
    }

    /// Returns the figure of the step of this index (0-based); `None` if it has no figure.
    pub fn figure(&self, step: usize) -> Option<Figure<'_>> {
        self.steps.get(step).and_then(|step| G::figure(self, step))
    }

    /// Returns what the picture of the position shows at the step of this index (0-based); `None` if nothing.
    pub fn marks(&self, step: usize) -> Option<Marks> {
        self.steps.get(step).and_then(|step| G::marks(self, step))
    }

    /// Returns the index (0-based) of the step whose figure is the lead figure of the page, the last one that
    /// `Game::is_lead_figure` admits; `None` if no step has one.
    pub fn lead_figure_step(&self) -> Option<usize> {
        let steps = self.steps.iter().enumerate();
        let mut heads =
            steps.filter(|(_, step)| G::is_lead_figure(step) && G::figure(self, step).is_some());
        heads.next_back().map(|(at, _)| at)
    }

    /// Returns the figure of the board at the step of this index (0-based); `None` if no board frame shows the
    /// step.
    pub fn board_figure(&self, step: usize) -> Option<Figure<'_>> {
        self.frame_figure(G::frame_kind(self, self.steps.get(step)?)?)
    }

    /// Returns the figure of the last board frame of this kind; `None` if there is no such frame.
    pub fn frame_figure(&self, kind: FrameKind) -> Option<Figure<'_>> {
        let moments = match self.moments.is_empty() {
            true => Cow::Owned(G::frames(self)),
            false => Cow::Borrowed(self.moments.as_slice()),
        };
        Figure::from_frame(moments, kind)
    }

    /// Whether the graded attempt is right; `None` without an attempt. For a proof, `Some(false)` if the
    /// statement is refuted, otherwise `None`.
    pub fn is_right(&self) -> Option<bool> {
        if G::is_refuted(self) { Some(false) } else { self.judged.is_right() }
    }

    /// Builds the board frames, for outputs that show them.
    pub fn build_frames(&mut self) {
        self.moments = G::frames(self);
        G::build_frames(self);
    }

    /// Returns the task that the pupil can try again; `None` if nothing was wrong, if there is no winning move
    /// to find, or if the game is over.
    pub fn retry(&self) -> Option<Retry> {
        self.judged.retry(G::outcome(self)).filter(|_| self.steps.len() > 1)
    }

    /// Returns the hints in order; only the last one reveals the answer.
    pub fn hints(&self) -> Vec<Hint> {
        let rungs = self.steps.iter().filter_map(|step| G::hint(self, step));
        rungs.chain([Hint::new("answer", 0)]).collect()
    }
}
