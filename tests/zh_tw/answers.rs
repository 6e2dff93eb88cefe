//! Checks by OpenCC's character table that answers in traditional Chinese contain no simplified characters:
//! every game in every detail and format, sheets with keys and posters, help and errors, under the locales of
//! Taiwan and Hong Kong. Sentences come from a message folder; moves, numbers and names are not checked.

use std::collections::HashMap;

use ferrous_opencc::OpenCC;
use ferrous_opencc::config::BuiltinConfig;

use crate::shell;

/// Command lines; those that end with `--detail` are run with every detail.
const ASKED: &[&str] = &[
    "carryless explain 3 4 5 --detail",
    "carryless explain 1 4 5 --detail",
    "carryless explain 1 1 5 0 --misere --ask --detail",
    "carryless explain 6 9 12 --limit 4 --misere --detail",
    "carryless explain 3 4 5 --move 2:1 --sums 2,2,1 --claim lose --nim-sum 3 --detail",
    "carryless explain 3 4 5 --hint 9",
    "carryless explain race 30 --say 1-3 --detail",
    "carryless explain race 30 --say 2-3 --end stuck-wins --move 2 --detail",
    "carryless explain wythoff 3 5 --detail",
    "carryless explain wythoff 3 6 --detail",
    "carryless explain moore 3 4 5 --at-most 2 --detail",
    "carryless explain moore 3 5 6 --at-most 2 --move 1,0,1 --detail",
    "carryless xor 34 23 --detail",
    "carryless xor 3 5 3 --odd-one-out --detail",
    "carryless xor 3 5 --swap --detail",
    "carryless xor 3 5 6 --laws --detail",
    "carryless prove 3 3 --detail",
    "carryless prove race 30 --say 1-2 --detail",
    "carryless prove --box 3 4 --idea largest-pile --detail",
    "carryless count 1 2 3 --up-to 2^10 --list 5 --brute --detail",
    "carryless xiangqi --detail",
    "carryless xiangqi --start yi --detail",
    "carryless xiangqi --start bing --detail",
    "carryless xiangqi --line '炮三進一 包7進2 炮五進二 炮7退1' --detail",
    "carryless worksheet --seed 3 --topics",
    "carryless worksheet --seed 3 --format markdown --key same",
    "carryless worksheet --seed 3 --topic xiangqi:1,moore:1,prove:1,find-mistake:1,race:3,sets:1,kayles:1,fibonacci:1 --format json",
    "carryless worksheet --seed 3 --set --bundle --key same -o - --format html",
    "carryless poster -o -",
    "carryless print ideas -o -",
    "carryless print record -o -",
    "carryless blocks -o -",
    "printf '從第二堆取一顆\\n提示\\n為什麼\\n' | carryless play 3 4 5 --first me --seed 1 --teach",
    "carryless --help",
    "carryless worksheet --help",
    "carryless man",
    "carryless explain 3 x",
    "carryless xiangqi 炮三進九",
    "carryless explain 3 4 --move 7:1",
];
const DETAILS: [&str; 4] = ["verdict", "standard", "teach", "proof"];
const LOCALES: [&str; 2] = ["zh_TW.UTF-8", "zh_HK.UTF-8"];

/// First simplified character of a text with its context; `None` if there is none. `known` tells of each
/// character seen so far whether it is simplified.
fn mainland(text: &str, opencc: &OpenCC, known: &mut HashMap<char, bool>) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let at = letters.iter().position(|letter| {
        *letter > '\u{2e80}'
            && *known.entry(*letter).or_insert_with(|| {
                let alone = letter.to_string();
                opencc.convert(&alone) != alone
            })
    })?;
    Some(letters[at.saturating_sub(12)..(at + 12).min(letters.len())].iter().collect())
}

#[test]
fn answers_have_no_simplified_characters() {
    let opencc = OpenCC::from_config(BuiltinConfig::S2tw).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (mut known, mut findings, mut read) = (HashMap::new(), Vec::new(), 0);
    let mut ask = |command: &str, locale: &str| {
        let output = shell::run(command, folder.path(), locale);
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains(|letter: char| letter > '\u{2e80}'), "{command}: {said}");
        read += said.len();
        let found = mainland(&said, &opencc, &mut known);
        findings.extend(found.map(|found| format!("{command}: {found}")));
    };
    for (index, command) in ASKED.iter().enumerate() {
        let locale = LOCALES[index % LOCALES.len()];
        if command.ends_with("--detail") {
            for detail in DETAILS {
                ask(&format!("{command} {detail}"), locale);
            }
            ask(&format!("{command} proof --full --format html"), locale);
        } else {
            ask(command, locale);
        }
    }
    assert!(findings.is_empty(), "{}", findings.join("\n"));
    assert!(read > 1_000_000, "{read}");
    assert!(mainland("輪到你赢", &opencc, &mut known).is_some());
}
