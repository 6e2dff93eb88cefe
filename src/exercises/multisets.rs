//! Positions up to the order of the piles, numbered: the k-subsets with repetition of the sizes
//! least … most. Number 0 is the smallest; from a number the position follows without a list.

use std::sync::LazyLock;

/// Multisets of `count` sizes from `least` to `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Multisets {
    pub count: u64,
    pub least: u64,
    pub most: u64,
}

/// For so few of so many things the ways are looked up: a draw asks for them millions of times.
const USUAL: [u64; 2] = [9, 1100];

/// What [`counted`] says of them: for each k a row, n by n.
static WAYS: LazyLock<Vec<Vec<Option<u64>>>> = LazyLock::new(|| {
    let [few, many] = USUAL;
    (0..few).map(|k| (0..many).map(|n| counted(n, k)).collect()).collect()
});

/// The row of the ways to choose `k`, where there is one that reaches to `n`.
fn row(n: u64, k: u64) -> Option<&'static [Option<u64>]> {
    let [few, many] = USUAL;
    (k < few && n < many).then(|| &*WAYS[k as usize])
}

/// The number of ways to choose `k` of `n`; `None` beyond 64 bits.
fn choose(n: u64, k: u64) -> Option<u64> {
    row(n, k).map_or_else(|| counted(n, k), |row| row[n as usize])
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
        // A multiset a ≤ b ≤ c is the subset a < b + 1 < c + 2, numbered by C(a,1) + C(b+1,2) + ….
        let mut sizes = vec![0; self.count as usize];
        let mut rest = index;
        let mut above = self.most - self.least + self.count;
        for place in (1..=self.count).rev() {
            let found = largest_below(rest, place, above);
            rest -= choose(found, place).unwrap_or(0);
            above = found;
            sizes[place as usize - 1] = self.least + found - (place - 1);
        }
        sizes
    }
}

/// The largest n below `above` with C(n, k) ≤ `rest`.
fn largest_below(rest: u64, k: u64, above: u64) -> u64 {
    if k == 1 {
        return rest;
    }
    let is_below = |ways: Option<u64>| ways.is_some_and(|ways| ways <= rest);
    if let Some(row) = row(above, k) {
        let more = &row[k as usize..above as usize];
        return k - 1 + more.partition_point(|ways| is_below(*ways)) as u64;
    }
    let (mut low, mut high) = (k - 1, above);
    while high - low > 1 {
        let middle = u64::midpoint(low, high);
        if is_below(counted(middle, k)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}
