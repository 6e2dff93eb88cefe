//! The table of all options: name, value and role; games, sheets and commands list those that they accept.
//! The parser of arguments ([`crate::args`]), help, completions and the manual page are built from it.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// Role of an option; help lists the options by role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OptionRole {
    /// An option that is part of the question: a rule, a property of exercises, or a setting of a match.
    Rule,
    /// An option with the move or claim to grade.
    Judged,
    /// An option that decides which parts of an answer are shown, or how.
    View,
    /// An option for the destination or the format of the answer.
    Place,
    /// Another option that changes what the command does.
    Mode,
}

/// Type of the value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Any text, which the game or the sheet parses.
    Text,
    /// One of these words; [`alias`] knows other spellings of them.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second bound, inclusive.
    Number(u64, u64),
    /// Two numbers, in one token or in two.
    Pair,
    File,
    Folder,
}

/// Properties of the value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Placeholder such as `file` in help and hints; the message `value-file` translates it.
    pub placeholder: &'static str,
    pub kind: ValueKind,
    /// Value that applies when the option is absent; `None` if there is no fixed one.
    pub default: Option<&'static str>,
}

/// An option of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Name without dashes, such as `limit`.
    pub name: &'static str,
    /// Letter of the short form, such as `k` for `-k`; `None` if there is none.
    pub short: Option<char>,
    /// Properties of the value; `None` for a switch, an option without a value.
    pub value: Option<Value>,
    /// Role, by which help lists the option.
    pub role: OptionRole,
}

impl OptionSpec {
    const fn switch(name: &'static str, role: OptionRole) -> Self {
        OptionSpec { name, short: None, value: None, role }
    }

    const fn valued(
        name: &'static str,
        role: OptionRole,
        placeholder: &'static str,
        kind: ValueKind,
    ) -> Self {
        let value = Some(Value { placeholder, kind, default: None });
        OptionSpec { name, short: None, value, role }
    }

    const fn short(self, letter: char) -> Self {
        OptionSpec { short: Some(letter), ..self }
    }

    const fn default(self, default: &'static str) -> Self {
        let value = match self.value {
            Some(value) => Some(Value { default: Some(default), ..value }),
            None => None,
        };
        OptionSpec { value, ..self }
    }

    /// Whether the program ends after this option, ignoring all others.
    pub fn ends_program(&self) -> bool {
        self.name == HELP.name || self.name == VERSION.name
    }

    /// Returns the allowed words of the value; empty for a switch and for a value of another kind than words.
    pub fn allowed_words(&self) -> &'static [&'static str] {
        match self.value {
            Some(Value { kind: ValueKind::Words(words), .. }) => words,
            _ => &[],
        }
    }
}

/// Other spellings of values, accepted but never written; each line holds a spelling and its canonical name.
const ALIASES: &str = include_str!("../../../templates/wording/aliases.txt");

/// Returns the canonical name of the spelling `word`; `None` for a word that is not listed in [`ALIASES`].
pub fn alias(word: &str) -> Option<&'static str> {
    // Called for the first token of every batch line, hence the hash map.
    static NAMES: LazyLock<FxHashMap<&str, &str>> =
        LazyLock::new(|| ALIASES.lines().filter_map(|line| line.split_once(' ')).collect());
    NAMES.get(word).copied()
}

const ANY: ValueKind = ValueKind::Number(0, u64::MAX);
use OptionRole::{Judged, Mode, Place, Rule, View};
use ValueKind::{File, Folder, Number, Pair, Text, Words};

// Rules of games.
pub const LIMIT: OptionSpec = OptionSpec::valued("limit", Rule, "k", ANY).short('k');
pub const TAKE: OptionSpec = OptionSpec::valued("take", Rule, "set", Text);
pub const MISERE: OptionSpec = OptionSpec::switch("misere", Rule);
pub const AT_MOST: OptionSpec = OptionSpec::valued("at-most", Rule, "k", ANY);
pub const QUOTA: OptionSpec = OptionSpec::valued("quota", Rule, "q", ANY);
pub const PARENTS: OptionSpec = OptionSpec::valued("parents", Rule, "parents", Text);
pub const SAY: OptionSpec = OptionSpec::valued("say", Rule, "range", Text);
pub const FROM: OptionSpec = OptionSpec::valued("from", Rule, "n", ANY).default("0");
pub const END: OptionSpec = OptionSpec::valued(
    "end",
    Rule,
    "rule",
    Words(&["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"]),
);
pub const START: OptionSpec =
    OptionSpec::valued("start", Rule, "start", Words(&["classic", "jia", "yi", "bing"]))
        .default("classic");
pub const LINE: OptionSpec = OptionSpec::valued("line", Rule, "moves", Text);
pub const UP_TO: OptionSpec = OptionSpec::valued("up-to", Rule, "n", Text);
pub const LIST: OptionSpec = OptionSpec::valued("list", Rule, "k", ANY);
pub const BRUTE: OptionSpec = OptionSpec::switch("brute", Rule);
pub const LAWS: OptionSpec = OptionSpec::switch("laws", Rule);
pub const ODD_ONE_OUT: OptionSpec = OptionSpec::switch("odd-one-out", Rule);
pub const SWAP: OptionSpec = OptionSpec::switch("swap", Rule);
pub const BOX: OptionSpec = OptionSpec::valued("box", Rule, "box", Pair);
pub const IDEA: OptionSpec = OptionSpec::valued("idea", Rule, "idea", Text);
pub const CERTIFICATE: OptionSpec = OptionSpec::switch("certificate", Place);
pub const VERIFY: OptionSpec = OptionSpec::valued("verify", Mode, "file", File);

// Moves and claims to grade.
pub const MOVE: OptionSpec = OptionSpec::valued("move", Judged, "move", Text);
pub const CLAIM: OptionSpec = OptionSpec::valued("claim", Judged, "claim", Words(&["win", "lose"]));
pub const SUMS: OptionSpec = OptionSpec::valued("sums", Judged, "sums", Text);
pub const NIM_SUM: OptionSpec = OptionSpec::valued("nim-sum", Judged, "n", ANY);

// Presentation of an answer.
pub const DETAIL: OptionSpec = OptionSpec::valued(
    "detail",
    View,
    "detail",
    Words(&["verdict", "key", "standard", "teach", "proof"]),
)
.default("standard");
pub const HINT: OptionSpec = OptionSpec::valued("hint", View, "n", Number(1, 1000));
pub const ASK: OptionSpec = OptionSpec::switch("ask", View);
pub const ONLY: OptionSpec = OptionSpec::valued("only", View, "steps", Text);
pub const FULL: OptionSpec = OptionSpec::switch("full", View);
pub const SOLUTION: OptionSpec = OptionSpec::switch("solution", View);
pub const AS: OptionSpec =
    OptionSpec::valued("as", View, "reader", Words(&["first", "second"])).default("first");

// Destination and format of an answer.
pub const OUTPUT: OptionSpec = OptionSpec::valued("output", Place, "file", File).short('o');
pub const OUTPUT_FOLDER: OptionSpec =
    OptionSpec::valued("output", Place, "folder", Folder).short('o').default("book");
pub const FORCE: OptionSpec = OptionSpec::switch("force", Place).short('f');
pub const FRAMES: OptionSpec = OptionSpec::switch("frames", Place);
const FORMAT: OptionSpec = OptionSpec::valued("format", Place, "format", Text);
pub const ANSWER_FORMAT: OptionSpec =
    format_option(&["text", "markdown", "html", "pdf", "json"], "text");
pub const ROW_FORMAT: OptionSpec =
    format_option(&["text", "markdown", "html", "pdf", "json", "csv"], "text");
pub const SHEET_FORMAT: OptionSpec = format_option(
    &[
        "html", "pdf", "docx", "markdown", "json", "csv", "moodle", "gift", "canvas", "qti21",
        "qti3", "anki", "kahoot",
    ],
    "html",
);
pub const KEY_FORMAT: OptionSpec =
    format_option(&["text", "markdown", "html", "pdf", "json", "csv", "answers-csv"], "text");
pub const LESSON_FORMAT: OptionSpec = format_option(&["text", "markdown", "html"], "text");
pub const PAPER_FORMAT: OptionSpec = format_option(&["html", "pdf"], "html");
pub const BOOK_FORMAT: OptionSpec = format_option(&["html", "epub", "pdf"], "html");

const fn format_option(words: &'static [&'static str], default: &'static str) -> OptionSpec {
    let value = Value { placeholder: "format", kind: Words(words), default: Some(default) };
    OptionSpec { value: Some(value), ..FORMAT }
}

// Other modes of a command.
pub const BATCH: OptionSpec = OptionSpec::valued("batch", Mode, "file", File);
pub const LINK: OptionSpec = OptionSpec::valued("link", Mode, "address", Text);
pub const SCHEMA: OptionSpec = OptionSpec::switch("schema", Mode);
pub const LANG: OptionSpec = OptionSpec::valued("lang", Place, "lang", Text).short('l');
pub const COLOR: OptionSpec =
    OptionSpec::valued("color", Place, "when", Words(&["auto", "always", "never"])).default("auto");
pub const HELP: OptionSpec = OptionSpec::switch("help", Mode).short('h');
pub const VERSION: OptionSpec = OptionSpec::switch("version", Mode).short('V');

// Options of a match.
pub const FIRST: OptionSpec =
    OptionSpec::valued("first", Rule, "side", Words(&["me", "computer"])).default("computer");
pub const PLAYER_LEVEL: OptionSpec =
    OptionSpec::valued("level", Rule, "level", Text).default("perfect");
pub const SEED: OptionSpec = OptionSpec::valued("seed", Rule, "n", ANY);
pub const MOVES: OptionSpec = OptionSpec::valued("moves", Rule, "turns", Text);
pub const HINTS: OptionSpec = OptionSpec::valued("hints", Rule, "n", ANY);
pub const RESIGNED: OptionSpec = OptionSpec::switch("resigned", Rule);
pub const TEACH: OptionSpec = OptionSpec::switch("teach", View);
pub const SAVE: OptionSpec = OptionSpec::valued("save", Place, "file", File);
pub const REPLAY: OptionSpec = OptionSpec::valued("replay", Mode, "file", File);

// Options of a sheet of exercises.
pub const TOPIC: OptionSpec = OptionSpec::valued("topic", Rule, "topics", Text);
pub const COUNT: OptionSpec = OptionSpec::valued("count", Rule, "n", Number(1, 500)).short('n');
pub const BANK: OptionSpec = OptionSpec::valued("bank", Rule, "n", Number(1, 1_000_000));
pub const CATEGORY: OptionSpec = OptionSpec::valued("category", Place, "path", Text);
pub const LEVEL: OptionSpec = OptionSpec::valued("level", Rule, "level-number", Number(1, 5));
pub const PILES: OptionSpec = OptionSpec::valued("piles", Rule, "n", Number(2, 6));
pub const MAX: OptionSpec = OptionSpec::valued("max", Rule, "n", Number(3, 1000));
pub const TARGET: OptionSpec = OptionSpec::valued("target", Rule, "n", Number(5, 100_000));
pub const TRAP: OptionSpec = OptionSpec::valued("trap", Rule, "idea", Text);
pub const RAISING: OptionSpec = OptionSpec::switch("raising", Rule);
pub const RACE_TO: OptionSpec = OptionSpec::valued("race-to", Rule, "n", Number(5, 100_000));
pub const MIN: OptionSpec = OptionSpec::valued("min", Rule, "n", Number(2, 500));
pub const COUNTERS: OptionSpec = OptionSpec::valued("counters", Rule, "n", Number(4, 100));
pub const SQUARES: OptionSpec = OptionSpec::valued("squares", Rule, "n", Number(6, 100_001));
pub const THREE_SIZES: OptionSpec = OptionSpec::switch("three-sizes", Rule);
pub const WINS: OptionSpec = OptionSpec::valued("wins", Rule, "n", Number(1, 6));
pub const FADE: OptionSpec = OptionSpec::valued("fade", Rule, "n", Number(1, 6));
pub const POINTS: OptionSpec = OptionSpec::valued("points", Rule, "n", Text);
pub const TITLE: OptionSpec = OptionSpec::valued("title", View, "text", Text);
pub const SCHOOL: OptionSpec = OptionSpec::valued("school", View, "text", Text);
pub const PAPER: OptionSpec =
    OptionSpec::valued("paper", View, "paper", Words(&["a4", "letter", "a3", "8k", "b4"]))
        .default("a4");
pub const SPACE: OptionSpec = OptionSpec::valued("space", View, "lines", Number(0, 40));
pub const LARGE_PRINT: OptionSpec = OptionSpec::switch("large-print", View);
pub const SEAL: OptionSpec = OptionSpec::switch("seal", View);
pub const EXAMPLE: OptionSpec = OptionSpec::switch("example", View);
pub const DUPLEX: OptionSpec = OptionSpec::switch("duplex", View);
pub const ONE_SIDED: OptionSpec = OptionSpec::switch("one-sided", View);
pub const KEY: OptionSpec =
    OptionSpec::valued("key", Place, "key", Words(&["separate", "same", "none", "only"]))
        .default("separate");

/// Names of the encodings of class lists in web standards. If several fit equally well, the first is used.
pub const ENCODINGS: &[&str] = &[
    "utf-8",
    "utf-16le",
    "utf-16be",
    "gb18030",
    "big5",
    "shift_jis",
    "euc-jp",
    "euc-kr",
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-874",
    "iso-8859-2",
    "koi8-r",
    "koi8-u",
    "ibm866",
    "macintosh",
];

// Options of a set of sheets and its files.
pub const COPIES: OptionSpec = OptionSpec::valued("copies", Rule, "n", Number(1, 100_000_000));
pub const ROSTER: OptionSpec = OptionSpec::valued("roster", Rule, "file", File);
pub const AFTER: OptionSpec = OptionSpec::valued("after", Rule, "file", File);
pub const THREE: OptionSpec = OptionSpec::switch("set", Rule);
pub const NAME_COLUMN: OptionSpec = OptionSpec::valued("name-column", Rule, "column", Text);
pub const ENCODING: OptionSpec = OptionSpec::valued("encoding", Rule, "encoding", Words(ENCODINGS));
pub const GROUP: OptionSpec = OptionSpec::switch("group", Rule);
pub const BUNDLE: OptionSpec = OptionSpec::switch("bundle", Place);
pub const RANGE: OptionSpec = OptionSpec::valued("range", Rule, "range", Text);
pub const CODE: OptionSpec = OptionSpec::valued("code", Mode, "code", Text);
pub const SPEC: OptionSpec = OptionSpec::valued("spec", Mode, "file", File);
pub const WRITE_SPEC: OptionSpec = OptionSpec::switch("write-spec", Mode);
pub const TOPICS: OptionSpec = OptionSpec::switch("topics", Mode);
pub const CHECK: OptionSpec = OptionSpec::valued("check", Mode, "file", File);
pub const LESSON: OptionSpec = OptionSpec::valued("lesson", Rule, "lesson", Text);

/// Options that hold the state of a lesson on the web page.
pub const LESSON_STATE: &[OptionSpec] = &[
    OptionSpec::switch("plan", Mode),
    OptionSpec::switch("back", Mode),
    OptionSpec::valued("said", Judged, "answers", Text),
    OptionSpec::valued("at", View, "n", Number(1, 9)),
    OptionSpec::valued("place", Place, "n", Number(1, 99)),
];

// Options of the book.
pub const STATIC: OptionSpec = OptionSpec::switch("static", Place);
pub const PORT: OptionSpec =
    OptionSpec::valued("port", Place, "port", Number(0, 65535)).short('p').default("3000");

/// Option with the number of squares along a side of a map.
pub const MAP_SQUARES: OptionSpec =
    OptionSpec::valued("squares", View, "n", Words(&["8", "16", "32", "64", "128"]));

/// Options of a map of the positions with three piles, the third fixed; only the web page has such maps.
pub const MAP: &[OptionSpec] = &[LIMIT, TAKE, MISERE, MAP_SQUARES];

/// Options of a view: the parts of an explanation that are shown.
pub const VIEW: &[OptionSpec] = &[DETAIL, HINT, ASK, ONLY, FULL];

/// Options of an answer about a single position: perspective, solution and board frames.
pub const SINGLE_POSITION: &[OptionSpec] = &[AS, SOLUTION, FRAMES];

/// Options of every command, allowed before its name too.
pub const GLOBAL: &[OptionSpec] = &[LANG, COLOR, HELP, VERSION];

/// Options of an answer that do not belong to its question.
pub const ANSWER: &[OptionSpec] =
    &[DETAIL, HINT, ASK, ONLY, FULL, ANSWER_FORMAT, OUTPUT, FORCE, BATCH, SCHEMA, LINK];

/// Options of a sheet, on the command line, in spec files and on the web page.
pub const SHEET: &[OptionSpec] = &[
    TOPIC,
    COUNT,
    LEVEL,
    PILES,
    MIN,
    MAX,
    COUNTERS,
    THREE_SIZES,
    WINS,
    TARGET,
    RACE_TO,
    SQUARES,
    LIMIT,
    MISERE,
    SAY,
    TRAP,
    RAISING,
    FADE,
    POINTS,
    SEED,
    LANG,
    TITLE,
    SCHOOL,
    PAPER,
    SPACE,
    LARGE_PRINT,
    SEAL,
    EXAMPLE,
    DUPLEX,
    ONE_SIDED,
    KEY,
];

/// Options of a set of sheets and of its files, also allowed in a spec file.
pub const SET: &[OptionSpec] = &[
    SHEET_FORMAT,
    BANK,
    CATEGORY,
    COPIES,
    ROSTER,
    AFTER,
    LESSON,
    THREE,
    NAME_COLUMN,
    ENCODING,
    GROUP,
    BUNDLE,
    OUTPUT,
];

/// Options of sheets that are allowed only on the command line.
pub const SHEET_MODES: &[OptionSpec] = &[RANGE, CODE, SPEC, WRITE_SPEC, TOPICS, FORCE, LINK];

/// Options of `carryless answers`, which prints keys and marks lists of answers.
pub const ANSWERS: &[OptionSpec] = &[
    CHECK,
    OptionSpec { role: OptionRole::Mode, ..LESSON },
    OptionSpec { role: OptionRole::Mode, ..ROSTER },
    OptionSpec { role: OptionRole::Mode, ..ENCODING },
    LANG,
    PAPER,
    LARGE_PRINT,
    KEY_FORMAT,
    OUTPUT,
    FORCE,
    LINK,
];
