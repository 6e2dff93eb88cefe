//! Model of a question after its import into a learning platform, and of its grading.

use std::fmt;
use std::rc::Rc;

/// A question as a platform holds it.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    /// "choice", "choices", "number", "text", "gaps", "essay" or "match".
    pub(crate) kind: &'static str,
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) category: String,
    pub(crate) tags: Vec<String>,
    /// Text of the stem without markup; a picture is its `alt`, a gap is `{#n}` or `[name]`.
    pub(crate) stem: String,
    pub(crate) gaps: Vec<Gap>,
    /// Text of the general feedback.
    pub(crate) feedback: String,
    pub(crate) points: f64,
    /// Number of embedded pictures that resolve.
    pub(crate) pictures: usize,
    /// Information for the marker of an essay.
    pub(crate) marker: String,
    /// Response processing of the item (QTI 2.1 and 3.0 only).
    pub(crate) engine: Option<Engine>,
}

/// One answer field of a question.
#[derive(Debug, Clone, Default)]
pub(crate) struct Gap {
    /// Label of the field: the name of a blank, or the left side of a pair.
    pub(crate) prompt: String,
    /// Alternatives of the field, or the texts and numbers that the platform knows as answers.
    pub(crate) options: Vec<Answer>,
    pub(crate) is_choice: bool,
    pub(crate) is_many: bool,
    pub(crate) is_number: bool,
    /// Whether case matters: Moodle's `usecase 1`, `SHORTANSWER_C`.
    pub(crate) case_matters: bool,
    /// Whether `*` matches any text, as in Moodle.
    pub(crate) wildcard: bool,
    pub(crate) weight: f64,
}

/// An answer that the platform knows, right or wrong.
#[derive(Debug, Clone, Default)]
pub(crate) struct Answer {
    /// Identifier of a choice in QTI; empty in other formats.
    pub(crate) id: String,
    pub(crate) text: String,
    /// Share of the points that the answer gets, at most 1; may be negative.
    pub(crate) fraction: f64,
    pub(crate) tolerance: f64,
    pub(crate) feedback: String,
}

/// Result of QTI response processing: the share of the points and the feedback shown.
#[derive(Debug, Clone)]
pub(crate) struct Verdict {
    pub(crate) share: f64,
    pub(crate) feedback: Vec<String>,
}

type Program = dyn Fn(&[Vec<String>]) -> Verdict;

/// Program that grades the responses to a QTI item.
#[derive(Clone)]
pub(crate) struct Engine(pub(crate) Rc<Program>);

impl fmt::Debug for Engine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Engine")
    }
}

impl Question {
    /// Share of the points for these responses; each gap has a list of responses.
    pub(crate) fn grade(&self, responses: &[Vec<String>]) -> f64 {
        if let Some(engine) = &self.engine {
            return (engine.0)(responses).share;
        }
        let whole: f64 = self.gaps.iter().map(|gap| gap.weight).sum();
        if whole == 0.0 {
            return 0.0;
        }
        let nothing = Vec::new();
        let got =
            self.gaps.iter().enumerate().map(|(place, gap)| {
                gap.weight * gap.share(responses.get(place).unwrap_or(&nothing))
            });
        (got.sum::<f64>() / whole).min(1.0)
    }

    /// Feedback that the platform shows for this response in gap `gap` (0-based).
    pub(crate) fn feedback_for(&self, gap: usize, response: &str) -> Option<String> {
        if let Some(engine) = &self.engine {
            let mut responses = vec![Vec::new(); self.gaps.len()];
            responses[gap] = vec![response.to_owned()];
            let shown = (engine.0)(&responses).feedback;
            return (!shown.is_empty()).then(|| shown.join(" "));
        }
        let place = self.gaps.get(gap)?;
        let answer = place.options.iter().find(|answer| place.meets(answer, response))?;
        (!answer.feedback.is_empty()).then(|| answer.feedback.clone())
    }

    /// Best responses of each gap, as a key would print them.
    pub(crate) fn key(&self) -> Vec<Vec<String>> {
        self.gaps.iter().map(Gap::key).collect()
    }
}

impl Gap {
    fn share(&self, responses: &[String]) -> f64 {
        let worth = |response: &String| {
            let known = self.options.iter().find(|answer| self.meets(answer, response));
            known.map_or(0.0, |answer| answer.fraction)
        };
        if self.is_many {
            return responses.iter().map(worth).sum::<f64>().clamp(0.0, 1.0);
        }
        responses.first().map_or(0.0, worth)
    }

    fn key(&self) -> Vec<String> {
        if self.is_many {
            let right = self.options.iter().filter(|answer| answer.fraction > 0.0);
            return right.map(|answer| answer.text.clone()).collect();
        }
        let best = self.options.iter().find(|answer| answer.fraction >= 1.0 - 1e-6);
        best.map(|answer| answer.text.clone()).into_iter().collect()
    }

    fn meets(&self, answer: &Answer, response: &str) -> bool {
        if self.is_choice {
            return answer.text == response;
        }
        if self.is_number {
            return answer.text == "*" || near(&answer.text, response, answer.tolerance);
        }
        let fold = |text: &str| {
            if self.case_matters { text.into() } else { text.to_lowercase() }
        };
        let (pattern, typed) = (fold(answer.text.trim()), fold(response.trim()));
        if typed.is_empty() {
            return false;
        }
        if self.wildcard { matches_pattern(&pattern, &typed) } else { pattern == typed }
    }
}

/// Whether the typed text is a number that differs from the known one by at most the tolerance.
fn near(known: &str, typed: &str, tolerance: f64) -> bool {
    match (number(known), number(typed)) {
        (Some(known), Some(typed)) => {
            (known - typed).abs() <= tolerance + 1e-9 * known.abs().max(1.0)
        }
        _ => false,
    }
}

/// Parses a number in digits; `inf` and `nan` of Rust are refused.
pub(crate) fn number(text: &str) -> Option<f64> {
    let text = text.trim();
    let digits = |letter: char| letter.is_ascii_digit() || "+-.eE".contains(letter);
    if !text.chars().all(digits) {
        return None;
    }
    text.parse().ok()
}

/// Whether a typed text matches a pattern of Moodle: `*` matches any text, `\*` a star.
fn matches_pattern(pattern: &str, typed: &str) -> bool {
    let mut pieces = vec![String::new()];
    let mut before = ' ';
    for letter in pattern.chars() {
        let last = pieces.last_mut().unwrap();
        match (before, letter) {
            ('\\', '*') => {
                last.pop();
                last.push('*');
            }
            (_, '*') => pieces.push(String::new()),
            _ => last.push(letter),
        }
        before = letter;
    }
    if pieces.len() == 1 {
        return pieces[0] == typed;
    }
    let (first, last) = (&pieces[0], pieces.last().unwrap());
    if !typed.starts_with(first.as_str()) || typed.len() < first.len() + last.len() {
        return false;
    }
    let Some(mut rest) = typed[first.len()..].strip_suffix(last.as_str()) else {
        return false;
    };
    for piece in &pieces[1..pieces.len() - 1] {
        match rest.find(piece.as_str()) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{matches_pattern, number};

    #[test]
    fn a_star_stands_for_anything() {
        assert!(matches_pattern("take * from *", "take 3 from pile 2"));
        assert!(matches_pattern("a*", "a") && matches_pattern("*", "x"));
        assert!(matches_pattern(r"3 \* 4", "3 * 4") && !matches_pattern(r"3 \* 4", "3 x 4"));
        assert!(!matches_pattern("ab*ba", "aba"));
    }

    #[test]
    fn only_digits_are_numbers() {
        assert_eq!(number(" -2.5 "), Some(-2.5));
        assert!(number("inf").is_none() && number("").is_none() && number("3 piles").is_none());
    }
}
