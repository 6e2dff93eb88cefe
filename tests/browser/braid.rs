//! Tests the path of a race in a browser: drawn stones and hops equal those of the JSON, on a phone and on a
//! laptop; each hop starts and lands on its number; the buttons change the path to another range, whose JSON
//! it equals; nothing moves with reduced motion; the lead figure is on the first screen, and the page fits,
//! logs nothing and is accessible. Wythoff's game and Xiangqi are checked for their lead figures too.

use std::path::Path;

use crate::checks;
use crate::chromium::{LAPTOP, PHONE, Page, Pages, on_every_page};
use crate::program::program;

const RACES: &[&str] = &[
    "race 30 --say 1-2",
    "race 30 --say 1-3",
    "race 40 --say 1-4 --from 20",
    "race 30 --say 2-5 --end finish-wins",
    "race 17 --say 1-2 --misere",
    "race 100 --say 1-9",
    "race 1000000 --say 1-99",
    "race 50 --say 1-2 --from 1 --move 1",
];

const OTHERS: &[&str] = &["explain wythoff 8 5", "explain wythoff 3 5", "xiangqi"];

const BRAIDS: Pages = Pages { name: "braids", write: braids };
const HEADS: Pages = Pages { name: "heads", write: heads };

fn braids(folder: &Path) -> Vec<Page> {
    let questions: Vec<String> = RACES.iter().map(|race| format!("explain {race}")).collect();
    pages(folder, &questions)
}

fn heads(folder: &Path) -> Vec<Page> {
    let questions = ["explain race 30 --say 1-2", "explain race 30 --say 1-3"];
    let questions = questions.iter().chain(OTHERS).map(|&question| question.to_owned());
    pages(folder, &questions.collect::<Vec<_>>())
}

fn pages(folder: &Path, questions: &[String]) -> Vec<Page> {
    let all = ["zh", "en"]
        .into_iter()
        .flat_map(|language| questions.iter().map(move |question| (language, question)));
    let page = |(place, (language, question)): (usize, (&'static str, &String))| {
        let file = folder.join(format!("{place}.html"));
        let html = program_output(&format!("{question} --lang {language} --format html"));
        assert!(html.len() < 120_000, "{question}: {} bytes", html.len());
        std::fs::write(&file, html).unwrap();
        let url = format!("file://{}", file.display());
        let paths = if question.contains("race") { ranges(question) } else { Vec::new() };
        Page { name: question.clone(), url, language, numbers: paths }
    };
    all.enumerate().map(page).collect()
}

/// JSON of a race question, and of the question with each neighbouring range of numbers.
fn ranges(question: &str) -> Vec<String> {
    let (before, after) = question.split_once("--say ").unwrap();
    let (range, rest) = after.split_once(' ').unwrap_or((after, ""));
    let (least, most) = range.split_once('-').unwrap();
    let most: u64 = most.parse().unwrap();
    let asked = |most: u64| {
        program_output(&format!("{before}--say {least}-{most} {rest} --format json --frames"))
    };
    // A move is judged under the rule that was asked about.
    let others = if question.contains("--move") { 0..0 } else { most.max(2) - 1..most + 4 };
    [asked(most)].into_iter().chain(others.map(asked)).collect()
}

/// Output of the program; exit code 1 means that the move is wrong.
fn program_output(words: &str) -> String {
    let output = program().args(words.split_whitespace()).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{words}: {told}");
    String::from_utf8(output.stdout).unwrap()
}

/// Script that compares the drawing with the JSON, then presses every button; returns the differences found.
const HOLD: &str = "(async answers => {
    const [asked, ...others] = answers;
    const path = answer => answer.steps.find(step => step.kind === 'chain').path;
    const wrong = [];
    const hold = (answer, how) => {
        const say = what => wrong.push(`${how} ${answer.rules.say}: ${what}`);
        const seen = [...document.querySelectorAll('.braided svg')].filter(svg => svg.getBoundingClientRect().width > 0);
        if (seen.length !== 1) return say(`${seen.length} pictures`);
        const svg = seen[0];
        const parts = sign => [...svg.querySelectorAll(`[data-k^=${sign}]:not(.leaving)`)].filter(one => one.dataset.k.match(/^[a-z]\\d+$/));
        const at = new Map(parts('n').map(one => [Number(one.textContent), [Number(one.getAttribute('x')), Number(one.getAttribute('y'))]]));
        const numbers = path(answer).numbers.map(spot => spot.number);
        if ([...at.keys()].join() !== numbers.join()) say(`numbers ${[...at.keys()]}`);
        const near = (a, b, far) => Math.abs(a - b) <= far;
        const named = (x, y) => [...at].find(([, place]) => near(place[0], x, 0.6) && near(place[1], y, 18))?.[0];
        const stones = parts('s').map(one => named(Number(one.getAttribute('cx')), Number(one.getAttribute('cy'))));
        const keys = path(answer).numbers.filter(spot => spot.key).map(spot => spot.number);
        if (stones.sort((a, b) => a - b).join() !== keys.join()) say(`stones at ${stones}, not ${keys}`);
        const hops = parts('h');
        if (hops.length !== path(answer).hops.length) say(`${hops.length} hops`);
        for (const [nth, hop] of path(answer).hops.entries()) {
            const line = hops.find(one => one.dataset.k === `h${nth}`);
            const ends = line.getAttribute('d').match(/-?[\\d.]+,-?[\\d.]+/g).map(pair => pair.split(',').map(Number));
            const [start, end] = [ends[0], ends.at(-1)];
            if (named(...start) !== hop.from || named(...end) !== hop.reaches) say(`hop ${nth} from ${named(...start)} to ${named(...end)}`);
            const above = end[1] < at.get(hop.reaches)[1];
            if (above !== (hop.by === 'you')) say(`hop ${nth} on the wrong side`);
            if (line.matches('.right') !== hop.winning) say(`hop ${nth} looks otherwise`);
        }
        const box = svg.getBoundingClientRect();
        const figure = svg.closest('.braid').getBoundingClientRect();
        if (box.left < figure.left - 1 || box.right > figure.right + 1) say('wider than its place');
    };
    document.querySelectorAll('details').forEach(one => one.open = true);
    hold(asked, 'at first');
    const buttons = [...document.querySelectorAll('.choice button')];
    let shown = asked;
    for (const button of [...buttons, ...buttons.slice().reverse()]) {
        button.click();
        document.querySelectorAll('.braided svg').forEach(picture => window.carrylessMove.settle(picture));
        const most = Number(button.textContent.match(/\\d+/g).at(-1));
        shown = others.find(other => other.rules.say[1] === most);
        hold(shown, 'pressed');
        if (button.getAttribute('aria-pressed') !== 'true') wrong.push(`${most} is not pressed`);
    }
    // Leaving elements have gone by then, and no others.
    await new Promise(done => setTimeout(done, 500));
    hold(shown, 'at rest');
    if (document.querySelector('.braided .leaving')) wrong.push('something has not left');
    return wrong;
})";

#[test]
#[ignore = "needs Chromium"]
fn drawn_paths_agree_with_the_json() {
    on_every_page(&BRAIDS, &[PHONE, LAPTOP], async |tab, page| {
        let answers = page.numbers.join(",");
        tab.value(&format!("{HOLD}([{answers}])")).await
    });
}

/// Script that returns the parts which are not on the first screen, or in the wrong order.
const FIRST: &str = "(() => {
    const wrong = [];
    const phone = innerWidth < 600;
    const seen = [...document.querySelectorAll('.hero .stage svg')].find(svg => svg.getBoundingClientRect().width > 0);
    const parts = [['title', document.querySelector('h1')], ['verdict', document.querySelector('.verdict')], ['picture', seen]];
    for (const [name, part] of parts) {
        if (!part) { wrong.push(`no ${name}`); continue; }
        const box = part.getBoundingClientRect();
        if (box.bottom > innerHeight || box.top < 0) wrong.push(`${name} ends at ${Math.round(box.bottom)} of ${innerHeight}`);
        if (name === 'picture' && phone && (box.width < 300 || box.width > 360)) wrong.push(`${Math.round(box.width)} wide`);
        if (name === 'picture' && !phone && box.width < 600) wrong.push(`only ${Math.round(box.width)} wide`);
    }
    const step = document.querySelector('.step');
    if (step && seen && step.getBoundingClientRect().top < seen.getBoundingClientRect().bottom) wrong.push('a step before the picture');
    return wrong;
})()";

#[test]
#[ignore = "needs Chromium"]
fn the_lead_figure_is_at_the_top_of_the_page() {
    on_every_page(&HEADS, &[PHONE.sized("phone-390", 390, 844), LAPTOP], async |tab, _| {
        let first: Vec<String> = tab.value(FIRST).await;
        [first, checks::sideways(tab).await].concat()
    });
}

#[test]
#[ignore = "needs Chromium"]
fn lead_figures_are_accessible() {
    on_every_page(&HEADS, &[PHONE, LAPTOP.dark()], async |tab, _| {
        [checks::axe(tab).await, checks::complaints(tab).await].concat()
    });
}
