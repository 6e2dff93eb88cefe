//! Search of any game tree: the outcome of a position follows only from the outcomes after every move.

use rustc_hash::FxHashMap;

use carryless_games::position::Outcome;
use carryless_games::search::Tree;

/// A search of the game tree, with the outcomes found so far.
#[derive(Debug)]
pub struct Search<T: Tree> {
    tree: T,
    known: FxHashMap<T::Position, Outcome>,
}

impl<T: Tree> Search<T> {
    /// Creates a search of `tree` that knows no outcome yet.
    pub fn new(tree: T) -> Self {
        Search { tree, known: FxHashMap::default() }
    }

    /// Returns the outcome of `position`: P if every option is N (by the end rule if there is no option),
    /// else N. Takes time in proportion to the positions below it; does not recurse, so that a long game
    /// cannot overflow the stack.
    pub fn outcome(&mut self, position: &T::Position) -> Outcome {
        let mut open = vec![position.clone()];
        while let Some(top) = open.last().cloned() {
            let options: Vec<_> = self.tree.options(&top).collect();
            let unknown: Vec<_> =
                options.iter().filter(|option| !self.known.contains_key(option)).cloned().collect();
            if unknown.is_empty() {
                let outcome = if options.is_empty() {
                    self.tree.terminal_outcome(&top)
                } else {
                    Outcome::p_if(options.iter().all(|option| self.known[option] == Outcome::N))
                };
                self.known.insert(top, outcome);
                open.pop();
            } else {
                open.extend(unknown);
            }
        }
        self.known[position]
    }
}
