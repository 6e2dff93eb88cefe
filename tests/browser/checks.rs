//! Page checks: each examines an open page and returns its findings.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::chromium::Tab;

/// Description of one fault of a page.
pub(crate) type Finding = String;

/// Script that opens all folded parts of a page, so that checks see everything.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(d => d.open = true)";

/// Faults: elements that make the page wider than the screen, folded or unfolded.
pub(crate) async fn sideways(tab: &Tab) -> Vec<Finding> {
    let measure = "(() => {
        const page = document.scrollingElement, width = page.clientWidth;
        if (page.scrollWidth <= width) return [];
        const wide = [...document.querySelectorAll('body *')]
            .filter(e => e.getBoundingClientRect().right > width + 0.5).slice(0, 3)
            .map(e => e.outerHTML.slice(0, 80));
        return [`scrolls sideways: ${page.scrollWidth} > ${width}: ${wide.join(' … ')}`];
    })()";
    let folded: Vec<Finding> = tab.value(measure).await;
    let unfolded = tab.value(&format!("({UNFOLD}, {measure})")).await;
    if folded.is_empty() { unfolded } else { folded }
}

/// Faults: summaries of folded parts lower than 44 pixels, too small for a finger.
pub(crate) async fn small_summaries(tab: &Tab) -> Vec<Finding> {
    let measure = "[...document.querySelectorAll('summary')]
        .map(e => [e.getBoundingClientRect().height, e.textContent.trim()])
        .filter(([height]) => height < 44)
        .map(([height, words]) => `summary is ${height} px high: ${words}`)";
    tab.value(&format!("({UNFOLD}, {measure})")).await
}

/// Fault if the page does not declare the language `expected`.
pub(crate) async fn language(tab: &Tab, expected: &str) -> Vec<Finding> {
    let found: String = tab.value("document.documentElement.lang").await;
    let right = found == expected || found.starts_with(&format!("{expected}-"));
    if right { Vec::new() } else { vec![format!("lang is {found:?}, not {expected:?}")] }
}

/// Faults: pictures without a name for screen readers.
pub(crate) async fn unnamed_pictures(tab: &Tab) -> Vec<Finding> {
    let look = "[...document.querySelectorAll('svg')].filter(svg => {
            const text = id => document.getElementById(id)?.textContent.trim();
            const named = (svg.getAttribute('aria-labelledby') ?? '').split(/\\s+/).some(text);
            const title = svg.querySelector(':scope > title')?.textContent.trim();
            const hidden = svg.closest('[aria-hidden=\"true\"]');
            return !(named || title || svg.getAttribute('aria-label')?.trim() || hidden);
        }).map(svg => 'svg without a name: ' + svg.outerHTML.slice(0, 120))";
    tab.value(look).await
}

/// Faults: visible markup, and placeholders that were never filled in.
pub(crate) async fn markup(tab: &Tab) -> Vec<Finding> {
    let look = "(() => {
        const text = document.body.innerText;
        return ['**', '{{', '{%', '{ $', '](', '&lt;', '<svg', 'undefined', 'NaN']
            .filter(word => text.includes(word)).map(word => `the text shows ${word}`);
    })()";
    tab.value(&format!("({UNFOLD}, {look})")).await
}

/// Faults: errors, warnings, and requests for anything outside the page.
pub(crate) async fn complaints(tab: &Tab) -> Vec<Finding> {
    tab.heard()
}

/// Script of axe-core from npm.
pub(crate) fn axe_source() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("node_modules/axe-core/axe.min.js");
    fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("run `npm ci` in tests/browser: {error}"))
}

/// Faults that axe-core finds, target sizes included.
pub(crate) async fn axe(tab: &Tab) -> Vec<Finding> {
    let axe = axe_source();
    let run =
        "axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})
        .then(results => results.violations.flatMap(rule => rule.nodes.map(node =>
            `${rule.id}: ${rule.help}: ${node.html.slice(0, 120)}: ${node.failureSummary}`)))";
    tab.value(&format!("{axe};\n({UNFOLD}, {run})")).await
}

/// Faults: texts rendered smaller than `least` points, which is the font size times the scale of the
/// surrounding drawing and of all its containers.
pub(crate) async fn small_letters(tab: &Tab, least: f64) -> Vec<Finding> {
    let measure = "(() => {
        const found = new Map(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode.textContent.trim(), e = texts.currentNode.parentElement;
            if (!text || e.closest('style, script, title, template')) continue;
            const own = e.getBoundingClientRect();
            // Text for screen readers only is one pixel wide.
            if (!e.getClientRects().length || own.width <= 1 || own.height <= 1) continue;
            let drawing = e.closest('svg'), scale = drawing ? 1 : e.currentCSSZoom ?? 1;
            while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
            if (drawing) {
                const { width, height } = drawing.getBoundingClientRect(), box = drawing.viewBox.baseVal;
                scale = Math.min(width / box.width, height / box.height);
            }
            const points = parseFloat(getComputedStyle(e).fontSize) * scale * .75;
            const where = `${e.tagName} .${e.getAttribute('class')} in .${e.parentElement.getAttribute('class')}`;
            if (!(found.get(where)?.[0] <= points)) found.set(where, [points, text.slice(0, 30)]);
        }
        return [...found].map(([where, [points, text]]) => [points, `${text} (${where})`]);
    })()";
    let found: Vec<(f64, String)> = tab.value(measure).await;
    if found.is_empty() {
        return vec!["there are no letters".to_owned()];
    }
    let small = found.into_iter().filter(|(points, _)| *points < least - 0.02);
    small.map(|(points, what)| format!("{points:.1} pt: {what}")).collect()
}

/// Prints the page; a number in `numbers` that is not on the paper is a fault.
pub(crate) async fn print(tab: &Tab, numbers: &[String]) -> Vec<Finding> {
    let folder = tempfile::tempdir().expect("a new folder");
    let file = folder.path().join("page.pdf");
    fs::write(&file, tab.pdf().await).expect("the PDF is written");
    let text =
        Command::new("pdftotext").args(["-layout", "-enc", "UTF-8"]).arg(&file).arg("-").output();
    let text = text.expect("pdftotext is installed");
    assert!(text.status.success(), "{}", String::from_utf8_lossy(&text.stderr));
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    // A form feed ends each page.
    let mut findings = Vec::new();
    if !text.contains('\u{c}') {
        findings.push("the paper has no page".to_owned());
    }
    let printed: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).collect();
    let missing = numbers.iter().filter(|number| !printed.contains(&number.as_str()));
    findings.extend(missing.map(|number| format!("the paper lacks {number}")));
    findings
}
