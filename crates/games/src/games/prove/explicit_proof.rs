//! The proof for games whose positions are found by following the moves: taking-and-breaking games,
//! subtraction games, Staircase Nim, Fibonacci Nim, Hackenbush, sums of games. All sub-positions are listed
//! once, options first, so that each is decided from its options alone. Every outcome is compared with the
//! theorem. [`explicit_tree`](super::explicit_tree) encodes the positions as lists of numbers.

use rustc_hash::FxHashMap;

use super::certificate::{Entries, PileEntry};
use super::explicit_tree::{Enumerated, ListTree};
use super::steps::{Answer, Counterexample, Found, PileNode, Refuted, Step};
use super::tree::{Cost, Provable, pile_figure};
use super::{LISTED, LISTED_NUMBERS, MOST_OPTION_NUMBERS};
use crate::figure::Figure;
use crate::game::Playable;
use crate::games::fibonacci::Fibonacci;
use crate::position::{AnyMove, DecimalU128, Outcome};
use crate::sums::DisjunctiveSum;

/// Largest number of listed positions; each keeps a list of its options.
const MOST: usize = 100_000;

/// Legal moves, each with the numbers of the position after it.
type Moves<'t> = Box<dyn Iterator<Item = (AnyMove, Vec<u64>)> + 't>;

/// A function that gives the theorem's outcome and winning moves for the numbers of a position; `None` if
/// they are not a position of the game.
type Theorem<'t> = Box<dyn Fn(&[u64]) -> Option<Answer> + 't>;

/// A game whose positions are lists of numbers. The trait hides the types of the game, so that the proof is
/// compiled once for all games.
trait Positions {
    /// Returns the position that is proved.
    fn root(&self) -> Vec<u64>;

    /// Returns the number of legal moves from `position`, then an upper bound on the total length (in numbers) of the
    /// positions after them. `None` if `position` is not a position of the game.
    fn option_size(&self, position: &[u64]) -> Option<[u64; 2]>;

    /// Iterates over the options (positions after one legal move) in the order of the moves.
    fn options(&self, position: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>> + '_>;

    /// Returns the outcome of a position without a legal move.
    fn end(&self) -> Outcome;

    /// Returns the number of stones in a position.
    fn stones(&self, position: &[u64]) -> u64;

    /// Iterates over the legal moves from a position, each with the numbers of the position after it. `None` means
    /// the proved position with its piles in the order of the question.
    fn moves(&self, position: Option<&[u64]>) -> Moves<'_>;

    /// Returns a function that gives the theorem's outcome and winning moves for a position.
    fn theorem(&self) -> Theorem<'_>;
}

impl<G: Enumerated> Positions for ListTree<G> {
    fn root(&self) -> Vec<u64> {
        G::numbers_of(&self.0)
    }

    fn option_size(&self, position: &[u64]) -> Option<[u64; 2]> {
        ListTree::option_size(self, position)
    }

    fn options(&self, position: &[u64]) -> Box<dyn Iterator<Item = Vec<u64>> + '_> {
        Box::new(G::state_from_numbers(&self.0, position).map(G::options).into_iter().flatten())
    }

    fn end(&self) -> Outcome {
        G::end(&self.0)
    }

    fn stones(&self, position: &[u64]) -> u64 {
        G::stones(&self.0, position)
    }

    fn moves(&self, position: Option<&[u64]>) -> Moves<'_> {
        let here = match position {
            Some(position) => G::state_from_numbers(&self.0, position),
            None => Some(self.0.clone()),
        };
        let moves = here.map(|here| {
            let turns: Vec<AnyMove> = <G as Enumerated>::moves(&here).map(G::Move::into).collect();
            turns.into_iter().zip(G::options(here))
        });
        Box::new(moves.into_iter().flatten())
    }

    fn theorem(&self) -> Theorem<'_> {
        let theorem = G::outcome_function(&self.0);
        Box::new(move |position| {
            let (outcome, told) = theorem(&G::state_from_numbers(&self.0, position)?);
            let winning_moves = told.into_iter().map(G::Move::into).collect();
            Some(Answer { outcome, winning_moves })
        })
    }
}

/// Limit that the list of sub-positions exceeds.
enum Beyond {
    /// There are too many positions.
    Positions,
    /// The options of all positions together have too many numbers.
    Effort,
}

/// A decided position with its options.
struct Node {
    position: Vec<u64>,
    /// Indices of the options in the list of nodes, sorted, without repetition.
    options: Vec<usize>,
    /// Number of moves of the longest game from the position.
    height: u64,
    outcome: Outcome,
}

/// All sub-positions, options first; the last one is the proved position.
#[derive(Default)]
struct List {
    nodes: Vec<Node>,
    /// Index of each position in `nodes`.
    places: FxHashMap<Vec<u64>, usize>,
    /// Length of the options of all positions together, in numbers.
    effort: u64,
}

/// A position whose options are being listed.
struct Open {
    position: Vec<u64>,
    /// Numbers of all options, joined in one vector; there may be millions.
    option_numbers: Vec<u64>,
    /// For each option, the index in `option_numbers` after its last number.
    ends: Vec<usize>,
    /// Indices of the options that are listed already, in the list of nodes.
    options: Vec<usize>,
}

impl Open {
    /// Creates the list of the options of a position with `moves` legal moves, whose options have at most
    /// `numbers` numbers together. Reserves exactly this capacity, because a growing vector may take twice as
    /// much memory.
    fn new(tree: &dyn Positions, position: Vec<u64>, [moves, numbers]: [u64; 2]) -> Self {
        let (mut left, mut ends) = (Vec::new(), Vec::new());
        left.reserve_exact(usize::try_from(numbers).unwrap_or_default());
        ends.reserve_exact(usize::try_from(moves).unwrap_or_default());
        for option in tree.options(&position) {
            left.extend(option);
            ends.push(left.len());
        }
        Open { position, option_numbers: left, ends, options: Vec::new() }
    }

    /// Returns the first option that is not listed yet; `None` if all are listed. Records the indices of the
    /// options before it. `places` has the index of each listed position.
    fn next_unlisted(&mut self, places: &FxHashMap<Vec<u64>, usize>) -> Option<Vec<u64>> {
        while let Some(end) = self.ends.get(self.options.len()) {
            let start = self.options.len().checked_sub(1).map_or(0, |before| self.ends[before]);
            let option = &self.option_numbers[start..*end];
            match places.get(option) {
                Some(known) => self.options.push(*known),
                None => return Some(option.to_vec()),
            }
        }
        None
    }
}

impl List {
    /// Creates the list of all sub-positions. The error is the exceeded limit: `most` positions, or
    /// [`MOST_OPTION_NUMBERS`] numbers in all options together.
    fn try_new(tree: &dyn Positions, most: usize) -> Result<Self, Beyond> {
        let mut list = List::default();
        let mut effort = 0_u64;
        let mut open = |position: Vec<u64>| {
            // Count moves before listing them: one position may have too many. More moves than `most` also
            // mean more positions: equal piles give equal options, but playing on does not.
            let [moves, numbers] = tree.option_size(&position).unwrap_or([u64::MAX; 2]);
            effort = effort.saturating_add(numbers);
            match () {
                () if moves > most as u64 => Err(Beyond::Positions),
                () if effort > MOST_OPTION_NUMBERS => Err(Beyond::Effort),
                () => Ok(Open::new(tree, position, [moves, numbers])),
            }
        };
        let mut path = vec![open(tree.root())?];
        while let Some(last) = path.last_mut() {
            match last.next_unlisted(&list.places) {
                Some(option) => path.push(open(option)?),
                None => list.decide(tree, path.pop().ok_or(Beyond::Positions)?),
            }
            if list.nodes.len() + path.len() > most {
                return Err(Beyond::Positions);
            }
        }
        Ok(List { effort, ..list })
    }

    /// Creates the list of all sub-positions, whose cost the caller has checked; empty if it is too high.
    fn build(tree: &dyn Positions) -> Self {
        List::try_new(tree, usize::MAX).unwrap_or_default()
    }

    /// Decides the position `open`, all of whose options are listed, and adds it to the list.
    fn decide(&mut self, tree: &dyn Positions, open: Open) {
        let Open { position, mut options, .. } = open;
        options.sort_unstable();
        options.dedup();
        let nodes = options.iter().map(|&option| &self.nodes[option]);
        let outcome = match nodes.clone().any(|node| node.outcome == Outcome::P) {
            true => Outcome::N,
            false if options.is_empty() => tree.end(),
            false => Outcome::P,
        };
        let height = nodes.map(|node| node.height + 1).max().unwrap_or(0);
        self.places.insert(position.clone(), self.nodes.len());
        self.nodes.push(Node { position, options, height, outcome });
    }

    /// Returns the index of the first option of `node` that is a P-position; `None` if there is none.
    fn reason(&self, node: &Node) -> Option<usize> {
        node.options.iter().copied().find(|&option| self.nodes[option].outcome == Outcome::P)
    }

    /// Returns the moves that leave a P-position, in the order of the legal moves. `None` means the proved
    /// position with its piles in the order of the question.
    fn winning_moves(&self, tree: &dyn Positions, position: Option<&[u64]>) -> Vec<AnyMove> {
        let lost = tree.moves(position).filter(|(_, after)| {
            self.places.get(after).is_some_and(|&at| self.nodes[at].outcome == Outcome::P)
        });
        lost.map(|(chosen, _)| chosen).collect()
    }

    /// Returns the first position for which search and theorem differ, with the answers of both; `None` if
    /// they agree on all positions.
    fn first_mismatch(&self, tree: &dyn Positions) -> Option<Counterexample> {
        let theorem = tree.theorem();
        self.nodes.iter().find_map(|node| {
            let theorem = theorem(&node.position)?;
            // No move from a P-position leaves a P-position.
            let found = match node.outcome {
                Outcome::P => Vec::new(),
                Outcome::N => self.winning_moves(tree, Some(&node.position)),
            };
            let search = Answer { outcome: node.outcome, winning_moves: found };
            let is_same = search.outcome == theorem.outcome
                && search.winning_moves.len() == theorem.winning_moves.len()
                && search.winning_moves.iter().all(|made| theorem.winning_moves.contains(made));
            let piles = node.position.clone();
            (!is_same).then_some(Counterexample { piles, search, theorem })
        })
    }

    /// Returns the number of all positions, then the number of P-positions.
    fn counts(&self) -> (u64, u64) {
        let lost = self.nodes.iter().filter(|node| node.outcome == Outcome::P).count();
        (self.nodes.len() as u64, lost as u64)
    }

    fn outcome(&self) -> Outcome {
        self.nodes.last().map_or(Outcome::P, |node| node.outcome)
    }

    /// Returns the nodes from the end of the game upwards: each position after its options.
    fn nodes_upwards(&self) -> Vec<&Node> {
        let mut nodes: Vec<&Node> = self.nodes.iter().collect();
        nodes.sort_by_key(|node| (node.height, node.position.len(), &node.position));
        nodes
    }

    /// Returns the steps of the proof up to the list of sub-positions.
    fn steps(&self, tree: &dyn Positions) -> Vec<Step> {
        let count = self.nodes.len() as u64;
        let piles = |at: usize| self.nodes[at].position.clone();
        let node = |node: &Node| PileNode {
            stones: tree.stones(&node.position),
            piles: node.position.clone(),
            outcome: node.outcome,
            to: self.reason(node).map(piles),
            options: match node.outcome {
                Outcome::P => node.options.iter().copied().map(piles).collect(),
                Outcome::N => Vec::new(),
            },
        };
        let positions: Vec<_> = self.nodes_upwards().into_iter().take(LISTED).map(node).collect();
        let left_out = count - positions.len() as u64;
        vec![
            Step::Start {},
            Step::Definition { end: tree.end() },
            Step::Cost {
                sub_positions: count,
                ordered: DecimalU128(count.into()),
                factors: Vec::new(),
                bytes: 0,
            },
            Step::Tree { positions, left_out },
        ]
    }
}

/// Returns the cost of a proof. Counting stops when a limit is exceeded.
fn cost(tree: &dyn Positions) -> Cost {
    // A position has about as many numbers as the first.
    let most = MOST.min(LISTED_NUMBERS / tree.root().len().max(1));
    let (positions, effort) = match List::try_new(tree, most) {
        Ok(list) => (Some(list.nodes.len() as u128), Some(list.effort.into())),
        Err(Beyond::Positions) => (None, Some(0)),
        Err(Beyond::Effort) => (Some(0), None),
    };
    Cost {
        positions,
        power: most.max(1).ilog10().into(),
        positions_at_most: most as u64,
        effort: ("numbers", effort),
        effort_at_most: MOST_OPTION_NUMBERS,
    }
}

/// Proves the outcome of a position; returns the result and the steps.
fn prove(tree: &dyn Positions) -> (Found, Vec<Step>) {
    let list = List::build(tree);
    let (winning, counterexample) = (list.winning_moves(tree, None), list.first_mismatch(tree));
    let (count, lost) = list.counts();
    let agrees = counterexample.is_none();
    let mut steps = list.steps(tree);
    if !winning.is_empty() {
        steps.push(Step::Moves { count: winning.len() as u64 });
    }
    steps.push(Step::Compare { positions: count, lost, agrees });
    let found = Found {
        outcome: list.outcome(),
        winning_moves: winning,
        winning_move_count: None,
        sub_positions: count,
        lost,
        agrees,
        counterexample: counterexample.map(Refuted::Piles),
    };
    (found, steps)
}

/// Returns the outcome of the proved position and the entries of its certificate.
fn certify(tree: &dyn Positions) -> (Outcome, Entries) {
    let list = List::build(tree);
    let mut needed = vec![false; list.nodes.len()];
    needed.last_mut().into_iter().for_each(|last| *last = true);
    for (at, node) in list.nodes.iter().enumerate().rev() {
        match list.reason(node) {
            _ if !needed[at] => {}
            Some(lost) => needed[lost] = true,
            None => node.options.iter().for_each(|&option| needed[option] = true),
        }
    }
    let is_needed = |node: &&Node| needed[list.places[&node.position]];
    let entry = |node: &Node| PileEntry {
        piles: node.position.clone(),
        outcome: node.outcome,
        to: list.reason(node).map(|lost| list.nodes[lost].position.clone()),
    };
    let entries = list.nodes_upwards().into_iter().filter(is_needed).map(entry).collect();
    (list.outcome(), Entries::Piles(entries))
}

/// Implements `Provable` with `ListTree` as the search tree for the type `$game`.
macro_rules! provable {
    ([$($generics:tt)*] $game:ty) => {
        impl<$($generics)*> Provable for $game {
            type Tree = ListTree<$game>;
            const IS_LISTED: bool = true;

            fn tree(state: Self::State) -> Option<ListTree<$game>> {
                <$game as Playable>::validate(&state).ok().map(|()| ListTree(state))
            }

            fn cost(state: &Self::State) -> Cost {
                cost(&ListTree::<$game>(state.clone()))
            }

            fn prove(state: &Self::State, _: &mut dyn FnMut(u64)) -> (Found, Vec<Step>) {
                prove(&ListTree::<$game>(state.clone()))
            }

            fn certify(state: &Self::State) -> (Outcome, Entries) {
                certify(&ListTree::<$game>(state.clone()))
            }

            fn figure(state: &Self::State) -> Option<Figure<'_>> {
                <$game as Playable>::board_figure(state, None).or_else(|| pile_figure::<$game>(state))
            }
        }
    };
}

provable!([G: DisjunctiveSum + Enumerated] G);
provable!([] Fibonacci);
