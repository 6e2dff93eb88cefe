//! Compares the sentences about the end of a match with a search: which moves gave a win away, and which one
//! decided the match. Both players move at random, so the win often changes sides.

use carryless_games::position::{AnyMove, Outcome};
use carryless_play::messages::MatchMessages;
use carryless_play::{Match, Side};
use carryless_render::i18n::Language;
use carryless_test_support::answers::question;
use carryless_test_support::oracle::{Piles, Solver, after};
use carryless_test_support::rng::Dice;

/// Numbers that follow `mark` in the text, in order.
fn numbers_after(text: &str, mark: &str) -> Vec<usize> {
    let number = |rest: &str| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().unwrap()
    };
    text.split(mark).skip(1).map(number).collect()
}

/// Position of a match before each move and after the last one, without the winner that the program finds.
fn positions(game: &Match, piles: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![piles.to_vec()];
    for turn in game.turns() {
        let AnyMove::Take(taken) = turn else { panic!("{turn:?}") };
        let next = after(&all[all.len() - 1], taken.pile, taken.take);
        all.push(next);
    }
    all
}

#[test]
fn the_end_of_a_match_names_the_last_change_and_all_before_it() {
    let mut solver = Solver::default();
    let mut dice = Dice::new(11);
    let [en, zh] =
        ["en", "zh"].map(|code| MatchMessages::new(Language::of_code(code).unwrap()).unwrap());
    let (mut never, mut once, mut several) = (0, 0, 0);
    for (piles, options, limit, misere) in [
        (&[3, 4, 5][..], "", None, false),
        (&[1, 2, 4], "", None, false),
        (&[2, 5], "", None, false),
        (&[7], " --limit 2", Some(2), false),
        (&[3, 4], " --limit 3 --misere", Some(3), true),
        (&[1, 3, 4], " --misere", None, true),
    ] {
        let rules = Piles { limit, misere };
        let words: Vec<String> = piles.iter().map(u64::to_string).collect();
        let start = question(&(words.join(" ") + options)).state();
        for first in [Side::Human, Side::Computer].repeat(40) {
            let mut game = Match::new(start.clone(), first);
            while game.winner().is_none() {
                let count = usize::try_from(game.board().move_count()).unwrap();
                let turn = game.board().legal_move_at(dice.below(count) as u128).unwrap();
                game.apply(turn).unwrap();
            }
            // A move gives the win away if it leads from one N-position to another.
            let outcomes: Vec<Outcome> =
                positions(&game, piles).iter().map(|piles| solver.outcome(rules, piles)).collect();
            let gave = |pair: &[Outcome]| pair == [Outcome::N, Outcome::N];
            let changes: Vec<usize> = (1..)
                .zip(outcomes.windows(2))
                .filter(|(_, pair)| gave(pair))
                .map(|it| it.0)
                .collect();
            let told = en.ending(&game, None, 0).unwrap();
            let told_zh = zh.ending(&game, None, 0).unwrap();
            let decided: Vec<usize> = changes.last().copied().into_iter().collect();
            let listed = if changes.len() > 1 { changes.clone() } else { Vec::new() };
            let [list, end] = told.split_once("decided it:").map_or([&*told, ""], |_| {
                let at = told.rfind("Move ").unwrap();
                [&told[..at], &told[at..]]
            });
            assert_eq!(numbers_after(list, "Move "), listed, "{game:?}: {told}");
            assert_eq!(numbers_after(end, "Move "), decided, "{game:?}: {told}");
            assert_eq!(numbers_after(&told_zh, "输赢是在第 "), decided, "{told_zh}");
            assert_eq!(numbers_after(&told_zh, "- 第 "), listed, "{told_zh}");
            assert_eq!(told.contains("never"), changes.is_empty(), "{told}");
            match changes.len() {
                0 => never += 1,
                1 => once += 1,
                _ => several += 1,
            }
        }
    }
    assert!(never > 10 && once > 50 && several > 100, "{never} {once} {several}");
}
