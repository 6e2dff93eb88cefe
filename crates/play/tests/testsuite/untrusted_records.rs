//! Checks foreign match records against the rules of each game: impossible rules and positions are refused
//! with the name of the wrong part, the largest documented ones are accepted, and moves must be legal.

use carryless_play::Record;
use serde_json::{Value, json};

/// JSON record of a match of a person, who begins, with these moves.
fn record(game: &Value, moves: &[Value]) -> Value {
    let mut record = json!({
        "schema": 1, "first": "human", "level": "perfect", "seed": 1, "moves": moves, "winner": null,
    });
    for part in ["game", "rules", "position"] {
        record[part] = game[part].clone();
    }
    record
}

/// Name of the part of a record that the program rejects; `None` if it accepts the record.
fn wrong(record: &Value) -> Option<String> {
    let said = Record::parse(&record.to_string()).err()?.to_string();
    let part = said.split_once(" part=").unwrap_or_else(|| panic!("{record:.300}: {said}")).1;
    part.split(' ').next().map(str::to_owned)
}

fn game(name: &str, rules: Value, position: Value) -> Value {
    json!({"game": name, "rules": rules, "position": position})
}

fn piles(sizes: &[u64]) -> Value {
    json!({"piles": sizes})
}

#[test]
fn impossible_rules_and_positions_are_refused() {
    let normal = || json!({"limit": null, "play": "normal"});
    let take = |set: &[u64]| json!({"take": set, "play": "normal"});
    let say = |least: u64, most: u64| json!({"say": [least, most], "play": "normal", "end": "stuck-loses"});
    let numbers =
        |set: &[u64]| json!({"say": null, "numbers": set, "play": "normal", "end": "stuck-loses"});
    let at = |target: u64, from: u64| json!({"target": target, "from": from});
    let at_most = |count: u64| json!({"at_most": count, "play": "normal"});
    let parts = |parts: &[Value]| json!({"parts": parts});
    let kayles = || game("kayles", json!({}), piles(&[4]));
    let far = 1 << 62;
    let many: Vec<u64> = (1..=65).collect();
    for (part, game) in [
        ("", game("nim", normal(), piles(&[1]))),
        ("position", game("nim", normal(), piles(&[]))),
        ("rules", game("nim", json!({"limit": 0, "play": "normal"}), piles(&[1]))),
        ("", game("subtraction", take(&[1, 3, 100_000]), piles(&[5]))),
        ("", game("subtraction", take(&many[..64]), piles(&[5]))),
        ("rules", game("subtraction", take(&many), piles(&[5]))),
        ("rules", game("subtraction", take(&[]), piles(&[5]))),
        ("rules", game("subtraction", take(&[0, 1]), piles(&[5]))),
        ("rules", game("subtraction", take(&[1, 100_001]), piles(&[5]))),
        ("rules", game("subtraction", take(&[3, 1]), piles(&[5]))),
        ("rules", game("subtraction", take(&[1, 1]), piles(&[5]))),
        ("position", game("subtraction", take(&[1, 3]), piles(&[]))),
        ("", game("subtraction", take(&many[..64]), piles(&vec![1; 31_250]))),
        ("position", game("subtraction", take(&many[..64]), piles(&vec![1; 31_251]))),
        ("", game("kayles", json!({}), piles(&[10_000; 10]))),
        ("position", game("kayles", json!({}), piles(&[10_000; 11]))),
        ("position", game("kayles", json!({}), piles(&[10_001]))),
        ("position", game("kayles", json!({}), piles(&[]))),
        ("", game("octal", json!({"octal": "0.137"}), piles(&[5]))),
        ("", game("octal", json!({"octal": "4.123456701"}), piles(&[5]))),
        ("rules", game("octal", json!({"octal": "0.1234567012"}), piles(&[5]))),
        ("rules", game("octal", json!({"octal": "0.8"}), piles(&[5]))),
        ("rules", game("octal", json!({"octal": "1.3"}), piles(&[5]))),
        ("rules", game("octal", json!({"octal": ""}), piles(&[5]))),
        ("", game("staircase", json!({}), piles(&[0, 1_000_000]))),
        ("position", game("staircase", json!({}), piles(&[1, 1_000_000]))),
        ("position", game("staircase", json!({}), piles(&[1, u64::MAX]))),
        ("position", game("staircase", json!({}), piles(&[]))),
        ("", game("fibonacci", json!({"quota": 1}), json!({"pile": 5}))),
        ("rules", game("fibonacci", json!({"quota": 0}), json!({"pile": 5}))),
        ("", game("wythoff", json!({"play": "normal"}), piles(&[3, 5]))),
        ("position", game("wythoff", json!({"play": "normal"}), piles(&[3]))),
        ("position", game("wythoff", json!({"play": "normal"}), piles(&[3, 4, 5]))),
        ("rules", game("wythoff", json!({"play": "misere"}), piles(&[3, 4]))),
        ("", game("moore", at_most(2), piles(&[1, 2, 3]))),
        ("", game("moore", at_most(u64::MAX - 1), piles(&[1, 2, 3]))),
        ("rules", game("moore", at_most(u64::MAX), piles(&[1, 2, 3]))),
        ("rules", game("moore", at_most(0), piles(&[1, 2, 3]))),
        ("rules", game("moore", json!({"at_most": 2, "play": "misere"}), piles(&[1, 2]))),
        ("position", game("moore", at_most(2), piles(&[]))),
        // One of 64 piles at most: 64 combinations; with 65 none is examined.
        ("", game("moore", at_most(1), piles(&[1; 64]))),
        ("position", game("moore", at_most(1), piles(&[1; 65]))),
        // Of 29 piles at most 3 are changed in 29 + 406 + 3,654 ways, of 30 in 30 + 435 + 4,060 > 4,096.
        ("", game("moore", at_most(3), piles(&[1; 29]))),
        ("position", game("moore", at_most(3), piles(&[1; 30]))),
        ("", game("race", say(1, 2), at(30, 29))),
        ("", game("race", say(1_000_000, far - 1), at(far - 1, 0))),
        ("rules", game("race", say(0, 2), at(30, 0))),
        ("rules", game("race", say(3, 2), at(30, 0))),
        ("rules", game("race", say(1_000_001, far - 1), at(30, 0))),
        ("rules", game("race", say(1, far), at(30, 0))),
        ("position", game("race", say(1, 2), at(30, 31))),
        ("position", game("race", say(1, 2), at(far, 0))),
        ("", game("race", numbers(&[1, 3, 5]), at(24, 0))),
        ("rules", game("race", numbers(&[3]), at(24, 0))),
        ("rules", game("race", numbers(&[3, 1]), at(24, 0))),
        (
            "rules",
            game("race", json!({"say": null, "play": "normal", "end": "stuck-loses"}), at(24, 0)),
        ),
        (
            "rules",
            game("race", json!({"say": [1, 2], "play": "misere", "end": "stuck-loses"}), at(24, 0)),
        ),
        ("", game("sum", json!({}), parts(&[kayles()]))),
        ("", game("sum", json!({}), parts(&vec![kayles(); 12]))),
        ("position", game("sum", json!({}), parts(&vec![kayles(); 13]))),
        ("position", game("sum", json!({}), parts(&[]))),
        ("position", game("sum", json!({}), parts(&[game("nim", normal(), piles(&[]))]))),
    ] {
        let said = wrong(&record(&game, &[])).unwrap_or_default();
        assert_eq!(said, part, "{:.300}", game.to_string());
    }
}

#[test]
fn illegal_moves_are_refused() {
    let normal = json!({"limit": 3, "play": "normal"});
    let take =
        |pile: u64, take: u64, leaves: u64| json!({"pile": pile, "take": take, "leaves": leaves});
    let parted = |pile: u64, leaves: &[u64]| json!({"pile": pile, "leaves": leaves});
    let rules = || json!({});
    let set = json!({"take": [1, 3], "play": "normal"});
    let parts = json!({"parts": [
        {"game": "nim", "rules": {"limit": null, "play": "normal"}, "position": {"piles": [2, 3]}},
        {"game": "grundy", "rules": {}, "position": {"piles": [5]}},
    ]});
    let in_part = |part: u64, made: Value| json!({"part": part, "move": made});
    let games = [
        (
            game("nim", normal, piles(&[5, 2])),
            vec![take(1, 3, 2), take(2, 2, 0)],
            vec![
                take(1, 4, 1),
                take(1, 0, 5),
                take(2, 3, 0),
                take(3, 1, 0),
                take(0, 1, 0),
                take(1, 1, 3),
            ],
        ),
        (
            game("subtraction", set, piles(&[5, 2])),
            vec![take(1, 3, 2), take(2, 1, 1)],
            vec![take(1, 2, 3), take(2, 3, 0), take(3, 1, 0), take(1, 0, 5), take(1, 1, 3)],
        ),
        (
            game("staircase", rules(), piles(&[2, 0, 3])),
            vec![json!({"step": 1, "take": 2}), json!({"step": 3, "take": 1})],
            vec![
                json!({"step": 2, "take": 1}),
                json!({"step": 1, "take": 3}),
                json!({"step": 3, "take": 0}),
                json!({"step": 0, "take": 1}),
                json!({"step": 4, "take": 1}),
            ],
        ),
        (
            game("hackenbush", json!({"play": "normal"}), json!("(()())(())")),
            vec![json!({"cut": [1]}), json!({"cut": [1, 2]}), json!({"cut": [2, 1]})],
            vec![
                json!({"cut": [3]}),
                json!({"cut": [0]}),
                json!({"cut": []}),
                json!({"cut": [1, 3]}),
                json!({"cut": [2, 2]}),
                json!({"cut": [2, 1, 1]}),
            ],
        ),
        (
            game("fibonacci", json!({"quota": 4}), json!({"pile": 17})),
            vec![json!({"take": 1}), json!({"take": 4})],
            vec![json!({"take": 0}), json!({"take": 5})],
        ),
        (
            game("sum", rules(), parts),
            vec![in_part(1, take(2, 3, 0)), in_part(2, parted(1, &[4, 1]))],
            vec![
                in_part(1, take(1, 3, 0)),
                in_part(2, take(1, 1, 4)),
                in_part(0, take(1, 1, 1)),
                in_part(3, take(1, 1, 1)),
                in_part(2, parted(1, &[5])),
            ],
        ),
        (
            game("grundy", rules(), piles(&[6, 2])),
            vec![parted(1, &[5, 1]), parted(1, &[4, 2])],
            vec![
                parted(1, &[3, 3]),
                parted(2, &[1, 1]),
                parted(1, &[6]),
                parted(3, &[1]),
                parted(1, &[1, 5, 0]),
            ],
        ),
        (
            game(
                "race",
                json!({"say": [2, 5], "play": "normal", "end": "stuck-loses"}),
                json!({"target": 30, "from": 27}),
            ),
            vec![json!({"say": 2, "reaches": 29}), json!({"say": 3, "reaches": 30})],
            vec![
                json!({"say": 1, "reaches": 28}),
                json!({"say": 4, "reaches": 31}),
                json!({"say": 3, "reaches": 29}),
                json!({"say": 0, "reaches": 27}),
            ],
        ),
        (
            game("wythoff", json!({"play": "normal"}), piles(&[3, 5])),
            vec![json!({"takes": [1, 0]}), json!({"takes": [0, 5]}), json!({"takes": [3, 3]})],
            vec![
                json!({"takes": [0, 0]}),
                json!({"takes": [1, 2]}),
                json!({"takes": [4, 0]}),
                json!({"takes": [4, 4]}),
                json!({"takes": [1]}),
                json!({"takes": [1, 0, 0]}),
            ],
        ),
        (
            game("moore", json!({"at_most": 2, "play": "normal"}), piles(&[3, 5, 1])),
            vec![json!({"takes": [1, 0, 0]}), json!({"takes": [3, 0, 1]})],
            vec![
                json!({"takes": [0, 0, 0]}),
                json!({"takes": [1, 1, 1]}),
                json!({"takes": [4, 0, 0]}),
                json!({"takes": [1, 0]}),
            ],
        ),
    ];
    for (game, legal, illegal) in games {
        for made in legal {
            // A finished match names its winner.
            let record = record(&game, std::slice::from_ref(&made));
            let said = wrong(&record);
            assert!(matches!(said.as_deref(), None | Some("winner")), "{game} {made}: {said:?}");
        }
        for made in illegal {
            let said = wrong(&record(&game, std::slice::from_ref(&made)));
            assert_eq!(said.as_deref(), Some("move"), "{game} {made}");
        }
    }
}
