//! Checks the posters: every number of the large board and every green square of the small ones against a
//! search that knows only the legal moves; the frames of a position without its answer; A3 as the paper size
//! of the PDF; refusals.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};

use carryless_games::position::Outcome;
use roxmltree::{Document, Node};

use carryless_test_support::oracle::{Piles, Solver};

pub(crate) fn run(words: &str, folder: &Path) -> Output {
    let mut command = Command::new(crate::program::path());
    command.args(words.split(' ')).current_dir(folder).output().unwrap()
}

fn page(words: &str) -> String {
    let output = run(words, Path::new("."));
    assert!(output.status.success(), "{words}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// SVG figures of a page.
fn pictures(page: &str) -> Vec<String> {
    let ends = |part: &&str| part.contains("</svg>");
    let pictures = page.split("<svg").filter(ends);
    let whole = |part: &str| ["<svg", part.split("</svg>").next().unwrap(), "</svg>"].concat();
    pictures.map(whole).collect()
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn is_lost(solver: &mut Solver, piles: [u64; 3]) -> bool {
    solver.outcome(Piles { limit: None, misere: false }, &piles) == Outcome::P
}

#[test]
fn large_board_numbers_are_the_third_piles_of_p_positions() {
    let page = page("poster quilt --lang en");
    let pictures = pictures(&page);
    let [picture] = &pictures[..] else { panic!("{} pictures", pictures.len()) };
    let document = Document::parse(picture).unwrap();
    let texts = document
        .descendants()
        .filter(|node| node.attribute("class").is_some_and(|class| class.starts_with("large i")));
    let mut cells: Vec<(i64, i64, u64)> = texts
        .map(|text| {
            let place = |name| (number(text, name) * 100.0) as i64;
            (-place("y"), place("x"), text.text().unwrap().parse().unwrap())
        })
        .collect();
    cells.sort_unstable();
    assert_eq!(cells.len(), 256);
    let mut solver = Solver::default();
    for (index, (.., third)) in (0..).zip(&cells) {
        let [first, second] = [index % 16, index / 16];
        assert!(is_lost(&mut solver, [first, second, *third]), "{first} {second} {third}");
    }
    for line in 0..16 {
        let row: BTreeSet<u64> =
            cells[16 * line..16 * line + 16].iter().map(|cell| cell.2).collect();
        let column: BTreeSet<u64> =
            cells.iter().skip(line).step_by(16).map(|cell| cell.2).collect();
        assert_eq!((row.len(), column.len()), (16, 16));
    }
}

#[test]
fn small_boards_mark_the_p_positions_of_their_third_pile() {
    let page = page("poster squares --lang zh");
    let row = page.split("<ol class=\"row\">").nth(1).unwrap().split("</ol>").next().unwrap();
    let mut solver = Solver::default();
    let boards = pictures(row);
    assert_eq!(boards.len(), 8);
    for (third, board) in (0..).zip(&boards) {
        let document = Document::parse(board).unwrap();
        let green = document.descendants().filter(|node| node.attribute("class") == Some("lost"));
        let found: BTreeSet<[u64; 2]> = green
            .map(|square| {
                let middle = |side, length| number(square, side) + number(square, length) / 2.0;
                let [x, y] = [middle("x", "width"), middle("y", "height")];
                [(x / 36.0) as u64, 7 - (y / 36.0) as u64]
            })
            .collect();
        let all = (0..8).flat_map(|x| (0..8).map(move |y| [x, y]));
        let lost = all.filter(|[x, y]| is_lost(&mut solver, [*x, *y, third])).collect();
        assert_eq!(found, lost, "{third}");
    }
}

#[test]
fn a_position_is_shown_without_its_answer() {
    for (words, frames) in [("poster 6 10 13", 5), ("poster 1 4 4 --misere", 6)] {
        for language in ["zh", "en"] {
            let page = page(&format!("{words} --lang {language}"));
            assert_eq!(pictures(&page).len(), frames, "{words}");
            assert!(!page.contains("verdict\">"), "{words}");
            assert!(!page.contains("http://") || !page.contains("src="), "{words}");
        }
    }
    for words in ["poster 0 0", "poster wythoff 3 5", "poster 1 2 3 4 5 6 7 8 9 10 11 12 13"] {
        assert_eq!(run(words, Path::new(".")).status.code(), Some(2), "{words}");
    }
    for words in ["poster quilt 3", "poster squares quilt", "poster quilt --limit 3"] {
        assert_eq!(run(words, Path::new(".")).status.code(), Some(2), "{words}");
    }
}

/// Width and height, in millimetres, of each sheet of the PDF. Without a browser asserts that the program
/// refuses and leaves nothing behind, and returns `None`.
pub(crate) fn sheets_of_pdf(words: &str, name: &str) -> Option<Vec<[f64; 2]>> {
    let folder = tempfile::tempdir().unwrap();
    let output = run(words, folder.path());
    let file = folder.path().join(name);
    if output.status.code() == Some(3) {
        assert!(!file.exists());
        return None;
    }
    assert!(output.status.success(), "{output:?}");
    let pdf = std::fs::read(file).unwrap();
    let text = String::from_utf8_lossy(&pdf);
    let sides = |media: &str| {
        let sides = media.split(']').next().unwrap().split(' ');
        let sides: Vec<f64> = sides.map(|side| side.parse().unwrap()).collect();
        [sides[2], sides[3]].map(|points| (points / 72.0 * 25.4).round())
    };
    Some(text.split("/MediaBox [").skip(1).map(sides).collect())
}

#[test]
fn a_pdf_poster_is_an_a3_sheet() {
    if let Some(sheets) = sheets_of_pdf("poster --format pdf --lang en", "poster.pdf") {
        assert_eq!(sheets, [[420.0, 297.0]; 3]);
    }
}
