//! Checks that a wrong attempt does not reveal the right answer: for every game, position and wrong move,
//! claim, digit and nim-sum, no page (text, Markdown, HTML, web page; less detail than `teach`) names a
//! winning move of the full search or the right digits. `--solution` names them, and JSON always does.

use std::collections::BTreeSet;

use crate::playable::{Courses, turns};
use carryless_games::games::{self, AnyState};
use carryless_games::position::{AnyMove, Outcome};
use carryless_render::i18n::Language;
use carryless_render::{Detail, Renderer, Screen, View};
use carryless_test_support::answers::{explained, question};
use carryless_web::{self as web, Request};

/// Command lines of N-positions of every game, in which some moves lose.
const WON: [&str; 31] = [
    "4 7 2",
    "6 9 1",
    "5 7 --limit 3",
    "2 5 1 --misere",
    "1 4 --misere",
    "3 6 --limit 3 --misere",
    "race 23 --say 1-3 --from 8",
    "race 29 --say 2-5 --end finish-loses --from 17",
    "race 17 --say 1,3,4 --end stuck-loses",
    "wythoff 5 6",
    "wythoff 2 7",
    "moore 2 6 5 --at-most 2",
    "moore 1 3 6 2 --at-most 3",
    "fibonacci 17",
    "fibonacci 24 --quota 9",
    "7 5 --take 1,3,4",
    "6 3 --take 1,2 --misere",
    "kayles 5 2",
    "lasker 6 3",
    "grundy 8 4",
    "octal 0.137 6 4",
    "octal 0.07 9 4",
    "staircase 3 2 4",
    "staircase 0 2 1 5",
    "hackenbush (()(()))(())",
    "hackenbush ((())())(()) --misere",
    "sum \"3 4 --take 1,2\" + \"kayles 5\"",
    "sum \"7 --limit 3\" + \"staircase 2 1\"",
    "sum \"hackenbush (()())\" + \"5\"",
    "7 --take 1,3,4 --misere",
    "13 4 --limit 5",
];

const LANGUAGES: [&str; 2] = ["zh", "en"];

fn language(code: &str) -> Language {
    Language::of_code(code).unwrap()
}

const DETAILS: [Detail; 3] = [Detail::Verdict, Detail::Key, Detail::Standard];

/// Pages of a command line that a pupil can see, by name.
fn pages(renderer: &Renderer, code: &str, line: &str, solution: bool) -> Vec<(String, String)> {
    let explanation = || question(line).explain(false);
    let screen = Screen { width: 80, colour: false };
    let mut pages = Vec::new();
    for detail in DETAILS {
        let view = View { detail, solution, ..View::default() };
        let text = renderer.text(explanation(), view.clone(), screen).unwrap();
        let markdown = renderer.markdown(explanation(), view.clone()).unwrap();
        let html = renderer.html(explanation(), view).unwrap();
        pages.push((format!("text, {detail:?}"), text));
        pages.push((format!("markdown, {detail:?}"), markdown));
        pages.push((format!("html, {detail:?}"), visible_text(&html)));
    }
    let asked = View { ask: true, solution, ..View::default() };
    pages.push(("asked".to_owned(), renderer.markdown(explanation(), asked).unwrap()));
    if !solution {
        let line = format!("explain {line}");
        let request = Request { lang: code.to_owned(), line, ..Request::default() };
        let reply = web::reply(&request);
        pages.push(("page".to_owned(), visible_text(&reply.parts["answer"])));
        pages.push(("spoken".to_owned(), reply.say));
    }
    pages.into_iter().map(|(name, page)| (name, plain(&page))).collect()
}

/// Text of a page without style, script and tags; texts of labels are kept.
fn visible_text(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text += before;
        let end = ["style", "script"].into_iter().find(|name| tag.starts_with(name));
        let (tag, after) = match end {
            Some(name) => ("", tag.split_once(&format!("</{name}>")).unwrap().1),
            None => tag.split_once('>').unwrap_or((tag, "")),
        };
        // A control for each move reveals nothing.
        let label = Some(tag).filter(|tag| !tag.contains("name=\"try\""));
        let label = label
            .and_then(|tag| tag.split_once("aria-label=\""))
            .map(|(_, label)| label.split('"').next());
        text += &format!(" {} ", label.flatten().unwrap_or_default());
        rest = after;
    }
    text + rest
}

/// Text of a page with single blanks, without markup and line ends.
fn plain(page: &str) -> String {
    let unmarked = page.replace(['*', '┃', '>', '`'], " ");
    unmarked.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Number of occurrences of a phrase in a page, without those that continue with another digit or another
/// branch of a tree.
fn times(page: &str, phrase: &str) -> usize {
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let joined = |at: usize| {
        let (before, after) = (&page[..at], &page[at + phrase.len()..]);
        digit(phrase.chars().next()) && digit(before.chars().next_back())
            || digit(phrase.chars().next_back())
                && digit(after.trim_start_matches('.').chars().next())
    };
    page.match_indices(phrase).filter(|(at, _)| !joined(*at)).count()
}

/// Phrases by which a page may name a move: written here for moves of piles and numbers; for other moves, as
/// the page words the pupil's own move.
fn phrases(renderer: &Renderer, code: &str, board: &AnyState, turn: &AnyMove) -> BTreeSet<String> {
    let chinese = code != "en";
    let said = match (turn, chinese) {
        (AnyMove::Take(made), false) => {
            let whole = (made.leaves == 0).then(|| format!("whole of pile {}", made.pile));
            let change = format!("{} → {}", made.leaves + made.take, made.leaves);
            let said = [
                format!("{} from pile {}", made.take, made.pile),
                format!("Pile {}: {change}", made.pile),
            ];
            said.into_iter().chain(whole).collect()
        }
        (AnyMove::Take(made), true) => vec![
            format!("第 {} 堆取 {} 颗", made.pile, made.take),
            format!("第 {} 堆：{} → {}", made.pile, made.leaves + made.take, made.leaves),
        ],
        (AnyMove::Say(made), false) => vec![
            format!("add {} ", made.say),
            format!("adding {} ", made.say),
            format!("← {} ", made.reaches),
        ],
        (AnyMove::Say(made), true) => {
            vec![format!("加 {}，", made.say), format!("← {} ", made.reaches)]
        }
        (AnyMove::Stones(made), false) => vec![format!("take {} ", made.take)],
        (AnyMove::Stones(made), true) => vec![format!("取 {} 颗", made.take)],
        _ => vec![plain(&renderer.move_clause(board, turn).unwrap())],
    };
    said.into_iter().collect()
}

/// Moves of an N-position: the winning ones, then the losing ones.
fn winning_and_losing(board: &AnyState, courses: &mut Courses) -> (Vec<AnyMove>, Vec<AnyMove>) {
    turns(board).into_iter().partition(|turn| courses.wins_by(board, turn))
}

/// Command line `line` with `turn` as the attempted move.
fn with_move(line: &str, turn: &AnyMove) -> String {
    format!("{line} --move \"{turn}\"")
}

fn check(line: &str, wrong: usize) {
    let board = question(line).state();
    let mut courses = Courses::default();
    assert_eq!(courses.outcome(&board), Outcome::N, "{line}");
    let (winning, losing) = winning_and_losing(&board, &mut courses);
    assert!(!winning.is_empty() && !losing.is_empty(), "{line}");
    for language in LANGUAGES.map(language) {
        let code = language.code();
        let renderer = Renderer::new(language, &[board.game()]).unwrap();
        let told = |turn: &AnyMove| phrases(&renderer, code, &board, turn);
        // Text of the rules and the figure themselves.
        let hint = View { hint: Some(0), ..View::default() };
        let rules = plain(&renderer.markdown(question(line).explain(false), hint).unwrap());
        let withheld = |asked: &str, said: &BTreeSet<String>| {
            for (name, page) in pages(&renderer, code, asked, false) {
                let known = winning.iter().flat_map(&told).filter(|known| !said.contains(known));
                for phrase in known.filter(|known| times(&rules, known) == 0) {
                    let tells = times(&page, &phrase) > 0;
                    assert!(!tells, "{asked}, {code}, {name}: “{phrase}” in\n{page}");
                }
            }
        };
        for turn in losing.iter().step_by((losing.len() / wrong).max(1)) {
            let asked = with_move(line, turn);
            let json = explained(&asked);
            assert_eq!(json["winning_moves"].as_array().unwrap().len(), winning.len(), "{asked}");
            // The pupil's own move and the reply to it are mentioned.
            let mut after = board.clone();
            after.apply(turn);
            let mut said = told(turn);
            let answers = turns(&after).into_iter().filter(|turn| courses.wins_by(&after, turn));
            said.extend(answers.flat_map(|reply| phrases(&renderer, code, &after, &reply)));
            withheld(&asked, &said);
            let solved = pages(&renderer, code, &asked, true);
            for (name, page) in solved.iter().filter(|(name, _)| !name.starts_with("html")) {
                let names = winning.iter().flat_map(&told).any(|phrase| times(page, &phrase) > 0);
                assert!(names, "{asked}, {code}, {name}: no winning move in\n{page}");
            }
        }
        withheld(&format!("{line} --claim lose"), &BTreeSet::new());
    }
}

/// Arrows of a graph: each node with its successors.
const ARROWS: [(char, &str); 6] =
    [('a', "bc"), ('b', "de"), ('c', "ef"), ('d', "e"), ('e', "f"), ('f', "")];
const TOKENS: [char; 2] = ['a', 'c'];

/// Moves of two tokens on the graph: node left, node reached, and both tokens after the move.
fn slides(tokens: [char; 2]) -> Vec<(char, char, [char; 2])> {
    let arrows = |node: char| ARROWS.iter().find(|(from, _)| *from == node).unwrap().1.chars();
    let moves = (0..2).flat_map(|token| {
        arrows(tokens[token]).map(move |to| {
            let mut after = tokens;
            after[token] = to;
            (tokens[token], to, after)
        })
    });
    moves.collect()
}

fn can_win(tokens: [char; 2]) -> bool {
    slides(tokens).into_iter().any(|(.., after)| !can_win(after))
}

fn check_graph() {
    let lines = ARROWS.map(|(from, to)| {
        let to: Vec<String> = to.chars().map(String::from).collect();
        format!("\"{from}: {}\"", to.join(" "))
    });
    let line = format!("graph {} --from {},{}", lines.join(" "), TOKENS[0], TOKENS[1]);
    assert!(can_win(TOKENS));
    let (losing, winning): (Vec<_>, Vec<_>) =
        slides(TOKENS).into_iter().partition(|(.., after)| can_win(*after));
    assert!(!losing.is_empty() && !winning.is_empty());
    for code in LANGUAGES {
        let renderer = Renderer::new(language(code), &["graph"]).unwrap();
        let said = |(from, to): (char, char)| match code {
            "en" => format!("on {from} to {to}"),
            _ => format!("{from} 上的棋子走到 {to}"),
        };
        for (from, to, after) in &losing {
            let asked = format!("{line} --move {from}:{to}");
            let replies: Vec<String> =
                slides(*after).iter().map(|(from, to, _)| said((*from, *to))).collect();
            for (name, page) in pages(&renderer, code, &asked, false) {
                for (from, to, _) in &winning {
                    let known = said((*from, *to));
                    let tells = times(&page, &known) > 0 && !replies.contains(&known);
                    assert!(!tells, "{asked}, {code}, {name}: “{known}” in\n{page}");
                }
                assert!(!page.contains("mex"), "{asked}, {name}: the values in\n{page}");
            }
            let (_, solved) = pages(&renderer, code, &asked, true).swap_remove(3);
            let names = winning.iter().any(|(from, to, _)| solved.contains(&said((*from, *to))));
            assert!(names, "{asked}: no winning move in\n{solved}");
        }
    }
}

#[test]
fn a_wrong_move_or_claim_does_not_reveal_the_right_one() {
    let mut played = BTreeSet::new();
    for line in WON {
        check(line, 1);
        played.insert(question(line).state().game());
    }
    check_graph();
    played.insert("graph");
    let judged = games::ENTRIES.iter().filter(|entry| {
        entry.options.iter().any(|spec| spec.name == "move" || spec.name == "claim")
    });
    assert_eq!(played, judged.map(|entry| entry.name).collect());
}

#[test]
#[ignore = "exhaustive"]
fn a_wrong_move_or_claim_does_not_reveal_the_right_one_exhaustive() {
    WON.iter().for_each(|line| check(line, 100));
}

/// Number of 1s in each column of these numbers, from the left.
fn counts(numbers: &[u64]) -> Vec<usize> {
    let has = |number: u64, place: usize| (number >> place) % 2 == 1;
    let width = (0..64).rev().find(|place| numbers.iter().any(|number| has(*number, *place)));
    let count = |place| numbers.iter().filter(|number| has(**number, place)).count();
    (0..=width.unwrap()).rev().map(count).collect()
}

#[test]
fn wrong_digits_and_nim_sums_do_not_reveal_the_right_ones() {
    let mut seen = 0;
    for piles in [[6, 9, 11], [12, 5, 7], [3, 14, 13], [10, 10, 6]] {
        let line = piles.map(|pile| pile.to_string()).join(" ");
        let right = counts(&piles);
        let total: usize = (0..right.len()).map(|at| (right[right.len() - 1 - at] % 2) << at).sum();
        let digits = |sums: &[usize], gap: &str| {
            sums.iter().map(usize::to_string).collect::<Vec<_>>().join(gap)
        };
        let mut wrong = right.clone();
        wrong[1] += 1;
        let asked = [
            format!("{line} --sums {}", digits(&wrong, ",")),
            format!("{line} --nim-sum {}", total + 16),
        ];
        for (language, asked) in
            LANGUAGES.map(language).into_iter().flat_map(|one| asked.clone().map(|to| (one, to)))
        {
            let renderer = Renderer::new(language, &["nim"]).unwrap();
            for (name, page) in pages(&renderer, language.code(), &asked, false) {
                assert_eq!(times(&page, &digits(&right, " ")), 0, "{asked}, {name}: {page}");
                for one in [format!("it is {total}"), format!("应该是 {total}")] {
                    assert_eq!(times(&page, &one), 0, "{asked}, {name}: {page}");
                }
                seen += 1;
            }
            let solved = pages(&renderer, language.code(), &asked, true);
            let keys = solved.iter().filter(|(name, _)| name.starts_with("text, K"));
            assert!(keys.clone().count() == 1);
            keys.for_each(|(_, page)| assert!(times(page, &digits(&right, " ")) > 0, "{page}"));
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Text with the names of columns, the largest column first.
fn columns(weights: &[u64]) -> String {
    let names: Vec<String> = weights.iter().map(|weight| format!("{weight}s")).collect();
    match &names[..] {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

#[test]
fn the_board_shows_the_position_after_a_wrong_move() {
    let renderer = Renderer::new(language("en"), &["nim", "moore"]).unwrap();
    let mut told = 0;
    for (line, modulus) in [("4 7 2", 2), ("6 9 1", 2), ("5 1 3 3", 2), ("2 6 5 --at-most 2", 3)] {
        let line = if modulus == 3 { format!("moore {line}") } else { line.to_owned() };
        let board = question(&line).state();
        let mut courses = Courses::default();
        let (_, losing) = winning_and_losing(&board, &mut courses);
        for turn in losing {
            let mut after = board.clone();
            after.apply(&turn);
            let odd: Vec<u64> = (0..8)
                .rev()
                .map(|place| 1 << place)
                .filter(|weight| {
                    let has = |size: &&u64| **size / weight % 2 == 1;
                    after.numbers().iter().filter(has).count() % modulus > 0
                })
                .collect();
            let asked = with_move(&line, &turn);
            let page = renderer.html(question(&asked).explain(false), View::default()).unwrap();
            let page = plain(&visible_text(&page));
            let names = columns(&odd);
            let column = if odd.len() == 1 { "column" } else { "columns" };
            assert!(page.contains(&format!("{names} {column}")), "{asked}: {names}: {page}");
            for said in
                ["position before your move", "your move: you are in a losing position", "Reply"]
            {
                assert!(page.contains(said), "{asked}: {said}: {page}");
            }
            assert!(!page.contains("again, and you") && !page.contains("Guess"), "{asked}: {page}");
            // The reply leaves a P-position for the pupil.
            let reply = &explained(&asked)["move"]["reply"];
            let replies = turns(&after).into_iter().filter(|turn| {
                let turn = serde_json::from_str::<serde_json::Value>(
                    &carryless_games::serialize::json(turn).unwrap(),
                );
                turn.unwrap() == *reply
            });
            let mut found = 0;
            for turn in replies {
                let mut left = after.clone();
                left.apply(&turn);
                assert_eq!(courses.outcome(&left), Outcome::P, "{asked}");
                found += 1;
            }
            assert_eq!(found, 1, "{asked}: {reply}");
            told += 1;
        }
    }
    assert!(told > 40, "{told}");
}
