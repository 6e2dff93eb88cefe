//! Proves the closed forms of Nim (normal and misère, with and without a limit) and of the race
//! (all four end rules) in small boxes, against a game tree that knows only the legal moves: the
//! outcomes and the complete sets of winning moves. Proves, too, that every wrong idea is wrong:
//! each has its counterexample, and is named for just the answers that it produces.

#![allow(clippy::unwrap_used, clippy::panic)]

mod trees;

use carryless::games::nim::ideas::{Idea, MOVE_IDEAS, VERDICT_IDEAS};
use carryless::games::nim::{self, Rules};
use carryless::games::race::{self, EndRule};
use carryless::games::{Question, race::argument::Idea as RaceIdea};
use carryless::line::Line;
use carryless::position::{Claim, Move, Outcome, Play};
use carryless::search::Search;
use serde_json::{Value, json};
use trees::{Distance, Piles, Solver, after, sorted, winning_numbers};

/// A pile, counted from 1, and how many stones are taken from it.
type Take = (u64, u64);

/// Rules and piles.
type Place = (Piles, Vec<u64>);

/// Both ways to play with each of the limits.
fn rules_with(limits: &[Option<u64>]) -> Vec<Piles> {
    let both = |&limit: &Option<u64>| [false, true].map(|misere| Piles { limit, misere });
    limits.iter().flat_map(both).collect()
}

fn engine_rules(Piles { limit, misere }: Piles) -> Rules {
    Rules {
        limit,
        play: if misere { Play::Misere } else { Play::Normal },
    }
}

/// All positions of `count` piles of at most `most` stones, smaller piles first.
fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![Vec::new()], |shorter, _| {
        let longer = |piles: Vec<u64>| {
            let least = piles.last().copied().unwrap_or(0);
            (least..=most).map(move |size| [piles.as_slice(), &[size]].concat())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}

fn closed_moves(rules: Piles, piles: &[u64]) -> Vec<(u64, u64)> {
    let moves = engine_rules(rules).winning_moves(piles);
    moves
        .map(|chosen| {
            assert_eq!(chosen.leaves + chosen.take, piles[chosen.pile as usize - 1]);
            (chosen.pile, chosen.take)
        })
        .collect()
}

/// Holds one box against the search; gives the number of positions.
fn hold_box(rules: Piles, count: usize, most: u64) -> usize {
    let mut solver = Solver::default();
    let all = positions(count, most);
    for piles in &all {
        let closed = engine_rules(rules).outcome(piles);
        assert_eq!(closed, solver.outcome(rules, piles), "{rules:?} {piles:?}");
        // Another order of the piles: the answer must keep the piles' numbers.
        let mut turned = piles.clone();
        turned.rotate_left(count.min(1));
        for piles in [piles, &turned] {
            let winning = solver.winning(rules, piles);
            assert_eq!(closed_moves(rules, piles), winning, "{rules:?} {piles:?}");
        }
    }
    all.len()
}

#[test]
fn nim_agrees_with_the_tree() {
    let limits: Vec<Option<u64>> = (1..=8).map(Some).chain([None]).collect();
    let mut positions = 0;
    for rules in rules_with(&limits) {
        for (count, most) in [(0, 0), (1, 40), (2, 20), (3, 12), (4, 9)] {
            positions += hold_box(rules, count, most);
        }
    }
    assert_eq!(positions, 18 * (1 + 41 + 231 + 455 + 715));
}

#[test]
fn races_agree_with_the_tree() {
    for [a, b] in (1..=5).flat_map(|a| (a..=10).map(move |b| [a, b])) {
        for end in EndRule::ALL {
            hold_race(Distance { say: [a, b], end });
        }
    }
}

fn hold_race(race: Distance) {
    let Distance { say, end } = race;
    let rules = race::Rules {
        say,
        play: end.play(),
        end,
    };
    let mut search = Search::new(race);
    let mut keys = 0;
    for left in 0..120 {
        let what = format!("{race:?}, {left} to go");
        let lost = search.outcome(&left) == Outcome::P;
        assert_eq!(rules.outcome_at(left) == Outcome::P, lost, "{what}");
        keys += u64::from(lost);
        assert_eq!(rules.key_count(left), keys, "{what}");
        let winning = winning_numbers(&mut search, race, left);
        assert_eq!(
            rules.winning_numbers(left).collect::<Vec<_>>(),
            winning,
            "{what}"
        );
        assert_eq!(
            rules.winning_number_count(left),
            winning.len() as u64,
            "{what}"
        );
        let legal = race.numbers(left);
        assert_eq!(rules.can_move(left), !legal.is_empty(), "{what}");
        for say in legal {
            assert_eq!(
                rules.wins_by(left, say),
                winning.contains(&say),
                "{what}, saying {say}"
            );
        }
        let index = keys.checked_sub(1).filter(|_| lost);
        if let Some(index) = index {
            assert_eq!(
                rules.key_distance(&rules.losing_remainders(), index),
                left,
                "{what}"
            );
        }
    }
}

#[test]
fn two_to_five_to_thirty_depends_on_the_end_rule() {
    let outcomes = EndRule::ALL
        .map(|end| Search::new(Distance { say: [2, 5], end }).outcome(&30))
        .map(|outcome| {
            if outcome == Outcome::N {
                "first"
            } else {
                "second"
            }
        });
    assert_eq!(outcomes, ["first", "second", "first", "second"]);
}

/// The JSON of the explanation of a question.
fn explained(question: &str) -> Value {
    let question = Question::parse(&Line::parse(question)).unwrap();
    serde_json::to_value(question.explain(false)).unwrap()
}

fn rules_of(answer: &Value) -> Place {
    let misere = answer["rules"]["play"] == "misere";
    let piles = answer["position"]["piles"].as_array().unwrap();
    let piles = piles.iter().map(|size| size.as_u64().unwrap()).collect();
    (
        Piles {
            limit: answer["rules"]["limit"].as_u64(),
            misere,
        },
        piles,
    )
}

/// A wrong idea, the losing move that it makes, and all the winning moves instead.
const WRONG_MOVES: [(&str, &str, &[Take]); 11] = [
    ("largest-pile", "1 2 2 --move 2:1", &[(1, 1)]),
    ("largest-pile", "2 4 5 --move 3:1", &[(1, 1)]),
    ("take-nim-sum", "2 3 --move 1:1", &[(2, 1)]),
    ("nim-sum-from-largest", "3 6 --move 2:5", &[(2, 3)]),
    ("equalise", "1 4 6 --move 3:2", &[(3, 1)]),
    ("sum-move", "1 1 4 --move 3:2", &[(3, 4)]),
    ("late-switch", "1 2 --misere --move 2:1", &[(2, 2)]),
    ("late-switch", "1 1 2 --misere --move 3:2", &[(3, 1)]),
    ("ignore-misere", "1 1 2 --misere --move 3:2", &[(3, 1)]),
    ("ignore-limit", "5 --limit 3 --move 1:3", &[(1, 1)]),
    ("mod-k", "7 --limit 3 --move 1:1", &[(1, 3)]),
];

#[test]
fn wrong_moves_have_their_counterexamples() {
    let mut solver = Solver::default();
    for (tag, question, right) in WRONG_MOVES {
        let answer = explained(question);
        let (rules, piles) = rules_of(&answer);
        let said = &answer["move"];
        let chosen = (
            said["pile"].as_u64().unwrap(),
            said["take"].as_u64().unwrap(),
        );
        assert_eq!(solver.winning(rules, &piles), right, "{question}");
        assert!(!right.contains(&chosen), "{question}");
        assert!(
            said["ideas"].as_array().unwrap().contains(&json!(tag)),
            "{question}: {said}"
        );
        assert_eq!(said["winning"], false, "{question}");
        let left = after(&piles, chosen.0, chosen.1);
        let reply = &said["reply"];
        let reply = (
            reply["pile"].as_u64().unwrap(),
            reply["take"].as_u64().unwrap(),
        );
        assert!(
            solver.winning(rules, &left).contains(&reply),
            "{question}: {reply:?}"
        );
    }
}

/// A wrong idea and the wrong verdict that it gives.
const WRONG_VERDICTS: [(&str, &str); 7] = [
    ("zero-is-odd", "1 4 5 --claim win"),
    ("even-total", "1 3 --claim lose"),
    ("sum-rule", "1 3 4 --claim lose"),
    ("sum-rule", "3 5 6 --claim win"),
    ("only-pairs", "1 2 3 --claim win"),
    ("only-pairs", "1 2 4 7 --claim win"),
    ("misere-reverse", "2 2 --misere --claim win"),
];

#[test]
fn wrong_verdicts_have_their_counterexamples() {
    let mut solver = Solver::default();
    for (tag, question) in WRONG_VERDICTS {
        let answer = explained(question);
        let (rules, piles) = rules_of(&answer);
        let truth = if question.ends_with("win") {
            Outcome::P
        } else {
            Outcome::N
        };
        assert_eq!(solver.outcome(rules, &piles), truth, "{question}");
        let claim = &answer["claim"];
        assert_eq!(claim["right"], false, "{question}");
        assert!(
            claim["ideas"].as_array().unwrap().contains(&json!(tag)),
            "{question}: {claim}"
        );
    }
}

#[test]
fn the_nim_sum_is_no_number_of_stones() {
    let mut solver = Solver::default();
    let rules = Piles {
        limit: None,
        misere: false,
    };
    let won: [(&[u64], &[Take]); 2] = [
        (&[1, 2], &[(2, 1)]),
        (&[4, 5, 6], &[(1, 1), (2, 3), (3, 5)]),
    ];
    for (piles, right) in won {
        // No pile has so many stones: whoever holds the idea finds no move in a won position.
        assert_eq!(solver.winning(rules, piles), right);
        for (pile, take) in rules.moves(piles) {
            let chosen = Move {
                pile,
                take,
                leaves: piles[pile as usize - 1] - take,
            };
            assert!(!Idea::TakeNimSum.produces(Rules::default(), piles, chosen));
        }
    }
}

#[test]
fn remainders_may_rise_too() {
    let mut solver = Solver::default();
    let rising: [(u64, &[u64], &[Take], Take); 2] = [
        (1, &[1, 2], &[(1, 1), (2, 1)], (2, 1)),
        (3, &[2, 4], &[(1, 2), (2, 2)], (2, 2)),
    ];
    for (limit, piles, right, missed) in rising {
        let rules = Piles {
            limit: Some(limit),
            misere: false,
        };
        assert_eq!(solver.winning(rules, piles), right);
        let size = piles[missed.0 as usize - 1];
        assert!(
            (size - missed.1) % (limit + 1) > size % (limit + 1),
            "it does not rise"
        );
    }
}

#[test]
fn sums_with_carry_are_wrong() {
    let carried = explained("3 4 5 --nim-sum 12");
    assert_eq!(
        carried["nim_sum_said"],
        json!({"said": 12, "right": false, "ideas": ["carry"]})
    );
    assert_eq!(carried["columns"]["sums"], json!([2, 1, 2]));
    let carried = explained("3 4 5 --sums 1,1,0,0");
    assert_eq!(carried["sums"]["ideas"], json!(["carry"]));
    let empty = explained("1 4 5 --nim-sum 2");
    assert_eq!(
        empty["nim_sum_said"],
        json!({"said": 2, "right": false, "ideas": ["zero-is-odd"]})
    );
    assert_eq!(
        explained("1 4 5 --nim-sum 0")["nim_sum_said"]["right"],
        true
    );
}

#[test]
fn multiples_are_no_key_numbers_of_every_target() {
    let answer = explained("race 50 --say 1-2 --from 1 --move 2");
    let race = Distance {
        say: [1, 2],
        end: EndRule::StuckLoses,
    };
    assert_eq!(winning_numbers(&mut Search::new(race), race, 49), [1]);
    assert_eq!(answer["move"]["reaches"], 3);
    assert_eq!(answer["move"]["ideas"], json!(["multiples-anyway"]));
    assert_eq!(answer["move"]["reply"]["reaches"], 5);
}

/// Ideas about moves, each as its sentence in the manual says, by search and by plain counting.
struct Believer<'s> {
    solver: &'s mut Solver,
    rules: Piles,
    piles: &'s [u64],
}

impl Believer<'_> {
    /// Whether `chosen` is a winning move under other rules.
    fn wins_under(&mut self, limit: Option<u64>, misere: bool, chosen: (u64, u64)) -> bool {
        self.solver
            .winning(Piles { limit, misere }, self.piles)
            .contains(&chosen)
    }

    fn plays(&mut self, idea: Idea, chosen: (u64, u64)) -> bool {
        let Piles { limit, misere } = self.rules;
        let (pile, take) = chosen;
        let piles = self.piles;
        let leaves = piles[pile as usize - 1] - take;
        let in_largest = piles.iter().all(|&size| size <= leaves + take);
        let mut others = piles.iter().zip(1..).filter(|&(_, other)| other != pile);
        match idea {
            Idea::LargestPile => in_largest,
            Idea::TakeNimSum => limit.is_none() && take == odd_weights(piles, false),
            Idea::NimSumFromLargest => {
                limit.is_none() && in_largest && take == odd_weights(piles, false)
            }
            Idea::Equalise => {
                limit.is_none() && leaves > 0 && others.any(|(&size, _)| size == leaves)
            }
            Idea::SumMove => !misere && is_sum(&after(piles, pile, take)),
            Idea::LateSwitch => {
                let large = piles.iter().filter(|size| **size > 1).count();
                misere && limit.is_none() && large == 1 && self.wins_under(None, false, chosen)
            }
            Idea::IgnoreMisere => misere && self.wins_under(limit, false, chosen),
            Idea::IgnoreLimit => limit.is_some_and(|limit| {
                let sizes = self.solver.winning(
                    Piles {
                        limit: None,
                        misere,
                    },
                    piles,
                );
                sizes
                    .iter()
                    .any(|&(there, many)| (there, many.min(limit)) == chosen)
            }),
            // Remainders by K are right when at most K − 1 stones may be taken.
            Idea::ModK => limit
                .is_some_and(|limit| limit > 1 && self.wins_under(Some(limit - 1), misere, chosen)),
            _ => false,
        }
    }

    fn says(&mut self, idea: Idea) -> Option<Claim> {
        let Piles { limit, misere } = self.rules;
        let plain = limit.is_none() && !misere;
        let piles = self.piles;
        let lost_if = |lost| Some(if lost { Claim::Lose } else { Claim::Win });
        match idea {
            Idea::OnlyDown => limit.and_then(|limit| lost_if(!self.can_lower(limit + 1))),
            Idea::ZeroIsOdd => {
                let residues = residues(limit, piles);
                let counted = misere && residues.iter().all(|&residue| residue < 2);
                if counted {
                    None
                } else {
                    lost_if(odd_weights(&residues, true) == 0)
                }
            }
            Idea::EvenTotal => (plain && piles.iter().sum::<u64>() % 2 == 0).then_some(Claim::Lose),
            Idea::SumRule if !misere && piles.len() == 3 => lost_if(is_sum(piles)),
            Idea::OnlyPairs if plain => lost_if(in_pairs(piles)),
            Idea::MisereReverse if misere && limit.is_none() => {
                let normal = Piles {
                    limit: None,
                    misere: false,
                };
                lost_if(self.solver.outcome(normal, piles) == Outcome::N)
            }
            _ => None,
        }
    }

    /// Whether some winning move lowers a remainder.
    fn can_lower(&mut self, modulus: u64) -> bool {
        let winning = self.solver.winning(self.rules, self.piles);
        winning.iter().any(|&(pile, take)| {
            let size = self.piles[pile as usize - 1];
            (size - take) % modulus < size % modulus
        })
    }
}

fn residues(limit: Option<u64>, piles: &[u64]) -> Vec<u64> {
    piles
        .iter()
        .map(|size| limit.map_or(*size, |limit| size % (limit + 1)))
        .collect()
}

fn is_sum(piles: &[u64]) -> bool {
    matches!(sorted(piles)[..], [x, y, z] if x + y == z)
}

fn in_pairs(piles: &[u64]) -> bool {
    (1..=9).all(|size| piles.iter().filter(|pile| **pile == size).count() % 2 == 0)
}

/// The sum of the weights of the odd columns, and of the empty ones where they count as odd;
/// the columns are counted digit by digit.
fn odd_weights(numbers: &[u64], empty_too: bool) -> u64 {
    let width = (0..)
        .find(|&place| numbers.iter().all(|number| *number < 1 << place))
        .unwrap();
    let weights = (0..width).map(|place| 1 << place);
    let count = |weight: &u64| {
        numbers
            .iter()
            .filter(|number| **number / weight % 2 == 1)
            .count()
    };
    weights
        .filter(|weight| count(weight) % 2 == 1 || empty_too && count(weight) == 0)
        .sum()
}

/// Small positions of one to four piles, in a rising and in a mixed order.
fn small_positions() -> Vec<Vec<u64>> {
    let boxes = [(1, 9), (2, 7), (3, 6), (4, 3)];
    let rising = boxes
        .into_iter()
        .flat_map(|(count, most)| positions(count, most));
    let mixed = |mut piles: Vec<u64>| {
        let rising = piles.clone();
        piles.rotate_left(1);
        if piles == rising {
            vec![rising]
        } else {
            vec![rising, piles]
        }
    };
    rising.flat_map(mixed).collect()
}

#[test]
fn ideas_about_moves_are_named_where_they_hold_and_nowhere_else() {
    let mut solver = Solver::default();
    for rules in rules_with(&[None, Some(1), Some(2), Some(3), Some(4)]) {
        for piles in small_positions() {
            let winning = solver.winning(rules, &piles);
            for chosen in rules.moves(&piles) {
                let mut believer = Believer {
                    solver: &mut solver,
                    rules,
                    piles: &piles,
                };
                let wins = winning.contains(&chosen);
                let mut ideas = MOVE_IDEAS.to_vec();
                ideas.retain(|&idea| !wins && believer.plays(idea, chosen));
                let (pile, take) = chosen;
                let leaves = piles[pile as usize - 1] - take;
                let question = nim::Question {
                    rules: engine_rules(rules),
                    judged_move: Some(Move { pile, take, leaves }),
                    ..nim::Question::of(&piles)
                };
                let judged = nim::argument::explain(&question, 1).judged_move.unwrap();
                assert_eq!(judged.winning, wins, "{rules:?} {piles:?} {chosen:?}");
                assert_eq!(judged.ideas, ideas, "{rules:?} {piles:?} {chosen:?}");
            }
        }
    }
}

#[test]
fn ideas_about_verdicts_are_named_where_they_hold_and_nowhere_else() {
    let mut solver = Solver::default();
    for rules in rules_with(&[None, Some(1), Some(2), Some(3), Some(4)]) {
        for piles in small_positions() {
            for (said, truth) in [(Claim::Win, Outcome::N), (Claim::Lose, Outcome::P)] {
                let right = solver.outcome(rules, &piles) == truth;
                let mut believer = Believer {
                    solver: &mut solver,
                    rules,
                    piles: &piles,
                };
                let mut ideas = VERDICT_IDEAS.to_vec();
                ideas.retain(|&idea| !right && believer.says(idea) == Some(said));
                let question = nim::Question {
                    rules: engine_rules(rules),
                    claim: Some(said),
                    ..nim::Question::of(&piles)
                };
                let judged = nim::argument::explain(&question, 1).claim.unwrap();
                assert_eq!(judged.right, right, "{rules:?} {piles:?}");
                assert_eq!(judged.ideas, ideas, "{rules:?} {piles:?} {said:?}");
            }
        }
    }
}

/// All small positions with the fewest stones first, under one set of rules after another.
fn fewest_stones_first() -> Vec<Place> {
    let limits = [None, Some(1), Some(2), Some(3)];
    let all = rules_with(&limits).into_iter().flat_map(|rules| {
        (1..=4).flat_map(move |count| {
            positions(count, 6)
                .into_iter()
                .map(move |piles| (rules, piles))
        })
    });
    let mut all: Vec<_> = all
        .filter(|(_, piles)| piles.iter().all(|size| *size > 0))
        .collect();
    all.sort_by_key(|(_, piles)| (piles.iter().sum::<u64>(), piles.len()));
    all
}

/// The smallest position that is won and in which the idea makes a move that loses.
fn smallest_wrong_move(idea: Idea) -> Option<Place> {
    let mut solver = Solver::default();
    fewest_stones_first().into_iter().find(|(rules, piles)| {
        let winning = solver.winning(*rules, piles);
        let loses = |&(pile, take): &(u64, u64)| {
            let chosen = Move {
                pile,
                take,
                leaves: piles[pile as usize - 1] - take,
            };
            !winning.contains(&(pile, take)) && idea.produces(engine_rules(*rules), piles, chosen)
        };
        !winning.is_empty() && rules.moves(piles).iter().any(loses)
    })
}

/// The smallest position about which the idea is wrong.
fn smallest_wrong_verdict(idea: Idea) -> Option<Place> {
    let mut solver = Solver::default();
    fewest_stones_first().into_iter().find(|(rules, piles)| {
        let outcome = solver.outcome(*rules, piles);
        idea.verdict(engine_rules(*rules), piles)
            .is_some_and(|said| !said.holds(outcome))
    })
}

#[test]
fn every_wrong_idea_is_wrong_somewhere_small() {
    let stones = |found: Option<Place>, idea: Idea| {
        let (rules, piles) = found.unwrap_or_else(|| panic!("{idea:?} is never wrong"));
        println!("{idea:?}: {piles:?} {rules:?}");
        piles.iter().sum::<u64>()
    };
    // At most as many stones as in the example that the manual gives.
    for (idea, most) in MOVE_IDEAS.into_iter().zip([5, 5, 9, 11, 6, 3, 4, 5, 7]) {
        assert!(stones(smallest_wrong_move(idea), idea) <= most, "{idea:?}");
    }
    for (idea, most) in VERDICT_IDEAS.into_iter().zip([24, 10, 4, 8, 6, 4]) {
        assert!(
            stones(smallest_wrong_verdict(idea), idea) <= most,
            "{idea:?}"
        );
    }
}

#[test]
fn multiples_are_wrong_somewhere_small() {
    let end = EndRule::StuckLoses;
    let race = Distance { say: [1, 2], end };
    let rules = race::Rules {
        say: race.say,
        play: Play::Normal,
        end,
    };
    let mut search = Search::new(race);
    let mut misled = |target: u64, from: u64| {
        let winning = winning_numbers(&mut search, race, target - from);
        let mut numbers = race.numbers(target - from);
        numbers.retain(|say| RaceIdea::MultiplesAnyway.produces(rules, from + say));
        !winning.is_empty() && numbers.iter().any(|say| !winning.contains(say))
    };
    let mut starts = (1..50).flat_map(|target| (0..target).map(move |from| (target, from)));
    // To 4 from 2: the multiple is 3, and then the other one says 4.
    assert_eq!(
        starts.find(|&(target, from)| misled(target, from)),
        Some((4, 2))
    );
    assert!(misled(50, 1), "the example that the manual gives");
}
