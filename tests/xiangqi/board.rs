//! Compares random games with a board of squares: all placings of the men with the right distances are
//! tracked, and a move is legal if it leaves some placing. The program, which knows no squares, must accept
//! the same moves and count the same distances.

use carryless_args::command_line::CommandLine;
use carryless_args::error::Error;
use carryless_games::games::Question;
use serde_json::Value;

use carryless_test_support::rng::Dice;

use super::{all_columns_even, sum_of_odd_columns};

const NUMERALS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];

/// Two men that face each other on a file, at unknown ranks.
#[derive(Clone)]
struct Pair {
    file: usize,
    cannon: bool,
    /// Every possible pair of ranks, Red's and Black's, counted from Red's side.
    ranks: Vec<(i64, i64)>,
}

impl Pair {
    fn new(file: usize, cannon: bool, distance: i64) -> Self {
        let all = (1..=10).flat_map(|red| (red + 1..=10).map(move |black| (red, black)));
        let fits = |&(red, black): &(i64, i64)| match cannon {
            true => black - red - 1 == distance,
            false => (red, black) == (4, 7),
        };
        Pair { file, cannon, ranks: all.filter(fits).collect() }
    }

    fn pile(&self) -> u64 {
        let (red, black) = self.ranks[0];
        let free = black - red - 1 - i64::from(!self.cannon);
        u64::try_from(free).unwrap()
    }

    /// Pairs of ranks after a step of `by` ranks towards the other side, by Red or by Black.
    fn stepped(&self, red_moves: bool, by: i64) -> Vec<(i64, i64)> {
        let moved = self.ranks.iter().map(|&(red, black)| match red_moves {
            true => (red + by, black),
            false => (red, black - by),
        });
        moved.filter(|&(red, black)| red >= 1 && black <= 10 && red < black).collect()
    }
}

fn start(name: &str) -> Vec<Pair> {
    let centre = Pair::new(5, true, 4);
    match name {
        "classic" => vec![Pair::new(9, false, 0), centre, Pair::new(3, true, 6)],
        "jia" => {
            vec![Pair::new(9, false, 0), Pair::new(7, false, 0), centre, Pair::new(3, true, 6)]
        }
        _ => vec![Pair::new(7, false, 0), centre, Pair::new(1, true, 6)],
    }
}

fn explained(start: &str, moves: &[String]) -> Result<Value, Error> {
    let line = format!("--start {start} --line \"{}\"", moves.join(" "));
    let question = Question::parse_for_command("xiangqi", &CommandLine::parse(&line))?;
    Ok(carryless_test_support::answers::json(&question.explain(false)))
}

/// A move in notation.
fn to_notation(red: bool, cannon: bool, file: usize, verb: &str, steps: i64) -> String {
    let man = match (cannon, red) {
        (true, _) => "炮",
        (false, true) => "兵",
        (false, false) => "卒",
    };
    let steps = usize::try_from(steps).unwrap();
    match red {
        true => format!("{man}{}{verb}{}", NUMERALS[file - 1], NUMERALS[steps - 1]),
        false => format!("{man}{}{verb}{steps}", 10 - file),
    }
}

/// Asserts that the last move in the answer agrees with the columns of the distances.
fn check(answer: &Value, before: &[u64], pairs: &[Pair], retreat: bool) {
    let ply = answer["plies"].as_array().unwrap().last().unwrap();
    let piles: Vec<u64> = pairs.iter().map(Pair::pile).collect();
    assert_eq!(ply["piles"], serde_json::json!(piles));
    assert_eq!(ply["nim_sum"], sum_of_odd_columns(&piles));
    assert_eq!(ply["reversible"], retreat);
    let (was, is) = (all_columns_even(before), all_columns_even(&piles));
    assert_eq!(ply["balanced"], is);
    let effect = match (was, is) {
        (true, _) => "breaks",
        (false, true) => "restores",
        (false, false) => "misses",
    };
    assert_eq!(ply["effect"], effect);
    let better = ply["better"].as_array().unwrap();
    assert_eq!(better.is_empty(), effect != "misses", "{ply}");
    assert_eq!(ply["answer"].is_string(), retreat && was, "{ply}");
    assert_eq!(answer["final"]["outcome"], if is { "P" } else { "N" });
    let winning = answer["final"]["winning_moves"].as_array().unwrap();
    assert_eq!(winning.len() as u64, balancing(&piles));
}

/// Number of moves that leave every column even, found by trying all.
fn balancing(piles: &[u64]) -> u64 {
    let mut count = 0;
    for pile in 0..piles.len() {
        for size in 0..piles[pile] {
            let mut after = piles.to_vec();
            after[pile] = size;
            count += u64::from(all_columns_even(&after));
        }
    }
    count
}

fn check_games(games: usize, least: u64) {
    let mut dice = Dice::new(7);
    let (mut legal, mut refused, mut retreats) = (0, 0, 0);
    for game in 0..games {
        let name = ["classic", "jia", "yi"][game % 3];
        let (mut pairs, mut moves) = (start(name), Vec::new());
        for _ in 0..30 {
            let red = moves.len() % 2 == 0;
            let index = dice.below(pairs.len());
            let forward = dice.below(3) > 0;
            let steps = 1 + dice.below(7) as i64;
            let pair = &pairs[index];
            if !pair.cannon && forward && steps == 1 && pair.pile() == 0 {
                continue; // A pawn that gives itself away ends the piles: tested elsewhere.
            }
            let ranks = pair.stepped(red, if forward { steps } else { -steps });
            let allowed = !ranks.is_empty() && (pair.cannon || forward && steps == 1);
            let verb = if forward { "进" } else { "退" };
            moves.push(to_notation(red, pair.cannon, pair.file, verb, steps));
            let answer = explained(name, &moves);
            assert_eq!(answer.is_ok(), allowed, "{name} {moves:?}");
            let Ok(answer) = answer else {
                moves.pop();
                refused += 1;
                continue;
            };
            let before: Vec<u64> = pairs.iter().map(Pair::pile).collect();
            pairs[index].ranks = ranks;
            check(&answer, &before, &pairs, !forward);
            legal += 1;
            retreats += u64::from(!forward);
        }
    }
    println!("{legal} legal, {refused} refused, {retreats} retreats");
    assert!(legal > 5 * least && refused > 5 * least && retreats > least);
}

#[test]
fn random_games_agree_with_a_board_of_squares() {
    check_games(24, 10);
}

#[test]
#[ignore = "exhaustive"]
fn random_games_agree_with_a_board_of_squares_exhaustive() {
    check_games(300, 200);
}

#[test]
fn a_pawn_in_contact_ends_the_nim_analysis() {
    let moves = ["兵九进一", "卒1进1", "兵九进一"].map(str::to_owned);
    let answer = explained("classic", &moves[..2]).unwrap();
    assert_eq!(answer["model_ends_at"], 2);
    assert_eq!(answer["plies"][1]["nim_sum"], Value::Null);
    assert_eq!(answer["plies"][0]["nim_sum"], 2);
    let answer = explained("classic", &moves).unwrap();
    assert_eq!(answer["plies"][2]["piles"], serde_json::json!([null, 4, 6]));
    assert_eq!(answer["final"]["end"], "contact");
}

/// Red's pawn begins on the fourth rank of its own side, Black's on the fourth of the other: both are beyond
/// the river, which is behind the fifth, after two steps.
#[test]
fn a_pawn_goes_sideways_after_two_steps() {
    for (line, allowed) in [
        ("兵九平八", false),
        ("兵九进一 炮5进1 兵九平八", false),
        ("兵九进一 炮5进1 兵九进一 炮5退1 兵九平八", true),
        ("炮五进一 卒1平2", false),
        ("炮五进一 卒1进1 炮五退一 卒1平2", false),
        ("炮五进一 卒1进1 炮五退一 卒1进1 炮五进一 卒1平2", true),
    ] {
        let moves: Vec<String> = line.split(' ').map(str::to_owned).collect();
        assert_eq!(explained("classic", &moves).is_ok(), allowed, "{line}");
    }
}

#[test]
fn black_may_take_a_pawn_too() {
    let moves = ["兵九进一", "卒1进1", "炮五进一", "卒1进1", "兵九进一"].map(str::to_owned);
    let answer = explained("classic", &moves[..4]).unwrap();
    assert_eq!(answer["plies"][3]["piles"], serde_json::json!([null, 3, 6]));
    // The pawn is gone.
    assert!(explained("classic", &moves).is_err());
}
