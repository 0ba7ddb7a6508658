//! Media queries, without tracking; use `leptos_use_media_query::use_media_query` to follow one.

use leptos::prelude::window;

/// Whether the query matches now.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
