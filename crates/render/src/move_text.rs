//! Renders the template value of a move as a clause. The kind of the move selects the message
//! `<game>-sum-made-<kind>`; in a list of moves of one component the message id ends with `-here`.

use std::sync::Arc;

use tera::{Kwargs, State, Tera, Value};

use super::filters::{set_fields, takes_text};
use crate::i18n::{Catalogue, MessageArgs};
use carryless_args::error::Error;
use carryless_games::games::AnyState;

/// Number of items above which a list in a table cell is shortened: results of moves to four, an ellipsis and the last,
/// Grundy values to one of each.
const IN_A_CELL: usize = 8;

/// Largest number of moves of one component that a sentence names.
const NAMED: usize = 6;

/// Largest number of branches of a path, such as the two of `1.2`, that are written out; a longer path is shortened in
/// the middle.
const IN_A_PATH: usize = 12;

/// Registers the template filters that write moves as text; must be called before templates are added.
pub(super) fn register(tera: &mut Tera, words: &Arc<Catalogue>) {
    let catalogue = Arc::clone(words);
    tera.register_filter("parts", move |leaves: &[Value], _: Kwargs, _: &State| {
        catalogue
            .text("list-comma")
            .map(|comma| joined_results(leaves, &comma))
            .map_err(tera::Error::message)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("reached", move |values: &[Value], _: Kwargs, _: &State| {
        catalogue
            .text("list-comma")
            .map(|comma| joined_values(values, &comma))
            .map_err(tera::Error::message)
    });
    tera.register_filter("path", |cut: &[Value], _: Kwargs, _: &State| path(cut));
    let catalogue = Arc::clone(words);
    tera.register_filter("made", move |chosen: &Value, kwargs: Kwargs, state: &State| {
        let names = Names::from_template(kwargs.must_get::<&str>("game")?, state)?;
        move_clause(&catalogue, &names, chosen).map_err(tera::Error::message)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("ways", move |moves: &[Value], kwargs: Kwargs, state: &State| {
        let names = Names::from_template(kwargs.must_get::<&str>("game")?, state)?;
        move_choice(&catalogue, &names, moves).map_err(tera::Error::message)
    });
}

/// Name of a game, the prefix of its message ids. For a sum also the names of the components' games.
pub(super) struct Names<'n> {
    game: &'n str,
    parts: Vec<String>,
}

impl<'n> Names<'n> {
    /// Creates the names for the game of a board.
    pub(super) fn from_board(board: &'n AnyState) -> Self {
        let parts = board.component_games().into_iter().map(str::to_owned).collect();
        Names { game: board.game(), parts }
    }

    /// Creates the names for `game` and the components in the explanation that the template renders.
    fn from_template(game: &'n str, state: &State<'_>) -> Result<Self, tera::Error> {
        let shown = state.get::<Value>("e")?;
        let field = |value: &Value, name: &'static str| {
            value.as_map().and_then(|fields| fields.get(&name.into())).cloned()
        };
        let position = shown.and_then(|shown| field(&shown, "position"));
        let parts = position.and_then(|position| field(&position, "parts"));
        let parts = parts.as_ref().and_then(Value::as_array).into_iter().flatten();
        let named =
            |part: &Value| field(part, "game").and_then(|game| game.as_str().map(str::to_owned));
        Ok(Names { game, parts: parts.filter_map(named).collect() })
    }

    /// Returns the names for component `part` (1-based) of a sum; without such a component the names of the
    /// whole game.
    fn part(&self, part: u64) -> Names<'_> {
        let at = usize::try_from(part).ok().and_then(|part| self.parts.get(part.checked_sub(1)?));
        Names { game: at.map_or(self.game, String::as_str), parts: Vec::new() }
    }
}

/// Returns the serialized move `chosen` as a clause of a sentence, such as "3 from pile 1".
pub(super) fn move_clause(
    words: &Catalogue,
    names: &Names<'_>,
    chosen: &Value,
) -> Result<String, Error> {
    clause(words, names, chosen, "")
}

/// Returns the serialized moves of one component as a choice ("… or …"); more than `NAMED` moves are shortened.
fn move_choice(words: &Catalogue, names: &Names<'_>, moves: &[Value]) -> Result<String, Error> {
    let shown = moves.iter().take(NAMED).map(|chosen| clause(words, names, chosen, "-here"));
    let mut shown = shown.collect::<Result<Vec<_>, _>>()?;
    if moves.len() > NAMED {
        shown.push("…".to_owned());
    }
    words.alternatives(&shown)
}

/// Returns the move `chosen` (serialized) as a clause. `end` is empty, or `-here` in a list of moves of one component;
/// it is appended to the id of the message.
fn clause(
    words: &Catalogue,
    names: &Names<'_>,
    chosen: &Value,
    end: &str,
) -> Result<String, Error> {
    let field = |name: &'static str| chosen.as_map().and_then(|fields| fields.get(&name.into()));
    let game = names.game;
    let mut values = MessageArgs::default();
    set_fields(&mut values, chosen);
    if let (Some(part), Some(inner)) = (field("part").and_then(Value::as_u64), field("move")) {
        // The pile is always named, because a component has several.
        let takes = inner.as_map().and_then(|fields| fields.get(&"takes".into()));
        values.set_text(
            "made",
            match takes.and_then(Value::as_array) {
                Some(takes) => {
                    let mut values = MessageArgs::default();
                    values.set_text("takes", takes_text(words, takes)?);
                    words.format(&[game, "-sum-made-takes"].concat(), &values)?
                }
                None => clause(words, &names.part(part), inner, "")?,
            },
        );
        return words.format(&[game, "-sum-made-in", end].concat(), &values);
    }
    if let Some(takes) = field("takes").and_then(Value::as_array) {
        return takes_text(words, takes);
    }
    let leaves = field("leaves").and_then(Value::as_array);
    let cut = field("cut").and_then(Value::as_array);
    let form = match (leaves, cut) {
        (Some(_), _) => "break",
        (_, Some(_)) => "cut",
        _ if field("token").is_some() => "slide",
        _ => "take",
    };
    if let Some(cut) = cut {
        values.set_text("path", path(cut));
        values.set_number("length", cut.len() as u64);
        cut.first().and_then(Value::as_u64).into_iter().for_each(|tree| {
            values.set_number("tree", tree);
        });
    }
    if let Some(leaves) = leaves {
        let part = |size: &Value| {
            let mut values = MessageArgs::default();
            values.set_text("part", size.to_string());
            words.format(&[game, "-sum-made-part"].concat(), &values)
        };
        let parts = leaves.iter().map(part).collect::<Result<Vec<_>, _>>()?;
        values.set_text("parts", parts.join(&words.text("game-sum-made-and")?));
        values.set_number("count", parts.len() as u64);
        if field("take").is_none_or(Value::is_none) {
            values.set_number("take", 0);
        }
    }
    words.format(&[game, "-sum-made-", form, end].concat(), &values)
}

/// Returns the path to a branch, such as `1.2`; a long path is shortened in the middle.
fn path(cut: &[Value]) -> String {
    let joined = |part: &[Value]| part.iter().map(Value::to_string).collect::<Vec<_>>().join(".");
    match cut {
        [head @ .., one, last] if cut.len() > IN_A_PATH => {
            [joined(&head[..IN_A_PATH / 2]), joined(&[one.clone(), last.clone()])].join(".….")
        }
        _ => joined(cut),
    }
}

/// Returns a list of the results of moves, separated by `comma`: parts (`5, 4+1, 3+2`) or node names (`b, c`). A list
/// of more than `IN_A_CELL` results is shortened.
fn joined_results(leaves: &[Value], comma: &str) -> String {
    let joined = |parts: &Value| {
        let Some(parts) = parts.as_array() else { return parts.to_string() };
        let parts: Vec<String> = parts.iter().map(Value::to_string).collect();
        if parts.is_empty() { "0".to_owned() } else { parts.join("+") }
    };
    let shown: Vec<String> = match leaves {
        [head @ .., last] if leaves.len() > IN_A_CELL => {
            let head = head.iter().take(IN_A_CELL / 2).map(joined);
            head.chain(["…".to_owned(), joined(last)]).collect()
        }
        _ => leaves.iter().map(joined).collect(),
    };
    shown.join(comma)
}

/// Returns a list of the Grundy values that moves reach, separated by `comma`. If there are more than `IN_A_CELL`, the
/// list has each value once, ascending.
fn joined_values(values: &[Value], comma: &str) -> String {
    let mut values: Vec<u64> = values.iter().filter_map(Value::as_u64).collect();
    if values.len() > IN_A_CELL {
        values.sort_unstable();
        values.dedup();
    }
    values.iter().map(u64::to_string).collect::<Vec<_>>().join(comma)
}
