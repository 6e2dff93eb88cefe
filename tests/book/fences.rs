//! Tests commands in Markdown: each is answered in every container, and every error is reported with file and
//! line.

use carryless_book::LessonWriter;
use carryless_render::i18n::Language;
use carryless_test_support::oracle::{Piles, Solver};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

fn writer(code: &str) -> LessonWriter {
    LessonWriter::new(Language::of_code(code).unwrap()).unwrap()
}

const CONTAINERS: &str = "\
# Title

1. one

   > ```carryless
   > explain 3 4 5 --only add
   >
   > explain 3 4 5 --detail verdict
   > ```
   > after

- ```carryless
  xor 34 23
  ```
- two

  1. ~~~carryless
     explain 1 2 3 --detail verdict

     # a remark
     ~~~

<details>
<summary>open</summary>

```carryless
prove 2 2
```

</details>

````text
```carryless
not a command
```
````
";

/// Containers around each answer, outermost first, in the order of the answers.
fn containers(markdown: &str) -> Vec<Vec<&'static str>> {
    let mut open = Vec::new();
    let mut found = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::BlockQuote(_)) => open.push("quote"),
            Event::Start(Tag::Item) => open.push("item"),
            Event::End(TagEnd::BlockQuote(_) | TagEnd::Item) => drop(open.pop()),
            Event::Html(html) if html.contains("<div class=\"carryless") => {
                found.push(open.clone());
            }
            _ => {}
        }
    }
    found
}

#[test]
fn answers_stay_in_their_lists_and_quotations() {
    let answered = writer("en").render_chapter("a.md", CONTAINERS).unwrap();
    let expected: [&[&str]; 5] =
        [&["item", "quote"], &["item", "quote"], &["item"], &["item", "item"], &[]];
    assert_eq!(containers(&answered), expected);
    // The text around the commands is unchanged.
    for kept in ["# Title", "   > after", "- two", "<summary>open</summary>", "not a command"] {
        assert!(answered.contains(kept), "{kept} is lost:\n{answered}");
    }
    let raw = Parser::new(&answered).filter(|event| {
        matches!(event, Event::Start(Tag::CodeBlock(kind)) if format!("{kind:?}").contains("carryless"))
    });
    assert_eq!(raw.count(), 0);
}

/// A fence that is not closed ends with its container; the next line stays a line of its own.
#[test]
fn text_after_an_unclosed_fence_keeps_its_container() {
    for end in ["\n", "\r\n"] {
        for (text, after) in [
            ("1. one\n   > ```carryless\n   > explain 1 1\n- two\n", "- two"),
            ("> ```carryless\n> explain 1 1\nafter\n", "after"),
            ("- ```carryless\n  explain 1 1\n\nafter\n", "after"),
        ] {
            let answered = writer("en").render_chapter("a.md", &text.replace('\n', end)).unwrap();
            assert!(answered.lines().any(|line| line == after), "{text:?}: {answered}");
        }
    }
}

/// HTML of a chapter without the parts that a reader does not see.
fn visible_page(markdown: &str) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new(markdown));
    html.replace("<!-- -->", "").replace('\n', "")
}

/// An empty block, or one of comments only, still separates the text around it.
#[test]
fn an_empty_block_still_separates_paragraphs() {
    for (text, page) in [
        ("one\n```carryless\n```\ntwo\n", "<p>one</p><p>two</p>"),
        ("one\n- ```carryless\n  # a remark\n  ```\n", "<p>one</p><ul><li></li></ul>"),
        ("- one\n```carryless\n```\n  two\n", "<ul><li>one</li></ul><p>two</p>"),
    ] {
        let answered = writer("en").render_chapter("a.md", text).unwrap();
        let seen = visible_page(&answered);
        assert_eq!(seen, page, "{text:?} became {answered:?}");
    }
}

/// In Markdown an answer is separate from the paragraph above it and from the list below it.
#[test]
fn an_answer_in_markdown_is_a_block_of_its_own() {
    let verdict = "```carryless\nexplain 2 2 --detail verdict\n```\n";
    let moves = "```carryless\nexplain 3 4 5 --only moves\n```\n";
    let quoted = |block: &str| block.replace("```c", "> ```c").replace('\n', "\n> ");
    for (text, first, last) in [
        (format!("one\n{verdict}two\n"), "<p>one</p>", "<p>two</p>"),
        (format!("> one\n{verdict}"), "<blockquote><p>one</p></blockquote>", "</p>"),
        (format!("> one\n{}", quoted(verdict)), "<blockquote><p>one</p><p>", "</blockquote>"),
        (format!("- one\n{verdict}- two\n"), "<ul><li>one</li></ul><p>", "<ul><li>two</li></ul>"),
        (format!("{moves}- two\n"), "<h2>", "</ul><ul><li>two</li></ul>"),
        (format!("{moves}* two\n"), "<h2>", "</ul><ul><li>two</li></ul>"),
        (format!("{moves}  two\n"), "<h2>", "</ul><p>two</p>"),
        (format!("{moves}    two\n"), "<h2>", "</ul><pre><code>two</code></pre>"),
        (
            format!("{}- two\n", quoted(moves)),
            "<blockquote><h2>",
            "</ul><ul><li>two</li></ul></blockquote>",
        ),
        (format!("{moves}two\n"), "<h2>", "</ul><p>two</p>"),
    ] {
        let answered = writer("en").render_markdown_chapter("a.md", &text).unwrap();
        let seen = visible_page(&answered);
        assert!(seen.starts_with(first) && seen.ends_with(last), "{text:?} became {answered:?}");
    }
}

#[test]
fn an_answer_is_one_html_block() {
    let answered = writer("zh").render_chapter("a.md", CONTAINERS).unwrap();
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new(&answered));
    for (open, close) in [("<div", "</div>"), ("<svg", "</svg>"), ("<section", "</section>")] {
        assert_eq!(html.matches(open).count(), html.matches(close).count(), "{open}");
        assert!(html.contains(open));
    }
    assert!(!html.contains("&lt;div") && !html.contains("&lt;svg"), "{html}");
    assert_eq!(html.matches("<style>").count(), 1);
    assert!(!html.contains("id=\""));
}

#[test]
fn headings_of_answers_are_one_level_below_their_section() {
    let level = |heading: &str, command: &str| {
        let text = format!("# A\n\n{heading}\n\n```carryless\nexplain 3 4 5{command}\n```\n");
        let answered = writer("en").render_chapter("a.md", &text).unwrap();
        let levels: Vec<char> = answered
            .match_indices("<h")
            .filter_map(|(at, _)| answered[at + 2..].chars().next().filter(char::is_ascii_digit))
            .collect();
        levels.first().copied().zip(levels.iter().max().copied())
    };
    assert_eq!(level("", ""), Some(('2', '3')));
    assert_eq!(level("## B", ""), Some(('3', '4')));
    assert_eq!(level("## B\n\n### C", ""), Some(('4', '5')));
    assert_eq!(level("###### F", ""), Some(('6', '6')));
    // The text of the lesson introduces a single step.
    assert_eq!(level("## B", " --only add"), None);
}

#[test]
fn every_wrong_command_is_reported_with_its_line() {
    let text = "# A\n\n```carryless\nexplain 3 x 5\nexplain 3 4 5\nxor 1 2 --lang zh\n```\n\n\
                > - ```carryless\n>   explain 3 4 5 --only nothing\n>   play 3 4\n>   ```\n\n\
                ```carryless\nexplain 3 4 5 -o page.html\nexplain --batch all.txt\n\
                prove --verify proof.json\nexplain 3 4 5 --format=json\nexplain 3 4 5 --detail much\n\
                explain 3 4 5 --ask --ask\ncount 1 2 3 --up-to 2^21 --brute\n\n--ask\n3 4 5 --limit 3\n\
                race 30 --say 1-2\n3 x 5\n```\n";
    let findings = writer("en").render_chapter("lessons/en/a.md", text).unwrap_err();
    let found: Vec<(usize, &str, &str)> = findings
        .iter()
        .map(|finding| {
            let error = &finding.error;
            (finding.line, error.id(), &error.excerpt[error.span.clone()])
        })
        .collect();
    let expected = [
        (4, "not-a-number", "x"),
        (6, "not-in-a-lesson", "--lang"),
        (10, "not-one-of", "nothing"),
        (11, "not-in-a-lesson", "play"),
        (15, "not-in-a-lesson", "-o"),
        (16, "not-in-a-lesson", "--batch"),
        (17, "not-in-a-lesson", "--verify"),
        (18, "not-in-a-lesson", "--format"),
        (19, "not-one-of", "much"),
        (20, "repeated-option", "--ask"),
        (21, "too-many-to-try", "--brute"),
        (23, "incomplete", ""),
        (24, "explain-missing", "3"),
        (25, "explain-missing", "race"),
        (26, "not-in-a-lesson", "3"),
    ];
    assert_eq!(found, expected);
    assert!(findings.iter().all(|finding| finding.file == "lessons/en/a.md"));
}

#[test]
fn a_worksheet_in_a_lesson_has_a_folded_key() {
    let chapter = "# Title\n\n> ```carryless\n> worksheet --topic columns:2 --seed 7\n> ```\n";
    for code in ["zh", "en"] {
        let answered = writer(code).render_chapter("sheet.md", chapter).unwrap();
        let (questions, key) = answered.split_once("<details>").unwrap();
        assert_eq!(questions.matches("<li>").count(), 2, "{questions}");
        assert!(!questions.contains("carryless worksheet"), "{questions}");
        assert!(key.contains("<code>carryless worksheet --topic columns:2"), "{key}");
        assert!(key.contains("<ol") && key.matches("<li>").count() >= 2, "{key}");
        assert_eq!(containers(&answered), [["quote"]]);
    }
    let wrong = "```carryless\nworksheet --topic colums\nworksheet --format pdf\n```\n";
    let findings = writer("en").render_chapter("sheet.md", wrong).unwrap_err();
    let places: Vec<usize> = findings.iter().map(|finding| finding.line).collect();
    assert_eq!(places, [2, 3]);
}

/// Pictures of the block `draw …`, without the text around them.
fn drawn(line: &str) -> String {
    let chapter = format!("```carryless\n{line}\n```\n");
    let answered = writer("en").render_chapter("a.md", &chapter).unwrap();
    let pictures = answered.split_once("<div class=\"pictures\">\n").unwrap().1;
    pictures.split_once("</div>\n</div>").unwrap().0.to_owned()
}

#[test]
fn a_drawing_has_no_words_around_its_pictures() {
    for (line, count) in [
        ("draw explain 3 4 5 --only add", 1),
        ("draw explain 1 4 6 --only add,flip", 2),
        ("draw explain 1 4 6 --only take", 1),
        ("draw explain kayles 7 --only start", 1),
        ("draw blocks 1 2 3", 1),
        ("draw coins 2 4 6 9", 1),
        ("draw facing 2,6 1,6", 1),
        ("draw tables 5", 1),
        ("draw tower 1 2 3", 1),
    ] {
        let pictures = drawn(line);
        assert_eq!(pictures.matches("<svg").count(), count, "{line}");
        assert_eq!(pictures.matches("<title>").count(), count, "{line}");
        for word in ["<p>", "<p ", "<h", "<table", "carryless", "<details"] {
            assert!(!pictures.contains(word), "{line}: {word}");
        }
    }
}

/// The sizes in boxes are those from which a search finds no winning move.
#[test]
fn marked_sizes_agree_with_the_search() {
    let mut solver = Solver::default();
    for limit in 1..=5 {
        let rules = Piles { limit: Some(limit), misere: false };
        let lost: Vec<String> = (0..=12_u64)
            .filter(|size| solver.winning(rules, &[*size]).is_empty())
            .map(|size| size.to_string())
            .collect();
        let picture = drawn(&format!("draw sizes 12 --limit {limit}"));
        let title = picture.split_once("Marked: ").unwrap().1.split_once("</title>").unwrap().0;
        assert_eq!(title.replace(" and ", ", ").split(", ").collect::<Vec<_>>(), lost, "{limit}");
        assert_eq!(picture.matches("class=\"value\"").count(), lost.len(), "{limit}");
        assert_eq!(picture.matches("class=\"stone\"").count(), 12 * 13 / 2);
    }
}

#[test]
fn an_empty_board_and_a_mirror_show_every_square_and_stone() {
    assert_eq!(drawn("draw board 5").matches("class=\"blank\"").count(), 6 * 6);
    assert_eq!(drawn("draw mirror 3 5").matches("class=\"stone\"").count(), 2 * (3 + 5));
}

#[test]
fn wrong_drawings_are_refused_with_the_word() {
    for (line, id, word) in [
        ("draw", "incomplete", ""),
        ("draw horse 3", "not-one-of", "horse"),
        ("draw sizes", "incomplete", ""),
        ("draw sizes 13", "too-large", "13"),
        ("draw board x", "not-a-number", "x"),
        ("draw board 3 4", "extra-word", "4"),
        ("draw mirror", "incomplete", ""),
        ("draw coins", "incomplete", ""),
        ("draw coins 0", "not-one-of", "0"),
        ("draw explain 3 4 5 --only nothing", "not-one-of", "nothing"),
    ] {
        let chapter = format!("```carryless\n{line}\n```\n");
        let findings = writer("en").render_chapter("a.md", &chapter).unwrap_err();
        let error = &findings[0].error;
        assert_eq!((error.id(), &error.excerpt[error.span.clone()]), (id, word), "{line}");
    }
}
