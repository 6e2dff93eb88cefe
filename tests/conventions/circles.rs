//! Checks that no files import each other in a cycle, not even inside one module.

use std::collections::{BTreeMap, BTreeSet};

use super::imports::{mentions, module};
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
    sources.iter().filter(|source| source.path != "src/lib.rs").map(edges).collect()
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
fn a_cycle_inside_a_module_is_found() {
    let sources = [
        Source::new("src/play/one.rs", "use super::two::Two;"),
        Source::new("src/play/two.rs", "use carryless_play::three::{Three, Four};"),
        Source::new("src/play/three.rs", "fn f() -> super::one::One {}"),
        Source::new("src/play/four.rs", "use super::one::One;"),
    ];
    assert_eq!(in_circles(&graph(&sources)), ["play/one", "play/three", "play/two"]);
}
