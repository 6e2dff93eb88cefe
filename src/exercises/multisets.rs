//! Positions up to the order of the piles, numbered: the k-subsets with repetition of the sizes
//! least … most. Number 0 is the smallest; from a number the position follows without a list.

use std::sync::LazyLock;

use smallvec::{SmallVec, smallvec};

/// A multiset, smaller sizes first. A draw makes millions of them and keeps few: they lie where no room
/// has to be asked for.
pub(crate) type Sizes = SmallVec<[u64; 8]>;

/// Multisets of `count` sizes from `least` to `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Multisets {
    pub count: u64,
    pub least: u64,
    pub most: u64,
}

/// The smallest sizes of a multiset, so many of them, where all are to be below a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Small {
    pub count: u64,
    pub below: u64,
}

/// For so few of so many things the ways are looked up: a draw asks for them millions of times.
const USUAL: [u64; 2] = [9, 1100];

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| (0..USUAL[0]).map(Row::new).collect());

/// The ways to choose k things, n by n.
struct Row {
    ways: Vec<Option<u64>>,
    /// For each sort of numbers how many n have no more ways than the least of the sort.
    starts: Vec<usize>,
}

impl Row {
    fn new(k: u64) -> Self {
        let ways: Vec<Option<u64>> = (0..USUAL[1]).map(|n| counted(n, k)).collect();
        let mut from = 0;
        let start = |sort| {
            let more = |ways: &Option<u64>| is_within(*ways, least_of(sort));
            from += ways[from..].iter().take_while(|ways| more(ways)).count();
            from
        };
        let starts = (0..=sort_of(u64::MAX)).map(start).collect();
        Row { ways, starts }
    }

    /// The row of the ways to choose `k`, where there is one that reaches to `n`.
    fn of(n: u64, k: u64) -> Option<&'static Row> {
        let [few, many] = USUAL;
        (k < few && n < many).then(|| &ROWS[k as usize])
    }

    /// How many n have at most `bound` ways.
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

/// The numbers of one length have so many sorts.
const SORTS: u64 = 32;

/// Numbers are of one sort when they are as long in binary and begin with the same six digits.
fn sort_of(number: u64) -> usize {
    let shift = number.checked_ilog2().unwrap_or(0).saturating_sub(SORTS.ilog2());
    (SORTS * u64::from(shift) + (number >> shift)) as usize
}

/// The least number of a sort.
fn least_of(sort: usize) -> u64 {
    let sort = sort as u64;
    match sort / SORTS {
        0 => sort,
        length => (SORTS + sort % SORTS) << (length - 1),
    }
}

/// The number of ways to choose `k` of `n`; `None` beyond 64 bits.
fn choose(n: u64, k: u64) -> Option<u64> {
    Row::of(n, k).map_or_else(|| counted(n, k), |row| row.ways[n as usize])
}

fn counted(n: u64, k: u64) -> Option<u64> {
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
    /// How many there are; `None` beyond 64 bits.
    pub(crate) fn size(self) -> Option<u64> {
        choose(self.most - self.least + self.count, self.count)
    }

    /// The number of a multiset, smaller sizes first.
    pub(crate) fn number(self, sizes: &[u64]) -> u64 {
        let terms = sizes
            .iter()
            .zip(0..)
            .map(|(size, place)| choose(size - self.least + place, place + 1).unwrap_or(0));
        terms.sum()
    }

    /// The numbers of those whose sizes come to `total`.
    pub(crate) fn with_total(self, total: u64) -> Vec<u64> {
        let mut found = Vec::new();
        self.complete(total, &mut Vec::new(), &mut found);
        found
    }

    /// Sizes that come after those that are there, in rising order, until they make up `left`.
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

    /// The multiset with this number, smaller sizes first. It must be below the size.
    pub(crate) fn at(self, index: u64) -> Vec<u64> {
        self.at_if(index, Small::default()).unwrap_or_default().into_vec()
    }

    /// The same, if its smallest sizes are as small as they are to be.
    pub(crate) fn at_if(self, index: u64, small: Small) -> Option<Sizes> {
        // A multiset a ≤ b ≤ c is the subset a < b + 1 < c + 2, numbered by C(a,1) + C(b+1,2) + ….
        let mut sizes: Sizes = smallvec![0; self.count as usize];
        let mut rest = index;
        let mut above = self.most - self.least + self.count;
        for place in (1..=self.count).rev() {
            // The sizes that are left are numbered by what is left.
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

    /// How many multisets there are of so many sizes below a bound; `None` beyond 64 bits.
    fn ways_below(self, small: Small) -> Option<u64> {
        choose(small.below.saturating_sub(self.least) + small.count - 1, small.count)
    }
}

/// The largest n below `above` with C(n, k) ≤ `rest`, and that number of ways.
fn largest_below(rest: u64, k: u64, above: u64) -> (u64, u64) {
    if k == 1 {
        return (rest, rest);
    }
    if let Some(row) = Row::of(above, k) {
        let found = row.within(rest).min(above as usize) - 1;
        return (found as u64, row.ways[found].unwrap_or(0));
    }
    let (mut low, mut high) = (k - 1, above);
    while high - low > 1 {
        let middle = u64::midpoint(low, high);
        if is_within(counted(middle, k), rest) {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low, counted(low, k).unwrap_or(0))
}
