//! Result of marking one answer field.

/// Result of marking one answer field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    Right,
    Wrong,
    Unread,
}

impl Judgement {
    pub(super) fn from_bool(right: bool) -> Self {
        if right { Judgement::Right } else { Judgement::Wrong }
    }

    /// Returns `Unread` if the parsed answer `read` is `None`, otherwise `Right` or `Wrong` as `right`
    /// decides.
    pub(super) fn from_parsed<T>(read: Option<T>, right: impl FnOnce(T) -> bool) -> Self {
        read.map_or(Judgement::Unread, |read| Judgement::from_bool(right(read)))
    }
}
