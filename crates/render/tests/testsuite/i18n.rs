//! Compares formatted messages with Fluent: every message of every language, with the numbers and words that
//! its selections name, and with others. Also a case that Fluent gets wrong: numbers beyond its
//! floating-point precision.

use std::collections::{BTreeSet, HashMap};
use std::{fs, io};

use carryless_args::error::{Error, Reason, faults};
use carryless_render::i18n::{Catalogue, Language, MessageArgs};
use carryless_test_support::root;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::{parser, serializer};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sample {
    Number(u64),
    Word(String),
}

/// A language as the library Fluent reads it: its bundle, and its messages with their source.
struct Fluent {
    bundle: FluentBundle<FluentResource>,
    messages: Vec<(String, String)>,
    /// Source of each message by id.
    sources: HashMap<String, String>,
}

/// Names of the files of a language.
fn names(language: Language) -> Vec<String> {
    let folder = root().join("templates/wording").join(language.code());
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

fn read(language: Language, names: &[String]) -> Fluent {
    let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
    bundle.set_use_isolating(false);
    let mut messages = Vec::new();
    for name in names {
        let folder = root().join("templates/wording").join(language.code());
        let source = fs::read_to_string(folder.join(format!("{name}.ftl"))).unwrap();
        for entry in parser::parse(source.as_str()).unwrap().body {
            if let Entry::Message(message) = &entry {
                let id = message.id.name.to_owned();
                messages.push((id, serializer::serialize(&Resource { body: vec![entry] })));
            }
        }
        bundle.add_resource(FluentResource::try_new(source).unwrap()).unwrap();
    }
    let sources = messages.iter().cloned().collect();
    Fluent { bundle, messages, sources }
}

impl Fluent {
    /// Source of a message and of the messages that it references.
    fn whole(&self, source: &str) -> String {
        let named = source.split("{ ").skip(1).filter_map(|rest| rest.split_once(" }"));
        let named: BTreeSet<&str> = named.map(|(id, _)| id).collect();
        let others = named.iter().filter_map(|id| self.sources.get(*id));
        std::iter::once(source.to_owned()).chain(others.map(|other| self.whole(other))).collect()
    }
}

/// Words that follow each `before` in the source of a message.
fn following<'s>(source: &'s str, before: char) -> BTreeSet<&'s str> {
    let word = |rest: &'s str| {
        let end = rest.find(|c: char| c != '-' && c != '_' && !c.is_alphanumeric());
        &rest[..end.unwrap_or(rest.len())]
    };
    source.split(before).skip(1).map(word).filter(|word| !word.is_empty()).collect()
}

/// Values to be tried for a variable: those that the selections in the source name, and some others.
fn samples(source: &str) -> Vec<Sample> {
    let keys = following(source, '[').into_iter().map(|key| match key.parse() {
        Ok(number) => Sample::Number(number),
        Err(_) => Sample::Word(key.to_owned()),
    });
    let others = [0, 1, 2, 5, 11, 21, 100].map(Sample::Number);
    let word = Sample::Word("else".to_owned());
    keys.chain(others).chain([word]).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Combinations of one sample for each name: all, or at most `tried`, spread evenly.
fn sets<'s>(
    names: &'s BTreeSet<&'s str>,
    samples: &'s [Sample],
    tried: usize,
) -> impl Iterator<Item = Vec<(&'s str, &'s Sample)>> {
    let all = samples.len().pow(u32::try_from(names.len()).unwrap());
    let step = all.div_ceil(tried) | 1;
    (0..all).step_by(step).map(|number| {
        let mut left = number;
        let pick = |&name| {
            let sample = &samples[left % samples.len()];
            left /= samples.len();
            (name, sample)
        };
        names.iter().map(pick).collect()
    })
}

fn ours(words: &Catalogue, id: &str, set: &[(&str, &Sample)]) -> String {
    let mut values = MessageArgs::default();
    for (name, sample) in set {
        match sample {
            Sample::Number(number) => values.set_number(name, *number),
            Sample::Word(word) => values.set_text(name, word.as_str()),
        }
    }
    words.format(id, &values).unwrap()
}

fn theirs(fluent: &Fluent, id: &str, set: &[(&str, &Sample)]) -> String {
    let (name, attribute) = id.split_once('.').map_or((id, None), |(a, b)| (a, Some(b)));
    let message = fluent.bundle.get_message(name).unwrap();
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute).unwrap().value(),
        None => message.value().unwrap(),
    };
    let values = set.iter().map(|(name, sample)| match sample {
        Sample::Number(number) => (*name, FluentValue::from(*number)),
        Sample::Word(word) => (*name, FluentValue::from(word.as_str())),
    });
    let arguments: FluentArgs<'_> = values.collect();
    let mut errors = Vec::new();
    let text = fluent.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    assert!(errors.is_empty(), "{id}: {errors:?}");
    text.into_owned()
}

/// Compares each message with Fluent for at most `tried` combinations of values, and at least `least` in all.
fn check_messages(tried: usize, least: usize) {
    let mut compared = 0;
    for language in Language::all() {
        let files = names(language);
        let fluent = read(language, &files);
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        let words = Catalogue::load(language, &files).unwrap();
        for (id, source) in &fluent.messages {
            let whole = fluent.whole(source);
            let (names, samples) = (following(&whole, '$'), samples(&whole));
            let attributes = source.lines().filter_map(|line| {
                let (name, _) = line.strip_prefix("    .")?.split_once(" =")?;
                Some(format!("{id}.{name}"))
            });
            let message = fluent.bundle.get_message(id).unwrap();
            let value = message.value().map(|_| id.clone());
            for id in value.into_iter().chain(attributes) {
                for set in sets(&names, &samples, tried) {
                    let (ours, theirs) = (ours(&words, &id, &set), theirs(&fluent, &id, &set));
                    assert_eq!(ours, theirs, "{} {id} {set:?}", language.code());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= least, "only {compared} sentences were compared");
}

#[test]
fn formatted_messages_agree_with_fluent() {
    check_messages(12, 5_000);
}

#[test]
#[ignore = "exhaustive"]
fn formatted_messages_agree_with_fluent_exhaustive() {
    check_messages(300, 20_001);
}

/// Languages, and their spellings by people, systems and books.
const SPELLINGS: [(&str, &str); 3] = [
    (
        "zh",
        "zh ZH zh-CN zh_CN zh_CN.UTF-8 zh_CN.GB18030 zh_SG zh-SG zh-Hans zh-Hans-CN zh-Hans-TW zh_MY \
         zh_Hans_HK 中文 汉语 漢語 简体 簡體中文 Chinese",
    ),
    (
        "zh-TW",
        "zh-TW zh_TW zh-tw ZH-TW zh_TW.UTF-8 zh_TW.Big5 zh_TW.UTF-8@radical zh-Hant zh_Hant zh-Hant-TW \
         zh-hant-hk zh-Hant-CN zh_HK zh_HK.UTF-8 zh-HK zh-MO zh_MO.UTF-8 繁體 繁體中文 繁体中文 正體中文",
    ),
    ("en", "en EN en-GB en_US.UTF-8 en-TW en_HK.UTF-8 English 英文 英語"),
];

#[test]
fn every_spelling_of_a_language_is_recognized() {
    for (code, spellings) in SPELLINGS {
        for spelling in spellings.split_whitespace() {
            let known = Language::of_code(spelling).unwrap_or_else(|_| panic!("{spelling}"));
            assert_eq!(known.code(), code, "{spelling}");
            assert_eq!(Language::of_locale(spelling).code(), code, "{spelling}");
        }
    }
    for unknown in ["", "tw", "hant", "z", "zhtw", "fr_TW", "-TW", "zho"] {
        assert!(Language::of_code(unknown).is_err(), "{unknown}");
    }
    let known: Vec<_> = Language::all().map(Language::code).collect();
    assert_eq!(known, ["en", "zh", "zh-TW"]);
}

#[test]
fn large_numbers_are_exact() {
    let words = Catalogue::load(Language::of_code("en").unwrap(), &["common", "prove"]).unwrap();
    let mut values = MessageArgs::default();
    for name in ["asked", "right", "wrong"] {
        values.set_number(name, u64::MAX);
    }
    // The first value is in a plural selection, which Fluent formats.
    let text = words.format("prove-asked-outcome", &values).unwrap();
    assert_eq!(text.matches("18446744073709551615").count(), 3, "{text}");
}

#[test]
fn the_first_of_two_equal_names_is_used() {
    let words = Catalogue::load(Language::of_code("en").unwrap(), &["common", "prove"]).unwrap();
    let mut values = MessageArgs::default();
    for number in [1, 2] {
        for name in ["asked", "right", "wrong"] {
            values.set_number(name, number);
        }
    }
    let text = words.format("prove-asked-outcome", &values).unwrap();
    assert!(text.contains("1 position.") && !text.contains('2'), "{text}");
}

faults! {
    /// An error declared as the program declares its errors.
    enum FileFault {
        NotWritten { reason: Reason } = "write-failed",
    }
}

/// Messages of the operating system are English everywhere, so the common ones are translated.
#[test]
fn common_system_errors_are_translated() {
    let said = |code: &str, kind: io::ErrorKind| {
        let words = Catalogue::load(Language::of_code(code).unwrap(), &["errors", "common"]);
        let reason = Reason::from(&io::Error::from(kind));
        words.unwrap().error_message(&Error::from(FileFault::NotWritten { reason }).with_word("1"))
    };
    for (kind, zh, en) in [
        (io::ErrorKind::NotFound, "找不到", "no such file"),
        (io::ErrorKind::PermissionDenied, "没有权限", "permission"),
        (io::ErrorKind::IsADirectory, "文件夹", "folder"),
        (io::ErrorKind::StorageFull, "空间", "space"),
        (io::ErrorKind::AddrInUse, "地址", "address"),
    ] {
        let text = said("zh", kind);
        assert!(text.contains(zh) && !text.contains(|c: char| c.is_ascii_alphabetic()), "{text}");
        assert!(said("en", kind).contains(en), "{kind}");
    }
    // Any other error keeps the system's message.
    let other = io::ErrorKind::ConnectionReset;
    assert!(said("zh", other).contains(&io::Error::from(other).to_string()));
}
