//! Compares explanations with stored snapshots: each `explanations/*.txt` is one question, beside it
//! its pages in both languages as Markdown, for a few also text, JSON and the page for the second player. For
//! random positions, every number in a sentence comes from the explanation's JSON or from the message itself.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use carryless_args::command_line::CommandLine;
use carryless_games::games::{Explanation, Question, names};
use carryless_render::i18n::{Language, Perspective};
use carryless_render::{self as render, Detail, Renderer, Screen, View};
use carryless_test_support::pencil_and_paper::Rules;
use carryless_test_support::rng::Dice;
use serde_json::Value;

const LANGUAGES: [&str; 2] = ["zh", "en"];

/// Questions with snapshots of text and JSON too.
const IN_FULL: [&str; 13] = [
    "claims",
    "fibonacci-wrong",
    "hackenbush-wrong",
    "kayles-wrong",
    "limit",
    "misere-switch",
    "moore",
    "move-wrong",
    "race-wrong",
    "set-wrong",
    "staircase-wrong",
    "three",
    "wythoff-wrong",
];

/// Questions that also have a snapshot of the page for the second player.
const SECOND: [&str; 30] = [
    "equal",
    "fibonacci",
    "fibonacci-lost",
    "hackenbush",
    "hackenbush-lost",
    "hackenbush-misere",
    "kayles",
    "kayles-lost",
    "limit",
    "limit-lost",
    "lost",
    "misere-limit",
    "misere-many",
    "misere-ones",
    "misere-switch",
    "moore",
    "moore-lost",
    "move-wrong",
    "race",
    "race-set",
    "race-set-wrong",
    "race-wrong",
    "set",
    "set-lost",
    "set-misere",
    "staircase",
    "staircase-lost",
    "three",
    "wythoff",
    "wythoff-lost",
];

fn folder() -> PathBuf {
    carryless_test_support::root().join("crates/render/tests/testsuite/explanations")
}

fn renderer(code: &str) -> Renderer {
    speaking_to(Perspective::First, code)
}

fn speaking_to(reader: Perspective, code: &str) -> Renderer {
    Renderer::for_perspective(reader, Language::of_code(code).unwrap(), &names()).unwrap()
}

fn explained(question: &str) -> Explanation {
    let parsed = match question.strip_prefix("carryless ").and_then(|line| line.split_once(' ')) {
        Some((command, words)) => Question::parse_for_command(command, &CommandLine::parse(words)),
        None => Question::parse(&CommandLine::parse(question)),
    };
    let parsed = parsed.unwrap_or_else(|error| panic!("{question}: {error}"));
    parsed.explain(false)
}

/// Paths and questions of all files.
fn questions() -> Vec<(PathBuf, String)> {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    files.map(|path| (path.clone(), fs::read_to_string(path).unwrap().trim().to_owned())).collect()
}

/// File of a question and its pages, each with its file ending.
type Pages = (PathBuf, Vec<(String, String)>);

/// Every question with its pages, each with its file ending.
fn all_pages() -> &'static [Pages] {
    static ALL: OnceLock<Vec<Pages>> = OnceLock::new();
    ALL.get_or_init(|| {
        let renderers = LANGUAGES.map(renderer);
        let others = LANGUAGES.map(|code| speaking_to(Perspective::Second, code));
        let pages = |(path, question): (PathBuf, String)| {
            let mut pages = pages(&question, &renderers);
            for (code, renderer) in LANGUAGES.iter().zip(&others) {
                let reader = Perspective::Second;
                let view = View { detail: Detail::Teach, reader, ..View::default() };
                let page = renderer.markdown(explained(&question), view).unwrap();
                pages.push((format!("second.{code}.md"), page));
            }
            (path, pages)
        };
        questions().into_iter().map(pages).collect()
    })
}

fn pages(question: &str, renderers: &[Renderer]) -> Vec<(String, String)> {
    // JSON is one line elsewhere; the snapshot is indented so that a person can read differences.
    let view = View { frames: true, ..View::default() };
    let json: Value =
        serde_json::from_str(&render::json(explained(question), &view).unwrap()).unwrap();
    let mut pages = vec![("json".to_owned(), serde_json::to_string_pretty(&json).unwrap() + "\n")];
    for (code, renderer) in LANGUAGES.iter().zip(renderers) {
        let proof = View { detail: Detail::Proof, ..View::default() };
        let page = renderer.markdown(explained(question), proof).unwrap();
        pages.push((format!("{code}.md"), page));
        let screen = Screen { width: 72, colour: false };
        let text = renderer.text(explained(question), View::default(), screen).unwrap();
        pages.push((format!("{code}.text"), text));
    }
    pages
}

#[test]
fn every_explanation_equals_its_snapshot() {
    let updating = std::env::var_os("UPDATE").is_some_and(|value| value == "1");
    let mut wrong = Vec::new();
    let mut known = BTreeSet::new();
    assert!(all_pages().len() >= 41);
    for (path, pages) in all_pages() {
        known.insert(path.clone());
        let name = path.file_stem().unwrap().to_str().unwrap();
        let in_full = IN_FULL.contains(&name);
        for (ending, page) in pages {
            let is_kept = match ending.strip_prefix("second.") {
                Some(_) => SECOND.contains(&name),
                None => in_full || ending.ends_with("md"),
            };
            if !is_kept {
                continue;
            }
            let path = path.with_extension(ending);
            if updating {
                fs::write(&path, page).unwrap();
            } else if fs::read_to_string(&path).unwrap_or_default() != *page {
                wrong.push(path.display().to_string());
            }
            known.insert(path);
        }
    }
    let all = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let stray = all.filter(|path| !known.contains(path));
    wrong.extend(stray.map(|path| format!("{} is no page of a question", path.display())));
    assert!(
        wrong.is_empty(),
        "other pages than these (UPDATE=1 writes them anew; read the differences):\n{}",
        wrong.join("\n")
    );
}

/// Rules that hold for every page, whatever its content.
#[test]
fn pages_obey_the_format_rules() {
    for (path, pages) in all_pages() {
        for (ending, text) in pages {
            let name = path.with_extension(ending);
            let name = name.display();
            for trouble in ["{ $", "Some(", "\u{1b}", "\u{2068}", "%!", "NaN"] {
                assert!(!text.contains(trouble), "{trouble:?} in {name}");
            }
            assert!(!text.contains("\n\n\n"), "two empty lines in {name}");
            assert!(text.lines().all(|line| line.trim_end() == line), "{name}");
            assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{name}");
            assert!(!ending.ends_with("text") || !text.contains("**"), "stars in {name}");
            // A screen reader repeats the column header before each cell.
            let heads = text.lines().zip(text.lines().skip(1));
            for (head, _) in heads.filter(|(_, rule)| rule.starts_with("| ---")) {
                let named = head.trim_matches('|').split('|').all(|cell| !cell.trim().is_empty());
                assert!(named, "a column without a name in {name}: {head}");
            }
        }
    }
}

fn numbers(text: &str) -> BTreeSet<u128> {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Numbers that a language's messages contain themselves, such as 1, 2, 4, 8.
fn of_messages(code: &str) -> BTreeSet<u128> {
    let folder = carryless_test_support::root().join("templates/wording").join(code);
    ["nim.ftl", "race.ftl", "games.ftl", "common.ftl"]
        .iter()
        .flat_map(|name| numbers(&fs::read_to_string(folder.join(name)).unwrap()))
        .collect()
}

/// A page without code.
fn sentences(page: &str) -> String {
    let mut code = false;
    let outside = page.lines().filter(|line| {
        code ^= line.starts_with("```");
        !code && !line.starts_with("```")
    });
    outside.map(|line| format!("{line}\n")).collect()
}

/// A random question with large numbers, so that a foreign number cannot match by chance.
fn random_question(dice: &mut Dice, round: u64) -> String {
    if round % 4 == 3 {
        let (least, more) = (30 + dice.up_to(50), 20 + dice.up_to(70));
        let end = ["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"];
        let end = end[dice.up_to(3) as usize];
        let (target, from) = (5000 + dice.up_to(5000), dice.up_to(900));
        let most = least + more;
        let said = least + dice.up_to(more);
        let mut question = format!("race {target} --say {least}-{most} --from {from} --end {end}");
        if dice.coin() {
            question += &format!(" --move {said}");
        }
        return question;
    }
    let rules = Rules { limit: dice.coin().then(|| 60 + dice.up_to(300)), misere: dice.coin() };
    let mut piles: Vec<u64> = (0..2 + dice.up_to(2)).map(|_| 100 + dice.up_to(900)).collect();
    if dice.coin() {
        piles.push(0);
        let pile = piles.len();
        piles[pile - 1] = rules.target(&piles, pile as u64).0;
    }
    let sizes: Vec<String> = piles.iter().map(u64::to_string).collect();
    let mut question = sizes.join(" ");
    if let Some(limit) = rules.limit {
        question += &format!(" --limit {limit}");
    }
    if rules.misere {
        question += " --misere";
    }
    if dice.coin() {
        question += &format!(" --move 1:{}", 1 + dice.up_to(50));
    }
    question
}

/// Numbers in the sentences of a page that neither the explanation nor a message contains.
fn foreign(page: &str, known: &BTreeSet<u128>, messages: &BTreeSet<u128>) -> Vec<u128> {
    let mut found = numbers(&sentences(page)).into_iter().collect::<Vec<_>>();
    found.retain(|number| !known.contains(number) && !messages.contains(number));
    found
}

fn check_numbers(questions: u64) {
    let mut dice = Dice::new(2178309);
    let renderers = LANGUAGES.map(|code| (of_messages(code), renderer(code)));
    for round in 0..questions {
        let question = random_question(&mut dice, round);
        // A page also shows the numbers of a race's path.
        let mut whole = explained(&question);
        whole.build_frames();
        let json = carryless_games::serialize::json(&whole).unwrap();
        let known = numbers(&json);
        for (messages, renderer) in &renderers {
            let view = View { detail: Detail::Proof, full: true, ..View::default() };
            let page = renderer.markdown(explained(&question), view).unwrap();
            let foreign = foreign(&page, &known, messages);
            assert!(foreign.is_empty(), "{question}: {foreign:?} in\n{page}\n{json}");
        }
    }
}

#[test]
fn every_number_in_a_sentence_comes_from_the_explanation() {
    check_numbers(40);
}

#[test]
#[ignore = "exhaustive"]
fn every_number_in_a_sentence_comes_from_the_explanation_exhaustive() {
    check_numbers(400);
}

/// The test above detects a number that is changed in the page.
#[test]
fn a_foreign_number_is_detected() {
    let known = numbers(&carryless_games::serialize::json(&explained("301 402 505")).unwrap());
    let view = View { detail: Detail::Proof, full: true, ..View::default() };
    for code in LANGUAGES {
        let page = renderer(code).markdown(explained("301 402 505"), view.clone()).unwrap();
        assert!(foreign(&page, &known, &of_messages(code)).is_empty());
        let changed = page.replace("505", "1208");
        assert_eq!(foreign(&changed, &known, &of_messages(code)), [1208]);
    }
}
