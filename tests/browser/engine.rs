//! Tests the built WebAssembly engine in wasmi: it imports nothing, exports memory, `allocate` and `answer`,
//! replies with the same bytes as the library, and uses little memory.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::sync::OnceLock;

use carryless::web::Request;
use flate2::read::GzDecoder;
use wasmi::{Engine, ExternType, Instance, Linker, Memory, Module, Store, TypedFunc};

use crate::program::root;

/// Exports that the linker adds to any module for wasm32-unknown-unknown.
const ADDED: [&str; 2] = ["__data_end", "__heap_base"];

const LANGUAGES: [&str; 3] = ["zh", "en", "zh-TW"];

/// Command lines of all games and topics, of matches, and some that no page can answer.
const LINES: [&str; 36] = [
    "",
    "3 4 5",
    "explain 3 4 5 --ask",
    "explain 3 4 5 --move 1:2 --claim win",
    "explain 7 6 5 --limit 3 --misere --detail verdict",
    "explain 18446744073709551615 1 2",
    "explain 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22",
    "explain race 30 --say 1-2 --move 2",
    "explain race 20 --say 2-3 --end finish-loses",
    "explain race 18446744073709551615 --say 3-7 --end stuck-wins",
    "explain wythoff 3 5",
    "explain wythoff 10 16 --move 3,3",
    "explain moore 3 4 5 --at-most 2",
    "xor 3 4 5 --laws",
    "xor --odd-one-out 5 3 5",
    "xor --swap 34 23",
    "prove 3 4 5",
    "prove --box 3 7",
    "prove --box 3 7 --misere --idea late-switch",
    "xiangqi --start classic",
    "xiangqi --line 炮三进一",
    "count 1 2 3 --up-to 2^100",
    "count 1 4 5 --up-to 1000 --list 12 --brute",
    "play 3 4 5 --first me --seed 7",
    "play 3 4 5 --first me --seed 7 --moves 1:2,3:1",
    "play 3 4 5 --seed 7 --moves 1:2,3:1 --hints 2 --teach",
    "play 3 4 5 --level idea --first me --resigned",
    "play race 21 --say 1-3 --first me",
    "play wythoff 3 5 --first me --seed 2",
    "play moore 3 4 5 --at-most 2 --level errs:20",
    "play 3 4 5 --moves 9:9",
    "explain 3 x 5",
    "explain 3 4 5 --limt 3",
    "explain 3 4 5 --output file.html",
    "worksheet --topics",
    "“3” 4 <5>",
];

/// Controls with their values, and whether they are being dragged.
const CONTROLS: [(&str, &str, bool); 26] = [
    ("step", "2", false),
    ("pile-1", "2", true),
    ("pile-2", "9", false),
    ("piles", "more", false),
    ("piles", "less", false),
    ("flip", "1:4", false),
    ("link", "https://school.example/nim/", false),
    ("write", "html", false),
    ("write", "json", false),
    ("write", "markdown", false),
    ("write", "text", false),
    ("wing", "play", false),
    ("wing", "explain", false),
    ("lang", "en", false),
    ("game", "race", false),
    ("--misere", "on", false),
    ("--limit", "3", false),
    ("--ask", "on", false),
    ("--move", "1:1", false),
    ("hint", "", false),
    ("why", "", false),
    ("undo", "", false),
    ("resign", "", false),
    ("again", "", false),
    ("say", "1:2", false),
    ("line", "wythoff 3 5", false),
];

/// Positions of the tables in `tests/positions`, as written there.
fn tabled() -> Vec<String> {
    let folder = fs::read_dir(root().join("tests/positions")).unwrap();
    let mut files: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let texts = files.into_iter().map(|path| fs::read_to_string(path).unwrap());
    let questions = texts.flat_map(|text| {
        let own = text.lines().filter_map(|line| line.strip_prefix("question = \""));
        own.map(|rest| rest.trim_end_matches('"').to_owned()).collect::<Vec<_>>()
    });
    questions.map(|question| format!("explain {question}")).collect()
}

/// Requests: every line in one language each, then with controls, in the next language.
fn requests() -> Vec<Request> {
    let lines = tabled().into_iter().chain(LINES.map(str::to_owned));
    let asked = lines.enumerate().flat_map(|(at, line)| {
        // The numbers of controls and of turns are coprime: all combinations occur.
        let turns = [None, Some(0), Some(9), Some(18)].into_iter().enumerate();
        turns.map(move |(turn, control)| {
            let used = control.map(|from| CONTROLS[(at * 5 + from) % CONTROLS.len()]);
            let (name, value, live) = used.unwrap_or(("", "", false));
            Request {
                lang: LANGUAGES[(at + turn) % LANGUAGES.len()].to_owned(),
                line: line.clone(),
                name: name.to_owned(),
                value: value.to_owned(),
                step: (at % 3 == 0).then_some(at % 7),
                live,
                chance: at as u64 * 1013,
                ..Request::default()
            }
        })
    });
    asked.collect()
}

/// The engine as an instance of its WebAssembly module.
struct Built {
    store: Store<()>,
    memory: Memory,
    allocate: TypedFunc<u32, u32>,
    answer: TypedFunc<(), u64>,
}

impl Built {
    fn of(engine: &Engine, module: &Module) -> Self {
        let mut store = Store::new(engine, ());
        let instance: Instance =
            Linker::new(engine).instantiate_and_start(&mut store, module).unwrap();
        let memory = instance.get_memory(&store, "memory").unwrap();
        let allocate = instance.get_typed_func(&store, "allocate").unwrap();
        let answer = instance.get_typed_func(&store, "answer").unwrap();
        Built { store, memory, allocate, answer }
    }

    /// Calls the engine as the page's script does.
    fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let length = u32::try_from(request.len()).unwrap();
        let room = self.allocate.call(&mut self.store, length).unwrap();
        self.memory.write(&mut self.store, room as usize, request).unwrap();
        let place = self.answer.call(&mut self.store, ()).unwrap();
        let mut reply = vec![0; usize::try_from(place >> 32).unwrap()];
        let from = usize::try_from(place & u64::from(u32::MAX)).unwrap();
        self.memory.read(&self.store, from, &mut reply).unwrap();
        reply
    }
}

/// Engine and catalogues of all languages, unpacked as the page's script does.
struct Unpacked {
    engine: Vec<u8>,
    words: Vec<String>,
}

fn unpacked(engine: &Engine) -> &'static Unpacked {
    static UNPACKED: OnceLock<Unpacked> = OnceLock::new();
    UNPACKED.get_or_init(|| {
        let file = |name: &str| {
            let path = root().join("engine").join(name);
            fs::read(&path).unwrap_or_else(|error| panic!("run .ci/wasm: {error}"))
        };
        let packed = file("engine.bin");
        let (length, rest) = packed.split_at(8);
        let length: usize = str::from_utf8(length).unwrap().parse().unwrap();
        let mut unpacker = Vec::new();
        GzDecoder::new(&rest[..length]).read_to_end(&mut unpacker).unwrap();
        let unpacker = Module::new(engine, &unpacker).unwrap();
        let mut built = Built::of(engine, &unpacker);
        // Input that is not LZMA gives nothing.
        assert_eq!(built.answer(b"not LZMA"), [0_u8; 0]);
        let words = LANGUAGES.map(|language| {
            let packed = file(&format!("words/{language}.bin"));
            String::from_utf8(built.answer(&packed)).unwrap()
        });
        Unpacked { engine: built.answer(&rest[length..]), words: words.into() }
    })
}

fn module(engine: &Engine) -> Module {
    Module::new(engine, &unpacked(engine).engine).unwrap()
}

/// A request that only supplies the message catalogues of this number of languages.
fn handing_in(engine: &Engine, languages: usize) -> Vec<u8> {
    let words = unpacked(engine).words[..languages].concat();
    serde_json::to_vec(&Request { words, ..Request::default() }).unwrap()
}

#[test]
#[ignore = "needs the engine"]
fn the_engine_imports_nothing_and_exports_three_names() {
    let module = module(&Engine::default());
    let needed: Vec<_> = module.imports().map(|import| import.name().to_owned()).collect();
    assert_eq!(needed, [""; 0]);
    let offered: BTreeSet<&str> = module.exports().map(|export| export.name()).collect();
    let offered: Vec<&str> = offered.into_iter().filter(|name| !ADDED.contains(name)).collect();
    assert_eq!(offered, ["allocate", "answer", "memory"]);
    for export in module.exports().filter(|export| ADDED.contains(&export.name())) {
        assert!(matches!(export.ty(), ExternType::Global(_)), "{}", export.name());
    }
}

#[test]
#[ignore = "needs the engine"]
fn replies_of_the_engine_equal_those_of_the_library() {
    let engine = Engine::default();
    let mut built = Built::of(&engine, &module(&engine));
    built.answer(&handing_in(&engine, LANGUAGES.len()));
    let requests = requests();
    assert!(requests.len() >= 400, "{} requests", requests.len());
    let mut differences = Vec::new();
    let mut kinds = BTreeSet::new();
    for request in &requests {
        let request = serde_json::to_string(request).unwrap();
        let expected = carryless::web::answer(&request);
        let reply = built.answer(request.as_bytes());
        if reply != expected.as_bytes() {
            let same = reply.iter().zip(expected.bytes()).take_while(|(a, b)| **a == *b).count();
            let near = |bytes: &[u8]| {
                let part = &bytes[same.saturating_sub(40)..bytes.len().min(same + 40)];
                String::from_utf8_lossy(part).into_owned()
            };
            let (engine, library) = (near(&reply), near(expected.as_bytes()));
            differences.push(format!("{request}\n  engine: {engine}\n  library: {library}"));
        }
        let reply: carryless::web::Reply = serde_json::from_str(&expected).unwrap();
        kinds.insert((reply.code, !reply.parts.is_empty(), !reply.files.is_empty()));
    }
    let count = differences.len();
    assert!(count == 0, "{count} of {}:\n{}", requests.len(), differences.join("\n"));
    // Right and wrong answers, refusals, files.
    assert!([0, 1, 2].iter().all(|code| kinds.iter().any(|kind| kind.0 == *code)), "{kinds:?}");
    assert!(kinds.iter().any(|kind| kind.2), "{kinds:?}");
    let pages = built.memory.size(&built.store);
    // Catalogues of three languages take 12 pages of memory; the web page loads one.
    assert!(pages <= 72, "{pages} pages of 64 KiB");
}

#[test]
#[ignore = "needs the engine"]
fn one_answer_takes_little_memory() {
    let engine = Engine::default();
    let mut built = Built::of(&engine, &module(&engine));
    // Without its catalogue the engine names the missing one, and answers nothing.
    let request = Request {
        lang: "zh-TW".to_owned(),
        line: "explain 3 4 5".to_owned(),
        ..Request::default()
    };
    let reply = built.answer(&serde_json::to_vec(&request).unwrap());
    let reply: carryless::web::Reply = serde_json::from_slice(&reply).unwrap();
    assert_eq!((reply.lacks, reply.parts.len()), (vec!["zh".to_owned(), "zh-TW".to_owned()], 0));
    built.answer(&handing_in(&engine, 1));
    for live in [false, true] {
        let request = Request {
            lang: LANGUAGES[0].to_owned(),
            line: "explain 3 4 5".to_owned(),
            live,
            ..Request::default()
        };
        built.answer(&serde_json::to_vec(&request).unwrap());
    }
    let pages = built.memory.size(&built.store);
    assert!(pages <= 48, "{pages} pages of 64 KiB");
}
