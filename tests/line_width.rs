//! Checks that text output, tables and figures included, fits the screen down to 40 columns, in both
//! languages. Only connected digits may be longer.

use std::path::Path;

use unicode_width::UnicodeWidthStr;

use crate::shell;

const SHOWN: &[&str] = &[
    "explain 3 4 5 --detail proof",
    "explain 300 401 588 1023",
    "explain 30 40 50 --limit 7 --detail proof",
    "explain 2 4 --limit 3 --misere --detail teach",
    "explain 3 4 5 --move 1:1",
    "explain race 30 --say 1-2 --detail teach",
    "explain race 1000000000 --say 1-7",
    "explain moore 3 4 5 --at-most 2",
    "explain wythoff 8 13 --detail teach",
    "xor 34 23 --detail teach",
    "xor 34 23 --laws",
    "xiangqi",
    "xiangqi --start yi --detail teach",
    "count 1 2 3 --up-to 2^30",
    "prove 3 3",
    "prove race 30 --say 1-2",
    "prove --box 3 7 --idea largest-pile",
    "lesson list",
];

fn check_widths(widths: &[usize]) {
    let mut wrong = Vec::new();
    for locale in ["C", "zh_CN.UTF-8"] {
        for width in widths.iter().copied() {
            for command in SHOWN {
                let typed = format!("COLUMNS={width} carryless {command}");
                let output = shell::run(&typed, Path::new("."), locale);
                let text = String::from_utf8(output.stdout).unwrap();
                assert!(!text.is_empty(), "{command}");
                let wide = text.lines().filter(|line| line.width() > width);
                wrong.extend(wide.map(|line| format!("{locale} {width} {command}: {line}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn everything_fits_the_screen() {
    check_widths(&[40]);
}

#[test]
#[ignore = "exhaustive"]
fn everything_fits_the_screen_exhaustive() {
    check_widths(&[40, 60, 80]);
}
