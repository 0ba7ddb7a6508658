//! Media queries: what the device prefers. Whoever follows one takes `leptos_use_media_query::use_media_query`.

use leptos::prelude::window;

/// Whether the query holds now.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
