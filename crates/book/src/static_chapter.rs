//! Converts a lesson, rendered by mdBook, to static XHTML for EPUB and print: no scripts, commands or
//! controls. Collapsed answers move to the end, with links in both directions, because paper and some
//! e-readers cannot expand them; collapsed program listings are expanded in place.

use std::collections::BTreeMap;

use ego_tree::{NodeId, NodeRef, Tree};

use super::dom::{self, Element, Node};
use super::rendered_book::Part;
use super::xhtml;
use carryless_args::error::Error;
use carryless_render::i18n::Catalogue;

/// Format of the static book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// Each lesson is a file.
    Epub,
    /// All lessons are one page.
    Paper,
}

/// A converter of the lessons of one book.
pub(super) struct StaticConverter<'b> {
    pub(super) binding: Binding,
    pub(super) words: &'b Catalogue,
    /// File name of each lesson, without extension, by the path of its page; in the printed book also the
    /// prefix of its ids.
    pub(super) names: BTreeMap<&'b str, String>,
}

const HEADINGS: [&str; 6] = ["h1", "h2", "h3", "h4", "h5", "h6"];

/// Names of elements that a static book omits: buttons, scripts, styles, and elements that only scripts use.
const WEB_ONLY_ELEMENTS: [&str; 5] = ["button", "noscript", "script", "style", "template"];

/// Classes of elements that a static book omits, because only web pages need them.
const FOR_PAGES: [&str; 3] = ["command", "languages", "web"];

/// Attributes that a static book omits, because only scripts and keyboard control need them.
const WEB_ONLY_ATTRIBUTES: [&str; 2] = ["data-k", "tabindex"];

impl<'b> StaticConverter<'b> {
    pub(super) fn new(binding: Binding, parts: &'b [Part], words: &'b Catalogue) -> Self {
        let lessons = parts.iter().flat_map(|part| &part.lessons);
        let names = lessons.map(|lesson| (lesson.name.as_str(), lesson.name.replace('/', "-")));
        StaticConverter { binding, words, names: names.collect() }
    }

    /// Returns the content of lesson `name` as static XHTML. `page` is the HTML page of the lesson, rendered
    /// by mdBook.
    pub(super) fn convert(&self, name: &str, page: &str) -> Result<String, Error> {
        let mut tree = dom::parse(page);
        let main = tree.nodes().find(|node| node.value().is("main")).map(|node| node.id());
        let main = main.ok_or_else(|| Error::internal(name))?;
        self.remove_web_only(&mut tree, main);
        self.adapt_links(&mut tree, main, name);
        self.move_folds_to_end(&mut tree, main, name)?;
        let main = tree.get(main).ok_or_else(|| Error::internal(name))?;
        xhtml::write(main)
    }

    /// Removes the elements and attributes below the node `main` that a static book omits.
    fn remove_web_only(&self, tree: &mut Tree<Node>, main: NodeId) {
        for id in elements(tree, main) {
            let Some(mut node) = tree.get_mut(id) else { continue };
            let Node::Element(element) = node.value() else { continue };
            if self.is_web_only(element) {
                node.detach();
            } else {
                element
                    .attributes
                    .retain(|(name, _)| !WEB_ONLY_ATTRIBUTES.contains(&name.as_str()));
            }
        }
    }

    /// Whether the static book omits the element.
    fn is_web_only(&self, element: &Element) -> bool {
        let is_for_pages = WEB_ONLY_ELEMENTS.contains(&element.name.as_str())
            || FOR_PAGES.iter().any(|class| element.has_class(class));
        // A polygon without points is filled in by a script.
        let is_empty = element.name == "polygon" && element.attribute("points").is_none();
        // An e-reader shows one card and the narrow version of a picture.
        let is_for_paper = element.has_class("cuts")
            || element.has_class("cut-here")
            || element.has_class("broad")
            || (element.has_class("card") && element.attribute("aria-hidden").is_some());
        is_for_pages || is_empty || (self.binding == Binding::Epub && is_for_paper)
    }

    /// Adapts the links and ids of lesson `name`, below the node `main`, to the static book. A link to a page
    /// that the book does not contain becomes text; a link to another site stays.
    fn adapt_links(&self, tree: &mut Tree<Node>, main: NodeId, name: &str) {
        for id in elements(tree, main) {
            let Some(mut node) = tree.get_mut(id) else { continue };
            let Node::Element(element) = node.value() else { continue };
            let mut leads_nowhere = element.name == "a" && element.has_class("header");
            for (attribute, value) in &mut element.attributes {
                match attribute.as_str() {
                    "id" => *value = self.bound_id(name, value),
                    "href" if !value.contains(':') => match self.link_target(name, value) {
                        Some(place) => *value = place,
                        None => leads_nowhere = true,
                    },
                    _ => {}
                }
            }
            if leads_nowhere {
                replace_by_children(tree, id);
            }
        }
    }

    /// Returns the form of the id `id` of lesson `name` in the static book, unique in its document: in print
    /// `LESSON--ID` (`LESSON` for an empty id), in an EPUB unchanged.
    fn bound_id(&self, name: &str, id: &str) -> String {
        let own = self.file_stem(name);
        match self.binding {
            Binding::Epub => id.to_owned(),
            Binding::Paper if id.is_empty() => own.to_owned(),
            Binding::Paper => format!("{own}--{id}"),
        }
    }

    /// Returns the target in the static book of the relative link `link` in lesson `from`; `None` if the book
    /// does not contain the target.
    fn link_target(&self, from: &str, link: &str) -> Option<String> {
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
        let id = self.bound_id(own, anchor);
        Some(match self.binding {
            Binding::Epub if file.is_empty() => format!("#{id}"),
            Binding::Epub if id.is_empty() => self.file_name(own),
            Binding::Epub => format!("{}#{id}", self.file_name(own)),
            Binding::Paper => format!("#{id}"),
        })
    }

    /// Returns the file name of lesson `name` without extension, in print also the prefix of its ids.
    pub(super) fn file_stem<'n>(&'n self, name: &'n str) -> &'n str {
        self.names.get(name).map_or(name, String::as_str)
    }

    /// Returns the file name of lesson `name` in an EPUB, with the extension `xhtml`.
    pub(super) fn file_name(&self, name: &str) -> String {
        format!("{}.xhtml", self.file_stem(name))
    }

    /// Moves the collapsed answers of lesson `name`, below the node `main`, to its end, with links in both
    /// directions. Collapsed program listings are expanded in place.
    fn move_folds_to_end(
        &self,
        tree: &mut Tree<Node>,
        main: NodeId,
        name: &str,
    ) -> Result<(), Error> {
        let mut answers = None;
        for (number, (fold, place)) in (1..).zip(find_folds(tree, main)) {
            let summary = tree.get(fold).and_then(|node| {
                let summary = node.children().find(|child| child.value().is("summary"))?;
                Some((summary.id(), dom::text(tree, summary.id())))
            });
            let Some((line, summary)) = summary else { continue };
            if is_program(tree, fold) {
                replace_element(tree, fold, Element::new("div", &[("class", "opened")]));
                replace_element(tree, line, Element::new("p", &[("class", "summary")]));
                continue;
            }
            let [there, back] =
                ["answer", "fold"].map(|what| self.bound_id(name, &format!("{what}-{number}")));
            let answers = match answers {
                Some(answers) => answers,
                None => *answers.insert(self.add_answers_section(tree, main)?),
            };
            let stays = Element::new("p", &[("class", "fold")]);
            let leads = Element::new("a", &[("href", &format!("#{there}")), ("id", &back)]);
            let title = self.words.format_with(
                "book-answer-of",
                [("place", place.as_str()), ("answer", summary.as_str())],
            )?;
            if let Some(mut node) = tree.get_mut(fold) {
                let mut stays = node.insert_before(Node::Element(stays));
                stays.append(Node::Element(leads)).append(Node::Text(summary));
            }
            tree.get_mut(line).into_iter().for_each(|mut line| line.detach());
            let answer = Element::new("section", &[("class", "answer"), ("id", &there)]);
            replace_element(tree, fold, answer);
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

    /// Appends an empty section for answers, with a heading, to `main` and returns its node.
    fn add_answers_section(&self, tree: &mut Tree<Node>, main: NodeId) -> Result<NodeId, Error> {
        let title = self.words.text("book-answers-title")?;
        let mut main = tree.get_mut(main).ok_or_else(|| Error::internal("main"))?;
        let mut answers =
            main.append(Node::Element(Element::new("section", &[("class", "answers")])));
        answers.append(Node::Element(Element::new("h2", &[]))).append(Node::Text(title));
        Ok(answers.id())
    }
}

/// Returns the ids of the elements below the node `within`, in document order.
fn elements(tree: &Tree<Node>, within: NodeId) -> Vec<NodeId> {
    let all = tree.get(within).into_iter().flat_map(|node| node.descendants().skip(1));
    all.filter(|node| node.value().element().is_some()).map(|node| node.id()).collect()
}

/// Returns the ids of the outermost collapsed elements (`details`) below `main`, each with the text of the
/// heading above it (empty if there is none).
fn find_folds(tree: &Tree<Node>, main: NodeId) -> Vec<(NodeId, String)> {
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

/// Whether the collapsed element `fold` contains, after its summary, only program listings.
fn is_program(tree: &Tree<Node>, fold: NodeId) -> bool {
    let children = tree.get(fold).into_iter().flat_map(|node| node.children());
    let mut elements = children.filter(|node| node.value().element().is_some()).skip(1).peekable();
    elements.peek().is_some() && elements.all(|node| node.value().is("pre"))
}

/// Replaces the element of the node `id` by `element`; the children stay.
fn replace_element(tree: &mut Tree<Node>, id: NodeId, element: Element) {
    if let Some(mut node) = tree.get_mut(id) {
        *node.value() = Node::Element(element);
    }
}

fn replace_by_children(tree: &mut Tree<Node>, id: NodeId) {
    let children = tree.get(id).into_iter().flat_map(|node| node.children());
    let children: Vec<NodeId> = children.map(|child| child.id()).collect();
    let Some(mut node) = tree.get_mut(id) else { return };
    for child in children {
        node.insert_id_before(child);
    }
    node.detach();
}
