//! Compares the board of two piles with a search that knows only the legal moves: its P-positions and winning
//! moves, parsed from the SVG and from the text art.

use std::collections::BTreeSet;

use carryless_games::figure::Figure;
use carryless_games::games::wythoff::explanation::plain_board;
use carryless_games::position::Outcome;
use carryless_games::search::Tree;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{Page, html, text_art};
use roxmltree::{Document, Node};
use serde_json::json;

use carryless_test_support::answers::{explained, of_command, question, step};
use carryless_test_support::oracle::{Piles, Search, Solver, after};

type Place = [u64; 2];

/// Contents of a drawing of the board of two piles.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    lost: BTreeSet<Place>,
    won: BTreeSet<Place>,
    at: Place,
    can: bool,
}

fn words() -> Catalogue {
    Catalogue::load(Language::of_code("en").unwrap(), &["common", "figures"]).unwrap()
}

/// Figure of two piles in an answer, as SVG and as text art.
fn board_figure(command: &str, line: &str) -> (String, String) {
    let answer = of_command(command, line).explain(false);
    let figures = answer.figures().flatten();
    let pictures = figures.map(|figure| {
        let letters =
            text_art::draw(&figure, &words(), (80, usize::MAX)).unwrap().text().to_owned();
        let mut page = Page::default();
        page.push_figure(figure);
        (html::fragment(&page, &words()).unwrap(), letters)
    });
    let mut boards = pictures.filter(|(svg, _)| svg.contains("class=\"cell "));
    boards.next().unwrap_or_else(|| panic!("no board for {line:?}"))
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Pile sizes at the edge of the figure, each with its coordinate.
fn sizes(document: &Document<'_>, anchor: &str, axis: &str) -> Vec<(f64, u64)> {
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let at_edge = texts.filter(|node| node.attribute("text-anchor") == Some(anchor));
    at_edge.filter_map(|node| Some((number(node, axis), node.text()?.parse().ok()?))).collect()
}

fn nearest(sizes: &[(f64, u64)], place: f64) -> u64 {
    let near = |one: &&(f64, u64)| ((one.0 - place).abs() * 1000.0) as u64;
    sizes.iter().min_by_key(near).unwrap().1
}

/// Contents of the SVG; only elements with a key are on the board.
fn parse_svg(svg: &str) -> Seen {
    let start = svg.find("<svg").unwrap();
    let end = svg.find("</svg>").unwrap() + "</svg>".len();
    let svg = svg[start..end].replace(" xmlns=\"http://www.w3.org/2000/svg\"", "");
    let document = Document::parse(&svg).unwrap();
    let (across, up) = (sizes(&document, "middle", "x"), sizes(&document, "end", "y"));
    let place = |x: f64, y: f64| [nearest(&across, x), nearest(&up, y + 4.0)];
    let mut seen = Seen::default();
    for node in document.descendants().filter(|node| node.has_attribute("data-k")) {
        let middle = |side: &str, length: &str| number(node, side) + number(node, length) / 2.0;
        match node.attribute("class").unwrap() {
            "lost" => seen.lost.insert(place(middle("x", "width"), middle("y", "height"))),
            "hit" => seen.won.insert(place(middle("x", "width"), middle("y", "height"))),
            class @ ("piece" | "piece hollow") => {
                seen.at = place(number(node, "cx"), number(node, "cy"));
                seen.can = class == "piece";
                true
            }
            _ => true,
        };
    }
    seen
}

/// Contents of the text art. On a P-position under the piece only the sign of the piece is drawn.
fn parse_text_art(letters: &str, columns: usize) -> Seen {
    let mut seen = Seen::default();
    for line in letters.lines() {
        let mut signs = line.split_whitespace();
        let Some(Ok(y)) = signs.next().map(str::parse::<u64>) else { break };
        let signs: Vec<&str> = signs.collect();
        if signs.len() != columns || signs.first() == Some(&"1") {
            break;
        }
        for (x, sign) in signs.into_iter().enumerate() {
            let place = [x as u64, y];
            if ["P", "■", "▶", "○"].contains(&sign) {
                seen.lost.insert(place);
            }
            if sign == "▶" {
                seen.won.insert(place);
            }
            if ["○", "●"].contains(&sign) {
                (seen.at, seen.can) = (place, sign == "●");
            }
        }
    }
    seen
}

/// Contents that the search expects for all squares up to `size`.
fn expected_by_search(
    at: Place,
    size: Place,
    wins: impl Fn(Place) -> bool,
    moves: &[Place],
) -> Seen {
    let all = (0..=size[0]).flat_map(|x| (0..=size[1]).map(move |y| [x, y]));
    let lost: BTreeSet<Place> = all.filter(|place| !wins(*place)).collect();
    let won = moves.iter().copied().filter(|place| !wins(*place)).collect();
    Seen { can: !lost.contains(&at), lost, won, at }
}

#[test]
fn boards_of_two_piles_agree_with_the_search() {
    let mut solver = Solver::default();
    for (limit, misere) in
        [(None, false), (None, true), (Some(1), false), (Some(3), false), (Some(3), true)]
    {
        for at in [[1, 1], [3, 5], [5, 3], [7, 7], [15, 12], [2, 15]] {
            let rules = Piles { limit, misere };
            let mut line = format!("{} {}", at[0], at[1]);
            line += &limit.map_or(String::new(), |limit| format!(" --limit {limit}"));
            line += if misere { " --misere" } else { "" };
            let lost: BTreeSet<Place> = (0..=at[0])
                .flat_map(|x| (0..=at[1]).map(move |y| [x, y]))
                .filter(|piles| solver.outcome(rules, piles) == Outcome::P)
                .collect();
            let moves = rules.moves(&at).into_iter();
            let moves = moves.map(|(pile, take)| after(&at, pile, take).try_into().unwrap());
            let moves: Vec<Place> = moves.collect();
            let expected = expected_by_search(at, at, |place| !lost.contains(&place), &moves);
            let (svg, letters) = board_figure("prove", &line);
            assert_eq!(parse_svg(&svg), expected, "{line}");
            assert_eq!(parse_text_art(&letters, at[0] as usize + 1), expected, "{line}\n{letters}");
        }
    }
}

#[test]
fn boards_of_three_piles_agree_with_the_search() {
    let mut solver = Solver::default();
    let all = [[3, 4, 5], [3, 6, 5], [1, 2, 0], [7, 7, 7], [9, 2, 14], [15, 8, 7], [0, 1, 1]];
    for (limit, misere) in [(None, false), (None, true), (Some(3), false), (Some(2), true)] {
        let rules = Piles { limit, misere };
        for [first, second, third] in all {
            let (at, largest) =
                ([first, second], if first.max(second).max(third) < 8 { 7 } else { 15 });
            let mut line = format!("{first} {second} {third}");
            line += &limit.map_or(String::new(), |limit| format!(" --limit {limit}"));
            line += if misere { " --misere" } else { "" };
            let lost: BTreeSet<Place> = (0..=largest)
                .flat_map(|x| (0..=largest).map(move |y| [x, y]))
                .filter(|[x, y]| solver.outcome(rules, &[*x, *y, third]) == Outcome::P)
                .collect();
            let moves = rules.moves(&at).into_iter();
            let moves = moves.map(|(pile, take)| after(&at, pile, take).try_into().unwrap());
            let moves: Vec<Place> = moves.collect();
            let expected =
                expected_by_search(at, [largest; 2], |place| !lost.contains(&place), &moves);
            let (svg, letters) = board_figure("explain", &line);
            assert_eq!(parse_svg(&svg), expected, "{line}");
            assert_eq!(
                parse_text_art(&letters, largest as usize + 1),
                expected,
                "{line}\n{letters}"
            );
            if limit.is_none() && !misere {
                let rows: BTreeSet<u64> = expected.lost.iter().map(|place| place[1]).collect();
                let columns: BTreeSet<u64> = expected.lost.iter().map(|place| place[0]).collect();
                let each = largest as usize + 1;
                assert_eq!([rows.len(), columns.len(), expected.lost.len()], [each; 3], "{line}");
            }
        }
    }
}

/// Rules of Wythoff's game for the search.
struct Queen;

impl Tree for Queen {
    type Position = Place;

    fn terminal_outcome(&self, _: &Place) -> Outcome {
        Outcome::P
    }

    fn options(&self, &[x, y]: &Place) -> impl Iterator<Item = Place> {
        let left = (0..x).map(move |x| [x, y]);
        let down = (0..y).map(move |y| [x, y]);
        let both = (1..=x.min(y)).map(move |take| [x - take, y - take]);
        left.chain(down).chain(both)
    }
}

#[test]
fn boards_of_wythoffs_game_agree_with_the_search() {
    let mut search = Search::new(Queen);
    for at in [[1, 2], [3, 5], [4, 6], [9, 12], [12, 9], [14, 14], [6, 1]] {
        let lost: BTreeSet<Place> = (0..=at[0])
            .flat_map(|x| (0..=at[1]).map(move |y| [x, y]))
            .filter(|place| search.outcome(place) == Outcome::P)
            .collect();
        let moves: Vec<Place> = Queen.options(&at).collect();
        let expected = expected_by_search(at, at, |place| !lost.contains(&place), &moves);
        for command in ["prove", "explain"] {
            let (svg, letters) = board_figure(command, &format!("wythoff {} {}", at[0], at[1]));
            assert_eq!(parse_svg(&svg), expected, "{command} {at:?}");
            assert_eq!(
                parse_text_art(&letters, at[0] as usize + 1),
                expected,
                "{command} {at:?}\n{letters}"
            );
        }
    }
}

/// A match is drawn on the board of its initial piles; not at all if one of them is above 20.
#[test]
fn larger_boards_are_not_drawn() {
    for (size, fits) in
        [([7, 11], true), ([20, 3], true), ([20, 20], true), ([21, 3], false), ([3, 21], false)]
    {
        let at = [size[0] / 2, size[1] - 1];
        let board = match plain_board(size, at) {
            Some(Figure::Square(board)) => Some((board.size, board.at, board.layers.len())),
            _ => None,
        };
        assert_eq!(board, fits.then_some((size, at, 0)), "{size:?}");
        let answer = question(&format!("wythoff {} {}", size[0], size[1])).explain(false);
        let drawn = answer.figures().flatten().any(|figure| matches!(figure, Figure::Square(_)));
        assert_eq!(drawn, fits, "{size:?}");
    }
}

/// Mirrors mark the bits of the third pile, which only unlimited normal play has.
#[test]
fn mirrors_are_drawn_only_for_unlimited_normal_play() {
    for (line, mirrors) in [
        ("0 1 2", json!([2])),
        ("3 4 5", json!([4, 1])),
        ("3 4", json!([])),
        ("0 1 2 --misere", json!([])),
        ("0 1 2 --limit 3", json!([])),
        ("0 1 2 --limit 3 --misere", json!([])),
    ] {
        assert_eq!(step(&explained(line), "square")["mirrors"], mirrors, "{line}");
    }
}

/// Small boards of an answer in the order of the page, each with its title.
fn album(line: &str) -> Vec<(Seen, String)> {
    let answer = question(line).explain(false);
    let figures = answer.figures().flatten();
    let mut page = Page::default();
    figures.for_each(|figure| page.push_figure(figure));
    let html = html::fragment(&page, &words()).unwrap();
    let row = html.split("<ol class=\"album\">").nth(1).unwrap().split("</ol>").next().unwrap();
    let board = html.split("<div class=\"slid\">").nth(1).unwrap();
    // The small boards have no numbers at their edges: those of the large one are used.
    let edges = board.split("</svg>").next().unwrap();
    let edges: String = edges
        .split("<text")
        .skip(1)
        .map(|text| ["<text", text.split("</text>").next().unwrap(), "</text>"].concat())
        .collect();
    let boards = row.split("<svg").skip(1).map(|part| part.split("</svg>").next().unwrap());
    boards
        .map(|board| {
            let title = board.split("<title>").nth(1).unwrap().split('<').next().unwrap();
            (parse_svg(&format!("<svg{board}{edges}</svg>")), title.to_owned())
        })
        .collect()
}

#[test]
fn boards_of_every_third_pile_agree_with_the_search() {
    let mut solver = Solver::default();
    let rules = Piles { limit: None, misere: false };
    for [first, second, third] in [[3, 4, 5], [3, 3, 0], [9, 2, 14]] {
        let album = album(&format!("{first} {second} {third}"));
        let (at, each) = ([first, second], if third < 8 { 8 } else { 16 });
        assert_eq!(album.len() as u64, each);
        for (third, (board, title)) in (0..).zip(album) {
            let lost: BTreeSet<Place> = (0..each)
                .flat_map(|x| (0..each).map(move |y| [x, y]))
                .filter(|[x, y]| solver.outcome(rules, &[*x, *y, third]) == Outcome::P)
                .collect();
            let moves = rules.moves(&at).into_iter();
            let moves = moves.map(|(pile, take)| after(&at, pile, take).try_into().unwrap());
            let moves: Vec<Place> = moves.collect();
            let expected =
                expected_by_search(at, [each - 1; 2], |place| !lost.contains(&place), &moves);
            assert_eq!(board, expected, "{at:?} {third}");
            let winning = solver.winning(rules, &[first, second, third]);
            let taken = winning.iter().find(|(pile, _)| *pile == 3);
            match (winning.is_empty(), expected.won.is_empty(), taken) {
                (true, ..) => assert!(title.contains("cannot win"), "{title}"),
                (_, true, Some((_, take))) => {
                    assert!(title.contains(&format!("take {take} from it")), "{title}")
                }
                _ => assert!(title.contains("go to a green square"), "{title}"),
            }
        }
    }
}

/// Grundy values of all pairs of piles up to `most`, by definition; a move takes at most `limit` stones, if
/// given.
fn values(limit: Option<u64>, most: u64) -> Vec<Vec<u64>> {
    let mut found: Vec<Vec<u64>> = Vec::new();
    for y in 0..=most {
        let mut row: Vec<u64> = Vec::new();
        for x in 0..=most {
            let near = |from: u64| from.saturating_sub(limit.unwrap_or(from))..from;
            let left = near(x).map(|x| row[x as usize]);
            let down = near(y).map(|y| found[y as usize][x as usize]);
            let reached: BTreeSet<u64> = left.chain(down).collect();
            row.push((0..).find(|value| !reached.contains(value)).unwrap());
        }
        found.push(row);
    }
    found
}

/// Checks the board beside an explanation: the P-positions of each third pile, the targets of moves, and the
/// shade of a square.
#[test]
fn layers_are_p_positions_and_shades_are_grundy_values() {
    let mut solver = Solver::default();
    for (line, limit, misere) in [
        ("3 5", None, false),
        ("4 4", None, false),
        ("9 12", None, false),
        ("3 5 --limit 3", Some(3), false),
        ("3 5 --misere", None, true),
        ("3 5 6", None, false),
        ("6 3 5", None, false),
        ("1 2 3", None, false),
        ("2 7 5", None, false),
        ("3 5 6 --limit 2", Some(2), false),
        ("3 5 2 --misere", None, true),
    ] {
        let rules = Piles { limit, misere };
        let answer = question(line).explain(false);
        let square = answer.figures().flatten().find_map(|figure| match figure {
            Figure::Square(square) => Some(square),
            _ => None,
        });
        let square = square.unwrap_or_else(|| panic!("no board: {line}"));
        let ([x, y], most) = (square.at, square.size[0]);
        let shades: Vec<u64> =
            if misere { Vec::new() } else { values(limit, most).into_iter().flatten().collect() };
        assert_eq!(square.shades, shades, "{line}");
        let first = if square.layers.len() > 1 { 0 } else { square.third_pile.unwrap_or(0) };
        for (third, layer) in (first..).zip(&square.layers) {
            let mut lost = |[x, y]: Place, z: u64| solver.outcome(rules, &[x, y, z]) == Outcome::P;
            let all = (0..=most).flat_map(|y| (0..=most).map(move |x| [x, y]));
            let all: BTreeSet<Place> = all.filter(|place| lost(*place, third)).collect();
            assert_eq!(
                layer.p_positions.iter().copied().collect::<BTreeSet<_>>(),
                all,
                "{line} {third}"
            );
            let near = |from: u64| from.saturating_sub(limit.unwrap_or(from))..from;
            let moves = near(x).map(|x| [x, y]).chain(near(y).map(|y| [x, y]));
            let won: BTreeSet<Place> = moves.filter(|place| lost(*place, third)).collect();
            assert_eq!(
                layer.winning_targets.iter().copied().collect::<BTreeSet<_>>(),
                won,
                "{line} {third}"
            );
            let take = near(third).find(|left| lost([x, y], *left)).map(|left| third - left);
            assert_eq!(layer.third_pile_take, take, "{line} {third}");
        }
    }
}
