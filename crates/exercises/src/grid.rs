//! Kind `grid`: the pupil completes a grid of binary digits. Some rows and all column sums are missing.

use super::answer_balance::AnswerClass;
use super::answer_field::{AnswerField, Expected};
use super::feasibility::COLUMN_CONSTRAINTS;
use super::piles::{DrawnPosition, GuessRisk, PileKind, PositionKind, SIZES, normal_rules};
use super::task::Task;
use carryless_games::figure::{BlankGrid, BlankRow};

/// Kind `grid`. The number of rows without digits is the level, but not more than the number of rows.
pub(super) const KIND: PileKind = PileKind {
    name: "grid",
    constraints: COLUMN_CONSTRAINTS,
    rules: normal_rules,
    sizes: SIZES,
    kinds: &[PositionKind::Any],
    answer_class: AnswerClass::Many,
    luck: GuessRisk::Sums,
    asking: |drawn, dice| {
        let count = drawn.piles.len();
        let mut order: Vec<usize> = (0..count).collect();
        dice.shuffle(&mut order);
        let empty = usize::from(drawn.constraints.level()).min(count);
        let grid = grid(drawn, &order[..empty]);
        let blank = grid.rows.iter().filter(|row| row.digits.iter().all(Option::is_none));
        let mut asks: Vec<AnswerField> = blank
            .filter_map(|row| Some(AnswerField::new("row", Expected::Binary(row.number?))))
            .collect();
        asks.push(AnswerField::new("sums", Expected::Digits(drawn.facts.columns.sums().to_vec())));
        Some((Task::Grid { grid }, 0, asks))
    },
};

/// Returns the grid of the binary digits of the piles, without column sums. The rows with the indices `empty`
/// (0-based) have empty boxes instead of digits.
fn grid(drawn: &DrawnPosition<'_>, empty: &[usize]) -> BlankGrid {
    let columns = &drawn.facts.columns;
    let digits = |number: u64| {
        let weights = (0..columns.width()).map(|index| columns.weight(index));
        weights.map(move |weight| u64::from(number & weight != 0))
    };
    let row = |(place, &number): (usize, &u64)| BlankRow {
        number: Some(number),
        digits: digits(number).map(|digit| (!empty.contains(&place)).then_some(digit)).collect(),
    };
    BlankGrid { width: columns.width(), rows: drawn.piles.iter().enumerate().map(row).collect() }
}
