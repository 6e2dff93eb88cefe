//! Reads blanks and matching pairs of Canvas; each blank or left side is a list of its own.

use roxmltree::Node;

use super::package;
use super::platform::Gap;
use super::qti12::{child, is, material};
use super::qti12_answers::{Rule, labels, value};

/// Blanks of a text, each a list named `response_<name>`.
pub(crate) fn blanks(
    shown: Node,
    rules: &[Rule],
    stem: &str,
    menus: bool,
) -> Result<Vec<Gap>, String> {
    let (mut gaps, mut whole) = (Vec::new(), 0.0);
    for list in shown.descendants().filter(|node| is(*node, "response_lid")) {
        let ident = list.attribute("ident").unwrap_or_default();
        let name =
            ident.strip_prefix("response_").ok_or(format!("{ident} is not response_<name>"))?;
        if !name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            return Err(format!("blank {name} does not start with a letter"));
        }
        package::identifier(name)?;
        if stem.matches(&format!("[{name}]")).count() != 1 {
            return Err(format!("[{name}] is not once in the text"));
        }
        if material(child(list, "material").ok_or("a blank without its name")?)? != name {
            return Err(format!("the material of blank {name} is not its name"));
        }
        let mut options = labels(list)?;
        let (right, score) = scored(rules, list)?;
        whole += score;
        if !options.iter().any(|option| option.id == right) || (menus && options.len() < 2) {
            return Err(format!("blank {name} has no answer {right}, or no other"));
        }
        for option in &mut options {
            option.fraction = f64::from(u8::from(!menus || option.id == right));
        }
        gaps.push(Gap {
            prompt: name.to_owned(),
            options,
            is_choice: menus,
            weight: 1.0,
            ..Gap::default()
        });
    }
    if (whole - 100.0).abs() > 1e-6 {
        return Err(format!("the blanks are worth {whole}"));
    }
    let names = |name: &&str| gaps.iter().all(|gap| gap.prompt != **name);
    let inside = stem.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0));
    let word = |name: &&str| package::identifier(name).is_ok();
    match inside.filter(word).find(names) {
        Some(name) => Err(format!("[{name}] looks like a blank")),
        None => Ok(gaps),
    }
}

/// Pairs of a matching question: a list for each left side.
pub(crate) fn pairs(shown: Node, rules: &[Rule]) -> Result<Vec<Gap>, String> {
    let (mut gaps, mut whole) = (Vec::new(), 0.0);
    for list in shown.descendants().filter(|node| is(*node, "response_lid")) {
        let prompt = material(child(list, "material").ok_or("a pair without its left side")?)?;
        let mut options = labels(list)?;
        let (right, score) = scored(rules, list)?;
        whole += score;
        let option = options.iter_mut().find(|option| option.id == right);
        option.ok_or(format!("{prompt}: no answer {right}"))?.fraction = 1.0;
        gaps.push(Gap { prompt, options, is_choice: true, weight: 1.0, ..Gap::default() });
    }
    if gaps.len() < 2 || gaps.iter().any(|gap: &Gap| gap.options.len() < 2) {
        return Err("fewer than two pairs".to_owned());
    }
    if (whole - 100.0).abs() > 1e-6 {
        return Err(format!("the pairs are worth {whole}"));
    }
    Ok(gaps)
}

/// Right answer of a blank or a pair, and its share.
fn scored(rules: &[Rule], list: Node) -> Result<(String, f64), String> {
    let mut found =
        rules.iter().filter_map(|rule| Some((value(rule, list, "varequal").ok()?, rule.score?)));
    let ident = list.attribute("ident").unwrap_or_default();
    let first = found.next().ok_or(format!("{ident}: no answer is right"))?;
    if found.next().is_some() {
        return Err(format!("{ident}: two rules, Canvas adds both"));
    }
    Ok(first)
}
