//! Compares the printed games with distances counted by hand.

use serde_json::{Value, json};

use super::{all_columns_even, answer, sum_of_odd_columns};
use carryless_test_support::answers::{step, steps};

/// A move, and the distances between the pieces after it: pawns, centre file, other file.
type Counted = (&'static str, [u64; 3]);

const FIRST: &[Counted] = &[
    ("炮三进一", [1, 4, 5]),
    ("炮7进2", [1, 4, 3]),
    ("炮五进二", [1, 2, 3]),
    ("卒1进1", [0, 2, 3]),
    ("炮三进一", [0, 2, 2]),
    ("炮7退2", [0, 2, 4]),
    ("炮三进二", [0, 2, 2]),
    ("炮5进1", [0, 1, 2]),
    ("炮三进一", [0, 1, 1]),
    ("炮7进1", [0, 1, 0]),
    ("炮五进一", [0, 0, 0]),
];

const SECOND: &[Counted] = &[
    ("炮三进一", [1, 4, 5]),
    ("炮5进1", [1, 3, 5]),
    ("炮三进三", [1, 3, 2]),
    ("炮5进1", [1, 2, 2]),
    ("兵九进一", [0, 2, 2]),
];

const THIRD: &[Counted] = &[
    ("炮三进一", [1, 4, 5]),
    ("卒1进1", [0, 4, 5]),
    ("炮三进一", [0, 4, 4]),
    ("炮5进2", [0, 2, 4]),
    ("炮三进二", [0, 2, 2]),
    ("炮7进1", [0, 2, 1]),
    ("炮五进一", [0, 1, 1]),
];

/// Moves of a game, up to the move after which the analysis as Nim ends.
const YI: &[Counted] = &[
    ("炮一进一", [1, 4, 5]),
    ("炮9进2", [1, 4, 3]),
    ("炮五进二", [1, 2, 3]),
    ("炮9进1", [1, 2, 2]),
    ("兵七进一", [0, 2, 2]),
    ("炮5进1", [0, 1, 2]),
    ("炮一进一", [0, 1, 1]),
    ("炮9进1", [0, 1, 0]),
    ("炮五进一", [0, 0, 0]),
];

const BING: &[Counted] = &[
    ("炮一进一", [1, 4, 5]),
    ("炮9进2", [1, 4, 3]),
    ("炮五进一", [1, 3, 3]),
    ("炮9进3", [1, 3, 0]),
    ("炮五进二", [1, 1, 0]),
    ("炮5进1", [1, 0, 0]),
    ("兵三进一", [0, 0, 0]),
    ("炮9退2", [0, 0, 2]),
    ("炮五退二", [0, 2, 2]),
    ("炮5进1", [0, 1, 2]),
    ("炮一进二", [0, 1, 0]),
    ("炮5退1", [0, 2, 0]),
    ("炮五进一", [0, 1, 0]),
    ("炮5进1", [0, 0, 0]),
];

fn line(counted: &[Counted]) -> String {
    counted.iter().map(|(ply, _)| *ply).collect::<Vec<_>>().join(" ")
}

/// Compares every move of a game: notation, side, distances, and whether it is a retreat.
fn check(answer: &Value, counted: &[Counted]) {
    let plies = answer["plies"].as_array().unwrap();
    for (index, (ply, (motion, piles))) in plies.iter().zip(counted).enumerate() {
        assert_eq!(ply["move"], *motion);
        assert_eq!(ply["by"], ["red", "black"][index % 2], "{motion}");
        assert_eq!(ply["piles"], json!(piles), "{index} {motion}");
        assert_eq!(ply["reversible"], motion.contains('退'), "{motion}");
    }
}

#[test]
fn the_printed_games_of_the_original_are_balanced_after_every_red_move() {
    for counted in [FIRST, SECOND, THIRD] {
        let answer = answer("classic", &line(counted));
        check(&answer, counted);
        assert_eq!(answer["plies"].as_array().unwrap().len(), counted.len());
        for (ply, (motion, piles)) in answer["plies"].as_array().unwrap().iter().zip(counted) {
            let red = ply["by"] == "red";
            assert_eq!(all_columns_even(piles), red, "{motion} leaves {piles:?}");
            assert_eq!(ply["nim_sum"], sum_of_odd_columns(piles), "{motion}");
            assert_eq!(ply["balanced"], red);
            assert_eq!(ply["effect"], if red { "restores" } else { "breaks" });
        }
        assert_eq!(answer["model_ends_at"], Value::Null);
        assert_eq!(answer["final"]["outcome"], "P");
    }
}

#[test]
fn a_retreat_is_undone_by_the_printed_answer() {
    let answer = answer("classic", &line(FIRST));
    assert_eq!(answer["plies"][5]["answer"], "炮三进二");
    assert_eq!(answer["plies"][5]["added"], 2);
    assert_eq!(answer["plies"][5]["answer"], answer["plies"][6]["move"]);
    assert_eq!(answer["plies"][4]["piles"], answer["plies"][6]["piles"]);
}

#[test]
fn variant_yi_is_balanced_until_black_leaves_the_file() {
    let game = format!("{} 炮9平8 炮一平二", line(YI));
    let answer = answer("yi", &game);
    check(&answer, YI);
    let plies = answer["plies"].as_array().unwrap();
    assert_eq!(plies.len(), 11);
    for (ply, (motion, piles)) in plies.iter().zip(YI) {
        assert_eq!(all_columns_even(piles), ply["by"] == "red", "{motion}");
        assert_eq!(ply["nim_sum"], sum_of_odd_columns(piles), "{motion}");
    }
    assert_eq!(answer["model_ends_at"], 10);
    for ply in &plies[9..] {
        assert_eq!(ply["nim_sum"], Value::Null);
        assert_eq!(ply["balanced"], Value::Null);
        assert_eq!(ply["effect"], "unknown");
        assert_eq!(ply["piles"], json!([0, 0, null]));
    }
    assert_eq!(answer["final"]["outcome"], "unknown");
    assert_eq!(answer["final"]["winning_moves"], json!([]));
}

#[test]
fn the_trap_of_variant_yi_is_legal_only_at_its_position() {
    let game = format!("{} 炮9平8 炮一进六 炮8退5", line(YI));
    assert_eq!(answer("yi", &game)["plies"].as_array().unwrap().len(), 12);
    // As a first move it leaves no cannon on Black's file 8 to answer with.
    let output = super::carryless(&["xiangqi", "--start", "yi", "炮一进六", "炮8退5"]);
    assert_eq!(output.status.code(), Some(2));
    let first = answer("yi", "炮一进六");
    assert_eq!(first["plies"][0]["effect"], "misses");
    assert_eq!(first["plies"][0]["better"], json!(["炮一进一"]));
    assert_eq!(first["final"]["winning_moves"][0]["move"], "炮5进3");
    for start in ["yi", "bing"] {
        let page = answer(start, "");
        assert_eq!(steps(&page, "trap").count(), 1);
    }
}

#[test]
fn variant_bing_has_distances_but_no_verdict() {
    let answer = answer("bing", &line(BING));
    check(&answer, BING);
    assert_eq!(answer["outcome"], "draw");
    assert_eq!(answer["model_ends_at"], 0);
    assert_eq!(answer["winning_moves"], json!([]));
    let plies = answer["plies"].as_array().unwrap();
    assert_eq!(plies.len(), BING.len());
    assert!(plies.iter().all(|ply| ply["nim_sum"].is_null()));
    assert!(plies.iter().all(|ply| ply["effect"] == "unknown"));
    // By the piles Red's moves 2, 6 and 7 would be mistakes, although neither side loses.
    let odd = BING.iter().step_by(2).filter(|(_, piles)| !all_columns_even(piles));
    assert_eq!(odd.count(), 3);
}

#[test]
fn the_losing_try_of_variant_bing_leaves_a_move_at_distance_zero() {
    let game = format!("{} 炮一进二 卒7进1", line(&BING[..8]));
    let answer = answer("bing", &game);
    let plies = answer["plies"].as_array().unwrap();
    assert_eq!(plies[8]["piles"], json!([0, 0, 0]));
    assert_eq!(plies.len(), 10);
    let page = super::answer("bing", "");
    let trap = &step(&page, "trap")["trap"];
    assert_eq!(trap["right"], "炮五退二");
    assert_eq!(trap["tempting"], "炮一进二");
    assert_eq!(trap["answer"], "卒7进1");
    assert_eq!(trap["piles"], json!([0, 0, 0]));
}

/// The printed analysis calls the start a draw and judges no later position; no move ends the Nim analysis,
/// because there never was one.
#[test]
fn games_of_variant_bing_are_not_judged() {
    let answer = answer("bing", "兵三进一 卒7进1 炮五退一");
    assert_eq!(
        (&answer["outcome"], &answer["final"]["outcome"]),
        (&json!("draw"), &json!("unknown"))
    );
    let ends = step(&answer, "model-ends");
    assert_eq!(
        (&ends["at"], &ends["last"], &ends["answer"]),
        (&json!(0), &json!(null), &json!(null))
    );
    assert_eq!(steps(&answer, "retreats").count(), 0);
    // Elsewhere a retreat is reported, and with it what ended the Nim analysis later, and the move after
    // that.
    let answer = super::answer("classic", "炮五退一 炮5平4 炮三进一");
    assert_eq!(step(&answer, "retreats")["rows"].as_array().unwrap().len(), 1);
    let ends = step(&answer, "model-ends");
    let told = (&ends["at"], &ends["last"], &ends["answer"]);
    assert_eq!(told, (&json!(2), &json!("炮5平4"), &json!("炮三进一")));
}

#[test]
fn each_start_has_the_first_move_of_the_source() {
    for (start, piles, motion, pile) in [
        ("classic", json!([1, 4, 6]), "炮三进一", 3),
        ("jia", json!([1, 1, 4, 6]), "炮三进二", 4),
        ("yi", json!([1, 4, 6]), "炮一进一", 3),
    ] {
        let answer = answer(start, "");
        assert_eq!(answer["position"]["piles"], piles);
        assert_eq!(answer["outcome"], "N");
        assert_eq!(answer["winning_moves"].as_array().unwrap().len(), 1);
        assert_eq!(answer["winning_moves"][0]["move"], motion);
        assert_eq!(answer["winning_moves"][0]["pile"], pile);
    }
    assert_eq!(answer("bing", "")["position"]["piles"], json!([1, 4, 6]));
}

#[test]
fn the_pages_replay_the_whole_records() {
    for (start, games) in [("classic", vec![FIRST, SECOND, THIRD]), ("yi", vec![YI])] {
        let page = answer(start, "");
        let records: Vec<&Value> = steps(&page, "record").collect();
        assert_eq!(records.len(), games.len());
        for (record, counted) in records.iter().zip(games) {
            check(&record["record"], counted);
            let moves = record["record"]["moves"].as_str().unwrap();
            let plies = record["record"]["plies"].as_array().unwrap();
            assert_eq!(moves.split(' ').count(), plies.len());
            assert!(moves.starts_with(&line(counted)));
        }
    }
    let page = answer("bing", "");
    let draw = &step(&page, "draw")["record"];
    check(draw, BING);
    assert_eq!(draw["plies"].as_array().unwrap().len(), BING.len());
}

#[test]
fn rules_of_thumb_agree_with_counting() {
    let page = answer("classic", "");
    let rules = step(&page, "equation");
    let most = rules["equation"]["most"].as_u64().unwrap();
    assert_eq!(rules["equation"]["wrong"], 0);
    let pairs = (most + 1) * (most + 2) / 2;
    assert_eq!(rules["equation"]["positions"], 2 * pairs);
    let (mut positions, mut wrong) = (0, 0);
    for z in 1..=most {
        for y in z + 1..=most {
            for x in y + 1..=most {
                positions += 1;
                wrong += u64::from((x == y + z) != all_columns_even(&[x, y, z]));
            }
        }
    }
    assert_eq!(rules["generalised"]["positions"], positions);
    assert_eq!(rules["generalised"]["wrong"], wrong);
    assert_eq!(rules["generalised"]["called_balanced"], json!([1, 3, 4]));
    assert_eq!(rules["generalised"]["missed"], json!([3, 5, 6]));
    let mnemonic = step(&page, "mnemonic");
    assert_eq!(mnemonic["unmoved"], json!([[5, 4], [3, 2], [1, 0]]));
    assert_eq!(mnemonic["moved"], json!([[5, 5], [4, 4], [3, 3], [2, 2], [1, 1]]));
}
