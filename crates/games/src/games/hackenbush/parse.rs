//! Parses trees (brackets, or the list of `--parents`) into a [`Forest`], and paths into a [`CutMove`].
//! Errors point at the faulty token or character.

use crate::position::forest::TreeParser;
use crate::position::{CutMove, Forest};
use carryless_args::command_line::{Token, narrow};
use carryless_args::error::{Error, faults};
use carryless_args::options;
use carryless_args::{Args, ArgsError};

faults! {
    pub enum TreeFault {
        NoTree = "no-tree",
        NotABracket = "not-a-bracket",
        Unopened = "bracket-unopened",
        Unclosed = "bracket-unclosed",
        TooMany { most: usize } = "too-many-branches",
        TooHigh { most: usize } = "too-high",
        NotAParent { branches: usize } = "not-a-parent",
        Circle { circle: String } = "parents-circle",
        NotACut = "cut-form",
        NoSuchTree { trees: u64 } = "no-such-tree",
        NoSuchBranch { below: String, branches: u64 } = "no-such-branch",
    }
}

/// Largest number of branches of all trees together.
pub(super) const MOST: usize = 10_000;

/// Largest height of a tree, in branches. The path to a branch has as many numbers as the branch is high, and
/// an answer may contain a path to every branch.
pub(super) const HIGHEST: usize = 1_000;

/// Parses the trees of a question, written in brackets, such as `((()))(()())`, or as the list of
/// `--parents`. Returns an error if both forms or neither are given.
pub(super) fn parse_forest(arguments: &mut Args<'_>) -> Result<Forest, Error> {
    let words: Vec<Token<'_>> = std::iter::from_fn(|| arguments.next_word()).collect();
    match arguments.value_of(options::PARENTS.name) {
        Some(list) if words.is_empty() => parse_parents(list),
        Some(list) => Err(list.error(ArgsError::Conflict { other: words[0].text().to_owned() })),
        None => {
            let forest = parse_brackets(&words)?;
            match forest.branch_count() {
                0 => Err(arguments.line().error_at_end(TreeFault::NoTree)),
                _ => Ok(forest),
            }
        }
    }
}

/// Parses trees in brackets: `(()())` is a branch with two branches on it. Several tokens count as one text.
fn parse_brackets(words: &[Token<'_>]) -> Result<Forest, Error> {
    let mut sprout = TreeParser::default();
    // The opening bracket of each branch, for the error about an unclosed bracket.
    let mut places: Vec<Token<'_>> = Vec::new();
    for word in words {
        for (at, letter) in word.text().char_indices() {
            let place = word.slice(at, at + letter.len_utf8());
            match narrow(letter) {
                '(' if sprout.branch_count() == MOST => {
                    return Err(place.error(TreeFault::TooMany { most: MOST }));
                }
                '(' if sprout.open() > HIGHEST => {
                    return Err(place.error(TreeFault::TooHigh { most: HIGHEST }));
                }
                '(' => places.push(place),
                ')' if !sprout.close() => return Err(place.error(TreeFault::Unopened)),
                ')' => {}
                letter if letter.is_whitespace() => {}
                _ => return Err(place.error(TreeFault::NotABracket)),
            }
        }
    }
    match sprout.innermost_open().and_then(|at| places.get(at)) {
        Some(place) => Err(place.error(TreeFault::Unclosed)),
        None => Ok(sprout.into_forest()),
    }
}

/// Parses the list of `--parents`: its k-th number is the number (from 1) of the branch on which branch k
/// stands, or 0 for the ground. `0,1,1` is a branch with two branches on it. Branches on the same branch keep
/// the order of the list.
fn parse_parents(list: Token<'_>) -> Result<Forest, Error> {
    let items: Vec<Token<'_>> =
        list.items().into_iter().filter(|item| !item.text().is_empty()).collect();
    if items.is_empty() {
        return Err(list.error(TreeFault::NoTree));
    }
    if let Some(extra) = items.get(MOST) {
        return Err(extra.error(TreeFault::TooMany { most: MOST }));
    }
    let branches = items.len();
    let outside = || TreeFault::NotAParent { branches };
    let number = |item: &Token<'_>| item.number_within(0, branches as u64, outside);
    let parents = items.iter().map(number).collect::<Result<Vec<u64>, _>>()?;
    let (mut ground, mut children) = (Vec::new(), vec![Vec::new(); branches]);
    for (branch, parent) in parents.iter().enumerate() {
        match parent.checked_sub(1) {
            Some(under) => children[under as usize].push(branch),
            None => ground.push(branch),
        }
    }
    let forest = Forest::from_children(&ground, &children);
    if forest.branch_count() < branches {
        let circle = find_cycle(&parents);
        let place = circle.first().map_or(list, |branch| items[*branch]);
        let numbers = circle.iter().chain(circle.first()).map(|branch| (branch + 1).to_string());
        let circle = numbers.collect::<Vec<_>>().join(" → ");
        return Err(place.error(TreeFault::Circle { circle }));
    }
    if forest.height() > HIGHEST as u64 {
        return Err(list.error(TreeFault::TooHigh { most: HIGHEST }));
    }
    Ok(forest)
}

/// Returns the branches (0-based indices) of a cycle, from its smallest index on; each branch is followed by
/// its parent. It is the cycle that is met first on walks from branch to parent that start at the branches 0,
/// 1, 2, … `parents` has the number of each branch's parent (from 1, or 0 for the ground). There must be a
/// cycle.
fn find_cycle(parents: &[u64]) -> Vec<usize> {
    let under = |branch: usize| (parents[branch] as usize).checked_sub(1);
    // Start of the walk that visited each branch: a walk that meets its own path has found a cycle.
    let mut walked: Vec<Option<usize>> = vec![None; parents.len()];
    for first in 0..parents.len() {
        let mut at = first;
        while walked[at].is_none() {
            walked[at] = Some(first);
            match under(at) {
                Some(below) => at = below,
                None => break,
            }
        }
        if walked[at] == Some(first) && under(at).is_some() {
            let mut round = vec![at];
            round.extend(
                std::iter::successors(under(at), |at| under(*at)).take_while(|on| *on != at),
            );
            let least = (0..round.len()).min_by_key(|place| round[*place]).unwrap_or(0);
            round.rotate_left(least);
            return round;
        }
    }
    Vec::new()
}

/// Parses the path to a branch as the cut of that branch: `1.2` cuts the second branch on the lowest branch
/// of the first tree.
///
/// # Errors
///
/// Returns `cut-form` if the token is not a path; otherwise `no-such-tree` or `no-such-branch`, which point
/// at the first number without a tree or branch.
pub(super) fn parse_cut(word: Token<'_>, forest: &Forest) -> Result<CutMove, Error> {
    let form = || word.error(TreeFault::NotACut);
    let parts: Vec<Token<'_>> = word.split('.').collect();
    let numbers = parts.iter().map(|part| part.number().map_err(|_| form()));
    let cut = numbers.collect::<Result<Vec<u64>, _>>()?;
    match forest.find_path(&cut) {
        Ok(_) => Ok(CutMove { cut }),
        Err((0, trees)) => Err(parts[0].error(TreeFault::NoSuchTree { trees })),
        Err((step, branches)) => {
            let below = CutMove { cut: cut[..step].to_vec() }.to_string();
            Err(parts[step].error(TreeFault::NoSuchBranch { below, branches }))
        }
    }
}
