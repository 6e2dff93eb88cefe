//! Parses an answer of a pupil: numbers in digits or words, and words for yes, no and moves, in all
//! languages. This module must not know the expected values. Text with an unknown word is not parsed: a
//! teacher reads it. Next: `parse_answer/moves.rs`.

mod moves;
mod splits;
pub(super) mod spreadsheet;

use carryless_args::command_line::number_at;
use carryless_args::error::Error;
use carryless_games::game::tagged;
use carryless_render::i18n::{Catalogue, Language};

pub(super) use moves::ParsedMove;

tagged! {
    /// Reason why there is no answer to mark.
    pub enum Absence {
        /// The pupil was absent.
        Absent = "absent",
        /// The pupil handed in no answers.
        Missing = "missing",
    }
}

/// Token of an answer: a number, or a word with a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Number(u64),
    /// Ordinal number of a pile: `第三`, `third`.
    Nth(u64),
    /// Word for a pile, such as `pile`. `after` tells whether the word follows the number of the pile, as in
    /// Chinese, or precedes it.
    Pile {
        after: bool,
    },
    /// Word before the stones that remain, such as `leave`.
    Leave,
    /// Word for all stones of a pile, such as `all`.
    All,
    /// Word for each of the piles, such as `each`.
    Each,
    From,
    /// Word or arrow before the new size of a pile.
    To,
    /// Word between a pile and its size, as in `pile of 5`.
    Of,
    /// Word between the last two answers of a list.
    And,
    Or,
    /// Word that is skipped because it does not change the meaning.
    Filler,
    Unknown,
}

/// Words that have a meaning in an answer, in all languages and in lower case.
#[derive(Debug)]
pub(super) struct AcceptedWords {
    pub(super) none: Vec<String>,
    pub(super) win: Vec<String>,
    pub(super) lose: Vec<String>,
    pub(super) yes: Vec<String>,
    pub(super) no: Vec<String>,
    /// Words for a missing answer, listed by the reason why there is none.
    pub(super) absences: Vec<(Absence, Vec<String>)>,
    /// Words that can occur inside an answer, each with its token, the longest word first.
    tokens: Vec<(String, Token)>,
}

/// Tokens whose words come from the message catalogue: the message `exercise-accept-END` lists the words for
/// the token that is paired with `END`.
const TOKENS: [(&str, Token); 10] = [
    ("pile", Token::Pile { after: false }),
    ("leave", Token::Leave),
    ("all", Token::All),
    ("each", Token::Each),
    ("from", Token::From),
    ("to", Token::To),
    ("of", Token::Of),
    ("and", Token::And),
    ("or", Token::Or),
    ("filler", Token::Filler),
];

impl AcceptedWords {
    pub(super) fn load() -> Result<Self, Error> {
        let catalogues = Language::all()
            .map(|language| Catalogue::load(language, &["exercises"]))
            .collect::<Result<Vec<_>, _>>()?;
        let all = |id: &str| {
            let id = format!("exercise-accept-{id}");
            let texts = catalogues.iter().map(|words| words.text(&id));
            let texts = texts.collect::<Result<Vec<_>, _>>()?;
            let split = texts.iter().flat_map(|text| text.split('|'));
            Ok::<_, Error>(split.map(|word| word.trim().to_lowercase()).collect::<Vec<_>>())
        };
        let mut tokens = Vec::new();
        for (id, token) in TOKENS {
            tokens.extend(all(id)?.into_iter().map(|word| {
                let after = !word.is_ascii();
                let pile = token == Token::Pile { after: false };
                (word, if pile { Token::Pile { after } } else { token })
            }));
        }
        for (id, nth) in [("numbers", false), ("ordinals", true)] {
            let token = |number| if nth { Token::Nth(number) } else { Token::Number(number) };
            // One list for each language, in the order of the numbers.
            for words in &catalogues {
                let text = words.text(&format!("exercise-accept-{id}"))?;
                let named = text.split('|').map(|word| word.trim().to_lowercase()).zip(1..);
                tokens.extend(named.map(|(word, number)| (word, token(number))));
            }
        }
        tokens.retain(|(word, _)| !word.is_empty());
        tokens.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        let absences = Absence::ALL.iter().map(|absence| Ok((*absence, all(absence.tag())?)));
        Ok(AcceptedWords {
            none: all("none")?,
            win: all("win")?,
            lose: all("lose")?,
            yes: all("yes")?,
            no: all("no")?,
            absences: absences.collect::<Result<_, Error>>()?,
            tokens,
        })
    }

    /// Whether the text equals one of the words, apart from spaces and punctuation around it.
    pub(super) fn is_one_of(text: &str, words: &[String]) -> bool {
        let text = trim_punctuation(text);
        words.iter().any(|word| word == text)
    }

    /// Returns the text after the longest of the words at its start; `None` if it starts with none of the
    /// words, or if nothing follows.
    pub(super) fn strip_word<'t>(text: &'t str, words: &[String]) -> Option<&'t str> {
        let rests = words.iter().filter_map(|word| text.trim_start().strip_prefix(word.as_str()));
        let ends = |rest: &&str| !rest.starts_with(|letter: char| letter.is_ascii_alphanumeric());
        let rest = rests.filter(ends).min_by_key(|rest| rest.len())?;
        Some(rest.trim_start_matches(|letter: char| !letter.is_alphanumeric()))
            .filter(|rest| !rest.is_empty())
    }

    /// Returns the tokens of a text in their order, without fillers. The text must be in lower case and
    /// contain no full-width digits.
    pub(super) fn tokens(&self, text: &str) -> Vec<Token> {
        let mut found = Vec::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let (token, length) = self.token(rest, letter);
            if let Some(token) = token.filter(|token| *token != Token::Filler) {
                found.push(token);
            }
            rest = &rest[length..];
        }
        found
    }

    /// Returns the first token of `rest` and its length in bytes; `letter` is the first character of `rest`.
    /// A space or punctuation mark has a length but no token.
    fn token(&self, rest: &str, letter: char) -> (Option<Token>, usize) {
        if rest.starts_with("->") || rest.starts_with("=>") {
            return (Some(Token::To), 2);
        }
        if letter == '\u{2192}' {
            return (Some(Token::To), letter.len_utf8());
        }
        // Words are matched before numbers: 第一次 does not mean the first pile.
        let known = self.tokens.iter().find(|(word, _)| {
            !word.is_ascii() && word.chars().nth(1).is_some() && rest.starts_with(word.as_str())
        });
        if let Some((word, token)) = known {
            return (Some(*token), word.len());
        }
        let nth = rest.strip_prefix('\u{7b2c}').map(str::trim_start);
        let begins = nth.unwrap_or(rest);
        let before = rest.len() - begins.len();
        if let Some((number, length)) = number_at(begins) {
            let end =
                ["st", "nd", "rd", "th"].into_iter().find(|end| begins[length..].starts_with(end));
            let token = if nth.is_some() || end.is_some() {
                Token::Nth(number)
            } else {
                Token::Number(number)
            };
            return (Some(token), before + length + end.map_or(0, str::len));
        }
        if letter.is_ascii_alphabetic() {
            let word = |letter: char| {
                !(letter.is_ascii_alphabetic() || letter == '\'' || letter == '\u{2019}')
            };
            let length = rest.find(word).unwrap_or(rest.len());
            let known = self.tokens.iter().find(|(word, _)| *word == rest[..length]);
            return (Some(known.map_or(Token::Unknown, |(_, token)| *token)), length);
        }
        if let Some((word, token)) =
            self.tokens.iter().find(|(word, _)| !word.is_ascii() && rest.starts_with(word.as_str()))
        {
            return (Some(*token), word.len());
        }
        match letter.is_alphanumeric() {
            true => (Some(Token::Unknown), letter.len_utf8()),
            false => (None, letter.len_utf8()),
        }
    }

    /// Returns the numbers of a text in their order; `None` if it contains no numbers, or other tokens than
    /// numbers and "and".
    pub(super) fn numbers(&self, text: &str) -> Option<Vec<u64>> {
        numbers(&self.tokens(text)).filter(|found| !found.is_empty())
    }

    /// Returns the summands in a text: 8, 3 and 1 in `12 = 8 + 3 + 1`, `8 + 3 + 1 = 12` or `12 into 8, 3, 1`.
    /// `None` if the text cannot be read.
    pub(super) fn summands(&self, text: &str) -> Option<Vec<u64>> {
        let sides = text.split('=').map(|side| {
            let tokens = self.tokens(side);
            let from = tokens.iter().rposition(|token| *token == Token::To).map_or(0, |at| at + 1);
            numbers(&tokens[from..])
        });
        let sides = sides.collect::<Option<Vec<_>>>()?;
        sides.into_iter().max_by_key(Vec::len).filter(|found| !found.is_empty())
    }

    /// Returns the digits in a text: a list of numbers (`1 0 2`), or digits written together in one or more
    /// groups (`102`). `None` if the text cannot be read.
    pub(super) fn digits(&self, text: &str) -> Option<Vec<u64>> {
        let found = self.numbers(text)?;
        let digits = |text: &str| {
            text.chars().filter_map(|letter| letter.to_digit(10)).map(u64::from).collect()
        };
        let written: Vec<u64> = digits(text);
        let groups = text.split(|letter: char| !letter.is_ascii_digit());
        let is_written = groups.filter(|group| !group.is_empty()).count() == found.len();
        // After an equals sign comes the value of the number before it, not a group of digits.
        let is_written = is_written && !text.contains('=');
        Some(match found[..] {
            [one] if written.is_empty() => digits(&one.to_string()),
            _ if is_written => written,
            _ => found,
        })
    }

    /// Splits a list of answers at commas, slashes, semicolons and the words for "and" and "or".
    pub(super) fn split_list<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let between =
            self.tokens.iter().filter(|(_, token)| [Token::And, Token::Or].contains(token));
        let mut parts = vec![text];
        for (word, _) in between {
            let pad = if word.is_ascii() { format!(" {word} ") } else { word.clone() };
            parts = parts
                .into_iter()
                .flat_map(|part| part.split(pad.as_str()).collect::<Vec<_>>())
                .collect();
        }
        let split = |part: &'t str| part.split([',', '/', ';', '\u{3001}', '\u{ff0c}']);
        let parts = parts.into_iter().flat_map(split).map(str::trim);
        parts.filter(|part| !part.is_empty()).collect()
    }
}

/// Returns the numbers among the tokens, in their order; `None` if there is a token other than numbers and
/// "and".
fn numbers(tokens: &[Token]) -> Option<Vec<u64>> {
    let number = |token: &Token| match token {
        Token::Number(number) => Some(Some(*number)),
        Token::And => Some(None),
        _ => None,
    };
    let found: Option<Vec<_>> = tokens.iter().map(number).collect();
    Some(found?.into_iter().flatten().collect())
}

/// Strips spaces and punctuation from both ends.
fn trim_punctuation(text: &str) -> &str {
    let around = |letter: char| {
        letter.is_whitespace()
            || ".!,:;\u{3002}\u{ff01}\u{ff0c}\"\u{201c}\u{201d}\u{300c}\u{300d}()".contains(letter)
    };
    text.trim_matches(around)
}

/// Returns the digits without the zeros at the beginning.
pub(super) fn without_leading_zeros(digits: &[u64]) -> &[u64] {
    let zeros = digits.iter().take_while(|digit| **digit == 0).count();
    &digits[zeros..]
}

/// Parses a number written in binary, with or without leading zeros; `None` if the text is empty, has a
/// character other than 0 and 1, or has more than 64 digits after the leading zeros.
pub fn parse_binary(text: &str) -> Option<u64> {
    let digits = text.chars().map(|letter| letter.to_digit(10).map(u64::from));
    from_binary_digits(&digits.collect::<Option<Vec<_>>>()?)
}

/// Returns the number with these binary digits, the highest first; `None` if there are none, if one is not 0 or
/// 1, or if more than 64 follow the leading zeros.
pub(super) fn from_binary_digits(digits: &[u64]) -> Option<u64> {
    let short = without_leading_zeros(digits);
    let good = !digits.is_empty() && short.len() <= 64 && short.iter().all(|digit| *digit <= 1);
    good.then(|| short.iter().fold(0, |number, digit| number << 1 | digit))
}
