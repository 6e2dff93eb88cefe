//! Functions and filters of the templates: `t` for messages, and filters that insert lists of numbers into
//! sentences. An elided list contains an object with `left_out`.

use std::sync::Arc;

use tera::{Kwargs, State, Tera, TeraResult, Value};

use super::text_canvas::power_of_two;
use crate::i18n::{Catalogue, MessageArgs};
use carryless_args::error::Error;

/// Largest number of list items that a sentence shows; a longer list is shortened.
const IN_A_SENTENCE: usize = 10;

/// Smallest weight that a sentence writes as a power of two, such as 2¹⁴.
const LONG: u64 = 10_000;

/// Typical length of a list item in bytes, used as the initial capacity of texts.
const LINE: usize = 80;

/// Registers all functions and filters; must be called before templates are added.
pub fn register(tera: &mut Tera, words: &Arc<Catalogue>) {
    let catalogue = Arc::clone(words);
    tera.register_function("t", move |kwargs: Kwargs, _: &State| message(&catalogue, &kwargs));
    tera.register_filter("joined", joined);
    tera.register_filter("summed", summed);
    tera.register_filter("total", total);
    tera.register_filter("megabytes", |bytes: u64, _: Kwargs, _: &State| bytes / 1_000_000);
    let catalogue = Arc::clone(words);
    tera.register_filter("listed", move |list: &[Value], _: Kwargs, _: &State| {
        list_text(&catalogue, list)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("row", move |list: &[Value], _: Kwargs, _: &State| {
        joined_list(&catalogue, list)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("choice", move |list: &[Value], _: Kwargs, _: &State| {
        catalogue.alternatives(&shorten_numbers(list)).map_err(tera::Error::message)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("position", move |sizes: &[Value], _: Kwargs, _: &State| {
        position(&catalogue, sizes).map_err(tera::Error::message)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("place", move |sizes: &[Value], kwargs: Kwargs, _: &State| {
        game_position(&catalogue, sizes, &kwargs)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("column_names", move |weights: &[Value], _: Kwargs, _: &State| {
        column_names(&catalogue, weights)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("taken", move |takes: &[Value], _: Kwargs, _: &State| {
        takes_text(&catalogue, takes).map_err(tera::Error::message)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("lines", move |rows: &[Value], kwargs: Kwargs, _: &State| {
        lines(&catalogue, rows, &kwargs)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("sum_lines", move |rows: &[Value], _: Kwargs, _: &State| {
        sum_lines(&catalogue, rows)
    });
    let catalogue = Arc::clone(words);
    tera.register_filter("pile_names", move |rows: &[Value], _: Kwargs, _: &State| {
        pile_names(&catalogue, rows)
    });
}

/// Arguments of the function `t` and of the filter `lines`.
#[derive(Default)]
struct Wanted<'k> {
    /// Id of the message to format.
    key: &'k str,
    /// Object whose fields become values of the message.
    of: Option<&'k Value>,
    /// Name of a field of each row; the value of this field is appended to the message id.
    by: Option<&'k str>,
    /// The other arguments, as values of the message.
    values: MessageArgs<'k>,
}

impl<'k> Wanted<'k> {
    fn from_kwargs(kwargs: &'k Kwargs) -> TeraResult<Self> {
        let mut wanted = Wanted::default();
        for (name, value) in kwargs.iter() {
            match name.as_str().unwrap_or_default() {
                "key" => wanted.key = value.as_str().unwrap_or_default(),
                "of" => wanted.of = Some(value),
                "by" => wanted.by = value.as_str(),
                name if set_value(&mut wanted.values, name, value) => {}
                name => {
                    return Err(tera::Error::message(format!("{name} is neither number nor text")));
                }
            }
        }
        Ok(wanted)
    }
}

/// Implements the template function `t`: returns the message with the id `key`. The values of the message are the
/// template arguments other than `key` and `of`, and the fields of the object `of`.
fn message(words: &Catalogue, kwargs: &Kwargs) -> TeraResult<String> {
    let Wanted { key, of, mut values, .. } = Wanted::from_kwargs(kwargs)?;
    if let Some(object) = of {
        set_fields(&mut values, object);
    }
    words.format(key, &values).map_err(tera::Error::message)
}

/// Returns a Markdown list with an item for each row: the message `key` with the fields of the row and the
/// other arguments. With `by`, the name of a field, the value of this field of the row is appended to the id.
fn lines(words: &Catalogue, rows: &[Value], kwargs: &Kwargs) -> TeraResult<String> {
    let Wanted { key, by, mut values, .. } = Wanted::from_kwargs(kwargs)?;
    let given = values.count();
    items(words, rows, |row, text| {
        values.truncate(given);
        set_fields(&mut values, row);
        let mut fields = row.as_map().into_iter().flatten();
        let Some(by) = by else {
            return words.write(key, &values, text);
        };
        let end = fields.find(|(name, _)| name.as_str() == Some(by));
        let end = end.and_then(|(_, end)| end.as_str());
        let end = end.ok_or_else(|| Error::internal(format!("no {by}")))?;
        words.write(&[key, end].concat(), &values, text)
    })
}

/// Returns a Markdown list with an item for each row: its number as the sum of its parts, such as 5 = 4 + 1.
fn sum_lines(words: &Catalogue, rows: &[Value]) -> TeraResult<String> {
    items(words, rows, |row, text| {
        let field = |name: &'static str| row.as_map().and_then(|row| row.get(&name.into()));
        let (number, parts) = (field("number"), field("parts").and_then(Value::as_array));
        let nothing = || Error::internal("no parts");
        push_number(text, number.ok_or_else(nothing)?);
        text.push_str(" = ");
        push_sum(text, parts.ok_or_else(nothing)?);
        Ok(())
    })
}

/// Returns a Markdown list with an item for each row; `item` appends the text of one row. Elided rows become
/// one item with their count.
fn items<'v>(
    words: &Catalogue,
    rows: &'v [Value],
    mut item: impl FnMut(&'v Value, &mut String) -> Result<(), Error>,
) -> TeraResult<String> {
    let mut text = String::with_capacity(LINE * rows.len());
    for row in rows {
        text.push_str("- ");
        let written = match left_out(row) {
            Some(count) => {
                words.format_with("left-out", [("count", count)]).map(|said| text.push_str(&said))
            }
            None => item(row, &mut text),
        };
        written.map_err(tera::Error::message)?;
        text.push('\n');
    }
    Ok(text)
}

/// Copies the fields of an object that are numbers or texts to `values`.
pub(super) fn set_fields<'v>(values: &mut MessageArgs<'v>, object: &'v Value) {
    let Some(fields) = object.as_map() else { return };
    values.reserve(fields.len());
    for (name, value) in fields {
        if let Some(name) = name.as_str() {
            set_value(values, name, value);
        }
    }
}

/// Sets the value `name` of a message; returns `false` for a type that a message cannot show, such as a list.
fn set_value<'v>(values: &mut MessageArgs<'v>, name: &'v str, value: &'v Value) -> bool {
    if let Some(text) = value.as_str() {
        // Numbers above 64 bits are serialized as digits.
        values.set_digits(name, text);
    } else if let Some(number) = value.as_u64() {
        values.set_number(name, number);
    } else if value.is_none() {
        // Null leaves a value unset, and a message that needs it fails; but no `limit` is 0.
        if name == "limit" {
            values.set_number(name, 0);
        }
    } else {
        return false;
    }
    true
}

/// Returns the number of items omitted at this entry of an elided list; `None` if the entry is an ordinary item.
fn left_out(item: &Value) -> Option<u64> {
    item.as_map()?.get(&"left_out".into())?.as_u64()
}

fn push_number(text: &mut String, item: &Value) {
    match item.as_u64() {
        Some(number) => text.push_str(itoa::Buffer::new().format(number)),
        None if left_out(item).is_some() => text.push('…'),
        None => text.push_str(item.as_str().unwrap_or(&item.to_string())),
    }
}

/// Returns the numbers of a list, joined by the template argument `sep`.
fn joined(list: &[Value], kwargs: Kwargs, _: &State) -> TeraResult<String> {
    let separator = kwargs.must_get::<&str>("sep")?;
    let mut text = String::with_capacity(LINE);
    push_joined(&mut text, list, separator);
    Ok(text)
}

fn push_joined(text: &mut String, list: &[Value], separator: &str) {
    for (index, item) in list.iter().enumerate() {
        if index > 0 {
            text.push_str(separator);
        }
        push_number(text, item);
    }
}

/// Returns the numbers as texts. A list of more than ten numbers is shortened to the first five, "…" and the
/// last.
fn shorten_numbers(list: &[Value]) -> Vec<String> {
    let number = |item: &Value| {
        let mut text = String::new();
        push_number(&mut text, item);
        text
    };
    match list {
        [head @ .., last] if list.len() > IN_A_SENTENCE => {
            let head = head.iter().take(IN_A_SENTENCE / 2).map(number);
            head.chain(["…".to_owned(), number(last)]).collect()
        }
        _ => list.iter().map(number).collect(),
    }
}

/// Returns the numbers as a sum, such as 4 + 1; an empty sum is 0. A sum of more than ten numbers is
/// shortened.
fn summed(list: &[Value], _: Kwargs, _: &State) -> String {
    let mut text = String::with_capacity(LINE);
    push_sum(&mut text, list);
    text
}

fn push_sum(text: &mut String, list: &[Value]) {
    match list {
        [] => text.push('0'),
        [head @ .., last] if list.len() > IN_A_SENTENCE => {
            push_joined(text, &head[..IN_A_SENTENCE / 2], " + ");
            text.push_str(" + … + ");
            push_number(text, last);
        }
        _ => push_joined(text, list, " + "),
    }
}

/// Returns the number of items that the list had before it was elided.
fn total(list: &[Value], _: Kwargs, _: &State) -> u64 {
    list.iter().map(|item| left_out(item).unwrap_or(1)).sum()
}

/// Returns all numbers of the list, joined by the comma of the language: "3, 4, 5", "3、4、5".
fn joined_list(words: &Catalogue, list: &[Value]) -> TeraResult<String> {
    let mut text = String::with_capacity(LINE);
    let comma = words.text("list-comma").map_err(tera::Error::message)?;
    push_joined(&mut text, list, &comma);
    Ok(text)
}

/// Returns the numbers as a list with "and"; a list of more than ten is shortened.
fn list_text(words: &Catalogue, list: &[Value]) -> TeraResult<String> {
    words.list(&shorten_numbers(list)).map_err(tera::Error::message)
}

/// Returns a position as text: trees in brackets, the components of a sum joined by +, or pile sizes. The
/// template argument `game` is the name of the game, `parts` are the components of a sum.
fn game_position(words: &Catalogue, sizes: &[Value], kwargs: &Kwargs) -> TeraResult<String> {
    let game = kwargs.get::<String>("game")?;
    let text = match game.as_deref() {
        Some("hackenbush") if sizes.is_empty() => words.text("prove-empty-trees"),
        _ if sizes.is_empty() => words.text("prove-empty"),
        Some("hackenbush") => Ok(brackets(sizes)),
        Some("sum") => Ok(summands(&kwargs.must_get::<Vec<Value>>("parts")?, sizes)),
        _ => position(words, sizes),
    };
    text.map_err(tera::Error::message)
}

/// Returns the components of a sum joined by +. `parts` are the serialized components; `sizes` has for each of them,
/// in order, first a count and then as many numbers, the sizes of its piles or the heights of its branches.
fn summands(parts: &[Value], mut sizes: &[Value]) -> String {
    let mut text = String::with_capacity(LINE);
    for part in parts {
        let Some((count, rest)) = sizes.split_first() else { break };
        let count = count.as_u64().map_or(0, |count| count as usize).min(rest.len());
        let (own, others) = rest.split_at(count);
        sizes = others;
        if !text.is_empty() {
            text.push_str(" + ");
        }
        let game = part.as_map().and_then(|part| part.get(&"game".into())?.as_str());
        match (game, own) {
            (_, []) => text.push('0'),
            (Some("hackenbush"), own) => text.push_str(&brackets(own)),
            (_, [one]) => text.push_str(&one.to_string()),
            (_, own) => {
                text.push('(');
                push_joined(&mut text, own, ", ");
                text.push(')');
            }
        }
    }
    text
}

/// Returns trees as nested brackets, one pair for each branch. `heights` lists the heights of the branches in
/// depth-first order; a branch on the ground has height 1.
fn brackets(heights: &[Value]) -> String {
    let mut text = String::with_capacity(LINE);
    let mut open = 0;
    for height in heights.iter().filter_map(Value::as_u64).chain([1]) {
        (height..=open).for_each(|_| text.push(')'));
        open = height;
        text.push('(');
    }
    text.pop();
    text
}

/// Returns pile sizes as a position such as "(3, 4, 5)"; without piles a message for the empty position.
fn position(words: &Catalogue, sizes: &[Value]) -> Result<String, Error> {
    if sizes.is_empty() {
        return words.text("prove-empty");
    }
    let mut text = String::with_capacity(LINE);
    text.push('(');
    push_joined(&mut text, sizes, ", ");
    text.push(')');
    Ok(text)
}

/// Returns the names of the rows' piles as a list, such as "pile 1, pile 2 and pile 3".
fn pile_names(words: &Catalogue, rows: &[Value]) -> TeraResult<String> {
    let name = |row: &Value| match row.as_map().and_then(|row| row.get(&"pile".into())) {
        Some(pile) => {
            let mut values = MessageArgs::default();
            set_value(&mut values, "pile", pile);
            words.format("nim-pile", &values)
        }
        None => Ok("…".to_owned()),
    };
    let names = rows.iter().map(name).collect::<Result<Vec<_>, _>>();
    names.and_then(|names| words.list(&names)).map_err(tera::Error::message)
}

/// Returns the names of columns as a list, such as "the 4s and 2s"; `weights` is in descending order.
fn column_names(words: &Catalogue, weights: &[Value]) -> TeraResult<String> {
    let suffix = words.text("column-suffix").map_err(tera::Error::message)?;
    let name = |text: String| match text.parse() {
        Ok(weight) if weight >= LONG => power_of_two(weight) + &suffix,
        Ok(_) => text + &suffix,
        Err(_) => text,
    };
    let names: Vec<String> = shorten_numbers(weights).into_iter().map(name).collect();
    words.list(&names).map_err(tera::Error::message)
}

/// Returns a text such as "1 from pile 1 and 3 from pile 3"; for equal numbers, one such as "2 from each pile". `takes`
/// has the number taken from each pile, in pile order.
pub(super) fn takes_text(words: &Catalogue, takes: &[Value]) -> Result<String, Error> {
    let say =
        |id: &str, pile: u64, take: u64| words.format_with(id, [("pile", pile), ("take", take)]);
    let takes: Vec<u64> = takes.iter().filter_map(Value::as_u64).collect();
    match takes[..] {
        [first, ref others @ ..] if !others.is_empty() && others.iter().all(|&x| x == first) => {
            say("take-from-each", 0, first)
        }
        _ => {
            let parts = takes.iter().zip(1..).filter(|(take, _)| **take > 0);
            let parts = parts.map(|(&take, pile)| say("take-from-pile", pile, take));
            let parts = parts.collect::<Result<Vec<_>, _>>();
            parts.and_then(|parts| words.list(&parts))
        }
    }
}
