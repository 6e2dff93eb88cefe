//! Shows that retreats change nothing, by a search of a board with ranks: each side moves its own men forward
//! up to the man that faces it, or back while its edge allows, within a total number of retreats. The search
//! knows neither piles nor sums.

use carryless_games::position::Outcome;
use carryless_games::search::Tree;

use carryless_test_support::oracle::Search;

use super::all_columns_even;

/// Red's and Black's rank on each file, whether a pawn may still step, the side to move, and the retreats
/// left to both together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    files: [(i8, i8); 2],
    pawn: bool,
    red: bool,
    retreats: u8,
}

struct Board {
    ranks: i8,
}

impl Tree for Board {
    type Position = Position;

    fn terminal_outcome(&self, _: &Position) -> Outcome {
        Outcome::P
    }

    fn options(&self, position: &Position) -> impl Iterator<Item = Position> {
        let next = Position { red: !position.red, ..position.clone() };
        let mut options = Vec::new();
        if position.pawn {
            options.push(Position { pawn: false, ..next.clone() });
        }
        for index in 0..2 {
            let (red, black) = position.files[index];
            for to in 1..=self.ranks {
                let (after, back) =
                    if position.red { ((to, black), to < red) } else { ((red, to), to > black) };
                let moved = after != (red, black) && after.0 < after.1;
                if !moved || back && position.retreats == 0 {
                    continue;
                }
                let mut option = next.clone();
                option.files[index] = after;
                option.retreats -= u8::from(back);
                options.push(option);
            }
        }
        options.into_iter()
    }
}

#[test]
fn retreats_change_nothing() {
    let ranks = 6;
    let mut search = Search::new(Board { ranks });
    let pairs = |red| (red + 1..=ranks).map(move |black| (red, black));
    let pairs: Vec<(i8, i8)> = (1..ranks).flat_map(pairs).collect();
    let mut checked = 0;
    for (&one, &two) in pairs.iter().flat_map(|one| pairs.iter().map(move |two| (one, two))) {
        for (pawn, red, retreats) in
            [(false, true, 0), (true, true, 1), (false, true, 3), (true, false, 3), (true, true, 3)]
        {
            let position = Position { files: [one, two], pawn, red, retreats };
            let free = |(red, black): (i8, i8)| u64::try_from(black - red - 1).unwrap();
            let even = all_columns_even(&[u64::from(pawn), free(one), free(two)]);
            let lost = search.outcome(&position) == Outcome::P;
            assert_eq!(lost, even, "{position:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 15 * 15 * 5);
}

/// The start positions on ten ranks: the one advance of the source wins and no other does.
#[test]
fn first_moves_agree_with_the_search() {
    let mut search = Search::new(Board { ranks: 10 });
    for retreats in [0, 2] {
        // Centre cannons 4 apart, the others 6 apart, as the page draws them.
        let start = Position { files: [(3, 8), (2, 9)], pawn: true, red: true, retreats };
        assert_eq!(search.outcome(&start), Outcome::N);
        let mut winning = Vec::new();
        let board = Board { ranks: 10 };
        for option in board.options(&start) {
            let forward = option.files[0].0 >= 3 && option.files[1].0 >= 2;
            if forward && search.outcome(&option) == Outcome::P {
                winning.push(option);
            }
        }
        assert_eq!(winning.len(), 1);
        assert_eq!(winning[0].files, [(3, 8), (3, 9)]);
    }
}
