//! Compares Fibonacci Nim with a search that knows only the legal moves: outcome and all winning moves of
//! every small pile with every quota. Zeckendorf representations are compared with a search through all sums.
//! Also checks each step of the argument, the maximal number of winning moves, and the judging of moves and
//! verdicts.

use std::collections::BTreeSet;

use carryless_args::command_line::CommandLine;
use carryless_games::game::Playable;
use carryless_games::games::Question;
use carryless_games::games::fibonacci::closed_form::{cuts, fibonacci, zeckendorf};
use carryless_games::games::fibonacci::misconceptions::Misconception;
use carryless_games::games::fibonacci::{Fibonacci, State};
use carryless_games::position::{Outcome, TakeMove};
use carryless_games::search::Tree;
use serde_json::{Value, json};

use carryless_test_support::answers::in_full;
use carryless_test_support::oracle::Search;
use carryless_test_support::rng::Dice;

/// Rules for the search; a position is a pile, and the most that may be taken from it.
struct Game;

impl Tree for Game {
    type Position = (u64, u64);

    fn terminal_outcome(&self, _: &(u64, u64)) -> Outcome {
        Outcome::P
    }

    fn options(&self, &(pile, most): &(u64, u64)) -> impl Iterator<Item = (u64, u64)> {
        (1..=most.min(pile)).map(move |take| after(pile, take))
    }
}

fn after(pile: u64, take: u64) -> (u64, u64) {
    (pile - take, (2 * take).min(pile - take))
}

/// Numbers of stones that the search finds winning; `most` is the most that may be taken.
fn winning_takes(search: &mut Search<Game>, pile: u64, most: u64) -> Vec<u64> {
    let lost = |take: &u64| search.outcome(&after(pile, *take)) == Outcome::P;
    (1..=most.min(pile)).filter(lost).collect()
}

fn words(pile: u64, quota: Option<u64>) -> String {
    let quota = quota.map(|quota| format!(" --quota {quota}")).unwrap_or_default();
    format!("fibonacci {pile}{quota}")
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|one| one.as_u64().unwrap()).collect()
}

fn check_tree(largest: u64, several: usize) {
    let mut search = Search::new(Game);
    let (mut held, mut many) = (0, 0);
    for pile in 0..=largest {
        for quota in (1..=pile + 2).map(Some).chain([None]) {
            let state = State::new(pile, quota);
            let most = quota.unwrap_or(pile.saturating_sub(1)).min(pile);
            let winning: Vec<u64> = state.winning_moves().iter().map(|one| one.take).collect();
            assert_eq!(winning, winning_takes(&mut search, pile, most), "{pile} {quota:?}");
            let outcome = search.outcome(&(pile, most));
            assert_eq!(state.outcome(), outcome, "{pile} {quota:?}");
            assert_eq!(outcome == Outcome::N, !winning.is_empty());
            held += 1;
            many += usize::from(winning.len() > 1);
        }
    }
    assert_eq!(held, (0..=largest).map(|pile| pile + 3).sum::<u64>());
    assert!(many >= several, "{many}");
}

#[test]
fn every_small_pile_agrees_with_the_tree() {
    check_tree(34, 50);
}

#[test]
#[ignore = "exhaustive"]
fn every_small_pile_agrees_with_the_tree_exhaustive() {
    check_tree(144, 1001);
}

/// All sums of non-adjacent Fibonacci numbers that equal `number`, found by trying every choice.
fn ways(number: u64, from: usize) -> Vec<Vec<u64>> {
    const ROW: [u64; 14] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610];
    if number == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (at, &part) in ROW.iter().enumerate().skip(from) {
        for mut rest in number.checked_sub(part).map_or(Vec::new(), |left| ways(left, at + 2)) {
            rest.push(part);
            found.push(rest);
        }
    }
    found
}

#[test]
fn the_zeckendorf_representation_is_unique() {
    for number in 0..=800 {
        assert_eq!(ways(number, 0), [zeckendorf(number)], "{number}");
    }
    let row: Vec<u64> = fibonacci().collect();
    assert_eq!((row[..6].to_vec(), row.len()), (vec![1, 2, 3, 5, 8, 13], 92));
    assert!(row.windows(3).all(|three| three[0] + three[1] == three[2]));
    // The next one has more than 64 bits.
    assert!(row[90].checked_add(row[91]).is_none());
}

/// The sum of every second 64-bit Fibonacci number has the most parts, each of which is a winning move.
#[test]
fn the_number_of_winning_moves_is_bounded() {
    let row: Vec<u64> = fibonacci().collect();
    // From the largest down: every part of one pile is 8 times smaller than the one before it.
    let sparse: u64 = row.iter().rev().step_by(4).sum();
    let dense = row.iter().rev().step_by(2).fold(0_u64, |sum, one| sum.saturating_add(*one));
    let mut most = 0;
    let mut dice = Dice::new(7);
    let drawn = (0..2000).map(|_| u64::MAX / (1 + dice.below(1 << 20) as u64));
    for pile in drawn.chain([sparse, dense, u64::MAX, 1_000_000_000_000_000_000]) {
        let found = zeckendorf(pile);
        assert_eq!(found.iter().sum::<u64>(), pile);
        assert!(found.windows(2).all(|two| two[0] > two[1] && two[0] / 2 >= two[1]));
        let winning = State::new(pile, None).winning_moves();
        assert!(winning.len() <= found.len() && found.len() <= 46, "{pile}");
        most = most.max(winning.len());
        for one in winning {
            let left = zeckendorf(pile - one.take);
            assert!(*left.last().unwrap() as u128 > 2 * u128::from(one.take), "{pile}");
        }
    }
    assert!(most >= 20, "{most}");
}

fn check_steps(largest: u64) {
    let mut search = Search::new(Game);
    for pile in 0..=largest {
        for quota in (1..=pile + 1).map(Some).chain([None]) {
            let answer = in_full(&words(pile, quota));
            let most = quota.unwrap_or(pile.saturating_sub(1)).min(pile);
            let winning = winning_takes(&mut search, pile, most);
            let listed: Vec<Value> = winning.iter().map(|take| json!({ "take": take })).collect();
            assert_eq!(answer["winning_moves"], json!(listed), "{pile} {quota:?}");
            assert_eq!(answer["outcome"], if winning.is_empty() { "P" } else { "N" });
            assert_eq!(answer["rules"], json!({ "quota": quota }));
            assert_eq!(answer["position"], json!({ "pile": pile }));
            assert_eq!(answer["most"], json!(most));
            assert_eq!(numbers(&answer["parts"]), ways(pile, 0)[0]);
            assert!(answer["nim_sum"].is_null());
            for step in answer["steps"].as_array().unwrap() {
                check_step(step, (pile, most), &winning, &mut search);
            }
        }
    }
}

#[test]
fn every_step_follows_from_the_rules() {
    check_steps(13);
}

#[test]
#[ignore = "exhaustive"]
fn every_step_follows_from_the_rules_exhaustive() {
    check_steps(60);
}

fn check_step(step: &Value, at: (u64, u64), winning: &[u64], search: &mut Search<Game>) {
    let (pile, most) = at;
    let sum = |number: u64| ways(number, 0).remove(0);
    let smallest = sum(pile).last().copied();
    match step["kind"].as_str().unwrap() {
        "start" => {
            assert_eq!(step["over"], json!(most == 0));
            let shown = winning.first().map(|take| json!({ "take": take }));
            assert_eq!(step["shown"], json!(shown));
        }
        "parts" => {
            let row = [1, 2, 3, 5, 8, 13, 21, 34, 55];
            let row: Vec<u64> = row.into_iter().filter(|one| *one <= pile).collect();
            assert_eq!(numbers(&step["numbers"]), row);
            let mut left = pile;
            for peeled in step["rows"].as_array().unwrap() {
                let part = row.iter().rev().find(|one| **one <= left).unwrap();
                assert_eq!(*peeled, json!({ "number": left, "part": part, "left": left - part }));
                left -= part;
            }
            assert_eq!(left, 0);
        }
        "compare" => {
            assert_eq!(step["smallest"], json!(smallest));
            assert_eq!(step["most"], json!(most));
            assert_eq!(step["all"], json!(most == pile));
            assert_eq!(step["fits"], json!(!winning.is_empty()), "{at:?}");
        }
        "cuts" => {
            let wins: Vec<u64> = step["rows"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|cut| cut["wins"] == json!(true))
                .map(|cut| cut["take"].as_u64().unwrap())
                .collect();
            assert_eq!(wins, winning);
            assert_eq!(step["rows"].as_array().unwrap().len(), sum(pile).len());
        }
        "check" => {
            let take = step["shown"]["take"].as_u64().unwrap();
            assert_eq!(numbers(&step["parts"]), sum(pile - take));
            assert_eq!(step["leaves"], json!(pile - take));
            assert_eq!(search.outcome(&after(pile, take)), Outcome::P);
            let left = step["smallest"].as_u64();
            assert!(left.is_none_or(|left| left > step["twice"].as_u64().unwrap()));
        }
        "moves" => {
            assert_eq!(step["count"], json!(winning.len()));
            assert_eq!(step["others"], json!(most as usize - winning.len()));
        }
        "spoil" => {
            assert!(winning.is_empty());
            let rows = step["rows"].as_array().unwrap();
            assert_eq!((rows.len(), &step["left_out"]), (most as usize, &json!(0)));
            for (row, take) in rows.iter().zip(1..) {
                assert_eq!(row["take"], json!(take));
                assert_eq!(numbers(&row["parts"]), sum(pile - take));
                let repair = row["repair"]["take"].as_u64().unwrap();
                let (left, twice) = after(pile, take);
                assert!(repair <= twice && row["twice"] == json!(2 * take));
                // The smallest part is the reply, and it wins in the search.
                assert_eq!(row["smallest"], json!(repair));
                assert_eq!(search.outcome(&after(left, repair)), Outcome::P);
            }
        }
        _ => {}
    }
}

#[test]
fn published_cases_are_confirmed() {
    for (line, winning) in [
        ("fibonacci 17", vec![1, 4]),
        ("fibonacci 46", vec![1, 12]),
        ("fibonacci 17 --quota 4", vec![1, 4]),
        ("fibonacci 17 --quota 3", vec![1]),
        ("fibonacci 20", vec![2]),
        ("fibonacci 21", vec![]),
        ("fibonacci 21 --quota 21", vec![21]),
    ] {
        let found = in_full(line)["winning_moves"].clone();
        let winning: Vec<Value> = winning.iter().map(|take| json!({ "take": take })).collect();
        assert_eq!(found, json!(winning), "{line}");
    }
    // Whinihan 1963: without a quota the P-positions are exactly the Fibonacci numbers.
    let lost: Vec<u64> =
        (1..=1000).filter(|pile| State::new(*pile, None).outcome() == Outcome::P).collect();
    assert_eq!(lost, fibonacci().take_while(|one| *one <= 1000).collect::<Vec<_>>());
    // The known rule names the smallest part alone; it always wins, but often others win too.
    let several = (2..=1000).filter(|pile| State::new(*pile, None).winning_moves().len() > 1);
    assert!(several.count() > 400);
}

/// Binary words of Zeckendorf representations are the fibbinary numbers, which `count 1 2 3` lists: there x,
/// 2x and 3x form a P-position of Nim.
#[test]
fn zeckendorf_words_are_counted_by_multipliers_1_2_3() {
    let row: Vec<u64> = fibonacci().take(20).collect();
    let digits = |number: u64| -> u64 {
        let place = |part: &u64| row.iter().position(|one| one == part).unwrap();
        zeckendorf(number).iter().map(|part| 1 << place(part)).sum()
    };
    let written: BTreeSet<u64> = (0..377).map(digits).collect();
    let lost: BTreeSet<u64> = (0..4096).filter(|x| x ^ (2 * x) ^ (3 * x) == 0).collect();
    assert_eq!(written, lost);
}

fn check_huge(piles: &[u64]) {
    for &pile in piles {
        for quota in [None, Some(1), Some(u64::MAX)] {
            let answer = in_full(&words(pile, quota));
            let all: u64 = numbers(&answer["parts"]).iter().sum();
            assert_eq!(all, pile);
        }
        // Twice such a move has more than 64 bits.
        let judged = in_full(&format!("fibonacci {pile} --move {}", pile / 2 + 1));
        let twice = (u128::from(pile / 2) + 1) * 2;
        assert_eq!(judged["steps"][1]["twice"], json!(twice.to_string()));
        assert_eq!(judged["move"]["winning"], json!(false));
    }
}

#[test]
fn huge_piles_are_answered() {
    check_huge(&[u64::MAX]);
}

#[test]
#[ignore = "exhaustive"]
fn huge_piles_are_answered_exhaustive() {
    check_huge(&[u64::MAX, 1_000_000_000_000_000_000, 12_200_160_415_121_876_738]);
}

#[test]
fn moves_and_verdicts_are_judged() {
    for (line, right, ideas) in [
        ("fibonacci 17 --move 4", true, &[][..]),
        ("fibonacci 17 --move 1", true, &[]),
        // 13 is left, but 7 were taken: the opponent takes all 13.
        ("fibonacci 20 --move 7", false, &["leave-fibonacci"]),
        ("fibonacci 17 --move 2", false, &["multiples-of-three"]),
        ("fibonacci 23 --move 1", false, &["take-one"]),
        ("fibonacci 23 --quota 4 --move 3", false, &["quota-stays"]),
        ("fibonacci 16 --move 1", false, &["multiples-of-three", "take-one"]),
    ] {
        let judged = &in_full(line)["move"];
        let found = (&judged["winning"], &judged["ideas"]);
        assert_eq!(found, (&json!(right), &json!(ideas)), "{line}");
    }
    for (line, right, ideas) in [
        ("fibonacci 12 --claim lose", false, &["multiples-of-three"][..]),
        ("fibonacci 13 --claim win", false, &["multiples-of-three"]),
        ("fibonacci 13 --claim lose", true, &[]),
        ("fibonacci 20 --quota 1 --claim lose", true, &[]),
        ("fibonacci 11 --quota 2 --claim win", false, &["multiples-of-three"]),
        ("fibonacci 10 --quota 4 --claim lose", false, &["quota-stays"]),
    ] {
        let judged = &in_full(line)["claim"];
        let found = (&judged["right"], &judged["ideas"]);
        assert_eq!(found, (&json!(right), &json!(ideas)), "{line}");
    }
}

/// Checks each misconception by rules of its own, and that it is wrong: in the search some move of it loses
/// in an N-position, and some verdict of it is false.
fn assert_misconceptions(largest: u64) {
    let mut search = Search::new(Game);
    let row = [1, 2, 3, 5, 8, 13, 21, 34];
    let mut failed: BTreeSet<&str> = BTreeSet::new();
    for (pile, most) in (2..=largest).flat_map(|pile| (1..pile).map(move |most| (pile, most))) {
        let right = winning_takes(&mut search, pile, most);
        for take in 1..=most {
            let left = pile - take;
            let mut held = Vec::new();
            if row.contains(&left) {
                held.push("leave-fibonacci");
            }
            if most != 2 && left % (most + 1) == 0 {
                held.push("quota-stays");
            }
            if left % 3 == 0 {
                held.push("multiples-of-three");
            }
            if take == 1 {
                held.push("take-one");
            }
            held.truncate(2);
            let line = format!("fibonacci {pile} --quota {most} --move {take}");
            let judged = &in_full(&line)["move"];
            if right.contains(&take) {
                held.clear();
            } else if !right.is_empty() {
                failed.extend(held.iter());
            }
            assert_eq!(judged["ideas"], json!(held), "{line}");
        }
    }
    let all: BTreeSet<&str> = Misconception::ALL.iter().map(|idea| idea.tag()).collect();
    assert_eq!(failed, all);
}

#[test]
fn misconceptions_follow_their_rule_and_are_wrong() {
    assert_misconceptions(22);
}

#[test]
#[ignore = "exhaustive"]
fn misconceptions_follow_their_rule_and_are_wrong_exhaustive() {
    assert_misconceptions(40);
}

/// Asserts that the move of a misconception is legal, and wins if one of its moves does.
fn assert_misconception_moves(largest: u64, least: u32) {
    let mut dice = Dice::new(3);
    let mut made = 0;
    for (pile, most) in (2..=largest).flat_map(|pile| (1..pile).map(move |most| (pile, most))) {
        let state = State::new(pile, Some(most));
        for idea in Misconception::ALL {
            let mut below = |bound: u128| dice.below(bound as usize) as u128;
            let Some(chosen) = Fibonacci::misconception_move(&state, *idea, &mut below) else {
                continue;
            };
            assert!(Fibonacci::is_legal(&state, &chosen));
            let line = format!("{} --move {}", words(pile, Some(most)), chosen.take);
            let judged = &in_full(&line)["move"];
            let tags = judged["ideas"].as_array().unwrap();
            // At most two misconceptions are named.
            let named = tags.contains(&json!(idea.tag())) || tags.len() == 2;
            assert!(named || judged["winning"] == json!(true), "{line} {idea:?}");
            made += 1;
        }
    }
    assert!(made >= least, "{made}");
}

#[test]
fn misconceptions_are_played() {
    assert_misconception_moves(14, 200);
}

#[test]
#[ignore = "exhaustive"]
fn misconceptions_are_played_exhaustive() {
    assert_misconception_moves(50, 3001);
}

/// Random moves of a misconception are exactly those that leave what it aims at; if one of them wins, that
/// one.
#[test]
fn misconceptions_make_all_their_moves() {
    let mut search = Search::new(Game);
    let row = [1, 2, 3, 5, 8, 13, 21];
    for (pile, most) in (2..=24).flat_map(|pile| (1..pile).map(move |most| (pile, most))) {
        let right = winning_takes(&mut search, pile, most);
        let state = State::new(pile, Some(most));
        for idea in Misconception::ALL {
            let wanted = |take: &u64| match idea {
                Misconception::LeaveFibonacci => row.contains(&(pile - take)),
                Misconception::QuotaStays => most != 2 && (pile - take).is_multiple_of(most + 1),
                Misconception::MultiplesOfThree => (pile - take).is_multiple_of(3),
                Misconception::TakeOne => *take == 1,
            };
            let all: BTreeSet<u64> = (1..=most).filter(wanted).collect();
            let (mut made, mut ways) = (BTreeSet::new(), 1);
            let mut way = 0;
            while way < ways {
                let mut below = |bound: u128| {
                    ways = ways.max(bound);
                    way
                };
                let chosen = Fibonacci::misconception_move(&state, *idea, &mut below);
                assert_eq!(chosen.is_some(), !all.is_empty(), "{pile} {most} {idea:?} {way}");
                made.extend(chosen.map(|chosen| chosen.take));
                way += 1;
            }
            match all.iter().any(|take| right.contains(take)) {
                true => assert!(right.contains(made.first().unwrap()), "{pile} {most} {idea:?}"),
                false => assert_eq!(made, all, "{pile} {most} {idea:?}"),
            }
        }
    }
}

/// A weak player draws among the losing moves, so winning moves must have known indices.
#[test]
fn winning_moves_have_their_index() {
    let mut search = Search::new(Game);
    for (pile, most) in (1..=30).flat_map(|pile| (1..=pile).map(move |most| (pile, most))) {
        let right = winning_takes(&mut search, pile, most);
        let numbers: Option<Vec<u128>> = Some(right.iter().map(|take| (take - 1).into()).collect());
        let state = State::new(pile, Some(most));
        assert_eq!(Fibonacci::winning_indices(&state), numbers, "{pile} {most}");
    }
}

#[test]
fn winning_moves_take_the_last_parts() {
    let takes = |pile: u64| -> Vec<u64> {
        cuts(&zeckendorf(pile), pile).iter().map(|cut| cut.take).collect()
    };
    assert_eq!(takes(46), [1, 4, 12, 46]);
    assert_eq!(takes(0), [] as [u64; 0]);
    assert_eq!(State::new(5, None).after(TakeMove { take: 2 }), State::new(3, Some(4)));
}

#[test]
fn a_move_that_is_not_allowed_is_refused_with_its_reason() {
    for (take, fault) in [
        (0, Some("take-zero")),
        (1, None),
        (4, None),
        (5, Some("over-quota")),
        (17, Some("over-quota")),
        (18, Some("not-so-many")),
    ] {
        let line = format!("fibonacci 17 --quota 4 --move {take}");
        let refused = Question::parse(&CommandLine::parse(&line)).err().map(|error| error.id());
        assert_eq!(refused, fault, "{take}");
    }
}
