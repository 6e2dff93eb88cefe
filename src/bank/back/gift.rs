//! Reads GIFT as it is written: an answer a line.

use std::io::BufRead;

use crate::bank::solved::Solved;
use crate::error::Error;

pub(super) fn read(file: impl BufRead, take: &mut dyn FnMut(Solved)) -> Result<(), Error> {
    let (mut id, mut answers): (String, Option<Vec<String>>) = (String::new(), None);
    for line in file.lines() {
        let line = line.map_err(Error::defect)?;
        match &mut answers {
            None => {
                if let Some((_, rest)) = line.split_once("// [id:") {
                    id = rest.split(']').next().unwrap_or_default().to_owned();
                } else if line.starts_with("::") && (line.ends_with(" {") || line.ends_with(" {#"))
                {
                    answers = Some(Vec::new());
                }
            }
            Some(right) if line == "}" => {
                let mut solved = Solved::new(&*id);
                if !right.is_empty() {
                    solved.place(&*right);
                }
                take(solved);
                answers = None;
            }
            Some(right) => right.extend(earned(&line)),
        }
    }
    Ok(())
}

/// The text of an answer that earns something.
fn earned(line: &str) -> Option<String> {
    let line = if line.starts_with("####") { return None } else { line };
    let (sign, rest) = line.split_at_checked(1)?;
    let (share, text) = match rest.strip_prefix('%').and_then(|rest| rest.split_once('%')) {
        Some((share, text)) => (share.parse().unwrap_or(0.0), text),
        None => (if sign == "=" { 100.0 } else { 0.0 }, rest),
    };
    let mut said = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => said.extend(letters.next()),
            '#' => break,
            // How far a number may be off.
            ':' if matches!(letters.as_str().split('#').next(), Some("0")) => break,
            _ => said.push(letter),
        }
    }
    (share > 0.0).then(|| super::text(&said))
}
