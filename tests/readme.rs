//! Proves that both READMEs tell the truth: every command in them is run, and its output and exit
//! code are what stands there; both show the same commands.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell;
use crate::transcript::{difference, replay};

fn readme(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn every_command_of_the_readmes_answers_so() {
    let mut wrong = Vec::new();
    for name in ["README.md", "README.zh.md"] {
        let expected = fs::read_to_string(readme(name)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let replayed = replay(&expected, folder.path(), "C");
        assert!(replayed.blocks >= 3, "{name}: {} blocks", replayed.blocks);
        assert!(replayed.commands >= replayed.blocks);
        if shell::updating() {
            fs::write(readme(name), &replayed.text).unwrap();
        } else if let Some(difference) = difference(&expected, &replayed.text) {
            wrong.push(format!("{name}, {difference}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn both_readmes_show_the_same_commands() {
    let commands = |name: &str| -> Vec<String> {
        let text = fs::read_to_string(readme(name)).unwrap();
        let commands = text.lines().filter(|line| line.starts_with("$ "));
        let neutral = |line: &str| line.replace("--lang zh", "--lang en");
        commands.map(neutral).collect()
    };
    assert_eq!(commands("README.md"), commands("README.zh.md"));
}
