//! The public API: a few types that hide the internals. Arguments are given as text in the form of the
//! command line; results are values, JSON, and pages in a language.

use std::fmt;
use std::str::FromStr;

use serde::ser::{Error as _, Serialize, Serializer};
use serde_json::Value;

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_args::options;
use carryless_exercises::{
    Constraint, Constraints, Marker, exercise as drawn, kind, question_text,
};
use carryless_games::games;
use carryless_games::position::{AnyMove, Outcome};
use carryless_play::{self as play, Level, Player, Side};
use carryless_render::i18n::{Diagnostic, Language};
use carryless_render::{self as render, Screen, View};
use carryless_worksheet::{markdown_of, topic_names};

/// A question about a position, parsed from the arguments of `carryless`: `3 4 5 --misere`, `race 30 --say
/// 1-2`, `wythoff 3 5`, or another topic such as `count 1 2 3 --up-to 1000`.
///
/// ```
/// let question: carryless::Question = "3 4 5 --move 1:2".parse()?;
/// assert_eq!(question.explain().is_right(), Some(true));
/// let error = "3 4 x".parse::<carryless::Question>().unwrap_err();
/// assert_eq!(&error.excerpt[error.span], "x");
/// # Ok::<(), carryless::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Question(pub(crate) games::Question);

impl FromStr for Question {
    type Err = Error;

    fn from_str(words: &str) -> Result<Self, Error> {
        let (first, rest) = words.trim_start().split_once(' ').unwrap_or((words, ""));
        let topic = games::commands().any(|name| name == first);
        let (command, words) = if topic { (first, rest) } else { (games::EXPLAIN, words) };
        games::Question::parse_for_command(command, &CommandLine::parse(words)).map(Question)
    }
}

impl Question {
    /// Answers the question, with every step of the explanation.
    pub fn explain(&self) -> Explanation {
        Explanation(self.0.explain(false))
    }
}

/// Parses a question from the arguments `words` and answers it.
///
/// ```
/// assert_eq!(carryless::explain("3 4 5")?.winning_moves(), ["1:2"]);
/// # Ok::<(), carryless::Error>(())
/// ```
///
/// # Errors
/// An invalid argument, with its span.
pub fn explain(words: &str) -> Result<Explanation, Error> {
    words.parse().map(|question: Question| question.explain())
}

/// An answer: who wins, all winning moves, and the explanation step by step. Serializes as the JSON of
/// `--format json`, whose fields [`schema`] describes.
#[derive(Clone, Debug)]
pub struct Explanation(pub(crate) games::Explanation);

impl Serialize for Explanation {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.value().map_err(S::Error::custom)?.serialize(to)
    }
}

impl Explanation {
    /// Returns the name of the game or topic of the answer, such as `nim` or `count`.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Whether the player to move wins; `None` when the question is not about one position.
    pub fn is_won(&self) -> Option<bool> {
        self.0.outcome().map(|outcome| outcome == Outcome::N)
    }

    /// Whether the claim or move in the question is right; `None` when it contains neither.
    pub fn is_right(&self) -> Option<bool> {
        self.0.is_right()
    }

    /// Returns the winning moves in the form that `--move` has in the game: `1:2` for two stones from pile 1
    /// of Nim, `5` for the number said in a race, `1,0,2` for the stones taken from each pile.
    pub fn winning_moves(&self) -> Vec<String> {
        let whole = self.value().unwrap_or_default();
        let moves = whole["winning_moves"].as_array().into_iter().flatten();
        moves.map(to_move_text).collect()
    }

    /// Returns the answer as a parsed JSON value.
    fn value(&self) -> Result<Value, Error> {
        serde_json::from_str(&self.json()?).map_err(Error::internal)
    }

    /// Returns the answer as one line of JSON.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn json(&self) -> Result<String, Error> {
        render::json(self.0.clone(), &View::default())
    }
}

/// Converts a move from its JSON value `chosen` to the form of `--move`.
fn to_move_text(chosen: &Value) -> String {
    let turn = serde_json::from_value::<AnyMove>(chosen.clone());
    turn.map_or_else(|_| chosen.to_string(), |turn| turn.to_string())
}

/// Returns the JSON Schema to which the JSON of every answer conforms.
pub fn schema() -> Value {
    crate::schema::explanation()
}

/// Whether a certificate from `prove --certificate` proves the statement that it contains.
///
/// # Errors
/// Text that is not a certificate.
pub fn verify(certificate: &str) -> Result<bool, Error> {
    let checked = games::prove::proof::verify(certificate)?;
    Ok(checked.is_right().is_none())
}

/// Returns the Markdown of a lesson with the commands of its code blocks replaced by HTML answers, as in the
/// book.
///
/// # Errors
/// The first invalid command.
#[cfg(feature = "book")]
pub fn lesson(markdown: &str, language: Language) -> Result<String, Error> {
    let first = |found: Vec<carryless_book::LessonError>| {
        found.into_iter().next().map_or_else(|| Error::internal("no finding"), |found| found.error)
    };
    carryless_book::LessonWriter::new(language)?.render_chapter("", markdown).map_err(first)
}

/// A renderer of answers in one language. Loads the messages and templates once, for any number of answers.
///
/// ```
/// use carryless::{Language, Renderer};
/// let answer = carryless::explain("3 4 5")?;
/// for (code, words) in [("zh", "**你能赢**"), ("en", "**You can win**")] {
///     let page = Renderer::new(Language::of_code(code)?)?.markdown(&answer)?;
///     assert!(page.contains(words));
/// }
/// # Ok::<(), carryless::Error>(())
/// ```
pub struct Renderer(pub(crate) render::Renderer);

impl fmt::Debug for Renderer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Renderer").field(&self.0.words().language()).finish()
    }
}

impl Renderer {
    /// Creates a renderer with the messages and templates of a language.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn new(language: Language) -> Result<Self, Error> {
        render::Renderer::new(language, &games::names()).map(Renderer)
    }

    /// Returns the answer as Markdown that is readable without rendering.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn markdown(&self, answer: &Explanation) -> Result<String, Error> {
        self.0.markdown(answer.0.clone(), View::default())
    }

    /// Returns the answer as a self-contained HTML page with pictures.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn html(&self, answer: &Explanation) -> Result<String, Error> {
        self.0.html(answer.0.clone(), View::default())
    }

    /// Returns the answer as text for a terminal of `width` columns, without colours.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn text(&self, answer: &Explanation, width: usize) -> Result<String, Error> {
        self.0.text(answer.0.clone(), View::default(), Screen { width, colour: false })
    }

    /// Returns the message of an error in the language of the renderer, and the hint if there is one.
    pub fn error(&self, error: &Error) -> (String, Option<String>) {
        let Diagnostic { sentence, hint, .. } = self.0.words().diagnostic(error);
        (sentence, hint)
    }
}

/// Returns the names of all topics of exercises, in the order in which they are taught.
pub fn topics() -> Vec<&'static str> {
    topic_names()
}

/// An exercise, with its question in one language.
#[derive(Clone, Debug)]
pub struct Exercise {
    inner: drawn::Exercise,
    question: String,
}

/// Generates at most `count` different exercises of a topic, at a level from 1 to 5, with questions in
/// `language`. The same seed gives the same exercises; an unknown topic gives none.
///
/// ```
/// let language = carryless::Language::of_code("en")?;
/// for exercise in carryless::exercises("winning-move", 1, 2026, 5, language)? {
///     println!("{}\n{}", exercise.question(), exercise.json()?);
/// }
/// # Ok::<(), carryless::Error>(())
/// ```
///
/// # Errors
/// A level outside 1 to 5.
pub fn exercises(
    topic: &str,
    level: u8,
    seed: u64,
    count: usize,
    language: Language,
) -> Result<Vec<Exercise>, Error> {
    let Some(kind) = kind(topic) else { return Ok(Vec::new()) };
    let writer = question_text::writer(language)?;
    let constraints = Constraints::default().with(Constraint::Level, u64::from(level));
    let space = kind.space(&constraints)?;
    let asked = |exercise: drawn::Exercise| {
        Ok(Exercise { question: exercise.question(&writer)?, inner: exercise })
    };
    space.draw(seed).take(count).map(asked).collect()
}

impl Exercise {
    /// Returns the question as Markdown.
    pub fn question(&self) -> &str {
        &self.question
    }

    /// Returns the exercise with its answer as one line of JSON.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn json(&self) -> Result<String, Error> {
        self.inner.json(&self.question)
    }

    /// Marks `answer`, the text that a pupil wrote. Returns the points earned and the largest possible number
    /// of points.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn mark(&self, answer: &str) -> Result<(u32, u32), Error> {
        let mark = Marker::new()?.mark(&self.inner, answer);
        Ok((mark.earned, mark.of))
    }
}

/// Returns a sheet of exercises with its key as Markdown. `constraints` is a text with options of
/// `carryless worksheet`.
///
/// ```
/// let language = carryless::Language::of_code("en")?;
/// let sheet = carryless::worksheet("--topic winning-move:3 --seed 7", language)?;
/// assert!(sheet.contains("3."));
/// # Ok::<(), carryless::Error>(())
/// ```
///
/// # Errors
/// An invalid option, with its span.
pub fn worksheet(constraints: &str, language: Language) -> Result<String, Error> {
    let line = CommandLine::parse(constraints);
    markdown_of(&Args::parse(&line, options::SHEET.iter())?, language)
}

/// A match against the computer.
#[derive(Clone, Debug)]
pub struct Match(play::Match);

/// Begins a match at the position of a question; `None` when its game cannot be played.
///
/// ```
/// let mut game = carryless::play(&"3 4 5".parse()?).ok_or("not played")?;
/// assert_eq!(game.computer(7)?.as_deref(), Some("1:2"));
/// assert!(game.make("2:4")? && !game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play(question: &Question) -> Option<Match> {
    let state = question.0.state();
    state.is_played().then(|| Match(play::Match::new(state, Side::Human)))
}

impl Match {
    /// Returns the legal moves in the form of `--move`, at most 1000.
    pub fn moves(&self) -> Vec<String> {
        self.turns().take(1000).map(|turn| turn.to_string()).collect()
    }

    /// Makes the move `chosen`, in the form of `--move` (`1:2`); returns `false` and changes nothing if it is
    /// not legal.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn make(&mut self, chosen: &str) -> Result<bool, Error> {
        let found = self.turns().find(|turn| turn.to_string() == chosen);
        found.map_or(Ok(false), |turn| self.0.apply(turn).map(|()| true))
    }

    /// Makes a best move for the computer and returns it, in the form of `--move`; `None` when no move is
    /// left. The computer plays perfectly and makes no random choice, so `seed` has no effect on the move.
    ///
    /// # Errors
    /// An internal error of this crate.
    pub fn computer(&mut self, seed: u64) -> Result<Option<String>, Error> {
        let chosen = Player::new(Level::Perfect, seed).choose(self.0.board(), self.0.turns().len());
        chosen.map(|turn| self.0.apply(turn.clone()).map(|()| turn.to_string())).transpose()
    }

    /// Returns the move that a computer player of this level would make, without making it. `level` is a
    /// value of `--level`: `perfect`, `last:5`, `errs:20`, `idea`. `seed` decides the random choices. `None`
    /// if `level` is unknown or does not apply to the position, or if no move is left.
    pub fn suggest(&self, level: &str, seed: u64) -> Option<String> {
        let level = Level::parse(level).filter(|level| level.applies_to(self.0.board()))?;
        Player::new(level, seed)
            .choose(self.0.board(), self.0.turns().len())
            .map(|turn| turn.to_string())
    }

    /// Whether the match is over: no legal move is left.
    pub fn is_over(&self) -> bool {
        self.0.board().move_count() == 0
    }

    /// Returns the explanation of the current position: who wins, and with which moves; `None` if the game
    /// cannot explain the position.
    pub fn explain(&self) -> Option<Explanation> {
        self.0.explanation().map(Explanation)
    }

    /// Iterates over the legal moves.
    fn turns(&self) -> impl Iterator<Item = AnyMove> + '_ {
        let board = self.0.board();
        (0..board.move_count()).filter_map(|at| board.legal_move_at(at))
    }
}
