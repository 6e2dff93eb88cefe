//! Finds the position that follows another one in a presentation: the same game and rules, and as many piles,
//! branches, parts or tokens.

use super::edit::{apply_control, board, numbers, parse_line, with_option, with_position};
use carryless_args::command_line::CommandLine;
use carryless_args::options::{FROM, QUOTA};
use carryless_games::games::{AnyState, EXPLAIN, graph, sum};

/// Smallest number of binary columns of the next position. With fewer columns there are too few positions.
const FEWEST_COLUMNS: u32 = 3;

/// Numbers that one step of the search for the next position adds to the piles, in eighths of the range of pile
/// sizes and then made odd: the first number to the first pile, and so on; after the third number the list
/// begins again.
const EIGHTHS: [u128; 3] = [5, 3, 7];

/// Largest number of steps in the search for the next position.
const TRIES: usize = 1000;

/// Largest number of piles for which all sizes must be different; one or two piles may be equal.
const DISTINCT: usize = 4;

/// Largest number of forests with as many branches that are looked at to find the next one; all forests with up to 9
/// branches.
const FORESTS: usize = 4862;

/// Returns the command line of the position after that of `text`; `None` if there is none.
pub(super) fn next_position(text: &str) -> Option<String> {
    match board(text) {
        Some(AnyState::Sum(state)) => with_next_parts(text, &state),
        Some(AnyState::Graph(state)) => with_next_tokens(text, &state),
        Some(AnyState::Hackenbush(state)) => with_next_forest(text, &state.position.to_string()),
        _ => with_next_piles(text),
    }
}

/// Returns the command line `text` with the next position in each component that has one.
fn with_next_parts(text: &str, state: &sum::State) -> Option<String> {
    let part = |part: &sum::component::Component| {
        let now = part.to_command();
        let next = next_position(&format!("{EXPLAIN} {now}"));
        let next = next.and_then(|next| Some(next.strip_prefix(EXPLAIN)?.trim_start().to_owned()));
        format!("\"{}\"", next.unwrap_or(now))
    };
    let parts: Vec<String> = state.position.parts.iter().map(part).collect();
    let next = board(&format!("{EXPLAIN} sum {}", parts.join(" + ")))?;
    let is_other = next != AnyState::Sum(state.clone());
    is_other.then(|| with_position(text, &next.to_args().to_line())).flatten()
}

/// Returns the command line `text` with as many tokens on other nodes from which an arrow leads: the next list of
/// nodes in the order of the graph.
fn with_next_tokens(text: &str, state: &graph::State) -> Option<String> {
    let sources = state.rules.arrows.sources();
    let place = |token: &String| sources.iter().position(|own| own == token).unwrap_or(0);
    let mut places: Vec<usize> = state.position.tokens.iter().map(place).collect();
    places.sort_unstable();
    for _ in 0..TRIES {
        // The last token that can go on does, and those after it stand beside it.
        let last = places.iter().rposition(|at| at + 1 < sources.len());
        let (from, to) = last.map_or((0, 0), |last| (last, places[last] + 1));
        places[from..].fill(to);
        let names: Vec<&str> =
            places.iter().filter_map(|at| sources.get(*at)).map(|name| &**name).collect();
        let next = with_option(text, FROM.name, &names.join(","));
        if board(&next).is_some_and(|next| next != AnyState::Graph(state.clone())) {
            return Some(next);
        }
    }
    None
}

/// Returns the command line `text` with another forest of as many trees and branches. A forest and its mirror image
/// count as one, so that the next forest looks different.
fn with_next_forest(text: &str, forest: &str) -> Option<String> {
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
    with_position(text, &format!("hackenbush {}", next.get(step - 1)?))
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

/// Returns the command line `text` with other pile sizes. The number of piles stays; so does the number of
/// columns, but it is at least [`FEWEST_COLUMNS`]. `None` if there is no such position. The piles are the
/// digits of a number to which a fixed odd number is added, so that each position comes once before the first
/// returns.
fn with_next_piles(text: &str) -> Option<String> {
    // The count of a race and the limit of the next move are those of this position alone.
    let text = &with_option(&with_option(text, FROM.name, ""), QUOTA.name, "");
    let line = CommandLine::parse(text);
    let words = numbers(&parse_line(&line).1);
    // The first number of an octal game is its code, not a pile.
    let skipped = usize::from(text.contains(" octal "));
    let words = words.get(skipped..)?;
    let sizes: Vec<u64> = words.iter().map(|word| word.number().ok()).collect::<Option<_>>()?;
    let columns = u64::BITS - sizes.iter().max()?.leading_zeros();
    let range = 1_u128 << columns.max(FEWEST_COLUMNS);
    let mut next = sizes.clone();
    for _ in 0..TRIES {
        let mut carry = 0;
        for (size, eighths) in next.iter_mut().zip(EIGHTHS.iter().cycle()) {
            let sum = u128::from(*size) + ((range * eighths / 8) | 1) + carry;
            (*size, carry) = ((sum % range) as u64, sum / range);
        }
        if is_varied(&next, &sizes) && next.iter().any(|size| u128::from(*size) >= range / 2) {
            let sized = next.iter().zip(skipped + 1..).fold(text.clone(), |text, (size, pile)| {
                apply_control(&text, &format!("pile-{pile}"), &size.to_string())
            });
            return board(&sized).map(|_| sized);
        }
    }
    None
}

/// Whether the position `next` may follow the position `before`: no pile is empty, the sizes are not those of
/// `before` in another order, and three or four piles are all of different sizes.
fn is_varied(next: &[u64], before: &[u64]) -> bool {
    let [mut next, mut before] = [next.to_vec(), before.to_vec()];
    next.sort_unstable();
    before.sort_unstable();
    let is_small = next.len() <= 2 || next.len() > DISTINCT;
    next != before
        && next.first().is_some_and(|least| *least > 0)
        && (is_small || next.windows(2).all(|pair| pair[0] < pair[1]))
}
