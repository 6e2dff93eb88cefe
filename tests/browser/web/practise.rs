//! Practises on the page: by touch on a phone in Chinese, and by keyboard alone in English. The pupil reads the numbers
//! from the page and finds the answer by trying. What is done is kept on the device; axe-core finds nothing.

use chromiumoxide::cdp::browser_protocol::input::DispatchTouchEventType::{TouchEnd, TouchStart};
use chromiumoxide::cdp::browser_protocol::input::InsertTextParams;

use super::fits::SMALL;
use super::games::{DRAWN, key, placed, reach, touch};
use super::{READY, Server, anybody, written};
use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PHONE, Tab, View};

const PUPIL: &str = include_str!("practise.js");

async fn opened(chromium: &Chromium, server: &Server, view: View, lang: &str, line: &str) -> Tab {
    let line = line.replace(' ', "+");
    let tab = chromium.open(&format!("{}/#lang={lang}&line={line}", server.origin), view).await;
    let _: String = tab.value(READY).await;
    waited(&tab, ".practise").await;
    tab
}

/// Waits until an element is there.
async fn waited(tab: &Tab, selector: &str) {
    let there = format!(
        "(async () => {{ for (let i = 0; i < 1000 && !document.querySelector('{selector}'); i++) \
         await new Promise(done => setTimeout(done, 20)); return document.querySelector('{selector}') !== null; }})()"
    );
    assert!(tab.value::<bool>(&there).await, "no {selector}");
}

/// Touches the middle of an element of practice with a finger.
async fn tap(tab: &Tab, selector: &str) {
    let selector = format!(".practise {selector}");
    let seen = format!(
        "(document.querySelector('{selector}').scrollIntoView({{ block: 'center', behavior: 'instant' }}), 0)"
    );
    let _: u8 = tab.value(&seen).await;
    let place: [f64; 2] = tab.value(&placed(&selector)).await;
    touch(tab, TouchStart, &[place]).await;
    touch(tab, TouchEnd, &[]).await;
    let _: u8 = tab.value(DRAWN).await;
}

async fn typed(tab: &Tab, text: &str) {
    tab.page().execute(InsertTextParams::new(text)).await.unwrap();
}

/// Answers the question by touch, as the pupil of the script does.
async fn answer(tab: &Tab, equalises: bool) {
    let steps: Vec<[String; 2]> = tab.value(&format!("({PUPIL})({equalises})")).await;
    for [selector, text] in steps {
        tap(tab, &selector).await;
        if !text.is_empty() {
            typed(tab, &text).await;
        }
    }
    tap(tab, "form .next").await;
}

async fn text(tab: &Tab, selector: &str) -> String {
    tab.value(&format!("document.querySelector('.practise {selector}')?.textContent ?? ''")).await
}

/// Findings on the page as it is shown: width and accessibility.
async fn found(tab: &Tab) -> Vec<Finding> {
    let mut found = checks::axe(tab).await;
    found.extend(checks::sideways(tab).await);
    found
}

#[test]
#[ignore = "needs Chromium"]
fn three_skills_are_mastered_by_touch() {
    // A browser of its own: its storage is that of this pupil.
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    chromium.run(async {
        let tab = opened(&chromium, &server, SMALL, "zh", "practise --seed 5").await;
        let mut asked = 0;
        while text(&tab, ".dots li:nth-child(3).mastered").await.is_empty() {
            asked += 1;
            assert!(asked < 30, "{}", text(&tab, "").await);
            assert_eq!(text(&tab, "h1").await, format!("第 {asked} 题"));
            answer(&tab, false).await;
            let told = text(&tab, ".told.right").await;
            assert!(told.starts_with('对'), "{}", text(&tab, "h1 ~ *").await);
            assert_eq!(found(&tab).await, Vec::<Finding>::new());
            if asked == 2 {
                // What is kept is there after the page is loaded again.
                tab.page().reload().await.unwrap();
                let _: String = tab.value(READY).await;
                waited(&tab, ".told.right").await;
            }
            tap(&tab, "[name=next]").await;
        }
        assert!(text(&tab, ".skill").await.contains("奇数列"));
        tap(&tab, "[name=finish]").await;
        let result = text(&tab, "").await;
        assert!(result.contains("只有几颗的游戏") && result.contains("不进位加法"), "{result}");
        assert!(text(&tab, ".code").await.starts_with('Y'), "{result}");
        assert_eq!(found(&tab).await, Vec::<Finding>::new());
        tap(&tab, "[name=anew]").await;
        assert_eq!(text(&tab, "h1").await, "第 1 题");
        assert!(text(&tab, ".mastered").await.is_empty());
        tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn a_pupil_who_makes_piles_equal_is_asked_about_it() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    chromium.run(async {
        let line = "practise --topic winning-move --seed 5";
        let tab = opened(&chromium, &server, SMALL, "zh", line).await;
        let (mut asked, mut replies) = (0, 0);
        while text(&tab, ".thought").await.is_empty() {
            asked += 1;
            assert!(asked < 8, "{}", text(&tab, "").await);
            if !text(&tab, "[name=solution]").await.is_empty() {
                tap(&tab, "[name=solution]").await;
                assert!(!text(&tab, ".solution").await.is_empty());
            }
            if !text(&tab, "[name=next]").await.is_empty() {
                tap(&tab, "[name=next]").await;
            }
            answer(&tab, true).await;
            if text(&tab, ".told.wrong").await.is_empty() {
                continue;
            }
            assert_eq!(found(&tab).await, Vec::<Finding>::new());
            let told = text(&tab, ".told").await;
            // A reply that would give the answer away is not shown.
            if told.contains("对手就有办法让你赢不了") {
                continue;
            }
            // The reply is on a board of its own, and the question stays.
            assert!(told.contains("对方就从第"), "{}", text(&tab, "").await);
            assert!(!text(&tab, ".after title").await.is_empty());
            replies += 1;
        }
        assert!(replies > 0, "no reply was shown");
        assert!(
            text(&tab, ".thought").await.contains("凑成两堆一样多"),
            "{}",
            text(&tab, "").await
        );
        tap(&tab, "[name=hint]").await;
        assert!(!text(&tab, ".hints li").await.is_empty());
        tap(&tab, "[name=finish]").await;
        assert!(text(&tab, "").await.contains("你好像是这样想的"), "{}", text(&tab, "").await);
        tab.close().await;
    });
}

/// The text that the page announced last, and the name and tag of the element with the focus.
async fn heard(tab: &Tab) -> [String; 2] {
    let script = "[document.querySelector('[data-said]').textContent, \
                  document.activeElement.tagName + ' ' + (document.activeElement.name ?? '')]";
    tab.value(script).await
}

#[test]
#[ignore = "needs Chromium"]
fn a_session_by_keyboard_alone() {
    let chromium = Chromium::start();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&written(folder.path()));
    chromium.run(async {
        // (2, 5, 4).
        let line = "practise --topic winning-move --seed 5";
        let tab = opened(&chromium, &server, LAPTOP, "en", line).await;
        reach(&tab, ".practise summary").await;
        key(&tab, "Enter", 13).await;
        reach(&tab, "input[name=move]").await;
        for (text, told, focus) in [
            ("banana", "I cannot read that", "INPUT move"),
            ("take 2 from pile 1", "the other player takes 1 from pile 2", "INPUT move"),
            ("take 1 from pile 1", "Right.", "BUTTON next"),
        ] {
            let _: u8 = tab.value("(document.activeElement.select(), 0)").await;
            typed(&tab, text).await;
            key(&tab, "Enter", 13).await;
            let _: u8 = tab.value(DRAWN).await;
            let [said, at] = heard(&tab).await;
            assert!(said.contains(told) && at == focus, "{text}: {said}, {at}");
        }
        key(&tab, "Enter", 13).await;
        let _: u8 = tab.value(DRAWN).await;
        let [said, at] = heard(&tab).await;
        assert!(said.starts_with("Question 2 There are") && at.starts_with("H1"), "{said}, {at}");
        // A stone is a button, too.
        reach(&tab, ".practise [name=at]").await;
        key(&tab, "Enter", 13).await;
        let _: u8 = tab.value(DRAWN).await;
        assert!(heard(&tab).await[0].starts_with("Take "), "{:?}", heard(&tab).await);
        reach(&tab, ".practise [name=finish]").await;
        key(&tab, "Enter", 13).await;
        let _: u8 = tab.value(DRAWN).await;
        assert!(heard(&tab).await[0].contains("1 question answered."), "{:?}", heard(&tab).await);
        // The tab leads back to the session.
        let wing = |name| format!("(document.querySelector('.wings [value={name}]').click(), 0)");
        let _: u8 = tab.value(&wing("explain")).await;
        let _: u8 = tab.value(&wing("practise")).await;
        waited(&tab, ".practise [name=resume]").await;
        tab.close().await;
    });
}

#[test]
#[ignore = "needs Chromium"]
fn anybody_can_practise() {
    let lines = [
        "practise --seed 5",
        "practise --topic columns --seed 5",
        "practise --topic nim-sum --seed 5",
        "practise --topic limit --seed 5",
    ];
    let views = [("zh", PHONE), ("en", PHONE.dark()), ("en", LAPTOP), ("zh", PHONE.forced())];
    anybody(&lines, &views);
}
