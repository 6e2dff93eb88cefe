//! Checks answers in traditional Chinese. The feature `opencc` adds a check of all characters.

#[cfg(feature = "opencc")]
mod answers;

use std::path::Path;

use super::shell;

#[test]
fn pages_name_the_language_and_its_fonts() {
    for asked in ["explain 3 4 5 --format html -o -", "worksheet --seed 3 --format html -o -"] {
        let command = format!("carryless {asked} --lang zh_Hant");
        let output = shell::run(&command, Path::new("/"), "C");
        let page = String::from_utf8(output.stdout).unwrap();
        assert!(page.contains("<html lang=\"zh-TW\""), "{asked}");
        for font in ["\"PingFang TC\"", "\"Microsoft JhengHei\"", "\"Noto Sans CJK TC\""] {
            assert!(page.contains(font), "{asked}: {font}");
        }
    }
}
