//! Parses Moodle's grammar of cloze gaps, `{1:KIND:=answer#feedback~%50%other}`.

use super::markup;
use super::moodle_answers::distinct;
use super::platform::{Answer, Gap, number};

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Number,
    Text { case_matters: bool },
    One,
    Many,
}

/// Text of a question with `{#n}` for each gap, and the gaps.
pub(crate) fn read(html: &str) -> Result<(String, Vec<Gap>), String> {
    let (mut out, mut gaps) = (String::new(), Vec::new());
    let mut rest = html;
    while let Some(at) = rest.find('{') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if placeholder(rest) {
            return Err("{#n} in the text is Moodle's own sign for a gap".to_owned());
        }
        match start(rest)? {
            None => {
                out.push('{');
                rest = &rest[1..];
            }
            Some((weight, kind, length)) => {
                let (gap, end) = body(&rest[length..], weight, kind)?;
                gaps.push(gap);
                out.push_str(&format!("{{#{}}}", gaps.len()));
                rest = &rest[length + end..];
            }
        }
    }
    out.push_str(rest);
    markup::check(&out)?;
    if gaps.is_empty() {
        return Err("a cloze without a gap".to_owned());
    }
    if gaps.iter().map(|gap| gap.weight).sum::<f64>() <= 0.0 {
        return Err("the gaps weigh nothing".to_owned());
    }
    Ok((out, gaps))
}

fn placeholder(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("{#") else {
        return false;
    };
    let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(0);
    digits > 0 && rest[digits..].starts_with('}')
}

/// Weight, kind and length of the beginning `{1:KIND:` of a gap; `None` if the brace begins no gap.
fn start(text: &str) -> Result<Option<(f64, Kind, usize)>, String> {
    let inside = &text[1..];
    let digits = inside.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(inside.len());
    let Some(after) = inside[digits..].strip_prefix(':') else {
        return Ok(None);
    };
    let Some((word, _)) = after.split_once(':') else {
        return Err(format!("{} looks like a gap, but is none", first(text)));
    };
    let kind = kind(word).ok_or(format!("{} looks like a gap, but is none", first(text)))?;
    let weight = if digits == 0 { 1.0 } else { inside[..digits].parse().unwrap() };
    Ok(Some((weight, kind, 1 + digits + 1 + word.len() + 1)))
}

fn kind(word: &str) -> Option<Kind> {
    match word {
        "NUMERICAL" | "NM" => Some(Kind::Number),
        "SHORTANSWER" | "SA" | "MW" => Some(Kind::Text { case_matters: false }),
        "SHORTANSWER_C" | "SAC" | "MWC" => Some(Kind::Text { case_matters: true }),
        "MULTICHOICE" | "MC" | "MULTICHOICE_V" | "MCV" | "MULTICHOICE_H" | "MCH"
        | "MULTICHOICE_S" | "MCS" | "MULTICHOICE_VS" | "MCVS" | "MULTICHOICE_HS" | "MCHS" => {
            Some(Kind::One)
        }
        "MULTIRESPONSE" | "MR" | "MULTIRESPONSE_H" | "MRH" | "MULTIRESPONSE_S" | "MRS"
        | "MULTIRESPONSE_HS" | "MRHS" => Some(Kind::Many),
        _ => None,
    }
}

fn first(text: &str) -> String {
    text.chars().take(30).collect()
}

/// Gap whose alternatives begin the text, and the offset after its `}`.
fn body(text: &str, weight: f64, kind: Kind) -> Result<(Gap, usize), String> {
    let (mut at, mut options, mut specific) = (0, Vec::new(), false);
    loop {
        let (fraction, length) = fraction(&text[at..])?;
        specific |= length > 1;
        at += length;
        let end =
            stop(text, at, &['~', '#', '}']).ok_or(format!("a gap never ends: {}", first(text)))?;
        if end == at {
            return Err(format!("an empty answer in a gap: {}", first(text)));
        }
        let mut answer = answer(&text[at..end], kind)?;
        answer.fraction = fraction;
        at = end;
        if text[at..].starts_with('#') {
            let end = stop(text, at + 1, &['~', '}']).ok_or("a feedback in a gap never ends")?;
            answer.feedback = words(&text[at + 1..end])?;
            at = end;
        }
        options.push(answer);
        at += 1;
        if text[..at].ends_with('}') {
            break;
        }
    }
    let gap = Gap {
        prompt: String::new(),
        is_choice: matches!(kind, Kind::One | Kind::Many),
        is_many: kind == Kind::Many,
        is_number: kind == Kind::Number,
        case_matters: kind == Kind::Text { case_matters: true },
        wildcard: matches!(kind, Kind::Text { .. }),
        options: if kind == Kind::Many { shared(options, specific) } else { options },
        weight,
    };
    check_gap(&gap)?;
    Ok((gap, at))
}

/// Share of the points that `=` or `%50%` at the beginning of the text means, and the length of this mark.
fn fraction(text: &str) -> Result<(f64, usize), String> {
    if text.starts_with('=') {
        return Ok((1.0, 1));
    }
    let Some((percent, _)) = text.strip_prefix('%').and_then(|rest| rest.split_once('%')) else {
        return Ok((0.0, 0));
    };
    let value =
        number(&percent.replace(',', ".")).filter(|_| !percent.starts_with(['+', '.', ',']));
    let value = value.ok_or(format!("%{percent}% is no grade"))?;
    Ok((value / 100.0, percent.len() + 2))
}

/// Offset of the first of `signs`, at or after `from`, that is neither escaped nor part of an entity.
fn stop(text: &str, from: usize, signs: &[char]) -> Option<usize> {
    let answer = signs.contains(&'#');
    let free = |(at, _): &(usize, &str)| {
        let before = &text[from..*at];
        let entity = answer && (before.ends_with('&') || before.ends_with("&amp;"));
        !before.ends_with('\\') && !entity
    };
    let found = text[from..].match_indices(signs).map(|(at, sign)| (from + at, sign)).find(free);
    found.map(|(at, _)| at)
}

fn answer(raw: &str, kind: Kind) -> Result<Answer, String> {
    if kind == Kind::Number {
        let (text, tolerance) = raw.split_once(':').unwrap_or((raw, "0"));
        let (text, tolerance) = (text.replace(',', "."), tolerance.replace(',', "."));
        let width = number(&tolerance).filter(|width| *width >= 0.0);
        if text != "*" && number(&text).is_none() || text.starts_with('+') || text.contains(' ') {
            return Err(format!("{raw:?} in a gap is no number"));
        }
        let tolerance = width.ok_or(format!("{raw:?} in a gap has no tolerance"))?;
        return Ok(Answer { text, tolerance, ..Answer::default() });
    }
    if matches!(kind, Kind::Text { .. }) && raw.contains('<') {
        return Err(format!("a tag in the answer {raw:?} would have to be typed"));
    }
    Ok(Answer { text: words(raw)?, ..Answer::default() })
}

/// Decodes entities, `\}` and `\#` as Moodle does; a backslash before another character stays and is shown.
fn words(raw: &str) -> Result<String, String> {
    if raw.contains("\\~") {
        return Err(format!("Moodle keeps the backslash of \\~ in {raw:?}: write &#126;"));
    }
    markup::check(raw)?;
    let text = if raw.contains('<') { markup::text_of(raw) } else { markup::entities(raw) };
    Ok(text.replace("\\}", "}").replace("\\#", "#").trim().to_owned())
}

/// Scales the shares of the answers of a gap, so that its right answers together get one point.
fn shared(mut options: Vec<Answer>, specific: bool) -> Vec<Answer> {
    let total: f64 = options.iter().map(|answer| answer.fraction.max(0.0)).sum();
    for answer in options.iter_mut().filter(|_| total > 0.0) {
        if answer.fraction > 0.0 {
            answer.fraction /= total;
        } else if !specific {
            answer.fraction = -1.0 / total;
        }
    }
    options
}

/// Checks the conditions under which Moodle accepts a gap.
fn check_gap(gap: &Gap) -> Result<(), String> {
    if gap.options.iter().any(|answer| answer.text.is_empty()) {
        return Err("an empty answer in a gap".to_owned());
    }
    if gap.is_choice && gap.options.len() < 2 {
        return Err("a gap with one choice".to_owned());
    }
    distinct(&gap.options)?;
    let enough = |answer: &Answer| answer.fraction == 1.0 || (gap.is_many && answer.fraction > 0.0);
    if gap.options.iter().any(enough) {
        Ok(())
    } else {
        Err("a gap without a right answer".to_owned())
    }
}
