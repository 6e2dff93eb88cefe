//! Parses the figures of graphs and trees: boxes and arrows of random graphs equal the reachable nodes and
//! their arrows, no boxes overlap and no arrow crosses one; text art is equal; too large a graph is not drawn
//! and a message says so; each branch of a tree has its name.

use std::collections::{BTreeMap, BTreeSet};

use carryless_games::figure::Figure;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::{Detail, Renderer, View, svg, text_art};
use roxmltree::{Document, Node};

use carryless_test_support::answers::question;
use carryless_test_support::rng::Dice;

/// Successors of each node of a graph, by name.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// A random acyclic graph of `nodes` nodes; their order is not visible from their names.
fn random_graph(dice: &mut Dice, nodes: usize, density: usize) -> Arrows {
    let name = |at: usize| format!("{}{}", "kqxam".as_bytes()[at % 5] as char, (at * 7) % 31);
    let to = |at: usize, dice: &mut Dice| {
        (at + 1..nodes).filter(|_| dice.below(10) < density).map(name).collect()
    };
    (0..nodes).map(|at| (name(at), to(at, dice))).collect()
}

/// Nodes that can be reached from those in `from`.
fn reachable(arrows: &Arrows, from: &[String]) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = from.iter().cloned().collect();
    loop {
        let next: BTreeSet<String> = found.iter().flat_map(|node| &arrows[node]).cloned().collect();
        let before = found.len();
        found.extend(next);
        if found.len() == before {
            return found;
        }
    }
}

fn to_line(arrows: &Arrows, from: &[String]) -> String {
    let line = |(node, to): (&String, &BTreeSet<String>)| {
        let to: Vec<&str> = to.iter().map(String::as_str).collect();
        format!("\"{node}: {}\"", to.join(" "))
    };
    let lines: Vec<String> = arrows.iter().map(line).collect();
    format!("graph {} --from {}", lines.join(" "), from.join(","))
}

fn words(code: &str) -> Catalogue {
    let language = Language::of_code(code).unwrap();
    Catalogue::load(language, &["common", "figures"]).unwrap()
}

fn figures(line: &str, hold: impl Fn(&Figure<'_>)) -> usize {
    let explanation = question(line).explain(false);
    let wanted = |figure: &Figure<'_>| matches!(figure, Figure::Graph(_) | Figure::Trees(_));
    let shown: Vec<Figure<'_>> = explanation.figures().flatten().filter(wanted).collect();
    shown.iter().for_each(hold);
    shown.len()
}

/// A rectangle: left, top, right and bottom edge.
type Frame = [f64; 4];

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|names| names.split(' ').any(|name| name == class))
}

fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Boxes of the nodes in a picture by name, each with the number of discs in it.
fn boxes(document: &Document<'_>) -> BTreeMap<String, (Frame, usize)> {
    let all: Vec<Node<'_, '_>> = document.descendants().collect();
    let inside = |[left, top, right, bottom]: Frame, x: f64, y: f64| {
        left < x && x < right && top < y && y < bottom
    };
    let mut found = BTreeMap::new();
    for knot in all.iter().filter(|node| has_class(node, "knot")) {
        let (x, y) = (number(knot, "x"), number(knot, "y"));
        let frame = [x, y, x + number(knot, "width"), y + number(knot, "height")];
        let name = all.iter().find(|node| {
            has_class(node, "label") && inside(frame, number(node, "x"), number(node, "y"))
        });
        let discs = all.iter().filter(|node| {
            let round = node.has_tag_name(("http://www.w3.org/2000/svg", "circle"));
            round && inside(frame, number(node, "cx"), number(node, "cy"))
        });
        found.insert(name.unwrap().text().unwrap().to_owned(), (frame, discs.count()));
    }
    found
}

/// Numbers in an attribute of an element.
fn numbers(node: &Node<'_, '_>, name: &str) -> Vec<f64> {
    let text = node.attribute(name).unwrap();
    let parts = text.split(|letter: char| !(letter.is_ascii_digit() || "-.".contains(letter)));
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// Name of the box on whose edge a point is: on the lower edge if `bottom`, otherwise on the upper edge.
fn at_edge(boxes: &BTreeMap<String, (Frame, usize)>, x: f64, y: f64, bottom: bool) -> String {
    let mut found = boxes.iter().filter(|(_, ([left, top, right, low], _))| {
        let edge = if bottom { low } else { top };
        (y - edge).abs() < 0.2 && *left < x && x < *right
    });
    let name = found.next().unwrap_or_else(|| panic!("no box at {x}, {y}")).0.clone();
    assert!(found.next().is_none());
    name
}

/// Compares an SVG figure with the graph.
fn assert_picture(picture: &str, arrows: &Arrows, from: &[String]) {
    let document = Document::parse(picture).unwrap();
    let boxes = boxes(&document);
    let reached = reachable(arrows, from);
    assert_eq!(boxes.keys().cloned().collect::<BTreeSet<_>>(), reached, "{picture}");
    for (name, (frame, discs)) in &boxes {
        let tokens = from.iter().filter(|own| *own == name).count();
        assert_eq!(*discs, if tokens > 3 { 1 } else { tokens }, "{name}: {picture}");
        for (other, (second, _)) in boxes.iter().filter(|(other, _)| *other != name) {
            let apart = frame[2] < second[0]
                || second[2] < frame[0]
                || frame[3] < second[1]
                || second[3] < frame[1];
            assert!(apart, "{name} lies on {other}: {picture}");
        }
    }
    let all = document.descendants();
    let ways: Vec<Node<'_, '_>> = all.filter(|node| has_class(node, "hop")).collect();
    let all = document.descendants();
    let tips: Vec<Node<'_, '_>> = all.filter(|node| has_class(node, "tip")).collect();
    assert_eq!(ways.len(), tips.len());
    let mut read = Vec::new();
    for (way, tip) in ways.iter().zip(&tips) {
        let (corners, head) = (numbers(way, "d"), numbers(tip, "points"));
        let start = at_edge(&boxes, corners[0], corners[1], true);
        let end = at_edge(&boxes, head[0], head[1], false);
        for corner in corners.chunks(2) {
            for (name, ([left, top, right, bottom], _)) in &boxes {
                let inside = *left < corner[0]
                    && corner[0] < *right
                    && *top + 0.2 < corner[1]
                    && corner[1] < *bottom - 0.2;
                assert!(!inside, "the arrow from {start} to {end} is in {name}: {picture}");
            }
        }
        read.push((start, end));
    }
    read.sort();
    let all =
        reached.iter().flat_map(|node| arrows[node].iter().map(|to| (node.clone(), to.clone())));
    assert_eq!(read, all.collect::<Vec<_>>(), "{picture}");
}

/// Compares text art with the graph: a node, its tokens, and an arrow before each successor.
fn assert_text_art(letters: &str, arrows: &Arrows, from: &[String]) {
    let mut read = Arrows::new();
    let mut last = String::new();
    for line in letters.lines() {
        let (head, to) = line.split_once(['→', '⇒']).unwrap_or((line, ""));
        if line.starts_with("  ") && !line.starts_with("   ") {
            let mut head = head.split_whitespace();
            last = head.next().unwrap().to_owned();
            let tokens = from.iter().filter(|token| **token == last).count();
            let discs = head.next().filter(|text| text.starts_with('●')).unwrap_or("");
            match tokens {
                0..=3 => assert_eq!(discs.chars().count(), tokens, "{letters}"),
                _ => assert_eq!(discs, format!("●×{tokens}")),
            }
        }
        let to = to.split(['→', '⇒']).map(|name| name.trim().to_owned());
        read.entry(last.clone()).or_default().extend(to.filter(|name| !name.is_empty()));
    }
    let reached = reachable(arrows, from);
    let wanted: Arrows =
        arrows.clone().into_iter().filter(|(node, _)| reached.contains(node)).collect();
    assert_eq!(read, wanted, "{letters}");
}

#[test]
fn figures_and_text_art_agree_with_the_graph() {
    let (mut dice, mut long) = (Dice::new(50), 0);
    for nodes in [1, 2, 3, 4, 5, 6, 8, 11, 16, 24, 30] {
        for density in [1, 3, 6, 10] {
            let arrows = random_graph(&mut dice, nodes, density);
            let names: Vec<&String> = arrows.keys().collect();
            let from: Vec<String> =
                (0..=dice.below(6)).map(|_| names[dice.below(names.len())].clone()).collect();
            let reached = reachable(&arrows, &from);
            if reached.iter().map(|node| arrows[node].len()).sum::<usize>() > 90 {
                continue;
            }
            let line = to_line(&arrows, &from);
            let figures = figures(&line, |figure| {
                assert_picture(&svg::draw(figure, &words("en")).unwrap(), &arrows, &from);
                let letters = text_art::draw(figure, &words("zh"), (80, 12)).unwrap();
                let Figure::Graph(graph) = figure else { panic!("{line}") };
                match graph.is_valued() {
                    true => assert_eq!(letters.text(), "", "a table beside it says as much"),
                    false => assert_text_art(letters.text(), &arrows, &from),
                }
            });
            let ends = reached.iter().all(|node| arrows[node].is_empty());
            assert_eq!(figures, if ends { 1 } else { 2 }, "{line}");
            long += usize::from(reached.len() > 10);
        }
    }
    assert!(long > 5, "{long}");
}

/// After a wrong attempt only the attempted move is drawn as an arrow; an explanation draws a winning one.
#[test]
fn the_arrow_of_the_answer_is_hidden_after_a_wrong_attempt() {
    let language = Language::of_code("zh").unwrap();
    let renderer = Renderer::new(language, &["graph"]).unwrap();
    let graph = r#"graph "p: q r t" "q: s" "r: s t" "s: t" "t: u" --from p,r"#;
    for (said, arrow) in [("", "⇒ r"), ("--claim lose", ""), ("--move p:q", "⇒ q")] {
        let explanation = question(&format!("{graph} {said}")).explain(false);
        for detail in [Detail::Key, Detail::Standard] {
            let view = View { detail, ..View::default() };
            let page = renderer.markdown(explanation.clone(), view.clone()).unwrap();
            let told: Vec<&str> = page.matches("⇒").collect();
            assert_eq!(told.len(), usize::from(!arrow.is_empty()), "{said}: {page}");
            assert!(page.contains(arrow), "{said}: {page}");
            let page = renderer.html(explanation.clone(), view).unwrap();
            assert_eq!(page.contains("class=\"hop taken\""), !arrow.is_empty(), "{said}");
        }
    }
}

#[test]
fn a_message_says_that_a_large_graph_is_not_drawn() {
    let way = |nodes: usize| {
        (1..nodes).map(|node| format!(" \"{node}: {}\"", node + 1)).collect::<String>()
    };
    let language = Language::of_code("en").unwrap();
    for (nodes, is_drawn) in [(30, true), (31, false)] {
        let explanation = question(&format!("graph{}", way(nodes))).explain(false);
        let renderer = Renderer::new(language, &["graph"]).unwrap();
        for detail in [Detail::Key, Detail::Standard, Detail::Proof] {
            let view = View { detail, ..View::default() };
            let page = renderer.markdown(explanation.clone(), view.clone()).unwrap();
            assert_eq!(page.contains("```text\n  1   ●  ⇒ 2\n"), is_drawn, "{page}");
            assert_eq!(page.contains("too large to be drawn"), !is_drawn, "{page}");
            let page = renderer.html(explanation.clone(), view).unwrap();
            assert_eq!(page.contains("class=\"knot\""), is_drawn);
            assert_eq!(page.contains("too large to be drawn"), !is_drawn);
        }
    }
}

/// All forests of this number of branches, in brackets, each with the names of its branches.
fn forests(branches: usize, before: &str, nth: usize) -> Vec<(String, Vec<String>)> {
    if branches == 0 {
        return vec![(String::new(), Vec::new())];
    }
    let name = format!("{before}{nth}");
    let mut found = Vec::new();
    for first in 1..=branches {
        for (on_it, names) in forests(first - 1, &format!("{name}."), 1) {
            for (others, more) in forests(branches - first, before, nth + 1) {
                let all = [vec![name.clone()], names.clone(), more].concat();
                found.push((format!("({on_it}){others}"), all));
            }
        }
    }
    found
}

#[test]
fn each_branch_has_its_name() {
    let words = words("en");
    for (brackets, mut names) in (1..=6).flat_map(|count| forests(count, "", 1)) {
        names.sort();
        let explanation = question(&format!("hackenbush \"{brackets}\"")).explain(false);
        let first = explanation.figures().flatten().next().unwrap();
        for figure in [first.clone(), first.without_move()] {
            let picture = svg::draw(&figure, &words).unwrap();
            let document = Document::parse(&picture).unwrap();
            let texts = document.descendants().filter(|node| has_class(node, "note"));
            let mut read: Vec<&str> = texts.filter_map(|text| text.text()).collect();
            read.sort_unstable();
            assert_eq!(read, names, "{brackets}");
            let letters = text_art::draw(&figure, &words, (80, 12)).unwrap();
            let digits = |letter: char| !(letter.is_ascii_digit() || letter == '.');
            let parts = letters.text().split(digits).filter(|part| !part.is_empty());
            let mut read: Vec<&str> = parts.collect();
            read.sort_unstable();
            assert_eq!(read, names, "{brackets}: {}", letters.text());
        }
    }
}
