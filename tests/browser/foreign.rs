//! Tests a foreign book, built by stock mdBook after `carryless mdbook install`: mdBook's search finds
//! Chinese, and the program's style changes only its answers.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::book::until;
use crate::chromium::{Chromium, LAPTOP, Page, Pages, Tab};
use crate::program::program;

const PAGES: Pages = Pages { name: "foreign", write };

const CHAPTERS: [(&str, &str); 3] = [
    (
        "取石子",
        "# 取石子\n\n```carryless\nexplain 3 4 5\n```\n\n轮到你走，(1, 4, 5) 是**必败局面**。\n",
    ),
    ("天气", "# 天气\n\n今天天气很好，没有风。Rain is rare.\n"),
    ("镜子", "# 镜子\n\n照镜子的走法：他取几颗，你也取几颗。The mirror strategy.\n"),
];

/// A foreign book with a theme of mdBook.
fn write(folder: &Path) -> Vec<Page> {
    let book = folder.join("foreign");
    fs::create_dir_all(book.join("src")).unwrap();
    fs::write(book.join("book.toml"), "[book]\ntitle = \"别人的书\"\nlanguage = \"zh\"\n").unwrap();
    let mut summary = String::from("# 目录\n\n");
    for (index, (name, text)) in CHAPTERS.iter().enumerate() {
        summary += &format!("- [{name}](c{index}.md)\n");
        fs::write(book.join(format!("src/c{index}.md")), text).unwrap();
    }
    fs::write(book.join("src/SUMMARY.md"), summary).unwrap();
    run(program().args(["mdbook", "install"]).current_dir(&book));
    let ours = Path::new(program().get_program()).parent().unwrap().to_owned();
    let others = env::split_paths(&env::var_os("PATH").unwrap()).collect::<Vec<_>>();
    let path = env::join_paths([ours].into_iter().chain(others)).unwrap();
    run(Command::new("mdbook").arg("build").env("PATH", path).current_dir(&book));
    let url = format!("file://{}/book/c0.html", book.display());
    vec![Page { url, name: "c0.html".into(), language: "zh", numbers: Vec::new() }]
}

fn run(command: &mut Command) {
    let output = command.output().expect("mdbook 0.5.4 is installed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn with_page(talk: impl AsyncFn(&Tab)) {
    let chromium = Chromium::shared();
    let page = &chromium.pages(&PAGES)[0];
    chromium.run(async {
        let tab = chromium.open(&page.url, LAPTOP).await;
        talk(&tab).await;
        let heard = tab.heard();
        let own = page.url.strip_suffix(&page.name).unwrap();
        let foreign = heard.iter().filter(|heard| !heard.starts_with(&format!("request: {own}")));
        assert_eq!(foreign.collect::<Vec<_>>(), Vec::<&String>::new());
        tab.close().await;
    });
}

/// Search text, and the chapters that are found.
const SEARCHES: [(&str, &[&str]); 6] = [
    ("必败局面", &["c0.html"]),
    ("镜子", &["c2.html"]),
    ("天气", &["c1.html"]),
    ("取几颗", &["c2.html"]),
    ("mirror", &["c2.html"]),
    ("qqzz", &[]),
];

#[test]
#[ignore = "needs Chromium and mdbook"]
fn mdbook_search_finds_chinese() {
    with_page(async |tab| {
        let _: u8 = tab.value("(document.getElementById('mdbook-search-toggle').click(), 1)").await;
        until(tab, "window.search?.index").await;
        for (query, expected) in SEARCHES {
            let typed = format!(
                "(() => {{ const input = document.getElementById('mdbook-searchbar'); \
                 input.value = '{query}'; input.dispatchEvent(new KeyboardEvent('keyup', {{bubbles: true}})); return 1; }})()"
            );
            let _: u8 = tab.value(&typed).await;
            let found: Vec<(String, String, String)> = tab
                .value(
                    "new Promise(done => setTimeout(() => done([...document.querySelectorAll('#mdbook-searchresults li')] \
                     .map(item => [item.querySelector('a').pathname.split('/').at(-1), \
                     item.querySelector('.teaser').textContent, \
                     item.querySelector('.teaser em')?.textContent ?? ''])), 20))",
                )
                .await;
            let files: Vec<&str> = found.iter().map(|(file, _, _)| file.as_str()).collect();
            assert_eq!(files, expected, "{query}: {found:?}");
            for (_, teaser, mark) in &found {
                assert!(
                    teaser.contains(query) && mark.contains(query),
                    "{query}: {teaser}, {mark}"
                );
            }
        }
    });
}

/// Script: elements with every class that the style uses, inside elements with every class, and the computed
/// style of each with and without the program's style.
const TOUCHED: &str = "(() => {
  const link = document.createElement('style');
  document.querySelector('link[href*=\"carryless\"]').replaceWith(link);
  link.textContent = STYLE;
  const known = new Set(), loose = [];
  const rules = list => { for (const rule of list) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText.match(/\\.[a-z][\\w-]*/gi)?.forEach(name => known.add(name.slice(1)));
      let depth = 0, one = '';
      for (const sign of rule.selectorText + ',') {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        if (sign === ',' && depth === 0) { if (!one.includes('.carryless')) loose.push(one); one = ''; }
        else one += sign;
      }
    } else if (rule.cssRules) rules(rule.cssRules);
  } };
  rules(link.sheet.cssRules);
  // Classes with this prefix belong to the program.
  known.forEach(name => name.startsWith('carryless') && known.delete(name));
  const all = [...known].join(' ');
  const html = ['div', 'p', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'table', 'blockquote', 'button', 'figure', 'details', 'dialog'];
  const make = (name, inside) => {
    const made = document.createElement(name);
    made.className = all;
    made.append(...inside);
    return made;
  };
  const svg = () => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const name of ['path', 'rect', 'circle', 'text']) picture.append(document.createElementNS('http://www.w3.org/2000/svg', name));
    [picture, ...picture.children].forEach(part => part.setAttribute('class', all));
    return picture;
  };
  const outer = ['div', 'ul', 'details'].map(name => make(name, [...html.map(inner => make(inner, [make('span', []), make('b', []), svg()])), 'x']));
  const place = document.createElement('main');
  place.className = all;
  place.append(...outer);
  const inside = document.createElement('div');
  inside.className = 'carryless';
  inside.append(make('div', [make('p', [svg()])]));
  // The answers themselves would make the page longer.
  document.querySelectorAll('.carryless').forEach(answer => answer.remove());
  const room = document.createElement('div');
  room.style = 'contain: strict; height: 9px';
  room.append(inside);
  document.body.append(place, room);
  const styles = root => [root, ...root.querySelectorAll('*')].map(part => [...getComputedStyle(part)].map(name => name + ':' + getComputedStyle(part).getPropertyValue(name)).join(';'));
  const look = () => [document.documentElement, document.body, place].flatMap((root, at) => at < 2 ? [styles(root)[0]] : styles(root));
  const their = [look(), styles(inside)];
  link.remove();
  const bare = [look(), styles(inside)];
  const changed = (a, b) => a.flatMap((style, at) => {
    const other = b[at].split(';');
    return style === b[at] ? [] : [style.split(';').filter((line, at) => line !== other[at]).join(' ').slice(0, 200)];
  });
  return [known.size, their[0].length, loose, changed(their[0], bare[0]), changed(their[1], bare[1])];
})()";

/// Number of classes and of elements that the style uses; unscoped selectors; changed foreign elements; changed
/// answers.
type Touched = (usize, usize, Vec<String>, Vec<String>, Vec<String>);

#[test]
#[ignore = "needs Chromium and mdbook"]
fn the_style_changes_only_answers() {
    with_page(async |tab| {
        // A page from disk may not read the rules of its own files.
        let folder: String = tab.value("location.pathname").await;
        let style = Path::new(&folder).parent().unwrap().parent().unwrap().join("carryless.css");
        let style = fs::read_to_string(style).unwrap();
        assert!(!style.contains(['`', '$']));
        let touched = TOUCHED.replace("STYLE", &format!("String.raw`{style}`"));
        let (classes, all, loose, touched, ours): Touched = tab.value(&touched).await;
        assert!(classes > 80 && all > 300, "{classes} classes, {all} elements");
        assert_eq!((loose, touched), (Vec::new(), Vec::new()));
        assert!(ours.len() > 4, "our own look the same with and without: {ours:?}");
    });
}
