//! Kind `find-mistake`: a worked solution of five lines. One line contains a typical mistake of pupils, and
//! the lines after it follow from the mistake. The pupil finds the first wrong line and corrects it.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::constraints::Constraint;
use super::piles::{DrawnPosition, GuessRisk, PileKind, PositionKind, SIZES, normal_rules};
use super::rng::SeededRng;
use super::task::{SolutionLine, Task};
use carryless_games::columns::{BitWeights, Columns};
use carryless_games::position::PileMove;

pub(super) const KIND: PileKind = PileKind {
    name: "find-mistake",
    constraints: &[
        Constraint::Piles,
        Constraint::Max,
        Constraint::Min,
        Constraint::Counters,
        Constraint::ThreeSizes,
    ],
    rules: normal_rules,
    sizes: SIZES,
    kinds: &[PositionKind::Won],
    answer_class: AnswerClass::Line,
    luck: GuessRisk::Moves,
    asking: |drawn, dice| {
        // Tries all lines from a random start: the piles decide which mistakes are possible.
        let start = dice.below(LINES.len() as u64) as usize;
        let made = (0..LINES.len()).find_map(|turn| {
            let mut mistakes = LINES[(start + turn) % LINES.len()].to_vec();
            dice.shuffle(&mut mistakes);
            mistakes.into_iter().find_map(|mistake| mistake(drawn, dice))
        });
        let AlteredLine { line, lines } = made?;
        let right = Box::new(correction(line, drawn));
        let asks = vec![
            AnswerField::new("line", Expected::Number(line)),
            AnswerField::new("correction", Expected::Correction(right)),
        ];
        Some((Task::Mistake { lines }, 0, asks))
    },
};

/// A worked solution with a mistake, and the number of its first wrong line (1-based).
struct AlteredLine {
    line: u64,
    lines: Vec<SolutionLine>,
}

/// Function that returns a worked solution with one typical mistake, or `None` if the mistake is impossible
/// with the drawn piles.
type Mistake = fn(&DrawnPosition<'_>, &mut SeededRng) -> Option<AlteredLine>;

/// Possible mistakes for each of the five lines of a worked solution, in the order of the lines.
const LINES: [&[Mistake]; 5] = [
    &[flip_digit],
    &[carry_ones, miscount_ones],
    &[take_empty_as_odd, miss_odd_column, take_even_as_odd],
    &[subtract_sum, flip_some_columns],
    &[take_sum],
];

/// A worked solution with a mistake. A line that is `None` follows correctly from the lines before it.
#[derive(Default)]
struct Draft {
    /// Numbers that the rows of binary digits show; one is wrong after a mistake in line 1.
    written: Option<Vec<u64>>,
    /// Column sums, leftmost column first.
    sums: Option<Vec<u64>>,
    /// Sum of the weights of the odd columns.
    odd: Option<u64>,
    /// Move that the fourth line describes by the old and new size of the pile.
    becomes: Option<PileMove>,
    /// Number of stones that the last line takes.
    take: Option<u64>,
}

impl Draft {
    /// Returns the solution with the missing lines filled in; `line` (1-based) is the first wrong line.
    /// Returns `None` if the solution makes no pile smaller, or if its last line wins in spite of the
    /// mistake.
    fn finish(self, line: u64, drawn: &DrawnPosition<'_>) -> Option<AlteredLine> {
        let numbers = drawn.piles.to_vec();
        let written = self.written.unwrap_or_else(|| numbers.clone());
        let sums = self.sums.unwrap_or_else(|| Columns::from_numbers(&written, 2).sums().to_vec());
        let odd = self.odd.unwrap_or_else(|| odd_of(&sums));
        let becomes = self.becomes.or_else(|| {
            let leftmost = BitWeights(odd).largest()?;
            let place = written.iter().position(|number| number & leftmost != 0)?;
            let (size, leaves) = (numbers[place], written[place] ^ odd);
            let take = size.checked_sub(leaves).filter(|take| *take > 0)?;
            Some(PileMove { pile: place as u64 + 1, take, leaves })
        })?;
        let PileMove { pile, leaves, .. } = becomes;
        let size = numbers[pile as usize - 1];
        let take = self.take.unwrap_or(becomes.take);
        let played = PileMove { pile, take, leaves: size.checked_sub(take)? };
        if drawn.facts.winning_moves.contains(&played) {
            return None;
        }
        let lines = vec![
            SolutionLine::Rows { numbers, written },
            SolutionLine::Sums { digits: sums },
            SolutionLine::Odd { weights: BitWeights(odd).powers().collect() },
            SolutionLine::Becomes { pile, size, leaves },
            SolutionLine::Take { pile, take },
        ];
        Some(AlteredLine { line, lines })
    }
}

/// Returns the sum of the weights of the columns with an odd sum; `sums` begins with the leftmost column.
fn odd_of(sums: &[u64]) -> u64 {
    sums.iter().fold(0, |odd, sum| odd << 1 | (sum & 1))
}

/// Returns a solution in which one binary digit of one pile is wrong (line 1); `None` if impossible.
fn flip_digit(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let width = drawn.facts.columns.width() as u64;
    let count = drawn.piles.len() as u64;
    let start = dice.below(width * count);
    (0..width * count).find_map(|step| {
        let chosen = (start + step) % (width * count);
        let mut written = drawn.piles.to_vec();
        written[(chosen / width) as usize] ^= 1 << (chosen % width);
        // Keeps the first digit of the largest number: otherwise the grid would lose a column.
        let kept = Columns::from_numbers(&written, 2).width() as u64 == width;
        let draft = Draft { written: Some(written), ..Draft::default() };
        kept.then(|| draft.finish(1, drawn))?
    })
}

/// Returns a solution that carries two ones of a column to the left (line 2), with as many columns as before;
/// `None` if impossible.
fn carry_ones(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let sums = drawn.facts.columns.sums();
    let start = dice.below(sums.len() as u64) as usize;
    let columns = (0..sums.len()).map(|step| (start + step) % sums.len());
    let mut full = columns.filter(|&column| column > 0 && sums[column] > 1);
    full.find_map(|column| {
        let mut sums = sums.to_vec();
        sums[column] -= 2;
        sums[column - 1] += 1;
        Draft { sums: Some(sums), ..Draft::default() }.finish(2, drawn)
    })
}

/// Returns a solution in which one column sum is one too small or too large (line 2); `None` if impossible.
fn miscount_ones(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let (sums, piles) = (drawn.facts.columns.sums(), drawn.piles.len() as u64);
    let (start, more) = (dice.below(sums.len() as u64) as usize, dice.coin());
    (0..sums.len()).find_map(|step| {
        let mut sums = sums.to_vec();
        let digit = &mut sums[(start + step) % drawn.facts.columns.width()];
        *digit = if (more || *digit == 0) && *digit < piles { *digit + 1 } else { *digit - 1 };
        Draft { sums: Some(sums), ..Draft::default() }.finish(2, drawn)
    })
}

/// Returns a solution that counts the columns without ones as odd (line 3); `None` if impossible.
fn take_empty_as_odd(drawn: &DrawnPosition<'_>, _: &mut SeededRng) -> Option<AlteredLine> {
    let columns = &drawn.facts.columns;
    let empty = (0..columns.width()).filter(|&index| columns.sums()[index] == 0);
    let empty: u64 = empty.map(|index| columns.weight(index)).sum();
    let draft = Draft { odd: Some(drawn.facts.nim_sum | empty), ..Draft::default() };
    (empty > 0).then(|| draft.finish(3, drawn))?
}

/// Returns a solution that misses an odd column other than the leftmost (line 3); `None` if impossible.
fn miss_odd_column(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let odd: Vec<u64> = BitWeights(drawn.facts.nim_sum).powers().skip(1).collect();
    let missed = dice.choose(&odd)?;
    let draft = Draft { odd: Some(drawn.facts.nim_sum - missed), ..Draft::default() };
    draft.finish(3, drawn)
}

/// Returns a solution that counts an even column as odd (line 3); `None` if impossible.
fn take_even_as_odd(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let columns = &drawn.facts.columns;
    let even = (0..columns.width()).filter(|&index| columns.sums()[index].is_multiple_of(2));
    let even: Vec<u64> = even.map(|index| columns.weight(index)).collect();
    let added = dice.choose(&even)?;
    let draft = Draft { odd: Some(drawn.facts.nim_sum | added), ..Draft::default() };
    draft.finish(3, drawn)
}

/// Returns a solution that makes a pile smaller by changing its digits in only some of the odd columns (line
/// 4); `None` if impossible.
fn flip_some_columns(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let sum = drawn.facts.nim_sum;
    let leftmost = BitWeights(sum).largest()?;
    let (count, start) = (drawn.piles.len(), dice.below(drawn.piles.len() as u64) as usize);
    let mut places = (0..count).map(|step| (start + step) % count);
    places.find_map(|place| {
        let size = drawn.piles[place];
        // Flips the leftmost odd column only, or clears the ones in odd columns.
        let leaves =
            if size & leftmost != 0 && sum != leftmost { size ^ leftmost } else { size & !sum };
        let take = size.checked_sub(leaves).filter(|take| *take > 0)?;
        let becomes = PileMove { pile: place as u64 + 1, take, leaves };
        let wrong = !drawn.facts.winning_moves.contains(&becomes);
        let draft = Draft { becomes: Some(becomes), ..Draft::default() };
        wrong.then(|| draft.finish(4, drawn))?
    })
}

/// Returns a solution that subtracts the nim-sum from the largest pile (line 4); `None` if impossible.
fn subtract_sum(drawn: &DrawnPosition<'_>, _: &mut SeededRng) -> Option<AlteredLine> {
    let sum = drawn.facts.nim_sum;
    let (place, &size) = drawn.piles.iter().enumerate().max_by_key(|(_, size)| **size)?;
    let becomes = PileMove { pile: place as u64 + 1, take: sum, leaves: size.checked_sub(sum)? };
    let wrong = !drawn.facts.winning_moves.contains(&becomes);
    let draft = Draft { becomes: Some(becomes), ..Draft::default() };
    wrong.then(|| draft.finish(4, drawn))?
}

/// Returns a solution whose last line takes as many stones as the nim-sum (line 5). If that number is right
/// or impossible, the line takes one stone too many or too few. `None` if no number is possible.
fn take_sum(drawn: &DrawnPosition<'_>, dice: &mut SeededRng) -> Option<AlteredLine> {
    let becomes = *drawn.facts.winning_moves.first()?;
    let size = becomes.leaves + becomes.take;
    let sum = Some(drawn.facts.nim_sum).filter(|sum| *sum != becomes.take && *sum <= size);
    let near = if dice.coin() || becomes.take == 1 { becomes.take + 1 } else { becomes.take - 1 };
    let near = if near > size { becomes.take.saturating_sub(1) } else { near };
    let take = sum.or_else(|| Some(near).filter(|take| *take > 0))?;
    Draft { take: Some(take), ..Draft::default() }.finish(5, drawn)
}

/// Returns the right content of the line `line` (1-based) of a worked solution; for the lines 4 and 5 this is
/// any winning move.
fn correction(line: u64, drawn: &DrawnPosition<'_>) -> Expected {
    let facts = drawn.facts;
    match line {
        1 => Expected::Rows(drawn.piles.to_vec()),
        2 => Expected::Digits(facts.columns.sums().to_vec()),
        3 => Expected::Set(BitWeights(facts.nim_sum).powers().collect()),
        _ => Expected::Move(facts.winning_moves.clone()),
    }
}
