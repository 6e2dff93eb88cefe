//! Proves that a page that speaks to the player who answers says the same as the page for the player
//! to move: the same numbers in the same order and the same pictures; in Chinese every line with the
//! two players changed places by a table of this file, and where that would be clumsy or where a
//! sentence is about anybody, the line that is written here; in English no verb that does not go with
//! its player, and no word that speaks to the one who is to move.

use std::collections::BTreeSet;

use crate::unit::answers;
use carryless::games::names;
use carryless::i18n::{Language, Perspective};
use carryless::render::{Detail, Renderer, View};

/// The pages of a question, for the player to move and for the one who answers.
fn pages(renderers: &[Renderer; 2], question: &str, view: &View) -> [String; 2] {
    [0, 1].map(|at| {
        let explained = answers::question(question).explain(false);
        let reader = [Perspective::First, Perspective::Second][at];
        renderers[at].markdown(explained, View { reader, ..view.clone() }).unwrap()
    })
}

/// The same as pages of HTML, where the board has a sentence a moment and pictures have titles.
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

/// Every position of up to three piles of up to five, under every kind of rules, some with a move;
/// races; and positions of the other games.
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

/// What is drawn between fences, without words: a legend breaks where its words do.
fn drawn(page: &str) -> String {
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

fn hold_numbers(step: usize) {
    for code in ["zh", "en"] {
        let renderers = renderers(code);
        for question in questions().into_iter().step_by(step) {
            let [first, second] = pages(&renderers, &question, &view(Detail::Teach));
            assert_eq!(numbers(&first), numbers(&second), "{code} {question}\n{second}");
            assert_eq!(drawn(&first), drawn(&second), "{code} {question}\n{second}");
            assert!(numbers(&first).len() > 2, "{question}");
        }
    }
}

#[test]
fn both_readers_see_the_same_numbers_and_pictures() {
    hold_numbers(29);
}

#[test]
#[ignore = "exhaustive"]
fn both_readers_see_the_same_numbers_and_pictures_exhaustive() {
    hold_numbers(1);
}

/// What is said of anybody, to both readers alike; `#` is any number.
const OF_ANYBODY: [&str; 4] = [
    "都由你定：我们说它**自由**了",
    "轮到你画",
    "报出以后让对手必败的数",
    "报出以后让另一个人必败的数",
];

/// Where the second reader has a sentence of his own; P is who is to move, Q who answers.
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

/// The page with `#` for every number, and without what is said of anybody.
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

/// The players by their parts in a Chinese page: P is to move, Q answers.
fn parted(page: &str, [you, other]: [&str; 2]) -> String {
    numberless(page)
        .replace("其他", "别的")
        .replace("对手", other)
        .replace('你', you)
        .replace('他', other)
}

/// Holds the lines of two Chinese pages against each other, and notes the rows that this needed.
fn changed_places([first, second]: [String; 2], question: &str, used: &mut BTreeSet<usize>) {
    let [mut first, second] = [parted(&first, ["P", "Q"]), parted(&second, ["Q", "P"])];
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

/// The sentences of his own that the second reader was not told.
fn hold_places(step: usize) -> Vec<[&'static str; 2]> {
    let renderers = renderers("zh");
    let mut used = BTreeSet::new();
    for question in questions().into_iter().step_by(step) {
        for detail in [Detail::Verdict, Detail::Teach] {
            changed_places(pages(&renderers, &question, &view(detail)), &question, &mut used);
        }
    }
    for question in questions().iter().step_by(5 * step) {
        changed_places(html(&renderers, question), question, &mut used);
    }
    (0..OWN.len()).filter(|at| !used.contains(at)).map(|at| OWN[at]).collect()
}

#[test]
fn in_chinese_the_players_change_places() {
    let idle = hold_places(11);
    assert!(idle.len() < OWN.len() / 2, "{idle:?}");
}

#[test]
#[ignore = "exhaustive"]
fn in_chinese_the_players_change_places_exhaustive() {
    assert_eq!(hold_places(1), [[""; 2]; 0]);
}

/// What no English page says: verbs that do not go with their player, and pronouns in the wrong case.
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

/// What speaks to the player who is to move.
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
    "you are back where",
];

fn hold_verbs(step: usize) {
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
fn in_english_every_verb_goes_with_its_player() {
    hold_verbs(29);
}

#[test]
#[ignore = "exhaustive"]
fn in_english_every_verb_goes_with_its_player_exhaustive() {
    hold_verbs(1);
}

/// The test above would notice: the page for the player to move says much of that.
#[test]
fn the_other_page_is_noticed() {
    let renderers = renderers("en");
    let mut all = String::new();
    for question in questions() {
        all += &pages(&renderers, &question, &view(Detail::Teach))[0];
    }
    let idle: Vec<_> = TO_WHO_MOVES.iter().filter(|said| !all.contains(**said)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}
