//! The [`Error`] type: a fault, its span in the input, and an exit code. Each module declares its faults with
//! `faults!`. A fault has an id (its message is `error-ID`, its `kind` in the JSON of a batch line is ID) and
//! fields, which are the arguments of the message. `carryless_render::i18n::Diagnostic` renders the message.

use std::any::Any;
use std::fmt;
use std::io::{self, ErrorKind as Io};
use std::ops::Range;
use std::sync::Arc;

/// Exit code of the program after an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// A fault of the input, such as an unknown option or an illegal move.
    Input = 2,
    /// A failure outside the input: a file, a browser, or the program itself.
    Outside = 3,
}

/// The kind of an error, without its span. Implemented by the enums that `faults!` declares.
pub trait ErrorKind: Any + fmt::Debug + Send + Sync {
    /// Returns the id of the error in kebab case, such as `not-a-number`; its message is `error-ID`.
    fn id(&self) -> &'static str;

    /// Returns the exit code with which the program ends after this error.
    fn exit(&self) -> Exit;

    /// Returns the names and values of the variables in the message.
    fn arguments(&self) -> Vec<(&'static str, FaultValue)>;
}

/// The value of a variable in the message of an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultValue {
    /// A token or a number.
    Text(String),
    /// A list of words; the language decides how they are joined.
    List(Vec<String>),
    /// The reason for a failed system call.
    Reason(Reason),
}

impl fmt::Display for FaultValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultValue::Text(text) => f.write_str(text),
            FaultValue::List(words) => f.write_str(&words.join(",")),
            FaultValue::Reason(reason) => f.write_str(&reason.message),
        }
    }
}

/// A type whose values can be fields of a fault; `faults!` calls its method to fill the message.
pub trait FaultField {
    /// Returns the value in the form in which the message shows it.
    fn to_value(&self) -> FaultValue;
}

macro_rules! texts {
    ($($type:ty)*) => { $(impl FaultField for $type {
        fn to_value(&self) -> FaultValue {
            FaultValue::Text(self.to_string())
        }
    })* };
}
texts!(u64 u128 usize String &'static str);

impl<T: fmt::Display> FaultField for Vec<T> {
    fn to_value(&self) -> FaultValue {
        FaultValue::List(self.iter().map(ToString::to_string).collect())
    }
}

impl FaultField for Reason {
    fn to_value(&self) -> FaultValue {
        FaultValue::Reason(self.clone())
    }
}

/// The reason for a failed system call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Id of the reason: `not-found` for the message `reason-not-found`. `None` if no message describes it.
    pub id: Option<&'static str>,
    /// The operating system's message, untranslated.
    pub message: String,
}

impl From<&io::Error> for Reason {
    fn from(error: &io::Error) -> Self {
        let known = match error.kind() {
            Io::NotFound => Some("not-found"),
            Io::PermissionDenied => Some("denied"),
            Io::IsADirectory => Some("is-folder"),
            Io::StorageFull | Io::QuotaExceeded | Io::FileTooLarge => Some("full"),
            Io::AddrInUse => Some("in-use"),
            Io::ReadOnlyFilesystem => Some("read-only"),
            Io::NotADirectory => Some("no-folder"),
            Io::ResourceBusy => Some("busy"),
            Io::TimedOut => Some("late"),
            Io::WouldBlock => Some("few-threads"),
            _ if matches!(error.raw_os_error(), Some(23 | 24)) => Some("many-files"),
            _ if error.raw_os_error() == Some(5) => Some("device"),
            _ => None,
        };
        Reason { id: known, message: error.to_string() }
    }
}

/// Declares an enum of faults and implements `ErrorKind` for it. Each variant is written
/// `Name { field: Type, … } = "id"`, or `Name = "id"` without fields. Its message is `error-ID`; the fields
/// are the variables of the message, so their types must implement `FaultField`. The exit code is
/// `Exit::Outside` for a variant followed by `=> Outside`, otherwise `Exit::Input`.
#[macro_export]
macro_rules! faults {
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $fault:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $id:literal $(=> $exit:ident)?
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the fields are named after what they hold")]
        $visibility enum $name {
            $($(#[$doc])* $fault $({ $($field: $type),+ })?),+
        }

        impl $crate::error::ErrorKind for $name {
            fn id(&self) -> &'static str {
                match self { $($name::$fault { .. } => $id),+ }
            }

            fn exit(&self) -> $crate::error::Exit {
                match self {
                    $($(#[allow(unreachable_patterns)] $name::$fault { .. } => $crate::error::Exit::$exit,)?)+
                    #[allow(unreachable_patterns)]
                    _ => $crate::error::Exit::Input,
                }
            }

            fn arguments(&self) -> Vec<(&'static str, $crate::error::FaultValue)> {
                match self {
                    $($name::$fault $({ $($field),+ })? => vec![
                        $($((stringify!($field), $crate::error::FaultField::to_value($field))),+)?
                    ]),+
                }
            }
        }
    };
}
pub use faults;

faults! {
    pub enum ProgramFault {
        Defect { what: String } = "defect" => Outside,
    }
}

/// An error, with its span in the input.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Error {
    fault: Arc<dyn ErrorKind>,
    /// Token or file name that the message quotes; `None` if it quotes none.
    word: Option<String>,
    /// The line or text that contains the error; empty when the error has no span.
    pub excerpt: String,
    /// Byte span of the error in `excerpt`.
    pub span: Range<usize>,
    /// File and line (1-based) of `excerpt`, as `name:line`; `None` if `excerpt` is not from a file.
    pub file: Option<String>,
}

impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        (self.to_string(), &self.excerpt, &self.span)
            == (other.to_string(), &other.excerpt, &other.span)
    }
}

impl Eq for Error {}

impl<F: ErrorKind> From<F> for Error {
    fn from(fault: F) -> Self {
        Error { fault: Arc::new(fault), word: None, excerpt: String::new(), span: 0..0, file: None }
    }
}

impl Error {
    /// Returns the error with the byte span `span` of the text `excerpt`.
    #[must_use]
    pub fn with_span(mut self, excerpt: &str, span: Range<usize>) -> Self {
        self.excerpt = excerpt.to_owned();
        self.span = span;
        self
    }

    /// Returns the error with the text `before` inserted at the beginning of its excerpt; its span moves
    /// accordingly.
    #[must_use]
    pub fn with_prefix(mut self, before: &str) -> Self {
        if !self.excerpt.is_empty() {
            self.excerpt.insert_str(0, before);
            self.span = self.span.start + before.len()..self.span.end + before.len();
        }
        self
    }

    /// Returns the error with the name of the file that contains its excerpt, and the line (1-based) there.
    #[must_use]
    pub fn with_file(mut self, name: &str, line: usize) -> Self {
        self.file = Some(format!("{name}:{line}"));
        self
    }

    /// Returns the error with `word` as the token or file name that the message quotes.
    #[must_use]
    pub fn with_word(mut self, word: impl fmt::Display) -> Self {
        self.word = Some(word.to_string());
        self
    }

    /// Returns an internal error of the program, such as a template that does not compile; `what` describes
    /// it.
    pub fn internal(what: impl fmt::Display) -> Self {
        ProgramFault::Defect { what: what.to_string() }.into()
    }

    /// Returns an internal error with the whole chain of causes, because Tera reports the details only there.
    pub fn from_causes(error: &dyn std::error::Error) -> Self {
        let causes = std::iter::successors(Some(error), |error| error.source());
        let causes: Vec<String> = causes.map(ToString::to_string).collect();
        Error::internal(causes.join(": "))
    }

    /// Returns the id of the message: `not-a-number`, `file-missing`, …
    pub fn id(&self) -> &'static str {
        self.fault.id()
    }

    /// Returns the exit code of a program that ends with this error.
    pub fn exit_code(&self) -> u8 {
        self.fault.exit() as u8
    }

    /// Returns the fault if it has the type `F`, an enum declared with `faults!`; otherwise `None`.
    pub fn fault<F: ErrorKind>(&self) -> Option<&F> {
        let fault: &dyn Any = &*self.fault;
        fault.downcast_ref()
    }

    /// Returns the names and values of the variables in the message: `word`, if there is one, and the fields
    /// of the fault.
    pub fn arguments(&self) -> Vec<(&'static str, FaultValue)> {
        let word = self.word.iter().map(|word| ("word", FaultValue::Text(word.clone())));
        word.chain(self.fault.arguments()).collect()
    }
}

/// Formats the id and the arguments, for logs; `carryless::Renderer::error` returns the
/// message for users.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        for (name, value) in self.arguments() {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
