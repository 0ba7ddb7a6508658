//! Drawings of the build as elements of the page.

use leptos::prelude::document;
use web_sys::{DomParser, Element, Node, SupportedType};

/// Adds the shapes of a file to the page, for drawings to refer to. Does nothing if the file is malformed.
pub fn add_shapes(file: &str) {
    if let Some((shapes, body)) = parsed(file, str::to_owned).zip(document().body()) {
        // Fails only for a node that a body cannot contain.
        let _ = body.append_child(&shapes);
    }
}

/// The `<svg>` of a file, with its texts replaced by `text`; `None` if the file is malformed.
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
