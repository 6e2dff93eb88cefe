//! Serializes a tree as well-formed XHTML, which every XML parser accepts: void elements are self-closing,
//! and SVG elements have their namespace.

use ego_tree::NodeRef;
use ego_tree::iter::Edge;
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};

use super::dom::{Element, Node};
use carryless_args::error::Error;

/// Names of the void elements, which have no content and therefore no end tag.
const VOID: [&str; 8] = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"];

/// Namespace of SVG elements.
const SVG: &str = "http://www.w3.org/2000/svg";

/// Returns the children of `root` as XHTML.
pub(super) fn write(root: NodeRef<'_, Node>) -> Result<String, Error> {
    let mut writer = Writer::new(Vec::new());
    for edge in root.traverse() {
        match edge {
            Edge::Open(node) | Edge::Close(node) if node == root => {}
            Edge::Open(node) => match node.value() {
                Node::Element(element) => {
                    let tag = start_tag(node, element);
                    let event = if is_self_closed(node, element) {
                        Event::Empty(tag)
                    } else {
                        Event::Start(tag)
                    };
                    writer.write_event(event).map_err(Error::internal)?;
                }
                Node::Text(text) => {
                    let text = Event::Text(BytesText::new(text));
                    writer.write_event(text).map_err(Error::internal)?;
                }
                Node::Nothing => {}
            },
            Edge::Close(node) => {
                if let Node::Element(element) = node.value()
                    && !is_self_closed(node, element)
                {
                    let tag = Event::End(BytesEnd::new(element.name.as_str()));
                    writer.write_event(tag).map_err(Error::internal)?;
                }
            }
        }
    }
    String::from_utf8(writer.into_inner()).map_err(Error::internal)
}

/// Creates the start tag of `element`, the element of `node`; the outermost SVG element declares its
/// namespace.
fn start_tag<'e>(node: NodeRef<'_, Node>, element: &'e Element) -> BytesStart<'e> {
    let mut tag = BytesStart::new(element.name.as_str());
    let around = node.parent().and_then(|parent| parent.value().element());
    if element.is_svg && around.is_none_or(|around| !around.is_svg) {
        tag.push_attribute(("xmlns", SVG));
    }
    for (name, value) in &element.attributes {
        tag.push_attribute((name.as_str(), value.as_str()));
    }
    tag
}

/// Whether the element of `node` is written as a single tag: it is a void element or an empty SVG element.
fn is_self_closed(node: NodeRef<'_, Node>, element: &Element) -> bool {
    VOID.contains(&element.name.as_str()) || (element.is_svg && !node.has_children())
}
