//! Tests the matches without a given position: a search knows that the player who begins can win each of them,
//! and a pupil who moves at random wins the first one often enough.

use carryless_args::Args;
use carryless_args::command_line::CommandLine;
use carryless_games::position::Outcome;
use carryless_play::level::NAMED;
use carryless_play::match_options::options;
use carryless_play::series::{self, POSITIONS};
use carryless_play::{Level, Match, Player, Series, Side};
use carryless_test_support::answers::question;
use carryless_test_support::oracle::{Piles, Solver};
use carryless_test_support::rng::Dice;

/// Series of a command line without a position.
fn series(line: &str) -> Result<Series, String> {
    let words = CommandLine::parse(line);
    let args = Args::parse(&words, options()).unwrap();
    Series::from_args(&args, 100).map_err(|error| error.id().to_owned())
}

/// Command line of the position, level, first player and seed of the next match.
fn next(series: &Series) -> (String, String, Side, u64) {
    let (board, settings) = series.next_match().unwrap();
    let line = board.to_args().to_line();
    (line, settings.level.to_string(), settings.first, settings.seed)
}

#[test]
fn who_begins_can_win_every_match() {
    let mut solver = Solver::default();
    for position in POSITIONS {
        let (piles, limit) = position.split_once(" --limit ").unwrap_or((position, ""));
        let piles: Vec<u64> = piles.split(' ').map(|size| size.parse().unwrap()).collect();
        let rules = Piles { limit: limit.parse().ok(), misere: false };
        assert_eq!(solver.outcome(rules, &piles), Outcome::N, "{position}");
    }
}

#[test]
fn each_match_won_leads_to_the_next_level() {
    let mut series = self::series("").unwrap();
    let match_of = |position: &str, level: &str, played| {
        (position.to_owned(), level.to_owned(), Side::Human, 100 + played)
    };
    assert_eq!(next(&series), match_of("7 --limit 2", "errs:40", 0));
    series.count(Side::Computer);
    assert_eq!(next(&series), match_of("7 --limit 2", "errs:40", 1));
    for (at, position) in POSITIONS.iter().enumerate().skip(1) {
        series.count(Side::Human);
        let level = ["errs:40", "errs:20", "errs:10", "perfect"][at.min(3)];
        assert_eq!(next(&series), match_of(position, level, 1 + at as u64));
    }
    series.count(Side::Human);
    assert_eq!(next(&series).0, POSITIONS[POSITIONS.len() - 1]);
    assert!(series.goes_on());
}

#[test]
fn options_of_the_first_match_are_kept() {
    let hard = series("--level hard --first computer --seed 5").unwrap();
    assert_eq!(next(&hard), ("3 5".to_owned(), "errs:10".to_owned(), Side::Computer, 5));
    for (level, position) in [
        ("easy", "7 --limit 2"),
        ("errs:20", "10 --limit 2"),
        ("perfect", "1 3 5"),
        ("idea", "3 4 5"),
        ("idea:equalise", "3 4 5"),
        ("idea:mod-k", "7 --limit 2"),
        ("last:3", "3 4 5"),
        ("errs:7", "3 4 5"),
    ] {
        let series = series(&format!("--level {level}")).unwrap();
        assert_eq!(next(&series).0, position, "{level}");
        let is_named = Level::parse(level).unwrap().named_index().is_some();
        assert_eq!(series.goes_on(), is_named, "{level}");
    }
    assert_eq!(series("--level idea:late-switch").unwrap_err(), "level-not-here");
    assert_eq!(series("--level tricky").unwrap_err(), "level-form");
}

#[test]
fn each_match_is_a_command_line() {
    let first = series::arguments(0);
    assert_eq!(first.as_deref(), Some("7 --limit 2 --first me --level easy"));
    assert_eq!(series::arguments(POSITIONS.len()), None);
    for (at, position) in POSITIONS.iter().enumerate().take(NAMED.len()) {
        let start = question(position).state();
        for (other, (_, level)) in NAMED.iter().enumerate() {
            let after = series::index_after(&start, *level);
            assert_eq!(after, (other == at && at < 3).then_some(at + 1), "{at} {other}");
        }
    }
}

/// Percentage of matches from the position with this index that random moves win against its level.
fn won_at_random(at: usize) -> u64 {
    let board = question(POSITIONS[at]).state();
    let level = NAMED[at.min(NAMED.len() - 1)].1;
    let mut dice = Dice::new(8);
    let matches = 2000;
    let won = (0..matches).filter(|seed| {
        let mut game = Match::new(board.clone(), Side::Human);
        while game.winner().is_none() {
            let turn = match game.to_move() {
                Side::Computer => {
                    Player::new(level, *seed).choose(game.board(), game.turns().len())
                }
                Side::Human => {
                    let count = usize::try_from(game.board().move_count()).unwrap();
                    game.board().legal_move_at(dice.below(count) as u128)
                }
            };
            game.apply(turn.unwrap()).unwrap();
        }
        game.winner() == Some(Side::Human)
    });
    won.count() as u64 * 100 / matches
}

/// The first match can be won by luck; then luck helps less with every level.
#[test]
fn luck_wins_the_first_match_and_less_later() {
    let won: Vec<u64> = (0..NAMED.len()).map(won_at_random).collect();
    assert!(won[0] >= 30 && won.is_sorted_by(|one, other| one > other), "{won:?}");
    assert!(won[3] <= 10, "{won:?}");
}
