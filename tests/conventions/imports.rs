//! Checks the module layers: imports go only downwards. A module may name the modules in lower layers and,
//! inside its own folder, itself.

use std::collections::BTreeSet;

use super::nothing_found;
use super::source::Source;

/// The layers, lowest first. Modules on one line may not name each other.
const RANKS: &[&[&str]] = &[
    &["error", "elide", "options", "schema"],
    &["command_line"],
    &["zip_archive", "serialize", "xml_writer"],
    &["files"],
    &["position"],
    &["columns", "search", "grundy_sequence"],
    &["suggest"],
    &["args"],
    &["board_frames"],
    &["figure"],
    &["game"],
    &["sums"],
    &["games/*"],
    &["games"],
    &["i18n"],
    &["render"],
    &["exercises", "docx"],
    &["worksheet", "play"],
    &["evaluate"],
    &["export"],
    &["book", "web"],
    &["cli", "api"],
    &["main"],
];

#[test]
fn imports_go_only_downwards() {
    let sources = Source::all();
    let modules: BTreeSet<Vec<String>> = sources.iter().map(|file| module(&file.path)).collect();
    let files = sources.iter().filter(|source| source.path != "src/lib.rs");
    let findings: Vec<String> = files.flat_map(|source| upwards(source, &modules)).collect();
    nothing_found("a file may name only what is lower in the list of rooms", &findings);
}

/// Module path of a file: `src/games/nim/steps.rs` is `games::nim::steps`.
pub(crate) fn module(path: &str) -> Vec<String> {
    let inside = path.trim_start_matches("src/").trim_end_matches(".rs");
    inside.split('/').map(str::to_owned).collect()
}

/// Top-level module of a path: its first segment; a file or folder of a game belongs to `games/*`.
fn room<'p>(path: &'p [String], modules: &BTreeSet<Vec<String>>) -> &'p str {
    match path {
        [first, second, ..] if first == "games" => {
            let game = modules.contains(&vec![first.clone(), second.clone()]);
            if game { "games/*" } else { "games" }
        }
        [first, ..] => first,
        [] => "lib",
    }
}

fn rank(room: &str) -> Option<usize> {
    RANKS.iter().position(|rooms| rooms.contains(&room))
}

fn upwards(source: &Source, modules: &BTreeSet<Vec<String>>) -> Vec<String> {
    let own = module(&source.path);
    let home = room(&own, modules);
    let Some(height) = rank(home) else {
        return vec![format!("{}: the room {home} has no place in the list", source.path)];
    };
    let mut findings = Vec::new();
    for (line, path) in mentions(source, &own) {
        let target = room(&path, modules);
        let allowed = target == home || rank(target).is_some_and(|target| target < height);
        if !allowed {
            let name = path.join("::");
            findings.push(format!("{}:{line}: {home} names {target} ({name})", source.path));
        }
    }
    findings
}

/// Every path that begins with `crate::` or `super::`, in `use` items and elsewhere, with its line.
pub(crate) fn mentions(source: &Source, own: &[String]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    let code = &source.code;
    for (at, word) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let before = &code[..at];
        if before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let mut base = if word == "crate::" { Vec::new() } else { own[..own.len() - 1].to_vec() };
        let mut rest = &code[at + word.len()..];
        while let Some(after) = rest.strip_prefix("super::") {
            base.pop();
            rest = after;
        }
        let line = before.matches('\n').count() + 1;
        let mut paths = Vec::new();
        tree(rest, &base, &mut paths);
        found.extend(paths.into_iter().map(|path| (line, path)));
    }
    found
}

/// Parses a path or a tree of paths such as `a::{b, c::d}`; returns the text after it.
fn tree<'t>(text: &'t str, base: &[String], paths: &mut Vec<Vec<String>>) -> &'t str {
    if let Some(mut rest) = text.strip_prefix('{') {
        while !rest.trim_start().starts_with('}') && !rest.trim_start().is_empty() {
            let after = tree(rest.trim_start(), base, paths).trim_start();
            let skipped = after.strip_prefix(',').unwrap_or(after);
            // A renamed path: `a as b`.
            rest = if skipped.len() == rest.len() || !after.starts_with([',', '}']) {
                after.trim_start_matches(|c| c != ',' && c != '}').trim_start_matches(',')
            } else {
                skipped
            };
        }
        return rest.trim_start().strip_prefix('}').unwrap_or_default();
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let mut path = base.to_vec();
    if name != "self" && !name.is_empty() {
        path.push(name.to_owned());
    }
    match rest.strip_prefix("::") {
        Some(after) if after.starts_with(|c: char| c.is_alphabetic() || "{_".contains(c)) => {
            tree(after, &path, paths)
        }
        _ => {
            paths.push(path);
            rest
        }
    }
}

#[test]
fn an_upward_import_is_found() {
    let modules =
        [&["games"][..], &["games", "nim"], &["games", "nim", "steps"], &["games", "race"]];
    let modules = modules.map(|path| path.iter().map(|&part| part.to_owned()).collect());
    let modules = BTreeSet::from(modules);
    let found = |path: &str, text: &str| upwards(&Source::new(path, text), &modules).len();
    for (path, text, number) in [
        ("src/render.rs", "use carryless_render::i18n::Catalogue;", 0),
        ("src/render/html.rs", "use super::markdown;\nuse carryless_render::json;", 0),
        ("src/i18n.rs", "use carryless_render::html;", 1),
        (
            "src/error.rs",
            "/// [`carryless_render::i18n`]\nfn f() -> carryless_args::command_line::Line {}",
            1,
        ),
        ("src/search.rs", "use crate::{columns::Columns, position::{Move, Play}};", 1),
        ("src/search.rs", "use crate::{position as p, columns as c};", 1),
        ("src/games/nim.rs", "use carryless_games::games::race;", 0),
        ("src/games/nim.rs", "use carryless_games::games::{race, Question};", 1),
        ("src/games/nim/steps.rs", "use super::argument;\nuse super::super::NAMES;", 1),
        ("src/games.rs", "use carryless_games::games::nim::Nim;", 0),
        ("src/command_line.rs", "use carryless::Anything;", 1),
        ("src/other.rs", "", 1),
    ] {
        assert_eq!(found(path, text), number, "{path}: {text}");
    }
}
