//! Tests the computer player and match records: thousands of matches under every rule, refereed by a game
//! tree that knows only the legal moves; the strength of each level; misconceptions play exactly their moves;
//! forged records are refused.

use carryless_games::games::nim::misconceptions::{MISCONCEPTIONS, Misconception};
use carryless_games::games::nim::{self, misconception_moves};
use carryless_games::games::race::{self, EndRule};
use carryless_games::games::{AnyMisconception as Belief, AnyState as Board};
use carryless_games::position::{AnyMove, Outcome, PileMove, PlayConvention};
use carryless_play::{Level, Match, Mistake, Player, Record, Side};
use carryless_test_support::answers::question;
use carryless_test_support::believer::Believer;
use carryless_test_support::boxes::{engine_rules, positions, rules_with};
use carryless_test_support::oracle::Search;
use carryless_test_support::oracle::{Distance, Piles, Solver, winning_numbers};
use carryless_test_support::rng::Dice;
use serde_json::{Value, json};

/// Rules and game tree of a game, for the referee and opponents.
enum Referee {
    Nim(Piles, Solver),
    Race(Distance, Search<Distance>),
}

impl Referee {
    fn piles(board: &Board) -> &[u64] {
        let Board::Nim(state) = board else { panic!("no piles") };
        state.piles()
    }

    fn left(board: &Board) -> u64 {
        u64::try_from(board.remaining()).unwrap()
    }

    fn outcome(&mut self, board: &Board) -> Outcome {
        match self {
            Referee::Nim(rules, solver) => solver.outcome(*rules, Self::piles(board)),
            Referee::Race(_, search) => search.outcome(&Self::left(board)),
        }
    }

    /// Legal moves in a position, or only the winning ones if `winning`.
    fn turns(&mut self, board: &Board, winning: bool) -> Vec<AnyMove> {
        match self {
            Referee::Nim(rules, solver) => {
                let piles = Self::piles(board);
                let moves = match winning {
                    true => solver.winning(*rules, piles),
                    false => rules.moves(piles),
                };
                let turn = |(pile, take): (u64, u64)| {
                    let leaves = piles[pile as usize - 1] - take;
                    AnyMove::Take(carryless_games::position::PileMove { pile, take, leaves })
                };
                moves.into_iter().map(turn).collect()
            }
            Referee::Race(race, search) => {
                let left = Self::left(board);
                let numbers = match winning {
                    true => winning_numbers(search, *race, left),
                    false => race.numbers(left),
                };
                let Board::Race(state) = board else { panic!("no race") };
                numbers.into_iter().map(|say| AnyMove::Say(state.say(say))).collect()
            }
        }
    }
}

/// Opponent of the computer.
#[derive(Clone, Copy, PartialEq)]
enum Opponent {
    Random,
    Perfect,
}

impl Opponent {
    fn choose(self, board: &Board, referee: &mut Referee, dice: &mut Dice) -> AnyMove {
        let best = match self {
            Opponent::Perfect => referee.turns(board, true),
            Opponent::Random => Vec::new(),
        };
        let turns = if best.is_empty() { referee.turns(board, false) } else { best };
        turns[dice.below(turns.len())].clone()
    }
}

/// Plays a match; returns the winner, by the game tree, and the match.
fn play(
    start: &Board,
    first: Side,
    player: Player,
    opponent: Opponent,
    referee: &mut Referee,
    dice: &mut Dice,
) -> (Side, Match) {
    let mut game = Match::new(start.clone(), first);
    loop {
        let legal = referee.turns(game.board(), false);
        let side = game.to_move();
        if legal.is_empty() {
            let winner = match referee.outcome(game.board()) {
                Outcome::N => side,
                Outcome::P => side.other(),
            };
            assert_eq!(game.winner(), Some(winner), "{game:?}");
            return (winner, game);
        }
        assert_eq!(game.winner(), None, "{game:?}");
        let turn = match side {
            Side::Computer => player.choose(game.board(), game.turns().len()).unwrap(),
            Side::Human => opponent.choose(game.board(), referee, dice),
        };
        assert!(legal.contains(&turn), "{turn:?} in {game:?}");
        game.apply(turn).unwrap();
    }
}

/// Every small position of Nim under every rule, and of races under every end rule.
fn everything() -> Vec<(Referee, Vec<Board>)> {
    let mut all = Vec::new();
    for piles in rules_with(&[None, Some(1), Some(2), Some(3), Some(4)]) {
        let rules = engine_rules(piles);
        let boxes = (1..=3).flat_map(|count| positions(count, 5)).chain(positions(4, 3));
        let boards = boxes.map(|piles| Board::Nim(nim::State::new(rules, &piles))).collect();
        all.push((Referee::Nim(piles, Solver::default()), boards));
    }
    for &end in EndRule::ALL {
        for say in [[1, 1], [1, 2], [1, 3], [2, 2], [2, 5], [3, 4]] {
            let rules = race::Range { bounds: say, end };
            let boards =
                (0..40).map(|target| Board::Race(race::State::new(rules.into(), target, 0)));
            let distance = Distance { say, end };
            all.push((Referee::Race(distance, Search::new(distance)), boards.collect()));
        }
    }
    all
}

fn check_games(step: usize, least: u64) {
    let mut games = std::collections::HashMap::<String, u64>::new();
    let mut won = 0;
    let mut dice = Dice::new(6);
    let opponents = [&[Opponent::Random; 8][..], &[Opponent::Perfect; 2]].concat();
    for (mut referee, boards) in everything() {
        for board in boards.iter().step_by(step) {
            let outcome = referee.outcome(board);
            let games = games.entry(rule(board)).or_default();
            for first in [Side::Computer, Side::Human] {
                for &opponent in &opponents {
                    let computer = Player::new(Level::Perfect, *games);
                    let ours = (outcome == Outcome::N) == (first == Side::Computer);
                    let (winner, game) =
                        play(board, first, computer, opponent, &mut referee, &mut dice);
                    *games += 1;
                    won += u64::from(winner == Side::Computer);
                    assert!(!ours || winner == Side::Computer, "{game:?}");
                    assert!(
                        ours || opponent == Opponent::Random || winner == Side::Human,
                        "the tree lost {game:?}"
                    );
                }
            }
        }
    }
    println!("{games:?}, {won} won");
    assert_eq!(games.len(), 14, "10 rules of piles, 4 ends of a race");
    assert!(games.values().all(|&games| games >= least), "{games:?}");
    assert!(won < games.values().sum(), "the computer won every game");
}

#[test]
fn the_computer_never_loses_a_won_game() {
    check_games(12, 150);
}

#[test]
#[ignore = "exhaustive"]
fn the_computer_never_loses_a_won_game_exhaustive() {
    check_games(1, 2_001);
}

/// Rule of a match as text: limit and play convention, or the end rule of the race.
fn rule(board: &Board) -> String {
    match board {
        Board::Nim(state) => format!("{:?} {:?}", state.rules.limit, state.rules.play),
        Board::Race(state) => state.rules.end.tag().to_owned(),
        other => panic!("{other:?}"),
    }
}

/// With the largest piles every move is legal, at every level that suits the rules.
#[test]
fn the_largest_piles_are_played() {
    let most = u64::MAX;
    let mut turns = 0;
    for piles in [vec![most], vec![most, most - 1, 1 << 63], vec![1, most, 1 << 62, 1]] {
        for (limit, play) in [None, Some(1), Some(most / 2)]
            .into_iter()
            .flat_map(|limit| [(limit, PlayConvention::Normal), (limit, PlayConvention::Misere)])
        {
            let board = Board::Nim(nim::State::new(nim::Rules { limit, play }, &piles));
            let levels = LEVELS.iter().filter_map(|(name, ..)| Level::parse(name));
            for level in levels.filter(|level| level.applies_to(&board)) {
                let mut game = Match::new(board.clone(), Side::Computer);
                let player = Player::new(level, 1);
                for _ in 0..6 {
                    if game.winner().is_some() {
                        break;
                    }
                    let turn = player.choose(game.board(), game.turns().len()).unwrap();
                    let AnyMove::Take(PileMove { pile, take, leaves }) = turn else {
                        panic!("{turn:?}")
                    };
                    let size = Referee::piles(game.board())[pile as usize - 1];
                    let is_legal = take > 0 && take <= limit.unwrap_or(most) && take <= size;
                    assert!(is_legal && leaves == size - take, "{turn:?} in {game:?}");
                    game.apply(turn).unwrap();
                    turns += 1;
                }
            }
        }
    }
    assert!(turns > 500, "{turns}");
}

#[test]
fn in_a_p_position_it_takes_one_from_the_largest_pile() {
    let mut tried = 0;
    for (mut referee, boards) in everything() {
        for board in &boards {
            let Board::Nim(state) = board else { continue };
            let piles = state.piles();
            if referee.outcome(board) == Outcome::N || piles.iter().all(|&size| size == 0) {
                continue;
            }
            let largest = *piles.iter().max().unwrap();
            let Some(AnyMove::Take(taken)) = Player::new(Level::Perfect, 0).choose(board, 0) else {
                panic!("no move")
            };
            assert_eq!((taken.take, taken.take + taken.leaves), (1, largest), "{piles:?}");
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

/// Strength of a level: per rule, matches and wins against random play; matches from N-positions and losses
/// against perfect play.
#[derive(Default)]
struct Strength {
    chance: std::collections::BTreeMap<String, (u64, u64)>,
    due: u64,
    lost: u64,
}

impl Strength {
    /// Plays every position that is not decided already six times, with alternating first players.
    fn of(level: Level) -> Self {
        let mut is = Strength::default();
        let mut dice = Dice::new(1);
        for (mut referee, boards) in everything() {
            let suits = |board: &&Board| {
                level.applies_to(board) && board.remaining() >= 6 && is_open(board)
            };
            for board in boards.iter().filter(suits) {
                let won_start = referee.outcome(board) == Outcome::N;
                for _ in 0..6 {
                    // Another seed for every match; two in six are multiples of 3.
                    let seed = is.due;
                    let mut winner = |first, opponent| {
                        let player = Player::new(level, seed);
                        play(board, first, player, opponent, &mut referee, &mut dice).0
                    };
                    let first = [Side::Computer, Side::Human][is.due as usize % 2];
                    let won = winner(first, Opponent::Random) == Side::Computer;
                    let due = if won_start { Side::Computer } else { Side::Human };
                    let lost = winner(due, Opponent::Perfect) == Side::Human;
                    let (games, wins) = is.chance.entry(rule(board)).or_default();
                    (*games, *wins) = (*games + 1, *wins + u64::from(won));
                    is.due += 1;
                    is.lost += u64::from(lost);
                }
            }
        }
        is
    }

    /// Number of matches against random play under all rules, and number of those won.
    fn total(&self) -> (u64, u64) {
        self.chance.values().fold((0, 0), |sum, all| (sum.0 + all.0, sum.1 + all.1))
    }

    /// Rules under which random play wins at least half of the matches; and whether the lead over half of
    /// them, for all rules together, is within three standard errors.
    fn weak(&self) -> Vec<String> {
        let even = |&(_, &(games, wins)): &(&String, &(u64, u64))| wins * 2 <= games;
        let weak = self.chance.iter().filter(even);
        let mut weak: Vec<String> = weak.map(|weak| format!("{weak:?}")).collect();
        let (games, wins) = self.total();
        let lead = 2.0 * wins as f64 - games as f64;
        if lead <= 3.0 * (games as f64).sqrt() {
            weak.push(format!("{wins} of {games}"));
        }
        weak
    }
}

/// Number of misconceptions about Nim and races together.
const IDEAS: usize = 10;

fn is_open(board: &Board) -> bool {
    match board {
        Board::Nim(state) => state.rules.limit != Some(1),
        Board::Race(state) => state.rules.bounds()[0] < state.rules.bounds()[1],
        other => panic!("{other:?}"),
    }
}

/// Level, percentage of wins against random play, and percentage of N-positions lost to perfect play, each
/// within [`TOLERANCE`].
const LEVELS: &[(&str, u64, u64)] = &[
    ("perfect", 94, 0),
    ("last:8", 88, 49),
    ("last:3", 66, 79),
    ("last:2", 58, 82),
    ("errs:10", 86, 27),
    ("errs:20", 79, 46),
    ("errs:30", 71, 59),
    ("errs:40", 64, 70),
    ("idea:largest-pile", 90, 20),
    ("idea:take-nim-sum", 97, 1),
    ("idea:nim-sum-from-largest", 96, 18),
    ("idea:equalise", 96, 12),
    ("idea:sum-move", 94, 11),
    ("idea:late-switch", 66, 33),
    ("idea:ignore-misere", 66, 31),
    ("idea:ignore-limit", 89, 17),
    ("idea:mod-k", 92, 26),
    ("idea:multiples-anyway", 56, 45),
    ("idea", 72, 33),
];

/// Tolerance of a stated rate in percentage points: another seed plays other games.
const TOLERANCE: u64 = 2;

fn check_strengths(of_levels: impl Fn(&str) -> bool) {
    let mut wrong = Vec::new();
    for &(name, wins, gives) in LEVELS.iter().filter(|(name, ..)| of_levels(name)) {
        let level = Level::parse(name).unwrap();
        assert_eq!(level.to_string(), name);
        let strength = Strength::of(level);
        let (games, won) = strength.total();
        assert!(games >= 400, "{name}: {games} games");
        let (won, given) = (won * 100 / games, strength.lost * 100 / strength.due);
        println!("{name}: of {games} matches wins {won} %, gives away {given} %");
        if won.abs_diff(wins) > TOLERANCE || given.abs_diff(gives) > TOLERANCE {
            wrong.push(format!("(\"{name}\", {won}, {given}), not {wins} and {gives}"));
        }
        if (strength.lost == 0) != (level == Level::Perfect) {
            wrong.push(format!("{name} loses {} won games to perfect play", strength.lost));
        }
        let weak = strength.weak().into_iter();
        wrong.extend(weak.map(|weak| format!("{name} does not beat random play: {weak}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let named = LEVELS.iter().filter(|(name, ..)| name.starts_with("idea:")).count();
    assert_eq!(named, IDEAS, "an idea has no stated strength");
}

#[test]
fn perfect_play_has_its_stated_strength_and_beats_random_play() {
    check_strengths(|name| name == "perfect");
}

#[test]
#[ignore = "exhaustive"]
fn every_level_has_its_stated_strength_and_beats_random_play_exhaustive() {
    check_strengths(|_| true);
}

#[test]
fn levels_beyond_the_limits_are_refused() {
    for weak in ["errs:0", "errs:41", "errs:100", "last:0", "last:1", "errs:-1", "last:"] {
        assert_eq!(Level::parse(weak), None, "{weak}");
    }
}

#[test]
#[ignore = "exhaustive"]
fn levels_beyond_the_limits_are_weaker_than_random_play_exhaustive() {
    assert_weak(&[Level::ErrorRate(50), Level::Last(1)]);
}

/// Asserts that each of these levels beyond the limits of [`Level::parse`] is not better than random play.
fn assert_weak(levels: &[Level]) {
    for level in levels {
        assert!(!Strength::of(*level).weak().is_empty(), "the limit is needless: {level}");
    }
}

/// Moves of a misconception by its definition. At the end of unlimited misère play, with at most one pile
/// above 1, only the misconceptions about the last stone imply a move.
fn misconception_moves(belief: Belief, board: &Board, legal: &[AnyMove]) -> Vec<AnyMove> {
    let holds = |turn: &&AnyMove| match (belief, board, turn) {
        (Belief::Nim(idea), Board::Nim(state), AnyMove::Take(taken)) => {
            let (rules, piles) = (&state.rules, state.piles());
            let last_stone =
                matches!(idea, Misconception::LateSwitch | Misconception::IgnoreMisere);
            let big = piles.iter().filter(|size| **size > 1).count();
            let end = rules.play == PlayConvention::Misere && rules.limit.is_none() && big < 2;
            idea.produces(*rules, piles, *taken) && (last_stone || !end)
        }
        (Belief::Race(idea), Board::Race(state), AnyMove::Say(said)) => {
            idea.produces(state.rules.range().unwrap().period(), said.reaches)
        }
        _ => panic!("{belief:?} does not suit {board:?}"),
    };
    legal.iter().filter(holds).cloned().collect()
}

#[test]
fn a_misconception_plays_exactly_its_moves() {
    let mut found = std::collections::HashMap::new();
    for (mut referee, boards) in everything() {
        for board in boards.iter().flat_map(positions_on_the_way).collect::<Vec<_>>().iter() {
            for belief in board.misconceptions() {
                let legal = referee.turns(board, false);
                let mut is: Vec<AnyMove> = match belief {
                    Belief::Nim(idea) => {
                        let Board::Nim(state) = board else { panic!("{board:?}") };
                        let moves = misconception_moves::misconception_moves(idea, state);
                        let turn = |index| AnyMove::Take(moves.move_at(index).unwrap());
                        (0..moves.count()).map(turn).collect()
                    }
                    _ => board.misconception_move(belief, &mut |_| 0).into_iter().collect(),
                };
                is.sort_by_key(key);
                is.dedup();
                let mut said = misconception_moves(belief, board, &legal);
                said.sort_by_key(key);
                assert_eq!(is, said, "{belief:?} in {board:?}");
                *found.entry(belief.tag()).or_insert(0) += is.len();
            }
        }
    }
    assert_eq!(found.len(), IDEAS);
    assert!(found.values().all(|&moves| moves > 10), "{found:?}");
}

/// Under rules that a misconception does not fit, it implies no move.
#[test]
fn every_nim_misconception_plays_its_moves_under_all_rules() {
    let mut found = std::collections::HashMap::new();
    let mut solver = Solver::default();
    let boxes = (0..=6).flat_map(|a| (a..=6).flat_map(move |b| (b..=6).map(move |c| [a, b, c])));
    for piles in boxes {
        for (limit, play) in [None, Some(1), Some(2), Some(4)]
            .into_iter()
            .flat_map(|limit| [(limit, PlayConvention::Normal), (limit, PlayConvention::Misere)])
        {
            let rules = nim::Rules { limit, play };
            let own = Piles { limit, misere: play == PlayConvention::Misere };
            let state = nim::State::new(rules, &piles);
            let takes = |(pile, &size): (u64, &u64)| {
                (1..=size.min(limit.unwrap_or(size))).map(move |take| PileMove {
                    pile,
                    take,
                    leaves: size - take,
                })
            };
            let legal: Vec<PileMove> = (1..).zip(&piles).flat_map(takes).collect();
            let big = piles.iter().filter(|size| **size > 1).count();
            let end = play == PlayConvention::Misere && limit.is_none() && big < 2;
            for idea in MISCONCEPTIONS {
                let last_stone =
                    matches!(idea, Misconception::LateSwitch | Misconception::IgnoreMisere);
                let mut believer = Believer { solver: &mut solver, rules: own, piles: &piles };
                let says = |made: &PileMove| {
                    believer.plays(idea, (made.pile, made.take)) && (last_stone || !end)
                };
                let mut said: Vec<PileMove> = legal.iter().copied().filter(says).collect();
                let moves = misconception_moves::misconception_moves(idea, &state);
                let turns = (0..moves.count()).map(|index| moves.move_at(index).unwrap());
                let mut is: Vec<PileMove> = turns.collect();
                let key = |made: &PileMove| (made.pile, made.take);
                is.sort_by_key(key);
                is.dedup();
                said.sort_by_key(key);
                assert_eq!(is, said, "{idea:?} {rules:?} {piles:?}");
                *found.entry(idea.tag()).or_insert(0) += is.len();
            }
        }
    }
    assert!(
        found.len() == MISCONCEPTIONS.len() && found.values().all(|moves| *moves > 10),
        "{found:?}"
    );
}

#[test]
fn a_level_with_a_misconception_otherwise_plays_well() {
    // Per misconception: moves it implies, winning ones among several, and perfect moves.
    let mut seen = std::collections::BTreeMap::<&str, [u64; 3]>::new();
    for (mut referee, boards) in everything() {
        for board in boards.iter().flat_map(positions_on_the_way).collect::<Vec<_>>().iter() {
            let legal = referee.turns(board, false);
            if legal.is_empty() {
                continue;
            }
            let winning = referee.turns(board, true);
            let wins = |turn: &&AnyMove| winning.contains(turn);
            for (belief, seed) in board
                .misconceptions()
                .into_iter()
                .flat_map(|held| [(held, 3), (held, 4), (held, 6)])
            {
                let rare = ["late-switch", "ignore-misere"].contains(&belief.tag());
                let said = match rare && seed % 3 != 0 {
                    true => Vec::new(),
                    false => misconception_moves(belief, board, &legal),
                };
                let turn =
                    Player::new(Level::Misconception(belief.tag()), seed).choose(board, 0).unwrap();
                let [spoke, chose, perfect] = seen.entry(belief.tag()).or_default();
                let may: Vec<AnyMove> = match said.iter().find(wins) {
                    Some(_) => said.iter().filter(wins).cloned().collect(),
                    None if said.is_empty() && !winning.is_empty() => winning.clone(),
                    None if said.is_empty() => vec![board.longest_defence().unwrap()],
                    None => said.clone(),
                };
                assert!(may.contains(&turn), "{belief:?}: {turn:?}, not {may:?} in {board:?}");
                *spoke += u64::from(!said.is_empty());
                *chose += u64::from(!said.is_empty() && may.len() < said.len());
                *perfect += u64::from(said.is_empty());
            }
        }
    }
    println!("{seen:?}");
    assert_eq!(seen.len(), IDEAS);
    // Some misconceptions imply one move at most (or equal moves in equal piles).
    let single = ["late-switch", "nim-sum-from-largest", "multiples-anyway"];
    for (name, [spoke, chose, perfect]) in seen {
        assert!(spoke > 10 && perfect > 10, "{name} spoke {spoke} times, not {perfect}");
        assert!((chose > 10) != single.contains(&name), "{name} chose {chose} times");
    }
}

/// Positions to play from: those at every count of a race; for piles the position itself.
fn positions_on_the_way(board: &Board) -> Vec<Board> {
    match board {
        Board::Race(state) => {
            let (rules, target) = (&state.rules, state.position.target);
            (0..=target)
                .map(|at| Board::Race(race::State::new(rules.clone(), target, at)))
                .collect()
        }
        _ => vec![board.clone()],
    }
}

fn key(turn: &AnyMove) -> (u64, u64) {
    match turn {
        AnyMove::Take(taken) => (taken.pile, taken.take),
        AnyMove::Say(said) => (0, said.say),
        AnyMove::Down(down) => (down.step, down.take),
        AnyMove::Takes(_)
        | AnyMove::Break(_)
        | AnyMove::Stones(_)
        | AnyMove::Cut(_)
        | AnyMove::Slide(_)
        | AnyMove::InPart(_) => {
            panic!("{turn:?}")
        }
    }
}

#[test]
fn a_misconception_is_acted_on() {
    let board = question("3 6").state();
    let level = Level::Misconception(Misconception::NimSumFromLargest.tag());
    let turn = Player::new(level, 0).choose(&board, 0).unwrap();
    assert_eq!(key(&turn), (2, 5), "3 6: nim-sum 5 from the 6");
}

fn check_secrets(seeds: u64) {
    for (mut referee, boards) in everything() {
        let board = boards.iter().rfind(|board| board.remaining() > 8).unwrap();
        let mut drawn = std::collections::BTreeSet::new();
        let mut dice = Dice::new(2);
        for seed in 0..seeds {
            let belief = Level::HiddenMisconception.misconception(board, seed).unwrap();
            assert!(board.misconceptions().contains(&belief), "{belief:?} in {board:?}");
            drawn.insert(belief.tag());
            // The match with this misconception chosen openly.
            let secret = Player::new(Level::HiddenMisconception, seed);
            let open = Player::new(Level::Misconception(belief.tag()), seed);
            let mut game = Match::new(board.clone(), Side::Computer);
            while game.winner().is_none() {
                let turn = match game.to_move() {
                    Side::Computer => secret.choose(game.board(), game.turns().len()).unwrap(),
                    Side::Human => Opponent::Random.choose(game.board(), &mut referee, &mut dice),
                };
                if game.to_move() == Side::Computer {
                    assert_eq!(
                        Some(turn.clone()),
                        open.choose(game.board(), game.turns().len()),
                        "{belief:?} in {game:?}"
                    );
                }
                game.apply(turn).unwrap();
            }
        }
        let suiting = board.misconceptions().into_iter().map(Belief::tag);
        assert_eq!(drawn, suiting.collect(), "{board:?}");
    }
    assert_eq!(Level::parse("idea"), Some(Level::HiddenMisconception));
    assert_eq!(Level::HiddenMisconception.to_string(), "idea");
    assert_eq!(Level::parse("idea:"), None);
}

#[test]
fn a_secret_misconception_fits_the_rules_and_stays_the_same() {
    check_secrets(60);
}

#[test]
#[ignore = "exhaustive"]
fn a_secret_misconception_fits_the_rules_and_stays_the_same_exhaustive() {
    check_secrets(200);
}

#[test]
fn erring_levels_lose_n_positions_as_often_as_stated() {
    let mut given = std::collections::BTreeSet::new();
    let (mut tried, mut erred) = (0_u64, 0_u64);
    for (mut referee, boards) in everything() {
        for board in &boards {
            let (legal, winning) = (referee.turns(board, false), referee.turns(board, true));
            if winning.is_empty() || legal.len() == winning.len() {
                continue;
            }
            for _ in 0..12 {
                let turn = Player::new(Level::ErrorRate(40), tried).choose(board, 0).unwrap();
                assert!(legal.contains(&turn), "{turn:?} in {board:?}");
                tried += 1;
                if !winning.contains(&turn) {
                    erred += 1;
                    given.insert((format!("{board:?}"), format!("{turn:?}")));
                }
            }
        }
    }
    assert!((38..=42).contains(&(erred * 100 / tried)), "{erred} errors in {tried} moves");
    assert!(given.len() as u64 > erred / 4, "{erred} errors, {} different", given.len());
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let board = question("9 11 14 20").state();
    let game = |seed| {
        let player = Player::new(Level::Last(2), seed);
        let mut game = Match::new(board.clone(), Side::Computer);
        while let Some(turn) = player.choose(game.board(), game.turns().len()) {
            game.apply(turn).unwrap();
        }
        game.turns().to_vec()
    };
    assert_eq!(game(7), game(7));
    let different: std::collections::HashSet<String> =
        (0..20).map(|seed| format!("{:?}", game(seed))).collect();
    assert!(different.len() > 15, "{}", different.len());
}

#[test]
fn after_undo_the_computer_answers_as_before() {
    let mut other = 0;
    for seed in 0..40 {
        for level in [Level::Last(2), Level::ErrorRate(40)] {
            let player = Player::new(level, seed);
            let answer = |game: &Match| player.choose(game.board(), game.turns().len()).unwrap();
            let mut game = Match::new(question("9 11 14 20").state(), Side::Computer);
            game.apply(answer(&game)).unwrap();
            let first = game.board().legal_move_at(0).unwrap();
            game.apply(first.clone()).unwrap();
            let before = answer(&game);
            game.apply(before.clone()).unwrap();
            assert_eq!(game.undo_to(Side::Human), 2);
            // Applying another move and undoing it changes nothing.
            game.apply(game.board().legal_move_at(1).unwrap()).unwrap();
            let _ = answer(&game);
            game.undo().unwrap();
            game.apply(first).unwrap();
            assert_eq!(answer(&game), before, "{level} {seed}");
            let later = player.choose(game.board(), game.turns().len() + 2).unwrap();
            other += usize::from(later != before);
        }
    }
    // Each move has random numbers of its own.
    assert!(other > 30, "{other}");
}

#[test]
fn the_replay_names_every_losing_move() {
    let (mut decided, mut several) = (0, 0);
    let mut dice = Dice::new(3);
    for (mut referee, boards) in everything() {
        for board in &boards {
            let player = Player::new(Level::ErrorRate(40), decided);
            let random = Opponent::Random;
            let (winner, game) = play(board, Side::Human, player, random, &mut referee, &mut dice);
            let mut expected = Vec::new();
            for index in 0..game.turns().len() {
                let right = referee.turns(&game.board_before(index), true);
                let played = game.turns()[index].clone();
                if !right.is_empty() && !right.contains(&played) {
                    expected.push((index, right));
                }
            }
            let changes = game.mistakes();
            let turns: Vec<usize> = changes.iter().map(|change| change.turn as usize - 1).collect();
            let mistakes: Vec<usize> = expected.iter().map(|(index, _)| *index).collect();
            assert_eq!(turns, mistakes, "{game:?}");
            let holds = |(change, (_, right)): (&Mistake, &(usize, Vec<AnyMove>))| {
                right.contains(&change.better)
            };
            assert!(changes.iter().zip(&expected).all(holds), "{game:?}");
            // The advantage changes sides, and the last mistake is the loser's.
            let movers: Vec<Side> = turns.iter().map(|turn| game.mover(*turn)).collect();
            assert!(movers.iter().rev().step_by(2).all(|mover| *mover != winner), "{game:?}");
            assert!(movers.iter().rev().skip(1).step_by(2).all(|mover| *mover == winner));
            assert_eq!(game.deciding_move(), changes.last().cloned(), "{game:?}");
            decided += u64::from(!changes.is_empty());
            several += u64::from(changes.len() > 2);
        }
    }
    assert!(decided > 500 && several > 100, "{decided} {several}");
}

#[test]
fn undo_goes_back_to_the_very_beginning() {
    let mut dice = Dice::new(9);
    for (mut referee, boards) in everything() {
        for board in &boards {
            let player = Player::new(Level::Last(2), 5);
            let random = Opponent::Random;
            let (_, mut game) =
                play(board, Side::Computer, player, random, &mut referee, &mut dice);
            while let Some(turn) = game.undo() {
                assert!(game.board().is_legal(&turn), "{game:?}");
            }
            assert_eq!(game, Match::new(board.clone(), Side::Computer));
        }
    }
}

#[test]
fn records_are_parsed_back_unchanged() {
    let mut records = 0;
    let mut dice = Dice::new(4);
    for (mut referee, boards) in everything() {
        for board in boards.iter().step_by(3) {
            let level = [Level::ErrorRate(30), Level::HiddenMisconception][records as usize % 2];
            let player = Player::new(level, records);
            let random = Opponent::Random;
            let (_, game) = play(board, Side::Human, player, random, &mut referee, &mut dice);
            let record = Record::from_match(&game, level, records);
            let json = record.to_json().unwrap();
            assert_eq!(Record::parse(&json).unwrap(), (record, game), "{json}");
            records += 1;
        }
    }
    assert!(records > 500, "{records}");
}

const RECORD: &str = r#"{"schema":1,"game":"nim","rules":{"limit":null,"play":"normal"},
"position":{"piles":[3,4,5]},"first":"computer","level":"perfect","seed":7,
"moves":[{"pile":1,"take":2,"leaves":1},{"pile":1,"take":1,"leaves":0},{"pile":3,"take":1,"leaves":4}],
"resigned":"human","winner":"computer","deciding":null}"#;

#[test]
fn a_forged_record_is_refused() {
    Record::parse(RECORD).unwrap();
    let forgeries = [
        ("\"schema\":1", "\"schema\":2", "schema"),
        ("\"limit\":null", "\"limit\":0", "rules"),
        ("\"limit\":null", "\"limit\":1", "move"),
        (
            "\"deciding\":null",
            "\"deciding\":{\"turn\":2,\"played\":{\"pile\":1,\"take\":1,\"leaves\":0},\"right\":{\"pile\":2,\"take\":1,\"leaves\":3}}",
            "deciding",
        ),
        ("[3,4,5]", "[]", "position"),
        ("[3,4,5]", "[4,4,5]", "move"),
        ("\"level\":\"perfect\"", "\"level\":\"idea:late-switch\"", "level"),
        ("\"level\":\"perfect\"", "\"level\":\"errs:41\"", "level"),
        ("\"level\":\"perfect\"", "\"level\":\"idea:equalise\"", "idea"),
        ("\"level\":\"perfect\"", "\"level\":\"idea\"", "idea"),
        ("\"seed\":7", "\"seed\":7,\"idea\":\"equalise\"", "idea"),
        ("\"seed\":7", "\"seed\":7,\"idea\":\"\"", "idea"),
        ("\"take\":2,\"leaves\":1", "\"take\":2,\"leaves\":0", "move"),
        ("\"pile\":1,\"take\":1", "\"pile\":0,\"take\":1", "move"),
        ("\"pile\":1,\"take\":1", "\"pile\":18446744073709551615,\"take\":1", "move"),
        ("\"take\":1,\"leaves\":4", "\"take\":0,\"leaves\":5", "move"),
        ("\"take\":1,\"leaves\":4", "\"take\":18446744073709551615,\"leaves\":6", "move"),
        ("\"pile\":3,\"take\":1,\"leaves\":4", "\"say\":1,\"reaches\":1", "move"),
        ("\"winner\":\"computer\"", "\"winner\":\"human\"", "winner"),
        ("\"winner\":\"computer\"", "\"winner\":null", "winner"),
        ("\"resigned\":\"human\"", "\"resigned\":null", "winner"),
    ];
    for (from, to, part) in forgeries {
        let forged = RECORD.replacen(from, to, 1);
        assert_ne!(forged, RECORD, "{from}");
        let error = Record::parse(&forged).unwrap_err();
        assert!(error.to_string().contains(&format!(" part={part} ")), "{to}: {error}");
    }
    for cut in (0..RECORD.len() - 1).filter(|&cut| RECORD.is_char_boundary(cut)) {
        assert!(Record::parse(&RECORD[..cut]).is_err(), "cut at {cut}");
    }
    for text in ["", "[]", "null", "{\"schema\":-1}", "\u{0}", "{\"a\":".repeat(10_000).as_str()] {
        assert!(Record::parse(text).is_err(), "{text:.20}");
    }
}

/// Every move examines every pile, so the product of moves and piles in a foreign record is bounded.
#[test]
fn a_record_is_bounded_before_it_is_replayed() {
    let parsed = |count: u64| {
        let moves: Vec<Value> =
            (1..=count).map(|pile| json!({"pile": pile, "take": 1, "leaves": 0})).collect();
        let record = json!({
            "schema": 1, "game": "nim", "rules": {"limit": null, "play": "normal"},
            "position": {"piles": vec![1; count as usize]}, "first": "human", "level": "perfect",
            "seed": 1, "moves": moves, "winner": "computer",
        });
        Record::parse(&record.to_string())
    };
    assert_eq!(parsed(1000).unwrap().1.turns().len(), 1000);
    let error = parsed(2001).unwrap_err();
    assert_eq!((error.id(), error.to_string().contains("most=4000000")), ("record-long", true));
}
