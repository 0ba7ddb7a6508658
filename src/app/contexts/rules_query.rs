//! The words somebody looks for in the rules, kept until the app is closed: the way back from a passage leads to what was
//! found.

use leptos::prelude::*;

/// The words as a context of the whole app.
#[derive(Copy, Clone)]
pub struct RulesQuery(RwSignal<String>);

/// Gives them to all that is built from now on.
pub fn provide_rules_query() {
    provide_context(RulesQuery(RwSignal::new(String::new())));
}

/// The words somebody looks for.
pub fn use_rules_query() -> RwSignal<String> {
    expect_context::<RulesQuery>().0
}
