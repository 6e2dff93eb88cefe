//! Compares the game registry with the template and message files: every game has its files in each language,
//! and every file belongs to a game or is loaded by name.

use std::collections::BTreeSet;

use carryless_games::games::names;
use carryless_render::i18n::{Catalogue, Language};

use super::nothing_found;
use super::source::{Source, files, root};

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
fn every_file_belongs_to_a_game() {
    let sources = Source::all();
    let literals = sources.iter().flat_map(|source| &source.literals);
    let named: BTreeSet<&str> = literals.map(|literal| literal.text.as_str()).collect();
    let templates = files("templates/games", ".tera").into_iter();
    let all = templates.chain(files("templates/wording", ".ftl"));
    let known = |path: &String| names().contains(&stem(path)) || named.contains(stem(path));
    let findings: Vec<String> = all.filter(|path| !known(path)).collect();
    nothing_found("a file belongs to no game of the registry, and nothing loads it", &findings);
}

/// Names of the sections of a template that are not steps.
const FRAME: [&str; 8] =
    ["title", "caption", "rules", "verdict", "said", "why-wrong", "hint", "components"];

#[test]
fn every_kind_of_step_has_its_section() {
    let schema = carryless::schema();
    let mut findings = Vec::new();
    for game in names() {
        let kinds = kinds(&schema, game);
        assert!(kinds.len() > 1, "the schema names no steps of {game}");
        let template = root().join(format!("templates/games/{game}.md.tera"));
        let template = std::fs::read_to_string(template).unwrap();
        let sections = heads(&template);
        let given = base(&template).map(|base| heads(&base)).unwrap_or_default();
        let missing = kinds.difference(&sections).filter(|kind| !given.contains(*kind));
        let missing = missing.map(|kind| format!("{game}: no section {kind}"));
        let looks = looks(&schema);
        let framed = |name: &str| match name.strip_prefix("moment-") {
            // A frame of a board, or a step that is told on the picture of the position.
            Some(look) => looks.contains(look) || kinds.contains(look),
            None => FRAME.contains(&name),
        };
        let unused = sections.difference(&kinds).filter(|name| !framed(name));
        findings.extend(missing);
        findings.extend(unused.map(|name| format!("{game}: no step {name}")));
    }
    nothing_found("steps and sections differ", &findings);
}

/// Parent template that a template extends.
fn base(template: &str) -> Option<String> {
    let (_, rest) = template.split_once("{#++ ")?;
    let (name, _) = rest.split_once(" ++#}")?;
    Some(std::fs::read_to_string(root().join(format!("templates/games/{name}.md.tera"))).unwrap())
}

/// Names of the sections of a template.
fn heads(template: &str) -> BTreeSet<String> {
    let heads = template.lines().filter_map(|line| line.strip_prefix("{#== "));
    heads.filter_map(|head| head.split(' ').next()).map(str::to_owned).collect()
}

/// Values of `looks` in the frames of a board, from the schema.
fn looks(schema: &serde_json::Value) -> BTreeSet<&str> {
    let kinds = schema["$defs"]["MomentKind"]["oneOf"].as_array().unwrap();
    kinds.iter().map(|kind| kind["const"].as_str().unwrap()).collect()
}

/// Kinds of steps without a title: the title of the page or of another step is above them.
const UNTITLED: [&str; 2] = ["start", "judge"];

#[test]
fn every_kind_of_step_has_a_title_and_a_question() {
    let schema = carryless::schema();
    let mut findings = Vec::new();
    for language in Language::all() {
        for game in names() {
            let template = root().join(format!("templates/games/{game}.md.tera"));
            let goes_on = base(&std::fs::read_to_string(template).unwrap()).is_some();
            let files = ["games", game].into_iter().chain(goes_on.then_some("sums"));
            let words = Catalogue::load(language, &files.collect::<Vec<_>>()).unwrap();
            for kind in kinds(&schema, game) {
                let wanted = !UNTITLED.contains(&kind.as_str());
                let ids = ["title", "ask"].map(|part| format!("{game}-{kind}-{part}"));
                // The steps that depend on the outcome share one question.
                let together = words.has(&format!("{game}-decide-ask"));
                let wrong = ids.into_iter().filter(|id| {
                    words.has(id) != wanted && !(together && wanted && id.ends_with("-ask"))
                });
                findings.extend(wrong.map(|id| format!("{id} in {}", language.code())));
            }
        }
    }
    nothing_found("a step lacks its title or its question, or should not have one", &findings);
}

/// Kinds that the schema lists for the steps of a game.
fn kinds(schema: &serde_json::Value, game: &str) -> BTreeSet<String> {
    let at = names().iter().position(|name| *name == game).unwrap();
    let answers = schema["$defs"]["AnyExplanation"]["anyOf"].as_array().unwrap();
    assert_eq!(answers.len(), names().len());
    let answer = resolve_reference(schema, &answers[at]);
    let mut found = BTreeSet::new();
    let mut open = vec![&answer["properties"]["steps"]["items"]];
    while let Some(case) = open.pop() {
        // A case may have fields beside those of the schema that it refers to.
        for case in [case, resolve_reference(schema, case)] {
            found.extend(case["properties"]["kind"]["const"].as_str().map(str::to_owned));
        }
        let case = resolve_reference(schema, case);
        for cases in ["oneOf", "anyOf", "allOf"] {
            open.extend(case[cases].as_array().into_iter().flatten());
        }
    }
    found
}

/// Resolves a `$ref` of the schema.
fn resolve_reference<'s>(
    schema: &'s serde_json::Value,
    case: &'s serde_json::Value,
) -> &'s serde_json::Value {
    match case["$ref"].as_str().and_then(|path| path.strip_prefix("#/$defs/")) {
        Some(name) => &schema["$defs"][name],
        None => case,
    }
}

/// File stem: `nim` for `templates/games/nim.md.tera`.
fn stem(path: &str) -> &str {
    path.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default()
}
