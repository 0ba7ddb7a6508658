//! Lights up the parts of a board that a teacher or advice speaks of. An element of a board registers as a target by the
//! attribute `data-name`, with the name that its game's `Target` displays.

use leptos::prelude::*;

use crate::{app::platform::elements, kernel::Target};

/// Attribute of what is lit up, for style sheets and tests.
const POINTED: &str = "data-pointed";

/// The name of a target, whatever its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetName(String);

impl<T: Target> From<T> for TargetName {
    fn from(target: T) -> TargetName {
        TargetName(target.to_string())
    }
}

/// Attribute of the targets of a played action and of a better one.
const COMPARED: &str = "data-compared";

/// Points at these targets, and at nothing else, once what has changed is on the page.
pub fn point_at(targets: impl IntoIterator<Item = impl Target>) {
    let targets: Vec<TargetName> = targets.into_iter().map(TargetName::from).collect();
    request_animation_frame(move || light(&targets));
}

/// The same at once, as the page is now.
pub fn light(targets: &[TargetName]) {
    mark(POINTED, &[("", targets)]);
}

/// Marks the targets of a played action and of a better one; clears the marks if both are empty.
pub fn compare(made: &[TargetName], better: &[TargetName]) {
    mark(COMPARED, &[("better", better), ("made", made)]);
}

/// Gives each target the value it stands beside first, and takes the attribute from all other elements.
fn mark(attribute: &str, values: &[(&str, &[TargetName])]) {
    for element in elements::all(&format!("[{attribute}]")) {
        // It was there a moment ago.
        let _ = element.remove_attribute(attribute);
    }
    for element in elements::all("[data-name]") {
        let Some(name) = element.get_attribute("data-name").map(TargetName) else { continue };
        if let Some((value, _)) = values.iter().find(|(_, targets)| targets.contains(&name)) {
            // Only a malformed name of an attribute is ever refused.
            let _ = element.set_attribute(attribute, value);
        }
    }
}
