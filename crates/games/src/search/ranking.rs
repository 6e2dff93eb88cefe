//! Numbers the sub-positions of some piles without gaps, so that a table needs one cell for each. A
//! *sub-position* is a position that moves can leave: sorted piles, none larger than the pile at its index.
//! The method is the combinatorial number system (D. H. Lehmer 1964), for sorted piles with one bound each.
//! Ranks follow the lexicographic order of the sorted piles, so that every move leads to a smaller rank.

/// Maximum number of sub-positions that a [`Ranking`] covers, so that a table with one byte for each takes at
/// most 40 MB.
pub const MOST_POSITIONS: u64 = 40_000_000;

/// The ranks of all sub-positions of some piles. A position is a slice with one pile for each bound, sorted,
/// empty piles first.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// Sizes of the piles whose sub-positions are ranked, in ascending order; none is empty.
    bounds: Vec<u64>,
    /// Contribution of each pile to a rank, modulo 2^32: `places[index][size]` for a pile of `size` at
    /// `index`.
    places: Vec<Vec<u32>>,
    /// Number of sub-positions.
    count: usize,
}

/// Returns the number of sub-positions of `piles`: positions of sorted piles, none larger than the pile of
/// the sorted `piles` at its index. `piles` itself counts. Takes time n² for n piles; `None` when an
/// intermediate result overflows, which happens only above 10^17.
///
/// With sorted piles a₁ ≤ a₂ ≤ … the number is the determinant of the binomials C(aᵢ + 1, j − i + 1) (G.
/// Kreweras 1965); its last column gives a recurrence.
pub fn sub_positions(piles: &[u64]) -> Option<u128> {
    let bounds = sorted_without_empty(piles);
    let mut counts = vec![1_i128];
    for length in 1..=bounds.len() {
        let mut sum = 0_i128;
        for taken in 1..=length {
            let size = i128::from(bounds[length - taken]) + 1;
            if size < taken as i128 {
                break;
            }
            let ways = binomial(size, taken)?.checked_mul(counts[length - taken])?;
            let signed = if taken % 2 == 1 { ways } else { -ways };
            sum = sum.checked_add(signed)?;
        }
        counts.push(sum);
    }
    counts.last().map(|&count| count.unsigned_abs())
}

/// Returns the binomial coefficient of `size` over `taken`; `None` when an intermediate result overflows.
fn binomial(size: i128, taken: usize) -> Option<i128> {
    let taken = (taken as i128).min(size - taken as i128);
    (0..taken).try_fold(1_i128, |ways, index| Some(ways.checked_mul(size - index)? / (index + 1)))
}

/// Returns the number of positions of at most `piles` piles of at most `most` stones, up to the order of the
/// piles: C(piles + most, piles). `None` when an intermediate result overflows, which happens only above
/// 10^17.
pub fn box_positions(piles: u64, most: u64) -> Option<u128> {
    let all = i128::from(piles) + i128::from(most);
    binomial(all, usize::try_from(piles).ok()?).map(i128::unsigned_abs)
}

/// Returns the piles that are not empty, smallest first.
pub fn sorted_without_empty(piles: impl Into<Vec<u64>>) -> Vec<u64> {
    let mut piles: Vec<u64> = piles.into();
    piles.retain(|&size| size > 0);
    piles.sort_unstable();
    piles
}

impl Ranking {
    /// Creates the ranking of all sub-positions of `piles`; `None` when there are more than
    /// [`MOST_POSITIONS`]. Memory and time are proportional to the number of stones.
    pub fn try_new(piles: &[u64]) -> Option<Self> {
        let count = sub_positions(piles).filter(|&count| count <= MOST_POSITIONS.into())?;
        let bounds = sorted_without_empty(piles);
        let mut places = vec![Vec::new(); bounds.len()];
        // Number of sub-positions of the later piles that begin with a size below this one.
        let mut later: Vec<u32> = Vec::new();
        for place in (0..bounds.len()).rev() {
            let size = usize::try_from(bounds[place]).ok()?;
            let all = later.last().copied().unwrap_or(1);
            let mut own = Vec::with_capacity(size + 2);
            own.push(0_u32);
            for value in 0..=size {
                let before = later.get(value).copied().unwrap_or(0);
                own.push(own[value].wrapping_add(all.wrapping_sub(before)));
            }
            places[place] = (0..=size)
                .map(|value| own[value].wrapping_sub(later.get(value).copied().unwrap_or(0)))
                .collect();
            later = own;
        }
        let count = usize::try_from(count).ok()?;
        Some(Ranking { bounds, places, count })
    }

    /// Creates the ranking of the single position without piles.
    pub fn empty() -> Self {
        Ranking { bounds: Vec::new(), places: Vec::new(), count: 1 }
    }

    /// Returns the piles whose sub-positions are ranked: sorted, none empty.
    pub fn bounds(&self) -> &[u64] {
        &self.bounds
    }

    /// Returns the number of sub-positions, from 1 to [`MOST_POSITIONS`].
    pub fn count(&self) -> usize {
        self.count
    }

    /// Returns the memory that the ranking occupies, in bytes.
    pub fn memory_size(&self) -> u64 {
        let cells = self.places.iter().map(|place| place.len() as u64);
        4 * cells.sum::<u64>()
    }

    /// Returns the number that a pile of `size` at index `place` (0-based) adds to the rank, modulo 2^32.
    pub(super) fn contribution(&self, place: usize, size: u64) -> u32 {
        self.places[place][size as usize]
    }

    /// Returns the numbers that piles of `least` to `most` stones at index `place` (0-based) add to the rank,
    /// modulo 2^32; empty if `least` is `most` + 1.
    pub(super) fn contributions(&self, place: usize, least: u64, most: u64) -> &[u32] {
        &self.places[place][least as usize..=most as usize]
    }

    /// Returns the rank of a position, 0-based. `piles` is sorted, empty piles first; leading empty piles may
    /// be left out.
    pub fn rank(&self, piles: &[u64]) -> usize {
        let parts = piles.iter().rev().zip(self.places.iter().rev());
        let sum = parts.fold(0_u32, |sum, (&size, place)| sum.wrapping_add(place[size as usize]));
        sum as usize
    }

    /// Changes `piles`, which is sorted and has one pile for each bound, to the position with the preceding
    /// rank. Returns `false` and changes nothing at rank 0.
    pub fn step_back(&self, piles: &mut [u64]) -> bool {
        let below = |place: usize| place.checked_sub(1).map_or(0, |before| piles[before]);
        let free = (0..piles.len()).rev().find(|&place| piles[place] > below(place));
        let Some(place) = free else {
            return false;
        };
        piles[place] -= 1;
        piles[place + 1..].copy_from_slice(&self.bounds[place + 1..]);
        true
    }
}
