//! The result of marking one place of an answer.

/// The result of marking one place of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    Right,
    Wrong,
    Unread,
}

impl Judgement {
    pub(super) fn of(right: bool) -> Self {
        if right { Judgement::Right } else { Judgement::Wrong }
    }

    /// The result for a value that was read; `Unread` for `None`.
    pub(super) fn read<T>(read: Option<T>, right: impl FnOnce(T) -> bool) -> Self {
        read.map_or(Judgement::Unread, |read| Judgement::of(right(read)))
    }
}
