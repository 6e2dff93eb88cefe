//! Tests the dialogue of `carryless play` through a pipe and a pseudo-terminal: whole matches, malformed and
//! hostile input, records kept, forged and refused.

use std::fs;

use std::process::{Command, Output};

use expectrl::{Eof, Expect, Session};

use crate::program::{fed, program};
use carryless_test_support::validator::Validator;

fn play(arguments: &str) -> Command {
    program(&format!("play {arguments}"))
}

fn run(arguments: &str, input: &[u8]) -> Output {
    fed(play(arguments), input)
}

/// Output of a match played through a pipe; asserts that standard error is empty and no terminal code occurs.
fn piped(arguments: &str, input: &[u8]) -> String {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!said.chars().any(|c| c.is_control() && c != '\n'), "{said:?}");
    said
}

/// Lines of the output that report the moves and the end.
fn story(said: &str) -> Vec<&str> {
    let end =
        ["The moves:", "全局走法：", "整局走法："].iter().filter_map(|mark| said.find(mark)).min();
    let told = [
        "Computer:",
        "You:",
        "电脑：",
        "你：",
        "The computer wins.",
        "You win.",
        "电脑获胜。",
        "你赢了。",
        "電腦：",
        "電腦獲勝。",
    ];
    let lines = said[..end.unwrap_or(said.len())].lines();
    lines.filter(|line| told.iter().any(|mark| line.starts_with(mark))).collect()
}

#[test]
fn a_whole_match_is_played_in_english() {
    let said = piped("3 4 5 --lang en", b"2 1\ntake 1 from 1\n2:2\n3 2\n");
    let expected = [
        "Computer: pile 1, take 2 (3 → 1)",
        "You: pile 2, take 1 (4 → 3)",
        "Computer: pile 3, take 3 (5 → 2)",
        "You: pile 1, take 1 (1 → 0)",
        "Computer: pile 2, take 1 (3 → 2)",
        "You: pile 2, take 2 (2 → 0)",
        "Computer: pile 3, take 2 (2 → 0)",
        "The computer wins.",
    ];
    assert_eq!(story(&said), expected);
}

#[test]
fn a_whole_match_is_played_in_chinese() {
    let typed = "从第 2 堆取 1\n第一堆取一颗\n２：１\n".as_bytes();
    let said = piped("1 3 2 --lang zh --first me", typed);
    let expected = ["你：从第 2 堆取 1 颗（3 → 2）", "电脑：从第 1 堆取 1 颗（1 → 0）"];
    assert_eq!(story(&said)[..2], expected);
    assert!(said.contains("第 1 堆已经取空了"), "{said}");
    let typed = "從第 2 堆取 1\n第二堆拿兩顆\n".as_bytes();
    let said = piped("1 3 2 --lang zh-TW --first me", typed);
    assert_eq!(story(&said)[0], "你：從第 2 堆取 1 顆（3 → 2）");
    assert!(story(&said).contains(&"你：從第 2 堆取 2 顆（2 → 0）"), "{said}");
    let won = piped("1 --lang zh --first me", "１ １".as_bytes());
    assert_eq!(story(&won), ["你：从第 1 堆取 1 颗（1 → 0）", "你赢了。"]);
}

/// The example of a move that a match shows at its beginning, in its help and after an unreadable line is
/// accepted, in every game; an illegal move is refused with the rule.
fn check_examples(by_turns: bool) {
    for (at, start) in [
        "4",
        "3 7 2",
        "1 1 6 --misere",
        "5 2 --limit 2",
        "5 8 --take 3,4",
        "race 19 --say 3-5 --end finish-wins",
        "race 21 --say 1,4,6",
        "wythoff 1 5",
        "moore 1 3 2 --at-most 2",
        "fibonacci 9",
        "kayles 3",
        "kayles 1 2",
        "lasker 1 5",
        "grundy 3",
        "octal 0.07 2 4",
        "staircase 0 3",
        "staircase 4",
        "hackenbush (()())",
        "hackenbush ()()",
        "sum kayles 4 + nim 2 1",
        "sum staircase 2 2 + nim 3",
    ]
    .into_iter()
    .enumerate()
    {
        let languages = [
            (
                "en",
                "error:",
                "help",
                ["For example, ", "You can type: • ", "hint: Type", ": ", ". Type"],
            ),
            ("zh", "错误：", "帮助", ["例如 ", "可以写： • ", "提示：", "：", "。写"]),
        ];
        for (turn, (lang, no, help, [example, bullet, hint, ends, last])) in
            languages.into_iter().enumerate()
        {
            if by_turns && at % 2 != turn {
                continue;
            }
            let first = format!("{start} --lang {lang} --first me");
            let words = |typed: &str| {
                let said = piped(&first, format!("{typed}\n").as_bytes());
                said.split_whitespace().collect::<Vec<_>>().join(" ")
            };
            let between = |said: &str, before: &str, after: &str| {
                let (_, rest) = said.split_once(before)?;
                rest.split_once(after).map(|(between, _)| between.to_owned())
            };
            let helped = words(help);
            let begun = between(&helped, example, ends);
            // The title of a race contains numbers.
            assert!(begun.is_some() || start.starts_with("race"), "{start}: {helped}");
            let spellings = between(&helped, bullet, ends).unwrap();
            let spellings = spellings.replace(" or ", ", ").replace(" 或", "、");
            let spellings =
                spellings.split([',', '、']).map(|one| one.trim_matches(['“', '”', ' ']));
            let hinted = between(&words("什么 what"), hint, last);
            let before = if lang == "en" { ": " } else { example };
            let hinted =
                hinted.and_then(|hint| hint.split_once(before).map(|(_, one)| one.to_owned()));
            for typed in begun.iter().chain(&hinted).map(String::as_str).chain(spellings) {
                let said = piped(&first, format!("{typed}\n").as_bytes());
                assert!(!said.contains(no), "{start}, {lang}: {typed}: {said}");
                assert!(story(&said).len() > 1, "{start}, {lang}: {typed}: {said}");
            }
        }
    }
    for (start, typed, rule) in [
        ("kayles 4", "1=3+1", "one pin, or two that stand next to each other"),
        ("lasker 5", "1=3+1", "splits a pile into two and takes none"),
        ("grundy 6", "1=3+3", "not the same size"),
    ] {
        let said = piped(&format!("{start} --lang en --first me"), format!("{typed}\n").as_bytes());
        let text = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(rule), "{said}");
    }
}

/// Checks each game in one language, alternating.
#[test]
fn the_example_is_a_legal_move() {
    check_examples(true);
}

#[test]
#[ignore = "exhaustive"]
fn the_example_is_a_legal_move_exhaustive() {
    check_examples(false);
}

#[test]
fn every_command_answers_in_every_language() {
    for (lang, words) in [
        ("en", ["hint", "why", "show", "undo", "help", "resign"]),
        ("zh", ["提示", "为什么", "显示", "悔棋", "帮助", "认输"]),
        ("zh-TW", ["提示", "為什麼", "顯示", "悔棋", "說明", "認輸"]),
    ] {
        let input = words.join("\n");
        let said = piped(&format!("3 4 5 --lang {lang}"), input.as_bytes());
        let errors = ["error:", "错误：", "錯誤："];
        assert!(!errors.iter().any(|error| said.contains(error)), "{said}");
        let ends = [("en", "The computer wins."), ("zh", "电脑获胜。"), ("zh-TW", "電腦獲勝。")];
        let end = ends.iter().find(|(own, _)| *own == lang).unwrap().1;
        assert_eq!(story(&said).last(), Some(&end), "{said}");
        let quit = if lang == "en" { "quit" } else { "退出" };
        let said = piped(&format!("3 4 5 --lang {lang}"), quit.as_bytes());
        assert_eq!(story(&said).len(), 1, "{said}");
    }
}

#[test]
fn the_end_of_input_ends_the_match() {
    for input in ["", "2 1", "2 1\n", "hint"] {
        let said = piped("3 4 5 --lang en", input.as_bytes());
        assert!(said.contains("nobody has won"), "{said}");
    }
}

/// A read error differs from the end of the input.
#[test]
fn an_input_that_cannot_be_read_is_an_error() {
    let folder = fs::File::open("/").unwrap();
    let output = play("3 4 5 --lang en").stdin(folder).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("“-” cannot be read"), "{said}");
    assert!(!String::from_utf8(output.stdout).unwrap().contains("The moves:"));
}

/// Moves of a pupil who knows the game with seven stones and the one with ten: leave a multiple of three.
fn leave_threes(stones: u64, replies: &[u64]) -> (String, u64) {
    let (mut typed, mut left) = (String::new(), stones);
    for reply in replies {
        typed += &format!("{}\n", left % 3);
        left -= left % 3 + reply;
    }
    (typed, left)
}

/// A pupil who leaves multiples of three wins the first match and the second, whatever the computer does.
#[test]
fn a_first_match_is_won_and_leads_to_a_harder_one() {
    for (lang, won, second) in [("en", "You win.", "better now"), ("zh", "你赢了。", "电脑长进了")]
    {
        // Without the replies of the computer known before: try all of them.
        let won_by = |seed: u64| {
            [[1, 1], [1, 2], [2, 1], [2, 2]].iter().any(|replies| {
                let (typed, left) = leave_threes(7, replies);
                let typed = format!("{typed}{left}\n\n1\nquit\n");
                let said = piped(&format!("--lang {lang} --seed {seed}"), typed.as_bytes());
                assert_eq!(said, piped(&format!("--lang {lang} --seed {seed}"), typed.as_bytes()));
                let end = said.find(won);
                end.is_some_and(|end| said[end..].contains(second) && !said[..end].contains(second))
            })
        };
        assert!((0..4).all(won_by), "{lang}");
    }
}

#[test]
fn after_a_lost_match_the_level_stays() {
    let said = piped("--lang en --seed 2", b"resign\n\nresign\nagain\nquit\n");
    assert_eq!(said.matches("only a beginner").count(), 3, "{said}");
    assert_eq!(said.matches("The computer wins.").count(), 2, "{said}");
    assert!(piped("--lang en", b"").contains("nobody has won"));
    let alone = piped("--lang en --level idea --seed 1", b"resign\n\n");
    assert!(alone.contains("You move first") && !alone.contains("another match"), "{alone}");
}

/// The record of a match without a position states the position, the level and the seed of this match.
#[test]
fn a_match_without_a_position_is_kept_with_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.json");
    let name = path.to_str().unwrap();
    piped(&format!("--lang en --seed 40 --save {name}"), b"resign\n\n1\nresign\n");
    let record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(record["position"]["piles"], serde_json::json!([7]));
    assert_eq!(
        [&record["level"], &record["seed"], &record["first"]],
        [&serde_json::json!("errs:40"), &serde_json::json!(41), &serde_json::json!("human")]
    );
    assert!(piped(&format!("--replay {name} --lang en"), b"").contains("The computer wins."));
}

#[test]
fn a_guess_is_judged_in_either_language() {
    for (lang, guesses, answers) in [
        (
            "en",
            ["guess largest pile", "guess: Two piles equal!", "guess"],
            ["No, ", "Right, ", "sum-move"],
        ),
        (
            "zh",
            ["猜 总从最大的一堆取", "猜凑成两堆一样多", "猜"],
            ["不对，", "猜对了，", "sum-move"],
        ),
        ("zh-TW", ["猜 largest-pile", "猜：湊成兩堆", "猜"], ["不對，", "猜對了，", "sum-move"]),
    ] {
        let typed = guesses.join("\n");
        let said = piped(
            &format!("3 4 5 --level idea:equalise --lang {lang} --first me"),
            typed.as_bytes(),
        );
        let mut rest = &said[..];
        for answer in answers {
            let at = rest.find(answer).unwrap_or_else(|| panic!("{answer}: {said}"));
            rest = &rest[at..];
        }
        assert_eq!(story(&said), Vec::<&str>::new(), "no move was made: {said}");
    }
    // The computer leaves (2, 2, 5): it did not take from the largest pile, but made two piles equal.
    let said = piped(
        "3 4 5 --lang en --first me --level idea --seed 4",
        b"guess largest-pile\n1 1\nguess largest-pile\nguess sum-move\nguess equalise\n",
    );
    let text = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("is not what it believes. Watch its next moves."), "{said}");
    assert_eq!(
        text.matches("Look at move 2: the computer took 2 from pile 2").count(),
        2,
        "{said}"
    );
    assert!(text.contains("Right, that is what the computer believes: “Make two piles"), "{said}");
    let said = piped("3 4 5 --lang en --first me", b"guess equalise\nguesses\n");
    assert!(said.contains("no wrong idea") && said.matches("error:").count() == 1, "{said}");
}

#[test]
fn hostile_lines_are_refused_and_the_match_goes_on() {
    let huge = vec![b'9'; 1 << 20];
    let lines: [&[u8]; 14] = [
        &huge,
        b"\xff\xfe\x00",
        b"\x1b[2J\x1b[31m",
        b"18446744073709551616 1",
        b"1 99999999999999999999999999",
        b"-1 2",
        b"1.5 2",
        b"0 1",
        b"1 0",
        b"4 1",
        b"1 2 3",
        b"1",
        b"\0\0\0",
        "第 第 堆 ☃ 取".as_bytes(),
    ];
    let mut input = lines.join(&b'\n');
    input.extend_from_slice(b"\n1 1\n");
    let said = piped("3 4 5 --lang en --first me", &input);
    assert_eq!(said.matches("error:").count(), lines.len(), "{said}");
    assert_eq!(story(&said)[0], "You: pile 1, take 1 (3 → 2)");
    assert!(said.len() < 20_000, "{} bytes of answer", said.len());
}

#[test]
fn a_record_is_kept_shown_and_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.json");
    let name = path.to_str().unwrap();
    piped(&format!("3 4 5 --lang en --first me --save {name}"), b"2 1\nresign\n");
    let kept = fs::read_to_string(&path).unwrap();
    let again = run(&format!("3 4 5 --save {name}"), b"2 1\n");
    assert_eq!((again.status.code(), again.stdout.len()), (Some(2), 0));
    assert_eq!(fs::read_to_string(&path).unwrap(), kept);
    for (lang, mark) in [("en", "Move 1 decided it"), ("zh", "输赢是在第 1 步定下来的")] {
        let shown = piped(&format!("--replay {name} --lang {lang}"), b"");
        assert!(shown.contains(mark), "{shown}");
    }
    fs::write(&path, kept.replace("\"winner\": \"computer\"", "\"winner\": \"human\"")).unwrap();
    let forged = run(&format!("--replay {name} --lang en"), b"");
    assert_eq!((forged.status.code(), forged.stdout.len()), (Some(2), 0));
    let said = String::from_utf8(forged.stderr).unwrap();
    assert!(said.contains("wrong winner"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Misconceptions of the computer in unlimited Nim with two piles, and the sentences that name them at the
/// end.
const TOLD: [(&str, &str, &str); 4] = [
    ("largest-pile", "Always play in the largest pile", "总从最大的一堆取"),
    ("take-nim-sum", "Take as many stones as the nim-sum", "尼姆和是几，就取几颗"),
    (
        "nim-sum-from-largest",
        "Take the nim-sum away from the largest pile",
        "从最大的一堆里减去尼姆和",
    ),
    ("equalise", "Make two piles equal", "凑成两堆一样多"),
];

#[test]
fn misconceptions_are_named_at_the_end_and_secret_ones_not_before() {
    let ends = [
        ("en", "why\nhint\nresign\n", "What the computer believed: "),
        ("zh", "为什么\n", "电脑是这样想的："),
    ];
    for (lang, typed, mark) in ends {
        for (name, en, zh) in TOLD {
            let idea = if lang == "en" { en } else { zh };
            let said = piped(&format!("3 6 --lang {lang} --level idea:{name}"), typed.as_bytes());
            let (_, end) = said.split_once(mark).unwrap();
            assert!(end.contains(idea), "{said}");
        }
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..12 {
            let play = || {
                piped(&format!("3 6 --lang {lang} --level idea --seed {seed}"), typed.as_bytes())
            };
            let said = play();
            assert_eq!(said, play(), "the seed repeats it");
            let (before, end) = said.split_once(mark).unwrap();
            let told = |part: &str| TOLD.map(|(_, en, zh)| part.contains(en) || part.contains(zh));
            assert_eq!(told(before), [false; 4], "{before}");
            assert_eq!(told(end).iter().filter(|told| **told).count(), 1, "{end}");
            seen.insert(told(end));
        }
        assert!(seen.len() > 2, "{seen:?}");
    }
    assert!(!piped("3 6 --lang en --level errs:10", b"").contains("believed"));
}

#[test]
fn a_record_follows_its_schema_and_names_the_misconception() {
    let folder = tempfile::tempdir().unwrap();
    let schema: serde_json::Value = serde_json::from_str(&piped("--schema", b"")).unwrap();
    let validator = Validator::new(&schema);
    let matches = [
        ("3 4 5", "1 1\n"),
        ("3 4 5 --first me --limit 2 --misere --level errs:20", "1 3\n1 1\nresign\n"),
        ("race 30 --say 1-2 --level last:9", "1\nundo\n2\n"),
        ("race 20 --say 2-5 --end finish-wins --level idea", "5\n5\n5\n5\n"),
        ("3 6 --level idea --seed 4", "resign\n"),
    ];
    for (number, (arguments, typed)) in matches.into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.json"));
        piped(&format!("{arguments} --lang en --save {}", path.display()), typed.as_bytes());
        let record: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        validator.assert_valid(&record, arguments);
        assert_eq!(record["idea"].is_string(), arguments.contains("idea"), "{record}");
        let shown = piped(&format!("--replay {} --lang en", path.display()), b"");
        assert_eq!(shown.contains("What the computer believed"), arguments.contains("idea"));
        let mut broken = record.clone();
        broken["first"] = "nobody".into();
        assert!(!validator.is_valid(&broken));
    }
}

/// Session of the program on a terminal of its own.
fn on_a_terminal(arguments: &str) -> expectrl::session::OsSession {
    let mut command = play(arguments);
    command.env("TERM", "xterm-256color").env_remove("NO_COLOR");
    let mut terminal = Session::spawn(command).unwrap();
    terminal.set_expect_timeout(Some(std::time::Duration::from_secs(30)));
    terminal
}

#[test]
fn a_record_is_replayed_move_by_move_on_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.json");
    let name = path.to_str().unwrap();
    piped(&format!("3 4 5 --lang en --save {name}"), b"2 1\nresign\n");
    let piped = piped(&format!("--replay {name} --lang en"), b"");
    assert!(!piped.contains("Press Enter"), "in a pipe nobody is asked");
    let begins = |line: &&str| line.starts_with("Move ") && line.contains(" is ");
    assert_eq!(piped.lines().filter(begins).count(), 3, "{piped}");

    let mut terminal = on_a_terminal(&format!("--replay {name} --lang en"));
    for mark in ["Move 1 is the computer’s", "Move 2 is yours", "Move 3 is the computer’s"] {
        let shown = terminal.expect(mark).unwrap();
        let before = String::from_utf8_lossy(shown.before()).into_owned();
        assert_eq!(before.matches("Move ").count(), 0, "one move at a time: {before}");
        if !mark.starts_with("Move 3") {
            terminal.expect("Press Enter").unwrap();
            terminal.send("\r").unwrap();
        }
    }
    terminal.expect("The computer wins.").unwrap();
    terminal.expect(Eof).unwrap();

    for stop in ["quit\r", "\u{4}", "\u{3}"] {
        let mut terminal = on_a_terminal(&format!("--replay {name} --lang en"));
        terminal.expect("Press Enter").unwrap();
        terminal.send(stop).unwrap();
        let rest = terminal.expect(Eof).unwrap();
        assert!(!String::from_utf8_lossy(rest.before()).contains("Move 2"), "{stop:?}");
    }
}

/// Types on a terminal, waits for the answer, and plays on to show that the match is unharmed.
fn typed_and_refused(terminal: &mut expectrl::session::OsSession, typed: &[u8], answer: &str) {
    terminal.expect("Your move").unwrap();
    terminal.send(typed).unwrap();
    let refused = terminal.expect("error:").unwrap();
    let drawn = String::from_utf8_lossy(refused.before()).into_owned();
    // Control characters in the line are displayed, never executed.
    let obeyed = ["\u{1b}[2J", "\u{1b}]0;", "\u{7}", "\u{9b}"];
    assert!(!obeyed.iter().any(|sign| drawn.contains(sign)), "{typed:?}: {drawn:?}");
    terminal.expect(answer).unwrap();
}

#[test]
fn hostile_keys_on_a_terminal_do_no_harm() {
    let mut terminal = on_a_terminal("3 4 5 --lang en --first me");
    // A terminal in canonical mode stops at 4096 bytes; one in raw mode does not.
    let long = [&[b'9'; 5000][..], b"\r"].concat();
    // Bracketed paste.
    let pasted = [&b"\x1b[200~"[..], &vec![b'9'; 1 << 20], b"\x1b[201~\r"].concat();
    let lines: [(&[u8], &str); 10] = [
        (&long, "longer than 4096 bytes"),
        (&pasted, "longer than 4096 bytes"),
        (b"\x1b[31m1\r", "hint:"),
        (b"18446744073709551616 1\r", "hint:"),
        (b"\xff\xfe\r", "\u{201c}\u{fffd}\u{201d} contains bytes that are not UTF-8"),
        (b"1 \xc3(\r", "not UTF-8"),
        (b"1 \xed\xa0\x80\r", "not UTF-8"),
        // Quoted insertion puts any control character into the line.
        (b"\x16\x00\x16\x07\x16\x1b[2J\r", "  \u{fffd}\u{fffd}\u{fffd}[2J"),
        (b"\x1b[200~\x1b[2J\x1b]0;me\x07\xc2\x9b1\x1b[201~\r", "  0;me\u{fffd}\u{fffd}1"),
        // Editing keys change the line but not the match.
        (
            b"\x00\x01\x02\x05\x06\x08\x0b\x0e\x10\x14\x15\x17\x19\x1d\x1e\x1f9 9\r",
            "There is no pile 9",
        ),
    ];
    for (typed, answer) in lines {
        typed_and_refused(&mut terminal, typed, answer);
    }
    terminal.expect("Your move").unwrap();
    terminal.send("1 1\r").unwrap();
    terminal.expect("(3 → 2)").unwrap();
    terminal.expect("Your move").unwrap();
    terminal.send("\u{4}").unwrap();
    terminal.expect("nobody has won").unwrap();
    terminal.expect(Eof).unwrap();
}

#[test]
fn a_terminal_in_canonical_mode_is_read_too() {
    let mut command = Command::new("sh");
    let program = crate::program::path();
    command.args(["-c", "\"$0\" play 3 4 5 --lang en --first me | cat", program]);
    command.env("LC_ALL", "C");
    let mut terminal = Session::spawn(command).unwrap();
    terminal.set_expect_timeout(Some(std::time::Duration::from_secs(30)));
    let megabyte = [&vec![b'9'; 1 << 20][..], b"\n"].concat();
    terminal.expect("see what else you can do").unwrap();
    for (typed, answer) in [
        // All but the first 4095 bytes are lost before they reach the program.
        (&megabyte[..], "error:"),
        (b"\xff\xfe\n", "not UTF-8"),
        (b"\x1b[2J1\n", "error:"),
        (b"1 1\n", "(3 → 2)"),
        (b"\x04", "nobody has won"),
    ] {
        terminal.send(typed).unwrap();
        terminal.expect(answer).unwrap();
    }
    terminal.expect(Eof).unwrap();
}

#[test]
fn a_whole_match_is_played_through_a_terminal() {
    let mut terminal = on_a_terminal("3 4 5 --lang en");
    terminal.expect("(3 → 1)").unwrap();
    for (typed, shown) in [("2 1", "(5 → 2)"), ("hint", "1, 2, 4, 8"), ("1 1", "(3 → 2)")] {
        terminal.expect("Your move").unwrap();
        // The Enter key sends a carriage return.
        terminal.send(format!("{typed}\r")).unwrap();
        terminal.expect(shown).unwrap();
    }
    terminal.expect("Your move").unwrap();
    // The previous line is one key away and editable: `1 1` becomes `2 2`.
    terminal.send("\x1b[A\x7f\x7f\x7f2 2\r").unwrap();
    let end = terminal.expect("The computer wins.").unwrap();
    let painted = String::from_utf8_lossy(end.before()).contains("\x1b[1m");
    assert!(painted, "no colour on a terminal");
    terminal.expect(Eof).unwrap();
}
