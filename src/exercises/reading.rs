//! Reads what a pupil wrote: numbers in any digits, moves in several ways, and the words that mean
//! yes and no in any of the languages. Nothing here knows what is right.

use crate::error::Error;
use crate::position::Move;
use crate::wording::{Catalogue, Language};

/// Words that mean something in an answer, of all languages, in lower case.
#[derive(Debug)]
pub(super) struct Accepted {
    pub(super) none: Vec<String>,
    pub(super) win: Vec<String>,
    pub(super) lose: Vec<String>,
    pub(super) yes: Vec<String>,
    pub(super) no: Vec<String>,
    pile: Vec<String>,
    leave: Vec<String>,
}

impl Accepted {
    pub(super) fn load() -> Result<Self, Error> {
        let catalogues = Language::all()
            .map(|language| Catalogue::load(language, &["exercises"]))
            .collect::<Result<Vec<_>, _>>()?;
        let all = |id: &str| {
            let texts = catalogues.iter().map(|words| words.text(id));
            let texts = texts.collect::<Result<Vec<_>, _>>()?;
            let split = texts.iter().flat_map(|text| text.split('|'));
            Ok::<_, Error>(split.map(|word| word.trim().to_lowercase()).collect::<Vec<_>>())
        };
        Ok(Accepted {
            none: all("exercise-accept-none")?,
            win: all("exercise-accept-win")?,
            lose: all("exercise-accept-lose")?,
            yes: all("exercise-accept-yes")?,
            no: all("exercise-accept-no")?,
            pile: all("exercise-accept-pile")?,
            leave: all("exercise-accept-leave")?,
        })
    }

    /// Whether the text is one of these words.
    pub(super) fn is(text: &str, words: &[String]) -> bool {
        let text = text
            .trim_matches(|letter: char| letter.is_whitespace() || ".!\u{3002}".contains(letter));
        words.iter().any(|word| word == text)
    }

    /// A move: `1:2`, `3→1` of a pile of 3, or words that say which number is the pile and whether
    /// the other is taken or left.
    pub(super) fn moved(&self, text: &str, piles: &[u64]) -> Option<Move> {
        if let Some((before, after)) = text.split_once("->").or_else(|| text.split_once('\u{2192}'))
        {
            let (&[size], &[leaves]) = (&numbers(before)[..], &numbers(after)[..]) else {
                return None;
            };
            let place = piles.iter().position(|&pile| pile == size)?;
            let take = size.checked_sub(leaves)?;
            return Some(Move { pile: place as u64 + 1, take, leaves });
        }
        let &[first, second] = &numbers(text)[..] else { return None };
        let named = self.pile.iter().find_map(|word| text.find(word.as_str()).map(|at| (at, word)));
        let pile_is_first = named.is_none_or(|(at, word)| {
            let before = text[..at].trim_end().ends_with(|letter: char| letter.is_ascii_digit());
            let follows = numbers(&text[at + word.len()..]);
            if before { numbers(&text[..at]).len() == 1 } else { follows.len() == 2 }
        });
        let (pile, number) = if pile_is_first { (first, second) } else { (second, first) };
        let index = usize::try_from(pile.checked_sub(1)?).ok()?;
        let size = *piles.get(index)?;
        let leaves = self.leave.iter().any(|word| text.contains(word.as_str()));
        let other = size.checked_sub(number)?;
        let (take, leaves) = if leaves { (other, number) } else { (number, other) };
        Some(Move { pile, take, leaves })
    }
}

/// The whole numbers in a text, in order.
pub(super) fn numbers(text: &str) -> Vec<u64> {
    let runs = text.split(|letter: char| !letter.is_ascii_digit());
    runs.filter_map(|run| run.parse().ok()).collect()
}

/// The digits in a text: a list of numbers, or one number digit by digit.
pub(super) fn digits(text: &str) -> Vec<u64> {
    match &numbers(text)[..] {
        [_] => text.chars().filter_map(|letter| letter.to_digit(10)).map(u64::from).collect(),
        several => several.to_vec(),
    }
}

/// The digits without the zeros before the first other.
pub(super) fn without_leading_zeros(digits: &[u64]) -> &[u64] {
    let zeros = digits.iter().take_while(|digit| **digit == 0).count();
    &digits[zeros..]
}
