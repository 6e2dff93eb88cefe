//! Tests the entry point for the web page: its replies to a command line equal the program's output, byte for
//! byte.

mod explain;
mod first_screen;
mod games;
mod lesson;
mod levels;
mod map;
mod page;
mod pictured;
mod play_board;
mod practise;
mod presentation;
mod same;
mod sheets;
mod touch;
#[cfg(feature = "schema")]
mod types;

use carryless_web::{self as web, Reply, Request};

use super::program;
use carryless_test_support::answers::of_command;

fn reply(lang: &str, line: &str, name: &str, value: &str) -> Reply {
    let [lang, line, name, value] = [lang, line, name, value].map(str::to_owned);
    web::reply(&Request { lang, line, name, value, ..Request::default() })
}

/// Checks the command line after each control.
#[test]
fn controls_edit_the_line() {
    for (line, name, value, after) in [
        ("3 4 5", "", "", "explain 3 4 5"),
        ("carryless explain 3 4 5", "", "", "explain 3 4 5"),
        ("explain 3 4 5", "pile-2", "7", "explain 3 7 5"),
        ("explain 3,4,5", "pile-2", "7", "explain 3,7,5"),
        ("explain 3 4 5", "pile-2", "", "explain 3 5"),
        ("explain 3 4 5", "pile-3", "", "explain 3 4"),
        ("explain 3 4 5 --limit 3", "piles", "more", "explain 3 4 5 1 --limit 3"),
        ("explain 3 4 5 --limit 3", "piles", "less", "explain 3 4 --limit 3"),
        ("explain 3,4,5", "piles", "less", "explain 3,4"),
        ("explain 3 4 5", "flip", "1:4", "explain 7 4 5"),
        ("explain 3 4 5", "flip", "1:2", "explain 1 4 5"),
        // With a limit the digits are those of what whole bands leave: 7 is one band of 4 and 3.
        ("explain 7 4 5 --limit 3", "flip", "1:1", "explain 6 4 5 --limit 3"),
        ("explain 3 4 5", "--limit", "3", "explain 3 4 5 --limit 3"),
        ("explain 3 4 5 --limit 3", "--limit", "", "explain 3 4 5"),
        ("explain 3 4 5 --limit=3 --misere", "--limit", "4", "explain 3 4 5 --misere --limit 4"),
        ("explain 3 4 5 -k 3", "--limit", "4", "explain 3 4 5 --limit 4"),
        ("explain 3 4 5", "--misere", "on", "explain 3 4 5 --misere"),
        ("explain -- 3 4 5", "--misere", "on", "explain --misere -- 3 4 5"),
        ("explain --misere -- 3 4", "--limit", "3", "explain --misere --limit 3 -- 3 4"),
        ("explain 3 4 5 --misere", "--misere", "", "explain 3 4 5"),
        ("explain 3 4 5", "game", "race", "explain race 30 --say 1-2"),
        ("explain 3 4 5", "line", "wythoff 3 5", "explain wythoff 3 5"),
        ("explain 3 4 5", "line", "xor 1 2", "xor 1 2"),
        ("explain 3 4 5", "--move", "1:2", "explain 3 4 5 --move 1:2"),
        // The answer is shown for one try, and for one position.
        ("explain 3 4 5 --move 1:1", "--solution", "on", "explain 3 4 5 --move 1:1 --solution"),
        ("explain 3 4 5 --move 1:1 --solution", "--move", "2:1", "explain 3 4 5 --move 2:1"),
        ("explain 3 4 5 --claim lose --solution", "pile-1", "2", "explain 2 4 5 --claim lose"),
        ("explain 3 4 5 --claim lose --solution", "--solution", "", "explain 3 4 5 --claim lose"),
        ("xiangqi --line \"a b\"", "--line", "c d", "xiangqi --line \"c d\""),
        ("explain 3 4 5", "nothing", "x", "explain 3 4 5"),
        // What is pressed: a square, where the third pile stays, and a stone of a path.
        ("explain wythoff 3,5", "at", "1 2", "explain wythoff 1,2"),
        ("explain 3 14 5 --misere", "at", "10 0", "explain 10 0 5 --misere"),
        ("explain 5 7 9 --take 1,3,4", "at", "2:3", "explain 5 3 9 --take 1,3,4"),
        // What is left of the bar, and the quota that the move leaves.
        ("explain fibonacci 17", "at", "1:13", "explain fibonacci 13 --quota 8"),
        ("explain fibonacci 17 --quota 4", "at", "1:14", "explain fibonacci 14 --quota 6"),
        // What leaves a step comes to the one below, or to the ground.
        ("explain staircase 2 1 3", "at", "3:1", "explain staircase 2 3 1"),
        ("explain staircase 2 1 3", "at", "1:0", "explain staircase 0 1 3"),
        ("explain race 30 --say 1-2", "at", "17", "explain race 30 --say 1-2 --from 17"),
        ("explain race 30 --from 17", "at", "4", "explain race 30 --say 1-2 --from 4"),
        ("explain race 30 --from 17", "at", "0", "explain race 30 --say 1-2"),
        ("explain 3 4 5", "--detail", "teach", "explain 3 4 5 --detail teach"),
        // A title is one, whatever kind of space stands in it.
        (
            "worksheet --seed 1 --topic grid:1",
            "--title",
            "期中\u{3000}练习",
            "worksheet --seed 1 --topic grid:1 --title \"期中 练习\"",
        ),
        ("worksheet --seed 1", "--title", "a\tb", "worksheet --seed 1 --title \"a b\""),
    ] {
        assert_eq!(reply("en", line, name, value).line, after, "{line} {name} {value}");
    }
}

/// Every game that can be selected has a position to show.
#[test]
fn every_game_that_can_be_chosen_is_shown() {
    for game in carryless_games::games::names() {
        let shown = reply("en", "explain 9 9 9", "game", game);
        assert_ne!(shown.line, "explain 9 9 9", "{game}: {}", shown.say);
        let (command, words) = shown.line.split_once(' ').unwrap();
        assert_eq!(of_command(command, words).state().game(), game, "{}", shown.line);
    }
}

/// An empty move is ignored; input without digits is reported as not a move.
#[test]
fn an_empty_move_is_no_fault() {
    for game in carryless_games::games::names() {
        let line = reply("en", "play 3 4 5", "game", game).line;
        for lang in ["zh", "en"] {
            for typed in ["", " ", ",", "，", ":", ": :", "--"] {
                let shown = reply(lang, &line, "say", typed);
                let parts = shown.parts.values().map(String::as_str);
                let said = parts.fold(shown.say.clone(), |said, part| said + part);
                assert!(!said.contains("(defect "), "{line} {typed:?}: {said}");
                assert!(!typed.trim().is_empty() || shown.code == 0, "{line} {typed:?}: {said}");
            }
        }
    }
}

/// The page of an answer in a format equals the program's, with its exit code.
#[test]
fn a_kept_file_is_what_the_program_writes() {
    for (index, line) in
        ["explain 3 4 5", "explain race 30 --say 1-2", "xor 3 4 5 --laws"].into_iter().enumerate()
    {
        for (at, format) in ["text", "markdown", "html", "json"].into_iter().enumerate() {
            let lang = ["zh", "en"][(index + at) % 2];
            let kept = reply(lang, line, "write", format);
            let written = program::output(&format!("--lang {lang} {line} --format {format}"));
            assert_eq!(kept.files.len(), 1, "{line} {format}: {}", kept.say);
            assert_eq!(kept.files[0].text.as_bytes(), written.stdout, "{line} {format}");
            assert_eq!(Some(i32::from(kept.code)), written.status.code());
        }
    }
}

/// A saved file is named after its command line.
#[test]
fn a_kept_file_has_the_name_of_its_line() {
    for (line, format, name) in [
        ("explain 3 4 5", "html", "explain-3-4-5.html"),
        ("explain 3,4,5", "markdown", "explain-3-4-5.md"),
        ("explain 3 4 5 --limit 3 --misere", "text", "explain-3-4-5-limit-3-misere.txt"),
        ("explain race 30 --say 1-2", "json", "explain-race-30-say-1-2.json"),
        ("xiangqi --line 炮三进一", "html", "xiangqi-line-炮三进一.html"),
        ("count 1 2 3 --up-to 2^30", "html", "count-1-2-3-up-to-2-30.html"),
        ("prove --box 3 7", "html", "prove-box-3-7.html"),
    ] {
        let kept = reply("en", line, "write", format);
        let names: Vec<&str> = kept.files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, [name], "{line}");
    }
    let many = format!("explain {}", "12 ".repeat(200));
    let name = &reply("en", &many, "write", "html").files[0].name;
    assert!(name.len() < 70 && name.ends_with("-12.html"), "{name}");
}

/// Spoken text contains no markup and nothing of the folded parts.
#[test]
fn what_is_read_aloud_is_plain() {
    for line in [
        "explain 3 4 5",
        "explain 3 4 5 --ask",
        "explain 3 4 5 --move 1:2 --ask",
        "explain race 30 --say 1-2 --ask",
        "explain wythoff 3 5 --ask",
        "xor 3 4 5 --laws",
        "prove 3 3 --ask",
        "xiangqi --start classic --ask",
        "count 1 2 3 --up-to 1000 --ask",
    ] {
        for lang in ["zh", "en", "zh-TW"] {
            for step in [None, Some(1)] {
                let (lang, line) = (lang.to_owned(), line.to_owned());
                let request = Request { lang, line, step, ..Request::default() };
                let said = web::reply(&request).say;
                let marks = ['<', '>', '*', '`', '#', '|', '\n'];
                assert!(!said.is_empty() && !said.contains(marks), "{request:?}: {said}");
            }
        }
    }
}

/// On a board that is pressed, only squares that a move leads to are hotspots; a stone of a path is a number
/// to say.
#[test]
fn a_match_is_pressed() {
    let line = "play wythoff 7 11 --first me --seed 7";
    for (square, typed) in
        [("4 8", Some("3,3")), ("7 2", Some("0,9")), ("0 11", Some("7,0")), ("4 9", None)]
    {
        let pressed = reply("en", line, "at", square);
        assert_eq!(pressed.line, line);
        let board = &pressed.parts["answer"];
        let taken = typed.map(|typed| format!("name=\"say\" value=\"{typed}\""));
        match taken {
            Some(taken) => assert!(board.contains(&taken), "{square}: {board}"),
            None => assert!(!board.contains("class=\"next\" name=\"say\""), "{square}: {board}"),
        }
    }
    let line = "play 5 7 --take 1,3,4 --first me --seed 7";
    for (stone, typed) in [("1:2", Some("1:3")), ("2:6", Some("2:1")), ("2:5", None)] {
        let board = &reply("en", line, "at", stone).parts["answer"];
        let taken = typed.map(|typed| format!("name=\"say\" value=\"{typed}\""));
        match taken {
            Some(taken) => assert!(board.contains(&taken), "{stone}: {board}"),
            None => assert!(!board.contains("class=\"next\" name=\"say\""), "{stone}: {board}"),
        }
    }
    let line = "play fibonacci 17 --quota 4 --first me --seed 7";
    for (stone, typed) in [("1:16", Some("1")), ("1:13", Some("4")), ("1:12", None)] {
        let board = &reply("en", line, "at", stone).parts["answer"];
        let taken = typed.map(|typed| format!("name=\"say\" value=\"{typed}\""));
        match taken {
            Some(taken) => assert!(board.contains(&taken), "{stone}: {board}"),
            None => assert!(!board.contains("class=\"next\" name=\"say\""), "{stone}: {board}"),
        }
    }
    let line = "play staircase 2 1 3 --first me --seed 7";
    for (stone, typed) in [("3:2", Some("3:1")), ("1:0", Some("1:2")), ("2:2", None)] {
        let board = &reply("en", line, "at", stone).parts["answer"];
        let taken = typed.map(|typed| format!("name=\"say\" value=\"{typed}\""));
        match taken {
            Some(taken) => assert!(board.contains(&taken), "{stone}: {board}"),
            None => assert!(!board.contains("class=\"next\" name=\"say\""), "{stone}: {board}"),
        }
    }
    let race = "play race 30 --say 1-2 --first me --seed 7";
    let chosen = &reply("en", race, "at", "2").parts["answer"];
    assert!(chosen.contains("class=\"next\" name=\"say\" value=\"2\""), "{chosen}");
    let none = &reply("en", race, "at", "3").parts["answer"];
    assert!(!none.contains("class=\"next\" name=\"say\""), "nobody adds 3 there");
}

/// Reply to a control with this name and value, with the line of the previous reply, as the page requests it.
fn goes_on(before: &Reply, name: &str, value: &str) -> Reply {
    let Reply { lang, line, touched, .. } = before.clone();
    let [name, value] = [name, value].map(str::to_owned);
    web::reply(&Request { lang, line, touched, name, value, ..Request::default() })
}

/// A match is dragged, made and continued from its line; the computer's move is shown before it is made.
#[test]
fn a_match_is_played() {
    let begun = reply("en", "play 3 4 5 --first me --seed 7", "", "");
    assert_eq!(begun.line, "play 3 4 5 --first me --seed 7", "{}", begun.say);
    let pulled = reply("en", &begun.line, "pile-1", "1");
    assert_eq!(pulled.line, begun.line);
    assert!(pulled.parts["answer"].contains("value=\"1:2\""), "{}", pulled.parts["answer"]);
    let taken = goes_on(&pulled, "say", "1:2");
    assert_eq!(taken.line, [&begun.line, " --moves 1:2"].concat());
    assert!(taken.wait > 0 && taken.touched.is_empty(), "{taken:?}");
    let shown = goes_on(&taken, "wait", "");
    assert_eq!((&*shown.line, &*shown.touched), (&*taken.line, "watch"));
    assert!(shown.parts["answer"].contains("class=\"stone held\""), "{shown:?}");
    let answered = goes_on(&shown, "wait", "");
    assert!(answered.line.contains("--moves 1:2,"), "{}", answered.line);
    assert_eq!(answered.wait, 0);
    let hint = goes_on(&answered, "hint", "");
    assert!(hint.line.ends_with("--hints 1"), "{}", hint.line);
    let undone = goes_on(&hint, "undo", "");
    assert_eq!(undone.line, begun.line);
    let given_up = goes_on(&answered, "resign", "");
    assert!(given_up.line.ends_with("--resigned"), "{}", given_up.line);
}

/// Actions that a page does not support are reported at their position, and the rest of the page stays.
#[test]
fn what_a_page_cannot_do_is_told() {
    let many = format!("explain {}", "1 ".repeat(100_001));
    for (line, sentence) in [
        ("explain 3 4 5 -o x.html", "“-o” is not possible on a page."),
        ("explain --batch -", "“--batch” is not possible on a page."),
        (&many, "A page takes 100000 piles at most."),
        ("explain 3 x 5", "“x” is not a number."),
        (
            "count 1 2 3 --up-to 2^30 --brute",
            "--brute would have to try 1073741824 numbers, and at most 1048576 are tried.",
        ),
        ("prove --box 9 15", "“9 15” has too many positions: 1307504."),
        ("prove --box 9 15 --misere --idea late-switch", "“9 15” has too many positions: 1307504."),
        ("prove 99 99 99", "“99 99 99” has too many positions: 171700."),
        ("prove race 30000 --say 1-2", "“30000” has too many positions: 30001."),
    ] {
        let told = reply("en", line, "", "");
        assert_eq!((told.say.as_str(), told.code), (sentence, 2), "{line}");
        assert!(told.parts["error"].contains("<mark>"), "{line}");
        assert!(!told.parts.contains_key("answer"));
    }
}

/// Decoded value of the parameter `name` in an address, as a browser reads it.
fn said(address: &str, name: &str) -> String {
    let (_, state) = address.split_once('#').unwrap();
    let value = state.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let mut bytes = Vec::new();
    let mut left = value.unwrap().bytes();
    while let Some(byte) = left.next() {
        match byte {
            b'+' => bytes.push(b' '),
            b'%' => {
                let digits = [left.next().unwrap(), left.next().unwrap()];
                let digits = std::str::from_utf8(&digits).unwrap();
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
            }
            byte => bytes.push(byte),
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// The link printed by `--link` opens the page of the command line, in the language of the command.
#[test]
fn a_link_opens_what_the_line_shows() {
    let base = "https://school.example/nim/index.html";
    for (typed, line) in [
        ("explain 3 4 5 --link BASE", "explain 3 4 5"),
        ("explain --link BASE 3 4 5 --limit 3", "explain 3 4 5 --limit 3"),
        ("explain --link=BASE 3,4,5 --misere --color never", "explain 3,4,5 --misere"),
        ("explain race 30 --say 1-2 --link BASE --move 2", "explain race 30 --say 1-2 --move 2"),
        ("explain wythoff 3 5 --link BASE --ask", "explain wythoff 3 5 --ask"),
        ("explain moore 3 4 5 --at-most 2 --link BASE", "explain moore 3 4 5 --at-most 2"),
        ("xor 3 4 5 --laws --link BASE", "xor 3 4 5 --laws"),
        ("prove --box 3 7 --link BASE", "prove --box 3 7"),
        ("count 1 2 3 --up-to 2^10 --link BASE", "count 1 2 3 --up-to 2^10"),
        ("xiangqi --line 炮三进一 --link BASE", "xiangqi --line 炮三进一"),
        ("play 3 4 5 --link BASE --first me --seed 7", "play 3 4 5 --first me --seed 7"),
    ] {
        for lang in ["zh", "en"] {
            let words = format!("{typed} --lang {lang}").replace("BASE", base);
            let printed = program::output(&words);
            assert_eq!(printed.status.code(), Some(0), "{words}");
            assert!(printed.stderr.is_empty(), "{words}");
            let printed = String::from_utf8(printed.stdout).unwrap();
            let link = printed.strip_suffix('\n').unwrap();
            assert!(link.starts_with(base) && !link.contains(char::is_whitespace), "{link}");
            assert_eq!(said(link, "line"), line);
            let opened = reply(&said(link, "lang"), &said(link, "line"), "", "");
            let shown = reply(lang, line, "", "");
            assert_eq!((opened.parts, opened.lang), (shown.parts, lang.to_owned()), "{line}");
        }
    }
}

/// Every question has a link that opens its answer.
#[test]
fn every_question_has_a_link() {
    let base = "https://school.example/";
    let questions = same::tabled();
    assert!(questions.len() > 50, "{}", questions.len());
    for (line, _) in questions.iter().step_by(5) {
        let shown = reply("zh", line, "link", base);
        let foot = shown.parts["foot"].replace("&amp;", "&");
        let link = foot.split("href=\"").nth(1).unwrap().split('"').next().unwrap();
        assert!(link.starts_with(base), "{link}");
        let opened = reply(&said(link, "lang"), &said(link, "line"), "", "");
        assert_eq!(opened.parts["answer"], shown.parts["answer"], "{line}");
    }
}

/// A command line that a page refuses has no link, and is refused at the same position.
#[test]
fn a_line_that_no_page_shows_has_no_link() {
    for (line, wrong) in [
        ("explain 3 4 5 --link x --batch lines.txt", "--batch"),
        ("explain 3 4 5 --link x --output file.html", "--output"),
        ("explain 3 4 9x --link x", "9x"),
        ("play 3 4 5 --moves 9:9 --link x", "9:9"),
        // The names of pupils never enter a link.
        ("worksheet --roster class.csv --link x", "\n  carryless worksheet --roster class.csv\n"),
        ("worksheet --link x --topic grids", "\n  carryless worksheet --topic grids\n"),
    ] {
        let refused = program::output(&format!("{line} --lang en"));
        assert_eq!(refused.status.code(), Some(2), "{line}");
        assert!(refused.stdout.is_empty(), "{line}");
        let told = String::from_utf8(refused.stderr).unwrap();
        assert!(told.contains(wrong), "{line}: {told}");
    }
}

/// A race is played on its path: the hops of both players are drawn, and no key number is revealed.
#[test]
fn a_race_is_played_on_its_path() {
    let line = "play race 20 --say 1-2 --first me --seed 7 --moves 1,1";
    let shown = reply("en", line, "", "");
    let board = shown.parts["answer"].split("class=\"talk\"").next().unwrap();
    assert!(board.contains("Both in turn hopped to 1 and 2"), "{board}");
    assert!(!board.contains("class=\"stone") && !board.contains("key number"), "{board}");
    // Where a hop is longer than the path that is shown, there is a bar.
    let long = reply("en", "play race 100 --say 1-30 --first me --seed 7", "", "");
    assert!(long.parts["answer"].contains("░"));
}

/// Only a wrong attempt offers a button that shows the answer.
#[test]
fn a_wrong_answer_has_a_button_for_the_right_one() {
    for (line, has) in [
        ("explain 3 4 5 --move 2:3", true),
        ("explain race 19 --say 1-3 --claim lose", true),
        ("explain kayles 5 2 --move 1=4", true),
        ("explain 3 4 5 --move 2:3 --solution", true),
        ("explain 3 4 5 --move 1:2", false),
        ("explain 3 4 5", false),
        ("xor 3 4 5", false),
    ] {
        let reply = reply("en", line, "", "");
        let offered = reply.parts["judge"].contains("name=\"--solution\"");
        // A position without frames has the button under its picture.
        let shows = reply.parts["answer"].contains("name=\"answer\">Show the answer<");
        assert_eq!(offered || shows, has, "{line}");
        // The button says it: the page does not speak of options.
        assert!(!reply.parts["answer"].contains("--solution"), "{line}");
    }
}

/// The first tab is that of the page without a line.
#[test]
fn play_is_the_first_tab() {
    for line in ["", "explain 3 4 5", "map 11 6 5"] {
        let head = reply("en", line, "", "").parts["head"].clone();
        let tabs = head.split("name=\"wing\" value=\"").skip(1);
        let tabs: Vec<&str> = tabs.map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(tabs, ["play", "practise", "explain", "map", "worksheet", "lesson"], "{line}");
    }
}
