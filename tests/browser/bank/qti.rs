//! Answers QTI 3.0 in Cito's components in Chromium: every exercise type is rendered, accepts typing and
//! clicks, and scores 1 for right answers, 0 for none and for wrong ones, and the proper share if one field
//! is wrong; with a decimal point and with a decimal comma.

use std::collections::HashMap;
use std::fs;
use std::io::Read;
use std::path::Path;

use chromiumoxide::cdp::browser_protocol::emulation::SetLocaleOverrideParams;
use serde::Deserialize;
use serde_json::{Value, json};

use super::right::{Right, meaning, nothing, places};
use super::{Sheet, TITLES, topics};
use crate::chromium::{Chromium, LAPTOP, Tab};
use crate::program::root;

/// The gaps of an item.
#[derive(Deserialize)]
struct Item {
    #[serde(default)]
    gaps: Vec<Gap>,
    #[serde(default)]
    pictures: usize,
    #[serde(default)]
    fault: Option<String>,
}

#[derive(Deserialize)]
struct Gap {
    kind: String,
    many: bool,
    choices: Vec<String>,
}

#[derive(Deserialize)]
struct Score {
    score: f64,
    feedback: Vec<String>,
}

/// One response for each gap, and the score that they must get.
type Attempt = (Vec<Value>, f64);

/// Items of a package in their order, with pictures embedded: the components load no files.
fn items(package: &Path) -> Vec<String> {
    let mut zip = zip::ZipArchive::new(fs::File::open(package).unwrap()).unwrap();
    let mut texts: HashMap<String, String> = HashMap::new();
    for at in 0..zip.len() {
        let mut file = zip.by_index(at).unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        texts.insert(file.name().unwrap().into_owned(), text);
    }
    let item = |name: &str| {
        let mut parts = texts[name].split(r#"src=""#);
        let mut item = parts.next().unwrap().to_owned();
        for part in parts {
            let (picture, rest) = part.split_once('"').unwrap();
            let bytes = texts[&format!("items/{picture}")].bytes();
            let bytes: String = bytes.map(|byte| format!("%{byte:02X}")).collect();
            item += &format!(r#"src="data:image/svg+xml,{bytes}"{rest}"#);
        }
        item
    };
    let names = texts["test.xml"].split(r#"href=""#).skip(1);
    names.map(|rest| item(rest.split_once('"').unwrap().0)).collect()
}

/// Right responses of a gap, with equivalent ones, and wrong ones.
struct Answers {
    right: Vec<Value>,
    wrong: Vec<Value>,
}

fn answers(gap: &Gap, right: &Right, language: &str) -> Result<Answers, String> {
    let texts = |kind: &str, right: Vec<String>| {
        let wrong = vec![json!("977"), json!(format!("{}9", right[0]))];
        let right = right.into_iter().map(Value::from).collect();
        if gap.kind == kind { Ok(Answers { right, wrong }) } else { Err(gap.kind.clone()) }
    };
    match right {
        Right::Number(number) => texts("text", vec![number.clone()]),
        Right::Text(known) if known.is_empty() => {
            texts("text", nothing(language).iter().map(|word| (*word).to_owned()).collect())
        }
        Right::Text(known) => {
            let mut known = known.clone();
            known.push(known[0].replace(':', "\u{ff1a}").replace(',', ", "));
            texts("text", known)
        }
        Right::Choice { meanings, many } if gap.kind == "choice" && gap.many == *many => {
            choices(gap, meanings)
        }
        Right::Open if gap.kind == "long" => {
            let words = json!("Columns: 1 + 2, \u{6240}\u{4ee5} it holds.");
            Ok(Answers { right: vec![words.clone()], wrong: vec![words] })
        }
        _ => Err(format!("{} for {right:?}", gap.kind)),
    }
}

/// Exactly the right choices; and one too many, one too few, and none of the right ones.
fn choices(gap: &Gap, meanings: &[String]) -> Result<Answers, String> {
    let meant: Vec<String> = gap.choices.iter().map(|text| meaning(text)).collect();
    if let Some(missing) = meanings.iter().find(|one| !meant.contains(one)) {
        return Err(format!("{missing} cannot be chosen among {meant:?}"));
    }
    let (right, wrong): (Vec<usize>, Vec<usize>) =
        (0..meant.len()).partition(|at| meanings.contains(&meant[*at]));
    let first = *wrong.first().ok_or(format!("all is right: {meant:?}"))?;
    let mut others = vec![json!([first])];
    if gap.many {
        others.push(json!([&right[..], &[first]].concat()));
        others.extend((right.len() > 1).then(|| json!(right[1..])));
    }
    Ok(Answers { right: vec![json!(right)], wrong: others })
}

/// Attempts at an item: right, partly right and wrong responses, with their scores.
fn attempts(item: &Item, exercise: &Value, language: &str) -> Result<Vec<Attempt>, String> {
    let alone = |place: Right| match place {
        Right::Row(numbers) => numbers.into_iter().map(Right::Number).collect(),
        place => vec![place],
    };
    let rights: Vec<Right> = places(exercise).into_iter().flat_map(alone).collect();
    if rights.len() != item.gaps.len() {
        return Err(format!("{} gaps for {rights:?}", item.gaps.len()));
    }
    let all = item.gaps.iter().zip(&rights).map(|(gap, right)| answers(gap, right, language));
    let all = all.collect::<Result<Vec<Answers>, _>>()?;
    let is_marked = |at: &usize| rights[*at] != Right::Open;
    let marked: Vec<usize> = (0..rights.len()).filter(is_marked).collect();
    let share = (marked.len() - 1) as f64 / marked.len() as f64;
    let key: Vec<Value> = all.iter().map(|answers| answers.right[0].clone()).collect();
    let wrong = all.iter().map(|answers| answers.wrong[0].clone()).collect();
    let mut attempts = vec![(key.clone(), 1.0), (vec![Value::Null; key.len()], 0.0), (wrong, 0.0)];
    let mut change = |at: usize, value: &Value, score: f64| {
        let mut values = key.clone();
        values[at] = value.clone();
        attempts.push((values, score));
    };
    for (at, answers) in all.iter().enumerate() {
        answers.right[1..].iter().for_each(|value| change(at, value, 1.0));
    }
    // With many gaps only the first and the last: the others are of the same kind.
    let ends = marked
        .iter()
        .filter(|at| Some(at) == marked.first().as_ref() || Some(at) == marked.last().as_ref());
    for at in ends.copied() {
        all[at].wrong.iter().for_each(|value| change(at, value, share));
        change(at, &Value::Null, share);
    }
    Ok(attempts)
}

/// Renders an item and tries all attempts at it; returns their number.
async fn try_item(tab: &Tab, xml: &str, exercise: &Value, language: &str) -> Result<usize, String> {
    let xml = json!(xml);
    let item: Item = tab.value(&format!("look({xml})")).await;
    if let Some(fault) = item.fault {
        return Err(fault);
    }
    let attempts = attempts(&item, exercise, language)?;
    let values: Vec<&Vec<Value>> = attempts.iter().map(|(values, _)| values).collect();
    let found: Value = tab.value(&format!("scores({xml}, {})", json!(values))).await;
    if let Some(fault) = found["fault"].as_str() {
        return Err(fault.to_owned());
    }
    let scores: Vec<Score> = serde_json::from_value(found["scores"].clone()).unwrap();
    for ((values, wanted), Score { score, feedback }) in attempts.iter().zip(&scores) {
        if (score - wanted).abs() > 1e-4 {
            return Err(format!("{} scores {score}, not {wanted}", json!(values)));
        }
        if !feedback.iter().any(|name| name == "SOLUTION") {
            return Err(format!("no solution is shown after {}", json!(values)));
        }
    }
    Ok(scores.len())
}

/// Opens the page that answers items, for a locale.
async fn open_page(chromium: &Chromium, place: &str) -> Tab {
    let page = root().join("tests/browser/consumers/score.html").canonicalize().unwrap();
    let tab = chromium.open(&format!("file://{}", page.display()), LAPTOP).await;
    let locale = SetLocaleOverrideParams::builder().locale(place).build();
    tab.page().execute(locale).await.expect("the place");
    let half: String = tab.value("(1.5).toLocaleString()").await;
    assert_eq!(half, if place == "de-DE" { "1,5" } else { "1.5" });
    tab
}

/// Tries exercises of all types in a language, `each` of every type.
#[track_caller]
fn every_kind(language: &str, each: usize, place: &str) {
    let sheet = Sheet::new(&topics(), each, language);
    let (path, count) = sheet.written("qti3", "zip", &[]);
    let (items, exercises) = (items(&path), sheet.exercises());
    assert_eq!((items.len(), count), (exercises.len(), Some(exercises.len())));
    let chromium = Chromium::shared();
    let tab = chromium.run(open_page(&chromium, place));
    let (mut findings, mut made) = (Vec::new(), 0);
    for (xml, exercise) in items.iter().zip(&exercises) {
        match chromium.run(try_item(&tab, xml, exercise, language)) {
            Ok(count) => made += count,
            Err(fault) => findings.push(format!("{}: {fault}", exercise["id"])),
        }
    }
    let heard = tab.heard().into_iter().filter(|what| !what.starts_with("request: file:"));
    findings.extend(heard);
    chromium.run(tab.close());
    assert!(findings.is_empty(), "{language}, {place}:\n  {}", findings.join("\n  "));
    assert!(made > 5 * items.len(), "{made} attempts");
    println!("{language}, {place}: {} items, {made} attempts", items.len());
}

#[test]
#[ignore = "needs Chromium and `npm ci` in tests/browser"]
fn items_score_right_answers() {
    for language in ["en", "zh"] {
        every_kind(language, 2, "en-US");
    }
}

#[test]
#[ignore = "needs Chromium and `npm ci` in tests/browser"]
fn items_score_right_answers_with_a_decimal_comma() {
    every_kind("both", 2, "de-DE");
}

#[test]
#[ignore = "needs Chromium and `npm ci` in tests/browser"]
fn titles_and_pictures_are_visible_in_items() {
    let sheet = Sheet::new(&["xiangqi", "who-wins"].map(str::to_owned), 1, "en");
    let chromium = Chromium::shared();
    let tab = chromium.run(open_page(&chromium, "en-US"));
    for title in TITLES {
        let (path, _) = sheet.written("qti3", "zip", &["--title", title]);
        let looks = items(&path);
        let pictures = looks.iter().map(|xml| {
            let item: Item = chromium.run(tab.value(&format!("look({})", json!(xml))));
            assert_eq!(item.fault, None, "{title:?}");
            item.pictures
        });
        assert_eq!(pictures.collect::<Vec<_>>(), [1, 0], "{title:?}");
    }
    chromium.run(tab.close());
}
