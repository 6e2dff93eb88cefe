//! The profile of a game: how a match of it begins, how its moves are typed, and which parts of its picture are
//! pressed.

use crate::position::PlayConvention;

/// Data of a playable game, the same for all its positions.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// Position in which a match on the page begins, as a command line without the command: `kayles 5 2`. The first
    /// player can win there, but most moves lose.
    pub match_start: &'static str,
    /// Form of the moves.
    pub move_form: MoveForm,
    /// Name of what is pressed in the picture of a position, the end of the ids of messages about it: `stone`.
    pub pressed: &'static str,
}

/// Form of the moves of a game, which decides how a move is typed and selected. Each form is a variant of
/// [`AnyMove`](crate::position::AnyMove).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// Stones from one pile.
    Take,
    /// A number to say.
    Say,
    /// Stones from several piles.
    Takes,
    /// A pile and what is left of it.
    Break,
    /// Stones from the only pile.
    Stones,
    /// A component of a sum and a move in it.
    InPart,
    /// A token moved along an arrow.
    Slide,
    /// Stones carried down one step.
    Down,
    /// A branch to cut.
    Cut,
}

/// Rule for the number of stones that a move takes from one pile, at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeRule {
    /// Any number.
    Any,
    /// Any number up to this limit.
    UpTo(u64),
    /// One of the numbers of a set.
    OneOf,
}

/// A value of a state that messages insert or select by.
#[derive(Clone, Debug)]
pub enum MessageValue {
    /// A number; 0 where a rule sets no bound.
    Number(u64),
    /// The tag of a rule, or a code.
    Text(String),
    /// Numbers that a message lists as alternatives: 1, 3 or 4.
    Alternatives(Vec<u64>),
    /// Terms that a message lists: n, 2n, 3n.
    Listed(Vec<String>),
    /// Groups of such numbers, each with the octal digit that the rules give them.
    Grouped(Vec<(u8, Vec<u64>)>),
}

/// Returns the message value of the play convention of a game: `normal` or `misere`.
pub fn convention_value(play: PlayConvention) -> (&'static str, MessageValue) {
    let name = match play {
        PlayConvention::Normal => "normal",
        PlayConvention::Misere => "misere",
    };
    ("play", MessageValue::Text(name.to_owned()))
}
