//! Problems of Barragoon: the list, and one of them.

use leptos::prelude::*;

use crate::app::boards::barragoon::{ProblemList, ProblemRoom};

#[component]
pub fn Problems() -> impl IntoView {
    view! { <ProblemList /> }
}

/// The problem with this id.
#[component]
pub fn ProblemScreen(id: String) -> impl IntoView {
    view! { <ProblemRoom id /> }
}
