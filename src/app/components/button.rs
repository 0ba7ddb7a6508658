//! Things to press. A button acts, a link leads elsewhere; both look alike.

use super::icon::{Icon, icon};
use crate::app::dom::{El, Text, el};

/// A button with words.
pub fn button(label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    bare_button("button", press).child(el("span").text(label))
}

/// A button with a picture before its words.
pub fn picture_button(which: Icon, label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    bare_button("button", press).child(icon(which)).child(el("span").text(label))
}

/// A button with a picture alone; the label is its name.
pub fn icon_button(which: impl Into<Text>, label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    let label = label.into();
    bare_button("icon-button", press).label(label.clone()).attr("title", label).child(icon(which))
}

fn bare_button(class: &str, press: impl Fn() + 'static) -> El {
    el("button").attr("type", "button").class(class).on_click(press)
}

/// A link that looks like a button.
pub fn link_button(which: Option<Icon>, label: impl Into<Text>, href: String) -> El {
    el("a.button").attr("href", href).child(which.map(icon)).child(el("span").text(label))
}
