//! The search text of the rules. It lasts until the app is closed, so that going back shows the same results.

use leptos::prelude::*;

/// The search text as a context of the whole app.
#[derive(Copy, Clone)]
pub struct RulesQuery(RwSignal<String>);

/// Provides the search text to the components below.
pub fn provide_rules_query() {
    provide_context(RulesQuery(RwSignal::new(String::new())));
}

/// Returns the search text.
pub fn use_rules_query() -> RwSignal<String> {
    expect_context::<RulesQuery>().0
}
