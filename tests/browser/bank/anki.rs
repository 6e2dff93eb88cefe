//! The engine of Anki imports every file twice: the second time it adds nothing; and what was changed
//! since is updated.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::{HOSTILE, LANGUAGES, counted, python, written};

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn anki_takes_every_note_once() {
    let folder = tempfile::tempdir().unwrap();
    let (path, changed) = (folder.path().join("deck.txt"), folder.path().join("changed.txt"));
    for language in LANGUAGES {
        let said = written(&path, &["--format", "anki", "--lang", language, "--seed", "1"]);
        let count = counted(&said);
        // In Chinese the note types and their fields have other names.
        for interface in ["en", "zh-CN"] {
            let text = fs::read_to_string(&path).unwrap();
            let last = text.trim_end().rfind('\n').unwrap() + 1;
            let (before, note) = text.split_at(last);
            let (id, rest) = note.split_once('\t').unwrap();
            let rest = rest.replacen("<p>", "<p>(!) ", 1);
            fs::write(&changed, format!("{before}{id}\t{rest}")).unwrap();
            let words = ["--changed", changed.to_str().unwrap(), "--language", interface];
            let read = python("anki_twice.py", &[&path], &words);
            let fates = |turn: &str| {
                ["found", "new", "updated", "duplicate"].map(|it| read[turn][it].as_u64().unwrap())
            };
            let all = count as u64;
            assert_eq!(fates("first"), [all, all, 0, 0], "{language} {interface}");
            assert_eq!(fates("second"), [all, 0, 0, all], "{language} {interface}");
            assert_eq!(fates("changed"), [all, 0, 1, all - 1], "{language} {interface}");
            assert_eq!(read["problems"], "", "{language} {interface}");
            let notes = read["notes"].as_array().unwrap();
            assert_eq!(notes.len(), count, "{language} {interface}");
            let ids: BTreeSet<&str> = notes.iter().map(|it| it["guid"].as_str().unwrap()).collect();
            assert_eq!(ids.len(), count, "{language} {interface}");
            notes.iter().for_each(sound);
        }
    }
}

/// A card with two sides and its tags, in a deck of its own.
fn sound(note: &Value) {
    let fields = note["fields"].as_array().unwrap();
    let sides: Vec<&str> = fields.iter().filter_map(Value::as_str).collect();
    assert!(sides[..2].iter().all(|side| side.contains("<p>")), "{note:.600}");
    assert!(note["guid"].as_str().unwrap().starts_with("nim-"), "{note:.600}");
    let tags: Vec<&str> =
        note["tags"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(tags.contains(&"carryless"), "{tags:?}");
    assert_ne!(note["deck"], "Default", "{note:.600}");
}

#[test]
#[ignore = "needs Python and what `.ci/install` puts beside it"]
fn hostile_titles_add_no_notes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deck.txt");
    for title in HOSTILE {
        let words = ["--format", "anki", "--lang", "en", "--seed", "1", "--title", title];
        let count = counted(&written(&path, &words));
        let read = python("anki_twice.py", &[&path], &[]);
        let notes = read["notes"].as_array().unwrap();
        assert_eq!(notes.len(), count, "{title}");
        notes.iter().for_each(sound);
    }
}
