//! What templates can call: `t` for words, and filters that put lists of numbers into a sentence.
//! A list may be shortened: then one of its items is an object with `left_out`.

use std::sync::Arc;

use tera::{Kwargs, State, Tera, TeraResult, Value};

use crate::wording::{Catalogue, Values};

/// The numbers that a list in a sentence has at most.
const IN_A_SENTENCE: usize = 10;

/// Registers everything; must come before the templates are added.
pub(super) fn register(tera: &mut Tera, words: &Arc<Catalogue>) {
    let catalogue = Arc::clone(words);
    tera.register_function("t", move |kwargs: Kwargs, _: &State| message(&catalogue, &kwargs));
    tera.register_filter("joined", joined);
    tera.register_filter("summed", summed);
    tera.register_filter("total", total);
    let catalogue = Arc::clone(words);
    tera.register_filter("listed", move |list: &[Value], _: Kwargs, _: &State| {
        listed(&catalogue, list)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("choice", move |list: &[Value], _: Kwargs, _: &State| {
        catalogue.choice(&few(list)).map_err(tera::Error::message)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("taken", move |takes: &[Value], _: Kwargs, _: &State| {
        taken(&catalogue, takes)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("pile_names", move |rows: &[Value], _: Kwargs, _: &State| {
        pile_names(&catalogue, rows)
    });
}

/// The message `key`. Its values are the other arguments, and the fields of the object `of`; where
/// that stands for the rows that a shortened list leaves out, it says how many they are.
fn message(words: &Catalogue, kwargs: &Kwargs) -> TeraResult<String> {
    let mut id = "";
    let mut object = None;
    let mut values = Values::default();
    for (name, value) in kwargs.iter() {
        match name.as_str().unwrap_or_default() {
            "key" => id = value.as_str().unwrap_or_default(),
            "of" => object = Some(value),
            name if set(&mut values, name, value) => {}
            name => {
                return Err(tera::Error::message(format!("{name} is neither number nor text")));
            }
        }
    }
    if let Some(object) = object {
        if let Some(count) = left_out(object) {
            values = Values::default();
            values.set_number("count", count);
            id = "left-out";
        }
        set_fields(&mut values, object);
    }
    words.format(id, &values).map_err(tera::Error::message)
}

/// Sets the fields of an object that are numbers or texts, but for those that are set already.
pub(super) fn set_fields<'v>(values: &mut Values<'v>, object: &'v Value) {
    for (name, value) in object.as_map().into_iter().flatten() {
        if let Some(name) = name.as_str().filter(|name| !values.has(name)) {
            set(values, name, value);
        }
    }
}

/// Sets a value that a message can show; false for a list and the like.
fn set<'v>(values: &mut Values<'v>, name: &'v str, value: &'v Value) -> bool {
    if let Some(text) = value.as_str() {
        // Numbers that may exceed 64 bits come as digits; the small ones choose a plural.
        match text.parse() {
            Ok(number) => values.set_number(name, number),
            Err(_) => values.set_text(name, text),
        }
    } else if let Some(number) = value.as_u64() {
        values.set_number(name, number);
    } else if value.is_none() {
        // Only a limit can be null, and messages say "no limit" at 0.
        values.set_number(name, 0);
    } else {
        return false;
    }
    true
}

/// How many items a shortened list leaves out at this place.
fn left_out(item: &Value) -> Option<u64> {
    item.as_map()?.get(&"left_out".into())?.as_u64()
}

fn number(item: &Value) -> String {
    match item.as_u64() {
        Some(number) => number.to_string(),
        None if left_out(item).is_some() => "…".to_owned(),
        None => item.to_string(),
    }
}

/// The numbers with ` · ` (or `sep`) between them.
fn joined(list: &[Value], kwargs: Kwargs, _: &State) -> TeraResult<String> {
    let separator = kwargs.get::<&str>("sep")?.unwrap_or(" · ");
    Ok(list.iter().map(number).collect::<Vec<_>>().join(separator))
}

/// The numbers that a sentence has room for: of many, the first and the last.
fn few(list: &[Value]) -> Vec<String> {
    match list {
        [head @ .., last] if list.len() > IN_A_SENTENCE => {
            let head = head.iter().take(IN_A_SENTENCE / 2).map(number);
            head.chain(["…".to_owned(), number(last)]).collect()
        }
        _ => list.iter().map(number).collect(),
    }
}

/// The numbers as a sum; an empty sum is 0.
fn summed(list: &[Value], _: Kwargs, _: &State) -> String {
    match list {
        [] => "0".to_owned(),
        _ => few(list).join(" + "),
    }
}

/// The length of the complete list.
fn total(list: &[Value], _: Kwargs, _: &State) -> u64 {
    list.iter().map(|item| left_out(item).unwrap_or(1)).sum()
}

fn listed(words: &Catalogue, list: &[Value]) -> TeraResult<String> {
    words.list(&few(list)).map_err(tera::Error::message)
}

/// "pile 1, pile 2 and pile 3" of rows that have a pile each.
fn pile_names(words: &Catalogue, rows: &[Value]) -> TeraResult<String> {
    let name = |row: &Value| match row.as_map().and_then(|row| row.get(&"pile".into())) {
        Some(pile) => {
            let mut values = Values::default();
            values.set_number("pile", pile.as_u64().unwrap_or_default());
            words.format("nim-pile", &values)
        }
        None => Ok("…".to_owned()),
    };
    let names = rows.iter().map(name).collect::<Result<Vec<_>, _>>();
    names.and_then(|names| words.list(&names)).map_err(tera::Error::message)
}

/// "1 from pile 1 and 3 from pile 3" of what each pile loses, first pile first.
fn taken(words: &Catalogue, takes: &[Value]) -> TeraResult<String> {
    let say = |id: &str, pile: u64, take: u64| {
        let mut values = Values::default();
        values.set_number("pile", pile);
        values.set_number("take", take);
        words.format(id, &values)
    };
    let takes: Vec<u64> = takes.iter().filter_map(Value::as_u64).collect();
    let text = match takes[..] {
        [first, ref others @ ..] if !others.is_empty() && others.iter().all(|&x| x == first) => {
            say("take-from-each", 0, first)
        }
        _ => {
            let parts = takes.iter().zip(1..).filter(|(take, _)| **take > 0);
            let parts = parts.map(|(&take, pile)| say("take-from-pile", pile, take));
            let parts = parts.collect::<Result<Vec<_>, _>>();
            parts.and_then(|parts| words.list(&parts))
        }
    };
    text.map_err(tera::Error::message)
}
