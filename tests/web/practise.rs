//! Tests practice on the page: whole sessions by the fields of its questions, what follows a wrong answer, what is kept,
//! and that a question of no topic tells its answer. The same session is run beside the page, without the page.

use std::collections::BTreeSet;

use carryless_exercises::KINDS;
use carryless_games::serialize;
use carryless_practise::{Session, Settings};
use carryless_render::i18n::Language;
use carryless_test_support::practising::SimulatedPupil;
use carryless_test_support::rng::Dice;
use carryless_web::{self as web, Reply, Request};
use carryless_worksheet::code::practise::PractiseCode;
use carryless_worksheet::renderer::SheetLanguage;
use serde_json::{Value, json};

/// The page with what it keeps.
struct Page {
    lang: &'static str,
    reply: Reply,
}

impl Page {
    fn open(lang: &'static str, line: &str) -> Self {
        Page::visit(lang, line, "")
    }

    fn visit(lang: &'static str, line: &str, practice: &str) -> Self {
        let request = Request {
            lang: lang.to_owned(),
            line: line.to_owned(),
            practice: practice.to_owned(),
            chance: 7,
            ..Request::default()
        };
        Page { lang, reply: web::reply(&request) }
    }

    /// Uses a control while the fields contain `draft`.
    fn press(&mut self, name: &str, value: &str, draft: &[(&str, &str)]) -> &Self {
        let request = Request {
            lang: self.lang.to_owned(),
            line: self.reply.line.clone(),
            practice: self.reply.practice.clone(),
            name: name.to_owned(),
            value: value.to_owned(),
            touched: json!(draft).to_string(),
            chance: 8,
            ..Request::default()
        };
        self.reply = web::reply(&request);
        assert_eq!(self.reply.code, 0, "{name} {value}: {}", self.reply.say);
        self
    }

    fn html(&self) -> &str {
        &self.reply.parts["answer"]
    }
}

/// JSON of the question that a session asks, with its answer.
fn exercise(session: &Session) -> Value {
    let exercise = &session.current().unwrap().exercise;
    serde_json::from_str(&serialize::json(&exercise.data("")).unwrap()).unwrap()
}

/// Puts a written answer into the fields of its question.
fn fill(exercise: &Value, text: &str) -> Vec<(String, String)> {
    let asks = exercise["answer"]["asks"].as_array().unwrap();
    let field = |(ask, part): (&Value, &str)| {
        let name = ask["name"].as_str().unwrap();
        let parts: Vec<String> = match (ask["kind"].as_str().unwrap(), name) {
            ("digits", _) => {
                // Each column has a box; zeros at the front are not written.
                let digits: Vec<&str> = part.split(' ').collect();
                let width = list(&exercise["position"]["piles"]);
                let width = 64 - width.iter().max().unwrap().leading_zeros() as usize;
                let zeros = vec!["0"; width.saturating_sub(digits.len())];
                zeros.into_iter().chain(digits).map(str::to_owned).collect()
            }
            (_, "odd-columns") if part == "none" => Vec::new(),
            (_, "odd-columns") => part.split(", ").map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        };
        parts.into_iter().map(|part| (name.to_owned(), part)).collect::<Vec<_>>()
    };
    asks.iter().zip(text.split("; ")).flat_map(field).collect()
}

fn list(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn borrowed(draft: &[(String, String)]) -> Vec<(&str, &str)> {
    draft.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// Plays until the end or for this number of questions; returns the page.
fn played(
    lang: &'static str,
    line: &str,
    settings: Settings,
    pupil: &mut SimulatedPupil,
    most: u64,
) -> Page {
    let mut page = Page::open(lang, line);
    let mut session = Session::new(settings).unwrap().with_hints();
    while let Some(asked) = session.current().filter(|asked| asked.number <= most).cloned() {
        let number = asked.number;
        assert!(page.html().contains(&format!(">Question {number}<")), "{}", page.html());
        assert_eq!(page.html().matches("<form").count(), 1, "{}", page.html());
        let data = exercise(&session);
        let text = pupil.answer(&data);
        page.press("answer", "", &borrowed(&fill(&data, &text)));
        let feedback = session.answer(&text).unwrap();
        let is_right = page.html().contains("told right");
        assert_eq!(feedback.right, Some(is_right), "{text}: {}", page.html());
        if session.current().is_some_and(|next| next.number == number) {
            page.press("solution", "", &[]);
            session.give_up().unwrap();
        }
        page.press("next", "", &[]);
    }
    page
}

#[test]
fn a_pupil_without_misconceptions_gets_to_the_end() {
    let mut pupil = SimulatedPupil { idea: None, slips: 0, dice: Dice::new(3) };
    let settings = Settings { seed: 5, ..Settings::default() };
    let page = played("en", "practise --seed 5", settings, &mut pupil, 60);
    let html = page.html();
    assert!(html.contains("Your result") && !html.contains("Still to practise"), "{html}");
    assert!(html.contains("Mastered: the game with few counters, two piles"), "{html}");
    let code = html.split("<code>").nth(1).unwrap().split('<').next().unwrap();
    assert!(code.len() <= 24 && page.reply.say.contains(code), "{code}");
    let line = carryless_args::command_line::CommandLine::parse(code);
    let read = PractiseCode::read(line.tokens().next().unwrap()).unwrap();
    assert!(read.misconceptions.is_empty(), "{read:?}");
    // The result stays when the page is opened again.
    let again = Page::visit("en", &page.reply.line, &page.reply.practice);
    assert_eq!(again.html(), html);
}

#[test]
fn a_pupil_who_makes_piles_equal_is_asked_about_it_and_the_result_says_so() {
    let mut pupil = SimulatedPupil { idea: Some("equalise"), slips: 0, dice: Dice::new(3) };
    let settings = Settings { topics: vec!["winning-move"], seed: 5, ..Settings::default() };
    let mut page = played("en", "practise --topic winning-move --seed 5", settings, &mut pupil, 6);
    page.press("finish", "", &[]);
    assert!(page.html().contains("You seem to have thought"), "{}", page.html());
    assert!(page.html().contains("two piles the same size") || page.html().contains("equal"));
}

/// The question of seed 5 is (2, 5, 4): 1 of pile 1 wins.
const MOVE: &str = "practise --topic winning-move --seed 5";

#[test]
fn a_wrong_move_is_answered_on_the_board_and_the_question_stays() {
    let mut page = Page::open("en", MOVE);
    assert!(page.html().contains("2, 5, 4"), "{}", page.html());
    page.press("at", "1:0", &[]);
    let html = page.html().to_owned();
    assert!(html.contains(">Take 2 from pile 1<") && html.contains("value=\"1:2\""), "{html}");
    assert_eq!(page.reply.say, "Take 2 from pile 1");
    page.press("answer", "", &[("move", "1:2")]);
    let html = page.html().to_owned();
    let told = "You take 2 from pile 1, and the other player takes 1 from pile 2.";
    assert!(html.contains(told) && page.reply.say.contains(told), "{html}");
    assert!(html.contains(">Question 1<") && html.contains("<form"), "{html}");
    assert!(!html.contains("1 from pile 1") && !page.reply.say.contains("1 from pile 1"), "{html}");
    // Hints come rung by rung.
    page.press("hint", "", &[("move", "3:1")]);
    assert_eq!(page.html().split("class=\"hints\"").nth(1).unwrap().matches("<li").count(), 1);
    assert!(page.html().contains("value=\"3:1\""), "what was typed stays");
    page.press("answer", "", &[("move", "1:1")]);
    assert!(
        page.html().contains("told right") && !page.html().contains("<form"),
        "{}",
        page.html()
    );
    page.press("next", "", &[]);
    assert!(page.html().contains(">Question 2<"), "{}", page.html());
}

#[test]
fn moves_of_other_boards_are_pressed() {
    // A square of the board of two piles, (6, 4).
    let mut page = Page::open("en", "practise --topic wythoff --seed 5");
    page.press("at", "4 2", &[]);
    assert!(page.html().contains("<span>Take 2 from each pile</span>"), "{}", page.html());
    assert!(page.html().contains("value=\"win\" checked"), "{}", page.html());
    // All winning moves, one after another; (7, 7, 1).
    let mut page = Page::open("en", "practise --topic all-moves --seed 5");
    page.press("at", "1:6", &[]);
    page.press("at", "2:6;1:1", &[("moves", "1:1")]);
    assert!(page.html().contains("value=\"1:1, 2:1\""), "{}", page.html());
    page.press("at", "3:0;2:1", &[("moves", "1:1, 2:1")]);
    page.press("answer", "", &[("moves", "1:1, 2:1, 3:1")]);
    assert!(page.html().contains("told right"), "{}", page.html());
}

#[test]
fn the_solution_comes_when_it_is_asked_for() {
    let mut page = Page::open("zh", MOVE);
    page.press("answer", "", &[("move", "2:2")]);
    assert!(!page.html().contains("solved"), "{}", page.html());
    page.press("solution", "", &[]);
    assert!(
        page.html().contains("solved") && page.reply.say.contains("从第 1 堆取 1 颗"),
        "{}",
        page.reply.say
    );
    assert!(page.html().contains("name=\"next\"") && !page.html().contains("<form"));
}

#[test]
fn what_cannot_be_read_counts_as_nothing() {
    let mut page = Page::open("en", MOVE);
    let before = page.reply.practice.clone();
    for typed in ["banana", "9:9", ""] {
        page.press("answer", "", &[("move", typed)]);
        assert_eq!(page.reply.practice, before, "{typed}");
        assert!(page.html().contains("told uncounted"), "{typed}: {}", page.html());
        assert!(typed.is_empty() || page.html().contains(&format!("value=\"{typed}\"")), "{typed}");
    }
}

#[test]
fn the_column_that_does_not_fit_is_marked() {
    // 6, 2 and 2: 1 3 0.
    let mut page = Page::open("en", "practise --topic columns --seed 5");
    page.press("answer", "", &[("work", "0.4"), ("sums", "1"), ("sums", "2"), ("sums", "0")]);
    let html = page.html();
    assert_eq!(html.matches("aria-invalid").count(), 1, "{html}");
    assert!(html.contains("value=\"2\" inputmode=\"numeric\" maxlength=\"2\" aria-label=\"2s column\" aria-invalid"), "{html}");
    assert!(html.contains("value=\"0.4\" aria-label=\"6: 1 in the 4s column\" checked"), "{html}");
    assert!(!html.contains("1 3 0"), "{html}");
}

#[test]
fn a_session_goes_on_where_it_was_and_begins_anew() {
    let mut page = Page::open("en", "practise");
    assert_eq!(page.reply.line, "practise --seed 7");
    page.press("answer", "", &[("outcome", "win"), ("say", "1")]);
    page.press("next", "", &[]);
    let kept = page.reply.practice.clone();
    // The tab has no seed; another section leaves what is kept.
    let back = Page::visit("en", "practise", &kept);
    assert_eq!((back.html(), &*back.reply.line), (page.html(), "practise --seed 7"));
    assert_eq!(Page::visit("en", "explain 3 4 5", &kept).reply.practice, kept);
    // A link with another seed or topic is another session.
    let link = Page::visit("en", "practise --topic columns --seed 3", &kept);
    assert!(link.html().contains(">Question 1<"));
    assert_eq!(Page::visit("en", "practise", &link.reply.practice).html(), page.html());
    page.press("anew", "", &[]);
    assert_eq!(page.reply.line, "practise --seed 8");
    assert!(page.html().contains(">Question 1<"));
    for broken in ["{", "null", "[{\"line\":1}]"] {
        assert!(Page::visit("en", "practise", broken).html().contains(">Question 1<"), "{broken}");
    }
}

/// Once the story of the opening game has been told to its end, the button that goes on leads to practice.
#[test]
fn after_the_story_practice_goes_on() {
    for (lang, label) in [("en", "Practise"), ("zh", "去练习")] {
        let request = Request {
            lang: lang.to_owned(),
            line: "play 1 --first me --seed 7 --moves 1:1".to_owned(),
            touched: "balance".to_owned(),
            ..Request::default()
        };
        let told = web::reply(&request);
        let button = format!("class=\"next\" name=\"wing\" value=\"practise\">{label}<");
        assert!(told.parts["answer"].contains(&button), "{}", told.parts["answer"]);
        let [name, value] = ["wing", "practise"].map(str::to_owned);
        let practice = web::reply(&Request { line: told.line, name, value, ..request });
        assert!(practice.line.starts_with("practise --seed "), "{}", practice.line);
    }
}

#[test]
fn finishing_can_be_taken_back() {
    let mut page = Page::open("en", MOVE);
    page.press("finish", "", &[]);
    assert!(page.html().contains("No question answered.") && page.html().contains("name=\"anew\""));
    page.press("resume", "", &[]);
    assert!(page.html().contains(">Question 1<"));
}

#[test]
fn a_wrong_line_is_reported_at_its_place() {
    for (line, said) in [
        ("practise --topic nonsense", "There is no topic “nonsense”."),
        ("practise 3 4 5", "“3”"),
        ("practise --progress file.json", "--progress"),
    ] {
        let reply = Page::open("en", line).reply;
        assert!(reply.code == 2 && reply.say.contains(said), "{line}: {}", reply.say);
    }
}

/// HTML of the form of a question without numbers.
fn frame(html: &str) -> String {
    let mut html = html.to_owned();
    for (start, end) in [("<div class=\"asks\">", "<form"), ("<ol class=\"dots\"", "</ol>")] {
        if let Some((before, rest)) = html.clone().split_once(start) {
            html = format!("{before}{}", &rest[rest.find(end).unwrap()..]);
        }
    }
    html.retain(|letter| !letter.is_ascii_digit());
    html
}

/// Questions about positions that are won and lost are of the same form: what is pressed, what is offered, what is
/// read out. Nothing is filled in, and nothing says what is right.
#[test]
fn a_question_of_no_topic_tells_its_answer() {
    for kind in KINDS {
        let topic = kind.name();
        let mut frames = [BTreeSet::new(), BTreeSet::new()];
        for seed in 0..8 {
            let settings = Settings { topics: vec![topic], seed, ..Settings::default() };
            let session = Session::new(settings).unwrap();
            let data = exercise(&session);
            let page = Page::open("en", &format!("practise --topic {topic} --seed {seed}"));
            let html = page.html();
            for word in [" checked", "solved", "data-told", "aria-invalid", "nim_sum"] {
                assert!(!html.contains(word), "{topic} {seed}: {word} in {html}");
            }
            let form = &html[html.find("<form").unwrap()..html.find("</form>").unwrap()];
            assert!(
                !form.contains("name=\"sums\" value=\"1") && !form.contains("value=\"1:"),
                "{form}"
            );
            let asks = data["answer"]["asks"].as_array().unwrap();
            let outcome = asks.iter().find(|ask| ask["kind"] == "outcome");
            if let Some(outcome) = outcome {
                let steps = html.matches("type=\"radio\"").count();
                frames[usize::from(outcome["right"] == "N")].insert((steps, frame(html)));
            }
        }
        let [lost, won] = frames;
        for (steps, frame) in &lost {
            // The number of steps of a race is that of its rules.
            let others: Vec<_> = won.iter().filter(|(own, _)| own == steps).collect();
            assert!(others.iter().all(|(_, own)| own == frame), "{topic}: {frame}\n{others:?}");
        }
    }
}

/// Puts the printed right answer into the fields of its question, as a pupil writes it.
fn fill_printed(exercise: &Value, printed: &str) -> Vec<(String, String)> {
    let parts = printed.split("; ").map(|part| {
        let part = part.rsplit(": ").next().unwrap();
        part.split(" (").next().unwrap().split(" or ").next().unwrap()
    });
    let asks = exercise["answer"]["asks"].as_array().unwrap();
    let asks = asks.iter().filter(|ask| ask["kind"] != "open");
    let mut draft = Vec::new();
    for (ask, part) in asks.zip(parts) {
        let name = ask["name"].as_str().unwrap();
        let values: Vec<String> = match ask["kind"].as_str().unwrap() {
            "digits" => part.split(' ').map(str::to_owned).collect(),
            "outcome" => vec![if ask["right"] == "N" { "win" } else { "lose" }.to_owned()],
            "verdict" => vec![if ask["right"] == true { "yes" } else { "no" }.to_owned()],
            "say" => list(&ask["right"]).iter().take(1).map(u64::to_string).collect(),
            "move" | "moves" => {
                let moves = ask["right"].as_array().unwrap().iter();
                let moves = moves.map(|made| format!("{}:{}", made["pile"], made["take"]));
                let most = if ask["kind"] == "move" { 1 } else { usize::MAX };
                vec![moves.take(most).collect::<Vec<_>>().join(", ")]
            }
            "set" if name == "odd-columns" => {
                list(&ask["right"]).iter().map(u64::to_string).collect()
            }
            _ => vec![part.to_owned()],
        };
        draft.extend(values.into_iter().map(|value| (name.to_owned(), value)));
    }
    draft
}

#[test]
fn the_form_of_every_topic_takes_its_right_answer() {
    let sheet = SheetLanguage::new(Language::of_code("en").unwrap()).unwrap();
    let mut refused = Vec::new();
    for kind in KINDS {
        let topic = kind.name();
        for seed in 0..3 {
            let settings = Settings { topics: vec![topic], seed, ..Settings::default() };
            let session = Session::new(settings).unwrap();
            let printed = sheet.short_answer_of(&session.current().unwrap().exercise).unwrap();
            let mut page = Page::open("en", &format!("practise --topic {topic} --seed {seed}"));
            let draft = fill_printed(&exercise(&session), &printed);
            page.press("answer", "", &borrowed(&draft));
            if !page.html().contains("told right") {
                refused.push(format!("{topic}: {printed} as {draft:?}: {}", page.reply.say));
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}
