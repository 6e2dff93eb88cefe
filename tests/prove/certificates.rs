//! Checks certificates: each is accepted as written and states only what is true; with any one entry, mark,
//! witness or rule forged it is refused, with the right position.

use std::sync::OnceLock;

use carryless_games::games::nim::{self, Nim};
use carryless_games::games::prove::proof::{ProofResult, verify};
use carryless_games::games::prove::tree::PileGame;
use carryless_games::games::prove::verification::{Checked, Reason};
use carryless_games::position::Outcome;
use serde_json::{Value, json};

use super::definition::{Definition, sorted};
use super::listed::LISTED;
use super::{POSITIONS, SEVERAL, all_rules, line_of, sizes};
use carryless_test_support::answers::asked;

fn check(certificate: &Value) -> Checked {
    let checked = verify(&certificate.to_string());
    let checked = checked.unwrap_or_else(|error| panic!("{error}: {certificate}"));
    let ProofResult::Verification(about) = checked.facts else { panic!("{certificate}") };
    assert_eq!(about.of, certificate["of"]);
    about.found
}

fn reason(certificate: &Value) -> Option<Reason> {
    check(certificate).wrong.map(|wrong| wrong.reason)
}

/// Certificates of piles and races under all rules, and of games with moves in several piles.
fn certificates() -> &'static [Value] {
    static ALL: OnceLock<Vec<Value>> = OnceLock::new();
    ALL.get_or_init(write_certificates)
}

fn write_certificates() -> Vec<Value> {
    let piles = all_rules().into_iter().flat_map(|rules| {
        POSITIONS.iter().map(move |piles| format!("{} --certificate", line_of(rules, piles)))
    });
    let ends = ["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"];
    let races = ends.into_iter().flat_map(|end| {
        [
            "0 --say 1-2",
            "30 --say 1-2",
            "31 --say 1-3 --from 4",
            "23 --say 2-5",
            "9 --say 4-9",
            "14 --say 1,3,4",
            "17 --say 2,7",
        ]
        .map(|race| format!("race {race} --end {end} --certificate"))
    });
    let several = SEVERAL.iter().map(|(line, ..)| format!("{line} --certificate"));
    let listed = LISTED.iter().map(|(line, ..)| format!("{line} --certificate"));
    piles.chain(races).chain(several).chain(listed).map(|line| asked("prove", &line)).collect()
}

fn entries(certificate: &mut Value) -> &mut Vec<Value> {
    certificate["certificate"].as_array_mut().unwrap()
}

#[test]
fn written_certificates_are_accepted_and_true() {
    let all = certificates();
    assert_eq!(all.len(), 10 * POSITIONS.len() + 28 + SEVERAL.len() + LISTED.len());
    for certificate in all {
        let checked = check(certificate);
        assert_eq!(checked.wrong, None, "{certificate}");
        assert!(checked.verified);
        let list = certificate["certificate"].as_array().unwrap();
        assert_eq!(checked.entries as usize, list.len());
        let marks = ["P", "N"].map(|mark| list.iter().filter(|one| one["outcome"] == mark).count());
        assert_eq!(checked.marked.map(|count| count as usize), marks, "{certificate}");
    }
    for rules in all_rules() {
        let mut definition = Definition::of_piles(rules);
        for piles in POSITIONS {
            let certificate = asked("prove", &format!("{} --certificate", line_of(rules, piles)));
            let lost = definition.is_lost(&sorted(piles));
            assert_eq!(check(&certificate).outcome == Outcome::P, lost, "{rules:?} {piles:?}");
            // Nothing needless: fewer entries than sub-positions, often far fewer.
            let below = definition.below(&sorted(piles)).len();
            assert!(certificate["certificate"].as_array().unwrap().len() <= below);
        }
    }
    for (line, piles, definition) in SEVERAL {
        let certificate = asked("prove", &format!("{line} --certificate"));
        let lost = definition().is_lost(&sorted(piles));
        assert_eq!(check(&certificate).outcome == Outcome::P, lost, "{line}");
    }
    for (line, piles, definition) in LISTED {
        let certificate = asked("prove", &format!("{line} --certificate"));
        let lost = definition().is_lost(piles);
        assert_eq!(check(&certificate).outcome == Outcome::P, lost, "{line}");
    }
}

fn check_missing(every: usize, least: usize) {
    let mut removed = 0;
    for certificate in certificates().iter().step_by(every) {
        for index in 0..certificate["certificate"].as_array().unwrap().len() {
            let mut forged = certificate.clone();
            entries(&mut forged).remove(index);
            let missing = [Reason::OptionMissing, Reason::WitnessMissing, Reason::Missing];
            assert!(reason(&forged).is_some_and(|why| missing.contains(&why)), "{forged}");
            removed += 1;
        }
    }
    assert!(removed >= least, "{removed}");
}

#[test]
fn a_missing_entry_is_detected() {
    check_missing(5, 150);
}

#[test]
#[ignore = "exhaustive"]
fn a_missing_entry_is_detected_exhaustive() {
    check_missing(1, 2001);
}

fn check_turned(every: usize) {
    for certificate in certificates().iter().step_by(every) {
        for index in 0..certificate["certificate"].as_array().unwrap().len() {
            // The mark alone; the mark without its witness; the mark with some witness.
            let witnesses = [None, Some(json!(null)), Some(json!([])), Some(json!(1))];
            for witness in witnesses {
                let mut forged = certificate.clone();
                let name = if forged["of"] == "race" { "say" } else { "to" };
                let entry = &mut entries(&mut forged)[index];
                let turned = if entry["outcome"] == "P" { "N" } else { "P" };
                entry["outcome"] = json!(turned);
                match witness {
                    Some(witness) if witness.is_array() == (name == "to") => entry[name] = witness,
                    Some(Value::Null) => {
                        entry.as_object_mut().unwrap().remove(name);
                    }
                    Some(_) => continue,
                    None => {}
                }
                assert!(reason(&forged).is_some(), "entry {index} of {forged}");
            }
        }
    }
}

#[test]
fn an_inverted_mark_is_detected() {
    check_turned(7);
}

#[test]
#[ignore = "exhaustive"]
fn an_inverted_mark_is_detected_exhaustive() {
    check_turned(1);
}

fn check_forged(every: usize, least: usize) {
    let mut forgeries = 0;
    for certificate in certificates().iter().step_by(every) {
        let race = certificate["of"] == "race";
        let original = certificate["certificate"].as_array().unwrap();
        let lost = |to: &Value| {
            original.iter().any(|entry| &entry["piles"] == to && entry["outcome"] == "P")
        };
        // In a long certificate a sample of entries from all over it.
        let far = 1 + original.len() / 40;
        for (index, entry) in original.iter().enumerate().step_by(far) {
            let name = if race { "say" } else { "to" };
            let candidates: Vec<Value> = if race {
                // Illegal, or not to a P-number; the test below distinguishes them.
                vec![json!(0), json!(1000), json!(u64::MAX)]
            } else {
                let others = original.iter().map(|other| other["piles"].clone());
                let odd =
                    [json!([0]), json!([9, 1]), json!([1, 1, 1, 1, 1, 1, 1]), json!([u64::MAX])];
                others.filter(|to| !lost(to)).chain(odd).collect()
            };
            for witness in candidates {
                let mut forged = certificate.clone();
                entries(&mut forged)[index][name] = witness;
                assert!(reason(&forged).is_some(), "entry {index} of {forged}");
                forgeries += 1;
            }
            // A legal witness does not make a P-entry better.
            if entry["outcome"] == "P" {
                let mut forged = certificate.clone();
                entries(&mut forged)[index][name] = if race { json!(1) } else { json!([]) };
                assert_eq!(reason(&forged), Some(Reason::NeedlessWitness));
            }
        }
    }
    assert!(forgeries >= least, "{forgeries}");
}

#[test]
fn a_forged_witness_is_detected() {
    check_forged(13, 100);
}

#[test]
#[ignore = "exhaustive"]
fn a_forged_witness_is_detected_exhaustive() {
    check_forged(1, 5001);
}

fn check_witnesses(every: usize) {
    let nim = all_rules()
        .into_iter()
        .map(|rules| (line_of(rules, &[2, 3, 4]), Definition::of_piles(rules)));
    let several = SEVERAL.iter().map(|(line, _, definition)| ((*line).to_owned(), definition()));
    let listed = LISTED.iter().map(|(line, _, definition)| ((*line).to_owned(), definition()));
    for (line, mut definition) in nim.chain(several).chain(listed).step_by(every) {
        let certificate = asked("prove", &format!("{line} --certificate"));
        let all: Vec<Vec<u64>> = certificate["certificate"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| sizes(&entry["piles"]))
            .collect();
        for (index, from) in all.iter().enumerate() {
            for to in &all {
                let mut forged = certificate.clone();
                let entry = &mut entries(&mut forged)[index];
                if entry["outcome"] == "P" || from.is_empty() {
                    continue;
                }
                entry["to"] = json!(to);
                let sound = definition.options(from).contains(to) && definition.is_lost(to);
                assert_eq!(reason(&forged).is_none(), sound, "{line}: {from:?} to {to:?}");
            }
        }
    }
}

#[test]
fn every_other_witness_is_legal_or_detected() {
    check_witnesses(6);
}

#[test]
#[ignore = "exhaustive"]
fn every_other_witness_is_legal_or_detected_exhaustive() {
    check_witnesses(1);
}

#[test]
fn other_forgeries_are_detected() {
    for certificate in certificates() {
        let (race, nim) = (certificate["of"] == "race", certificate["of"] == "nim");
        let games = [
            "subtraction",
            "kayles",
            "lasker",
            "grundy",
            "octal",
            "staircase",
            "fibonacci",
            "hackenbush",
            "sum",
        ];
        let listed = games.iter().any(|game| certificate["of"] == *game);
        let turned = if certificate["outcome"] == "P" { "N" } else { "P" };
        let mut forged = certificate.clone();
        forged["outcome"] = json!(turned);
        assert_eq!(reason(&forged), Some(Reason::Outcome));

        let mut forged = certificate.clone();
        let again = entries(&mut forged)[0].clone();
        entries(&mut forged).push(again);
        assert_eq!(reason(&forged), Some(Reason::Repeated));

        let mut forged = certificate.clone();
        let outside = if race {
            json!({"at": 99, "outcome": "P"})
        } else {
            // Neither sorted piles, nor stairs without empty steps on top.
            json!({"piles": [2, 1, 0], "outcome": "N", "to": [1, 1]})
        };
        entries(&mut forged).push(outside);
        assert_eq!(reason(&forged), Some(Reason::Form));

        let mut forged = certificate.clone();
        entries(&mut forged).clear();
        assert_eq!(reason(&forged), Some(Reason::Missing));

        let mut forged = certificate.clone();
        if race && forged["rules"]["numbers"].is_array() {
            forged["rules"]["numbers"] = json!([0, 2]);
        } else if race {
            forged["rules"]["say"] = json!([0, 2]);
        } else if nim {
            forged["rules"]["limit"] = json!(0);
        } else if certificate["of"] == "moore" {
            forged["rules"]["at_most"] = json!(0);
        } else if certificate["of"] == "fibonacci" {
            forged["rules"]["quota"] = json!(0);
        } else if certificate["of"] == "hackenbush" {
            forged["position"] = json!("");
        } else if certificate["of"] == "sum" {
            forged["position"]["parts"] = json!([]);
        } else if listed {
            forged["position"]["piles"] = json!([]);
        } else {
            forged["position"]["piles"] = json!([1, 2, 3]);
        }
        assert_eq!(reason(&forged), Some(Reason::Rules));

        if listed && forged["rules"].get("play").is_none() {
            continue;
        }
        // With the other end rule the proof is not valid any more.
        let mut forged = certificate.clone();
        let turned = if forged["rules"]["play"] == "normal" { "misere" } else { "normal" };
        forged["rules"]["play"] = json!(turned);
        let expected = if nim || listed { Reason::End } else { Reason::Rules };
        assert_eq!(reason(&forged), Some(expected));
    }
}

/// No component of a sum has misère play.
#[test]
fn a_sum_has_no_misere_component() {
    let certificate = asked("prove", r#"sum 1 + "1 --take 1,2" --certificate"#);
    assert_eq!(reason(&certificate), None);
    for part in [0, 1] {
        let mut forged = certificate.clone();
        let play = &mut forged["position"]["parts"][part]["rules"]["play"];
        assert_eq!(*play, "normal");
        *play = json!("misere");
        assert_eq!(reason(&forged), Some(Reason::Rules), "{forged}");
    }
}

#[test]
fn a_certificate_of_other_piles_is_accepted_only_if_true() {
    // The position may be changed only to one that has an entry with the same mark.
    let certificate = asked("prove", "3 4 5 --certificate");
    let mut definition = Definition::of_piles(all_rules()[0]);
    let all = certificate["certificate"].as_array().unwrap();
    for piles in definition.below(&[3, 4, 5]) {
        let mut forged = certificate.clone();
        forged["position"]["piles"] = json!(piles);
        let listed = all.iter().any(|entry| sizes(&entry["piles"]) == piles);
        let accepted = listed && !definition.is_lost(&piles);
        assert_eq!(reason(&forged).is_none(), accepted, "{piles:?}");
    }
}

#[test]
fn other_files_are_refused_as_certificates() {
    let good = asked("prove", "3 3 --certificate");
    let mut others = vec![asked("prove", "3 3"), json!({}), json!([]), json!(null), json!("x")];
    for name in ["schema", "game", "of", "rules", "position", "outcome", "certificate"] {
        let mut without = good.clone();
        without.as_object_mut().unwrap().remove(name);
        others.push(without);
        let mut other = good.clone();
        other[name] = json!(-7);
        others.push(other);
    }
    let mut race = good.clone();
    race["position"] = json!({"target": 3, "from": 0});
    others.push(race);
    // Another kind of file, and a later version.
    for (name, value) in [("schema", json!(2)), ("game", json!("nim")), ("game", json!("count"))] {
        let mut other = good.clone();
        other[name] = value;
        others.push(other);
    }
    for text in others.iter().map(Value::to_string).chain([String::new(), "{".to_owned()]) {
        assert!(verify(&text).is_err(), "{text}");
    }
}

#[test]
fn huge_numbers_are_answered_at_once() {
    let mut forged = asked("prove", "1 --certificate");
    entries(&mut forged).push(json!({"piles": [u64::MAX, u64::MAX], "outcome": "P"}));
    assert_eq!(reason(&forged), Some(Reason::OptionMissing));
    let mut forged = asked("prove", "race 9 --say 1-2 --certificate");
    forged["rules"]["say"] = json!([1, u64::MAX]);
    forged["position"]["target"] = json!(u64::MAX);
    assert!(reason(&forged).is_some());
}

/// Checking an entry takes no quadratic time: equal piles are one option, and a wrong long entry is left at
/// its first missing option.
#[test]
fn equal_piles_are_examined_once() {
    let options = |piles: Vec<u64>| Nim::options(nim::State::new(all_rules()[0], &piles)).count();
    assert_eq!(options(vec![1; 20_000]), 1);
    assert_eq!(options(vec![1, 1, 2, 2, 2, 5, 5]), 1 + 2 + 5);
    let mut long = asked("prove", "1 --certificate");
    for ones in (9_000..9_040).rev() {
        let to = if ones % 2 == 0 { Value::Null } else { json!(vec![1; ones - 1]) };
        let outcome = if ones % 2 == 0 { "P" } else { "N" };
        entries(&mut long).push(json!({"piles": vec![1; ones], "outcome": outcome, "to": to}));
    }
    let wrong = check(&long).wrong.unwrap();
    assert_eq!((wrong.reason, wrong.at.len()), (Reason::OptionMissing, 9_000));
}

/// The report names the faulty entry, and the missing part.
#[test]
fn the_position_of_a_fault_is_reported() {
    for (line, gone, at, to) in [
        ("2 2", json!([2]), vec![2, 2], vec![2]),
        ("kayles 3", json!([1]), vec![1, 1], vec![1]),
        ("kayles 2 2", json!([2]), vec![2, 2], vec![2]),
        ("moore 1 1 --at-most 1", json!([1]), vec![1, 1], vec![1]),
        ("race 4 --say 1-2", json!(2), vec![1], vec![2]),
        ("race 5 --say 1-2", json!(3), vec![2], vec![3]),
        ("race 4 --say 1,2 --end stuck-loses", json!(2), vec![1], vec![2]),
    ] {
        let mut forged = asked("prove", &format!("{line} --certificate"));
        let place = if line.starts_with("race") { "at" } else { "piles" };
        let all = entries(&mut forged);
        let count = all.len();
        all.retain(|entry| entry[place] != gone);
        assert_eq!(all.len() + 1, count, "{line}");
        let wrong = check(&forged).wrong.unwrap();
        assert_eq!(
            (wrong.reason, wrong.at, wrong.to),
            (Reason::OptionMissing, at, Some(to)),
            "{line}"
        );
    }
    // A witness that leads nowhere, and entries that are not in canonical form.
    for (line, piles) in [
        ("1", json!([2, 1])),
        ("1", json!([0, 1])),
        ("kayles 1", json!([2, 1])),
        // From a single stone nothing may be taken; more than the pile, never. Larger piles are not read.
        ("fibonacci 5", json!([3, 0])),
        ("fibonacci 5", json!([2, 3])),
        ("fibonacci 5", json!([100_001, 5])),
    ] {
        let mut forged = asked("prove", &format!("{line} --certificate"));
        entries(&mut forged).push(json!({"piles": piles, "outcome": "N", "to": [1, 1]}));
        assert_eq!(reason(&forged), Some(Reason::Form), "{line} {piles}");
    }
}

/// A foreign certificate may name positions with ten thousand moves each: they are counted before one of them
/// is examined.
#[test]
fn a_certificate_that_takes_too_long_is_refused_at_once() {
    let entry = |half: u64| json!({"piles": [2 * half + 2], "outcome": "N", "to": [half, half]});
    let entries: Vec<Value> = (999..4_999).map(entry).collect();
    let certificate = json!({
        "schema": 1, "game": "prove", "of": "kayles", "rules": {}, "position": {"piles": [9998]},
        "outcome": "N", "certificate": entries, "steps": [],
    });
    let error = verify(&certificate.to_string()).unwrap_err();
    assert_eq!(error.id(), "certificate-long");
}
