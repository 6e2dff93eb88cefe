//! Verifies foreign certificates. Input: the text of one; or a line `prove …` whose own certificate is
//! corrupted by the bytes after it. Checks: it is accepted exactly if a second checker, written here from the
//! definition, accepts it; accepted ones are true by the search; those that the program writes are accepted.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::markup::check_html;
use super::moves::{Game, Known, Part, Rules, numbers};
use super::tools::{self, Schema, check_file_error, text, tools};
use carryless_args::Args;
use carryless_games::games::prove::{self, proof};
use carryless_games::games::{self, Explanation, Question};
use carryless_args::command_line::CommandLine;
use carryless_render::{View, json as written};

static SCHEMA: Schema = Schema::new();

const LONGEST: usize = 8192;

/// Largest number of positions that the search examines.
const MOST: usize = 30_000;

pub(super) fn certificates(data: &[u8]) {
    if data.starts_with(b"prove ") {
        let (line, edits) = data.split_at(data.iter().position(|it| *it == b'\n').unwrap_or(data.len()));
        if let Some(line) = text(line, 60)
            && let Some(mut whole) = certified(line)
        {
            assert_eq!(verified(data, &whole.to_string()), Some(true), "our own: {whole}");
            edits.get(1..).unwrap_or_default().chunks(3).take(8).for_each(|it| corrupt(&mut whole, it));
            let _ = verified(data, &whole.to_string());
        }
    } else if let Some(text) = text(data, LONGEST) {
        let _ = verified(data, text);
    }
}

/// JSON of the certificate for a line `prove …`; `None` if the line has an error or the certificate would be
/// long.
fn certified(line: &str) -> Option<Value> {
    let line = CommandLine::parse(line.strip_prefix("prove ")?);
    let args = Args::parse(&line, games::options_of("prove")).ok()?;
    let question = Question::from_args("prove", args.clone()).ok()?;
    let Question::Prove(question) = question else { return None };
    prove::check_is_fast(&args, &question.attempt).ok()?;
    let whole = written(Question::Prove(question).explain(false), &View::default()).ok()?;
    let whole: Value = serde_json::from_str(&whole).ok()?;
    let size = whole["certificate"].as_array()?.len();
    (size <= 300).then_some(whole)
}

/// Changes one thing in the JSON of a certificate; the three bytes of `edit` select the place, the change and
/// the new value.
fn corrupt(whole: &mut Value, edit: &[u8]) {
    let [place, what, value] = [0, 1, 2].map(|at| edit.get(at).copied().unwrap_or(0));
    let other = |outcome: &Value| json!(if outcome == "N" { "P" } else { "N" });
    match what % 10 {
        0 => whole["outcome"] = other(&whole["outcome"]),
        1 => whole["rules"]["play"] = json!(["normal", "misere"][usize::from(value % 2)]),
        2 => whole["rules"]["limit"] = json!(value % 8),
        _ => {
            let Some(entries) = whole["certificate"].as_array_mut() else { return };
            if entries.is_empty() {
                return;
            }
            let at = usize::from(place) % entries.len();
            let other_at = usize::from(value) % entries.len();
            match what % 10 {
                3 => drop(entries.remove(at)),
                4 => {
                    let own = entries[at].clone();
                    entries.push(own);
                }
                5 => entries[at]["outcome"] = other(&entries[at]["outcome"]),
                6 => entries.swap(at, other_at),
                7 => {
                    let piles = entries[other_at]["piles"].clone();
                    let own = if piles.is_null() { ("say", json!(value % 8)) } else { ("to", piles) };
                    entries[at][own.0] = own.1;
                }
                8 => {
                    let own = entries[at].as_object_mut();
                    own.map(|own| (own.remove("to"), own.remove("say")));
                }
                _ => {
                    let own = ["piles", "to"][usize::from(value & 1)];
                    if let Some(list) = entries[at][own].as_array_mut() {
                        list.push(json!(value >> 5));
                    } else {
                        entries[at]["at"] = json!(value);
                    }
                }
            }
        }
    }
}

/// Whether the program accepts the certificate in `text`; `None` if it is not a certificate. Panics if the
/// second checker disagrees.
fn verified(data: &[u8], text: &str) -> Option<bool> {
    let explanation = match proof::verify(text) {
        Ok(explanation) => Explanation::Prove(explanation),
        Err(error) => {
            check_file_error(&error);
            return None;
        }
    };
    let said = written(explanation.clone(), &View::default()).expect("JSON");
    let said: Value = serde_json::from_str(&said).expect("JSON");
    let accepted = said["verified"].as_bool().expect("a verdict");
    assert_eq!(explanation.is_right(), (!accepted).then_some(false));
    let whole: Value = serde_json::from_str(text).expect("what was read is JSON");
    if let Some(own) = is_proof(&whole) {
        let reason = &said["wrong"]["reason"];
        let is_form = reason == "rules" || reason == "form";
        assert!(own || !accepted, "accepted, and no proof: {text}");
        assert!(accepted || !own || is_form, "refused as {reason}, and a proof: {text}");
    }
    if accepted && let Some(wins) = is_won(&whole) {
        assert_eq!(whole["outcome"], if wins { "N" } else { "P" }, "not true: {text}");
    }
    if tools::number(data).is_multiple_of(16) {
        SCHEMA.accepts(carryless::schema, &said);
        for writer in &tools().writers {
            let page = writer.readers.first().html(explanation.clone(), View::default());
            check_html(&page.unwrap_or_else(|error| panic!("no page: {error}: {text}")));
        }
    }
    Some(accepted)
}

/// Whether the player to move wins the position of a certificate, by the search; `None` for large positions.
fn is_won(whole: &Value) -> Option<bool> {
    let game = Game::read(whole["of"].as_str()?, whole)?;
    if game.is_small() { game.wins(&game.at, &mut Known::new(), MOST) } else { None }
}

/// Whether the JSON of a certificate proves its claim, by the second checker; `None` for unknown games and
/// large positions.
fn is_proof(whole: &Value) -> Option<bool> {
    let game = Game::read(whole["of"].as_str()?, whole)?;
    let [rules] = &game.rules[..] else { return None };
    if game.is_sum || matches!(rules, Rules::Hackenbush) {
        return None;
    }
    let target = whole["position"]["target"].as_u64();
    let (mut marks, mut entries) = (HashMap::new(), Vec::new());
    for entry in whole["certificate"].as_array()? {
        let at = match (target, rules) {
            (Some(target), Rules::Race(..)) => match target.checked_sub(entry["at"].as_u64()?) {
                Some(left) => vec![left],
                None => return Some(false),
            },
            _ => numbers(&entry["piles"])?,
        };
        let small = Game { rules: game.rules.clone(), at: vec![padded(rules, &at)], ..game };
        if !small.is_small() {
            return None;
        }
        if at != form(rules, at.clone()) || at.len() > 2 && matches!(rules, Rules::Fibonacci) {
            return Some(false);
        }
        let is_won = entry["outcome"] == "N";
        if marks.insert(at.clone(), is_won).is_some() {
            return Some(false);
        }
        entries.push((at, is_won, entry));
    }
    let is_right = |(at, is_won, entry): &(Part, bool, &Value)| {
        let options = rules.moves(&padded(rules, at));
        let options: Vec<(Value, Part)> =
            options.into_iter().map(|(made, left)| (made, form(rules, left))).collect();
        let said = if target.is_some() { &entry["say"] } else { &entry["to"] };
        match (options.is_empty(), is_won, said) {
            (true, _, Value::Null) => *is_won == game.stuck_wins,
            (false, false, Value::Null) => {
                options.iter().all(|(_, left)| marks.get(left) == Some(&true))
            }
            (false, true, Value::Number(_)) => options
                .iter()
                .any(|(made, left)| made["say"] == *said && marks.get(left) == Some(&false)),
            (false, true, to) => {
                let to = numbers(to);
                options.iter().any(|(_, left)| {
                    Some(left) == to.as_ref() && marks.get(left) == Some(&false)
                })
            }
            _ => false,
        }
    };
    let root = form(rules, game.at[0].clone());
    let claimed = marks.get(&root) == Some(&(whole["outcome"] == "N"));
    Some(claimed && entries.iter().all(is_right))
}

/// Canonical form of a position in a certificate: empty piles left out and the others sorted, where the rules
/// allow it.
fn form(rules: &Rules, mut at: Part) -> Part {
    match rules {
        Rules::Race(..) => {}
        Rules::Fibonacci => {
            if at.first().is_none_or(|pile| *pile == 0) {
                at.clear();
            } else if let [pile, most] = &mut at[..] {
                // If nothing may be taken, the only position is the first move from one stone.
                *most = (*most).min(*pile);
            }
        }
        Rules::Staircase => {
            while at.last() == Some(&0) {
                at.pop();
            }
        }
        _ => {
            at.retain(|size| *size > 0);
            at.sort_unstable();
        }
    }
    at
}

/// Position with zeros added, so that it has as many numbers as its rules need.
fn padded(rules: &Rules, at: &Part) -> Part {
    match rules {
        Rules::Fibonacci => [0, 1].map(|place| at.get(place).copied().unwrap_or(0)).to_vec(),
        _ => at.clone(),
    }
}
