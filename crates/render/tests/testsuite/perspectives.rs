//! Compares pages that speak to the second player with those for the player to move: equal numbers in equal
//! order and equal figures. In Chinese each line has the players exchanged by a table in this file;
//! exceptions are listed. English pages use no verb or pronoun of the wrong person.

use std::collections::BTreeSet;

use carryless_games::games::names;
use carryless_render::i18n::{Language, Perspective};
use carryless_render::{Detail, Renderer, View};
use carryless_test_support::answers;

/// Markdown pages of a question: for the player to move, and for the second player.
fn pages(renderers: &[Renderer; 2], question: &str, view: &View) -> [String; 2] {
    [0, 1].map(|at| {
        let explained = answers::question(question).explain(false);
        let reader = [Perspective::First, Perspective::Second][at];
        renderers[at].markdown(explained, View { reader, ..view.clone() }).unwrap()
    })
}

/// The two pages as HTML, where each board frame has a sentence and figures have titles.
fn html(renderers: &[Renderer; 2], question: &str) -> [String; 2] {
    [Perspective::First, Perspective::Second].map(|reader| {
        let explained = answers::question(question).explain(false);
        let view = View { reader, ..view(Detail::Standard) };
        let renderer = &renderers[usize::from(reader == Perspective::Second)];
        let page = renderer.html(explained, view).unwrap();
        page.replace("<strong>", "**").replace("</strong>", "**")
    })
}

fn renderers(code: &str) -> [Renderer; 2] {
    let language = Language::of_code(code).unwrap();
    [Perspective::First, Perspective::Second]
        .map(|reader| Renderer::for_perspective(reader, language, &names()).unwrap())
}

fn view(detail: Detail) -> View {
    View { detail, solution: true, full: true, ..View::default() }
}

/// Every position of up to three piles of up to five under every kind of rules, some with a move; races; and
/// positions of the other games.
fn questions() -> Vec<String> {
    let mut questions = Vec::new();
    let rules =
        ["", "--misere", "--limit 1", "--limit 2 --misere", "--limit 3", "--limit 3 --misere"];
    for piles in (0..6_u32).flat_map(|a| (a..6).flat_map(move |b| (b..6).map(move |c| [a, b, c]))) {
        let [a, b, c] = piles;
        for rules in rules {
            questions.push(format!("{a} {b} {c} {rules}"));
        }
        if c > 0 {
            let rules = rules[(a + b + c) as usize % rules.len()];
            questions.push(format!("{a} {b} {c} --move 3:1 {rules}"));
        }
        if c > 2 {
            questions.push(format!("{a} {b} {c} --move 3:{}", 2 + b % (c - 1)));
            questions.push(format!("moore {a} {b} {c} --at-most {}", 1 + (a + c) % 3));
            questions.push(format!("moore {a} {b} {c} --at-most 2 --move 0,0,2"));
        }
        if a == 0 {
            questions.push(format!("wythoff {b} {c}"));
        }
        if a == 0 && b > 0 {
            questions.push(format!("wythoff {b} {c} --move 1,1"));
        }
    }
    for end in ["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"] {
        for (least, most) in [(1, 2), (1, 3), (2, 4), (3, 3)] {
            for from in 0..=12 {
                let race = format!("race 12 --say {least}-{most} --from {from} --end {end}");
                if from + most <= 12 {
                    questions.push(format!("{race} --move {most}"));
                }
                questions.push(race);
            }
        }
    }
    questions
}

fn numbers(page: &str) -> Vec<u64> {
    let words = page.split(|letter: char| !letter.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Text art in fences, without words, because a legend wraps with its words.
fn fenced_art(page: &str) -> String {
    let mut inside = false;
    let mut signs = String::new();
    for line in page.lines() {
        let fence = line.starts_with("```");
        inside ^= fence;
        if inside && !fence {
            signs.extend(line.chars().filter(|sign| !sign.is_alphabetic() && *sign != ' '));
        }
    }
    signs
}

fn check_numbers(step: usize) {
    for code in ["zh", "en"] {
        let renderers = renderers(code);
        for question in questions().into_iter().step_by(step) {
            let [first, second] = pages(&renderers, &question, &view(Detail::Teach));
            assert_eq!(numbers(&first), numbers(&second), "{code} {question}\n{second}");
            assert_eq!(fenced_art(&first), fenced_art(&second), "{code} {question}\n{second}");
            assert!(numbers(&first).len() > 2, "{question}");
        }
    }
}

#[test]
fn both_readers_see_the_same_numbers_and_pictures() {
    check_numbers(29);
}

#[test]
#[ignore = "exhaustive"]
fn both_readers_see_the_same_numbers_and_pictures_exhaustive() {
    check_numbers(1);
}

/// Sentences about players in general, which are equal for both players; `#` is any number.
const OF_ANYBODY: [&str; 4] = [
    "都由你定：我们说它**自由**了",
    "轮到你画",
    "报出以后让对手必败的数",
    "报出以后让另一个人必败的数",
];

/// Sentences that have a form of their own for the second player; P is the player to move, Q the second player.
const OWN: [[&str; 2]; 19] = [
    ["走对了", "P走对了"],
    ["走错了", "P走错了"],
    ["**P能赢**", "**P本来能赢**"],
    ["要给Q留下**奇数**", "P要给Q留下**奇数**"],
    ["以后照样补成偶数，直到轮到P走时", "以后P照样补成偶数，直到轮到P走时"],
    ["以后照样配好，直到轮到P走时", "以后P照样配好，直到轮到P走时"],
    ["从最大的一堆（", "P要想多拖几步，就从最大的一堆（"],
    ["；Q一旦走错，P就能赢", "；一旦走错，P就能赢"],
    ["那该怎么走", "P还能怎么走"],
    ["给Q留下平衡的局面以后", "P给Q留下平衡的局面以后"],
    ["颗的堆，就重新算一遍", "颗的堆，P就重新算一遍"],
    ["Q会这样应对", "Q可以这样应对"],
    ["随便加一个，比如", "P只能随便加一个，比如"],
    ["P的两堆相差", "这两堆相差"],
    ["比P的两堆大", "比这两堆大"],
    ["从第 # 堆取 # 颗，只动大的一堆", "P可以从第 # 堆取 # 颗，只动大的一堆"],
    ["从第 # 堆取 # 颗，别的堆都不动", "P可以从第 # 堆取 # 颗，别的堆都不动"],
    ["石子已经取完，最后一颗是Q取的，P输了", "石子已经取完，最后一颗是Q取的，Q赢了"],
    ["取到最后一颗的人输，所以P赢了", "取到最后一颗的人输，所以Q输了"],
];

/// Page with `#` for every number, without the sentences about players in general.
fn numberless(page: &str) -> String {
    let mut text = String::new();
    for letter in page.chars() {
        match letter.is_ascii_digit() {
            true if text.ends_with('#') => {}
            true => text.push('#'),
            false => text.push(letter),
        }
    }
    OF_ANYBODY.iter().fold(text, |text, said| text.replace(said, ""))
}

/// Chinese page in which `you` and `other` replace the words for the player to move and for the opponent.
fn with_player_parts(page: &str, [you, other]: [&str; 2]) -> String {
    numberless(page)
        .replace("其他", "别的")
        .replace("对手", other)
        .replace('你', you)
        .replace('他', other)
}

/// Compares the lines of two Chinese pages, and records the rows of the table that it used.
fn compare_exchanged([first, second]: [String; 2], question: &str, used: &mut BTreeSet<usize>) {
    let [mut first, second] =
        [with_player_parts(&first, ["P", "Q"]), with_player_parts(&second, ["Q", "P"])];
    for (at, [theirs, own]) in OWN.iter().enumerate() {
        if first.contains(theirs) && second.contains(own) {
            used.insert(at);
            first = first.replace(theirs, own);
        }
    }
    for (first, second) in first.lines().zip(second.lines()) {
        assert_eq!(first, second, "{question}");
    }
}

/// Rows of the table of sentences that no page has used.
fn check_places(step: usize) -> Vec<[&'static str; 2]> {
    let renderers = renderers("zh");
    let mut used = BTreeSet::new();
    for question in questions().into_iter().step_by(step) {
        for detail in [Detail::Verdict, Detail::Teach] {
            compare_exchanged(pages(&renderers, &question, &view(detail)), &question, &mut used);
        }
    }
    for question in questions().iter().step_by(5 * step) {
        compare_exchanged(html(&renderers, question), question, &mut used);
    }
    (0..OWN.len()).filter(|at| !used.contains(at)).map(|at| OWN[at]).collect()
}

#[test]
fn chinese_pages_exchange_the_players() {
    let idle = check_places(11);
    assert!(idle.len() < OWN.len() / 2, "{idle:?}");
}

#[test]
#[ignore = "exhaustive"]
fn chinese_pages_exchange_the_players_exhaustive() {
    assert_eq!(check_places(1), [[""; 2]; 0]);
}

/// Wrong English: verbs that do not agree with their player, and pronouns in the wrong case.
const WRONG_ENGLISH: [&str; 46] = [
    "you takes",
    "you has ",
    "you is ",
    "you does",
    "you makes",
    "you adds",
    "you reaches",
    "you goes",
    "you faces",
    "you keeps",
    "you wants",
    "you leaves",
    "you changes",
    "you repairs",
    "you switches",
    "you wins",
    "you loses",
    "you meets",
    "you begins",
    "you groups",
    "they takes",
    "they has ",
    "they is ",
    "they does",
    "they makes",
    "they adds",
    "they wants",
    "opponent take ",
    "opponent have ",
    "opponent are ",
    "opponent do ",
    "opponent do,",
    "opponent make ",
    "opponent add ",
    "opponent reach ",
    "opponent keep ",
    "opponent want ",
    "opponent leave ",
    "opponent change ",
    "opponent repair ",
    "opponent face ",
    "opponent begin ",
    "leave they",
    "leaves they",
    " to they",
    " for they",
];

/// Phrases that address the player to move, who is not the reader of a page for the second player.
const TO_WHO_MOVES: [&str; 11] = [
    "You are to move",
    "Your move",
    "You can win",
    "You cannot win",
    "your opponent has an answer",
    "leaves you",
    "the last stone is yours",
    "you are here",
    "You are on",
    "you are in a losing position",
    "you face another losing position",
];

fn check_verbs(step: usize) {
    let renderers = renderers("en");
    for (at, question) in questions().into_iter().step_by(step).enumerate() {
        let mut all: Vec<[String; 2]> = [Detail::Verdict, Detail::Teach]
            .map(|detail| pages(&renderers, &question, &view(detail)))
            .into();
        all.extend((at % 5 == 0).then(|| html(&renderers, &question)));
        for [first, second] in all {
            for wrong in WRONG_ENGLISH {
                for page in [&first, &second] {
                    let page = page.to_lowercase();
                    assert!(!page.contains(wrong), "{question}: {wrong}\n{page}");
                }
            }
            for said in TO_WHO_MOVES {
                assert!(!second.contains(said), "{question}: {said}\n{second}");
            }
            let lost = second.contains("Your opponent cannot win");
            assert!(!(lost && second.contains("opponent can win")), "{question}");
            assert!(second.contains("opponent"), "{question}");
        }
    }
}

#[test]
fn english_verbs_agree_with_their_player() {
    check_verbs(29);
}

#[test]
#[ignore = "exhaustive"]
fn english_verbs_agree_with_their_player_exhaustive() {
    check_verbs(1);
}

/// The test above would fail for the page for the player to move, which has many of these phrases.
#[test]
fn the_page_for_the_player_to_move_is_detected() {
    let renderers = renderers("en");
    let mut all = String::new();
    for question in questions() {
        all += &pages(&renderers, &question, &view(Detail::Teach))[0];
    }
    let idle: Vec<_> = TO_WHO_MOVES.iter().filter(|said| !all.contains(**said)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}
