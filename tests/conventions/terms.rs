//! Checks the terminology: messages and lessons use the terms that two teachers agreed on, and none of the
//! words that those terms replace.

use super::nothing_found;
use super::source::{files, read};

/// Forbidden words and their replacements; `#` is any digit, `@` any letter.
const ZH: &[(&str, &str)] = &[
    ("轮到的人", "轮到走的人"),
    ("者胜", "的人赢"),
    ("的人胜", "的人赢"),
    ("者负", "的人输"),
    ("的人负", "的人输"),
    ("不少于 2", "至少 2 颗"),
    ("不小于 2", "至少是 2"),
    ("验算", "检验"),
    ("“#”这一列", "2 列"),
    ("# · #", "(3, 4, 5)"),
    ("关键因子", "一轮凑成的数"),
    ("不平衡因子", "还差的数除以它，余几"),
    ("一颗或更多", "至少取 1 颗"),
    ("任意颗", "至少取 1 颗"),
    ("单数级", "奇数级"),
    ("双数级", "偶数级"),
    ("往左边送", "往左边进"),
    ("步子", "走法"),
    ("诺斯科特", "诺思科特"),
    ("修成", "化简成"),
    ("列和（", "横线下面的数字"),
    (" — ", "：或 ——"),
];
const EN: &[(&str, &str)] = &[
    ("lost position", "losing position"),
    ("won position", "winning position"),
    ("key factor", "round total"),
    ("imbalance factor", "remainder"),
    ("column #", "the 2s column"),
    ("odd number of ones", "of 1s (digits), of single stones (piles)"),
    ("even number of ones", "of 1s (digits), of single stones (piles)"),
    ("what to do all the same", "What to play anyway"),
    ("# · #", "(3, 4, 5)"),
    ("slanting line", "diagonal"),
    ("slantwise", "diagonally"),
    ("is back where", "faces another losing position"),
    ("are back where", "face another losing position"),
    ("weights of the odd", "the numbers above the odd columns"),
    ("take turns to take", "take turns taking"),
    ("neighbouring 1s", "two 1s side by side"),
    ("leaving 0 of", "take the whole of pile 1"),
    ("never two neighbours", "no two of them next to each other"),
    ("no form here", "not possible here"),
    (" — ", "a colon, or a dash without spaces"),
    ("@'@", "a curly apostrophe"),
];

/// Whether the term occurs in the line, ignoring case.
fn occurs(term: &str, line: &str) -> bool {
    let term: Vec<char> = term.chars().collect();
    let line: Vec<char> = line.to_lowercase().chars().collect();
    line.windows(term.len()).any(|part| {
        part.iter().zip(&term).all(|(found, wanted)| match wanted {
            '#' => found.is_ascii_digit(),
            '@' => found.is_alphabetic(),
            _ => found == wanted,
        })
    })
}

/// The line without code, commands, tags and link addresses.
fn readable_text(line: &str) -> String {
    let mut text = String::new();
    let mut until = None;
    let mut before = ' ';
    for letter in line.chars() {
        match until {
            Some(end) if letter == end => until = None,
            Some(_) => {}
            None => match letter {
                '`' => until = Some('`'),
                '<' => until = Some('>'),
                '(' if before == ']' => until = Some(')'),
                _ => text.push(letter),
            },
        }
        before = letter;
    }
    text
}

/// Lines that a pupil reads, numbered: no code, commands or link addresses.
pub(super) fn prose(text: &str) -> Vec<(usize, String)> {
    let mut fenced = false;
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        if !fenced && !fence {
            lines.push((number + 1, readable_text(line)));
        }
    }
    lines
}

/// Forbidden words of a language in a file, with their positions. Accepted pupil input and quotations of
/// sources are exempt.
fn forbidden_words(name: &str, text: &str, terms: &[(&str, &str)]) -> Vec<String> {
    let remark = |line: &str| name.ends_with(".ftl") && line.starts_with('#');
    let quotes = ["-accept-", "李学武", "(关键因子)", "| 关键因子，不平衡因子 |"];
    let ours = |line: &str| !quotes.iter().any(|quote| line.contains(quote)) && !remark(line);
    let mut findings = Vec::new();
    for (number, line) in prose(text).into_iter().filter(|(_, line)| ours(line)) {
        for (term, right) in terms.iter().filter(|(term, _)| occurs(term, &line)) {
            findings.push(format!("{name}:{number}: {term} ({right})"));
        }
    }
    findings
}

#[test]
fn messages_and_lessons_use_the_agreed_terms() {
    let mut findings = Vec::new();
    for (language, terms) in [("zh", ZH), ("en", EN)] {
        let messages = files(&format!("templates/wording/{language}"), ".ftl");
        let lessons = files(&format!("lessons/{language}"), ".md");
        assert!(messages.len() > 10 && lessons.len() > 10);
        for path in messages.into_iter().chain(lessons) {
            findings.extend(forbidden_words(&path, &read(&path), terms));
        }
    }
    nothing_found("other words than the terms", &findings);
}

#[test]
fn forbidden_words_are_found() {
    for (line, terms) in [
        ("轮到的人输了", ZH),
        ("取到最后一颗者胜", ZH),
        ("只有“2”这一列是奇数", ZH),
        ("剩下 3 · 4 · 5", ZH),
        ("a lost position", EN),
        ("Column 2 is odd", EN),
        ("an even number of ones", EN),
        ("that's it", EN),
    ] {
        assert_eq!(forbidden_words("line", line, terms).len(), 1, "{line}");
    }
    assert!(forbidden_words("line", "`3 · 4` and\n```\nlost position\n```\n", EN).is_empty());
}
