//! A lesson as it is bound. In: the page that mdBook writes of it. Out: XHTML of the lesson alone:
//! no script, no command, nothing to press. What was folded away stands at the end, with links there
//! and back, because neither paper nor every reader can fold; only programs are opened where they are.

use std::collections::BTreeMap;

use ego_tree::{NodeId, NodeRef, Tree};

use super::dom::{self, Element, Node};
use super::rendered_book::Part;
use super::xhtml;
use crate::error::Error;
use crate::i18n::Catalogue;

/// What the lessons are bound as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// Each lesson is a file of its own.
    Epub,
    /// All lessons are one page.
    Paper,
}

/// A book that is being bound.
pub(super) struct Binder<'b> {
    pub(super) binding: Binding,
    pub(super) words: &'b Catalogue,
    /// The lessons by name, with what their files and ids begin with.
    pub(super) names: BTreeMap<&'b str, String>,
}

const HEADINGS: [&str; 6] = ["h1", "h2", "h3", "h4", "h5", "h6"];

/// What works only where there is a program behind the page.
const ALIVE: [&str; 5] = ["button", "noscript", "script", "style", "template"];

/// What is said or shown to readers of the pages alone.
const FOR_PAGES: [&str; 3] = ["command", "languages", "web"];

/// What scripts and keys need and nobody reads.
const UNREAD: [&str; 2] = ["data-k", "tabindex"];

impl<'b> Binder<'b> {
    pub(super) fn new(binding: Binding, parts: &'b [Part], words: &'b Catalogue) -> Self {
        let lessons = parts.iter().flat_map(|part| &part.lessons);
        let names = lessons.map(|lesson| (lesson.name.as_str(), lesson.name.replace('/', "-")));
        Binder { binding, words, names: names.collect() }
    }

    /// The lesson of this name, of its page.
    pub(super) fn bind(&self, name: &str, page: &str) -> Result<String, Error> {
        let mut tree = dom::parse(page);
        let main = tree.nodes().find(|node| node.value().is("main")).map(|node| node.id());
        let main = main.ok_or_else(|| Error::defect(name))?;
        self.leave_out(&mut tree, main);
        self.lead(&mut tree, main, name);
        self.unfold(&mut tree, main, name)?;
        let main = tree.get(main).ok_or_else(|| Error::defect(name))?;
        xhtml::write(main)
    }

    fn leave_out(&self, tree: &mut Tree<Node>, main: NodeId) {
        for id in elements(tree, main) {
            let Some(mut node) = tree.get_mut(id) else { continue };
            let Node::Element(element) = node.value() else { continue };
            if self.is_left_out(element) {
                node.detach();
            } else {
                element.attributes.retain(|(name, _)| !UNREAD.contains(&name.as_str()));
            }
        }
    }

    fn is_left_out(&self, element: &Element) -> bool {
        let is_for_pages = ALIVE.contains(&element.name.as_str())
            || FOR_PAGES.iter().any(|class| element.has_class(class));
        // A shape that a script would fill draws nothing.
        let is_empty = element.name == "polygon" && element.attribute("points").is_none();
        // One card is enough to be read, and a picture that was made for a narrow page fits a reader.
        let is_for_paper = element.has_class("cuts")
            || element.has_class("cut-here")
            || element.has_class("broad")
            || (element.has_class("card") && element.attribute("aria-hidden").is_some());
        is_for_pages || is_empty || (self.binding == Binding::Epub && is_for_paper)
    }

    /// Lets links lead to where the lessons are, and gives ids the name that they have there.
    fn lead(&self, tree: &mut Tree<Node>, main: NodeId, name: &str) {
        for id in elements(tree, main) {
            let Some(mut node) = tree.get_mut(id) else { continue };
            let Node::Element(element) = node.value() else { continue };
            let mut leads_nowhere = element.name == "a" && element.has_class("header");
            for (attribute, value) in &mut element.attributes {
                match attribute.as_str() {
                    "id" => *value = self.id(name, value),
                    "href" if !value.contains(':') => match self.place(name, value) {
                        Some(place) => *value = place,
                        None => leads_nowhere = true,
                    },
                    _ => {}
                }
            }
            if leads_nowhere {
                unwrap(tree, id);
            }
        }
    }

    /// An id of a lesson, which is unique where it stands.
    fn id(&self, name: &str, id: &str) -> String {
        let own = self.name(name);
        match self.binding {
            Binding::Epub => id.to_owned(),
            Binding::Paper if id.is_empty() => own.to_owned(),
            Binding::Paper => format!("{own}--{id}"),
        }
    }

    /// Where a link of a lesson leads in the bound book.
    fn place(&self, from: &str, link: &str) -> Option<String> {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let mut parts: Vec<&str> = from.split('/').collect();
        if !file.is_empty() {
            parts.pop();
            for part in file.split('/') {
                match part {
                    ".." => drop(parts.pop()),
                    "." => {}
                    part => parts.push(part.strip_suffix(".html").unwrap_or(part)),
                }
            }
        }
        let target = parts.join("/");
        let (own, _) = self.names.get_key_value(target.as_str())?;
        let id = self.id(own, anchor);
        Some(match self.binding {
            Binding::Epub if file.is_empty() => format!("#{id}"),
            Binding::Epub if id.is_empty() => self.file(own),
            Binding::Epub => format!("{}#{id}", self.file(own)),
            Binding::Paper => format!("#{id}"),
        })
    }

    /// What the file and the ids of a lesson begin with.
    pub(super) fn name<'n>(&'n self, name: &'n str) -> &'n str {
        self.names.get(name).map_or(name, String::as_str)
    }

    /// The file of a lesson in an EPUB.
    pub(super) fn file(&self, name: &str) -> String {
        format!("{}.xhtml", self.name(name))
    }

    /// Puts what is folded away at the end of the lesson.
    fn unfold(&self, tree: &mut Tree<Node>, main: NodeId, name: &str) -> Result<(), Error> {
        let mut answers = None;
        for (number, (fold, place)) in (1..).zip(folds(tree, main)) {
            let summary = tree.get(fold).and_then(|node| {
                let summary = node.children().find(|child| child.value().is("summary"))?;
                Some((summary.id(), dom::text(tree, summary.id())))
            });
            let Some((line, summary)) = summary else { continue };
            if is_program(tree, fold) {
                rename(tree, fold, Element::new("div", &[("class", "opened")]));
                rename(tree, line, Element::new("p", &[("class", "summary")]));
                continue;
            }
            let [there, back] =
                ["answer", "fold"].map(|what| self.id(name, &format!("{what}-{number}")));
            let answers = match answers {
                Some(answers) => answers,
                None => *answers.insert(self.answers(tree, main)?),
            };
            let stays = Element::new("p", &[("class", "fold")]);
            let leads = Element::new("a", &[("href", &format!("#{there}")), ("id", &back)]);
            let title = self
                .words
                .say("book-answer-of", [("place", place.as_str()), ("answer", summary.as_str())])?;
            if let Some(mut node) = tree.get_mut(fold) {
                let mut stays = node.insert_before(Node::Element(stays));
                stays.append(Node::Element(leads)).append(Node::Text(summary));
            }
            tree.get_mut(line).into_iter().for_each(|mut line| line.detach());
            let answer = Element::new("section", &[("class", "answer"), ("id", &there)]);
            rename(tree, fold, answer);
            let return_word = self.words.text("book-answer-back")?;
            if let Some(mut node) = tree.get_mut(fold) {
                node.detach();
                node.prepend(Node::Element(Element::new("h3", &[]))).append(Node::Text(title));
                let mut last =
                    node.append(Node::Element(Element::new("p", &[("class", "return")])));
                let leads = Element::new("a", &[("href", &format!("#{back}"))]);
                last.append(Node::Element(leads)).append(Node::Text(return_word));
            }
            if let Some(mut answers) = tree.get_mut(answers) {
                answers.append_id(fold);
            }
        }
        Ok(())
    }

    /// The place at the end of a lesson where its answers go.
    fn answers(&self, tree: &mut Tree<Node>, main: NodeId) -> Result<NodeId, Error> {
        let title = self.words.text("book-answers-title")?;
        let mut main = tree.get_mut(main).ok_or_else(|| Error::defect("main"))?;
        let mut answers =
            main.append(Node::Element(Element::new("section", &[("class", "answers")])));
        answers.append(Node::Element(Element::new("h2", &[]))).append(Node::Text(title));
        Ok(answers.id())
    }
}

/// The elements within a node, in their order.
fn elements(tree: &Tree<Node>, within: NodeId) -> Vec<NodeId> {
    let all = tree.get(within).into_iter().flat_map(|node| node.descendants().skip(1));
    all.filter(|node| node.value().element().is_some()).map(|node| node.id()).collect()
}

/// What is folded away, each with the heading that it stands under; folds in folds stay in them.
fn folds(tree: &Tree<Node>, main: NodeId) -> Vec<(NodeId, String)> {
    let mut heading = String::new();
    let mut found = Vec::new();
    for id in elements(tree, main) {
        let Some(node) = tree.get(id) else { continue };
        let is_inside =
            |node: NodeRef<'_, Node>| node.ancestors().any(|one| one.value().is("details"));
        if is_inside(node) {
            continue;
        }
        if HEADINGS.iter().any(|name| node.value().is(name)) {
            heading = dom::text(tree, id);
        } else if node.value().is("details") {
            found.push((id, heading.clone()));
        }
    }
    found
}

/// Whether a fold holds a listing and nothing else.
fn is_program(tree: &Tree<Node>, fold: NodeId) -> bool {
    let children = tree.get(fold).into_iter().flat_map(|node| node.children());
    let mut elements = children.filter(|node| node.value().element().is_some()).skip(1).peekable();
    elements.peek().is_some() && elements.all(|node| node.value().is("pre"))
}

fn rename(tree: &mut Tree<Node>, id: NodeId, element: Element) {
    if let Some(mut node) = tree.get_mut(id) {
        *node.value() = Node::Element(element);
    }
}

/// Puts what an element holds in its place.
fn unwrap(tree: &mut Tree<Node>, id: NodeId) {
    let children = tree.get(id).into_iter().flat_map(|node| node.children());
    let children: Vec<NodeId> = children.map(|child| child.id()).collect();
    let Some(mut node) = tree.get_mut(id) else { return };
    for child in children {
        node.insert_id_before(child);
    }
    node.detach();
}
