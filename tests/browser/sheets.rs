//! Tests the sheets of `carryless web` in a browser, in the single file opened from disk: a class list pasted
//! and opened in four encodings; topics, keys and marks by hand; axe-core; and a class of thirty, printed as
//! the program prints it.

use std::fs;
use std::path::Path;

use crate::book::pages::on_paper;
use crate::checks::{self, Finding};
use crate::chromium::{Chromium, LAPTOP, PAPER, PHONE};
use crate::program::program;

const HAND: &str = include_str!("sheets.js");

/// Script that waits until the engine has started and the first sheet is visible.
const READY: &str = "(async () => { for (let i = 0; i < 250; i++) { \
                     const frame = document.querySelector('.papers iframe'); \
                     if (document.querySelector('.ready') && frame?.contentDocument?.body?.firstChild) break; \
                     await new Promise(done => setTimeout(done, 20)); } \
                     return document.querySelector('carryless-page').className; })()";

/// Address of the page as a single file.
fn page(folder: &Path) -> String {
    let file = folder.join("page.html");
    let output = program().args(["web", "--lang", "zh", "-o"]).arg(&file).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    format!("file://{}", file.display())
}

#[test]
#[ignore = "needs Chromium"]
fn sheets_are_ordered_by_hand() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let url = page(folder.path());
    for view in [PHONE, LAPTOP] {
        let findings: Vec<Finding> = chromium.run(async {
            let tab = chromium.open(&url, view).await;
            let mut found: Vec<Finding> = tab.value(&format!("({HAND})()")).await;
            found.extend(checks::sideways(&tab).await);
            found.extend(tab.heard().into_iter().filter(|what| !what.contains(&url)));
            tab.close().await;
            found
        });
        assert!(findings.is_empty(), "{}:\n  {}", view.name, findings.join("\n  "));
    }
}

#[test]
#[ignore = "needs Chromium"]
fn ordering_sheets_is_accessible() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let url = page(folder.path());
    let mut findings = Vec::new();
    for line in ["worksheet+--seed+7+--topic+grid,race+--copies+3", "answers+D480-027E-41G8-Q"] {
        for (lang, view) in
            [("zh", PHONE), ("en", PHONE.dark()), ("zh", LAPTOP.dark()), ("en", LAPTOP)]
        {
            let url = format!("{url}#lang={lang}&line={line}");
            let found = chromium.run(async {
                let tab = chromium.open(&url, view).await;
                let _: String = tab.value(READY).await;
                let open =
                    "document.querySelectorAll('details').forEach(one => { one.open = true; })";
                let _: Option<bool> = tab.value(&format!("({open}, true)")).await;
                let mut found = checks::axe(&tab).await;
                found.extend(checks::sideways(&tab).await);
                found.extend(checks::language(&tab, lang).await);
                tab.close().await;
                found
            });
            findings.extend(found.into_iter().map(|what| format!("{url} ({}): {what}", view.name)));
        }
    }
    assert!(findings.is_empty(), "{} findings:\n  {}", findings.len(), findings.join("\n  "));
}

/// The pages that the web page sends to the printer equal the PDF of the program.
#[test]
#[ignore = "needs Chromium"]
fn a_class_of_thirty_is_printed_as_the_program_prints_it() {
    let chromium = Chromium::shared();
    let folder = tempfile::tempdir().unwrap();
    let url = page(folder.path());
    let names: Vec<String> = (1..=30).map(|number| format!("学生{number}号")).collect();
    fs::write(folder.path().join("class.csv"), names.join("\n")).unwrap();
    let line = "worksheet --seed 5 --count 8 --lang zh";
    let mut command = program();
    let words = line.split(' ').chain(["--roster", "class.csv", "-o", "class.pdf"]);
    let output = command.current_dir(folder.path()).args(words).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for (kind, file) in [("sheet", "class.pdf"), ("key", "class-key.pdf")] {
        let ask = format!(
            "(async () => {{
                const page = document.querySelector('carryless-page');
                for (let i = 0; i < 250 && !page.classList.contains('ready'); i++) await new Promise(done => setTimeout(done, 20));
                page.ask({{ line: '{line}', roster: `{}` }});
                page.ask({{ name: 'paper', value: '{kind}' }});
                return document.querySelector('[data-part=paper] iframe').srcdoc;
            }})()",
            names.join("\n")
        );
        let printed = chromium.run(async {
            let tab = chromium.open(&url, LAPTOP).await;
            let html: String = tab.value(&ask).await;
            tab.close().await;
            let path = folder.path().join(format!("{kind}.html"));
            fs::write(&path, html).unwrap();
            let tab = chromium.open(&format!("file://{}", path.display()), PAPER).await;
            let pdf = tab.pdf().await;
            tab.close().await;
            pdf
        });
        let wanted = on_paper(&fs::read(folder.path().join(file)).unwrap());
        let printed = on_paper(&printed);
        assert!(wanted.matches("学生").count() >= 30, "{wanted}");
        let mut pairs = printed.lines().zip(wanted.lines());
        assert_eq!(pairs.find(|(page, program)| page != program), None, "{kind}");
        assert_eq!(printed.lines().count(), wanted.lines().count(), "{kind}");
    }
}
