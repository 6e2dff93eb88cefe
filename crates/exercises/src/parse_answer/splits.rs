//! Parses moves that split piles, as pupils write them: `1=3+1, 2=4`, `pile 1 into 3 and 1`, `take 2 from
//! row 1, leaving 3 and 1`. The result is `None` if a teacher has to read the text.

use super::moves::{pile_of_size, pile_size};
use super::{AcceptedWords, Token};

/// Index of a pile (1-based), and the sizes of the piles that remain of it, in descending order.
pub(crate) type ParsedSplit = (u64, Vec<u64>);

/// Parts of one splitting move as the pupil wrote it.
#[derive(Debug)]
struct Draft {
    pile: u64,
    take: Option<u64>,
    all: bool,
    /// Sizes of the piles that remain, if the pupil wrote them.
    left: Option<Vec<u64>>,
}

/// Parts of a move that the pupil wrote before its pile: the number taken, or a word for all stones.
#[derive(Debug, Default)]
struct Before {
    take: Option<u64>,
    all: bool,
}

impl AcceptedWords {
    /// Parses all splitting moves of a text; `None` if a teacher has to read it. `rows` tells whether stones
    /// may be taken from the middle of a row (Kayles); a move must then say which rows remain.
    pub(crate) fn parse_splits(
        &self,
        text: &str,
        piles: &[u64],
        rows: bool,
    ) -> Option<Vec<ParsedSplit>> {
        let text = text.replace('=', "\u{2192}");
        // A comma separates the last part of a move from the pile of the next.
        let parts = text.split([',', '\u{3001}']);
        let mut tokens: Vec<Token> = Vec::new();
        for part in parts {
            tokens.extend(self.tokens(part));
            tokens.push(Token::And);
        }
        let drafts = drafts(&tokens)?;
        let moves = drafts.into_iter().map(|draft| draft.resolve(piles, rows));
        moves.collect::<Option<Vec<_>>>().filter(|moves| !moves.is_empty())
    }
}

/// Collects the parts of all moves from the tokens; `None` if a token is unknown or out of place.
fn drafts(tokens: &[Token]) -> Option<Vec<Draft>> {
    let mut drafts: Vec<Draft> = Vec::new();
    let mut before = Before::default();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        let named = match (token, tokens.get(at)) {
            (Token::Number(nth), Some(Token::Pile { after: true }))
            | (Token::Pile { after: false }, Some(Token::Number(nth))) => {
                at += 1;
                Some(*nth)
            }
            (Token::Number(nth), Some(Token::To)) => Some(*nth),
            (Token::Nth(nth), following) => {
                at += usize::from(matches!(following, Some(Token::Pile { .. })));
                Some(*nth)
            }
            _ => None,
        };
        if let Some(pile) = named {
            let Before { take, all } = std::mem::take(&mut before);
            drafts.push(Draft { pile, take, all, left: None });
            continue;
        }
        match (token, drafts.last_mut()) {
            // Example: "2 from row 1".
            (Token::Number(take), _) if tokens.get(at) == Some(&Token::From) => {
                before.take.replace(*take).is_none().then_some(())?;
            }
            (Token::Number(part), Some(Draft { left: Some(left), .. })) => left.push(*part),
            (Token::Number(take), Some(draft)) => {
                draft.take.replace(*take).is_none().then_some(())?;
            }
            (Token::Leave | Token::To, Some(draft)) => {
                draft.left.get_or_insert_default();
            }
            (Token::All, Some(draft)) if draft.left.is_none() => draft.all = true,
            (Token::All, _) => before.all = true,
            (Token::From | Token::Of | Token::And | Token::Or, _) => {}
            _ => return None,
        }
    }
    (before.take.is_none() && !before.all).then_some(drafts)
}

impl Draft {
    /// Returns the pile and the piles that remain of it; `None` if the parts are incomplete or contradict
    /// each other. With `rows` (Kayles) a move that leaves stones must say which rows remain.
    fn resolve(self, piles: &[u64], rows: bool) -> Option<ParsedSplit> {
        let pile = match pile_size(piles, self.pile) {
            Some(_) => self.pile,
            None => pile_of_size(piles, self.pile).unwrap_or(self.pile),
        };
        let size = pile_size(piles, pile).unwrap_or(0);
        let left = match (self.left, self.take) {
            (Some(_), _) if self.all => return None,
            (Some(left), take) => {
                // Stones taken and stones left must agree.
                let sum =
                    left.iter().try_fold(take.unwrap_or(0), |sum, part| sum.checked_add(*part));
                (take.is_none() || sum == Some(size)).then_some(left)?
            }
            (None, take) if self.all => {
                take.is_none_or(|take| take == size).then_some(Vec::new())?
            }
            (None, Some(take)) => match size.checked_sub(take) {
                Some(left) if rows && left > 0 => return None,
                Some(left) => vec![left],
                // More stones than the pile has: not a move.
                None => vec![take],
            },
            (None, None) => return None,
        };
        let mut left: Vec<u64> = left.into_iter().filter(|part| *part > 0).collect();
        left.sort_unstable_by_key(|part| std::cmp::Reverse(*part));
        Some((pile, left))
    }
}
