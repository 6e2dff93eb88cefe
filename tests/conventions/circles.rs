//! Checks that no files of a crate import each other in a cycle. Cargo checks the imports between crates.

use std::collections::{BTreeMap, BTreeSet};

use super::nothing_found;
use super::source::Source;

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Import graph between files.
fn graph(sources: &[Source]) -> Graph {
    let modules: BTreeSet<Vec<String>> = sources.iter().map(|file| module(&file.path)).collect();
    let file_of = |path: &[String]| {
        let longest = (1..=path.len()).rev().map(|length| path[..length].to_vec());
        longest.into_iter().find(|path| modules.contains(path)).map(|path| path.join("/"))
    };
    let edges = |source: &Source| {
        let own = module(&source.path);
        let named = mentions(source, &own).into_iter();
        let named =
            named.filter_map(|(_, path)| file_of(&path)).filter(|file| *file != own.join("/"));
        (own.join("/"), named.collect())
    };
    sources.iter().map(edges).collect()
}

/// Path of the module of a file, from the name of its crate: `crates/games/src/games/nim.rs` is
/// `games::games::nim`, `src/cli.rs` is `carryless::cli`.
fn module(path: &str) -> Vec<String> {
    let path = path.strip_prefix("crates/").unwrap_or(path).replacen("/src/", "/", 1);
    let path =
        path.strip_prefix("src/").map_or(path.clone(), |inside| format!("carryless/{inside}"));
    let inside = path.trim_end_matches(".rs").trim_end_matches("/lib");
    inside.split('/').map(str::to_owned).collect()
}

/// Every path that begins with `crate::` or `super::`, in `use` items and elsewhere, with its line.
fn mentions(source: &Source, own: &[String]) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    let code = &source.code;
    for (at, word) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let before = &code[..at];
        if before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let last = if word == "crate::" { 1 } else { own.len() - 1 };
        let mut base = own[..last].to_vec();
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

/// Files that a file reaches by imports.
fn reachable(graph: &Graph, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(file) = open.pop() {
        for next in graph.get(&file).into_iter().flatten() {
            if reached.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    reached
}

fn in_circles(graph: &Graph) -> Vec<String> {
    graph.keys().filter(|file| reachable(graph, file).contains(*file)).cloned().collect()
}

#[test]
fn no_files_import_each_other_in_a_cycle() {
    let circles = in_circles(&graph(&Source::all()));
    nothing_found("files import each other in a circle", &circles);
}

#[test]
fn a_cycle_inside_a_crate_is_found() {
    let sources = [
        Source::new("crates/play/src/lib.rs", "pub use one::One;"),
        Source::new("crates/play/src/one.rs", "use super::two::Two;"),
        Source::new("crates/play/src/two.rs", "use crate::three::{Three, Four};"),
        Source::new("crates/play/src/three.rs", "fn f() -> super::one::One {}"),
        Source::new("crates/play/src/four.rs", "use super::one::One;\nuse crate::Level;"),
        Source::new("crates/web/src/one.rs", "use carryless_play::two::Two;"),
    ];
    assert_eq!(in_circles(&graph(&sources)), ["play/one", "play/three", "play/two"]);
}
