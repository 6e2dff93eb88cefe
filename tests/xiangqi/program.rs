//! Tests the real program: texts, formats and figures in both languages, and every refusal with its span.

use carryless::schema;
use carryless_args::command_line::CommandLine;
use carryless_games::games::Question;
use carryless_render::i18n::{Catalogue, Language};
use carryless_render::svg;
use carryless_test_support::validator::Validator;
use roxmltree::Document;

use super::{answer, carryless, printed};

const STARTS: [&str; 4] = ["classic", "jia", "yi", "bing"];

#[test]
fn every_start_has_a_page_in_every_language_format_and_detail() {
    for start in STARTS {
        for lang in ["zh", "en"] {
            for format in ["text", "markdown", "html"] {
                for detail in ["verdict", "key", "standard", "teach", "proof"] {
                    let page = printed(&[
                        "xiangqi", "--start", start, "--lang", lang, "--format", format,
                        "--detail", detail,
                    ]);
                    let piles = if start == "jia" { "(1, 1, 4, 6)" } else { "(1, 4, 6)" };
                    assert!(page.contains(piles), "{start} {lang} {format} {detail}");
                    assert!(!page.contains("None") && !page.contains("null"), "{page}");
                }
            }
        }
    }
}

#[test]
fn the_pages_name_the_first_move_and_the_traps() {
    for (start, told) in [
        ("classic", ["炮三进一", "困毙"]),
        ("jia", ["炮三进二", "困毙"]),
        ("yi", ["炮一进六", "炮8退5"]),
        ("bing", ["炮一进二", "卒7进1"]),
    ] {
        for lang in ["zh", "en"] {
            let page = printed(&["xiangqi", "--start", start, "--lang", lang, "--format=markdown"]);
            for word in told {
                assert!(page.contains(word), "{start} {lang}: {word}");
            }
        }
    }
    let taught = printed(&["xiangqi", "--lang", "zh", "--detail", "teach"]);
    assert!(taught.contains("瞿问秋") && taught.contains("1974"));
    assert!(taught.contains("5–4、3–2、1–0") && taught.contains("(1, 3, 4)"));
}

#[test]
fn json_follows_its_schema() {
    let schema = Validator::new(&schema());
    for (start, line) in [
        ("classic", "炮三进一 炮7进2 炮五进二 炮7退1"),
        ("jia", ""),
        ("yi", "炮一平二 炮9平8"),
        ("bing", "兵三进一 卒7进1 兵三进一"),
    ] {
        let answer = answer(start, line);
        assert!(schema.is_valid(&answer), "{start} {line}");
        assert_eq!(answer["schema"], 1);
        assert_eq!(answer["game"], "xiangqi");
        assert_eq!(answer["start"], start);
    }
}

#[test]
fn all_spellings_of_a_move_are_equal() {
    let usual = answer("classic", "炮三进一 炮7进2");
    for line in
        ["1.炮三进一 炮7进2", "砲三進一，包７進２", "炮三进一、炮7进2。", "“炮三进一；炮７进２”"]
    {
        assert_eq!(answer("classic", line), usual, "{line}");
    }
    let words = printed(&["xiangqi", "炮三进一", "炮7进2", "--format=json"]);
    let words: serde_json::Value = serde_json::from_str(&words).unwrap();
    assert_eq!(words, usual);
    let line = CommandLine::parse("--line \"炮三进一 炮7进2\" --start classic");
    let fence = Question::parse_for_command("xiangqi", &line).unwrap().explain(false);
    assert_eq!(carryless_test_support::answers::json(&fence), usual);
}

/// A command line, and the wrong move in it.
const REFUSED: &[(&str, &str, &str)] = &[
    ("classic", "车三进一", "车三进一"),
    ("classic", "炮三进一 炮7进", "炮7进"),
    ("classic", "炮三进一 炮7进1 炮五进零", "炮五进零"),
    ("classic", "炮三进一 炮7进0", "炮7进0"),
    ("classic", "炮三进1", "炮三进1"),
    ("classic", "卒九进一", "卒九进一"),
    ("classic", "炮三进一 兵1进1", "兵1进1"),
    ("classic", "炮7进1", "炮7进1"),
    ("classic", "炮三进一 炮五进一", "炮五进一"),
    ("classic", "炮四进一", "炮四进一"),
    ("classic", "炮三进一 炮3进1", "炮3进1"),
    ("classic", "兵五进一", "兵五进一"),
    ("classic", "炮三进七", "炮三进七"),
    ("classic", "炮三进一 炮7进6", "炮7进6"),
    ("classic", "炮三进六 炮7退1 炮三进二", "炮三进二"),
    ("classic", "兵九进二", "兵九进二"),
    ("classic", "兵九退一", "兵九退一"),
    ("classic", "兵九平八", "兵九平八"),
    ("classic", "炮三退三", "炮三退三"),
    ("classic", "炮三退二 炮7退1", "炮7退1"),
    ("classic", "炮三平三", "炮三平三"),
    ("yi", "炮三进一", "炮三进一"),
    ("yi", "兵九进一", "兵九进一"),
    ("yi", "炮一平二 炮9平8 炮一进一", "炮一进一"),
    ("bing", "兵七进一", "兵七进一"),
    ("bing", "炮一进一 炮9进6", "炮9进6"),
];

#[test]
fn every_refusal_marks_the_move() {
    for (start, line, wrong) in REFUSED {
        let mut sentences = Vec::new();
        for lang in ["zh", "en"] {
            let output = carryless(&["xiangqi", "--start", start, "--line", line, "--lang", lang]);
            assert_eq!(output.status.code(), Some(2), "{line}");
            assert!(output.stdout.is_empty(), "{line}");
            let text = String::from_utf8(output.stderr).unwrap();
            let lines: Vec<&str> = text.lines().collect();
            let caret = lines.iter().position(|line| line.contains('^')).unwrap();
            let width = |text: &str| -> usize {
                text.chars().map(|letter| 1 + usize::from(letter > '\u{2e7f}')).sum()
            };
            let (excerpt, carets) = (lines[caret - 1], lines[caret]);
            let place = excerpt.rfind(wrong).unwrap();
            assert_eq!(carets.find('^').unwrap(), width(&excerpt[..place]), "{text}");
            assert_eq!(carets.matches('^').count(), width(wrong), "{text}");
            assert!(!text.contains("defect") && !text.contains("ply-"), "{text}");
            sentences.push(lines[0].to_owned());
        }
        assert_ne!(sentences[0], sentences[1]);
    }
    for arguments in [
        &["xiangqi", "--start", "ding"][..],
        &["xiangqi", "--line"],
        &["xiangqi", "--line", "炮三进一", "炮7进1"],
        &["xiangqi", "--misere"],
    ] {
        let output = carryless(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_figure_has_a_stone_for_every_free_step() {
    for code in ["zh", "en"] {
        let language = Language::of_code(code).unwrap();
        let words = Catalogue::load(language, &["common", "figures"]).unwrap();
        for (line, stones, going) in [
            ("", 11, 1),
            ("--start jia", 12, 2),
            ("--start bing", 11, 0),
            ("炮三进一 炮7进2 炮五进二", 6, 0),
            ("兵九进一 炮7退1", 11, 0),
            ("炮三平四", 5, 0),
        ] {
            let question =
                Question::parse_for_command("xiangqi", &CommandLine::parse(line)).unwrap();
            let explanation = question.explain(false);
            let boards = explanation
                .figures()
                .flatten()
                .filter(|figure| matches!(figure, carryless_games::figure::Figure::Board { .. }));
            let drawn = svg::draw(&boards.last().unwrap(), &words).unwrap();
            let document = Document::parse(&drawn).unwrap();
            let count = |class: &str| {
                let all = document.descendants();
                all.filter(|node| node.attribute("class") == Some(class)).count()
            };
            assert_eq!(count("pebble") + count("dashed"), stones, "{line}");
            assert_eq!(count("dashed"), going, "{line}");
        }
    }
}

#[test]
fn a_question_page_hides_the_move() {
    for lang in ["zh", "en"] {
        let page = printed(&["xiangqi", "--lang", lang, "--ask", "--format", "markdown"]);
        let picture = page.split("```").nth(1).unwrap();
        assert!(picture.contains('●') && !picture.contains('○'), "{picture}");
    }
}
