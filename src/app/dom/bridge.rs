//! The bridge between elements by hand and `view!`, in both directions, for as long as there are both.

use leptos::{
    prelude::*,
    tachys::{
        html::attribute::{Attribute, any_attribute::AnyAttribute},
        hydration::Cursor,
        view::{Mountable, Position, PositionState, add_attr::AddAnyAttr},
    },
};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::{Branch, El, View, append, at_end, page};

/// Elements by hand, where they stand in a view: all between two comments.
pub struct Standing {
    start: Node,
    end: Node,
}

impl Render for View {
    type State = Standing;

    fn build(self) -> Standing {
        let (start, end) = (page().create_comment(""), page().create_comment(""));
        let all = page().create_document_fragment();
        append(&all, &start);
        append(&all, &self.0);
        append(&all, &end);
        Standing { start, end }
    }

    fn rebuild(self, state: &mut Standing) {
        let (start, end): (&Branch, &Branch) = (state.start.unchecked_ref(), state.end.unchecked_ref());
        while let Some(old) = start.next_sibling().filter(|node| !node.is_same_node(Some(end))) {
            old.remove();
        }
        if let Some(parent) = end.parent_node() {
            parent.insert_before(&self.0, Some(end));
        }
    }
}

impl Standing {
    /// All of it, in their order.
    fn nodes(&self) -> Vec<Node> {
        let mut all = Vec::new();
        let mut next = Some(self.start.clone());
        while let Some(node) = next {
            next = (!node.is_same_node(Some(&self.end))).then(|| node.next_sibling()).flatten();
            all.push(node);
        }
        all
    }
}

impl Mountable for Standing {
    fn unmount(&mut self) {
        let away = page().create_document_fragment();
        self.nodes().iter().for_each(|node| append(&away, node));
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        let parent: &Branch = parent.unchecked_ref();
        self.nodes().iter().for_each(|node| parent.insert_before(node, marker));
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let Some(parent) = self.start.parent_element() else { return false };
        child.mount(&parent, Some(&self.start));
        true
    }

    fn elements(&self) -> Vec<Element> {
        self.nodes().into_iter().filter_map(|node| node.dyn_into().ok()).collect()
    }
}

impl AddAnyAttr for View {
    type Output<SomeNewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _attr: NewAttr) -> Self {
        self
    }
}

impl RenderHtml for View {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _buf: &mut String,
        _position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _cursor: &Cursor, _position: &PositionState) -> Standing {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

/// A view among elements by hand, in a box that takes no part in the layout.
impl From<AnyView> for View {
    fn from(view: AnyView) -> View {
        let bridge = page().create_element("bar-view");
        // It has a style.
        let _ = bridge.set_attribute("style", "display:contents");
        let mut state = view.build();
        state.mount(&bridge, None);
        at_end(move || drop(state));
        View(bridge.into())
    }
}

impl El {
    pub fn into_any(self) -> AnyView {
        View::from(self).into_any()
    }
}
