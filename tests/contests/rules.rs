//! Compares the rules that the contest lesson states beside Nim with searches: Every-SG, and at most k times
//! what was taken; and the length of a table that proves the period of Kayles.

use super::search::{Search, dynamic};
use super::{LANGUAGES, lesson};

/// Numbers in the cells of the lesson's row that begins with this text, without the first cell.
fn cells(code: &str, begins: &str) -> Vec<Vec<u64>> {
    let lesson = lesson(code, "contests");
    let line = lesson.lines().find(|line| line.starts_with(begins)).unwrap().to_owned();
    let cells = line.trim_matches('|').split('|').skip(1);
    let numbers = |cell: &str| -> Vec<u64> {
        let runs = cell.split(|c: char| !c.is_ascii_digit());
        runs.filter_map(|run| run.parse().ok()).collect()
    };
    cells.map(numbers).collect()
}

/// Every move from piles when each that is not empty must lose 1 or 2 stones; empty piles stay as they are.
fn everywhere(piles: &[u64]) -> Vec<Vec<u64>> {
    let Some((&first, rest)) = piles.split_first() else { return vec![Vec::new()] };
    let after: Vec<u64> = match first {
        0 | 1 => vec![0],
        more => vec![more - 1, more - 2],
    };
    let rests = everywhere(rest);
    let joined = |left: u64| rests.iter().map(move |rest| [&[left], &rest[..]].concat());
    after.into_iter().flat_map(joined).collect()
}

#[test]
fn the_longest_part_decides_when_every_part_moves() {
    for (code, begins) in [("en", "| steps |"), ("zh", "| 步数 |")] {
        let steps: Vec<u64> = cells(code, begins).concat();
        assert_eq!(steps.len(), 7);
        let moves = |piles: &[u64]| match piles.iter().all(|&pile| pile == 0) {
            true => Vec::new(),
            false => everywhere(piles),
        };
        let mut search = Search::new(moves);
        for piles in (0..343).map(|n| [n / 49, n / 7 % 7, n % 7]) {
            let longest = piles.iter().map(|&pile| steps[pile as usize]).max().unwrap();
            assert_eq!(search.wins(&piles), longest % 2 == 1, "{piles:?}");
        }
    }
}

#[test]
fn the_numbers_of_the_dynamic_game_are_the_losing_piles() {
    for (code, k) in LANGUAGES.iter().flat_map(|code| (1..=3).map(move |k| (code, k))) {
        let [numbers, example] = &cells(code, &format!("| {k} |"))[..] else { panic!("{k}") };
        let mut search = Search::new(dynamic(k));
        let lost = |pile: &u64| *pile == 1 || !search.wins(&[*pile, pile - 1]);
        let last = *numbers.last().unwrap();
        assert_eq!(&(1..=last).filter(lost).collect::<Vec<_>>(), numbers, "{k}");
        // The example splits 19 stones and takes the smallest part, which its last number repeats.
        let (take, parts) = example.split_last().unwrap();
        assert_eq!(parts.iter().sum::<u64>(), 19);
        assert_eq!(parts.last(), Some(take));
        let wins = |take: &u64| !search.wins(&[19 - take, k * take]);
        assert_eq!((1..19).find(wins), Some(*take), "{k}");
    }
}

/// Values of Kayles by the definition.
fn kayles(last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0];
    for pins in 1..=last {
        let splits =
            (1..=pins.min(2)).flat_map(|take| (0..=pins - take).map(move |a| [a, pins - take - a]));
        let reached: Vec<u64> = splits.map(|[a, b]| values[a] ^ values[b]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    values
}

#[test]
fn eleven_rows_of_kayles_look_like_a_period() {
    let values = kayles(400);
    let same = |pins: usize| values[pins] == values[pins + 12];
    assert!((59..70).all(same) && !same(58) && !same(70));
    assert!((71..388).all(same));
}
