//! Compares questions with the command lines that they serialize to: random questions of every game and
//! topic, and all commands of the lessons, are written as a line and parsed again.

use carryless_args::command_line::CommandLine;
use carryless_games::games::{self, EXPLAIN, Question};

use carryless_test_support::rng::Dice;

/// Replaces each placeholder of the pattern by a random position of the game or value of the option.
pub(crate) fn drawn(dice: &mut Dice) -> String {
    let game = [
        "",
        "nim",
        "take",
        "breaks",
        "sum",
        "stairs",
        "hackenbush",
        "graph",
        "row",
        "lost",
        "race",
        "race set",
        "wythoff",
        "moore",
        "fibonacci",
        "xor",
        "count",
        "xiangqi",
        "prove",
    ];
    let game = game[dice.below(game.len())];
    let proof = dice.up_to(4);
    let mut numbers = |least: u64, most: u64, size: u64| {
        let count = least + dice.up_to(most - least);
        let number = |dice: &mut Dice| match dice.up_to(9) {
            0 => u64::MAX - dice.up_to(3),
            _ => dice.up_to(size),
        };
        let numbers: Vec<String> = (0..count).map(|_| number(dice).to_string()).collect();
        numbers.join(" ")
    };
    match game {
        "" | "nim" => format!("explain {game} {}", numbers(1, 5, 40)) + &random_options(dice, &NIM),
        "take" => {
            let piles = numbers(1, 4, 40);
            let set = ["1,3,4", "5,2", "3"][dice.below(3)];
            format!("explain {piles} --take {set}") + &random_options(dice, &["--misere"])
        }
        "breaks" => {
            let pile = |_| (1 + dice.up_to(11)).to_string();
            let piles: Vec<String> = (0..3).map(pile).collect();
            let game = ["kayles", "lasker", "grundy", "octal 0.137"][dice.below(4)];
            let first: Vec<String> = piles.into_iter().take(1 + dice.below(3)).collect();
            format!("explain {game} {}", first.join(" ")) + &some(dice, &["--claim win"])
        }
        "sum" => {
            let mut part = || {
                let size = dice.up_to(9);
                let (before, behind) =
                    [("kayles ", ""), ("", " --take 1,3"), ("", " 2 -k 3"), ("", "")]
                        [dice.below(4)];
                format!("\"{before}{size}{behind}\"")
            };
            let parts = format!("{} + {}", part(), part());
            format!("explain sum {parts}") + &some(dice, &["--claim win", "--move 1:1:2"])
        }
        "stairs" => format!("explain staircase {}", numbers(1, 5, 9)) + &random_options(dice, &[]),
        "hackenbush" => {
            let trees =
                ["((()))(()())", "(()(())) ()", "--parents 0,1,1,0,2", "( ( )( ) )"][dice.below(4)];
            let own = ["--misere", "--move 1", "--move 1.2", "--claim lose"];
            format!("explain hackenbush {trees}") + &some(dice, &own)
        }
        "graph" => {
            let lines = ["\"a: b c\"", "\"b -> c\"", "\"c:\"", "\"a: d\""];
            let count = 1 + dice.below(4);
            let line = format!("explain graph {}", lines[..count].join(" "));
            line + &some(dice, &["--claim win", "--move a:b", "--from b,a,b"])
        }
        "lost" => {
            let of = ["kayles", "grundy", "--take 2,5", "octal 0.07", "lasker"][dice.below(5)];
            format!("count {of}") + &some(dice, &["--up-to 12", "--up-to 2^90", "--list 3"])
        }
        "row" => {
            let of = ["kayles", "octal 0.6", "grundy", "--take 2,5", "--take 4,1,3"][dice.below(5)];
            format!("grundy {of}") + &some(dice, &["--up-to 12", "--up-to 90"])
        }
        "race set" => {
            format!("explain race {} --say 7,2,3,1", numbers(1, 1, 200))
                + &random_options(dice, &RACE_BY_SET)
        }
        "race" => format!("explain race {}", numbers(1, 1, 200)) + &random_options(dice, &RACE),
        "wythoff" => format!("explain wythoff {}", numbers(2, 2, 30)) + &random_options(dice, &[]),
        "fibonacci" => {
            let own = ["--quota 4", "--quota 18446744073709551615"];
            format!("explain fibonacci {}", numbers(1, 1, 40)) + &random_options(dice, &own)
        }
        "moore" => {
            let piles = numbers(1, 5, 20);
            format!("explain moore {piles} --at-most {}", dice.up_to(4))
                + &random_options(dice, &[])
        }
        "xor" => format!("xor {}", numbers(1, 4, 100)) + &some(dice, &XOR),
        "count" => format!("count {}", numbers(1, 3, 7)) + &some(dice, &COUNT),
        "xiangqi" => {
            const MOVES: [&str; 6] =
                ["炮五进一", "炮5进1", "炮三进二", "卒1进1", "炮五平四", "兵九进一"];
            let moves: Vec<&str> = (0..dice.below(5)).map(|_| MOVES[dice.below(6)]).collect();
            format!("xiangqi {}", moves.join(" ")) + &some(dice, &["--start jia", "--start yi"])
        }
        _ => match proof {
            0 => format!("prove {}", numbers(1, 3, 6)) + &some(dice, &PROVE),
            1 => format!("prove race {}", numbers(1, 1, 40)) + &some(dice, &RACE),
            2 => format!("prove wythoff {}", numbers(2, 2, 8)) + &some(dice, &["--certificate"]),
            3 => format!("prove moore {} --at-most 2", numbers(1, 3, 5)),
            _ => "prove".to_owned() + &some(dice, &BOX),
        },
    }
}

const NIM: [&str; 7] = [
    "--limit 3",
    "-k7",
    "--misere",
    "--sums 2,1,2",
    "--sums 12",
    "--sums 0,0,0,0,11,3",
    "--nim-sum 18446744073709551615",
];
const RACE_BY_SET: [&str; 4] = ["--from 3", "--misere", "--end finish-wins", "--end stuck-wins"];

const RACE: [&str; 8] = [
    "--say 1-3",
    "--say 1..9",
    "--say 2-5",
    "--from 3",
    "--misere",
    "--end finish-wins",
    "--end stuck-wins",
    "--end finish-loses",
];
const XOR: [&str; 3] = ["--laws", "--odd-one-out", "--swap"];
const COUNT: [&str; 6] =
    ["--up-to 2^30", "--up-to 1000", "--up-to 2^1000", "--up-to 64", "--list 12", "--brute"];
const PROVE: [&str; 3] = ["--limit 2", "--misere", "--certificate"];
const BOX: [&str; 5] = ["--box 2x5", "--box 3 4", "--limit 2", "--misere", "--idea largest-pile"];

/// Random subset of these options as text, with a space before each.
fn some(dice: &mut Dice, options: &[&str]) -> String {
    options.iter().filter(|_| dice.up_to(2) == 0).map(|option| format!(" {option}")).collect()
}

/// Random subset of these options, perhaps with a move or a verdict.
fn random_options(dice: &mut Dice, options: &[&str]) -> String {
    let mut line = some(dice, options);
    let (one, other) = (1 + dice.up_to(4), dice.up_to(9));
    let turns = [
        format!(" --move {one}:{other}"),
        format!(" --move {one}"),
        format!(" --move {one},{one}"),
        format!(" --move {one},0"),
        format!(" --move 0,{one},0,{other}"),
        " --claim win".to_owned(),
        " --claim LOSE".to_owned(),
    ];
    line += &turns.iter().filter(|_| dice.up_to(3) == 0).map(String::as_str).collect::<String>();
    line
}

pub(crate) fn read(line: &str) -> Option<Question> {
    let line = line.trim();
    let (command, words) = line.split_once(' ').unwrap_or((line, ""));
    Question::parse_for_command(command, &CommandLine::parse(words)).ok()
}

/// Asserts that the question equals the one parsed from the command line that it is written as. `line` is the
/// original line, for the message.
fn assert_parses_back(line: &str, question: &Question) {
    let written = question.command_line();
    let again = read(&written).unwrap_or_else(|| panic!("{line} became {written}: not read"));
    assert_eq!(format!("{again:?}"), format!("{question:?}"), "{line} became {written}");
    assert_eq!(again.command_line(), written, "{line}");
    let state = question.state();
    if state.is_played() {
        let line = format!("{EXPLAIN} {}", state.to_args().to_line());
        let position = read(&line).unwrap_or_else(|| panic!("not read: {line}"));
        assert_eq!(position.state(), state, "{line}");
    }
}

fn check_drawn(lines: usize, least: u32) {
    let mut dice = Dice::new(16);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..lines {
        let line = drawn(&mut dice);
        let Some(question) = read(&line) else { continue };
        *seen.entry(question.state().game()).or_insert(0) += 1;
        assert_parses_back(&line, &question);
    }
    assert_eq!(seen.len(), games::ENTRIES.len(), "{seen:?}");
    assert!(seen.values().all(|count| *count >= least), "{seen:?}");
}

#[test]
fn random_questions_parse_back_from_their_line() {
    check_drawn(400, 1);
}

#[test]
#[ignore = "exhaustive"]
fn random_questions_parse_back_from_their_line_exhaustive() {
    check_drawn(20_000, 100);
}

#[test]
fn lesson_commands_parse_back_from_their_line() {
    let mut count = 0;
    for folder in ["lessons/zh", "lessons/en"] {
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap_or_default();
            let blocks = text.split("```carryless").skip(1);
            for line in blocks.filter_map(|block| block.split("```").next()).flat_map(str::lines) {
                let line = line.trim_start_matches(['>', ' ']);
                let Some(question) = question_of(line) else { continue };
                assert_parses_back(line, &question);
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count} lines of lessons were read");
}

/// Question of a command line in a lesson, without the answer options of the line.
fn question_of(line: &str) -> Option<Question> {
    use carryless_args::Args;
    use carryless_args::options;
    let (command, words) = line.split_once(' ')?;
    let words = CommandLine::parse(words);
    let own = || games::options_of(command).chain(options::ANSWER).chain(options::SINGLE_POSITION);
    let args = Args::parse(&words, own()).ok()?;
    Question::from_args(command, args.restricted_to(games::options_of(command))).ok()
}

#[test]
fn selected_questions_are_written_as_expected() {
    for (line, written) in [
        ("explain nim 3,4,5 -k3 --misere", "explain 3 4 5 --limit 3 --misere"),
        ("explain 3 4 5 --move 1：2 --claim WIN", "explain 3 4 5 --move 1:2 --claim win"),
        ("explain 3 5 --sums 12,3", "explain 3 5 --sums 12,3"),
        // As many columns as multipliers, or one number.
        ("explain 3 1 --sums 12", "explain 3 1 --sums 1,2"),
        ("explain 9 6 7 --sums \"1 2 2 2\"", "explain 9 6 7 --sums 1,2,2,2"),
        ("explain 9 6 7 --sums \"１　２ ２ ２\"", "explain 9 6 7 --sums 1,2,2,2"),
        ("explain 9 6 --limit 3 --sums \"1 2\"", "explain 9 6 --limit 3 --sums 1,2"),
        ("explain 3 1 --sums １２", "explain 3 1 --sums 1,2"),
        ("explain 3 1 --sums 012", "explain 3 1 --sums 012"),
        ("explain 3 1 --sums 2", "explain 3 1 --sums 2"),
        ("explain 1 1 --sums 2", "explain 1 1 --sums 2"),
        ("explain 4 5 --sums 12", "explain 4 5 --sums 12"),
        ("explain 9 6 --limit 3 --sums 12", "explain 9 6 --limit 3 --sums 1,2"),
        ("explain race 30 --misere --say 1..3", "explain race 30 --say 1-3 --misere"),
        (
            "explain race 30 --say 2-3 --end finish-wins",
            "explain race 30 --say 2-3 --end finish-wins",
        ),
        ("explain Wythoff 3 5 --move 1,1", "explain wythoff 3 5 --move 1,1"),
        ("explain Fibonacci --quota 4 17 --move 1", "explain fibonacci 17 --quota 4 --move 1"),
        ("explain moore --at-most 2 1 2 3", "explain moore 1 2 3 --at-most 2"),
        ("explain hackenbush --parents 0,1,1 --move 1．2", "explain hackenbush (()()) --move 1.2"),
        ("explain HACKENBUSH --misere （()） ()", "explain hackenbush (())() --misere"),
        ("explain hackenbush \"( () ) ()\"", "explain hackenbush (())()"),
        // The nodes keep their order.
        ("explain graph a:b b:c", "explain graph \"a: b\" \"b: c\" c: --from a"),
        ("explain graph 2:4 3:4,2", "explain graph \"2: 4\" 4: \"3: 4 2\" --from 2"),
        (
            "explain graph \"a: b\" \"c: d\" \"b: d\"",
            "explain graph \"a: b\" c: d: \"b: d\" \"c: d\" d: --from a",
        ),
        ("xor --swap 3 5", "xor 3 5 --swap"),
        ("count 1 2 3 --up-to 1073741824", "count 1 2 3 --up-to 2^30"),
        ("prove --box 3x4 --idea largest-pile", "prove --box 3 4 --idea largest-pile"),
        ("prove nim 3 4 --certificate", "prove 3 4 --certificate"),
        ("xiangqi --line 砲五進一", "xiangqi 炮五进一"),
    ] {
        assert_eq!(read(line).unwrap().command_line(), written, "{line}");
    }
}
