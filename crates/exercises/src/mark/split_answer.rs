//! Splits the text of an answer into one text for each answer field.

/// Splits an answer into `places` texts, one for each field: at `;` and line breaks, or else at commas or
/// spaces if that gives exactly `places` texts. Missing texts are empty, surplus texts are dropped. For one
/// field the answer is not split.
pub(super) fn split_answer(answer: &str, places: usize) -> Vec<String> {
    if places == 1 {
        return vec![answer.trim().to_owned()];
    }
    let mut parts = split(answer, &[';', '\n']);
    for letters in [&[',', ';', '\n'][..], &[' ', ',', ';', '\n'][..]] {
        if parts.len() == places {
            break;
        }
        let finer = split(answer, letters);
        if finer.len() == places {
            parts = finer;
        }
    }
    parts.resize(places, String::new());
    parts
}

/// Splits a text at each of the characters `letters` and drops empty texts.
pub(super) fn split(answer: &str, letters: &[char]) -> Vec<String> {
    let parts = answer.split(letters).map(str::trim).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}
