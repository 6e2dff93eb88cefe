//! Tests the page inside others: in a sandboxed frame of another origin, as on learning platforms, and in the
//! chapters of a book, where answers become live one by one, and stay as built without scripts.

use std::fs;

use super::{Server, heard, written};
use crate::chromium::{Chromium, LAPTOP, PHONE};
use crate::program::program;

/// Script that runs before the script of the page in its frame and collects errors.
const BEFORE: &str = "const found = [];
    addEventListener('error', event => found.push(`error: ${event.message}`));
    addEventListener('unhandledrejection', event => found.push(`rejection: ${event.reason}`));
    addEventListener('securitypolicyviolation', event => found.push(`policy: ${event.blockedURI}`));
    for (const name of ['error', 'warn']) { console[name] = text => found.push(`${name}: ${text}`); }\n";

/// Script that runs after the script of the page; uses the page and reports to the parent frame.
const BEHIND: &str = "\n(async () => {
    const one = selector => document.querySelector(selector);
    const soon = async (what, holds) => {
        for (let i = 0; i < 250; i++) {
            if (holds()) return;
            await new Promise(done => setTimeout(done, 20));
        }
        found.push(`${what}: ${one('carryless-page')?.state?.line}`);
    };
    await soon('ready', () => one('.ready'));
    const line = wanted => () => one('carryless-page').state.line === wanted;
    one('button[name=wing][value=explain]').click();
    await soon('an answer', line('explain 3 4 5'));
    one('button[name=pile-1]:last-of-type').click();
    await soon('one stone more', line('explain 4 4 5'));
    one('button[name=lang][value=en]').click();
    await soon('English', () => one('.bar .next')?.textContent === 'Next');
    one('button[name=wing][value=play]').click();
    await soon('a match', () => one('carryless-page').state.line.startsWith('play 4 4 5'));
    one('[data-typed=\"3:5\"]').click();
    await soon('a touch', () => one('.go .next')?.value === '3:5');
    one('.go .next').click();
    await soon('an answer', () => /--moves 3:5,\\d:\\d/.test(one('carryless-page').state.line));
    one('button[name=wing][value=worksheet]').click();
    await soon('a sheet', () => document.querySelectorAll('.papers iframe').length === 2);
    parent.postMessage(found, '*');
})();\n";

#[test]
#[ignore = "needs Chromium"]
fn in_a_sandboxed_frame_of_another_origin_it_works() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let site = written(folder.path());
    let script = fs::read_to_string(site.join("page.js")).unwrap();
    fs::write(site.join("page.js"), [BEFORE, &script, BEHIND].concat()).unwrap();
    let server = Server::of(&site);
    let around = folder.path().join("around");
    fs::create_dir(&around).unwrap();
    let page = format!(
        "<!DOCTYPE html><html lang=\"en\"><title>A course</title><link rel=\"icon\" href=\"data:,\"><script>addEventListener('message', \
         event => {{ window.told = event.data; }});</script><iframe title=\"Nim\" sandbox=\"allow-scripts\" \
         width=\"600\" height=\"700\" src=\"{}/\"></iframe></html>",
        server.origin
    );
    fs::write(around.join("index.html"), page).unwrap();
    let around = Server::of(&around);
    let told: Vec<String> = chromium.run(async {
        let tab = chromium.open(&format!("{}/", around.origin), LAPTOP).await;
        let wait = "(async () => { for (let i = 0; i < 1500 && !window.told; i++) \
                    await new Promise(done => setTimeout(done, 20)); \
                    return window.told ?? ['nothing was told']; })()";
        let mut told: Vec<String> = tab.value(wait).await;
        let own = format!("request: {}", server.origin);
        told.extend(heard(&tab, &around.origin).into_iter().filter(|what| !what.starts_with(&own)));
        tab.close().await;
        told
    });
    assert_eq!(told, [""; 0]);
}

/// Script that makes two answers of a chapter live, uses both, and resets one.
const LIVE: &str = "(async () => {
    const found = [];
    const soon = async (what, holds) => {
        for (let i = 0; i < 250; i++) {
            if (holds()) return;
            await new Promise(done => setTimeout(done, 20));
        }
        found.push(what);
    };
    const answers = [...document.querySelectorAll('.carryless[data-line^=\"explain \"]')]
        .filter(answer => /^explain \\d+ \\d+ /.test(answer.dataset.line)).slice(0, 2);
    if (answers.length < 2) return ['too few answers'];
    const built = answers.map(answer => answer.outerHTML);
    answers.forEach(answer => answer.querySelector('.carryless-live').click());
    await soon('two live answers', () => document.querySelectorAll('carryless-page.ready').length === 2);
    const [one, other] = document.querySelectorAll('carryless-page');
    const lines = [one, other].map(page => page.state.line);
    one.querySelector('button[name=pile-1]:last-of-type').click();
    await soon('the first follows', () => one.state.line !== lines[0]);
    if (other.state.line !== lines[1]) found.push('the second has followed too');
    other.querySelector('button[name=pile-2]:last-of-type').click();
    await soon('the second follows', () => other.state.line !== lines[1]);
    const ids = [...document.querySelectorAll('[id]')].map(one => one.id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    if (twice.length) found.push(`ids twice: ${twice}`);
    if (location.hash.includes('line=')) found.push('the address of the chapter has changed');
    one.querySelector('.back').click();
    if (document.querySelectorAll('carryless-page').length !== 1) found.push('not put back');
    if (answers[0].outerHTML !== built[0]) found.push('what was built has changed');
    return found;
})()";

#[test]
#[ignore = "needs Chromium"]
fn answers_of_the_book_become_live_in_their_places() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    for arguments in
        [&["book", "build", "-o", "book"][..], &["book", "build", "--static", "-o", "still"]]
    {
        let output = program().args(arguments).current_dir(folder.path()).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let answers = "[...document.querySelectorAll('.carryless')].map(one => one.innerHTML.trim())";
    for language in ["zh", "en"] {
        let url = |book: &str| {
            format!("file://{}/{book}/{language}/columns.html", folder.path().display())
        };
        chromium.run(async {
            let tab = chromium.open(&url("book"), PHONE).await;
            assert_eq!(tab.value::<Vec<String>>(LIVE).await, [""; 0], "{language}");
            tab.close().await;
            // Without scripts, what was built stands there, as in a book without the engine.
            let mut seen = Vec::new();
            for book in ["book", "still"] {
                let tab = chromium.open(&url(book), PHONE.silent()).await;
                seen.push(tab.value::<Vec<String>>(answers).await);
                tab.close().await;
            }
            assert!(seen[0].len() > 2 && seen[0] == seen[1], "{language}");
        });
    }
}
