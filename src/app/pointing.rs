//! Highlights parts of a board for a teacher or a hint. A board's element registers as a target through the attribute
//! `data-name`, whose value is the target's `Display` text.

use leptos::prelude::*;

use crate::{app::platform::elements, kernel::Target};

/// The attribute of highlighted targets, for style sheets and tests.
const POINTED: &str = "data-pointed";

/// The name of a target of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetName(String);

impl<T: Target> From<T> for TargetName {
    fn from(target: T) -> TargetName {
        TargetName(target.to_string())
    }
}

/// The attribute of the targets of a played action and a better one.
const COMPARED: &str = "data-compared";

/// Highlights only these targets, in the next frame, after pending changes of the page.
pub fn point_at(targets: impl IntoIterator<Item = impl Target>) {
    let targets: Vec<TargetName> = targets.into_iter().map(TargetName::from).collect();
    request_animation_frame(move || light(&targets));
}

/// Highlights only these targets at once.
pub fn light(targets: &[TargetName]) {
    mark(POINTED, &[("", targets)]);
}

/// Marks the targets of a played action and of a better one; clears the marks if both are empty.
pub fn compare(made: &[TargetName], better: &[TargetName]) {
    mark(COMPARED, &[("better", better), ("made", made)]);
}

/// Sets the attribute on each target to the first value that lists it, and removes it from all other elements.
fn mark(attribute: &str, values: &[(&str, &[TargetName])]) {
    for element in elements::all(&format!("[{attribute}]")) {
        // The attribute is there, so this cannot fail.
        let _ = element.remove_attribute(attribute);
    }
    for element in elements::all("[data-name]") {
        let Some(name) = element.get_attribute("data-name").map(TargetName) else { continue };
        if let Some((value, _)) = values.iter().find(|(_, targets)| targets.contains(&name)) {
            // Setting this fixed name never fails.
            let _ = element.set_attribute(attribute, value);
        }
    }
}
