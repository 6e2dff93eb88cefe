//! Checks the printable sheets: mind-reading cards sum to every number; grids and the mat have weights on top
//! and the announced number of rows; each is a page without external resources, and an A4 sheet as PDF; every
//! misconception card shows the smallest counterexample of the game tree and all its winning moves; refusals.

use std::collections::BTreeMap;
use std::path::Path;

use carryless_games::games::nim::misconceptions::Misconception;
use carryless_games::position::{Claim, Outcome};
use carryless_render::i18n::Language;
use carryless_worksheet::misconceptions::MisconceptionTexts;

use crate::poster::{run, sheets_of_pdf};
use carryless_test_support::believer::said;
use carryless_test_support::believer::{Believer, odd_weights};
use carryless_test_support::boxes::positions;
use carryless_test_support::oracle::{Piles, Solver, after};
use carryless_test_support::pencil_and_paper::odd_columns;

const SHEETS: [&str; 8] =
    ["grids", "square", "mat", "record", "matches", "tournament", "mind-reading", "ideas"];
const PLANS: [&str; 4] = ["plan-1", "plan-2", "plan-3", "plan-4"];

fn page(sheet: &str, language: &str) -> String {
    let words = format!("print {sheet} --lang {language}");
    let output = run(&words, Path::new("."));
    assert!(output.status.success(), "{words}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Texts of a page between each `from` and the next `to`.
fn between<'p>(page: &'p str, from: &str, to: &str) -> Vec<&'p str> {
    page.split(from).skip(1).map(|rest| rest.split(to).next().unwrap()).collect()
}

#[test]
fn first_numbers_of_the_cards_sum_to_every_number() {
    for language in ["zh", "en"] {
        let page = page("mind-reading", language);
        let cards: Vec<Vec<u32>> = between(&page, "<li><ul>", "</ul>")
            .into_iter()
            .map(|card| {
                let numbers = between(card, "<li>", "</li>");
                numbers.into_iter().map(|number| number.parse().unwrap()).collect()
            })
            .collect();
        assert_eq!(cards.len(), 4);
        let mut answers: BTreeMap<Vec<bool>, u32> = BTreeMap::new();
        for number in 1..=15 {
            let said: Vec<bool> = cards.iter().map(|card| card.contains(&number)).collect();
            let firsts = cards.iter().filter(|card| card.contains(&number)).map(|card| card[0]);
            assert_eq!(firsts.sum::<u32>(), number);
            assert_eq!(answers.insert(said, number), None, "two numbers have the same cards");
        }
        let all = cards.iter().flatten();
        assert!(all.clone().all(|number| (1..=15).contains(number)));
        assert!(cards.iter().all(|card| card.is_sorted_by(|a, b| a < b)));
    }
}

#[test]
fn every_grid_and_the_mat_have_the_weights_on_top() {
    for language in ["zh", "en"] {
        let grids = page("grids", language);
        let tables = between(&grids, "<table>", "</table>");
        assert_eq!(tables.len(), 6);
        for table in tables {
            assert_eq!(between(table, "<th scope=\"col\">", "</th>"), ["8", "4", "2", "1"]);
            assert_eq!(table.matches("class=\"box\"").count(), 7 * 4);
        }
        let mat = page("mat", language);
        assert_eq!(between(&mat, "<th scope=\"col\">", "</th>"), ["8", "4", "2", "1"]);
        let lanes = between(&mat, "<div class=\"lane\">", "</div>");
        let places: Vec<usize> = lanes.iter().map(|lane| lane.matches("<span>").count()).collect();
        assert_eq!(places, [8, 4, 2, 1].repeat(3));
        assert_eq!(mat.matches("class=\"box\"").count(), 2 * 4);
    }
}

#[test]
fn the_empty_board_and_the_tables_have_room_for_every_entry() {
    for language in ["zh", "en"] {
        let board = page("square", language);
        assert_eq!(board.matches("class=\"blank\"").count(), 11 * 11);
        for size in 0..=10 {
            assert_eq!(board.matches(&format!(">{size}</text>")).count(), 2, "{size}");
        }
        let matches = page("matches", language);
        let rows = between(&matches, "<tbody>", "</tbody>")[0];
        assert_eq!(rows.matches("<tr>").count(), 10);
        assert_eq!(rows.matches("<td></td>").count(), 10 * 3);
        let tournament = page("tournament", language);
        let rows = between(&tournament, "<tbody>", "</tbody>")[0];
        let tables = rows.matches("<tr>").count();
        assert!(2 * tables >= 32, "{tables} tables for a class");
        assert_eq!(rows.matches("<td").count(), tables * 8);
    }
}

/// A plan is that of the book: its pictures, its tables and its text.
#[test]
fn a_printed_plan_is_the_plan_of_the_book() {
    for language in ["zh", "en"] {
        for plan in PLANS {
            let printed = page(plan, language);
            let folder = env!("CARGO_MANIFEST_DIR");
            let source = format!("{folder}/lessons/{language}/{plan}.md");
            let source = std::fs::read_to_string(source).unwrap();
            let title = source.lines().next().unwrap().trim_start_matches("# ");
            assert!(printed.contains(&format!("<h1>{title}</h1>")), "{plan} {language}");
            let headings = source.lines().filter_map(|line| line.strip_prefix("## "));
            for heading in headings {
                assert!(printed.contains(&format!("<h2>{heading}</h2>")), "{plan}: {heading}");
            }
            let tables = source.lines().filter(|line| line.starts_with("|--")).count();
            assert_eq!(printed.matches("<div class=\"table-wrapper\">").count(), tables, "{plan}");
            let commands = source.lines().filter(|line| line.starts_with("draw ")).count();
            let board = between(&printed, "<div class=\"board\">", "<h2")[0];
            assert!(board.matches("<svg").count() >= commands, "{plan} {language}");
            assert!(!board.contains("carryless draw"), "{plan} {language}");
        }
    }
}

/// A parsed card: misconception, rules, piles, and the text on the back.
struct Card {
    idea: Misconception,
    rules: Piles,
    piles: Vec<u64>,
    fails: String,
}

fn cards(language: &str) -> Vec<Card> {
    let page = page("ideas", language);
    let articles = between(&page, "<article data-idea=\"", "</article>");
    articles.into_iter().map(card).collect()
}

fn card(article: &str) -> Card {
    let (tag, article) = article.split_once('"').unwrap();
    let rules = between(article, "<p class=\"fine\">", "</p>")[0];
    let limit = ["1 to 3 stones", "取 1 到 3 颗"].iter().any(|said| rules.contains(said));
    let misere = ["last stone loses", "最后一颗的人输"].iter().any(|said| rules.contains(said));
    let numbers = between(article, "<text class=\"number", "</text>").into_iter();
    let piles = numbers.map(|text| text.split_once('>').unwrap().1.parse().unwrap());
    Card {
        idea: *Misconception::ALL.iter().find(|idea| idea.tag() == tag).unwrap(),
        rules: Piles { limit: limit.then_some(3), misere },
        piles: piles.collect(),
        fails: between(article, "<p class=\"fails\">", "</p>")[0].to_owned(),
    }
}

/// Moves named in a sentence, each as pile and number of stones: "take 2 from pile 1 or 1 from pile 3".
fn named_moves(sentence: &str) -> Vec<(u64, u64)> {
    let bare = sentence.replace(['.', ',', ':'], "");
    let words: Vec<&str> = bare.split(' ').collect();
    let moves = words.windows(4).filter(|four| four[1..3] == ["from", "pile"]);
    moves.map(|four| (four[3].parse().unwrap(), four[0].parse().unwrap())).collect()
}

/// Whether all answers of a misconception in a position are wrong, and whether some are.
fn wrongness(solver: &mut Solver, card: &Card, piles: &[u64]) -> [bool; 2] {
    if card.idea == Misconception::Carry {
        let wrong = piles.iter().sum::<u64>() != odd_weights(piles, false);
        return [wrong; 2];
    }
    let said = said(solver, card.rules, card.idea, piles);
    [!said.is_empty() && !said.contains(&true), said.contains(&false)]
}

#[test]
fn misconception_cards_show_the_smallest_counterexample() {
    let mut solver = Solver::default();
    let cards = cards("en");
    let ideas: Vec<Misconception> = cards.iter().map(|card| card.idea).collect();
    let of_games = |idea: &Misconception| {
        !matches!(idea, Misconception::OddEvenSigns | Misconception::DigitsReversed)
    };
    assert_eq!(ideas, Misconception::ALL.iter().copied().filter(of_games).collect::<Vec<_>>());
    for card in &cards {
        let Card { idea, rules, piles, fails } = card;
        let [all, some] = wrongness(&mut solver, card, piles);
        assert!(some, "{idea:?} is right of {piles:?}");
        for other in positions(3, 7) {
            let other: Vec<u64> = other.into_iter().filter(|&size| size > 0).collect();
            let fewer = other.iter().sum::<u64>() < piles.iter().sum();
            if other.is_empty() || all && !fewer {
                continue;
            }
            let [all_there, some_there] = wrongness(&mut solver, card, &other);
            let smaller = all_there || fewer && some_there && !all;
            assert!(!smaller, "{idea:?}: {other:?}");
        }
        let winning = solver.winning(*rules, piles);
        let outcome = solver.outcome(*rules, piles);
        let claim = Believer { solver: &mut solver, rules: *rules, piles }.says(*idea);
        let told = named_moves(fails);
        match fails.split(' ').take(4).collect::<Vec<_>>()[..] {
            ["Every", ..] => assert!(all && told == winning, "{idea:?}"),
            ["Some", ..] => assert!(!all && told == winning, "{idea:?}"),
            ["This", ..] => {
                assert!(!told.is_empty() && told.iter().all(|chosen| winning.contains(chosen)));
                let modulus = rules.limit.unwrap() + 1;
                for (pile, take) in told {
                    let size = piles[pile as usize - 1];
                    assert!((size - take) % modulus > size % modulus, "{idea:?}");
                }
            }
            ["The", "idea", "makes", _] => {
                let numbers = fails.split(|c: char| !c.is_ascii_digit());
                let numbers: Vec<u64> = numbers.filter_map(|word| word.parse().ok()).collect();
                assert_eq!(numbers, [piles.iter().sum(), odd_weights(piles, false)]);
            }
            _ if fails.contains("“you can win”") => {
                assert_eq!((claim, outcome), (Some(Claim::Win), Outcome::P), "{idea:?}");
            }
            _ => {
                assert!(fails.contains("“you cannot win”"), "{fails}");
                assert_eq!((claim, outcome), (Some(Claim::Lose), Outcome::N), "{idea:?}");
                assert_eq!(told, winning, "{idea:?}");
            }
        }
    }
}

/// Whether a move (pile and number of stones) fits the wording of a misconception in any reading.
fn fits_wording(idea: Misconception, piles: &[u64], (pile, take): (u64, u64)) -> bool {
    let left = after(piles, pile, take);
    let size = piles[pile as usize - 1];
    let odd = odd_columns(piles);
    match idea {
        Misconception::LargestPile => size == *piles.iter().max().unwrap(),
        Misconception::LeftmostOnly => take == odd[0],
        Misconception::WrongPile => (size / odd[0]).is_multiple_of(2),
        Misconception::TakeNimSum => take == odd.iter().sum::<u64>(),
        Misconception::NimSumFromLargest => {
            size == *piles.iter().max().unwrap() && take == odd.iter().sum::<u64>()
        }
        Misconception::Equalise => {
            let left: Vec<u64> = left.into_iter().filter(|size| *size > 0).collect();
            (1..left.len()).any(|at| left[..at].contains(&left[at]))
        }
        _ => false,
    }
}

#[test]
fn misconception_cards_allow_no_winning_move_in_any_reading() {
    let mut solver = Solver::default();
    let mut losing = 0;
    for Card { idea, rules, piles, fails } in cards("en") {
        if !fails.starts_with("Every move") {
            continue;
        }
        let winning = solver.winning(rules, &piles);
        assert!(!winning.is_empty(), "{idea:?}");
        for chosen in rules.moves(&piles).into_iter().filter(|it| fits_wording(idea, &piles, *it)) {
            assert!(!winning.contains(&chosen), "{idea:?} {piles:?} {chosen:?}");
            losing += 1;
        }
    }
    assert!(losing > 8, "{losing}");
}

#[test]
fn the_help_states_the_number_of_cards() {
    assert_eq!(cards("en").len(), 18);
    for (language, number) in [("en", "Eighteen cards"), ("zh", "十八张")] {
        let output = run(&format!("print --help --lang {language}"), Path::new("."));
        assert!(String::from_utf8(output.stdout).unwrap().contains(number), "{language}");
    }
}

/// Card, lesson and class report use one name for a misconception.
#[test]
fn a_misconception_has_one_name() {
    for language in ["en", "zh"] {
        let words = MisconceptionTexts::load(Language::of_code(language).unwrap()).unwrap();
        let page = page("ideas", language);
        let card = |article: &str| {
            let (tag, article) = article.split_once('"').unwrap();
            let claim = between(article, "<h2>", " <small>")[0];
            (tag.to_owned(), claim.to_owned())
        };
        let mut names: BTreeMap<String, String> =
            between(&page, "<article data-idea=\"", "</article>").into_iter().map(card).collect();
        for (tag, claim) in &names {
            assert_eq!(words.name(tag).unwrap(), *claim);
        }
        // The race has no card.
        names.insert("multiples-anyway".into(), words.name("multiples-anyway").unwrap());
        let path = format!("{}/lessons/{language}/wrong-ideas.md", env!("CARGO_MANIFEST_DIR"));
        let lesson = std::fs::read_to_string(path).unwrap();
        let headings = lesson.lines().filter_map(|line| line.strip_prefix("### “"));
        let mut headings: Vec<String> = headings.map(|line| line.replace(".”", "”")).collect();
        headings.iter_mut().for_each(|line| *line = format!("“{}", line.replace("。”", "”")));
        headings.sort();
        let mut expected: Vec<String> = names.into_values().collect();
        expected.sort();
        assert_eq!(headings, expected, "{language}");
    }
}

#[test]
fn misconception_cards_are_equal_in_both_languages() {
    let seen = |language: &str| -> Vec<_> {
        cards(language).into_iter().map(|card| (card.idea, card.rules, card.piles)).collect()
    };
    assert_eq!(seen("zh"), seen("en"));
}

#[test]
fn every_sheet_is_a_page_of_its_own() {
    for sheet in SHEETS {
        for language in ["zh", "en"] {
            let page = page(sheet, language);
            assert!(page.starts_with("<!DOCTYPE html>"), "{sheet}");
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{sheet}");
            for outside in ["src=", "href=", "url(", "@import", "<script"] {
                assert!(!page.contains(outside), "{sheet} {language}: {outside}");
            }
            let papers = if sheet == "ideas" { 3 } else { 1 };
            assert_eq!(page.matches("<h1>").count(), papers, "{sheet}");
        }
    }
}

#[test]
fn unknown_sheets_are_refused() {
    for words in ["print", "print maat", "print mat grids", "print mat --limit 3", "print 3 4 5"] {
        let output = run(words, Path::new("."));
        assert_eq!(output.status.code(), Some(2), "{words}");
        assert!(output.stdout.is_empty(), "{words}");
    }
    let folder = tempfile::tempdir().unwrap();
    assert!(run("print mat -o mat.html", folder.path()).status.success());
    assert!(run("print plan-1 -o plan.html", folder.path()).status.success());
    assert_eq!(run("print mat -o mat.html", folder.path()).status.code(), Some(2));
    assert!(run("print mat -o mat.html --force", folder.path()).status.success());
    assert_eq!(run("print mat -o mat.csv", folder.path()).status.code(), Some(2));
}

#[test]
fn a_pdf_mat_is_a_landscape_a4_sheet() {
    if let Some(sheets) = sheets_of_pdf("print mat --format pdf --lang en", "mat.pdf") {
        assert_eq!(sheets, [[297.0, 210.0]]);
    }
}
