//! What can go wrong, as data: which promise was broken, where in what the user wrote, and what
//! the sentence about it needs. No sentence stands here: `wording` turns an [`Error`] into one.

use std::fmt;
use std::io;
use std::ops::Range;

/// Which promise the input broke. The name in kebab case is the message id (`error-…`), the
/// `kind` of a batch line's JSON, and the id of the hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A word that is no number where a number belongs.
    NotANumber,
    /// A number with a sign.
    Signed,
    /// A number with a decimal point or a fraction bar.
    Fraction,
    /// A number above the largest one allowed here.
    TooLarge,
    /// A position without a pile.
    NoPiles,
    /// No number to compute with.
    NoNumbers,
    /// A swap of other than two numbers.
    SwapTwo,
    /// A count without its last number.
    NoUpTo,
    /// A last number that is neither digits nor a power.
    UpToForm,
    /// Multipliers whose automaton is too large.
    TooManyStates,
    /// More numbers than can be tried one by one.
    TooManyToTry,
    /// A word that names no game.
    UnknownGame,
    /// An option that this command does not have.
    UnknownOption,
    /// An option that this game does not have.
    OptionNotForGame,
    /// An option without its value.
    MissingValue,
    /// A value after an option that takes none.
    UnexpectedValue,
    /// An option given twice.
    RepeatedOption,
    /// More words than the game has places for.
    ExtraWord,
    /// A limit of 0: nobody could move.
    LimitZero,
    /// A race without its target.
    NoTarget,
    /// A race without its range, or a range that is not `A-B`.
    SayForm,
    /// A range whose first number is 0.
    SayZero,
    /// A range that runs backwards.
    SayOrder,
    /// A range whose ends are too large to be added.
    SayTooLarge,
    /// A start beyond the target.
    FromPastTarget,
    /// A least number above 1 and no end rule.
    EndRequired,
    /// A word that names no end rule.
    EndUnknown,
    /// An end rule that contradicts `--misere`.
    EndContradicts,
    /// A move that is not `PILE:TAKE`.
    MoveForm,
    /// A pile number that does not exist.
    NoSuchPile,
    /// Taking nothing.
    TakeZero,
    /// Taking more than the pile holds.
    TakeTooMany,
    /// Taking more than the limit allows.
    TakeOverLimit,
    /// A number outside the range of the race.
    SayOutside,
    /// A number that passes the target where that is not allowed.
    SayPastTarget,
    /// A number said in a race that is over.
    RaceOver,
    /// A move in a match that the rules forbid, or after its end.
    IllegalTurn,
    /// Something typed in a match that is neither a move nor a command.
    TypedMove,
    /// Something typed in a race that is neither a number nor a command.
    TypedNumber,
    /// A typed line that is longer than a move can be.
    TypedLong,
    /// A game that can be explained but not played.
    NotPlayable,
    /// A word that is no level of the computer.
    LevelForm,
    /// An error rate at which the computer would lose to random moves.
    LevelErrs,
    /// Knowing so few last stones that every move is made at random.
    LevelLast,
    /// A level that makes no sense under these rules.
    LevelNotHere,
    /// A file that is not the record of a match.
    RecordForm,
    /// A record that says what is not true.
    RecordWrong,
    /// A move in several piles that is not a number for each pile.
    TakesForm,
    /// Different numbers from two piles where only equal ones are allowed.
    TakesUnequal,
    /// A move in more piles than the rules allow.
    TakesTooWide,
    /// A game of two piles with another number of piles.
    TwoPiles,
    /// A game that needs to be told from how many piles a move may take.
    NoAtMost,
    /// A move from at most 0 piles: nobody could move.
    AtMostZero,
    /// More piles than can be answered.
    TooManyPiles,
    /// A claim other than `win` or `lose`.
    ClaimForm,
    /// Sums that are no list of digits.
    SumsForm,
    /// A word that is no move in Chinese notation.
    PlyForm,
    /// A move in which Red's and Black's ways of writing are mixed.
    PlyMixed,
    /// A move of the side whose turn it is not.
    PlyNotItsTurn,
    /// A move of a man that does not stand on that file.
    PlyNoSuchMan,
    /// A move through the man that faces it.
    PlyTooFar,
    /// A move beyond the edge of the board.
    PlyOffBoard,
    /// A move that a pawn cannot make.
    PlyPawn,
    /// A sideways move to the same file.
    PlySameFile,
    /// Two options that cannot stand together.
    Conflict,
    /// A proof or a box with more positions than fit.
    TooManyPositions,
    /// A box that is not `N MAX`.
    BoxForm,
    /// A word that is no wrong idea under the rules of the box.
    IdeaNotHere,
    /// Two of a position, a box and a certificate at once.
    OneProofOnly,
    /// An option that reads a file, where no file can be read.
    NeedsFile,
    /// A file that is no certificate.
    NotACertificate,
    /// A number that no exercise can be made with.
    WishOutOfRange,
    /// More pupils than there are equally hard exercises for.
    TooFewEqual,
    /// More exercises than there are.
    TooFewExercises,
    /// A word of a sheet's options that belongs to none of them.
    TopicAlone,
    /// A topic that no kind of exercise has.
    UnknownTopic,
    /// A wrong idea that no trap can be set for.
    UnknownIdea,
    /// A wish that none of the topics understands.
    WishUnused,
    /// A number of exercises that contradicts those of the topics.
    CountContradicts,
    /// A file of specifications that is no TOML.
    SpecSyntax,
    /// A name in such a file that is no option.
    SpecKey,
    /// A value in such a file that its option cannot have.
    SpecValue,
    /// A key that was asked for without a code.
    NoCode,
    /// A question that a sheet does not have.
    NoSuchQuestion,
    /// A letter that no sheet code has.
    CodeLetter,
    /// A mistyped sheet code.
    CodeWrong,
    /// A sheet code of another version of the program.
    CodeVersion,
    /// A class list without a name.
    RosterEmpty,
    /// A class list in an unknown encoding.
    RosterEncoding,
    /// An option that only makes sense with a class list.
    NeedsRoster,
    /// A column that a class list does not have.
    RosterColumn,
    /// A list of answers without the columns that it needs.
    AnswersColumns,
    /// A slice that is not `A-B`, or is outside of the set.
    RangeForm,
    /// A format that cannot go to standard output.
    NeedsOutput,
    /// No browser that could print.
    NoBrowser,
    /// A browser that did not print.
    BrowserFailed,
    /// A value that is none of the words allowed there.
    NotOneOf,
    /// A language without a catalogue.
    UnknownLanguage,
    /// A word that names no command.
    UnknownCommand,
    /// The command needs another word.
    Incomplete,
    /// Bytes that are no UTF-8.
    InvalidUtf8,
    /// A file that does not exist.
    FileMissing,
    /// A file that cannot be read.
    FileUnreadable,
    /// A folder where a file belongs.
    FileIsFolder,
    /// A file that exists and would be overwritten.
    FileExists,
    /// A command or an option that a lesson cannot have.
    NotInALesson,
    /// Input that is no book of mdBook.
    NotABook,
    /// A book that mdBook cannot build.
    BookFailed,
    /// A folder with something in it that we did not put there.
    FolderNotOurs,
    /// A word that names no lesson.
    NoSuchLesson,
    /// An address that cannot be listened at.
    CannotListen,
    /// A file that cannot be written.
    WriteFailed,
    /// A template or a message of this program that is broken: a defect, never the user's fault.
    Defect,
}

impl ErrorKind {
    /// The kind in kebab case: `NotANumber` is `not-a-number`.
    ///
    /// ```
    /// use carryless::error::ErrorKind;
    /// assert_eq!(ErrorKind::NotANumber.id(), "not-a-number");
    /// assert_eq!(ErrorKind::InvalidUtf8.id(), "invalid-utf8");
    /// ```
    pub fn id(self) -> String {
        let mut id = String::new();
        for letter in format!("{self:?}").chars() {
            if letter.is_uppercase() && !id.is_empty() {
                id.push('-');
            }
            id.extend(letter.to_lowercase());
        }
        id
    }

    /// The exit code of a program that ends with this error: 2 for bad input, 3 when something
    /// outside failed.
    pub fn exit_code(self) -> u8 {
        match self {
            ErrorKind::NoBrowser
            | ErrorKind::BrowserFailed
            | ErrorKind::WriteFailed
            | ErrorKind::CannotListen
            | ErrorKind::Defect => 3,
            _ => 2,
        }
    }
}

/// An error: its kind, the place in what the user wrote, and the words its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What went wrong.
    pub kind: ErrorKind,
    /// What the user wrote, whole; empty when the error has no place in it.
    pub excerpt: String,
    /// The bytes of `excerpt` that are wrong.
    pub span: Range<usize>,
    /// Named values for the sentence, in the order of the call.
    pub details: Vec<(&'static str, Detail)>,
}

/// A value for the sentence about an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A word or a number.
    Text(String),
    /// Words in a row; what stands between them depends on the language.
    List(Vec<String>),
    /// Why the system refused: the name of the reason, where we have words for it, and what the
    /// system says, in its own language.
    Reason(Option<&'static str>, String),
}

impl From<String> for Detail {
    fn from(text: String) -> Self {
        Detail::Text(text)
    }
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Text(text) => f.write_str(text),
            Detail::List(words) => f.write_str(&words.join(",")),
            Detail::Reason(_, said) => f.write_str(said),
        }
    }
}

impl Error {
    /// An error without a place.
    pub fn new(kind: ErrorKind) -> Self {
        Error { kind, excerpt: String::new(), span: 0..0, details: Vec::new() }
    }

    /// The same error with a place: the bytes `span` of `excerpt`.
    #[must_use]
    pub fn at(mut self, excerpt: &str, span: Range<usize>) -> Self {
        self.excerpt = excerpt.to_owned();
        self.span = span;
        self
    }

    /// The same error with one more value for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.details.push((name, Detail::Text(value.to_string())));
        self
    }

    /// The same error with one more list for its sentence.
    #[must_use]
    pub fn with_list<T: fmt::Display>(
        mut self,
        name: &'static str,
        words: impl IntoIterator<Item = T>,
    ) -> Self {
        let words = words.into_iter().map(|word| word.to_string()).collect();
        self.details.push((name, Detail::List(words)));
        self
    }

    /// The same error with the reason of the system for its sentence.
    #[must_use]
    pub fn because(mut self, error: &io::Error) -> Self {
        let name = match error.kind() {
            io::ErrorKind::NotFound => Some("not-found"),
            io::ErrorKind::PermissionDenied => Some("denied"),
            io::ErrorKind::IsADirectory => Some("is-folder"),
            io::ErrorKind::StorageFull => Some("full"),
            io::ErrorKind::AddrInUse => Some("in-use"),
            _ => None,
        };
        self.details.push(("reason", Detail::Reason(name, error.to_string())));
        self
    }

    /// A defect of the program itself, for example a template that does not compile.
    pub fn defect(what: impl fmt::Display) -> Self {
        Error::new(ErrorKind::Defect).with("what", what)
    }

    /// A defect with all the causes of this error, which is where Tera says what is wrong.
    pub fn caused_by(error: &dyn std::error::Error) -> Self {
        let causes = std::iter::successors(Some(error), |error| error.source());
        let causes: Vec<String> = causes.map(ToString::to_string).collect();
        Error::defect(causes.join(": "))
    }
}

/// The bare facts, for logs and for `?` in a caller's program; people get the sentence of
/// [`Catalogue::error`](crate::wording::Catalogue::error).
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind.id())?;
        for (name, value) in &self.details {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
