//! State of the play board: the stage of its guided story and the selection. The page sends the state back with
//! every request, so that a reply depends only on its request. [`Touched`] has a text form, from which it is
//! parsed.

use std::fmt;

use crate::action::DONE;

/// Block of a pile: its row (0-based) and its weight, a power of two.
pub(super) type Block = (usize, u64);

/// State of the play board that is not part of the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Touched {
    /// Whether two people play on one screen.
    pub(super) is_for_two: bool,
    /// Indices (0-based) of the moves that left the smaller part of a pile on the left.
    pub(super) turned: Vec<usize>,
    /// Whether the guided story has been told to its end.
    pub(super) is_done: bool,
    pub(super) stage: Stage,
}

/// Stage of a match or of the guided story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A match without a restriction on moves. `chosen` is the selected move as it is typed.
    Play { chosen: Option<String> },
    /// The computer's move is shown before it is made. With `is_balanced`, [`Stage::Balance`] is next.
    Watch { is_balanced: bool },
    /// The user splits piles into blocks. `rows` are the rows split so far, 0-based.
    Split { rows: Vec<usize> },
    /// The user pairs equal blocks. `joined` are the pairs made so far; `picked` is a block that still needs a
    /// partner. `is_refused` tells that the last two chosen blocks were unequal.
    Pair { joined: Vec<[Block; 2]>, picked: Option<Block>, is_refused: bool },
    /// The blocks without a partner are shown.
    Alone,
    /// A match in which every move must leave no block unpaired. `changed` is the row (0-based) that the
    /// selected move changes, and its new size. `judged` tells whether the last move was right; it is `None`
    /// again once the match continues.
    Balance { changed: Option<(usize, u64)>, judged: Option<bool> },
    /// The reasons for the result of a match without a story are shown.
    Told,
}

impl Default for Stage {
    fn default() -> Self {
        Stage::Play { chosen: None }
    }
}

impl Touched {
    /// Parses the text form. Invalid text gives the state at the beginning of a match.
    pub(super) fn parse(text: &str) -> Self {
        let mut words = text.split(' ').filter(|word| !word.is_empty()).peekable();
        let is_done = words.next_if_eq(&DONE).is_some();
        let is_for_two = words.next_if_eq(&"two").is_some();
        let turned = words.next_if_eq(&"turned").and_then(|_| words.next()).unwrap_or_default();
        let turned = turned.split(',').filter_map(|index| index.parse().ok()).collect();
        let kind = words.next().unwrap_or_default();
        let stage = stage(kind, &words.collect::<Vec<_>>()).unwrap_or_default();
        Touched { is_for_two, turned, is_done, stage }
    }

    /// Returns a copy of this state with the stage `stage`.
    pub(super) fn with_stage(&self, stage: Stage) -> Self {
        Touched { stage, turned: self.turned.clone(), ..*self }
    }

    /// Returns the stage of the guided story as a number, 0 to 4; `is_over` tells that a match has been won.
    pub(super) fn dot(&self, is_over: bool) -> usize {
        match &self.stage {
            _ if self.is_done || is_over && self.is_balanced() => 4,
            Stage::Play { .. } | Stage::Watch { is_balanced: false } | Stage::Told => 0,
            Stage::Split { .. } => 1,
            Stage::Pair { .. } | Stage::Alone => 2,
            Stage::Balance { .. } | Stage::Watch { is_balanced: true } => 3,
        }
    }

    /// Whether every move at the current stage must leave no block unpaired.
    pub(super) fn is_balanced(&self) -> bool {
        matches!(self.stage, Stage::Balance { .. } | Stage::Watch { is_balanced: true })
    }

    /// Whether the guided story is between two matches; the board then shows the initial position.
    pub(super) fn is_between(&self) -> bool {
        matches!(self.stage, Stage::Split { .. } | Stage::Pair { .. } | Stage::Alone)
    }
}

/// Parses a stage from its text form: its name `kind` and the words after the name. `None` for an unknown name
/// or if a necessary word is missing.
fn stage(kind: &str, words: &[&str]) -> Option<Stage> {
    let change = |word: Option<&&str>| {
        let (row, number) = word?.split_once(':')?;
        Some((row.parse().ok()?, number.parse().ok()?))
    };
    Some(match kind {
        "choose" => Stage::Play { chosen: Some(words.join(" ")) },
        "watch" => Stage::Watch { is_balanced: words == ["balance"] },
        "split" => {
            Stage::Split { rows: words.iter().filter_map(|word| word.parse().ok()).collect() }
        }
        "pair" | "refused" => {
            let pairs = words.iter().filter_map(|word| word.split_once('+'));
            let joined =
                pairs.filter_map(|(one, other)| Some([parse_block(one)?, parse_block(other)?]));
            let picked = words.iter().find_map(|word| parse_block(word));
            Stage::Pair { joined: joined.collect(), picked, is_refused: kind == "refused" }
        }
        "alone" => Stage::Alone,
        "told" => Stage::Told,
        "balance" => Stage::Balance { changed: change(words.first()), judged: None },
        "wrong" => Stage::Balance { changed: Some(change(words.first())?), judged: Some(false) },
        "right" => Stage::Balance { changed: None, judged: Some(true) },
        _ => return None,
    })
}

/// Parses a block written as `row.weight`, with a 0-based row; `None` for other text.
fn parse_block(word: &str) -> Option<Block> {
    let (row, weight) = word.split_once('.')?;
    Some((row.parse().ok()?, weight.parse().ok()?))
}

impl fmt::Display for Touched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        words.extend(self.is_done.then(|| DONE.to_owned()));
        words.extend(self.is_for_two.then(|| "two".to_owned()));
        if !self.turned.is_empty() {
            let turned: Vec<String> = self.turned.iter().map(usize::to_string).collect();
            words.push(format!("turned {}", turned.join(",")));
        }
        let written = |(row, weight): &Block| format!("{row}.{weight}");
        match &self.stage {
            Stage::Play { chosen } => {
                words.extend(chosen.iter().map(|chosen| format!("choose {chosen}")));
            }
            Stage::Watch { is_balanced } => {
                words.push("watch".to_owned());
                words.extend(is_balanced.then(|| "balance".to_owned()));
            }
            Stage::Split { rows } => {
                words.push("split".to_owned());
                words.extend(rows.iter().map(usize::to_string));
            }
            Stage::Pair { joined, picked, is_refused } => {
                words.push(if *is_refused { "refused" } else { "pair" }.to_owned());
                let pair = |[one, other]: &[Block; 2]| [written(one), written(other)].join("+");
                words.extend(joined.iter().map(pair));
                words.extend(picked.iter().map(written));
            }
            Stage::Alone => words.push("alone".to_owned()),
            Stage::Told => words.push("told".to_owned()),
            Stage::Balance { changed, judged } => {
                let kind = match judged {
                    None => "balance",
                    Some(false) => "wrong",
                    Some(true) => "right",
                };
                words.push(kind.to_owned());
                words.extend(changed.map(|(row, number)| format!("{row}:{number}")));
            }
        }
        f.write_str(&words.join(" "))
    }
}
