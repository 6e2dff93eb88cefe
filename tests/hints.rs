//! Checks that hints do not give the answer away. A hint depends only on facts that earlier hints lead to:
//! N-positions and P-positions get equal hints as long as possible, and only the last hint names the move. A
//! question page shows nothing of its answers outside folded parts. The figures and hints of each step equal
//! the reviewed `tests/hints.txt`.

use std::collections::{BTreeMap, BTreeSet};

use carryless_games::games::{self, Explanation};
use carryless_games::position::Outcome;
use carryless_render::i18n::Language;
use carryless_render::{Renderer, Screen, View};
use carryless_test_support::answers;
use carryless_test_support::pencil_and_paper::{Rules, big, odd_columns};
use carryless_test_support::rng::Dice;
use carryless_test_support::validator::Validator;
use serde_json::{Value, json};

fn renderers() -> Vec<Renderer> {
    Language::all().map(|language| Renderer::new(language, &["nim", "race"]).unwrap()).collect()
}

fn explained(question: &str) -> Explanation {
    answers::question(question).explain(false)
}

fn hints(renderer: &Renderer, question: &str, hint: usize) -> String {
    let view = View { hint: Some(hint), ..View::default() };
    let page = renderer.markdown(explained(question), view).unwrap();
    let (_, ladder) = page.split_once('\n').unwrap();
    ladder.to_owned()
}

/// Random piles, often a P-position.
fn random_piles(dice: &mut Dice, rules: Rules) -> Vec<u64> {
    let count = 2 + dice.up_to(3);
    let most = [1, 3, 12, 200][dice.up_to(3) as usize];
    let mut piles: Vec<u64> = (0..count).map(|_| dice.up_to(most)).collect();
    if dice.coin() {
        piles.push(0);
        let (target, _) = rules.target(&piles, count + 1);
        piles[count as usize] = target;
    }
    if piles.iter().all(|size| *size == 0) {
        piles[0] = 1;
    }
    piles
}

/// Facts that a hint before the last may depend on: the rules, the case in misère play, and the leftmost odd
/// column for the hint about it.
fn permitted_facts(rules: Rules, piles: &[u64], hint: usize) -> String {
    let residues = rules.residues(piles);
    let case = rules.misere.then(|| big(&residues).min(2));
    let counting = case.is_some_and(|case| case < 2);
    let before = usize::from(rules.limit.is_some()) + usize::from(rules.misere) + 3;
    let column = odd_columns(&residues).first().copied();
    let column = (!counting && hint > before).then_some(column);
    let lengths = rules.limit.map(|limit| format!("{limit}"));
    format!("{lengths:?} {case:?} {column:?} {hint}")
}

fn check_ladders(positions: usize, least: usize) {
    let mut dice = Dice::new(5);
    let renderers = renderers();
    let mut pages: BTreeMap<(usize, String), String> = BTreeMap::new();
    let mut outcomes: BTreeMap<String, BTreeSet<bool>> = BTreeMap::new();
    for _ in 0..positions {
        let rules =
            Rules { limit: [None, Some(3), Some(6)][dice.up_to(2) as usize], misere: dice.coin() };
        let piles = random_piles(&mut dice, rules);
        let sizes: Vec<String> = piles.iter().map(u64::to_string).collect();
        let mut question = sizes.join(" ");
        if let Some(limit) = rules.limit {
            question += &format!(" --limit {limit}");
        }
        if rules.misere {
            question += " --misere";
        }
        let explanation = explained(&question);
        let won = explanation.outcome() == Some(Outcome::N);
        let rungs = explanation.hints().len();
        for hint in 0..rungs {
            let known = permitted_facts(rules, &piles, hint);
            outcomes.entry(known.clone()).or_default().insert(won);
            for (language, renderer) in renderers.iter().enumerate() {
                let page = hints(renderer, &question, hint);
                let first = pages.entry((language, known.clone())).or_insert_with(|| page.clone());
                assert_eq!(page, *first, "{question} --hint {hint}");
            }
        }
    }
    // Pages of both outcomes were compared; otherwise the test would show nothing.
    let both = outcomes.values().filter(|seen| seen.len() == 2).count();
    assert!(both >= least, "only {both} of {}", outcomes.len());
}

#[test]
fn n_and_p_positions_share_hints_as_long_as_possible() {
    check_ladders(30, 1);
}

#[test]
#[ignore = "exhaustive"]
fn n_and_p_positions_share_hints_as_long_as_possible_exhaustive() {
    check_ladders(400, 20);
}

#[test]
fn races_share_all_hints_but_the_last() {
    let renderers = renderers();
    for renderer in &renderers {
        for end in ["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"] {
            for hint in 0..4 {
                let pages: BTreeSet<String> = (10..24)
                    .map(|target| {
                        let question = format!("race {target} --say 2-5 --end {end}");
                        hints(renderer, &question, hint)
                    })
                    .collect();
                assert_eq!(pages.len(), 1, "{pages:?}");
            }
        }
    }
}

/// The last hint is the answer, and the one before it is not.
#[test]
fn only_the_last_hint_is_the_answer() {
    let questions = [
        "301 402 505",
        "700 33 --misere",
        "1 1 900 --misere",
        "211 100 --limit 30",
        "race 300 --say 1-40 --from 3",
    ];
    for question in questions {
        let rungs = explained(question).hints().len();
        for (renderer, code) in renderers().iter().zip(Language::all().map(Language::code)) {
            let json = carryless_test_support::answers::json(&explained(question));
            let answer = json["winning_moves"].as_array().unwrap();
            let numbers = ["take", "leaves", "reaches", "say"].map(|name| answer[0][name].as_u64());
            let last = hints(renderer, question, rungs);
            let before = hints(renderer, question, rungs - 1);
            // A number above 8 occurs only in the position, so a hint may not contain it.
            for number in numbers.into_iter().flatten().filter(|number| *number > 8) {
                let number = number.to_string();
                assert!(!before.contains(&number), "{question}, {code}: {before}");
                assert!(last.contains(&number), "{question}, {code}: {last}");
            }
        }
    }
}

/// HTML of a page without folded parts and code.
fn visible_part(page: &str) -> String {
    let mut rest = String::new();
    let (mut folded, mut code) = (0, false);
    for line in page.lines() {
        folded += usize::from(line.starts_with("<details>"));
        code ^= line.starts_with("```");
        if folded == 0 && !code && !line.starts_with("```") {
            rest.push_str(line);
            rest.push('\n');
        }
        folded -= usize::from(line.starts_with("</details>"));
    }
    rest
}

fn numbers(text: &str) -> BTreeSet<u64> {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// N-positions and P-positions of every kind, by the rules that a pupil sees.
fn asked_everywhere() -> Vec<(&'static str, Vec<String>)> {
    let mut piles = Vec::new();
    for first in 1..7 {
        for second in 1..7 {
            piles.push(format!("{first} {second}"));
            piles.extend((1..7).map(|third| format!("{first} {second} {third}")));
        }
    }
    let all = |before: &str, after: &str| {
        piles.iter().map(|piles| format!("{before}{piles}{after}")).collect::<Vec<_>>()
    };
    let pairs = |all: Vec<String>| {
        let pair = |question: &String| question.split(' ').count() == 3;
        all.into_iter().filter(pair).collect()
    };
    let triples = |all: Vec<String>| {
        let triple = |question: &String| question.split(' ').count() == 4;
        all.into_iter().filter(triple).collect()
    };
    let races = (10..24).map(|target| format!("race {target} --say 1-3")).collect();
    vec![
        ("nim", all("", "")),
        ("misère", all("", " --misere")),
        ("limit", all("", " --limit 3")),
        ("misère with a limit", all("", " --limit 3 --misere")),
        ("wythoff", pairs(all("wythoff ", ""))),
        ("moore", triples(all("moore ", " --at-most 2"))),
        ("race", races),
        ("staircase", triples(all("staircase ", ""))),
        ("fibonacci", (4..40).map(|pile| format!("fibonacci {pile} --quota 3")).collect()),
    ]
}

/// Asserts that the visible part of a page does not depend on the outcome: titles, questions and their
/// number.
fn assert_outcome_is_hidden(languages: impl Iterator<Item = Language>) {
    let view = View { ask: true, ..View::default() };
    for language in languages {
        let games = ["nim", "race", "wythoff", "moore", "fibonacci", "staircase"];
        let renderer = Renderer::new(language, &games).unwrap();
        for (rules, questions) in asked_everywhere() {
            let mut seen: BTreeMap<String, BTreeSet<bool>> = BTreeMap::new();
            for question in questions {
                let explanation = explained(&question);
                let won = explanation.outcome() == Some(Outcome::N);
                let page = renderer.markdown(explanation, view.clone()).unwrap();
                let open = visible_part(&page);
                let (_, body) = open.split_once('\n').unwrap();
                seen.entry(body.to_owned()).or_default().insert(won);
            }
            let tells = seen.iter().filter(|(_, outcomes)| outcomes.len() < 2);
            let tells: Vec<_> = tells.collect();
            assert!(tells.is_empty(), "{rules}: {tells:#?}");
        }
    }
}

#[test]
fn a_question_page_hides_the_outcome() {
    assert_outcome_is_hidden(Language::all().filter(|language| language.code() == "zh"));
}

#[test]
#[ignore = "exhaustive"]
fn a_question_page_hides_the_outcome_exhaustive() {
    assert_outcome_is_hidden(Language::all());
}

#[test]
fn a_question_page_folds_its_answers() {
    let questions = [
        "301 402 505",
        "301 402 103",
        "700 33 --misere",
        "1 1 900 --misere",
        "211 100 --limit 30",
        "211 100 --limit 30 --misere",
        "race 300 --say 1-40 --from 3",
        "race 287 --say 1-40",
    ];
    let view = View { ask: true, ..View::default() };
    for question in questions {
        for renderer in renderers() {
            let page = renderer.markdown(explained(question), view.clone()).unwrap();
            assert!(page.matches("<details>").count() >= 3, "{page}");
            let open = visible_part(&page);
            let asked = numbers(open.lines().next().unwrap());
            let (_, body) = open.split_once('\n').unwrap();
            let new: Vec<u64> = numbers(body)
                .into_iter()
                .filter(|number| *number > 8 && !asked.contains(number))
                .collect();
            assert!(new.is_empty(), "{question}: {new:?} in\n{open}");
            assert!(!open.contains("**"), "a verdict in {open}");
            let screen = Screen { width: 80, colour: false };
            let text = renderer.text(explained(question), view.clone(), screen).unwrap();
            let (asking, _) = text.split_once("────\n").unwrap();
            // The weights above the answer fields say nothing about the answer.
            let heads = |line: &&str| {
                let weights: Option<Vec<u64>> =
                    line.split_whitespace().map(|word| word.parse().ok()).collect();
                weights.is_some_and(|weights| {
                    weights.len() > 3 && weights.windows(2).all(|pair| pair[0] == 2 * pair[1])
                })
            };
            let pictures: Vec<u64> =
                asking.lines().filter(|line| !heads(line)).flat_map(numbers).collect();
            let shown: Vec<u64> = pictures
                .into_iter()
                .filter(|number| *number > 20 && !asked.contains(number))
                .collect();
            assert!(shown.is_empty(), "{question}: {shown:?} in\n{asking}");
        }
    }
}

fn hinted(rungs: usize) -> View {
    View { hint: Some(rungs), ..View::default() }
}

#[test]
fn hints_in_json_contain_only_hints() {
    let explanation = explained("301 402 505");
    let json = carryless_render::json(explanation.clone(), &hinted(2)).unwrap();
    let json: Value = serde_json::from_str(&json).unwrap();
    let names: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(names, ["game", "hints", "position", "rules", "schema"]);
    assert_eq!(json["hints"].as_array().unwrap().len(), 2);
    let schema = Validator::new(&carryless::schema());
    assert!(schema.is_valid(&json) && !schema.is_valid(&json!({"schema": 1, "game": "nim"})));
}

#[test]
fn only_the_last_hint_in_json_contains_the_answer() {
    let schema = Validator::new(&carryless::schema());
    for question in ["3 4 5", "1 2 3", "race 31 --say 1-2", "5 --misere", "wythoff 3 4", "0"] {
        let explanation = explained(question);
        let rungs = explanation.hints().len();
        for wanted in 0..=rungs + 1 {
            let json = carryless_render::json(explanation.clone(), &hinted(wanted)).unwrap();
            let json: Value = serde_json::from_str(&json).unwrap();
            assert!(schema.is_valid(&json), "{json}");
            assert_eq!(json["hints"].as_array().unwrap().len(), wanted.min(rungs));
            for field in ["outcome", "winning_moves"] {
                assert_eq!(json.get(field).is_some(), wanted >= rungs, "{question}: {json}");
            }
        }
    }
}

/// Summary of a step in one line: its kind, its figure in brackets, a star if that is the lead figure;
/// outcome before it, hints after it.
fn shape(line: &str) -> (&'static str, String) {
    let (command, words) = line.split_once(' ').unwrap_or((line, ""));
    let explanation = answers::of_command(command, words).explain(false);
    let json = carryless_test_support::answers::json(&explanation);
    let kinds = json["steps"].as_array().unwrap().iter().map(|step| step["kind"].as_str().unwrap());
    let steps = kinds.zip(explanation.figures()).enumerate().map(|(at, (kind, figure))| {
        let star = if explanation.lead_figure_step() == Some(at) { "*" } else { "" };
        let picture = figure.map(|figure| {
            let said = format!("{figure:?}");
            let name: String = said.chars().take_while(char::is_ascii_alphabetic).collect();
            format!("[{}{star}]", name.to_lowercase())
        });
        format!("{kind}{}", picture.unwrap_or_default())
    });
    let steps: Vec<String> = steps.collect();
    let rungs = explanation.hints().into_iter().map(|hint| match hint.value {
        0 => hint.rung.to_owned(),
        value => format!("{} {value}", hint.rung),
    });
    let rungs: Vec<String> = rungs.collect();
    let outcome = explanation.outcome().map_or("-".to_owned(), |outcome| format!("{outcome:?}"));
    let said = format!("$ {line}\n{outcome}: {}\n   {}\n", steps.join(", "), rungs.join(", "));
    (explanation.game(), said)
}

/// Compares figures and hints with `tests/hints.txt`, which was reviewed line by line: figures explain a
/// step, the lead figure shows no answer, and each hint leads to the next.
#[test]
fn figures_and_hints_equal_the_reviewed_list() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hints.txt");
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let lines = kept.lines().filter_map(|line| line.strip_prefix("$ "));
    let (games, shapes): (BTreeSet<_>, Vec<_>) = lines.map(shape).unzip();
    let shapes = shapes.concat();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &shapes).unwrap();
    }
    assert_eq!(kept, shapes);
    assert_eq!(games, games::names().into_iter().collect());
}
