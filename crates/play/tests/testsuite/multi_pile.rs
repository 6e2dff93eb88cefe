//! Compares the games that take from several piles, Wythoff's and Moore's, with a game tree that knows only
//! the legal moves: whole matches and the keys of exercises.

use carryless_exercises::{Constraint, Constraints, Expected, Marker, kind};
use carryless_games::games::AnyState;
use carryless_games::games::moore;
use carryless_games::games::wythoff;
use carryless_games::position::{AnyMove, MultiPileMove, Outcome, Piles};
use carryless_games::search::Tree;
use carryless_play::{Level, Match, Player, Record, Side};

use carryless_test_support::oracle::Search;

use carryless_test_support::rng::Dice;

/// Rules: the largest number of piles in a move, and whether the numbers taken may differ.
#[derive(Clone, Copy, PartialEq)]
struct Several {
    most: usize,
    different: bool,
}

const WYTHOFF: Several = Several { most: 2, different: false };

impl Several {
    /// Every legal move, as the numbers taken from each pile.
    fn moves(self, piles: &[u64]) -> Vec<Vec<u64>> {
        let mut all = vec![Vec::new()];
        for &size in piles {
            all = all
                .into_iter()
                .flat_map(|begun: Vec<u64>| {
                    (0..=size).map(move |take| [&begun[..], &[take]].concat())
                })
                .collect();
        }
        let legal = |takes: &Vec<u64>| {
            let taken: Vec<u64> = takes.iter().copied().filter(|take| *take > 0).collect();
            let alike = taken.windows(2).all(|pair| pair[0] == pair[1]);
            !taken.is_empty() && taken.len() <= self.most && (self.different || alike)
        };
        all.into_iter().filter(legal).collect()
    }
}

fn after(piles: &[u64], takes: &[u64]) -> Vec<u64> {
    piles.iter().zip(takes).map(|(size, take)| size - take).collect()
}

impl Tree for Several {
    type Position = Vec<u64>;

    fn terminal_outcome(&self, _: &Vec<u64>) -> Outcome {
        Outcome::P
    }

    fn options(&self, piles: &Vec<u64>) -> impl Iterator<Item = Vec<u64>> {
        self.moves(piles).into_iter().map(|takes| after(piles, &takes))
    }
}

fn state(rules: Several, piles: &[u64]) -> AnyState {
    let position = Piles::from_sizes(piles);
    match rules == WYTHOFF {
        true => AnyState::Wythoff(wythoff::State { rules: wythoff::Rules::default(), position }),
        false => {
            let rules = moore::Rules::new(rules.most as u64);
            AnyState::Moore(moore::State { rules, position })
        }
    }
}

fn piles(state: &AnyState) -> Vec<u64> {
    match state {
        AnyState::Wythoff(state) => state.position.piles.clone(),
        AnyState::Moore(state) => state.piles().to_vec(),
        other => panic!("{other:?}"),
    }
}

/// Small positions under all these rules.
fn everything() -> Vec<(Several, Vec<Vec<u64>>)> {
    let pairs = (0..64).map(|code| vec![code % 8, code / 8]).collect();
    let triples: Vec<Vec<u64>> =
        (0..125).map(|code| vec![code % 5, code / 5 % 5, code / 25]).collect();
    let moore = |most| (Several { most, different: true }, triples.clone());
    vec![(WYTHOFF, pairs), moore(1), moore(2), moore(3)]
}

#[test]
fn legal_moves_agree_with_the_tree() {
    for (rules, positions) in everything() {
        for position in positions {
            let board = state(rules, &position);
            let mut expected = rules.moves(&position);
            expected.sort_unstable();
            assert_eq!(board.move_count(), expected.len() as u128, "{board:?}");
            let nth = |index| match board.legal_move_at(index).unwrap() {
                AnyMove::Takes(MultiPileMove { takes }) => takes,
                other => panic!("{other:?}"),
            };
            let mut is: Vec<Vec<u64>> = (0..board.move_count()).map(nth).collect();
            is.sort_unstable();
            assert_eq!(is, expected, "{board:?}");
            assert_eq!(board.legal_move_at(board.move_count()), None);
        }
    }
}

/// Plays matches from every `every`-th position; asserts that there are at least `least`.
fn assert_matches(every: usize, least: u64) {
    let mut dice = Dice::new(1);
    let mut games = 0;
    for (rules, positions) in everything() {
        let mut search = Search::new(rules);
        for position in positions.into_iter().step_by(every) {
            let start = state(rules, &position);
            let won = search.outcome(&position) == Outcome::N;
            assert_eq!(start.outcome() == Outcome::N, won, "{start:?}");
            for level in ["perfect", "errs:30", "last:3", "idea"].map(Level::parse) {
                let level = level.unwrap();
                let first = if won { Side::Computer } else { Side::Human };
                let player = Player::new(level, games);
                let mut game = Match::new(start.clone(), first);
                while game.winner().is_none() {
                    let here = piles(game.board());
                    let turn = match game.to_move() {
                        Side::Computer => player.choose(game.board(), game.turns().len()).unwrap(),
                        Side::Human => {
                            let moves = rules.moves(&here);
                            AnyMove::Takes(MultiPileMove {
                                takes: moves[dice.below(moves.len())].clone(),
                            })
                        }
                    };
                    let AnyMove::Takes(chosen) = &turn else { panic!("{turn:?}") };
                    assert!(rules.moves(&here).contains(&chosen.takes), "{turn:?} in {game:?}");
                    game.apply(turn).unwrap();
                }
                let loser = game.to_move();
                assert_eq!(game.winner(), Some(loser.other()), "the last stone wins: {game:?}");
                let due = won && level == Level::Perfect;
                assert!(!due || game.winner() == Some(Side::Computer), "{game:?}");
                let record = Record::from_match(&game, level, games);
                let json = record.to_json().unwrap();
                assert_eq!(Record::parse(&json).unwrap(), (record, game), "{json}");
                games += 1;
            }
        }
    }
    assert!(games > least, "{games}");
}

#[test]
fn the_computer_never_loses_a_won_game() {
    assert_matches(7, 200);
}

#[test]
#[ignore = "exhaustive"]
fn the_computer_never_loses_a_won_game_exhaustive() {
    assert_matches(1, 1_500);
}

/// Checks the keys of `of_each` exercises of each topic and level.
fn assert_keys(of_each: usize, least: u32) {
    let marker = Marker::new().unwrap();
    let mut marked = 0;
    for topic in ["wythoff", "moore"] {
        for level in 1..=3 {
            let space =
                kind(topic).unwrap().space(&Constraints::default().with(Constraint::Level, level));
            let space = space.unwrap();
            for exercise in space.draw(5).take(of_each) {
                let rules = match &exercise.state {
                    AnyState::Wythoff(_) => WYTHOFF,
                    AnyState::Moore(state) => {
                        Several { most: state.rules.at_most as usize, different: true }
                    }
                    other => panic!("{other:?}"),
                };
                let here = piles(&exercise.state);
                let mut search = Search::new(rules);
                let outcome = search.outcome(&here);
                assert_eq!(
                    exercise.answer.asks[0].expected,
                    Expected::Outcome(outcome),
                    "{here:?}"
                );
                let Expected::Takes(key) = &exercise.answer.asks[1].expected else {
                    panic!("no moves")
                };
                assert_eq!(key.is_empty(), outcome == Outcome::P, "{here:?}");
                for takes in rules.moves(&here) {
                    let wins = search.outcome(&after(&here, &takes)) == Outcome::P;
                    let listed = key.iter().any(|chosen| chosen.takes == takes);
                    assert!(!listed || wins, "{takes:?} in {here:?}");
                    let text = takes.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
                    let mark = marker.mark(&exercise, &format!("win; {text}"));
                    assert_eq!(mark.is_right(), wins, "{text} in {here:?}");
                    marked += 1;
                }
                if outcome == Outcome::P {
                    assert!(marker.mark(&exercise, "lose; none").is_right(), "{here:?}");
                }
            }
        }
    }
    assert!(marked > least, "{marked}");
}

#[test]
fn keys_of_exercises_agree_with_the_tree() {
    assert_keys(2, 100);
}

#[test]
#[ignore = "exhaustive"]
fn keys_of_exercises_agree_with_the_tree_exhaustive() {
    assert_keys(8, 500);
}
