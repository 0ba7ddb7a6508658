//! Things to press. A button acts, a link leads elsewhere; both look alike.

use super::icon::{Icon, icon};
use crate::app::dom::{El, Text, el};

/// A button with words.
pub fn button(label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    worded(label.into()).on_click(press)
}

/// A button with a picture before its words.
pub fn picture_button(which: Icon, label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    pictured(which, label.into()).on_click(press)
}

/// A button with a picture alone; the label is its name.
pub fn icon_button(which: impl Into<Text>, label: impl Into<Text>, press: impl Fn() + 'static) -> El {
    drawn(which.into(), label.into()).on_click(press)
}

// What is long exists once, whatever is done by a press.

fn bare_button(class: &str) -> El {
    el("button").class(class)
}

fn worded(label: Text) -> El {
    bare_button("button").child(el("span").text(label))
}

fn pictured(which: Icon, label: Text) -> El {
    bare_button("button").child(icon(which)).child(el("span").text(label))
}

fn drawn(which: Text, label: Text) -> El {
    bare_button("icon-button").label(label.clone()).attr("title", label).child(icon(which))
}

/// A link that looks like a button.
pub fn link_button(which: Option<Icon>, label: impl Into<Text>, href: String) -> El {
    el("a.button").attr("href", href).child(which.map(icon)).child(el("span").text(label))
}
