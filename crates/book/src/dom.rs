//! Parses HTML into a tree of elements and texts, as a browser would understand it.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use ego_tree::{NodeId, Tree};
use html5ever::tendril::{StrTendril, TendrilSink};
use html5ever::tree_builder::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::{Attribute, ExpandedName, ParseOpts, QualName, local_name, ns, parse_document};

/// A node of a parsed HTML document.
#[derive(Clone, Debug)]
pub(super) enum Node {
    Element(Element),
    Text(String),
    /// The document node or a comment, which have no content.
    Nothing,
}

/// An element of HTML or SVG, without its children, which are child nodes in the tree.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) name: String,
    /// Whether the element is in the SVG namespace.
    pub(super) is_svg: bool,
    /// Names and values of the attributes, in order. Namespace declarations are left out, because `xhtml`
    /// adds them.
    pub(super) attributes: Vec<(String, String)>,
}

impl Element {
    pub(super) fn new(name: &str, attributes: &[(&str, &str)]) -> Self {
        let attributes = attributes.iter().map(|(name, value)| ((*name).into(), (*value).into()));
        Element { name: name.to_owned(), is_svg: false, attributes: attributes.collect() }
    }

    /// Returns the value of the attribute with this name; `None` if the element does not have it.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let mut all = self.attributes.iter();
        all.find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn has_class(&self, class: &str) -> bool {
        self.attribute("class").is_some_and(|all| all.split_whitespace().any(|own| own == class))
    }
}

impl Node {
    /// Returns the element; `None` for any other node.
    pub(super) fn element(&self) -> Option<&Element> {
        if let Node::Element(element) = self { Some(element) } else { None }
    }

    /// Whether the node is an element of this name.
    pub(super) fn is(&self, name: &str) -> bool {
        self.element().is_some_and(|element| element.name == name)
    }
}

/// Parses an HTML document.
pub(super) fn parse(html: &str) -> Tree<Node> {
    let tree = RefCell::new(Tree::new(Node::Nothing));
    parse_document(DomSink { tree }, ParseOpts::default()).one(html)
}

/// Returns the text of the node `id` and its descendants, trimmed, with each run of white space as one space.
pub(super) fn text(tree: &Tree<Node>, id: NodeId) -> String {
    let node = tree.get(id);
    let within = node.iter().flat_map(|node| node.descendants());
    let texts = within.filter_map(|node| match node.value() {
        Node::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<String>().split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// The tree while html5ever builds it: html5ever calls the methods of `TreeSink` on this type.
struct DomSink {
    tree: RefCell<Tree<Node>>,
}

/// Reference to a node, with the name of its element, which html5ever asks for.
#[derive(Clone)]
struct Handle {
    id: NodeId,
    name: Rc<QualName>,
}

impl DomSink {
    /// Adds a node without a parent to the tree and returns its handle.
    fn create_orphan(&self, node: Node, name: QualName) -> Handle {
        Handle { id: self.tree.borrow_mut().orphan(node).id(), name: Rc::new(name) }
    }

    /// Returns a handle with an empty name for the node `id`; if `id` is `None`, for a new empty node.
    fn create_nameless(&self, id: Option<NodeId>) -> Handle {
        let name = QualName::new(None, ns!(), local_name!(""));
        match id {
            Some(id) => Handle { id, name: Rc::new(name) },
            None => self.create_orphan(Node::Nothing, name),
        }
    }
}

impl TreeSink for DomSink {
    type Handle = Handle;
    type Output = Tree<Node>;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Tree<Node> {
        self.tree.into_inner()
    }

    fn parse_error(&self, _: Cow<'static, str>) {}

    fn get_document(&self) -> Handle {
        let root = self.tree.borrow().root().id();
        self.create_nameless(Some(root))
    }

    fn elem_name<'a>(&'a self, target: &'a Handle) -> ExpandedName<'a> {
        target.name.expanded()
    }

    fn create_element(&self, name: QualName, all: Vec<Attribute>, _: ElementFlags) -> Handle {
        let declared = all.into_iter().filter(|one| one.name.ns != ns!(xmlns));
        let attributes = declared
            .map(|one| (one.name.local.to_string(), one.value.to_string()))
            .filter(|(name, _)| name != "xmlns");
        let element = Element {
            name: name.local.to_string(),
            is_svg: name.ns == ns!(svg),
            attributes: attributes.collect(),
        };
        self.create_orphan(Node::Element(element), name)
    }

    fn create_comment(&self, _: StrTendril) -> Handle {
        self.create_nameless(None)
    }

    fn create_pi(&self, _: StrTendril, _: StrTendril) -> Handle {
        self.create_nameless(None)
    }

    fn append(&self, parent: &Handle, child: NodeOrText<Handle>) {
        let mut tree = self.tree.borrow_mut();
        let Some(mut parent) = tree.get_mut(parent.id) else { return };
        match child {
            NodeOrText::AppendNode(child) => {
                parent.append_id(child.id);
            }
            NodeOrText::AppendText(text) => {
                if let Some(mut last) = parent.last_child()
                    && let Node::Text(before) = last.value()
                {
                    before.push_str(&text);
                } else {
                    parent.append(Node::Text(text.to_string()));
                }
            }
        }
    }

    fn append_before_sibling(&self, sibling: &Handle, child: NodeOrText<Handle>) {
        let mut tree = self.tree.borrow_mut();
        let Some(mut sibling) = tree.get_mut(sibling.id) else { return };
        match child {
            NodeOrText::AppendNode(child) => {
                sibling.insert_id_before(child.id);
            }
            NodeOrText::AppendText(text) => {
                sibling.insert_before(Node::Text(text.to_string()));
            }
        }
    }

    fn append_based_on_parent_node(
        &self,
        element: &Handle,
        before: &Handle,
        child: NodeOrText<Handle>,
    ) {
        let hangs = self.tree.borrow().get(element.id).is_some_and(|node| node.parent().is_some());
        if hangs { self.append_before_sibling(element, child) } else { self.append(before, child) }
    }

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}

    fn get_template_contents(&self, target: &Handle) -> Handle {
        target.clone()
    }

    fn same_node(&self, one: &Handle, other: &Handle) -> bool {
        one.id == other.id
    }

    fn set_quirks_mode(&self, _: QuirksMode) {}

    fn add_attrs_if_missing(&self, _: &Handle, _: Vec<Attribute>) {}

    fn remove_from_parent(&self, target: &Handle) {
        if let Some(mut node) = self.tree.borrow_mut().get_mut(target.id) {
            node.detach();
        }
    }

    fn reparent_children(&self, node: &Handle, parent: &Handle) {
        if let Some(mut parent) = self.tree.borrow_mut().get_mut(parent.id) {
            parent.reparent_from_id_append(node.id);
        }
    }
}
