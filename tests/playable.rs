//! Checks every playable game: legal moves are numbered without gaps, each once; outcome and winning moves
//! agree with a full search; the longest defence is a legal move.

use std::collections::{BTreeSet, HashMap};

use carryless_games::games::AnyState;
use carryless_games::position::{AnyMove, Outcome};
use carryless_test_support::answers::question;

const BOARDS: [&str; 24] = [
    "3 4 2",
    "3 4 --limit 2",
    "1 1 3 --misere",
    "0 2 3 --misere --limit 2",
    "race 10 --say 1-3",
    "race 12 --say 2-5 --end finish-wins",
    "race 11 --say 1,3,4 --end stuck-loses",
    "race 9 --say 1-2 --misere",
    "wythoff 3 5",
    "wythoff 4 4",
    "moore 2 2 3 --at-most 2",
    "moore 1 3 --at-most 1",
    "fibonacci 12",
    "fibonacci 11 --quota 3",
    "fibonacci 3 --quota 5",
    "kayles 4 3",
    "lasker 4 2",
    "grundy 7 4",
    "octal 0.137 5 4",
    "5 4 --take 1,3,4",
    "5 4 --take 1,3 --misere",
    "staircase 1 2 2 0",
    "hackenbush (()(()))(())",
    "sum \"2 1\" + \"kayles 3\"",
];

/// Memoized outcomes by trying all courses of a game. Only the end is taken from the rules of the game.
#[derive(Default)]
pub(crate) struct Courses(HashMap<String, Outcome>);

impl Courses {
    pub(crate) fn outcome(&mut self, board: &AnyState) -> Outcome {
        let name = board.to_args().to_line();
        if let Some(known) = self.0.get(&name) {
            return *known;
        }
        let turns = turns(board);
        let outcome = match turns.is_empty() {
            true => board.outcome(),
            false if turns.iter().any(|turn| self.wins_by(board, turn)) => Outcome::N,
            false => Outcome::P,
        };
        self.0.insert(name, outcome);
        outcome
    }

    pub(crate) fn wins_by(&mut self, board: &AnyState, turn: &AnyMove) -> bool {
        let mut after = board.clone();
        assert!(after.apply(turn), "{turn:?}");
        self.outcome(&after) == Outcome::P
    }
}

pub(crate) fn turns(board: &AnyState) -> Vec<AnyMove> {
    (0..).map_while(|index| board.legal_move_at(index)).collect()
}

fn check_position(board: &AnyState, courses: &mut Courses) {
    let told = board.to_args().to_line();
    let turns = turns(board);
    assert_eq!(turns.len() as u128, board.move_count(), "{told}");
    assert!(turns.iter().all(|turn| board.is_legal(turn)), "{told}");
    let written: BTreeSet<String> = turns.iter().map(AnyMove::to_string).collect();
    assert_eq!(written.len(), turns.len(), "{told}: {turns:?}");
    let winning: Vec<u128> = (0..)
        .zip(&turns)
        .filter(|(_, turn)| courses.wins_by(board, turn))
        .map(|(index, _)| index)
        .collect();
    assert_eq!(board.outcome(), courses.outcome(board), "{told}");
    for (index, turn) in (0..).zip(&turns) {
        assert_eq!(board.is_winning_move(turn), winning.contains(&index), "{told}: {turn}");
    }
    if let Some(listed) = board.winning_indices() {
        assert_eq!(listed, winning, "{told}");
    }
    let recommended = board.recommended_move();
    assert_eq!(recommended.is_some(), !winning.is_empty(), "{told}");
    assert!(recommended.is_none_or(|turn| courses.wins_by(board, &turn)), "{told}");
    let patient = board.longest_defence();
    assert_eq!(patient.is_some(), !turns.is_empty(), "{told}");
    assert!(patient.is_none_or(|turn| board.is_legal(&turn)), "{told}");
}

#[test]
fn moves_are_numbered_and_winning_moves_agree_with_the_search() {
    let mut games = BTreeSet::new();
    for line in BOARDS {
        let board = question(line).state();
        games.insert(board.game());
        let mut courses = Courses::default();
        check_position(&board, &mut courses);
        for turn in turns(&board) {
            let mut after = board.clone();
            after.apply(&turn);
            check_position(&after, &mut courses);
        }
    }
    assert!(games.len() > 12, "{games:?}");
}
