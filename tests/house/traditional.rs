//! Proves that the words of zh-TW are those of zh, put into the letters and terms of Taiwan by OpenCC
//! and by the terms of `zh-TW.txt`, and nothing else: whoever changes the words of zh writes them anew
//! with UPDATE=1. And that they are what is read in Taiwan: no letter of the mainland, no term of the
//! mainland, and no column that is called by the name of a row.

use std::collections::BTreeSet;
use std::fs;

use ferrous_opencc::OpenCC;
use ferrous_opencc::config::BuiltinConfig;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::nothing_found;
use super::source::{files, read, root};
use super::words::languages;

/// The words that zh-TW is made of, and the words that are made.
const FROM: &str = "templates/wording/zh";
const TO: &str = "templates/wording/zh-TW";

/// Our own terms: a line each, as zh has it and as zh-TW is to have it.
const TERMS: &str = include_str!("zh-TW.txt");
const ARROW: &str = " → ";

/// What stands at the head of a file that is made.
const HEAD: &str = "### 由 zh 的同名檔案產生，請勿直接修改（見 CONTRIBUTING.md）。\n";

/// Terms of the mainland, in traditional letters.
const MAINLAND: &str = "二進制 十進制 異或 豎 默認 缺省 程序 文件 信息 打印 屏幕 命令行 數據 軟件 硬件 網絡 視頻 \
    質量 優化 菜單 鼠標 端口 線程 字節 隨機 參量 權限為 許可權 水平 數軸 逆元 博弈 斐波那契 歐拉計劃 尤拉 幫助 \
    學號 密封線 初中 小學生 拓展 提高卷 演示 外殼 渲染 回車 退出碼 全域 “ ” ‘";

/// The words in which 列 is no column of digits or of a table.
const ROWS: [&str; 6] = ["列出", "列印", "命令列", "數列", "橫列", "排成一列"];

fn opencc() -> OpenCC {
    OpenCC::from_config(BuiltinConfig::S2twp).unwrap()
}

/// The terms, the longest first.
fn terms() -> Vec<(&'static str, &'static str)> {
    let lines = TERMS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut terms: Vec<_> = lines.map(|line| line.split_once(ARROW).unwrap()).collect();
    terms.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
    terms
}

/// A text in the letters and terms of Taiwan.
fn converted(text: &str, terms: &[(&str, &str)], opencc: &OpenCC) -> String {
    let (mut made, mut between) = (String::new(), String::new());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some((from, to)) = terms.iter().find(|(from, _)| rest.starts_with(from)) {
            made += &opencc.convert(&between);
            between.clear();
            made += to;
            rest = &rest[from.len()..];
        } else {
            between.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    made + &opencc.convert(&between)
}

/// The messages of a file, without its remarks.
fn messages(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn traditional_words_are_made_of_the_simplified_ones() {
    let (opencc, terms) = (opencc(), terms());
    let mut findings = Vec::new();
    let sources = files(FROM, ".ftl");
    assert!(sources.len() > 10, "{sources:?}");
    for path in &sources {
        let made = HEAD.to_owned() + &converted(&read(path), &terms, &opencc);
        let own = path.replacen(FROM, TO, 1);
        if std::env::var_os("UPDATE").is_some() {
            fs::create_dir_all(root().join(TO)).unwrap();
            fs::write(root().join(&own), &made).unwrap();
        }
        let found = fs::read_to_string(root().join(&own)).unwrap_or_default();
        let different = made.lines().zip(found.lines()).find(|(made, found)| made != found);
        if let Some((made, found)) = different {
            findings.push(format!("{own}: “{found}” would be “{made}”"));
        } else if made != found {
            findings.push(format!("{own} is shorter or longer"));
        }
    }
    nothing_found(
        "zh-TW is not what is made of zh: UPDATE=1 cargo test --lib traditional, and read it",
        &findings,
    );
}

#[test]
fn only_the_text_of_messages_is_made_anew() {
    let languages = languages();
    let of = |code: &str| &languages.iter().find(|(own, _)| *own == code).unwrap().1;
    let (from, to) = (of("zh"), of("zh-TW"));
    let mut compared = 0;
    for (id, pattern) in from {
        assert_eq!(frame(pattern), frame(&to[id]), "{id}");
        compared += frame(pattern).len();
    }
    assert!(compared > 1000, "{compared}");
}

/// What a pattern is made of besides its text: values, selectors and keys, in their order.
fn frame(pattern: &Pattern<String>) -> Vec<String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                parts.push(format!("“{value}”"));
            }
            Expression::Inline(inline) => parts.push(format!("{inline:?}")),
            Expression::Select { selector, variants } => {
                parts.push(format!("{selector:?}"));
                for variant in variants {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    parts.push(format!("[{key}] {}", variant.default));
                    parts.extend(frame(&variant.value));
                }
            }
        }
    }
    parts
}

#[test]
fn no_letter_of_the_mainland_is_left() {
    let opencc = OpenCC::from_config(BuiltinConfig::S2tw).unwrap();
    let mut findings = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for path in files(TO, ".ftl") {
        for letter in read(&path).chars().filter(|letter| *letter > '\u{2e80}') {
            let alone = letter.to_string();
            if seen.insert(letter) && opencc.convert(&alone) != alone {
                findings.insert(format!("{letter} in {path}"));
            }
        }
    }
    assert!(seen.len() > 500, "{}", seen.len());
    nothing_found("letters of the mainland", &findings.into_iter().collect::<Vec<_>>());
    // The test finds such letters.
    assert!(
        ["这", "进", "里", "后", "余", "着"].iter().all(|letter| opencc.convert(letter) != *letter)
    );
}

/// Terms of the mainland, and columns by the name of a row, in a line.
fn foreign(line: &str) -> Vec<String> {
    let mut found: Vec<String> =
        MAINLAND.split_whitespace().filter(|term| line.contains(term)).map(str::to_owned).collect();
    let rest = ROWS.iter().fold(line.to_owned(), |rest, row| rest.replace(row, ""));
    if rest.contains('列') {
        found.push("列".to_owned());
    }
    found
}

#[test]
fn no_term_of_the_mainland_is_left() {
    // What pupils may write is no sentence of ours.
    let ours = |line: &&str| !line.contains("-accept-") && !line.starts_with("play-typed-");
    let mut findings = Vec::new();
    for path in files(TO, ".ftl") {
        let text = read(&path);
        for line in messages(&text).filter(ours) {
            findings
                .extend(foreign(line).into_iter().map(|term| format!("{path}: {term}: {line}")));
        }
    }
    nothing_found("terms that are not those of Taiwan", &findings);
    for line in ["每一列都是偶數", "寫成二進制", "讀“無”", "2 列", "列號"] {
        assert!(!foreign(line).is_empty(), "{line}");
    }
    assert!(foreign("列出數列，排成一列，一堆一橫列").is_empty());
}
