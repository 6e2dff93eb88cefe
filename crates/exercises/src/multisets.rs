//! Multisets of `count` sizes from `least` to `most`: positions whose piles have no order. They have the
//! indices 0, 1, …; index 0 is `count` piles of size `least`. A multiset is computed from its index, without
//! a list.

use std::sync::LazyLock;

use smallvec::{SmallVec, smallvec};

/// Sizes of a multiset, ascending. A draw makes millions of them and keeps few, so they are stored inline.
pub type Sizes = SmallVec<[u64; 8]>;

/// All multisets of `count` pile sizes from `least` to `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multisets {
    /// Number of sizes in each multiset.
    pub count: u64,
    /// Smallest size that occurs.
    pub least: u64,
    /// Largest size that occurs.
    pub most: u64,
}

/// Requirement that the `count` smallest sizes of a multiset are less than `below`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SmallSizesBound {
    /// Number of sizes that must be small; 0 for no requirement.
    pub count: u64,
    /// Exclusive upper bound of these sizes.
    pub below: u64,
}

/// Exclusive upper bounds of k and of n, in this order, in the table of the binomials C(n, k). A draw needs
/// these values millions of times.
const TABLE_BOUNDS: [u64; 2] = [9, 1100];

/// Table of the binomials C(n, k): row k contains the values for all n.
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| (0..TABLE_BOUNDS[0]).map(Row::new).collect());

/// Binomials C(n, k) for one k, with n as the index; `None` for a value beyond 64 bits.
struct Row {
    ways: Vec<Option<u64>>,
    /// Start of a search in `ways` for each class of numbers ([`CLASSES_PER_LENGTH`]), by the index of the class:
    /// the number of entries of `ways` that are at most the least number of the class.
    starts: Vec<usize>,
}

impl Row {
    fn new(k: u64) -> Self {
        let ways: Vec<Option<u64>> = (0..TABLE_BOUNDS[1]).map(|n| compute_binomial(n, k)).collect();
        let mut from = 0;
        let start = |sort| {
            let more = |ways: &Option<u64>| is_within(*ways, least_of(sort));
            from += ways[from..].iter().take_while(|ways| more(ways)).count();
            from
        };
        let starts = (0..=sort_of(u64::MAX)).map(start).collect();
        Row { ways, starts }
    }

    /// Returns row `k` of the table of binomials if the table contains C(n, k), otherwise `None`.
    fn lookup(n: u64, k: u64) -> Option<&'static Row> {
        let [few, many] = TABLE_BOUNDS;
        (k < few && n < many).then(|| &ROWS[k as usize])
    }

    /// Returns how many values C(n, k) of this row are at most `bound`.
    fn within(&self, bound: u64) -> usize {
        let sort = sort_of(bound);
        let start = self.starts[sort];
        let end = self.starts.get(sort + 1).copied().unwrap_or(self.ways.len());
        start + self.ways[start..end].partition_point(|ways| is_within(*ways, bound))
    }
}

fn is_within(ways: Option<u64>, bound: u64) -> bool {
    ways.is_some_and(|ways| ways <= bound)
}

/// Number of classes into which the numbers of each binary length are divided, so that a search in a [`Row`] is short.
/// A class contains the numbers with the same binary length and the same first six binary digits.
const CLASSES_PER_LENGTH: u64 = 32;

/// Returns the 0-based index of the class of numbers that have the binary length and the first six binary digits of
/// `number`.
fn sort_of(number: u64) -> usize {
    let shift = number.checked_ilog2().unwrap_or(0).saturating_sub(CLASSES_PER_LENGTH.ilog2());
    (CLASSES_PER_LENGTH * u64::from(shift) + (number >> shift)) as usize
}

/// Returns the least number of the class that has the 0-based index `sort`; `sort_of` defines the classes.
fn least_of(sort: usize) -> u64 {
    let sort = sort as u64;
    match sort / CLASSES_PER_LENGTH {
        0 => sort,
        length => (CLASSES_PER_LENGTH + sort % CLASSES_PER_LENGTH) << (length - 1),
    }
}

/// Returns the binomial C(n, k); `None` if it is beyond 64 bits.
fn binomial(n: u64, k: u64) -> Option<u64> {
    Row::lookup(n, k).map_or_else(|| compute_binomial(n, k), |row| row.ways[n as usize])
}

fn compute_binomial(n: u64, k: u64) -> Option<u64> {
    let mut ways: u64 = 1;
    for step in 0..k {
        if step >= n {
            return Some(0);
        }
        ways = ways.checked_mul(n - step)? / (step + 1);
    }
    Some(ways)
}

impl Multisets {
    /// Returns how many multisets there are; `None` beyond 64 bits.
    pub fn size(self) -> Option<u64> {
        binomial(self.most - self.least + self.count, self.count)
    }

    /// Returns the index (0-based) of the multiset with these sizes, which must be in ascending order.
    pub fn number(self, sizes: &[u64]) -> u64 {
        let terms = sizes
            .iter()
            .zip(0..)
            .map(|(size, place)| binomial(size - self.least + place, place + 1).unwrap_or(0));
        terms.sum()
    }

    /// Returns the indices (0-based) of the multisets whose sizes add up to `total`, in lexicographic order of the
    /// sizes.
    pub fn indices_with_total(self, total: u64) -> Vec<u64> {
        let mut found = Vec::new();
        self.complete(total, &mut Vec::new(), &mut found);
        found
    }

    /// Appends to `found` the indices of all multisets that begin with the ascending `sizes` and whose
    /// remaining sizes add up to `left`. Leaves `sizes` as it was.
    fn complete(self, left: u64, sizes: &mut Vec<u64>, found: &mut Vec<u64>) {
        let open = self.count - sizes.len() as u64;
        if open == 0 {
            if left == 0 {
                found.push(self.number(sizes));
            }
            return;
        }
        let least = sizes.last().copied().unwrap_or(self.least);
        let least = least.max(if open == 1 { left } else { least });
        for size in least..=self.most.min(left / open) {
            sizes.push(size);
            self.complete(left - size, sizes, found);
            sizes.pop();
        }
    }

    /// Returns the sizes of the multiset with this index (0-based), ascending. The index must be less than
    /// the number of multisets.
    pub fn at(self, index: u64) -> Vec<u64> {
        self.at_if(index, SmallSizesBound::default()).unwrap_or_default().into_vec()
    }

    /// Returns the sizes of the multiset with this index, ascending, if they meet the requirement `small`;
    /// otherwise `None`.
    pub fn at_if(self, index: u64, small: SmallSizesBound) -> Option<Sizes> {
        // A multiset a ≤ b ≤ c is the subset a < b + 1 < c + 2, numbered by C(a,1) + C(b+1,2) + ….
        let mut sizes: Sizes = smallvec![0; self.count as usize];
        let mut rest = index;
        let mut above = self.most - self.least + self.count;
        for place in (1..=self.count).rev() {
            // The remaining sizes are numbered by `rest`.
            let ways = if place == small.count { self.ways_below(small) } else { None };
            if ways.is_some_and(|ways| rest >= ways) {
                return None;
            }
            let (found, ways) = largest_below(rest, place, above);
            rest -= ways;
            above = found;
            sizes[place as usize - 1] = self.least + found - (place - 1);
        }
        Some(sizes)
    }

    /// Returns in how many ways `small.count` sizes less than `small.below` can be chosen, without order;
    /// `None` beyond 64 bits.
    fn ways_below(self, small: SmallSizesBound) -> Option<u64> {
        binomial(small.below.saturating_sub(self.least) + small.count - 1, small.count)
    }
}

/// Returns the largest n below `above` for which the binomial C(n, k) is at most `rest`, and that binomial. For k = 1,
/// `rest` must be less than `above`.
fn largest_below(rest: u64, k: u64, above: u64) -> (u64, u64) {
    if k == 1 {
        return (rest, rest);
    }
    if let Some(row) = Row::lookup(above, k) {
        let found = row.within(rest).min(above as usize) - 1;
        return (found as u64, row.ways[found].unwrap_or(0));
    }
    let (mut low, mut high) = (k - 1, above);
    while high - low > 1 {
        let middle = u64::midpoint(low, high);
        if is_within(compute_binomial(middle, k), rest) {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low, compute_binomial(low, k).unwrap_or(0))
}
