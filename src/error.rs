//! What all errors have in common: the fault itself, which the room declares that finds it, the
//! place in what the user wrote, and the exit code. No sentence stands here: `wording` turns an
//! [`Error`] into one.
//!
//! A room declares its faults with `faults!`: each has its id (`error-…` is its message, and the
//! `kind` of a bad line's JSON) and, as fields, all that its sentence needs besides the word it is
//! about.

use std::any::Any;
use std::fmt;
use std::io::{self, ErrorKind as Io};
use std::ops::Range;
use std::sync::Arc;

/// How a program ends with an error; its number is the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    Input = 2,
    /// Something outside failed: a file, a browser, or the program itself.
    Outside = 3,
}

/// What went wrong, as a room declares it with `faults!`.
pub(crate) trait ErrorKind: Any + fmt::Debug + Send + Sync {
    /// The id of its message and its hint, in kebab case.
    fn id(&self) -> &'static str;

    /// How the program ends.
    fn exit(&self) -> Exit;

    /// What its sentence needs.
    fn arguments(&self) -> Vec<(&'static str, FaultValue)>;
}

/// A value for the sentence about an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FaultValue {
    /// A word or a number.
    Text(String),
    /// Words in a row; what stands between them depends on the language.
    List(Vec<String>),
    /// Why the system refused.
    Reason(Reason),
}

impl fmt::Display for FaultValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultValue::Text(text) => f.write_str(text),
            FaultValue::List(words) => f.write_str(&words.join(",")),
            FaultValue::Reason(reason) => f.write_str(&reason.said),
        }
    }
}

/// What a field of a fault can be.
pub(crate) trait Argument {
    /// The same for a sentence.
    fn detail(&self) -> FaultValue;
}

macro_rules! texts {
    ($($type:ty)*) => { $(impl Argument for $type {
        fn detail(&self) -> FaultValue {
            FaultValue::Text(self.to_string())
        }
    })* };
}
texts!(u64 u128 usize String &'static str);

impl<T: fmt::Display> Argument for Vec<T> {
    fn detail(&self) -> FaultValue {
        FaultValue::List(self.iter().map(ToString::to_string).collect())
    }
}

impl Argument for Reason {
    fn detail(&self) -> FaultValue {
        FaultValue::Reason(self.clone())
    }
}

/// Why the system refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reason {
    /// The name of the reason, where we have words for it (`reason-…`).
    pub known: Option<&'static str>,
    /// What the system says, in its own language.
    pub said: String,
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
        Reason { known, said: error.to_string() }
    }
}

/// Declares the faults of a room: `Name { field: Type } = "message-id"`, and `=> Outside` when it is
/// not the input that is bad.
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
                        $($((stringify!($field), $crate::error::Argument::detail($field))),+)?
                    ]),+
                }
            }
        }
    };
}
pub(crate) use faults;

faults! {
    pub(crate) enum ProgramFault {
        Defect { what: String } = "defect" => Outside,
    }
}

/// An error: what went wrong, and the place in what the user wrote.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Error {
    fault: Arc<dyn ErrorKind>,
    /// The word that the sentence quotes.
    word: Option<String>,
    /// What the user wrote, whole; empty when the error has no place in it.
    pub excerpt: String,
    /// The bytes of `excerpt` that are wrong.
    pub span: Range<usize>,
    /// The file that `excerpt` is a line of, and which one, as `name:line`.
    pub(crate) file: Option<String>,
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
    /// The same error with a place: the bytes `span` of `excerpt`.
    #[must_use]
    pub(crate) fn at(mut self, excerpt: &str, span: Range<usize>) -> Self {
        self.excerpt = excerpt.to_owned();
        self.span = span;
        self
    }

    /// The same error about a line that has these words before it.
    #[cfg(feature = "cli")]
    #[must_use]
    pub(crate) fn behind(mut self, before: &str) -> Self {
        if !self.excerpt.is_empty() {
            self.excerpt.insert_str(0, before);
            self.span = self.span.start + before.len()..self.span.end + before.len();
        }
        self
    }

    /// The same error with the file that its excerpt is a line of.
    #[must_use]
    pub(crate) fn in_file(mut self, name: &str, line: usize) -> Self {
        self.file = Some(format!("{name}:{line}"));
        self
    }

    /// The same error with the word that its sentence quotes.
    #[must_use]
    pub(crate) fn naming(mut self, word: impl fmt::Display) -> Self {
        self.word = Some(word.to_string());
        self
    }

    /// A defect of the program itself, for example a template that does not compile.
    pub(crate) fn defect(what: impl fmt::Display) -> Self {
        ProgramFault::Defect { what: what.to_string() }.into()
    }

    /// A defect with all the causes of this error, which is where Tera says what is wrong.
    pub(crate) fn caused_by(error: &dyn std::error::Error) -> Self {
        let causes = std::iter::successors(Some(error), |error| error.source());
        let causes: Vec<String> = causes.map(ToString::to_string).collect();
        Error::defect(causes.join(": "))
    }

    /// The id of its message: `not-a-number`, `file-missing`, …
    pub fn id(&self) -> &'static str {
        self.fault.id()
    }

    /// The exit code of a program that ends with this error.
    pub(crate) fn exit_code(&self) -> u8 {
        self.fault.exit() as u8
    }

    /// The fault, when it is one of these.
    pub(crate) fn fault<F: ErrorKind>(&self) -> Option<&F> {
        let fault: &dyn Any = &*self.fault;
        fault.downcast_ref()
    }

    /// What its sentence needs: the `word`, if there is one, and the fields of the fault.
    pub(crate) fn arguments(&self) -> Vec<(&'static str, FaultValue)> {
        let word = self.word.iter().map(|word| ("word", FaultValue::Text(word.clone())));
        word.chain(self.fault.arguments()).collect()
    }
}

/// The bare facts, for logs and for `?` in a caller's program; people get the sentence of
/// [`Renderer::error`](crate::Renderer::error).
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
