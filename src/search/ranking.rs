//! Numbers the sub-positions of piles without a gap, so that a table with one cell a position
//! holds them all: the combinatorial number system (D. H. Lehmer 1964) for sorted piles under a
//! bound each. A *sub-position* is what moves can leave, piles in any order being the same: sorted
//! piles, none of them larger than the pile in its place. Numbers grow with the piles, compared
//! from the smallest on, so that every move leads to a smaller number.

/// The most sub-positions that a table has.
pub(crate) const MOST_POSITIONS: u64 = 40_000_000;

/// The bounds and the numbers; a position is a slice of as many sorted piles, zeros in front.
#[derive(Clone, Debug)]
pub(crate) struct Ranking {
    bounds: Vec<u64>,
    /// What a pile of each size adds to the number, place by place; the sums wrap.
    places: Vec<Vec<u32>>,
    count: usize,
}

/// How many sub-positions `piles` have, themselves among them, in time n² for n piles; `None` when
/// the number is beyond 10^17 and too large to be computed here.
///
/// With sorted piles a₁ ≤ a₂ ≤ … the number is the determinant of the binomials
/// C(aᵢ + 1, j − i + 1) (G. Kreweras 1965); its last column gives a recurrence.
pub(crate) fn sub_positions(piles: &[u64]) -> Option<u128> {
    let bounds = sorted_without_empty(piles);
    let mut counts = vec![1_i128];
    for length in 1..=bounds.len() {
        let mut sum = 0_i128;
        for taken in 1..=length {
            let size = i128::from(bounds[length - taken]) + 1;
            if size < taken as i128 {
                break;
            }
            let ways = choose(size, taken)?.checked_mul(counts[length - taken])?;
            let signed = if taken % 2 == 1 { ways } else { -ways };
            sum = sum.checked_add(signed)?;
        }
        counts.push(sum);
    }
    counts.last().map(|&count| count.unsigned_abs())
}

/// How many ways there are to choose `taken` of `size`; `None` when a number on the way there is too
/// large.
fn choose(size: i128, taken: usize) -> Option<i128> {
    let taken = (taken as i128).min(size - taken as i128);
    (0..taken).try_fold(1_i128, |ways, index| Some(ways.checked_mul(size - index)? / (index + 1)))
}

/// How many positions up to `piles` piles of up to `most` stones have, the order of the piles not
/// counting: C(piles + most, piles). `None` when that is beyond 10^17 and too large to be computed
/// here.
pub(crate) fn box_positions(piles: u64, most: u64) -> Option<u128> {
    let all = i128::from(piles) + i128::from(most);
    choose(all, usize::try_from(piles).ok()?).map(i128::unsigned_abs)
}

/// The piles that are not empty, smallest first.
pub(crate) fn sorted_without_empty(piles: impl Into<Vec<u64>>) -> Vec<u64> {
    let mut piles: Vec<u64> = piles.into();
    piles.retain(|&size| size > 0);
    piles.sort_unstable();
    piles
}

impl Ranking {
    /// The numbers of all sub-positions of `piles`; `None` when there are more than
    /// [`MOST_POSITIONS`]. Takes memory and time in proportion to the stones.
    pub(crate) fn of(piles: &[u64]) -> Option<Self> {
        let count = sub_positions(piles).filter(|&count| count <= MOST_POSITIONS.into())?;
        let bounds = sorted_without_empty(piles);
        let mut places = vec![Vec::new(); bounds.len()];
        // How many sub-positions of the later piles begin with a size below this one.
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

    /// The one number of the end: no piles at all.
    pub(crate) fn of_nothing() -> Self {
        Ranking { bounds: Vec::new(), places: Vec::new(), count: 1 }
    }

    /// The piles whose sub-positions these are: sorted, none empty.
    pub(crate) fn bounds(&self) -> &[u64] {
        &self.bounds
    }

    /// How many sub-positions there are, at least 1 and at most [`MOST_POSITIONS`].
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// The bytes of memory that the numbers take.
    pub(crate) fn bytes(&self) -> u64 {
        let cells = self.places.iter().map(|place| place.len() as u64);
        4 * cells.sum::<u64>()
    }

    /// What a pile of `size` in place `place` adds to the number of its position, modulo 2^32.
    pub(super) fn part(&self, place: usize, size: u64) -> u32 {
        self.places[place][size as usize]
    }

    /// What piles of `least` to `most` add there, in turn; none where `least` is the one above `most`.
    pub(super) fn parts(&self, place: usize, least: u64, most: u64) -> &[u32] {
        &self.places[place][least as usize..=most as usize]
    }

    /// The number of a position, from 0; empty piles in front may be left out.
    pub(crate) fn rank(&self, piles: &[u64]) -> usize {
        let parts = piles.iter().rev().zip(self.places.iter().rev());
        let sum = parts.fold(0_u32, |sum, (&size, place)| sum.wrapping_add(place[size as usize]));
        sum as usize
    }

    /// Goes to the position with the number before; `false` at the first one.
    pub(crate) fn retreat(&self, piles: &mut [u64]) -> bool {
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
