//! Parses a move as pupils write it: `1:2`, `5 → 2`, `11 from the third pile`, `all of pile 3`, or the
//! piles that remain. The result is `None` if a teacher has to read the text.

use super::{AcceptedWords, Token};
use carryless_games::position::{AnyMove, CutMove, PileMove, StairMove};

/// A move that a pupil wrote, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ParsedMove {
    Move(PileMove),
    /// A move that can be read but is not legal.
    Impossible,
}

impl ParsedMove {
    /// Returns the move if it is legal, otherwise `None`.
    pub(crate) fn legal(self) -> Option<PileMove> {
        match self {
            ParsedMove::Move(taken) => Some(taken),
            ParsedMove::Impossible => None,
        }
    }
}

/// Parts of a move as the pupil wrote it, before the position decides their meaning.
#[derive(Debug, Default)]
struct WrittenMove {
    /// Index of the pile, 1-based, if a word marks it as an index.
    nth: Option<u64>,
    /// Size of the pile before the move, if a word marks it as a size.
    size: Option<u64>,
    /// Numbers that no word marks as the index or the size of a pile, in the order of the text.
    numbers: Vec<u64>,
    /// Whether the text contains a word for all stones, such as `all`.
    all: bool,
    /// Whether the text contains a word before the remaining stones, such as `leave`.
    leave: bool,
    /// Number of entries of `numbers` before the word `from`; `None` if the word does not occur.
    from: Option<usize>,
    /// Number of entries of `numbers` before the word `to` or an arrow; `None` if neither occurs.
    to: Option<usize>,
}

impl AcceptedWords {
    /// Parses a move in the position `piles`; `None` if a teacher has to read the text.
    pub(crate) fn parse_move(&self, text: &str, piles: &[u64]) -> Option<ParsedMove> {
        let said = WrittenMove::from_tokens(&self.tokens(text))?;
        match pile_of_pair(text) {
            Some(pile) if pile_size(piles, pile).is_none() => Some(ParsedMove::Impossible),
            _ => said.resolve(piles),
        }
    }
}

impl AcceptedWords {
    /// Parses a move on stairs: a step, the number of stones that go down from it, and possibly the step below.
    /// A wrong step below gives a move from step 0, which is never legal. `None` if the text cannot be read.
    pub(crate) fn parse_stair_move(&self, text: &str) -> Option<StairMove> {
        let tokens = self.tokens(text);
        let (before, below) = split_at_destination(&tokens);
        let said = WrittenMove::from_tokens(before).filter(|said| !(said.leave || said.all))?;
        let (step, take) = match (said.nth, &said.numbers[..]) {
            (Some(step), &[take]) => (step, take),
            (None, &[take, step]) if said.from == Some(1) => (step, take),
            (None, &[step, take]) => (step, take),
            _ => return None,
        };
        let fits = match below {
            [] => true,
            [Token::Number(below) | Token::Nth(below)] => below.checked_add(1) == Some(step),
            _ => return None,
        };
        // Step 0 makes the move wrong: the stones would skip a step.
        Some(StairMove { step: if fits { step } else { 0 }, take })
    }

    /// Parses a move of a coin and returns two squares: the one it leaves and the one it reaches. `None` if
    /// the text cannot be read.
    pub(crate) fn parse_shift(&self, text: &str) -> Option<[u64; 2]> {
        let tokens = self.tokens(text);
        match split_at_destination(&tokens) {
            (
                [.., Token::Number(from) | Token::Nth(from)],
                [Token::Number(to) | Token::Nth(to)],
            ) => {
                let before = &tokens[..tokens.len() - 3];
                before.iter().all(|token| *token == Token::From).then_some([*from, *to])
            }
            _ => None,
        }
    }

    /// Parses cut branches, each given by the path to it, such as `1.2`; `None` if the text cannot be read.
    pub(crate) fn cuts(&self, text: &str) -> Option<Vec<AnyMove>> {
        let mut found = Vec::new();
        for word in self.split_list(text).into_iter().flat_map(str::split_whitespace) {
            let path = self.tokens(word).into_iter().map(|token| match token {
                Token::Number(number) => Some(number),
                _ => None,
            });
            let cut = path.collect::<Option<Vec<u64>>>()?;
            found.extend((!cut.is_empty()).then_some(AnyMove::Cut(CutMove { cut })));
        }
        (!found.is_empty()).then_some(found)
    }
}

/// Returns the tokens before and after the first word `to` or arrow. If there is none, the first list has all
/// tokens and the second is empty.
fn split_at_destination(tokens: &[Token]) -> (&[Token], &[Token]) {
    let to = tokens.iter().position(|token| *token == Token::To);
    to.map_or((tokens, &[]), |to| (&tokens[..to], &tokens[to + 1..]))
}

impl WrittenMove {
    /// Collects the parts of a move from its tokens; `None` if a token is unknown or out of place.
    fn from_tokens(tokens: &[Token]) -> Option<Self> {
        let mut said = WrittenMove::default();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let (second, third) = (tokens.get(at + 1).copied(), tokens.get(at + 2).copied());
            at += 1;
            match (token, second, third) {
                // Example: 11 颗的那堆.
                (Token::Number(size), Some(Token::Of), Some(Token::Pile { after: true })) => {
                    said.set_size(*size)?;
                    at += 2;
                }
                (Token::Number(nth), Some(Token::Pile { after: true }), _) => {
                    said.set_nth(*nth)?;
                    at += 1;
                }
                (Token::Pile { after: false }, Some(Token::Of), Some(Token::Number(size))) => {
                    said.set_size(size)?;
                    at += 2;
                }
                (Token::Pile { after: false }, Some(Token::Number(nth)), _) => {
                    said.set_nth(nth)?;
                    at += 1;
                }
                (Token::Nth(nth), following, _) => {
                    said.set_nth(*nth)?;
                    at += usize::from(matches!(following, Some(Token::Pile { .. })));
                }
                (Token::Number(number), ..) => said.numbers.push(*number),
                (Token::Leave, ..) => said.leave = true,
                (Token::All, ..) => said.all = true,
                (Token::From, ..) => said.from = Some(said.numbers.len()),
                (Token::To, ..) => said.to = Some(said.numbers.len()),
                (Token::Of, ..) => {}
                _ => return None,
            }
        }
        Some(said)
    }

    /// Sets the 1-based index of the pile; `None` if it is already set.
    fn set_nth(&mut self, nth: u64) -> Option<()> {
        self.nth.replace(nth).is_none().then_some(())
    }

    /// Sets the size of the pile; `None` if it is already set.
    fn set_size(&mut self, size: u64) -> Option<()> {
        self.size.replace(size).is_none().then_some(())
    }

    /// Returns the move that these parts mean in the position `piles`; `None` if a teacher has to read the
    /// text.
    fn resolve(&self, piles: &[u64]) -> Option<ParsedMove> {
        if self.nth.is_some() || self.size.is_some() {
            let pile = match (self.nth, self.size) {
                (Some(nth), None) => nth,
                (None, Some(size)) => pile_of_size(piles, size)?,
                // "The third pile of 11": index and size must agree.
                (Some(nth), Some(size)) => {
                    Some(nth).filter(|nth| pile_size(piles, *nth) == Some(size))?
                }
                (None, None) => return None,
            };
            let Some(size) = pile_size(piles, pile) else { return Some(ParsedMove::Impossible) };
            return self.resolve_in_pile(pile, size);
        }
        self.resolve_numbers(piles)
    }

    /// Returns the move that numbers alone mean in the position `piles`, when no word says which number is
    /// the index or size of a pile; `None` if they cannot be read as a move.
    fn resolve_numbers(&self, piles: &[u64]) -> Option<ParsedMove> {
        match self.numbers[..] {
            [pile] if self.all => {
                let pile = if pile_size(piles, pile).is_some() {
                    pile
                } else {
                    pile_of_size(piles, pile)?
                };
                take_from_pile(pile, pile_size(piles, pile)?, pile_size(piles, pile)?)
            }
            _ if self.all => None,
            // 5 → 2; a pile index if no pile has this size.
            [size, leaves] if self.to == Some(1) => {
                let pile = pile_of_size(piles, size).unwrap_or(size);
                take_from_pile(
                    pile,
                    pile_size(piles, pile)?,
                    pile_size(piles, pile)?.checked_sub(leaves)?,
                )
            }
            // Examples: "11 from 3", "from 3 11".
            [first, second] if self.from.is_some() => {
                let (pile, number) =
                    if self.from == Some(0) { (first, second) } else { (second, first) };
                let Some(size) = pile_size(piles, pile) else {
                    return Some(ParsedMove::Impossible);
                };
                WrittenMove {
                    numbers: vec![number],
                    ..WrittenMove { leave: self.leave, ..WrittenMove::default() }
                }
                .resolve_in_pile(pile, size)
            }
            [..] if self.numbers.len() == piles.len() && (self.leave || piles.len() > 2) => Some(
                move_leaving(piles, &self.numbers).map_or(ParsedMove::Impossible, ParsedMove::Move),
            ),
            [pile, number] if pile_size(piles, pile).is_some() => {
                let said = WrittenMove {
                    numbers: vec![number],
                    leave: self.leave,
                    ..WrittenMove::default()
                };
                said.resolve_in_pile(pile, pile_size(piles, pile)?)
            }
            // Remaining piles without the empty one, or a pile that does not exist.
            [_, _, ..] if self.numbers.len() + 1 == piles.len() => {
                let mut all = self.numbers.clone();
                all.push(0);
                Some(move_leaving(piles, &all).map_or(ParsedMove::Impossible, ParsedMove::Move))
            }
            [_, _] => Some(ParsedMove::Impossible),
            _ => None,
        }
    }

    /// Returns the move in pile `pile` (1-based) of `size` stones that the numbers and the words for all,
    /// remaining and new stones describe; `None` if the numbers contradict each other.
    fn resolve_in_pile(&self, pile: u64, size: u64) -> Option<ParsedMove> {
        match self.numbers[..] {
            [] if self.all => take_from_pile(pile, size, size),
            [all] if self.all => (all == size).then(|| take_from_pile(pile, size, size))?,
            [leaves] if self.leave || self.to.is_some() => match size.checked_sub(leaves) {
                Some(take) => take_from_pile(pile, size, take),
                None => Some(ParsedMove::Impossible),
            },
            [take] => take_from_pile(pile, size, take),
            // "From 11 to 0", or stones taken and stones left: both must agree.
            [first, second] if self.to.is_some() => {
                (first == size).then(|| take_from_pile(pile, size, size.checked_sub(second)?))?
            }
            [take, leaves] if self.leave && take.checked_add(leaves) == Some(size) => {
                take_from_pile(pile, size, take)
            }
            _ => None,
        }
    }
}

/// Returns the move that takes `take` stones from pile `pile` (1-based) of `size` stones, or `Impossible` if it
/// is not legal; never `None`.
fn take_from_pile(pile: u64, size: u64, take: u64) -> Option<ParsedMove> {
    Some(match size.checked_sub(take).filter(|_| take > 0) {
        Some(leaves) => ParsedMove::Move(PileMove { pile, take, leaves }),
        None => ParsedMove::Impossible,
    })
}

/// Returns the index of the pile in a pair such as `5:2` (take 2 from pile 5); `None` if the text is no pair.
/// Such a pair never lists the piles that remain.
fn pile_of_pair(text: &str) -> Option<u64> {
    let (pile, take) = text.split_once(':')?;
    take.trim().parse::<u64>().ok()?;
    pile.trim().parse().ok()
}

/// Returns the size of the pile with this 1-based index; `None` if there is no such pile.
pub(super) fn pile_size(piles: &[u64], pile: u64) -> Option<u64> {
    piles.get(usize::try_from(pile.checked_sub(1)?).ok()?).copied()
}

/// Returns the 1-based index of the first pile of this size; `None` if there is no such pile.
pub(super) fn pile_of_size(piles: &[u64], size: u64) -> Option<u64> {
    piles.iter().zip(1..).find(|(pile, _)| **pile == size).map(|(_, number)| number)
}

/// Returns the move from `piles` that leaves the piles `after`, in this order or any other; `None` if no
/// single move does.
fn move_leaving(piles: &[u64], after: &[u64]) -> Option<PileMove> {
    let mut rest = after.to_vec();
    let same_order = piles.iter().zip(after).filter(|(before, after)| before != after).count() == 1;
    let (place, leaves) =
        match same_order {
            true => piles.iter().zip(after).enumerate().find_map(|(place, (before, after))| {
                (before != after).then_some((place, *after))
            })?,
            false => {
                let mut changed = None;
                for (place, size) in piles.iter().enumerate() {
                    match rest.iter().position(|other| other == size) {
                        Some(found) => {
                            rest.swap_remove(found);
                        }
                        None if changed.is_none() => changed = Some(place),
                        None => return None,
                    }
                }
                (changed?, *rest.first()?)
            }
        };
    let take = piles[place].checked_sub(leaves).filter(|take| *take > 0)?;
    Some(PileMove { pile: place as u64 + 1, take, leaves })
}
