//! A bridge, and gone when the play screen is a component: the same for elements built by hand.

use leptos::prelude::*;

use super::{
    aside::{Asides, DiscardAsides, Discarding},
    export::{Exporter, Load},
    summary::MatchWords,
};
use crate::{
    app::dom::{El, View, el},
    saves::shelf::Summary,
};

/// Which game, and who plays it.
pub fn match_words(summary: &Summary) -> View {
    let summary = summary.clone();
    view! { <MatchWords summary/> }.into_any().into()
}

/// One match, or everything, out of the browser.
pub fn exporter(open: RwSignal<bool>, load: impl Fn() -> Load + Send + Sync + 'static) -> View {
    view! { <Exporter open load/> }.into_any().into()
}

/// What was put aside, and the question before it is deleted; `after` is what follows.
pub fn quarantine(after: impl Fn() + Send + Sync + 'static) -> (impl Fn() -> View, El) {
    let discarding = Discarding::new();
    let list = move || view! { <Asides discarding/> }.into_any().into();
    let question = view! { <DiscardAsides discarding on_done=after/> }.into_any();
    (list, el("bar-view").attr("style", "display:contents").child(question))
}
