//! Lessons with blocks of commands. In: Markdown. What holds: what has no block stays as it is, letter for
//! letter; a finding is about a line that there is and that holds what the finding says; a chapter that was
//! sound is sound with its answers, wherever its blocks stand.

use pulldown_cmark::{Options, Parser, html};

use super::markup::tags;
use super::tools::{is_told, language, number, text};
use crate::book::LessonWriter;

const LONGEST: usize = 500;

thread_local! {
    static WRITERS: [LessonWriter; 2] =
        ["en", "zh"].map(|code| LessonWriter::new(language(code)).expect("templates"));
}

pub(super) fn fences(data: &[u8]) {
    let Some(text) = text(data, LONGEST) else { return };
    WRITERS.with(|writers| {
        let writer = &writers[number(data) % 2];
        let answered = match number(data) % 5 {
            0 => writer.plain_chapter("a.md", text),
            _ => writer.chapter("a.md", text),
        };
        match answered {
            Ok(chapter) => is_answered(text, &chapter),
            Err(findings) => {
                assert!(!findings.is_empty());
                for found in findings {
                    is_told(&found.error);
                    let line = text.lines().nth(found.line - 1).expect("a line that there is");
                    let excerpt = found.error.excerpt.trim();
                    assert!(line.replace('\t', " ").contains(&excerpt.replace('\t', " ")), "{line:?}: {excerpt:?}");
                }
            }
        }
    });
}

fn is_answered(text: &str, chapter: &str) {
    // A line may end with a carriage return alone, in the middle of a word.
    if !text.replace('\r', "").contains("carryless") {
        assert_eq!(chapter, text);
        return;
    }
    // Markup of whoever wrote the lesson is the writer's own.
    if !text.contains(['<', '&', '\\']) && !text.chars().any(|it| it.is_control() && it != '\n') {
        let mut page = String::new();
        html::push_html(&mut page, Parser::new_ext(chapter, Options::ENABLE_TABLES));
        tags(&page);
    }
}
