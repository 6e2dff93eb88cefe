//! What the crate shows to others: a handful of types that hide how an answer is made.
//! In: words as one types them. Out: values, JSON, and pages in the reader's language.

use std::fmt;
use std::str::FromStr;

use serde::ser::{Error as _, Serialize, Serializer};
use serde_json::Value;

use crate::args::Args;
use crate::command_line::CommandLine;
use crate::error::Error;
use crate::exercises::{Constraint, Constraints, Marker, exercise as drawn, kind, question_text};
use crate::games;
use crate::i18n::{Diagnostic, Language};
use crate::options;
use crate::play::{self, Level, Player, Side};
use crate::position::{AnyMove, Outcome};
use crate::render::{self, Screen, View};
use crate::worksheet::{markdown_of, topic_names};

/// A question about a position, read from the words that `carryless` takes: `3 4 5 --misere`,
/// `race 30 --say 1-2`, `wythoff 3 5`, or a topic of its own such as `count 1 2 3 --up-to 1000`.
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
        games::Question::of_command(command, &CommandLine::parse(words)).map(Question)
    }
}

impl Question {
    /// Answers, with every step of the argument.
    pub fn explain(&self) -> Explanation {
        Explanation(self.0.explain(false))
    }
}

/// Answers a question at once.
///
/// ```
/// assert_eq!(carryless::explain("3 4 5")?.winning_moves(), ["1:2"]);
/// # Ok::<(), carryless::Error>(())
/// ```
///
/// # Errors
/// What is wrong with the words, and where.
pub fn explain(words: &str) -> Result<Explanation, Error> {
    words.parse().map(|question: Question| question.explain())
}

/// An answer: who wins, every winning move, and the argument step by step. It serialises as the
/// JSON of `--format json`, whose fields [`schema`] describes.
#[derive(Clone, Debug)]
pub struct Explanation(pub(crate) games::Explanation);

impl Serialize for Explanation {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.value().map_err(S::Error::custom)?.serialize(to)
    }
}

impl Explanation {
    /// The game, or the topic.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Whether the player to move wins; none when the question is not about one position.
    pub fn is_won(&self) -> Option<bool> {
        self.0.outcome().map(|outcome| outcome == Outcome::N)
    }

    /// Whether what the question claims or tries is right; none when it does neither.
    pub fn is_right(&self) -> Option<bool> {
        self.0.judgement()
    }

    /// The winning moves as `--move` takes them: `1:2`, a number, or what each pile loses.
    pub fn winning_moves(&self) -> Vec<String> {
        let whole = self.value().unwrap_or_default();
        let moves = whole["winning_moves"].as_array().into_iter().flatten();
        moves.map(typed).collect()
    }

    /// The JSON of the answer as a value.
    fn value(&self) -> Result<Value, Error> {
        serde_json::from_str(&self.json()?).map_err(Error::defect)
    }

    /// The answer as one line of JSON.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn json(&self) -> Result<String, Error> {
        render::json(self.0.clone(), &View::default())
    }
}

/// A move as one types it after `--move`.
fn typed(chosen: &Value) -> String {
    let turn = serde_json::from_value::<AnyMove>(chosen.clone());
    turn.map_or_else(|_| chosen.to_string(), |turn| turn.to_string())
}

/// The JSON Schema of every answer.
pub fn schema() -> Value {
    crate::schema::explanation()
}

/// Whether a certificate of `prove --certificate` proves what it says.
///
/// # Errors
/// Text that is no certificate.
pub fn verify(certificate: &str) -> Result<bool, Error> {
    let checked = games::prove::proof::verify(certificate)?;
    Ok(checked.judgement().is_none())
}

/// A lesson with the commands in its blocks answered, as the book shows it.
///
/// # Errors
/// The first command that is wrong.
#[cfg(feature = "book")]
pub fn lesson(markdown: &str, language: Language) -> Result<String, Error> {
    let first = |found: Vec<crate::book::LessonError>| {
        found.into_iter().next().map_or_else(|| Error::defect("no finding"), |found| found.error)
    };
    crate::book::LessonWriter::new(language)?.chapter("", markdown).map_err(first)
}

/// The words and templates of one language, read once.
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
    /// Reads what a language says.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn new(language: Language) -> Result<Self, Error> {
        render::Renderer::new(language, &games::names()).map(Renderer)
    }

    /// A page as Markdown that reads well as it stands.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn markdown(&self, answer: &Explanation) -> Result<String, Error> {
        self.0.markdown(answer.0.clone(), View::default())
    }

    /// A page of its own as HTML, with pictures.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn html(&self, answer: &Explanation) -> Result<String, Error> {
        self.0.html(answer.0.clone(), View::default())
    }

    /// A page for a terminal of this width.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn text(&self, answer: &Explanation, width: usize) -> Result<String, Error> {
        self.0.text(answer.0.clone(), View::default(), Screen { width, colour: false })
    }

    /// An error as a sentence, and a hint when there is one.
    pub fn error(&self, error: &Error) -> (String, Option<String>) {
        let Diagnostic { sentence, hint, .. } = self.0.words().told(error);
        (sentence, hint)
    }
}

/// The topics of exercises, in the order in which they are taught.
pub fn topics() -> Vec<&'static str> {
    topic_names()
}

/// An exercise, with its question in the words of a language.
#[derive(Clone, Debug)]
pub struct Exercise {
    inner: drawn::Exercise,
    question: String,
}

/// Draws exercises of a topic, at a level from 1 to 5, as many as there are and `count` at most:
/// none twice, the same for the same seed, and none at all for a topic that does not exist.
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
/// A level that does not exist.
pub fn exercises(
    topic: &str,
    level: u8,
    seed: u64,
    count: usize,
    language: Language,
) -> Result<Vec<Exercise>, Error> {
    let Some(kind) = kind(topic) else { return Ok(Vec::new()) };
    let writer = question_text::writer(language)?;
    let wishes = Constraints::default().with(Constraint::Level, u64::from(level));
    let space = kind.space(&wishes)?;
    let asked = |exercise: drawn::Exercise| {
        Ok(Exercise { question: exercise.question(&writer)?, inner: exercise })
    };
    space.draw(seed).take(count).map(asked).collect()
}

impl Exercise {
    /// What is asked, as Markdown.
    pub fn question(&self) -> &str {
        &self.question
    }

    /// The exercise with its answer, as one line of JSON.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn json(&self) -> Result<String, Error> {
        self.inner.json(&self.question)
    }

    /// Marks an answer as a pupil writes it: the points earned, and of how many.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn mark(&self, answer: &str) -> Result<(u32, u32), Error> {
        let mark = Marker::new()?.mark(&self.inner, answer);
        Ok((mark.earned, mark.of))
    }
}

/// A sheet of exercises and its key as Markdown, from the options of `carryless worksheet`.
///
/// ```
/// let language = carryless::Language::of_code("en")?;
/// let sheet = carryless::worksheet("--topic winning-move:3 --seed 7", language)?;
/// assert!(sheet.contains("3."));
/// # Ok::<(), carryless::Error>(())
/// ```
///
/// # Errors
/// What is wrong with the options, and where.
pub fn worksheet(wishes: &str, language: Language) -> Result<String, Error> {
    let line = CommandLine::parse(wishes);
    markdown_of(&Args::read(&line, options::SHEET.iter())?, language)
}

/// A match against the computer.
#[derive(Clone, Debug)]
pub struct Match(play::Match);

/// Begins a match with the position of a question; none when its game is not played.
///
/// ```
/// let mut game = carryless::play(&"3 4 5".parse()?).ok_or("not played")?;
/// assert_eq!(game.computer(7)?.as_deref(), Some("1:2"));
/// assert!(game.make("2:4")? && !game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play(question: &Question) -> Option<Match> {
    let setting = question.0.setting();
    setting.is_played().then(|| Match(play::Match::new(setting, Side::Human)))
}

impl Match {
    /// The legal moves, at most a thousand of them, as one types them.
    pub fn moves(&self) -> Vec<String> {
        self.turns().take(1000).map(|turn| turn.to_string()).collect()
    }

    /// Makes a move; false when it is not legal.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn make(&mut self, chosen: &str) -> Result<bool, Error> {
        let found = self.turns().find(|turn| turn.to_string() == chosen);
        found.map_or(Ok(false), |turn| self.0.apply(turn).map(|()| true))
    }

    /// Has the computer move as well as it can; none when there is no move.
    ///
    /// # Errors
    /// A defect of this crate.
    pub fn computer(&mut self, seed: u64) -> Result<Option<String>, Error> {
        let chosen = Player::new(Level::Perfect, seed).choose(self.0.board(), self.0.turns().len());
        chosen.map(|turn| self.0.apply(turn.clone()).map(|()| turn.to_string())).transpose()
    }

    /// What a computer of this level (`perfect`, `last:5`, `errs:20`, `idea`, as `--level` takes it)
    /// would do; none when there is no such level here, or no move.
    pub fn suggest(&self, level: &str, seed: u64) -> Option<String> {
        let level = Level::of_name(level).filter(|level| level.suits(self.0.board()))?;
        Player::new(level, seed)
            .choose(self.0.board(), self.0.turns().len())
            .map(|turn| turn.to_string())
    }

    /// Whether there is no move any more.
    pub fn is_over(&self) -> bool {
        self.0.board().move_count() == 0
    }

    /// Why the position is won or lost.
    pub fn explain(&self) -> Option<Explanation> {
        self.0.explanation().map(Explanation)
    }

    fn turns(&self) -> impl Iterator<Item = AnyMove> + '_ {
        let board = self.0.board();
        (0..board.move_count()).filter_map(|at| board.nth(at))
    }
}
