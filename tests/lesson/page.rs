//! Tests the lesson page: the command line after each control, a pupil from the first task to the code, and
//! that neither the answer nor a name is revealed.

use carryless_web::{self as web, Reply, Request};

use super::{lesson, read};

pub(super) fn pressed(line: &str, name: &str, value: &str) -> Reply {
    let [lang, line, name, value] = ["en", line, name, value].map(str::to_owned);
    web::reply(&Request { lang, line, name, value, chance: 5, ..Request::default() })
}

/// Text between the first `start` and the next `end`.
pub(super) fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.split_once(start)?.1.split_once(end).map(|(found, _)| found)
}

const LINE: &str = "lesson \"3 4 5\" \"1 2 3\"";

#[test]
fn controls_change_the_command_line() {
    // The moves of 3 4 5 are numbered 2 to 13: 3 is 1:2 (right), 2 is 1:1 (wrong). 1 2 3 is a P-position.
    for (line, name, value, after) in [
        (LINE, "", "", LINE),
        (LINE, "at", "1:1", LINE),
        (LINE, "answer", "1:2", "lesson \"3 4 5\" \"1 2 3\" --said 3"),
        (LINE, "answer", "take 2 from pile 1", "lesson \"3 4 5\" \"1 2 3\" --said 3"),
        (LINE, "answer", "cannot", "lesson \"3 4 5\" \"1 2 3\" --said 1"),
        (LINE, "answer", "nothing", "lesson \"3 4 5\" \"1 2 3\" --said 0"),
        (LINE, "next", "", LINE),
        ("lesson \"3 4 5\" --said 2", "answer", "1:2", "lesson \"3 4 5\" --said 2.3"),
        ("lesson \"3 4 5\" --said 2", "answer", "1:3", "lesson \"3 4 5\" --said 2.4"),
        ("lesson \"3 4 5\" --said 2", "next", "", "lesson \"3 4 5\" --said 2"),
        ("lesson \"3 4 5\" --said 3", "answer", "1:1", "lesson \"3 4 5\" --said 3"),
        ("lesson \"3 4 5\" --said 3", "next", "", "lesson \"3 4 5\" --said 3 --at 2"),
        (
            "lesson \"3 4 5\" --said 3 --at 2",
            "place",
            "7",
            "lesson \"3 4 5\" --said 3 --at 2 --place 7",
        ),
        ("lesson \"3 4 5\" --said 3 --at 2 --place 7", "again", "", "lesson \"3 4 5\""),
        // An impossible answer is skipped.
        ("lesson \"3 4 5\" --said 99", "", "", "lesson \"3 4 5\""),
        ("lesson \"3 4 5\" --said 2 --at 2 --place 7", "", "", "lesson \"3 4 5\" --said 2"),
        ("lesson \"3 4 5\" --at 2 --place 7", "", "", "lesson \"3 4 5\""),
        // The plan.
        (
            "lesson --plan",
            "",
            "",
            "lesson --plan \"3 4 5\" \"1 4 6\" \"2 4 7\" \"5 7 9\" \"6 7 3\"",
        ),
        ("lesson --plan \"3 4 5\" \"1 2 3\"", "without", "1", "lesson --plan \"1 2 3\""),
        ("lesson --plan \"3 4 5\"", "without", "1", "lesson --plan \"3 4 5\""),
        (
            "lesson --plan \"3 4 5\" 7",
            "task-2",
            "race 21 --say 1-3",
            "lesson --plan \"3 4 5\" \"race 21 --say 1-3\"",
        ),
        ("lesson --plan \"3 4 5\"", "try", "", "lesson \"3 4 5\""),
        ("lesson --plan \"3 4 5\"", "back", "", "lesson --back \"3 4 5\""),
        ("lesson --back \"3 4 5\"", "plan", "", "lesson --plan \"3 4 5\""),
        (
            "explain 3 4 5",
            "wing",
            "lesson",
            "lesson --plan \"3 4 5\" \"1 4 6\" \"2 4 7\" \"5 7 9\" \"6 7 3\"",
        ),
        (LINE, "wing", "explain", "explain 3 4 5"),
    ] {
        let shown = pressed(line, name, value);
        assert_eq!(
            (shown.line.as_str(), shown.code),
            (after, 0),
            "{line} {name} {value}: {}",
            shown.say
        );
    }
}

/// The verdict of a move disappears when another move is chosen, and returns with the first one.
#[test]
fn a_verdict_goes_away_with_another_move() {
    let line = "lesson \"3 4 5\" --said 2";
    let told = |shown: &Reply| shown.parts["answer"].contains("Then the other player can win.");
    assert!(told(&pressed(line, "", "")));
    let chosen = pressed(line, "at", "1:1");
    assert!(!told(&chosen) && chosen.parts["answer"].contains("value=\"1:2\""));
    assert!(told(&pressed(line, "at", "1:1;1:2")));
    // At the end the verdict stays.
    assert!(pressed("lesson \"3 4 5\" --said 3", "", "").parts["answer"].contains("Right: "));
}

/// A typing error is reported at its position, and the task stays.
#[test]
fn typing_errors_are_reported_at_their_position() {
    for (line, name, value, said) in [
        (LINE, "answer", "9:9", "There is no pile 9."),
        ("lesson \"3 4 5\" --said 3 --at 2", "place", "100", "“100” is no number of a class list."),
        ("lesson \"3 4 5\" --said 3 --at 2", "place", "", "“” is no number of a class list."),
        (
            "lesson --plan \"3 4 5\"",
            "task-1",
            "60 70",
            "“60 70” has 130 moves, too many for a short code.",
        ),
        ("lesson --plan \"3 4 5\"", "task-1", "3 x", "“x” is not a number."),
        ("lesson", "", "", "A lesson needs a position, and there is none."),
    ] {
        let shown = pressed(line, name, value);
        assert_eq!(
            (shown.code, shown.line.as_str()),
            (2, line),
            "{line} {name} {value}: {}",
            shown.say
        );
        assert!(shown.say.starts_with(said), "{line} {name} {value}: {}", shown.say);
        assert!(!shown.parts.contains_key("answer"), "{line}");
    }
}

/// Other positions are of the same games and are N-positions; the same seed draws the same ones.
#[test]
fn other_positions_are_n_positions_of_the_same_games() {
    let line =
        "lesson --plan \"3 4 5\" \"1 4 6 --misere\" \"race 21 --say 1-3\" \"5 7 --take 1,3,4\"";
    let shown = pressed(line, "other", "").line;
    assert_ne!(shown, line);
    assert_eq!(pressed(line, "other", "").line, shown);
    let tasks: Vec<&str> = shown.split('"').skip(1).step_by(2).collect();
    let [nim, misere, race, sets] = tasks[..] else { panic!("{shown}") };
    assert!(
        misere.ends_with(" --misere")
            && race.starts_with("race ")
            && sets.ends_with("--take 1,3,4")
    );
    assert_eq!(nim.split(' ').count(), 3, "{nim}");
    for text in tasks {
        let task = &lesson(text).tasks[0];
        assert!((2..task.answer_count()).any(|answer| task.is_right(answer)), "{text}");
    }
    let more = pressed(line, "more", "").line;
    assert_eq!(more.split('"').skip(1).step_by(2).count(), 5, "{more}");
    let full = format!("lesson --plan {}", "\"3 4 5\" ".repeat(8));
    assert!(!pressed(&full, "", "").parts["answer"].contains("name=\"more\""));
}

/// The link opens the first task; the code for other pages is the same with `embed=1`.
#[test]
fn the_link_of_a_plan_opens_the_first_task() {
    let base = "https://school.example/nim/";
    let shown = pressed("lesson --plan \"3 4 5\" \"1 4 6 --misere\"", "link", base);
    let html = shown.parts["answer"].replace("&amp;", "&");
    let link = "https://school.example/nim/#lang=en&line=lesson+%223+4+5%22+%221+4+6+--misere%22";
    assert!(html.contains(&format!("href=\"{link}\"")), "{html}");
    assert!(
        html.contains(&format!("data-copy=\"{link}\"")) && html.contains("class=\"qr\""),
        "{html}"
    );
    assert!(html.contains("src=&quot;https://school.example/nim/?embed=1#lang=en"), "{html}");
    assert_eq!(super::named(link).unwrap().tasks.len(), 2);
}

/// Plays a whole lesson by touch: the board selects, the button announces the move, a wrong answer allows one
/// second attempt, and the code at the end contains all answers.
#[test]
fn a_pupil_plays_from_the_first_task_to_the_code() {
    let first = pressed(LINE, "", "");
    let html = &first.parts["answer"];
    assert!(
        html.contains("Position 1 of 2") && html.contains("whoever takes the last stone wins"),
        "{html}"
    );
    assert!(html.contains("name=\"at\"") && html.contains("disabled"), "{html}");
    let chosen = pressed(LINE, "at", "1:2");
    assert!(
        chosen.parts["answer"].contains("name=\"answer\" value=\"1:1\">Take 1 from pile 1<"),
        "{}",
        chosen.parts["answer"]
    );
    let tried = pressed(LINE, "answer", "1:1");
    let html = &tried.parts["answer"];
    assert!(
        html.contains("Then the other player can win. One more try.")
            && !html.contains("1:2\">Take"),
        "{html}"
    );
    let right = pressed(&tried.line, "answer", "1:2");
    assert!(
        right.parts["answer"].contains("class=\"told right\"")
            && right.parts["answer"].contains("inert")
    );
    let second = pressed(&right.line, "next", "");
    assert!(second.parts["answer"].contains("Position 2 of 2"));
    let cannot = pressed(&second.line, "answer", "cannot");
    assert!(cannot.parts["answer"].contains("whatever you do, the other player can win"));
    let done = pressed(&cannot.line, "next", "");
    assert!(done.parts["answer"].contains("name=\"place\""));
    let coded = pressed(&done.line, "place", "７");
    let code = between(&coded.parts["answer"], "<code>", "</code>").unwrap();
    assert_eq!(coded.say, code);
    let said = read(code, &lesson("3 4 5; 1 2 3")).unwrap();
    let answers: Vec<_> =
        said.answers.iter().map(|given| (given.first, given.second_right)).collect();
    assert_eq!((said.place, answers), (7, vec![(2, true), (1, false)]));
    // Each line shows the same when opened again, as the back button does.
    for reply in [&first, &tried, &right, &second, &cannot, &done, &coded] {
        assert_eq!(
            pressed(&reply.line, "", "").parts["answer"],
            reply.parts["answer"],
            "{}",
            reply.line
        );
    }
}

/// Before the answer nothing on the page reveals the outcome.
#[test]
fn a_task_does_not_reveal_its_outcome() {
    let shown = |line: &str| pressed(line, "", "").parts["answer"].clone();
    let letters = |html: String| html.replace(|letter: char| letter.is_ascii_digit(), "");
    // 1 2 3 is a P-position, 1 2 4 is not: without the stones both pages have the same text.
    let words =
        |html: &str| between(html, "<div class=\"turn\">", "</section>").unwrap().to_owned();
    let [lost, won] = [shown("lesson \"1 2 3\""), shown("lesson \"1 2 4\"")];
    assert_eq!(letters(words(&lost)), letters(words(&won)));
    for word in ["nim-sum", "winning", "odd"] {
        assert!(!words(&won).contains(word), "{won}");
    }
}

/// Codes and names are in no command line, and in a reply only as pasted.
#[test]
fn names_are_in_no_command_line() {
    let own = lesson("3 4 5");
    let code = super::code(&own, 1, &[(2, false)]);
    let request = Request {
        lang: "en".to_owned(),
        line: "lesson --back \"3 4 5\"".to_owned(),
        name: "answers".to_owned(),
        value: "on".to_owned(),
        answers: format!("1,{code}\n"),
        roster: "Ann Unusual\nBob\n".to_owned(),
        ..Request::default()
    };
    let shown = web::reply(&request);
    assert_eq!((shown.line.as_str(), shown.code), ("lesson --back \"3 4 5\"", 0), "{}", shown.say);
    let html = &shown.parts["answer"];
    assert!(html.contains("1 pupil has answered") && html.contains("Ann Unusual"), "{html}");
    let kept =
        web::reply(&Request { name: "write".to_owned(), value: "csv".to_owned(), ..request });
    assert!(kept.files[0].text.contains("Ann Unusual"), "{}", kept.files[0].text);
    assert!(!kept.line.contains("Ann") && !kept.line.contains(&code));
}

/// The lesson exists in each language, and each game has a board or a text field.
#[test]
fn every_language_and_game_has_its_lesson() {
    for lang in ["en", "zh", "zh-TW"] {
        for text in [
            "3 4 5 --limit 2",
            "race 21 --say 1-3",
            "5 7 --take 1,3,4",
            "wythoff 3 5",
            "moore 1 2 --at-most 2",
            "fibonacci 17",
            "staircase 2 1 3",
            "kayles 3 1",
            "lasker 3 2",
            "grundy 5",
            "octal 0.137 5",
            "hackenbush (())()",
        ] {
            for line in [
                format!("lesson \"{text}\""),
                format!("lesson --plan \"{text}\""),
                format!("lesson --back \"{text}\""),
            ] {
                let request =
                    Request { lang: lang.to_owned(), line: line.clone(), ..Request::default() };
                let shown = web::reply(&request);
                assert_eq!((shown.code, &shown.line), (0, &line), "{}", shown.say);
                assert!(!shown.parts["answer"].contains("(defect "), "{line}");
            }
        }
    }
}

/// The report offers a second sheet for pupils with a misconception, and pressing the button orders it for
/// them alone.
#[test]
fn a_press_in_the_report_orders_the_second_sheet() {
    let own = lesson("3 4 5; 2 4 7");
    let at = |task: usize, turn: &str| {
        let task = &own.tasks[task];
        (2..task.answer_count())
            .find(|at| task.move_of_answer(*at).unwrap().to_string() == turn)
            .unwrap()
    };
    // Ann makes two piles equal, twice; Bob is right.
    let ann = super::code(&own, 1, &[(at(0, "3:1"), false), (at(1, "3:3"), false)]);
    let bob = super::code(&own, 2, &[(at(0, "1:2"), false), (at(1, "3:1"), false)]);
    let request = Request {
        lang: "en".to_owned(),
        line: "lesson --back \"3 4 5\" \"2 4 7\"".to_owned(),
        name: "report".to_owned(),
        answers: format!("Ann,{ann}\nBob,{bob}\n"),
        chance: 5,
        ..Request::default()
    };
    let report = web::reply(&request);
    let html = &report.parts["answer"];
    assert!(!html.contains("carryless worksheet"), "{html}");
    let options = between(html, "name=\"sheet\" value=\"", "\"").unwrap();
    assert_eq!(options, "--trap equalise --topic winning-move");
    let (name, value) = ("sheet".to_owned(), options.to_owned());
    let ordered =
        web::reply(&Request { name, value, line: report.line.clone(), ..request.clone() });
    assert_eq!(ordered.code, 0, "{}", ordered.say);
    assert_eq!(
        ordered.line,
        "worksheet --after codes.csv --lesson \"3 4 5; 2 4 7\" --trap equalise --topic winning-move --seed 5"
    );
    let shown = &ordered.parts["answer"];
    assert!(shown.contains("Ann") && !shown.contains("Bob"), "{shown}");
    // The contents when the line is opened again, and the file that is saved.
    let write = ("write".to_owned(), "html".to_owned());
    let (name, value) = write;
    let kept = web::reply(&Request { name, value, line: ordered.line.clone(), ..request });
    assert!(kept.files[0].text.contains("Ann"), "{}", kept.say);
}
