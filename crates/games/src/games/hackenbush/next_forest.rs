//! Another forest of the same size, as text in brackets: `((()))(()())` has two trees and seven branches.

/// Largest number of forests with as many branches that are looked at to find the next one; all forests with up to 9
/// branches.
const FORESTS: usize = 4862;

/// Returns another forest of as many trees and branches as `forest`, both in brackets; `None` if there is no other
/// one. A forest and its mirror image count as one, so that the next forest looks different.
pub(super) fn next_forest(forest: &str) -> Option<String> {
    let (own, trees) = (sorted(forest), trees(forest).len());
    let (mut word, mut next) = (own.clone(), Vec::new());
    for _ in 0..FORESTS {
        word = next_brackets(&word);
        if word == own {
            break;
        }
        if self::trees(&word).len() == trees && sorted(&word) == word {
            next.push(word.clone());
        }
    }
    // A step that has no factor in common with their number comes to all of them.
    let count = next.len() + 1;
    let shares = |step: usize| {
        (2..=step).any(|factor| step.is_multiple_of(factor) && count.is_multiple_of(factor))
    };
    let step = (count * 3 / 8 + 1..count).find(|step| !shares(*step)).unwrap_or(1);
    next.into_iter().nth(step - 1)
}

/// Returns the trees of a forest in brackets.
fn trees(forest: &str) -> Vec<&str> {
    let (mut trees, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, letter) in forest.char_indices() {
        match letter {
            '(' => depth += 1,
            _ => depth = depth.saturating_sub(1),
        }
        if depth == 0 {
            trees.push(&forest[start..=at]);
            start = at + 1;
        }
    }
    trees
}

/// Returns the forest in brackets with the branches on each branch in descending order.
fn sorted(forest: &str) -> String {
    let inside = |tree: &str| format!("({})", sorted(&tree[1..tree.len() - 1]));
    let mut trees: Vec<String> = trees(forest).into_iter().map(inside).collect();
    trees.sort_unstable_by(|one, other| other.cmp(one));
    trees.concat()
}

/// Returns the next word of as many pairs of brackets in the order of the alphabet, `(` before `)`; after the last word
/// the first.
fn next_brackets(word: &str) -> String {
    let letters = word.as_bytes();
    let pairs = letters.len() / 2;
    let opened = |at: usize| letters[..at].iter().filter(|letter| **letter == b'(').count();
    // The last `(` that may become `)`: more brackets are open before it than closed.
    let turns = |at: &usize| letters[*at] == b'(' && 2 * opened(*at) > *at;
    let Some(at) = (0..letters.len()).rev().find(turns) else {
        return "(".repeat(pairs) + &")".repeat(pairs);
    };
    let open = opened(at);
    let closed = at + 1 - open;
    [&word[..at], ")", &"(".repeat(pairs - open), &")".repeat(pairs - closed)].concat()
}
