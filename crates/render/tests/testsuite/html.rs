//! Checks figures and pages: every figure becomes well-formed SVG with the values of its data, in every
//! language; a page has its steps, verdict, tables and scrolling and loads nothing from outside; every colour
//! has enough contrast in light and dark. Input: questions, and two hand-written pages in `tests/html/`.

use std::collections::HashSet;

use carryless_args::command_line::CommandLine;
use carryless_games::columns::Columns;
use carryless_games::figure::{Division, Figure, Raised};
use carryless_games::games::{Explanation, Question};
use carryless_games::position::PileMove;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::svg::race_paths::{Fit, draw};
use carryless_render::{Page, Screen, html, svg, terminal, text_art};
use roxmltree::{Document, Node};

const PAGE_ZH: &str = include_str!("html/345.zh.md");
const PAGE_EN: &str = include_str!("html/misere.en.md");

/// Questions whose figures are of all kinds, small and extreme.
const QUESTIONS: &[&str] = &[
    "3 4 5",
    "7 9 12 30",
    "0 1",
    "1 2 3",
    "1 0 1 3 3 --misere",
    "1 1 5 0 --misere",
    "1 1 --misere",
    "13 2 7 22 --limit 3",
    "4 4 --limit 3",
    "25 2 3 --limit 20",
    "18446744073709551615 3 --limit 18446744073709551614",
    "18446744073709551615 3 9223372036854775807",
    "1000 1500 2000 30000 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22",
    "race 30 --say 1-2 --from 4",
    "wythoff 9 12",
    "wythoff 20 0",
    "wythoff 3 5",
    "wythoff 18446744073709551615 3",
    "moore 3 4 5 --at-most 2",
    "moore 1000 1500 2000 30000 7 8 9 10 11 12 13 14 15 16 17 18 --at-most 2",
    "moore 18446744073709551615 3 9223372036854775807 5 6 --at-most 3",
    "race 1000000 --say 1-9 --from 3",
    "race 4611686018427387903 --say 1-2",
    "xiangqi",
    "xiangqi --start jia",
    "xiangqi 炮三进一 炮7退1 炮三平四",
    "kayles 6 3 1",
    "kayles 80 --move 1=39+39",
    "lasker 10 3 0",
    "row --take 1,3,4",
    "row kayles --up-to 90",
    "row lasker --up-to 9000",
    "sum \"3 4 --take 1,2\" + \"kayles 5\" + \"grundy 60 31\"",
    "graph \"s: a b\" \"a: b t\" \"b: t\" --from s,a,a,a,a",
    "staircase 2 1 3",
    "staircase 0 5 0 1 --move 2:5",
    "staircase 40 1 0 700 3 --move 5:2",
    "staircase 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 --move 1:1",
    "staircase 999999 0 1",
    "grundy 9 5",
    "grundy 60 31",
    "hackenbush ((()))(()())",
    "hackenbush (((()())())(())())((()())(()())) --move 1.2",
    "hackenbush --parents 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28",
    "xor 34 23 100",
    "xor 18446744073709551615 3",
];

fn words(code: &str) -> Catalogue {
    Catalogue::load(Language::of_code(code).unwrap(), &["common", "figures"]).unwrap()
}

fn languages() -> Vec<Catalogue> {
    Language::all().map(|language| words(language.code())).collect()
}

fn explained(question: &str) -> Explanation {
    let commands = [("xiangqi", "xiangqi"), ("xor", "xor"), ("row", "grundy")];
    let command = commands.into_iter().find(|(name, _)| question.starts_with(name));
    let parsed = match command {
        Some((name, command)) => {
            Question::parse_for_command(command, &CommandLine::parse(&question[name.len()..]))
        }
        None => Question::parse(&CommandLine::parse(question)),
    };
    let parsed = parsed.unwrap_or_else(|error| panic!("{question}: {error}"));
    parsed.explain(false)
}

/// Kind of a figure. The match is exhaustive: a new kind does not compile until a question here shows it.
fn kind(figure: &Figure<'_>) -> &'static str {
    match figure {
        Figure::Piles { .. } => "piles",
        Figure::Parts { .. } => "parts",
        Figure::Several { .. } => "several",
        Figure::Values { .. } => "values",
        Figure::Columns { .. } => "columns",
        Figure::Flip { .. } => "flip",
        Figure::BoardFrame { .. } => "moment",
        Figure::Bands { .. } => "bands",
        Figure::Ruler(_) => "ruler",
        Figure::Trees(_) => "trees",
        Figure::Graph(_) => "graph",
        Figure::MisereCases { .. } => "fork",
        Figure::Board { .. } => "board",
        Figure::Braid { .. } => "braid",
        Figure::Square(_) => "square",
        Figure::Stairs(_) => "stairs",
        // Only worksheets have this kind, no explanation.
        Figure::Blanks { .. } => "blanks",
        Figure::CounterRows(_) => "strips",
        // Only lessons have this kind.
        Figure::Sketch(_) => "sketch",
    }
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap_or_else(|| panic!("no {name}: {node:?}")).parse().unwrap()
}

fn classes<'a>(document: &'a Document<'_>, class: &str) -> Vec<Node<'a, 'a>> {
    let all = document.descendants();
    let has = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|names| names.split(' ').any(|name| name == class))
    };
    all.filter(has).collect()
}

fn check_picture(name: &str, picture: &str) {
    let document = Document::parse(picture).unwrap_or_else(|error| panic!("{name}: {error}"));
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"), "{name}");
    let title = root.first_element_child().unwrap();
    assert!(title.has_tag_name(("http://www.w3.org/2000/svg", "title")), "{name}");
    assert!(!title.text().unwrap().trim().is_empty(), "{name}");
    let view: Vec<f64> =
        root.attribute("viewBox").unwrap().split(' ').map(|n| n.parse().unwrap()).collect();
    assert_eq!(view[2..], [number(root, "width"), number(root, "height")], "{name}");
    for node in root.descendants().filter(Node::is_element) {
        for forbidden in ["id", "style", "fill", "stroke"] {
            assert!(!node.has_attribute(forbidden), "{name}: {forbidden} in {node:?}");
        }
        if node.has_tag_name(("http://www.w3.org/2000/svg", "text")) {
            assert!(!node.text().unwrap_or_default().trim().is_empty(), "{name}: empty text");
            // Adjacent digits have a position each.
            let y = number(node, "y");
            for x in node.attribute("x").unwrap().split(' ') {
                let x: f64 = x.parse().unwrap();
                assert!(x >= view[0] && x <= view[0] + view[2], "{name}: x {x} outside {view:?}");
            }
            assert!(y >= view[1] && y <= view[1] + view[3], "{name}: y {y} outside {view:?}");
        }
    }
}

/// Checks the figures of all questions, each question in the languages that `speaks` selects by index.
fn assert_pictures(speaks: impl Fn(usize, usize) -> bool) {
    let mut kinds = HashSet::new();
    let languages = languages();
    for (place, question) in QUESTIONS.iter().enumerate() {
        let explanation = explained(question);
        for figure in explanation.figures().flatten() {
            kinds.insert(kind(&figure));
            let spoken = languages.iter().enumerate().filter(|(at, _)| speaks(place, *at));
            for (_, words) in spoken {
                let name = format!("{words:?} {question} {}", kind(&figure));
                check_picture(&name, &svg::draw(&figure, words).unwrap());
            }
        }
    }
    assert_eq!(kinds.len(), 15, "{kinds:?}");
}

/// Checks each question in one language, alternating.
#[test]
fn every_kind_of_figure_is_well_formed_svg() {
    let languages = languages().len();
    assert_pictures(|place, language| place % languages == language);
}

#[test]
#[ignore = "exhaustive"]
fn every_kind_of_figure_is_well_formed_svg_exhaustive() {
    assert_pictures(|_, _| true);
}

#[test]
fn the_grid_shows_each_digit_each_sum_and_each_odd_column() {
    let cases = [(vec![3, 4, 5], true), (vec![1, 4, 5], false), (vec![u64::MAX, 1], true)];
    for (numbers, boxed) in cases {
        let columns = Columns::from_numbers(&numbers, 2);
        let drawn = svg::draw(&Figure::Columns { columns: &columns, boxed }, &words("zh")).unwrap();
        let picture = Document::parse(&drawn).unwrap();
        let ones: u64 = numbers.iter().map(|number| u64::from(number.count_ones())).sum();
        let odd = columns.odd_weights().powers().count();
        assert_eq!(classes(&picture, "block").len() as u64, ones);
        // A digit for each position, and the equals signs.
        let zeros = classes(&picture, "zero");
        let quiet: u64 = zeros.iter().map(|node| node.text().unwrap().len() as u64).sum();
        assert_eq!(quiet + ones, (numbers.len() * (columns.width() + 1)) as u64);
        assert_eq!(classes(&picture, "band").len(), odd);
        assert_eq!(classes(&picture, "boxed").len(), usize::from(boxed && odd > 0));
        let shown = texts_of(&picture);
        for sum in columns.sums() {
            assert!(shown.contains(&sum.to_string()));
        }
    }
}

#[test]
fn the_grid_shows_remainders_for_moduli_above_2() {
    for (code, note) in [("zh", "除以 3 的余数"), ("en", "remainder (÷ 3)")] {
        for numbers in [vec![3, 4, 5], vec![u64::MAX, 1, 1]] {
            let columns = Columns::from_numbers(&numbers, 3);
            let figure = Figure::Columns { columns: &columns, boxed: true };
            let drawn = svg::draw(&figure, &words(code)).unwrap();
            let picture = Document::parse(&drawn).unwrap();
            let shown = texts_of(&picture);
            assert!(shown.contains(&note.to_owned()), "{shown:?}");
            let letters = text_art::draw(&figure, &words(code), (80, usize::MAX)).unwrap();
            assert!(letters.text().contains(note), "{}", letters.text());
            for word in ["figure-even", "figure-odd", "figure-leftmost"] {
                let word = words(code).text(word).unwrap();
                assert!(!shown.contains(&word), "{word} in {shown:?}");
                assert!(!letters.text().contains(&word), "{word}");
            }
        }
        // The columns contain 2, 1 and 2 ones; 5 contributes 1 0 1.
        let columns = Columns::from_numbers(&[3, 4, 5, 5, 5], 3);
        let figure = Figure::Columns { columns: &columns, boxed: false };
        let letters = text_art::draw(&figure, &words(code), (80, usize::MAX)).unwrap();
        let row = letters.text().lines().last().unwrap();
        let signs: Vec<&str> = row.split_whitespace().take(3).collect();
        assert_eq!(signs, ["▲1", "▲1", "▲1"], "{row}");
    }
}

#[test]
fn a_move_in_several_piles_is_dashed_in_each() {
    let piles: Vec<u64> = vec![3, 4, 5];
    let part = |pile, take, leaves| PileMove { pile, take, leaves };
    let taken = vec![part(1, 2, 1), part(3, 4, 1)];
    let figure = Figure::Piles { piles: &piles, taken };
    let drawn = svg::draw(&figure, &words("en")).unwrap();
    let picture = Document::parse(&drawn).unwrap();
    assert_eq!(classes(&picture, "dashed").len(), 6);
    assert_eq!(classes(&picture, "stone").len(), 1 + 4 + 1);
}

/// First figure of a question as SVG, and the first line of its text art.
fn first_drawn(question: &str) -> (String, String) {
    let explanation = explained(question);
    let is_board = |figure: &Figure<'_>| ["parts", "stairs"].contains(&kind(figure));
    let figure = explanation.figures().flatten().find(is_board).unwrap();
    let letters = text_art::draw(&figure, &words("en"), (80, usize::MAX)).unwrap();
    let first = letters.text().lines().next().unwrap().to_owned();
    (svg::draw(&figure, &words("en")).unwrap(), first)
}

#[test]
fn pieces_of_a_split_pile_keep_their_position() {
    for (question, wanted, far) in [
        ("kayles 6 3 1 --move 1=3+1", "  Row 1  6  ●●●○○●  take 2", None),
        ("kayles 9 --move 1=4+4", "  Row 1  9  ●●●●○●●●●  take 1", None),
        ("kayles 7 --move 1=6", "  Row 1  7  ●●●●●●○  take 1", None),
        ("grundy 9 5 --move 1=5+4", "  Pile 1  9  ●●●●●  ●●●●  5 + 4", Some(4)),
        ("lasker 3 1 --move 1=2+1", "  Pile 1  3  ●●  ●  2 + 1", Some(1)),
    ] {
        let (drawn, letters) = first_drawn(question);
        assert_eq!(letters, wanted, "{question}");
        let picture = Document::parse(&drawn).unwrap();
        let all = picture.descendants().filter(|node| node.tag_name().name() == "ellipse");
        let first = all.clone().next().map(|node| number(node, "cy")).unwrap();
        let row: Vec<_> = all.filter(|node| number(*node, "cy") == first).collect();
        let signs: String = row
            .iter()
            .map(|node| if node.attribute("class") == Some("dashed") { '○' } else { '●' })
            .collect();
        let plain: String = wanted.chars().filter(|sign| "●○".contains(*sign)).collect();
        assert_eq!(signs, plain, "{question}");
        let steps: Vec<f64> =
            row.windows(2).map(|two| number(two[1], "cx") - number(two[0], "cx")).collect();
        for (index, step) in steps.iter().enumerate() {
            let wide = *step > 1.5 * steps[0];
            assert_eq!(wide, Some(index) == far, "{question} {steps:?}");
        }
    }
}

#[test]
fn stones_move_down_the_stairs() {
    let (drawn, letters) = first_drawn("staircase 2 1 3 --move 3:2");
    assert_eq!(letters, "              ┌───  Step 3  3  ●○○  −2");
    let picture = Document::parse(&drawn).unwrap();
    let of = |class| classes(&picture, class).len();
    // Two, one and the rest of three; the moved stones, and their destination.
    assert_eq!((of("stone"), of("dashed"), of("mark")), (4, 2, 2));
    // The counted steps are highlighted, and each is higher than the one before.
    assert_eq!((of("band"), of("box")), (2, 1));
    let top = |class: &str| number(classes(&picture, class)[0], "y");
    assert!(top("band") > top("box"), "step 2 is above step 1");
}

#[test]
fn the_queen_figure_marks_cold_squares_on_her_lines() {
    let questions = explained("wythoff 9 12");
    let figure = questions.figures().flatten().find(|figure| kind(figure) == "square").unwrap();
    let drawn = svg::draw(&figure, &words("en")).unwrap();
    let picture = Document::parse(&drawn).unwrap();
    // Cold pairs in range: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10) and their mirror images, where they fit;
    // three are on her lines, and the legend has one of each kind.
    let fits = [[0, 0], [1, 2], [2, 1], [3, 5], [5, 3], [4, 7], [7, 4], [6, 10], [8, 13]];
    let cold = fits.iter().filter(|[x, y]| *x <= 9 && *y <= 12).count();
    assert_eq!(classes(&picture, "lost").len(), cold + 2);
    assert_eq!(classes(&picture, "hit").len(), 1 + 1);
    assert_eq!(classes(&picture, "ray").len(), 3);
    let letters = text_art::draw(&figure, &words("en"), (80, usize::MAX)).unwrap();
    let count = |sign: &str| letters.text().matches(sign).count();
    assert_eq!((count("▶"), count("■"), count("●")), (2, cold, 2));
}

fn texts_of(document: &Document<'_>) -> Vec<String> {
    let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
    texts.map(|node| node.text().unwrap().to_owned()).collect()
}

#[test]
fn every_figure_of_small_piles_fits_a_phone() {
    // Width of the narrowest phone minus a book's frame and a figure's margins.
    let most = 326.0;
    for words in languages() {
        for question in [
            "3 4 5",
            "15 14 13",
            "13 7 22 --limit 7",
            "30 40 50 --limit 8",
            "200 7 13 --limit 3",
            "13 2 7 22 --limit 3",
            "2001 2002 2003",
            "1 2 3 4 5 6 7 8 9 10 11 12",
            "25 19 7 30 31",
            "moore 15 14 13 12 --at-most 2",
            "kayles 31 7 --move 1=24+5",
            "row kayles --up-to 100",
            "row lasker --up-to 1000",
            "grundy 31 9 --move 1=16+15",
            "grundy 60 31 --move 1=31+29",
            "sum \"31 30\" + \"kayles 31 7\" + \"lasker 60\" --move 2:1=24+5",
            "hackenbush (((()())())(())())((()())(()()))(()(()))((()())())()()()",
            "hackenbush (()(()(())))(()()(()))",
        ] {
            let explanation = explained(question);
            for figure in explanation.figures().flatten() {
                // The rook's board is as wide as the page.
                if matches!(kind(&figure), "square" | "moment") {
                    continue;
                }
                let drawn = svg::draw(&figure, &words).unwrap();
                let picture = Document::parse(&drawn).unwrap();
                let width = number(picture.root_element(), "width");
                assert!(width <= most, "{question} {}: {width} ({words:?})", kind(&figure));
            }
        }
    }
}

#[test]
fn piles_are_as_long_as_their_number_of_stones() {
    for most in [7, 25, 31, 32, 100, 2000] {
        let piles: Vec<u64> = vec![most, most / 2, 5];
        let figure = Figure::Piles { piles: &piles, taken: Vec::new() };
        let drawn = svg::draw(&figure, &words("zh")).unwrap();
        let picture = Document::parse(&drawn).unwrap();
        let stones = classes(&picture, "stone");
        if most > 31 {
            let long: Vec<f64> = stones.iter().map(|bar| number(*bar, "width")).collect();
            for (size, long) in piles.iter().zip(&long) {
                let wanted = *size as f64 / most as f64 * number(stones[0], "width");
                assert!((long - wanted).abs() < 1.0, "{size}: {long} of {wanted}");
            }
            continue;
        }
        assert_eq!(stones.len() as u64, piles.iter().sum::<u64>());
        let places: HashSet<(String, String)> = stones
            .iter()
            .map(|stone| (number(*stone, "cx").to_string(), number(*stone, "cy").to_string()))
            .collect();
        assert_eq!(places.len(), stones.len(), "no stone lies on another");
        let radius: HashSet<String> =
            stones.iter().map(|stone| number(*stone, "rx").to_string()).collect();
        assert_eq!(radius.len(), 1, "a stone is a unit");
    }
}

#[test]
fn a_whole_pile_shows_all_its_stones() {
    let piles: Vec<u64> = vec![3, 12, 0, 1];
    let taken = vec![PileMove { pile: 2, take: 5, leaves: 7 }];
    let drawn = svg::draw(&Figure::Piles { piles: &piles, taken }, &words("en")).unwrap();
    let picture = Document::parse(&drawn).unwrap();
    assert_eq!(classes(&picture, "stone").len(), 3 + 7 + 1);
    assert_eq!(classes(&picture, "dashed").len(), 5);
    assert!(texts_of(&picture).contains(&"take 5".to_owned()));
}

#[test]
fn exactly_the_blocks_of_odd_columns_are_unpaired() {
    for numbers in ["3 4 5", "7 9 12 30", "1 1 1 1", "6 6 6"] {
        let command = Question::parse_for_command("xor", &CommandLine::parse(numbers)).unwrap();
        let answer = command.explain(false);
        let figure = answer.figures().flatten().find(|figure| kind(figure) == "moment").unwrap();
        let drawn = svg::draw(&figure, &words("zh")).unwrap();
        let picture = Document::parse(&drawn).unwrap();
        let numbers: Vec<u64> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
        let ones: u32 = numbers.iter().map(|number| number.count_ones()).sum();
        let alone = numbers.iter().fold(0, |all, number| all ^ number).count_ones() as usize;
        let rims = |class: &str| {
            let all = classes(&picture, class).into_iter();
            all.filter(|node| node.tag_name().name() == "rect").count()
        };
        assert_eq!(rims("lone"), alone, "{numbers:?}");
        assert_eq!(rims("tie"), (ones as usize - alone) / 2, "{numbers:?}");
    }
}

#[test]
fn bands_contain_all_stones_of_a_pile() {
    let row = |size: u64| Division {
        pile: 1,
        size,
        bands: size / 4,
        residue: size % 4,
        raised: (size == 13).then_some(Raised { leaves: 11, bands: 2, residue: 3 }),
    };
    // Four whole bands are wider than a phone: they are only counted.
    for size in [0, 3, 4, 13] {
        let rows: Vec<Division> = vec![row(size)];
        let drawn = svg::draw(&Figure::Bands { modulus: 4, rows: &rows }, &words("zh")).unwrap();
        let picture = Document::parse(&drawn).unwrap();
        assert_eq!(classes(&picture, "pebble").len() as u64, size);
        assert_eq!(classes(&picture, "band-box").len() as u64, size / 4);
        assert_eq!(classes(&picture, "right").len(), usize::from(size == 13));
    }
    for (size, counted) in [(16, "4 × 4"), (400_002, "100000 × 4")] {
        let rows: Vec<Division> = vec![row(size)];
        let drawn = svg::draw(&Figure::Bands { modulus: 4, rows: &rows }, &words("en")).unwrap();
        let picture = Document::parse(&drawn).unwrap();
        assert_eq!(classes(&picture, "band-box").len(), 1, "many bands are counted once");
        assert!(texts_of(&picture).contains(&counted.to_owned()));
    }
}

#[test]
fn a_long_race_counts_its_omitted_numbers() {
    let explanation = explained("race 1000000 --say 1-9 --from 3");
    let figure = explanation.figures().flatten().next().unwrap();
    let Figure::Braid { strands, .. } = &figure else { panic!("no path") };
    for fit in [Fit::Broad, Fit::Slim] {
        let drawn = draw(strands, (0, false), fit, &words("en")).unwrap()[0].finish();
        let picture = Document::parse(&drawn).unwrap();
        let shown = classes(&picture, "ring").len();
        let left_out = format!("{} left out", 999_998 - shown);
        assert!(texts_of(&picture).contains(&left_out), "{:?}", texts_of(&picture));
    }
}

/// Contents of a page as XML: the program's HTML is well-formed, so its nesting can be read.
fn inside(markdown: &str, question: &str, code: &str) -> String {
    let explanation = explained(question);
    let fragment = html::fragment(&page(markdown, &explanation), &words(code)).unwrap();
    format!("<main>{fragment}</main>")
}

/// A hand-written page: `# TITLE — RULES`, and a code block `figure-N` for the figure of step N.
fn page<'e>(markdown: &str, explanation: &'e Explanation) -> Page<'e> {
    let (title, rest) = markdown.strip_prefix("# ").unwrap().split_once('\n').unwrap();
    let (name, rules) = title.split_once(" — ").unwrap_or((title, ""));
    let mut page = Page::titled(name, rules);
    let mut pieces = rest.split("```text figure-");
    page.push_text(pieces.next().unwrap());
    let mut figures: Vec<Option<Figure<'e>>> = explanation.figures().collect();
    for piece in pieces {
        let (number, piece) = piece.split_once('\n').unwrap();
        page.push_figure(figures[number.parse::<usize>().unwrap()].take().unwrap());
        page.push_text(piece.split_once("```\n").unwrap().1);
    }
    page
}

#[test]
fn a_page_has_its_parts_in_order() {
    let text = inside(PAGE_ZH, "3 4 5", "zh");
    assert!(!text.contains("**") && !text.contains("figure-"), "{text}");
    let page = Document::parse(&text).unwrap();
    let named = |name: &'static str| -> Vec<Node<'_, '_>> {
        page.descendants().filter(|node| node.tag_name().name() == name).collect()
    };
    assert_eq!(named("h1")[0].text(), Some("3 堆石子：(3, 4, 5)"));
    let rules = "轮到你走。每次任选一堆，至少取 1 颗，取到最后一颗的人赢";
    assert_eq!(classes(&page, "rules")[0].text(), Some(rules));
    let steps = classes(&page, "step");
    assert_eq!(steps.len(), PAGE_ZH.matches("\n## ").count());
    for step in steps {
        assert_eq!(step.parent().unwrap().tag_name().name(), "main");
        assert_eq!(step.first_element_child().unwrap().tag_name().name(), "h2");
    }
    assert_eq!(classes(&page, "verdict").len(), 1);
    assert_eq!(named("svg").len(), PAGE_ZH.matches("figure-").count());
    assert_eq!(named("figure").len(), named("svg").len());
    let titles: HashSet<_> = named("title").iter().map(|title| title.text()).collect();
    assert_eq!(titles.len(), named("title").len(), "each picture has a title of its own");
    assert_eq!(named("details").len(), 1);
}

#[test]
fn wide_parts_scroll_and_tables_have_headers() {
    for (markdown, question, code) in
        [(PAGE_ZH, "3 4 5", "zh"), (PAGE_EN, "1 1 5 0 --misere", "en")]
    {
        let text = inside(markdown, question, code);
        let page = Document::parse(&text).unwrap();
        for scroller in classes(&page, "scroll") {
            assert_eq!(scroller.attribute("tabindex"), Some("0"));
            assert!(!scroller.attribute("aria-label").unwrap().is_empty());
        }
        let in_scroller = |node: Node<'_, '_>| {
            node.parent().unwrap().attribute("class").is_some_and(|name| name.contains("scroll"))
        };
        for node in page.descendants().filter(Node::is_element) {
            match node.tag_name().name() {
                "table" => assert!(in_scroller(node)),
                "svg" => assert!(in_scroller(node) || number(node, "width") <= 328.0),
                "th" => assert_eq!(node.attribute("scope"), Some("col")),
                _ => assert!(node.attribute("style").is_none()),
            }
        }
    }
}

#[test]
fn a_heading_inside_an_answer_begins_no_step() {
    let text = inside(PAGE_EN, "1 1 5 0 --misere", "en");
    let page = Document::parse(&text).unwrap();
    assert_eq!(classes(&page, "step").len(), 2);
    assert_eq!(classes(&page, "verdict").len(), 1, "a quote inside a step is just a quote");
    assert!(text.contains("<code class=\"language-text\">carryless explain 1 1 5 0"));
}

#[test]
fn steps_inside_an_answer_end_inside_it() {
    let answer = "<details>\n<summary>S</summary>\n\n## A\n\na\n\n## B\n\nb\n\n</details>";
    let markdown = &format!("# T\n\n{answer}\n\n## C\n");
    let text = inside(markdown, "3 4 5", "en");
    let page = Document::parse(&text).unwrap();
    let parents = classes(&page, "step").into_iter().map(|step| step.parent().unwrap());
    let parents: Vec<_> = parents.map(|parent| parent.tag_name().name()).collect();
    assert_eq!(parents, ["details", "details", "main"]);
}

#[test]
fn a_page_needs_nothing_from_outside_and_says_its_language() {
    for (markdown, question, code) in
        [(PAGE_ZH, "3 4 5", "zh"), (PAGE_EN, "1 1 5 0 --misere", "en")]
    {
        let explanation = explained(question);
        let page = html::page(&page(markdown, &explanation), &words(code)).unwrap();
        assert!(page.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{code}\">")));
        let bare = page.replace("http://www.w3.org/2000/svg", "");
        for outside in ["http", "src=", "url(", "@import", "<link"] {
            assert!(!bare.contains(outside), "{outside}");
        }
        assert!(page.contains("<style>\n") && page.contains("prefers-color-scheme:dark"));
        assert!(!page.contains("&lt;svg"), "the body is not escaped twice");
    }
}

#[test]
fn titles_are_escaped_without_markup() {
    let page = html::page(&Page::titled("A & *B* < C", "D — E"), &words("en")).unwrap();
    assert!(page.contains("<title>A &amp; B &lt; C</title>"), "{page}");
    assert!(page.contains("<h1>A &amp; <em>B</em> &lt; C</h1>"));
    assert!(page.contains("<p class=\"rules\">D — E</p>"));
    let line = Page::from("(3, 4, 5) — **you** can win\n");
    let line = html::page(&line, &words("en")).unwrap();
    assert!(line.contains("<title>(3, 4, 5) — you can win</title>"), "{line}");
    let plain = html::fragment(&Page::titled("No rules", ""), &words("en")).unwrap();
    assert!(!plain.contains("class=\"rules\""));
}

#[test]
fn each_medium_shows_a_figure_at_its_position() {
    let explanation = explained("3 4 5");
    let page = page("# T\n\nbefore\n\n```text figure-0\n```\n\nafter\n", &explanation);
    let words = words("en");
    let screen = Screen { width: 80, colour: false };
    let pages = [
        page.markdown(&words).unwrap(),
        html::fragment(&page, &words).unwrap(),
        terminal::page(&page, &words, screen).unwrap(),
    ];
    for (page, drawing) in pages.iter().zip(["```text\n", "<svg", "●"]) {
        let places = ["before", drawing, "after"].map(|part| page.find(part).unwrap());
        assert!(places.is_sorted() && !page.contains('\u{fffc}'), "{page}");
    }
}

/// Value of a custom property; dark values are after the light ones.
fn colour(style: &str, name: &str) -> [f64; 3] {
    let (_, rest) = style.split_once(&format!("--{name}: #")).unwrap();
    [0, 2, 4].map(|at| {
        let part = f64::from(u8::from_str_radix(&rest[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// Contrast ratio by WCAG 2.2.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let light = |[red, green, blue]: [f64; 3]| 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_text_has_a_contrast_of_at_least_four_and_a_half() {
    let (light, dark) = html::figure_style().split_once("prefers-color-scheme: dark").unwrap();
    let pairs = [
        ("ink", "paper"),
        ("ink", "odd-tint"),
        ("ink", "wash"),
        ("quiet", "paper"),
        ("quiet", "wash"),
        ("quiet", "odd-tint"),
        ("zero", "paper"),
        ("zero", "odd-tint"),
        ("odd", "paper"),
        ("odd", "odd-tint"),
        ("even", "paper"),
        ("block-ink", "block"),
        ("block-ink", "odd"),
        ("block-ink", "even"),
    ];
    for (mode, style) in [("light", light), ("dark", dark)] {
        for (text, ground) in pairs {
            let found = contrast(colour(style, text), colour(style, ground));
            assert!(found >= 4.5, "{mode}: {text} on {ground} has {found:.2}");
        }
    }
}
