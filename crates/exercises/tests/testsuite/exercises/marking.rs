//! Checks that answers are marked as a teacher would: every spelling of a right answer is right, no wrong
//! answer is, and the misconception behind a wrong answer is named.

use carryless_args::command_line::number_at;
use carryless_exercises::constraints::Trap;
use carryless_exercises::parse_answer::parse_binary;
use carryless_exercises::{
    Constraint, Constraints, Exercise, Expected, KINDS, Marker, Shift, kind,
};
use carryless_games::position::{AnyMove, Outcome, PileMove, SplitMove};

use super::constrained::on_all_levels;
use super::read_back;
use carryless_test_support::checker::{list, number};

/// A right answer for each field, as a pupil would type it.
fn places(exercise: &Exercise) -> Vec<String> {
    let numbers = |numbers: &[u64]| {
        let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
        if words.is_empty() { "无".to_owned() } else { words.join(", ") }
    };
    let moved = |taken: &PileMove| format!("第{}堆取{}颗", taken.pile, taken.take);
    fn inner(blank: &Expected) -> &Expected {
        if let Expected::Correction(right) = blank { right } else { blank }
    }
    let place = |blank: &Expected| match inner(blank) {
        Expected::Number(right) => right.to_string(),
        Expected::Binary(right) => format!("00{right:b}"),
        Expected::Rows(right) => {
            right.iter().map(|number| format!("{number:010b}")).collect::<Vec<_>>().join(" ")
        }
        Expected::Digits(right) => right.iter().map(u64::to_string).collect(),
        Expected::List(right) | Expected::Set(right) => numbers(right),
        Expected::Sum(right) => right.iter().map(u64::to_string).collect::<Vec<_>>().join(" + "),
        Expected::Outcome(Outcome::N) => "能赢".to_owned(),
        Expected::Outcome(Outcome::P) => "lose".to_owned(),
        Expected::Verdict(right) => if *right { "对" } else { "wrong" }.to_owned(),
        Expected::Move(right) => right.last().map_or("none".to_owned(), moved),
        Expected::Moves(right) if right.is_empty() => "无".to_owned(),
        Expected::Moves(right) => right.iter().rev().map(moved).collect::<Vec<_>>().join("，"),
        Expected::OneNumber(right) => right.first().map_or("无".to_owned(), u64::to_string),
        Expected::Takes(right) => right.last().map_or("无".to_owned(), |chosen| {
            chosen.takes.iter().map(u64::to_string).collect::<Vec<_>>().join("，")
        }),
        Expected::Breaks(right) if right.is_empty() => "无".to_owned(),
        Expected::Breaks(right) => {
            let written = |made: &SplitMove| AnyMove::from(made.clone()).to_string();
            right.iter().rev().map(written).collect::<Vec<_>>().join("，")
        }
        Expected::Turns(right) if right.is_empty() => "无".to_owned(),
        Expected::Turns(right) => {
            right.iter().rev().map(AnyMove::to_string).collect::<Vec<_>>().join("，")
        }
        Expected::Shifts(right) if right.is_empty() => "无".to_owned(),
        Expected::Shifts(right) => {
            let written = |Shift { from, to }: &Shift| format!("{from}→{to}");
            right.iter().rev().map(written).collect::<Vec<_>>().join("、")
        }
        Expected::Open | Expected::Correction(_) => String::new(),
    };
    let asks = exercise.answer.asks.iter().filter(|ask| ask.expected != Expected::Open);
    asks.map(|ask| place(&ask.expected)).collect()
}

fn right_answer(exercise: &Exercise) -> String {
    places(exercise).join("；")
}

/// The text with full-width digits.
fn wide(text: &str) -> String {
    let wide = |letter: char| match letter {
        '0'..='9' => char::from_u32(u32::from(letter) + 0xfee0).unwrap(),
        _ => letter,
    };
    text.chars().map(wide).collect()
}

fn check_right_answers(of_each: usize) {
    let marker = Marker::new().unwrap();
    for kind in KINDS {
        for level in 1..=3 {
            let space = kind.space(&Constraints::default().with(Constraint::Level, level)).unwrap();
            for exercise in space.draw(8).take(of_each) {
                for answer in [right_answer(&exercise), wide(&right_answer(&exercise))] {
                    let mark = marker.mark(&exercise, &answer);
                    assert!(
                        mark.is_right(),
                        "{}: {answer} {:?}",
                        exercise.id(),
                        exercise.answer.asks
                    );
                }
                let nothing = marker.mark(&exercise, "");
                assert_eq!(nothing.earned, 0, "{}", exercise.id());
                let wrong = marker.mark(&exercise, "7777;7777;7777;7777;7777;7777;7777;7777");
                assert_eq!(wrong.earned, 0, "{}", exercise.id());
            }
        }
    }
}

#[test]
fn right_answers_are_right_in_every_exercise_type() {
    check_right_answers(3);
}

#[test]
#[ignore = "exhaustive"]
fn right_answers_are_right_in_every_exercise_type_exhaustive() {
    check_right_answers(60);
}

/// The exercise of this topic that has these piles in this order.
pub(super) fn exercise(topic: &str, constraints: &Constraints, piles: &[u64]) -> Exercise {
    let space = kind(topic).unwrap().space(constraints).unwrap();
    let mut found = (0..500).flat_map(|seed| space.draw(seed).collect::<Vec<_>>());
    found.find(|exercise| exercise.piles() == piles).unwrap()
}

#[test]
fn a_winning_move_is_right_in_every_spelling() {
    let marker = Marker::new().unwrap();
    let small = Constraints::default().with(Constraint::Level, 1);
    let exercise = exercise("winning-move", &small, &[4, 5, 6]);
    for right in [
        "1:1",
        "2:3",
        "3:5",
        "１：１",
        "第1堆取1颗",
        "从第 2 堆取 3 颗",
        "take 3 from pile 2",
        "3 5",
        "pile 3: 5",
        "4→3",
        "5 -> 2",
        "第3堆剩1颗",
        "Take 5 from pile 3, please.",
    ] {
        assert!(marker.mark(&exercise, right).is_right(), "{right}");
    }
    for wrong in ["1:2", "2:1", "take 2 from pile 3", "6→3", "win", "1", "1:1:1", "3:6", "4:1"] {
        assert!(!marker.mark(&exercise, wrong).is_right(), "{wrong}");
    }
}

#[test]
fn the_misconception_behind_a_wrong_answer_is_named() {
    let marker = Marker::new().unwrap();
    let small = Constraints::default().with(Constraint::Level, 1);
    let limited = small.clone().with(Constraint::Limit, 3);
    let two = limited.clone().with(Constraint::Piles, 2);
    for (topic, constraints, piles, answer, idea) in [
        ("winning-move", &small, &[2, 4, 5][..], "3:2", "largest-pile"),
        ("winning-move", &small, &[2, 4, 5], "1:2", "leftmost-only"),
        ("winning-move", &small, &[3, 4, 5], "2:3", "wrong-pile"),
        ("winning-move", &small, &[1, 4, 6], "3:2", "equalise"),
        ("columns", &small, &[3, 4, 5], "1100", "carry"),
        ("nim-sum", &small, &[3, 4, 5], "4, 2, 1; 12", "carry"),
        ("nim-sum", &small, &[1, 4, 5], "2; 2", "zero-is-odd"),
        ("who-wins", &small, &[1, 3, 4], "输", "sum-rule"),
        ("limit", &two, &[5, 7], "2, 1; win; 1:3", "mod-k"),
        ("kayles", &small, &[2, 4, 7], "01231432; 2, 4, 7; win; 2=1+1, 3=6, 3=4+2", "sizes-as-nim"),
        ("grundy", &small, &[1, 6], "0001021; 0, 4; win; 2=4+2", "biggest"),
        ("lasker", &small, &[1, 4, 2], "0,1,2,4,3; 1, 4, 2; win; 2=3", "sizes-as-nim"),
        ("fibonacci", &small, &[12], "8+3+1; cannot win; none", "multiples-of-three"),
        ("fibonacci", &small, &[11], "8+3; win; 2", "multiples-of-three"),
        ("fibonacci", &small, &[11], "8+3; win; 1", "take-one"),
        ("wythoff", &small, &[2, 3], "win; 0 1", "equalise"),
        ("staircase", &small, &[2, 5, 5, 5], "2, 5, 5, 5; win; 2:3", "all-steps"),
        ("staircase", &small, &[3, 3, 3, 5], "0, 3, 0, 5; win; 2:3", "even-steps"),
        ("hackenbush", &small, &[4, 6], "4, 6; win; 1.1", "branches"),
    ] {
        let mark = marker.mark(&exercise(topic, constraints, piles), answer);
        assert!(!mark.is_right() && mark.ideas.contains(&idea), "{topic} {piles:?}: {mark:?}");
    }
    // Other wrong remainders match no misconception.
    let mark = marker.mark(&exercise("limit", &two, &[5, 7]), "1, 1; win; 1:1");
    assert!(!mark.is_right() && !mark.ideas.contains(&"mod-k"), "{mark:?}");
    for (id, answer, idea) in [
        ("1 sets-take-1-4-of-2-6", "0101201; 1, 2; win; 1:1, 2:1, 2:4", "count-moves"),
        ("1 sum-1-3-5", "2, 4; cannot win; none", "odd-many-parts"),
        ("1 wythoff-2-6", "win; 0,4", "equalise"),
    ] {
        let mark = marker.mark(&of_id(id), answer);
        assert!(!mark.is_right() && mark.ideas.contains(&idea), "{id}: {mark:?}");
    }
    let mark = marker.mark(&of_id("1 wythoff-2-6"), "win; 0,3");
    assert!(!mark.is_right() && mark.ideas.is_empty(), "{mark:?}");
}

/// Saying a multiple of the least plus the greatest step is named as a misconception if no multiple is the
/// target.
#[test]
fn the_misconception_about_multiples_is_named_in_every_race() {
    let marker = Marker::new().unwrap();
    let constraints = Constraints::default().with(Constraint::Level, 3);
    let trapped = constraints.with(
        Constraint::Trap,
        Trap::Race(carryless_games::games::race::Misconception::MultiplesAnyway),
    );
    let mut forms = [0, 0];
    for exercise in kind("race").unwrap().space(&trapped).unwrap().draw(3).take(40) {
        let json = read_back(&exercise, "");
        let [least, most] = list(&json["rules"]["say"])[..] else { panic!("{json}") };
        let from = number(&json["position"]["from"]);
        let multiple = |said: &u64| (from + said).is_multiple_of(least + most);
        let said = (least..=most).find(multiple).unwrap();
        let whole = exercise.answer.asks.len() > 1;
        forms[usize::from(whole)] += 1;
        let answer = |said: u64| if whole { format!("win; {said}") } else { said.to_string() };
        let mark = marker.mark(&exercise, &answer(said));
        assert!(!mark.is_right() && mark.ideas == ["multiples-anyway"], "{json}: {mark:?}");
        // The largest number that can be parsed reaches no multiple.
        let mark = marker.mark(&exercise, &answer(u64::MAX));
        assert!(!mark.is_right() && mark.ideas.is_empty(), "{json}: {mark:?}");
    }
    assert!(forms.iter().all(|count| *count > 3), "{forms:?}");
}

#[test]
fn part_of_an_answer_earns_part_of_the_points() {
    let marker = Marker::new().unwrap();
    let small = Constraints::default().with(Constraint::Level, 1);
    let mark = marker.mark(&exercise("nim-sum", &small, &[3, 4, 5]), "2; 12");
    assert_eq!((mark.earned, mark.of), (1, 2));
    // The first pile can be reduced on the file that is named first.
    let space = kind("xiangqi").unwrap().space(&small).unwrap();
    let first = |board: &Exercise| {
        let Expected::Move(moves) = &board.answer.asks[1].expected else { panic!() };
        let carryless_exercises::task::Task::Board { files } = &board.task else { panic!() };
        moves[0].pile == files[0].pile
    };
    let board = space.draw(3).find(first).unwrap();
    let carryless_exercises::task::Task::Board { files } = &board.task else { panic!() };
    let Expected::Move(moves) = &board.answer.asks[1].expected else { panic!() };
    let taken = moves[0];
    let file = &files[taken.pile as usize - 1];
    let name =
        |number: u64| ["一", "二", "三", "四", "五", "六", "七", "八", "九"][number as usize - 1];
    let man = if file.man == carryless_games::figure::XiangqiPiece::Pawn { "兵" } else { "炮" };
    let piles: Vec<String> = board.piles().iter().map(u64::to_string).collect();
    let said = |man: &str, from: u64, verb: &str| {
        format!("{}；{man}{}{verb}{}", piles.join("、"), name(from), name(taken.take))
    };
    let answer = said(man, file.file, "进");
    assert!(marker.mark(&board, &answer).is_right(), "{answer}");
    // Another piece, another file, a retreat and a move of Black are other moves.
    let other = if man == "兵" { "炮" } else { "兵" };
    let away = (1..=9).find(|away| files.iter().all(|file| file.file != *away)).unwrap();
    let black = format!("{}；{man}{}进{}", piles.join("、"), file.file, taken.take);
    let others = [said(other, file.file, "进"), said(man, away, "进"), said(man, file.file, "退")];
    for answer in others.into_iter().chain([black]) {
        assert!(!marker.mark(&board, &answer).is_right(), "{answer}");
    }
}

/// Free text is left to a person, even if everything else is right.
#[test]
fn free_text_is_left_to_a_person() {
    let marker = Marker::new().unwrap();
    for topic in ["prove", "who-wins", "nim-sum"] {
        for exercise in on_all_levels(topic, 12) {
            let mark = marker.mark(&exercise, &right_answer(&exercise));
            assert_eq!((mark.is_right(), mark.open), (true, topic == "prove"), "{}", exercise.id());
        }
    }
}

fn check_becoming(of_each: usize, least: u32) {
    let marker = Marker::new().unwrap();
    let mut seen = 0;
    for exercise in on_all_levels("walkthrough", of_each) {
        let asks = &exercise.answer.asks;
        let Some(at) = asks.iter().position(|ask| ask.name == "becomes") else { continue };
        let Expected::List(right) = &asks[at].expected else { panic!() };
        let [pile, size, leaves] = right[..] else { panic!() };
        let with = |take: u64| {
            let mut said = places(&exercise);
            said[at] = format!("第{pile}堆取{take}颗");
            marker.mark(&exercise, &said.join("；"))
        };
        assert!(with(size - leaves).is_right(), "{}", exercise.id());
        for take in (1..=size).filter(|take| take + leaves != size) {
            let mark = with(take);
            assert!(mark.is_wrong() && mark.earned + 1 == mark.of, "{} {take}", exercise.id());
        }
        seen += 1;
    }
    assert!(seen >= least, "{seen}");
}

#[test]
fn the_new_pile_size_is_accepted_as_a_move() {
    check_becoming(2, 3);
}

#[test]
#[ignore = "exhaustive"]
fn the_new_pile_size_is_accepted_as_a_move_exhaustive() {
    check_becoming(12, 21);
}

/// A reply is made in another position than the judged move, so misconceptions about the reply are not named.
#[test]
fn misconceptions_are_named_only_for_their_question() {
    let marker = Marker::new().unwrap();
    let mut replies = 0;
    for exercise in on_all_levels("judge-move", 12) {
        let json = read_back(&exercise, "");
        if json["answer"]["asks"][0]["right"] == true {
            continue;
        }
        for (pile, size) in (1..).zip(exercise.piles()) {
            for take in 1..=*size {
                let mark = marker.mark(&exercise, &format!("wrong; {pile}:{take}"));
                assert!(mark.ideas.is_empty(), "{} {pile}:{take} {mark:?}", exercise.id());
                replies += usize::from(mark.is_wrong());
            }
        }
    }
    assert!(replies > 300, "{replies}");
    let mut numbers = [0, 0];
    for topic in ["xor", "binary", "odd-one-out", "find-mistake", "count"] {
        for exercise in on_all_levels(topic, 12) {
            let sum: u64 = exercise.piles().iter().sum();
            let all = sum.next_power_of_two() - 1;
            for said in [sum, all, 2 * all + 1] {
                let mark = marker.mark(&exercise, &format!("{said};"));
                let right =
                    exercise.answer.asks.iter().any(|ask| ask.expected == Expected::Number(said));
                let carried = said == sum && !right && topic == "xor";
                let named = !mark.ideas.is_empty();
                assert!(!carried || mark.ideas.contains(&"carry"), "{} {said}", exercise.id());
                assert!(!named || topic == "xor", "{} {said} {mark:?}", exercise.id());
                numbers[usize::from(carried)] += 1;
            }
        }
    }
    assert!(numbers.iter().all(|count| *count > 20), "{numbers:?}");
    let mut keys = 0;
    for exercise in on_all_levels("race", 12).filter(|one| one.answer.asks[0].name == "keys") {
        for said in 1..30 {
            let mark = marker.mark(&exercise, &said.to_string());
            assert!(mark.ideas.is_empty(), "{} {said} {mark:?}", exercise.id());
            keys += usize::from(mark.is_wrong());
        }
    }
    assert!(keys > 100, "{keys}");
}

/// Chinese numerals up to hundreds are read, also digit by digit.
#[test]
fn chinese_numbers_are_read() {
    for (text, number) in [
        ("百", 100),
        ("一百二十三", 123),
        ("两百零五", 205),
        ("十", 10),
        ("二十", 20),
        ("三十七", 37),
        ("〇", 0),
        ("零", 0),
        ("二〇", 20),
        ("一〇八", 108),
        ("二一二", 212),
        ("一百一十", 110),
        ("42", 42),
    ] {
        assert_eq!(number_at(text), Some((number, text.len())), "{text}");
    }
    assert_eq!([number_at("甲"), number_at("")], [None, None]);
    for (text, number) in [
        ("0", Some(0)),
        ("0101", Some(5)),
        ("12", None),
        ("", None),
        (&"1".repeat(64), Some(u64::MAX)),
        (&"1".repeat(65), None),
        (&format!("00{}", "1".repeat(64)), Some(u64::MAX)),
    ] {
        assert_eq!(parse_binary(text), number, "{text}");
    }
}

/// Compares marks with a table of pupils' spellings: the exercise, then right, wrong or unread, and the
/// spelling.
#[test]
fn spellings_of_one_winning_move_are_marked_as_a_teacher_would() {
    let groups = spellings();
    assert!(assert_spellings(&groups[..1], |text| text.to_owned()) > 120);
}

#[test]
fn spellings_of_piles_and_races_are_marked_as_a_teacher_would() {
    let groups = spellings();
    assert!(assert_spellings(&groups[1..14], |text| text.to_owned()) > 150);
}

#[test]
fn spellings_of_other_games_are_marked_as_a_teacher_would() {
    let groups = spellings();
    assert!(assert_spellings(&groups[14..], |text| text.to_owned()) > 100);
}

/// Spellings of answers in traditional characters and the terms of Taiwan earn the same marks.
#[cfg(feature = "opencc")]
#[test]
fn traditional_characters_are_marked_alike() {
    let config = ferrous_opencc::config::BuiltinConfig::S2twp;
    let opencc = ferrous_opencc::OpenCC::from_config(config).unwrap();
    assert!(assert_spellings(&spellings(), |text| opencc.convert(text)) > 400);
}

/// Groups of the table of spellings, one for each exercise.
fn spellings() -> Vec<&'static str> {
    include_str!("spellings.txt").split("\n## ").skip(1).collect()
}

/// Marks each spelling, changed by `spelled`, as the table says; returns the number of spellings.
fn assert_spellings(groups: &[&str], spelled: impl Fn(&str) -> String) -> usize {
    let marker = Marker::new().unwrap();
    let (mut seen, mut faults) = (0, Vec::new());
    for group in groups {
        let (head, lines) = group.split_once('\n').unwrap();
        let exercise = of_id(head);
        for line in lines.lines() {
            let Some((expected, text)) = line.split_once('|') else { continue };
            let text = spelled(text);
            let mark = marker.mark(&exercise, &text.replace("\\n", "\n"));
            let found = match () {
                () if mark.is_right() => "right",
                () if mark.is_wrong() => "wrong",
                () => "unread",
            };
            seen += 1;
            if expected.trim() != found {
                faults.push(format!("{}: {text:?} is {found}, not {expected}", exercise.id()));
            }
        }
    }
    assert!(faults.is_empty(), "{} of {seen}:\n{}", faults.len(), faults.join("\n"));
    seen
}

/// Exercise with the level and the id in `head`, its piles in ascending order.
fn of_id(head: &str) -> Exercise {
    let (level, id) = head.split_once(' ').unwrap();
    let kind = KINDS.iter().filter(|kind| id.starts_with(kind.name()));
    let kind = kind.max_by_key(|kind| kind.name().len()).unwrap();
    let constraints = Constraints::default().with(Constraint::Level, level.parse::<u64>().unwrap());
    let space = kind.space(&constraints).unwrap();
    let mut drawn = (0..60).flat_map(|seed| space.draw(seed).collect::<Vec<_>>());
    let found = drawn.find(|one| one.id() == id && one.piles().is_sorted());
    found.unwrap_or_else(|| panic!("no {head}"))
}
