//! Proves that every game of the registry has its files in each language, and that every file
//! belongs to a game, or is loaded by name.

use std::collections::BTreeSet;

use carryless::games::names;
use carryless::wording::Language;

use crate::nothing_found;
use crate::source::{Source, files, root};

#[test]
fn every_game_has_its_files() {
    let words = |game: &str| {
        let game = game.to_owned();
        Language::all().map(move |l| format!("templates/wording/{}/{game}.ftl", l.code()))
    };
    let template = |game: &str| format!("templates/games/{game}.md.tera");
    let games = names();
    let wanted = games.iter().flat_map(|game| words(game).chain([template(game)]));
    let missing: Vec<String> = wanted.filter(|path| !root().join(path).is_file()).collect();
    nothing_found("a game of the registry lacks a file", &missing);
}

#[test]
fn every_file_has_its_game() {
    let sources = Source::all();
    let literals = sources.iter().flat_map(|source| &source.literals);
    let named: BTreeSet<&str> = literals.map(|literal| literal.text.as_str()).collect();
    let templates = files("templates/games", ".tera").into_iter();
    let all = templates.chain(files("templates/wording", ".ftl"));
    let known = |path: &String| names().contains(&stem(path)) || named.contains(stem(path));
    let findings: Vec<String> = all.filter(|path| !known(path)).collect();
    nothing_found("a file belongs to no game of the registry, and nothing loads it", &findings);
}

/// `nim` of `templates/games/nim.md.tera`.
fn stem(path: &str) -> &str {
    path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default()
}
