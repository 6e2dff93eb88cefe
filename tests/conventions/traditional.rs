//! Checks the zh-TW catalogue: it differs from zh only in the text of messages, contains no mainland term,
//! and uses 列 and 欄 as in Taiwan. The feature `opencc` adds the comparison with OpenCC.

#[cfg(feature = "opencc")]
mod characters;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::nothing_found;
use super::source::{files, read};
use super::words::languages;

/// Folder of the zh-TW catalogue.
const TO: &str = "templates/wording/zh-TW";

/// Mainland terms, in traditional characters.
const MAINLAND: &str = "二進制 十進制 異或 豎 默認 缺省 程序 文件 信息 打印 屏幕 命令行 數據 軟件 硬件 網絡 視頻 \
    質量 優化 菜單 鼠標 端口 線程 字節 隨機 參量 權限為 許可權 水平 數軸 逆元 博弈 斐波那契 歐拉計劃 尤拉 幫助 \
    學號 密封線 初中 小學生 拓展 提高卷 演示 外殼 渲染 回車 退出碼 全域 “ ” ‘";

/// Words in which 列 does not mean a column of digits or of a table.
const ROWS: [&str; 6] = ["列出", "列印", "命令列", "數列", "橫列", "排成一列"];

/// Messages of a file, without comments.
fn messages(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn zh_tw_differs_from_zh_only_in_text() {
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

/// Parts of a pattern other than text: values, selectors and keys, in order.
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

/// Mainland terms in a line, and 列 if it means a column there.
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
fn zh_tw_has_no_mainland_terms() {
    // Accepted pupil input is not text of the program.
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
