//! Answers commands in lessons. Input: Markdown. Checks: text without blocks is unchanged; a finding has an
//! existing line that contains what the finding says; a valid chapter is valid with its answers, wherever its
//! blocks are, and the text around them keeps its container.

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd, html};

use super::markup::tags;
use super::tools::{check_error, language, number, text};
use carryless_book::LessonWriter;

const LONGEST: usize = 500;

thread_local! {
    static WRITERS: [LessonWriter; 2] =
        ["en", "zh"].map(|code| LessonWriter::new(language(code)).expect("templates"));
}

pub(super) fn fences(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    WRITERS.with(|writers| {
        let writer = &writers[number(data) % 2];
        let is_page = !number(data).is_multiple_of(5);
        let answered = match is_page {
            true => writer.render_chapter("a.md", text),
            false => writer.render_markdown_chapter("a.md", text),
        };
        match answered {
            Ok(chapter) => is_answered(text, &chapter, is_page),
            Err(findings) => {
                assert!(!findings.is_empty());
                for found in findings {
                    check_error(&found.error);
                    let line = text.lines().nth(found.line - 1).expect("a line that there is");
                    let excerpt = found.error.excerpt.trim();
                    assert!(line.replace('\t', " ").contains(&excerpt.replace('\t', " ")), "{line:?}: {excerpt:?}");
                }
            }
        }
    });
}

fn is_answered(text: &str, chapter: &str, is_page: bool) {
    // A line may end with a carriage return alone, in the middle of a word.
    if !text.replace('\r', "").contains("carryless") {
        assert_eq!(chapter, text);
        return;
    }
    // Markup by the author of the lesson is permitted.
    if !text.contains(['<', '&', '\\']) && !text.chars().any(|it| it.is_control() && it != '\n') {
        let mut page = String::new();
        html::push_html(&mut page, as_mdbook_reads(chapter));
        tags(&page);
        if is_page {
            assert_eq!(around(chapter), around(text), "{text:?} became {chapter}");
        }
    }
}

fn as_mdbook_reads(markdown: &str) -> Parser<'_> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_DEFINITION_LIST;
    Parser::new_ext(markdown, options)
}

/// Events of the Markdown parser for a chapter, without its command blocks and without HTML. An answer may make
/// a list loose, which is ignored.
fn around(markdown: &str) -> Vec<String> {
    let mut is_inside = false;
    let mut all: Vec<String> = Vec::new();
    for event in as_mdbook_reads(markdown) {
        match event {
            Event::Start(Tag::HtmlBlock) => is_inside = true,
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(ref info)))
                if info.split([' ', '\t', ',']).next() == Some("carryless") =>
            {
                is_inside = true;
            }
            Event::End(TagEnd::HtmlBlock | TagEnd::CodeBlock) if is_inside => is_inside = false,
            _ if is_inside => {}
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => {}
            event => all.push(format!("{event:?}")),
        }
    }
    all
}
