//! Measures crowded boards in the SVG of the program's pages: lanes in two rows are right-aligned, no label
//! is wider than its lane, no zero overlaps a bar, holes do not touch, and the columns of a long board are
//! not buttons. A page of many piles stays small.

use std::path::Path;

use carryless_web::{self as web, Request};
use roxmltree::{Document, Node};

use crate::poster::run;

/// SVG figures of the frames of a position, in English.
fn pictures(piles: &str) -> Vec<String> {
    let output = run(&format!("explain {piles} --format html --lang en"), Path::new("."));
    assert!(output.status.success(), "{piles}: {output:?}");
    let page = String::from_utf8(output.stdout).unwrap();
    let board = page.split_once("<section class=\"moments\"").unwrap().1;
    let board = board.split("</section>").next().unwrap();
    let drawn = board.split("<svg").skip(1);
    drawn.map(|part| ["<svg", part.split("</svg>").next().unwrap(), "</svg>"].concat()).collect()
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn key<'n>(node: Node<'n, '_>) -> &'n str {
    node.attribute("data-k").unwrap_or_default()
}

/// Lanes of an SVG figure: weight, left edge and right edge of each.
fn lanes(document: &Document<'_>) -> Vec<(u64, f64, f64)> {
    let lane = |node: Node<'_, '_>| {
        let weight = key(node).strip_prefix('l')?.parse().ok()?;
        let x = number(node, "x");
        Some((weight, x, x + number(node, "width")))
    };
    document.descendants().filter_map(lane).collect()
}

#[test]
fn lanes_in_two_rows_are_right_aligned() {
    // The columns of 2^19 to 1; all but one are odd in the second picture.
    let drawn = pictures("1048575 0");
    let document = Document::parse(&drawn[2]).unwrap();
    let lanes = lanes(&document);
    let right = |weight: u64| lanes.iter().find(|lane| lane.0 == weight).unwrap().2;
    assert!((right(1) - right(1 << 16)).abs() < 0.2);
    assert!((right(8) - right(1 << 19)).abs() < 0.2);
    let mut edges: Vec<_> =
        lanes.iter().map(|(weight, from, to)| (weight.ilog2() / 16, *from, *to)).collect();
    edges.sort_by(|one, next| one.partial_cmp(next).unwrap());
    for pair in edges.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        assert!(pair[0].2 < pair[1].1, "frames touch: {pair:?}");
    }
}

#[test]
fn no_label_is_wider_than_its_lane() {
    for piles in ["100 200 300", "9 12 15", "31 17 22", "3 4 5", "6 10 13"] {
        for drawn in pictures(piles) {
            let document = Document::parse(&drawn).unwrap();
            let lanes = lanes(&document);
            for word in document.descendants().filter(|node| key(*node).starts_with('k')) {
                let weight: u64 = key(word)[1..].parse().unwrap();
                let (_, from, to) = *lanes.iter().find(|lane| lane.0 == weight).unwrap();
                let text = word.text().unwrap();
                // Letters are 0.61 wide at size 13, a symbol is as wide as it is high.
                let wide =
                    13.0 * text.chars().map(|c| if c == '▲' { 0.8 } else { 0.61 }).sum::<f64>();
                let runs_down = word.attribute("class").unwrap().ends_with(" down");
                let few = runs_down || text.chars().count() == 1;
                assert!(few || wide <= to - from, "{piles}: {text} in {from} to {to}");
                assert!(few || lanes.len() <= 6, "{piles}: {text} in one of {} lanes", lanes.len());
            }
        }
    }
}

/// A lane drawn to scale shows between its count and its edge whether the count is even or odd, however
/// narrow the lane is.
#[test]
fn each_lane_to_scale_shows_whether_its_count_is_even() {
    for piles in ["31 17 22", "45 27 50", "63 63 63", "3 4 5"] {
        for drawn in pictures(piles) {
            let document = Document::parse(&drawn).unwrap();
            let of =
                |first| document.descendants().filter(move |node| key(*node).starts_with(first));
            assert_eq!(of('k').count(), of('c').count(), "{piles}");
            for (word, count) in of('k').zip(of('c')) {
                assert_eq!(key(word)[1..], key(count)[1..]);
                let text = word.text().unwrap();
                let is_even = count.text().unwrap().parse::<u64>().map(|count| count % 2 == 0);
                assert_eq!(text == "even", is_even.unwrap_or(text == "even"), "{piles}: {text}");
                // A count is 18 high; letters are 0.55 wide.
                let apart = number(word, "y") - number(count, "y");
                let half = if text == "even" { 13.0 * 0.55 * 2.0 } else { 6.5 };
                assert!(apart - half > 0.35 * 18.0 - 1.0, "{piles}: {apart}");
            }
        }
    }
}

#[test]
fn no_zero_overlaps_a_bar_and_holes_do_not_touch() {
    for piles in ["3 4 5", "9 12 15", "7 1 6 1", "100 200 300"] {
        for drawn in pictures(piles) {
            let document = Document::parse(&drawn).unwrap();
            let of = |class: &'static str| {
                document.descendants().filter(move |node| node.attribute("class") == Some(class))
            };
            let bars: Vec<[f64; 4]> = of("tie")
                .map(|bar| ["x", "y", "width", "height"].map(|name| number(bar, name)))
                .collect();
            for zeros in of("nil") {
                let y = number(zeros, "y");
                for x in zeros.attribute("x").unwrap().split(' ') {
                    let x: f64 = x.parse().unwrap();
                    let on = |bar: &&[f64; 4]| {
                        let [left, top, w, h] = **bar;
                        left < x && x < left + w && top < y && y < top + h
                    };
                    assert_eq!(bars.iter().find(on), None, "{piles}: a zero at {x} {y}");
                }
            }
            let holes: Vec<[f64; 3]> =
                of("gap").map(|hole| ["cx", "cy", "r"].map(|name| number(hole, name))).collect();
            for [one, next] in holes.windows(2).map(|pair| [pair[0], pair[1]]) {
                let apart = (next[0] - one[0]).hypot(next[1] - one[1]);
                assert!(apart > 1.3 * (one[2] + next[2]), "{piles}: {one:?} {next:?}");
            }
        }
    }
}

/// Up to twelve columns, digits can be flipped; columns with many digits are labelled with their power of
/// two.
#[test]
fn a_long_board_has_no_buttons_and_short_names() {
    let flips = |line: &str| {
        let [lang, line] = ["en", line].map(str::to_owned);
        let reply = web::reply(&Request {
            lang,
            line,
            name: "step".into(),
            value: "2".into(),
            step: Some(2),
            ..Request::default()
        });
        let html = &reply.parts["answer"];
        (html.matches("name=\"flip\"").count(), html.contains("2⁶³s"))
    };
    assert_eq!(flips("explain 2048 1"), (24, false));
    assert_eq!(flips("explain 4096 1"), (0, false));
    assert_eq!(flips("explain 18446744073709551615 1"), (0, true));
}

/// Uses the same bound as `tests/browser/board/positions.rs` does for other positions.
#[test]
fn a_page_of_many_piles_is_no_heavier_than_others() {
    let repeated = |size: &str, count: usize| vec![size; count].join(" ");
    let listed = |sizes: &mut dyn Iterator<Item = u64>| {
        sizes.map(|size| size.to_string()).collect::<Vec<_>>().join(" ")
    };
    for piles in [
        listed(&mut (1..21)),
        listed(&mut (40..60)),
        listed(&mut (1..25).map(|nth| nth * 777 % 1000)),
        repeated("15", 20),
        repeated("63", 20),
        repeated("1023", 20),
        repeated("31", 13),
        repeated("7", 24),
    ] {
        let page = run(&format!("explain {piles} --format html --lang zh"), Path::new(".")).stdout;
        assert!(page.starts_with(b"<!DOCTYPE html>"), "{piles}");
        assert!(page.len() < 120_000, "{piles}: {} bytes", page.len());
    }
}
