//! The table of all options, from which the parser ([`crate::Args`]), help, completions and the manual are built.

mod aliases;
mod encodings;
mod option_spec;

pub use aliases::alias;
pub use encodings::ENCODINGS;
pub use option_spec::{OptionRole, OptionSpec, Value, ValueKind};

const ANY: ValueKind = ValueKind::Number(0, u64::MAX);
use OptionRole::{Judged, Mode, Place, Rule, View};
use ValueKind::{File, Folder, Number, Pair, Text, Words};

// Rules of games.
/// Option `--limit K`: largest number of stones in a move.
pub const LIMIT: OptionSpec = OptionSpec::valued("limit", Rule, "k", ANY).short('k');
/// Option `--take A,B,C`: numbers of stones that a move may take; ranges such as `3-5` are allowed.
pub const TAKE: OptionSpec = OptionSpec::valued("take", Rule, "set", Text);
/// Option `--misere`: the player who takes the last stone loses.
pub const MISERE: OptionSpec = OptionSpec::switch("misere", Rule);
/// Option `--at-most K`: largest number of piles from which a move of Moore's game takes.
pub const AT_MOST: OptionSpec = OptionSpec::valued("at-most", Rule, "k", ANY);
/// Option `--quota Q`: largest number of stones that the next move of Fibonacci Nim takes.
pub const QUOTA: OptionSpec = OptionSpec::valued("quota", Rule, "q", ANY);
/// Option `--parents`: trees of Hackenbush, as the parent of each branch (1-based; 0 is the ground).
pub const PARENTS: OptionSpec = OptionSpec::valued("parents", Rule, "parents", Text);
/// Option `--say A-B`: smallest and largest number that may be added in a race.
pub const SAY: OptionSpec = OptionSpec::valued("say", Rule, "range", Text);
/// Option `--from`: count from which a race starts, or the nodes of the tokens on a graph.
pub const FROM: OptionSpec = OptionSpec::valued("from", Rule, "n", ANY).default("0");
/// Option `--end`: end rule of a race: who wins when a player is stuck or finishes.
pub const END: OptionSpec = OptionSpec::valued(
    "end",
    Rule,
    "rule",
    Words(&["stuck-loses", "stuck-wins", "finish-wins", "finish-loses"]),
);
/// Option `--start`: initial position in Xiangqi: the original one, or one of three variants.
pub const START: OptionSpec =
    OptionSpec::valued("start", Rule, "start", Words(&["classic", "jia", "yi", "bing"]))
        .default("classic");
/// Option `--line`: moves so far in Xiangqi, Red first, separated by spaces.
pub const LINE: OptionSpec = OptionSpec::valued("line", Rule, "moves", Text);
/// Option `--up-to N`: largest n to count, or largest pile of a Grundy sequence.
pub const UP_TO: OptionSpec = OptionSpec::valued("up-to", Rule, "n", Text);
/// Option `--list K`: largest number of counted n to list in binary, the smallest first.
pub const LIST: OptionSpec = OptionSpec::valued("list", Rule, "k", ANY);
/// Option `--brute`: count a second time by trying every n.
pub const BRUTE: OptionSpec = OptionSpec::switch("brute", Rule);
/// Option `--laws`: show the properties of addition without carry with the given numbers.
pub const LAWS: OptionSpec = OptionSpec::switch("laws", Rule);
/// Option `--odd-one-out`: find the numbers that occur an odd number of times.
pub const ODD_ONE_OUT: OptionSpec = OptionSpec::switch("odd-one-out", Rule);
/// Option `--swap`: swap two numbers by three additions without carry.
pub const SWAP: OptionSpec = OptionSpec::switch("swap", Rule);
/// Option `--box N MAX`: prove all positions of at most N piles of at most MAX stones.
pub const BOX: OptionSpec = OptionSpec::valued("box", Rule, "box", Pair);
/// Option `--idea`: misconception that is tested in all positions of the box.
pub const IDEA: OptionSpec = OptionSpec::valued("idea", Rule, "idea", Text);
/// Option `--certificate`: write the proof as a certificate in JSON.
pub const CERTIFICATE: OptionSpec = OptionSpec::switch("certificate", Place);
/// Option `--verify FILE`: check the certificate in the file; `-` is standard input.
pub const VERIFY: OptionSpec = OptionSpec::valued("verify", Mode, "file", File);

// Moves and claims to grade.
/// Option `--move`: move to grade, in the notation of the game.
pub const MOVE: OptionSpec = OptionSpec::valued("move", Judged, "move", Text);
/// Option `--claim`: claim to grade that the player to move wins or loses.
pub const CLAIM: OptionSpec = OptionSpec::valued("claim", Judged, "claim", Words(&["win", "lose"]));
/// Option `--sums`: column sums to grade, leftmost column first.
pub const SUMS: OptionSpec = OptionSpec::valued("sums", Judged, "sums", Text);
/// Option `--nim-sum N`: nim-sum to grade.
pub const NIM_SUM: OptionSpec = OptionSpec::valued("nim-sum", Judged, "n", ANY);

// Presentation of an answer.
/// Option `--detail`: level of detail, from the verdict alone to the proof.
pub const DETAIL: OptionSpec = OptionSpec::valued(
    "detail",
    View,
    "detail",
    Words(&["verdict", "key", "standard", "teach", "proof"]),
)
.default("standard");
/// Option `--hint N`: show only the first N hints; the last hint is the answer.
pub const HINT: OptionSpec = OptionSpec::valued("hint", View, "n", Number(1, 1000));
/// Option `--ask`: put each step as a question with a folded answer.
pub const ASK: OptionSpec = OptionSpec::switch("ask", View);
/// Option `--only`: show only steps or board frames of these kinds, separated by commas.
pub const ONLY: OptionSpec = OptionSpec::valued("only", View, "steps", Text);
/// Option `--full`: do not shorten long lists.
pub const FULL: OptionSpec = OptionSpec::switch("full", View);
/// Option `--solution`: show the answer even if the graded move or claim is wrong.
pub const SOLUTION: OptionSpec = OptionSpec::switch("solution", View);
/// Option `--as`: player whom the page addresses: the one to move (`first`) or the opponent.
pub const AS: OptionSpec =
    OptionSpec::valued("as", View, "reader", Words(&["first", "second"])).default("first");

// Destination and format of an answer.
/// Option `--output FILE`: file to write instead of standard output.
pub const OUTPUT: OptionSpec = OptionSpec::valued("output", Place, "file", File).short('o');
/// Option `--output FOLDER`: folder into which the book is built.
pub const OUTPUT_FOLDER: OptionSpec =
    OptionSpec::valued("output", Place, "folder", Folder).short('o').default("book");
/// Option `--force`: replace an existing file.
pub const FORCE: OptionSpec = OptionSpec::switch("force", Place).short('f');
/// Option `--frames`: include the board frames, or the path of a race, in JSON.
pub const FRAMES: OptionSpec = OptionSpec::switch("frames", Place);
const FORMAT: OptionSpec = OptionSpec::valued("format", Place, "format", Text);
/// Option `--format` of an explanation.
pub const ANSWER_FORMAT: OptionSpec =
    format_option(&["text", "markdown", "html", "pdf", "json"], "text");
/// Option `--format` of a Grundy sequence, which can also be CSV.
pub const ROW_FORMAT: OptionSpec =
    format_option(&["text", "markdown", "html", "pdf", "json", "csv"], "text");
/// Option `--format` of sheets and question files.
pub const SHEET_FORMAT: OptionSpec = format_option(
    &[
        "html", "pdf", "docx", "markdown", "json", "csv", "moodle", "gift", "canvas", "qti21",
        "qti3", "anki", "kahoot",
    ],
    "html",
);
/// Option `--format` of keys and of the marks of a class.
pub const KEY_FORMAT: OptionSpec =
    format_option(&["text", "markdown", "html", "pdf", "json", "csv", "answers-csv"], "text");
/// Option `--format` of a lesson that is printed by `carryless lesson`.
pub const LESSON_FORMAT: OptionSpec = format_option(&["text", "markdown", "html"], "text");
/// Option `--format` of posters and other pages for paper.
pub const PAPER_FORMAT: OptionSpec = format_option(&["html", "pdf"], "html");
/// Option `--format` of the book.
pub const BOOK_FORMAT: OptionSpec = format_option(&["html", "epub", "pdf"], "html");

const fn format_option(words: &'static [&'static str], default: &'static str) -> OptionSpec {
    let value = Value { placeholder: "format", kind: Words(words), default: Some(default) };
    OptionSpec { value: Some(value), ..FORMAT }
}

// Other modes of a command.
/// Option `--batch FILE`: answer a file with one question in each line; `-` is standard input.
pub const BATCH: OptionSpec = OptionSpec::valued("batch", Mode, "file", File);
/// Option `--link ADDRESS`: print only a link to the web page at this address that shows the same.
pub const LINK: OptionSpec = OptionSpec::valued("link", Mode, "address", Text);
/// Option `--schema`: print the JSON Schema of the output.
pub const SCHEMA: OptionSpec = OptionSpec::switch("schema", Mode);
/// Option `--lang`: language of the output; by default that of the system.
pub const LANG: OptionSpec = OptionSpec::valued("lang", Place, "lang", Text).short('l');
/// Option `--color`: when to use colours; takes precedence over `NO_COLOR`.
pub const COLOR: OptionSpec =
    OptionSpec::valued("color", Place, "when", Words(&["auto", "always", "never"])).default("auto");
/// Option `--templates FOLDER`: files of this folder replace embedded templates.
pub const TEMPLATES: OptionSpec = OptionSpec::valued("templates", Place, "folder", Folder);
/// Option `--help`: print help; `-h` prints a shorter one.
pub const HELP: OptionSpec = OptionSpec::switch("help", Mode).short('h');
/// Option `--version`: print the version of the program.
pub const VERSION: OptionSpec = OptionSpec::switch("version", Mode).short('V');

// Options of a match.
/// Option `--first`: player who makes the first move of a match.
pub const FIRST: OptionSpec =
    OptionSpec::valued("first", Rule, "side", Words(&["me", "computer"])).default("computer");
/// Option `--level` of the computer in a match, such as `perfect` or `errs:30`.
pub const PLAYER_LEVEL: OptionSpec =
    OptionSpec::valued("level", Rule, "level", Text).default("perfect");
/// Option `--seed N`: seed of random choices; equal seeds repeat a match or a sheet.
pub const SEED: OptionSpec = OptionSpec::valued("seed", Rule, "n", ANY);
/// Option `--moves`: moves of a match so far, of both players in turn.
pub const MOVES: OptionSpec = OptionSpec::valued("moves", Rule, "turns", Text);
/// Option `--hints N`: number of hints already shown for the current move.
pub const HINTS: OptionSpec = OptionSpec::valued("hints", Rule, "n", ANY);
/// Option `--resigned`: the human player has resigned.
pub const RESIGNED: OptionSpec = OptionSpec::switch("resigned", Rule);
/// Option `--teach`: show the columns after each move and its effect on them.
pub const TEACH: OptionSpec = OptionSpec::switch("teach", View);
/// Option `--save FILE`: file in which the record of a match is stored.
pub const SAVE: OptionSpec = OptionSpec::valued("save", Place, "file", File);
/// Option `--replay FILE`: show the recorded match of this file, with each move explained.
pub const REPLAY: OptionSpec = OptionSpec::valued("replay", Mode, "file", File);

// Options of a sheet of exercises.
/// Option `--topic`: topics of a sheet, separated by commas, each with an optional count: `columns:4`.
pub const TOPIC: OptionSpec = OptionSpec::valued("topic", Rule, "topics", Text);
/// Option `--count N`: number of exercises on a sheet.
pub const COUNT: OptionSpec = OptionSpec::valued("count", Rule, "n", Number(1, 500)).short('n');
/// Option `--bank N`: number of different exercises in a question file.
pub const BANK: OptionSpec = OptionSpec::valued("bank", Rule, "n", Number(1, 1_000_000));
/// Option `--category PATH`: category of the questions on the platform, such as `Nim/Week 3`.
pub const CATEGORY: OptionSpec = OptionSpec::valued("category", Place, "path", Text);
/// Option `--level N`: difficulty of the exercises, 1 to 5.
pub const LEVEL: OptionSpec = OptionSpec::valued("level", Rule, "level-number", Number(1, 5));
/// Option `--piles N`: number of piles in an exercise.
pub const PILES: OptionSpec = OptionSpec::valued("piles", Rule, "n", Number(2, 6));
/// Option `--max N`: largest size of a pile in an exercise.
pub const MAX: OptionSpec = OptionSpec::valued("max", Rule, "n", Number(3, 1000));
/// Option `--target N`: largest target of a race.
pub const TARGET: OptionSpec = OptionSpec::valued("target", Rule, "n", Number(5, 100_000));
/// Option `--trap`: misconception that must fail in all positions.
pub const TRAP: OptionSpec = OptionSpec::valued("trap", Rule, "idea", Text);
/// Option `--raising`: only positions in which a winning move raises a remainder.
pub const RAISING: OptionSpec = OptionSpec::switch("raising", Rule);
/// Option `--race-to N`: exact target of every race.
pub const RACE_TO: OptionSpec = OptionSpec::valued("race-to", Rule, "n", Number(5, 100_000));
/// Option `--min N`: smallest size of a pile in an exercise.
pub const MIN: OptionSpec = OptionSpec::valued("min", Rule, "n", Number(2, 500));
/// Option `--counters N`: exact total of the stones in all piles.
pub const COUNTERS: OptionSpec = OptionSpec::valued("counters", Rule, "n", Number(4, 100));
/// Option `--squares N`: number of squares in a row, for races on a board.
pub const SQUARES: OptionSpec = OptionSpec::valued("squares", Rule, "n", Number(6, 100_001));
/// Option `--three-sizes`: each question in a small, a middle and a large size.
pub const THREE_SIZES: OptionSpec = OptionSpec::switch("three-sizes", Rule);
/// Option `--diagnose`: exercises whose answers distinguish misconceptions.
pub const DIAGNOSE: OptionSpec = OptionSpec::switch("diagnose", Rule);
/// Option `--wins N`: exact number of winning moves.
pub const WINS: OptionSpec = OptionSpec::valued("wins", Rule, "n", Number(1, 6));
/// Option `--fade N`: number of steps of a walkthrough that are left to the pupil.
pub const FADE: OptionSpec = OptionSpec::valued("fade", Rule, "n", Number(1, 6));
/// Option `--points`: points for each exercise, or for the exercises of each section.
pub const POINTS: OptionSpec = OptionSpec::valued("points", Rule, "n", Text);
/// Option `--title`: text at the top of a sheet.
pub const TITLE: OptionSpec = OptionSpec::valued("title", View, "text", Text);
/// Option `--school`: name of the school, above the title.
pub const SCHOOL: OptionSpec = OptionSpec::valued("school", View, "text", Text);
/// Option `--paper`: paper size; `a3`, `8k` and `b4` are landscape in two columns.
pub const PAPER: OptionSpec =
    OptionSpec::valued("paper", View, "paper", Words(&["a4", "letter", "a3", "8k", "b4"]))
        .default("a4");
/// Option `--space LINES`: number of ruled lines under each exercise.
pub const SPACE: OptionSpec = OptionSpec::valued("space", View, "lines", Number(0, 40));
/// Option `--large-print`: print large letters.
pub const LARGE_PRINT: OptionSpec = OptionSpec::switch("large-print", View);
/// Option `--seal`: print the name behind a line along which it is folded away.
pub const SEAL: OptionSpec = OptionSpec::switch("seal", View);
/// Option `--example`: print a solved exercise before each topic.
pub const EXAMPLE: OptionSpec = OptionSpec::switch("example", View);
/// Option `--duplex`: lay out for printing on both sides of the paper.
pub const DUPLEX: OptionSpec = OptionSpec::switch("duplex", View);
/// Option `--one-sided`: lay out for printing on one side, without blank pages.
pub const ONE_SIDED: OptionSpec = OptionSpec::switch("one-sided", View);
/// Option `--key`: place of the key: a separate file, the same file, none, or only the key.
pub const KEY: OptionSpec =
    OptionSpec::valued("key", Place, "key", Words(&["separate", "same", "none", "only"]))
        .default("separate");

// Options of practice.
/// Option `--questions N`: number of questions after which practice ends.
pub const QUESTIONS: OptionSpec = OptionSpec::valued("questions", Rule, "n", Number(1, 1_000_000));
/// Option `--single-try`: a wrong answer is not followed by a second try.
pub const SINGLE_TRY: OptionSpec = OptionSpec::switch("single-try", Rule);
/// Option `--progress FILE`: file in which practice is kept, to go on later.
pub const PROGRESS: OptionSpec = OptionSpec::valued("progress", Place, "file", File);
/// Option `--format` of practice.
pub const PRACTISE_FORMAT: OptionSpec = format_option(&["text", "json"], "text");

// Options of a set of sheets and its files.
/// Option `--copies N`: number of different sheets in a set, all equally hard.
pub const COPIES: OptionSpec = OptionSpec::valued("copies", Rule, "n", Number(1, 100_000_000));
/// Option `--roster FILE`: class list; each name gets a sheet.
pub const ROSTER: OptionSpec = OptionSpec::valued("roster", Rule, "file", File);
/// Option `--after FILE`: answers of a class; only pupils who show the misconception of `--trap` get sheets.
pub const AFTER: OptionSpec = OptionSpec::valued("after", Rule, "file", File);
/// Option `--set`: sheets in three tiers: support, core and extension.
pub const THREE: OptionSpec = OptionSpec::switch("set", Rule);
/// Option `--name-column`: title or number of the column of names in the class list.
pub const NAME_COLUMN: OptionSpec = OptionSpec::valued("name-column", Rule, "column", Text);
/// Option `--encoding`: encoding of the lists; without it the encoding is guessed.
pub const ENCODING: OptionSpec = OptionSpec::valued("encoding", Rule, "encoding", Words(ENCODINGS));
/// Option `--group`: print the group from the class list on the sheets.
pub const GROUP: OptionSpec = OptionSpec::switch("group", Rule);
/// Option `--bundle`: write all sheets into one file.
pub const BUNDLE: OptionSpec = OptionSpec::switch("bundle", Place);
/// Option `--range A-B`: sheets of the set to write, counted from 1.
pub const RANGE: OptionSpec = OptionSpec::valued("range", Rule, "range", Text);
/// Option `--code`: sheet code of the sheet to make again.
pub const CODE: OptionSpec = OptionSpec::valued("code", Mode, "code", Text);
/// Option `--spec FILE`: TOML file with the settings of a sheet.
pub const SPEC: OptionSpec = OptionSpec::valued("spec", Mode, "file", File);
/// Option `--write-spec`: print the settings as a spec file instead of writing sheets.
pub const WRITE_SPEC: OptionSpec = OptionSpec::switch("write-spec", Mode);
/// Option `--topics`: list the topics, each with an example.
pub const TOPICS: OptionSpec = OptionSpec::switch("topics", Mode);
/// Option `--check FILE`: list of answers to mark; `-` is standard input.
pub const CHECK: OptionSpec = OptionSpec::valued("check", Mode, "file", File);
/// Option `--lesson`: lesson whose result codes are given, as its link or its positions.
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
/// Option `--static`: build the book without the engine for interactive answers.
pub const STATIC: OptionSpec = OptionSpec::switch("static", Place);
/// Option `--port`: TCP port at which the book is served; 0 lets the system choose.
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

/// Options of practice.
pub const PRACTISE: &[OptionSpec] =
    &[TOPIC, LEVEL, LIMIT, MISERE, QUESTIONS, SINGLE_TRY, SEED, PROGRESS, PRACTISE_FORMAT];

/// Options of a sheet, on the command line, in spec files and on the web page.
pub const SHEET: &[OptionSpec] = &[
    TOPIC,
    COUNT,
    DIAGNOSE,
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
