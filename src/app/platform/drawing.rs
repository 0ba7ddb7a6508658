//! Drawings that come with the build, as elements of the page.

use web_sys::{DomParser, Element, Node, SupportedType};

/// Returns the `<svg>` of a file of this build, its texts replaced by `text`; `None` if it is not well formed.
pub fn parsed(file: &str, text: impl Fn(&str) -> String) -> Option<Element> {
    let document = DomParser::new().ok()?.parse_from_string(file, SupportedType::ImageSvgXml).ok()?;
    let drawing = document.document_element().filter(|root| root.tag_name() == "svg")?;
    let texts = drawing.query_selector_all("text").ok()?;
    for nodes in (0..texts.length()).filter_map(|at| Some(texts.get(at)?.child_nodes())) {
        for node in (0..nodes.length()).filter_map(|at| nodes.get(at)) {
            if node.node_type() == Node::TEXT_NODE {
                node.set_text_content(Some(&text(&node.text_content().unwrap_or_default())));
            }
        }
    }
    Some(drawing)
}
