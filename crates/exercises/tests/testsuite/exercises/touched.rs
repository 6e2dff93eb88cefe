//! Checks that an answer which a spreadsheet has changed into a time or date is read as typed or left unread:
//! a right move never becomes wrong.

use carryless_exercises::{Constraint, Constraints, Exercise, Mark, Marker};

use super::marking::exercise;

fn small(piles: &[u64]) -> Exercise {
    exercise("winning-move", &Constraints::default().with(Constraint::Level, 1), piles)
}

fn is_aside(mark: &Mark) -> bool {
    mark.open && mark.unread == mark.of && !mark.is_wrong() && mark.ideas.is_empty()
}

/// The winning moves of (4, 5, 6) are 1:1, 2:3 and 3:5, here as spreadsheets save them.
#[test]
fn times_and_dates_are_read_as_moves() {
    let (marker, exercise) = (Marker::new().unwrap(), small(&[4, 5, 6]));
    for right in [
        "01:01:00",
        "1:01:00 AM",
        "02:03:00",
        "2:03 AM",
        "上午2:03:00",
        "2时03分",
        "03:05:00",
        "1899-12-30 03:05:00",
        "0.128472222222222",
        "2026/1/1",
        "1-Jan",
        "1月1日",
        "2月3日",
        "2026年2月3日",
        "2026/2/3",
        "5-Mar",
        "05.03.2026",
        "3/5/2026",
        "03/05/26",
        "5. März",
        "05-mars",
        "2026-03-05 00:00:00",
        "2026-03-05",
        "01:01:00\u{a0}AM",
    ] {
        let mark = marker.mark(&exercise, right);
        assert!(mark.is_right() && !mark.open, "{right}: {mark:?}");
    }
    // 1:2, 2:1, 3:6 and 3:4 are legal and lose.
    for wrong in ["01:02:00", "02:01:00 AM", "2月1日", "2026/3/6", "3-Mar", "03:06:00"] {
        let mark = marker.mark(&exercise, wrong);
        assert!(mark.is_wrong() && !mark.open, "{wrong}: {mark:?}");
    }
    // Either of two moves, or none that is legal.
    for aside in ["3-Feb", "2-Mar", "2026-02-03", "02/03/2026", "07:01:00", "1-Sep", "Jan-75"] {
        assert!(is_aside(&marker.mark(&exercise, aside)), "{aside}");
    }
}

/// In any spreadsheet form a move earns the points of the move or is left unread.
#[test]
fn no_move_changes_its_mark_in_a_cell() {
    let months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
    let months: Vec<&str> = months.split('|').collect();
    let marker = Marker::new().unwrap();
    for piles in [[1, 2, 4], [3, 5, 7], [4, 5, 6], [2, 4, 7]] {
        let exercise = small(&piles);
        for (pile, size) in (1..).zip(piles) {
            for take in 1..=size {
                let typed = marker.mark(&exercise, &format!("{pile}:{take}"));
                let month = months[pile as usize - 1];
                for cell in [
                    format!("{pile:02}:{take:02}:00"),
                    format!("{pile}:{take:02}:00 AM"),
                    format!("{pile:02}:{take:02}"),
                    format!("2026/{pile}/{take}"),
                    format!("2027-{pile:02}-{take:02}"),
                    format!("{pile:02}/{take:02}/26"),
                    format!("{take}.{pile}.2026"),
                    format!("{take}-{month}"),
                    format!("{take:02}-{month}-26"),
                    format!("{pile}月{take}日"),
                    format!("{}", (pile * 60 + take) as f64 / 1440.0),
                ] {
                    let mark = marker.mark(&exercise, &cell);
                    assert!(mark == typed || is_aside(&mark), "{cell} in {piles:?}: {mark:?}");
                }
                let certain = marker.mark(&exercise, &format!("{pile:02}:{take:02}:00"));
                assert_eq!(certain, typed, "{pile}:{take} of {piles:?}");
            }
        }
    }
}

/// The verdict is read together with the move, and left unread with it.
#[test]
fn a_time_implies_the_verdict_as_a_move_does() {
    let marker = Marker::new().unwrap();
    let constraints = Constraints::default().with(Constraint::Level, 1);
    let space = carryless_exercises::kind("misere").unwrap().space(&constraints).unwrap();
    let mut met = 0;
    for exercise in space.draw(5).take(40) {
        for (pile, size) in (1..).zip(exercise.piles().to_vec()) {
            let typed = marker.mark(&exercise, &format!("{pile}:{size}"));
            let cell = marker.mark(&exercise, &format!("{pile:02}:{size:02}:00"));
            assert!(cell == typed || is_aside(&cell), "{cell:?}");
            met += u32::from(cell.is_right());
        }
    }
    assert!(met > 0);
    let exercise = space.draw(5).next().unwrap();
    assert!(is_aside(&marker.mark(&exercise, "09:59:00")));
}

/// Digits may be grouped.
#[test]
fn grouped_digits_are_read_as_a_number() {
    let marker = Marker::new().unwrap();
    let constraints = Constraints::default().with(Constraint::Level, 2);
    let space = carryless_exercises::kind("columns").unwrap().space(&constraints).unwrap();
    let mut met = 0;
    for exercise in space.draw(3).take(30) {
        let carryless_exercises::Expected::Digits(right) = &exercise.answer.asks[0].expected else {
            panic!("{exercise:?}")
        };
        if right.len() < 3 {
            continue;
        }
        let digits: Vec<String> = right.iter().map(u64::to_string).collect();
        for at in 1..right.len() {
            let cell = [digits[..at].concat(), digits[at..].concat()].join(" ");
            assert!(marker.mark(&exercise, &cell).is_right(), "{cell}: {right:?}");
            let turned = [digits[at..].concat(), digits[..at].concat()].join(" ");
            let same = [&right[at..], &right[..at]].concat() == *right;
            assert_eq!(marker.mark(&exercise, &turned).is_right(), same, "{turned}: {right:?}");
            met += 1;
        }
    }
    assert!(met > 20);
}
